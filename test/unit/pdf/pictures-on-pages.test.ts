import { createCanvas } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';
import { describe, expect, it, vi } from 'vitest';
import { lookIntoFile } from '../../../lambdas/domain/pdf/text-layer/look-into-file.ts';
import { openPdf } from '../../../lambdas/domain/pdf/text-layer/pdf-engine.ts';
import { printedRuns, runSourceOf } from '../../../lambdas/domain/pdf/text-layer/printed-runs.ts';
import { readPageTexts } from '../../../lambdas/domain/pdf/text-layer/read-page-texts.ts';

const picture = (type: 'image/jpeg' | 'image/png', width = 400, height = 300): Buffer => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#7090b0';
  context.fillRect(0, 0, width, height / 2);
  return type === 'image/jpeg' ? canvas.toBuffer(type) : canvas.toBuffer('image/png');
};

const pdfOf = async (draw: (document: PDFKit.PDFDocument) => void): Promise<Uint8Array> => {
  const document = new PDFDocument({ size: 'LETTER' });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  draw(document);
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
};

describe('photographs on a page', () => {
  it('are not decoded, and are known to cover it', async () => {
    const photos = await pdfOf((document) => {
      document.image(picture('image/jpeg'), 0, 0, { width: 612, height: 792 });
      document.text('Received Mar 3', 30, 20);
      document.addPage().text('1. R&R Drip edge 10.00 LF 2.00 20.00', 72, 72);
    });
    await readPageTexts(photos);
    const { ImageDecoder } = globalThis as unknown as { ImageDecoder: { prototype: object } };
    const decode = vi.spyOn(ImageDecoder.prototype as { decode(): Promise<unknown> }, 'decode');
    const read = await readPageTexts(photos);
    expect(read).toMatchObject({ kind: 'pages', pagesWithoutText: [1] });
    expect(decode).toHaveBeenCalledTimes(1);
    expect(await decode.mock.results[0]?.value).toMatchObject({
      image: { displayWidth: undefined },
    });
  });

  it('do not keep a document from being read by what is painted', async () => {
    const [photograph, drawing] = await Promise.all(
      (['image/jpeg', 'image/png'] as const).map((type) =>
        pdfOf((document) => {
          document.image(picture(type), 100, 100);
          document.text('Roof, front slope', 100, 80);
        }),
      ),
    );
    for (const [file, pixels] of [
      [photograph, 0],
      // Its colors, and its transparency.
      [drawing, 2 * 400 * 300],
    ] as const) {
      const bytes = file ?? new Uint8Array();
      const look = lookIntoFile(bytes);
      expect(look.pixels).toBe(pixels);
      const { document, close } = await openPdf(bytes);
      const source = runSourceOf(look, await document, null);
      expect(source.isPainting).toBe(pixels === 0);
      const { runs } = await printedRuns(await document, 1, source);
      expect(runs.map(({ str }) => str).join('')).toBe('Roof, front slope');
      await close();
    }
  });
});
