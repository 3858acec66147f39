import { type ClientOptions, openConnection } from './connection.ts';
import { type DownloadedFile, download } from './download.ts';
import type { DocumentMessage, DocumentStatus, Profile, UploadResponse } from './types.ts';
import { type UploadOptions, type UploadSource, upload } from './upload.ts';
import { getStatus, type WaitOptions, waitFor } from './wait-for.ts';
import { type WatchOptions, watch } from './watch.ts';

export type { ClientOptions } from './connection.ts';
export { ServiceError } from './service-error.ts';
export type * from './types.ts';
export type { UploadOptions, UploadSource, WaitOptions, WatchOptions };

/** The service, as one organization. */
export interface EstimateClient {
  upload(source: UploadSource, options?: UploadOptions): Promise<UploadResponse>;
  status(documentId: string, signal?: AbortSignal): Promise<DocumentStatus>;
  waitFor(documentId: string, options?: WaitOptions): Promise<DocumentStatus>;
  download(documentId: string, profile?: Profile, signal?: AbortSignal): Promise<DownloadedFile>;
  watch(options: WatchOptions): AsyncGenerator<DocumentMessage, void, void>;
}

/**
 * A client of the service. It needs nothing but `fetch` and `WebSocket`, so it runs in Node 24
 * and, where the key may be there, in a browser.
 *
 * @example
 * const client = createClient({ baseUrl: 'http://127.0.0.1:4010', apiKey });
 * const { document_id } = await client.upload({ csv, fileName: 'roof.csv' });
 * const { status } = await client.waitFor(document_id);
 * const { bytes } = await client.download(document_id, 'carrier');
 */
export const createClient = (options: ClientOptions): EstimateClient => {
  const connection = openConnection(options);
  return {
    upload: (source, uploadOptions) => upload(connection, source, uploadOptions),
    status: (documentId, signal) => getStatus(connection, documentId, signal),
    waitFor: (documentId, waitOptions) => waitFor(connection, documentId, waitOptions),
    download: (documentId, profile, signal) => download(connection, documentId, profile, signal),
    watch: (watchOptions) => watch(connection, watchOptions),
  };
};
