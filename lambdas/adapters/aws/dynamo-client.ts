import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** Explicit limits for every SDK client: a call gives up well before its function does. */
export const CLIENT_LIMITS = {
  maxAttempts: 4,
  requestHandler: { connectionTimeout: 2_000, requestTimeout: 8_000 },
} as const;

/** The document client that all DynamoDB adapters share; made once per cold start. */
export const createDynamo = (options: DynamoDBClientConfig = {}): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(new DynamoDBClient({ ...CLIENT_LIMITS, ...options }), {
    marshallOptions: { removeUndefinedValues: true },
  });
