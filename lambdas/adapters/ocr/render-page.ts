import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { createCanvas, DOMMatrix, Path2D } from '@napi-rs/canvas';
import {
  getDocument,
  OPS,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { DirectPort } from '../../domain/pdf/text-layer/direct-port.ts';
import {
  blankImage,
  type GrayImage,
  grayFromBits,
  grayFromRgb,
  grayFromRgba,
} from './gray-image.ts';
import { copyWithoutPictures, type DecodedCanvas, emptyCanvas } from './native-pictures.ts';

// pdfjs draws with the classes of the browser; reading text leaves empty ones in their place.
Object.assign(globalThis, { DOMMatrix, Path2D });

/** A page as a picture, after the page's own rotation. */
export interface RenderedPage {
  image: GrayImage;
  /** Pixels per inch. */
  dpi: number;
}

/** Pictures with more pixels are not decoded: A3 at 600 dpi has 70 million. */
const mostImagePixels = 100e6;
/** A page larger than this in points (about 3 m) is not paper. */
const mostPagePoints = 8500;
const mostRenderedPixels = 40e6;
const usualDpi = 300;
const leastDpi = 100;
const mostDpi = 400;

/** The page or a picture on it is too large to be decoded safely. */
export class PageTooLargeError extends Error {}

/** Whoever opened it must `close()` it. */
export interface OpenedPdf {
  document: PDFDocumentProxy;
  close(): Promise<void>;
}

/**
 * Opens a PDF for rendering. Takes the bytes away from the caller. With `stopAtErrors`, what is
 * broken on a page throws instead of being left out.
 */
export async function openPdf(
  bytes: Uint8Array,
  options: { stopAtErrors?: boolean } = {},
): Promise<OpenedPdf> {
  const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  // It asks once, when it is loaded, whether there is a decoder: this file's imports set one before.
  // @ts-expect-error The worker ships without types.
  const { WorkerMessageHandler } = await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  const port = new DirectPort(copyWithoutPictures);
  // The port's type is the browser's Worker, which this project does not know.
  const worker = new PDFWorker({ port: port as never, verbosity: 0 });
  WorkerMessageHandler.initializeFromPort(port);
  const task = getDocument({
    worker,
    data: bytes,
    isImageDecoderSupported: true,
    standardFontDataUrl: join(root, 'standard_fonts') + sep,
    cMapUrl: join(root, 'cmaps') + sep,
    cMapPacked: true,
    wasmUrl: join(root, 'wasm') + sep,
    iccUrl: join(root, 'iccs') + sep,
    maxImageSize: mostImagePixels,
    canvasMaxAreaInBytes: mostRenderedPixels * 4,
    useSystemFonts: false,
    stopAtErrors: options.stopAtErrors ?? false,
    verbosity: 0,
  });
  const close = async (): Promise<void> => {
    await task.destroy();
    worker.destroy();
  };
  try {
    return { document: await task.promise, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Draws one page (from 1) at the resolution of the scan on it, or at 300 dpi where no scan tells.
 * A page that is nothing but one upright picture is not drawn at all: its pixels are taken as they
 * are.
 */
export async function renderPage(
  document: PDFDocumentProxy,
  pageNumber: number,
): Promise<RenderedPage> {
  const page = await document.getPage(pageNumber);
  try {
    const { width, height } = page.getViewport({ scale: 1 });
    if (!(width <= mostPagePoints && height <= mostPagePoints)) {
      throw new PageTooLargeError(
        `Page ${pageNumber} measures ${Math.round(width / 72)} by ${Math.round(height / 72)} inches. Print it to a paper size and send it again.`,
      );
    }
    const pictures = await picturesOn(page);
    const scan = pictures.solePicture && (await takePicture(page, pictures.solePicture));
    if (scan) return scan;
    return await drawPage(page, dpiFor(pictures.dpi, width, height));
  } finally {
    page.cleanup();
  }
}

/**
 * Throws where a page came out blank because something on it was left out: pdfjs drops pictures
 * beyond its limit, and broken ones, without a word. Returns for a page that is blank in print.
 */
export async function assertBlankInPrint(bytes: Uint8Array, pageNumber: number): Promise<void> {
  const operators = async (stopAtErrors: boolean) => {
    const { document, close } = await openPdf(bytes.slice(), { stopAtErrors });
    try {
      const page = await document.getPage(pageNumber);
      return (await page.getOperatorList()).fnArray.length;
    } finally {
      await close();
    }
  };
  // Where it stops at errors, pdfjs ends the list at the first one, and keeps the error to itself.
  if ((await operators(true)) < (await operators(false))) {
    throw new PageTooLargeError(
      `What stands on page ${pageNumber} is broken or has more than ${mostImagePixels / 1e6} million pixels. Scan the page at 300 dpi and send the new file.`,
    );
  }
}

function dpiFor(pictureDpi: number | null, width: number, height: number): number {
  const wanted = Math.min(mostDpi, Math.max(leastDpi, pictureDpi ?? usualDpi));
  const most = 72 * Math.sqrt(mostRenderedPixels / (width * height));
  return Math.min(wanted, most);
}

async function drawPage(page: PDFPageProxy, dpi: number): Promise<RenderedPage> {
  const viewport = page.getViewport({ scale: dpi / 72 });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const canvasContext = canvas.getContext('2d');
  // pdfjs is typed for browsers; in Node its own canvases come from the same package.
  await page.render({
    canvas: canvas as never,
    canvasContext: canvasContext as never,
    viewport,
  }).promise;
  const { data } = canvasContext.getImageData(0, 0, canvas.width, canvas.height);
  const image = grayFromRgba(data, canvas.width, canvas.height);
  emptyCanvas(canvas);
  return { image, dpi };
}

type Matrix = [number, number, number, number, number, number];

interface Picture {
  name: string;
  /** From the picture's unit square to the page in points, y downwards. */
  matrix: Matrix;
}

interface Pictures {
  /** Resolution of the picture that covers most of the page, if one covers a third of it. */
  dpi: number | null;
  /** The picture that is all there is on the page. */
  solePicture: Picture | null;
}

const harmlessOperators = new Set([
  OPS.save,
  OPS.restore,
  OPS.transform,
  OPS.dependency,
  OPS.setGState,
  OPS.paintImageXObject,
]);

/** Follows the drawing operators of a page without drawing, to learn what pictures are on it. */
async function picturesOn(page: PDFPageProxy): Promise<Pictures> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const viewport = page.getViewport({ scale: 1 });
  const stack: Matrix[] = [];
  let matrix = viewport.transform as Matrix;
  let largestArea = 0;
  let dpi: number | null = null;
  let sole: Picture | null = null;
  let isSole = true;
  for (let i = 0; i < fnArray.length; i++) {
    const operator = fnArray[i] as number;
    const args = argsArray[i] as unknown[];
    if (!harmlessOperators.has(operator)) isSole = false;
    if (operator === OPS.setGState && !isPlainState(args[0])) isSole = false;
    if (operator === OPS.save) stack.push(matrix);
    else if (operator === OPS.restore) matrix = stack.pop() ?? matrix;
    else if (operator === OPS.transform) matrix = multiply(matrix, args as Matrix);
    else if (operator === OPS.paintFormXObjectBegin) {
      stack.push(matrix);
      if (args[0]) matrix = multiply(matrix, args[0] as Matrix);
    } else if (operator === OPS.paintFormXObjectEnd) matrix = stack.pop() ?? matrix;
    const size = pictureSize(operator, args);
    if (!size) continue;
    if (operator === OPS.paintImageXObject) {
      if (sole) isSole = false;
      sole = { name: args[0] as string, matrix };
    }
    const [a, b, c, d] = matrix;
    const area = Math.abs(a * d - b * c);
    if (area > largestArea) {
      largestArea = area;
      const covers = area > (viewport.width * viewport.height) / 3;
      dpi = covers ? 72 * Math.sqrt((size.width * size.height) / area) : null;
    }
  }
  return { dpi, solePicture: isSole ? sole : null };
}

function pictureSize(operator: number, args: unknown[]): { width: number; height: number } | null {
  if (operator === OPS.paintImageXObject) {
    return { width: args[1] as number, height: args[2] as number };
  }
  if (operator === OPS.paintInlineImageXObject || operator === OPS.paintImageMaskXObject) {
    const { width, height } = args[0] as { width: number; height: number };
    return { width, height };
  }
  return null;
}

/** Whether a graphics state leaves a picture as it is: opaque, unmasked, normally blended. */
function isPlainState(entries: unknown): boolean {
  return (entries as [string, unknown][]).every(([key, value]) => {
    if (key === 'ca' || key === 'CA') return value === 1;
    if (key === 'BM') return value === 'source-over';
    if (key === 'SMask') return value === false;
    return key !== 'TR';
  });
}

/** The matrix that applies `inner` first and `outer` to what comes of it. */
function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    a * inner[4] + c * inner[5] + e,
    b * inner[4] + d * inner[5] + f,
  ];
}

interface DecodedPicture {
  width: number;
  height: number;
  /** 1: one bit per pixel, 2: RGB, 3: RGBA. */
  kind?: 1 | 2 | 3;
  data?: Uint8Array | Uint8ClampedArray | null;
  /** In place of data, where the canvas decoded it. */
  bitmap?: DecodedCanvas | null;
}

/** The picture's own pixels, laid onto the page; null where it is turned, mirrored or stretched. */
async function takePicture(page: PDFPageProxy, picture: Picture): Promise<RenderedPage | null> {
  const [a, b, c, d, e, f] = picture.matrix;
  const objects = picture.name.startsWith('g_') ? page.commonObjs : page.objs;
  const decoded = await new Promise<DecodedPicture | null>((resolve) => {
    objects.get(picture.name, resolve);
  });
  if (!decoded) return null;
  const { width, height } = decoded;
  const dpi = (72 * width) / a;
  const isUpright = a > 0 && d < 0 && Math.abs(b) + Math.abs(c) < 1e-3 * a;
  const isSquare = Math.abs((72 * height) / -d - dpi) < 0.02 * dpi;
  if (!isUpright || !isSquare || dpi < leastDpi) return null;
  const image = grayOf(decoded);
  if (!image) return null;
  const viewport = page.getViewport({ scale: dpi / 72 });
  const paperWidth = Math.round(viewport.width);
  const paperHeight = Math.round(viewport.height);
  if (paperWidth * paperHeight > 2 * width * height) return null;
  const left = Math.round((e * dpi) / 72);
  const top = Math.round(((f + d) * dpi) / 72);
  return { image: laidOn(blankImage(paperWidth, paperHeight), image, left, top), dpi };
}

function grayOf({ width, height, kind, data, bitmap }: DecodedPicture): GrayImage | null {
  if (bitmap) {
    const pixels = bitmap.getContext('2d').getImageData(0, 0, width, height).data;
    return grayFromRgba(pixels, width, height);
  }
  if (!data || !kind) return null;
  if (kind === 1) return grayFromBits(data as Uint8Array, width, height);
  return (kind === 2 ? grayFromRgb : grayFromRgba)(data, width, height);
}

function laidOn(paper: GrayImage, image: GrayImage, left: number, top: number): GrayImage {
  if (left === 0 && top === 0 && image.width === paper.width && image.height === paper.height) {
    return image;
  }
  const from = Math.max(0, -left);
  const until = Math.min(image.width, paper.width - left);
  for (let y = Math.max(0, -top); y < Math.min(image.height, paper.height - top); y++) {
    if (until <= from) break;
    const row = image.pixels.subarray(y * image.width + from, y * image.width + until);
    paper.pixels.set(row, (y + top) * paper.width + left + from);
  }
  return paper;
}
