import { BatchGetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { DocumentRecord } from '../../domain/documents/document.ts';
import type { Backoff } from './backoff.ts';
import { documentKey, documentOfRow } from './document-rows.ts';

/** What one BatchGetItem takes. */
const BATCH_SIZE = 100;

/** Reads documents by id, strongly consistent, in the order asked for; unknown ids are left out. */
export const readDocuments = async (
  dynamo: DynamoDBDocumentClient,
  tableName: string,
  documentIds: readonly string[],
  backoff: Backoff,
): Promise<DocumentRecord[]> => {
  const found = new Map<string, DocumentRecord>();
  for (let start = 0; start < documentIds.length; start += BATCH_SIZE) {
    let keys: Record<string, unknown>[] | undefined = documentIds
      .slice(start, start + BATCH_SIZE)
      .map(documentKey);
    for (let attempt = 1; keys && keys.length > 0; attempt += 1) {
      if (attempt > 1) await backoff.wait(attempt);
      if (attempt > backoff.maxAttempts) throw new Error('Reading documents was throttled.');
      const answer: {
        Responses?: Record<string, Record<string, unknown>[]>;
        UnprocessedKeys?: Record<string, { Keys?: Record<string, unknown>[] | undefined }>;
      } = await dynamo.send(
        new BatchGetCommand({
          RequestItems: { [tableName]: { Keys: keys, ConsistentRead: true } },
        }),
      );
      for (const row of answer.Responses?.[tableName] ?? []) {
        const document = documentOfRow(row);
        found.set(document.documentId, document);
      }
      keys = answer.UnprocessedKeys?.[tableName]?.Keys;
    }
  }
  return documentIds.flatMap((documentId) => found.get(documentId) ?? []);
};
