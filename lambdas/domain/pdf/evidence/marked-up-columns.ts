import { isMarkedUp } from '../columns/marked-up.ts';
import type { FigureColumn } from './figure-columns.ts';
import type { CellLine } from './table-cells.ts';

/** Of the rows with all three figures, in how many the rate must make the price of the cost. */
const LEAST_HELD = 0.85;
const LEAST_ROWS = 3;
/** Rows whose rate is more than nothing. */
const LEAST_TELLING = 2;

/** A column of rates that makes another column of amounts from what the rows cost. */
export interface Markup {
  rate: FigureColumn;
  price: FigureColumn;
}

/** Finds a markup in percent on the rows' costs; null where none holds from row to row. */
export const markupOn = (
  cost: FigureColumn,
  columns: readonly FigureColumn[],
  rows: readonly CellLine[],
): Markup | null => {
  for (const rate of columns.filter(isOfRates))
    for (const price of columns) {
      if (price === rate || price === cost) continue;
      let count = 0;
      let held = 0;
      let telling = 0;
      for (const row of rows) {
        const [base, percent, whole] = [cost, rate, price].map((one) => one.cells.get(row)?.value);
        if (base == null || percent == null || whole == null) continue;
        count += 1;
        if (!isMarkedUp(base, percent, whole)) continue;
        held += 1;
        if (percent > 0) telling += 1;
      }
      const isTold = count >= LEAST_ROWS && telling >= LEAST_TELLING;
      if (isTold && held >= count * LEAST_HELD) return { rate, price };
    }
  return null;
};

const isOfRates = ({ cells }: FigureColumn): boolean =>
  [...cells.values()].every(({ kind }) => kind === 'percent');
