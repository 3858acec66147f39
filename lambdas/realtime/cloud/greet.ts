import type { Held } from '../catch-up.ts';
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
  const wanted = [...greeting.documentIds];
  if (greeting.recent !== null) {
    await connections.subscribe(connection, [followersOf(connection.organizationId)]);
    const room = Math.max(0, limits.maximumSubscriptions - wanted.length - 1);
    wanted.push(
      ...(await recentDocuments(
        dependencies,
        connection.organizationId,
        { recent: greeting.recent, since: greeting.since },
        room,
      )),
    );
  }
  if (wanted.length === 0) return;
  const held: Held =
    greeting.since === null ? { kind: 'nothing' } : { kind: 'since', time: greeting.since };
  await subscribe(
    { ...dependencies, sender: patient(dependencies) },
    connection,
    wanted,
    () => held,
  );
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
