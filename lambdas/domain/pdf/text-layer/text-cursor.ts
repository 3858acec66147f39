import { IDENTITY, type Matrix, matrixOf, times } from './matrices.ts';
import { OPERATION } from './operations.ts';

/** What a graphics state says of text; saved and restored with it. */
export interface TextState {
  font: string;
  fontSize: number;
  /** 3 paints nothing. */
  mode: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
}

export const PLAIN_TEXT: TextState = {
  font: '',
  fontSize: 0,
  mode: 0,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
};

/** Where the next string of a page begins. */
export class TextCursor {
  matrix: Matrix = IDENTITY;
  #line: Matrix = IDENTITY;

  advance(distance: number): void {
    this.matrix = times(this.matrix, [1, 0, 0, 1, distance, 0]);
  }

  /** Takes an operation on text in; `state` is changed by it. */
  follow(operation: number, args: readonly unknown[], state: TextState): void {
    const [first, second] = args;
    switch (operation) {
      case OPERATION.beginText:
        this.#begin(IDENTITY);
        break;
      case OPERATION.setCharSpacing:
        state.charSpacing = Number(first);
        break;
      case OPERATION.setWordSpacing:
        state.wordSpacing = Number(first);
        break;
      case OPERATION.setHorizontalScale:
        state.scale = Number(first) / 100;
        break;
      case OPERATION.setLeading:
        state.leading = -Number(first);
        break;
      case OPERATION.setFont:
        state.font = String(first);
        state.fontSize = Number(second);
        break;
      case OPERATION.setRenderingMode:
        state.mode = Number(first);
        break;
      case OPERATION.moveText:
        this.#move(Number(first), Number(second));
        break;
      case OPERATION.setLeadingMoveText:
        state.leading = Number(second);
        this.#move(Number(first), Number(second));
        break;
      case OPERATION.setTextMatrix:
        this.#begin(matrixOf(first));
        break;
      case OPERATION.nextLine:
        this.#move(0, state.leading);
        break;
    }
  }

  #begin(matrix: Matrix): void {
    this.#line = matrix;
    this.matrix = matrix;
  }

  #move(x: number, y: number): void {
    this.#begin(times(this.#line, [1, 0, 0, 1, x, y]));
  }
}

/** One of a string: a number moves the pen back, in thousandths of the font size. */
export type Glyph =
  | { width?: number; isSpace?: boolean; unicode?: string }
  | number
  | null
  | undefined;

export const glyphsOf = (shown: unknown): readonly Glyph[] =>
  Array.isArray(shown) ? (shown as readonly Glyph[]) : [];

/** How far one of a string's glyphs moves the pen, in units of text. */
export const stepOf = (glyph: Glyph, state: TextState): number => {
  if (typeof glyph === 'number') return (-glyph * state.fontSize * state.scale) / 1000;
  if (glyph === null || glyph === undefined) return 0;
  const { width = 0, isSpace = false } = glyph;
  const own = (width * state.fontSize) / 1000 + state.charSpacing;
  return (isSpace ? own + state.wordSpacing : own) * state.scale;
};

/** How far a string moves the pen, in units of text. */
export const advanceOf = (shown: unknown, state: TextState): number => {
  let advance = 0;
  for (const glyph of glyphsOf(shown)) advance += stepOf(glyph, state);
  return advance;
};

export const letterOf = (glyph: Glyph): string =>
  typeof glyph === 'object' ? (glyph?.unicode ?? '') : '';

/** The characters of a string, without its spaces. */
export const lettersOf = (shown: unknown): string =>
  glyphsOf(shown).map(letterOf).join('').replace(/\s+/gu, '');
