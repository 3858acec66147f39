import { commandTooLong, invalidLastEventId } from '../answers.ts';
import { parseCommand } from '../command.ts';
import { heldBy } from '../held.ts';
import type { ErrorAnswer } from '../message.ts';
import type { SocketDependencies } from './dependencies.ts';
import { send } from './send.ts';
import { subscribe } from './subscribe.ts';

/** What API Gateway tells of a message from a client. */
export interface MessageEvent {
  requestContext: { connectionId: string };
  body?: string | null;
  isBase64Encoded?: boolean;
}

/** `$default`: does what a client says on its WebSocket, and answers it there. */
export const receive = async (
  dependencies: Pick<
    SocketDependencies,
    'documents' | 'events' | 'connections' | 'sender' | 'limits' | 'baseUrl'
  >,
  event: MessageEvent,
): Promise<void> => {
  const { connections, limits } = dependencies;
  const { connectionId } = event.requestContext;
  const connection = await connections.get(connectionId);
  if (!connection) {
    await send(dependencies, connectionId, connectionExpired);
    return;
  }
  const body = event.body ?? '';
  if (Buffer.byteLength(body) > limits.maximumCommandBytes) {
    await send(dependencies, connectionId, commandTooLong(limits.maximumCommandBytes));
    return;
  }
  const parsed = parseCommand(
    event.isBase64Encoded ? Buffer.from(body, 'base64').toString() : body,
  );
  if (parsed.kind === 'error') {
    await send(dependencies, connectionId, parsed.answer);
    return;
  }
  const { command } = parsed;
  if (command.action === 'ping') {
    await send(dependencies, connectionId, { event: 'pong' });
  } else if (command.action === 'unsubscribe') {
    await connections.unsubscribe(connectionId, command.document_ids);
    await send(dependencies, connectionId, {
      event: 'unsubscribed',
      document_ids: command.document_ids,
    });
  } else {
    const heldOf = heldBy(command);
    if (heldOf) await subscribe(dependencies, connection, command.document_ids, heldOf);
    else await send(dependencies, connectionId, invalidLastEventId());
  }
};

/** Nothing is sent to such a connection any more, so its client must know. */
const connectionExpired: ErrorAnswer = {
  event: 'error',
  code: 'connection_expired',
  detail: 'The service no longer knows this connection. Connect again and resume.',
};
