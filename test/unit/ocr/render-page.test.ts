import { createCanvas } from '@napi-rs/canvas';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, test, vi } from 'vitest';
import {
  openPdf,
  type RenderedPage,
  renderPage,
} from '../../../lambdas/adapters/ocr/render-page.ts';
import { readPageTexts } from '../../../lambdas/domain/pdf/text-layer/read-page-texts.ts';

interface Decoder {
  decode(): Promise<unknown>;
}

/** A scan of 4 by 5 inches at 100 dpi, its left half black. */
const jpegOfScan = async (scale = 1): Promise<Uint8Array> => {
  const canvas = createCanvas(400 * scale, 500 * scale);
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  context.fillStyle = 'white';
  context.fillRect(0, 0, 400, 500);
  context.fillStyle = 'black';
  context.fillRect(0, 0, 200, 500);
  return await canvas.encode('jpeg', 90);
};

const rendered = async (
  jpeg: Uint8Array,
  pages: number,
  also: (page: ReturnType<PDFDocument['addPage']>) => void = () => undefined,
): Promise<RenderedPage[]> => {
  const target = await PDFDocument.create();
  const picture = await target.embedJpg(jpeg);
  for (let number = 1; number <= pages; number++) {
    const page = target.addPage([288, 360]);
    page.drawImage(picture, { x: 0, y: 0, width: 288, height: 360 });
    also(page);
  }
  const { document, close } = await openPdf(await target.save());
  try {
    const all = [];
    for (let number = 1; number <= pages; number++) all.push(await renderPage(document, number));
    return all;
  } finally {
    await close();
  }
};

const grayAt = ({ image }: RenderedPage, x: number, y: number): number | undefined =>
  image.pixels[Math.round(y * image.height) * image.width + Math.round(x * image.width)];

describe('a page with a JPEG', () => {
  test('that is all there is on it gives its own pixels, decoded by the canvas', async () => {
    const { prototype } = (globalThis as unknown as { ImageDecoder: new () => Decoder })
      .ImageDecoder;
    const decode = vi.spyOn(prototype, 'decode');
    const [page] = (await rendered(await jpegOfScan(), 1)) as [RenderedPage];
    expect(decode).toHaveBeenCalledOnce();
    expect([page.image.width, page.image.height, Math.round(page.dpi)]).toEqual([400, 500, 100]);
    expect([grayAt(page, 0.25, 0.5), grayAt(page, 0.75, 0.5)]).toEqual([0, 255]);
  });

  test('gives what the canvas decoded back when it has been read', async () => {
    const { prototype } = (globalThis as unknown as { ImageDecoder: new () => Decoder })
      .ImageDecoder;
    const decode = vi.spyOn(prototype, 'decode').mockClear();
    await rendered(await jpegOfScan(), 2);
    const decoded = await Promise.all(decode.mock.results.map(({ value }) => value));
    expect(decoded.map(({ image }) => [image.width, image.height])).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  test('keeps the size of its scan', async () => {
    const [page] = (await rendered(await jpegOfScan(6), 1)) as [RenderedPage];
    expect([page.image.width, page.image.height, Math.round(page.dpi)]).toEqual([2400, 3000, 600]);
  });

  test('is drawn where more stands on it, on each page that shows the same picture', async () => {
    const pages = await rendered(await jpegOfScan(), 4, (page) => {
      page.drawRectangle({ x: 200, y: 300, width: 20, height: 20 });
    });
    for (const page of pages) {
      expect([grayAt(page, 0.25, 0.5), grayAt(page, 0.9, 0.5)]).toEqual([0, 255]);
      expect(grayAt(page, 210 / 288, 50 / 360)).toBe(0);
    }
  });

  test('whose end is missing shows what was there', async () => {
    const jpeg = await jpegOfScan();
    const [page] = (await rendered(jpeg.slice(0, jpeg.length * 0.8), 1)) as [RenderedPage];
    expect([grayAt(page, 0.25, 0.1), grayAt(page, 0.75, 0.1)]).toEqual([0, 255]);
  });
});

test('a page is drawn on a thread that has read text before', async () => {
  const canvas = createCanvas(40, 40);
  canvas.getContext('2d').fillRect(0, 0, 40, 40);
  const document = await PDFDocument.create();
  const picture = await document.embedPng(await canvas.encode('png'));
  const sheet = document.addPage([288, 360]);
  sheet.drawText('Seal floor', { x: 20, y: 300 });
  sheet.drawImage(picture, { x: 100, y: 100, width: 100, height: 100 });
  const pdf = await document.save();
  await readPageTexts(pdf.slice());
  const { document: opened, close } = await openPdf(pdf);
  const page = await renderPage(opened, 1).finally(close);
  expect(grayAt(page, 150 / 288, 210 / 360)).toBe(0);
});
