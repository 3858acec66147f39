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
 * What is missing is sent before the subscription is written, so that live events cannot overtake
 * it; then the documents are read once more. So every event is either in what was read, or its
 * commit came after the subscription and the fan-out finds it. An event may be in both: a repeat,
 * with the same id.
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
  const joined = new Set(await connections.subscriptions(connectionId));
  let room = limits.maximumSubscriptions - joined.size;
  const wanted: string[] = [];
  const refused: string[] = [];
  for (const documentId of new Set(documentIds)) {
    if (joined.has(documentId)) wanted.push(documentId);
    else if (room > 0) {
      room -= 1;
      wanted.push(documentId);
    } else refused.push(documentId);
  }

  const read = async (ids: readonly string[], held: typeof heldOf): Promise<CatchUp[]> => {
    const states: CatchUp[] = [];
    await forEachOf(ids, READS_AT_A_TIME, async (documentId) => {
      const state = await catchUp(dependencies, organizationId, documentId, held(documentId));
      if (state) states.push(state);
    });
    return states;
  };
  const sendAll = async (messages: readonly StreamMessage[]): Promise<boolean> => {
    for (const message of messages) {
      if (!(await send(dependencies, connectionId, message))) return false;
    }
    return true;
  };
  const missedOf = (states: readonly CatchUp[]): StreamMessage[] =>
    states
      .flatMap((state) => state.missed)
      .sort((a, b) => (a.eventId < b.eventId ? -1 : 1))
      .map((event) => messageOfEvent(event, baseUrl));

  const before = await read(wanted, heldOf);
  const versions = new Map(
    before.map(({ document }) => [document.documentId, document.version] as const),
  );
  const accepted = wanted.filter((documentId) => versions.has(documentId));
  const unknown = wanted.filter((documentId) => !versions.has(documentId));
  const isThere = await sendAll([
    ...(accepted.length > 0
      ? [{ event: 'subscribed', document_ids: accepted } satisfies StreamMessage]
      : []),
    ...(unknown.length > 0 ? [documentNotFound(unknown)] : []),
    ...(refused.length > 0 ? [tooManySubscriptions(refused, limits.maximumSubscriptions)] : []),
    ...missedOf(before),
  ]);
  if (!isThere || accepted.length === 0) return;

  const after = await (async () => {
    await connections.subscribe(connection, accepted);
    return read(accepted, (documentId) => ({
      kind: 'version',
      version: versions.get(documentId) ?? 0,
    }));
  })().catch(async (error: unknown) => {
    // It was told that it is subscribed. Forgotten, it hears on its next ping that it is not.
    await connections.close(connectionId);
    throw error;
  });
  after.sort((a, b) => (a.document.updatedAt < b.document.updatedAt ? -1 : 1));
  await sendAll([
    ...missedOf(after),
    ...after.map(({ document }) => snapshotOf(document, baseUrl)),
  ]);
};
