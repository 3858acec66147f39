import { deleteDocument as remove } from '../../pipeline/delete-document.ts';
import { documentNotFound } from '../http/api-error.ts';
import type { Route } from '../http/route.ts';
import { DOCUMENT_ID } from './examples.ts';

export const deleteDocument: Route = {
  method: 'delete',
  path: '/documents/{document_id}',
  operationId: 'deleteDocument',
  tag: 'Documents',
  summary: 'Delete a document',
  description:
    'Removes the source, the files and everything personal at once. What was charged stays charged. Repeating it is harmless.',
  authenticated: true,
  pathParameters: { document_id: DOCUMENT_ID },
  responses: { 204: { description: 'Deleted.' } },
  errors: [{ code: 'not_found' }],
  handler: (dependencies) => async (context, caller) => {
    const id = context.req.param('document_id') ?? '';
    const document = await dependencies.documents.get(id);
    if (document?.organizationId !== caller.organizationId) throw documentNotFound();
    await remove(dependencies, id);
    return context.body(null, 204);
  },
};
