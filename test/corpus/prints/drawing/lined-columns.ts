import type { Cell, Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { Amounts, ModelItem, TruthItem } from '../../model.ts';
import { lostText, numberOf, shareText, wordsOf, wornText } from './scope-body.ts';

/** The columns of figures that the common program offers. */
export type ColumnKey =
  | 'quantity'
  | 'price'
  | 'reset'
  | 'remove'
  | 'replace'
  | 'tax'
  | 'op'
  | 'rcv'
  | 'worn'
  | 'condition'
  | 'share'
  | 'lost'
  | 'acv';

/** A column of figures with its right edge at a place of the page. */
export interface LinedColumn {
  key: ColumnKey;
  head: readonly string[];
  at: number;
  /** On which line of a row's figures it stands; the first unless told. */
  line?: number;
  /** What it shows where that is not what the program shows of itself. */
  text?: (item: ModelItem) => string;
}

interface Known {
  text(item: ModelItem): string;
  sum?: (amounts: Amounts) => number;
  fields: readonly (keyof TruthItem)[];
}

const known: Record<ColumnKey, Known> = {
  quantity: { text: (item) => `${money(item.quantity)} ${item.unit}`, fields: [] },
  price: { text: (item) => money(item.unitPrice), fields: ['unitPrice'] },
  reset: { text: (item) => money(item.resetRate), fields: ['resetPrice'] },
  remove: { text: (item) => money(item.removeRate), fields: ['removePrice'] },
  replace: { text: (item) => money(item.replaceRate), fields: ['replacePrice'] },
  tax: { text: (item) => money(item.tax), sum: ({ tax }) => tax, fields: ['tax'] },
  op: {
    text: (item) => money(item.overheadProfit),
    sum: ({ overheadProfit }) => overheadProfit,
    fields: ['overheadProfit'],
  },
  rcv: { text: (item) => money(item.rcv), sum: ({ rcv }) => rcv, fields: ['rcv'] },
  worn: { text: (item) => wornText(item), fields: ['ageYears', 'lifeYears'] },
  condition: { text: (item) => item.condition, fields: ['condition'] },
  share: { text: (item) => shareText(item), fields: ['depreciationPercent'] },
  lost: {
    text: (item) => lostText(item),
    sum: ({ depreciation }) => depreciation,
    fields: ['depreciation', 'depreciationRecoverable'],
  },
  acv: { text: (item) => money(item.acv), sum: ({ acv }) => acv, fields: ['acv'] },
};

/** The fields of a truth that such columns print. */
export const linedFields = (columns: readonly LinedColumn[]): (keyof TruthItem)[] =>
  columns.flatMap(({ key }) => [...known[key].fields]);

const besides = (column: LinedColumn, text: string, own: Partial<Cell> = {}): Cell => ({
  text,
  x: column.at,
  align: 'right',
  ...own,
});

/** Heads of one or several lines, at the bottom where a column has fewer. */
export const linedHead = (
  flow: Flow,
  columns: readonly LinedColumn[],
  first: string | null,
  own: Partial<Cell> = { bold: true },
): void => {
  const lines = Math.max(...columns.map(({ head }) => head.length));
  for (let line = 0; line < lines; line++)
    flow.line([
      ...(first !== null && line === lines - 1 ? [{ text: first, x: flow.left, ...own }] : []),
      ...columns.flatMap((column) => {
        const text = column.head[line - (lines - column.head.length)];
        return text === undefined ? [] : [besides(column, text, own)];
      }),
    ]);
};

/** The figures of one of a row's lines. */
export const linedCells = (
  columns: readonly LinedColumn[],
  item: ModelItem,
  line = 0,
  own: Partial<Cell> = {},
): Cell[] =>
  columns
    .filter((column) => (column.line ?? 0) === line)
    .map((column) => besides(column, (column.text ?? known[column.key].text)(item), own));

/** Sums under their columns. */
export const linedSums = (
  columns: readonly LinedColumn[],
  amounts: Amounts,
  own: Partial<Cell> = { bold: true },
): Cell[] =>
  columns.flatMap((column) => {
    const { sum } = known[column.key];
    return sum === undefined ? [] : [besides(column, money(sum(amounts)), own)];
  });

export interface LinedRow {
  columns: readonly LinedColumn[];
  /** Width of the words, points. */
  words: number;
  /** How far all but the first line of words are set in. */
  hang?: number;
  /** Beside which of the words' lines the figures stand, or below them all. */
  figures: 'first' | 'last' | 'below';
  /** A page may end among its lines. */
  mayBreak?: boolean;
}

/** Draws number, words and figures; answers the page on which the row begins. */
export const linedRow = (flow: Flow, item: ModelItem, look: LinedRow): number => {
  const text = flow.wrap(`${numberOf(item)}  ${wordsOf(item)}`, look.words, { bold: item.bold });
  const lines = Math.max(...look.columns.map(({ line = 0 }) => line)) + 1;
  const below = look.figures === 'below' ? lines : 0;
  flow.need(flow.leading * (look.mayBreak === true ? 1 : text.length + below));
  const { page } = flow;
  const beside = look.figures === 'below' ? -1 : look.figures === 'first' ? 0 : text.length - 1;
  for (const [index, part] of text.entries()) {
    flow.need(flow.leading);
    flow.line([
      { text: part, x: flow.left + (index === 0 ? 0 : (look.hang ?? 0)), bold: item.bold },
      ...(index === beside ? linedCells(look.columns, item) : []),
    ]);
  }
  for (let line = 0; line < below; line++) {
    flow.need(flow.leading);
    const cells = linedCells(look.columns, item, line).filter((cell) => cell.text !== '');
    if (cells.length > 0) flow.line(cells);
  }
  return page;
};

/** A sum's label and figures; a label too long for the line takes one of its own. */
export const linedTotal = (
  flow: Flow,
  columns: readonly LinedColumn[],
  label: string,
  amounts: Amounts,
  own: Partial<Cell> = { bold: true },
): void => {
  const cells = linedSums(columns, amounts, own);
  flow.need(flow.leading * 2.6);
  const first = Math.min(...cells.map((cell) => cell.x - flow.width(cell.text, cell, cell.size)));
  if (flow.left + flow.width(label, own, own.size) + 6 < first)
    flow.line([{ text: label, x: flow.left, ...own }, ...cells]);
  else {
    flow.line([{ text: label, x: flow.left, ...own }]);
    flow.line(cells);
  }
};
