import {
  BatchWriteCommand,
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
} from '@aws-sdk/lib-dynamodb';
import type { Clock, Connection, ConnectionStore } from '../../ports.ts';
import { type Backoff, jitteredBackoff } from './backoff.ts';
import { type TableNames, TTL_ATTRIBUTE, ttlSeconds } from './tables.ts';

/** What one BatchWriteItem takes. */
const BATCH_SIZE = 25;

const connectionKey = (connectionId: string) => ({ pk: `CONN#${connectionId}`, sk: 'CONN' });
const memberKey = (organizationId: string, connectionId: string) => ({
  pk: `ORG#${organizationId}`,
  sk: `CONN#${connectionId}`,
});
const SUBSCRIPTION = 'SUB#';
const subscriptionKey = (connectionId: string, documentId: string) => ({
  pk: `CONN#${connectionId}`,
  sk: `${SUBSCRIPTION}${documentId}`,
});
const SUBSCRIBER = 'CONN#';
const subscriberKey = (documentId: string, connectionId: string) => ({
  pk: `DOC#${documentId}`,
  sk: `${SUBSCRIBER}${connectionId}`,
});

type Row = Record<string, unknown>;
type Write = { PutRequest: { Item: Row } } | { DeleteRequest: { Key: Row } };

/**
 * WebSocket connections and what they follow. A subscription is written from both sides instead of
 * through an index, because an index lags: an event that is committed right after `subscribed`
 * must find its subscriber.
 */
export class DynamoConnectionStore implements ConnectionStore {
  readonly #dynamo: DynamoDBDocumentClient;
  readonly #table: string;
  readonly #clock: Clock;
  readonly #backoff: Backoff;

  constructor(
    dynamo: DynamoDBDocumentClient,
    tables: Pick<TableNames, 'sessions'>,
    clock: Clock,
    backoff = jitteredBackoff,
  ) {
    this.#dynamo = dynamo;
    this.#table = tables.sessions;
    this.#clock = clock;
    this.#backoff = backoff;
  }

  async open(connection: Connection): Promise<void> {
    const { connectionId, organizationId, expiresAt } = connection;
    const ttl = { [TTL_ATTRIBUTE]: ttlSeconds(expiresAt) };
    await this.#write([
      { PutRequest: { Item: { ...connectionKey(connectionId), ...connection, ...ttl } } },
      { PutRequest: { Item: { ...memberKey(organizationId, connectionId), expiresAt, ...ttl } } },
    ]);
  }

  async get(connectionId: string): Promise<Connection | null> {
    const { Item } = await this.#dynamo.send(
      new GetCommand({
        TableName: this.#table,
        Key: connectionKey(connectionId),
        ConsistentRead: true,
      }),
    );
    if (!Item || String(Item.expiresAt) <= this.#now()) return null;
    return {
      connectionId,
      organizationId: String(Item.organizationId),
      connectedAt: String(Item.connectedAt),
      expiresAt: String(Item.expiresAt),
    };
  }

  async close(connectionId: string): Promise<void> {
    const [{ Item }, rows] = await Promise.all([
      this.#dynamo.send(
        new GetCommand({
          TableName: this.#table,
          Key: connectionKey(connectionId),
          ConsistentRead: true,
        }),
      ),
      this.#rows(`CONN#${connectionId}`, SUBSCRIPTION),
    ]);
    await this.#write([
      ...unsubscriptions(
        connectionId,
        rows.map((row) => String(row.sk).slice(SUBSCRIPTION.length)),
      ),
      ...(Item
        ? [
            {
              DeleteRequest: { Key: memberKey(String(Item.organizationId), connectionId) },
            },
          ]
        : []),
    ]);
    // Last: until everything of it is gone, a repeated close finds the connection again.
    await this.#dynamo.send(
      new DeleteCommand({ TableName: this.#table, Key: connectionKey(connectionId) }),
    );
  }

  async count(organizationId: string): Promise<number> {
    return (await this.#live(`ORG#${organizationId}`, SUBSCRIBER)).length;
  }

  async subscribe(connection: Connection, documentIds: readonly string[]): Promise<void> {
    const { connectionId, expiresAt } = connection;
    const row = { expiresAt, [TTL_ATTRIBUTE]: ttlSeconds(expiresAt) };
    await this.#write(
      [...new Set(documentIds)].flatMap((documentId) => [
        { PutRequest: { Item: { ...subscriptionKey(connectionId, documentId), ...row } } },
        { PutRequest: { Item: { ...subscriberKey(documentId, connectionId), ...row } } },
      ]),
    );
  }

  async unsubscribe(connectionId: string, documentIds: readonly string[]): Promise<void> {
    await this.#write(unsubscriptions(connectionId, [...new Set(documentIds)]));
  }

  async subscriptions(connectionId: string): Promise<string[]> {
    const rows = await this.#live(`CONN#${connectionId}`, SUBSCRIPTION);
    return rows.map((row) => String(row.sk).slice(SUBSCRIPTION.length));
  }

  async subscribers(documentId: string): Promise<string[]> {
    const rows = await this.#live(`DOC#${documentId}`, SUBSCRIBER);
    return rows.map((row) => String(row.sk).slice(SUBSCRIBER.length));
  }

  #now(): string {
    return this.#clock.now().toISOString();
  }

  /** TTL deletion lags by days: what has expired counts as absent here already. */
  async #live(partition: string, prefix: string): Promise<Row[]> {
    const now = this.#now();
    const rows = await this.#rows(partition, prefix);
    return rows.filter((row) => String(row.expiresAt) > now);
  }

  async #rows(partition: string, prefix: string): Promise<Row[]> {
    const rows: Row[] = [];
    let start: Row | undefined;
    do {
      const answer: { Items?: Row[]; LastEvaluatedKey?: Row } = await this.#dynamo.send(
        new QueryCommand({
          TableName: this.#table,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
          ExpressionAttributeValues: { ':pk': partition, ':prefix': prefix },
          ConsistentRead: true,
          ExclusiveStartKey: start,
        }),
      );
      rows.push(...(answer.Items ?? []));
      start = answer.LastEvaluatedKey;
    } while (start);
    return rows;
  }

  async #write(writes: Write[]): Promise<void> {
    for (let start = 0; start < writes.length; start += BATCH_SIZE) {
      let batch: Write[] | undefined = writes.slice(start, start + BATCH_SIZE);
      for (let attempt = 1; batch && batch.length > 0; attempt += 1) {
        if (attempt > 1) await this.#backoff.wait(attempt);
        if (attempt > this.#backoff.maxAttempts)
          throw new Error('The sessions table is throttled.');
        const answer: { UnprocessedItems?: Record<string, unknown[]> } = await this.#dynamo.send(
          new BatchWriteCommand({ RequestItems: { [this.#table]: batch } }),
        );
        batch = answer.UnprocessedItems?.[this.#table] as Write[] | undefined;
      }
    }
  }
}

const unsubscriptions = (connectionId: string, documentIds: readonly string[]): Write[] =>
  documentIds.flatMap((documentId) => [
    { DeleteRequest: { Key: subscriptionKey(connectionId, documentId) } },
    { DeleteRequest: { Key: subscriberKey(documentId, connectionId) } },
  ]);
