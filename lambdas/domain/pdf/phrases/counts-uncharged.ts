import { textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { unitCode } from '../tokens/read-figure.ts';
import { isUncharged } from '../tokens/uncharged.ts';
import type { Entry, PhraseRow } from './phrase-rows.ts';

/** Rows whose counts end at the same place, at least. */
const LEAST_ROWS = 2;

/** Points by which counts of one column end apart. */
const EDGE = 3;

const COUNT = /^\d[\d,]*(?:\.\d+)?$/;

/**
 * `Edge, eased   17.0 LF   included` among rows as `Sink cutout   1 EA @ $225.00   $225.00`: a row that costs nothing may
 * say how much of it there is, too, where the others do.
 */
export const withCountsOfUncharged = (pages: readonly Entry[][]): Entry[][] => {
  const ends = pages.flat().flatMap((entry) => (entry.kind === 'row' ? endOf(entry) : []));
  const isBelow = ({ box }: Word): boolean =>
    ends.filter((end) => Math.abs(end - box.right) < EDGE).length >= LEAST_ROWS;
  return pages.map((entries) =>
    entries.map((entry) => (entry.kind === 'row' ? withCount(entry, isBelow) : entry)),
  );
};

/** Where the count ends of a row that says what one costs. */
const endOf = ({ cells }: PhraseRow): number[] => {
  const count = cells.get('quantity')?.[0];
  return count !== undefined && cells.has('unitPrice') && COUNT.test(count.text)
    ? [count.box.right]
    : [];
};

const withCount = (row: PhraseRow, isBelow: (count: Word) => boolean): PhraseRow => {
  const [count, unit] = row.text.slice(-2);
  if (!isUncharged(textOf(row.cells.get('total') ?? []))) return row;
  if (count === undefined || unit === undefined || row.text.length <= 2) return row;
  if (!COUNT.test(count.text) || unitCode(unit.text) === null || !isBelow(count)) return row;
  const cells = new Map(row.cells);
  cells.set('quantity', [count, unit]);
  return { ...row, cells, text: row.text.slice(0, -2) };
};
