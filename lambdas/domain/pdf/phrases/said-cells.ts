import type { Word } from '../pages/page-text.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';

/** What a line says of a row's cells in words instead of columns. */
export interface FigurePhrase {
  cells: ReadonlyMap<ColumnKind, readonly Word[]>;
  /** What else stands on the line: the row's description, or nothing. */
  text: readonly Word[];
}
