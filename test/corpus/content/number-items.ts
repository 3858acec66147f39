import type { ModelItem } from '../model.ts';
import type { Random } from '../random.ts';
import type { EstimateOptions } from './estimate-options.ts';

/**
 * Gives the lines their numbers: 1, 2, 3, or in a supplement runs that start anew at any number.
 * A removed line followed by the same thing replaced becomes a pair, `10a` and `10b`.
 */
export const numberItems = (random: Random, items: ModelItem[], options: EstimateOptions): void => {
  let number = options.firstNumber - 1;
  const used = new Set<number>();
  const following = (): number => {
    number += 1;
    while (used.has(number)) number += 1;
    used.add(number);
    return number;
  };
  for (let index = 0; index < items.length; index++) {
    const item = items[index] as ModelItem;
    if (item.laborMinimum || (options.supplement && random.chance(0.25))) {
      number = random.int(0, Math.max(60, items.length * 2));
    }
    const own = printedNumber(following());
    const next = items[index + 1];
    if (
      item.activity === '-' &&
      next?.activity === '+' &&
      next.sel === item.sel &&
      next.cat === item.cat &&
      next.room === item.room
    ) {
      item.number = `${own}a`;
      next.number = `${own}b`;
      index++;
    } else item.number = String(own);
  }
};

/** `1,000` from a thousand on. */
const printedNumber = (number: number): string => number.toLocaleString('en-US');
