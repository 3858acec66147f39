import type { PDFPageProxy } from 'pdfjs-dist';
import { type Coverable, Covers } from './covers.ts';
import type { Layers } from './hidden-layers.ts';
import {
  at,
  type Bounds,
  boundsOf,
  boxOnPage,
  holds,
  keepsBoxes,
  matrixOf,
  meet,
  numbersOf,
  type Point,
} from './matrices.ts';
import { EVEN_ODD_FILLS, FILLS, OPERATION, SINGLE_IMAGES, STROKES } from './operations.ts';
import { overlaidStrings } from './overlays.ts';
import { framesOf, isLostIn, type PaintedArea, rectanglesOf } from './painted-areas.ts';
import { TextPen } from './text-pen.ts';

/** A string as the page shows it, and which parts of it nobody sees. */
export interface ShownString {
  font: string;
  /** What pdfjs shows of it: glyphs, and numbers that move the pen. */
  glyphs: unknown;
  /** What it was set with; sizes in its own units. */
  pen: TextPen;
  /** Points. */
  fontSize: number;
  /** Ends of its baseline, on the page. */
  from: Point;
  to: Point;
  isSeen: boolean;
  /** Distances from its start, in points, between which something was painted over it. */
  covered: (readonly [number, number])[];
}

interface State {
  pen: TextPen;
  /** What is painted outside of it is not seen; null for the whole page. */
  clip: Bounds | null;
  /** Whether the clip is the very box, not a shape within it. */
  isBoxClip: boolean;
  /** `#rrggbb`; null for a pattern. */
  fill: string | null;
  alpha: number;
  /** Whether paint lets through what lies under it. */
  isSheer: boolean;
  lineWidth: number;
}

const EVERYWHERE: Bounds = [-1e6, -1e6, 1e6, 1e6];
/** Shares of the font size above the baseline between which a cover lies on the letters. */
const COVERED_FROM = 0.12;
const COVERED_TO = 0.45;
/** Share of the font size that letters reach above their baseline. */
const ASCENT = 0.7;
const UNPAINTED = 3;
const TRANSPARENT = 0.02;

/**
 * Follows the operations of a page: where each string stands, and whether anybody sees it. Unseen
 * is what lies outside of its clip, what is not painted or is painted in the color of the ground,
 * and what a plain rectangle was laid over afterwards that is no stamp; a stamp's own words count so, too. Where a page does something that is not
 * understood to the point, its text counts as seen. Annotations are left aside.
 */
export const shownStrings = async (
  page: PDFPageProxy,
  layers: Layers | null,
): Promise<ShownString[]> => {
  const { fnArray, argsArray } = await page.getOperatorList();
  const walk = new PageWalk(page, layers);
  for (let index = 0; index < fnArray.length; index += 1)
    walk.follow(fnArray[index] ?? 0, argsArray[index] ?? []);
  return walk.end();
};

class PageWalk {
  #page: PDFPageProxy;
  #layers: Layers | null;
  #strings: Placed[] = [];
  #areas: PaintedArea[] = [];
  #covers = new Covers();
  #colors = new Set<string>();
  #images: Bounds[] = [];
  #stack: State[] = [];
  /** For each marked content that is open, whether it is on a hidden layer. */
  #marks: boolean[] = [];
  #clips = false;
  #annotations = 0;
  #state: State = {
    pen: new TextPen(),
    clip: null,
    isBoxClip: true,
    fill: '#000000',
    alpha: 1,
    isSheer: false,
    lineWidth: 1,
  };

  constructor(page: PDFPageProxy, layers: Layers | null) {
    this.#page = page;
    this.#layers = layers;
  }

  follow(operation: number, args: readonly unknown[]): void {
    if (operation === OPERATION.beginAnnotation) this.#annotations += 1;
    if (operation === OPERATION.endAnnotation) this.#annotations -= 1;
    if (this.#annotations > 0) return;
    const [first, second] = args;
    switch (operation) {
      case OPERATION.beginMarked:
        this.#marks.push(false);
        break;
      case OPERATION.beginMarkedWithProperties:
        this.#marks.push(
          first === 'OC' &&
            typeof second === 'object' &&
            this.#layers !== null &&
            !this.#layers.isVisible(second),
        );
        break;
      case OPERATION.endMarked:
        this.#marks.pop();
        break;
      case OPERATION.save:
        this.#save();
        break;
      case OPERATION.restore:
      case OPERATION.formEnd:
        this.#state = this.#stack.pop() ?? this.#state;
        break;
      case OPERATION.transform:
        this.#state.pen.transform(matrixOf(args));
        break;
      case OPERATION.formBegin:
        this.#beginForm(first, second);
        break;
      case OPERATION.setGraphicsState:
        this.#setGraphicsState(first);
        break;
      case OPERATION.setLineWidth:
        this.#state.lineWidth = Number(first);
        break;
      case OPERATION.setFillColor:
        this.#state.fill = typeof first === 'string' && first.startsWith('#') ? first : null;
        break;
      case OPERATION.setFillPattern:
      case OPERATION.setFillTransparent:
        this.#state.fill = null;
        break;
      case OPERATION.clip:
      case OPERATION.evenOddClip:
        this.#clips = true;
        break;
      case OPERATION.shading:
        this.#paint(this.#state.clip ?? EVERYWHERE, null);
        break;
      case OPERATION.constructPath:
        this.#path(Number(first), second, numbersOf(args[2]));
        break;
      case OPERATION.showText:
        this.#show(first);
        break;
      default:
        if (operation >= OPERATION.firstImage && operation <= OPERATION.lastImage)
          this.#image(SINGLE_IMAGES.has(operation));
        else this.#state.pen.follow(operation, args);
    }
  }

  end(): ShownString[] {
    // A scan below it shows what it says.
    for (const string of this.#strings)
      if (string.isUnpainted)
        string.isSeen &&= this.#images.some((image) => holds(image, string.middle));
    this.#covers.settle();
    for (const string of overlaidStrings(this.#strings)) string.isSeen = false;
    return this.#strings;
  }

  #save(): void {
    this.#stack.push({ ...this.#state, pen: this.#state.pen.copy() });
  }

  #beginForm(matrix: unknown, box: unknown): void {
    this.#save();
    const state = this.#state;
    state.pen.transform(matrixOf(matrix));
    const [left, bottom, right, top] = numbersOf(box);
    if (left === undefined || bottom === undefined || right === undefined || top === undefined)
      return;
    state.clip = meet(state.clip, boxOnPage(state.pen.page, [left, bottom, right, top]));
    state.isBoxClip &&= keepsBoxes(state.pen.page);
  }

  #setGraphicsState(entries: unknown): void {
    if (!Array.isArray(entries)) return;
    const state = this.#state;
    for (const entry of entries as unknown[]) {
      if (!Array.isArray(entry)) continue;
      const [key, value]: unknown[] = entry;
      if (key === 'ca') state.alpha = Number(value);
      if (key === 'Font' && Array.isArray(value)) {
        state.pen.fontName = String(value[0]);
        state.pen.fontSize = Number(value[1]);
      }
      if (key === 'BM') state.isSheer = value !== 'source-over';
      if (key === 'SMask' && value !== false && value !== null) state.isSheer = true;
    }
  }

  #image(isSingle: boolean): void {
    if (this.#marks.includes(true)) return;
    const box = isSingle ? boxOnPage(this.#state.pen.page, [0, 0, 1, 1]) : EVERYWHERE;
    this.#images.push(box);
    this.#paint(box, null);
  }

  #path(what: number, path: unknown, bounds: readonly number[]): void {
    const [left, bottom, right, top] = bounds;
    const clips = this.#clips;
    this.#clips = false;
    if (left === undefined || bottom === undefined || right === undefined || top === undefined)
      return;
    const state = this.#state;
    const numbers: unknown = Array.isArray(path) ? path[0] : null;
    const boxes =
      numbers instanceof Float32Array && keepsBoxes(state.pen.page) ? rectanglesOf(numbers) : null;
    const filled = boxes !== null && EVEN_ODD_FILLS.has(what) ? framesOf(boxes) : boxes;
    if (FILLS.has(what))
      for (const box of filled ?? [[left, bottom, right, top] as const])
        this.#paint(boxOnPage(state.pen.page, box), boxes === null ? null : state.fill);
    // A thick line may be the ground of text; a frame is none.
    const half = state.lineWidth / 2;
    if (STROKES.has(what) && boxes === null)
      this.#paint(
        boxOnPage(state.pen.page, [left - half, bottom - half, right + half, top + half]),
        null,
      );
    if (STROKES.has(what))
      for (const box of boxes ?? []) this.#covers.frame(boxOnPage(state.pen.page, box));
    if (!clips) return;
    state.clip = meet(state.clip, boxOnPage(state.pen.page, [left, bottom, right, top]));
    state.isBoxClip &&= boxes?.length === 1;
  }

  #paint(whole: Bounds, color: string | null): void {
    const { clip, isSheer, isBoxClip, alpha } = this.#state;
    if (this.#marks.includes(true)) return;
    const box = meet(clip, whole);
    if (box[2] <= box[0] || box[3] <= box[1]) return;
    const isPlain = color !== null && isBoxClip && !isSheer && alpha === 1;
    this.#areas.push({ box, color: isPlain ? color : null });
    if (!isPlain) return;
    this.#colors.add(color);
    this.#covers.lay(box, color, this.#strings);
  }

  #show(glyphs: unknown): void {
    const state = this.#state;
    const { pen } = state;
    const advance = pen.lengthOf(glyphs);
    const onPage = pen.onPage();
    const { fontName, fontSize } = pen;
    const placed = (along: number, above: number): Point => at(onPage, [along, above * fontSize]);
    const [from, to] = [placed(0, 0), placed(advance, 0)];
    const box = boundsOf([from, to, placed(0, ASCENT), placed(advance, ASCENT)]);
    const middle: Point = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
    const paintsItself = this.#paintsItself();
    const isUnpainted = pen.mode === UNPAINTED && !paintsItself;
    const isClipped = state.clip !== null && isOutside(box, state.clip);
    const isLost = !isUnpainted && !paintsItself && this.#isLost(middle);
    const string: Placed = {
      font: fontName,
      glyphs,
      pen: pen.copy(),
      fontSize: Math.hypot(onPage[2], onPage[3]) * Math.abs(fontSize),
      from,
      to,
      middle,
      letters: () =>
        boundsOf([
          placed(0, COVERED_FROM),
          placed(0, COVERED_TO),
          placed(advance, COVERED_FROM),
          placed(advance, COVERED_TO),
        ]),
      isUnpainted,
      isSeen: !isClipped && !isLost && !this.#marks.includes(true),
      covered: [],
    };
    this.#strings.push(string);
    this.#covers.note(string);
    pen.advance(advance);
  }

  #isLost(middle: Point): boolean {
    const { pen, alpha, fill } = this.#state;
    if (pen.mode !== 0 || fill === null) return false;
    return alpha < TRANSPARENT || isLostIn(this.#areas, this.#colors, fill, middle);
  }

  /** Glyphs of Type 3 faces are drawings, which choose their colors and heed no mode. */
  #paintsItself(): boolean {
    const { fontName } = this.#state.pen;
    const { commonObjs } = this.#page;
    const face: { isType3Font?: boolean } | null = commonObjs.has(fontName)
      ? commonObjs.get(fontName)
      : null;
    return face === null || face.isType3Font === true;
  }
}

interface Placed extends ShownString, Coverable {
  isUnpainted: boolean;
}

const isOutside = (box: Bounds, clip: Bounds): boolean =>
  box[2] < clip[0] || box[0] > clip[2] || box[3] < clip[1] || box[1] > clip[3];
