import type { LineItem } from '../estimate/estimate.ts';

/** The code and wording under which a line is exported. */
export interface ExportedCode {
  /** Null for a custom item: a code that is not known is never made up. */
  cat: string | null;
  sel: string | null;
  description: string;
  /** No selector: the line stands for itself, under its category where that is known. */
  custom: boolean;
}

/**
 * What a line is exported as. A resolved code is written as resolved; a pair that the catalogue
 * lacks as it was given; a category alone with the category and no selector; everything else as a
 * custom item without any code. The description is the input's own, and the catalogue's wording
 * only where the input has none.
 */
export const exportedCode = (item: LineItem): ExportedCode => {
  const { resolution } = item;
  const resolvedCat = resolution === null ? item.cat : resolution.cat;
  const resolvedSel = resolution === null ? item.sel : resolution.sel;
  const keepGiven = resolution?.method === 'unverified_pair';
  const cat = (keepGiven ? item.cat : null) ?? resolvedCat ?? null;
  const sel = (keepGiven ? item.sel : null) ?? resolvedSel ?? null;
  const description =
    item.description ||
    resolution?.catalogDescription ||
    [item.cat, item.sel].filter(Boolean).join(' ') ||
    'Custom item';
  return cat === null || cat === ''
    ? { cat: null, sel: null, description, custom: true }
    : { cat, sel: sel === '' ? null : sel, description, custom: sel === null || sel === '' };
};
