import type { PDFPageProxy } from 'pdfjs-dist';
import { type Bounds, boxOnPage, type Matrix, matrixOf, numbersOf, times } from './matrices.ts';
import { OPERATION } from './operations.ts';

/** What the operations of a page leave on paper. */
export interface PagePainting {
  /** Whether anything is painted: an empty page has nothing for OCR to read. */
  isDrawn: boolean;
  /** The share of the page that its largest picture covers, from 0 to 1; strips and tiles count as one. */
  pictureShare: number;
  /** Whether its paths are so many, all over the page, as those of letters turned into paths. */
  hasDrawnLetters: boolean;
  /** Glyphs by font name that somebody sees, and that lie under a picture or are not painted. */
  glyphs: Map<string, { seen: number; unseen: number }>;
}

/** Inline images, masks, images, paths: every operation from here on leaves marks. */
const IMAGE_OPERATIONS = new Set([83, 84, 85, 86, 87, 88, 89, 90]);
/** pdfjs's kind of pictures that let through what lies under them. */
const WITH_ALPHA = 3;

/** A picture from here on is the page itself. */
export const WHOLE_PAGE = 0.55;
/** Scanners cut a page into strips that reach from edge to edge. */
const STRIP_WIDTH = 0.85;

interface State {
  matrix: Matrix;
  font: string;
  mode: number;
  /** Whether what is painted lets through what lies under it. */
  isSheer: boolean;
}

/**
 * Follows the operations of a page. Null where they cannot be read; then nothing is known.
 * Modes 3 and 7 paint no glyph.
 */
export const paintingOf = async (
  page: PDFPageProxy,
  viewport: { width: number; height: number },
): Promise<PagePainting | null> => {
  const operations = await page.getOperatorList().catch(() => null);
  if (operations === null) return null;
  const glyphs: PagePainting['glyphs'] = new Map();
  const whole = Math.max(1, viewport.width * viewport.height);
  const unit = (viewport as { userUnit?: number }).userUnit ?? 1;
  let [isDrawn, largest, strips] = [false, 0, 0];
  const tiles = createTiles();
  const strokes = createStrokes(viewport.height);
  let state: State = { matrix: [unit, 0, 0, unit, 0, 0], font: '', mode: 0, isSheer: false };
  const stack: State[] = [];
  for (let index = 0; index < operations.fnArray.length; index += 1) {
    const operation = operations.fnArray[index] ?? 0;
    const args: unknown[] = operations.argsArray[index] ?? [];
    if (operation >= OPERATION.firstImage) isDrawn = true;
    if (operation === OPERATION.save) stack.push(state);
    else if (operation === OPERATION.restore || operation === OPERATION.formEnd)
      state = stack.pop() ?? state;
    else if (operation === OPERATION.transform)
      state = { ...state, matrix: times(state.matrix, matrixOf(args)) };
    else if (operation === OPERATION.formBegin) {
      stack.push(state);
      state = { ...state, matrix: times(state.matrix, matrixOf(args[0])) };
    } else if (operation === OPERATION.setFont) state = { ...state, font: String(args[0]) };
    else if (operation === OPERATION.setRenderingMode) state = { ...state, mode: Number(args[0]) };
    else if (operation === OPERATION.setGraphicsState)
      state = { ...state, isSheer: isSheer(args[0]) ?? state.isSheer };
    else if (operation === OPERATION.showText) {
      const count = glyphs.get(state.font) ?? { seen: 0, unseen: 0 };
      const shown = countGlyphs(args[0]);
      if (state.mode === 3 || state.mode === 7) count.unseen += shown;
      else count.seen += shown;
      glyphs.set(state.font, count);
    } else if (operation === OPERATION.constructPath) strokes.add(state.matrix, args);
    else if (IMAGE_OPERATIONS.has(operation)) {
      tiles.add(state.matrix);
      const [a, b, c, d] = state.matrix;
      const share = Math.abs(a * d - b * c) / whole;
      largest = Math.max(largest, share);
      const [wide, high] = [Math.abs(a) + Math.abs(c), Math.abs(b) + Math.abs(d)];
      if (wide > viewport.width * STRIP_WIDTH || high > viewport.height * STRIP_WIDTH)
        strips += share;
      if (
        operation === OPERATION.image &&
        share > WHOLE_PAGE &&
        !state.isSheer &&
        isOpaque(page, args[0])
      )
        coverAll(glyphs);
    }
  }
  const pictureShare = Math.min(1, Math.max(largest, strips, tiles.area() / whole));
  return { isDrawn, pictureShare, hasDrawnLetters: strokes.areLetters(), glyphs };
};

/** Numbers of a path for a line: what it is, and where it goes. */
const NUMBERS_OF_LINE = 3;
const BANDS = 10;
/** Logos and plans have fewer, or have them in one place. */
const STROKES_OF_LETTERS = 6000;
const STROKES_OF_BAND = 500;
const FEWEST_BANDS = 3;

/** Counts the lines and curves of paths by the height at which they stand. */
const createStrokes = (height: number) => {
  const bands = new Float64Array(BANDS);
  const bandAt = (y: number): number =>
    Math.max(0, Math.min(BANDS - 1, Math.floor((y / height) * BANDS)));
  return {
    add: (matrix: Matrix, [, path, bounds]: readonly unknown[]): void => {
      const numbers: unknown = Array.isArray(path) ? path[0] : null;
      const [left, bottom, right, top] = numbersOf(bounds);
      if (!(numbers instanceof Float32Array) || left === undefined || bottom === undefined) return;
      const box = boxOnPage(matrix, [left, bottom, right ?? left, top ?? bottom]);
      const [first, last] = [bandAt(box[1]), bandAt(box[3])];
      const each = numbers.length / NUMBERS_OF_LINE / (last - first + 1);
      for (let band = first; band <= last; band += 1) bands[band] = (bands[band] ?? 0) + each;
    },
    areLetters: (): boolean =>
      bands.reduce((sum, count) => sum + count, 0) > STROKES_OF_LETTERS &&
      bands.filter((count) => count > STROKES_OF_BAND).length >= FEWEST_BANDS,
  };
};

/** Photos on a sheet are fewer, or stand apart. */
const FEWEST_TILES = 6;
const TILED = 0.97;

/** Adds up pictures that lie edge to edge, as a page that was cut into squares. */
const createTiles = () => {
  let [count, sum] = [0, 0];
  let around: Bounds | null = null;
  return {
    add: (matrix: Matrix): void => {
      const box = boxOnPage(matrix, [0, 0, 1, 1]);
      count += 1;
      sum += (box[2] - box[0]) * (box[3] - box[1]);
      around =
        around === null
          ? box
          : [
              Math.min(around[0], box[0]),
              Math.min(around[1], box[1]),
              Math.max(around[2], box[2]),
              Math.max(around[3], box[3]),
            ];
    },
    /** What they cover together; 0 where they leave gaps. */
    area: (): number => {
      if (around === null || count < FEWEST_TILES) return 0;
      const whole = (around[2] - around[0]) * (around[3] - around[1]);
      return sum > whole * TILED ? whole : 0;
    },
  };
};

/** What a graphics state says of the paint's opacity; undefined where it says nothing. */
const isSheer = (entries: unknown): boolean | undefined => {
  if (!Array.isArray(entries)) return undefined;
  const values = new Map(entries.filter((entry) => Array.isArray(entry)) as [string, unknown][]);
  if (!values.has('ca') && !values.has('BM')) return undefined;
  const blend = values.get('BM');
  return Number(values.get('ca') ?? 1) < 1 || (blend !== undefined && blend !== 'source-over');
};

const isOpaque = (page: PDFPageProxy, id: unknown): boolean => {
  if (typeof id !== 'string') return false;
  const objects = id.startsWith('g_') ? page.commonObjs : page.objs;
  const image: { kind?: number } | null = objects.has(id) ? objects.get(id) : null;
  return image?.kind !== WITH_ALPHA;
};

/** Strings are lists of glyphs, with numbers between them that move the pen. */
const countGlyphs = (shown: unknown): number => {
  if (!Array.isArray(shown)) return 0;
  let count = 0;
  for (const one of shown) if (typeof one === 'object' && one !== null) count += 1;
  return count;
};

const coverAll = (glyphs: PagePainting['glyphs']): void => {
  for (const count of glyphs.values()) {
    count.unseen += count.seen;
    count.seen = 0;
  }
};
