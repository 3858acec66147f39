import { afterEach, expect, test } from 'vitest';
import {
  type GuardedThread,
  openGuardedThread,
} from '../../../lambdas/adapters/threads/guarded-thread.ts';

/** Long enough for a busy machine, and for collecting garbage. */
const PATIENT = 50;

const open = (maxStillSeconds = PATIENT, maxTaskSeconds = PATIENT) =>
  openGuardedThread({
    script: new URL('./misbehaving-tasks.ts', import.meta.url).href,
    limits: {
      maxYoungGenerationSizeMb: 4,
      maxOldGenerationSizeMb: 32,
      maxBuffersMb: 128,
      maxStillSeconds,
      maxTaskSeconds,
    },
  });

let thread: GuardedThread;
afterEach(() => thread.close());

test.each([
  ['fills the memory with buffers', 'buffers', 'memory', PATIENT, PATIENT],
  ['fills the memory with objects', 'objects', 'memory', PATIENT, PATIENT],
  ['never lets its event loop turn', 'loop', 'time', 3, PATIENT],
  ['waits for ever', 'wait', 'time', PATIENT, 3],
])(
  'a task that %s is ended, and the next one is done',
  { timeout: 120_000 },
  async (_, task, limit, stillSeconds, taskSeconds) => {
    thread = open(stillSeconds, taskSeconds);
    await expect(thread.run(task)).rejects.toMatchObject({ limit });
    expect(await thread.run('greet')).toBe('hello');
  },
);

test('what a task throws comes back, and its thread lives on', { timeout: 120_000 }, async () => {
  thread = open();
  await expect(thread.run('throw')).rejects.toThrow(new TypeError('a thrown one'));
  expect(await thread.run('greet')).toBe('hello');
});

test('a rejection that nobody waits for ends the task, not the process', {
  timeout: 120_000,
}, async () => {
  thread = open();
  await expect(thread.run('stray')).rejects.toThrow();
  expect(await thread.run('greet')).toBe('hello');
});
