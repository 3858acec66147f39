import file from '../../../../catalog/categories.json' with { type: 'json' };
import type { LineItem } from '../../estimate/estimate.ts';

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
