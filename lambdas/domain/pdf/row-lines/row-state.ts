import type { Line } from '../pages/lines.ts';
import type { Group } from '../rooms/groups.ts';
import type { Table } from '../tables/table.ts';
import type { RawItem } from './raw-item.ts';

/** Where the reading of rows stands between one line and the next. */
export interface State {
  table: Table | null;
  /** Inside a table: its header was seen and no grand total yet. */
  open: boolean;
  /** The table was open before a page of photos or plans, and may go on behind it. */
  suspended: boolean;
  item: RawItem | null;
  /** Lines that may name the next level and room. */
  heads: Line[];
  afterTotal: boolean;
  /** A sum of whatever rows was the last that was read. */
  belowSum: boolean;
  /**
   * After an unnamed subtotal of an unnumbered table: tax and markup follow, no rows, unless another
   * section begins.
   */
  summing: { section: string | null } | null;
  /** After the sum of all sums of an unnumbered table: what follows without a quantity is no row. */
  isSummed: boolean;
  /** Tax, markup and discounts below the rows so far. */
  adjustments: number;
  section: string | null;
  /** The plain section right below the column heads of the room that is open. */
  firstSection: string | null;
  /** What plain lines have headed rows so far, normalized: they do so in other rooms, too. */
  plainHeads: Set<string>;
  /** The coverage that a line above the head of the table names for its rows. */
  coverage: string | null;
  /** The group above whose first row is said that all of its rows are paid when incurred. */
  incurredGroup: Group | null;
  /** The section that stands below those heads, before the first row. */
  sectionOfHeads: string | null;
  /** The name of a trade right below that of a place: it begins a section there, and no room. */
  tradeBelow: Line | null;
  /** The last line of what is said of the rows below it, which is no note of the row above. */
  intro: Line | null;
  /** What is said of the head above the rows that begin next. */
  said: Line[];
  /** Text above the figures of the next row of an unnumbered table. */
  leading: Line[];
}

/** Before the first line. */
export const newState = (): State => ({
  table: null,
  open: false,
  suspended: false,
  item: null,
  heads: [],
  afterTotal: false,
  belowSum: false,
  summing: null,
  isSummed: false,
  adjustments: 0,
  section: null,
  firstSection: null,
  plainHeads: new Set(),
  coverage: null,
  incurredGroup: null,
  sectionOfHeads: null,
  tradeBelow: null,
  intro: null,
  said: [],
  leading: [],
});
