/** Run by `memoryTable` in a process of its own, so that only the reader's memory is counted. */
import { existsSync, readFileSync } from 'node:fs';
import { extractBare } from './extract-bare.ts';
import { createReader } from './reader.ts';

/**
 * Linux keeps in `maxRSS` what the parent had before this process took its place; the high-water
 * mark of its own memory stands in /proc.
 */
const peakKibibytes = (): number => {
  const found = existsSync('/proc/self/status')
    ? /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))
    : null;
  return found === null ? process.resourceUsage().maxRSS : Number(found[1]);
};

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
console.log(JSON.stringify({ peakMebibytes: peakKibibytes() / 1024, milliseconds, items }));
