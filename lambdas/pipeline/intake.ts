import {
  advance,
  type DocumentFailure,
  type DocumentSource,
} from '../domain/documents/document.ts';
import { sourceKey } from '../domain/documents/file-keys.ts';
import type { Estimate } from '../domain/estimate/estimate.ts';
import type { WorkflowInput } from '../ports.ts';
import { changeCurrent, currentDocument, STOPPED } from './current-document.ts';
import type { PipelineDependencies } from './dependencies.ts';
import { writeWorkingFile } from './working-files.ts';

export type IntakeResult =
  | { outcome: 'pdf' }
  | { outcome: 'structured' }
  | { outcome: 'failed'; failure: DocumentFailure }
  | typeof STOPPED;

/**
 * Brings the input to hand: fetches a URL source, and lays a structured estimate where the later
 * steps look for one. Pins the catalogue that this attempt resolves with.
 */
export const intake = async (
  {
    documents,
    files,
    fetcher,
    catalogs,
    clock,
  }: Omit<PipelineDependencies, 'claims' | 'recognizer'>,
  input: WorkflowInput,
): Promise<IntakeResult> => {
  const document = await currentDocument(documents, input);
  if (!document) return STOPPED;

  const catalogVersion = await catalogs.activeVersion(document.organizationId);
  await writeWorkingFile(files, document, 'catalog.json', { catalogVersion });

  if (document.sourceType !== 'PDF') {
    const bytes = await files.get(sourceKey(document, 'json'));
    if (!bytes) throw new Error(`${sourceKey(document, 'json')} is missing`);
    const estimate = JSON.parse(new TextDecoder().decode(bytes)) as Estimate;
    await writeWorkingFile(files, document, 'estimate.json', estimate);
    return { outcome: 'structured' };
  }

  if (document.source.kind === 'url') {
    const fetched = await fetcher.fetchPdf(document.source.url);
    if (fetched.kind === 'failed') {
      const { code, message } = fetched;
      return { outcome: 'failed', failure: { code, message, step: 'intake' } };
    }
    const key = sourceKey(document, 'pdf');
    const { fileVersion, sizeBytes } = await files.put(key, fetched.bytes, 'application/pdf');
    const source: DocumentSource = { kind: 'file', key, fileVersion, sizeBytes };
    await changeCurrent(documents, input, (current) => ({
      document: { ...current, revision: current.revision + 1, source },
      event: null,
    }));
  }
  const running = await changeCurrent(documents, input, (current) =>
    advance(current, { ocr: 'running' }, clock.now().toISOString()),
  );
  return running ? { outcome: 'pdf' } : STOPPED;
};
