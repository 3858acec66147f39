import { parentPort, workerData } from 'node:worker_threads';
import type { Answer } from './guarded-thread.ts';

const BEAT_MILLISECONDS = 250;

/** Makes the script that calls it one of a guarded thread: does its tasks, and shows that it lives. */
export const answerTasks = <Task>(work: (task: Task) => Promise<unknown>): void => {
  const { beat } = workerData as { beat: Int32Array };
  const attempt = async (task: Task): Promise<Answer> => {
    Atomics.add(beat, 0, 1);
    const heart = setInterval(() => Atomics.add(beat, 0, 1), BEAT_MILLISECONDS);
    try {
      return { result: await work(task) };
    } catch (error) {
      return { error };
    } finally {
      clearInterval(heart);
    }
  };
  parentPort?.on('message', async (task: Task) => {
    parentPort?.postMessage(await attempt(task));
  });
};
