import type { Word } from '../pages/page-text.ts';
import { unitCode } from '../tokens/read-figure.ts';
import type { Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { comesTo, isPer, type PricedPhrase, pricedPhraseOf } from './priced-phrase.ts';

/** How much of something, at which price, in the words before what that comes to; null where nothing proves it. */
export const countedPhraseOf = (words: readonly Word[], total: Token): PricedPhrase | null =>
  pricedPhraseOf(words, total) ?? leadingCountOf(words, total);

/**
 * `60 ft. 3/4" pex      1.15` that comes to `69.00`, `2 screen panels, new cloth – $46.00 each,` to `$92.00`: what words begin
 * with is how much of it, where times the price that they end in it comes to the amount. Null for any other.
 */
const leadingCountOf = (words: readonly Word[], total: Token): PricedPhrase | null => {
  const tokens = tokensOf(words);
  let end = tokens.length;
  while (end > 0 && leadsOn(tokens[end - 1])) end -= 1;
  const [count, second] = tokens;
  const price = tokens[end - 1];
  if (count === undefined || price === undefined || end < 3) return null;
  const isCount = count.kind === 'quantity' || (count.kind === 'amount' && count.decimals === 0);
  const mayBePrice = price.kind === 'amount' || price.unit === 'EA';
  if (!isCount || /[$@]/.test(count.text) || !mayBePrice) return null;
  const isMoney =
    price.decimals >= 2 ||
    /\$/.test(price.text) ||
    price.unit === 'EA' ||
    isPer(tokens[end]?.text ?? '');
  if (!isMoney || !comesTo(count, price, total)) return null;
  const hasUnit = count.unit === null && unitCode(second?.text ?? '') !== null;
  const quantity = tokens.slice(0, hasUnit ? 2 : 1);
  return {
    quantity: quantity.flatMap((token) => token.words),
    price: price.words.slice(0, 1),
    rest: tokens.slice(quantity.length, end - 1).flatMap((token) => token.words),
  };
};

/** `each,`, `–` */
const leadsOn = (token: Token | undefined): boolean =>
  token !== undefined &&
  (isPer(token.text) || token.kind === 'unit' || /^[-–—=→]+$/.test(token.text));
