import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStepPool } from '../../../lambdas/adapters/embedded/step-pool.ts';

test('a step that waits for a thread when the pool is closed starts none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'step-pool-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const pool = openStepPool(folder);
  const steps = Array.from({ length: availableParallelism() + 2 }, () =>
    pool.run('actions', { documentId: 'doc_none', attempt: 1 }),
  );
  const ended = Promise.allSettled(steps);
  await pool.close();
  const waited = (await ended).slice(availableParallelism());
  expect(waited).toEqual(
    Array(2).fill({
      status: 'rejected',
      reason: expect.objectContaining({ message: expect.stringContaining('closing') }),
    }),
  );
  await expect(pool.run('actions', {})).rejects.toThrow('closing');
});
