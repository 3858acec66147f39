import type { LineItem } from '../../estimate/estimate.ts';
import { lineAmount } from '../../money/money.ts';
import { unitCode } from '../tokens/read-figure.ts';

/** `21 LF @ $9.50` at the end of a text. */
const COUNTED =
  /(?:^|[\s,;:(–—-]+)(?<quantity>\d[\d,]*(?:\.\d+)?)\s*(?<unit>\p{L}[\p{L}.]{0,7})?\s*@\s*\$?(?<price>\d[\d,]*(?:\.\d+)?)\)?\.?$/u;

/**
 * Rows of sheets with amounts alone may say in their words how much of what costs how much: `Needed to get the end panel
 * out. 21 LF @ $9.50` beside `$199.50`. What comes to the amount is the row's quantity and price; in a description
 * it stands no longer, a note stays as it was written.
 */
export const withCountsSaid = (items: readonly LineItem[]): LineItem[] => items.map(counted);

const counted = (item: LineItem): LineItem => {
  if (item.quantity !== 1 || item.unit !== null || item.unitPrice !== null) return item;
  const { description, f9Note } = item;
  const inDescription = figuresIn(description, item);
  if (inDescription !== null && description !== null)
    return { ...item, ...inDescription, description: description.replace(COUNTED, '') };
  const inNote = figuresIn(f9Note, item);
  return inNote === null ? item : { ...item, ...inNote };
};

const figuresIn = (
  text: string | null,
  { lineItemTotal, rcv }: LineItem,
): Pick<LineItem, 'quantity' | 'unit' | 'unitPrice'> | null => {
  const said = text === null ? undefined : COUNTED.exec(text)?.groups;
  if (said === undefined) return null;
  const [quantity, unitPrice] = [said.quantity, said.price].map((figure = '') =>
    Number(figure.replaceAll(',', '')),
  ) as [number, number];
  const unit = said.unit === undefined ? null : unitCode(said.unit);
  const isAmount = lineAmount(quantity, unitPrice).eq(lineItemTotal ?? rcv ?? 0);
  return isAmount && quantity > 0 && (unit !== null || said.unit === undefined)
    ? { quantity, unit, unitPrice }
    : null;
};
