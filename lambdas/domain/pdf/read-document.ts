import type { Estimate } from '../estimate/estimate.ts';
import type { PageText } from './page-text.ts';
import { readEstimate } from './read-estimate.ts';

/** A page that was read by OCR, or why it could not be. */
export type RecognizedPage = PageText | { page: number; failed: string };

export type DocumentReading =
  | { kind: 'estimate'; estimate: Estimate }
  | { kind: 'failed'; code: string; message: string };

/**
 * Reads an estimate from the pages with a text layer and those that went through OCR, in page
 * order. A page that nobody could read is a warning on the estimate: its items are missing.
 */
export const readDocument = (
  pages: readonly PageText[],
  recognized: readonly RecognizedPage[],
  fileName: string,
): DocumentReading => {
  const unreadable: { page: number; failed: string }[] = [];
  const byPage = new Map(pages.map((page) => [page.page, page]));
  for (const page of recognized) {
    if ('failed' in page) unreadable.push(page);
    else byPage.set(page.page, page);
  }
  const inOrder = [...byPage.values()].sort((left, right) => left.page - right.page);
  const reading = readEstimate(inOrder, { fileName });
  if (reading.kind === 'failed') return reading;
  for (const { page, failed } of unreadable) {
    reading.estimate.printed?.warnings.push({
      code: 'page_unreadable',
      message: `Page ${page} has no text layer and could not be read as an image: ${failed}. Items that stand on it are missing here.`,
      at: { page },
    });
  }
  return reading;
};
