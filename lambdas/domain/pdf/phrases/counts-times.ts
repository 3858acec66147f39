import type { Word } from '../pages/page-text.ts';
import { unitCode } from '../tokens/read-figure.ts';
import { signedValue, type Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';

const TIMES = /^[x×]$/i;
const AT = /^(?:@|at)$/i;
/** Of a cent, by which a product may miss what is printed. */
const NEAR = 0.011;

/**
 * `9 x 4 days @ $28.50`, `9 fans x 4 days @ $28.50` that come to `$1,026.00`: so many things for so many days. The two counts are said as one, `36 days`;
 * other words are returned as they are.
 */
export const withCountsMultiplied = (words: readonly Word[], total: Token): readonly Word[] => {
  const sign = words.findIndex(({ text }) => TIMES.test(text));
  if (sign < 1) return words;
  const from = /^\p{L}+$/u.test(words[sign - 1]?.text ?? '') ? sign - 2 : sign - 1;
  const [things] = tokensOf(words.slice(Math.max(0, from), from + 1));
  const behind = words.slice(sign + 1);
  const at = behind.findIndex(({ text }) => AT.test(text));
  const [count, ...more] = tokensOf(behind.slice(0, Math.max(0, at)));
  const [price] = tokensOf(behind.slice(at + 1));
  const [first, ...others] = behind;
  if (at < 1 || first === undefined || !isWhole(things) || count?.value == null) return words;
  if (price?.value == null || count.words[0] !== first) return words;
  const counted = (things?.value ?? 0) * count.value;
  if (Math.abs(counted * price.value - signedValue(total)) > NEAR) return words;
  // `6 x 3 days   18 DAY @ $27.50`: the quantity is printed itself.
  const equals = others.findIndex(({ text }) => text === '=');
  const isReckoned = equals >= 0 && others[equals + 1]?.text === String(counted);
  if (!isReckoned && more.some(({ value }) => value === counted)) return words;
  // `6 x 2 days = 12 @ 27`: so it is here, too, in other words.
  const said = isReckoned ? others.toSpliced(equals, 2) : others;
  return [...words.slice(0, from), { ...first, text: String(counted) }, ...said];
};

/** `7-1/2 hrs.` as `7 1/2 hrs.`; `35-1/2 x 61-3/4` is the size of a thing. */
export const withFractionsApart = (words: readonly Word[]): readonly Word[] =>
  words.some(({ text }) => MIXED.test(text))
    ? words.flatMap((word, at) => {
        const [, whole, part] = MIXED.exec(word.text) ?? [];
        if (whole === undefined || part === undefined) return [word];
        if (!COUNTED_IN_PARTS.has(unitCode(words[at + 1]?.text ?? '') ?? '')) return [word];
        const { left, right } = word.box;
        const end = left + ((right - left) * whole.length) / word.text.length;
        return [
          { ...word, text: whole, box: { ...word.box, right: end } },
          { ...word, text: part, box: { ...word.box, left: end + word.fontSize * SPACE } },
        ];
      })
    : words;

/** Time and bulk; boards are so many inches wide. */
const COUNTED_IN_PARTS: ReadonlySet<string> = new Set([
  'HR',
  'DA',
  'WK',
  'MO',
  'CY',
  'YD',
  'SQ',
  'TN',
]);
const MIXED = /^(\d{1,3})-([1-7]\/[248])$/;
/** Font sizes. */
const SPACE = 0.2;

const isWhole = (token: Token | undefined): boolean =>
  token?.kind === 'amount' && token.decimals === 0 && (token.value ?? 0) > 0;
