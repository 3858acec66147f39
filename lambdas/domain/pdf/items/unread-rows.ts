import type { LineItem, Warning } from '../../estimate/estimate.ts';
import { lineTotal } from '../../money/money.ts';
import type { Line, PageLines } from '../pages/lines.ts';
import { refusedBlocks } from '../sums/refused-blocks.ts';
import { hasAmounts, isAdjustment, totalLabel } from '../sums/total-labels.ts';

/** A line whose figures are those of a row, and that is none of a line item's own. */
export interface UnreadRow {
  page: number;
  text: string;
}

/**
 * Lines on the pages of the items that multiply as rows do, quantity x price = amount, and from which
 * no item was read: they stand between the rows, or were taken for words or notes of one.
 *
 * @param isOffered rows below the total were left out, and that is told
 */
export const unreadRows = (
  pages: readonly PageLines[],
  items: readonly LineItem[],
  itemLines: ReadonlySet<Line>,
  isOffered = false,
): UnreadRow[] => {
  const itemPages = new Set(items.map(({ printed }) => printed?.readAt.page));
  const lines = pages.filter(({ page }) => itemPages.has(page)).flatMap((page) => page.lines);
  const refused = refusedBlocks(pages);
  const unread = lines.filter(
    (line) => !itemLines.has(line) && !refused.has(line) && isRow(line.text),
  );
  // One line behind the last row may reckon a charge; several are a table, or what is offered.
  const last = lines.findLastIndex((line) => itemLines.has(line));
  const behind = unread.filter((line) => lines.indexOf(line) > last);
  const rows =
    behind.length > 1 && !isOffered ? unread : unread.filter((line) => !behind.includes(line));
  const noted = rows.length === 0 ? '' : notesOf(items);
  const between = rows
    .filter(({ text }) => !noted.includes(text))
    .map(({ page, text }) => ({ page, text }));
  const within = items.flatMap(({ description, f9Note, printed }) =>
    printed == null
      ? []
      : [description ?? '', ...(f9Note ?? '').split('\n')]
          .filter((text) => hasAmounts({ text }) && !RECKONED.test(text) && multiplies(text))
          .map((text) => ({ page: printed.readAt.page, text })),
  );
  return [...between, ...within];
};

const notesOf = (items: readonly LineItem[]): string =>
  items
    .flatMap(({ f9Note, printed }) => [f9Note ?? '', ...(printed?.machineNotes ?? [])])
    .join('\n');

/** `12.00 SF x $3.10 = $37.20`: a note may say how somebody came to a figure. */
const RECKONED = /\d[^\d]{0,12}(?:[x×*@=]|\bat\b|\bby\b)\s*\$?\d/i;

const isRow = (text: string): boolean =>
  hasAmounts({ text }) &&
  /\p{L}{3}/u.test(text) &&
  multiplies(text) &&
  totalLabel(text) === null &&
  !isAdjustment(text) &&
  !isMeasured(text);

/** `2.08 m x 7.19 m   Floor 14.96 sq m`: what a room measures. */
export const isMeasured = (text: string): boolean => MEASURED.test(text);

const MEASURED =
  /\b(?:floor|walls?|ceiling|perimeter|area|length|width)\s*:?\s+\d|\d\s*(?:SF|LF|SY)\s+(?:floor|walls?|ceil)/i;

/** Figures that are no part of a word, a date or a size. */
const FIGURE = /(?<![\d./'’"-])\$?(\d[\d,]*(?:\.\d+)?)(?![\d./'’"%-])/g;

/** Whether two figures of a text make a later one to the cent. */
const multiplies = (text: string): boolean => {
  const figures = [...text.matchAll(FIGURE)].map(([, figure = '']) => ({
    value: Number(figure.replaceAll(',', '')),
    cents: /\.\d{2}$/.test(figure),
  }));
  return figures.some((quantity, at) =>
    figures
      .slice(at + 1)
      .some((price, next) =>
        figures
          .slice(at + next + 2)
          .some(
            (amount) =>
              price.cents &&
              amount.cents &&
              quantity.value > 1 &&
              price.value > 0 &&
              lineTotal(quantity.value, price.value) === amount.value,
          ),
      ),
  );
};

/** Tells that a row may be missing. */
export const unreadRowWarning = ({ text }: UnreadRow, page: number): Warning => ({
  code: 'row_unread',
  message: `Page ${page} has a line whose figures multiply as those of a row do, and no line item was read from it: "${text}". Compare the page with the lines that were read.`,
  at: { page },
});
