import type { PDFPageProxy } from 'pdfjs-dist';
import { OPERATION } from './operations.ts';
import type { TextRun } from './text-run.ts';

/** Letters are filled, and their outlines drawn, too: they look bold. */
const FILL_AND_STROKE = 2;

/** Whether most of the letters of a run from `from` to `until` are set bold by their outlines. */
export type IsStroked = (run: TextRun, from: number, until: number) => boolean;

/** What is known of a document's bold type while its pages are read. */
export interface StrokeWatch {
  /** Whether the file has anything of it (`look-into-file.ts`). */
  mayBeUsed: boolean;
  isUsed: boolean;
  pagesLookedAt: number;
}

/** A document whose first pages hold no such type has none. */
const PAGES_TO_LOOK_AT = 4;

/**
 * The words that a producer without a bold face draws with their outlines. Looked for only where no
 * font so far is bold. Null where there are none, or where they cannot be told: the letters that are
 * painted are not those of the runs, or most of them are outlined, as some prints do with all type.
 */
export const strokedText = async (
  page: PDFPageProxy,
  runs: readonly TextRun[],
  hasBoldFace: boolean,
  watch: StrokeWatch,
): Promise<IsStroked | null> => {
  if (hasBoldFace || !watch.mayBeUsed) return null;
  if (!watch.isUsed && watch.pagesLookedAt >= PAGES_TO_LOOK_AT) return null;
  watch.pagesLookedAt += 1;
  const painted = await lettersOf(page);
  if (painted === null) return null;
  const { letters, stroked } = painted;
  const count = stroked.reduce((sum, one) => sum + one, 0);
  if (count === 0 || count > stroked.length / 2) return null;
  let text = '';
  const starts = new Map<TextRun, number>();
  for (const run of runs) {
    starts.set(run, text.length);
    text += withoutSpaces(run.str);
  }
  if (text !== letters) return null;
  watch.isUsed = true;
  return (run, from, until) => {
    const runStart = starts.get(run);
    if (runStart === undefined) return false;
    const start = runStart + withoutSpaces(run.str.slice(0, from)).length;
    const length = withoutSpaces(run.str.slice(from, until)).length;
    let outlined = 0;
    for (let at = start; at < start + length; at += 1) outlined += stroked[at] ?? 0;
    return outlined * 2 > length;
  };
};

const withoutSpaces = (text: string): string => text.replace(/\s+/gu, '');

/** The letters of a page in the order in which they are painted, each with 1 where it is outlined. */
const lettersOf = async (
  page: PDFPageProxy,
): Promise<{ letters: string; stroked: number[] } | null> => {
  const operations = await page.getOperatorList().catch(() => null);
  if (operations === null) return null;
  const stack: number[] = [];
  let mode = 0;
  let letters = '';
  const stroked: number[] = [];
  for (const [index, operation] of operations.fnArray.entries()) {
    if (operation === OPERATION.save || operation === OPERATION.formBegin) stack.push(mode);
    else if (operation === OPERATION.restore || operation === OPERATION.formEnd)
      mode = stack.pop() ?? mode;
    else if (operation === OPERATION.setRenderingMode)
      mode = Number(operations.argsArray[index]?.[0]);
    else if (operation === OPERATION.showText) {
      const shown: unknown = operations.argsArray[index]?.[0];
      if (!Array.isArray(shown)) continue;
      for (const glyph of shown as readonly ({ unicode?: string } | number | null)[]) {
        if (typeof glyph !== 'object' || glyph === null) continue;
        const text = withoutSpaces(glyph.unicode ?? '');
        letters += text;
        for (let at = 0; at < text.length; at += 1) stroked.push(mode === FILL_AND_STROKE ? 1 : 0);
      }
    }
  }
  return { letters, stroked };
};
