import type { WrapRule } from '../between-rows/wrapped-text.ts';
import type { Column, ColumnModel } from '../columns/column-model.ts';
import type { TableLook } from './table-look.ts';

/** A table header with what the document's rows taught about its columns. */
export interface Table {
  model: ColumnModel;
  numbered: boolean;
  /** How many figures a row has at the least: lump sums have no other. */
  leastFigures: number;
  /** Left edge of item numbers. */
  numberLeft: number | null;
  wrap: WrapRule;
  /** All that stands below rows is set in from their numbers. */
  setsIn: boolean;
  /** From a row to the number of the next right below it, in font sizes; null where none is seen. */
  rowGap: number | null;
  /** Headings between rows of a plain table name places rather than trades. */
  headsPlaces: boolean;
  /** So do those of them in plain type that end in a colon. */
  labelsHeadPlaces: boolean;
  /** Names of places that head rows in the type of these. */
  plainPlaces: ReadonlySet<string>;
  /** How names are set that head rows in slanted type, or at an edge of their own. */
  settingsOfNames: ReadonlySet<string>;
  look: TableLook;
  /** Columns whose cells may go on below their row, each under its own beginning. */
  texts: Column[];
  /** Where the table ends on the right. */
  rightEdge: number;
  /** Descriptions stand on a line of their own above the figures. */
  describedAbove: boolean;
}
