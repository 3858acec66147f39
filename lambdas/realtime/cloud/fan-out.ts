import type { DocumentEvent } from '../../domain/documents/document.ts';
import { tooManySubscriptions } from '../answers.ts';
import { messageOfEvent } from '../message.ts';
import { followersOf, type SocketDependencies } from './dependencies.ts';
import { forEachOf, send } from './send.ts';

/** One record of the event table's stream. */
export interface FanOutRecord {
  sequenceNumber: string;
  /** Null for a record that tells of no new event: a deletion by TTL. */
  event: DocumentEvent | null;
}

/** What a stream-triggered function answers: from the first of these on, records come again. */
export interface FanOutResult {
  batchItemFailures: { itemIdentifier: string }[];
}

const DOCUMENTS_AT_A_TIME = 10;
const SENDS_AT_A_TIME = 25;

/**
 * Sends events of the log to the connections that are subscribed, in order per document. A send
 * that fails does not keep others from theirs; its record comes again, and with it a repeat for
 * those who had it, which the event id tells.
 */
export const fanOut = async (
  dependencies: Pick<SocketDependencies, 'connections' | 'sender' | 'limits' | 'baseUrl'>,
  records: readonly FanOutRecord[],
): Promise<FanOutResult> => {
  const byDocument = new Map<string, { sequenceNumber: string; event: DocumentEvent }[]>();
  for (const { sequenceNumber, event } of records) {
    if (!event) continue;
    const group = byDocument.get(event.documentId) ?? [];
    group.push({ sequenceNumber, event });
    byDocument.set(event.documentId, group);
  }
  const failed = new Set<string>();
  await forEachOf([...byDocument.values()], DOCUMENTS_AT_A_TIME, async (group) => {
    for (const { sequenceNumber, event } of group) {
      try {
        await tell(dependencies, event);
      } catch {
        failed.add(sequenceNumber);
        return;
      }
    }
  });
  return {
    batchItemFailures: records
      .filter(({ sequenceNumber }) => failed.has(sequenceNumber))
      .map(({ sequenceNumber }) => ({ itemIdentifier: sequenceNumber })),
  };
};

const tell = async (
  dependencies: Parameters<typeof fanOut>[0],
  event: DocumentEvent,
): Promise<void> => {
  if (event.event === 'document.created') await welcome(dependencies, event);
  const subscribers = await dependencies.connections.subscribers(event.documentId);
  if (subscribers.length === 0) return;
  const text = JSON.stringify(messageOfEvent(event, dependencies.baseUrl));
  await forEachOf(subscribers, SENDS_AT_A_TIME, async (connectionId) => {
    await send(dependencies, connectionId, text);
  });
};

/** A new document joins the connections that follow its organization. */
const welcome = async (
  { connections, sender, limits }: Parameters<typeof fanOut>[0],
  event: DocumentEvent,
): Promise<void> => {
  const followers = await connections.subscribers(followersOf(event.organizationId));
  await forEachOf(followers, SENDS_AT_A_TIME, async (connectionId) => {
    const connection = await connections.get(connectionId);
    if (connection?.organizationId !== event.organizationId) return;
    const joined = await connections.subscriptions(connectionId);
    if (joined.includes(event.documentId)) return;
    if (joined.length < limits.maximumSubscriptions) {
      await connections.subscribe(connection, [event.documentId]);
    } else {
      const answer = tooManySubscriptions([event.documentId], limits.maximumSubscriptions);
      await send({ connections, sender }, connectionId, answer);
    }
  });
};
