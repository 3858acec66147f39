import { sum } from '../../money/money.ts';
import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { headerRowAt } from '../tables/header-row.ts';
import type { Heading } from '../tables/heading.ts';
import { PLAIN_MONEY } from '../tokens/amount-of-word.ts';
import { figureOf } from '../tokens/figure-of-word.ts';
import { hasFigures } from '../tokens/tokens.ts';

/**
 * Spreadsheets set a room's name once, in a cell that was merged over all its rows and centred in
 * it: on paper it stands between two rows, or beside one in the middle. It moves to the first row
 * of its cell, where the others follow it.
 */
export const withNamesAtFirstRow = (pages: readonly PageLines[]): PageLines[] => {
  // A table may go on over the page without its headings.
  let heading: NameHeading | undefined;
  let isAtFirst = false;
  return pages.map((page) => {
    // What names the rows of one page where they begin is not centred on the next.
    if (isAtFirst) return page;
    const done = lifted(page.lines, heading);
    heading = done.heading;
    isAtFirst = done.isAtFirst;
    return { ...page, lines: done.lines };
  });
};

const lifted = (
  lines: readonly Line[],
  above: NameHeading | undefined,
): { lines: Line[]; heading: NameHeading | undefined; isAtFirst: boolean } => {
  const moved: Line[] = [];
  let isAtFirst = false;
  let heading = above;
  let block: Line[] = [];
  const close = (): void => {
    const set = heading === undefined ? block : liftedBlock(block, heading);
    isAtFirst ||= set === null;
    moved.push(...(set ?? block));
    block = [];
  };
  for (let index = 0; index < lines.length; index += 1) {
    const header = headerRowAt(lines, index);
    const own = header?.lines ?? lines.slice(index, index + 1);
    const ends = header !== null || own.some((line) => SUM.test(line.text) || sumsUp(line, block));
    if (ends) close();
    if (header !== null) heading = nameHeadingOf(header.headings);
    if (ends) moved.push(...own);
    else block.push(...own);
    index += own.length - 1;
  }
  close();
  return { lines: moved, heading, isAtFirst };
};

/** Rows of one cell end at a sum, where the print has any. */
const SUM = /\b(?:sub\s*-?\s*)?totals?\b|^sub\b/i;

/** `969.12` alone, which the rows above it come to. */
const sumsUp = ({ text, words }: Line, block: readonly Line[]): boolean => {
  if (!PLAIN_MONEY.test(text)) return false;
  const amounts = block.flatMap(
    (row) => row.words.findLast((word) => PLAIN_MONEY.test(word.text)) ?? [],
  );
  return amounts.length > 1 && sum(amounts.map(figureOf)).eq(sum(words.map(figureOf)));
};

/** The heading of names, where the next one begins, and the one before it. */
interface NameHeading extends Heading {
  until: number;
  before: Heading | undefined;
}

const nameHeadingOf = (headings: readonly Heading[]): NameHeading | undefined => {
  const own = headings.find(({ kind }) => kind === 'room');
  if (own === undefined) return undefined;
  const behind = headings.flatMap(({ left }) => (left > own.right ? [left] : []));
  const before = headings
    .filter(({ right }) => right < own.left)
    .toSorted((a, b) => b.right - a.right)[0];
  return { ...own, until: Math.min(...behind), before };
};

/** The words of a cell on one line, or on several right below each other. */
interface Name {
  parts: { words: Word[]; line: Line }[];
  /** Where the middle of its cell is. */
  middle: number;
}

/** An amount alone, where that of a counted row ends. */
const isLumpBeside = ({ words, box }: Line, row: Line): boolean =>
  PLAIN_MONEY.test(words.at(-1)?.text ?? '') && Math.abs(box.right - row.box.right) < SAME_EDGE;

/** Points by which amounts of one column end apart, at most. */
const SAME_EDGE = 2;

/** The lines with the names at their first rows; null where they stand there as printed. */
const liftedBlock = (lines: readonly Line[], heading: NameHeading): Line[] | null => {
  const names = namesIn(lines, heading);
  const counted = lines.filter(hasFigures);
  // `Closet shelves and bifold pair      130.00` has no other figure.
  const rows = lines.filter(
    (line) => hasFigures(line) || counted.some((row) => isLumpBeside(line, row)),
  );
  // Where most rows have a name of their own, no cell was merged.
  const filled = rows.filter(({ words }) => words.some(({ box }) => isUnder(box, heading)));
  if (filled.length > LEAST_FILLED && filled.length > rows.length * 0.6) return [...lines];
  // Nor where each of a few has: what stands above them is the name of their band.
  if (filled.length > 0 && filled.length === rows.length) return [...lines];
  const moved = [...lines];
  let begin = 0;
  for (const name of names) {
    const middle = name.middle;
    const at = names.length === 1 ? 0 : begin;
    const first = rows.find(({ box }) => box.top >= at);
    const [{ line: begins } = { line: undefined }] = name.parts;
    if (first !== undefined && first === begins && begin > 0) {
      // Below names that were lifted: the cell of a single row.
      begin = first.box.bottom;
      continue;
    }
    if (first === undefined || first === begins || first.box.top > middle) {
      // The name stands on the first row of its cell: so it does in the others.
      return null;
    }
    // Rows end as far below the name as they begin above it.
    begin = 2 * middle - first.box.bottom + (first.box.bottom - first.box.top) / 2;
    const lifted = name.parts.flatMap(({ words, line }) => {
      const rest = line.words.filter((word) => !words.includes(word));
      const place = moved.indexOf(line);
      if (rest.length === 0) moved.splice(place, 1);
      else moved[place] = makeLine(line.page, rest, line.ocr);
      return words;
    });
    const words = lifted.map((word) => ({
      ...word,
      box: { ...word.box, top: first.box.top, bottom: first.box.bottom },
    }));
    moved[moved.indexOf(first)] = makeLine(first.page, [...words, ...first.words], first.ocr);
  }
  return moved;
};

const namesIn = (lines: readonly Line[], heading: NameHeading): Name[] => {
  const names: Name[] = [];
  let above: Line | null = null;
  const cells = lines.map(({ words }) => words.filter((word) => isBelow(word, heading)));
  const lefts = cells.flatMap(([first]) => first?.box.left ?? []);
  const filled = lefts.length;
  const edge = Math.min(...lefts);
  const isShared = lefts.filter((left) => left - edge < AT_NEXT).length > 1;
  /** Below a heading that is centred, names may begin at an edge of their own, left of all else. */
  const isAtEdge = (left: number): boolean => isShared && left - edge < AT_NEXT;
  for (const [at, line] of lines.entries()) {
    const words = cells[at] ?? [];
    if (words.length === 0 || words.length > MOST_WORDS) continue;
    const isOnly = filled === 1 && isInMiddle(words, heading);
    if (!isOnly && !isNameOf(words, heading) && !isAtEdge(words[0]?.box.left ?? 0)) continue;
    const last: Name | undefined = names.at(-1);
    if (
      last !== undefined &&
      above !== null &&
      line.box.top - above.box.bottom < CLOSE * line.fontSize
    ) {
      last.parts.push({ words, line });
      last.middle = ((last.parts[0]?.line.box.top ?? 0) + line.box.bottom) / 2;
    } else names.push({ parts: [{ words, line }], middle: (line.box.top + line.box.bottom) / 2 });
    above = line;
  }
  return names;
};

/** Font sizes between the lines of one cell; rows stand further apart. */
const CLOSE = 0.45;

const MOST_WORDS = 6;
const LEAST_FILLED = 3;

const isUnder = (box: Word['box'], { left, right }: Heading): boolean =>
  box.left < right && box.right > left;

/** How far a name in a column may reach beyond its heading, in widths of the heading, or in points of a short one. */
const BESIDE = 1.2;
const LEAST_BESIDE = 40;

const isBelow = ({ box }: Word, { left, right, until, before }: NameHeading): boolean => {
  // `East` below `Wing` is in no name below `Room`.
  if (before !== undefined && isUnder(box, before)) return false;
  const beside = Math.max((right - left) * BESIDE, LEAST_BESIDE);
  return box.left < until - AT_NEXT && box.right < right + beside && box.left > left - beside;
};

/** Points by which the cells of the next column may begin before its heading. */
const AT_NEXT = 2;

/** Within so many points, names are centred below their heading or begin where it does. */
const NEAR = 14;

/** Points that a name may stand off the middle of its cell below a heading that begins at the cell's edge. */
const OFF_MIDDLE = 4;

const isNameOf = (words: readonly Word[], { left, right }: Heading): boolean => {
  const [from, until] = [words[0]?.box.left ?? 0, words.at(-1)?.box.right ?? 0];
  return Math.abs((from + until - left - right) / 2) < NEAR || Math.abs(from - left) < NEAR / 2;
};

/** `Hay barn` alone in the middle of its cell, on one line, below a heading that begins at the cell's left edge. */
const isInMiddle = (words: readonly Word[], { left, until }: NameHeading): boolean => {
  const [from, end] = [words[0]?.box.left ?? 0, words.at(-1)?.box.right ?? 0];
  return Math.abs((from + end - left - until) / 2) < OFF_MIDDLE;
};
