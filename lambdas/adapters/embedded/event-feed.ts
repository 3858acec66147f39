import type { DatabaseSync } from 'node:sqlite';
import type { DocumentEvent } from '../../domain/documents/document.ts';

const POLL_MILLISECONDS = 100;
const BATCH = 500;

/**
 * Hands committed events to the sockets of this process, in commit order, whoever committed them:
 * this thread, a step's thread, or an `estimate` command on the same data folder.
 */
export class EventFeed {
  readonly #database: DatabaseSync;
  readonly #publish: (event: DocumentEvent) => void;
  #lastSequence: number;
  #timer: NodeJS.Timeout | null = null;

  constructor(database: DatabaseSync, publish: (event: DocumentEvent) => void) {
    this.#database = database;
    this.#publish = publish;
    const row = database.prepare('SELECT max(sequence) AS last FROM events').get();
    this.#lastSequence = Number(row?.last ?? 0);
  }

  start(): void {
    this.#timer = setInterval(() => this.deliver(), POLL_MILLISECONDS);
    this.#timer.unref();
  }

  /** Publishes what was committed since the last time. Called by the timer, and after own commits. */
  deliver(): void {
    for (;;) {
      const rows = this.#database
        .prepare('SELECT sequence, event FROM events WHERE sequence > ? ORDER BY sequence LIMIT ?')
        .all(this.#lastSequence, BATCH);
      for (const row of rows) {
        this.#lastSequence = Number(row.sequence);
        this.#publish(JSON.parse(String(row.event)) as DocumentEvent);
      }
      if (rows.length < BATCH) return;
    }
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }
}
