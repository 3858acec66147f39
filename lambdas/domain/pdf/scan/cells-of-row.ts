import type { Box } from '../../estimate/estimate.ts';
import type { Column } from '../columns/column-model.ts';
import type { Line } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { isMoney } from './cells.ts';

/** The words of a scanned line that stand in columns of figures, each with the column it misses least. */
export const cellsOfRow = (line: Line, columns: readonly Column[]): Map<Word, Column> => {
  const hasRates = columns.some(({ kind }) => kind === 'depreciationPercent');
  const columnOf = new Map<Word, Column>();
  const missed = new Map<Word, number>();
  for (const column of columns) {
    const misses = line.words.map((word, index) => ({
      word,
      miss: missOf(word, column, line.words[index + 1]),
    }));
    const [best] = misses
      .filter(({ word, miss }) => /[\p{L}\p{N}]/u.test(word.text) && miss < NEAR)
      .filter(({ word }) => !hasRates || mayBe(word.text, column.kind))
      .sort((a, b) => a.miss - b.miss);
    if (best === undefined || best.miss >= (missed.get(best.word) ?? NEAR)) continue;
    columnOf.set(best.word, column);
    missed.set(best.word, best.miss);
  }
  return columnOf;
};

/** Points by which a cell may miss its column's edge. */
const NEAR = 7;

/** Font sizes that the word behind a figure in its cell takes at most: `yrs`, `MO`. */
const WIDEST_TAIL = 1.9;
const USUAL_TAIL = 1.25;

/** What the cell of a column may go on with: its unit, `yrs`, `Avg.`, a mark in brackets. */
const GOES_ON: ReadonlyMap<ColumnKind, RegExp> = new Map([
  ['quantity', /^(?:\p{L}[\p{L}\d.]{0,3}|[1|5]\.?[FQY])[^\p{L}\d]{0,3}$/u],
  ['ageLife', /^\p{L}[\p{L}\d.]{0,3}$/u],
  // `86.00 /lf`
  ['unitPrice', /^\/\p{L}{2}$/u],
  ['condition', /^A[vV]/],
  ['depreciationPercent', /^(?:[[({]\S{1,3}|\S{1,2}[\])}])$/],
]);

const missOf = (word: Word, column: Column, next: Word | undefined): number => {
  const goesOn =
    next !== undefined &&
    GOES_ON.get(column.kind)?.test(next.text) === true &&
    next.box.left - word.box.right < word.fontSize * 1.2;
  const alone = missOfBox(word.box, column);
  if (!goesOn) return alone;
  return Math.min(alone, missOfBox({ ...word.box, right: tailRight(next) }, column));
};

/** Where a word behind a figure in its cell ends: dust behind it reads as a part of it. */
export const tailRight = ({ box, fontSize }: Word): number =>
  box.right - box.left > WIDEST_TAIL * fontSize ? box.left + USUAL_TAIL * fontSize : box.right;

const missOfBox = ({ left, right }: Box, column: Column): number => {
  const center = (left + right) / 2;
  if (column.align !== null) {
    const { edge, at } = column.align;
    // Marks and signs behind a figure reach beyond the edge.
    if (edge === 'right') return right < at ? at - right : Math.max(0, right - at - 6);
    return Math.abs((edge === 'left' ? left : center) - at);
  }
  return Math.min(
    Math.abs(left - column.left),
    Math.abs(right - column.right),
    Math.abs(center - (column.left + column.right) / 2),
  );
};

/** A depreciation's percentage and its amount stand below one another, as an age and a condition do: their forms tell them apart. */
const mayBe = (text: string, kind: ColumnKind): boolean => {
  if (kind === 'ageLife') return !/^\p{Lu}\p{Ll}{2}/u.test(text);
  if (kind === 'depreciationPercent') return !isMoney(text);
  return kind !== 'depreciation' || !/\d%$/.test(text);
};
