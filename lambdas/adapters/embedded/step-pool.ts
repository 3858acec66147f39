import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { StepName } from '../../pipeline/steps.ts';
import { STEP_THREAD_LIMITS } from './step-thread-limits.ts';

/** The steps that compute: they run off the thread that answers requests. */
const THREADED_STEPS: ReadonlySet<StepName> = new Set([
  'readText',
  'structure',
  'actions',
  'trades',
  'categories',
  'exportProfile',
]);

/** Threads that compute steps on the data folder. */
export interface StepPool {
  takes(step: StepName): boolean;
  run(step: StepName, input: unknown): Promise<unknown>;
  close(): Promise<void>;
}

/** A pool of as many threads as the machine has cores. */
export const openStepPool = (dataDirectory: string): StepPool => {
  const pool = new Piscina<{ step: StepName; input: unknown }, unknown>({
    filename: new URL(workerFile, import.meta.url).href,
    name: 'runStep',
    minThreads: 1,
    maxThreads: availableParallelism(),
    concurrentTasksPerWorker: 1,
    idleTimeout: 30_000,
    // An idle thread must not sleep in Atomics.wait: pdfjs leaves work on its event loop.
    atomics: 'disabled',
    workerData: { dataDirectory },
    resourceLimits: STEP_THREAD_LIMITS,
  });
  return {
    takes: (step) => THREADED_STEPS.has(step),
    run: (step, input) => pool.run({ step, input }),
    close: () => pool.destroy(),
  };
};

/** Beside the sources, or beside the bundle that `npm run build` makes. */
const workerFile = import.meta.url.endsWith('.ts') ? './step-worker.ts' : './step-worker.mjs';
