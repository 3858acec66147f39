import { median } from '../pages/lines.ts';
import type { Column } from './column-model.ts';
import type { Cell } from './text-cells.ts';

/** `Product`, `Item`, `Part` */
const OF_STOCK = /^(?:product|stock|item|part)$/i;

/** `PTP6614`, `SKB`, `PNT-CEIL`: one word of capitals and figures. */
const IN_STOCK = /^(?=.*\p{Lu}{2})[\p{Lu}\d]+(?:[./-][\p{Lu}\d]+)*$/u;

/**
 * `PTP6614` below `Product` before `6x6x14 #1 SYP POST`: each name is one word of capitals, half of them with figures, and
 * the descriptions have several. What a yard calls its stock is no title of the work.
 */
export const holdsStockCodes = (
  { text }: Column,
  names: readonly Cell[],
  descriptions: readonly Cell[],
): boolean => {
  if (!OF_STOCK.test(text.trim())) return false;
  const codes = names.filter(
    ({ tokens: [name, more] }) => more === undefined && IN_STOCK.test(name?.text ?? ''),
  );
  const figured = codes.filter(({ tokens: [name] }) => /\d/.test(name?.text ?? ''));
  const said = descriptions.map(({ tokens }) => tokens.length);
  return (
    codes.length >= LEAST_CODES &&
    codes.length === names.length &&
    figured.length * 2 >= codes.length &&
    median(said) >= 2
  );
};

/** Fewer may be what they are called. */
const LEAST_CODES = 8;
