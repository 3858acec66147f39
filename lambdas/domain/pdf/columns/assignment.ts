import type { Token } from '../tokens/token.ts';
import type { Column } from './column-model.ts';

/** A token and the column that it was given, or null where it belongs to none. */
export interface Cell {
  token: Token;
  column: Column | null;
}

export interface Assignment {
  cells: Cell[];
  cost: number;
  /** Tokens of text that no column takes: the line is no row of figures. */
  strayTexts: number;
  /** Cells in number columns. */
  figures: number;
}
