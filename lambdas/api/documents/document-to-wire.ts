import type * as v from 'valibot';
import { type DocumentRecord, isTerminal } from '../../domain/documents/document.ts';
import { exportViewOf } from '../../domain/documents/export-view.ts';
import type { DocumentRecordSchema, DocumentStatusRecord } from './wire-schemas.ts';

/** An element of `GET /documents`. */
export const documentToWire = (
  document: DocumentRecord,
  baseUrl: string | null,
): v.InferOutput<typeof DocumentRecordSchema> => ({
  document_id: document.documentId,
  status: document.status,
  file_name: document.fileName,
  source_type: document.sourceType,
  progress: document.progress,
  workflow_complete: isTerminal(document),
  billing: {
    mode: document.mode,
    state: document.billing.state,
    claims_charged: document.billing.claimsCharged,
  },
  export: exportViewOf(document, baseUrl),
  created_at: document.createdAt,
  completed_at: document.completedAt,
  exported_at: document.exportedAt,
});

/** The body of `GET /status/{document_id}`; also what the agent tools answer with. */
export const statusToWire = (
  document: DocumentRecord,
  baseUrl: string | null,
): v.InferOutput<typeof DocumentStatusRecord> => ({
  ...documentToWire(document, baseUrl),
  terminal: isTerminal(document),
  error: document.error,
  review: document.review && {
    items: document.review.items,
    enabled: document.review.enabled,
    unresolved: document.review.unresolved,
    custom: document.review.custom,
    reconciled: document.review.reconciled,
    difference: document.review.difference,
    warnings: document.review.warnings.map(({ code, message, at }) => ({
      code,
      message,
      at: typeof at === 'object' && at !== null ? { ...at } : null,
    })),
    catalog_version: document.review.catalogVersion,
  },
  updated_at: document.updatedAt,
});
