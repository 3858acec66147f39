import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { DocumentEvent } from '../../domain/documents/document.ts';
import type { EventLog } from '../../ports.ts';
import { EVENT_RETENTION_SECONDS, eventOfRow } from './document-rows.ts';
import { EVENT_INDEXES, type TableNames } from './tables.ts';

/** Events as the transactions of the document store wrote them. */
export class DynamoEventLog implements EventLog {
  readonly #dynamo: DynamoDBDocumentClient;
  readonly #table: string;

  constructor(dynamo: DynamoDBDocumentClient, tables: Pick<TableNames, 'events'>) {
    this.#dynamo = dynamo;
    this.#table = tables.events;
  }

  async ofDocument(
    documentId: string,
    afterVersion: number,
    limit: number,
  ): Promise<DocumentEvent[]> {
    const events: DocumentEvent[] = [];
    let start: Record<string, unknown> | undefined;
    do {
      const answer: {
        Items?: Record<string, unknown>[];
        LastEvaluatedKey?: Record<string, unknown>;
      } = await this.#dynamo.send(
        new QueryCommand({
          TableName: this.#table,
          KeyConditionExpression: 'documentId = :document AND #version > :version',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':document': documentId, ':version': afterVersion },
          ConsistentRead: true,
          Limit: limit - events.length,
          ExclusiveStartKey: start,
        }),
      );
      events.push(...(answer.Items ?? []).map(eventOfRow));
      start = answer.LastEvaluatedKey;
    } while (start && events.length < limit);
    return events;
  }

  /**
   * Reads an index that follows the table within a second or so: whoever resumes from here asks
   * again from a moment earlier, and drops the repeats by event id.
   */
  async ofOrganization(
    organizationId: string,
    from: { since: string } | { after: string },
    limit: number,
  ): Promise<DocumentEvent[]> {
    // An event id begins with its time, so both bounds are bounds on the id.
    const [comparison, bound] = 'since' in from ? ['>=', from.since] : ['>', from.after];
    const events: DocumentEvent[] = [];
    let start: Record<string, unknown> | undefined;
    do {
      const answer: {
        Items?: Record<string, unknown>[];
        LastEvaluatedKey?: Record<string, unknown>;
      } = await this.#dynamo.send(
        new QueryCommand({
          TableName: this.#table,
          IndexName: EVENT_INDEXES.byOrganization,
          KeyConditionExpression: `organizationId = :org AND eventId ${comparison} :bound`,
          ExpressionAttributeValues: { ':org': organizationId, ':bound': bound },
          Limit: limit - events.length,
          ExclusiveStartKey: start,
        }),
      );
      events.push(...(answer.Items ?? []).map(eventOfRow));
      start = answer.LastEvaluatedKey;
    } while (start && events.length < limit);
    return events;
  }

  /**
   * Nothing to do: DynamoDB's TTL removes each event {@link EVENT_RETENTION_SECONDS} after it
   * occurred, free of charge. Finding old events here would mean to scan the whole table.
   */
  async prune(_before: string): Promise<number> {
    return 0;
  }
}
