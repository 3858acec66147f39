import { decimal } from '../../money/money.ts';
import { type Line, makeLine, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { figureOf } from '../tokens/figure-of-word.ts';

/** `after 10% discount` */
const DISCOUNT = /^after\s+(?:a\s+)?(\d+(?:\.\d+)?)\s?%\s+discount$/i;
const FIGURE = /^\$?\d[\d,]*(?:\.\d+)?$/;
/** Points between the right edges of an amount and of what is said of it. */
const EDGE = 3;
const CENT = 0.011;

/**
 * `Walls and lid   after 10% discount` below `1236   $3.08   $3,426.19`: quotations say below an amount what was taken
 * off it, beside the words that go on below the row's. Where that makes the amount, it stands on a line of its own.
 */
export const withDiscountsApart = (pages: readonly PageLines[]): PageLines[] =>
  pages.map((page) => {
    if (!page.lines.some(({ text }) => /\bdiscount$/i.test(text))) return page;
    return {
      ...page,
      lines: page.lines.flatMap((line, at) => apart(line, page.lines[at - 1])),
    };
  });

const apart = (line: Line, row: Line | undefined): Line[] => {
  const segments = segmentsOf(line.words);
  const said = segments.at(-1);
  if (said === undefined || segments.length < 2 || row === undefined) return [line];
  const share = DISCOUNT.exec(textOf(said))?.[1];
  return share !== undefined && comesTo(row, Number(share), said)
    ? [segments.slice(0, -1).flat(), said].map((words) => makeLine(line.page, words, line.ocr))
    : [line];
};

/** Whether a row's quantity x price comes to its amount with the discount. */
const comesTo = ({ words }: Line, share: number, said: readonly Word[]): boolean => {
  const figures = words.slice(-3);
  const [quantity, price, amount] = figures.map((word) =>
    FIGURE.test(word.text) ? figureOf(word) : undefined,
  );
  const isBelow = Math.abs((said.at(-1)?.box.right ?? 0) - (words.at(-1)?.box.right ?? 0)) < EDGE;
  if (!isBelow || quantity === undefined || price === undefined || amount === undefined)
    return false;
  const left = decimal(100).minus(share).div(100);
  return quantity.times(price).times(left).minus(amount).abs().lte(CENT);
};
