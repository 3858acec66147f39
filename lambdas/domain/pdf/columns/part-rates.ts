import type { ColumnKind } from '../tables/column-kinds.ts';
import type { Token } from '../tokens/token.ts';
import { assignColumns } from './assign-columns.ts';
import type { Column } from './column-model.ts';

const TOTALS: readonly ColumnKind[] = ['rcv', 'total', 'lineItemTotal'];
const RATES: readonly ColumnKind[] = ['laborPrice', 'materialPrice', 'unitPrice', 'otherNumber'];

const LEAST_ROWS = 3;
/** Of the rows with all figures, in how many they must come to the total. */
const LEAST_HELD = 0.8;
/** Rows in which both rates are more than nothing. */
const LEAST_TELLING = 2;

/**
 * Sheets that price labor and material apart print a rate and a total for each, under headings that
 * are hard to tell from each other: the two rates are those that make the line's total together.
 */
export const withPartRates = (columns: Column[], rows: readonly (readonly Token[])[]): Column[] => {
  if (!columns.some(({ kind }) => kind === 'laborPrice' || kind === 'materialPrice'))
    return columns;
  const quantity = columns.find(({ kind }) => kind === 'quantity');
  if (quantity === undefined) return columns;
  const values = rows
    .map((tokens) => assignColumns(tokens, columns))
    .filter(({ figures, strayTexts }) => figures >= 3 && strayTexts === 0)
    .map(({ cells }) => new Map(cells.map(({ column, token }) => [column, token.value] as const)));
  const candidates = columns.filter(({ kind }) => RATES.includes(kind));
  // The line's total stands behind those of its parts.
  const totals = columns.filter(({ kind }) => TOTALS.includes(kind) || kind === 'otherNumber');
  const makesWhole = (total: Column): boolean =>
    areAmounts(columns, quantity, total, values) || addTwo(candidates, quantity, total, values);
  if (totals.some(makesWhole))
    return columns.map((column) => (isPart(column) ? { ...column, kind: 'otherNumber' } : column));
  // `Material | Labor | Equip. | Unit Cost | Extension`: the price of all parts stands beside them.
  const price = columns.find(({ kind }) => kind === 'unitPrice');
  if (price !== undefined && totals.some((total) => makes(quantity, price, total, values)))
    return columns;
  for (const total of totals.toReversed())
    for (const [at, labor] of candidates.entries())
      for (const material of candidates.slice(at + 1)) {
        if (labor === total || material === total) continue;
        if (!comesTo({ quantity, labor, material, total }, values)) continue;
        return columns.map((column) => {
          if (column === labor) return { ...column, kind: 'laborPrice' };
          if (column === material) return { ...column, kind: 'materialPrice' };
          if (column === total) return { ...column, kind: 'total' };
          const isPart = RATES.includes(column.kind) || TOTALS.includes(column.kind);
          return isPart ? { ...column, kind: 'otherNumber' } : column;
        });
      }
  return columns;
};

const isPart = ({ kind }: Column): boolean => kind === 'laborPrice' || kind === 'materialPrice';

/** Whether the parts make the total by themselves, however many are counted: amounts and no rates. */
const areAmounts = (
  columns: readonly Column[],
  quantity: Column,
  total: Column,
  rows: readonly ReadonlyMap<Column | null, number | null>[],
): boolean => {
  const parts = columns.filter(
    (column) => isPart(column) || /^(?:unit\s+)?equip/i.test(column.text),
  );
  const told = rows.filter(
    (row) => row.get(quantity) != null && row.get(quantity) !== 1 && row.get(total) != null,
  );
  const held = told.filter((row) => {
    const made = parts.reduce((all, part) => all + (row.get(part) ?? 0), 0);
    return Math.abs(made - (row.get(total) ?? 0)) < 0.02 && made !== 0;
  }).length;
  return held >= LEAST_TELLING && held >= told.length * LEAST_HELD;
};

/**
 * `MAT'L EA | MAT'L | HRS EA | HRS | LABOR | LINE TOTAL`: whether two of the columns, one of them a part, make the
 * total by themselves, so that what stands beside them says how they came about.
 */
const addTwo = (
  candidates: readonly Column[],
  quantity: Column,
  total: Column,
  rows: readonly ReadonlyMap<Column | null, number | null>[],
): boolean => {
  const told = rows.filter(
    (row) => row.get(quantity) != null && row.get(quantity) !== 1 && row.get(total) != null,
  );
  return candidates.filter(isPart).some((part) =>
    candidates.some((other) => {
      if (other === part || other === total || part === total) return false;
      const of = (row: (typeof told)[number]): [number, number] => [
        row.get(part) ?? 0,
        row.get(other) ?? 0,
      ];
      const held = told.filter((row) => {
        const [a, b] = of(row);
        return Math.abs(a + b - (row.get(total) ?? 0)) < 0.02;
      });
      const telling = held.filter((row) => of(row).every((amount) => amount > 0)).length;
      return telling >= LEAST_ROWS && held.length >= told.length * LEAST_HELD;
    }),
  );
};

/** Whether the price alone comes to the total, as it does where it is that of all parts. */
const makes = (
  quantity: Column,
  price: Column,
  total: Column,
  rows: readonly ReadonlyMap<Column | null, number | null>[],
): boolean => {
  const whole = rows.flatMap((row) => {
    const [a, b, c] = [row.get(quantity), row.get(price), row.get(total)];
    return a == null || b == null || c == null
      ? []
      : [Math.abs(a * b - c) <= Math.abs(a) * 0.005 + 0.02];
  });
  // Sums of groups stand below the same heads, and count nothing.
  const counted = rows.filter((row) => row.get(quantity) != null).length;
  return (
    whole.length >= Math.max(LEAST_ROWS, counted * LEAST_HELD) &&
    whole.filter(Boolean).length >= whole.length * LEAST_ALONE
  );
};

/** Of rows with a price of all parts, in how many it must come to the total. */
const LEAST_ALONE = 0.95;

const comesTo = (
  parts: { quantity: Column; labor: Column; material: Column; total: Column },
  rows: readonly ReadonlyMap<Column | null, number | null>[],
): boolean => {
  let count = 0;
  let held = 0;
  let telling = 0;
  for (const row of rows) {
    const [quantity, total] = [row.get(parts.quantity), row.get(parts.total)];
    const [labor, material] = [row.get(parts.labor) ?? 0, row.get(parts.material) ?? 0];
    if (quantity == null || total == null || (labor === 0 && material === 0)) continue;
    count += 1;
    const slack = Math.abs(quantity) * 0.005 + 0.02;
    if (Math.abs(quantity * (labor + material) - total) > slack) continue;
    held += 1;
    if (labor > 0 && material > 0 && quantity !== 1) telling += 1;
  }
  return count >= LEAST_ROWS && held >= count * LEAST_HELD && telling >= LEAST_TELLING;
};
