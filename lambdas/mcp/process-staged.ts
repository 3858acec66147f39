import type { ApiDependencies } from '../api/dependencies.ts';
import { ApiError, ValidationError } from '../api/http/api-error.ts';
import type { Caller } from '../api/http/authenticate.ts';
import { commitUpload } from '../api/uploads/commit-upload.ts';
import { hashPayload } from '../api/uploads/idempotency.ts';
import { readStaged } from '../api/uploads/read-staged.ts';
import type { ProcessStaged } from './tool.ts';

const ENDPOINT = 'tool service_process_staged_upload';

const STAGE_AGAIN =
  'Check that the PUT of curl_command succeeded with the PDF itself and that s3_path is unchanged; if more than 900 seconds have passed since the URL was made, begin again with service_create_upload_url.';
const ADD_CLAIMS =
  'Tell the user that the organization has no claims left; service_claim_balance shows the balance.';

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
      const what = replayed
        ? 'This path was given before; this is its document'
        : 'The conversion has begun';
      const message = `${what}. Call service_wait_for_document with this document_id until terminal is true.`;
      return { kind: 'accepted', documentId: document.documentId, message };
    } catch (error) {
      if (error instanceof ValidationError) {
        const sentence = error.problems.map(({ msg }) => msg).join('; ');
        return { kind: 'refused', sentence, remedy: STAGE_AGAIN };
      }
      if (error instanceof ApiError) {
        const remedy = error.code === 'insufficient_claims' ? ADD_CLAIMS : STAGE_AGAIN;
        return { kind: 'refused', sentence: error.message, remedy };
      }
      throw error;
    }
  };
