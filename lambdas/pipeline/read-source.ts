import type { DocumentRecord } from '../domain/documents/document.ts';
import type { FileStore } from '../ports.ts';

/** The bytes that the document was made from, in the version that was pinned with it. */
export const readSource = async (
  files: FileStore,
  document: DocumentRecord,
): Promise<Uint8Array> => {
  if (document.source.kind === 'url') {
    throw new Error(`The source of ${document.documentId} has not been fetched yet`);
  }
  const { key, fileVersion } = document.source;
  const bytes = await files.get(key, fileVersion);
  if (!bytes) throw new Error(`The source file ${key} is missing`);
  return bytes;
};
