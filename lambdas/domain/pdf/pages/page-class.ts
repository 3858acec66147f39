import type { PageClass, Warning } from '../../estimate/estimate.ts';
import { countFormFacts } from '../facts/facts-of-line.ts';
import { isDimensions, isDrawingLabel, isOpening } from '../rooms/measures.ts';
import { roomLine } from '../rooms/room-lines.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import { hasAmounts, labelOf, totalLabel } from '../sums/total-labels.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { type Line, segmentsOf, textOf } from './lines.ts';
import { isRecapTitle, isSummaryTitle } from './page-titles.ts';

const BILL_TITLE =
  /^(?:(?:final|service|sales|tax|customer)\s+)?(?:invoice|receipt|work\s+authorization|purchase\s+order)\b(?!\s*\*)/i;

const BILLED =
  /\b(?:bill(?:ed)?\s+to|sold\s+to|balance\s+due|amount\s+due|total\s+due|remit(?:\s+to)?|invoice\s*(?:#|no\b|number|date))/i;

/**
 * A vendor's bill: its title stands out at the head of the page, above its rows, and it says who
 * owes what. `Invoice # 4471` below a row of an estimate says what that row is.
 */
const titleOfBill = ({ height, lines }: { height: number; lines: Line[] }): Line | null => {
  const title = lines.find(
    (line) =>
      line.box.top < height * 0.4 &&
      /invoice|receipt|authorization|order/i.test(line.text) &&
      !/\d\.\d{2}/.test(line.text) &&
      segmentsOf(line.words, 1.5).some(
        (words) => words.length <= 4 && BILL_TITLE.test(textOf(words)),
      ),
  );
  const owes = (line: Line): boolean => line !== title && BILLED.test(line.text);
  if (title === undefined || !lines.some(owes)) return null;
  return lines.slice(0, lines.indexOf(title)).some(hasAmounts) ? null : title;
};

/**
 * Bills of others that are attached behind an estimate, with tables of their own. Where the first
 * table stands on a bill, the bill is what is to be read.
 */
export const attachedBills = (
  pages: readonly { page: number; height: number; lines: Line[] }[],
): Set<number> => {
  const titles = new Map(
    pages.flatMap((page) => {
      const title = titleOfBill(page);
      return title === null ? [] : [[page, title] as const];
    }),
  );
  if (titles.size === 0) return new Set();
  const first = pages.find((page) => hasHeaderRow(page.lines));
  if (first === undefined || titles.has(first)) return new Set();
  // `Invoice 26-0318` on the first page as well: what is owed stands on the last page of one paper.
  const goesOn = ({ text }: Line): boolean => first.lines.some((line) => line.text === text);
  return new Set(
    [...titles].flatMap(([{ page }, title]) => (page > first.page && !goesOn(title) ? [page] : [])),
  );
};

/** What the user is told of a bill whose rows are none of the estimate's. */
export const billWarning = (page: number): Warning => ({
  code: 'bill_left_out',
  message: `Page ${page} looks like a bill that is attached to the estimate, so its rows were left out. If they belong to the estimate, add them by hand, or upload that page by itself.`,
  at: { page },
});

const FACT_LABELS =
  /\b(?:insured|property|claim\s+number|policy\s+number|date\s+of\s+loss|type\s+of\s+loss|price\s+list|estimator|claim\s+rep(?:resentative|\.)?|date\s+(?:inspected|received|entered))\s*:/gi;

/** What a page without items is for. */
export const classifyPage = (lines: readonly Line[]): PageClass => {
  if (lines.length === 0) return 'blank';
  if (lines.some((line) => isRecapTitle(line.text))) return 'recap';
  // Where the last rows filled their page, these stand on the next by themselves.
  if (lines.some((line) => totalLabel(line.text)?.kind === 'area')) return 'items';
  if (lines.some((line) => isSummaryTitle(line.text))) return 'summary';
  const text = lines.map((line) => line.text).join('\n');
  const facts = new Set((text.match(FACT_LABELS) ?? []).map((label) => label.toLowerCase())).size;
  if (facts >= 3 || countFormFacts(lines) >= 3) return 'cover';
  const parts = lines.flatMap((line) => segmentsOf(line.words, 0.9).map(textOf));
  // Sums of coverages are no dimensions, nor are a form's blanks.
  const drawn = parts.filter(
    (part) => isDrawingLabel(part) && /[\p{L}\d]/u.test(part) && !/\d\.\d{2}$/.test(part),
  ).length;
  if (lines.some(({ text }) => COVERAGE_HEAD.test(text))) return 'summary';
  // One sentence may stand at the foot of every page.
  const sayings = lines.filter((line) => line.words.length >= 12).length;
  if (drawn >= 3 && drawn >= parts.length * 0.25 && sayings <= 1) return 'sketch';
  if (isSmallDrawing(lines, parts, drawn)) return 'sketch';
  if (/\bline\s+item\s+total\b/i.test(text) && /\bnet\s+claim\b|\breplacement\s+cost/i.test(text))
    return 'summary';
  const tellsMeasures = lines.some(({ text }) => isDimensions(text) || isOpening(text));
  if (tellsMeasures && lines.some(({ text }) => roomLine(text)?.height != null)) return 'items';
  const sentences = lines.filter(
    (line) => line.words.length >= 9 && labelOf(line.text) === line.text.trim(),
  ).length;
  if (/^dear\b/im.test(text) || /\bsincerely\b/i.test(text) || sentences >= 3) return 'letter';
  return 'other';
};

/**
 * One room is drawn, or a scan has kept one or two of a plan's small and turned measures, beside
 * the names of what is drawn. Of text, a measure must stand by itself: a letterhead's figure is none.
 */
const isSmallDrawing = (lines: readonly Line[], parts: readonly string[], drawn: number): boolean =>
  drawn > 0 &&
  parts.length <= MOST_ON_DRAWING &&
  (lines.every(({ ocr }) => ocr) || parts.some((part) => LENGTH.test(part))) &&
  lines.every(({ text, words }) => words.length <= MOST_WORDS_OF_NAME && !/\d\.\d{2}\b/.test(text));

/** `37' 8"` */
const LENGTH = /^\d+['’′](?:\s*\d+["”″])?$/;

/**
 * A page behind a recap or a trade summary that goes on with its rows: names at the left, sums at
 * the right, no sentences.
 */
export const continuesRecap = (lines: readonly Line[]): boolean =>
  lines.some((line) => /\d\.\d{2}%?$/.test(line.text) && segmentsOf(line.words, 1.5).length > 1) &&
  lines.filter(({ words, text }) => words.length >= 9 && !/\d\.\d{2}/.test(text)).length < 3;

/** Names on a plan, with the head and the foot of its page. */
const MOST_ON_DRAWING = 12;
const MOST_WORDS_OF_NAME = 9;

/** `Coverage   Item Total   %   ACV Total   %`, on a page of its own. */
const COVERAGE_HEAD = /^coverage\s+item\s+total\b/i;

const keyWords = (lines: readonly Line[]): Map<string, number> =>
  countOf(lines.flatMap((line) => line.text.toLowerCase().split(' ')));

const FIGURE = /\d[\d,]*\.\d{2}(?!\d)/;
const FIGURES = new RegExp(FIGURE, 'g');

const figureKeys = (lines: readonly Line[]): string[] =>
  lines.flatMap((line) => {
    const start = itemStartOf(line);
    const figures = line.text.match(FIGURES) ?? [];
    return start === null ? figures : [`#${start.number}`, ...figures];
  });

/** The share of what both have in the larger of the two, or in the smaller one. */
const overlap = (
  left: Map<string, number>,
  right: Map<string, number>,
  of: 'larger' | 'smaller' = 'larger',
): number => {
  let shared = 0;
  for (const [key, count] of left) shared += Math.min(count, right.get(key) ?? 0);
  const sizes = [left, right].map((side) => [...side.values()].reduce((a, b) => a + b, 0));
  const size = of === 'larger' ? Math.max(...sizes) : Math.min(...sizes);
  return size === 0 ? 0 : shared / size;
};

const overlapOrEmpty = (left: Map<string, number>, right: Map<string, number>): number =>
  left.size === 0 && right.size === 0 ? 1 : overlap(left, right);

const countOf = (keys: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/**
 * Pages that repeat an earlier page of a merged packet: the same row numbers and figures, and
 * nearly the same words (fax headers and page numbers differ). Apartments of one plan have the same
 * rows as well, under names of their own.
 */
export const duplicatePages = (
  pages: readonly { page: number; ocr: boolean; lines: Line[] }[],
): Set<number> => {
  const duplicates = new Set<number>();
  const seen: Fingerprint[] = [];
  const byFigures = new Map<string, Fingerprint[]>();
  for (const page of alikeInNumbers(pages)) {
    const mine = fingerprintOf(page);
    if (mine.figureCount < 2 && mine.wordCount < 8) continue;
    // Text agrees to the figure, so only pages with the same ones are compared.
    const exact = byFigures.get(mine.key) ?? [];
    const candidates = page.ocr ? seen : [...exact, ...seen.filter((other) => other.ocr)];
    if (candidates.some((other) => isSamePage(mine, other))) {
      duplicates.add(page.page);
      continue;
    }
    seen.push(mine);
    byFigures.set(mine.key, [...exact, mine]);
  }
  return duplicates;
};

/**
 * The pages with the same row numbers as another one, or without any and with the same first figure:
 * only they can be copies, unless a scan hides a number. Numbers are known by then, figures and words
 * have to be looked for.
 */
const alikeInNumbers = <Page extends { ocr: boolean; lines: Line[] }>(
  pages: readonly Page[],
): readonly Page[] => {
  if (pages.some(({ ocr }) => ocr)) return pages;
  const numbers = pages.map(
    ({ lines }) =>
      lines.map((line) => itemStartOf(line)?.number ?? '').join('') ||
      (lines.find(({ text }) => FIGURE.test(text))?.text.match(FIGURE)?.[0] ?? ''),
  );
  const counts = countOf(numbers);
  return pages.filter((_, at) => (counts.get(numbers[at] ?? '') ?? 0) > 1);
};

interface Fingerprint {
  ocr: boolean;
  figureCount: number;
  wordCount: number;
  key: string;
  figures(): Map<string, number>;
  words(): Map<string, number>;
  headed(): Headed;
}

const once = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined;
  return () => (made ??= make());
};

const fingerprintOf = (page: { ocr: boolean; lines: Line[] }): Fingerprint => {
  const figures = figureKeys(page.lines).sort();
  return {
    ocr: page.ocr,
    figureCount: figures.length,
    wordCount: page.lines.reduce((count, line) => count + line.text.split(' ').length, 0),
    key: figures.join(' '),
    // Few pages are ever compared.
    figures: once(() => countOf(figures)),
    words: once(() => keyWords(page.lines)),
    headed: once(() => headedOf(page.lines)),
  };
};

/** What rows stand under: the line above their table, and what their sums are of. */
interface Headed {
  above: string;
  sums: string;
  lines: readonly Line[];
}

const headedOf = (lines: readonly Line[]): Headed => {
  const table = lines.findIndex((_, at) => headerRowAt(lines, at) !== null);
  const above = lines[table - 1]?.text ?? '';
  const sums = lines.filter(({ text }) => FIGURE.test(text)).map(({ text }) => totalLabel(text));
  return {
    above: SENT.test(above) ? '' : above,
    sums: sums.map((sum) => sum?.name ?? '').join('|'),
    lines,
  };
};

/** One of two copies may bear a stamp above its table: then what heads the other stands above that. */
const areHeadedAlike = (one: Headed, other: Headed): boolean =>
  one.sums === other.sums &&
  (one.above === other.above || isNamedOn(one.above, other) || isNamedOn(other.above, one));

const isNamedOn = (name: string, { lines }: Headed): boolean =>
  name !== '' && lines.some(({ text }) => text === name || text.startsWith(`${name} `));

/** What a fax or a packet prints on its pages: `05/06/2026 10:22   Page 3 of 12`. */
const SENT = /\d[:/]\d|\b(?:page|pg|fax|from|to|copy|received|exhibit)\b|\d{5}/i;

const isSamePage = (mine: Fingerprint, other: Fingerprint): boolean => {
  const scanned = mine.ocr || other.ocr;
  const [fewer, more] = [mine.wordCount, other.wordCount].sort((a, b) => a - b);
  if ((fewer ?? 0) < (more ?? 0) * 0.7) return false;
  if (!scanned && !areHeadedAlike(mine.headed(), other.headed())) return false;
  if (overlapOrEmpty(other.figures(), mine.figures()) < (scanned ? 0.85 : 1)) return false;
  if (mine.figureCount < 2) return overlap(other.words(), mine.words()) >= 0.97;
  // A copy may bear a stamp beside all words of the other.
  return scanned
    ? overlap(other.words(), mine.words()) >= 0.8
    : overlap(other.words(), mine.words(), 'smaller') >= 0.9;
};

export const hasHeaderRow = (lines: readonly Line[]): boolean =>
  lines.some((_, index) => headerRowAt(lines, index) !== null);
