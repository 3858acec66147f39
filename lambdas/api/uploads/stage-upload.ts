import { stagedKey } from '../../domain/documents/file-keys.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Caller } from '../http/authenticate.ts';

export const STAGED_URL_SECONDS = 900;

/** INTERFACE section 4.6, the output of the first step. */
export interface StagedUpload {
  content_type: 'application/pdf';
  curl_command: string;
  expires_in_seconds: number;
  file_name: string;
  friendly_upload_url: string;
  headers: Record<string, string>;
  method: 'PUT';
  next_step: string;
  request_id: string;
  s3_path: string;
}

/** How often a key has asked within the minute. */
export interface RateState {
  allowed: boolean;
  limit: number;
  remaining: number;
  resetSeconds: number;
}

/**
 * Makes a URL for one PUT of a PDF, unless the key has made as many within the minute as it may. One limiter for
 * the endpoint and for the agent tool.
 */
export const stageUpload = async (
  { files, rateLimiter, clock, ids, settings }: ApiDependencies,
  caller: Pick<Caller, 'organizationId' | 'keyId'>,
  request: { fileName: string; sizeBytes: number },
): Promise<{ rate: RateState; staged: StagedUpload | null }> => {
  const limit = settings.uploadUrlsPerMinute;
  const { allowed, remaining, resetSeconds } = await rateLimiter.take({
    subject: `upload-url:${caller.keyId}`,
    limit,
    windowSeconds: 60,
    at: clock.now().toISOString(),
  });
  const rate = { allowed, limit, remaining, resetSeconds };
  if (!allowed) return { rate, staged: null };
  const requestId = ids.handle();
  const key = stagedKey(caller.organizationId, requestId, request.fileName);
  const signed = await files.signPut({
    key,
    contentType: 'application/pdf',
    sizeBytes: request.sizeBytes,
    expiresInSeconds: STAGED_URL_SECONDS,
  });
  const headers = requestHeaders(signed.headers);
  const staged: StagedUpload = {
    content_type: 'application/pdf',
    curl_command: curlCommand(signed.url, headers, request.fileName),
    expires_in_seconds: STAGED_URL_SECONDS,
    file_name: request.fileName,
    friendly_upload_url: signed.url,
    headers,
    method: 'PUT',
    next_step: `PUT the file's bytes to friendly_upload_url within ${STAGED_URL_SECONDS} seconds, then send s3_path to POST /upload (agents: service_process_staged_upload).`,
    request_id: requestId,
    s3_path: key,
  };
  return { rate, staged };
};

/** Every client sets the length by itself, and some refuse to have it set. */
const requestHeaders = (signed: Readonly<Record<string, string>>): Record<string, string> => {
  const headers: Record<string, string> = { 'content-type': 'application/pdf' };
  for (const [name, value] of Object.entries(signed)) headers[name.toLowerCase()] = value;
  const { 'content-length': _, host: __, ...kept } = headers;
  return kept;
};

const curlCommand = (
  url: string,
  headers: Readonly<Record<string, string>>,
  fileName: string,
): string =>
  [
    'curl --fail -X PUT',
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    `--data-binary ${quoted(`@${fileName}`)}`,
    quoted(url),
  ].join(' ');

/** One word for a POSIX shell, whatever the file is called. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
