import { ApiError, ValidationError } from '../http/api-error.ts';
import { MAXIMUM_PDF_BYTES, STAGE_ADVICE } from './limits.ts';

/** How far into a file the mark of a PDF may stand. */
const MARK_WITHIN_BYTES = 1024;

/** Whether bytes look like a PDF: `%PDF-` within the first kibibyte. */
export const looksLikePdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, MARK_WITHIN_BYTES)).includes('%PDF-');

/** @throws ValidationError where the bytes are not a PDF */
export const requirePdf = (bytes: Uint8Array, field: 'file_base64' | 's3_path'): void => {
  if (!looksLikePdf(bytes)) throw invalid(field, 'the content is not a PDF: it has no %PDF- mark');
};

/**
 * The bytes of a base64 text; line breaks and a `data:` prefix are let through.
 *
 * @throws ValidationError where it is not base64 of a PDF; ApiError where it is more than 50 MiB
 */
export const decodePdf = (base64: string): Uint8Array => {
  const text = base64.replace(/^data:[a-z/+.-]{0,100};base64,/i, '').replace(/\s/g, '');
  if (!isBase64(text)) throw invalid('file_base64', 'the text is not base64');
  const bytes = Buffer.from(text, 'base64');
  if (bytes.byteLength > MAXIMUM_PDF_BYTES) {
    throw new ApiError(
      'payload_too_large',
      `The PDF has ${bytes.byteLength} bytes; at most ${MAXIMUM_PDF_BYTES} are accepted`,
    );
  }
  requirePdf(bytes, 'file_base64');
  return bytes;
};

/**
 * A search for one other letter. To match all of them the engine keeps its place at each once it optimizes no more
 * expressions, as in a process that has compiled many, and has no room for so many places in 50 MiB.
 */
const isBase64 = (text: string): boolean => {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const length = text.length - padding;
  return length > 0 && text.length % 4 !== 1 && !OTHER.test(text.slice(0, length));
};

const OTHER = /[^A-Za-z0-9+/]/;

export const invalid = (field: string, error: string): ValidationError =>
  new ValidationError([
    { loc: ['body', field], msg: `Value error, ${error}`, type: 'value_error', ctx: { error } },
  ]);

export { STAGE_ADVICE };
