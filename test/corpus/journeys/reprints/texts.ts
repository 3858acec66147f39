import { withPlainHyphens } from '../../../../lambdas/domain/pdf/text-layer/plain-hyphens.ts';
import { widthOf } from '../../drawing/typeface.ts';
import { openForRendering } from '../../scan.ts';
import type { Producer } from './producer.ts';

/** One string of a page as another program printed it; its baseline's left end in PDF points. */
export interface Text {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  /** The direction of its baseline. */
  along: [number, number];
}

/** The strings of each page, as pdfjs tells them. */
export const textsOf = async (
  pdf: Uint8Array,
): Promise<{ size: [number, number]; texts: Text[] }[]> => {
  const rendering = await openForRendering((await withPlainHyphens(pdf)) ?? pdf);
  try {
    const pages: { size: [number, number]; texts: Text[] }[] = [];
    for (let number = 1; number <= rendering.numPages; number++) {
      const page = await rendering.getPage(number);
      const { width, height, transform } = page.getViewport({ scale: 1 });
      const [, , , , left = 0, bottom = 0] = transform as number[];
      const { items } = await page.getTextContent({ disableNormalization: true });
      const texts = items.flatMap((item): Text[] => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = item.transform as number[];
        const length = Math.hypot(a, b) || 1;
        return [
          {
            text: item.str,
            x: x + left,
            y: y + height - bottom,
            width: item.width,
            size: Math.hypot(c, d),
            along: [a / length, b / length],
          },
        ];
      });
      pages.push({ size: [width, height], texts });
    }
    return pages;
  } finally {
    await rendering.loadingTask.destroy();
  }
};

/** How wide a text is in the face of the reprints, in font sizes. */
export const widthOfText = (text: string): number =>
  [...text].reduce((sum, one) => sum + widthOf('helvetica', plain(one), 1, {}), 0);

/** A character whose width the face knows. */
const plain = (text: string): string => text.normalize('NFKC').replace(/[^\x20-\x7e]/g, 'n');

/** A string as the producer cuts it. */
export const piecesOf = (text: Text, runs: Producer['runs']): Text[] => {
  if (runs === 'string') return [text];
  const cuts = runs === 'word' ? text.text.match(/\S+|\s+/g) : [...text.text];
  const scale = text.width / (widthOfText(text.text) || 1);
  let at = 0;
  return (cuts ?? []).flatMap((piece) => {
    const width = widthOfText(piece) * scale;
    const start = at;
    at += width;
    if (piece.trim() === '') return [];
    const [along, up] = text.along;
    return [{ ...text, text: piece, x: text.x + along * start, y: text.y + up * start, width }];
  });
};
