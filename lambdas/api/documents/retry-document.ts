import { restart } from '../../domain/documents/document.ts';
import { startDocument } from '../../pipeline/start-document.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { ApiError } from '../http/api-error.ts';
import type { Route } from '../http/route.ts';
import { statusToWire } from './document-to-wire.ts';
import { DOCUMENT_ID, STATUS_EXAMPLE } from './examples.ts';
import { ownedDocument } from './owned-document.ts';
import { DocumentStatusRecord } from './wire-schemas.ts';

/**
 * Gives a failed document another attempt at its kept source.
 *
 * @throws ApiError not_found, not_retryable
 */
export const retry = async (
  dependencies: Pick<ApiDependencies, 'documents' | 'workflow' | 'clock' | 'log'>,
  organizationId: string,
  documentId: string,
) => {
  const { documents, clock, log } = dependencies;
  for (;;) {
    const document = await ownedDocument(documents, organizationId, documentId);
    if (document.status !== 'failed') {
      throw new ApiError(
        'not_retryable',
        `Only a failed document can be retried; this one is ${document.status}`,
      );
    }
    const change = restart(document, clock.now().toISOString());
    if ((await documents.save(change)) === 'lost') continue;
    try {
      await startDocument(dependencies, documentId);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log('warn', 'The workflow could not be started; the sweeper will', { documentId, reason });
    }
    return change.document;
  }
};

export const retryDocument: Route = {
  method: 'post',
  path: '/documents/{document_id}/retry',
  operationId: 'retryDocument',
  tag: 'Documents',
  summary: 'Retry a failed document',
  description: 'Takes no body. The document keeps its id and its links.',
  authenticated: true,
  pathParameters: { document_id: DOCUMENT_ID },
  responses: {
    200: {
      description: 'Processing again.',
      schema: DocumentStatusRecord,
      example: { ...STATUS_EXAMPLE, status: 'processing', terminal: false },
    },
  },
  errors: [{ code: 'not_found' }, { code: 'not_retryable' }],
  handler: (dependencies) => async (context, caller) => {
    const id = context.req.param('document_id') ?? '';
    const document = await retry(dependencies, caller.organizationId, id);
    return context.json(statusToWire(document, dependencies.settings.baseUrl));
  },
};
