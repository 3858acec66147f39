import { assignColumns } from '../columns/assign-columns.ts';
import { apart } from '../columns/cell-costs.ts';
import type { Column } from '../columns/column-model.ts';
import { asCodes, asRowNumbers, asTexts, describeByWords } from '../columns/text-cells.ts';
import type { Token, TokenKind } from '../tokens/token.ts';
import { type ColumnKind, TEXT_COLUMNS } from './column-kinds.ts';
import { headingKind } from './heading-words.ts';

/**
 * Columns whose headings nobody has seen before: what they hold is told by the shape of their
 * cells and by the rows' arithmetic.
 */

const isUnknown = (column: Column): boolean =>
  column.kind === 'otherNumber' && headingKind(column.text) === null;

const SHAPES: readonly [TokenKind, ColumnKind][] = [
  ['quantity', 'quantity'],
  ['unit', 'unit'],
  ['ageLife', 'ageLife'],
  ['condition', 'condition'],
];

const QUANTITIES = SHAPES.filter(([shape]) => shape === 'quantity');

/** How far a cell may reach out from under its heading, in points. */
const REACH = 25;

/** Gives unknown columns a kind where nearly all their cells have a shape that tells it. */
const nameByShape = (columns: readonly Column[], rows: readonly (readonly Token[])[]): Column[] => {
  // Hours beside what is measured in units say how long that takes.
  const hours = columns.find(
    (column) =>
      column.kind === 'quantity' &&
      (HOURS.test(column.text) || (PIECES.test(column.text) && isBare(column, columns, rows))),
  );
  const taken = new Set(columns.filter((column) => column !== hours).map(({ kind }) => kind));
  const described = columns.find(({ kind }) => kind === 'description');
  const isLeft = ({ right }: Column): boolean => described !== undefined && right < described.left;
  const isMostly = (column: Column, shape: TokenKind): boolean => {
    const below = rows.flat().filter((token) => {
      if (apart(token, column) > REACH || token.kind === 'text') return false;
      return columns.every(
        (other) =>
          other === column ||
          TEXT_COLUMNS.has(other.kind) ||
          apart(token, column) <= apart(token, other),
      );
    });
    const count = below.filter((token) => token.kind === shape).length;
    return count >= 2 && count >= below.length * 0.6;
  };
  const named = columns.map((column) => {
    if (isUnknown(column) && isOfCodes(column) && !taken.has('selector') && isLeft(column)) {
      taken.add('selector');
      return { ...column, kind: 'selector' as const, align: null };
    }
    const numbers = headingKind(column.text) === null ? asRowNumbers(column, columns, rows) : null;
    if (numbers !== null) return numbers;
    // `In   Out` above `01/17   01/22`: days on which equipment stood, and no times of work.
    if (IN_AND_OUT.test(column.text) && isMostly(column, 'ageLife'))
      return { ...column, kind: 'otherText' as const };
    const isText = column.kind === 'otherText' && headingKind(column.text) === null;
    if (!isUnknown(column) && !isText)
      return column.kind === 'otherText' ? (asTexts(column, columns, rows) ?? column) : column;
    for (const [shape, kind] of isText ? QUANTITIES : SHAPES) {
      if (taken.has(kind) || !isMostly(column, shape)) continue;
      // `Set   Pulled` above `05/09   05/14`: two of them are days.
      const isDay =
        shape === 'ageLife' &&
        columns.some((other) => other !== column && isUnknown(other) && isMostly(other, shape));
      if (isDay) return { ...column, kind: 'otherText' as const };
      taken.add(kind);
      return { ...column, kind };
    }
    return asTexts(column, columns, rows) ?? column;
  });
  const isMeasured = named.some(({ kind }, at) => kind === 'quantity' && columns[at] !== hours);
  return named.map((column) =>
    column === hours && isMeasured ? { ...column, kind: 'otherNumber' } : column,
  );
};

const IN_AND_OUT = /^(?:in|out)$/i;

/** How many of a thing there were; a quantity is no less one where a size beside it has a unit. */
const PIECES = /^(?:pcs|pieces|count|units)\.?$/i;

/** `Pcs` of bare numbers, where no column says of what: beside `7.50 HR` they are what that was reckoned with. */
const isBare = (
  column: Column,
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): boolean =>
  columns.every(({ kind }) => kind !== 'unit') &&
  rows
    .flat()
    .filter((token) => token.kind !== 'text' && apart(token, column) <= 0)
    .every(({ unit }) => unit === null || unit === undefined);

/** `SOR Code`, `NRM Code`: of whatever schedule, the code of the work; `Room Code` is one of something else. */
const isOfCodes = ({ text }: Column): boolean => {
  const schedule = /^(\p{L}.*)\s+code$/iu.exec(text)?.[1];
  return schedule !== undefined && headingKind(schedule) === null;
};

const HOURS = /\b(?:hours|hrs)\b/i;

/** The values of a row, by the kind of their column; the unknown one is not among them. */
type Row = ReadonlyMap<ColumnKind, number>;

const PRICES: readonly ColumnKind[] = ['unitPrice', 'removePrice', 'replacePrice', 'resetPrice'];
const TOTALS: readonly ColumnKind[] = ['lineItemTotal', 'total', 'rcv'];

/** The first of these values that the row has; null where it has none. */
const oneOf = (row: Row, kinds: readonly ColumnKind[]): number | null =>
  kinds.map((kind) => row.get(kind)).find((value) => value !== undefined) ?? null;

/** What these values come to; null where the row has none of them. */
const sumOf = (row: Row, kinds: readonly ColumnKind[]): number | null =>
  oneOf(row, kinds) === null ? null : kinds.reduce((sum, kind) => sum + (row.get(kind) ?? 0), 0);

const addedTo = (row: Row): number => sumOf(row, ['tax', 'overheadProfit']) ?? 0;

/** Prices hide digits: half a cent for each of what is counted. */
const slackOf = (row: Row): number =>
  Math.abs(row.get('quantity') ?? 0) *
  0.005 *
  Math.max(1, PRICES.filter((kind) => row.get(kind)).length);

/** quantity x price of a row. */
const workOf = (row: Row): number | null => {
  const [quantity, price] = [row.get('quantity'), sumOf(row, PRICES)];
  return quantity === undefined || price === null ? null : quantity * price;
};

/** By how much each kind's equation misses with a value for the unknown column; null without one. */
const EQUATIONS: readonly {
  kind: ColumnKind;
  /** Kinds of which none may be known yet. */
  unless: readonly ColumnKind[];
  miss(unknown: number, row: Row): number | null;
}[] = [
  {
    kind: 'unitPrice',
    unless: PRICES,
    miss: (price, row) => {
      const [quantity, total] = [row.get('quantity'), oneOf(row, TOTALS)];
      if (quantity === undefined || total === null) return null;
      const more = quantity * price - total;
      return Math.min(Math.abs(more), Math.abs(more + addedTo(row))) - slackOf(row);
    },
  },
  {
    kind: 'total',
    unless: ['total', 'rcv'],
    miss: (total, row) => {
      const work = workOf(row);
      if (work === null) return null;
      const [less, more] = [Math.abs(work - total), Math.abs(work + addedTo(row) - total)];
      return Math.min(less, more) - slackOf(row);
    },
  },
  {
    kind: 'depreciation',
    unless: ['depreciation'],
    miss: (depreciation, row) => {
      const [rcv, acv] = [oneOf(row, ['rcv', 'total', 'lineItemTotal']), oneOf(row, ['acv'])];
      return rcv === null || acv === null ? null : Math.abs(rcv - Math.abs(depreciation) - acv);
    },
  },
  {
    kind: 'acv',
    unless: ['acv'],
    miss: (acv, row) => {
      const rcv = oneOf(row, ['rcv', 'total', 'lineItemTotal']);
      const lost = oneOf(row, ['depreciation']);
      if (rcv === null || lost === null) return null;
      const left = rcv - Math.abs(lost) - acv;
      // The cost may leave the tax out.
      return Math.min(Math.abs(left), Math.abs(left + addedTo(row)));
    },
  },
  {
    kind: 'tax',
    unless: ['tax'],
    miss: (tax, row) => {
      const [work, total] = [workOf(row), oneOf(row, ['rcv', 'total'])];
      if (work === null || total === null) return null;
      return Math.abs(work + tax + addedTo(row) - total) - slackOf(row);
    },
  },
];

const nameByArithmetic = (
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): Column[] => {
  let named = [...columns];
  for (const { kind, unless, miss } of EQUATIONS) {
    if (named.some((column) => unless.includes(column.kind))) continue;
    const values = rows.map((tokens) => {
      const cells = new Map(
        assignColumns(tokens, named).cells.flatMap(({ token, column }) =>
          column === null || token.value === null || token.kind === 'percent'
            ? []
            : [[column, token.negative ? -Math.abs(token.value) : token.value] as const],
        ),
      );
      const known: Row = new Map(
        [...cells].flatMap(([column, value]) =>
          isUnknown(column) ? [] : [[column.kind, value] as const],
        ),
      );
      return { cells, known };
    });
    const holds = (unknown: Column): boolean => {
      const misses = values.flatMap(({ cells, known }): number[] => {
        const value = cells.get(unknown);
        const missed = value === undefined ? null : miss(value, known);
        return missed === null ? [] : [missed];
      });
      const held = misses.filter((missed) => missed <= 0.02).length;
      return misses.length >= 2 && held >= misses.length * 0.8;
    };
    const found = named.find((column) => isUnknown(column) && holds(column));
    if (found !== undefined)
      named = named.map((column) => (column === found ? { ...column, kind } : column));
  }
  return named;
};

/** `H`, `GP` below `Tax`: by which code the work is taxed, and no amount of it. */
const withTaxCodes = (
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): readonly Column[] => {
  const tax = columns.find(({ kind }) => kind === 'tax');
  const codes = tax === undefined ? null : asCodes(tax, columns, rows);
  return codes === null ? columns : columns.map((column) => (column === tax ? codes : column));
};

/** Names the columns of a table whose headings are none that is known. */
export const nameUnknownColumns = (
  headed: readonly Column[],
  rows: readonly (readonly Token[])[],
): Column[] => {
  const columns = withTaxCodes(headed, rows);
  if (!columns.some((column) => isUnknown(column) || column.kind === 'otherText'))
    return describeByWords([...columns], rows);
  return nameByArithmetic(describeByWords(nameByShape(columns, rows), rows), rows);
};
