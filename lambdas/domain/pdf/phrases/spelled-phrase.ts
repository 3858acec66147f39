import type { Word } from '../pages/page-text.ts';
import { unitCode } from '../tokens/read-figure.ts';
import type { Token } from '../tokens/token.ts';
import type { PricedPhrase } from './priced-phrase.ts';

/** From two on: of one thing, the price is what it comes to. */
const SMALL =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** Of a cent, by which a product may miss what is printed. */
const NEAR = 0.011;

/**
 * `Three doors trimmed at $45.00 each`: a number in words that begins what is done stays there; right before the price,
 * `4x4 posts, seven at $165.00`, `rubber, twelve feet at 4.40`, it is none of the words. `at` is the token before the price,
 * behind which nothing says more. Null where no number in words comes to the total.
 */
export const spelledPhraseOf = (
  words: readonly Word[],
  tokens: readonly Token[],
  { at, total }: { at: number; total: Token },
): PricedPhrase | null => {
  const price = tokens[at + 1];
  if (at < 1 || price?.value == null || total.value === null || total.value === 0) return null;
  for (let from = at - 1; from >= 0; from -= 1) {
    const spelled = countAt(tokens, from);
    if (spelled === null || Math.abs(spelled.count * price.value - total.value) > NEAR) continue;
    const [first] = tokens[from]?.words ?? [];
    const behind = tokens.slice(from + spelled.length, at);
    const [unit, another] = behind;
    const isMeasured = unit !== undefined && another === undefined && unitCode(unit.text) !== null;
    const isApart = behind.length === 0 || isMeasured;
    if (first === undefined || (!isApart && from > 0)) continue;
    const kept = new Set(
      tokens.slice(0, isApart && from > 0 ? from : at).flatMap((one) => one.words),
    );
    return {
      quantity: [{ ...first, text: String(spelled.count) }, ...(isMeasured ? unit.words : [])],
      price: price.words.slice(0, 1),
      rest: words.filter((word) => kept.has(word)),
    };
  }
  return null;
};

/** `fourteen`, `twenty six`, `twenty-six`: the number in words that begins at a token, and of how many it is made. */
const countAt = (
  tokens: readonly Token[],
  at: number,
): { count: number; length: number } | null => {
  const [one = '', other = ''] = [tokens[at], tokens[at + 1]].map((token) =>
    (token?.text ?? '').toLowerCase(),
  );
  const small = SMALL.indexOf(one) + 2;
  if (small >= 2) return { count: small, length: 1 };
  const [ten = '', unit = ''] = one.split('-');
  const tens = (TENS.indexOf(ten) + 2) * 10;
  if (tens < 20) return null;
  const digit = digitOf(unit === '' ? other : unit);
  if (digit === 0) return unit === '' ? { count: tens, length: 1 } : null;
  return { count: tens + digit, length: unit === '' ? 2 : 1 };
};

const digitOf = (word: string): number => {
  const at = ['one', ...SMALL.slice(0, 8)].indexOf(word);
  return at + 1;
};
