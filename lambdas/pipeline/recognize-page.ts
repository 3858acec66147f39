import type { WorkflowInput } from '../ports.ts';
import { currentDocument, STOPPED } from './current-document.ts';
import type { PipelineDependencies } from './dependencies.ts';
import { readSource } from './read-source.ts';
import { writeWorkingFile } from './working-files.ts';

/** The working file of a page that was read by OCR. */
export const recognizedPageName = (page: number): string => `ocr-${page}.json`;

/** Reads one page by OCR. A page that cannot be read is noted and the others go on. */
export const recognizePage = async (
  {
    documents,
    files,
    recognizer,
    clock,
    metrics,
  }: Pick<PipelineDependencies, 'documents' | 'files' | 'recognizer' | 'clock' | 'metrics'>,
  input: WorkflowInput & { page: number },
): Promise<{ outcome: 'recognized' | 'unreadable' } | typeof STOPPED> => {
  const document = await currentDocument(documents, input);
  if (!document) return STOPPED;
  const source = await readSource(files, document);
  const began = clock.now().getTime();
  const [page] = await recognizer.recognize(source, [input.page]);
  if (!page) throw new Error(`OCR gave no answer for page ${input.page}`);
  await writeWorkingFile(files, document, recognizedPageName(input.page), page);
  const outcome = page.ok ? 'recognized' : 'unreadable';
  metrics.record('OcrPages', 1, outcome);
  metrics.record('OcrPageLatency', clock.now().getTime() - began, null);
  return { outcome };
};
