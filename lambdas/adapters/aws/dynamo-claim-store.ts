import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
} from '@aws-sdk/lib-dynamodb';
import { type ClaimBucket, spendingOrder } from '../../domain/documents/claim-bucket.ts';
import type { DocumentChange, DocumentRecord } from '../../domain/documents/document.ts';
import type { ChargeOutcome, ClaimStore } from '../../ports.ts';
import { type Backoff, jitteredBackoff } from './backoff.ts';
import {
  changeItems,
  documentKey,
  positionFromKey,
  WAITING,
  waitingPartition,
} from './document-rows.ts';
import { readDocuments } from './read-documents.ts';
import { DOCUMENT_INDEXES, type TableNames } from './tables.ts';
import { transactOnce } from './transact.ts';

type ClaimTables = Pick<TableNames, 'claims' | 'documents' | 'events'>;

const BUCKET_PREFIX = 'BUCKET#';
const LEDGER_PREFIX = 'LEDGER#';

/** Claim buckets, the ledger, and the documents that wait for a claim. */
export class DynamoClaimStore implements ClaimStore {
  readonly #dynamo: DynamoDBDocumentClient;
  readonly #tables: ClaimTables;
  readonly #backoff: Backoff;

  constructor(dynamo: DynamoDBDocumentClient, tables: ClaimTables, backoff = jitteredBackoff) {
    this.#dynamo = dynamo;
    this.#tables = tables;
    this.#backoff = backoff;
  }

  async buckets(organizationId: string): Promise<ClaimBucket[]> {
    const rows = await this.#rows(this.#tables.claims, {
      KeyConditionExpression: 'organizationId = :org AND begins_with(sk, :bucket)',
      ExpressionAttributeValues: { ':org': organizationId, ':bucket': BUCKET_PREFIX },
    });
    return rows.map((row) => {
      const { sk: _, ...bucket } = row;
      return bucket as unknown as ClaimBucket;
    });
  }

  async grant(bucket: ClaimBucket): Promise<boolean> {
    try {
      await this.#dynamo.send(
        new PutCommand({
          TableName: this.#tables.claims,
          Item: { ...bucket, sk: `${BUCKET_PREFIX}${bucket.bucketId}` },
          ConditionExpression: 'attribute_not_exists(sk)',
        }),
      );
      return true;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return false;
      throw error;
    }
  }

  async charge(change: DocumentChange, at: string): Promise<ChargeOutcome> {
    const { document } = change;
    for (let attempt = 1; attempt <= this.#backoff.maxAttempts; attempt += 1) {
      const buckets = await this.buckets(document.organizationId);
      const bucket = spendingOrder(buckets, at).find(({ claimsRemaining }) => claimsRemaining > 0);
      if (!bucket) return (await this.#isCurrent(document)) ? 'no_claims' : 'lost';
      const outcome = await transactOnce(this.#dynamo, [
        {
          Update: {
            TableName: this.#tables.claims,
            Key: {
              organizationId: document.organizationId,
              sk: `${BUCKET_PREFIX}${bucket.bucketId}`,
            },
            UpdateExpression: 'SET claimsRemaining = claimsRemaining - :one',
            ConditionExpression: 'claimsRemaining >= :one AND expiresAt > :at',
            ExpressionAttributeValues: { ':one': 1, ':at': at },
          },
        },
        {
          Put: {
            TableName: this.#tables.claims,
            Item: {
              organizationId: document.organizationId,
              sk: `${LEDGER_PREFIX}${document.documentId}`,
              bucketId: bucket.bucketId,
              claims: 1,
              chargedAt: at,
            },
            ConditionExpression: 'attribute_not_exists(sk)',
          },
        },
        ...changeItems(this.#tables, change),
      ]);
      if (outcome.kind === 'written') return 'charged';
      // Index 0 is the bucket: somebody else took its last claim, and the next bucket may have one.
      if (outcome.kind === 'refused' && outcome.refusals.some(({ index }) => index > 0)) {
        return 'lost';
      }
      if (outcome.kind === 'conflict') await this.#backoff.wait(attempt);
    }
    throw new Error(
      `The claim balance of organization ${document.organizationId} was busy; document ${document.documentId} was not charged. Try again.`,
    );
  }

  /** Whether the stored document is the one before this change, and nothing was charged for it. */
  async #isCurrent(document: DocumentRecord): Promise<boolean> {
    const [stored, ledger] = await Promise.all([
      this.#dynamo.send(
        new GetCommand({
          TableName: this.#tables.documents,
          Key: documentKey(document.documentId),
          ProjectionExpression: 'revision',
          ConsistentRead: true,
        }),
      ),
      this.#dynamo.send(
        new GetCommand({
          TableName: this.#tables.claims,
          Key: {
            organizationId: document.organizationId,
            sk: `${LEDGER_PREFIX}${document.documentId}`,
          },
          ConsistentRead: true,
        }),
      ),
    ]);
    return stored.Item?.revision === document.revision - 1 && !ledger.Item;
  }

  async waiting(organizationId: string, limit: number): Promise<DocumentRecord[]> {
    const rows = await this.#rows(
      this.#tables.documents,
      {
        KeyConditionExpression: 'pk = :waiting',
        ExpressionAttributeValues: { ':waiting': waitingPartition(organizationId) },
      },
      limit,
    );
    return await readDocuments(
      this.#dynamo,
      this.#tables.documents,
      rows.map((row) => positionFromKey(String(row.sk)).documentId),
      this.#backoff,
    );
  }

  async countWaiting(organizationId: string): Promise<number> {
    let total = 0;
    let start: Record<string, unknown> | undefined;
    do {
      const answer: { Count?: number; LastEvaluatedKey?: Record<string, unknown> } =
        await this.#dynamo.send(
          new QueryCommand({
            TableName: this.#tables.documents,
            KeyConditionExpression: 'pk = :waiting',
            ExpressionAttributeValues: { ':waiting': waitingPartition(organizationId) },
            Select: 'COUNT',
            ConsistentRead: true,
            ExclusiveStartKey: start,
          }),
        );
      total += answer.Count ?? 0;
      start = answer.LastEvaluatedKey;
    } while (start);
    return total;
  }

  async organizationsWaiting(limit: number): Promise<string[]> {
    const organizationIds: string[] = [];
    // One step per organization, however many of its documents wait.
    while (organizationIds.length < limit) {
      const { Items } = await this.#dynamo.send(
        new QueryCommand({
          TableName: this.#tables.documents,
          IndexName: DOCUMENT_INDEXES.byWaiting,
          KeyConditionExpression: 'waiting = :waiting AND organizationId > :last',
          ExpressionAttributeValues: {
            ':waiting': WAITING,
            // A key must not be empty; a space sorts before every id.
            ':last': organizationIds.at(-1) ?? ' ',
          },
          Limit: 1,
        }),
      );
      const next = Items?.[0]?.organizationId;
      if (next === undefined) break;
      organizationIds.push(String(next));
    }
    return organizationIds;
  }

  /** Rows of a strongly consistent query in key order, all or up to a limit. */
  async #rows(
    tableName: string,
    query: { KeyConditionExpression: string; ExpressionAttributeValues: Record<string, string> },
    limit = Number.POSITIVE_INFINITY,
  ): Promise<Record<string, unknown>[]> {
    const rows: Record<string, unknown>[] = [];
    let start: Record<string, unknown> | undefined;
    do {
      const answer: {
        Items?: Record<string, unknown>[];
        LastEvaluatedKey?: Record<string, unknown>;
      } = await this.#dynamo.send(
        new QueryCommand({
          TableName: tableName,
          ...query,
          ConsistentRead: true,
          ExclusiveStartKey: start,
          ...(Number.isFinite(limit) && { Limit: limit - rows.length }),
        }),
      );
      rows.push(...(answer.Items ?? []));
      start = answer.LastEvaluatedKey;
    } while (start && rows.length < limit);
    return rows;
  }
}
