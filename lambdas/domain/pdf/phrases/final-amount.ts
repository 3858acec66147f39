import type { Word } from '../pages/page-text.ts';
import type { Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';

/** `3335.68 T`: receipts mark what is taxed, or is not, behind what it comes to. */
const TAX_MARK = /^(?:T|TX|Tax|N|NT|Non|X|E|\(T\)|#)$/;

/** The amount that words end in, a mark of its tax behind it aside; null where they end in none. */
export const finalAmountOf = (words: readonly Word[]): Token | null => {
  const isMarked = TAX_MARK.test(words.at(-1)?.text ?? '');
  const last = tokensOf(isMarked ? words.slice(0, -1) : words).at(-1);
  if (last?.kind !== 'amount' || last.value === null) return null;
  return isMarked && last.decimals !== 2 ? null : last;
};

/** The words without their final amount and the mark behind it. */
export const beforeAmount = (words: readonly Word[], amount: Token): Word[] => {
  const at = words.findIndex((word) => amount.words.includes(word));
  return at < 0 ? [...words] : words.slice(0, at);
};
