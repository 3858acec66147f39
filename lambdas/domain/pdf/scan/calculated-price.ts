import { decimal, lineAmount } from '../../money/money.ts';
import type { Column } from '../columns/column-model.ts';
import type { Word } from '../pages/page-text.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { calculatedBehind } from './cells.ts';

/**
 * `SILI8` where quantity and total make 11.18: a unit price of letters that look like its digits,
 * its dollar sign read as one, too. Null where another price would make the same total.
 */
export const priceBehind = (text: string, columnOf: ReadonlyMap<Word, Column>): string | null => {
  const figureOf = (kind: ColumnKind): number | null => {
    const [word] = [...columnOf].find(([, column]) => column.kind === kind) ?? [];
    const figure = /^\$?(\d[\d,]*(?:\.\d+)?)/.exec(word?.text ?? '')?.[1];
    return figure === undefined ? null : Number(figure.replaceAll(',', ''));
  };
  const [quantity, total] = [figureOf('quantity'), figureOf('rcv') ?? figureOf('total')];
  if (quantity === null || quantity <= 0 || total === null) return null;
  const base = decimal(total)
    .minus(figureOf('tax') ?? 0)
    .minus(figureOf('overheadProfit') ?? 0);
  const price = base.div(quantity).round(2).toNumber();
  const makes = (one: number): boolean => lineAmount(quantity, one).eq(base);
  if (!makes(price) || makes(price + 0.01) || makes(price - 0.01)) return null;
  return (
    calculatedBehind(text.replace(/^[S$§](?=.{3})/, ''), price) ?? calculatedBehind(text, price)
  );
};
