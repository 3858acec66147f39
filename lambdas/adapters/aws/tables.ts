/**
 * The DynamoDB tables: their keys, indexes and TTL attribute, stated once. The adapters, the CDK
 * constructs and the adapter tests all read this file, so none can drift from the others.
 *
 * Five tables, one per concern, so that a function can be granted exactly the data it needs.
 */

/** Every table that expires rows does it by this attribute (epoch seconds). */
export const TTL_ATTRIBUTE = 'ttl';

export type KeyType = 'S' | 'N';

export interface IndexDefinition {
  partitionKey: string;
  sortKey: string;
  /** Attributes beside the keys; 'ALL' projects the whole row. */
  projection: 'ALL' | 'KEYS_ONLY' | readonly string[];
}

export interface TableDefinition {
  partitionKey: { name: string; type: KeyType };
  sortKey: { name: string; type: KeyType };
  expires: boolean;
  streams: boolean;
  indexes: Record<string, IndexDefinition>;
}

export const DOCUMENT_INDEXES = {
  /** Documents of an organization by creation; tombstones are left out (the key is removed). */
  byOrganization: 'byOrganization',
  /** Documents in `processing` by their last change, spread over shards. */
  byStaleness: 'byStaleness',
  /** Documents by the end of their retention, spread over shards. */
  byRetention: 'byRetention',
  /** Rows of waiting documents by organization: which organizations wait for claims at all. */
  byWaiting: 'byWaiting',
} as const;

export const EVENT_INDEXES = { byOrganization: 'byOrganization' } as const;
export const ACCESS_INDEXES = { byOrganization: 'byOrganization' } as const;

/** A sweep reads every shard; writes of all organizations spread over them. */
export const SWEEP_SHARDS = 4;

export const TABLES = {
  /** Document records, rows that mark a document as waiting for claims, idempotency records. */
  documents: {
    partitionKey: { name: 'pk', type: 'S' },
    sortKey: { name: 'sk', type: 'S' },
    expires: true,
    streams: false,
    indexes: {
      [DOCUMENT_INDEXES.byOrganization]: {
        partitionKey: 'organizationId',
        sortKey: 'position',
        // Only what the filters of a listing need: counting all matches stays cheap.
        projection: ['status', 'sourceType', 'mode'],
      },
      [DOCUMENT_INDEXES.byStaleness]: {
        partitionKey: 'staleShard',
        sortKey: 'updatedAt',
        projection: 'KEYS_ONLY',
      },
      [DOCUMENT_INDEXES.byRetention]: {
        partitionKey: 'retentionShard',
        sortKey: 'retainUntil',
        projection: 'KEYS_ONLY',
      },
      [DOCUMENT_INDEXES.byWaiting]: {
        partitionKey: 'waiting',
        sortKey: 'organizationId',
        projection: 'KEYS_ONLY',
      },
    },
  },
  /** The events of the last days; its stream feeds the realtime fan-out. */
  events: {
    partitionKey: { name: 'documentId', type: 'S' },
    sortKey: { name: 'version', type: 'N' },
    expires: true,
    streams: true,
    indexes: {
      [EVENT_INDEXES.byOrganization]: {
        partitionKey: 'organizationId',
        sortKey: 'eventId',
        projection: 'ALL',
      },
    },
  },
  /** Claim buckets and the ledger of what was charged. */
  claims: {
    partitionKey: { name: 'organizationId', type: 'S' },
    sortKey: { name: 'sk', type: 'S' },
    expires: false,
    streams: false,
    indexes: {},
  },
  /** Organizations and access keys. */
  access: {
    partitionKey: { name: 'pk', type: 'S' },
    sortKey: { name: 'sk', type: 'S' },
    expires: false,
    streams: false,
    indexes: {
      [ACCESS_INDEXES.byOrganization]: {
        partitionKey: 'organizationId',
        sortKey: 'sk',
        projection: 'ALL',
      },
    },
  },
  /** WebSocket connections, their subscriptions, and rate-limit windows: all short-lived. */
  sessions: {
    partitionKey: { name: 'pk', type: 'S' },
    sortKey: { name: 'sk', type: 'S' },
    expires: true,
    streams: false,
    indexes: {},
  },
} as const satisfies Record<string, TableDefinition>;

export type TableName = keyof typeof TABLES;
export type TableNames = Record<TableName, string>;

/** Epoch seconds, as DynamoDB's TTL wants them; rounded up, so that nothing goes too early. */
export const ttlSeconds = (at: string): number => Math.ceil(Date.parse(at) / 1000);
