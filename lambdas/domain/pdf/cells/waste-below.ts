import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { isQuantityWithWaste } from '../tokens/token.ts';

const WASTE = /^\(\d[\d,]*\.\d{2}\)$/;
const QUANTITY = /^\d[\d,]*\.\d{2}$/;

/** Points by which the right edges of a quantity and of its waste may differ. */
const NEAR = 8;

/**
 * Claims platforms may set what a quantity comes to with waste below it, in parentheses, beside a
 * wrapped description or alone. It moves behind the quantity, where others print it.
 */
export const withWasteInRow = (pages: readonly PageLines[]): PageLines[] =>
  pages.map((page) => ({ ...page, lines: joined(page.lines) }));

const joined = (lines: readonly Line[]): Line[] => {
  const kept: Line[] = [];
  for (const line of lines) {
    const row = kept.at(-1);
    const waste = line.text.includes('(')
      ? line.words.find(({ text }) => WASTE.test(text))
      : undefined;
    const quantity =
      row === undefined || waste === undefined || !hasOneFigure(line)
        ? undefined
        : quantityOver(row, waste);
    if (row === undefined || waste === undefined || quantity === undefined) {
      kept.push(line);
      continue;
    }
    const { right, top, bottom } = quantity.box;
    const box = { left: right + 1, right: right + 2, top, bottom };
    const words = row.words.flatMap((word) =>
      word === quantity ? [word, { ...waste, box }] : [word],
    );
    kept[kept.length - 1] = makeLine(row.page, words, row.ocr);
    const rest = line.words.filter((word) => word !== waste);
    if (rest.length > 0) kept.push(makeLine(line.page, rest, line.ocr));
  }
  return kept;
};

const hasOneFigure = ({ text }: Line): boolean => text.match(/\d\.\d{2}\b/g)?.length === 1;

const amountIn = (text: string): number => Number(text.replaceAll(/[(),]/g, ''));

const quantityOver = (row: Line, waste: Word): Word | undefined =>
  row.words.find(
    ({ text, box }) =>
      QUANTITY.test(text) &&
      Math.abs(box.right - waste.box.right) < NEAR &&
      isQuantityWithWaste(amountIn(waste.text), amountIn(text)),
  );
