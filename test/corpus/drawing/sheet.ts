import type { PageClass } from '../../../lambdas/domain/estimate/estimate.ts';

/** One piece of text; `x` and `y` are its baseline's left end, points from the page's top left. */
export interface TextMark {
  kind: 'text';
  x: number;
  y: number;
  text: string;
  size: number;
  bold: boolean;
  italic: boolean;
  /** Counter-clockwise degrees. */
  angle: number;
  /** 0 black to 1 white. */
  gray: number;
  /** Marks of one printed line share it; writers that emit whole lines join by it. */
  row: number;
  /** Column within the row, for writers that emit column by column. */
  column: number;
}

export interface LineMark {
  kind: 'line';
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  width: number;
}

export interface BoxMark {
  kind: 'box';
  x: number;
  y: number;
  width: number;
  height: number;
  gray: number | null;
}

export type Mark = TextMark | LineMark | BoxMark;

/** A page as drawn, before any PDF library sees it. */
export interface Sheet {
  width: number;
  height: number;
  class: PageClass;
  marks: Mark[];
}
