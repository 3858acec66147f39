import type { PDFPageProxy } from 'pdfjs-dist';
import { type Matrix, matrixOf, times } from './matrices.ts';
import { OPERATION } from './operations.ts';

/** What the operations of a page leave on paper. */
export interface PagePainting {
  /** Whether anything is painted: an empty page has nothing for OCR to read. */
  isDrawn: boolean;
  /** The share of the page that its largest picture covers, from 0 to 1; strips count as one. */
  pictureShare: number;
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
    } else if (IMAGE_OPERATIONS.has(operation)) {
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
  return { isDrawn, pictureShare: Math.min(1, Math.max(largest, strips)), glyphs };
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
