import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { type Layers, runsOnShownLayers } from './hidden-layers.ts';
import type { FileLook } from './look-into-file.ts';
import { runsOfOperations } from './runs-of-operations.ts';
import type { TextRun } from './text-run.ts';

/** A page and the runs of its text that are to be seen. */
export interface PrintedRuns {
  page: PDFPageProxy;
  runs: TextRun[];
}

/** Pixels a page that are decoded with a page's operations in less time than these save. */
const FEW_PIXELS = 100_000;
/** Bytes of a page's content; drawings that are longer take memory as operations. */
const LONGEST_CONTENT = 4 * 1024 * 1024;

/** How the pages of a document are read. */
export interface RunSource {
  /** By what paints them; until a page does what is left to pdfjs. */
  isPainting: boolean;
  layers: Layers | null;
}

export const runSourceOf = (
  { pixels, longestContent, isDamaged }: FileLook,
  document: PDFDocumentProxy,
  layers: Layers | null,
): RunSource => ({
  isPainting:
    !isDamaged &&
    layers === null &&
    longestContent <= LONGEST_CONTENT &&
    pixels <= FEW_PIXELS * document.numPages,
  layers,
});

/** Rejects for a page that cannot be read. */
export const printedRuns = async (
  document: PDFDocumentProxy,
  number: number,
  source: RunSource,
): Promise<PrintedRuns> => {
  const page = await document.getPage(number);
  if (source.layers !== null) return { page, runs: await runsOnShownLayers(page, source.layers) };
  const painted = source.isPainting ? await runsOfOperations(page).catch(() => null) : null;
  source.isPainting = painted !== null;
  // Where something on a page cannot be painted pdfjs ends its operations; its text goes on.
  if (painted !== null && painted.length > 0) return { page, runs: painted };
  return { page, runs: await allRuns(page) };
};

const allRuns = async (page: PDFPageProxy): Promise<TextRun[]> => {
  const { items } = await page.getTextContent();
  return items.filter((item): item is TextRun & typeof item => 'str' in item);
};
