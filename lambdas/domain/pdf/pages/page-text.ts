import type { Box } from '../../estimate/estimate.ts';

/**
 * The word stream that reading starts from. The text layer and OCR both end here, so everything
 * above it is one reader.
 */
export interface PageText {
  /** From 1. */
  page: number;
  /** Points, after the page's own rotation. */
  width: number;
  height: number;
  words: Word[];
  source: 'text' | 'ocr';
  /** The file was damaged and made anew of what was left of it. */
  isRepaired?: boolean;
  /** The page was cropped through its text: lines go on where no viewer shows them. */
  isCropped?: boolean;
}

/** A run of glyphs without a space in it, or one that the extraction did not split. */
export interface Word {
  text: string;
  /** Points from the page's top left, after the page's own rotation. */
  box: Box;
  /** Counter-clockwise degrees of the baseline; 0 for ordinary text. */
  angle: number;
  fontSize: number;
  bold: boolean;
  italic: boolean;
  /** 0 to 1; 1 for a text layer. */
  confidence: number;
  /** OCR only: other readings of the same print, likeliest first, where the first look was in doubt. */
  alternatives?: string[];
  /** OCR only: what was read, where the page's own glyphs showed a digit to be another. */
  readAs?: string;
}

/**
 * A searchable scan carries another program's OCR, which says nothing of how sure it was; its
 * figures may need the same repairs.
 */
export const HIDDEN_LAYER_CONFIDENCE = 0.85;
