import { segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { PHRASE_GAP } from './heading.ts';
import { headingKind } from './heading-words.ts';

/**
 * `AMOUNT  TX` close together in a scan: behind what a row comes to stands the head of the marks of
 * tax, and nobody calls an amount so.
 */
export const withTaxMarkApart = (segment: readonly Word[]): readonly (readonly Word[])[] => {
  const [amount, mark, more] = segmentsOf(segment, PHRASE_GAP);
  if (amount === undefined || mark === undefined || more !== undefined) return [segment];
  const isOfRow = headingKind(textOf(amount)) === 'total';
  return isOfRow && TAX_MARK.test(textOf(mark)) ? [amount, mark] : [segment];
};

/** `TX`, `T`: over the letters of the rows that are taxed. */
const TAX_MARK = /^tx?$/i;
