import { decimal, sameCents } from '../../money/money.ts';
import { PLATFORM_UNITS } from '../items/units.ts';
import {
  boxAround,
  type Line,
  makeLine,
  movedBy,
  type PageLines,
  segmentsOf,
  textOf,
} from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { headingKind } from '../tables/heading-words.ts';
import { amountOf, MONEY } from '../tokens/amount-of-word.ts';
import { unitCode } from '../tokens/read-figure.ts';

/** Fewer rows come to their amounts by chance, and fewer units need no columns. */
const LEAST_ROWS = 3;
const LEAST_UNITS = 2;
/** Font sizes between two headings, at least, and from a quantity to its unit's heading, at most. */
const APART = 1;
const NEAR = 1;

const QUANTITY = /^\d[\d,]*(?:\.\d+)?$/;
const PRICE = /^\$?\d[\d,]*(?:\.\d+)?$/;

/** Where the quantities of a unit stand. */
interface UnitColumn {
  unit: string;
  heading: Word;
}

/** `work   sf   lf   ea   hr   at   total`: each heading as one word. */
interface Head {
  line: Line;
  /** What stands before the units. */
  named: readonly Word[];
  units: readonly UnitColumn[];
  price: Word;
  total: Word;
}

/**
 * `wainscot           26         11.40   296.40` below `work   sf   lf   ea   at   total`: estimators of trades give each unit a
 * column, so that the place of a quantity says what it counts. That quantities below several units times their prices come to
 * the amounts, in every row, proves it. All quantities are set below one heading, each with its unit behind it.
 */
export const withQuantitiesInOneColumn = (pages: readonly PageLines[]): PageLines[] => {
  const lines = pages.flatMap((page) => page.lines);
  const heads = new Map(
    lines.flatMap((line): [Line, Head][] => {
      const head = headOf(line);
      return head === null ? [] : [[line, head]];
    }),
  );
  if (heads.size === 0) return [...pages];
  const rows = rowsBelow(lines, heads);
  return rows === null
    ? [...pages]
    : pages.map((page) => ({
        ...page,
        lines: page.lines.map((line) => rows.get(line) ?? headLine(heads.get(line)) ?? line),
      }));
};

const headOf = (line: Line): Head | null => {
  if (line.words.length < LEAST_UNITS + 3 || /\d/.test(line.text)) return null;
  const headings = segmentsOf(line.words, APART).flatMap(asWord);
  const units = headings.flatMap((heading): UnitColumn[] => {
    const unit = unitCode(heading.text);
    return unit !== null && PLATFORM_UNITS.has(unit) ? [{ unit, heading }] : [];
  });
  const from = units[0] === undefined ? -1 : headings.indexOf(units[0].heading);
  const [price, total, ...others] = headings.slice(from + units.length);
  const areTogether = units.every(({ heading }, at) => heading === headings[from + at]);
  const areApart = new Set(units.map(({ unit }) => unit)).size === units.length;
  if (price === undefined || total === undefined || others.length > 0) return null;
  return units.length >= LEAST_UNITS && from > 0 && areTogether && areApart
    ? { line, named: headings.slice(0, from), units, price, total }
    : null;
};

const asWord = (words: readonly Word[]): Word[] =>
  words.slice(0, 1).map((word) => ({ ...word, text: textOf(words), box: boxAround(words) }));

/** The rows below the heads, set; null where one does not come to its amount, or too few prove the form. */
const rowsBelow = (
  lines: readonly Line[],
  heads: ReadonlyMap<Line, Head>,
): ReadonlyMap<Line, Line> | null => {
  const rows = new Map<Line, Line>();
  const units = new Set<string>();
  let head: Head | undefined;
  for (const line of lines) {
    head = heads.get(line) ?? head;
    const column = head === undefined ? undefined : columnOf(line, head);
    if (head === undefined || column === undefined) continue;
    if (!comesToAmount(line)) return null;
    units.add(column.unit);
    rows.set(line, rowLine(line, column, head));
  }
  return rows.size >= LEAST_ROWS && units.size >= LEAST_UNITS ? rows : null;
};

/** The column of the quantity before a price and an amount. */
const columnOf = ({ words }: Line, { units, price: headed }: Head): UnitColumn | undefined => {
  const [quantity, price, amount] = words.slice(-3);
  if (quantity === undefined || price === undefined || amount === undefined) return undefined;
  const areFigures = QUANTITY.test(quantity.text) && PRICE.test(price.text);
  const isAtHeadings = price.box.right > headed.box.left;
  return areFigures && isAtHeadings && MONEY.test(amount.text)
    ? units.find(({ heading }) => isBelow(quantity, heading))
    : undefined;
};

const comesToAmount = ({ words }: Line): boolean => {
  const [quantity = 0, price = 0, amount = 0] = words.slice(-3).map(amountOf);
  return sameCents(decimal(quantity).times(price), amount);
};

const isBelow = ({ box, fontSize }: Word, heading: Word): boolean =>
  box.left < heading.box.right + fontSize * NEAR && box.right > heading.box.left - fontSize * NEAR;

/** The quantities of all units stand below the first of them, what they count below the second. */
const rowLine = ({ page, words, ocr }: Line, { unit }: UnitColumn, { units }: Head): Line => {
  const [first, second] = units.map(({ heading }) => heading.box);
  const set = words.flatMap((word, at) =>
    at === words.length - 3 && first !== undefined && second !== undefined
      ? [...movedBy([word], first.right - word.box.right), said(word, unit, second)]
      : [word],
  );
  return makeLine(page, set, ocr);
};

/** `work   QTY   UNIT   PRICE   TOTAL` */
const headLine = (head: Head | undefined): Line | null => {
  if (head === undefined) return null;
  const { line, named, units, price, total } = head;
  const isDescribed = named.some(({ text }) => headingKind(text) === 'description');
  const set = [
    ...named.map((word, at) =>
      isDescribed || at < named.length - 1 ? word : said(word, 'DESCRIPTION'),
    ),
    ...units.slice(0, 2).map(({ heading }, at) => said(heading, at === 0 ? 'QTY' : 'UNIT')),
    said(price, 'PRICE'),
    said(total, 'TOTAL'),
  ];
  return makeLine(line.page, set, line.ocr);
};

const said = (word: Word, text: string, { left, right } = word.box): Word => ({
  ...word,
  text,
  box: { ...word.box, left, right },
});
