import * as v from 'valibot';
import { absolute, downloadLinks, WEBSOCKET_PATH } from '../../domain/documents/links.ts';
import { DocumentStatusSchema, link, SourceTypeSchema, time } from '../documents/wire-schemas.ts';
import type { ApiContext, ResponseSpec } from '../http/route.ts';
import type { Committed } from './commit-upload.ts';

/** INTERFACE section 2.5. */
export const UploadResponse = v.pipe(
  v.object({
    document_id: v.pipe(
      v.string(),
      v.metadata({ description: 'The handle for status, realtime and downloads.' }),
    ),
    status: DocumentStatusSchema,
    created_at: time('When the upload was accepted.'),
    status_url: link('/status/{document_id}'),
    ws_url: link('/ws/status'),
    download_url: link('Stable link, the API key decides; the contractor file.'),
    contractor_download_url: link('The contractor file (8D).'),
    carrier_download_url: link('The carrier file (5L).'),
    source_type: SourceTypeSchema,
  }),
  v.metadata({ title: 'UploadResponse' }),
);

/** The 200 of an upload, made or replayed. */
export const answerUpload = (
  context: ApiContext,
  { document, replayed }: Committed,
  baseUrl: string | null,
): Response => {
  if (replayed) context.header('Idempotency-Replayed', 'true');
  const body: v.InferOutput<typeof UploadResponse> = {
    document_id: document.documentId,
    status: document.status,
    created_at: document.createdAt,
    status_url: absolute(`/status/${document.documentId}`, baseUrl),
    ws_url: absolute(WEBSOCKET_PATH, baseUrl),
    ...downloadLinks(document.documentId, baseUrl),
    source_type: document.sourceType,
  };
  return context.json(body);
};

/** The documentation of that 200. */
export const uploadAnswer = (sourceType: 'PDF' | 'JSON' | 'CSV'): ResponseSpec => ({
  description: 'Accepted; processed in the background.',
  schema: UploadResponse,
  headers: { 'Idempotency-Replayed': 'true where an earlier request made the document.' },
  example: {
    document_id: '01JX8Z2Q4R6T8V0W2Y4A6C8E0G',
    status: 'processing',
    created_at: '2026-03-02T15:04:05.000Z',
    status_url: '/status/01JX8Z2Q4R6T8V0W2Y4A6C8E0G',
    ws_url: '/ws/status',
    ...downloadLinks('01JX8Z2Q4R6T8V0W2Y4A6C8E0G', null),
    source_type: sourceType,
  },
});
