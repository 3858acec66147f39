import { type Decimal, decimal, sum } from '../../money/money.ts';
import { type Line, makeLine, type PageLines, segmentsOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { saysItGoesOn } from '../pages/page-titles.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { figureOf } from '../tokens/figure-of-word.ts';
import type { Entry, PhraseRow } from './phrase-rows.ts';

/** Fewer rows of a kind are a remark; and most of them add up. */
const LEAST_ROWS = 2;
const LEAST_SHARE = 0.8;
/** Conditions below a row, at most. */
const MOST_CONDITIONS = 8;
/** Points between the ends of amounts in one column; a minus may stand behind one. */
const EDGE = 6;
/** Font sizes between cells. */
const CELL_GAP = 0.9;

/** `14 PC  1,088.00 USD  1 PC  15,232.00`: how much of it, the price of so many, what all come to. */
const FIGURES =
  /^\d[\d,]*(?:\.\d+)? (\p{L}{1,4}\d?) \d[\d,]*\.\d{2,4} (?:[A-Z]{3} )?\d[\d,]* \1 \d[\d,]*\.\d{2}$/u;

/** `000010  LVS-2000-3W  SWITCHGEAR SECTION`: the row's number, before what it is. */
const NUMBERED = /^0*[1-9]\d{0,4} .*\p{L}{3}/u;

/** `Customer discount   6.000- %   2,919.00-`, `Net value of item   45,731.00` */
const CONDITION = /^\p{L}.* (\d[\d,]*\.\d{2}-?)$/u;
const NET = /^net\b/i;

/** `Items total   214,015.25 USD`: in which money. */
const IN_CURRENCY = /\d\.\d{2}-? [A-Z]{3}$/;

/**
 * Quotations of a large business suite print a row as a number, a material and its name over `3 PC  9,874.50 USD  1 PC
 * 29,623.50`, then the conditions of its price one below the other, and its net value. The price by what it is
 * for proves the reading, and so do the conditions that lead to the net value, which is what the row comes to.
 * Null where there are no such rows.
 */
export const itemsWithConditions = (pages: readonly PageLines[]): Entry[][] | null => {
  const figures = pages.flatMap(({ lines }) => lines.filter(({ text }) => FIGURES.test(text)));
  const proven = figures.filter((line) => pricedOf(line)?.isProven === true);
  if (proven.length < LEAST_ROWS || proven.length < figures.length * LEAST_SHARE) return null;
  const first = pages.findIndex(({ lines }) => lines.some((line) => figures.includes(line)));
  return pages.map(({ lines }, at) => entriesOf(lines, at > first));
};

const entriesOf = (lines: readonly Line[], isOverleaf: boolean): Entry[] => {
  const heads = new Set(lines.flatMap((_, at) => headerRowAt(lines, at)?.lines ?? []));
  const entries: Entry[] = [];
  // Above the columns that each page heads anew, it says whose quotation it is.
  const head = lines.findIndex((line) => heads.has(line));
  let at = isOverleaf && head > 0 ? head : 0;
  while (at < lines.length) {
    const line = lines[at] as Line;
    const row = rowAt(lines, at);
    if (row !== null) entries.push(row);
    else if (!heads.has(line) && !saysItGoesOn(line.text))
      entries.push({ kind: 'line', line: withoutCurrency(line) });
    at += row?.phrases.length ?? 1;
  }
  return entries;
};

const withoutCurrency = (line: Line): Line =>
  IN_CURRENCY.test(line.text) ? makeLine(line.page, line.words.slice(0, -1), line.ocr) : line;

const rowAt = (lines: readonly Line[], at: number): PhraseRow | null => {
  const [named, figures] = [lines[at], lines[at + 1]];
  if (named === undefined || figures === undefined || !NUMBERED.test(named.text)) return null;
  const priced = FIGURES.test(figures.text) ? pricedOf(figures) : null;
  if (priced === null) return null;
  const [number, ...cells] = segmentsOf(named.words, CELL_GAP);
  const [first, ...others] = cells;
  if (number?.length !== 1 || first === undefined) return null;
  const conditions = conditionsOf(lines.slice(at + 2, at + 2 + MOST_CONDITIONS), priced.value);
  const net = conditions.at(-1);
  return {
    kind: 'row',
    phrases: [named, figures, ...conditions],
    cells: new Map<ColumnKind, readonly Word[]>([
      ['itemNumber', number],
      // The material stands between number and name.
      ...(others.length > 0 ? [['selector', first] as const] : []),
      ['quantity', [priced.quantity]],
      ['unit', [priced.unit]],
      ['unitPrice', [priced.price]],
      ...(net === undefined ? [] : [['otherNumber', [takenOff(priced.value, net)]] as const]),
      ['total', [net?.words.at(-1) ?? priced.value]],
    ]),
    text: (others.length > 0 ? others : cells).flat(),
    title: [],
    about: [],
  };
};

interface Priced {
  quantity: Word;
  unit: Word;
  /** Of one. */
  price: Word;
  value: Word;
  /** Whether the quantity at the price makes the value. */
  isProven: boolean;
}

/** The figures of a row. */
const pricedOf = ({ words }: Line): Priced | null => {
  const [quantity, unit, price] = words;
  const [per, , value] = words.slice(-3);
  if (quantity === undefined || unit === undefined || price === undefined) return null;
  if (per === undefined || value === undefined || figureOf(per).eq(0)) return null;
  const ofOne = figureOf(price).div(figureOf(per));
  const miss = figureOf(quantity).times(ofOne).minus(figureOf(value));
  const isOfOne = figureOf(per).eq(1);
  return {
    quantity,
    unit,
    price: isOfOne ? price : { ...price, text: ofOne.toString() },
    value,
    isProven: miss.abs().lte(CENT),
  };
};

const CENT = 0.011;

/** The conditions below a row down to its net value, where they lead there from its value; none otherwise. */
const conditionsOf = (below: readonly Line[], value: Word): Line[] => {
  const end = below.findIndex((line) => amountOf(line, value) === null);
  const conditions = end < 0 ? below : below.slice(0, end);
  const at = conditions.findIndex(({ text }) => NET.test(text));
  const net = conditions[at];
  if (net === undefined) return [];
  const leading = conditions.slice(0, at).map((line) => amountOf(line, value));
  const isProven = sum(leading.map((one) => Number(one)))
    .plus(figureOf(value))
    .eq(Number(amountOf(net, value)));
  return isProven ? conditions.slice(0, at + 1) : [];
};

/** What a condition adds or, with a minus behind it, takes off; null where the line is none. */
const amountOf = (line: Line, value: Word): Decimal | null => {
  const printed = CONDITION.exec(line.text)?.[1];
  const right = line.words.at(-1)?.box.right ?? 0;
  if (printed === undefined || Math.abs(right - value.box.right) > EDGE) return null;
  const amount = decimal(printed.replace(/[,-]/g, ''));
  return printed.endsWith('-') ? amount.neg() : amount;
};

/** The share of the value by which the net value is less: a discount in a cell of its own. */
const takenOff = (value: Word, net: Line): Word => {
  const left = figureOf(net.words.at(-1) as Word).div(figureOf(value));
  return { ...value, text: `${decimal(1).minus(left).times(100).round(DIGITS)}%` };
};

/** Digits behind the point: enough for a cent of a large row. */
const DIGITS = 6;
