import type { LineItem } from '../../estimate/estimate.ts';
import { lineAmount } from '../../money/money.ts';
import { unitCode } from '../tokens/read-figure.ts';

/** `21 LF @ $9.50` at the end of a text. */
const COUNTED =
  /(?:^|[\s,;:(–—-]+)(?<quantity>\d[\d,]*(?:\.\d+)?)\s*(?<unit>\p{L}[\p{L}.]{0,7})?\s*@\s*\$?(?<price>\d[\d,]*(?:\.\d+)?)\)?\.?$/u;

/** The same within a text, and in words: `64 sq ft at $19.00.`, `9 hours at $135.00, float not charged`. */
const SAID =
  /(?<![\d.,$])(?<quantity>\d[\d,]*(?:\.\d+)?)\s*(?<unit>\p{L}[\p{L}.]{0,9}(?:\s(?:ft|feet|foot|yds?|yards?)\b\.?)?)?\s*(?:@|\bat\b)\s*\$?(?<price>\d[\d,]*(?:\.\d+)?)/giu;

/** `5 openings @ $165.00` at its end: what is counted has no unit, and its name stays. */
const THINGS =
  /(?:^|[,;:(–—-]\s*)(?<quantity>\d[\d,]*)\s+\p{Ll}{3,12}\s*@\s*\$?(?<price>\d[\d,]*(?:\.\d+)?)\)?\.?$/u;

/**
 * Rows of sheets with amounts alone may say in their words how much of what costs how much: `Needed to get the end panel
 * out. 21 LF @ $9.50` beside `$199.50`. What comes to the amount is the row's quantity and price; at the end of a
 * description it stands no longer, elsewhere the words stay as they were written.
 */
export const withCountsSaid = (items: readonly LineItem[]): LineItem[] => items.map(counted);

const counted = (item: LineItem): LineItem => {
  if (item.quantity !== 1 || item.unit !== null || item.unitPrice !== null) return item;
  const { description, f9Note } = item;
  const atEnd = figuresIn(COUNTED.exec(description ?? ''), item);
  if (atEnd !== null && description !== null)
    return { ...item, ...atEnd, description: description.replace(COUNTED, '') };
  const things = figuresIn(THINGS.exec(description ?? ''), item);
  if (things !== null) return { ...item, ...things };
  // A paragraph may go on in the note.
  const text = [description, f9Note].filter((part) => part !== null).join(' ');
  for (const said of text.matchAll(SAID)) {
    const figures = figuresIn(said, item);
    if (figures !== null) return { ...item, ...figures };
  }
  return item;
};

/** What is said, where it comes to the amount. */
const figuresIn = (
  match: RegExpExecArray | null,
  { lineItemTotal, rcv }: LineItem,
): Pick<LineItem, 'quantity' | 'unit' | 'unitPrice'> | null => {
  const said = match?.groups;
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
