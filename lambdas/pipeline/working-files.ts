import type { DocumentRecord } from '../domain/documents/document.ts';
import { attemptKey } from '../domain/documents/file-keys.ts';
import type { FileStore } from '../ports.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Reads a JSON file of the document's attempt that an earlier step wrote. */
export const readWorkingFile = async <T>(
  files: FileStore,
  document: DocumentRecord,
  name: string,
): Promise<T> => {
  const key = attemptKey(document, name);
  const bytes = await files.get(key);
  if (!bytes) throw new Error(`${key} is missing: the step that writes it has not run`);
  return JSON.parse(decoder.decode(bytes)) as T;
};

/** Writes a JSON file of the document's attempt; the same value leaves the same bytes. */
export const writeWorkingFile = async (
  files: FileStore,
  document: DocumentRecord,
  name: string,
  value: unknown,
): Promise<void> => {
  const bytes = encoder.encode(JSON.stringify(value));
  await files.put(attemptKey(document, name), bytes, 'application/json');
};
