import type { ApiDependencies } from '../dependencies.ts';
import type { Caller } from '../http/authenticate.ts';
import { type Committed, commitUpload, type Upload } from './commit-upload.ts';
import { hashPayload, sha256 } from './idempotency.ts';
import { decodePdf } from './pdf-bytes.ts';
import type { PdfRequest } from './pdf-request.ts';
import { readStaged } from './read-staged.ts';

/**
 * Accepts a PDF from one of its three sources. A URL is only recorded here; the workflow fetches.
 *
 * @throws ValidationError where the content is not a PDF; ApiError as {@link commitUpload}
 */
export const acceptPdf = (
  dependencies: ApiDependencies,
  caller: Pick<Caller, 'organizationId' | 'mode'>,
  { fields, warnings }: PdfRequest,
  repeat: { endpoint: string; key: string | null },
): Promise<Committed> => {
  const inline = typeof fields.file_base64 === 'string' ? decodePdf(fields.file_base64) : null;
  const payload = { ...fields, ...(inline ? { file_base64: sha256(inline) } : {}) };
  const idempotency =
    repeat.key === null
      ? null
      : { endpoint: repeat.endpoint, key: repeat.key, payloadHash: hashPayload(payload) };
  return commitUpload(dependencies, caller, idempotency, async (): Promise<Upload> => {
    const staged = fields.s3_path ?? null;
    const bytes =
      staged === null
        ? inline
        : await readStaged(dependencies.files, caller.organizationId, staged);
    return {
      sourceType: 'PDF',
      fileName: fields.file_name,
      files: bytes ? [{ extension: 'pdf', bytes, contentType: 'application/pdf' }] : [],
      url: fields.url ?? null,
      stagedKey: staged,
      xnAddress: fields.xn_address ?? null,
      profileCode: fields.profile_code ?? null,
      warnings,
    };
  });
};
