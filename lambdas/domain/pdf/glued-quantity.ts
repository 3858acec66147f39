import { decimal, sum } from '../money/money.ts';
import type { RawItem } from './raw-item.ts';

/** `comp. shingle rfg. - w/24.11`: a figure right behind a letter or a sign of the description. */
const GLUED = /^(.*[^\d\s.,'"])(\d{1,3}(?:,\d{3})+\.\d{2}|\d+\.\d{2})$/;

/**
 * A description that ran into the quantity beside it, so that the quantity's cell holds the unit
 * alone: taken apart where the figure makes the row add up, which without it does not.
 */
export const gluedQuantity = (
  item: RawItem,
): { description: string[]; quantity: number } | null => {
  const cell = item.cells.get('quantity');
  const [first = '', ...rest] = item.description;
  if (cell?.kind === 'amount' || cell?.kind === 'quantity') return null;
  const [, words = '', figure = ''] = GLUED.exec(first) ?? [];
  const price = item.cells.get('unitPrice')?.value ?? item.cells.get('unit')?.value ?? null;
  const whole = item.cells.get('rcv')?.value ?? item.cells.get('total')?.value ?? null;
  if (figure === '' || price === null || whole === null) return null;
  const quantity = Number(figure.replaceAll(',', ''));
  const added = sum([
    item.cells.get('tax')?.value ?? null,
    item.cells.get('overheadProfit')?.value ?? null,
  ]);
  const made = decimal(quantity).times(price).plus(added);
  if (made.minus(whole).abs().gt('0.015')) return null;
  return { description: [words, ...rest], quantity };
};
