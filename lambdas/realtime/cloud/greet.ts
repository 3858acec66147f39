import type { Held } from '../catch-up.ts';
import { MOST_RECENT } from '../limits.ts';
import { recentDocuments } from '../recent-documents.ts';
import { followersOf, type Greeting, type SocketDependencies } from './dependencies.ts';
import { subscribe } from './subscribe.ts';

/** API Gateway takes a moment after `$connect` has returned; then the client is gone for good. */
const FIRST_WAIT_MILLISECONDS = 25;
const ATTEMPTS = 9;

/** Makes the subscriptions that the address of a connection asked for. */
export const greet = async (
  dependencies: Omit<SocketDependencies, 'tokens' | 'greeter' | 'allowedOrigins'>,
  greeting: Greeting,
): Promise<void> => {
  const { connections, limits } = dependencies;
  const connection = await connections.get(greeting.connectionId);
  if (!connection) return;
  const { organizationId, connectedAt } = connection;
  const wanted = [...greeting.documentIds];
  const unheard = new Set<string>();
  if (greeting.recent !== null) {
    await connections.subscribe(connection, [followersOf(organizationId)]);
    // Created after the client was let in and before it followed: nobody has told it of these.
    const created = await dependencies.documents.list(organizationId, {
      createdAfter: connectedAt,
      order: 'desc',
      limit: MOST_RECENT,
      after: null,
    });
    for (const { documentId } of created.documents) unheard.add(documentId);
    const { recent, since } = greeting;
    const room = limits.maximumSubscriptions - wanted.length - unheard.size - 1;
    wanted.push(
      ...unheard,
      ...(await recentDocuments(dependencies, organizationId, { recent, since }, room)),
    );
  }
  if (wanted.length === 0) return;
  const heldOf = (documentId: string): Held => {
    if (unheard.has(documentId)) return { kind: 'version', version: 0 };
    return greeting.since === null ? { kind: 'nothing' } : { kind: 'since', time: greeting.since };
  };
  await subscribe({ ...dependencies, sender: patient(dependencies) }, connection, wanted, heldOf);
};

/** Takes `gone` for an answer only when it was given for some seconds, and once sent, at once. */
const patient = (
  dependencies: Pick<SocketDependencies, 'sender' | 'wait'>,
): SocketDependencies['sender'] => {
  let connected = false;
  return {
    send: async (connectionId, message) => {
      for (let attempt = 1; ; attempt += 1) {
        const outcome = await dependencies.sender.send(connectionId, message);
        if (outcome === 'sent') connected = true;
        if (connected || attempt === ATTEMPTS) return outcome;
        await dependencies.wait(FIRST_WAIT_MILLISECONDS * 2 ** (attempt - 1));
      }
    },
  };
};
