import type { PrintedAmounts, PrintedTotal } from '../../estimate/estimate.ts';
import { decimal, sum, toAmount } from '../../money/money.ts';
import { assignColumns } from '../columns/assign-columns.ts';
import { isDash } from '../columns/cell-costs.ts';
import type { Column } from '../columns/column-model.ts';
import { depreciationIn, isGivenBack } from '../items/amounts-of-row.ts';
import { type Line, makeLine, textOf } from '../pages/lines.ts';
import { cleanName } from '../rooms/room-lines.ts';
import { type ColumnKind, SUMMED, TEXT_COLUMNS } from '../tables/column-kinds.ts';
import type { Table } from '../tables/table.ts';
import { signedValue, type Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { amountsFallen } from './fallen-amounts.ts';
import { closingFigures, EDGE_REACH, edgeOf, endOfName, figuresBelow } from './figures-of-sums.ts';
import { labelledSum } from './labelled-sum.ts';
import { labelOf, type TotalLabel, totalLabel } from './total-labels.ts';

export interface NamedAmounts {
  name: string;
  amounts: PrintedAmounts;
}

export interface ReadTotal extends NamedAmounts {
  kind: PrintedTotal['kind'] | 'area';
  /** The group that it sums, where the name says more than that: `Area Dwelling`. */
  closes?: string;
  /** A long name pushed the figures to the next line. */
  figuresBelow: boolean;
  /** How many lines they take there, where it is more than one. */
  linesBelow?: number;
}

export const NO_AMOUNTS: PrintedAmounts = {
  lineItemTotal: null,
  tax: null,
  overheadProfit: null,
  rcv: null,
  depreciation: null,
  acv: null,
};

/** `Total Family Room` without a colon: only in tables whose rows have no numbers. */
const looseTotalLabel = (line: Line, table: Table): TotalLabel | null => {
  if (table.numbered) return null;
  const match = /^(?:sub\s*-?\s*)?totals?\s+(.+)$/i.exec(labelOf(line.text));
  if (match === null || tokensOf(line.words).some((token) => token.kind === 'quantity'))
    return null;
  const name = (match[1] ?? '').trim();
  if (IS_TAX.test(name)) return null;
  return OF_WHOLE.test(name) ? { kind: 'grand', name: '' } : { kind: 'section', name };
};

/** `Total sales tax 7%` is added to the rows, and sums none of them. */
const IS_TAX = /^(?:sales\s+)?(?:tax(?:es)?|GST|HST|VAT)(?:\s+\d{1,2}(?:\.\d+)?\s?%)?\s*:?$/i;

const AREA_TOTAL = /^area\s+totals?\s*:?$/i;

/** What the whole claim comes to, with or without its short form in brackets. */
const OF_WHOLE =
  /^(?:(?:replacement\s+cost(?:\s+value)?|RCV)(?:\s*\(RCV\))?|(?:proposal|estimate|estimated|contract|bid|quote|quotation|invoice|job|project|investment)(?:\s+(?:amount|price|sum|cost))?|amount|price|payable|due|charges|costs?|loss|\(?(?:inc|exc?)(?:l(?:uding|usive|\.)?|\.)?(?:\s+of)?\s+(?:GST|HST|VAT|(?:sales\s+)?tax(?:es)?)\)?)\s*:?$/i;

/** `Total all rooms`, `Total for everything`, `Subtotal of all sections`: the sum of all rows, and of no place. */
const OF_ALL =
  /^(?:everything|this\s+(?:quotation|quote|estimate|bid|proposal|invoice|job|sheet)|all\s+(?:the\s+)?(?:rooms?|areas?|(?:line\s+)?items|lines|sections?|trades|locations|work))\s*:?$/i;

const ofWhole = (label: TotalLabel | null): TotalLabel | null =>
  label !== null && OF_ALL.test(label.name) ? { kind: 'grand', name: '' } : label;

/** `$2,939.51  Day 2 total`: tables that begin with the amounts begin their sums so, too. */
const sumFirst = (line: Line, table: Table): ReadTotal | null => {
  if (table.numbered || !/^\(?-?\$?[\d,]+\.\d{2}\)?\s.*\btotals?\b/i.test(line.text)) return null;
  const [amount, ...words] = line.words;
  const label = totalLabel(textOf(words));
  if (amount === undefined || label === null) return null;
  const amounts = totalAmounts(tokensOf([amount]), table.model.columns);
  return { ...label, amounts, figuresBelow: false };
};

/** `80   Pieces and total, ticket 7608   1,626.30`: what was counted, no price, and the sum. */
const countedSum = (line: Line, table: Table): ReadTotal | null => {
  if (table.numbered || !/total/i.test(line.text) || !/\d\.\d{2}$/.test(line.text)) return null;
  const { columns } = table.model;
  if (!columns.some(({ kind }) => kind === 'unitPrice')) return null;
  const { cells, strayTexts } = assignColumns(tokensOf(line.words), columns);
  // A number among the words is one of them.
  const figures = cells.filter(
    ({ token: { kind }, column }) =>
      (kind === 'amount' || kind === 'quantity') && !(column && TEXT_COLUMNS.has(column.kind)),
  );
  const [counted, ...sums] = figures;
  const isSummed = sums.every(({ column }) => column !== null && SUMMED.has(column.kind));
  if (counted?.column?.kind !== 'quantity' || sums.length === 0 || !isSummed || strayTexts > 0)
    return null;
  const said = cells.flatMap(({ token, column }) =>
    column !== null && TEXT_COLUMNS.has(column.kind) ? [token.raw] : [],
  );
  if (!COUNTED.test(said.join(' '))) return null;
  const amounts = totalAmounts(
    sums.map(({ token }) => token),
    columns,
  );
  return { kind: 'section', name: '', amounts, figuresBelow: false };
};

/** Work may be called a total loss; a sum says what it is of, or nothing behind the word. */
const COUNTED = /(?:^|\band\s+|&\s*|\bsub\s*-?\s*)totals?\b|\btotals?\s*(?:[,:]|for\b|of\b|$)/i;

/** `TOTAL   $37,557.10 tax incl.`: what is said of the tax behind the amount. */
const OF_TAX =
  /(?<=\d\.\d{2}\s+)\(?(?:(?:sales\s+)?tax(?:es)?\s+(?:in|ex)cl?(?:uded|\.)?|(?:in|ex)cl?(?:uding|udes|\.)?\s+(?:sales\s+)?(?:tax(?:es)?|GST|HST|VAT))\)?$/i;

const withoutWordsOfTax = (line: Line): Line => {
  const said = OF_TAX.exec(line.text)?.[0].split(' ').length ?? 0;
  return said === 0 ? line : makeLine(line.page, line.words.slice(0, -said), line.ocr);
};

export const readTotal = (
  printed: Line,
  below: Line | undefined,
  table: Table,
  second?: Line,
): ReadTotal | null => {
  const line = withoutWordsOfTax(printed);
  const first = sumFirst(line, table) ?? countedSum(line, table);
  if (first !== null) return first;
  const named = labelledSum(line, table.model.columns);
  if (named !== null)
    return {
      ...named.label,
      amounts: { ...NO_AMOUNTS, ...named.amounts },
      figuresBelow: false,
    };
  const label = ofWhole(totalLabel(line.text) ?? looseTotalLabel(line, table));
  if (label === null) return null;
  if (label.name !== '' && isPricedRow(line, table)) return null;
  const { columns } = table.model;
  // `Area total   828.08   737.44` below rows; where measures are summed, they have their units.
  const listed = closingFigures(line, false);
  if (label.kind === 'area' && label.name === '' && AREA_TOTAL.test(labelOf(line.text)))
    if (listed.length > 0 && listed.every(({ decimals, unit }) => decimals === 2 && unit === null))
      return {
        kind: 'section',
        name: 'area',
        amounts: totalAmounts(listed, columns),
        figuresBelow: false,
      };
  if (label.kind === 'area') {
    // `Area Totals: Main Building` above its figures, which were too wide to stand beside it.
    const figures = label.name === '' ? [] : closingFigures(below, true);
    return figures.length > 0 && below !== undefined && standsInColumns(figures, below, table)
      ? { ...label, kind: 'section', amounts: totalAmounts(figures, columns), figuresBelow: true }
      : { ...label, amounts: { ...NO_AMOUNTS }, figuresBelow: false };
  }
  const own = closingFigures(line, false);
  const fallen = amountsFallen(label, own, { line, below, second, columns });
  if (fallen !== null && standsInColumns(fallen.figures, line, table))
    return {
      ...label,
      name: fallen.name,
      amounts: totalAmounts(fallen.figures, columns),
      figuresBelow: true,
      linesBelow: fallen.linesBelow,
    };
  if (own.length > 0)
    return standsInColumns(own, line, table)
      ? {
          ...label,
          amounts: besideAll(own, line, columns) ?? ofTable(label, totalAmounts(own, columns)),
          figuresBelow: false,
        }
      : null;
  if (below === undefined) return null;
  const next = isPricedRow(below, table) ? [] : figuresBelow(line, below);
  if (next.length > 0 && standsInColumns(next, below, table))
    return { ...label, amounts: totalAmounts(next, columns), figuresBelow: true };
  const end = endOfName(label, line, below);
  const sums = closingFigures(below, false);
  if (end === null || !standsInColumns(sums, below, table)) return null;
  const name = `${label.name} ${end}`.trim();
  return { ...label, name, amounts: totalAmounts(sums, columns), figuresBelow: true };
};

/**
 * `TOTAL REPLACEMENT COST   $35,899.36` below the rows, in no column of theirs: what the amount is, its label
 * says. Null where it stands in a column, or the label does not say.
 */
const besideAll = (
  figures: readonly Token[],
  { text }: Line,
  columns: readonly Column[],
): PrintedAmounts | null => {
  const [figure, another] = figures;
  const kind = WORTH.find(([pattern]) => pattern.test(text))?.[1];
  if (figure === undefined || another !== undefined || kind === undefined) return null;
  const isInColumn = columns.some(
    (column) =>
      SUMMED.has(column.kind) &&
      !OTHER_THAN_WORTH.has(column.kind) &&
      // What replacing costs is no cash value, though it ends below those of the rows.
      column.kind !== (kind === 'rcv' ? 'acv' : 'rcv') &&
      Math.abs(edgeOf(column) - figure.figureRight) < EDGE_REACH,
  );
  return isInColumn ? null : { ...NO_AMOUNTS, [kind]: signedValue(figure) };
};

/**
 * `Line Item Total   $20,081.59` of a summary close below the rows may end near their taxes; what all of them come
 * to is never these alone.
 */
const ofTable = ({ kind }: TotalLabel, amounts: PrintedAmounts): PrintedAmounts => {
  const { lineItemTotal, rcv, acv } = amounts;
  const isWorth = lineItemTotal !== null || rcv !== null || acv !== null;
  return kind !== 'line_items' || isWorth ? amounts : { ...NO_AMOUNTS };
};

const OTHER_THAN_WORTH: ReadonlySet<ColumnKind> = new Set([
  'tax',
  'overheadProfit',
  'depreciation',
  'lostDepreciation',
  'heldBack',
]);

const WORTH: readonly [RegExp, 'rcv' | 'acv'][] = [
  [/\breplacement\s+cost\b|\brcv\b/i, 'rcv'],
  [/\bactual\s+cash\s+value\b|\bacv\b/i, 'acv'],
];

/**
 * Amounts below their columns without a word beside them, or with the beginning or the end of what heads the
 * rows: `PHASE ONE   3,100.00` or `Total Phase One` below those of `PHASE ONE - MAKE SAFE`. Null for any
 * other line.
 */
export const readBareSum = (
  line: Line,
  { model }: Table,
  heads: readonly (string | null)[],
): ReadTotal | null => {
  const label = labelOf(line.text).replace(/:$/, '');
  const labels = [label, label.replace(/^totals?\s+/i, '')];
  const name = heads.find((head) => labels.some((one) => isPartOf(one, head))) ?? '';
  if (/\p{L}/u.test(line.text) && name === '') return null;
  const figures = closingFigures(line, name === '');
  if (figures.length === 0) return null;
  const standsUnder = (figure: Token, columns: readonly Column[]): boolean =>
    columns.some((column) => Math.abs(edgeOf(column) - figure.figureRight) < EDGE_REACH);
  const summed = model.columns.filter(({ kind }) => SUMMED.has(kind));
  // Of a named group, labor and materials may be summed as well, or where all columns of money are.
  const mayStandUnder = name === '' && figures.length < SEVERAL ? summed : model.columns;
  const isBelow =
    figures.every((figure) => isDash(figure) || standsUnder(figure, mayStandUnder)) &&
    figures.some((figure) => isDash(figure) || standsUnder(figure, summed));
  const amounts = totalAmounts(figures, model.columns);
  return isBelow ? { kind: 'section', name, amounts, figuresBelow: false } : null;
};

/** Figures of a line of sums alone by which it sums more than what the rows come to. */
const SEVERAL = 3;

/**
 * The first words of a head or, as `Materials` of `Consumables and materials`, the last ones; divisions that are
 * numbered, `09310.000 Tile`, are summed on their own terms.
 */
const isPartOf = (label: string, head: string | null): boolean => {
  if (label === '' || head === null) return false;
  const [part, whole] = [label.toLowerCase(), head.toLowerCase()];
  const isFirst = whole.startsWith(part) && !/^[\p{L}\d]/u.test(head.slice(label.length));
  return isFirst || (/\p{L}{3}/u.test(part) && !/\d/.test(whole) && whole.endsWith(` ${part}`));
};

/**
 * `CLEANING   0.17   187.27   0.00   187.27` right above a table's headings: the name of its group
 * with the group's sums. Null for any other line.
 */
export const readSumsAbove = (line: Line, table: Table): NamedAmounts | null => {
  const figures = closingFigures(line, false);
  const [first] = figures;
  if (first === undefined || figures.length < 2) return null;
  const words = line.words.filter((word) => word.box.right <= first.left);
  const name = cleanName(textOf(words));
  const edges = table.model.columns.filter(({ kind }) => SUMMED.has(kind)).map(edgeOf);
  // A row of the table above has a quantity, and stands in other columns.
  const isBelowEdges = figures.every(({ figureRight }) =>
    edges.some((edge) => Math.abs(edge - figureRight) < EDGE_REACH),
  );
  if (!/\p{L}{3}/u.test(name) || !isBelowEdges) return null;
  return { name, amounts: totalAmounts(figures, table.model.columns) };
};

/**
 * Whether a line has a quantity, a price and what both come to: a row of work, even where its
 * description begins with `Subtotal` or `Summary`.
 */
export const isPricedRow = (line: Line, table: Table): boolean => {
  const { cells } = assignColumns(tokensOf(line.words), table.model.columns);
  const of = (...kinds: ColumnKind[]): number | null =>
    cells.find(({ column }) => column !== null && kinds.includes(column.kind))?.token.value ?? null;
  const [quantity, price] = [of('quantity'), of('unitPrice')];
  const total = of('lineItemTotal', 'total', 'rcv');
  if (quantity === null || price === null || total === null || quantity === 0) return false;
  // Tax and overhead come on top.
  const base = quantity * price;
  return total >= base * 0.99 - 0.02 && total <= base * 1.6 + 0.02;
};

/** Font sizes between a total's label and its figures, where these stand in no learned column. */
const LABEL_GAP = 0.9;

/**
 * Sums of a numbered table stand where its amounts do. `Total: $1,250.00` in a note below a row has
 * its figure right behind the word, wherever that ends.
 */
const standsInColumns = (figures: readonly Token[], line: Line, table: Table): boolean => {
  const [first] = figures;
  const last = figures.at(-1);
  if (!table.numbered || first === undefined || last === undefined) return true;
  const sums = table.model.columns.filter((column) => SUMMED.has(column.kind));
  if (sums.some((column) => Math.abs(edgeOf(column) - last.figureRight) < EDGE_REACH)) return true;
  const before = line.words.findLast((word) => word.box.right <= first.left + 0.5);
  const gap = before === undefined ? first.left - line.box.left : first.left - before.box.right;
  if (isSetRight(line, last, table)) return true;
  const reach = Math.min(...sums.map((column) => column.left)) - 2 * EDGE_REACH;
  return gap > line.fontSize * LABEL_GAP && last.right > reach;
};

/**
 * `Subtotal Attached Garage: $3,838.50` at the right margin, beyond the amounts of the rows: a note begins where
 * words do.
 */
const isSetRight = (line: Line, last: Token, { model }: Table): boolean => {
  const words = model.columns.find(({ kind }) => kind === 'description')?.left ?? line.box.left;
  const edge = Math.max(...model.columns.filter(({ kind }) => SUMMED.has(kind)).map(edgeOf));
  return line.box.left > (words + edge) / 2 && last.right > edge - EDGE_REACH;
};

/** Columns that a room may leave out and the sums of its level or estimate print, in this order. */
const LEFT_OUT: readonly ColumnKind[] = ['tax', 'overheadProfit'];

/**
 * The kinds of a sum's figures, where it prints more of them than the table that it stands below:
 * rooms without overhead and profit have no column for it, the estimate's sums do. Null where the
 * figures are as many as the columns, or are none of these.
 */
const kindsOfMore = (
  figures: readonly Token[],
  sums: readonly Column[],
): readonly ColumnKind[] | null => {
  const kinds = sums.map(({ kind }) => kind);
  if (figures.length <= kinds.length || kinds.length < 2) return null;
  const missing = LEFT_OUT.filter((kind) => !kinds.includes(kind));
  if (missing.length !== figures.length - kinds.length) return null;
  const at = kinds.findIndex((kind) => kind !== 'lineItemTotal' && !LEFT_OUT.includes(kind));
  const [before, after] = [kinds.slice(0, at), kinds.slice(at)];
  return [...before.filter((kind) => !LEFT_OUT.includes(kind)), ...LEFT_OUT, ...after];
};

/**
 * `Estimate Subtotal   $22,825.90   9,028.93   $13,796.97` in larger type than the rows, so that none stands in its
 * column: as many as these, in their order, where what is left of the first without the second is the third.
 */
const kindsInOrder = (
  figures: readonly Token[],
  sums: readonly Column[],
): readonly ColumnKind[] | null => {
  const kinds = sums.map(({ kind }) => kind);
  if (figures.length !== kinds.length) return null;
  const of = (kind: ColumnKind): number | null => figures[kinds.indexOf(kind)]?.value ?? null;
  const [rcv, taken, acv] = [of('rcv'), of('depreciation'), of('acv')];
  if (rcv === null || taken === null || acv === null) return null;
  return decimal(rcv).minus(Math.abs(taken)).eq(acv) ? kinds : null;
};

const endsIn = (figures: readonly Token[], column: Column): boolean =>
  figures.some(({ figureRight }) => Math.abs(edgeOf(column) - figureRight) < EDGE_REACH);

/** The figures of a totals row by column; the contractor's TOTAL is the replacement cost. */
const totalAmounts = (figures: readonly Token[], columns: readonly Column[]): PrintedAmounts => {
  const sums = columns.filter((column) => SUMMED.has(column.kind));
  // `Prior Payments   Unpaid ACV`: what is summed there, too, and nothing is read from.
  const among = columns.filter(
    (column) =>
      SUMMED.has(column.kind) || (column.kind === 'otherNumber' && endsIn(figures, column)),
  );
  const more = kindsOfMore(figures, sums) ?? kindsInOrder(figures, sums);
  const cells =
    more === null
      ? assignColumns(figures, among).cells.map(({ token, column }) => ({
          token,
          kind: column?.kind ?? null,
        }))
      : figures.map((token, at) => ({ token, kind: more[at] ?? null }));
  const amounts = { ...NO_AMOUNTS };
  let lost: number | null = null;
  let deducted = 0;
  for (const { token, kind } of cells) {
    if (token.kind !== 'amount') continue;
    const signed = signedValue(token);
    const value = token.bracket === null ? signed : -Math.abs(signed) + 0;
    if (kind === 'total' || kind === 'alsoTotal') amounts.rcv = toAmount(sum([amounts.rcv, value]));
    else if (kind === 'depreciation') amounts.depreciation = Math.abs(value);
    else if (kind === 'lostDepreciation') lost = Math.abs(value);
    else if (kind === 'deducted') deducted = Math.abs(value);
    else if (
      kind === 'lineItemTotal' ||
      kind === 'tax' ||
      kind === 'overheadProfit' ||
      kind === 'rcv' ||
      kind === 'acv'
    )
      amounts[kind] = value;
  }
  if (deducted !== 0) amounts.rcv = toAmount(decimal(amounts.rcv ?? 0).minus(deducted));
  // Forms without a column of amounts have their sum below the prices.
  const [only] = figures;
  if (sums.length === 0 && figures.length === 1 && only !== undefined)
    amounts.rcv = signedValue(only);
  const { rcv, acv } = amounts;
  const taken = depreciationIn({ depreciation: amounts.depreciation, lost }, rcv, acv).amount;
  amounts.depreciation = taken !== null && isGivenBack(taken, rcv, acv) ? -taken : taken;
  return amounts;
};
