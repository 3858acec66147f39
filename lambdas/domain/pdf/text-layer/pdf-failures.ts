/** Why a PDF cannot be read. */
export type PdfFailureCode =
  | 'pdf_not_a_pdf'
  | 'pdf_too_large'
  | 'pdf_too_many_pages'
  | 'pdf_encrypted'
  | 'pdf_damaged'
  | 'pdf_empty'
  | 'pdf_portfolio'
  | 'pdf_too_complex';

/** A failure as an answer, with a sentence that says what to do. */
export interface PdfFailure {
  kind: 'failed';
  code: PdfFailureCode;
  message: string;
}

export const failed = (code: PdfFailureCode, message: string): PdfFailure => ({
  kind: 'failed',
  code,
  message,
});

export const notAPdf = (): PdfFailure =>
  failed(
    'pdf_not_a_pdf',
    'The file is not a PDF: "%PDF-" does not stand in its first 1024 bytes. Upload the PDF itself.',
  );

export const tooLarge = (sizeBytes: number, maxBytes: number): PdfFailure =>
  failed(
    'pdf_too_large',
    `The PDF has ${mebibytes(sizeBytes)} MiB; at most ${mebibytes(maxBytes)} MiB are read. Split it or reduce its images.`,
  );

const mebibytes = (count: number): string => (count / 1024 / 1024).toFixed(1).replace(/\.0$/, '');

export const tooManyPages = (pages: number, maxPages: number): PdfFailure =>
  failed(
    'pdf_too_many_pages',
    `The PDF has ${pages} pages; at most ${maxPages} are read. Upload the estimate without its attachments.`,
  );

export const tooManyWords = (page: number, maxWords: number): PdfFailure =>
  failed(
    'pdf_too_complex',
    `Page ${page} holds more than ${maxWords} words, which no estimate does. Upload the estimate pages only.`,
  );

export const unpacksTooFar = (): PdfFailure =>
  failed(
    'pdf_too_complex',
    'A part of the PDF unpacks to more than 128 MiB, which no estimate needs. Print it to a new PDF and upload that.',
  );

export const endlessText = (): PdfFailure =>
  failed(
    'pdf_too_complex',
    'The PDF holds a single text or name of more than a million characters, or a list without end, which no estimate does. Print the estimate to a new PDF and upload that.',
  );

export const tooSlow = (what: string, milliseconds: number): PdfFailure =>
  failed(
    'pdf_too_complex',
    `Reading ${what} took longer than ${milliseconds / 1000} seconds. Print the estimate to a new PDF and upload that.`,
  );

/** For whoever had to end the reading from outside. */
export const overLimit = (limit: 'memory' | 'time'): PdfFailure =>
  failed(
    'pdf_too_complex',
    `Reading the PDF takes more ${limit} than any estimate does. Print the estimate's pages to a new PDF and upload that.`,
  );

export const onlyACover = (attached: string): PdfFailure =>
  failed(
    'pdf_portfolio',
    `The PDF is a cover; the documents are attached inside it (${attached}). Save the estimate out of it and upload that.`,
  );

export const onlyAForm = (): PdfFailure =>
  failed(
    'pdf_empty',
    'The PDF is an interactive form (XFA) without pages of its own; only Adobe Reader and Acrobat show what is in it. Open it there, print it to a new PDF and upload that.',
  );

export const noReadablePage = (): PdfFailure =>
  failed(
    'pdf_damaged',
    'No page of the PDF can be read: the file is damaged or cut off. Export or scan it again.',
  );

/** What pdfjs threw when it opened the file, in our words. */
export const openingFailed = (error: unknown): PdfFailure =>
  error instanceof Error && error.name === 'PasswordException'
    ? failed(
        'pdf_encrypted',
        'The PDF is protected by a password. Remove the protection and upload it again.',
      )
    : failed(
        'pdf_damaged',
        'The PDF cannot be opened: it is damaged or cut off. Export it again and upload the new file.',
      );
