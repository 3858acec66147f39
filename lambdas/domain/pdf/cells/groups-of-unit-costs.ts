import { type Decimal, sum } from '../../money/money.ts';
import { inMarks, said } from '../group-heads/said-words.ts';
import { type Line, makeLine, segmentsOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';

/** Points between the right edges of one column. */
export const EDGE = 3;

export const AMOUNT = /^-?\$?\d[\d,]*\.\d{2,4}$/;

/** A line that ends in an amount of each column. */
export interface Costed {
  line: Line;
  figures: Word[];
  /** What the whole comes to. */
  total: Decimal;
  /** The costs of one unit that stand above it. */
  perUnit: Line | null;
}

/** What comes to the rows below it, set in. */
interface Head {
  head: Costed;
  rows: Costed[];
}

/** The names that are set for heads, by their lines, and the sums, by the lines that they follow. */
export interface Settled {
  names: Map<Line, Line[]>;
  sums: Map<Line, Line[]>;
}

/** Null where a head comes to other than the rows below it. */
export const groupsSettled = (costed: readonly Costed[], all: readonly Line[]): Settled | null => {
  const begin = Math.min(
    ...costed.flatMap(({ perUnit, line }) => (perUnit === null ? [] : line.box.left)),
  );
  const isRow = ({ line }: Costed): boolean => line.box.left > begin - EDGE;
  const comesTo = (rows: readonly Costed[], { total }: Costed): boolean =>
    sum(rows.map((row) => row.total)).eq(total);
  const [first] = costed;
  const rows = costed.filter(isRow);
  const whole = first !== undefined && !isRow(first) && comesTo(rows, first) ? first : null;
  const heads = costed
    .filter((one) => !isRow(one) && one !== whole)
    .map((head): Head => {
      const below = costed.slice(costed.indexOf(head) + 1);
      const end = below.findIndex(
        (one) => !isRow(one) && one.line.box.left < head.line.box.left + EDGE,
      );
      return { head, rows: below.slice(0, end < 0 ? undefined : end).filter(isRow) };
    });
  if (!heads.every(({ head, rows: own }) => own.length > 0 && comesTo(own, head))) return null;
  const outermost = Math.min(...heads.map(({ head }) => head.line.box.left));
  const innermost = Math.max(...heads.map(({ head }) => head.line.box.left));
  const names = new Map<Line, Line[]>();
  const sums = new Map<Line, Line[]>();
  const addSum = (label: string, one: Costed, name: readonly Word[], last: Costed): void => {
    const after = endOf(last.line, all, begin);
    sums.set(after, [...(sums.get(after) ?? []), sumOf(label, name, one, after)]);
  };
  // The sums of sections close before those of their rooms.
  for (const { head, rows: own } of heads.toReversed()) {
    const last = own.at(-1) as Costed;
    const name = nameOf(head);
    const isRoom = head.line.box.left < outermost + EDGE;
    if (isRoom) {
      names.set(head.line, [withWords(head.line, [said('Room:', name[0]), ...name])]);
      addSum('Totals:', head, name, last);
      // In strong type it would be a place.
    } else if (head.line.box.left > innermost - EDGE) {
      names.set(head.line, [
        withWords(head.line, inMarks(name.map((word) => ({ ...word, bold: false })))),
      ]);
      addSum('Subtotal', head, [], last);
    } else names.set(head.line, []);
  }
  const last = rows.at(-1);
  if (whole !== null && last !== undefined) {
    names.set(whole.line, []);
    addSum('Grand Total', whole, [], last);
  }
  return { names, sums };
};

/** The last line of what is said of a row below it. */
const endOf = (row: Line, all: readonly Line[], begin: number): Line => {
  let last = row;
  for (const line of all.slice(all.indexOf(row) + 1)) {
    const isOwn =
      line.page === row.page &&
      line.box.left > begin - EDGE &&
      !line.words.some(({ text }) => AMOUNT.test(text));
    if (!isOwn) break;
    last = line;
  }
  return last;
};

const nameOf = ({ line, figures }: Costed): Word[] =>
  segmentsOf(line.words.slice(0, -figures.length))[0] ?? [];

export const withWords = (line: Line, words: Word[]): Line => makeLine(line.page, words, line.ocr);

/** `Totals: 01 Dock B   98,032.00`, right below a line. */
const sumOf = (label: string, name: readonly Word[], one: Costed, above: Line): Line => {
  const [first] = nameOf(one);
  const amount = one.figures.at(-1) as Word;
  const { bottom } = above.box;
  const words = [said(label, first), ...name, amount].map((word) => ({
    ...word,
    box: { ...word.box, top: bottom, bottom: bottom + word.box.bottom - word.box.top },
  }));
  return makeLine(above.page, words, one.line.ocr);
};
