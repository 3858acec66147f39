import type { Word } from '../../domain/pdf/pages/page-text.ts';
import type { GrayImage, PixelBox } from './gray-image.ts';
import { baselineUnder } from './ink-shapes.ts';
import { otherReadings } from './other-readings.ts';
import { isAmount, repairText } from './repair-text.ts';
import { boldness, capitalHeight, phrasesOf, sizeOf, slants } from './tell-type.ts';
import type { TesseractLine, TesseractPage, TesseractWord } from './tesseract.ts';
import type { LineWord, WordLine } from './word-line.ts';

/** Tesseract's lines with its systematic slips set right, each line's words from left to right. */
export function linesFromTesseract(page: TesseractPage): WordLine[] {
  const lines: WordLine[] = [];
  for (const block of page.blocks) {
    for (const paragraph of block.paragraphs) {
      for (const line of paragraph.lines) lines.push(lineFrom(line));
    }
  }
  const heights = lines.map((line) => line.rowHeight).sort((a, b) => a - b);
  const usualHeight = heights[heights.length >> 1] ?? 0;
  for (const line of lines) {
    line.words = withoutDebris(line, usualHeight);
    if (!isUsualType(line, usualHeight)) continue;
    line.measuredHeight = line.rowHeight;
    line.rowHeight = usualHeight;
  }
  return lines.filter((line) => line.words.length > 0);
}

/** Rows of one type are measured up to this much higher or lower. */
const heightTolerance = 1.28;
/** Capitals and digits reach at least this share of the row's height, small letters that one. */
const leastCapital = 0.6;
const leastSmall = 0.42;
/** Print that reaches up and down has this share of it. */
const leastWhole = 0.77;
/** Brackets, or letters with strokes up beside such with strokes down. */
const WHOLE = /[()[\]]|[A-Zbdfhklt\d].*[gjpqy]|[gjpqy].*[A-Zbdfhklt\d]/;
/** Letters without a stroke up or down: `rcv`. */
const SMALL = /^[acemnorsuvwxz]+\W?$/;

/**
 * Tesseract measures a row's height by its letters, so the rows of one type differ, and a row of a
 * word or two is often measured wrong. Distances that are told in font sizes need the same size.
 */
function isUsualType({ words, rowHeight }: WordLine, usualHeight: number): boolean {
  const ratio = rowHeight / usualHeight;
  if (ratio < heightTolerance && ratio > 1 / heightTolerance) return true;
  const length = words.reduce((sum, { text }) => sum + text.length, 0);
  const ink = Math.max(0, ...words.map(({ box }) => box.y1 - box.y0));
  const isSmall = words.every(({ text }) => SMALL.test(text));
  const least = isSmall ? leastSmall : leastCapital;
  // `greater)` alone is measured by its small letters.
  const isWhole = words.some(({ text, box }) => WHOLE.test(text) && box.y1 - box.y0 === ink);
  const isLow = isWhole && ratio < 1 && ink > leastWhole * usualHeight;
  // Measured by the asterisks around a sub-head, a row is lower than its own letters.
  const isMismeasured = isLow || length <= 6 || ink > rowHeight * heightTolerance;
  return isMismeasured && ink > least * usualHeight && ink < usualHeight * 1.1;
}

/** Below this, marks that make no word are taken for what they are. */
const debrisBelow = 0.6;
/** Ink lower than this share of the usual row is the tiny type of a sketch's measures. */
const tinyType = 0.45;
const tinySmall = (tinyType * leastSmall) / leastCapital;

/**
 * Leaves out what is read into the lines of a drawing, a stamp or a logo: one or two letters or
 * marks far from other words, read without confidence, or type too tiny for a row of an estimate.
 */
function withoutDebris(line: WordLine, usualHeight: number): LineWord[] {
  if (isRule(line)) return [];
  const debris = new Set(line.words.filter((word) => isHairline(word, line)));
  for (const phrase of phrasesOf(line)) {
    const text = phrase.map((word) => word.text).join('');
    const surest = Math.max(...phrase.map((word) => word.confidence));
    const isPrint = text.length > 2 || /\d/.test(text) || /^[A-Z]{2}$/.test(text);
    const inkHeight = Math.max(...phrase.map(({ box }) => box.y1 - box.y0));
    // `wa` is what a sketch's walls are read as.
    const isLow = text.length > 2 && SMALL.test(text);
    const least = (isLow ? tinySmall : tinyType) * usualHeight;
    const isTiny = text.length <= 6 && /[A-Za-z\d]/.test(text) && inkHeight < least;
    if (isTiny || (!isPrint && surest < debrisBelow)) for (const word of phrase) debris.add(word);
  }
  return line.words.filter((word) => !debris.has(word));
}

/** Two glyphs have this share of the row's height at least, however narrow they are. */
const leastTwo = 0.12;

/** `14` in the width of a hairline: what is left of an upright rule between two cells. */
function isHairline({ text, box }: LineWord, { rowHeight }: { rowHeight: number }): boolean {
  return text.length > 1 && box.x1 - box.x0 < leastTwo * rowHeight;
}

/** A dotted rule, or the edge of the glass, reads as many short words without any confidence. */
const leastRuleWords = 10;
const ruleBelow = 0.3;

function isRule({ words }: WordLine): boolean {
  return (
    words.length >= leastRuleWords &&
    words.every(({ text, confidence }) => confidence < ruleBelow && !/\d\.\d\d/.test(text))
  );
}

/** Cells stand further apart than this share of the row height, words of a sentence closer. */
const cellGap = 0.7;

function lineFrom(line: TesseractLine): WordLine {
  const raw = line.words
    .map((word) => ({ word, text: word.text.trim() }))
    .filter(({ text }) => text !== '');
  const words = raw.flatMap(({ word, text }, i) => {
    const before = raw[i - 1];
    const gap = before === undefined ? 0 : word.bbox.x0 - before.word.bbox.x1;
    const isApart = before === undefined || gap > line.rowAttributes.rowHeight * cellGap;
    const next = raw[i + 1]?.text;
    const parts = repairText(text, { previous: before?.text, next, isApart });
    if (parts.length > 1) return splitWord(word, parts);
    const repaired = parts[0] ?? text;
    const alternatives = [
      ...(repaired === text ? [] : [text]),
      ...otherReadings(repaired, word.symbols),
    ];
    const confidence = confidenceOf(word, repaired, alternatives);
    return [{ text: repaired, alternatives, box: word.bbox, confidence }];
  });
  return { words, baseline: line.baseline, rowHeight: line.rowAttributes.rowHeight };
}

/**
 * Tesseract trusts words, and figures are none to it. A figure in whose digits nothing else was
 * seen is read surely; a word that it hardly trusts may have a glyph too many.
 */
function confidenceOf(
  word: { confidence: number },
  text: string,
  alternatives: readonly string[],
): number {
  const confidence = Math.min(1, Math.max(0, word.confidence / 100));
  const figure = text.replace(/(?<=\d)(?:[A-Z]{2}\*?|[+=*])$/, '');
  const isSure = alternatives.length === 0 && confidence >= trusted && isAmount(figure);
  return isSure ? Math.max(confidence, sureFigure) : confidence;
}

const trusted = 0.7;
const sureFigure = 0.92;

/** Cuts a word where its parts meet, at the boxes of its glyphs or else in proportion. */
function splitWord(word: TesseractWord, parts: readonly string[]): LineWord[] {
  const { bbox, symbols } = word;
  const length = parts.join('').length;
  const offset = symbols.length - length;
  const edgeAt = (position: number) =>
    symbols[position + offset]?.bbox.x0 ??
    Math.round(bbox.x0 + ((bbox.x1 - bbox.x0) * position) / length);
  let from = 0;
  return parts.map((text) => {
    const until = from + text.length;
    const x0 = from === 0 ? bbox.x0 : edgeAt(from);
    const x1 = until === length ? bbox.x1 : Math.max(x0 + 1, edgeAt(until) - 1);
    const alternatives = otherReadings(text, symbols.slice(from + offset, until + offset));
    from = until;
    const confidence = confidenceOf(word, text, alternatives);
    return { text, alternatives, box: { ...bbox, x0, x1 }, confidence };
  });
}

/** Tesseract's row height, from ascender to descender, over the font size; measured on prints. */
const rowHeightPerSize = 0.96;
/** The same of typewriter faces: their letters are low and wide. */
const typewriterRowHeightPerSize = 0.83;
/** A digit's width over the row height: 0.44 to 0.6 in other faces, 0.66 to 0.8 in those. */
const typewriterDigit = 0.62;
/** The reader's boxes reach from this above the baseline to that below it, in font sizes. */
const ascent = 0.75;
const descent = 0.22;

/**
 * Words of the page in points of the prepared (upright, level) page. Boxes stand on the line's
 * baseline, not on each word's ink, so that words of one row are level with each other.
 */
export function wordsFromLines(lines: readonly WordLine[], image: GrayImage, dpi: number): Word[] {
  const pointsPerPixel = 72 / dpi;
  const isItalic = slants(lines, image);
  const isBold = boldness(lines, image, isItalic);
  const perSize = isTypewritten(lines) ? typewriterRowHeightPerSize : rowHeightPerSize;
  const usualCapital = capitalHeight(lines);
  return lines.flatMap((line) => {
    const fontSize = (sizeOf(line, image, usualCapital) / perSize) * pointsPerPixel;
    return line.words.map((word): Word => {
      const baseline = baselineAt(line, word.box) * pointsPerPixel;
      return {
        text: word.text,
        box: {
          left: word.box.x0 * pointsPerPixel,
          top: baseline - ascent * fontSize,
          right: word.box.x1 * pointsPerPixel,
          bottom: baseline + descent * fontSize,
        },
        angle: 0,
        fontSize,
        bold: isBold(word),
        italic: isItalic(word),
        confidence: word.confidence,
        ...(word.alternatives.length > 0 ? { alternatives: word.alternatives } : {}),
        ...(word.readAs === undefined ? {} : { readAs: word.readAs }),
      };
    });
  });
}

/** Whether the page's figures are as wide as those of a typewriter. */
function isTypewritten(lines: readonly WordLine[]): boolean {
  const widths: number[] = [];
  for (const { words, rowHeight } of lines)
    for (const { text, box } of words) {
      if (!/^\d[\d.,]{2,}$/.test(text)) continue;
      const points = text.replaceAll(/\d/g, '').length;
      widths.push((box.x1 - box.x0) / (text.length - points / 2) / rowHeight);
    }
  widths.sort((a, b) => a - b);
  return widths.length >= fewestFigures && (widths[widths.length >> 1] ?? 0) > typewriterDigit;
}

const fewestFigures = 5;

function baselineAt(line: WordLine, box: PixelBox): number {
  const baseline = baselineUnder(line.baseline, (box.x0 + box.x1) / 2);
  // A baseline outside of the word belongs to other words of a line that is none.
  return baseline < box.y0 || baseline > box.y1 + line.rowHeight / 2 ? box.y1 : baseline;
}
