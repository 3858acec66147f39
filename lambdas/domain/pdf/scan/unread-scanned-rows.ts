import type { LineItem, Warning } from '../../estimate/estimate.ts';
import { isAdjustment, isPageFurniture, totalLabel } from '../line-shapes.ts';
import type { Line, PageLines } from '../lines.ts';
import type { Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { isMeasured, type UnreadRow } from '../unread-rows.ts';
import type { ReadLines } from './doubts.ts';

/** A page without items is one of rows where it has so many lines that look like them. */
const FEWEST_ROWS = 2;

/**
 * Lines of scanned pages that look as rows do and from which no item was read: where a digit of a
 * row was misread, its figures do not multiply, and what tells the rows of a text layer passes it
 * over. A quantity with its unit and an amount make a row, in a document without prices the quantity
 * alone. `items` and `read` go together; `known` were told already.
 */
export const unreadScannedRows = (
  pages: readonly PageLines[],
  items: readonly LineItem[],
  read: readonly ReadLines[],
  known: readonly UnreadRow[],
): UnreadRow[] => {
  if (!pages.some(({ ocr }) => ocr)) return [];
  const priced = items.some(({ rcv, unitPrice }) => rcv !== null || unitPrice !== null);
  const ownerOf = new Map(read.flatMap(({ lines }, at) => lines.map((line) => [line, at] as const)));
  const seen = new Set<number>();
  return pages.flatMap(({ ocr, lines }) => {
    if (!ocr) return [];
    const unread = lines.filter((line) => {
      const figures = figuresOf(line);
      if (!isNamed(line) || !looksLikeRow(figures, priced)) return false;
      const owner = ownerOf.get(line);
      if (owner === undefined) return true;
      // The first line that has the item's quantity is its row; somebody may reckon in its notes.
      const isOwn = !seen.has(owner) && figures.some(({ value }) => value === items[owner]?.quantity);
      if (isOwn) seen.add(owner);
      return !isOwn && !RECKONED.test(line.text);
    });
    const hasItems = lines.some((line) => ownerOf.has(line));
    if (!hasItems && unread.length < FEWEST_ROWS) return [];
    return unread
      .filter(({ text }) => !known.some((row) => row.text === text))
      .map(({ page, text }) => ({ page, text }));
  });
};

const RECKONED = /[=×*]/;

const isNamed = ({ text }: Line): boolean =>
  /\p{L}{3}/u.test(text) &&
  totalLabel(text) === null &&
  !isAdjustment(text) &&
  !isPageFurniture(text) &&
  !isMeasured(text);

const figuresOf = (line: Line): Token[] =>
  tokensOf(line.words).filter(({ kind }) => kind === 'amount' || kind === 'quantity');

/** Whether figures begin with a quantity and its unit, and end in an amount where rows have amounts. */
const looksLikeRow = (figures: readonly Token[], priced: boolean): boolean => {
  const at = figures.findIndex(({ unit, value }) => unit !== null && value !== null);
  if (at < 0) return false;
  return priced ? figures.slice(at + 1).some(({ decimals }) => decimals === 2) : true;
};

/** Tells that a row of a scan may be missing. */
export const unreadScanWarning = ({ text }: UnreadRow, page: number): Warning => ({
  code: 'row_unread',
  message: `Page ${page} has a line that looks like a row, and no line item was read from it: "${text}". Compare the scan with the lines that were read.`,
  at: { page },
});
