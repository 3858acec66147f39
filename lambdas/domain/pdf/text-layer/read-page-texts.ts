import { HIDDEN_LAYER_CONFIDENCE, type PageText, type Word } from '../pages/page-text.ts';
import { scansToReadAgain } from '../pages/searchable-scans.ts';
import { createWordShelf, shelvePage } from '../pages/word-shelf.ts';
import { type AttachedPdf, attachedPdfs } from './attached-files.ts';
import { addTypedTexts, holdsFewFigures } from './few-figures.ts';
import { fieldRuns, isFormAlone, pagesWithFields } from './form-fields.ts';
import { type Layers, layersWithHidden } from './hidden-layers.ts';
import { createHyphenWatch, type HyphenWatch } from './hyphen-watch.ts';
import { hasNew, isMostlyUnseen, type KnownFont, learnFonts, PLAIN } from './known-fonts.ts';
import { isLetterSpaced, runsAsTheyStand, runsByPrintedSpaces } from './letter-spaced.ts';
import { lookIntoFile } from './look-into-file.ts';
import { mayHoldDrawing } from './may-hold-drawing.ts';
import { createNonsenseWatch, type NonsenseWatch } from './nonsense.ts';
import { type PagePainting, paintingOf } from './page-painting.ts';
import { wordsOfRuns } from './page-words.ts';
import { openPdf } from './pdf-engine.ts';
import {
  endlessText,
  failed,
  noReadablePage,
  notAPdf,
  onlyACover,
  onlyAForm,
  openingFailed,
  type PdfFailure,
  tooLarge,
  tooManyPages,
  tooManyWords,
  tooSlow,
  unpacksTooFar,
} from './pdf-failures.ts';
import { withPlainHyphens } from './plain-hyphens.ts';
import { type PrintedRuns, printedRuns, runSourceOf } from './printed-runs.ts';
import { repairPdf } from './repair-pdf.ts';
import { settle } from './settle-in-time.ts';
import { type StrokeWatch, strokedText } from './stroked-text.ts';
import type { TextRun } from './text-run.ts';
import { seenRuns } from './unseen-text.ts';
import { hasNoUsableText } from './usable-text.ts';

/** Bounds on what a single document may cost. */
export interface PdfLimits {
  maxBytes: number;
  maxPages: number;
  maxWordsPerPage: number;
  pageTimeoutMilliseconds: number;
}

export const DEFAULT_PDF_LIMITS: PdfLimits = {
  maxBytes: 50 * 1024 * 1024,
  maxPages: 500,
  maxWordsPerPage: 50_000,
  pageTimeoutMilliseconds: 60_000,
};

export type PageTextsResult =
  | { kind: 'pages'; pages: PageText[]; pagesWithoutText: number[] }
  | PdfFailure;

/**
 * Reads the text layer of a PDF, page by page.
 *
 * `pages` holds every page in order; `pagesWithoutText` names (from 1) those that need OCR: no
 * words, glyphs without a meaning, a few words over a scanned page, or another program's OCR under
 * it that does not add up. What is wrong with a file is an answer, not an exception.
 */
export const readPageTexts = async (
  bytes: Uint8Array,
  limits: Partial<PdfLimits> = {},
): Promise<PageTextsResult> => {
  const bounds = { ...DEFAULT_PDF_LIMITS, ...limits };
  const read = await readWithHyphens(bytes, bounds);
  if (read.kind === 'failed')
    return read.code === 'pdf_damaged' ? ((await readRepaired(bytes, bounds)) ?? read) : read;
  if (read.hasLostPages) return await readWithLostPages(bytes, bounds, read);
  return read.attached.length > 0 ? await readAttached(read.attached, bounds) : read;
};

const readWithHyphens = async (bytes: Uint8Array, bounds: PdfLimits): Promise<PagesRead> => {
  const read = await readPages(bytes, bounds);
  if (read.kind === 'failed' || !read.lacksHyphens) return read;
  const mended = await withPlainHyphens(bytes);
  if (mended === null) return read;
  const again = await readPages(mended, bounds);
  return again.kind === 'failed' ? read : again;
};

/** A page of a repaired file without a word has lost its content: it is named with those for OCR. */
const readRepaired = async (bytes: Uint8Array, bounds: PdfLimits): Promise<PagesRead | null> => {
  const repaired = await repairPdf(bytes);
  if (repaired === null) return null;
  const read = await readWithHyphens(repaired, bounds);
  if (read.kind === 'failed') return null;
  const wordless = read.pages.filter((page) => page.words.length === 0).map((page) => page.page);
  if (wordless.length === read.pages.length) return null;
  for (const page of read.pages) page.isRepaired = true;
  return { ...read, pagesWithoutText: wordless };
};

/** Where a page is missing from the tree of pages, pdfjs knows of none behind it. */
const readWithLostPages = async (
  bytes: Uint8Array,
  bounds: PdfLimits,
  read: PagesAsRead,
): Promise<PagesRead> => {
  const repaired = await readRepaired(bytes, bounds);
  const wordsOf = ({ pages }: PagesAsRead): number =>
    pages.reduce((count, { words }) => count + words.length, 0);
  return repaired?.kind === 'pages' && wordsOf(repaired) > wordsOf(read) ? repaired : read;
};

/**
 * The one file attached that holds figures. Page numbers, also those of OCR, are that file's: so only
 * text is read in its place.
 */
const readAttached = async (
  attached: readonly AttachedPdf[],
  bounds: PdfLimits,
): Promise<PagesRead> => {
  const found: PagesAsRead[] = [];
  let isOnlyText = true;
  for (const { bytes } of attached) {
    const read = await readWithHyphens(bytes, bounds);
    if (read.kind === 'failed' || read.pagesWithoutText.length > 0) isOnlyText = false;
    else if (attached.length === 1 || !holdsFewFigures(read.pages)) found.push(read);
  }
  // Beside letters one of them is the estimate; what would need OCR may be one as well.
  const [read] = found;
  if (read !== undefined && found.length === 1 && isOnlyText) return read;
  const names = attached.map(({ name }) => name).join(', ');
  return onlyACover(names);
};

type PagesAsRead = Extract<PageTextsResult, { kind: 'pages' }> & {
  lacksHyphens: boolean;
  /** Whether pages cannot be had: others may be lost behind them. */
  hasLostPages: boolean;
  /** PDFs in a document that holds no estimate by itself. */
  attached: AttachedPdf[];
};

type PagesRead = PagesAsRead | PdfFailure;

const readPages = async (bytes: Uint8Array, bounds: PdfLimits): Promise<PagesRead> => {
  if (bytes.byteLength > bounds.maxBytes) return tooLarge(bytes.byteLength, bounds.maxBytes);
  if (!startsLikePdf(bytes)) return notAPdf();
  const look = lookIntoFile(bytes);
  const { isBomb, hasEndlessText, isDamaged, mayOutline } = look;
  if (isBomb) return unpacksTooFar();
  if (hasEndlessText) return endlessText();
  const opening = await openPdf(bytes);
  try {
    const opened = await settle(opening.document, bounds.pageTimeoutMilliseconds);
    if (opened.kind === 'timeout')
      return tooSlow('opening the file', bounds.pageTimeoutMilliseconds);
    if (opened.kind === 'error') return openingFailed(opened.error);
    const document = opened.value;
    if (document.numPages < 1) return failed('pdf_empty', 'The PDF has no pages.');
    if (document.numPages > bounds.maxPages)
      return tooManyPages(document.numPages, bounds.maxPages);
    const pages: PageText[] = [];
    const pagesWithoutText: number[] = [];
    const fonts = new Map<string, KnownFont>();
    const shelf = createWordShelf();
    let unreadable = 0;
    const hyphens = createHyphenWatch();
    const nonsense = createNonsenseWatch();
    const layers = await layersWithHidden(document);
    const source = runSourceOf(look, document, layers);
    const filledIn = await pagesWithFields(document);
    const strokes = { mayBeUsed: mayOutline, isUsed: false, pagesLookedAt: 0 };
    const reading: Reading = {
      fonts,
      hyphens,
      nonsense,
      strokes,
      layers,
      filledIn,
      bounds,
      hidesText: false,
    };
    for (let number = 1; number <= document.numPages; number += 1) {
      const read = await settle(
        printedRuns(document, number, source).then((printed) => readPage(printed, reading)),
        bounds.pageTimeoutMilliseconds,
      );
      if (read.kind === 'timeout') return tooSlow(`page ${number}`, bounds.pageTimeoutMilliseconds);
      if (read.kind === 'error') {
        // One damaged page does not take the others with it: it goes the way of a scan.
        unreadable += 1;
        pages.push({ page: number, width: 612, height: 792, words: [], source: 'text' });
        pagesWithoutText.push(number);
        continue;
      }
      if (read.value.tooManyWords) return tooManyWords(number, bounds.maxWordsPerPage);
      pages.push(shelvePage(read.value.page, shelf));
      if (read.value.needsOcr) pagesWithoutText.push(number);
    }
    if (unreadable === document.numPages) return noReadablePage();
    if (isDamaged) for (const page of pages) page.isRepaired = true;
    const readAgain = scansToReadAgain(pages);
    const hasFewFigures = pagesWithoutText.length === 0 && holdsFewFigures(pages);
    if (hasFewFigures) await addTypedTexts(document, pages);
    const isCover = hasFewFigures && holdsFewFigures(pages);
    if (isCover && (await isFormAlone(document, pages[0]?.words ?? []))) return onlyAForm();
    return {
      kind: 'pages',
      pages,
      pagesWithoutText: [...new Set([...pagesWithoutText, ...nonsense.pages(), ...readAgain])].sort(
        (a, b) => a - b,
      ),
      lacksHyphens: await hyphens.areLost(document),
      hasLostPages: unreadable > 0,
      attached: isCover ? await attachedPdfs(document) : [],
    };
  } catch (error) {
    return openingFailed(error);
  } finally {
    await opening.close().catch(() => undefined);
  }
};

const startsLikePdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');

interface ReadPage {
  page: PageText;
  needsOcr: boolean;
  tooManyWords: boolean;
}

/** What is known of the document while its pages are read. */
interface Reading {
  fonts: Map<string, KnownFont>;
  hyphens: HyphenWatch;
  nonsense: NonsenseWatch;
  strokes: StrokeWatch;
  layers: Layers | null;
  /** Pages of a form with values in its fields. */
  filledIn: ReadonlySet<number>;
  bounds: PdfLimits;
  /** Whether a page was found to hold text that nobody sees; the others are looked into then. */
  hidesText: boolean;
}

const readPage = async ({ page, runs }: PrintedRuns, reading: Reading): Promise<ReadPage> => {
  const { fonts, hyphens, nonsense, strokes, layers, filledIn, bounds } = reading;
  const viewport = page.getViewport({ scale: 1 });
  const used = hyphens.notePage(page.pageNumber, runs);
  let painting: Promise<PagePainting | null> | undefined;
  const paint = () => (painting ??= paintingOf(page, viewport));
  // Font names come with the operator list only; it is worth its time once per font.
  if (hasNew(used, fonts)) learnFonts(page, used.keys(), fonts, await paint());
  const values = filledIn.has(page.pageNumber) ? await fieldRuns(page) : [];
  const isSearchableScan = isMostlyUnseen(used, fonts);
  const hasBoldFace = isSearchableScan || [...fonts.values()].some(({ bold }) => bold);
  const isStroked = await strokedText(page, runs, hasBoldFace, strokes);
  const wordsOf = (shown: readonly TextRun[]): Word[] =>
    wordsOfRuns([...shown, ...values], viewport, (name) => fonts.get(name) ?? PLAIN, isStroked);
  let shown: readonly TextRun[] = runs;
  let words = wordsOf(runs);
  let isCropped = false;
  // A page whose operations are known by now costs little more.
  const isSuspect = reading.hidesText || painting !== undefined || mayHoldDrawing(words);
  if (!isSearchableScan && isSuspect) {
    const seen = await seenRuns(page, layers, runs);
    if (seen.runs !== null) {
      shown = seen.runs;
      words = wordsOf(seen.runs);
    }
    isCropped = seen.isCropped;
    reading.hidesText ||= seen.runs !== null || isCropped;
  }
  if (!isSearchableScan && isLetterSpaced(words)) {
    const whole = wordsOf((await runsByPrintedSpaces(page, layers)) ?? runsAsTheyStand(shown));
    if (whole.length > 0 && !isLetterSpaced(whole)) words = whole;
  }
  if (isSearchableScan) for (const word of words) word.confidence = HIDDEN_LAYER_CONFIDENCE;
  if (!isSearchableScan)
    nonsense.notePage(page, words, shown, (name) => fonts.get(name)?.isSymbols === true);
  const needsOcr = await hasNoUsableText(words, viewport.height, paint);
  page.cleanup();
  return {
    page: {
      page: page.pageNumber,
      width: viewport.width,
      height: viewport.height,
      words,
      source: isSearchableScan ? 'ocr' : 'text',
      ...(isCropped ? { isCropped } : {}),
    },
    needsOcr,
    tooManyWords: words.length > bounds.maxWordsPerPage,
  };
};
