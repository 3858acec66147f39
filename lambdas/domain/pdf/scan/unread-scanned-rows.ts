import type { LineItem, Warning } from '../../estimate/estimate.ts';
import { isMeasured, type UnreadRow } from '../items/unread-rows.ts';
import type { Line, PageLines } from '../pages/lines.ts';
import { isPageFurniture } from '../pages/page-titles.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import { isAdjustment, totalLabel } from '../sums/total-labels.ts';
import type { Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import type { ReadLines } from './doubts.ts';

/**
 * Lines of scanned pages that look as rows do and from which no item was read: where a digit of a
 * row was misread, its figures do not multiply, and what tells the rows of a text layer passes it
 * over. A quantity with its unit and an amount at the end make a row, in a document without prices
 * the quantity alone. On pages without any item, which may list what goes into the rows, only a
 * number that no item has makes one. `items` and `read` go together; `known` were told already.
 */
export const unreadScannedRows = (
  pages: readonly PageLines[],
  items: readonly LineItem[],
  read: readonly ReadLines[],
  known: readonly UnreadRow[],
): UnreadRow[] => {
  if (!pages.some(({ ocr }) => ocr)) return [];
  const priced = items.some(({ rcv, unitPrice }) => rcv !== null || unitPrice !== null);
  const numbers = new Set(items.map(({ printed }) => printed?.lineNumber ?? null));
  const ownerOf = new Map(
    read.flatMap(({ lines }, at) => lines.map((line) => [line, at] as const)),
  );
  const seen = new Set<number>();
  const isUnread = (line: Line): boolean => {
    if (!isNamed(line) || !looksLikeRow(line, priced)) return false;
    const owner = ownerOf.get(line);
    if (owner === undefined || seen.has(owner)) return true;
    // The first line that has the item's quantity is its row.
    const { quantity } = items[owner] ?? { quantity: null };
    const isOwn = tokensOf(line.words).some(({ value }) => value !== null && value === quantity);
    if (isOwn) seen.add(owner);
    return !isOwn;
  };
  const isLacking = (line: Line): boolean => {
    const number = itemStartOf(line)?.number;
    return number !== undefined && numbers.size > 1 && !numbers.has(number);
  };
  return pages.flatMap(({ ocr, lines }) => {
    if (!ocr) return [];
    const hasItems = lines.some((line) => ownerOf.has(line));
    return lines
      .filter((line) => isUnread(line) && (hasItems || isLacking(line)))
      .filter(({ text }) => !known.some((row) => row.text === text))
      .map(({ page, text }) => ({ page, text }));
  });
};

/** Somebody reckons in a note. */
const RECKONED = /[=×*]|\d\s?x\s?\$?\d/;

const isNamed = ({ text }: Line): boolean =>
  /\p{L}{3}/u.test(text) &&
  totalLabel(text) === null &&
  !isAdjustment(text) &&
  !isPageFurniture(text) &&
  !RECKONED.test(text) &&
  !isMeasured(text);

/** Whether a quantity with its unit stands before the amount that ends the line, or ends it itself. */
const looksLikeRow = ({ words, text }: Line, priced: boolean): boolean => {
  const tokens = tokensOf(words);
  const at = tokens.findIndex(({ unit, value }) => unit !== null && value !== null);
  if (at < 0) return false;
  if (!priced) return at >= tokens.length - 1 - MOST_MARKS;
  const isAmount = ({ unit, decimals }: Token): boolean => unit === null && decimals === 2;
  // A full stop ends a sentence of a note.
  return /\d\.\d{2}[^\d.]{0,4}$/.test(text) && tokens.slice(at + 1).some(isAmount);
};

/** Behind the quantity of a row without amounts somebody ticks or signs. */
const MOST_MARKS = 1;

/** Tells that a row of a scan may be missing. */
export const unreadScanWarning = ({ text }: UnreadRow, page: number): Warning => ({
  code: 'row_unread',
  message: `Page ${page} has a line that looks like a row, and no line item was read from it: "${text}". Compare the scan with the lines that were read.`,
  at: { page },
});
