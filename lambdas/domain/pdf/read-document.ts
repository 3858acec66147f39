import type { Estimate } from '../estimate/estimate.ts';
import type { PageRecognition } from './page-recognition.ts';
import type { PageText } from './page-text.ts';
import { readEstimate } from './read-estimate.ts';

export type DocumentReading =
  | { kind: 'estimate'; estimate: Estimate }
  | { kind: 'failed'; code: string; message: string };

/**
 * Reads an estimate from the pages with a text layer and those that went through OCR, in page
 * order. A page that nobody could read is a warning on the estimate: its items are missing.
 */
export const readDocument = (
  pages: readonly PageText[],
  recognized: readonly PageRecognition[],
  fileName: string,
): DocumentReading => {
  const byPage = new Map(pages.map((page) => [page.page, page]));
  for (const one of recognized) if (one.ok) byPage.set(one.page.page, one.page);
  const inOrder = [...byPage.values()].sort((left, right) => left.page - right.page);
  const reading = readEstimate(inOrder, { fileName });
  if (reading.kind === 'failed') return reading;
  for (const one of recognized) {
    if (one.ok) continue;
    reading.estimate.printed?.warnings.push({
      code: 'page_unreadable',
      message: `Page ${one.pageNumber} has no text layer and could not be read as an image. ${one.message} Items that stand on it are missing here.`,
      at: { page: one.pageNumber },
    });
  }
  return reading;
};
