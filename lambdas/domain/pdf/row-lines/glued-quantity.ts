import { decimal, sum } from '../../money/money.ts';
import { PLATFORM_UNITS } from '../items/units.ts';
import type { RawItem } from './raw-item.ts';

/** `comp. shingle rfg. - w/24.11`, `over 6"21,450.00`: a figure right behind a letter or a sign of the description. */
const GLUED = /^(.*[^\d\s.,'])(\d{1,3}(?:,\d{3})+\.\d{2}|\d+\.\d{2})$/;

/** `Carpet - High grade216.00 SF`, `up to 5" 88.50LF`: with its unit, whatever stands before it. */
const GLUED_WITH_UNIT = /^(.*[^\d\s.,]) ?(\d{1,3}(?:,\d{3})+\.\d{2}|\d+\.\d{2}) ?(\p{Lu}{2})\*?$/u;

/** `Ridge cap   64`: a whole figure whose unit a scan lost, so that it looks like a word of the text. */
const WITHOUT_UNIT = /^(.*\p{L}\S*) (\d{1,3}(?:,\d{3})+|\d+)$/u;

/** One of anything proves nothing: its price is what it comes to. */
const LEAST_WITHOUT_UNIT = 2;

/**
 * A description that ran into the quantity beside it, so that the quantity's cell holds the unit
 * alone, or nothing: taken apart where the figure makes the row add up, which without it does not.
 */
export const gluedQuantity = (
  item: RawItem,
): { description: string[]; quantity: number; unit: string | null } | null => {
  const cell = item.cells.get('quantity');
  const [first = '', ...rest] = item.description;
  if (cell?.kind === 'amount' || cell?.kind === 'quantity') return null;
  const withUnit = GLUED_WITH_UNIT.exec(first);
  const unit = PLATFORM_UNITS.has(withUnit?.[3] ?? '') ? (withUnit?.[3] ?? null) : null;
  const bare = unit === null && endsAtQuantity(item) ? WITHOUT_UNIT.exec(first) : null;
  const [, words = '', figure = ''] =
    (unit === null ? (GLUED.exec(first) ?? bare) : withUnit) ?? [];
  const price = priceOf(item);
  const whole = item.cells.get('rcv')?.value ?? item.cells.get('total')?.value ?? null;
  if (figure === '' || price === null || whole === null) return null;
  const quantity = Number(figure.replaceAll(',', ''));
  if (bare !== null && quantity < LEAST_WITHOUT_UNIT) return null;
  const added = sum([
    item.cells.get('tax')?.value ?? null,
    item.cells.get('overheadProfit')?.value ?? null,
  ]);
  const made = decimal(quantity).times(price).plus(added);
  if (made.minus(whole).abs().gt('0.015')) return null;
  return { description: [words, ...rest], quantity, unit };
};

/** Whether a scanned description of one line ends where the quantities stand. */
const endsAtQuantity = ({ description, descriptionEnd, model }: RawItem): boolean => {
  const column = model.columns.find(({ kind }) => kind === 'quantity');
  if (column === undefined || descriptionEnd === null || description.length > 1) return false;
  const { line, right } = descriptionEnd;
  return line.ocr && right > column.left - line.fontSize;
};

const priceOf = ({ cells }: RawItem): number | null => {
  const price = cells.get('unitPrice')?.value ?? cells.get('unit')?.value ?? null;
  if (price !== null) return price;
  const parts = PARTS.map((kind) => cells.get(kind)?.value ?? null);
  return parts.every((part) => part === null) ? null : sum(parts).toNumber();
};

const PARTS = ['removePrice', 'replacePrice', 'resetPrice'] as const;
