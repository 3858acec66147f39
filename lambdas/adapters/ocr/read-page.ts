import type { PageRecognition } from '../../domain/pdf/pages/page-recognition.ts';
import { findFinalStops } from './find-final-stops.ts';
import { findLostPrint } from './find-lost-print.ts';
import type { GrayImage } from './gray-image.ts';
import { joinUnderscores } from './join-underscores.ts';
import { type PreparedImage, prepareImage } from './prepare-image.ts';
import { readFiguresAgain } from './read-figures-again.ts';
import { readStarredHeads } from './read-starred-heads.ts';
import { readWhicheverWay } from './read-upright.ts';
import {
  assertBlankInPrint,
  type OpenedPdf,
  openPdf,
  PageTooLargeError,
  renderPage,
} from './render-page.ts';
import { splitAtSpaces } from './split-at-spaces.ts';
import { putLeaders } from './take-leaders.ts';
import { tellCapitals } from './tell-capitals.ts';
import { digitTeller } from './tell-digits.ts';
import { tellFeetFromInches } from './tell-feet-from-inches.ts';
import { tellStopsFromCommas } from './tell-stops-from-commas.ts';
import { startTesseract, type Tesseract } from './tesseract.ts';
import { wordsFromLines } from './words-from-tesseract.ts';

/** One page to read. Pages of one document carry the same id, so that it is opened once per thread. */
export interface PageTask {
  documentId: number;
  pdf: SharedArrayBuffer;
  /** From 1. */
  pageNumber: number;
}

/** The quarter turns of a page that also stood on its head. */
const headOver = { 0: 2, 1: 3 } as const;

let tesseract: Promise<Tesseract> | undefined;
let open: { documentId: number; opened: Promise<OpenedPdf> } | undefined;

/** The whole way of one page, in one thread: render, prepare, recognize. Piscina calls it. */
export async function readPage(task: PageTask): Promise<PageRecognition> {
  const { pageNumber } = task;
  let prepared: PreparedImage;
  try {
    const rendered = await renderPage(await openDocument(task), pageNumber);
    prepared = prepareImage(rendered.image, rendered.dpi);
    if (!hasInk(prepared.image)) {
      await assertBlankInPrint(new Uint8Array(task.pdf).slice(), pageNumber);
    }
  } catch (error) {
    return undrawable(pageNumber, error);
  }
  tesseract ??= startTesseract();
  const reader = await tesseract;
  const { reading, ...way } = await readWhicheverWay(reader, prepared, async () => {
    const rendered = await renderPage(await openDocument(task), pageNumber);
    return prepareImage(rendered.image, rendered.dpi, 0);
  });
  prepared = way.prepared;
  const { dpi, deskewDegrees } = prepared;
  const { image, lines, isTurned } = reading;
  findLostPrint(reader, lines, image);
  const tellDigits = digitTeller(lines, image, isTurned ? [] : prepared.struck);
  tellDigits();
  readFiguresAgain(reader, lines, dpi);
  tellDigits();
  joinUnderscores(lines, image);
  splitAtSpaces(lines, image);
  tellFeetFromInches(lines, image);
  tellStopsFromCommas(lines, image);
  findFinalStops(lines, image);
  tellCapitals(lines, image);
  readStarredHeads(reader, lines, image, dpi);
  // On a page that stood on its head they stand elsewhere.
  if (!isTurned) putLeaders(prepared.leaders, lines);
  const quarterTurns = isTurned ? headOver[prepared.quarterTurns] : prepared.quarterTurns;
  return {
    ok: true,
    page: {
      page: pageNumber,
      width: (image.width * 72) / dpi,
      height: (image.height * 72) / dpi,
      words: wordsFromLines(lines, image, dpi),
      source: 'ocr',
    },
    preparation: { dpi, quarterTurns, deskewDegrees },
  };
}

function hasInk({ pixels }: GrayImage): boolean {
  return pixels.some((value) => value < 128);
}

function undrawable(pageNumber: number, error: unknown): PageRecognition {
  if (error instanceof PageTooLargeError) {
    return { ok: false, pageNumber, reason: 'too-large', message: error.message };
  }
  const why = error instanceof Error ? error.message : String(error);
  return {
    ok: false,
    pageNumber,
    reason: 'damaged',
    message: `Page ${pageNumber} cannot be drawn (${why}). Scan or print it again and send the new file.`,
  };
}

async function openDocument(task: PageTask): Promise<OpenedPdf['document']> {
  if (open?.documentId !== task.documentId) {
    const previous = open;
    open = { documentId: task.documentId, opened: openPdf(new Uint8Array(task.pdf).slice()) };
    await previous?.opened.then(({ close }) => close()).catch(() => {});
  }
  return (await open.opened).document;
}
