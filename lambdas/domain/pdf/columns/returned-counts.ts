import { lineAmount } from '../../money/money.ts';
import type { Token } from '../tokens/token.ts';
import { distance } from './cell-costs.ts';
import type { Column } from './column-model.ts';
import { IN_COLUMN } from './percent-as-unit.ts';

/**
 * `(3)   EA   63.40   (190.20)`: what was returned, counted in brackets below the quantity, where it and the price come
 * to a total below nothing. Any other number in brackets belongs to its description.
 */
export const withReturnedCounted = (
  tokens: readonly Token[],
  quantity: Column | undefined,
): readonly Token[] => {
  if (quantity === undefined || !tokens.some(isInBrackets)) return tokens;
  const at = tokens.findIndex(
    (token) => isInBrackets(token) && distance(token, quantity) < IN_COLUMN,
  );
  const count = tokens[at];
  const amounts = tokens.slice(at + 1).filter(({ kind }) => kind === 'amount');
  const total = amounts.at(-1);
  if (count?.value == null || total?.value == null) return tokens;
  if (!isInBrackets(total) && !total.negative) return tokens;
  const [counted, owed] = [count.value, Math.abs(total.value)];
  const isPriced = amounts
    .slice(0, -1)
    .some(({ value }) => value !== null && lineAmount(counted, Math.abs(value)).eq(owed));
  if (!isPriced) return tokens;
  return tokens.map((token, index) =>
    index === at ? { ...token, bracket: null, negative: true } : token,
  );
};

const isInBrackets = ({ kind, bracket }: Token): boolean =>
  kind === 'amount' && bracket === 'round';
