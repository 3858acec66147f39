import type { DatabaseSync } from 'node:sqlite';
import type { RateLimiter } from '../../ports.ts';
import { transaction } from './database.ts';

/** A sliding window that remembers every use in it: exact at the limit and at the window's turn. */
export class SqliteRateLimiter implements RateLimiter {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async take(use: {
    subject: string;
    limit: number;
    windowSeconds: number;
    at: string;
  }): Promise<{ allowed: boolean; remaining: number; resetSeconds: number }> {
    const windowMilliseconds = use.windowSeconds * 1000;
    const now = Date.parse(use.at);
    const windowStart = new Date(now - windowMilliseconds).toISOString();
    return transaction(this.#database, () => {
      this.#database
        .prepare('DELETE FROM rate_limit_uses WHERE subject = ? AND used_at <= ?')
        .run(use.subject, windowStart);
      const uses = this.#database
        .prepare('SELECT used_at FROM rate_limit_uses WHERE subject = ? ORDER BY used_at')
        .all(use.subject)
        .map((row) => Date.parse(String(row.used_at)));
      const allowed = uses.length < use.limit;
      if (allowed) {
        this.#database
          .prepare('INSERT INTO rate_limit_uses VALUES (?, ?)')
          .run(use.subject, use.at);
        uses.push(now);
      }
      // A refused caller waits for the oldest use to leave; an allowed one is told when all have.
      const leaving = (allowed ? uses.at(-1) : uses[uses.length - use.limit]) ?? now;
      return {
        allowed,
        remaining: Math.max(0, use.limit - uses.length),
        resetSeconds: Math.max(1, Math.ceil((leaving + windowMilliseconds - now) / 1000)),
      };
    });
  }
}
