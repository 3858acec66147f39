import type { Connection } from '../../ports.ts';
import { documentNotFound, tooManySubscriptions } from '../answers.ts';
import { type CatchUp, catchUp, type Held } from '../catch-up.ts';
import { messageOfEvent, type StreamMessage, snapshotOf } from '../message.ts';
import type { SocketDependencies } from './dependencies.ts';
import { forEachOf, send } from './send.ts';

const READS_AT_A_TIME = 10;

/**
 * Subscribes a connection to documents: the answer, the events that the client missed, then a
 * snapshot of each document.
 *
 * The subscription is written before the document is read. So every event is either in what is
 * read here or finds the subscriber in the fan-out; the few that are in both are repeats with the
 * same id.
 */
export const subscribe = async (
  dependencies: Pick<
    SocketDependencies,
    'documents' | 'events' | 'connections' | 'sender' | 'limits' | 'baseUrl'
  >,
  connection: Connection,
  documentIds: readonly string[],
  heldOf: (documentId: string) => Held,
): Promise<void> => {
  const { connections, limits, baseUrl } = dependencies;
  const { connectionId, organizationId } = connection;
  const before = new Set(await connections.subscriptions(connectionId));
  let room = limits.maximumSubscriptions - before.size;
  const wanted: string[] = [];
  const refused: string[] = [];
  for (const documentId of new Set(documentIds)) {
    if (before.has(documentId)) wanted.push(documentId);
    else if (room > 0) {
      room -= 1;
      wanted.push(documentId);
    } else refused.push(documentId);
  }

  const own = new Set<string>();
  await forEachOf(wanted, READS_AT_A_TIME, async (documentId) => {
    const seen = await catchUp(dependencies, organizationId, documentId, { kind: 'nothing' });
    if (seen) own.add(documentId);
  });
  const accepted = wanted.filter((documentId) => own.has(documentId));
  const unknown = wanted.filter((documentId) => !own.has(documentId));
  await connections.subscribe(connection, accepted);

  const states: CatchUp[] = [];
  await forEachOf(accepted, READS_AT_A_TIME, async (documentId) => {
    const state = await catchUp(dependencies, organizationId, documentId, heldOf(documentId));
    if (state) states.push(state);
  });

  const missed = states
    .flatMap((state) => state.missed)
    .sort((a, b) => (a.eventId < b.eventId ? -1 : 1));
  states.sort((a, b) => (a.document.updatedAt < b.document.updatedAt ? -1 : 1));
  const messages: StreamMessage[] = [
    ...(accepted.length > 0
      ? [{ event: 'subscribed', document_ids: accepted } satisfies StreamMessage]
      : []),
    ...(unknown.length > 0 ? [documentNotFound(unknown)] : []),
    ...(refused.length > 0 ? [tooManySubscriptions(refused, limits.maximumSubscriptions)] : []),
    ...missed.map((event) => messageOfEvent(event, baseUrl)),
    ...states.map(({ document }) => snapshotOf(document, baseUrl)),
  ];
  for (const message of messages) {
    if (!(await send(dependencies, connectionId, message))) return;
  }
};
