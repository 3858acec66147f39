import { tombstone } from '../domain/documents/document.ts';
import { documentPrefix } from '../domain/documents/file-keys.ts';
import type { Clock, DocumentStore, FileStore } from '../ports.ts';

/**
 * Removes a document's files and everything personal; its handle and billing stay as a tombstone.
 *
 * The files go before the record: cut short in between, the document is still there to be deleted
 * again. They go once more after it, for what a running step wrote meanwhile.
 *
 * @returns false where there was nothing to delete.
 */
export const deleteDocument = async (
  { documents, files, clock }: { documents: DocumentStore; files: FileStore; clock: Clock },
  documentId: string,
): Promise<boolean> => {
  for (;;) {
    const document = await documents.get(documentId);
    if (!document || document.deletedAt) return false;
    await files.deletePrefix(documentPrefix(document));
    const staged = document.source.kind === 'file' ? document.source.stagedKey : undefined;
    if (staged !== undefined) await files.deletePrefix(staged);
    if ((await documents.save(tombstone(document, clock.now().toISOString()))) === 'lost') continue;
    await files.deletePrefix(documentPrefix(document));
    return true;
  }
};
