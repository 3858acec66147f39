import type { PDFPageProxy } from 'pdfjs-dist';
import { hasInflationBomb } from './inflation-guard.ts';
import type { PageText, Word } from './page-text.ts';
import { type FontStyle, type TextRun, unmappedShare, wordsOfRuns } from './page-words.ts';
import { openPdf } from './pdf-engine.ts';
import { withPlainHyphens } from './plain-hyphens.ts';
import { createWordShelf, shelvePage } from './word-shelf.ts';

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
 * words, glyphs without a meaning, or a few words over a scanned page. What is wrong with a file
 * is an answer, not an exception.
 */
export const readPageTexts = async (
  bytes: Uint8Array,
  limits: Partial<PdfLimits> = {},
): Promise<PageTextsResult> => {
  const read = await readPages(bytes, { ...DEFAULT_PDF_LIMITS, ...limits });
  if (read.kind === 'failed' || !read.mayLackHyphens) return read;
  const mended = await withPlainHyphens(bytes);
  if (mended === null) return read;
  const again = await readPages(mended, { ...DEFAULT_PDF_LIMITS, ...limits });
  return again.kind === 'failed' ? read : again;
};

/** So many words of an estimate without a single hyphen: they were lost. */
const MANY_WORDS = 150;

type PagesRead =
  | (Extract<PageTextsResult, { kind: 'pages' }> & { mayLackHyphens: boolean })
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
    let words = 0;
    let hyphens = false;
    for (let number = 1; number <= document.numPages; number += 1) {
      const read = await settle(
        document.getPage(number).then((page) => readPage(page, fonts, bounds)),
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
      words += read.value.page.words.length;
      hyphens ||= read.value.page.words.some((word) => word.text.includes('-'));
      pages.push(shelvePage(read.value.page, shelf));
      if (read.value.needsOcr) pagesWithoutText.push(number);
    }
    if (unreadable === document.numPages)
      return failed(
        'pdf_damaged',
        'No page of the PDF can be read: the file is damaged or cut off. Export or scan it again.',
      );
    return {
      kind: 'pages',
      pages,
      pagesWithoutText,
      mayLackHyphens: words >= MANY_WORDS && !hyphens,
    };
  } catch (error) {
    return describeOpenError(error);
  } finally {
    await opening.close().catch(() => undefined);
  }
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

type Settled<Value> =
  | { kind: 'value'; value: Value }
  | { kind: 'error'; error: unknown }
  | { kind: 'timeout' };

const settle = async <Value>(
  work: Promise<Value>,
  timeoutMilliseconds: number,
): Promise<Settled<Value>> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<Settled<Value>>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'timeout' }), timeoutMilliseconds);
  });
  const settled = work.then(
    (value): Settled<Value> => ({ kind: 'value', value }),
    (error: unknown): Settled<Value> => ({ kind: 'error', error }),
  );
  try {
    return await Promise.race([settled, timeout]);
  } finally {
    clearTimeout(timer);
  }
};

interface ReadPage {
  page: PageText;
  needsOcr: boolean;
  tooManyWords: boolean;
}

const readPage = async (
  page: PDFPageProxy,
  fonts: Map<string, KnownFont>,
  bounds: PdfLimits,
): Promise<ReadPage> => {
  const viewport = page.getViewport({ scale: 1 });
  const content = await page.getTextContent();
  const runs = content.items.filter((item): item is TextRun & typeof item => 'str' in item);
  const used = new Set(runs.filter((run) => run.str.trim() !== '').map((run) => run.fontName));
  // Font names come with the operator list only; it is worth its time once per font.
  if ([...used].some((name) => !fonts.has(name))) await learnFonts(page, used, fonts);
  const words = wordsOfRuns(runs, viewport, (name) => fonts.get(name) ?? PLAIN);
  const hiddenLayer = [...used].some((name) => fonts.get(name)?.hiddenOcr === true);
  if (hiddenLayer) for (const word of words) word.confidence = HIDDEN_LAYER_CONFIDENCE;
  const needsOcr = await hasNoUsableText(page, words, viewport);
  page.cleanup();
  return {
    page: {
      page: page.pageNumber,
      width: viewport.width,
      height: viewport.height,
      words,
      source: hiddenLayer ? 'ocr' : 'text',
    },
    needsOcr,
    tooManyWords: words.length > bounds.maxWordsPerPage,
  };
};

interface KnownFont extends FontStyle {
  /** A font without outlines: the text was put under a scan by an OCR program. */
  hiddenOcr?: boolean;
}

const PLAIN: KnownFont = { bold: false, italic: false };

/** A searchable scan carries another program's OCR; its figures may need the same repairs. */
const HIDDEN_LAYER_CONFIDENCE = 0.85;

const learnFonts = async (
  page: PDFPageProxy,
  names: ReadonlySet<string>,
  fonts: Map<string, KnownFont>,
): Promise<void> => {
  await page.getOperatorList().catch(() => undefined);
  for (const name of names) {
    if (fonts.has(name)) continue;
    const font: { name?: string; bold?: boolean; italic?: boolean } | null = page.commonObjs.has(
      name,
    )
      ? page.commonObjs.get(name)
      : null;
    const fontName = font?.name ?? '';
    fonts.set(name, {
      bold: font?.bold === true || /bold|black|heavy|demi/i.test(fontName),
      italic: font?.italic === true || /italic|oblique/i.test(fontName),
      hiddenOcr: /glyphless|hiddenhorzocr|hiddenvertocr/i.test(fontName),
    });
  }
};

/** More words than this are a page of text even where an image lies behind it. */
const FEW_WORDS = 40;

const hasNoUsableText = async (
  page: PDFPageProxy,
  words: readonly Word[],
  viewport: { width: number; height: number },
): Promise<boolean> => {
  if (words.length === 0) return await isDrawnOn(page);
  if (unmappedShare(words) > 0.25) return true;
  if (words.length > FEW_WORDS) return false;
  return (await largestImageShare(page, viewport)) > 0.55;
};

const SAVE = 10;
const RESTORE = 11;
const TRANSFORM = 12;
const FORM_BEGIN = 74;
const FORM_END = 75;
/** Inline images, masks, images, paths: every operation from here on leaves marks. */
const FIRST_PAINTING = 83;
const IMAGE_OPERATIONS = new Set([83, 84, 85, 86, 87, 88, 89, 90, 91]);

/** Whether anything is painted on the page: an empty page has nothing for OCR to read. */
const isDrawnOn = async (page: PDFPageProxy): Promise<boolean> => {
  const operations = await page.getOperatorList().catch(() => null);
  return operations === null || operations.fnArray.some((operation) => operation >= FIRST_PAINTING);
};

/** The share of the page that its largest image covers, from 0 to 1. */
const largestImageShare = async (
  page: PDFPageProxy,
  viewport: { width: number; height: number },
): Promise<number> => {
  const operations = await page.getOperatorList().catch(() => null);
  if (operations === null) return 0;
  let largest = 0;
  let area = 1;
  const stack: number[] = [];
  const scaled = (matrix: unknown): number => {
    if (!Array.isArray(matrix) && !ArrayBuffer.isView(matrix)) return 1;
    const [a = 1, b = 0, c = 0, d = 1] = Array.from(matrix as ArrayLike<number>);
    return Math.abs(a * d - b * c);
  };
  for (let index = 0; index < operations.fnArray.length; index += 1) {
    const operation = operations.fnArray[index] ?? 0;
    const args: unknown[] = operations.argsArray[index] ?? [];
    if (operation === SAVE) stack.push(area);
    else if (operation === RESTORE) area = stack.pop() ?? 1;
    else if (operation === TRANSFORM) area *= scaled(args);
    else if (operation === FORM_BEGIN) {
      stack.push(area);
      area *= scaled(args[0]);
    } else if (operation === FORM_END) area = stack.pop() ?? 1;
    else if (IMAGE_OPERATIONS.has(operation)) largest = Math.max(largest, area);
  }
  return largest / Math.max(1, viewport.width * viewport.height);
};
