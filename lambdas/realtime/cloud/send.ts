import type { StreamMessage } from '../message.ts';
import type { SocketDependencies } from './dependencies.ts';

/**
 * Sends one message; a connection that is gone is forgotten.
 *
 * @returns false where the client is no longer there.
 */
export const send = async (
  dependencies: Pick<SocketDependencies, 'connections' | 'sender'>,
  connectionId: string,
  message: StreamMessage | string,
): Promise<boolean> => {
  const text = typeof message === 'string' ? message : JSON.stringify(message);
  if ((await dependencies.sender.send(connectionId, text)) === 'sent') return true;
  await dependencies.connections.close(connectionId);
  return false;
};

/** Does something with each item, so many at a time. All are tried; then the first error is thrown. */
export const forEachOf = async <T>(
  items: readonly T[],
  atATime: number,
  work: (item: T) => Promise<void>,
): Promise<void> => {
  const queue = items.values();
  const errors: unknown[] = [];
  const worker = async (): Promise<void> => {
    for (const item of queue) {
      try {
        await work(item);
      } catch (error) {
        errors.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atATime, items.length) }, worker));
  if (errors.length > 0) throw errors[0];
};
