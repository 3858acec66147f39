import { type Line, type PageLines, segmentsOf, textOf, withWordsOn } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { pitchBetween, SECOND_LINE } from '../tables/line-pitch.ts';

const NUMBER =
  '(?:(?:no|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|and)[\\s-]+)+';

/**
 * `at Thirty-Eight Dollars and Fifty Cents per CY`, `for the lump sum of Six Hundred Dollars and No Cents`, `at one percent
 * (1%) of the contract`, and nothing else.
 */
const SPELLED = new RegExp(
  String.raw`^(?:(?:at|for|the|a|an|lump|unit|sum|price|rate|of)\s+)*${NUMBER}(?:percent\b.*|dollars?(?:\s+(?:and\s+)?(?:${NUMBER}|\d{1,2}(?:\/100)?\s+)cents?|\s+and\s+\d\d\/100)?(?:[\s,]+(?:per|each|a|for\s+each)\b.{0,24})?)$`,
  'i',
);
/** `for the sum of Four Hundred Eighty-Five and 00/100 Dollars`: an amount in words, and what leads to it. */
const SPELLED_SUM = new RegExp(
  String.raw`^(?:(?:at|for|in|the|a|lump|sum|price|of)\s+)*${NUMBER}(?:\d\d\/100\s+)?dollars?(?:\s+and\s+(?:\d\d\/100|no\s+cents))?$`,
  'i',
);

export const isSpelledSum = (text: string): boolean => SPELLED_SUM.test(text);

/** How such words begin, so that most lines are passed over at once. */
const BEGINS = new RegExp(
  String.raw`^(?:(?:at|for|the|a|an|lump|unit|sum|price|rate|of)\s+)*${NUMBER}`,
  'i',
);
/** So many lines may the words take, and so many the row's own above them. */
const MOST_LINES = 3;
const MOST_ABOVE = 6;
/** Points by which the lines of one cell begin apart. */
const SAME_EDGE = 3;
/** Font sizes from the words to a cell behind them. */
const CELL_GAP = 1.5;
/** One may be said by chance. */
const LEAST_ROWS = 2;

/** The first line of a row, the lines below it that spell its price, and the cells behind these. */
interface Spelled {
  row: Line;
  lines: readonly Line[];
  cells: readonly Word[];
}

/**
 * Bid forms spell each unit price below what is to be done, and print the figures beside the last line of the words:
 * `at Thirty-Eight Dollars and Fifty Cents per CY   $ 38.50   $ 9,240.00`. The figures are set on the row's first line,
 * where other tables have them; the words say the same again and are left out.
 */
export const withSpelledPricesLeftOut = (pages: readonly PageLines[]): PageLines[] => {
  const found = pages.flatMap(({ lines }) => lines.flatMap((_, at) => spelledAt(lines, at) ?? []));
  if (found.length < LEAST_ROWS) return [...pages];
  const cellsOf = new Map(found.map(({ row, cells }) => [row, cells]));
  const said = new Set(found.flatMap(({ lines }) => lines));
  return pages.map((page) => ({
    ...page,
    lines: page.lines
      .filter((line) => !said.has(line))
      .map((line) => {
        const cells = cellsOf.get(line);
        return cells === undefined ? line : withWordsOn(line, cells);
      }),
  }));
};

const spelledAt = (lines: readonly Line[], at: number): Spelled | null => {
  const first = lines[at];
  if (first === undefined || !BEGINS.test(first.text)) return null;
  let text = '';
  for (let end = at; end < at + MOST_LINES; end += 1) {
    const line = lines[end];
    if (line === undefined || Math.abs(line.box.left - first.box.left) > SAME_EDGE) return null;
    const [words = [], ...cells] = segmentsOf(line.words, CELL_GAP);
    text = `${text} ${textOf(words)}`.trim();
    if (cells.length === 0) continue;
    const row = SPELLED.test(text) ? rowAbove(lines, at) : null;
    return row === null ? null : { row, lines: lines.slice(at, end + 1), cells: cells.flat() };
  }
  return null;
};

/** The line that begins left of the words that spell its price, with a cell at their edge and no figures behind it. */
const rowAbove = (lines: readonly Line[], at: number): Line | null => {
  const left = lines[at]?.box.left ?? 0;
  for (let top = at - 1; top >= Math.max(0, at - MOST_ABOVE); top -= 1) {
    const [line, below] = [lines[top], lines[top + 1]];
    if (line === undefined || below === undefined) return null;
    if (pitchBetween(line, below) > SECOND_LINE || /\d\.\d{2}\)?$/.test(line.text)) return null;
    if (Math.abs(line.box.left - left) < SAME_EDGE) continue;
    const isCell = line.words.some(({ box }) => Math.abs(box.left - left) < SAME_EDGE);
    return isCell && line.box.left < left ? line : null;
  }
  return null;
};
