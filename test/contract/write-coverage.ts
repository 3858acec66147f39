/** Writes coverage.md anew; `npm run docs:write` does it. */
import { writeFileSync } from 'node:fs';
import { coveragePage, readCoverage } from './coverage.ts';

writeFileSync(new URL('./coverage.md', import.meta.url), coveragePage(readCoverage()));
