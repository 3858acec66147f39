import { createCanvas } from '@napi-rs/canvas';
import { concatTransformationMatrix, drawObject, PDFDocument, StandardFonts } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPageRecognizer } from '../../lambdas/adapters/ocr/recognize-pages.ts';
import { openPdf, renderPage } from '../../lambdas/adapters/ocr/render-page.ts';
import { resample } from '../../lambdas/adapters/ocr/resample.ts';
import type { PageRecognition } from '../../lambdas/domain/pdf/pages/page-recognition.ts';
import type { PageRecognizer } from '../../lambdas/ports.ts';

const columns = [320, 385, 430, 490, 560];
const rows = [
  ['DESCRIPTION', 'QUANTITY', 'UNIT PRICE', 'TAX', 'RCV', 'ACV'],
  ['1. R&R Baseboard - 3 1/4"', '46.29 LF', '4.17', '6.88', '199.91', '199.91'],
  ['2. Seal & paint baseboard - two coats', '46.29 LF', '1.46', '0.71', '68.29', '68.29'],
  ['3. Carpet pad - high grade', '17.04 SY', '7.83', '8.02', '141.44', '120.22'],
  ['4. Tear out wet drywall, cleanup, bag', '362.91 SF', '1.12', '3.55', '410.01', '410.01'],
  ['5. Interior door - Detach & reset', '2.00 EA', '118.36', '0.00', '236.72', '236.72'],
  ['6. Light fixture - high grade', '1.00 EA', '1,162.50', '66.84', '1,229.34', '922.00'],
];
const size = 10;
const dpi = 200;
const skewDegrees = 1.7;

/** One letter page with the rows above, as print. */
async function printedPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const regular = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const page = pdf.addPage([612, 792]);
  rows.forEach((row, i) => {
    const font = i === 0 ? bold : regular;
    row.forEach((text, column) => {
      const right = columns[column - 1];
      const x = right ? right - font.widthOfTextAtSize(text, size) : 36;
      page.drawText(text, { x, y: 792 - baselineOf(i), size, font });
    });
  });
  return await pdf.save();
}

const baselineOf = (row: number) => 120 + 18 * row;

/** The same page as a gray, noisy, crooked scan. */
async function scannedPdf(): Promise<Uint8Array> {
  const { document: printed, close } = await openPdf(await printedPdf());
  const { image: print } = await renderPage(printed, 1);
  await close();
  const scan = resample(print, dpi / 300, skewDegrees);
  const canvas = createCanvas(scan.width, scan.height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(scan.width, scan.height);
  let random = 1;
  for (let i = 0; i < scan.pixels.length; i++) {
    random = (random * 48271) % 2147483647;
    const noise = (random / 2147483647 - 0.5) * 30;
    image.data.fill(30 + 0.8 * scan.pixels[i]! + noise, 4 * i, 4 * i + 3);
    image.data[4 * i + 3] = 255;
  }
  context.putImageData(image, 0, 0);
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  const jpeg = await pdf.embedJpg(canvas.toBuffer('image/jpeg', 70));
  page.drawImage(jpeg, { x: 0, y: 0, width: 612, height: 792 });
  return await pdf.save();
}

function recognizedWords(page: PageRecognition | undefined) {
  if (!page?.ok) throw new Error(page?.message ?? 'no page');
  return page.page.words;
}

describe('OCR of a scanned page', () => {
  let recognizer: PageRecognizer;
  beforeAll(() => {
    recognizer = createPageRecognizer({ workers: 1 });
  });
  afterAll(() => recognizer.close());

  test('reads every word of a crooked, noisy scan where it stands, row by row', async () => {
    const pdf = await scannedPdf();
    const [page] = await recognizer.recognize(pdf, [1]);
    const words = recognizedWords(page);
    expect(words.map((word) => word.text).join(' ')).toBe(rows.flat().join(' '));
    rows.forEach((row, i) => {
      const first = words.find((word) => word.text === row[0]?.split(' ')[0]);
      const last = words.findLast((word) => word.text === row.at(-1)?.split(' ').at(-1));
      expect(first?.box.left).toBeCloseTo(36, -0.5);
      expect(last?.box.right).toBeCloseTo(560, -0.5);
      expect(first?.box.bottom).toBeCloseTo(last?.box.bottom ?? 0, -0.5);
      expect(Math.abs((first?.box.bottom ?? 0) - 0.22 * size - baselineOf(i))).toBeLessThan(1.5);
    });
    expect(words.filter((word) => word.bold).map((word) => word.text)).toEqual(
      rows[0]?.join(' ').split(' '),
    );
    expect(Math.min(...words.map((word) => word.confidence))).toBeGreaterThan(0.3);
  });

  test('a page that is not there fails alone', async () => {
    const pdf = await scannedPdf();
    const pages = await recognizer.recognize(pdf, [2, 1]);
    expect(pages.map((page) => page.ok)).toEqual([false, true]);
    expect(pages[0]).toMatchObject({ reason: 'damaged', pageNumber: 2 });
  });

  test('a picture of 400 million pixels is refused before it is decoded', async () => {
    const pdf = await PDFDocument.create();
    const bits = pdf.context.flateStream(new Uint8Array(2500 * 20_000), {
      Type: 'XObject',
      Subtype: 'Image',
      Width: 20_000,
      Height: 20_000,
      ColorSpace: 'DeviceGray',
      BitsPerComponent: 1,
    });
    const page = pdf.addPage([612, 792]);
    const name = page.node.newXObject('Bomb', pdf.context.register(bits));
    page.pushOperators(concatTransformationMatrix(612, 0, 0, 792, 0, 0), drawObject(name));
    const [recognition] = await recognizer.recognize(await pdf.save(), [1]);
    expect(recognition).toMatchObject({ ok: false, reason: 'too-large' });
  });

  test('a blank page has no words', async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage([612, 792]);
    const [page] = await recognizer.recognize(await pdf.save(), [1]);
    expect(recognizedWords(page)).toEqual([]);
  });

  test('a file that is no PDF fails as damaged', async () => {
    const [page] = await recognizer.recognize(new TextEncoder().encode('%PDF-1.7 broken'), [1]);
    expect(page).toMatchObject({ ok: false, reason: 'damaged' });
  });
});
