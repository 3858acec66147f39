import { markStarted, restart } from '../domain/documents/document.ts';
import type { Clock, DocumentStore, Workflow } from '../ports.ts';

export interface StartDependencies {
  documents: DocumentStore;
  workflow: Workflow;
  clock: Clock;
}

/** Hands a committed document to the workflow. Safe to repeat: the execution's name is its own. */
export const startDocument = async (
  { documents, workflow, clock }: StartDependencies,
  documentId: string,
): Promise<boolean> => {
  const document = await documents.get(documentId);
  if (document?.status !== 'processing' || document.deletedAt) return false;
  await workflow.start({ documentId, attempt: document.attempt });
  // A lost race only means that the workflow was quicker to write than this note.
  for (let current = document; current.startedAt === null; ) {
    if ((await documents.save(markStarted(current, clock.now().toISOString()))) === 'saved') break;
    const newest = await documents.get(documentId);
    if (!newest || newest.attempt !== document.attempt) break;
    current = newest;
  }
  return true;
};

/** Gives a document whose execution died its next attempt. */
export const restartDocument = async (
  dependencies: StartDependencies,
  documentId: string,
): Promise<boolean> => {
  const { documents, clock } = dependencies;
  const document = await documents.get(documentId);
  if (document?.status !== 'processing' || document.deletedAt) return false;
  const change = restart(document, clock.now().toISOString());
  if ((await documents.save(change)) === 'lost') return false;
  return startDocument(dependencies, documentId);
};
