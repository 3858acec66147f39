import { ADJUSTERS } from './carriers.ts';

/** `PCC 7741902`, `PCC-7741902`: letters before the figures, enough that they are nobody's by chance. */
const LETTERS = /^([A-Z]{3,6})[\s-]?\d/;

/** Words that names are not shortened by. */
const SMALL = /^(?:of|the|and|for|&)$/i;

/**
 * The name at the very top by whose first letters the policy is numbered: `Palmetto Coast Commercial Property` of
 * `PCC 7741902` insures, though no word of it says so.
 */
export const carrierByInitials = (
  [name = '']: readonly string[],
  policy: string | null,
): string | null => {
  const letters = LETTERS.exec(policy ?? '')?.[1];
  if (letters === undefined || ADJUSTERS.test(name)) return null;
  const initials = name
    .trim()
    .split(/[\s-]+/)
    .filter((word) => /^\p{Lu}/u.test(word) && !SMALL.test(word))
    .map((word) => word[0])
    .join('');
  return initials.startsWith(letters) ? name.trim() : null;
};
