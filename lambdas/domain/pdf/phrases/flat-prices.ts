import { textOf } from '../pages/lines.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { finalAmountOf } from './final-amount.ts';
import type { Entry, PhraseRow } from './phrase-rows.ts';
import { withCents } from './sentence-lines.ts';

/** `flat $165`, `lump sum: $1,450.00` */
const FLAT = /^(?:flat(?:\s(?:rate|fee|price))?|lump(?:\ssum)?)\s?[:=–-]?\s?\$[\d,]+(?:\.\d{2})?$/i;
/** Rows whose figures stand so, at least. */
const LEAST_ROWS = 2;
/** Points within which lines begin together. */
const ALIGNED = 3;

/**
 * `flat $165` where other rows have `7 hrs @ $95 = $665` on a line of its own below their words: what the words above
 * it come to, at once.
 */
export const withFlatPrices = (pages: readonly Entry[][]): Entry[][] => {
  const lefts = pages.flat().flatMap((entry) => (entry.kind === 'row' ? figuresLeft(entry) : []));
  const isBelow = (left: number): boolean =>
    lefts.filter((one) => Math.abs(one - left) < ALIGNED).length >= LEAST_ROWS;
  return pages.map((entries) =>
    entries.map((entry): Entry => {
      if (entry.kind === 'row' || !FLAT.test(entry.line.text)) return entry;
      return isBelow(entry.line.box.left) ? rowOf(entry.line) : entry;
    }),
  );
};

/** Where the figures of a row begin, if they stand on a line of their own. */
const figuresLeft = ({ phrases: [line], cells }: PhraseRow): number[] =>
  line !== undefined && textOf(line.words).startsWith(textOf(cells.get('quantity') ?? []))
    ? [line.box.left]
    : [];

const rowOf = (line: PhraseRow['phrases'][number]): PhraseRow => {
  const amount = finalAmountOf(line.words)?.words ?? [];
  return {
    kind: 'row',
    phrases: [line],
    cells: new Map<ColumnKind, PhraseRow['text']>([
      ['quantity', amount.slice(0, 1).map((word) => ({ ...word, text: '1' }))],
      ['total', amount.map(withCents)],
    ]),
    text: [],
    title: [],
    about: [],
  };
};
