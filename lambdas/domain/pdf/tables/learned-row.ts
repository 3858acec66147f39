import type { TypeStyle } from '../between-rows/wrapped-text.ts';
import type { Line } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';

/** A table line, as far as wrapping is concerned, and the type of what it describes. */
export interface LearnedRow extends TypeStyle {
  line: Line;
  start: { left: number; rest: readonly { box: { left: number } }[] } | null;
  /** The words that describe it; of rows only. */
  described: readonly Word[];
  /** Holds figures. */
  isRow: boolean;
  hasText: boolean;
  textLeft: number | null;
  textRight: number | null;
  figuresLeft: number | null;
}
