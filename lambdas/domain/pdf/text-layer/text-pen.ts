import { type Glyph, glyphsOf } from './glyphs.ts';
import { IDENTITY, lengthOf, type Matrix, matrixOf, times } from './matrices.ts';
import { OPERATION } from './operations.ts';

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
  /** 3 paints nothing. */
  mode = 0;
  /** Of the pen and of the beginning of its line. The pen's last two numbers move. */
  #text: [number, number, number, number, number, number] = [1, 0, 0, 1, 0, 0];
  #line: Matrix = IDENTITY;

  copy(): TextPen {
    const copy = new TextPen();
    copy.page = this.page;
    copy.face = this.face;
    copy.fontName = this.fontName;
    copy.fontSize = this.fontSize;
    copy.charSpacing = this.charSpacing;
    copy.wordSpacing = this.wordSpacing;
    copy.leading = this.leading;
    copy.scale = this.scale;
    copy.rise = this.rise;
    copy.mode = this.mode;
    copy.#text = ownMatrix(this.#text);
    copy.#line = this.#line;
    return copy;
  }

  transform(matrix: Matrix): void {
    this.page = times(this.page, matrix);
  }

  /** Takes an operation on text in, other than one that shows some. */
  follow(operation: number, args: readonly unknown[]): void {
    const first = args[0];
    const second = args[1];
    switch (operation) {
      case OPERATION.beginText:
        this.setMatrix(IDENTITY);
        break;
      case OPERATION.setTextMatrix:
        this.setMatrix(matrixOf(first));
        break;
      case OPERATION.moveText:
        this.#moveLine(Number(first), Number(second));
        break;
      case OPERATION.setLeadingMoveText:
        this.leading = -Number(second);
        this.#moveLine(Number(first), Number(second));
        break;
      case OPERATION.nextLine:
        this.#moveLine(0, -this.leading);
        break;
      case OPERATION.setFont:
        this.fontName = String(first);
        this.fontSize = Number(second);
        break;
      case OPERATION.setCharSpacing:
        this.charSpacing = Number(first);
        break;
      case OPERATION.setWordSpacing:
        this.wordSpacing = Number(first);
        break;
      case OPERATION.setHorizontalScale:
        this.scale = Number(first) / 100;
        break;
      case OPERATION.setLeading:
        this.leading = Number(first);
        break;
      case OPERATION.setTextRise:
        this.rise = Number(first);
        break;
      case OPERATION.setRenderingMode:
        this.mode = Number(first);
        break;
    }
  }

  setMatrix(matrix: Matrix): void {
    this.#line = matrix;
    this.#text = ownMatrix(matrix);
  }

  /** To a line that begins so far from where the last began. */
  #moveLine(x: number, y: number): void {
    this.setMatrix(times(this.#line, [1, 0, 0, 1, x, y]));
  }

  /** Along the line, in units of text. */
  advance(distance: number): void {
    const text = this.#text;
    text[4] += text[0] * distance;
    text[5] += text[1] * distance;
  }

  /** How far a glyph moves the pen, in units of text. */
  stepOf(glyph: Glyph): number {
    if (typeof glyph === 'number') return (-glyph * this.fontSize * this.scale) / 1000;
    if (glyph === null || glyph === undefined) return 0;
    const { width = 0, isSpace = false } = glyph;
    const own = (width * this.fontSize) / 1000 + this.charSpacing;
    return (isSpace ? own + this.wordSpacing : own) * this.scale;
  }

  /** How far a string moves the pen, in units of text. */
  lengthOf(shown: unknown): number {
    let length = 0;
    for (const glyph of glyphsOf(shown)) length += this.stepOf(glyph);
    return length;
  }

  /** From units of text, where the pen stands, to those of the page. */
  onPage(): Matrix {
    return times(this.page, this.#text);
  }

  shape(): Shape {
    const { page } = this;
    const text = this.#text;
    const wide = this.fontSize * this.scale;
    const high = this.fontSize;
    return [
      (page[0] * text[0] + page[2] * text[1]) * wide,
      (page[1] * text[0] + page[3] * text[1]) * wide,
      (page[0] * text[2] + page[2] * text[3]) * high,
      (page[1] * text[2] + page[3] * text[3]) * high,
    ];
  }

  x(): number {
    const { page, rise } = this;
    const text = this.#text;
    return page[0] * (text[4] + text[2] * rise) + page[2] * (text[5] + text[3] * rise) + page[4];
  }

  y(): number {
    const { page, rise } = this;
    const text = this.#text;
    return page[1] * (text[4] + text[2] * rise) + page[3] * (text[5] + text[3] * rise) + page[5];
  }

  /** Points of a unit along the line. */
  pointsOfUnit(): number {
    return lengthOf(this.page[0], this.page[1]) * lengthOf(this.#line[0], this.#line[1]);
  }
}

/** A copy that may be moved. */
const ownMatrix = (matrix: Matrix): [number, number, number, number, number, number] => [
  matrix[0],
  matrix[1],
  matrix[2],
  matrix[3],
  matrix[4],
  matrix[5],
];
