import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PageText } from '../pages/page-text.ts';
import { typedRuns } from './form-fields.ts';
import { PLAIN } from './known-fonts.ts';
import { wordsOfRuns } from './page-words.ts';

/** Adds what was typed onto pages that have no figures of their own. */
export const addTypedTexts = async (
  document: PDFDocumentProxy,
  pages: PageText[],
): Promise<void> => {
  for (const [index, own] of pages.entries()) {
    const page = await document.getPage(own.page);
    const runs = await typedRuns(page);
    if (runs.length === 0) continue;
    const typed = wordsOfRuns(runs, page.getViewport({ scale: 1 }), () => PLAIN);
    pages[index] = { ...own, words: [...own.words, ...typed] };
  }
};

/** Fewer amounts than this are no estimate with a total. */
const FEW_FIGURES = 6;

/** Whether the pages are a cover, or a form that is filled in elsewhere. */
export const holdsFewFigures = (pages: readonly PageText[]): boolean => {
  let figures = 0;
  for (const page of pages)
    for (const word of page.words) {
      if (/\d\.\d\d$/.test(word.text)) figures += 1;
      if (figures >= FEW_FIGURES) return false;
    }
  return true;
};
