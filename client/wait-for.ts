import { type Connection, callJson } from './connection.ts';
import { isFinal } from './service-error.ts';
import type { DocumentMessage, DocumentStatus } from './types.ts';
import { watch } from './watch.ts';

export interface WaitOptions {
  signal?: AbortSignal;
  /** Told of every message on the way. */
  onMessage?: (message: DocumentMessage) => void;
}

/**
 * How often the status is asked for although the stream is silent: a document that is deleted
 * while somebody waits for it has no more events.
 */
const CHECK_MILLISECONDS = 60_000;

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
 * @throws ServiceError where there is no such document (any more); the signal's reason where it is
 *   aborted
 */
export const waitFor = async (
  connection: Connection,
  documentId: string,
  { signal, onMessage }: WaitOptions = {},
): Promise<DocumentStatus> => {
  const done = new AbortController();
  const either = signal ? AbortSignal.any([signal, done.signal]) : done.signal;

  const byEvents = async (): Promise<DocumentStatus> => {
    for await (const message of watch(connection, { documentIds: [documentId], signal: either })) {
      onMessage?.(message);
      if (!message.workflow_complete) continue;
      const status = await getStatus(connection, documentId, either);
      // A retry may have begun in between.
      if (status.terminal) return status;
    }
    throw either.reason;
  };
  const byStatus = async (): Promise<DocumentStatus> => {
    for (;;) {
      await connection.wait(CHECK_MILLISECONDS, either);
      try {
        const status = await getStatus(connection, documentId, either);
        if (status.terminal) return status;
      } catch (error) {
        if (either.aborted || isFinal(error)) throw error;
      }
    }
  };

  try {
    return await Promise.race([byEvents(), byStatus()]);
  } finally {
    done.abort();
  }
};
