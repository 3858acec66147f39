import { decimal, lineAmount, sum } from '../money/money.ts';
import type { Token } from './figures.ts';
import { otherReadings } from './ocr-text.ts';
import type { RawItem } from './raw-item.ts';
import type { ColumnKind } from './vocabulary.ts';

const RATES: readonly ColumnKind[] = ['unitPrice', 'removePrice', 'replacePrice', 'resetPrice'];
const FIGURES: readonly ColumnKind[] = [
  'quantity',
  ...RATES,
  'tax',
  'overheadProfit',
  'rcv',
  'total',
  'depreciation',
  'acv',
];

type Values = ReadonlyMap<ColumnKind, number>;

/** How many of the row's equations hold, and how many there are. */
const equations = (values: Values): { held: number; count: number } => {
  let held = 0;
  let count = 0;
  const quantity = values.get('quantity');
  const rates = RATES.flatMap((kind) => values.get(kind) ?? []);
  const total = values.get('rcv') ?? values.get('total');
  if (quantity !== undefined && rates.length > 0 && total !== undefined) {
    count += 1;
    const made = lineAmount(quantity, sum(rates)).plus(
      sum([values.get('tax'), values.get('overheadProfit')]),
    );
    if (
      made
        .minus(total)
        .abs()
        .lte(Math.min(0.5, Math.abs(quantity) * 0.005) + 0.0101)
    )
      held += 1;
  }
  const acv = values.get('acv');
  if (total !== undefined && acv !== undefined) {
    count += 1;
    const made = decimal(total).minus(Math.abs(values.get('depreciation') ?? 0));
    if (made.minus(acv).abs().lte('0.0101')) held += 1;
  }
  return { held, count };
};

const isDoubtful = (token: Token): boolean => token.words.some((word) => word.confidence < 1);

/**
 * Lets a scanned row's arithmetic choose between readings of one figure. A figure is replaced
 * only where exactly one other reading of one cell makes every equation of the row hold; the
 * kinds of the cells that were replaced are returned.
 */
export const repairScannedRow = (item: RawItem): ColumnKind[] => {
  const cells = FIGURES.flatMap((kind) => {
    const token = item.cells.get(kind);
    return token?.value == null ? [] : [{ kind, token, value: token.value }];
  });
  if (!cells.some(({ token }) => isDoubtful(token))) return [];
  const values = new Map(cells.map(({ kind, value }) => [kind, value]));
  const before = equations(values);
  if (before.count === 0 || before.held === before.count) return [];
  const repairs = cells
    .filter(({ token }) => isDoubtful(token))
    .flatMap(({ kind, token, value }) =>
      otherReadings(value, token.decimals)
        .filter((reading) => {
          const { held, count } = equations(new Map(values).set(kind, reading));
          return held === count;
        })
        .map((reading) => ({ kind, token, reading, pointLost: isPointLost(token, reading) })),
    );
  // A lost decimal point is by far the likeliest error where it settles the row.
  const points = repairs.filter((repair) => repair.pointLost);
  const chosen = points.length > 0 ? points : repairs;
  const [only, another] = chosen;
  if (only === undefined || another !== undefined) return [];
  item.cells.set(only.kind, { ...only.token, value: only.reading });
  return [only.kind];
};

const isPointLost = (token: Token, reading: number): boolean =>
  token.decimals === 0 && token.value !== null && reading < token.value / 9;
