import { advance, type DocumentFailure } from '../domain/documents/document.ts';
import type { StoredPage } from '../domain/pdf/pages/packed-words.ts';
import type { PageRecognition } from '../domain/pdf/pages/page-recognition.ts';
import { restorePages } from '../domain/pdf/pages/word-shelf.ts';
import { readDocument } from '../domain/pdf/read-document.ts';
import type { WorkflowInput } from '../ports.ts';
import { changeCurrent, currentDocument, STOPPED } from './current-document.ts';
import type { PipelineDependencies } from './dependencies.ts';
import { recognizedPageName } from './recognize-page.ts';
import { readWorkingFile, writeWorkingFile } from './working-files.ts';

export type StructureResult =
  | { outcome: 'structured' }
  | { outcome: 'failed'; failure: DocumentFailure }
  | typeof STOPPED;

/** Makes an estimate of the pages' words: items, rooms, sections, totals, facts. */
export const structure = async (
  { documents, files, clock }: Pick<PipelineDependencies, 'documents' | 'files' | 'clock'>,
  input: WorkflowInput,
): Promise<StructureResult> => {
  const found = await currentDocument(documents, input);
  if (!found) return STOPPED;
  const { pages, pagesWithoutText } = await readWorkingFile<{
    pages: StoredPage[];
    pagesWithoutText: number[];
  }>(files, found, 'pages.json');
  const document = await changeCurrent(documents, input, (current) =>
    advance(
      current,
      { ocr: pagesWithoutText.length > 0 ? 'completed' : 'skipped', structure: 'running' },
      clock.now().toISOString(),
    ),
  );
  if (!document) return STOPPED;

  const recognized: PageRecognition[] = [];
  for (const page of pagesWithoutText) {
    recognized.push(await readWorkingFile(files, document, recognizedPageName(page)));
  }
  const reading = readDocument(restorePages(pages), recognized, document.fileName);
  if (reading.kind === 'failed') {
    const { code, message } = reading;
    return { outcome: 'failed', failure: { code, message, step: 'structure' } };
  }
  await writeWorkingFile(files, document, 'estimate.json', reading.estimate);
  return { outcome: 'structured' };
};
