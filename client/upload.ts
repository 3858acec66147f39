import { type Connection, callJson } from './connection.ts';
import { ServiceError } from './service-error.ts';
import type { CsvMetadata, StructuredEstimate, UploadResponse } from './types.ts';

/** One estimate, in one of the forms that the service takes. */
export type UploadSource =
  | { pdf: Uint8Array; fileName: string }
  /** A public https address that the service fetches. */
  | { url: string; fileName: string }
  | { csv: Uint8Array | string; fileName: string; metadata?: CsvMetadata }
  | { estimate: StructuredEstimate };

export interface UploadOptions {
  /**
   * Makes the upload safe to repeat, also by another process: the same key and content give the
   * same document. By default a new one per call, which covers the repeats of this call.
   */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** A longer PDF is staged: gateways take no bodies as long as the service itself does. */
const LONGEST_INLINE_PDF_BYTES = 3 * 1024 * 1024;

/**
 * Uploads an estimate and answers as soon as the service has it.
 *
 * @throws ServiceError where the service refuses it
 */
export const upload = (
  connection: Connection,
  source: UploadSource,
  options: UploadOptions = {},
): Promise<UploadResponse> => {
  const headers = { 'idempotency-key': options.idempotencyKey ?? crypto.randomUUID() };
  const { signal } = options;
  const postJson = (path: string, body: unknown): Promise<UploadResponse> =>
    callJson(connection, path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    });

  if ('estimate' in source) return postJson('/upload/json', source.estimate);
  if ('csv' in source) {
    const form = new FormData();
    const file = new Blob([source.csv as Uint8Array<ArrayBuffer>], { type: 'text/csv' });
    form.set('file', file, source.fileName);
    if (source.metadata) form.set('metadata', JSON.stringify(source.metadata));
    return callJson(connection, '/upload/csv', { method: 'POST', headers, body: form, signal });
  }
  if ('url' in source) return postJson('/upload', { file_name: source.fileName, url: source.url });
  if (source.pdf.byteLength <= LONGEST_INLINE_PDF_BYTES) {
    const body = { file_name: source.fileName, file_base64: base64Of(source.pdf) };
    return postJson('/upload', body);
  }
  return stage(connection, source.pdf, source.fileName, signal).then((path) =>
    postJson('/upload', { file_name: source.fileName, s3_path: path }),
  );
};

/** In steps, because the arguments of a call are limited in number. */
const base64Of = (bytes: Uint8Array): string => {
  const step = 0x8000;
  let text = '';
  for (let start = 0; start < bytes.byteLength; start += step) {
    text += String.fromCharCode(...bytes.subarray(start, start + step));
  }
  return btoa(text);
};

interface StagedUpload {
  friendly_upload_url: string;
  headers: Record<string, string>;
  s3_path: string;
}

/** Puts a PDF where the service can take it from; answers with the `s3_path`. */
const stage = async (
  connection: Connection,
  pdf: Uint8Array,
  fileName: string,
  signal: AbortSignal | undefined,
): Promise<string> => {
  const staged = await callJson<StagedUpload>(connection, '/upload-url', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ file_name: fileName, file_size_bytes: pdf.byteLength }),
    signal,
  });
  // Without the API key: the address is signed, and it may be another host.
  const answer = await connection.fetch(
    new URL(staged.friendly_upload_url, `${connection.baseUrl}/`),
    {
      method: 'PUT',
      headers: staged.headers,
      body: pdf as Uint8Array<ArrayBuffer>,
      ...(signal ? { signal } : {}),
    },
  );
  if (!answer.ok) {
    throw new ServiceError(answer.status, { detail: 'The PDF could not be staged' }, null);
  }
  return staged.s3_path;
};
