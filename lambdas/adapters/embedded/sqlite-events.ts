import type { DatabaseSync } from 'node:sqlite';
import type { DocumentEvent } from '../../domain/documents/document.ts';
import type { EventLog } from '../../ports.ts';

/** The reading side of the event log, in SQLite. Events are written with their document. */
export class SqliteEvents implements EventLog {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async ofDocument(
    documentId: string,
    afterVersion: number,
    limit: number,
  ): Promise<DocumentEvent[]> {
    return this.#database
      .prepare(
        'SELECT event FROM events WHERE document_id = ? AND version > ? ORDER BY version LIMIT ?',
      )
      .all(documentId, afterVersion, limit)
      .map((row) => JSON.parse(String(row.event)) as DocumentEvent);
  }

  async ofOrganization(
    organizationId: string,
    from: { since: string } | { after: string },
    limit: number,
  ): Promise<DocumentEvent[]> {
    // An event id begins with its time, so both bounds are bounds on the id.
    const [comparison, bound] = 'since' in from ? ['>=', from.since] : ['>', from.after];
    return this.#database
      .prepare(
        `SELECT event FROM events WHERE organization_id = ? AND event_id ${comparison} ?
         ORDER BY event_id LIMIT ?`,
      )
      .all(organizationId, bound, limit)
      .map((row) => JSON.parse(String(row.event)) as DocumentEvent);
  }

  async prune(before: string): Promise<number> {
    const { changes } = this.#database
      .prepare('DELETE FROM events WHERE occurred_at < ?')
      .run(before);
    return Number(changes);
  }
}
