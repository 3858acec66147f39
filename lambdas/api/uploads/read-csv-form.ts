import { parseJson } from '../../domain/estimate/parse-json.ts';
import type { Problem } from '../../domain/estimate/problem.ts';
import { LONGEST_FILE_NAME } from '../../domain/estimate/structured-estimate.ts';
import { ApiError, ValidationError } from '../http/api-error.ts';
import { readBody, requireContentType } from '../http/read-body.ts';
import type { ApiContext } from '../http/route.ts';
import { MAXIMUM_STRUCTURED_BYTES, MULTIPART_OVERHEAD_BYTES } from './limits.ts';

export interface CsvForm {
  bytes: Uint8Array;
  /** What the file part calls itself. */
  fileName: string;
  /** The `metadata` part as a value; undefined where there is none. */
  metadata: unknown;
}

/** The parts of a CSV upload: `file`, and `metadata` where it is sent. */
export const readCsvForm = async (context: ApiContext): Promise<CsvForm> => {
  requireContentType(context, 'multipart/form-data');
  const limit = MAXIMUM_STRUCTURED_BYTES + MULTIPART_OVERHEAD_BYTES;
  const form = await parseForm(context, await readBody(context, limit));
  const files = form.getAll('file');
  const [file] = files;
  const problems: Problem[] = [];
  if (file === undefined) {
    problems.push({ loc: ['body', 'file'], msg: 'Field required', type: 'missing' });
  } else if (files.length > 1 || typeof file === 'string') {
    const error =
      files.length > 1
        ? 'send one file; several parts are named "file"'
        : 'send the file as a file part with a filename, not as a text field';
    const msg = `Value error, ${error}`;
    problems.push({ loc: ['body', 'file'], msg, type: 'value_error', ctx: { error } });
  }
  const metadata = await readMetadataPart(form.getAll('metadata'), problems);
  if (problems.length > 0 || file === undefined || typeof file === 'string') {
    throw new ValidationError(problems);
  }
  if (file.size > MAXIMUM_STRUCTURED_BYTES) {
    throw new ApiError(
      'payload_too_large',
      `The file is longer than ${MAXIMUM_STRUCTURED_BYTES} bytes`,
    );
  }
  const fileName = file.name.trim().slice(0, LONGEST_FILE_NAME) || 'estimate.csv';
  return { bytes: await file.bytes(), fileName, metadata };
};

const parseForm = async (context: ApiContext, body: Uint8Array): Promise<FormData> => {
  const type = context.req.header('content-type') ?? '';
  try {
    return await new Response(body as Uint8Array<ArrayBuffer>, {
      headers: { 'content-type': type },
    }).formData();
  } catch (error) {
    throw new ApiError('malformed_request', 'The multipart body could not be read', {
      cause: error,
    });
  }
};

const readMetadataPart = async (
  parts: readonly (string | File)[],
  problems: Problem[],
): Promise<unknown> => {
  const [part] = parts;
  if (part === undefined) return undefined;
  if (parts.length > 1) {
    const error = 'send one metadata part';
    const msg = `Value error, ${error}`;
    problems.push({ loc: ['body', 'metadata'], msg, type: 'value_error', ctx: { error } });
    return undefined;
  }
  const bytes =
    typeof part === 'string' ? new TextEncoder().encode(part) : new Uint8Array(await part.bytes());
  if (bytes.byteLength === 0) return undefined;
  const parsed = parseJson(bytes, ['body', 'metadata']);
  if (parsed.ok) return parsed.value;
  problems.push(parsed.problem);
  return undefined;
};
