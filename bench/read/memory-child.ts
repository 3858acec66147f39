/** Run by `memoryTable` in a process of its own, so that only the reader's memory is counted. */
import { readFileSync } from 'node:fs';
import { extractBare } from './extract-bare.ts';
import { createReader } from './reader.ts';

const [mode = 'nothing', path = ''] = process.argv.slice(2);
const pdf = new Uint8Array(readFileSync(path));
const began = performance.now();
let items = 0;
if (mode === 'reader') {
  const reader = createReader();
  const reading = await reader.read(pdf, 'long.pdf');
  items = reading.estimate?.lineItems.length ?? 0;
  await reader.close();
} else if (mode === 'bare') await extractBare(pdf);
const milliseconds = performance.now() - began;
console.log(
  JSON.stringify({ peakMebibytes: process.resourceUsage().maxRSS / 1024, milliseconds, items }),
);
