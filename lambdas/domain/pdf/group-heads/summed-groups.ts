import { normalizeName } from '../../estimate/normalize-name.ts';
import { type Decimal, decimal } from '../../money/money.ts';
import { type Line, makeLine, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { endsInAmount, plainTotalOf, totalLabel } from '../sums/total-labels.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { figureOf } from '../tokens/figure-of-word.ts';
import { EDGE, isPriced, nameWords, sumsOf } from './names-beside-sums.ts';
import { inMarks, said } from './said-words.ts';

/** Fewer may come to each other by chance. */
const LEAST = 2;

/** Font sizes between a number, a name and its measure. */
const APART = 1;

/** `1.`, `01-5000-`, `Item: 1`: by which number the sums may call a group. */
const CODE = /^(?:\p{L}+\s?:\s*)?\d[\d.-]*$/u;

/** `Phase 02`, in a cell of its own: a room may be called `Bedroom 2`. */
const CODE_IN_CELL = /^\p{L}+\s?#?\s*\d[\d.-]*$/u;

/** `Bid Area: `, before the name of a place. */
const LABEL = /^\p{L}[\p{L} ]{0,20}:\s+(?=\S)/u;

interface Group {
  head: Line;
  sum: Line;
}

interface Room extends Group {
  sections: Group[];
}

/**
 * `Item: 1   Imaging Suite 140`, and in it `01-5000- Temporary Facilities`: programs of contractors head the rows of a place, and
 * in it those of each phase or assembly, and close these with `Total for Phase 01-5000-`, `Condition Total`, and the place with
 * `Total for Item 1`. Where all rows are summed so, and all of these sums again, the numbered heads set alike above the
 * rows are those of sections and the ones above them those of rooms, whatever their words.
 */
export const withSummedGroupsNamed = (pages: readonly PageLines[]): PageLines[] => {
  const all = pages.flatMap(({ lines }) => lines);
  if (all.filter(mayBeSum).length < LEAST * 2) return [...pages];
  const nested = nestedSums(all);
  if (nested === null) return [...pages];
  const rooms = headed(nested, all, headingsIn(pages));
  if (rooms === null) return [...pages];
  const sections = rooms.flatMap((room) => room.sections);
  // Names alone are read as they stand, and those that the sums bear by these.
  const areKnown = sections.every(isNamedBySum) || !sections.every(isNumbered);
  if (areKnown || !rooms.every((room) => isNumbered(room) || LABEL.test(room.head.text)))
    return [...pages];
  const settled = new Map<Line, Line[]>();
  for (const { head, sum, sections } of rooms) {
    const name = nameOf(head);
    settled.set(head, [makeLine(head.page, [said('Room:', head.words[0]), ...name], head.ocr)]);
    settled.set(sum, [totalOf('Totals:', name, sum)]);
    for (const [at, section] of sections.entries()) {
      const before = sections[at - 1]?.head ?? head;
      const goesOn = before.page === section.head.page ? [] : [continued(name, section.head)];
      settled.set(section.head, [...goesOn, marked(section.head)]);
      settled.set(section.sum, [totalOf('Subtotal', [], section.sum)]);
    }
  }
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) => settled.get(line) ?? line),
  }));
};

const mayBeSum = ({ text }: Line): boolean => endsInAmount(text) && /total/i.test(text);

/** The lines before the first row of each innermost sum, and what sums these. */
interface Inner {
  sum: Line;
  first: Line;
}

interface Outer {
  sum: Line;
  inner: Inner[];
}

/** Rows that are all summed, and all of their sums again; null where a sum is of anything else. */
const nestedSums = (all: readonly Line[]): Outer[] | null => {
  const outer: Outer[] = [];
  let inner: (Inner & { amount: Decimal })[] = [];
  let rows: { first: Line; amount: Decimal } | undefined;
  for (const line of all) {
    const last = sumsOf(line).at(-1);
    if (last === undefined) continue;
    const amount = figureOf(last);
    if (mayBeSum(line) && (totalLabel(line.text) !== null || plainTotalOf(line.text) !== null)) {
      if (rows !== undefined) {
        if (!rows.amount.eq(amount)) return null;
        inner.push({ sum: line, first: rows.first, amount });
        rows = undefined;
      } else if (inner.length > 0) {
        if (!inner.reduce((sum, one) => sum.plus(one.amount), decimal(0)).eq(amount)) return null;
        outer.push({ sum: line, inner });
        inner = [];
      }
    } else if (isPriced(line))
      rows = { first: rows?.first ?? line, amount: (rows?.amount ?? decimal(0)).plus(amount) };
  }
  const isNested = outer.length >= LEAST && outer.some((one) => one.inner.length >= LEAST);
  return isNested && inner.length === 0 ? outer : null;
};

/** The lines that head tables. */
const headingsIn = (pages: readonly PageLines[]): ReadonlySet<Line> =>
  new Set(
    pages.flatMap(({ lines }) => lines.flatMap((_, at) => headerRowAt(lines, at)?.lines ?? [])),
  );

/** With the heads of rooms and of sections, each kind set alike; null where one has none. */
const headed = (
  outer: readonly Outer[],
  all: readonly Line[],
  headings: ReadonlySet<Line>,
): Room[] | null => {
  const sums = new Set(outer.flatMap(({ sum, inner }) => [sum, ...inner.map((one) => one.sum)]));
  /** What stands above a row, nearest first, up to the sum before it. */
  const above = (row: Line): Line[] => {
    const before = all.slice(0, all.indexOf(row)).toReversed();
    const end = before.findIndex((line) => sums.has(line));
    return before.slice(0, end < 0 ? undefined : end).filter((line) => !headings.has(line));
  };
  const linesOf = outer.map(({ inner }) => inner.map(({ first }) => above(first)));
  const headOf = commonHead(linesOf.flat());
  const outerLines = linesOf.map(([lines = []]) => {
    const head = headOf(lines);
    return head === undefined ? [] : lines.slice(lines.indexOf(head) + 1);
  });
  const outerHeadOf = commonHead(outerLines);
  const rooms = outer.map(({ sum, inner }, at) => ({
    sum,
    head: outerHeadOf(outerLines[at] ?? []),
    sections: inner.map((one, index) => ({
      sum: one.sum,
      head: headOf(linesOf[at]?.[index] ?? []),
    })),
  }));
  const isWhole = (room: (typeof rooms)[number]): room is Room =>
    isHeaded(room) && room.sections.every(isHeaded);
  return rooms.every(isWhole) ? rooms : null;
};

const isHeaded = (group: { sum: Line; head: Line | undefined }): group is Group =>
  group.head !== undefined;

/** Finds the nearest line that is set as most of those right above the groups are. */
const commonHead = (
  groups: readonly (readonly Line[])[],
): ((lines: readonly Line[]) => Line | undefined) => {
  const nearest = groups.flatMap(([line]) => line ?? []);
  const like = nearest.find(
    (line) => nearest.filter((other) => looksLike(line, other)).length * 2 > groups.length,
  );
  return (lines) => (like === undefined ? undefined : lines.find((line) => looksLike(line, like)));
};

const looksLike = (line: Line, other: Line): boolean =>
  line.bold === other.bold &&
  Math.abs(line.fontSize - other.fontSize) < 0.1 &&
  Math.abs(line.box.left - other.box.left) < EDGE;

/** The name without the number before it and what is said of it behind; with a label, without that. */
const nameOf = (head: Line): Word[] => {
  const number = numberOf(head);
  const [name = []] = segmentsOf(head.words.slice(number), APART);
  if (number > 0) return name;
  const label = LABEL.exec(textOf(name))?.[0].trim().split(/\s+/).length ?? 0;
  return name.slice(label);
};

/** Words of the number before a name. */
const numberOf = ({ words }: Line): number => {
  const [cell = [], name] = segmentsOf(words, APART);
  if (name !== undefined && CODE_IN_CELL.test(textOf(cell))) return cell.length;
  return (
    [1, 2].find((count) => count < words.length && CODE.test(textOf(words.slice(0, count)))) ?? 0
  );
};

const isNumbered = ({ head }: Group): boolean => numberOf(head) > 0;

const isNamedBySum = ({ head, sum }: Group): boolean => {
  const name = totalLabel(sum.text)?.name ?? plainTotalOf(sum.text) ?? '';
  return [head.text, textOf(nameOf(head))].map(normalizeName).includes(normalizeName(name));
};

const totalOf = (label: string, name: readonly Word[], sum: Line): Line =>
  makeLine(
    sum.page,
    [said(label, sum.words[0]), ...name, ...sum.words.slice(nameWords(sum).length)],
    sum.ocr,
  );

/** `** Temporary Facilities **` */
const marked = (head: Line): Line => makeLine(head.page, inMarks(nameOf(head)), head.ocr);

/** `Imaging Suite 140 (continued)`, above the first section that a page heads. */
const continued = (name: readonly Word[], { page, words, box, ocr }: Line): Line => {
  const height = box.bottom - box.top;
  const line = [...name, said('(continued)', name[0])].map((word) => ({
    ...word,
    box: { ...(words[0] as Word).box, top: box.top - height, bottom: box.top },
  }));
  return makeLine(page, line, ocr);
};
