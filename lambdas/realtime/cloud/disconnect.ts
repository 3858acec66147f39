import type { SocketDependencies } from './dependencies.ts';

/**
 * `$disconnect`: forgets a connection. It is not always called; what stays behind is removed when
 * something is sent to it, and expires.
 */
export const disconnect = async (
  dependencies: Pick<SocketDependencies, 'connections'>,
  connectionId: string,
): Promise<void> => {
  await dependencies.connections.close(connectionId);
};
