import type { Heading } from './heading.ts';
import { normalizeHeading } from './heading-words.ts';

/**
 * `Unit RCV ... RCV`: the first is the price of one where another column has the whole. Alone, `UNIT`
 * and `RCV` side by side are two columns, as the leading program sets them.
 */
export const withUnitRcv = (headings: readonly Heading[]): readonly Heading[] => {
  const values = headings.filter(({ kind }) => kind === 'rcv');
  const joined = headings.find(
    ({ kind, text }) => kind === 'otherNumber' && /^unit rcv?$/i.test(normalizeHeading(text)),
  );
  const isPriced = headings.some(({ kind }) => kind === 'unitPrice');
  if (joined !== undefined && values.length > 0 && !isPriced)
    return headings.map((one) => (one === joined ? { ...one, kind: 'unitPrice' } : one));
  const unit = headings.find(({ kind, text }) => kind === 'unit' && /^unit$/i.test(text));
  if (values.length < 2 || unit === undefined) return headings;
  const each = values.find(({ left, right, row, text }) => {
    const gap = left - unit.right;
    return row === unit.row && gap > -1 && gap < (2 * (right - left)) / text.length;
  });
  if (each === undefined || values.every(({ left }) => left <= each.left)) return headings;
  return headings.flatMap((heading): Heading[] => {
    if (heading === unit) return [];
    if (heading !== each) return [heading];
    return [{ ...each, kind: 'unitPrice', text: `${unit.text} ${each.text}`, left: unit.left }];
  });
};
