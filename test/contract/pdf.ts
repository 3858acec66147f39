import { readFileSync } from 'node:fs';
import { PDFDocument } from 'pdf-lib';

/** The estimate that stands in examples/. */
export const samplePdf = (): Uint8Array =>
  readFileSync(new URL('../../examples/sample-estimate.pdf', import.meta.url));

/** A PDF that holds text and no estimate. */
export const letterPdf = async (): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  document.addPage().drawText('Dear neighbour, thank you for the apples.', { x: 72, y: 700 });
  return document.save();
};

export const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
