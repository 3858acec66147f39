import { type Connection, callJson } from './connection.ts';
import type { DocumentMessage, DocumentStatus } from './types.ts';
import { watch } from './watch.ts';

export interface WaitOptions {
  signal?: AbortSignal;
  /** Told of every message on the way. */
  onMessage?: (message: DocumentMessage) => void;
}

/** The status of a document. */
export const getStatus = (
  connection: Connection,
  documentId: string,
  signal?: AbortSignal,
): Promise<DocumentStatus> =>
  callJson(connection, `/status/${encodeURIComponent(documentId)}`, { signal });

/**
 * Waits until nothing more happens to a document by itself: it is completed, it failed, or it
 * waits for claims.
 *
 * @throws ServiceError where there is no such document; the signal's reason where it is aborted
 */
export const waitFor = async (
  connection: Connection,
  documentId: string,
  { signal, onMessage }: WaitOptions = {},
): Promise<DocumentStatus> => {
  for await (const message of watch(connection, { documentIds: [documentId], signal })) {
    onMessage?.(message);
    if (!message.workflow_complete) continue;
    const status = await getStatus(connection, documentId, signal);
    // A retry may have begun in between.
    if (status.terminal) return status;
  }
  signal?.throwIfAborted();
  throw new Error(`Watching ${documentId} ended before it was complete.`);
};
