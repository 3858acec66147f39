import type { Line, PageLines } from '../pages/lines.ts';
import { amountOf, MONEY } from '../tokens/amount-of-word.ts';
import { totalLabel } from './total-labels.ts';

const OF_WHICH = /^of which\b.*\d\.\d{2}$/i;

/**
 * `of which allowances   $9,140.00` right below `Subtotal   $38,912.00`: a part of that sum, which is neither work nor added
 * to it. It is left out.
 */
export const withoutPartsOfSums = (pages: readonly PageLines[]): PageLines[] =>
  pages.map((page) =>
    page.lines.some(({ text }) => OF_WHICH.test(text))
      ? { ...page, lines: page.lines.filter((line, at) => !isPart(line, page.lines[at - 1])) }
      : page,
  );

const isPart = (line: Line, above: Line | undefined): boolean =>
  above !== undefined &&
  OF_WHICH.test(line.text) &&
  totalLabel(above.text) !== null &&
  amountAtEnd(line) <= amountAtEnd(above);

const amountAtEnd = ({ words }: Line): number => {
  const last = words.at(-1);
  return last !== undefined && MONEY.test(last.text) ? amountOf(last) : 0;
};
