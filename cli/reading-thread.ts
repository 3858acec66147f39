import { answerTasks } from '../lambdas/adapters/threads/answer-tasks.ts';
import { type StoredPage, storePage } from '../lambdas/domain/pdf/packed-words.ts';
import { readDocument } from '../lambdas/domain/pdf/read-document.ts';
import { readPageTexts } from '../lambdas/domain/pdf/text-layer/read-page-texts.ts';
import { restorePages } from '../lambdas/domain/pdf/word-shelf.ts';
import type { ReadingAnswer, ReadingTask } from './read-pdf.ts';

/** Pages that wait for OCR, so that they need not travel between the threads. */
let waiting: StoredPage[] = [];

answerTasks(async (task: ReadingTask): Promise<ReadingAnswer> => {
  if (task.kind === 'structure')
    return readDocument(restorePages(waiting), task.recognized, task.fileName);
  const read = await readPageTexts(task.bytes);
  if (read.kind === 'failed') return read;
  if (read.pagesWithoutText.length === 0) return readDocument(read.pages, [], task.fileName);
  waiting = read.pages.map(storePage);
  return { kind: 'needs_ocr', pagesWithoutText: read.pagesWithoutText };
});
