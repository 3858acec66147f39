import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { type layersWithHidden, runsOnShownLayers } from './hidden-layers.ts';
import type { TextRun } from './page-words.ts';

/** A page and the runs of its text that are to be seen. */
export interface PrintedRuns {
  page: PDFPageProxy;
  runs: TextRun[];
}

const PAGES_AHEAD = 4;

/**
 * Gives the runs of page after page, from 1. Those of the next pages are fetched while one is made
 * words: their streams are inflated on other threads, which would be waited for. Rejects for a page
 * that cannot be read.
 */
export const fetchingAhead = (
  document: PDFDocumentProxy,
  layers: Awaited<ReturnType<typeof layersWithHidden>>,
): ((number: number) => Promise<PrintedRuns>) => {
  const fetching = new Map<number, Promise<PrintedRuns>>();
  const fetch = async (number: number): Promise<PrintedRuns> => {
    const page = await document.getPage(number);
    const runs = layers === null ? await allRuns(page) : await runsOnShownLayers(page, layers);
    return { page, runs };
  };
  const start = (number: number): void => {
    if (fetching.has(number)) return;
    const started = fetch(number);
    // Whoever asks for the page hears of its error.
    started.catch(() => undefined);
    fetching.set(number, started);
  };
  return async (number) => {
    const last = Math.min(number + PAGES_AHEAD, document.numPages);
    for (let next = number; next <= last; next += 1) start(next);
    const asked = fetching.get(number) ?? fetch(number);
    fetching.delete(number);
    return await asked;
  };
};

const allRuns = async (page: PDFPageProxy): Promise<TextRun[]> => {
  const { items } = await page.getTextContent();
  return items.filter((item): item is TextRun & typeof item => 'str' in item);
};
