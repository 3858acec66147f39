import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type Metrics, noMetrics } from '../../metrics.ts';
import { Catalogs, type StarterCatalog } from '../../pipeline/catalogs.ts';
import type { Clock, Ids } from '../../ports.ts';
import { openDatabase } from './database.ts';
import { FolderFiles } from './folder-files.ts';
import { SqliteAccess } from './sqlite-access.ts';
import { SqliteClaims } from './sqlite-claims.ts';
import { SqliteDocuments } from './sqlite-documents.ts';
import { SqliteEvents } from './sqlite-events.ts';
import { SqliteRateLimiter } from './sqlite-rate-limiter.ts';

/** The embedded adapters over one data folder. Threads and commands may open the same one. */
export interface Embedded {
  database: DatabaseSync;
  documents: SqliteDocuments;
  claims: SqliteClaims;
  access: SqliteAccess;
  events: SqliteEvents;
  rateLimiter: SqliteRateLimiter;
  files: FolderFiles;
  catalogs: Catalogs;
  clock: Clock;
  ids: Ids;
  metrics: Metrics;
  /** 32 bytes that stay with the data folder; everything that is signed is signed with them. */
  secret: Buffer;
}

/**
 * Opens a data folder, making it where missing: `records.sqlite`, `files/`, `secret`.
 *
 * @param baseUrl asked whenever a file URL is made.
 */
export const openEmbedded = (
  dataDirectory: string,
  options: { starterCatalog: StarterCatalog; baseUrl: () => string; clock?: Clock },
): Embedded => {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  const database = openDatabase(join(dataDirectory, 'records.sqlite'));
  const clock = options.clock ?? { now: () => new Date() };
  const secret = openSecret(join(dataDirectory, 'secret'));
  const files = new FolderFiles({
    root: join(dataDirectory, 'files'),
    database,
    secret,
    baseUrl: options.baseUrl,
    now: () => clock.now(),
  });
  return {
    database,
    documents: new SqliteDocuments(database),
    claims: new SqliteClaims(database),
    access: new SqliteAccess(database),
    events: new SqliteEvents(database),
    rateLimiter: new SqliteRateLimiter(database),
    files,
    catalogs: new Catalogs(files, options.starterCatalog),
    clock,
    ids: systemIds,
    metrics: noMetrics,
    secret,
  };
};

const systemIds: Ids = {
  handle: () => randomUUID().replaceAll('-', ''),
  randomBytes: (count) => randomBytes(count),
};

const SECRET_BYTES = 32;

/** Made once per data folder, whole or not at all. */
const openSecret = (path: string): Buffer => {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const temporary = `${path}.${process.pid}.tmp`;
    writeFileSync(temporary, randomBytes(SECRET_BYTES), { mode: 0o600 });
    renameSync(temporary, path);
    return readFileSync(path);
  }
};
