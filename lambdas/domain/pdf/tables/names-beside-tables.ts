import { type Line, makeLine, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { headAboveRow } from '../rooms/head-above-row.ts';
import { hasFigures } from '../tokens/tokens.ts';
import { headerRowAt } from './header-row.ts';
import type { Heading } from './heading.ts';

/** Points that a name ends before the first column. */
const BEFORE = 4;

/** Words of a name, at most. */
const MOST_WORDS = 4;

/** Fewer names may be anything. */
const LEAST_NAMES = 2;

/**
 * `GLASS      2   Storefront lite   612.00   1,224.00`: a cell without a heading, merged over several rows, stands before the
 * first column and says what these are for. It becomes the heading above its first row.
 */
export const withNamesBesideTables = (pages: readonly PageLines[]): PageLines[] => {
  const named = new Map<Line, readonly Word[]>();
  let rows = 0;
  for (const { lines } of pages) {
    let left: number | null = null;
    for (const [at, line] of lines.entries()) {
      const header = headerRowAt(lines, at);
      if (header !== null) left = leftOfCounts(header.headings);
      else if (left !== null && hasFigures(line)) {
        rows += 1;
        const name = nameBefore(line, left);
        if (name !== null) named.set(line, name);
      }
    }
  }
  if (named.size < LEAST_NAMES || named.size * 2 > rows) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) => {
      const name = named.get(line);
      return name === undefined
        ? [line]
        : [headAboveRow(line, name), makeLine(line.page, line.words.slice(name.length), line.ocr)];
    }),
  }));
};

/** Where a table begins whose counts or numbers stand before its descriptions; null for any other. */
const leftOfCounts = (headings: readonly Heading[]): number | null => {
  const [first, ...others] = headings.toSorted((a, b) => a.left - b.left);
  const isCount = first?.kind === 'quantity' || first?.kind === 'itemNumber';
  return isCount && others.some(({ kind }) => kind === 'description') ? first.left : null;
};

/** Words that end before the first column begins, where what they name follows. */
const nameBefore = (line: Line, left: number): readonly Word[] | null => {
  const [name = [], next] = segmentsOf(line.words, CELL_GAP);
  const end = name.at(-1)?.box.right ?? 0;
  // Typists set such names in capitals; what stands there in small letters belongs to the row.
  const isName =
    next !== undefined &&
    name.length <= MOST_WORDS &&
    /^\p{Lu}[\p{Lu} &/-]{2,}$/u.test(textOf(name));
  return isName && end < left - BEFORE ? name : null;
};

/** Font sizes from one cell to the next. */
const CELL_GAP = 1.5;
