import { sum } from '../../money/money.ts';
import {
  type Line,
  makeLine,
  onLevelOf,
  type PageLines,
  segmentsOf,
  textOf,
} from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { endsInAmount } from '../sums/total-labels.ts';
import { SIGNED_MONEY } from '../tokens/amount-of-word.ts';
import { figureOf } from '../tokens/figure-of-word.ts';
import { inMarks, said } from './said-words.ts';

/** One alone is what the whole bill is about. */
const LEAST = 2;
/** Points between edges that are one. */
const EDGE = 3;

const LABEL = /^\p{Lu}\p{L}+$/u;
const NUMBER = /^\d[\d.-]*$/;
/** `Total this Phase   $11,949.73` */
const CLOSING = /^total\s+(?:this|for\s+this)\s+(\p{L}+)\s+-?\$?[\d,]+\.\d{2}$/iu;

/** `Totals   26.75   4,006.00`: of one kind of work, whatever follows. */
const SUM = /^totals?\s+[\d,.]/i;

interface Phase {
  head: Line;
  /** Up to what closes it. */
  lines: Line[];
}

/**
 * `Phase   001   Structural Condition Assessment`, and `Total this Phase   $11,949.73` below its rows: bills of engineers and
 * builders number the parts of a project, and head in each, in strong type at the same edge, the kinds of its work. Where
 * what stands above each total comes to it, the parts are rooms and the kinds sections of them, whatever their words.
 */
export const withNumberedPhases = (pages: readonly PageLines[]): PageLines[] => {
  const all = pages.flatMap(({ lines }) => lines);
  const label = all.flatMap(({ text }) => CLOSING.exec(text)?.[1] ?? [])[0];
  const phases = label === undefined ? null : phasesOf(all, label.toLowerCase());
  if (phases === null) return [...pages];
  const heads = new Set(phases.map(({ head }) => head));
  const kinds = new Set(
    phases.flatMap(({ head, lines }) => lines.filter((line) => isKind(line, head))),
  );
  const settled = (line: Line): Line => {
    if (heads.has(line)) return named(line);
    if (kinds.has(line)) return marked(line);
    return SUM.test(line.text) && phases.some(({ lines }) => lines.includes(line))
      ? ofKind(line)
      : line;
  };
  return pages.map((page) => ({
    ...page,
    lines: withNamesBelowColumns(page.lines, (line) => heads.has(line) || kinds.has(line)).map(
      ([line, level]) => onLevel(settled(line), level),
    ),
  }));
};

/** Null where a head has no total of its own, or one that is no sum. */
const phasesOf = (all: readonly Line[], label: string): Phase[] | null => {
  const phases: Phase[] = [];
  let open: Phase | null = null;
  for (const line of all) {
    if (isHead(line, label)) {
      if (open !== null) return null;
      open = { head: line, lines: [] };
    } else if (CLOSING.exec(line.text)?.[1]?.toLowerCase() === label) {
      if (open === null || !comesTo(open.lines, line)) return null;
      phases.push(open);
      open = null;
    } else open?.lines.push(line);
  }
  return open === null && phases.length >= LEAST ? phases : null;
};

const isHead = ({ words }: Line, label: string): boolean => {
  const [first, second, third] = segmentsOf(words);
  return (
    first !== undefined &&
    second !== undefined &&
    third !== undefined &&
    LABEL.test(textOf(first)) &&
    textOf(first).toLowerCase() === label &&
    NUMBER.test(textOf(second)) &&
    /\p{L}{3}/u.test(textOf(third))
  );
};

/** Whether the amounts that end where the total does come to it. */
const comesTo = (lines: readonly Line[], total: Line): boolean => {
  const last = total.words.at(-1) as Word;
  const amounts = lines.flatMap(({ words }) => {
    const word = words.at(-1);
    const isPart =
      word !== undefined &&
      SIGNED_MONEY.test(word.text) &&
      Math.abs(word.box.right - last.box.right) < EDGE;
    return isPart ? figureOf(word) : [];
  });
  return amounts.length > 0 && sum(amounts).eq(figureOf(last));
};

/** `Reimbursable Expenses`, in strong type below the head's own edge. */
const isKind = (line: Line, head: Line): boolean =>
  line.bold &&
  Math.abs(line.box.left - head.box.left) < EDGE &&
  segmentsOf(line.words).length === 1 &&
  !endsInAmount(line.text) &&
  !/\d/.test(line.text);

/**
 * Names stand above the heads of the columns, which each kind has anew: other prints have them below. Each line with
 * the one on whose level it is set.
 */
const withNamesBelowColumns = (
  lines: readonly Line[],
  isName: (line: Line) => boolean,
): [line: Line, level: Line][] => {
  const order = [...lines];
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    if (above === undefined || !isName(above) || isName(line) || !areColumns(line, above)) continue;
    const from = isName(lines[at - 2] ?? line) ? at - 2 : at - 1;
    order.splice(from, at - from + 1, described(line, above), ...lines.slice(from, at));
  }
  return order.map((line, at) => [line, lines[at] ?? line]);
};

/** `Hours   Rate   Amount`, right of the names. */
const areColumns = (line: Line, name: Line): boolean =>
  line.bold &&
  segmentsOf(line.words).length > 1 &&
  !/\d/.test(line.text) &&
  line.box.left > name.box.right;

/** The names of rows stand below no head of their own. */
const described = (line: Line, name: Line): Line => {
  const [first] = line.words;
  const { left } = name.box;
  if (first === undefined) return line;
  const head = { ...first, text: 'Description', box: { ...first.box, left, right: left + HEAD } };
  return makeLine(line.page, [head, ...line.words], line.ocr);
};

/** Points that the head of the names is wide. */
const HEAD = 50;

const onLevel = (line: Line, level: Line): Line =>
  level.box.top === line.box.top
    ? line
    : makeLine(
        line.page,
        line.words.map((word) => onLevelOf(level, word)),
        line.ocr,
      );

/** `001 Structural Condition Assessment` is no row 001. */
const named = ({ page, words, ocr }: Line): Line => {
  const [label = [], ...name] = segmentsOf(words);
  let right = label.at(-1)?.box.right ?? 0;
  const beside = name.flat().map((word) => {
    const left = right + word.fontSize * SPACE;
    right = left + word.box.right - word.box.left;
    return { ...word, bold: true, box: { ...word.box, left, right } };
  });
  return makeLine(page, [{ ...said('Room:', words[0]), bold: true }, ...beside], ocr);
};

/** Font sizes between words. */
const SPACE = 0.3;

const marked = ({ page, words, ocr }: Line): Line => makeLine(page, inMarks(words), ocr);

const ofKind = ({ page, words: [first, ...figures], ocr }: Line): Line =>
  makeLine(page, [said('Subtotal', first), ...figures], ocr);
