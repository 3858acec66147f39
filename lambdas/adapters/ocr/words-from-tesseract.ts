import type { Word } from '../../domain/pdf/page-text.ts';
import type { TesseractLine, TesseractPage, TesseractWord } from './tesseract.ts';

/** Tesseract's words as words of a page, in points of the prepared (upright, level) page. */
export function wordsFromTesseract(page: TesseractPage, dpi: number): Word[] {
  const pointsPerPixel = 72 / dpi;
  const words: Word[] = [];
  for (const block of page.blocks) {
    for (const paragraph of block.paragraphs) {
      for (const line of paragraph.lines) {
        for (const word of line.words) words.push(wordOf(word, line, pointsPerPixel));
      }
    }
  }
  return words;
}

function wordOf(word: TesseractWord, line: TesseractLine, pointsPerPixel: number): Word {
  const { x0, y0, x1, y1 } = word.bbox;
  return {
    text: word.text,
    box: {
      left: x0 * pointsPerPixel,
      top: y0 * pointsPerPixel,
      right: x1 * pointsPerPixel,
      bottom: y1 * pointsPerPixel,
    },
    angle: 0,
    fontSize: line.rowAttributes.rowHeight * pointsPerPixel,
    bold: false,
    italic: false,
    confidence: Math.min(1, Math.max(0, word.confidence / 100)),
  };
}
