import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../lambdas/adapters/embedded/database.ts';
import { fileRoutes } from '../../lambdas/adapters/embedded/file-routes.ts';
import { FolderFiles } from '../../lambdas/adapters/embedded/folder-files.ts';
import { SqliteAccess } from '../../lambdas/adapters/embedded/sqlite-access.ts';
import { SqliteClaims } from '../../lambdas/adapters/embedded/sqlite-claims.ts';
import { SqliteDocuments } from '../../lambdas/adapters/embedded/sqlite-documents.ts';
import { SqliteEvents } from '../../lambdas/adapters/embedded/sqlite-events.ts';
import { SqliteRateLimiter } from '../../lambdas/adapters/embedded/sqlite-rate-limiter.ts';
import { accessStoreSuite } from './access-store.suite.ts';
import { claimStoreSuite } from './claim-store.suite.ts';
import { documentStoreSuite } from './document-store.suite.ts';
import { eventLogSuite } from './event-log.suite.ts';
import { fileStoreSuite } from './file-store.suite.ts';
import { rateLimiterSuite } from './rate-limiter.suite.ts';
import type { Records } from './stores.ts';

const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'estimate-ports-'));

const openRecords = async (): Promise<Records> => {
  const folder = await temporaryFolder();
  const database = openDatabase(join(folder, 'records.sqlite'));
  return {
    documents: new SqliteDocuments(database),
    claims: new SqliteClaims(database),
    events: new SqliteEvents(database),
    access: new SqliteAccess(database),
    rateLimiter: new SqliteRateLimiter(database),
    prunesByItself: false,
    close: async () => {
      database.close();
      await rm(folder, { recursive: true });
    },
  };
};

documentStoreSuite('SQLite', openRecords);
claimStoreSuite('SQLite', openRecords);
eventLogSuite('SQLite', openRecords);
accessStoreSuite('SQLite', openRecords);
rateLimiterSuite('SQLite', openRecords);

fileStoreSuite('folder', async () => {
  const folder = await temporaryFolder();
  const database = openDatabase(join(folder, 'records.sqlite'));
  const files = new FolderFiles({
    root: join(folder, 'files'),
    database,
    secret: new Uint8Array(32).fill(7),
    baseUrl: () => 'http://127.0.0.1',
    now: () => new Date(),
  });
  const routes = fileRoutes(files);
  return {
    files,
    request: async (url, init) => await routes.request(url, init),
    close: async () => {
      database.close();
      await rm(folder, { recursive: true });
    },
  };
});
