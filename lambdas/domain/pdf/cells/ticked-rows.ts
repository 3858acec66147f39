import { decimal } from '../../money/money.ts';
import { styleOf, type TypeStyle } from '../between-rows/wrapped-text.ts';
import { type Line, makeLine, median, type PageLines, segmentsOf } from '../pages/lines.ts';
import { beforeAmount, finalAmountOf } from '../phrases/final-amount.ts';
import { onOneLevel } from '../phrases/sentence-lines.ts';
import { isPlaceName } from '../rooms/names-of-places.ts';
import { TICK } from '../row-lines/begin-rows.ts';
import { endsInAmount, totalLabel } from '../sums/total-labels.ts';
import { pitchBetween, SECOND_LINE } from '../tables/line-pitch.ts';
import { amountOf, MONEY } from '../tokens/amount-of-word.ts';
import { hasFigures } from '../tokens/tokens.ts';

/** Fewer ticks may be remarks. */
const LEAST_TICKED = 3;
/** Points within which ticks, and the words behind them, begin together. */
const EDGE = 3;
/** Font sizes from row to row: a description that wraps has its lines closer to each other. */
const LEAST_PITCH = 1.7;
/** Share of it that a choice keeps from what stands above and below it, at the least. */
const WHOLE_ROW = 0.85;

/** Words of a place's name. */
const MOST_OF_PLACE = 3;

interface Form {
  /** Where ticks and the words of choices begin. */
  ticks: number;
  words: number;
  /** Points from row to row. */
  pitch: number;
  /** In which its choices are printed; their names stand out. */
  type: TypeStyle;
}

/**
 * Forms print all that may be done, and somebody ticks and prices what is: `✘ Rekey cylinder   2   22.00   44.00`. The
 * tick is none of the words, and a choice of a row's height without a tick and figures is none of the estimate. A few
 * ticks among other rows are kept, each on one line with its amount. Other documents are returned as they are.
 */
export const withTickedRowsOnly = (printed: readonly PageLines[]): PageLines[] => {
  const pages = printed.map((page) =>
    page.lines.some(isTicked) ? { ...page, lines: withTickedWhole(page.lines) } : page,
  );
  const ticked = pages.flatMap(({ lines }) => lines.filter(isTicked));
  const form = ticked.length < LEAST_TICKED ? null : formOf(ticked, pages);
  if (form === null) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line, at) => {
      if (isTicked(line) && isOf(form, line))
        return [makeLine(line.page, line.words.slice(1), line.ocr)];
      return isLeftOpen(page.lines, at, form) ? [] : [line];
    }),
  }));
};

/** An empty box, and one with a tick in it. */
const OPEN_BOX = /^[\u2610\u25A1\u25FB]$/u;
const TICKED_BOX = /^[\u2611\u2612\u2705]$/u;

/**
 * `☐ Ozone treatment     410.00   1   410.00` among rows with a tick in their box: priced, and not taken. Its words say so
 * from now on, and the line that those with a tick come to is called a sum, `Ticked add-ons   $1,415.40`.
 */
export const withOpenBoxesSaid = (pages: readonly PageLines[]): PageLines[] => {
  const boxed = (box: RegExp) => (line: Line) =>
    box.test(line.words[0]?.text ?? '') && line.words.length > 2 && hasFigures(line);
  const ticked = pages.flatMap(({ lines }) => lines.filter(boxed(TICKED_BOX)));
  if (ticked.length < LEAST_TICKED) return [...pages];
  const isOpen = boxed(OPEN_BOX);
  if (!pages.some(({ lines }) => lines.some(isOpen))) return [...pages];
  const taken = ticked.reduce((all, line) => all.plus(lastAmountOf(line) ?? 0), decimal(0));
  const isSum = (line: Line): boolean =>
    line.words.filter(({ text }) => /\d/.test(text)).length === 1 &&
    taken.eq(lastAmountOf(line) ?? 0);
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) =>
      isOpen(line) ? saidOpen(line) : isSum(line) ? calledSum(line) : line,
    ),
  }));
};

const lastAmountOf = ({ words }: Line): number | null => {
  const last = words.at(-1);
  return last !== undefined && MONEY.test(last.text) ? amountOf(last) : null;
};

/** `Ticked add-ons   $1,415.40`: what the rows with a tick come to, by the word for it. */
const calledSum = (line: Line): Line => {
  const [first] = line.words;
  const rest = line.words.slice(-1);
  const words = first === undefined ? rest : [{ ...first, text: 'Subtotal' }, ...rest];
  return totalLabel(line.text) === null ? makeLine(line.page, words, line.ocr) : line;
};

const saidOpen = (line: Line): Line => {
  const [, ...words] = line.words;
  const [name = [], ...cells] = segmentsOf(words);
  const last = name.at(-1);
  if (last === undefined) return line;
  const said = ['(not', 'ticked)'].map((text, at) => {
    const left = last.box.right + last.fontSize * 0.3 + at * last.fontSize;
    return { ...last, text, box: { ...last.box, left, right: left + last.fontSize * 0.7 } };
  });
  return makeLine(line.page, [...name, ...said, ...cells.flat()], line.ocr);
};

/** `☑ 5K gutter   48 LF`, but not `✓ 12`: most lines are told at a glance, without their words. */
const isTicked = (line: Line): boolean =>
  /^[^\p{L}\d]/u.test(line.text) &&
  TICK.test(line.words[0]?.text ?? '') &&
  line.words.length > 2 &&
  /^(?:\p{L}|\d+\p{L})/u.test(line.words[1]?.text ?? '');

/** What is ticked and goes on below, where its amount is, as one line. */
const withTickedWhole = (lines: readonly Line[]): Line[] => {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const one = above === undefined ? null : joined(above, line);
    if (one === null) whole.push(line);
    else whole[whole.length - 1] = one;
  }
  return whole;
};

const joined = (above: Line, line: Line): Line | null => {
  if (!isTicked(above) || endsInAmount(above.text) || !endsInAmount(line.text)) return null;
  if (Math.abs(leftOf(above, 1) - leftOf(line)) >= EDGE) return null;
  if (pitchBetween(above, line) > SECOND_LINE) return null;
  const amount = finalAmountOf(line.words);
  if (amount === null) return null;
  const words = onOneLevel([...above.words, ...beforeAmount(line.words, amount)]);
  // They take no more room than there is before the amount.
  const from = above.box.left;
  const room = amount.left - above.fontSize * 2 - from;
  const share = Math.min(1, room / ((words.at(-1)?.box.right ?? from) - from));
  const { top, bottom } = above.box;
  const at = (x: number): number => from + (x - from) * share;
  return {
    ...makeLine(
      line.page,
      [
        ...words.map((word) => ({
          ...word,
          box: { ...word.box, left: at(word.box.left), right: at(word.box.right) },
        })),
        ...amount.words.map((word) => ({ ...word, box: { ...word.box, top, bottom } })),
      ],
      line.ocr,
    ),
    box: {
      ...above.box,
      right: Math.max(above.box.right, line.box.right),
      bottom: line.box.bottom,
    },
  };
};

/** Where ticks stand beside priced rows, all of them at one edge and one height; null where they do not. */
const formOf = (ticked: readonly Line[], pages: readonly PageLines[]): Form | null => {
  const priced = ticked.filter(hasFigures);
  const [ticks, words] = [
    priced.map((line) => leftOf(line)),
    priced.map((line) => leftOf(line, 1)),
  ];
  const [first] = priced;
  if (first === undefined || priced.length < LEAST_TICKED) return null;
  const form = {
    ticks: median(ticks),
    words: median(words),
    pitch: pitchOf(priced, pages),
    type: styleOf(first.words.slice(1, 2)),
  };
  return priced.every((line) => isOf(form, line)) ? form : null;
};

const leftOf = ({ words, box }: Line, at = 0): number => words[at]?.box.left ?? box.left;

const isOf = ({ ticks, words }: Form, line: Line): boolean =>
  Math.abs(leftOf(line) - ticks) < EDGE && Math.abs(leftOf(line, 1) - words) < EDGE;

const pitchOf = (rows: readonly Line[], pages: readonly PageLines[]): number => {
  const own = new Set(rows);
  return median(
    pages.flatMap(({ lines }) =>
      lines.flatMap((line, at) => {
        const above = lines[at - 1];
        return own.has(line) && above !== undefined ? [distance(above, line)] : [];
      }),
    ),
  );
};

/** From line to line: their words may be of different sizes. */
const distance = (above: Line, below: Line): number => {
  const [upper, lower] = [above, below].map(({ box }) => (box.top + box.bottom) / 2);
  return (lower ?? 0) - (upper ?? 0);
};

/** Whether a line right above or below another of the form is a choice that nobody ticked. */
const isLeftOpen = (lines: readonly Line[], at: number, { words, pitch, type }: Form): boolean => {
  const [above, line, below] = [lines[at - 1], lines[at], lines[at + 1]];
  if (line === undefined || Math.abs(leftOf(line) - words) >= EDGE) return false;
  const { bold, fontSize } = styleOf(line.words.slice(0, 1));
  if (bold !== type.bold || Math.abs(fontSize - type.fontSize) > 0.5) return false;
  if (isPlaceName(line.text) && line.words.length <= MOST_OF_PLACE) return false;
  if (hasFigures(line) || /\d\.\d{2}\b|:$/.test(line.text)) return false;
  if (pitch < line.fontSize * LEAST_PITCH) return false;
  const distances = [
    ...(above === undefined ? [] : [distance(above, line)]),
    ...(below === undefined ? [] : [distance(line, below)]),
  ];
  return (
    distances.every((one) => one > pitch * WHOLE_ROW) && distances.some((one) => one < pitch * 1.2)
  );
};
