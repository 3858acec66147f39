/** How documents, events and idempotency records lie in their tables. */
import { gunzipSync, gzipSync } from 'node:zlib';
import type {
  DocumentChange,
  DocumentEvent,
  DocumentRecord,
} from '../../domain/documents/document.ts';
import type { DocumentPosition, IdempotencyRecord } from '../../ports.ts';
import { SWEEP_SHARDS, type TableNames, ttlSeconds } from './tables.ts';
import type { TransactItem } from './transact.ts';

/** Events feed replay for this long; then DynamoDB's TTL removes them. */
export const EVENT_RETENTION_SECONDS = 7 * 86_400;

/** A row may hold 400 KB; a review with thousands of warnings is stored compressed. */
const PACK_ABOVE_CHARACTERS = 64 * 1024;

export const documentKey = (documentId: string) => ({ pk: `DOC#${documentId}`, sk: 'DOC' });

/** One partition per organization, read strongly consistent: a grant must see who waits. */
export const waitingPartition = (organizationId: string) => `WAIT#${organizationId}`;

/** The one partition of the index of waiting documents; few documents wait, and not for long. */
export const WAITING = 'WAITING';

export const idempotencyKey = (
  scope: Pick<IdempotencyRecord, 'organizationId' | 'endpoint' | 'key'>,
) => ({
  pk: `IDEM#${scope.organizationId}`,
  // The endpoint holds no '#', so the first one ends it whatever the key contains.
  sk: `${scope.endpoint}#${scope.key}`,
});

/** Sorts by creation, then by id; also a row's place in the listing of its organization. */
export const positionKey = (position: DocumentPosition): string =>
  `${position.createdAt}#${position.documentId}`;

export const positionFromKey = (key: string): DocumentPosition => {
  const separator = key.indexOf('#');
  return { createdAt: key.slice(0, separator), documentId: key.slice(separator + 1) };
};

const shardOf = (documentId: string): string => {
  let sum = 0;
  for (const character of documentId) sum = (sum * 31 + character.charCodeAt(0)) >>> 0;
  return String(sum % SWEEP_SHARDS);
};

export const SHARDS: readonly string[] = Array.from({ length: SWEEP_SHARDS }, (_, index) =>
  String(index),
);

const pack = (record: DocumentRecord): string | Uint8Array => {
  const text = JSON.stringify(record);
  return text.length > PACK_ABOVE_CHARACTERS ? gzipSync(text) : text;
};

/** The document of a row; rows are written by `documentRow` alone. */
export const documentOfRow = (row: Record<string, unknown>): DocumentRecord => {
  const { record } = row;
  if (typeof record === 'string') return JSON.parse(record) as DocumentRecord;
  if (record instanceof Uint8Array) {
    return JSON.parse(gunzipSync(record).toString('utf8')) as DocumentRecord;
  }
  throw new Error(`Row ${String(row.pk)} of the documents table holds no record.`);
};

/**
 * The record, and beside it only what conditions and indexes read. An index attribute that is
 * absent takes the row out of that index: tombstones leave the listing, settled documents the
 * sweeper's.
 */
export const documentRow = (document: DocumentRecord): Record<string, unknown> => {
  const live = document.deletedAt === null;
  const shard = shardOf(document.documentId);
  return {
    ...documentKey(document.documentId),
    revision: document.revision,
    record: pack(document),
    ...(live && {
      organizationId: document.organizationId,
      position: positionKey(document),
      status: document.status,
      sourceType: document.sourceType,
      mode: document.mode,
      retentionShard: shard,
      retainUntil: document.expiresAt,
    }),
    ...(live &&
      document.status === 'processing' && { staleShard: shard, updatedAt: document.updatedAt }),
  };
};

export const eventRow = (event: DocumentEvent): Record<string, unknown> => ({
  ...event,
  ttl: ttlSeconds(event.occurredAt) + EVENT_RETENTION_SECONDS,
});

/** The event of a row of the events table. */
export const eventOfRow = (row: Record<string, unknown>): DocumentEvent => {
  const { ttl: _, ...event } = row;
  return event as unknown as DocumentEvent;
};

/** A change writes the document, its event, and the mark of a waiting document. */
export type RecordTables = Pick<TableNames, 'documents' | 'events'>;

/** The rows that a change writes, the document's own first. */
export const changeItems = (tables: RecordTables, change: DocumentChange): TransactItem[] => {
  const { document, event } = change;
  const items: TransactItem[] = [
    {
      Put: {
        TableName: tables.documents,
        Item: documentRow(document),
        ConditionExpression: 'revision = :before',
        ExpressionAttributeValues: { ':before': document.revision - 1 },
      },
    },
  ];
  if (event) items.push(eventItem(tables, event));
  const waiting = waitingItem(tables, document);
  if (waiting) items.push(waiting);
  return items;
};

export const eventItem = (
  tables: Pick<TableNames, 'events'>,
  event: DocumentEvent,
): TransactItem => ({
  Put: {
    TableName: tables.events,
    Item: eventRow(event),
    ConditionExpression: 'attribute_not_exists(documentId)',
  },
});

/**
 * Keeps the organization's list of waiting documents in step. Only a restart leads back to
 * `processing`, and it clears `startedAt`; so a started document in `processing` was not waiting
 * before, and the many progress writes need no second row.
 */
const waitingItem = (tables: RecordTables, document: DocumentRecord): TransactItem | null => {
  const key = { pk: waitingPartition(document.organizationId), sk: positionKey(document) };
  if (document.status === 'awaiting_claims' && document.deletedAt === null) {
    const { organizationId } = document;
    return {
      Put: { TableName: tables.documents, Item: { ...key, organizationId, waiting: WAITING } },
    };
  }
  if (document.status === 'processing' && document.startedAt !== null) return null;
  return { Delete: { TableName: tables.documents, Key: key } };
};
