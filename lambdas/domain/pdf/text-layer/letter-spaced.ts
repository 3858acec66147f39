import type { PDFPageProxy } from 'pdfjs-dist';
import type { Word } from '../pages/page-text.ts';
import { glyphsOf, letterOf } from './glyphs.ts';
import type { Layers } from './hidden-layers.ts';
import { type ShownString, shownStrings } from './shown-strings.ts';
import type { TextRun } from './text-run.ts';

/** Fewer words say nothing. */
const ENOUGH_WORDS = 60;
/** Share of single letters from which on words have come apart; grids of codes have a tenth. */
const SINGLE_LETTERS = 0.2;
/** Share of the glyphs that must be spaces, so that they can be trusted to part words. */
const LEAST_SPACES = 0.05;
/** Letters that strings have on average where they are words. */
const LETTERS_OF_WORDS = 2;
/** Points between baselines of one line. */
const SAME_LINE = 0.5;
/** Share of the font size by which a letter drawn once more for bold stands aside; an `i` is 0.22. */
const SHADOW_GAP = 0.1;
/** Share of the font size by which a gap is wider than any between letters. */
const CELL_GAP = 1;

/** Single characters one after the other, from which on they are the pieces of a word or figure. */
const PIECES_OF_WORD = 4;

/** Whether words of a page fell into their letters, or figures into their digits. */
export const isLetterSpaced = (words: readonly Word[]): boolean => {
  if (words.length < ENOUGH_WORDS) return false;
  let [letters, pieces, inRow] = [0, 0, 0];
  for (const { text } of words) {
    if (text.length > 2 || !SINGLE.test(text)) {
      inRow = 0;
      continue;
    }
    if (LETTER.test(text)) letters += 1;
    inRow += 1;
    if (inRow === PIECES_OF_WORD) pieces += PIECES_OF_WORD;
    else if (inRow > PIECES_OF_WORD) pieces += 1;
  }
  return Math.max(letters, pieces) > words.length * SINGLE_LETTERS;
};

const SINGLE = /^.$/u;
const LETTER = /^\p{L}$/u;

/**
 * The runs of a page whose letters stand so far apart that pdfjs takes the gaps for spaces: type
 * set widely, and faces that another program put in place of narrower ones. The spaces that were
 * printed part its words, and gaps between cells; where none are, each string is a word. Where
 * strings are letters, they are read as they stand.
 *
 * @returns null where the page cannot be followed.
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
  if (seen.length === 0) return null;
  const areWords = glyphs >= seen.length * LETTERS_OF_WORDS;
  const words = seen.flatMap(wordsOfString);
  return spaces < glyphs * LEAST_SPACES && !areWords ? runsAsTheyStand(words) : words;
};

/**
 * The runs of a page that was written letter by letter in any order, as they stand on it: each line
 * from left to right, so that letters that touch become words. Letters that are drawn once more for
 * bold become the same words once more.
 */
export const runsAsTheyStand = (runs: readonly TextRun[]): TextRun[] => {
  const heightOf = ({ transform }: TextRun): number => transform[5] ?? 0;
  const leftOf = ({ transform }: TextRun): number => transform[4] ?? 0;
  const sorted = runs
    .filter(({ str }) => str.trim() !== '')
    .sort((one, other) => heightOf(other) - heightOf(one));
  const lines: TextRun[][] = [];
  for (const run of sorted) {
    const line = lines.at(-1);
    const above = line?.at(-1);
    if (line !== undefined && above !== undefined && heightOf(above) - heightOf(run) < SAME_LINE)
      line.push(run);
    else lines.push([run]);
  }
  return lines.flatMap((line) => {
    const [once, again]: [TextRun[], TextRun[]] = [[], []];
    for (const run of line.sort((one, other) => leftOf(one) - leftOf(other))) {
      const before = once.at(-1);
      const isAgain =
        before?.str === run.str && leftOf(run) - leftOf(before) < run.height * SHADOW_GAP;
      (isAgain ? again : once).push({ ...run, hasEOL: false });
    }
    return [...withLineEnd(once), ...withLineEnd(again)];
  });
};

const withLineEnd = (line: readonly TextRun[]): TextRun[] =>
  line.map((run, index) => (index === line.length - 1 ? { ...run, hasEOL: true } : run));

interface Piece {
  letters: string;
  from: number;
  to: number;
}

const wordsOfString = (string: ShownString): TextRun[] => {
  const { pen } = string;
  const pieces: Piece[] = [];
  let open: Piece | null = null;
  let at = 0;
  for (const glyph of glyphsOf(string.glyphs)) {
    const start = at;
    at += pen.stepOf(glyph);
    const letter = letterOf(glyph);
    if (letter === '') continue;
    if (letter.trim() === '') {
      open = null;
      continue;
    }
    if (open !== null && start - open.to > CELL_GAP * Math.abs(pen.fontSize * pen.scale))
      open = null;
    // Its own width, without what is set between it and the next.
    const end = at - pen.charSpacing * pen.scale;
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
