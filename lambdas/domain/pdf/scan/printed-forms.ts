import { type Decimal, decimal, lineAmount, sum } from '../../money/money.ts';
import type { Column } from '../columns/column-model.ts';
import type { Line } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { isMoney } from './cells.ts';
import { cellsOfRow } from './cells-of-row.ts';

/** How often the cells of a kind were read with two decimals, with none and with another number of them. */
interface Forms {
  money: number;
  whole: number;
  /** Of those, figures too short to be amounts that lost their point: `3`, `12`. */
  short: number;
  other: number;
}

/** Tells whether a scan's program prints cells of a kind in the form that a word has. */
export type PrintedForms = (text: string, kind: ColumnKind) => boolean;

const WHOLE = /^[-(]?\$?(?:\d+|\d{1,3}(?:,\d{3})+)\)?$/;
const OTHER = /^[-(]?\$?\d[\d,]*\.(?:\d|\d{3,4})\)?$/;
/** Commas that part thousands: no amount is read so that has lost its point. */
const GROUPED = /^[-(]?\$?\d{1,3}(?:,\d{3})+\)?$/;

/** Shares of a kind's figures from which on a form is the program's own and no misreading. */
const LEAST_WHOLE = 0.2;
const LEAST_LONG = 0.4;
const LEAST_OTHER = 0.05;

/**
 * Platforms print every figure with two decimals, so that one without them has lost its point. Other
 * programs print `3`, `1837` and `12.5` as they are: the print's own rows show which it does.
 */
export const learnForms = (rows: ReadonlyMap<Line, readonly Column[]>): PrintedForms => {
  const formsOf = new Map<ColumnKind, Forms>();
  for (const [line, columns] of rows) {
    const cells = [...cellsOfRow(line, columns)].filter(([{ text }]) => figureOf(text) !== null);
    if (cells.length < 2) continue;
    const { pointed } = provenFigures(new Map(cells));
    for (const [word, { kind }] of cells) {
      const { text } = word;
      const forms = formsOf.get(kind) ?? { money: 0, whole: 0, short: 0, other: 0 };
      formsOf.set(kind, forms);
      if (isMoney(text) || pointed.has(word)) forms.money += 1;
      else if (WHOLE.test(text)) forms.whole += 1;
      else if (OTHER.test(text)) forms.other += 1;
      if (WHOLE.test(text) && !pointed.has(word) && text.replace(/\D/g, '').length < 3)
        forms.short += 1;
    }
  }
  // A program that drops the last nought does so in all its amounts.
  const amounts = [...formsOf].flatMap(([kind, forms]) => (kind === 'quantity' ? [] : [forms]));
  const others = amounts.reduce((count, { other }) => count + other, 0);
  return (text, kind) => {
    const { money, whole, short, other } = formsOf.get(kind) ?? NONE;
    if (GROUPED.test(text)) return true;
    const share = (count: number): number => count / (money + whole + other);
    if (WHOLE.test(text))
      return short > 0 ? share(whole) >= LEAST_WHOLE : whole > 1 && share(whole) >= LEAST_LONG;
    const isUsual = kind === 'quantity' ? other > 1 : others > 1;
    return OTHER.test(text) && isUsual && share(other) >= LEAST_OTHER;
  };
};

const NONE: Forms = { money: 0, whole: 0, short: 0, other: 0 };

const FIGURE = /^[-(<]?\$?(\d+|\d{1,3}(?:,\d{3})+)(\.\d{1,4})?[)>]?\*?$/;

/** The value of a figure as it was read; null for what is none. */
const figureOf = (text: string): number | null => {
  const [, whole, decimals = ''] = FIGURE.exec(text) ?? [];
  // Half a bracket is a misreading of a whole one, or of none.
  const isHalf = /^[(<]/.test(text) !== /[)>]\*?$/.test(text);
  return whole === undefined || isHalf ? null : Number(`${whole.replaceAll(',', '')}${decimals}`);
};

/** `45000` for 450.00. */
const pointedFigure = (text: string): number | null => {
  const value = figureOf(text);
  return value !== null && /^\D?\d{3,}\D?$/.test(text) ? value / 100 : value;
};

const RATES: readonly ColumnKind[] = ['unitPrice', 'removePrice', 'replacePrice', 'resetPrice'];
const ADDED: readonly ColumnKind[] = ['tax', 'overheadProfit'];
const TOTALS: readonly ColumnKind[] = ['rcv', 'total', 'lineItemTotal'];

/** What a row's own arithmetic proves of its figures. */
interface ProvenFigures {
  /** Those that are printed as they were read. */
  asRead: ReadonlySet<Word>;
  /** Those that have lost their point. */
  pointed: ReadonlySet<Word>;
}

/**
 * The figures of a row that its own arithmetic proves as they were read, or to have lost their
 * point: with quantity x price for total, `1837` is no 18.37. Where it would hold either way, it
 * proves nothing.
 */
export const provenFigures = (columnOf: ReadonlyMap<Word, Column>): ProvenFigures => {
  if ([...columnOf.keys()].every(({ text }) => isMoney(text))) return NOTHING;
  const wordOf = new Map([...columnOf].map(([word, { kind }]) => [kind, word]));
  const [rates, added] = [RATES, ADDED].map((kinds) => kinds.filter((kind) => wordOf.has(kind)));
  const asRead = new Set<Word>();
  const pointed = new Set<Word>();
  const prove = (
    kinds: readonly ColumnKind[],
    holds: (value: (kind: ColumnKind) => number) => boolean,
  ): void => {
    const words = kinds.flatMap((kind) => wordOf.get(kind) ?? []);
    if (words.length < kinds.length || words.some(({ text }) => figureOf(text) === null)) return;
    const valueBy =
      (read: (text: string) => number | null) =>
      (kind: ColumnKind): number =>
        read(wordOf.get(kind)?.text ?? '') ?? 0;
    const pointless = words.filter(({ text }) => pointedFigure(text) !== figureOf(text));
    const holdsAsRead = holds(valueBy(figureOf));
    if (holdsAsRead === (pointless.length > 0 && holds(valueBy(pointedFigure)))) return;
    for (const word of holdsAsRead ? words : pointless) (holdsAsRead ? asRead : pointed).add(word);
  };
  for (const total of TOTALS)
    for (const parts of [[], ...(added?.length ? [added] : [])])
      if (rates !== undefined && rates.length > 0)
        prove(['quantity', ...rates, ...parts, total], (value) =>
          isClose(
            lineAmount(value('quantity'), sum(rates.map(value))).plus(sum(parts.map(value))),
            value(total),
          ),
        );
  for (const total of ['rcv', 'total'] as const)
    prove([total, 'depreciation', 'acv'], (value) =>
      isClose(decimal(value(total)).minus(value('depreciation')), value('acv')),
    );
  return { asRead, pointed };
};

const NOTHING: ProvenFigures = { asRead: new Set(), pointed: new Set() };

const isClose = (made: Decimal, printed: number): boolean =>
  printed > 0 && made.minus(printed).abs().lte('0.01');
