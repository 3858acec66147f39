import { PLATFORM_UNITS } from '../items/units.ts';
import { unitCode } from './read-figure.ts';
import { MORE_THAN_SPACE, near, ONE_SPACE, type ReadWord, type Token, token } from './token.ts';

/** `1/2`, of what carpenters measure in. */
const FRACTION = /^(\d{1,2})\/(2|3|4|8|16)$/;

/** Times as wide as the space in a number is what parts it from its neighbours, at least. */
const WIDER = 1.5;

/**
 * `22 1/2`, `22 1/2 SQ`, `1/2 SQ` in a cell of its own: a quantity as it is written by hand. A measure
 * among words is theirs, and a fraction alone may be an age.
 */
export const mixedNumberAt = (
  words: readonly ReadWord[],
  index: number,
): [Token, number] | null => {
  const whole = words[index]?.text ?? '';
  const isMixed = /^\d{1,5}$/.test(whole);
  const fraction = words[index + (isMixed ? 1 : 0)];
  const [, part, of] = FRACTION.exec(fraction?.text ?? '') ?? [];
  if (part === undefined || of === undefined || Number(part) >= Number(of)) return null;
  if (isMixed && !near(words[index], fraction, ONE_SPACE)) return null;
  // `dark  34 7/8`, `29 3/8  48 1/4`: in a narrow table two spaces part the cells.
  const space = isMixed ? gapOf(words[index], fraction) : null;
  const isNear = (left: ReadWord | undefined, right: ReadWord | undefined): boolean =>
    near(left, right) &&
    (space === null || near(left, right, MORE_THAN_SPACE) || gapOf(left, right) < space * WIDER);
  if (index > 0 && isNear(words[index - 1], words[index])) return null;
  const used = isMixed ? 2 : 1;
  const behind = words[index + used];
  const unit = near(fraction, behind) ? unitCode(behind?.text ?? '') : null;
  const end = index + used + (unit === null ? 0 : 1);
  if (isNear(words[end - 1], words[end]) || (unit === null && !isMixed)) return null;
  if (unit !== null && !isMixed && !PLATFORM_UNITS.has(behind?.text ?? '')) return null;
  const value = (isMixed ? Number(whole) : 0) + Number(part) / Number(of);
  const decimals = `${value}`.split('.')[1]?.length ?? 0;
  const kind = unit === null ? 'amount' : 'quantity';
  return [token(kind, words.slice(index, end), { value, decimals, unit }), end - index];
};

const gapOf = (left: ReadWord | undefined, right: ReadWord | undefined): number =>
  (right?.box.left ?? 0) - (left?.box.right ?? 0);
