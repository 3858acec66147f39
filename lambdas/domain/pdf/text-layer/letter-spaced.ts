import type { PDFPageProxy } from 'pdfjs-dist';
import type { Word } from '../page-text.ts';
import type { Layers } from './hidden-layers.ts';
import type { TextRun } from './page-words.ts';
import { type ShownString, shownStrings } from './shown-strings.ts';
import { glyphsOf, letterOf, stepOf } from './text-cursor.ts';

/** Fewer words say nothing. */
const ENOUGH_WORDS = 60;
/** Share of single letters from which on words have come apart; grids of codes have a tenth. */
const SINGLE_LETTERS = 0.2;
/** Share of the glyphs that must be spaces, so that they can be trusted to part words. */
const LEAST_SPACES = 0.05;
/** Share of the font size by which a gap is wider than any between letters. */
const CELL_GAP = 1;

/** Whether words of a page fell into their letters. */
export const isLetterSpaced = (words: readonly Word[]): boolean =>
  words.length >= ENOUGH_WORDS &&
  words.filter(({ text }) => /^\p{L}$/u.test(text)).length > words.length * SINGLE_LETTERS;

/**
 * The runs of a page whose letters stand so far apart that pdfjs takes the gaps for spaces: type
 * set widely, and faces that another program put in place of narrower ones. The spaces that were
 * printed part its words, and gaps between cells.
 *
 * @returns null where the page prints no spaces, or cannot be followed.
 */
export const runsByPrintedSpaces = async (
  page: PDFPageProxy,
  layers: Layers | null,
): Promise<TextRun[] | null> => {
  const strings = await shownStrings(page, layers).catch(() => []);
  const seen = strings.filter(({ isSeen, covered }) => isSeen && covered.length === 0);
  let [glyphs, spaces] = [0, 0];
  for (const string of seen)
    for (const glyph of glyphsOf(string.glyphs)) {
      const letter = letterOf(glyph);
      if (letter !== '') glyphs += 1;
      if (letter.trim() === '' && letter !== '') spaces += 1;
    }
  return spaces < glyphs * LEAST_SPACES ? null : seen.flatMap(wordsOfString);
};

interface Piece {
  letters: string;
  from: number;
  to: number;
}

const wordsOfString = (string: ShownString): TextRun[] => {
  const { text } = string;
  const pieces: Piece[] = [];
  let open: Piece | null = null;
  let at = 0;
  for (const glyph of glyphsOf(string.glyphs)) {
    const start = at;
    at += stepOf(glyph, text);
    const letter = letterOf(glyph);
    if (letter === '') continue;
    if (letter.trim() === '') {
      open = null;
      continue;
    }
    if (open !== null && start - open.to > CELL_GAP * Math.abs(text.fontSize * text.scale))
      open = null;
    // Its own width, without what is set between it and the next.
    const end = at - text.charSpacing * text.scale;
    if (open === null) {
      open = { letters: '', from: start, to: end };
      pieces.push(open);
    }
    open.letters += letter;
    open.to = end;
  }
  return pieces.map((piece) => runOf(string, piece, at));
};

const runOf = (
  { from, to, font, fontSize }: ShownString,
  { letters, from: begin, to: end }: Piece,
  whole: number,
): TextRun => {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y);
  const [along, up] = length === 0 ? [1, 0] : [x / length, y / length];
  const [first, last] = whole === 0 ? [0, 0] : [begin / whole, end / whole];
  return {
    str: letters,
    transform: [
      along * fontSize,
      up * fontSize,
      -up * fontSize,
      along * fontSize,
      from[0] + x * first,
      from[1] + y * first,
    ],
    width: length * (last - first),
    height: fontSize,
    fontName: font,
    // Words stay apart however near the next one is.
    hasEOL: true,
  };
};
