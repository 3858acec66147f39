import type { PDFPageProxy } from 'pdfjs-dist';
import type { Word } from '../page-text.ts';
import type { TextRun } from './page-words.ts';

const SET_LEADING = 36;
const SAVE = 10;
const RESTORE = 11;
const TRANSFORM = 12;
const CLIP = 29;
const EVEN_ODD_CLIP = 30;
const BEGIN_TEXT = 31;
const SET_CHAR_SPACING = 33;
const SET_WORD_SPACING = 34;
const SET_HORIZONTAL_SCALE = 35;
const SET_FONT = 37;
const MOVE_TEXT = 40;
const SET_LEADING_MOVE_TEXT = 41;
const SET_TEXT_MATRIX = 42;
const NEXT_LINE = 43;
const SHOW_TEXT = 44;
const FORM_BEGIN = 74;
const FORM_END = 75;
const CONSTRUCT_PATH = 91;

type Matrix = readonly [number, number, number, number, number, number];
type Bounds = readonly [left: number, bottom: number, right: number, top: number];
type Point = readonly [number, number];

interface State {
  matrix: Matrix;
  /** What is painted outside of it is not seen; null for the whole page. */
  clip: Bounds | null;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
}

/** From where to where a string is shown, on the page. */
interface Shown {
  from: Point;
  to: Point;
  isSeen: boolean;
}

const numbers = (value: unknown): number[] =>
  Array.isArray(value) || ArrayBuffer.isView(value) ? Array.from(value as ArrayLike<number>) : [];

const matrixOf = (value: unknown): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers(value);
  return [a, b, c, d, e, f];
};

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

const at = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

const boundsOf = (points: readonly Point[]): Bounds => {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

const within = (clip: Bounds | null, matrix: Matrix, box: readonly number[]): Bounds | null => {
  const [left, bottom, right, top] = box;
  if (left === undefined || bottom === undefined || right === undefined || top === undefined)
    return clip;
  const added = boundsOf(
    (
      [
        [left, bottom],
        [right, bottom],
        [left, top],
        [right, top],
      ] as const
    ).map((corner) => at(matrix, corner)),
  );
  if (clip === null) return added;
  return [
    Math.max(clip[0], added[0]),
    Math.max(clip[1], added[1]),
    Math.min(clip[2], added[2]),
    Math.min(clip[3], added[3]),
  ];
};

interface Glyph {
  width?: number;
  isSpace?: boolean;
}

/** How far a string moves the pen, in units of text. */
const advanceOf = (shown: unknown, state: State): number => {
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

/** Share of the font size that letters reach above their baseline. */
const ASCENT = 0.7;

const isOutside = (box: Bounds, clip: Bounds): boolean =>
  box[2] < clip[0] || box[0] > clip[2] || box[3] < clip[1] || box[1] > clip[3];

const shownTexts = async (page: PDFPageProxy): Promise<Shown[]> => {
  const { fnArray, argsArray } = await page.getOperatorList();
  const shown: Shown[] = [];
  let state: State = {
    matrix: [1, 0, 0, 1, 0, 0],
    clip: null,
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
  };
  const stack: State[] = [];
  let [text, line]: [Matrix, Matrix] = [state.matrix, state.matrix];
  let clips = false;
  const move = (x: number, y: number): void => {
    line = times(line, [1, 0, 0, 1, x, y]);
    text = line;
  };
  const change = (part: Partial<State>): void => {
    state = { ...state, ...part };
  };
  for (let index = 0; index < fnArray.length; index += 1) {
    const args: unknown[] = argsArray[index] ?? [];
    const [first, second] = args;
    switch (fnArray[index]) {
      case SAVE:
        stack.push(state);
        break;
      case RESTORE:
      case FORM_END:
        state = stack.pop() ?? state;
        break;
      case TRANSFORM:
        change({ matrix: times(state.matrix, matrixOf(args)) });
        break;
      case FORM_BEGIN:
        stack.push(state);
        change({ matrix: times(state.matrix, matrixOf(first)) });
        change({ clip: within(state.clip, state.matrix, numbers(second)) });
        break;
      case CLIP:
      case EVEN_ODD_CLIP:
        clips = true;
        break;
      case CONSTRUCT_PATH:
        if (clips) change({ clip: within(state.clip, state.matrix, numbers(args[2])) });
        clips = false;
        break;
      case BEGIN_TEXT:
        [text, line] = [
          [1, 0, 0, 1, 0, 0],
          [1, 0, 0, 1, 0, 0],
        ];
        break;
      case SET_CHAR_SPACING:
        change({ charSpacing: Number(first) });
        break;
      case SET_WORD_SPACING:
        change({ wordSpacing: Number(first) });
        break;
      case SET_HORIZONTAL_SCALE:
        change({ scale: Number(first) / 100 });
        break;
      case SET_LEADING:
        change({ leading: -Number(first) });
        break;
      case SET_FONT:
        change({ fontSize: Number(second) });
        break;
      case MOVE_TEXT:
        move(Number(first), Number(second));
        break;
      case SET_LEADING_MOVE_TEXT:
        change({ leading: Number(second) });
        move(Number(first), Number(second));
        break;
      case SET_TEXT_MATRIX:
        line = matrixOf(first);
        text = line;
        break;
      case NEXT_LINE:
        move(0, state.leading);
        break;
      case SHOW_TEXT: {
        const advance = advanceOf(first, state);
        const onPage = times(state.matrix, text);
        const [from, to] = [at(onPage, [0, 0]), at(onPage, [advance, 0])];
        const above = ASCENT * state.fontSize;
        const box = boundsOf([from, to, at(onPage, [0, above]), at(onPage, [advance, above])]);
        shown.push({ from, to, isSeen: state.clip === null || !isOutside(box, state.clip) });
        text = times(text, [1, 0, 0, 1, advance, 0]);
        break;
      }
    }
  }
  return shown;
};

/** Points by which a run may begin beside the string that it was shown with. */
const NEAR = 0.6;

const isOn = ([x, y]: Point, { from, to }: Shown): boolean => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - from[0], y - from[1]) < NEAR;
  const along = ((x - from[0]) * dx + (y - from[1]) * dy) / length;
  const beside = ((x - from[0]) * dy - (y - from[1]) * dx) / length;
  return Math.abs(beside) < NEAR && along > -NEAR && along < length - NEAR / 2;
};

/**
 * Leaves out what is drawn outside of its clip: a program that shows a part of a drawing prints the
 * whole of it, and the names of its other rooms lie unseen anywhere on the page, on rows too.
 */
export const runsInsideClips = async (
  page: PDFPageProxy,
  runs: readonly TextRun[],
): Promise<TextRun[]> => {
  const shown = await shownTexts(page).catch(() => []);
  if (shown.every(({ isSeen }) => isSeen)) return [...runs];
  return runs.filter(({ transform }) => {
    const start: Point = [transform[4] ?? 0, transform[5] ?? 0];
    const begun = shown.filter(
      ({ from }) => Math.hypot(from[0] - start[0], from[1] - start[1]) < NEAR,
    );
    const own = begun.length > 0 ? begun : shown.filter((text) => isOn(start, text));
    return own.length === 0 || own.some(({ isSeen }) => isSeen);
  });
};

/** Degrees by which lettering of a plan is off the upright or the level at most. */
const LEAN = 10;
/** Points; type of this size is a watermark's. */
const LARGE = 24;

/** Whether a page looks as if it held a drawing: text that stands upright, or words on words. */
export const mayHoldDrawing = (words: readonly Word[]): boolean => {
  const ordinary = words.filter(({ fontSize }) => fontSize < LARGE);
  if (ordinary.some(({ angle }) => Math.abs(Math.abs(angle) - 90) < LEAN)) return true;
  const bands = new Map<number, Word[]>();
  for (const word of ordinary) {
    if (Math.abs(word.angle) > LEAN) continue;
    const band = Math.round((word.box.top + word.box.bottom) / 2 / BAND);
    for (const near of [band - 1, band, band + 1])
      if (bands.get(near)?.some((other) => liesOn(word, other)) === true) return true;
    const own = bands.get(band);
    if (own === undefined) bands.set(band, [word]);
    else own.push(word);
  }
  return false;
};

const BAND = 6;

const liesOn = ({ box, text, fontSize }: Word, other: Word): boolean => {
  const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
  if (across < fontSize * 0.8 || text === other.text) return false;
  const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
  return down > Math.min(fontSize, other.fontSize) * 0.5;
};
