import { HIDDEN_LAYER_CONFIDENCE, type PageText, type Word } from '../page-text.ts';
import { scansToReadAgain } from '../searchable-scans.ts';
import { createWordShelf, shelvePage } from '../word-shelf.ts';
import { type AttachedPdf, attachedPdfs } from './attached-files.ts';
import { fieldRuns, pagesWithFields } from './form-fields.ts';
import { type Layers, layersWithHidden } from './hidden-layers.ts';
import { createHyphenWatch, type HyphenWatch } from './hyphen-watch.ts';
import { hasInflationBomb } from './inflation-guard.ts';
import { hasNew, isMostlyUnseen, type KnownFont, learnFonts, PLAIN } from './known-fonts.ts';
import { isLetterSpaced, runsByPrintedSpaces } from './letter-spaced.ts';
import { mayHoldDrawing } from './may-hold-drawing.ts';
import { createNonsenseWatch, type NonsenseWatch } from './nonsense.ts';
import { type PagePainting, paintingOf, WHOLE_PAGE } from './page-painting.ts';
import { isUnmapped, type TextRun, wordsOfRuns } from './page-words.ts';
import { openPdf } from './pdf-engine.ts';
import { withPlainHyphens } from './plain-hyphens.ts';
import { fetchingAhead, type PrintedRuns } from './printed-runs.ts';
import { repairPdf } from './repair-pdf.ts';
import { settle } from './settle-in-time.ts';
import { type StrokeWatch, strokedText } from './stroked-text.ts';
import { seenRuns } from './unseen-text.ts';

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

export type PdfFailureCode =
  | 'pdf_not_a_pdf'
  | 'pdf_too_large'
  | 'pdf_too_many_pages'
  | 'pdf_encrypted'
  | 'pdf_damaged'
  | 'pdf_empty'
  | 'pdf_portfolio'
  | 'pdf_too_complex';

export type PageTextsResult =
  | { kind: 'pages'; pages: PageText[]; pagesWithoutText: number[] }
  | { kind: 'failed'; code: PdfFailureCode; message: string };

const failed = (
  code: PdfFailureCode,
  message: string,
): Extract<PageTextsResult, { kind: 'failed' }> => ({
  kind: 'failed',
  code,
  message,
});

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

/** Page numbers, also those of OCR, are the attached file's: so only text is read in its place. */
const readAttached = async (
  attached: readonly AttachedPdf[],
  bounds: PdfLimits,
): Promise<PagesRead> => {
  const [file] = attached;
  if (attached.length === 1 && file !== undefined) {
    const read = await readWithHyphens(file.bytes, bounds);
    if (read.kind === 'pages' && read.pagesWithoutText.length === 0) return read;
  }
  const names = attached.map(({ name }) => name).join(', ');
  return failed(
    'pdf_portfolio',
    `The PDF is a cover; the documents are attached inside it (${names}). Save the estimate out of it and upload that.`,
  );
};

type PagesRead =
  | (Extract<PageTextsResult, { kind: 'pages' }> & {
      lacksHyphens: boolean;
      /** PDFs in a document that holds no estimate by itself. */
      attached: AttachedPdf[];
    })
  | Extract<PageTextsResult, { kind: 'failed' }>;

const readPages = async (bytes: Uint8Array, bounds: PdfLimits): Promise<PagesRead> => {
  if (bytes.byteLength > bounds.maxBytes)
    return failed(
      'pdf_too_large',
      `The PDF has ${mebibytes(bytes.byteLength)} MiB; at most ${mebibytes(bounds.maxBytes)} MiB are read. Split it or reduce its images.`,
    );
  if (!startsLikePdf(bytes))
    return failed(
      'pdf_not_a_pdf',
      'The file is not a PDF: "%PDF-" does not stand in its first 1024 bytes. Upload the PDF itself.',
    );
  if (hasInflationBomb(bytes))
    return failed(
      'pdf_too_complex',
      'A part of the PDF unpacks to more than 128 MiB, which no estimate needs. Print it to a new PDF and upload that.',
    );
  const opening = await openPdf(bytes);
  try {
    const opened = await settle(opening.document, bounds.pageTimeoutMilliseconds);
    if (opened.kind === 'timeout') return tooComplex('opening the file', bounds);
    if (opened.kind === 'error') return describeOpenError(opened.error);
    const document = opened.value;
    if (document.numPages < 1) return failed('pdf_empty', 'The PDF has no pages.');
    if (document.numPages > bounds.maxPages)
      return failed(
        'pdf_too_many_pages',
        `The PDF has ${document.numPages} pages; at most ${bounds.maxPages} are read. Upload the estimate without its attachments.`,
      );
    const pages: PageText[] = [];
    const pagesWithoutText: number[] = [];
    const fonts = new Map<string, KnownFont>();
    const shelf = createWordShelf();
    let unreadable = 0;
    const hyphens = createHyphenWatch();
    const nonsense = createNonsenseWatch();
    const layers = await layersWithHidden(document);
    const filledIn = await pagesWithFields(document);
    const strokes = { isUsed: false, pagesLookedAt: 0 };
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
    const printedRuns = fetchingAhead(document, layers);
    for (let number = 1; number <= document.numPages; number += 1) {
      const read = await settle(
        printedRuns(number).then((printed) => readPage(printed, reading)),
        bounds.pageTimeoutMilliseconds,
      );
      if (read.kind === 'timeout') return tooComplex(`page ${number}`, bounds);
      if (read.kind === 'error') {
        // One damaged page does not take the others with it: it goes the way of a scan.
        unreadable += 1;
        pages.push({ page: number, width: 612, height: 792, words: [], source: 'text' });
        pagesWithoutText.push(number);
        continue;
      }
      if (read.value.tooManyWords)
        return failed(
          'pdf_too_complex',
          `Page ${number} holds more than ${bounds.maxWordsPerPage} words, which no estimate does. Upload the estimate pages only.`,
        );
      pages.push(shelvePage(read.value.page, shelf));
      if (read.value.needsOcr) pagesWithoutText.push(number);
    }
    if (unreadable === document.numPages)
      return failed(
        'pdf_damaged',
        'No page of the PDF can be read: the file is damaged or cut off. Export or scan it again.',
      );
    const readAgain = scansToReadAgain(pages);
    const isCover = pagesWithoutText.length === 0 && holdsFewFigures(pages);
    return {
      kind: 'pages',
      pages,
      pagesWithoutText: [...new Set([...pagesWithoutText, ...nonsense.pages(), ...readAgain])].sort(
        (a, b) => a - b,
      ),
      lacksHyphens: await hyphens.areLost(document),
      attached: isCover ? await attachedPdfs(document) : [],
    };
  } catch (error) {
    return describeOpenError(error);
  } finally {
    await opening.close().catch(() => undefined);
  }
};

/** Fewer amounts than this are no estimate with a total. */
const FEW_FIGURES = 6;

const holdsFewFigures = (pages: readonly PageText[]): boolean => {
  let figures = 0;
  for (const page of pages)
    for (const word of page.words) {
      if (/\d\.\d\d$/.test(word.text)) figures += 1;
      if (figures >= FEW_FIGURES) return false;
    }
  return true;
};

const mebibytes = (count: number): string => (count / 1024 / 1024).toFixed(1).replace(/\.0$/, '');

const startsLikePdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');

const tooComplex = (what: string, bounds: PdfLimits) =>
  failed(
    'pdf_too_complex',
    `Reading ${what} took longer than ${bounds.pageTimeoutMilliseconds / 1000} seconds. Print the estimate to a new PDF and upload that.`,
  );

const describeOpenError = (error: unknown) => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException')
    return failed(
      'pdf_encrypted',
      'The PDF is protected by a password. Remove the protection and upload it again.',
    );
  return failed(
    'pdf_damaged',
    'The PDF cannot be opened: it is damaged or cut off. Export it again and upload the new file.',
  );
};

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
  // A page whose operations are known by now costs little more.
  const isSuspect = reading.hidesText || painting !== undefined || mayHoldDrawing(words);
  if (!isSearchableScan && isSuspect) {
    const seen = await seenRuns(page, layers, runs);
    if (seen !== null) {
      shown = seen;
      words = wordsOf(seen);
    }
    reading.hidesText ||= seen !== null;
  }
  if (!isSearchableScan && isLetterSpaced(words)) {
    const whole = wordsOf((await runsByPrintedSpaces(page, layers)) ?? []);
    if (whole.length > 0 && !isLetterSpaced(whole)) words = whole;
  }
  if (isSearchableScan) for (const word of words) word.confidence = HIDDEN_LAYER_CONFIDENCE;
  if (!isSearchableScan)
    nonsense.notePage(page.pageNumber, words, shown, (name) => fonts.get(name)?.isSymbols === true);
  const needsOcr = await hasNoUsableText(words, paint);
  page.cleanup();
  return {
    page: {
      page: page.pageNumber,
      width: viewport.width,
      height: viewport.height,
      words,
      source: isSearchableScan ? 'ocr' : 'text',
    },
    needsOcr,
    tooManyWords: words.length > bounds.maxWordsPerPage,
  };
};

/** More words than this are a page of text even where an image lies behind it. */
const FEW_WORDS = 40;

const hasNoUsableText = async (
  words: readonly Word[],
  paint: () => Promise<PagePainting | null>,
): Promise<boolean> => {
  if (words.length === 0) return (await paint())?.isDrawn ?? true;
  if (isUnmapped(words)) return true;
  if (words.length > FEW_WORDS) return false;
  return ((await paint())?.pictureShare ?? 0) > WHOLE_PAGE;
};
