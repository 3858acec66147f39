import { boxAround, type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { isPageFurniture } from '../pages/page-titles.ts';
import { type ColumnKind, SUMMED, TEXT_COLUMNS } from '../tables/column-kinds.ts';
import { headingsOfLine } from '../tables/headings-of-line.ts';
import { mayStack } from '../tables/stacked-headings.ts';
import { MONEY } from '../tokens/amount-of-word.ts';

/** Lines of a page among which its table's head is looked for. */
const PAGE_HEAD = 15;
/** Points by which the two halves of a row may stand higher or lower. */
const LEVEL = 2;
/** Of the lines of a right half, so many stand beside lines of its left half. */
const MOST_BESIDE = 0.8;
const LEAST_BESIDE = 3;

/**
 * A spreadsheet that is wider than its paper is printed in halves: item and quantity of each row on
 * one page, its amounts at the same height of another, which follows at once (over, then down) or
 * behind all left halves (down, then over). Each pair becomes one wide page; what else a right half
 * prints stays on it. Right halves that print the numbers of the rows once more are known by these.
 */
export const withHalvesJoined = (pages: readonly PageLines[]): PageLines[] => {
  const [left, right] = byHeads(pages) ?? byNumbers(pages) ?? [];
  if (left === undefined || right === undefined) return [...pages];
  const joined = [...pages];
  const rest: PageLines[] = [];
  // Heads may stand on the first page of each half only.
  const distance = right - left;
  for (let first = left; first + distance < pages.length; first += distance === 1 ? 2 : 1) {
    if (distance > 1 && first >= right) break;
    const [one, other] = [pages[first], pages[first + distance]];
    if (one === undefined || other === undefined) break;
    const pair = join(one, other);
    // Behind the last rows, another table may follow.
    if (pair === null) break;
    joined[first] = pair[0];
    rest.push(pair[1]);
  }
  // Nothing may part a table from where it goes on.
  const behind = new Set(rest.map(({ page }) => page));
  return [...joined.filter(({ page }) => !behind.has(page)), ...rest];
};

/** The first halves that are known by their heads. */
const byHeads = (pages: readonly PageLines[]): [number, number] | null => {
  const left = pages.findIndex((page) => halfOf(page) === 'left');
  const right = pages.findIndex((page, at) => left >= 0 && at > left && halfOf(page) === 'right');
  return right < 0 ? null : [left, right];
};

/** The first halves of which the right one repeats the numbers of the rows that it goes on with. */
const byNumbers = (pages: readonly PageLines[]): [number, number] | null => {
  const left = pages.findIndex((page) => page.lines.filter(isNumbered).length >= LEAST_NUMBERED);
  const one = pages[left];
  if (one === undefined) return null;
  const right = pages.findIndex((page, at) => at > left && goesOnWith(one, page));
  return right < 0 ? null : [left, right];
};

const LEAST_NUMBERED = 5;

/** `6   31.5   68.00   2,142.00`: a row's number, and figures right behind it, which no description begins with. */
const isOfFigures = (line: Line): boolean =>
  isNumbered(line) &&
  line.words.length > 2 &&
  (!/\p{L}/u.test(line.text) || line.words.slice(1, 3).every(({ text }) => MONEY.test(text)));

const isNumbered = ({ words }: Line): boolean => /^\d{1,3}$/.test(words[0]?.text ?? '');

const goesOnWith = (left: PageLines, right: PageLines): boolean => {
  const rows = right.lines.filter(isNumbered);
  const repeated = rows.filter((row) => {
    const beside = isOfFigures(row) ? besideOf(row, left) : undefined;
    return beside !== undefined && /\p{L}{3}/u.test(beside.text) && repeats(row, beside);
  });
  return repeated.length >= LEAST_NUMBERED && repeated.length >= rows.length * MOST_BESIDE;
};

/** Whether a row begins with what its left half begins with, at the same edge. */
const repeats = ({ words: [first] }: Line, { words: [other] }: Line): boolean =>
  first !== undefined &&
  first.text === other?.text &&
  Math.abs(first.box.left - other.box.left) < LEVEL;

const besideOf = (cell: Line, { lines }: PageLines): Line | undefined =>
  lines.find((line) => Math.abs(line.box.bottom - cell.box.bottom) < LEVEL);

/** What the head of a page's table says: the half with the items, or the one with the amounts. */
const halfOf = ({ lines }: PageLines): 'left' | 'right' | null => {
  for (const line of lines.slice(0, PAGE_HEAD)) {
    if (!mayStack(line)) continue;
    const kinds = new Set((headingsOfLine(line) ?? []).map(({ kind }) => kind));
    if (kinds.size < 2) continue;
    const amounts = [...kinds].filter((kind) => AMOUNTS.has(kind)).length;
    if (kinds.has('description')) return amounts === 0 ? 'left' : null;
    if (amounts >= 2 && ![...kinds].some((kind) => TEXT_COLUMNS.has(kind))) return 'right';
  }
  return null;
};

const AMOUNTS: ReadonlySet<ColumnKind> = new Set<ColumnKind>(['unitPrice', ...SUMMED]);

/** Both halves as one page, and what is left on the right one; null where they do not match. */
const join = (left: PageLines, right: PageLines): [PageLines, PageLines] | null => {
  const cells = right.lines.filter(({ text }) => !isPageFurniture(text));
  const besides = new Map<Line, Line>();
  for (const cell of cells) {
    const beside = besideOf(cell, left);
    if (beside !== undefined && !besides.has(beside)) besides.set(beside, cell);
  }
  if (besides.size < Math.min(LEAST_BESIDE, cells.length)) return null;
  const taken = new Set(besides.values());
  const others = right.lines.filter((line) => !taken.has(line));
  const around = others.filter((line) => [...taken].some((cell) => isAround(line, cell)));
  if (besides.size + around.length < cells.length * MOST_BESIDE) return null;
  return [
    {
      ...left,
      width: left.width + right.width,
      lines: left.lines.map((line) => {
        const cell = besides.get(line);
        if (cell === undefined) return line;
        const parts = around.filter((one) => isAround(one, cell));
        const words = [...withoutRepeated(cell, line), ...headingsIn(parts)];
        return withCells(line, words, left.width);
      }),
    },
    { ...right, lines: others.filter((line) => !around.includes(line)) },
  ];
};

/** `Actual cash` and `value`, above and below the other headings of a half, in a column between these. */
const isAround = (line: Line, cell: Line): boolean =>
  line.box.bottom > cell.box.top &&
  line.box.top < cell.box.bottom &&
  !isNumbered(cell) &&
  /\p{L}/u.test(line.text) &&
  cell.words.every(({ box }) => box.right < line.box.left || box.left > line.box.right);

/** The lines of each heading as one word: on one level they would overlap. */
const headingsIn = (parts: readonly Line[]): Word[] =>
  parts.flatMap((part, at) => {
    const [word] = part.words;
    const isOver = (other: Line): boolean =>
      other.box.left < part.box.right && other.box.right > part.box.left;
    if (word === undefined || parts.slice(0, at).some(isOver)) return [];
    const lines = parts.filter(isOver);
    return [{ ...word, text: lines.map(({ text }) => text).join(' '), box: boxAround(lines) }];
  });

/** `Owner: Ida Quillon` above both halves, and the number, or its heading, before the cells of each row. */
const withoutRepeated = (cell: Line, line: Line): Word[] => {
  const same = cell.words.findIndex((word, at) => word.text !== line.words[at]?.text);
  if (same < 0) return [];
  return repeats(cell, line) ? cell.words.slice(Math.max(1, same)) : cell.words;
};

/** The row is where its left half is. */
const withCells = (line: Line, cells: readonly Word[], shift: number): Line => ({
  ...makeLine(
    line.page,
    [
      ...line.words,
      ...cells
        .toSorted((one, other) => one.box.left - other.box.left)
        .map((word) => ({
          ...word,
          box: {
            left: word.box.left + shift,
            right: word.box.right + shift,
            top: line.box.top,
            bottom: line.box.bottom,
          },
        })),
    ],
    line.ocr,
  ),
  box: line.box,
});
