import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { DocumentChange, DocumentRecord } from '../../domain/documents/document.ts';
import type {
  CreateOutcome,
  DocumentPage,
  DocumentQuery,
  DocumentStore,
  IdempotencyRecord,
} from '../../ports.ts';
import { type Backoff, jitteredBackoff } from './backoff.ts';
import {
  changeItems,
  documentKey,
  documentOfRow,
  documentRow,
  eventItem,
  idempotencyKey,
  positionFromKey,
  positionKey,
  type RecordTables,
  SHARDS,
} from './document-rows.ts';
import { readDocuments } from './read-documents.ts';
import { DOCUMENT_INDEXES, ttlSeconds } from './tables.ts';
import { type TransactItem, transact } from './transact.ts';

/**
 * Documents in DynamoDB. `get` and every condition read strongly consistent; `list` reads an index
 * that follows within a second or so, and then the records themselves.
 */
export class DynamoDocumentStore implements DocumentStore {
  readonly #dynamo: DynamoDBDocumentClient;
  readonly #tables: RecordTables;
  readonly #backoff: Backoff;

  constructor(dynamo: DynamoDBDocumentClient, tables: RecordTables, backoff = jitteredBackoff) {
    this.#dynamo = dynamo;
    this.#tables = tables;
    this.#backoff = backoff;
  }

  async create(
    change: DocumentChange,
    idempotency: IdempotencyRecord | null,
  ): Promise<CreateOutcome> {
    const items: TransactItem[] = [
      {
        Put: {
          TableName: this.#tables.documents,
          Item: documentRow(change.document),
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
    ];
    if (change.event) items.push(eventItem(this.#tables, change.event));
    if (idempotency) {
      items.push({
        Put: {
          TableName: this.#tables.documents,
          Item: {
            ...idempotencyKey(idempotency),
            record: JSON.stringify(idempotency),
            liveUntil: idempotency.expiresAt,
            ttl: ttlSeconds(idempotency.expiresAt),
          },
          // TTL deletion lags by days: an expired record that is still there counts as absent.
          ConditionExpression: 'attribute_not_exists(pk) OR liveUntil <= :at',
          ExpressionAttributeValues: { ':at': idempotency.createdAt },
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        },
      });
    }
    const outcome = await transact(this.#dynamo, items, this.#backoff);
    if (outcome.kind === 'written') return { kind: 'created' };
    const known = outcome.refusals.find((refusal) => refusal.index === items.length - 1);
    if (idempotency && known) {
      const record = known.item
        ? idempotencyOfRow(known.item)
        : await this.findIdempotency(idempotency, idempotency.createdAt);
      if (record) return { kind: 'known', record };
    }
    throw new Error(`Document ${change.document.documentId} exists already.`);
  }

  async findIdempotency(
    scope: Pick<IdempotencyRecord, 'organizationId' | 'endpoint' | 'key'>,
    at: string,
  ): Promise<IdempotencyRecord | null> {
    const { Item } = await this.#dynamo.send(
      new GetCommand({
        TableName: this.#tables.documents,
        Key: idempotencyKey(scope),
        ConsistentRead: true,
      }),
    );
    if (!Item) return null;
    const record = idempotencyOfRow(Item);
    return record.expiresAt > at ? record : null;
  }

  async get(documentId: string): Promise<DocumentRecord | null> {
    const { Item } = await this.#dynamo.send(
      new GetCommand({
        TableName: this.#tables.documents,
        Key: documentKey(documentId),
        ConsistentRead: true,
      }),
    );
    return Item ? documentOfRow(Item) : null;
  }

  async list(organizationId: string, query: DocumentQuery): Promise<DocumentPage> {
    const matches = listing(this.#tables.documents, organizationId, query);
    if (!matches) return { documents: [], total: 0, next: null };
    const [total, keys] = await Promise.all([this.#count(matches), this.#page(matches, query)]);
    const shown = keys.slice(0, query.limit);
    const read = await readDocuments(
      this.#dynamo,
      this.#tables.documents,
      shown.map((key) => positionFromKey(key).documentId),
      this.#backoff,
    );
    const last = shown.at(-1);
    return {
      // The index may be a moment behind: what was deleted or moved on since is not shown.
      documents: read.filter((document) => stillMatches(document, query)),
      total,
      next: keys.length > query.limit && last ? positionFromKey(last) : null,
    };
  }

  /** Place keys of up to one more than the page's limit. */
  async #page(matches: QueryCommandInput, query: DocumentQuery): Promise<string[]> {
    const { organizationId } = { organizationId: matches.ExpressionAttributeValues?.[':org'] };
    const keys: string[] = [];
    let start: Record<string, unknown> | undefined = query.after
      ? {
          ...documentKey(query.after.documentId),
          organizationId,
          position: positionKey(query.after),
        }
      : undefined;
    do {
      const answer: {
        Items?: Record<string, unknown>[];
        LastEvaluatedKey?: Record<string, unknown>;
      } = await this.#dynamo.send(
        new QueryCommand({
          ...matches,
          ScanIndexForward: query.order === 'asc',
          ExclusiveStartKey: start,
          ...(!matches.FilterExpression && { Limit: query.limit + 1 - keys.length }),
        }),
      );
      for (const row of answer.Items ?? []) keys.push(String(row.position));
      start = answer.LastEvaluatedKey;
    } while (start && keys.length <= query.limit);
    return keys.slice(0, query.limit + 1);
  }

  async #count(matches: QueryCommandInput): Promise<number> {
    let total = 0;
    let start: Record<string, unknown> | undefined;
    do {
      const answer: { Count?: number; LastEvaluatedKey?: Record<string, unknown> } =
        await this.#dynamo.send(
          new QueryCommand({ ...matches, Select: 'COUNT', ExclusiveStartKey: start }),
        );
      total += answer.Count ?? 0;
      start = answer.LastEvaluatedKey;
    } while (start);
    return total;
  }

  async save(change: DocumentChange): Promise<'saved' | 'lost'> {
    const items = changeItems(this.#tables, change);
    const only = items.length === 1 ? items[0]?.Put : undefined;
    if (only) return await this.#put(only);
    const outcome = await transact(this.#dynamo, items, this.#backoff);
    if (outcome.kind === 'written') return 'saved';
    if (outcome.refusals.some((refusal) => refusal.index === 0)) return 'lost';
    throw new Error(
      `Version ${change.document.version} of document ${change.document.documentId} has an event already, but its record is older. Nothing was written.`,
    );
  }

  async #put(put: NonNullable<TransactItem['Put']>): Promise<'saved' | 'lost'> {
    try {
      await this.#dynamo.send(new PutCommand(put));
      return 'saved';
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return 'lost';
      throw error;
    }
  }

  async listStale(before: string, limit: number): Promise<DocumentRecord[]> {
    const found = await this.#sweep(
      DOCUMENT_INDEXES.byStaleness,
      'staleShard',
      'updatedAt',
      { comparison: '<', at: before },
      limit,
    );
    return found
      .filter((document) => document.status === 'processing' && document.updatedAt < before)
      .filter((document) => document.deletedAt === null);
  }

  async listExpired(at: string, limit: number): Promise<DocumentRecord[]> {
    const found = await this.#sweep(
      DOCUMENT_INDEXES.byRetention,
      'retentionShard',
      'retainUntil',
      { comparison: '<=', at },
      limit,
    );
    return found.filter((document) => document.deletedAt === null);
  }

  /** Documents whose sort key in a sharded index lies before a bound, earliest first. */
  async #sweep(
    indexName: string,
    shardAttribute: string,
    timeAttribute: string,
    bound: { comparison: '<' | '<='; at: string },
    limit: number,
  ): Promise<DocumentRecord[]> {
    const shards = await Promise.all(
      SHARDS.map((shard) =>
        this.#dynamo.send(
          new QueryCommand({
            TableName: this.#tables.documents,
            IndexName: indexName,
            KeyConditionExpression: `#shard = :shard AND #time ${bound.comparison} :bound`,
            ExpressionAttributeNames: { '#shard': shardAttribute, '#time': timeAttribute },
            ExpressionAttributeValues: { ':shard': shard, ':bound': bound.at },
            Limit: limit,
          }),
        ),
      ),
    );
    const rows = shards
      .flatMap((answer) => answer.Items ?? [])
      .sort((left, right) => (String(left[timeAttribute]) < String(right[timeAttribute]) ? -1 : 1))
      .slice(0, limit);
    return await readDocuments(
      this.#dynamo,
      this.#tables.documents,
      rows.map((row) => String(row.pk).slice(documentKey('').pk.length)),
      this.#backoff,
    );
  }
}

const idempotencyOfRow = (row: Record<string, unknown>): IdempotencyRecord =>
  JSON.parse(String(row.record)) as IdempotencyRecord;

/** Greater than any document id, so that an inclusive bound takes in all of its millisecond. */
const AFTER_ALL_IDS = '\u{10FFFF}';
const FIRST_INSTANT = '0000';
const LAST_INSTANT = '9999';

/** The index query that a listing and its count share; null where nothing can match. */
const listing = (
  tableName: string,
  organizationId: string,
  query: DocumentQuery,
): QueryCommandInput | null => {
  const from = query.createdAfter ?? FIRST_INSTANT;
  const to = query.createdBefore ? `${query.createdBefore}#${AFTER_ALL_IDS}` : LAST_INSTANT;
  if (from > to) return null;
  const filters = {
    status: query.status,
    sourceType: query.sourceType,
    mode: query.mode,
  };
  const names: Record<string, string> = {};
  const values: Record<string, string> = { ':org': organizationId, ':from': from, ':to': to };
  for (const [name, value] of Object.entries(filters)) {
    if (value === undefined) continue;
    names[`#${name}`] = name;
    values[`:${name}`] = value;
  }
  const conditions = Object.keys(names).map((name) => `${name} = :${name.slice(1)}`);
  return {
    TableName: tableName,
    IndexName: DOCUMENT_INDEXES.byOrganization,
    KeyConditionExpression: 'organizationId = :org AND #position BETWEEN :from AND :to',
    ExpressionAttributeNames: { ...names, '#position': 'position' },
    ExpressionAttributeValues: values,
    ...(conditions.length > 0 && { FilterExpression: conditions.join(' AND ') }),
  };
};

const stillMatches = (document: DocumentRecord, query: DocumentQuery): boolean =>
  document.deletedAt === null && (query.status === undefined || document.status === query.status);
