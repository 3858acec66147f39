import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { RateLimiter } from '../../ports.ts';
import { type Backoff, jitteredBackoff } from './backoff.ts';
import { type TableNames, TTL_ATTRIBUTE } from './tables.ts';

interface Window {
  /** Epoch milliseconds of the uses that still count, in order. */
  uses: number[];
  /** Rises with every write; a writer that read an older one starts again. */
  revision: number;
}

/**
 * A sliding window that remembers every use in it, one row per subject. Exact under races: a use
 * counts only if nobody else wrote the row in between.
 */
export class DynamoRateLimiter implements RateLimiter {
  readonly #dynamo: DynamoDBDocumentClient;
  readonly #table: string;
  readonly #backoff: Backoff;

  constructor(
    dynamo: DynamoDBDocumentClient,
    tables: Pick<TableNames, 'sessions'>,
    backoff = jitteredBackoff,
  ) {
    this.#dynamo = dynamo;
    this.#table = tables.sessions;
    this.#backoff = backoff;
  }

  async take(use: {
    subject: string;
    limit: number;
    windowSeconds: number;
    at: string;
  }): Promise<{ allowed: boolean; remaining: number; resetSeconds: number }> {
    const windowMilliseconds = use.windowSeconds * 1000;
    const now = Date.parse(use.at);
    const key = { pk: `RATE#${use.subject}`, sk: 'RATE' };
    let window = await this.#read(key);
    for (let attempt = 1; attempt <= this.#backoff.maxAttempts; attempt += 1) {
      const uses = window.uses.filter((at) => at > now - windowMilliseconds);
      const resetSeconds = (leaving: number) =>
        Math.max(1, Math.ceil((leaving + windowMilliseconds - now) / 1000));
      if (uses.length >= use.limit) {
        // A refused caller waits for the use that must leave before one more fits.
        const leaving = uses[uses.length - use.limit] ?? now;
        return { allowed: false, remaining: 0, resetSeconds: resetSeconds(leaving) };
      }
      // Servers' clocks differ a little: kept in order, whoever writes later.
      const next = [...uses, now].sort((left, right) => left - right);
      const newest = next.at(-1) ?? now;
      const other = await this.#write(key, next, window.revision, newest + windowMilliseconds);
      if (!other) {
        return {
          allowed: true,
          remaining: Math.max(0, use.limit - next.length),
          resetSeconds: resetSeconds(newest),
        };
      }
      window = other;
      await this.#backoff.wait(attempt);
    }
    throw new Error(`The rate limit of ${use.subject} was busy. Try again.`);
  }

  async #read(key: Record<string, string>): Promise<Window> {
    const { Item } = await this.#dynamo.send(
      new GetCommand({ TableName: this.#table, Key: key, ConsistentRead: true }),
    );
    return windowOfRow(Item);
  }

  /** Null when written; otherwise what somebody else wrote meanwhile. */
  async #write(
    key: Record<string, string>,
    uses: number[],
    revision: number,
    emptyAtMilliseconds: number,
  ): Promise<Window | null> {
    try {
      await this.#dynamo.send(
        new PutCommand({
          TableName: this.#table,
          Item: {
            ...key,
            uses,
            revision: revision + 1,
            [TTL_ATTRIBUTE]: Math.ceil(emptyAtMilliseconds / 1000),
          },
          ConditionExpression: revision === 0 ? 'attribute_not_exists(pk)' : 'revision = :revision',
          ...(revision > 0 && { ExpressionAttributeValues: { ':revision': revision } }),
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        }),
      );
      return null;
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      // Absent where TTL removed the row in between: then the window is empty.
      return windowOfRow(error.Item && unmarshall(error.Item));
    }
  }
}

const windowOfRow = (row: Record<string, unknown> | undefined): Window => ({
  uses: Array.isArray(row?.uses) ? row.uses.map(Number) : [],
  revision: Number(row?.revision ?? 0),
});
