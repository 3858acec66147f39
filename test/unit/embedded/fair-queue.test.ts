import { expect, test } from 'vitest';
import { FairQueue } from '../../../lambdas/adapters/embedded/fair-queue.ts';

const deferred = () => {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

test('a long line of one group delays another group by one piece of work only', async () => {
  const queue = new FairQueue(1);
  const order: string[] = [];
  const first = deferred();
  const work = [queue.run('a', () => first.promise)];
  for (const name of ['a1', 'a2', 'a3']) {
    work.push(queue.run('a', async () => void order.push(name)));
  }
  work.push(queue.run('b', async () => void order.push('b1')));
  first.resolve();
  await Promise.all(work);
  expect(order).toEqual(['a1', 'b1', 'a2', 'a3']);
});

test('never more pieces of work run at once than the concurrency allows', async () => {
  const queue = new FairQueue(3);
  let running = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      queue.run(`group ${index % 4}`, async () => {
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
      }),
    ),
  );
  expect(most).toBe(3);
});

test('work that throws gives its place back', async () => {
  const queue = new FairQueue(1);
  await expect(
    queue.run('a', async () => {
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');
  expect(await queue.run('a', async () => 'next')).toBe('next');
});
