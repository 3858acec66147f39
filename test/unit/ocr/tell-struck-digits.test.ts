import { PDFDocument, StandardFonts } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { openPdf, renderPage } from '../../../lambdas/adapters/ocr/render-page.ts';
import { digitTeller } from '../../../lambdas/adapters/ocr/tell-digits.ts';
import type { WordLine } from '../../../lambdas/adapters/ocr/word-line.ts';

const size = 9;
const pageHeight = 400;

/** Figures below one another; through the last a line was drawn and erased: what was read of it. */
async function struckFigure(printed: string, read: string) {
  const figures = ['1,023.45', '67.89', '98.70', '345.61', '2,098.76', '10.54', '832.19']
    .concat(['456.70', '18.23', '903.65', '27.84'])
    .concat(printed);
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const sheet = document.addPage([300, pageHeight]);
  for (const [at, text] of figures.entries())
    sheet.drawText(text, { x: 100, y: pageHeight - 20 * (at + 1), size, font });
  const { document: drawn, close } = await openPdf(await document.save());
  const { image, dpi } = await renderPage(drawn, 1).finally(close);
  const pixels = (points: number) => Math.round((points * dpi) / 72);
  const lines = figures.map((text, at): WordLine => {
    const baseline = 20 * (at + 1);
    const box = {
      x0: pixels(100),
      y0: pixels(baseline - size * 0.73),
      x1: pixels(100 + font.widthOfTextAtSize(text, size)),
      y1: pixels(baseline),
    };
    const word = { text: text === printed ? read : text, alternatives: [], confidence: 0.96, box };
    return { words: [word], baseline: { ...box, y0: box.y1 }, rowHeight: pixels(size) };
  });
  const word = lines.at(-1)?.words[0];
  if (word === undefined) throw new Error('no figure');
  const { x0, x1, y0, y1 } = word.box;
  const middle = Math.round(y0 + (y1 - y0) * 0.55);
  for (let y = middle - 1; y <= middle + 1; y++)
    image.pixels.fill(255, y * image.width + x0, y * image.width + x1);
  digitTeller(lines, image, [{ x0, x1, y0: middle - 1, y1: middle + 2 }])();
  return word;
}

describe('a figure that a line was erased from', () => {
  test('may be what the rest of its digits looks like, however surely it was read', async () => {
    const { text, alternatives, confidence } = await struckFigure('198.23', '108.23');
    expect(text).toBe('108.23');
    expect(alternatives).toContain('198.23');
    expect(confidence).toBeLessThan(0.9);
  });

  test('is nothing else where the rest of its digits is unlike all others', async () => {
    const { alternatives, confidence } = await struckFigure('174.23', '174.23');
    expect(alternatives).toEqual([]);
    expect(confidence).toBe(0.96);
  });
});
