import { answerTasks } from '../lambdas/adapters/threads/answer-tasks.ts';
import { storePage } from '../lambdas/domain/pdf/pages/packed-words.ts';
import { restorePages } from '../lambdas/domain/pdf/pages/word-shelf.ts';
import { readDocument } from '../lambdas/domain/pdf/read-document.ts';
import { readPageTexts } from '../lambdas/domain/pdf/text-layer/read-page-texts.ts';
import type { ReadingAnswer, ReadingTask } from './read-pdf.ts';

answerTasks(async (task: ReadingTask): Promise<ReadingAnswer> => {
  if (task.kind === 'structure')
    return readDocument(restorePages(task.pages), task.recognized, task.fileName);
  const read = await readPageTexts(task.bytes);
  if (read.kind === 'failed') return read;
  if (read.pagesWithoutText.length === 0) return readDocument(read.pages, [], task.fileName);
  const { pages, pagesWithoutText } = read;
  return { kind: 'needs_ocr', pages: pages.map(storePage), pagesWithoutText };
});
