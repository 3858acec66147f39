import { type Line, onLevelOf, type PageLines, withWordsOn } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';

/** Font sizes from the row to either half of its cell. */
const NEAR = 1.6;

const FIRST = /^(?:below|above)$/i;
const SECOND = /^(?:avg\.?|average)$/i;

/**
 * `Below` right above a row and `Avg.` right below it: a cell of two lines that is centred on its row says the condition of
 * what is depreciated. Both are set on the row. Other pages are returned as they are.
 */
export const withSplitConditionsJoined = (pages: readonly PageLines[]): PageLines[] =>
  pages.map((page) =>
    page.lines.some(({ text }) => FIRST.test(text)) ? { ...page, lines: joined(page.lines) } : page,
  );

const joined = (lines: readonly Line[]): Line[] => {
  const out: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [above, row, below] = lines.slice(at, at + 3);
    const cell =
      above !== undefined && row !== undefined && below !== undefined
        ? cellAround(above, row, below)
        : null;
    if (cell === null || row === undefined) out.push(...lines.slice(at, at + 1));
    else {
      out.push(withWordsOn(row, cell));
      at += 2;
    }
  }
  return out;
};

/** The words of the cell beside each other; null where the lines hold none, or something of the row stands in its place. */
const cellAround = (above: Line, row: Line, below: Line): Word[] | null => {
  const [first, second] = [above.words[0], below.words[0]];
  if (first === undefined || second === undefined) return null;
  if (!FIRST.test(above.text) || !SECOND.test(below.text)) return null;
  const [left, right] = [
    Math.min(first.box.left, second.box.left),
    Math.max(first.box.right, second.box.right),
  ];
  const isNear = below.box.bottom - above.box.top < row.fontSize * NEAR * 2;
  const isOneColumn = first.box.left < second.box.right && second.box.left < first.box.right;
  const isFree = row.words.every(({ box }) => box.right < left || box.left > right);
  if (!isNear || !isOneColumn || !isFree) return null;
  const middle = (left + right) / 2;
  return [
    { ...first, box: { ...first.box, left, right: middle - 1 } },
    { ...second, box: { ...second.box, left: middle, right } },
  ].map((word) => onLevelOf(row, word));
};
