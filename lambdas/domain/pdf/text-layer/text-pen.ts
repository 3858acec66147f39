import { IDENTITY, type Matrix, times } from './matrices.ts';

/** The linear part of a matrix, from units of the font to those of the page. */
export type Shape = readonly [a: number, b: number, c: number, d: number];

/** What pdfjs tells of a face by its name. */
export interface Face {
  name?: string;
  vertical?: boolean;
  isType3Font?: boolean;
  /** From units of glyphs to those of text. */
  fontMatrix?: ArrayLike<number>;
}

/** Where and how the next glyph of a page is set; saved and restored as the graphics state is. */
export class TextPen {
  /** From units of text to those of the page. */
  page: Matrix = IDENTITY;
  face: Face = {};
  fontName = '';
  fontSize = 0;
  charSpacing = 0;
  wordSpacing = 0;
  leading = 0;
  /** Of the width: 1 for all of it. */
  scale = 1;
  rise = 0;
  /** Of the pen and of the beginning of its line. The pen's last two numbers move. */
  #text: [number, number, number, number, number, number] = [1, 0, 0, 1, 0, 0];
  #line: Matrix = IDENTITY;

  copy(): TextPen {
    const copy = new TextPen();
    Object.assign(copy, this);
    copy.#text = [...this.#text];
    copy.#line = this.#line;
    return copy;
  }

  transform(matrix: Matrix): void {
    this.page = times(this.page, matrix);
  }

  setMatrix(matrix: Matrix): void {
    this.#line = matrix;
    this.#text = [...matrix];
  }

  /** To a line that begins so far from where the last began. */
  moveLine(x: number, y: number): void {
    this.setMatrix(times(this.#line, [1, 0, 0, 1, x, y]));
  }

  /** Along the line, in units of text. */
  advance(distance: number): void {
    const text = this.#text;
    text[4] += text[0] * distance;
    text[5] += text[1] * distance;
  }

  shape(): Shape {
    const [a, b, c, d] = this.page;
    const [e, f, g, h] = this.#text;
    const wide = this.fontSize * this.scale;
    const high = this.fontSize;
    return [
      (a * e + c * f) * wide,
      (b * e + d * f) * wide,
      (a * g + c * h) * high,
      (b * g + d * h) * high,
    ];
  }

  x(): number {
    const [, , c, d, e, f] = this.#text;
    return this.page[0] * (e + c * this.rise) + this.page[2] * (f + d * this.rise) + this.page[4];
  }

  y(): number {
    const [, , c, d, e, f] = this.#text;
    return this.page[1] * (e + c * this.rise) + this.page[3] * (f + d * this.rise) + this.page[5];
  }

  /** Points of a unit along the line. */
  pointsOfUnit(): number {
    return Math.hypot(this.page[0], this.page[1]) * Math.hypot(this.#line[0], this.#line[1]);
  }
}
