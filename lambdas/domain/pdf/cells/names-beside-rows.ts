import { type Line, type PageLines, withWordsOn } from '../pages/lines.ts';
import { headerRowAt } from '../tables/header-row.ts';
import type { Heading } from '../tables/heading.ts';
import { headingKind } from '../tables/heading-words.ts';
import { standsBetween } from '../tables/line-pitch.ts';
import { hasFigures } from '../tokens/tokens.ts';
import { wordsOf } from './centred-cells.ts';

/** Rows with such cells, at least. */
const LEAST = 2;

/** Points by which a cell may begin before its heading. */
const REACH = 3;

/** Where the cells below a heading stand. */
interface Span {
  left: number;
  right: number;
}

/** A row and the two lines of one of its cells. */
interface Around {
  upper: Line;
  row: Line;
  lower: Line;
}

/**
 * `Principal Engineer` over `Ruth Calloway` below `Staff`, each in a type of its own, half a line above and below
 * `10/07   Meet adjuster   4.50   245.00   1,102.50`: who did it and what he is stands in a cell of two lines, in the
 * middle of its row, where the lines overlap that of the row. Both come to it; left between rows, one would look like
 * a heading and the other like a part of what the row says.
 */
export const withNamesBesideRows = (pages: readonly PageLines[]): PageLines[] => {
  let spans: readonly Span[] = [];
  const found: Around[] = [];
  for (const { lines } of pages)
    for (const [at, row] of lines.entries()) {
      const header = headerRowAt(lines, at);
      if (header !== null) spans = spansOfTexts(header.headings);
      const [upper, lower] = [lines[at - 1], lines[at + 1]];
      if (upper === undefined || lower === undefined || row.ocr || spans.length === 0) continue;
      if (!hasFigures(row) || !standsBetween(upper, row, lower)) continue;
      const span = spans.find((one) => isInside(upper, one) && isInside(lower, one));
      if (span !== undefined && !row.words.some((word) => overlaps(word, span)))
        found.push({ upper, row, lower });
    }
  if (found.length < LEAST) return [...pages];
  const rows = new Map(found.map((one) => [one.row, one]));
  const taken = new Set(found.flatMap(({ upper, lower }) => [upper, lower]));
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) => (taken.has(line) ? [] : [joined(rows.get(line), line)])),
  }));
};

/** The columns of texts that nothing is read from: who worked, on which day. */
const spansOfTexts = (headings: readonly Heading[]): Span[] => {
  const inOrder = headings.toSorted((one, other) => one.left - other.left);
  return inOrder.flatMap(({ kind, text, left }, at) => {
    const next = inOrder[at + 1];
    return kind !== 'otherText' || headingKind(text) === null || next === undefined
      ? []
      : [{ left: left - REACH, right: next.left - REACH }];
  });
};

const isInside = ({ box, text }: Line, { left, right }: Span): boolean =>
  box.left >= left && box.right <= right && /\p{L}{2}/u.test(text) && !/\d/.test(text);

const overlaps = ({ box }: Pick<Line, 'box'>, { left, right }: Span): boolean =>
  box.left < right && box.right > left;

/** The row with its cell on one line. */
const joined = (around: Around | undefined, line: Line): Line =>
  around === undefined
    ? line
    : withWordsOn(line, wordsOf({ upper: around.upper.words, lower: around.lower.words }));
