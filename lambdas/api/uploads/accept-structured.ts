import type { ReadEstimate } from '../../domain/estimate/read-json.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { ValidationError } from '../http/api-error.ts';
import type { Caller } from '../http/authenticate.ts';
import { type Committed, commitUpload } from './commit-upload.ts';
import { hashPayload, sha256 } from './idempotency.ts';

/**
 * Accepts an estimate that was read from JSON, or from the bytes of a CSV file, which are kept
 * beside it.
 *
 * @throws ValidationError where it could not be read; ApiError as {@link commitUpload}
 */
export const acceptStructured = (
  dependencies: ApiDependencies,
  caller: Caller,
  upload: { endpoint: string; idempotencyKey: string | null; read: ReadEstimate; csv?: Uint8Array },
): Promise<Committed> => {
  const { read, csv } = upload;
  if (!read.ok) throw new ValidationError(read.problems);
  const payload = csv ? { csv: sha256(csv), metadata: read.payload } : read.payload;
  const idempotency =
    upload.idempotencyKey === null
      ? null
      : {
          endpoint: upload.endpoint,
          key: upload.idempotencyKey,
          payloadHash: hashPayload(payload),
        };
  return commitUpload(dependencies, caller, idempotency, () => ({
    sourceType: csv ? 'CSV' : 'JSON',
    fileName: read.estimate.fileName,
    files: [
      {
        extension: 'json',
        bytes: new TextEncoder().encode(JSON.stringify(read.estimate)),
        contentType: 'application/json',
      },
      ...(csv ? [{ extension: 'csv' as const, bytes: csv, contentType: 'text/csv' }] : []),
    ],
    url: null,
    stagedKey: null,
    xnAddress: null,
    profileCode: null,
    warnings: read.warnings,
  }));
};
