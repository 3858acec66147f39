import { answerTasks } from '../../../lambdas/adapters/threads/answer-tasks.ts';

const kept: unknown[] = [];

/** What a hostile file makes of whoever reads it. */
answerTasks(async (task: string): Promise<unknown> => {
  if (task === 'greet') return 'hello';
  if (task === 'throw') throw new TypeError('a thrown one');
  if (task === 'buffers') for (;;) kept.push(new Uint8Array(8 * 1024 * 1024).fill(1));
  if (task === 'objects') for (;;) kept.push({ more: kept.length });
  if (task === 'loop') for (;;) kept.length = 0;
  if (task === 'stray') queueMicrotask(() => Promise.reject(new Error('nobody waits for this')));
  return await new Promise(() => undefined);
});
