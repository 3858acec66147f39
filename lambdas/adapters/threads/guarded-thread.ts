import { Worker } from 'node:worker_threads';
import { collectEarly } from './collect-early.ts';

/** What a thread may take before it is ended. */
export interface ThreadLimits {
  /** Of JavaScript objects, in MiB: V8 itself ends the thread. */
  maxYoungGenerationSizeMb: number;
  maxOldGenerationSizeMb: number;
  /** Of buffers beside them (unpacked streams, decoded pictures), in MiB. */
  maxBuffersMb: number;
  /** For how long its event loop may stand still: nothing on the thread can interrupt itself then. */
  maxStillSeconds: number;
  maxTaskSeconds: number;
}

/** The thread was ended, and the task with it. The next task gets a new thread. */
export class OverLimit extends Error {
  readonly limit: 'memory' | 'time';

  constructor(limit: OverLimit['limit']) {
    super(`The thread was ended: it took too much ${limit}.`);
    this.limit = limit;
  }
}

/** A thread that does one task at a time, and is watched from outside while it does. */
export interface GuardedThread {
  /** @throws OverLimit, or what the task threw. */
  run<Result>(task: unknown): Promise<Result>;
  close(): Promise<void>;
}

/** What the thread's script answers (`answer-tasks.ts`). */
export type Answer = { result: unknown } | { error: unknown };

export interface GuardedThreadOptions {
  script: string;
  data?: Record<string, unknown>;
  limits: ThreadLimits;
  /** A thread without work for so long gives its memory back. */
  idleMilliseconds?: number;
}

const LOOK_MILLISECONDS = 500;
const MEBIBYTE = 1024 * 1024;

/**
 * Runs tasks that a hostile file could make endless, on a thread that is started with the first of
 * them. Memory and time are looked at from here: a thread within an endless loop has no say.
 */
export const openGuardedThread = (options: GuardedThreadOptions): GuardedThread => {
  const { script, data, limits, idleMilliseconds = 30_000 } = options;
  const beat = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  const started = (): Worker => {
    if (worker !== null) return worker;
    const { maxYoungGenerationSizeMb, maxOldGenerationSizeMb } = limits;
    collectEarly();
    const fresh = new Worker(new URL(script), {
      workerData: { ...data, beat },
      resourceLimits: { maxYoungGenerationSizeMb, maxOldGenerationSizeMb },
    });
    const forget = (): void => {
      if (worker === fresh) worker = null;
    };
    // Also an idle thread's error is heard: it must not end the process.
    fresh.once('error', forget).once('exit', forget);
    worker = fresh;
    return fresh;
  };

  const end = async (): Promise<void> => {
    const ended = worker;
    worker = null;
    await ended?.terminate();
  };

  return {
    async run<Result>(task: unknown): Promise<Result> {
      clearTimeout(idle);
      const running = started();
      running.ref();
      const watch = new AbortController();
      try {
        return await Promise.race([
          answerOf<Result>(running, task, watch.signal),
          overLimit(running, beat, limits, watch.signal),
        ]);
      } catch (error) {
        if (error instanceof OverLimit) await end();
        throw error;
      } finally {
        watch.abort();
        running.unref();
        idle = setTimeout(end, idleMilliseconds).unref();
      }
    },
    async close() {
      clearTimeout(idle);
      await end();
    },
  };
};

const answerOf = <Result>(worker: Worker, task: unknown, signal: AbortSignal): Promise<Result> =>
  new Promise((resolve, reject) => {
    const answered = (answer: Answer): void => {
      if ('error' in answer) reject(answer.error);
      else resolve(answer.result as Result);
    };
    const failed = (error: NodeJS.ErrnoException): void =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new OverLimit('memory') : error);
    const exited = (): void => reject(new Error('The thread ended without an answer.'));
    worker.on('message', answered).on('error', failed).on('exit', exited);
    signal.addEventListener('abort', () =>
      worker.off('message', answered).off('error', failed).off('exit', exited),
    );
    worker.postMessage(task);
  });

/**
 * Rejects when a limit is passed, never resolves. Time begins with the task's first beat, for a
 * thread takes time to start, and is counted in looks and not by the clock: a machine that slept has
 * not worked.
 */
const overLimit = (
  worker: Worker,
  beat: Int32Array,
  { maxBuffersMb, maxStillSeconds, maxTaskSeconds }: ThreadLimits,
  signal: AbortSignal,
): Promise<never> =>
  new Promise((_, reject) => {
    const looksIn = (seconds: number): number => (seconds * 1000) / LOOK_MILLISECONDS;
    const before = Atomics.load(beat, 0);
    let [looks, still, last] = [0, 0, before];
    const look = (): void => {
      const now = Atomics.load(beat, 0);
      if (now === before) return;
      looks += 1;
      still = now === last ? still + 1 : 0;
      last = now;
      if (still >= looksIn(maxStillSeconds) || looks >= looksIn(maxTaskSeconds))
        reject(new OverLimit('time'));
      worker.getHeapStatistics().then(
        ({ external_memory }) => {
          if (external_memory > maxBuffersMb * MEBIBYTE) reject(new OverLimit('memory'));
        },
        // It ended; its answer tells why.
        () => undefined,
      );
    };
    const timer = setInterval(look, LOOK_MILLISECONDS);
    signal.addEventListener('abort', () => clearInterval(timer));
  });
