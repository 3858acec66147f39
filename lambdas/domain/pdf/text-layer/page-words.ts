import type { PageViewport } from 'pdfjs-dist';
import { DESCENT } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { withDingbats } from './dingbats.ts';
import { lengthOf, matrixOf, times } from './matrices.ts';
import { isAscii, plainCharacters } from './plain-characters.ts';
import type { IsStroked } from './stroked-text.ts';
import type { TextRun } from './text-run.ts';
import { typewriterFaces } from './typewriter-faces.ts';

export interface FontStyle {
  bold: boolean;
  italic: boolean;
  /** Bullets, boxes and check marks: its codes are no letters. */
  isSymbols?: boolean;
  /** Those of the standard face, whose codes pdfjs tells as the letters that have them elsewhere. */
  isDingbats?: boolean;
}

/** Relative advance widths, good enough to say where a word inside a run begins. */
const glyphWidth = (glyph: string): number => {
  if (/[ .,:;'|!iljI[\]()ft\-/]/.test(glyph)) return 0.31;
  if (/[mwMW%@]/.test(glyph)) return 0.85;
  if (/[A-Z&]/.test(glyph)) return 0.68;
  return OTHER_GLYPH_WIDTH;
};

const OTHER_GLYPH_WIDTH = 0.52;

const asciiWidths = Array.from({ length: 128 }, (_, code) => glyphWidth(String.fromCharCode(code)));

/** About how wide a text is, in font sizes. */
export const widthOfText = (text: string): number => {
  let width = 0;
  for (let index = 0; index < text.length; index += 1)
    width += asciiWidths[text.charCodeAt(index)] ?? OTHER_GLYPH_WIDTH;
  return width;
};

const charactersOf = (text: string): number => text.length;

/**
 * Boxes reach from a fixed share above to a fixed share below the baseline, whatever the font
 * says about itself: fonts mixed in one row then still share one line.
 */
const ASCENT = 0.75;

/** Runs closer than this share of the font size belong to one word; pdfjs reports real spaces. */
const SAME_WORD_GAP = 0.15;

const SPACES = /\s/u;

/** Letters of a face that was written as a symbol font: their own codes and 0xF000. */
const SYMBOL_CODES = /[\uF020-\uF07E]/g;

const letterOfSymbol = (symbol: string): string =>
  String.fromCharCode(symbol.charCodeAt(0) - 0xf000);

/** Points of lists, ticks and signs of measure, in the codes of the two symbol fonts that word processors use. */
const SYMBOL_SIGNS = new Map([
  ['\uF0A2', '\u2032'],
  ['\uF0A7', '\u25AA'],
  ['\uF0A8', '\u2610'],
  ['\uF0B0', '\u00B0'],
  ['\uF0B1', '\u00B1'],
  ['\uF0B2', '\u2033'],
  ['\uF0B4', '\u00D7'],
  ['\uF0B7', '\u2022'],
  ['\uF0D8', '\u2022'],
  ['\uF0E0', '\u2022'],
  ['\uF0E8', '\u2022'],
  ['\uF0FC', '\u2713'],
  ['\uF0FD', '\u2612'],
  ['\uF0FE', '\u2611'],
]);

const withSymbolSigns = (text: string): string =>
  isAscii(text) ? text : text.replace(/[\uF0A0-\uF0FF]/g, (code) => SYMBOL_SIGNS.get(code) ?? code);

/** The letters and signs that are meant by a symbol font's codes. */
export const withoutPrivateCodes = (text: string): string =>
  isAscii(text) ? text : withSymbolSigns(text.replace(SYMBOL_CODES, letterOfSymbol));

const printedBy = ({ isSymbols, isDingbats }: FontStyle, text: string): string => {
  if (isDingbats === true) return withDingbats(text);
  return isSymbols === true ? withSymbolSigns(text) : withoutPrivateCodes(plainCharacters(text));
};

const PRIVATE_USE = /[\uE000-\uF8FF\uFFFD\u0000-\u0008\u000B\u000C\u000E-\u001F]/g;

/**
 * Turns pdfjs text runs into words with boxes measured from the page's top left, after the page's
 * rotation. A run is split at its spaces; runs that touch are joined.
 */
export const wordsOfRuns = (
  runs: readonly TextRun[],
  viewport: Pick<PageViewport, 'transform'>,
  styleOf: (fontName: string) => FontStyle,
  isStroked: IsStroked | null = null,
): Word[] => {
  const words: Word[] = [];
  const page = matrixOf(viewport.transform);
  const [across, athwart] = page;
  // pdfjs tells widths before the page's own unit (`UserUnit`) is applied.
  const scale = lengthOf(across, athwart);
  const typed = typewriterFaces(runs);
  let open: Word | null = null;
  for (const run of runs) {
    if (run.str === '' || run.str.trim() === '') {
      if (run.str !== '' || run.hasEOL) open = null;
      continue;
    }
    const onPage = times(page, matrixOf(run.transform));
    const a = onPage[0];
    const b = onPage[1];
    const c = onPage[2];
    const d = onPage[3];
    const length = lengthOf(a, b) || 1;
    const fontSize = lengthOf(c, d) || length;
    // Screen y grows downwards, so a rising baseline has a negative b.
    const angle = b === 0 && a > 0 ? 0 : (Math.atan2(-b, a) * 180) / Math.PI;
    const along = [a / length, b / length] as const;
    const up = [c / fontSize, d / fontSize] as const;
    // Letters slanted by the program stand over the next ones: so much their boxes overlap.
    const slant = along[0] === 1 ? Math.abs(up[0]) * (ASCENT + DESCENT) * fontSize : 0;
    const style = styleOf(run.fontName);
    const printed = printedBy(style, run.str);
    const width = run.width * scale;
    const parts = SPACES.test(printed) ? printed.split(/(\s+)/u) : [printed];
    const ends =
      parts.length === 1
        ? [width]
        : (knownEnds(parts, run, scale) ??
          guessedEnds(parts, width, printed.length === run.str.length && typed(run.fontName)));
    let offset = 0;
    let letters = 0;
    for (let index = 0; index < parts.length; index += 1) {
      const part = parts[index] ?? '';
      const start = offset;
      offset = ends[index] ?? width;
      letters += part.length;
      if (part === '') continue;
      if (part.trim() === '') {
        open = null;
        continue;
      }
      const box = boxOf(onPage[4], onPage[5], start, offset, along, up, fontSize);
      const text = part;
      const right = open?.box.right ?? 0;
      const bold = style.bold || isStroked?.(run, letters - part.length, letters) === true;
      if (
        open !== null &&
        Math.abs(angle) < 0.5 &&
        Math.abs(open.angle) < 0.5 &&
        Math.abs(open.box.bottom - box.bottom) < fontSize * 0.2 &&
        [0, slant].some((over) => Math.abs(box.left + over - right) < fontSize * SAME_WORD_GAP)
      ) {
        open.text += text;
        open.box = { ...open.box, right: Math.max(open.box.right, box.right) };
        open.bold = open.bold && bold;
        open.italic = open.italic && style.italic;
        continue;
      }
      open = { text, box, angle, fontSize, bold, italic: style.italic, confidence: 1 };
      words.push(open);
    }
    if (run.hasEOL) open = null;
  }
  return words;
};

/** Where a run's words and the spaces between them end, as the page's glyphs stand. */
const knownEnds = (
  parts: readonly string[],
  { gaps, width }: TextRun,
  scale: number,
): number[] | null => {
  if (gaps === undefined || parts.length !== gaps.length * 2 + 1) return null;
  const ends: number[] = [];
  for (const gap of gaps) ends.push(gap[0] * scale, gap[1] * scale);
  ends.push(width * scale);
  return ends;
};

/** The same by the usual widths of letters; of a typewriter's face all are of one width. */
const guessedEnds = (parts: readonly string[], width: number, isTyped: boolean): number[] => {
  const widths = parts.map(isTyped ? charactersOf : widthOfText);
  const unit = width / (widths.reduce((sum, one) => sum + one, 0) || 1);
  let end = 0;
  return widths.map((one) => {
    end += one * unit;
    return end;
  });
};

const boxOf = (
  x: number,
  y: number,
  start: number,
  end: number,
  along: readonly [number, number],
  up: readonly [number, number],
  fontSize: number,
): Word['box'] => {
  if (along[0] === 1 && up[1] === -1)
    return {
      left: x + start,
      top: y - ASCENT * fontSize,
      right: x + end,
      bottom: y + DESCENT * fontSize,
    };
  const corners = [start, end].flatMap((distance) =>
    [ASCENT * fontSize, -DESCENT * fontSize].map(
      (height) =>
        [
          x + along[0] * distance + up[0] * height,
          y + along[1] * distance + up[1] * height,
        ] as const,
    ),
  );
  const xs = corners.map((corner) => corner[0]);
  const ys = corners.map((corner) => corner[1]);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
};

/** Share of a page's glyphs without a meaning from which on it cannot be read. */
const MOST_UNMAPPED = 0.25;
/** The same where the figures are among them: more are lost than are left. */
const MOST_LOST_FIGURES = 0.05;

/** Whether glyphs that map to no character, of fonts without a usable encoding, spoil a page. */
export const isUnmapped = (words: readonly Word[]): boolean => {
  const text = words.map((word) => word.text).join('');
  const unmapped = text.match(PRIVATE_USE)?.length ?? 0;
  if (unmapped <= text.length * MOST_LOST_FIGURES) return false;
  return unmapped > text.length * MOST_UNMAPPED || unmapped > (text.match(/\d/g)?.length ?? 0);
};
