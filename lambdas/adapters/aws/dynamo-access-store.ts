import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { AccessKey, AccessStore, Organization } from '../../ports.ts';
import { ACCESS_INDEXES, type TableNames } from './tables.ts';

const KEY_SORT = 'KEY#';
const ORGANIZATIONS = 'ORGANIZATIONS';

const keyOf = (keyId: string) => ({ pk: `KEY#${keyId}`, sk: `${KEY_SORT}${keyId}` });
const keyOfOrganization = (organizationId: string) => ({ pk: ORGANIZATIONS, sk: organizationId });

/** Organizations and their access keys. Of a key only its SHA-256 is stored. */
export class DynamoAccessStore implements AccessStore {
  readonly #dynamo: DynamoDBDocumentClient;
  readonly #table: string;

  constructor(dynamo: DynamoDBDocumentClient, tables: Pick<TableNames, 'access'>) {
    this.#dynamo = dynamo;
    this.#table = tables.access;
  }

  async createOrganization(organization: Organization): Promise<boolean> {
    const { organizationId, name, createdAt } = organization;
    // Not under `organizationId`: that would put the row into the index of keys.
    return await this.#insert({ ...keyOfOrganization(organizationId), name, createdAt });
  }

  async getOrganization(organizationId: string): Promise<Organization | null> {
    const row = await this.#read(keyOfOrganization(organizationId));
    return row ? organizationOfRow(row) : null;
  }

  async listOrganizations(): Promise<Organization[]> {
    const rows = await this.#query({
      TableName: this.#table,
      KeyConditionExpression: 'pk = :organizations',
      ExpressionAttributeValues: { ':organizations': ORGANIZATIONS },
      ConsistentRead: true,
    });
    return byCreation(rows.map(organizationOfRow), ({ organizationId }) => organizationId);
  }

  async createKey(key: AccessKey): Promise<boolean> {
    return await this.#insert({ ...keyOf(key.keyId), ...key });
  }

  async findKey(keyId: string): Promise<AccessKey | null> {
    const row = await this.#read(keyOf(keyId));
    return row ? accessKeyOfRow(row) : null;
  }

  async listKeys(organizationId: string): Promise<AccessKey[]> {
    const rows = await this.#query({
      TableName: this.#table,
      IndexName: ACCESS_INDEXES.byOrganization,
      KeyConditionExpression: 'organizationId = :org AND begins_with(sk, :key)',
      ExpressionAttributeValues: { ':org': organizationId, ':key': KEY_SORT },
    });
    return byCreation(rows.map(accessKeyOfRow), ({ keyId }) => keyId);
  }

  async revokeKey(keyId: string, at: string): Promise<boolean> {
    try {
      await this.#dynamo.send(
        new UpdateCommand({
          TableName: this.#table,
          Key: keyOf(keyId),
          // The first revocation is the one that counts; NULL is a value here, hence the type test.
          UpdateExpression: 'SET revokedAt = :at',
          ConditionExpression: 'attribute_exists(pk) AND attribute_type(revokedAt, :null)',
          ExpressionAttributeValues: { ':at': at, ':null': 'NULL' },
        }),
      );
      return true;
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      return (await this.findKey(keyId)) !== null;
    }
  }

  async #insert(row: Record<string, unknown>): Promise<boolean> {
    try {
      await this.#dynamo.send(
        new PutCommand({
          TableName: this.#table,
          Item: row,
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      );
      return true;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return false;
      throw error;
    }
  }

  async #read(key: { pk: string; sk: string }): Promise<Record<string, unknown> | null> {
    const { Item } = await this.#dynamo.send(
      new GetCommand({ TableName: this.#table, Key: key, ConsistentRead: true }),
    );
    return Item ?? null;
  }

  async #query(query: QueryCommandInput): Promise<Record<string, unknown>[]> {
    const rows: Record<string, unknown>[] = [];
    let start: Record<string, unknown> | undefined;
    do {
      const answer: {
        Items?: Record<string, unknown>[];
        LastEvaluatedKey?: Record<string, unknown>;
      } = await this.#dynamo.send(new QueryCommand({ ...query, ExclusiveStartKey: start }));
      rows.push(...(answer.Items ?? []));
      start = answer.LastEvaluatedKey;
    } while (start);
    return rows;
  }
}

const organizationOfRow = (row: Record<string, unknown>): Organization => ({
  organizationId: String(row.sk),
  name: String(row.name),
  createdAt: String(row.createdAt),
});

const accessKeyOfRow = (row: Record<string, unknown>): AccessKey => {
  const { pk: _pk, sk: _sk, ...key } = row;
  return key as unknown as AccessKey;
};

const byCreation = <T extends { createdAt: string }>(rows: T[], id: (row: T) => string): T[] =>
  rows.sort(
    (left, right) =>
      left.createdAt.localeCompare(right.createdAt) || id(left).localeCompare(id(right)),
  );
