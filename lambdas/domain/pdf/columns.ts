import type { Token } from './figures.ts';
import type { HeaderRow, Heading } from './header-row.ts';
import { type Line, median, segmentsOf } from './lines.ts';
import { type ColumnKind, headingKind, TEXT_COLUMNS } from './vocabulary.ts';

/** A column of a table: where its heading stands, and how its cells align once that is known. */
export interface Column extends Heading {
  align: { edge: 'left' | 'right' | 'center'; at: number } | null;
}

/** The columns that cells of one printed line can fall into, left to right. */
export interface ColumnModel {
  columns: Column[];
  header: HeaderRow;
  /** Codes and description stand on a line of their own, above the numbers (rough draft). */
  codesOnOwnLine: boolean;
  /** The table has a description column beside its numbers. */
  describesInRow: boolean;
}

export const columnModelOf = (header: HeaderRow): ColumnModel => {
  const codesOnOwnLine = header.textOnlyRows.length > 0;
  const own = header.headings.filter((heading) => !header.textOnlyRows.includes(heading.row));
  const columns = own
    .map((heading): Column => ({ ...heading, align: null }))
    .sort((a, b) => a.left + a.right - b.left - b.right);
  return {
    columns,
    header,
    codesOnOwnLine,
    describesInRow: columns.some((column) => column.kind === 'description'),
  };
};

/** A token and the column that it was given, or null where it belongs to none. */
export interface Cell {
  token: Token;
  column: Column | null;
}

export interface Assignment {
  cells: Cell[];
  cost: number;
  /** Tokens of text that no column takes: the line is no row of figures. */
  strayTexts: number;
  /** Cells in number columns. */
  figures: number;
}

const isTextColumn = (column: Column): boolean => TEXT_COLUMNS.has(column.kind);

const FORBIDDEN = 1e6;
const STRAY_FIGURE = 3;
const STRAY_TEXT = 5;

/** How far, in points, a cell may stand from its column before it belongs to none. */
const REACH = 55;
const LEARNED_REACH = 30;

/** Columns whose cells look like nothing else: their shape says more than their place. */
const SHAPED: ReadonlySet<ColumnKind> = new Set(['ageLife', 'condition', 'depreciationPercent']);

const distance = (token: Token, column: Column): number => {
  const center = (token.left + token.right) / 2;
  if (column.align !== null) {
    const { edge, at } = column.align;
    if (edge === 'right')
      return Math.min(Math.abs(token.right - at), Math.abs(token.figureRight - at));
    return Math.abs((edge === 'left' ? token.left : center) - at);
  }
  return Math.min(
    Math.abs(token.left - column.left),
    Math.abs(token.right - column.right),
    Math.abs(center - (column.left + column.right) / 2),
  );
};

const placeCost = (token: Token, column: Column): number => {
  const apart = distance(token, column);
  const learned = column.align !== null;
  if (SHAPED.has(column.kind) && token.kind !== 'notApplicable')
    return apart > REACH * 1.5 ? FORBIDDEN : apart / 25;
  if (apart > (learned ? LEARNED_REACH : REACH)) return FORBIDDEN;
  return apart / (learned ? 6 : 10);
};

/** Columns whose empty cells some prints fill with a dash. */
const DASHED: ReadonlySet<ColumnKind> = new Set([
  'tax',
  'overheadProfit',
  'rcv',
  'total',
  'lineItemTotal',
  'acv',
  'depreciation',
  'depreciationPercent',
  'ageLife',
  'condition',
  'otherNumber',
]);

/** `-`, and `$ -` as spreadsheets print it. */
export const isDash = (token: Token): boolean =>
  token.kind !== 'amount' && token.text.length <= 3 && /^\$?\s?[-–—]$/.test(token.text);

/** What it costs to read a token as a cell of a number column; FORBIDDEN where it cannot be. */
const kindCost = (token: Token, kind: ColumnKind): number => {
  const { kind: shape } = token;
  if (shape !== 'amount' && isDash(token) && DASHED.has(kind)) return 0.2;
  switch (kind) {
    case 'quantity':
      if (shape === 'quantity') return 0;
      if (shape === 'amount') return token.bracket === null ? 0.6 : FORBIDDEN;
      return FORBIDDEN;
    case 'unit':
      return token.unit !== null && shape !== 'quantity' ? 0 : shape === 'text' ? 0.8 : FORBIDDEN;
    case 'ageLife':
      if (shape === 'ageLife') return 0;
      // A column of its own for years: `30`.
      if (shape === 'amount') return isYears(token) ? 0.6 : FORBIDDEN;
      return shape === 'notApplicable' ? 0.3 : FORBIDDEN;
    case 'condition':
      return shape === 'condition' ? 0 : shape === 'notApplicable' ? 0.4 : FORBIDDEN;
    case 'depreciationPercent':
      if (shape === 'percent') return 0;
      // Some print `13.33` under `DEP %`.
      if (shape === 'amount') return isShare(token) ? 0.7 : FORBIDDEN;
      return shape === 'notApplicable' ? 0.2 : FORBIDDEN;
    case 'otherNumber':
      return shape === 'amount' || shape === 'percent' || shape === 'priceNote' ? 0 : FORBIDDEN;
    case 'depreciation':
      if (shape === 'amount') return token.bracket === null ? 0.5 : 0;
      return shape === 'notApplicable' ? 0.6 : FORBIDDEN;
    default:
      if (shape === 'amount') return token.bracket === null ? 0 : 1.2;
      if (shape === 'priceNote') return 0;
      // Carriers have codes of their own for what they pay later: `PWARR`.
      return isWordForAmount(token) ? 1.6 : FORBIDDEN;
  }
};

/** A single word in capitals, as it stands for an amount. */
export const isWordForAmount = (token: Token): boolean =>
  token.kind === 'text' && token.words.length === 1 && /^[A-Z]{3,12}$/.test(token.text);

const isYears = (token: Token): boolean =>
  token.bracket === null && token.decimals <= 1 && (token.value ?? 1000) <= 200;

const isShare = (token: Token): boolean =>
  token.bracket === null && !token.negative && (token.value ?? 1000) <= 100;

const isFree = (token: Token): boolean => token.kind === 'mark' || token.kind === 'operator';

/** Cost of leaving a token to a text column. */
const textCost = (token: Token, column: Column, figuresFrom: number): number => {
  if (column.kind === 'itemNumber')
    return /^(?:\d{1,4}[a-z]?[.)]?|\d\d \d\d \d\d)$/i.test(token.text)
      ? placeCost(token, column)
      : FORBIDDEN;
  // A calculation is a formula or a bare number; with a unit it is the quantity beside it.
  if (column.kind === 'calculation' && token.kind === 'quantity') return 3;
  const inFigures = token.left >= figuresFrom;
  switch (token.kind) {
    case 'text':
      // `sf` far to the right of a description is the unit of a quantity.
      return inFigures && token.unit !== null ? 0.6 : 0;
    case 'quantity':
    case 'priceNote':
      return inFigures ? 2.4 : 0.4;
    case 'amount':
      return inFigures ? (token.decimals === 2 ? 2 : 0.8) : 0.2;
    default:
      return inFigures ? 1 : 0.1;
  }
};

const textPlaceCost = (token: Token, column: Column, next: Column | undefined): number => {
  // Text runs from its heading's left edge to where the next text column begins.
  const before = column.left - 8 - token.right;
  if (before > 0) return before > 40 ? 3 : before / 20;
  if (next !== undefined && token.left >= next.left - 4)
    return Math.min(4, 1 + (token.left - next.left) / 20);
  return 0;
};

/**
 * Gives each token of a line a column so that the order of both agrees and the places fit best.
 * A number column takes one cell, a text column any number of neighbouring tokens.
 */
export const assignColumns = (tokens: readonly Token[], columns: readonly Column[]): Assignment => {
  let known = assignments.get(columns);
  if (known === undefined) {
    known = new WeakMap();
    assignments.set(columns, known);
  }
  let assigned = known.get(tokens);
  if (assigned === undefined) {
    assigned = assign(tokens, columns);
    known.set(tokens, assigned);
  }
  return assigned;
};

/** The same line meets the same columns when they are learned and when rows are read. */
const assignments = new WeakMap<readonly Column[], WeakMap<readonly Token[], Assignment>>();

const assign = (tokens: readonly Token[], columns: readonly Column[]): Assignment => {
  const texts = columns.filter(isTextColumn);
  if (texts.length <= 1 && tokens.every((token) => token.kind === 'text')) {
    // Running text: nothing to weigh.
    const [column = null] = texts.filter((text) => text.kind !== 'itemNumber');
    return {
      cells: tokens.map((token) => ({ token, column })),
      cost: column === null ? tokens.length * STRAY_TEXT : 0,
      strayTexts: column === null ? tokens.length : 0,
      figures: 0,
    };
  }
  const figuresFrom = Math.min(
    ...columns.filter((column) => !TEXT_COLUMNS.has(column.kind)).map((column) => column.left - 30),
  );
  const nextText = columns.map((_, index) =>
    columns.slice(index + 1).find((column) => TEXT_COLUMNS.has(column.kind)),
  );
  const width = columns.length + 1;
  // best[i][j]: tokens before i placed, the last used column being j - 1 (0: none yet).
  let best: number[] = new Array<number>(width).fill(FORBIDDEN * 10);
  best[0] = 0;
  const choices: { from: number; column: number }[][] = [];
  const hasUnits = columns.some((column) => column.kind === 'unit');
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    // A figure with a unit behind it, in the next column, is the quantity.
    const isCounted =
      hasUnits && token.kind === 'amount' && next?.unit != null && next.kind !== 'quantity';
    const nextBest = new Array<number>(width).fill(FORBIDDEN * 10);
    const choice = new Array<{ from: number; column: number }>(width);
    for (let from = 0; from < width; from += 1) {
      const base = best[from] ?? FORBIDDEN * 10;
      if (base >= FORBIDDEN * 5) continue;
      const stray = base + (isFree(token) ? 0 : token.kind === 'text' ? STRAY_TEXT : STRAY_FIGURE);
      if (stray < (nextBest[from] ?? 0)) {
        nextBest[from] = stray;
        choice[from] = { from, column: -1 };
      }
      for (let to = Math.max(from, 1); to < width; to += 1) {
        const column = columns[to - 1];
        if (column === undefined) continue;
        const isText = TEXT_COLUMNS.has(column.kind);
        if (to === from && (!isText || column.kind === 'itemNumber')) continue;
        const cost = isText
          ? textCost(token, column, figuresFrom) + textPlaceCost(token, column, nextText[to - 1])
          : kindCost(token, column.kind) +
            placeCost(token, column) -
            (isCounted && column.kind === 'quantity' ? 1.2 : 0);
        if (cost >= FORBIDDEN) continue;
        if (base + cost < (nextBest[to] ?? 0)) {
          nextBest[to] = base + cost;
          choice[to] = { from, column: to - 1 };
        }
      }
    }
    best = nextBest;
    choices.push(choice);
  }
  let at = best.indexOf(Math.min(...best));
  const cost = best[at] ?? FORBIDDEN;
  const cells: Cell[] = new Array<Cell>(tokens.length);
  for (let index = tokens.length - 1; index >= 0; index -= 1) {
    const chosen = choices[index]?.[at];
    const token = tokens[index];
    if (token === undefined) continue;
    cells[index] = {
      token,
      column: chosen === undefined || chosen.column < 0 ? null : (columns[chosen.column] ?? null),
    };
    at = chosen?.from ?? at;
  }
  return {
    cells,
    cost,
    strayTexts: cells.filter((cell) => cell.column === null && cell.token.kind === 'text').length,
    figures: cells.filter((cell) => cell.column !== null && !TEXT_COLUMNS.has(cell.column.kind))
      .length,
  };
};

/**
 * Learns from a table's own rows how each column aligns: the edge at which its cells agree best.
 * Columns with fewer than three cells keep to their heading.
 */
export const learnAlignment = (
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): Column[] => {
  const cellsOf = new Map<Column, Token[]>();
  for (const tokens of rows) {
    const assigned = assignColumns(tokens, columns);
    if (assigned.figures < 2) continue;
    for (const cell of assigned.cells) {
      if (cell.column === null || TEXT_COLUMNS.has(cell.column.kind)) continue;
      if (['priceNote', 'notApplicable', 'text'].includes(cell.token.kind)) continue;
      const list = cellsOf.get(cell.column) ?? [];
      list.push(cell.token);
      cellsOf.set(cell.column, list);
    }
  }
  return columns.map((column) => {
    const cells = cellsOf.get(column) ?? [];
    if (cells.length < 3) return column;
    const edges = (['right', 'center', 'left'] as const).map((edge) => {
      const values = cells.map((cell) =>
        edge === 'center' ? (cell.left + cell.right) / 2 : cell[edge],
      );
      const at = median(values);
      // The mean sees what the median hides: one width in most rows aligns at every edge.
      const misses = values.map((value) => Math.min(20, Math.abs(value - at)));
      const spread = misses.reduce((total, miss) => total + miss, 0) / misses.length;
      return { edge, at, spread: edge === 'right' ? spread - 0.5 : spread };
    });
    const [best] = edges.sort((a, b) => a.spread - b.spread);
    if (best === undefined || best.spread > 8) return column;
    return { ...column, align: { edge: best.edge, at: best.at } };
  });
};

/**
 * Headings may be centred over a wide column of text, whose cells begin far to the left of them:
 * where most of the texts below a heading share a left edge, the column begins there.
 */
export const learnTextEdges = (columns: readonly Column[], lines: readonly Line[]): Column[] => {
  if (columns.filter(isTextColumn).length < 2) return [...columns];
  const parts = lines.flatMap((line) =>
    segmentsOf(line.words, 1.5).map((words) => ({
      left: words[0]?.box.left ?? 0,
      right: words.at(-1)?.box.right ?? 0,
    })),
  );
  return columns.map((column, index) => {
    if (!isTextColumn(column)) return column;
    const free = Math.max(0, ...columns.slice(0, index).map((before) => before.right));
    const below = parts.filter((part) => part.left < column.right && part.right > column.left);
    const left = median(below.map((part) => part.left));
    const sharing = below.filter((part) => Math.abs(part.left - left) < 3).length;
    const isCentred = below.length >= 3 && sharing >= below.length * 0.7 && left < column.left - 8;
    return isCentred && left > free ? { ...column, left } : column;
  });
};

/**
 * `UNIT` alone heads a measure in some prints and the unit price in others: the cells below it
 * tell. Where they do not, it is the price unless another column has one.
 */
export const settleUnit = (
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): Column[] => {
  const unit = columns.find((column) => column.kind === 'unit');
  if (unit === undefined || !/^unit$/i.test(unit.text.trim())) return [...columns];
  const others = columns.filter((column) => column !== unit && !TEXT_COLUMNS.has(column.kind));
  const nearest = (token: Token): boolean =>
    distance(token, unit) < REACH / 2 &&
    others.every((other) => distance(token, unit) <= distance(token, other));
  const below = rows.flat().filter(nearest);
  const measures = below.filter((token) => token.kind === 'unit').length;
  const amounts = below.filter((token) => token.kind === 'amount').length;
  const hasPrice = columns.some((column) =>
    ['unitPrice', 'replacePrice', 'removePrice'].includes(column.kind),
  );
  const isPrice = measures === amounts ? !hasPrice : amounts > measures;
  return columns.map((column) =>
    column === unit && isPrice && !hasPrice ? { ...column, kind: 'unitPrice' } : column,
  );
};

const TOTALS: readonly ColumnKind[] = ['rcv', 'total', 'lineItemTotal'];
const PRICED: readonly ColumnKind[] = [...TOTALS, 'unitPrice', 'otherNumber'];

/**
 * Holds the meaning of the price and total columns against the rows' arithmetic. Headings such as
 * `PRICE` and `AMOUNT` are used for either; where quantity x price fails for the columns as they
 * are headed and holds for two others, the rows win. A total that leaves tax out is the line
 * total before tax.
 */
export const confirmByArithmetic = (
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): Column[] => {
  // `RCV` says what it is; only vaguer headings need the rows' word.
  if (columns.some((column) => column.kind === 'rcv')) return [...columns];
  const values = rows
    .map((tokens) => assignColumns(tokens, columns))
    .filter((assigned) => assigned.figures >= 3 && assigned.strayTexts === 0)
    .map(
      (assigned) =>
        new Map(
          assigned.cells.flatMap((cell) =>
            cell.column === null || cell.token.value === null
              ? []
              : [[cell.column, cell.token.value] as const],
          ),
        ),
    );
  const quantity = columns.find((column) => column.kind === 'quantity');
  const priced = columns.filter((column) => PRICED.includes(column.kind));
  if (quantity === undefined || priced.length < 2 || values.length < 3) return [...columns];
  const added = columns.filter(
    (column) => column.kind === 'tax' || column.kind === 'overheadProfit',
  );
  const share = (price: Column, total: Column, withAdded: boolean, onlyTaxed = false): number => {
    let count = 0;
    let held = 0;
    for (const row of values) {
      const [a, b, c] = [row.get(quantity), row.get(price), row.get(total)];
      if (a === undefined || b === undefined || c === undefined) continue;
      const extra = added.reduce((sum, column) => sum + (row.get(column) ?? 0), 0);
      if (onlyTaxed && extra === 0) continue;
      count += 1;
      const expected = a * b + (withAdded ? extra : 0);
      if (Math.abs(expected - c) <= Math.abs(a) * 0.005 + 0.02) held += 1;
    }
    return count < 3 ? 0 : held / count;
  };
  const price = columns.find((column) => column.kind === 'unitPrice');
  const total = TOTALS.map((kind) => columns.find((column) => column.kind === kind)).find(
    (column) => column !== undefined,
  );
  const asHeaded =
    price === undefined || total === undefined
      ? 0
      : Math.max(share(price, total, true), share(price, total, false));
  if (asHeaded < 0.3) {
    // A total of materials alone is none of the line's where another column has that.
    const isPart = (column: Column): boolean =>
      total !== undefined && column.kind === 'otherNumber' && headingKind(column.text) === 'total';
    const pairs = priced.flatMap((one) =>
      priced
        .filter((other) => other !== one && !isPart(other))
        .map((other) => ({
          one,
          other,
          share: Math.max(share(one, other, true), share(one, other, false)),
        })),
    );
    const [best] = pairs.sort((a, b) => b.share - a.share);
    if (best !== undefined && best.share > 0.8)
      return columns.map((column) => {
        if (column === best.one) return { ...column, kind: 'unitPrice' };
        if (column === best.other)
          return { ...column, kind: TOTALS.includes(column.kind) ? column.kind : 'total' };
        return column.kind === 'unitPrice' ? { ...column, kind: 'otherNumber' } : column;
      });
  }
  if (price !== undefined && total !== undefined && total.kind === 'total' && added.length > 0) {
    const without = share(price, total, false, true);
    if (without > 0.7 && share(price, total, true, true) < 0.3)
      return columns.map((column) =>
        column === total ? { ...column, kind: 'lineItemTotal' } : column,
      );
  }
  return [...columns];
};
