import { availableParallelism } from 'node:os';
import { overLimit } from '../../domain/pdf/text-layer/pdf-failures.ts';
import type { StepName } from '../../pipeline/steps.ts';
import { type GuardedThread, OverLimit, openGuardedThread } from '../threads/guarded-thread.ts';
import { READING_LIMITS } from '../threads/reading-limits.ts';

/** The steps that compute: they run off the thread that answers requests. */
const THREADED_STEPS: ReadonlySet<StepName> = new Set([
  'readText',
  'structure',
  'actions',
  'trades',
  'categories',
  'exportProfile',
]);

/** Of these, the steps that take what a customer's file makes of them, and may say that it fails. */
const STEPS_THAT_READ: Partial<Record<StepName, string>> = {
  readText: 'read_text',
  structure: 'structure',
};

const CLOSED = 'The service is closing: the step is taken up again at the next start.';

/** Threads that compute steps on the data folder. */
export interface StepPool {
  takes(step: StepName): boolean;
  /** @throws what the step throws, and an error once the pool is closed. */
  run(step: StepName, input: unknown): Promise<unknown>;
  close(): Promise<void>;
}

/** As many threads as the machine has cores, each started when it is needed. */
export const openStepPool = (dataDirectory: string): StepPool => {
  const script = new URL(workerFile, import.meta.url).href;
  const free = Array.from({ length: availableParallelism() }, () =>
    openGuardedThread({ script, data: { dataDirectory }, limits: READING_LIMITS }),
  );
  const all = [...free];
  const waiting: PromiseWithResolvers<GuardedThread>[] = [];
  let isClosed = false;
  const take = async (): Promise<GuardedThread> => {
    if (isClosed) throw new Error(CLOSED);
    // The one used last is warm.
    const thread = free.pop();
    if (thread !== undefined) return thread;
    const turn = Promise.withResolvers<GuardedThread>();
    waiting.push(turn);
    return await turn.promise;
  };
  const give = (thread: GuardedThread): void => {
    const next = waiting.shift();
    if (next === undefined) free.push(thread);
    else next.resolve(thread);
  };
  return {
    takes: (step) => THREADED_STEPS.has(step),
    async run(step, input) {
      const thread = await take();
      try {
        return await thread.run({ step, input });
      } catch (error) {
        const name = STEPS_THAT_READ[step];
        if (!(error instanceof OverLimit) || name === undefined) throw error;
        // To do it again would end the same way.
        const { code, message } = overLimit(error.limit);
        return { outcome: 'failed', failure: { code, message, step: name } };
      } finally {
        give(thread);
      }
    },
    async close() {
      isClosed = true;
      // Whose turn has not come gets none: a thread started now would outlive the folder's lock.
      for (const turn of waiting.splice(0)) turn.reject(new Error(CLOSED));
      await Promise.all(all.map((thread) => thread.close()));
    },
  };
};

/** Beside the sources, or beside the bundle that `npm run build` makes. */
const workerFile = import.meta.url.endsWith('.ts') ? './step-worker.ts' : './step-worker.mjs';
