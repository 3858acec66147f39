import type { ApiDependencies } from '../api/dependencies.ts';
import { ApiError, ValidationError } from '../api/http/api-error.ts';
import type { Caller } from '../api/http/authenticate.ts';
import { commitUpload } from '../api/uploads/commit-upload.ts';
import { hashPayload } from '../api/uploads/idempotency.ts';
import { readStaged } from '../api/uploads/read-staged.ts';
import type { ProcessStaged } from './tools/process-staged-upload.ts';

const ENDPOINT = 'tool service_process_staged_upload';

/**
 * Processes a staged path once: the path itself is the idempotency key, so an agent that repeats
 * itself gets the document that it has made already, whatever else it says the second time.
 */
export const processStagedFor =
  (dependencies: ApiDependencies, caller: Pick<Caller, 'organizationId' | 'mode'>): ProcessStaged =>
  async ({ fileName, s3Path, xnAddress, profileCode }) => {
    const idempotency = {
      endpoint: ENDPOINT,
      key: s3Path,
      payloadHash: hashPayload({ s3_path: s3Path }),
    };
    try {
      const { document, replayed } = await commitUpload(
        dependencies,
        caller,
        idempotency,
        async () => ({
          sourceType: 'PDF',
          fileName,
          files: [
            {
              extension: 'pdf',
              bytes: await readStaged(dependencies.files, caller.organizationId, s3Path),
              contentType: 'application/pdf',
            },
          ],
          url: null,
          stagedKey: s3Path,
          xnAddress,
          profileCode,
          warnings: [],
        }),
      );
      return { kind: 'accepted', documentId: document.documentId, isNew: !replayed };
    } catch (error) {
      if (error instanceof ValidationError) {
        const sentence = error.problems.map(({ msg }) => msg).join('; ');
        return { kind: 'refused', sentence, code: 'invalid_request' };
      }
      if (error instanceof ApiError) {
        return { kind: 'refused', sentence: error.message, code: error.code };
      }
      throw error;
    }
  };
