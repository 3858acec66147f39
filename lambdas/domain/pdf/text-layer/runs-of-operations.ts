import type { PDFPageProxy } from 'pdfjs-dist';
import { matrixOf } from './matrices.ts';
import { OPERATION } from './operations.ts';
import { RunBuilder } from './run-builder.ts';
import { type Face, TextPen } from './text-pen.ts';
import type { TextRun } from './text-run.ts';

/**
 * The runs of a page, put together from the operations that paint it: pdfjs gives these in half the
 * time that it takes for the text content. By pdfjs's own rules, so that both are the same.
 * Annotations are left aside, as there.
 *
 * @returns null for what is left to pdfjs: faces of which the glyphs are drawings, text from top to
 *   bottom or from right to left, masks. Rejects for a page that cannot be read.
 */
export const runsOfOperations = async (page: PDFPageProxy): Promise<TextRun[] | null> => {
  const { fnArray, argsArray } = await page.getOperatorList();
  const walk = new TextWalk(page);
  for (let index = 0; index < fnArray.length; index += 1)
    if (!walk.follow(fnArray[index] ?? 0, argsArray[index] ?? [])) return null;
  const runs = walk.end();
  return runs.some(({ str }) => FROM_RIGHT_TO_LEFT.test(str)) ? null : runs;
};

const FROM_RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe]/;

/** A content stream: the page's own, or that of a form on it. */
interface Stream {
  pen: TextPen;
  builder: RunBuilder;
  saved: TextPen[];
}

class TextWalk {
  readonly #page: PDFPageProxy;
  readonly #runs: TextRun[] = [];
  #stream: Stream;
  /** Those that the stream stands in. */
  #outer: Stream[] = [];
  #annotations = 0;

  constructor(page: PDFPageProxy) {
    this.#page = page;
    this.#stream = this.#begin(new TextPen());
  }

  /** False where the page is left to pdfjs. */
  follow(operation: number, args: readonly unknown[]): boolean {
    if (operation === OPERATION.beginAnnotation) this.#annotations += 1;
    if (operation === OPERATION.endAnnotation) this.#annotations -= 1;
    if (this.#annotations > 0) return true;
    const stream = this.#stream;
    const { pen, builder } = stream;
    // By index: taking a list apart goes through its iterator, for each of a page's operations.
    const first = args[0];
    switch (operation) {
      case OPERATION.showText:
        builder.show(first, pen);
        break;
      case OPERATION.setTextMatrix:
        pen.follow(operation, args);
        builder.noteMatrix(pen);
        break;
      case OPERATION.setFont:
        pen.follow(operation, args);
        return this.#setFace(pen);
      case OPERATION.save:
        stream.saved.push(pen.copy());
        break;
      case OPERATION.restore:
        stream.pen = stream.saved.pop() ?? pen;
        break;
      case OPERATION.transform:
        pen.transform(matrixOf(args));
        break;
      case OPERATION.setGraphicsState:
        return !setsFont(first);
      case OPERATION.groupBegin:
        return !isMask(first);
      case OPERATION.formBegin:
        builder.flush();
        this.#outer.push(stream);
        this.#stream = this.#begin(pen.copy());
        this.#stream.pen.transform(matrixOf(first));
        break;
      case OPERATION.formEnd:
        builder.flush();
        this.#stream = this.#outer.pop() ?? stream;
        break;
      case OPERATION.beginMarked:
      case OPERATION.beginMarkedWithProperties:
      case OPERATION.endMarked:
        builder.flush();
        break;
      default:
        if (isPicture(operation)) builder.flush();
        else pen.follow(operation, args);
    }
    return true;
  }

  end(): TextRun[] {
    for (const { builder } of [this.#stream, ...this.#outer.toReversed()]) builder.flush();
    return this.#runs;
  }

  #begin(pen: TextPen): Stream {
    return { pen, builder: new RunBuilder(this.#runs, this.#page.view), saved: [] };
  }

  #setFace(pen: TextPen): boolean {
    const { commonObjs } = this.#page;
    if (!commonObjs.has(pen.fontName)) return false;
    // What could not be made a face of is told in its place, and has no glyphs.
    const face: Face | string | null = commonObjs.get(pen.fontName);
    pen.face = typeof face === 'object' && face !== null ? face : {};
    return pen.face.isType3Font !== true && pen.face.vertical !== true;
  }
}

/** Pictures in the line of operations do not part what they stand between. */
const isPicture = (operation: number): boolean =>
  operation >= OPERATION.firstImage &&
  operation <= OPERATION.lastImage &&
  operation !== OPERATION.inlineImage;

const setsFont = (entries: unknown): boolean =>
  Array.isArray(entries) && entries.some((entry) => Array.isArray(entry) && entry[0] === 'Font');

const isMask = (group: unknown): boolean =>
  typeof group === 'object' && group !== null && 'smask' in group && group.smask != null;
