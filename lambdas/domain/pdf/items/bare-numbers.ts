import type { Line, PageLines } from '../pages/lines.ts';
import { isSummaryTitle } from '../pages/page-titles.ts';
import { itemStartOf, startItemAt } from '../row-lines/item-start.ts';
import { OUTLINE_NUMBER } from '../row-lines/outline-number.ts';
import { headerRowAt } from '../tables/header-row.ts';
import type { Heading } from '../tables/heading.ts';
import { hasFigures } from '../tokens/tokens.ts';
import { markLetteredNumbers } from './lettered-numbers.ts';

/** Fewer rows say nothing: any two descriptions may begin with 1 and 2. */
const ENOUGH = 3;

/**
 * Three digits may touch the description behind them: `120Drip Edge`. One row that is taken apart
 * has a letter behind its number, `15a`, and another row behind it.
 */
const BARE_NUMBER =
  /^(0{0,3}[1-9]\d{0,3})([a-d](?=\s))?(?:\s+(?![-–—.:])|(?=\p{Lu}\p{Ll}))(?=.*\p{L}{3})/u;

/** A line below a header, with those that its figures may stand on. */
interface TableLine {
  line: Line;
  below: readonly Line[];
  /** The columns begin with the descriptions, so that what stands before these is no figure. */
  isDescribedFirst: boolean;
}

/**
 * Where rows may stand: from a header on, over the next pages, up to a title of sums. A header may say which column
 * is the numbers'; another one, whose sign a scan has lost, does not.
 */
const tableLines = (pages: readonly PageLines[]): TableLine[] => {
  const found: TableLine[] = [];
  const unheaded: TableLine[] = [];
  let isOpen = false;
  let isNumbered = false;
  let first: Heading | undefined;
  let numbers: Heading | undefined;
  for (const { lines } of pages) {
    // A header's second line may read as one by itself, with other headings.
    let below = 0;
    for (const [index, line] of lines.entries()) {
      if (index < below) continue;
      const header = headerRowAt(lines, index);
      below = index + (header?.lines.length ?? 0);
      const own = header?.headings.find((heading) => heading.kind === 'itemNumber');
      numbers ??= own;
      if (header !== null) {
        isOpen = true;
        isNumbered = own !== undefined;
        [first] = header.headings.toSorted((a, b) => a.left - b.left);
      } else if (isSummaryTitle(line.text)) isOpen = false;
      else if (isOpen && !isCounted(line, first)) {
        const tableLine = {
          line,
          below: lines.slice(index + 1, index + 3),
          isDescribedFirst: first?.kind === 'description',
        };
        found.push(tableLine);
        if (!isNumbered) unheaded.push(tableLine);
      }
    }
  }
  return numbers === undefined || areBeside(numbers, found) ? found : unheaded;
};

/**
 * `#   Where` over ` 1 Dwelling - roof`: a sheet sets the numbers at the right of their column and the words at the
 * left of the next, so that they stand nearer to these than to what heads them.
 */
const areBeside = ({ right }: Heading, lines: readonly TableLine[]): boolean => {
  const rows = lines.filter(({ line }) => BARE_NUMBER.test(line.text) && hasFigures(line));
  const gapOf = ({ line: { words } }: TableLine): number =>
    (words[1]?.box.left ?? 0) - (words[0]?.box.right ?? 0);
  return rows.length >= ENOUGH && rows.every((row) => row.line.box.left - right > gapOf(row));
};

/** Where quantities stand first, the figures below them number nothing. */
const isCounted = ({ box, fontSize }: Line, first: Heading | undefined): boolean =>
  first?.kind === 'quantity' && box.left > first.left - fontSize * 2;

interface Numbered extends TableLine {
  number: number;
  /** As it is printed, with its letter: `001`, `15a`. */
  printed: string;
  /** Of the parts of a row that was taken apart; empty for all others. */
  letter: string;
}

/** `4b` behind `4a`; `2d Floor` is no part of a row. */
const isNextPart = (above: Numbered | undefined, number: number, letter: string): boolean =>
  letter !== '' &&
  above?.number === number &&
  above.letter.charCodeAt(0) === letter.charCodeAt(0) - 1;

/** Rows whose numbers rise by one, anew in each room for some, past numbers that were taken out. */
const rowsInSequence = (found: readonly Numbered[]): Numbered[] => {
  const first = found[0]?.number ?? 1;
  const lastPlaces = new Map(found.map(({ number }, at) => [number, at]));
  let expected = first;
  return found.filter(({ number, letter }, at) => {
    const next = found[at + 1]?.number;
    if (number === expected - 1 && isNextPart(found[at - 1], number, letter)) return true;
    // Some begin anew in each room; `1 Layer - Tear Out` below row 8 has row 9 behind it.
    const isAnew = number === first && next !== expected;
    const isGap = number > expected && (lastPlaces.get(expected) ?? -1) < at;
    const isPastGap = isGap && next === number + 1;
    if (number !== expected && !isAnew && !isPastGap) return false;
    expected = number + 1;
    return true;
  });
};

/** Rows that a supplement added among the others: numbered behind all of them, rising as well. */
const addedRows = (found: readonly Numbered[], rows: readonly Numbered[]): Numbered[] => {
  const known = new Set(rows);
  // The second line of a row may begin with a number, too, and hold its figures.
  const figures = new Set(rows.flatMap(({ line, below }) => (hasFigures(line) ? [] : below)));
  const lines = new Set(rows.map(({ line }) => line));
  // `29 Gauge - Replace` below its row: the figures further down are those of the next.
  const isWords = ({ line, below }: Numbered): boolean => {
    const next = hasFigures(line) ? undefined : below.find(hasFigures);
    return next !== undefined && lines.has(next);
  };
  let last = Math.max(0, ...rows.map(({ number }) => number));
  return found.filter((one) => {
    const isPart = one.letter > 'a' && one.number === last;
    if (known.has(one) || (one.number <= last && !isPart) || figures.has(one.line)) return false;
    if (isWords(one)) return false;
    last = one.number;
    return true;
  });
};

/**
 * Some programs number their rows without a point: `14 Seamless gutter`. Lines that begin with a
 * number are rows where these numbers rise by one, through the document or room by room, each on a
 * line of figures or right above one, and no column is headed as the numbers'. Such lines begin an
 * item from now on.
 */
export const markBareNumbers = (pages: readonly PageLines[]): void => {
  markLetteredNumbers(pages);
  const lines = tableLines(pages);
  for (const form of [OUTLINE_NUMBER, LETTERED_NUMBER]) markNumbersInParts(lines, form);
  const found = lines.flatMap((tableLine) => {
    const { line, below } = tableLine;
    const [, number, letter = ''] = BARE_NUMBER.exec(line.text) ?? [];
    if (number === undefined || itemStartOf(line) !== null) return [];
    const isRow = hasFigures(line) || below.some(hasFigures);
    return isRow
      ? [{ ...tableLine, number: Number(number), printed: `${number}${letter}`, letter }]
      : [];
  });
  const whole = found.filter(({ letter }) => letter === '');
  const mayBeParts = found.length - whole.length <= whole.length * FEW_PARTS;
  for (const { line, printed } of numberedRows(mayBeParts ? found : whole, lines))
    startItemAt(line, printed);
};

/** Of the rows, those that were taken apart at most; more are the marks of something else. */
const FEW_PARTS = 0.4;

const numberedRows = (
  found: readonly Numbered[],
  lines: readonly { line: Line }[],
): readonly Numbered[] => {
  const inSequence = rowsInSequence(found);
  // The house number of an address stands on every page.
  const first = found[0]?.number;
  const rising = inSequence.filter(({ number }) => number !== first).length;
  const isFew = inSequence.length < ENOUGH || rising * 2 < inSequence.length;
  const isCounted = lines.some(({ line }) => countsItems(line, inSequence.length));
  if (isFew && !isCounted) return standingApart(found);
  const added = addedRows(found, inSequence);
  const rows = added.length < inSequence.length ? [...inSequence, ...added] : inSequence;
  return rows.length < found.length * 0.8 ? standingApart(found) : rows;
};

/**
 * In whatever order they stand: numbers of which each occurs once, in a column of their own, behind
 * which all descriptions begin in one place. Names that begin with a number have them one space on.
 */
const standingApart = (found: readonly Numbered[]): readonly Numbered[] => {
  const rows = found.filter(({ line }) => hasFigures(line));
  const lefts = rows.map(({ line }) => line.words[1]?.box.left ?? 0);
  const wide = rows.filter(({ line: { words, fontSize } }, at) => {
    const gap = (lefts[at] ?? 0) - (words[0]?.box.right ?? 0);
    return gap > fontSize * WIDE;
  });
  const isColumn =
    rows.length >= ENOUGH &&
    rows.every(({ isDescribedFirst }) => isDescribedFirst) &&
    new Set(rows.map(({ number, letter }) => `${number}${letter}`)).size === rows.length &&
    Math.max(...lefts) - Math.min(...lefts) < IN_LINE &&
    wide.length * 2 > rows.length;
  return isColumn ? rows : [];
};

/** Font sizes between a number and what it numbers, more than a space. */
const WIDE = 0.6;

/** Points by which words that begin a column stand off each other. */
const IN_LINE = 1.5;

/** `Roof - Subtotal (2 items)`: a sum that says how many rows there are, be they ever so few. */
const countsItems = ({ text }: Line, rows: number): boolean =>
  rows > 0 && Number(/totals?\s*\((\d+)\s+(?:line\s+)?items?\)/i.exec(text)?.[1]) === rows;

/** `S1.` among a supplement's rows: all of the number, its letters, the place in its part. */
const LETTERED_NUMBER = /^(([A-Z]{1,2}-?)(\d{1,3}))[.)]\s+(?=.*\p{L}{3})/u;

/**
 * `2.1 Replace tile`, `S1. Replace tile`: rows are numbered within rooms, trades or supplements, on the line of
 * their figures or right above it.
 */
const markNumbersInParts = (lines: readonly TableLine[], form: RegExp): void => {
  const found = lines.flatMap(({ line, below }) => {
    const [, number = '', part = '', place] = form.exec(line.text) ?? [];
    if (place === undefined || itemStartOf(line) !== null) return [];
    const isRow = [line, ...below].some(hasFigures);
    return isRow ? [{ line, number, part, place: Number(place) }] : [];
  });
  const rows = found.filter(({ part, place }, at) => {
    const before = found[at - 1];
    return before?.part === part ? place === before.place + 1 : place === 1;
  });
  if (rows.length < ENOUGH || rows.length < found.length * 0.8) return;
  for (const { line, number } of rows) startItemAt(line, number);
};
