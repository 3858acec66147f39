import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { type Layers, runsOnShownLayers } from './hidden-layers.ts';
import type { TextRun } from './text-run.ts';

/** A page and the runs of its text that are to be seen. */
export interface PrintedRuns {
  page: PDFPageProxy;
  runs: TextRun[];
}

/** Rejects for a page that cannot be read. */
export const printedRuns = async (
  document: PDFDocumentProxy,
  number: number,
  layers: Layers | null,
): Promise<PrintedRuns> => {
  const page = await document.getPage(number);
  const runs = layers === null ? await allRuns(page) : await runsOnShownLayers(page, layers);
  return { page, runs };
};

const allRuns = async (page: PDFPageProxy): Promise<TextRun[]> => {
  const { items } = await page.getTextContent();
  return items.filter((item): item is TextRun & typeof item => 'str' in item);
};
