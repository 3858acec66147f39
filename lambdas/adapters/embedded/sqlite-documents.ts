import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type {
  DocumentChange,
  DocumentEvent,
  DocumentRecord,
} from '../../domain/documents/document.ts';
import type {
  CreateOutcome,
  DocumentPage,
  DocumentQuery,
  DocumentStore,
  IdempotencyRecord,
} from '../../ports.ts';
import { transaction } from './database.ts';

type Row = Record<string, SQLInputValue>;

/** Documents, their idempotency records and the writing side of their events, in SQLite. */
export class SqliteDocuments implements DocumentStore {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async create(
    change: DocumentChange,
    idempotency: IdempotencyRecord | null,
  ): Promise<CreateOutcome> {
    return transaction(this.#database, () => {
      if (idempotency) {
        const known = this.#findIdempotency(idempotency, idempotency.createdAt);
        if (known) return { kind: 'known', record: known };
        this.#putIdempotency(idempotency);
      }
      insertDocument(this.#database, change.document);
      if (change.event) appendEvent(this.#database, change.event);
      return { kind: 'created' };
    });
  }

  async findIdempotency(
    scope: Pick<IdempotencyRecord, 'organizationId' | 'endpoint' | 'key'>,
    at: string,
  ): Promise<IdempotencyRecord | null> {
    return this.#findIdempotency(scope, at);
  }

  async get(documentId: string): Promise<DocumentRecord | null> {
    return getDocument(this.#database, documentId);
  }

  async list(organizationId: string, query: DocumentQuery): Promise<DocumentPage> {
    const conditions = ['organization_id = ?', 'deleted_at IS NULL'];
    const values: SQLInputValue[] = [organizationId];
    const where = (condition: string, value: SQLInputValue | undefined): void => {
      if (value === undefined) return;
      conditions.push(condition);
      values.push(value);
    };
    where('status = ?', query.status);
    where('source_type = ?', query.sourceType);
    where('mode = ?', query.mode);
    where('created_at >= ?', query.createdAfter);
    where('created_at <= ?', query.createdBefore);
    const matching = conditions.join(' AND ');
    const count = this.#database
      .prepare(`SELECT count(*) AS total FROM documents WHERE ${matching}`)
      .get(...values) as { total: number };

    const [beyond, direction] = query.order === 'desc' ? ['<', 'DESC'] : ['>', 'ASC'];
    const paged = query.after
      ? `${matching} AND (created_at, document_id) ${beyond} (?, ?)`
      : matching;
    if (query.after) values.push(query.after.createdAt, query.after.documentId);
    const documents = this.#database
      .prepare(
        `SELECT record FROM documents WHERE ${paged}
         ORDER BY created_at ${direction}, document_id ${direction} LIMIT ?`,
      )
      .all(...values, query.limit + 1)
      .map((row) => parseRecord(row as Row));
    const page = documents.slice(0, query.limit);
    const last = page.at(-1);
    return {
      documents: page,
      total: count.total,
      next:
        last && documents.length > page.length
          ? { createdAt: last.createdAt, documentId: last.documentId }
          : null,
    };
  }

  async save(change: DocumentChange): Promise<'saved' | 'lost'> {
    return transaction(this.#database, () => saveChange(this.#database, change));
  }

  async listStale(before: string, limit: number): Promise<DocumentRecord[]> {
    return this.#select(
      "status = 'processing' AND updated_at < ? AND deleted_at IS NULL ORDER BY updated_at LIMIT ?",
      [before, limit],
    );
  }

  async listExpired(at: string, limit: number): Promise<DocumentRecord[]> {
    return this.#select('expires_at <= ? AND deleted_at IS NULL ORDER BY expires_at LIMIT ?', [
      at,
      limit,
    ]);
  }

  #select(where: string, values: SQLInputValue[]): DocumentRecord[] {
    return this.#database
      .prepare(`SELECT record FROM documents WHERE ${where}`)
      .all(...values)
      .map((row) => parseRecord(row as Row));
  }

  #findIdempotency(
    scope: Pick<IdempotencyRecord, 'organizationId' | 'endpoint' | 'key'>,
    at: string,
  ): IdempotencyRecord | null {
    const row = this.#database
      .prepare(
        `SELECT * FROM idempotency
         WHERE organization_id = ? AND endpoint = ? AND key = ? AND expires_at > ?`,
      )
      .get(scope.organizationId, scope.endpoint, scope.key, at);
    if (!row) return null;
    return {
      organizationId: String(row.organization_id),
      endpoint: String(row.endpoint),
      key: String(row.key),
      payloadHash: String(row.payload_hash),
      canonicalization: Number(row.canonicalization),
      documentId: String(row.document_id),
      createdAt: String(row.created_at),
      expiresAt: String(row.expires_at),
    };
  }

  #putIdempotency(record: IdempotencyRecord): void {
    this.#database
      .prepare('INSERT OR REPLACE INTO idempotency VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
      .run(
        record.organizationId,
        record.endpoint,
        record.key,
        record.payloadHash,
        record.canonicalization,
        record.documentId,
        record.createdAt,
        record.expiresAt,
      );
  }
}

const parseRecord = (row: Row): DocumentRecord => JSON.parse(String(row.record)) as DocumentRecord;

/** The stored record, or null. */
export const getDocument = (database: DatabaseSync, documentId: string): DocumentRecord | null => {
  const row = database
    .prepare('SELECT record FROM documents WHERE document_id = ?')
    .get(documentId);
  return row ? parseRecord(row as Row) : null;
};

const insertDocument = (database: DatabaseSync, document: DocumentRecord): void => {
  database
    .prepare('INSERT INTO documents VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
    .run(
      document.documentId,
      document.organizationId,
      document.status,
      document.sourceType,
      document.mode,
      document.revision,
      document.createdAt,
      document.updatedAt,
      document.expiresAt,
      document.deletedAt,
      JSON.stringify(document),
    );
};

/** The conditional write of a change; to be called inside a transaction. */
export const saveChange = (database: DatabaseSync, change: DocumentChange): 'saved' | 'lost' => {
  const { document, event } = change;
  const { changes } = database
    .prepare(
      `UPDATE documents
       SET status = ?, revision = ?, updated_at = ?, expires_at = ?, deleted_at = ?, record = ?
       WHERE document_id = ? AND revision = ?`,
    )
    .run(
      document.status,
      document.revision,
      document.updatedAt,
      document.expiresAt,
      document.deletedAt,
      JSON.stringify(document),
      document.documentId,
      document.revision - 1,
    );
  if (changes === 0) return 'lost';
  if (event) appendEvent(database, event);
  return 'saved';
};

const appendEvent = (database: DatabaseSync, event: DocumentEvent): void => {
  database
    .prepare(
      `INSERT INTO events (document_id, version, organization_id, event_id, occurred_at, event)
       VALUES (?, ?, ?, ?, ?, ?)`,
    )
    .run(
      event.documentId,
      event.version,
      event.organizationId,
      event.eventId,
      event.occurredAt,
      JSON.stringify(event),
    );
};
