import * as v from 'valibot';
import { DocumentStatusRecord } from '../../api/documents/wire-schemas.ts';
import { refused } from '../result.ts';
import { defineTool } from '../tool.ts';
import { documentId, statusAnswer } from './document-answer.ts';

export const documentStatusTool = defineTool({
  name: 'service_document_status',
  title: "Show a document's status",
  description:
    'The current state of one document, at once: status, progress per stage, error, review (how many items, how many unresolved, whether the totals reconcile) and the links of the two ESX files. terminal true means that nothing more happens by itself. To wait for the end use service_wait_for_document.',
  input: v.strictObject({ document_id: documentId }),
  output: DocumentStatusRecord,
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: async ({ document_id }, { rest, baseUrl }) => {
    const status = await rest('GET', `/status/${encodeURIComponent(document_id)}`);
    return status.ok ? statusAnswer(status.body, baseUrl) : refused(status.refusal);
  },
});
