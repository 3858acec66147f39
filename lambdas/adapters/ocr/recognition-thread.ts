// Entry of the recognition threads: Piscina calls the default export, which the house otherwise avoids.
// biome-ignore lint/style/noDefaultExport: required by Piscina
export { readPage as default } from './read-page.ts';
