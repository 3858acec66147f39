import { type Line, movedBy, type PageLines, withWordsOn } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { areLetters, areLettersFrom } from './grid-labels.ts';

/** Fewer rows that count alike on two pages may be anything. */
const LEAST_ROWS = 5;

/** A page below the letters of its columns, with the lines that begin with the number of their row. */
interface Grid {
  page: PageLines;
  letters: Line;
  /** By their numbers, which count up. */
  rows: ReadonlyMap<string, Line>;
}

/**
 * Columns `A` to `F` on one page, `G` on another that counts the same rows, `7   156.00`: a spreadsheet that is wider than
 * its paper, printed with the letters of its columns and the numbers of its rows. By both, the halves of each row find
 * each other, whatever stands in them: they become one wide page. What else a right half prints stays on it.
 */
export const withGridHalvesJoined = (pages: readonly PageLines[]): PageLines[] => {
  const lefts = pages.flatMap((page) => gridOf(page, 0) ?? []);
  if (lefts.length === 0) return [...pages];
  const taken = new Map<PageLines, Grid>();
  const wide = new Map(
    lefts.map((left) => [left.page, withColumnsOf(left, goingOn(left, pages, taken))]),
  );
  return [
    ...pages.filter((page) => !taken.has(page)).map((page) => wide.get(page) ?? page),
    // Nothing may part a table from where it goes on.
    ...[...taken.values()].map(withoutCells),
  ];
};

const gridOf = (page: PageLines, column: number): Grid | null => {
  const letters = page.lines.find((line) =>
    column === 0 ? areLetters(line) : areLettersFrom(line, column),
  );
  if (letters === undefined) return null;
  const rows = new Map(
    page.lines.flatMap((line): [string, Line][] =>
      isNumbered(line, letters) ? [[line.words[0]?.text ?? '', line]] : [],
    ),
  );
  const numbers = [...rows.keys()].map(Number);
  const count = numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);
  return count && rows.size >= LEAST_ROWS ? { page, letters, rows } : null;
};

const isNumbered = ({ words: [first] }: Line, letters: Line): boolean =>
  first !== undefined && /^\d{1,5}$/.test(first.text) && first.box.right < letters.box.left;

/** The pages that go on with the columns of another, left to right; they are taken. */
const goingOn = (left: Grid, pages: readonly PageLines[], taken: Map<PageLines, Grid>): Grid[] => {
  const found: Grid[] = [];
  let columns = left.letters.words.length;
  for (;;) {
    const right = pages
      .filter((page) => page !== left.page && !taken.has(page))
      .flatMap((page) => gridOf(page, columns) ?? [])
      .find((grid) => countsAlike(left, grid));
    if (right === undefined) return found;
    found.push(right);
    taken.set(right.page, right);
    columns += right.letters.words.length;
  }
};

const countsAlike = ({ rows }: Grid, other: Grid): boolean =>
  rows.size === other.rows.size && [...rows.keys()].every((number) => other.rows.has(number));

const withColumnsOf = ({ page, letters, rows }: Grid, others: readonly Grid[]): PageLines => {
  const cells = new Map<Line, Word[]>();
  let width = page.width;
  for (const other of others) {
    const add = (line: Line, words: readonly Word[]): void => {
      cells.set(line, [...(cells.get(line) ?? []), ...movedBy(words, width)]);
    };
    add(letters, other.letters.words);
    for (const [number, line] of rows) add(line, other.rows.get(number)?.words.slice(1) ?? []);
    width += other.page.width;
  }
  const lines = page.lines.map((line) => {
    const words = cells.get(line) ?? [];
    return words.length === 0 ? line : withWordsOn(line, words);
  });
  return { ...page, width, lines };
};

const withoutCells = ({ page, letters, rows }: Grid): PageLines => {
  const cells = new Set([letters, ...rows.values()]);
  return { ...page, lines: page.lines.filter((line) => !cells.has(line)) };
};
