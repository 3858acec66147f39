import type { Coverable } from './covers.ts';
import { lettersOf } from './glyphs.ts';

interface Written extends Coverable {
  font: string;
  fontSize: number;
}

/** A stamp has so few strings. */
const MOST_STRINGS = 12;
/** Type that is larger or smaller by so much is a watermark's, or the lettering of a plan. */
const OTHER_TYPE = 2;
/** Share of the font size by which words lie on each other. */
const LIES_ON = 0.5;

/**
 * The strings of a stamp without a box: written last, in faces that nothing before has, words
 * without amounts of which some lie on what was printed.
 */
export const overlaidStrings = <Own extends Written>(strings: readonly Own[]): readonly Own[] => {
  const seen = strings.filter(({ isSeen }) => isSeen);
  const firstOf = new Map<string, number>();
  for (const [index, { font }] of seen.entries()) if (!firstOf.has(font)) firstOf.set(font, index);
  // What begins with a face of its own, and ends with the page.
  const begins = [...firstOf.values()].filter((at) => seen.length - at <= MOST_STRINGS);
  for (const at of begins) {
    const last = seen.slice(at);
    const before = seen.slice(0, at);
    if (before.length === 0 || last.some(({ font }) => (firstOf.get(font) ?? 0) < at)) continue;
    if (last.some(({ glyphs }) => AMOUNT.test(lettersOf(glyphs)))) continue;
    if (last.some((string) => isText(string) && before.some((other) => liesOn(string, other))))
      return last;
  }
  return [];
};

const AMOUNT = /\d\.\d\d/;

const isText = ({ glyphs }: Written): boolean => /\p{L}{2}/u.test(lettersOf(glyphs));

const liesOn = (one: Written, other: Written): boolean => {
  if (lettersOf(one.glyphs) === lettersOf(other.glyphs)) return false;
  const sizes = one.fontSize / other.fontSize;
  if (
    sizes > OTHER_TYPE ||
    sizes < 1 / OTHER_TYPE ||
    !/[\p{L}\p{N}]/u.test(lettersOf(other.glyphs))
  )
    return false;
  const [a, b] = [one.letters(), other.letters()];
  return (
    Math.min(a[2], b[2]) - Math.max(a[0], b[0]) >
      Math.min(one.fontSize, other.fontSize) * LIES_ON &&
    Math.min(a[3], b[3]) > Math.max(a[1], b[1])
  );
};
