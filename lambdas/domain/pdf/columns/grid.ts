import { TEXT_COLUMNS, TOTALS_OF_ROW } from '../tables/column-kinds.ts';
import type { Token } from '../tokens/token.ts';
import type { Assignment } from './assignment.ts';
import { type FigureSpan, LEFT_OF_HEADING, reachOf } from './cell-costs.ts';
import { type Column, isTextColumn } from './column-model.ts';

/** What holds for all rows of a table. */
export interface Grid {
  columns: readonly Column[];
  isText: boolean[];
  /** From where to where cells of each column stand, at the most. */
  reach: (readonly [number, number])[];
  /** Whether a column takes more than one token. */
  takesMore: boolean[];
  /** The next column of text behind each column. */
  nextText: (Column | undefined)[];
  /** The column of running text, where no other competes for it; undefined where one does. */
  onlyText: Column | null | undefined;
  figures: FigureSpan;
  /** The column of units; null where the table has none. */
  unit: Column | null;
  quantity: Column | undefined;
  /** No unit stands right behind a quantity to tell it by. */
  countsBare: boolean;
  /** Units stand right behind prices. */
  pricesPerUnit: boolean;
  isCalculated: boolean;
  depreciation: Column | undefined;
  /** Columns of what a row comes to. */
  totals: readonly Column[];
  /** Rates of depreciation have a column of their own. */
  printsRates: boolean;
  /** The column of what is done. */
  action: Column | null;
  /** What wore a thing down, in years and in a word; and how long and wide a room is. */
  told: readonly Column[];
  /** Lines meet the same columns when they are learned and when rows are read. */
  assigned: WeakMap<readonly Token[], Assignment>;
  /** Where the ways through a row are weighed, one row after the other. */
  ways: { best: Float64Array; next: Float64Array; costs: Float64Array };
}

export const gridOf = (columns: readonly Column[]): Grid => {
  const texts = columns.filter(isTextColumn);
  const numbers = columns.filter((column) => !TEXT_COLUMNS.has(column.kind));
  const isText = columns.map((column) => TEXT_COLUMNS.has(column.kind));
  const counted = columns.findIndex((column) => column.kind === 'quantity');
  return {
    columns,
    isText,
    reach: columns.map(reachOf),
    takesMore: columns.map((column, at) => isText[at] === true && column.kind !== 'itemNumber'),
    nextText: columns.map((_, at) => columns.find((__, next) => next > at && isText[next])),
    onlyText:
      texts.length > 1 ? undefined : (texts.find(({ kind }) => !NO_RUNNING_TEXT.has(kind)) ?? null),
    figures: {
      from: Math.min(...numbers.map((column) => column.left - LEFT_OF_HEADING)),
      until: Math.max(...numbers.map((column) => column.right)),
    },
    unit: columns.find((column) => column.kind === 'unit') ?? null,
    quantity: columns[counted],
    countsBare: columns[counted + 1]?.kind !== 'unit',
    pricesPerUnit:
      columns[counted + 1]?.kind === 'unitPrice' && columns[counted + 2]?.kind === 'unit',
    isCalculated: columns.some((column) => column.kind === 'calculation'),
    depreciation: columns.find(({ kind }) => kind === 'depreciation'),
    totals: columns.filter(({ kind }) => TOTALS_OF_ROW.has(kind)),
    printsRates: columns.some((column) => column.kind === 'depreciationPercent'),
    action: columns.find((column) => column.kind === 'activity') ?? null,
    told: columns.filter(
      ({ kind, text }) =>
        kind === 'ageLife' || kind === 'condition' || (kind === 'otherNumber' && LENGTH.test(text)),
    ),
    assigned: new WeakMap(),
    ways: {
      best: new Float64Array(columns.length + 1),
      next: new Float64Array(columns.length + 1),
      costs: new Float64Array(columns.length),
    },
  };
};

const LENGTH = /^(?:[lwh]|len(?:gth)?|wid(?:th)?|height)["”″]?$/i;

/** Kinds of columns that hold short cells, never a line of words. */
const NO_RUNNING_TEXT: ReadonlySet<Column['kind']> = new Set(['itemNumber', 'otherText']);
