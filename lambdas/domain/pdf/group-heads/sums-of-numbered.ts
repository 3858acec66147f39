import { normalizeName } from '../../estimate/normalize-name.ts';
import {
  boxAround,
  type Line,
  makeLine,
  type PageLines,
  segmentsOf,
  textOf,
} from '../pages/lines.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import { endsInAmount, labelOf } from '../sums/total-labels.ts';
import { APART_IN_BAND, REMARK } from './named-bands.ts';
import { NUMBERED_PLACE } from './numbered-places.ts';

/** `Deficiency 1 Total`, `TOTAL ITEM 12`: a word and its number, and no name as in `Total: Bldg 1 - School`. */
const NUMBERED_SUM =
  /^(?:sub)?totals?\s*:?\s+(\p{L}+ #?(?:\d{1,3}|\p{Lu}))$|^(\p{L}+ #?(?:\d{1,3}|\p{Lu}))\s+(?:sub\s*-?\s*)?totals?\b/iu;

/** `Deficiency 1: Membrane displaced`, `ITEM 12 - FENCE & YARD` */
const NUMBERED_HEAD = /^(\p{L}+ #?(?:\d{1,3}|\p{Lu}))\s?[:–—-]\s+\p{L}/u;

/** What holds rooms, or is numbered by a list of its own: read by what its sums come to. */
const HOLDS_OTHERS =
  /^(?:cov(?:erage)?|phase|div(?:ision)?|level|floor|unit|building|option|quote|quotation|proposal|estimate|bid)\b/i;

/** One alone may be anything. */
const LEAST = 2;

/**
 * `Deficiency 1 Total   $16,274.35` below `Deficiency 1: Membrane Displaced / Blown Back`: sums may say of the groups
 * that they close the number alone. They get the whole names, as other prints have them.
 */
export const withNumberedSumsNamed = (pages: readonly PageLines[]): PageLines[] => {
  const summed = new Map<Line, string>();
  for (const { lines } of pages)
    for (const line of lines) {
      const [, behind, before] = endsInAmount(line.text)
        ? (NUMBERED_SUM.exec(labelOf(line.text)) ?? [])
        : [];
      const name = behind ?? before;
      // Places have names of their own behind the number: `withNumberedPlaces`.
      if (name !== undefined && !HOLDS_OTHERS.test(name) && !NUMBERED_PLACE.test(name))
        summed.set(line, name);
    }
  if (summed.size < LEAST) return [...pages];
  const keys = new Set([...summed.values()].map(normalizeName));
  const heads = new Map<string, Line>();
  for (const { lines } of pages)
    for (const line of lines) {
      const name = itemStartOf(line) === null ? NUMBERED_HEAD.exec(line.text)?.[1] : undefined;
      const key = name === undefined ? '' : normalizeName(name);
      if (keys.has(key) && !endsInAmount(line.text) && !heads.has(key)) heads.set(key, line);
    }
  if (heads.size < LEAST) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => {
      const name = summed.get(line);
      const head = name === undefined ? undefined : heads.get(normalizeName(name));
      return name === undefined || head === undefined ? line : named(line, name, nameIn(head));
    }),
  }));
};

/** `Measure 2: Attic Insulation   Components: A1, A2`: the name, without what is said beside it. */
const nameIn = ({ words, text }: Line): string => {
  const [name, ...others] = segmentsOf(words, APART_IN_BAND);
  const isSaid = others.length > 0 && others.every((one) => REMARK.test(textOf(one)));
  return name !== undefined && isSaid ? textOf(name) : text;
};

/** The sum with the whole name where its first words were. */
const named = (line: Line, name: string, whole: string): Line => {
  const length = name.split(' ').length;
  const at = line.words.findIndex(
    (_, index) => textOf(line.words.slice(index, index + length)) === name,
  );
  const [first, ...others] = line.words.slice(at, at + length);
  if (at < 0 || first === undefined) return line;
  const word = { ...first, text: whole, box: boxAround([first, ...others]) };
  return makeLine(
    line.page,
    [...line.words.slice(0, at), word, ...line.words.slice(at + length)],
    line.ocr,
  );
};
