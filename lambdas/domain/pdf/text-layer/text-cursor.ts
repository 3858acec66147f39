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

interface Glyph {
  width?: number;
  isSpace?: boolean;
  unicode?: string;
}

/** How far a string moves the pen, in units of text. */
export const advanceOf = (shown: unknown, state: TextState): number => {
  if (!Array.isArray(shown)) return 0;
  let advance = 0;
  for (const one of shown as readonly (Glyph | number | null)[])
    if (typeof one === 'number') advance -= (one * state.fontSize) / 1000;
    else if (one !== null)
      advance +=
        ((one.width ?? 0) * state.fontSize) / 1000 +
        state.charSpacing +
        (one.isSpace === true ? state.wordSpacing : 0);
  return advance * state.scale;
};

/** The characters of a string, without its spaces. */
export const lettersOf = (shown: unknown): string =>
  Array.isArray(shown)
    ? (shown as readonly (Glyph | number | null)[])
        .map((one) => (typeof one === 'object' ? (one?.unicode ?? '') : ''))
        .join('')
        .replace(/\s+/gu, '')
    : '';
