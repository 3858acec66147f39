import { type Connection, call } from './connection.ts';
import { ServiceError } from './service-error.ts';
import type { Profile } from './types.ts';

export interface DownloadedFile {
  /** As the service names it. */
  fileName: string;
  bytes: Uint8Array;
}

/**
 * Downloads one of a document's two ESX files.
 *
 * @throws ServiceError: `export_not_ready` until the document is completed
 */
export const download = async (
  connection: Connection,
  documentId: string,
  profile: Profile = 'contractor',
  signal?: AbortSignal,
): Promise<DownloadedFile> => {
  // The redirect is followed by hand: the key must not travel to the file store.
  const redirect = await call(
    connection,
    `/${encodeURIComponent(documentId)}.esx?profile=${profile}`,
    { redirect: 'manual', signal },
  );
  const location = redirect.headers.get('location') ?? '';
  const file = await connection.fetch(new URL(location, `${connection.baseUrl}/`), {
    ...(signal ? { signal } : {}),
  });
  if (!file.ok) {
    throw new ServiceError(file.status, { detail: 'The file could not be fetched' }, null);
  }
  const disposition = file.headers.get('content-disposition') ?? '';
  const named = /filename="([^"]+)"/.exec(disposition)?.[1];
  return { fileName: named ?? `${documentId}-${profile}.esx`, bytes: await file.bytes() };
};
