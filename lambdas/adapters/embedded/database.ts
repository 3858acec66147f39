import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * The schema, one string per version; a database is brought up to date when it is opened.
 * Append, never edit: installed databases have run what stands here.
 */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE organizations (
    organization_id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;

  CREATE TABLE access_keys (
    key_id TEXT PRIMARY KEY,
    organization_id TEXT NOT NULL REFERENCES organizations,
    mode TEXT NOT NULL,
    secret_hash TEXT NOT NULL,
    name TEXT NOT NULL,
    created_at TEXT NOT NULL,
    expires_at TEXT,
    revoked_at TEXT
  ) STRICT;
  CREATE INDEX access_keys_by_organization ON access_keys (organization_id);

  -- The record stands whole in \`record\`; the columns beside it are what queries need.
  CREATE TABLE documents (
    document_id TEXT PRIMARY KEY,
    organization_id TEXT NOT NULL,
    status TEXT NOT NULL,
    source_type TEXT NOT NULL,
    mode TEXT NOT NULL,
    revision INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    deleted_at TEXT,
    record TEXT NOT NULL
  ) STRICT;
  CREATE INDEX documents_by_organization
    ON documents (organization_id, created_at, document_id) WHERE deleted_at IS NULL;
  CREATE INDEX documents_by_status ON documents (status, updated_at) WHERE deleted_at IS NULL;
  CREATE INDEX documents_by_expiry ON documents (expires_at) WHERE deleted_at IS NULL;

  CREATE TABLE idempotency (
    organization_id TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    key TEXT NOT NULL,
    payload_hash TEXT NOT NULL,
    canonicalization INTEGER NOT NULL,
    document_id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    PRIMARY KEY (organization_id, endpoint, key)
  ) STRICT;
  CREATE INDEX idempotency_by_expiry ON idempotency (expires_at);

  -- \`sequence\` is the order of commits in this file; it feeds the sockets of this process only.
  CREATE TABLE events (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    document_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    organization_id TEXT NOT NULL,
    event_id TEXT NOT NULL,
    occurred_at TEXT NOT NULL,
    event TEXT NOT NULL,
    UNIQUE (document_id, version)
  ) STRICT;
  CREATE INDEX events_by_organization ON events (organization_id, event_id);
  CREATE INDEX events_by_time ON events (occurred_at);

  CREATE TABLE claim_buckets (
    bucket_id TEXT PRIMARY KEY,
    organization_id TEXT NOT NULL,
    source_type TEXT NOT NULL,
    quantity INTEGER NOT NULL CHECK (quantity > 0),
    claims_remaining INTEGER NOT NULL CHECK (claims_remaining BETWEEN 0 AND quantity),
    expires_at TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX claim_buckets_by_organization ON claim_buckets (organization_id, expires_at);

  CREATE TABLE claim_ledger (
    document_id TEXT PRIMARY KEY,
    organization_id TEXT NOT NULL,
    bucket_id TEXT NOT NULL REFERENCES claim_buckets,
    charged_at TEXT NOT NULL
  ) STRICT;

  CREATE TABLE rate_limit_uses (
    subject TEXT NOT NULL,
    used_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX rate_limit_uses_by_subject ON rate_limit_uses (subject, used_at);

  -- The newest version of each file; older ones stay in the folder until the key is deleted.
  CREATE TABLE files (
    key TEXT PRIMARY KEY,
    file_version TEXT NOT NULL,
    content_type TEXT NOT NULL,
    size_bytes INTEGER NOT NULL,
    written_at TEXT NOT NULL
  ) STRICT;
  `,
];

/**
 * Opens the database file, making it and its folder where missing, and migrates it.
 *
 * Several threads of the process may each open the same file: WAL lets them read while one writes,
 * and a writer waits for its turn instead of failing.
 */
export const openDatabase = (path: string): DatabaseSync => {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, { timeout: 10_000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  migrate(database, path);
  return database;
};

const migrate = (database: DatabaseSync, path: string): void => {
  const current = (): number =>
    Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0);
  if (current() > MIGRATIONS.length) {
    throw new Error(
      `${path} was written by a newer release (schema ${current()}, this release knows ${MIGRATIONS.length}). Start that release, or use another --data folder.`,
    );
  }
  if (current() === MIGRATIONS.length) return;
  transaction(database, () => {
    for (const [index, migration] of MIGRATIONS.entries()) {
      if (index >= current()) database.exec(`${migration}; PRAGMA user_version = ${index + 1}`);
    }
  });
};

/** Runs the work in one write transaction: all of it is committed, or none. */
export const transaction = <T>(database: DatabaseSync, work: () => T): T => {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
};
