import { type Line, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import { totalLabel } from '../sums/total-labels.ts';
import type { ScanRepair } from './repairs.ts';
import { joinWords, respell } from './respell.ts';

/** Estimates are named by their date, their street, their claim: in signs and at such length. */
const NAME = /^[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)+$/u;
const LEAST_GLYPHS = 6;

/** Pieces in which a name is read at most: `2026-45 - 50 - 7649`. */
const MOST_PIECES = 7;

const glyphsOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/**
 * `Line Item Totals: 2026 44 68-9936`: the name behind the sum of all lines is the one that stands
 * on each page, its dashes read or not.
 */
export const settleEstimateName = (
  pages: readonly PageLines[],
  repairs: ScanRepair[],
): PageLines[] => {
  const seen = namesOf(pages);
  if (seen.size === 0) return [...pages];
  const byGlyphs = (least: number): Names => {
    const often = [...seen].filter(([, count]) => count >= least).sort(([, a], [, b]) => a - b);
    return new Map(often.map(([text]) => [glyphsOf(text), text]));
  };
  const [once, often] = [byGlyphs(1), byGlyphs(2)];
  return pages.map((page) =>
    page.ocr
      ? { ...page, lines: page.lines.map((line) => settleLine(line, once, often, repairs)) }
      : page,
  );
};

/** Names by their letters and digits. */
type Names = ReadonlyMap<string, string>;

/** Words of a name's form, and how often they are read alike. */
const namesOf = (pages: readonly PageLines[]): ReadonlyMap<string, number> => {
  const seen = new Map<string, number>();
  for (const { lines } of pages)
    for (const { words } of lines)
      for (const { text } of words)
        if (NAME.test(text) && glyphsOf(text).length >= LEAST_GLYPHS)
          seen.set(text, (seen.get(text) ?? 0) + 1);
  return seen;
};

const settleLine = (line: Line, once: Names, often: Names, repairs: ScanRepair[]): Line => {
  if (line.words.length > 1 && line.words.length <= MOST_PIECES) {
    const alone = often.get(glyphsOf(line.text));
    // `GRAHAM WILLIAMS` alone on a line is the insured, whose estimate is `GRAHAM_WILLIAMS`.
    if (alone !== undefined && /\d/.test(alone)) {
      const joined = joinWords(line, 0, line.words.length, repairs);
      return respell(joined, [], () => alone);
    }
  }
  if (totalLabel(line.text)?.kind !== 'line_items') return line;
  const from = line.words.findIndex(({ text }) => text.endsWith(':')) + 1;
  const [read] = segmentsOf(line.words.slice(from));
  if (from === 0 || read === undefined) return line;
  // Behind the sum's label nothing but the estimate's name stands, be it read but once elsewhere.
  const name = once.get(glyphsOf(textOf(read)));
  if (name === undefined || name === textOf(read)) return line;
  const joined = read.length === 1 ? line : joinWords(line, from, read.length, []);
  return respell(joined, repairs, (_, index) => (index === from ? name : null));
};
