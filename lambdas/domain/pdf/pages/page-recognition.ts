import type { PageText } from './page-text.ts';

/** What came of reading one page by OCR. */
export type PageRecognition = RecognizedPage | UnrecognizedPage;

export interface RecognizedPage {
  ok: true;
  page: PageText;
  /** What was done to the page before it was read. */
  preparation: PagePreparation;
}

export interface PagePreparation {
  /** Pixels per inch of the image that was recognized. */
  dpi: number;
  /** Quarter turns clockwise that set the page upright. */
  quarterTurns: 0 | 1 | 2 | 3;
  /** Degrees by which the scan was turned level; positive is clockwise. */
  deskewDegrees: number;
}

export interface UnrecognizedPage {
  ok: false;
  /** From 1. */
  pageNumber: number;
  reason: UnrecognizedReason;
  /** A sentence for the person who sent the document. */
  message: string;
}

/**
 * - `damaged`: the page or its image cannot be decoded
 * - `too-large`: the page or an image on it is beyond the limits of size or memory
 * - `timeout`: reading took longer than the limit per page
 * - `crashed`: the recognition thread ended under the page
 */
export type UnrecognizedReason = 'damaged' | 'too-large' | 'timeout' | 'crashed';
