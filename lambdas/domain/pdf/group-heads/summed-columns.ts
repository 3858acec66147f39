import { type Decimal, decimal } from '../../money/money.ts';
import type { Line } from '../pages/lines.ts';
import { figureOf } from '../tokens/figure-of-word.ts';
import { signedValue } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { EDGE, sumsOf } from './names-beside-sums.ts';

/** Where the columns end whose rows the sums beside a name are of. */
export type Columns = readonly number[] | undefined;

export interface Column {
  right: number;
  sum: Decimal;
}

/** What each column of amounts comes to in the rows among some lines. */
export const columnsAmong = (
  lines: readonly Line[],
  isRowOf: (line: Line) => boolean,
): Column[] => {
  const columns: Column[] = [];
  for (const line of lines) {
    if (!isRowOf(line)) continue;
    for (const token of tokensOf(line.words)) {
      const { figureRight } = token;
      if (token.kind !== 'amount' || token.value === null) continue;
      const value = signedValue(token);
      const column = columns.find(({ right }) => Math.abs(right - figureRight) < EDGE);
      if (column === undefined) columns.push({ right: figureRight, sum: decimal(value) });
      else column.sum = column.sum.plus(value);
    }
  }
  return columns.sort((one, other) => other.right - one.right);
};

/**
 * Where the columns end that come to what stands beside the name; of several for one sum the last. `0.00`
 * beside a name is what a column comes to in which none of its rows has anything.
 */
export const summedColumns = (head: Line, columns: readonly Column[]): Columns => {
  const found: number[] = [];
  let isProven = false;
  for (const amount of sumsOf(head).toReversed()) {
    const sumOfHead = figureOf(amount);
    const { right: edge } = amount.box;
    if (sumOfHead.eq(0)) {
      if (columns.some(({ sum, right }) => Math.abs(right - edge) < EDGE && !sum.eq(0)))
        return undefined;
      found.unshift(edge);
      continue;
    }
    const column = columns.find(
      ({ sum, right }) => !found.includes(right) && !sum.eq(0) && sum.eq(sumOfHead),
    );
    if (column === undefined) return undefined;
    isProven = true;
    found.unshift(column.right);
  }
  return isProven ? found : undefined;
};
