import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { OPERATION } from './operations.ts';
import type { TextRun } from './text-run.ts';

/** A document's layers (optional content). */
export type Layers = Awaited<ReturnType<PDFDocumentProxy['getOptionalContentConfig']>>;
type TextItem = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number];

/** The document's layers (optional content) where one of them is switched off, else null. */
export const layersWithHidden = async (document: PDFDocumentProxy): Promise<Layers | null> => {
  const layers = await document.getOptionalContentConfig();
  for (const [, group] of layers) if (!group.visible) return layers;
  return null;
};

/**
 * The runs of a page that are on no hidden layer: drafts, older versions, remarks that no viewer
 * shows. The text content tells where marked content begins and ends, the operator list, in the
 * same order, which of it belongs to which layer.
 */
export const runsOnShownLayers = async (
  page: PDFPageProxy,
  layers: Layers,
): Promise<(TextRun & TextItem)[]> => {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const { fnArray, argsArray } = await page.getOperatorList();
  const isHidden: boolean[] = [];
  for (const [index, operation] of fnArray.entries()) {
    if (operation === OPERATION.beginMarked) isHidden.push(false);
    if (operation !== OPERATION.beginMarkedWithProperties) continue;
    // Forms of a layer are marked in the operator list only.
    const next = fnArray[index + 1];
    if (next === OPERATION.formBegin || next === OPERATION.groupBegin) continue;
    const [tag, group]: unknown[] = argsArray[index] ?? [];
    isHidden.push(tag === 'OC' && typeof group === 'object' && !layers.isVisible(group));
  }
  const open: boolean[] = [];
  const shown: (TextRun & TextItem)[] = [];
  let begun = 0;
  for (const item of items) {
    if ('str' in item) {
      if (!open.includes(true)) shown.push(item);
    } else if (item.type === 'endMarkedContent') open.pop();
    else {
      open.push(isHidden[begun] ?? false);
      begun += 1;
    }
  }
  return shown;
};
