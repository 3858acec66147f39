import { sameCents } from '../../money/money.ts';
import { setAt } from '../cells/amounts-in-front.ts';
import { countAt } from '../cells/lump-sums.ts';
import { isPriceNote } from '../items/words-in-cells.ts';
import { type Line, makeLine, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { PHRASE_GAP } from '../tables/heading.ts';
import { headingKind } from '../tables/heading-words.ts';
import { amountOf, MONEY } from '../tokens/amount-of-word.ts';

/** Change orders whose sum follows from the one above, at least; fewer may do so by chance. */
const LEAST_ROWS = 3;
/** Points by which cells of one column may begin or end apart. */
const EDGE = 3;
/** Lines above the contract sum in which the headings are. */
const MOST_ABOVE = 4;

/** `CO-01`, `12`, `#4`: the number of a change order. */
const NUMBER = /^#?(?:\p{Lu}{1,4}[-.]?)?\d{1,3}[A-Z]?$/u;

/** A change order: what it changes, and the contract sum with it. */
interface Change {
  line: Line;
  /** An amount, or `VOID`, `TBD` where nothing is changed. */
  cost: Word;
  sum: Word;
}

interface Log {
  head: Line;
  opening: Line;
  changes: ReadonlyMap<Line, Change>;
  /** What all of them come to, in the columns of both; null where it is not printed. */
  closing: Change | null;
  /** Where what is done begins. */
  left: number;
  /** Where the amounts end. */
  right: number;
}

/**
 * `CO #   Date   Description   Reference   Status   Days   Amount   Contract to date` above `ORIGINAL CONTRACT SUM
 * $1,184,650.00`: contractors log what changes a contract, each row with the sum up to it. That each sum is the one above
 * plus the amount, from the contract's own on, proves the log. It is set as a table of what is changed and what that
 * costs; `VOID` and `TBD` change nothing.
 */
export const withChangeOrderLogsSet = (pages: readonly PageLines[]): PageLines[] => {
  const all = pages.flatMap(({ lines }) => lines);
  const openings = all.flatMap((line, at) => (isOpening(line, all[at + 1]) ? [at] : []));
  for (const at of openings) {
    const log = logAt(all, at);
    if (log !== null)
      return pages.map((page) => ({
        ...page,
        lines: page.lines.flatMap((line) => settled(line, log)),
      }));
  }
  return [...pages];
};

/** Words and one sum, above a row that ends in what it costs and another sum at the same edge. */
const isOpening = ({ words }: Line, below: Line | undefined): boolean => {
  const last = words.at(-1);
  const next = below?.words.at(-1);
  return (
    last !== undefined &&
    next !== undefined &&
    MONEY.test(last.text) &&
    MONEY.test(next.text) &&
    words.filter(({ text }) => /\d/.test(text)).length === 1 &&
    Math.abs(last.box.right - next.box.right) < EDGE &&
    NUMBER.test(below?.words[0]?.text ?? '')
  );
};

const logAt = (all: readonly Line[], at: number): Log | null => {
  const opening = all[at] as Line;
  const { changes, closing } = changesBelow(all.slice(at + 1), opening);
  const [first] = changes;
  const head = all
    .slice(Math.max(0, at - MOST_ABOVE), at)
    .findLast((line) => first !== undefined && heads(line, first));
  const described = head === undefined ? undefined : workOf(head);
  if (changes.length < LEAST_ROWS || head === undefined || described === undefined) return null;
  const cells = changes.flatMap(({ line }) => segmentsOf(line.words));
  const left = cells.find((cell) => isUnder(cell, described))?.[0]?.box.left;
  const amount = changes.find(({ cost }) => MONEY.test(cost.text));
  if (left === undefined || amount === undefined) return null;
  return {
    head,
    opening,
    changes: new Map(changes.map((change) => [change.line, change])),
    closing,
    left,
    right: (closing ?? amount).cost.box.right,
  };
};

/** The rows whose sums follow from each other, and the line that repeats the last sum beside what all come to. */
const changesBelow = (
  lines: readonly Line[],
  opening: Line,
): { changes: readonly Change[]; closing: Change | null } => {
  const changes: Change[] = [];
  const start = amountOf(opening.words.at(-1) as Word);
  let before = start;
  for (const line of lines) {
    const [cost, sum] = line.words.slice(-2);
    if (cost === undefined || sum === undefined || !MONEY.test(sum.text)) continue;
    const after = amountOf(sum);
    const isClosing = MONEY.test(cost.text) && sameCents(start + amountOf(cost), after);
    const isNumbered = NUMBER.test(line.words[0]?.text ?? '');
    if (!isNumbered)
      return sameCents(before, after) && isClosing
        ? { changes, closing: { line, cost, sum } }
        : { changes: [], closing: null };
    const change = MONEY.test(cost.text) ? amountOf(cost) : isPriceNote(cost.text) ? 0 : null;
    if (change === null || !sameCents(before + change, after))
      return { changes: [], closing: null };
    changes.push({ line, cost, sum });
    before = after;
  }
  return { changes, closing: null };
};

/** Whether a line has a heading over what is done, what it costs, and the sums. */
const heads = (line: Line, { cost, sum }: Change): boolean => {
  const cells = segmentsOf(line.words, PHRASE_GAP);
  const [amount, running] = cells.slice(-2);
  return (
    cells.length >= 4 &&
    amount !== undefined &&
    running !== undefined &&
    isUnder([cost], amount) &&
    isUnder([sum], running) &&
    workOf(line) !== undefined
  );
};

const workOf = ({ words }: Line): readonly Word[] | undefined =>
  segmentsOf(words, PHRASE_GAP).find((cell) => headingKind(textOf(cell)) === 'description');

const isUnder = (cell: readonly Word[], heading: readonly Word[]): boolean =>
  (cell[0]?.box.left ?? 0) < (heading.at(-1)?.box.right ?? 0) &&
  (cell.at(-1)?.box.right ?? 0) > (heading[0]?.box.left ?? 0);

const settled = (line: Line, log: Log): Line[] => {
  const change = log.changes.get(line);
  if (line === log.opening) return [];
  if (line.text === log.head.text) return [headLine(line, log)];
  if (change !== undefined) return [rowLine(change, log)];
  if (line !== log.closing?.line) return [line];
  const [word] = line.words;
  const total = word === undefined ? [] : [{ ...word, text: 'TOTAL' }];
  return [makeLine(line.page, [...total, log.closing.cost], line.ocr)];
};

/** `NO.   DESCRIPTION   TOTAL   QTY`: each is done once. */
const headLine = ({ page, ocr, words }: Line, { left, right }: Log): Line => {
  const [word] = words;
  if (word === undefined) return makeLine(page, [], ocr);
  const { box } = word;
  const total = setAt([word], 'TOTAL', right);
  return makeLine(
    page,
    [
      { ...word, text: 'NO.' },
      { ...word, text: 'DESCRIPTION', box: { ...box, left, right: left + EDGE } },
      ...total,
      ...total.map((cell) => countAt(cell, 'QTY')),
    ],
    ocr,
  );
};

/** Its number, what is done, and what that costs: neither the date nor what says who asked for it. */
const rowLine = ({ line, cost }: Change, { left, right }: Log): Line => {
  const work = segmentsOf(line.words).find(
    ([word]) => Math.abs((word?.box.left ?? 0) - left) < EDGE,
  );
  const amount = setAt([cost], cost.text, right);
  return makeLine(
    line.page,
    [
      ...line.words.slice(0, 1),
      ...(work ?? []),
      ...amount,
      ...amount.map((word) => countAt(word, '1')),
    ],
    line.ocr,
  );
};
