import { normalizeName } from '../../estimate/normalize-name.ts';
import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import { isCarrier } from './carriers.ts';
import { factsOfLine } from './facts-of-line.ts';

/** Share of a page's height that a letterhead takes at most. */
const HEAD = 0.2;
/** Font sizes between a brand and the company's name beside it. */
const CELL_GAP = 1.2;

/** How the names of companies end. */
const LEGAL =
  /\b(?:company|exchange|association|corporation|corp|inc|plc|ltd|underwriters|(?<=(?:&|and)\s+)casualty|s\.\s?i)\.?$/i;

/**
 * `Orchard` or `Orchard Insurance Group` over the page and `Orchard Mutual Insurance Company` below it: the brand
 * stands in large type, and who insures by its whole name beside or below.
 */
export const legalName = (
  brand: string | null,
  pages: readonly { lines: readonly Line[]; height: number }[],
): string | null => {
  if (brand === null || LEGAL.test(brand)) return brand;
  for (const { lines, height } of pages) {
    const names = lines
      .filter(({ box }) => box.top < height * HEAD)
      .filter((line) => factsOfLine(line).every(({ key }) => !NAMED_BY.has(key)))
      .flatMap(({ words }) => segmentsOf(words, CELL_GAP).map(textOf));
    const own = names.find((name) => LEGAL.test(name) && isOfBrand(name, brand));
    const insurer = own ?? insurerBelow(lines, brand);
    if (insurer !== undefined) return insurer;
  }
  return brand;
};

/**
 * `TRAVELERS` in large type right above `The Standard Fire Insurance Company`: a sign that says nothing of insurance, and
 * below it, at the same edge, which company of the house insures.
 */
const insurerBelow = (lines: readonly Line[], brand: string): string | undefined => {
  if (INSURES.test(brand)) return undefined;
  const sign = lines.findIndex(({ text }) => text.trim() === brand);
  const [above, below] = [lines[sign], lines[sign + 1]];
  if (above === undefined || below === undefined) return undefined;
  const isBelow =
    below.fontSize < above.fontSize &&
    Math.abs(below.box.left - above.box.left) < AT_EDGE &&
    below.box.top - above.box.bottom < above.fontSize;
  const name = below.text.trim();
  return isBelow && INSURES.test(name) && LEGAL.test(name) && isCarrier(name) ? name : undefined;
};

const INSURES = /\b(?:insurance|assurance|indemnity|casualty|underwriters)\b/i;

/** Points between the left edges of a letterhead's lines. */
const AT_EDGE = 2;

/** Whose lines say who is who by labels. */
const NAMED_BY: ReadonlySet<string> = new Set(['insured', 'claimRep', 'estimator', 'company']);

const isOfBrand = (name: string, brand: string): boolean => {
  const [first = ''] = wordsOf(brand);
  const words = wordsOf(name);
  if (words.includes(first) && first.length > 2) return isCarrier(name);
  return first.length > 2 && words.map((word) => word[0]).join('') === first;
};

const wordsOf = (name: string): string[] =>
  (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word !== 'the');

/** Whether words stand among others in their order. */
const isWithin = (words: readonly string[], others: readonly string[]): boolean => {
  let from = 0;
  return words.every((word) => {
    from = others.indexOf(word, from) + 1;
    return from > 0;
  });
};

/** `PROGRESSIVE Progressive`: a name beside its own sign. */
const ECHO = /^(.+?)\s+\1$/i;

/** How the names of insurers end in labels. */
const INSURER = /\b(?:insurance|mutual|assurance|group|company|exchange|association)$/i;

/** Who works on claims in an insurer's house. */
const OFFICE = /\b(?:claims|catastrophe)\b/i;

/**
 * `HALYARD INDEMNITY` over the page and `Company: Halyard Indemnity Insurance` below: as the label has it, also where
 * its name has more words between those of the brand, `Halyard Personal Indemnity Company`.
 */
export const asLabelled = (
  printed: string | null,
  facts: readonly { key: string; value: string }[],
): string | null => {
  if (printed === null) return null;
  const name = ECHO.exec(printed) === null ? printed : printed.slice(-((printed.length - 1) / 2));
  const isSign = name === name.toUpperCase();
  const key = normalizeName(name);
  const labelled = facts.find(({ key: kind, value }) => {
    const other = normalizeName(value);
    if (kind !== 'company' || other === '') return false;
    // `Orchard Property Claims - Midwest Region` is an office of the company.
    if (OFFICE.test(name) && LEGAL.test(value.trim()))
      return INSURER.test(value) && wordsOf(value)[0] === wordsOf(name)[0];
    return isSign
      ? other.startsWith(key) || key.startsWith(other)
      : INSURER.test(value) && (other.startsWith(key) || isWithin(wordsOf(name), wordsOf(value)));
  });
  return labelled?.value.trim() ?? name;
};
