import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Clock, Ids } from '../../ports.ts';
import { type Backoff, jitteredBackoff } from './backoff.ts';
import { type TableNames, TTL_ATTRIBUTE } from './tables.ts';

interface Held {
  /** Lease to the epoch milliseconds at which it ends by itself. */
  leases: Record<string, number>;
  revision: number;
}

/**
 * Bounds how many pieces of work of one subject run at the same time, over all functions. A lease
 * that is not given back, because its function was killed, ends by itself.
 */
export class DynamoLeases {
  readonly #dynamo: DynamoDBDocumentClient;
  readonly #table: string;
  readonly #clock: Clock;
  readonly #ids: Ids;
  readonly #backoff: Backoff;

  constructor(
    dynamo: DynamoDBDocumentClient,
    tables: Pick<TableNames, 'sessions'>,
    { clock, ids }: { clock: Clock; ids: Ids },
    backoff = jitteredBackoff,
  ) {
    this.#dynamo = dynamo;
    this.#table = tables.sessions;
    this.#clock = clock;
    this.#ids = ids;
    this.#backoff = backoff;
  }

  /** A lease to be given to {@link release}, or null where the limit is reached. */
  async take(subject: string, limit: number, lifetimeSeconds: number): Promise<string | null> {
    const lease = this.#ids.handle();
    const taken = await this.#change(subject, (leases, now) =>
      Object.keys(leases).length >= limit
        ? null
        : { ...leases, [lease]: now + lifetimeSeconds * 1000 },
    );
    return taken ? lease : null;
  }

  async release(subject: string, lease: string): Promise<void> {
    await this.#change(subject, ({ [lease]: held, ...others }) =>
      held === undefined ? null : others,
    );
  }

  /** Writes what `make` gives of the leases that still run; false where it gives null. */
  async #change(
    subject: string,
    make: (leases: Held['leases'], now: number) => Held['leases'] | null,
  ): Promise<boolean> {
    const key = { pk: `LEASES#${subject}`, sk: 'LEASES' };
    let held = await this.#read(key);
    for (let attempt = 1; attempt <= this.#backoff.maxAttempts; attempt += 1) {
      const now = this.#clock.now().getTime();
      const running = Object.fromEntries(
        Object.entries(held.leases).filter(([, endsAt]) => endsAt > now),
      );
      const leases = make(running, now);
      if (!leases) return false;
      const other = await this.#write(key, { leases, revision: held.revision + 1 }, now);
      if (!other) return true;
      held = other;
      await this.#backoff.wait(attempt);
    }
    throw new Error(`The leases of ${subject} were busy. Try again.`);
  }

  async #read(key: Record<string, string>): Promise<Held> {
    const { Item } = await this.#dynamo.send(
      new GetCommand({ TableName: this.#table, Key: key, ConsistentRead: true }),
    );
    return heldOfRow(Item);
  }

  /** Null when written; otherwise what somebody else wrote meanwhile. */
  async #write(key: Record<string, string>, held: Held, now: number): Promise<Held | null> {
    const before = held.revision - 1;
    try {
      await this.#dynamo.send(
        new PutCommand({
          TableName: this.#table,
          Item: {
            ...key,
            ...held,
            [TTL_ATTRIBUTE]: Math.ceil(Math.max(now, ...Object.values(held.leases)) / 1000),
          },
          ConditionExpression: before === 0 ? 'attribute_not_exists(pk)' : 'revision = :before',
          ...(before > 0 && { ExpressionAttributeValues: { ':before': before } }),
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        }),
      );
      return null;
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      return heldOfRow(error.Item && unmarshall(error.Item));
    }
  }
}

const heldOfRow = (row: Record<string, unknown> | undefined): Held => ({
  leases: (row?.leases ?? {}) as Record<string, number>,
  revision: Number(row?.revision ?? 0),
});
