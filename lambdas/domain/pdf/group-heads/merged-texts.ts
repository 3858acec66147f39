import { type Line, type PageLines, withWordsOn } from '../pages/lines.ts';
import { headerRowAt } from '../tables/header-row.ts';
import type { Heading } from '../tables/heading.ts';
import { headingKind } from '../tables/heading-words.ts';
import { hasFigures } from '../tokens/tokens.ts';

/** Fewer lines that stand between rows, or cells beside them, tell no merged cells. */
const LEAST = 2;
/** Points by which a cell may begin before its heading. */
const REACH = 3;
/** Font sizes from the middle of a merged cell's text to that of a row of it. */
const NEAR = 1.2;

/** Where the cells of a heading stand that says nothing the reader knows. */
interface Span {
  left: number;
  right: number;
}

/**
 * `White`, `Drift Oak II` below `Finish`: what several rows share stands in a cell that was merged over them, between two
 * rows, or beside one in the middle. It moves to the nearest row without one; between them it looks like a heading.
 */
export const withTextsAtTheirRows = (pages: readonly PageLines[]): PageLines[] => {
  let span: Span | null = null;
  return pages.map((page) => {
    const lines: Line[] = [];
    let block: Line[] = [];
    const close = (): void => {
      lines.push(...(span === null ? block : withCellsMoved(block, span)));
      block = [];
    };
    for (const [at, line] of page.lines.entries()) {
      const header = headerRowAt(page.lines, at);
      if (header !== null) {
        close();
        span = unknownSpan(header.headings);
      }
      block.push(line);
    }
    close();
    return { ...page, lines };
  });
};

const unknownSpan = (headings: readonly Heading[]): Span | null => {
  const inOrder = headings.toSorted((a, b) => a.left - b.left);
  const at = inOrder.findIndex(
    ({ kind, text }) => kind === 'otherNumber' && headingKind(text) === null,
  );
  const [own, next] = [inOrder[at], inOrder[at + 1]];
  // The first column names the rows, and the last one has nothing behind it.
  return at < 1 || own === undefined || next === undefined
    ? null
    : { left: own.left - REACH, right: next.left - REACH };
};

const withCellsMoved = (block: readonly Line[], span: Span): Line[] => {
  const isInside = ({ box }: Pick<Line, 'box'>): boolean =>
    box.left >= span.left && box.right <= span.right;
  const hasCell = ({ words }: Line): boolean => words.some(isInside);
  const alone = block.filter((line) => isInside(line) && /\p{L}{2}/u.test(line.text));
  if (alone.length < LEAST) return [...block];
  const rows = block.filter(hasFigures);
  if (rows.filter(hasCell).length < LEAST) return [...block];
  const moved = new Map<Line, Line>();
  const taken = new Set<Line>();
  for (const line of alone) {
    const [row] = rows
      .filter((one) => !moved.has(one) && !hasCell(one) && !isInside(one) && isNear(one, line))
      .toSorted((a, b) => distance(a, line) - distance(b, line));
    if (row === undefined) continue;
    moved.set(row, withWordsOn(row, line.words));
    taken.add(line);
  }
  return block.flatMap((line) => (taken.has(line) ? [] : (moved.get(line) ?? line)));
};

const distance = (one: Line, other: Line): number =>
  Math.abs(one.box.top + one.box.bottom - other.box.top - other.box.bottom) / 2;

const isNear = (row: Line, line: Line): boolean => distance(row, line) < line.fontSize * NEAR;
