import { lineAmount, toAmount } from '../../../../lambdas/domain/money/money.ts';
import type { Random } from '../../random.ts';

/** Words, unit, least and most quantity, price about which it is charged. */
export type Work = readonly [
  words: string,
  unit: string,
  least: number,
  most: number,
  price: number,
];

export interface PricedWork {
  words: string;
  unit: string;
  quantity: number;
  unitPrice: number;
  amount: number;
}

/** A work with a quantity of so many decimals, at the document's one price for it. */
export const priceWork = (
  random: Random,
  [words, unit, least, most, price]: Work,
  decimals = 0,
): PricedWork => {
  const quantity = toAmount(random.between(least, most).toFixed(decimals));
  const unitPrice = toAmount((price * random.fork(words).between(0.85, 1.3)).toFixed(2));
  return { words, unit, quantity, unitPrice, amount: toAmount(lineAmount(quantity, unitPrice)) };
};

/** So many works of a list: each once as long as there are enough, then over again. */
export const someWorks = (random: Random, works: readonly Work[], count: number): Work[] => {
  const chosen: Work[] = [];
  while (chosen.length < count)
    chosen.push(...random.sample(works, Math.min(works.length, count - chosen.length)));
  return chosen.sort((left, right) => works.indexOf(left) - works.indexOf(right));
};

/** How many of so many rows each of the groups holds. */
export const sharesOf = (rows: number, groups: number): number[] =>
  Array.from(
    { length: groups },
    (_, index) => Math.floor(rows / groups) + (index < rows % groups ? 1 : 0),
  );
