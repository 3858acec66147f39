import { type Glyph, glyphsOf } from './glyphs.ts';
import { lengthOf } from './matrices.ts';
import { isAscii } from './plain-characters.ts';
import type { Shape, TextPen } from './text-pen.ts';
import type { TextRun } from './text-run.ts';

/**
 * Shares of the font size. A gap from the first on is a space of the run, from the second on it
 * parts two runs; one up to the third is no gap at all; a pen that goes back further than the
 * fourth begins a new run.
 */
const LEAST_SPACE = 0.102;
/** The space of a typewriter's face is exactly 0.6 wide, and no more than that for all its decimals. */
const MOST_SPACE = 0.6005;
const NO_GAP = 0.03;
const BACK = -0.2;
/** Share of a run's height by which glyphs of one run stand higher or lower. */
const SHIFT = 0.25;
/** Share of a run's height from which on a pen that went back went to another line. */
const NEXT_LINE = 0.5;
const THOUSANDTHS = 1000;

/**
 * Puts the glyphs of one content stream, a page's or a form's, together to runs by pdfjs's own
 * rules: spaces, printed or left free, part words; wider gaps and new lines part runs.
 */
export class RunBuilder {
  readonly #runs: TextRun[];
  /** Edges of the page; what lies outside of them is left out. */
  readonly #left: number;
  readonly #bottom: number;
  readonly #right: number;
  readonly #top: number;
  /** The run that is open, or was last. */
  #isOpen = false;
  #text = '';
  /** Told apart: to ask a text that grows by its end copies all of it, for each glyph. */
  #endsInSpace = false;
  #fontName = '';
  #transform: number[] = [];
  #gaps: [number, number][] = [];
  #hasEOL = false;
  #height = 0;
  /** Its width since the pen's matrix was set, in units of text; what it was before, in points. */
  #width = 0;
  #widthBefore = 0;
  #pointsOfUnit = 0;
  #leastSpace = Infinity;
  #mostSpace = 0;
  #noGap = -Infinity;
  #back = -Infinity;
  /** The face and size of the last string. */
  #setFontName = '';
  #setName: string | undefined;
  #setSize = Number.NaN;
  /** Where the pen stood behind the last glyph; no shape before the first. */
  #lastShape: Shape | null = null;
  #lastX = 0;
  #lastY = 0;
  #lastRise = 0;
  /** Whether the last glyph, and the one before it, was a space or none. */
  #isSpace = true;
  #wasSpace = true;

  /** `view`: left, bottom, right and top of the page. */
  constructor(runs: TextRun[], view: readonly number[]) {
    this.#runs = runs;
    [this.#left = 0, this.#bottom = 0, this.#right = 0, this.#top = 0] = view;
  }

  /** Sets a string: glyphs, and between them numbers that move the pen back. */
  show(shown: unknown, pen: TextPen): void {
    this.#noteFace(pen);
    const glyphs = glyphsOf(shown);
    const shape = pen.shape();
    const unit = (pen.face.fontMatrix?.[0] ?? 1 / THOUSANDTHS) * pen.fontSize;
    const back = -pen.fontSize / THOUSANDTHS;
    let isBehindGlyph = false;
    for (let index = 0; index < glyphs.length; index += 1) {
      const glyph = glyphs[index];
      if (typeof glyph === 'number') {
        if (glyph === 0) continue;
        // What follows a glyph was added to its own width.
        if (!isBehindGlyph) pen.advance((pen.charSpacing + glyph * back) * pen.scale);
        isBehindGlyph = false;
      } else if (glyph !== null && glyph !== undefined) {
        this.#set(glyph, unit, numberBehind(glyphs, index) * back, shape, pen);
        isBehindGlyph = true;
      }
    }
  }

  /** Takes in that the pen was set to another matrix. */
  noteMatrix(pen: TextPen): void {
    if (!this.#isOpen) return;
    const points = pen.pointsOfUnit();
    if (points === this.#pointsOfUnit) return;
    this.#widthBefore += this.#width * this.#pointsOfUnit;
    this.#width = 0;
    this.#pointsOfUnit = points;
  }

  /** Ends the run that is open. */
  flush(): void {
    if (!this.#isOpen) return;
    this.#widthBefore += this.#width * this.#pointsOfUnit;
    this.#runs.push({
      str: isAscii(this.#text) ? this.#text : this.#text.replace(FORMS, plainForm),
      transform: this.#transform,
      width: Math.abs(this.#widthBefore),
      height: this.#height,
      fontName: this.#fontName,
      hasEOL: this.#hasEOL,
      gaps: this.#gaps,
    });
    this.#isOpen = false;
    this.#text = '';
    this.#endsInSpace = false;
  }

  #noteFace({ face, fontName, fontSize }: TextPen): void {
    if (this.#setSize === fontSize && this.#setFontName === fontName) return;
    if (this.#setSize !== fontSize || this.#setName !== face.name) this.flush();
    this.#setFontName = fontName;
    this.#setName = face.name;
    this.#setSize = fontSize;
  }

  /** `behind` is what is moved on behind the glyph besides, in units of text. */
  #set(
    glyph: Exclude<Glyph, number | null | undefined>,
    unit: number,
    behind: number,
    shape: Shape,
    pen: TextPen,
  ): void {
    const { unicode = '' } = glyph;
    const kind = kindOf(unicode);
    if (kind === MARK_OF_FORMAT) return;
    const spacing = pen.charSpacing + behind + (glyph.isSpace === true ? pen.wordSpacing : 0);
    const own = (glyph.width ?? 0) * unit;
    if (kind === SPACE) {
      pen.advance((spacing + own) * pen.scale);
      this.#say(true);
      return;
    }
    if (kind !== MARK_ON_LETTER && !this.#reach(own, shape, pen)) {
      pen.advance(own * pen.scale);
      return;
    }
    this.#open(shape, pen);
    const width = kind === MARK_ON_LETTER ? 0 : own * pen.scale;
    if (this.#say(false)) this.#addSpace();
    if (this.#endsInSpace)
      this.#gaps.push([this.#along(this.#lastX, this.#lastY), this.#along(pen.x(), pen.y())]);
    this.#text += unicode;
    this.#endsInSpace = unicode.endsWith(' ');
    pen.advance(width);
    this.#width += width;
    if (width !== 0) this.#stand(shape, pen);
    if (spacing !== 0) pen.advance(spacing * pen.scale);
  }

  #addSpace(): void {
    this.#text += ' ';
    this.#endsInSpace = true;
  }

  /** How far a place is from where the run begins, in points. */
  #along(x: number, y: number): number {
    return lengthOf(x - (this.#transform[4] ?? 0), y - (this.#transform[5] ?? 0));
  }

  /** Notes a space or another glyph; whether the one before it was a space behind something. */
  #say(isSpace: boolean): boolean {
    const isBehindSpace = this.#isBehindSpace();
    this.#wasSpace = this.#isSpace;
    this.#isSpace = isSpace;
    return isBehindSpace;
  }

  #isBehindSpace(): boolean {
    return !this.#wasSpace && this.#isSpace;
  }

  #forgetGlyphs(): void {
    this.#isSpace = true;
    this.#wasSpace = true;
  }

  #stand(shape: Shape, pen: TextPen): void {
    this.#lastShape = shape;
    this.#lastX = pen.x();
    this.#lastY = pen.y();
    this.#lastRise = pen.rise;
  }

  #open(shape: Shape, pen: TextPen): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#fontName = pen.fontName;
    this.#transform = [...shape, pen.x(), pen.y()];
    this.#gaps = [];
    this.#hasEOL = false;
    this.#height = lengthOf(shape[2], shape[3]);
    this.#width = 0;
    this.#widthBefore = 0;
    this.#pointsOfUnit = pen.pointsOfUnit();
    this.#leastSpace = pen.fontSize * LEAST_SPACE;
    this.#mostSpace = pen.fontSize * MOST_SPACE;
    this.#noGap = pen.fontSize * NO_GAP;
    this.#back = pen.fontSize * BACK;
  }

  /** Ends runs and says spaces by how the pen came from the last glyph; false off the page. */
  #reach(width: number, shape: Shape, pen: TextPen): boolean {
    let x = pen.x();
    let y = pen.y();
    if (x + width < this.#left || x > this.#right || y < this.#bottom || y > this.#top)
      return false;
    const lastShape = this.#lastShape;
    if (lastShape === null || (x === this.#lastX && y === this.#lastY)) return true;
    let lastX = this.#lastX;
    let lastY = this.#lastY;
    const a = shape[0];
    const b = shape[1];
    const c = shape[2];
    const d = shape[3];
    if (b === 0 && c === 0 && a !== 0) {
      if (a < 0) [x, y, lastX, lastY] = [-x, -y, -lastX, -lastY];
    } else if (a === 0 && d === 0 && b !== 0) {
      if (b > 0) [x, y, lastX, lastY] = [y, x, lastY, lastX];
      else [x, y, lastX, lastY] = [-y, -x, -lastY, -lastX];
    } else {
      [x, y] = unturned(x, y, shape);
      [lastX, lastY] = unturned(lastX, lastY, lastShape);
    }
    const raised = pen.rise - this.#lastRise;
    const down = y - lastY;
    const climbed = raised === 0 ? down : down - (d / pen.fontSize) * raised;
    this.#cross((x - lastX) / this.#pointsOfUnit, down, climbed, shape, pen);
    return true;
  }

  /** The way to a glyph: `along` the line in units of text, and up and down in points. */
  #cross(along: number, down: number, climbed: number, shape: Shape, pen: TextPen): void {
    const direction = Math.sign(this.#width || this.#widthBefore);
    if (along < direction * this.#back) {
      if (Math.abs(down) > NEXT_LINE * this.#height) this.#endLine(shape, pen);
      else {
        this.#forgetGlyphs();
        this.flush();
      }
      return;
    }
    if (Math.abs(climbed) > this.#height) {
      this.#endLine(shape, pen);
      return;
    }
    if (along <= direction * this.#noGap) this.#forgetGlyphs();
    if (along <= direction * this.#leastSpace) {
      if (this.#isBehindSpace()) {
        this.#forgetGlyphs();
        this.flush();
        this.#pushSpace(along);
      } else this.#width += along;
    } else if (along <= direction * this.#mostSpace) {
      if (this.#isOpen) {
        this.#forgetGlyphs();
        this.#addSpace();
      }
      if (this.#text === '') {
        this.#forgetGlyphs();
        this.#pushSpace(along);
      } else this.#width += along;
    } else {
      this.flush();
      this.#forgetGlyphs();
      this.#pushSpace(along);
    }
    if (Math.abs(down) > this.#height * SHIFT) this.flush();
  }

  #endLine(shape: Shape, pen: TextPen): void {
    this.#forgetGlyphs();
    if (this.#isOpen) {
      this.#hasEOL = true;
      this.flush();
    } else {
      const transform = [...shape, pen.x(), pen.y()];
      const { fontName } = pen;
      this.#runs.push({ str: '', transform, width: 0, height: 0, fontName, hasEOL: true });
    }
  }

  #pushSpace(width: number): void {
    this.#runs.push({
      str: ' ',
      transform: [...(this.#lastShape ?? []), this.#lastX, this.#lastY],
      width: Math.abs(width),
      height: 0,
      fontName: this.#fontName,
      hasEOL: false,
    });
  }
}

/** The number between a glyph and the next: 0 where there is none. */
const numberBehind = (glyphs: readonly Glyph[], index: number): number => {
  for (let next = index + 1; next < glyphs.length; next += 1) {
    const one = glyphs[next];
    if (typeof one !== 'number') return 0;
    if (one !== 0) return one;
  }
  return 0;
};

/** A place as if its line were level. */
const unturned = (x: number, y: number, [a, b, c, d]: Shape): [number, number] => {
  const scale = lengthOf(a, b);
  return [(a * x + b * y) / scale, (c * x + d * y) / scale];
};

const [LETTER, SPACE, MARK_ON_LETTER, MARK_OF_FORMAT] = [0, 1, 2, 3];
const SPECIAL = /^(?:(\s+)|(\p{Mn}+)|(\p{Cf}+))$/u;
const kinds = new Map<string, number>();

const kindOf = (unicode: string): number => {
  // Most glyphs by far.
  const code = unicode.length === 1 ? unicode.charCodeAt(0) : 0;
  if (code > 0x20 && code < 0x7f) return LETTER;
  const known = kinds.get(unicode);
  if (known !== undefined) return known;
  const [, space, onLetter, ofFormat] = SPECIAL.exec(unicode) ?? [];
  const kind =
    space !== undefined
      ? SPACE
      : onLetter !== undefined
        ? MARK_ON_LETTER
        : ofFormat !== undefined
          ? MARK_OF_FORMAT
          : LETTER;
  kinds.set(unicode, kind);
  return kind;
};

/** Characters for which pdfjs says the plain ones: fixed spaces, ligatures, a few twins of letters. */
const FORMS = /[\u00a0\u00b5\u037e\u0eb3\u2000-\u200a\u202f\u2126\ufb00-\ufb06]/gu;

const plainForm = (form: string): string => form.normalize('NFKC');
