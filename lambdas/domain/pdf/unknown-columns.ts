import { assignColumns } from './columns/assign-columns.ts';
import type { Column } from './columns/column-model.ts';
import type { Token, TokenKind } from './tokens/token.ts';
import { type ColumnKind, headingKind, TEXT_COLUMNS } from './vocabulary.ts';

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

/** How far a cell may reach out from under its heading, in points. */
const REACH = 25;

const apart = (token: Token, column: Column): number =>
  Math.max(0, column.left - token.right, token.left - column.right);

/** Gives unknown columns a kind where nearly all their cells have a shape that tells it. */
const nameByShape = (columns: readonly Column[], rows: readonly (readonly Token[])[]): Column[] => {
  const taken = new Set(columns.map((column) => column.kind));
  return columns.map((column) => {
    if (!isUnknown(column)) return column;
    const below = rows.flat().filter((token) => {
      if (apart(token, column) > REACH || token.kind === 'text') return false;
      return columns.every(
        (other) =>
          other === column ||
          TEXT_COLUMNS.has(other.kind) ||
          apart(token, column) <= apart(token, other),
      );
    });
    for (const [shape, kind] of SHAPES) {
      const count = below.filter((token) => token.kind === shape).length;
      if (taken.has(kind) || count < 2 || count < below.length * 0.6) continue;
      taken.add(kind);
      return { ...column, kind };
    }
    return column;
  });
};

type Row = ReadonlyMap<Column, number>;

/** Equations of a row that has a value for each column, and what the unknown one then is. */
const EQUATIONS: readonly {
  kind: ColumnKind;
  needs: readonly (readonly ColumnKind[])[];
  miss(unknown: number, known: readonly number[]): number;
}[] = [
  {
    kind: 'unitPrice',
    needs: [['quantity'], ['lineItemTotal', 'total', 'rcv']],
    miss: (price, [quantity = 0, total = 0]) =>
      Math.abs(quantity * price - total) - Math.abs(quantity) * 0.005,
  },
  {
    kind: 'total',
    needs: [['quantity'], ['unitPrice']],
    miss: (total, [quantity = 0, price = 0]) =>
      Math.abs(quantity * price - total) - Math.abs(quantity) * 0.005,
  },
  {
    kind: 'depreciation',
    needs: [['rcv', 'total', 'lineItemTotal'], ['acv']],
    miss: (depreciation, [rcv = 0, acv = 0]) => Math.abs(rcv - Math.abs(depreciation) - acv),
  },
  {
    kind: 'acv',
    needs: [['rcv', 'total', 'lineItemTotal'], ['depreciation']],
    miss: (acv, [rcv = 0, depreciation = 0]) => Math.abs(rcv - Math.abs(depreciation) - acv),
  },
  {
    kind: 'tax',
    needs: [['quantity'], ['unitPrice'], ['rcv', 'total']],
    miss: (tax, [quantity = 0, price = 0, total = 0]) =>
      Math.abs(quantity * price + tax - total) - Math.abs(quantity) * 0.005,
  },
];

const nameByArithmetic = (
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): Column[] => {
  let named = [...columns];
  for (const equation of EQUATIONS) {
    if (named.some((column) => column.kind === equation.kind)) continue;
    if (equation.kind === 'total' && named.some((column) => column.kind === 'rcv')) continue;
    const known = equation.needs.map((kinds) =>
      kinds.map((kind) => named.find((column) => column.kind === kind)).find((one) => one),
    );
    const values = rows.map((tokens): Row => {
      const { cells } = assignColumns(tokens, named);
      return new Map(
        cells.flatMap(({ token, column }) =>
          column === null || token.value === null
            ? []
            : [[column, token.negative ? -Math.abs(token.value) : token.value] as const],
        ),
      );
    });
    const holds = (unknown: Column): boolean => {
      let count = 0;
      let held = 0;
      for (const row of values) {
        const value = row.get(unknown);
        const others = known.flatMap((column) =>
          column === undefined ? [] : (row.get(column) ?? []),
        );
        if (value === undefined || others.length < equation.needs.length) continue;
        count += 1;
        if (equation.miss(value, others) <= 0.02) held += 1;
      }
      return count >= 2 && held >= count * 0.8;
    };
    const found = named.find((column) => isUnknown(column) && holds(column));
    if (found !== undefined)
      named = named.map((column) =>
        column === found ? { ...column, kind: equation.kind } : column,
      );
  }
  return named;
};

/** Names the columns of a table whose headings are none that is known. */
export const nameUnknownColumns = (
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): Column[] => {
  if (!columns.some(isUnknown)) return [...columns];
  return nameByArithmetic(nameByShape(columns, rows), rows);
};
