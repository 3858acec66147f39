import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { PDFDocument } from 'pdf-lib';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import {
  type CorpusDocument,
  type DocumentSpec,
  documentId,
  makeDocument,
} from './make-document.ts';
import { createRandom, type Random } from './random.ts';

/** How paper came out of a scanner. */
export interface ScanLook {
  dpi: number;
  /** Clockwise. */
  skewDegrees: number;
  /** Standard deviation of a pixel's gray, of 255. */
  noise: number;
  /** Percent. */
  jpegQuality: number;
  /** Gray of the paper and of the ink, of 255. */
  paper: number;
  ink: number;
  /** Share of the pages that stay text. */
  textPages: number;
}

/** A scan of the document that `document` makes; everything else comes from its seed. */
export interface ScanSpec {
  document: DocumentSpec;
}

export const scanId = (spec: ScanSpec): string => `scan-${documentId(spec.document)}`;

export const scanLook = (random: Random): ScanLook => {
  const dpi = random.pick([150, 200, 200, 200, 240, 300, 300]);
  // Coarse scans are noisy or crushed, but who scans so coarsely reads them himself first.
  const coarse = dpi < 200;
  return {
    dpi,
    skewDegrees: random.chance(0.25) ? 0 : random.between(-3, 3),
    noise: random.pick(coarse ? [0, 3, 6] : [0, 4, 8, 14]),
    jpegQuality: random.pick(coarse ? [70, 80, 90] : [45, 60, 75, 90]),
    paper: random.int(228, 255),
    ink: random.int(0, 60),
    textPages: random.chance(0.25) ? 0.5 : 0,
  };
};

export const makeScan = async (spec: ScanSpec): Promise<CorpusDocument> =>
  scanOf(await makeDocument(spec.document), scanId(spec));

/** Renders a document's pages as images, as a scanner would, into a new PDF of its own name. */
export const scanOf = async (
  { pdf, truth }: CorpusDocument,
  id: string,
): Promise<CorpusDocument> => {
  const random = createRandom(id);
  const look = scanLook(random.fork('look'));
  const source = await PDFDocument.load(pdf, { updateMetadata: false });
  const target = await PDFDocument.create({ updateMetadata: false });
  const rendering = await openForRendering(pdf);
  const text = new Set<number>();
  try {
    for (let page = 1; page <= source.getPageCount(); page += 1) {
      if (page > 1 && random.chance(look.textPages)) {
        text.add(page);
        const [copy] = await target.copyPages(source, [page - 1]);
        if (copy !== undefined) target.addPage(copy);
        continue;
      }
      const { jpeg, width, height } = await scanPage(
        rendering,
        page,
        look,
        random.fork(`page${page}`),
      );
      const image = await target.embedJpg(jpeg);
      target.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
    }
  } finally {
    await rendering.loadingTask.destroy();
  }
  const pages = truth.pages.map((page) => ({ ...page, ocr: !text.has(page.page) }));
  return { pdf: await target.save(), truth: { ...truth, id, pages, scan: look } };
};

const pdfjsFolder = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));

export const openForRendering = async (pdf: Uint8Array): Promise<PDFDocumentProxy> =>
  await getDocument({
    data: pdf.slice(),
    standardFontDataUrl: join(pdfjsFolder, 'standard_fonts') + sep,
    useSystemFonts: false,
    verbosity: 0,
  }).promise;

export const scanPage = async (
  document: PDFDocumentProxy,
  number: number,
  look: ScanLook,
  random: Random,
): Promise<{ jpeg: Buffer; width: number; height: number }> => {
  const { drawn, paper } = await drawPaper(document, number, look.dpi);
  const { width, height } = drawn;
  const scanned = createCanvas(width, height);
  const context = scanned.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2 + random.between(-6, 6), height / 2 + random.between(-6, 6));
  // Each sheet lies a little differently on the glass.
  context.rotate(
    ((look.skewDegrees + random.between(-0.3, 0.3) * Math.sign(look.skewDegrees)) * Math.PI) / 180,
  );
  context.drawImage(drawn, -width / 2, -height / 2);
  const image = context.getImageData(0, 0, width, height);
  addPaperAndNoise(image.data, look, random);
  const plain = createCanvas(width, height);
  plain.getContext('2d').putImageData(image, 0, 0);
  return { jpeg: plain.toBuffer('image/jpeg', look.jpegQuality), ...paper };
};

/** A page (from 1) as pixels, and its size in points. */
export const drawPaper = async (
  document: PDFDocumentProxy,
  number: number,
  dpi: number,
): Promise<{ drawn: Canvas; paper: { width: number; height: number } }> => {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: dpi / 72 });
  const drawn = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  // pdfjs is typed for browsers; in Node its canvases come from the same package.
  await page.render({
    canvas: drawn as never,
    canvasContext: drawn.getContext('2d') as never,
    viewport,
  }).promise;
  page.cleanup();
  return { drawn, paper: { width, height } };
};

/** Gray paper, faded ink, and noise that the three channels share. */
const addPaperAndNoise = (pixels: Uint8ClampedArray, look: ScanLook, random: Random): void => {
  const span = (look.paper - look.ink) / 255;
  for (let at = 0; at < pixels.length; at += 4) {
    // Three uniform draws make a bell curve that is near enough.
    const noise =
      look.noise === 0 ? 0 : (random.next() + random.next() + random.next() - 1.5) * 2 * look.noise;
    for (let channel = at; channel < at + 3; channel++) {
      pixels[channel] = look.ink + (pixels[channel] ?? 0) * span + noise;
    }
  }
};
