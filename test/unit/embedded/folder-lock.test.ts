import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockFolder } from '../../../lambdas/adapters/embedded/folder-lock.ts';

test('a data folder serves one service at a time, and the next one once it is free', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  const { release } = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(/Another service is running/);
  release();
  lockFolder(folder).release();
});
