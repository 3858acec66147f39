import * as v from 'valibot';
import { DocumentStatusRecord } from '../../api/documents/wire-schemas.ts';
import { refused } from '../result.ts';
import { defineTool } from '../tool.ts';
import { documentId, statusAnswer } from './document-answer.ts';

export const LONGEST_WAIT_SECONDS = 20;
const POLL_MILLISECONDS = 500;

export const waitForDocumentTool = defineTool({
  name: 'service_wait_for_document',
  title: 'Wait for a document',
  description:
    'Step 3 of 3: waits until the document is finished, at most 20 seconds a call, and answers with its current state, which looks like that of service_document_status. While terminal is false, call it again; a scanned PDF can take minutes. When status is completed, the links of the ESX files are in export; when it is failed, error says why.',
  input: v.strictObject({
    document_id: documentId,
    max_wait_seconds: v.optional(
      v.pipe(
        v.number(),
        v.minValue(0),
        v.maxValue(LONGEST_WAIT_SECONDS),
        v.description('How long to wait at most, in seconds; 20 unless told.'),
      ),
      LONGEST_WAIT_SECONDS,
    ),
  }),
  output: DocumentStatusRecord,
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: async ({ document_id, max_wait_seconds }, { rest, baseUrl, sleep }) => {
    const path = `/status/${encodeURIComponent(document_id)}`;
    for (let waited = 0; ; waited += POLL_MILLISECONDS) {
      const status = await rest('GET', path);
      if (!status.ok) return refused(status.refusal);
      const { terminal } = status.body as v.InferOutput<typeof DocumentStatusRecord>;
      if (terminal || waited >= max_wait_seconds * 1000) return statusAnswer(status.body, baseUrl);
      await sleep(POLL_MILLISECONDS);
    }
  },
});
