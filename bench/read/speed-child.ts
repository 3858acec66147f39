/**
 * Run by `textSpeedTable` in a process of its own: the reader and bare extraction by turns on the same files. A turn goes
 * over all files, so that no file is read with less of the code compiled than the next.
 */
import { readFileSync } from 'node:fs';
import { extractBare } from './extract-bare.ts';
import { createReader } from './reader.ts';
import { timed } from './timed.ts';

/** Milliseconds of each turn. */
export interface Turns {
  ours: number[];
  bare: number[];
}

const [turns = '', ...paths] = process.argv.slice(2);
const files = paths.map((path) => ({
  pdf: new Uint8Array(readFileSync(path)),
  turns: { ours: [], bare: [] } as Turns,
}));
const reader = createReader();
for (let turn = 0; turn < Number(turns); turn += 1)
  for (const file of files) {
    file.turns.ours.push(await timed(() => reader.read(file.pdf, 'speed.pdf')));
    file.turns.bare.push(await timed(() => extractBare(file.pdf)));
  }
await reader.close();
console.log(JSON.stringify(files.map((file) => file.turns)));
