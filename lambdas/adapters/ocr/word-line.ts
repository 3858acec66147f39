import type { PixelBox } from './gray-image.ts';

/** A word while it is still in pixels, with the line it stands on. */
export interface LineWord {
  text: string;
  /** Other readings, likeliest first. */
  alternatives: string[];
  /** What was read, where the page's own glyphs showed a digit to be another. */
  readAs?: string;
  box: PixelBox;
  /** 0 to 1. */
  confidence: number;
}

export interface WordLine {
  words: LineWord[];
  baseline: PixelBox;
  /** Pixels from the ascenders' top to the descenders' bottom. */
  rowHeight: number;
  /** The same as Tesseract measured it, where the page's usual height stands for it. */
  measuredHeight?: number;
}
