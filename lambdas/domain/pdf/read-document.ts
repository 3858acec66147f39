import type { Estimate, Warning } from '../estimate/estimate.ts';
import type { PageRecognition } from './pages/page-recognition.ts';
import type { PageText } from './pages/page-text.ts';
import { betterReading } from './pages/searchable-scans.ts';
import { type ReadEstimateResult, readEstimate } from './read-estimate.ts';

export type DocumentReading =
  | { kind: 'estimate'; estimate: Estimate }
  | { kind: 'failed'; code: string; message: string };

const FILE_REPAIRED: Warning = {
  code: 'file_repaired',
  message:
    'The PDF is damaged or cut off, and was read from what is left of it. Pages or parts of pages may be missing: export it again, or hold what was read against the original.',
  at: {},
};

const NOTHING_LEFT =
  'The PDF is damaged or cut off, and no table of line items is left in it. Export it again and upload the new file.';

/**
 * Reads an estimate from the pages with a text layer and those that went through OCR, in page
 * order. Of a searchable scan there are two readings, its own text and OCR's: the one that adds up
 * better is taken. A page that nobody could read is a warning on the estimate: its items are
 * missing.
 */
export const readDocument = (
  pages: readonly PageText[],
  recognized: readonly PageRecognition[],
  fileName: string,
): DocumentReading => {
  const own = new Map(pages.map((page) => [page.page, page]));
  const isSearchable = (page: number): boolean => {
    const text = own.get(page);
    return text?.source === 'ocr' && text.words.length > 0;
  };
  const again = new Map(own);
  const instead = new Map(own);
  for (const one of recognized) {
    if (!one.ok) continue;
    again.set(one.page.page, one.page);
    if (!isSearchable(one.page.page)) instead.set(one.page.page, one.page);
  }
  const read = (byPage: ReadonlyMap<number, PageText>): ReadEstimateResult =>
    readEstimate(
      [...byPage.values()].sort((left, right) => left.page - right.page),
      { fileName },
    );
  const twice = recognized.some((one) => one.ok && isSearchable(one.page.page));
  const reading = twice ? betterReading(read(again), read(instead)) : read(again);
  const isRepaired = pages.some((page) => page.isRepaired === true);
  if (reading.kind === 'failed')
    return withUnreadable(isRepaired ? { ...reading, message: NOTHING_LEFT } : reading, recognized);
  const warnings = reading.estimate.printed?.warnings ?? [];
  if (isRepaired) warnings.push(FILE_REPAIRED);
  const cropped = pages.filter((page) => page.isCropped === true).map(({ page }) => page);
  if (cropped[0] !== undefined) warnings.push(croppedWarning(cropped[0], cropped.length - 1));
  for (const one of recognized) {
    if (one.ok || isSearchable(one.pageNumber)) continue;
    warnings.push({
      code: 'page_unreadable',
      message: `Page ${one.pageNumber} has no text layer and could not be read as an image. ${one.message} Items that stand on it are missing here.`,
      at: { page: one.pageNumber },
    });
  }
  return reading;
};

const croppedWarning = (page: number, more: number): Warning => ({
  code: 'page_cropped',
  message: `Page ${page}${more === 0 ? '' : more === 1 ? ' and one more' : ` and ${more} more`} ${more === 0 ? 'is' : 'are'} cropped through the text: lines go on beyond the edge, where no viewer shows them, and what stands there was not read. If a column is missing here, take the crop off and upload the file again.`,
  at: { page },
});

/** Where pages could not be read, the estimate may stand on them: that helps more than its absence. */
const withUnreadable = (
  failure: Extract<DocumentReading, { kind: 'failed' }>,
  recognized: readonly PageRecognition[],
): DocumentReading => {
  const unreadable = recognized.flatMap((one) => (one.ok ? [] : [one]));
  const [first] = unreadable;
  if (first === undefined) return failure;
  const more = unreadable.length - 1;
  const others =
    more === 0
      ? ''
      : more === 1
        ? ' So it is with one more page.'
        : ` So it is with ${more} more pages.`;
  return {
    ...failure,
    message: `No line items were found on the pages that can be read. ${first.message}${others}`,
  };
};
