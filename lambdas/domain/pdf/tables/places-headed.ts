import { UNITS } from '../items/units.ts';
import { type Line, makeLine, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { hasFigures } from '../tokens/tokens.ts';
import { headerRowAt } from './header-row.ts';
import { PHRASE_GAP, TIGHT_GAP } from './heading.ts';

/** What the first column of a table of several places is headed with. `Unit` is an apartment here, or what is counted. */
const PLACE = /^(?:unit|apt|apartment|building|bldg)\.?(?: (?:#|no\.?))?$/i;

const BEGINS_PLACE = /^(?:unit|apt|apartment|building|bldg)/i;

/** What every table of places is headed with once this is done. */
const ROOM = 'Room';

/** Fewer names are too few to tell apartments from measures. */
const LEAST_NAMES = 2;

/**
 * `Unit   Make ready item   Qty   per   Rate   Cost` over `114`, `116`, `Breezeway`; `Building   What needs done` over
 * `Machine shed`: owners of several places head with such words which one the rows are of. What stands in front of all
 * columns and holds no measure is a place, and is headed as rooms are.
 */
export const withPlacesHeaded = (pages: readonly PageLines[]): PageLines[] => {
  const headed = new Map<Line, Line>();
  const names: Word[][] = [];
  for (const { lines } of pages) {
    let column: Column | null = null;
    for (const [at, line] of lines.entries()) {
      const own = columnAt(lines, at);
      if (own !== null) {
        headed.set(line, own.line);
        column = own;
      } else if (column !== null && headerRowAt(lines, at) !== null) column = null;
      const cell = own === null && column !== null ? cellIn(line, column) : [];
      if (cell.length > 0) names.push(cell);
    }
  }
  if (headed.size === 0 || !areNames(names.map(textOf))) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => headed.get(line) ?? line),
  }));
};

/** A line of heads as those of rooms are, and where its first column ends. */
interface Column {
  line: Line;
  until: number;
}

const columnAt = (lines: readonly Line[], at: number): Column | null => {
  const line = lines[at];
  // Few lines begin with such a word; the others need not be parted into cells.
  if (line === undefined || !BEGINS_PLACE.test(line.text) || hasFigures(line)) return null;
  const [first = [], next] = segmentsOf(line.words, PHRASE_GAP);
  const [word] = first;
  if (word === undefined || next === undefined || !PLACE.test(textOf(first))) return null;
  const right = first.at(-1)?.box.right ?? word.box.right;
  const place = { ...word, text: ROOM, box: { ...word.box, right } };
  const headed = makeLine(line.page, [place, ...line.words.slice(first.length)], line.ocr);
  const heads =
    headerRowAt([headed, ...lines.slice(at + 1, at + LINES_OF_HEADS)], 0)?.headings ?? [];
  const isOfRows = heads.some(({ kind }) => kind === 'description');
  const leftmost = heads.toSorted((a, b) => a.left - b.left)[0];
  return isOfRows && leftmost?.kind === 'room'
    ? { line: headed, until: next[0]?.box.left ?? right }
    : null;
};

/** Heads are set in so many lines, at most. */
const LINES_OF_HEADS = 3;

/** The words in front of the second column, where they end before it begins. */
const cellIn = ({ words }: Line, { until }: Column): Word[] => {
  const [first = []] = segmentsOf(words, TIGHT_GAP);
  return (first.at(-1)?.box.right ?? until) < until ? first : [];
};

/**
 * Several names, none a measure: `SF`, `EA` in front of the descriptions are units that count. A summary below may head
 * its names once more with the same word.
 */
const areNames = (names: readonly string[]): boolean =>
  new Set(names).size >= LEAST_NAMES &&
  names.every((name) => PLACE.test(name) || !MEASURES.has(name.toLowerCase()));

const MEASURES: ReadonlySet<string> = new Set(
  [...UNITS].flatMap(([printed, code]) => [printed.toLowerCase(), code.toLowerCase()]),
);
