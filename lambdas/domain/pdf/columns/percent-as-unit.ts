import type { Token } from '../tokens/token.ts';
import { distance } from './cell-costs.ts';
import type { Column } from './column-model.ts';

/**
 * `9.00 %   84.11   756.99`: percents that are counted like pieces, where quantities stand and in a
 * row that has no other, where they and a price come to a later amount, before what is added or with it, or to a
 * hundredth of it.
 * Any other percentage stays one.
 */
export const withPercentCounted = (
  tokens: readonly Token[],
  quantity: Column | undefined,
): readonly Token[] => {
  if (quantity === undefined || !tokens.some(({ kind }) => kind === 'percent')) return tokens;
  if (tokens.some(({ kind }) => kind === 'quantity')) return tokens;
  const at = tokens.findIndex(
    (token) => token.kind === 'percent' && distance(token, quantity) < IN_COLUMN,
  );
  const percent = tokens[at];
  if (percent?.value == null) return tokens;
  const { value } = percent;
  const amounts = tokens
    .slice(at + 1)
    .flatMap((token) =>
      token.kind === 'amount' && token.bracket === null && token.value !== null
        ? [token.value]
        : [],
    );
  const isProduct = amounts.some((price, index) => {
    const behind = amounts.slice(index + 1);
    // What the row comes to may hold its tax and its markup, which stand between.
    const added = behind.slice(0, -1).reduce((all, amount) => all + amount, 0);
    const bare = (behind.at(-1) ?? 0) - added;
    return [price * value, (price * value) / 100].some(
      (product) =>
        product !== 0 && [...behind, bare].some((amount) => Math.abs(product - amount) < ROUNDED),
    );
  });
  if (!isProduct) return tokens;
  return tokens.map((token, index) =>
    index === at ? { ...token, kind: 'quantity' as const, unit: '%' } : token,
  );
};

/** Half a cent, and what binary fractions add. */
const ROUNDED = 0.0051;

/** Points by which what is counted oddly may stand off the quantities. */
export const IN_COLUMN = 16;
