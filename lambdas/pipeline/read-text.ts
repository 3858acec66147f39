import type { DocumentFailure } from '../domain/documents/document.ts';
import { storePage } from '../domain/pdf/pages/packed-words.ts';
import { readPageTexts } from '../domain/pdf/text-layer/read-page-texts.ts';
import type { WorkflowInput } from '../ports.ts';
import { currentDocument, STOPPED } from './current-document.ts';
import type { PipelineDependencies } from './dependencies.ts';
import { readSource } from './read-source.ts';
import { writeWorkingFile } from './working-files.ts';

export type ReadTextResult =
  | { outcome: 'read' }
  | { outcome: 'needs_ocr'; pagesWithoutText: number[] }
  | { outcome: 'failed'; failure: DocumentFailure }
  | typeof STOPPED;

/** Takes the text layer of every page, and finds the pages that have none. */
export const readText = async (
  { documents, files }: Pick<PipelineDependencies, 'documents' | 'files'>,
  input: WorkflowInput,
): Promise<ReadTextResult> => {
  const document = await currentDocument(documents, input);
  if (!document) return STOPPED;
  const read = await readPageTexts(await readSource(files, document));
  if (read.kind === 'failed') {
    const { code, message } = read;
    return { outcome: 'failed', failure: { code, message, step: 'read_text' } };
  }
  const { pages, pagesWithoutText } = read;
  await writeWorkingFile(files, document, 'pages.json', {
    pages: pages.map(storePage),
    pagesWithoutText,
  });
  return pagesWithoutText.length > 0
    ? { outcome: 'needs_ocr', pagesWithoutText }
    : { outcome: 'read' };
};
