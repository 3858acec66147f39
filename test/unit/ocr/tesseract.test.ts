import { PDFDocument, StandardFonts } from 'pdf-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import { openPdf, renderPage } from '../../../lambdas/adapters/ocr/render-page.ts';
import { startTesseract, type Tesseract } from '../../../lambdas/adapters/ocr/tesseract.ts';
import { linesFromTesseract } from '../../../lambdas/adapters/ocr/words-from-tesseract.ts';

/** A page of one row, whose width in pixels is no multiple of four. */
const drawnRow = async () => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([301.1, 60]);
  page.drawText('Remove carpet', { x: 20, y: 25, size: 12, font });
  page.drawText('1,234.56', { x: 220, y: 25, size: 12, font });
  const { document: drawn, close } = await openPdf(await document.save());
  try {
    return await renderPage(drawn, 1);
  } finally {
    await close();
  }
};

describe('Tesseract in this thread', () => {
  let tesseract: Tesseract;

  beforeAll(async () => {
    tesseract = await startTesseract();
  }, 20_000);

  test('reads a page, and afterwards each part of it as often as it is asked', async () => {
    const { image, dpi } = await drawnRow();
    tesseract.load(image, dpi);
    const words = linesFromTesseract(tesseract.readPage()).flatMap((line) => line.words);
    expect(words.map(({ text }) => text)).toEqual(['Remove', 'carpet', '1,234.56']);
    const { x0, y0, x1, y1 } = words[2]?.box ?? { x0: 0, y0: 0, x1: 0, y1: 0 };
    const padded = { x0: x0 - 6, y0: y0 - 6, x1: x1 + 6, y1: y1 + 6 };
    for (let look = 0; look < 3; look++) {
      expect(tesseract.readLine(padded, '0123456789.,')).toMatchObject({ text: '1,234.56' });
    }
  }, 20_000);
});
