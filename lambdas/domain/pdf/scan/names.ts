import { boxAround, type Line, makeLine, type PageLines, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { isPageFurniture } from '../pages/page-titles.ts';
import { isLevelName } from '../rooms/level-names.ts';
import { isDimensions, isOpening } from '../rooms/measures.ts';
import { continuedRoom, roomLine } from '../rooms/room-lines.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import { totalLabel } from '../sums/total-labels.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { withoutDrawings } from './drawings.ts';
import { misreadingCost } from './likeness.ts';
import type { ScanRepair } from './repairs.ts';

/** The words of a line that name a room or level, and how they were read. */
interface Named {
  line: Line;
  from: number;
  until: number;
  name: string;
  confidence: number;
  /** The asterisks around it. */
  marks?: string;
}

/**
 * Names of rooms and levels are printed more than once: over their rows, on each page that goes on
 * with them, at their total. Readings that only differ by what OCR confuses are one name, and the
 * surest spelling is taken for all.
 */
export const settleNames = (pages: readonly PageLines[], repairs: ScanRepair[]): PageLines[] => {
  const cleared = withoutDrawings(pages, repairs);
  const found = cleared.flatMap((page) =>
    page.lines.flatMap((line, index) => namedAt(page, line, index)),
  );
  const spellings = spellingsOf(found);
  const changed = new Map<Line, Line>();
  for (const one of found) {
    const spelling = spellings.get(one.name);
    if (spelling === undefined || spelling === one.name || !one.line.ocr) continue;
    changed.set(one.line, respelled(one, spelling, repairs));
  }
  return cleared.map((page) => ({
    ...page,
    lines: page.lines.map((line) => changed.get(line) ?? line),
  }));
};

/** What the totals are of whose names stand over tables, too. */
const PLACES: ReadonlySet<string> = new Set(['room', 'level', 'section', 'labor_minimums']);

const namedAt = (page: PageLines, line: Line, index: number): Named[] => {
  const { text } = line;
  if (itemStartOf(line) !== null || isPageFurniture(text)) return [];
  const total = totalLabel(text);
  if (total !== null) {
    const isPlace = PLACES.has(total.kind);
    const colon = line.words.findIndex((word) => word.text.endsWith(':'));
    // `SUBTOTAL LOOP FIELD   1,941.64`, without one.
    const from = colon < 0 && /^(?:sub-?)?total$/i.test(line.words[0]?.text ?? '') ? 1 : colon + 1;
    return isPlace && from > 0 ? named(line, from, firstFigure(line, from)) : [];
  }
  if (continuedRoom(text) !== null) {
    const dash = line.words.findIndex((word) => /^[-–—:]$/.test(word.text));
    return dash < 0 ? [] : named(line, dash + 1, line.words.length);
  }
  const height = line.words.findIndex((word) => /^(?:Height:?|L\s*x\s*W)/i.test(word.text));
  // A stroke of somebody's pen may stand in the margin before the name.
  const first = line.words.findIndex((word) => /[\p{L}\p{N}]/u.test(word.text));
  if (height > 0 && roomLine(textOf(line.words.slice(first))) !== null) {
    const colon = line.words.findIndex((word) => /^sub-?room:?$/i.test(word.text));
    const isLast = height === line.words.length - 1;
    const feet = isLast ? line.words.findLastIndex((word) => FEET.test(word.text)) : -1;
    return named(line, colon >= 0 ? colon + 1 : first, feet > first ? feet : height);
  }
  const [, marks = '', name = ''] = STARRED.exec(text) ?? [];
  if (name !== '') return named(line, 0, line.words.length).map((one) => ({ ...one, name, marks }));
  return isHead(page, line, index) ? named(line, 0, line.words.length) : [];
};

/** Of a height that stands before the word for it, `8' 4" Height`. */
const FEET = /^\d{1,2}['’′]/;

/** `**LOOP FIELD**` */
const STARRED = /^(\*{2,4})([\p{L}\d](?:[^*]*[\p{L}\d)])?)\*{2,4}$/u;

const firstFigure = (line: Line, from: number): number => {
  const at = line.words.findIndex(
    (word, index) => index > from && /^[-(<$]*\d[\d,.]*\d[)>]?$/.test(word.text),
  );
  return at < 0 ? line.words.length : at;
};

const named = (line: Line, from: number, until: number): Named[] => {
  const words = line.words.slice(from, until);
  const name = textOf(words);
  if (!/\p{L}{2}/u.test(name) || words.length > 6) return [];
  return [{ line, from, until, name, confidence: Math.min(...words.map((one) => one.confidence)) }];
};

/** A short line above a table's head or a room's measures. */
const isHead = (page: PageLines, line: Line, index: number): boolean => {
  if (line.words.length > 5 || /\d\.\d\d|[:;$]/.test(line.text)) return false;
  if (isDimensions(line.text) || isOpening(line.text) || headerRowAt(page.lines, index) !== null)
    return false;
  for (let at = index + 1; at < Math.min(page.lines.length, index + 9); at += 1) {
    const below = page.lines[at];
    if (below === undefined) return false;
    if (headerRowAt(page.lines, at) !== null || isDimensions(below.text)) return true;
    const isBetween = isOpening(below.text) || below.words.length <= 5;
    if (!isBetween || totalLabel(below.text) !== null) return false;
  }
  return false;
};

/** Names whose readings differ by so little for each letter are one. */
const SAME = 0.25;
/** Readings that are both this sure are two names. */
const SURE = 0.9;

const digitsOf = (name: string): string => name.replace(/[lI|](?=\s|$)/g, '1').replace(/\D/g, '');

const isSame = (left: Named, right: Named): boolean => {
  if (digitsOf(left.name) !== digitsOf(right.name)) return false;
  // `Interior` and `Exterior` are both names as they stand.
  if (isLevelName(left.name) && isLevelName(right.name)) return false;
  const letters = Math.max(left.name.length, right.name.length);
  if (Math.abs(left.name.length - right.name.length) > 2) return false;
  return misreadingCost(left.name, right.name) <= letters * SAME;
};

/** `Bedroom 2'`: a speck behind a number. */
const SPECK_BEHIND = /(?<= \d)['"`.]$/;

const withoutMarks = (name: string): string => name.replace(/[,;]/g, '').replace(SPECK_BEHIND, '');

/** The insured `GRAHAM WILLIAMS` and the estimate `GRAHAM_WILLIAMS` are not one name. */
const isNearlySame = (name: string, other: string): boolean =>
  name.includes('_') === other.includes('_') &&
  (misreadingCost(name, other) < 0.6 || withoutMarks(name) === withoutMarks(other));

/** For each reading the spelling that its readings together speak for. */
const spellingsOf = (found: readonly Named[]): Map<string, string> => {
  const readings = new Map<string, { best: Named; weight: number }>();
  for (const one of found) {
    const known = readings.get(one.name);
    if (known === undefined) readings.set(one.name, { best: one, weight: one.confidence });
    else {
      known.weight += one.confidence;
      if (one.confidence > known.best.confidence) known.best = one;
    }
  }
  // Names have no commas, nor anything behind their number: the reading without is the print.
  const weightOf = ({ best, weight }: { best: Named; weight: number }): number =>
    /[,;]/.test(best.name) || SPECK_BEHIND.test(best.name) ? weight - 1 : weight;
  const byWeight = [...readings.values()].sort((a, b) => weightOf(b) - weightOf(a));
  const spellings = new Map<string, string>();
  const chosen: Named[] = [];
  for (const { best } of byWeight) {
    const twin = chosen.find(
      (other) =>
        isSame(other, best) && (best.confidence < SURE || isNearlySame(best.name, other.name)),
    );
    if (twin === undefined) chosen.push(best);
    spellings.set(best.name, (twin ?? best).name);
  }
  return spellings;
};

const respelled = (one: Named, spelling: string, repairs: ScanRepair[]): Line => {
  const words = one.line.words.slice(one.from, one.until);
  const [first] = words;
  if (first === undefined) return one.line;
  const box = boxAround(words);
  repairs.push({ page: one.line.page, box, read: one.name, settled: spelling });
  const { marks = '' } = one;
  const parts = `${marks}${spelling}${marks}`.split(' ');
  const width = (box.right - box.left) / Math.max(1, spelling.length);
  let at = 0;
  const spelled = parts.map((text): Word => {
    const left = box.left + at * width;
    at += text.length + 1;
    return { ...first, text, box: { ...box, left, right: left + text.length * width } };
  });
  return makeLine(
    one.line.page,
    [...one.line.words.slice(0, one.from), ...spelled, ...one.line.words.slice(one.until)],
    true,
  );
};
