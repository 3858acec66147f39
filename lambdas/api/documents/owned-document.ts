import type { DocumentRecord } from '../../domain/documents/document.ts';
import type { DocumentStore } from '../../ports.ts';
import { documentNotFound } from '../http/api-error.ts';

/** A document of this organization. What is unknown, deleted or another's is the same 404. */
export const ownedDocument = async (
  documents: DocumentStore,
  organizationId: string,
  documentId: string,
): Promise<DocumentRecord> => {
  const document = await documents.get(documentId);
  if (!document || document.deletedAt || document.organizationId !== organizationId) {
    throw documentNotFound();
  }
  return document;
};
