import type { Route } from '../http/route.ts';
import { statusToWire } from './document-to-wire.ts';
import { DOCUMENT_ID, STATUS_EXAMPLE } from './examples.ts';
import { ownedDocument } from './owned-document.ts';
import { DocumentStatusRecord } from './wire-schemas.ts';

export const getStatus: Route = {
  method: 'get',
  path: '/status/{document_id}',
  operationId: 'getStatus',
  tag: 'Documents',
  summary: 'Read the status of a document',
  description:
    'Poll until `terminal` is true, or listen to the realtime events. A grant of claims or a retry reopens a document.',
  authenticated: true,
  pathParameters: { document_id: DOCUMENT_ID },
  responses: {
    200: { description: 'The status.', schema: DocumentStatusRecord, example: STATUS_EXAMPLE },
  },
  errors: [{ code: 'not_found' }],
  handler:
    ({ documents, settings }) =>
    async (context, caller) => {
      const id = context.req.param('document_id') ?? '';
      const document = await ownedDocument(documents, caller.organizationId, id);
      return context.json(statusToWire(document, settings.baseUrl));
    },
};
