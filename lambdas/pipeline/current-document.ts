import type { DocumentChange, DocumentRecord } from '../domain/documents/document.ts';
import type { DocumentStore, WorkflowInput } from '../ports.ts';

/** A step found nothing to do: the document was deleted, ended, or went on to another attempt. */
export const STOPPED = { outcome: 'stopped' } as const;

/** The document, where it still is in the attempt that this execution is for; otherwise null. */
export const currentDocument = async (
  documents: DocumentStore,
  input: WorkflowInput,
): Promise<DocumentRecord | null> => {
  const document = await documents.get(input.documentId);
  const current =
    document?.status === 'processing' && !document.deletedAt && document.attempt === input.attempt;
  return current ? document : null;
};

const MAXIMUM_LOST_RACES = 20;

/**
 * Commits a change that is made from the newest record, again where somebody else was first.
 * Null where the document left this attempt, or where `make` has nothing to change.
 */
export const changeCurrent = async (
  documents: DocumentStore,
  input: WorkflowInput,
  make: (document: DocumentRecord) => DocumentChange | null,
): Promise<DocumentRecord | null> => {
  for (let race = 0; race < MAXIMUM_LOST_RACES; race += 1) {
    const document = await currentDocument(documents, input);
    if (!document) return null;
    const change = make(document);
    if (!change) return document;
    if ((await documents.save(change)) === 'saved') return change.document;
  }
  throw new Error(`Document ${input.documentId} changed ${MAXIMUM_LOST_RACES} times under a step`);
};
