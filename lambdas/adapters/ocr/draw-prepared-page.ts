import { createCanvas } from '@napi-rs/canvas';
import type { PagePreparation } from '../../domain/pdf/pages/page-recognition.ts';
import { prepareImage } from './prepare-image.ts';
import { openPdf, renderPage } from './render-page.ts';

/** A page set level and cleaned, as a file for an engine that takes files. */
export interface PreparedPage {
  png: Uint8Array;
  width: number;
  height: number;
  preparation: PagePreparation;
}

/** Draws one page (from 1) in this thread; throws where the page cannot be drawn. */
export async function drawPreparedPage(pdf: Uint8Array, pageNumber: number): Promise<PreparedPage> {
  const { document, close } = await openPdf(pdf.slice());
  try {
    const rendered = await renderPage(document, pageNumber);
    const { image, ...preparation } = prepareImage(rendered.image, rendered.dpi);
    const canvas = createCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    const colours = context.createImageData(image.width, image.height);
    const pixels = new Uint32Array(colours.data.buffer);
    for (let i = 0; i < pixels.length; i++) {
      pixels[i] = 0xff000000 | ((image.pixels[i] ?? 255) * 0x010101);
    }
    context.putImageData(colours, 0, 0);
    const png = await canvas.encode('png');
    return { png, width: image.width, height: image.height, preparation };
  } finally {
    await close();
  }
}
