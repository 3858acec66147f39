import file from '../../../../catalog/categories.json' with { type: 'json' };
import type { LineItem } from '../../estimate/estimate.ts';
import { activityOfCell, activityOfDescription } from './activities.ts';

const KNOWN: ReadonlySet<string> = new Set(Object.keys(file.categories));

/** `RFG DRIP`: a category and a selector. */
const CODES = /^([A-Z]{3}) (\S+)$/;

/** Of cells that look so, the part whose categories are known; other makers have codes of their own. */
const MOST = 0.5;

const partsOf = ({ cat, sel }: LineItem): [cat: string, sel: string] | null => {
  const [, category, selector] = (cat === null && sel !== null && CODES.exec(sel)) || [];
  return category === undefined || selector === undefined ? null : [category, selector];
};

/** Parts category and selector where one column holds both, and most of the categories are known. */
export const withCodesParted = (items: readonly LineItem[]): LineItem[] => {
  const parts = items.map(partsOf);
  const found = parts.filter((part) => part !== null);
  const isKnown = found.filter(([cat]) => KNOWN.has(cat)).length > found.length * MOST;
  return items.map((item, at) => {
    const [cat, sel] = (isKnown && parts[at]) || [];
    return cat === undefined || sel === undefined ? item : { ...item, cat, sel };
  });
};

/** `RFG 300S Shingles`, `RFG>RIDGC+ Ridge cap`, `RFG-300S - Shingles` */
const LEADING =
  /^([A-Z]{3})[ >-]([A-Z0-9][A-Z0-9/<>.#&_]*?)([&+R-])?(?: ([&+]))?(?: [-–])? (\S.*)$/;

/** `Shingles [RFG300S]`, `Shingles (RFG 300S)` */
const TRAILING = /^(\S.*?) ?[([]([A-Z]{3})[ >-]?([A-Z0-9][A-Z0-9/<>.#_]*?)([&+-])?[)\]]$/;

interface Described {
  cat: string;
  sel: string;
  sign: string | undefined;
  description: string;
}

const leadingOf = (text: string): Described | null => {
  const [, cat, sel, joined, apart, description] = LEADING.exec(text) ?? [];
  return cat === undefined || sel === undefined || description === undefined
    ? null
    : { cat, sel, sign: joined ?? apart, description };
};

const trailingOf = (text: string): Described | null => {
  const [, description, cat, sel, sign] = TRAILING.exec(text) ?? [];
  return cat === undefined || sel === undefined || description === undefined
    ? null
    : { cat, sel, sign, description };
};

/** Of all descriptions so many have codes where any have: some are of nobody's list. */
const NEARLY_ALL = 0.8;

/**
 * Takes category and selector from the descriptions where nearly all of them have both in the same
 * place, of known categories, and words that are no codes beside them.
 */
export const withCodesOfDescriptions = (items: readonly LineItem[]): LineItem[] => {
  if (items.some(({ cat, sel }) => cat !== null || sel !== null)) return [...items];
  for (const readCodes of [leadingOf, trailingOf]) {
    const codes = items.map(({ description }) => {
      const found = readCodes(description ?? '');
      return found !== null && KNOWN.has(found.cat) && /\p{Ll}/u.test(found.description)
        ? found
        : null;
    });
    const count = codes.filter((found) => found !== null).length;
    if (count < 2 || count < items.length * NEARLY_ALL) continue;
    return items.map((item, at) => {
      const found = codes[at];
      if (found === undefined || found === null) return item;
      const { cat, sel, sign, description } = found;
      const told = sign === undefined ? null : activityOfCell(sign);
      return {
        ...item,
        cat,
        sel,
        description,
        activity: told ?? activityOfDescription(description),
      };
    });
  }
  return [...items];
};
