import type { Line, PageLines } from '../pages/lines.ts';
import { couldBeName } from '../rooms/room-lines.ts';
import { beginNoItemAt, itemStartOf } from '../row-lines/item-start.ts';
import { endsInAmount } from '../sums/total-labels.ts';
import { unitCode } from '../tokens/read-figure.ts';
import { hasFigures } from '../tokens/tokens.ts';

/** Fewer heads say nothing: a row may have its figures on the line below. */
const ENOUGH = 2;

/**
 * `2. Siding` in bold above `420  SF  Remove lap siding  $11.75  $4,935.00` in plain type: forms number their
 * trades, and not the rows. Where no row of figures begins with a number, each bold line that does stands
 * right above a row that has words of its own, and there are more rows than such lines, these are heads:
 * they begin no item from now on.
 */
export const unmarkNumberedHeads = (pages: readonly PageLines[]): void => {
  const numbered = pages.flatMap(({ lines }) =>
    lines.flatMap((line, at) =>
      line.bold && itemStartOf(line) !== null ? [{ line, next: lines[at + 1] }] : [],
    ),
  );
  if (numbered.length < ENOUGH) return;
  const heads = numbered.filter(({ line, next }) => isHead(line, next));
  // At the foot of a page nothing stands below.
  if (heads.length < numbered.length * NEARLY_ALL) return;
  const rows = pages.flatMap(({ lines }) => lines.filter(isRow));
  const isOneEach = rows.filter(hasWords).length < numbered.length * ROWS_TO_HEAD;
  if (isOneEach || rows.some((line) => itemStartOf(line) !== null)) return;
  for (const { line } of numbered) beginNoItemAt(line);
};

const NEARLY_ALL = 0.8;

/** Of a row's own title and the line with its figures there is one each. */
const ROWS_TO_HEAD = 1.2;

const isHead = (line: Line, next: Line | undefined): boolean =>
  couldBeName(line) &&
  !hasFigures(line) &&
  next !== undefined &&
  !next.bold &&
  isRow(next) &&
  hasWords(next);

/** A row without words of its own goes on with those above it. */
const hasWords = ({ words }: Line): boolean =>
  words.filter(({ text }) => /\p{L}{3}/u.test(text) && unitCode(text) === null).length >=
  LEAST_WORDS;

const LEAST_WORDS = 2;

const isRow = (line: Line): boolean => hasFigures(line) && endsInAmount(line.text);
