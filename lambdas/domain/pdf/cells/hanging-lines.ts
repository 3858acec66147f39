import {
  type Line,
  makeLine,
  onLevelOf,
  type PageLines,
  segmentsOf,
  textOf,
} from '../pages/lines.ts';
import { hasHeaderRow } from '../pages/page-class.ts';
import type { Word } from '../pages/page-text.ts';
import { figurePhraseOf } from '../phrases/figure-phrase.ts';
import { onOneLevel } from '../phrases/sentence-lines.ts';
import { totalLabel } from '../sums/total-labels.ts';
import { pitchBetween, SECOND_LINE } from '../tables/line-pitch.ts';
import { sharedEdge } from '../tables/shared-edge.ts';

/** Fewer may stand so by chance; of those that go on in small letters, one alone. */
const LEAST_ROWS = 3;
const LEAST_IN_SMALL_LETTERS = 2;

/** Points by which what begins or ends together is apart. */
const SAME_EDGE = 3;

/** Font sizes by which a line is set in, at most. */
const DEEPEST = 5;

/** Font sizes from the words to a cell behind them. */
const CELL_GAP = 1.5;

/**
 * `Take down 29 ga. steel, west` over `  slope, stack for scrap   2,340 sq.ft. @ .55   1,287.00`: typists and word
 * processors let the words of a row hang, set in by one step, and its figures stand on the last line, or below all
 * words where these leave no room for them. Where all lines at that step go on so, each row becomes one line.
 * Documents with a table's head are returned as they are.
 */
export const withHangingLinesJoined = (pages: readonly PageLines[]): PageLines[] => {
  if (pages.some(({ lines }) => hasHeaderRow(lines))) return [...pages];
  const all = pages.flatMap(({ lines }) => runsOf(lines));
  const runs = hangingRuns(all);
  const [any] = runs;
  const step = runs.find(({ more }) => more.length > 0)?.more[0]?.box.left;
  const least = runs.every(goesOnSmall) ? LEAST_IN_SMALL_LETTERS : LEAST_ROWS;
  if (any === undefined || runs.length < least) return [...pages];
  const ends = new Set(all.map(lastOf));
  // What is set in below the figures of a row is a remark or a row of its own, and so may be the others; sums
  // below each other that begin there are of no row.
  const isRemarked = pages.some(({ lines }) =>
    lines.some((line, at) => {
      const above = lines[at - 1];
      if (above === undefined || step === undefined || !endsInAmount(above)) return false;
      if (totalLabel(line.text) !== null) return false;
      const isOfRow = ends.has(above) || beginsAt(any.first.box.left, above);
      return isOfRow && beginsAt(step, line) && isAlike(above, line);
    }),
  );
  if (isRemarked) return [...pages];
  const runOf = new Map(runs.map((run) => [run.first, run]));
  const inside = new Set(
    runs.flatMap(({ more, amount }) => (amount === null ? more : [...more, amount])),
  );
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) => {
      if (inside.has(line)) return [];
      const run = runOf.get(line);
      return run === undefined ? line : joined(run);
    }),
  }));
};

/** The lines of a row: the last of those that hang, or the amount alone below them, holds its figures. */
export interface Run {
  first: Line;
  more: Line[];
  amount: Line | null;
}

/** The runs that begin, go on and end at the same edges. */
const hangingRuns = (all: readonly Run[]): Run[] => {
  const firsts = sharedEdge(
    all.map(({ first }) => first.box.left),
    SAME_EDGE,
  );
  const begun = all.filter(({ first }) => firsts !== null && beginsAt(firsts.at, first));
  const steps = sharedEdge(
    begun.flatMap(({ more }) => more.slice(0, 1).map(({ box }) => box.left)),
    SAME_EDGE,
  );
  const hung = begun.filter(
    ({ more: [line] }) => line === undefined || (steps !== null && beginsAt(steps.at, line)),
  );
  const ends = sharedEdge(hung.map(endOf), SAME_EDGE);
  return hung.filter((run) => ends !== null && Math.abs(endOf(run) - ends.at) < SAME_EDGE);
};

/** `Rope down in pieces,` over `keep off roof   1,850.00`: no sentence ends, and none begins. */
const goesOnSmall = ({ first, more: [line], amount }: Run): boolean =>
  amount === null && !/[.:;]$/.test(first.text) && /^[\p{Ll}(]/u.test(line?.text ?? '');

const lastOf = ({ first, more, amount }: Run): Line => amount ?? more.at(-1) ?? first;

const endOf = (run: Run): number => lastOf(run).box.right;

export const beginsAt = (left: number, { box }: Line): boolean =>
  Math.abs(box.left - left) < SAME_EDGE;

const runsOf = (lines: readonly Line[]): Run[] =>
  lines.flatMap((first, at): Run[] => {
    if (hasAmount(first) || !/\p{L}{3}/u.test(first.text)) return [];
    const more: Line[] = [];
    for (const line of lines.slice(at + 1)) {
      const above = more.at(-1) ?? first;
      if (!isAlike(above, line) || headsWords(first, line)) return [];
      if (leavesNoRoom(above, line)) return [{ first, more, amount: line }];
      if (!isSetIn(line, more[0], first)) return [];
      more.push(line);
      if (hasAmount(line)) return goesOnInWords(line) ? [{ first, more, amount: null }] : [];
    }
    return [];
  });

/** `MACHINE SHED`, `Machine shed:` above words that it names, and that do not go on with it. */
const headsWords = (first: Line, line: Line): boolean =>
  first.text.endsWith(':') || (!/\p{Ll}/u.test(first.text) && /\p{Ll}{3}/u.test(line.text));

const isSetIn = (line: Line, second: Line | undefined, first: Line): boolean =>
  second === undefined
    ? line.box.left > first.box.left + SAME_EDGE &&
      line.box.left < first.box.left + first.fontSize * DEEPEST
    : beginsAt(second.box.left, line);

/** An amount alone, right below words that reach to where it begins. */
export const leavesNoRoom = (above: Line, line: Line): boolean =>
  /^\$?\s?[\d,]+\.\d{2}$/.test(line.text) &&
  above.box.right > line.box.left - line.fontSize &&
  above.box.left < line.box.left;

/** A figure with cents; none that a sentence names on its way: `city fee of $650.00 included.`, and no size: `0.02"`. */
export const hasAmount = ({ text }: Line): boolean =>
  /\d\.\d{2}\b(?!["”″'’′])/.test(text.replace(IN_SENTENCE, ''));

const IN_SENTENCE = /\p{L}{2}\s\$[\d,]+\.\d{2}\s[\p{L}\s]+\.$/u;

/** Words before the figures: `3 EA x 191.83   575.49` and `Rate: 3.39   Price: 1,288.20` go on with nothing. */
const goesOnInWords = (line: Line): boolean => {
  const [cell = []] = segmentsOf(line.words, CELL_GAP);
  const said = figurePhraseOf(line)?.text ?? cell;
  return (
    endsInAmount(line) &&
    !/:\s/.test(line.text) &&
    /\p{L}{3}/u.test(textOf(cell)) &&
    said.some(({ text }) => /\p{L}{2}/u.test(text))
  );
};

/** A cell of its own that is an amount. */
export const endsInAmount = (line: Line): boolean =>
  /(?<![\d/])[-–]?\(?\$?\s?[\d,]+\.\d{2}\)?$/.test(line.text) &&
  segmentsOf(line.words, CELL_GAP).length > 1;

/** Of one type and one text: nothing stands between them. */
export const isAlike = (above: Line, line: Line): boolean =>
  above.bold === line.bold &&
  above.italic === line.italic &&
  Math.abs(above.fontSize - line.fontSize) < 0.5 &&
  pitchBetween(above, line) < SECOND_LINE;

/** The words side by side in the room that the line has for them, and the cells of the last line. */
export const joined = (run: Run): Line => {
  const { first, more, amount } = run;
  const last = lastOf(run);
  const cells = segmentsOf(last.words, CELL_GAP);
  const isBelow = amount !== null;
  const figures = isBelow ? last.words : cells.slice(1).flat();
  const words = [
    ...[first, ...more].filter((line) => line !== last).flatMap((line) => line.words),
    ...(isBelow ? [] : (cells[0] ?? [])),
  ];
  const [number, ...others] = words;
  const isNumbered =
    number !== undefined &&
    others[0] !== undefined &&
    others[0].box.left - number.box.right > number.fontSize * CELL_GAP * 0.5;
  const text = isNumbered ? others : words;
  const right = Math.min(
    (figures[0]?.box.left ?? last.box.right) - first.fontSize * CELL_GAP,
    Math.max(...[first, ...more].map((line) => (line === last && !isBelow ? 0 : line.box.right))),
  );
  return makeLine(
    first.page,
    [...(isNumbered ? [number] : []), ...inRoom(onOneLevel(text), right), ...figures].map((word) =>
      onLevelOf(last, word),
    ),
    first.ocr,
  );
};

/** Words set closer, so that they end where others begin. */
const inRoom = (words: readonly Word[], right: number): Word[] => {
  const left = words[0]?.box.left ?? 0;
  const share = Math.min(1, (right - left) / ((words.at(-1)?.box.right ?? right) - left));
  const at = (x: number): number => left + (x - left) * share;
  return words.map((word) => ({
    ...word,
    box: { ...word.box, left: at(word.box.left), right: at(word.box.right) },
  }));
};
