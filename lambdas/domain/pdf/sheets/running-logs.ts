import { sameCents } from '../../money/money.ts';
import { setAt } from '../cells/amounts-in-front.ts';
import { countAt } from '../cells/lump-sums.ts';
import {
  type Line,
  makeLine,
  type PageLines,
  segmentsOf,
  textOf,
  withWordsOn,
} from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { PHRASE_GAP } from '../tables/heading.ts';
import { headingKind } from '../tables/heading-words.ts';
import { amountOf, MONEY } from '../tokens/amount-of-word.ts';

/** Rows whose balance follows from the row above, at least; fewer may do so by chance. */
const LEAST_ROWS = 5;
/** Points by which cells of one column may begin or end apart. */
const EDGE = 3;
/** Lines above the first row in which its head is looked for. */
const MOST_ABOVE = 8;

/** What is done or bought, in heads of more words than a common table has. */
const WORK = /\b(?:done|bought|descriptions?|work|for)\b/i;
/** A word that heads units of measure above units; above `204` and `Bldg`, it is one of a building. */
const FLAT = /^(?:unit|apt\.?|flat|bldg\.?|building)$/i;

/** A row of the log: what it cost, and what all cost up to it. */
interface Entry {
  line: Line;
  cost: Word;
  running: Word;
}

interface Head {
  line: Line;
  cells: readonly (readonly Word[])[];
  work: readonly Word[];
}

/**
 * `Date   Unit   What was done / bought   Paid to   Ck #   Cost   Running`: owners log what repairs cost, each row with the
 * balance up to it. That each balance is the one above plus the cost proves the log; it is set as a table of what was
 * done, where, and what it cost. Cells set at the bottom of their rows begin on the first line of these.
 */
export const withRunningLogsSet = (pages: readonly PageLines[]): PageLines[] => {
  const entries = entriesOf(pages.flatMap(({ lines }) => lines));
  const head = entries.length < LEAST_ROWS ? null : headOf(pages, entries);
  if (head === null) return [...pages];
  const log: Log = { head, entries: new Map(entries.map((entry) => [entry.line, entry])) };
  return pages.map((page) => ({ ...page, lines: settled(page, log) }));
};

interface Log {
  head: Head;
  entries: ReadonlyMap<Line, Entry>;
}

/** The rows from the one whose balance is its cost on; none where one does not follow from the one above. */
const entriesOf = (lines: readonly Line[]): Entry[] => {
  const entries: Entry[] = [];
  for (const line of lines) {
    const [cost, running] = line.words.slice(-2);
    if (running === undefined || cost === undefined) continue;
    if (!MONEY.test(running.text) || !MONEY.test(cost.text)) continue;
    const above = entries.at(-1);
    const before = above === undefined ? 0 : amountOf(above.running);
    const follows = sameCents(before + amountOf(cost), amountOf(running));
    if (!follows && entries.length > 0) return [];
    if (follows) entries.push({ line, cost, running });
  }
  const [first] = entries;
  const isColumn = (word: Word, other: Word | undefined): boolean =>
    Math.abs(word.box.right - (other?.box.right ?? 0)) < EDGE;
  return entries.every(
    ({ cost, running }) => isColumn(cost, first?.cost) && isColumn(running, first?.running),
  )
    ? entries
    : [];
};

/** The line of headings above the first row, the last two of them over the cost and the balance. */
const headOf = (pages: readonly PageLines[], [first]: readonly Entry[]): Head | null => {
  const page = pages.find(({ lines }) => first !== undefined && lines.includes(first.line));
  if (page === undefined || first === undefined) return null;
  const at = page.lines.indexOf(first.line);
  for (const line of page.lines.slice(Math.max(0, at - MOST_ABOVE), at)) {
    const cells = segmentsOf(line.words, PHRASE_GAP);
    const [running, cost] = [cells.at(-1), cells.at(-2)];
    const isOver = (cell: readonly Word[] | undefined, word: Word): boolean =>
      Math.abs((cell?.at(-1)?.box.right ?? 0) - word.box.right) < EDGE;
    if (cells.length < 4 || !isOver(running, first.running) || !isOver(cost, first.cost)) continue;
    const texts = cells.slice(0, -2);
    const work =
      texts.find((cell) => headingKind(textOf(cell)) === 'description') ??
      texts.find((cell) => WORK.test(textOf(cell)));
    if (work !== undefined) return { line, cells, work };
  }
  return null;
};

const settled = ({ lines }: PageLines, log: Log): Line[] => {
  const { head, entries } = log;
  const first = lines.findIndex((line) => entries.has(line));
  if (first < 0) return lines.map((line) => sumLine(line, log));
  const pitch = rowPitch(lines, entries);
  const out: Line[] = [];
  // Lines above a row, of which the last may be the first of its cells.
  let above: Line[] = [];
  let headed: Line | null = null;
  for (const line of lines) {
    const entry = entries.get(line);
    if (line.text === head.line.text) headed = line;
    else if (entry === undefined) above.push(line);
    else {
      const cell = cellAbove(above, line, pitch);
      out.push(...above.slice(0, above.length - cell.length));
      if (headed !== null) out.push(headLine(headed, entry, log));
      out.push(...rowLines(entry, cell, head));
      [above, headed] = [[], null];
    }
  }
  return [...out, ...above.map((line) => sumLine(line, log))];
};

/** Points from one row of one line to the next. */
const rowPitch = (lines: readonly Line[], entries: Log['entries']): number =>
  Math.min(
    ...lines.flatMap((line, at) => {
      const next = lines[at + 1];
      return next !== undefined && entries.has(line) && entries.has(next)
        ? [next.box.top - line.box.top]
        : [];
    }),
  );

/** The lines above a row that stand closer to each other than rows do. */
const cellAbove = (above: readonly Line[], row: Line, pitch: number): Line[] => {
  const cell: Line[] = [];
  for (const line of above.toReversed()) {
    const below = cell[0] ?? row;
    if (below.box.top - line.box.top > pitch * CLOSER) break;
    cell.unshift(line);
  }
  return cell;
};

/** Lines of one cell stand so much closer than rows. */
const CLOSER = 0.95;

/** The columns that say what was done, and where. */
const keptCells = ({ cells, work }: Head): readonly (readonly Word[])[] =>
  cells.filter((cell) => cell === work || isPlace(cell));

const isPlace = (cell: readonly Word[]): boolean =>
  FLAT.test(textOf(cell)) || headingKind(textOf(cell)) === 'room';

/** `Location   Description   Total   Qty` */
const headLine = ({ page, ocr, words }: Line, { cost }: Entry, { head }: Log): Line => {
  const titles = keptCells(head).flatMap((cell) =>
    cell.slice(0, 1).map((word) => ({
      ...word,
      text: cell === head.work ? 'DESCRIPTION' : 'LOCATION',
      bold: true,
    })),
  );
  return makeLine(
    page,
    [...titles, ...setAt(words, 'TOTAL', cost.box.right), countAt(cost, 'QTY')],
    ocr,
  );
};

/** A row with its figures on the first line of its cells, without the columns that say neither what nor where. */
const rowLines = ({ line, cost }: Entry, above: readonly Line[], head: Head): Line[] => {
  const words = keptWords(line, head);
  const cells = above
    .map((one) => ({ ...one, words: keptWords(one, head) }))
    .filter((one) => one.words.length > 0);
  const figures = [cost, countAt(cost, '1')];
  const [first] = cells;
  if (first === undefined) return [makeLine(line.page, [...words, ...figures], line.ocr)];
  const isBegun = (word: Word): boolean =>
    first.words.some((other) => columnOf(other, head) === columnOf(word, head));
  const beside = words.filter((word) => !isBegun(word));
  return [
    withWordsOn(first, [...beside, ...figures]),
    ...cells.slice(1).map((one) => makeLine(one.page, [...one.words], one.ocr)),
    makeLine(line.page, words.filter(isBegun), line.ocr),
  ];
};

const keptWords = ({ words }: Line, head: Head): Word[] =>
  words.filter((word) => keptCells(head).includes(columnOf(word, head)));

const columnOf = ({ box }: Word, { cells }: Head): readonly Word[] =>
  cells.findLast(([first]) => (first?.box.left ?? 0) < box.left + EDGE) ?? cells[0] ?? [];

/** `TOTAL TO DATE   $22,514.76` in the column of the balance: what all costs come to. */
const sumLine = (line: Line, { entries }: Log): Line => {
  const last = [...entries.values()].at(-1);
  const amount = line.words.at(-1);
  if (last === undefined || amount === undefined || line.words.length < 2) return line;
  const isSum = MONEY.test(amount.text) && sameCents(amountOf(amount), amountOf(last.running));
  if (!isSum) return line;
  const [word] = line.words;
  const total = word === undefined ? [] : [{ ...word, text: 'TOTAL' }];
  return makeLine(
    line.page,
    [...total, ...setAt([amount], amount.text, last.cost.box.right)],
    line.ocr,
  );
};
