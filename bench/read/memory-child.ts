/**
 * Run by `memoryTable` in a process of its own, so that only one way of reading is counted: on a
 * thread with the limits of the service's own, as the service reads.
 */
import { existsSync, readFileSync } from 'node:fs';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { collectEarly } from '../../lambdas/adapters/threads/collect-early.ts';
import { READING_LIMITS } from '../../lambdas/adapters/threads/reading-limits.ts';

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

/** Modules are loaded as each way needs them: they are part of what it costs. */
const read = async (mode: string, path: string): Promise<number> => {
  const pdf = new Uint8Array(readFileSync(path));
  if (mode === 'reader') {
    const { createReader } = await import('./reader.ts');
    const reading = await createReader().read(pdf, 'long.pdf');
    return reading.estimate?.lineItems.length ?? 0;
  }
  if (mode === 'bare') {
    const { extractBare } = await import('./extract-bare.ts');
    await extractBare(pdf);
  }
  return 0;
};

if (isMainThread) {
  const [mode = 'nothing', path = ''] = process.argv.slice(2);
  const began = performance.now();
  collectEarly();
  const thread = new Worker(new URL(import.meta.url), {
    workerData: { mode, path },
    resourceLimits: READING_LIMITS,
  });
  thread.once('message', (items: number) => {
    const milliseconds = performance.now() - began;
    console.log(JSON.stringify({ peakMebibytes: peakKibibytes() / 1024, milliseconds, items }));
  });
} else {
  const { mode, path } = workerData as { mode: string; path: string };
  parentPort?.postMessage(await read(mode, path));
}
