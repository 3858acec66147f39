import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase, transaction } from '../../../lambdas/adapters/embedded/database.ts';

test('a database that a newer release wrote is refused and left as it is', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'database-')), 'records.sqlite');
  const database = openDatabase(path);
  database.exec('PRAGMA user_version = 99');
  database.close();
  expect(() => openDatabase(path)).toThrow(/newer release/);
});

test('a transaction that throws leaves nothing', () => {
  const database = openDatabase(':memory:');
  expect(() =>
    transaction(database, () => {
      database.exec("INSERT INTO organizations VALUES ('a', 'A', '2026-01-01')");
      throw new Error('cut short');
    }),
  ).toThrow('cut short');
  expect(database.prepare('SELECT count(*) AS n FROM organizations').get()).toEqual({ n: 0 });
});

test('opening again keeps what was written', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'database-')), 'records.sqlite');
  const first = openDatabase(path);
  first.exec("INSERT INTO organizations VALUES ('a', 'A', '2026-01-01')");
  first.close();
  const second = openDatabase(path);
  expect(second.prepare('SELECT name FROM organizations').all()).toEqual([{ name: 'A' }]);
});
