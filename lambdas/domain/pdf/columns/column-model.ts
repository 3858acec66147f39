import { TEXT_COLUMNS } from '../tables/column-kinds.ts';
import type { HeaderRow, Heading } from '../tables/heading.ts';

/** A column of a table: where its heading stands, and how its cells align once that is known. */
export interface Column extends Heading {
  align: { edge: 'left' | 'right' | 'center'; at: number } | null;
}

/** The columns that cells of one printed line can fall into, left to right. */
export interface ColumnModel {
  columns: Column[];
  header: HeaderRow;
  /** Codes and description stand on a line of their own, above the numbers (rough draft). */
  codesOnOwnLine: boolean;
  /** Rows below each other say the same room: one that says none stands in none. */
  namesEachRoom?: boolean;
  /** The column of units says of how many each price is: `E`, `C`, `M`. */
  pricesPer?: boolean;
  /** The table has a description column beside its numbers. */
  describesInRow: boolean;
  /** Of a scan: false where quantity x price is not what most of its rows come to. */
  pricesMakeTotals?: boolean;
}

export const columnModelOf = (header: HeaderRow): ColumnModel => {
  const codesOnOwnLine = header.textOnlyRows.length > 0;
  const own = header.headings.filter((heading) => !header.textOnlyRows.includes(heading.row));
  const columns = own
    .map((heading): Column => ({ ...heading, align: null }))
    .sort((a, b) => (standsBelow(a, b) ? a.row - b.row : a.left + a.right - b.left - b.right));
  return {
    columns,
    header,
    codesOnOwnLine,
    describesInRow: columns.some((column) => column.kind === 'description'),
  };
};

/** `RCV` over `ACV`: what a row's second line of figures has below the same place of the first. */
export const standsBelow = (one: Heading, other: Heading): boolean =>
  one.row !== other.row && Math.abs(one.left + one.right - other.left - other.right) < SAME_PLACE;

/** Twice the points by which the middles of two such headings are apart. */
const SAME_PLACE = 6;

export const isTextColumn = (column: Column): boolean => TEXT_COLUMNS.has(column.kind);
