import type { Line } from '../pages/lines.ts';
import { unitCode } from '../tokens/read-figure.ts';
import { near, ONE_SPACE, type Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { comesTo } from './priced-phrase.ts';
import type { FigurePhrase } from './said-cells.ts';

/** `4 pcs Pipe boot   45.00   180.00` */
const MAY_BE_COUNTED = /^\d[\d,.]*\s+\p{L}{1,8}\.?\s+\S.*\d\.\d{2}\s+\$?[\d,]+\.\d{2}$/u;

/**
 * How many of what begins a line in its words, in no column of its own, with what one and all of them
 * cost at its end: told by what these come to.
 */
export const countedPhrase = (line: Line): FigurePhrase | null => {
  if (!MAY_BE_COUNTED.test(line.text)) return null;
  const tokens = tokensOf(line.words);
  const [first, second] = tokens;
  const [price, total] = tokens.slice(-2);
  if (first === undefined || price === undefined || total === undefined) return null;
  const counted = countedOf(first, second);
  if (counted === null || price.kind !== 'amount' || total.kind !== 'amount') return null;
  const text = tokens.slice(counted.length, -2).flatMap(({ words }) => words);
  const quantity = counted.flatMap(({ words }) => words);
  const isOneText = text.length > 0 && near(quantity.at(-1), text[0], ONE_SPACE);
  if (!isOneText || !comesTo(first, price, total)) return null;
  return {
    cells: new Map([
      ['quantity', quantity],
      ['unitPrice', price.words],
      ['total', total.words],
    ]),
    text,
  };
};

const countedOf = (first: Token, second: Token | undefined): Token[] | null => {
  if (first.kind === 'quantity') return [first];
  const isUnit = second !== undefined && unitCode(second.text) !== null;
  return first.kind === 'amount' && isUnit && near(first.words[0], second.words[0], ONE_SPACE)
    ? [first, second]
    : null;
};
