import { isMachineNote } from '../items/machine-notes.ts';
import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import { isDimensions, isOpening } from '../rooms/measures.ts';
import { roomLine, sectionMark } from '../rooms/room-lines.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import { totalLabel } from '../sums/total-labels.ts';
import { headerRowAt } from '../tables/header-row.ts';

/** Fewer notes say nothing about the side on which they stand. */
const ENOUGH = 2;
/** Notes stand so many font sizes closer to their own row than to the other. */
const CLOSER = 0.3;
/** Lines of one row or note are no further apart, in font sizes. */
const TIGHT = 0.6;

/**
 * The leading program can print a row's note above it. The whole document must say so: a first row
 * has a note between the table's headings and itself, none stands between a last row and its sum,
 * and every note is closer to the row below. Each moves to the end of its row then, where notes
 * stand elsewhere.
 */
export const withNotesBelow = (pages: readonly PageLines[]): PageLines[] => {
  if (!pages.some(({ lines }) => lines.some((_, at) => isBelowHead(lines, at)))) return [...pages];
  return standAbove(pages)
    ? pages.map((page) => ({ ...page, lines: lowered(page.lines) }))
    : [...pages];
};

/** A sentence right below a table's headings, and a numbered row below it. */
const isBelowHead = (lines: readonly Line[], at: number): boolean => {
  const [line, next] = [lines[at], lines[at + 1]];
  if (line === undefined || next === undefined || !line.text.endsWith('.')) return false;
  return itemStartOf(next) !== null && isNote(line) && endsHead(lines, at - 1);
};

const endsHead = (lines: readonly Line[], at: number): boolean =>
  [0, 1, 2, 3].some((back) => {
    const header = at - back < 0 ? null : headerRowAt(lines, at - back);
    return header !== null && header.lines.at(-1) === lines[at];
  });

const standAbove = (pages: readonly PageLines[]): boolean => {
  let [below, sentences] = [0, 0];
  for (const { lines } of pages) {
    const heads = headLines(lines);
    for (const [at, line] of lines.entries()) {
      const above = lines[at - 1];
      if (above === undefined || heads.has(above) || !isNote(above)) continue;
      if (totalLabel(line.text) !== null && isTight(lines[at - 2], above)) return false;
      const before = lines[at - 2];
      if (itemStartOf(line) === null || before === undefined) continue;
      if (isNote(before) && !heads.has(before)) continue;
      const apart = (gap(before, above) - gap(above, line)) / line.fontSize;
      if (apart < CLOSER) return false;
      // What introduces several rows stands below the headings, or ends in a colon.
      if (/:$/.test(above.text)) return false;
      if (heads.has(before)) continue;
      below += 1;
      if (/[.!?]$/.test(above.text)) sentences += 1;
    }
  }
  return below >= ENOUGH && sentences * 2 > below;
};

const gap = (above: Line, below: Line): number => below.box.top - above.box.bottom;

const isTight = (above: Line | undefined, below: Line | undefined): boolean =>
  above !== undefined && below !== undefined && gap(above, below) < below.fontSize * TIGHT;

const isNote = (line: Line): boolean =>
  !line.bold &&
  line.words.length >= 3 &&
  itemStartOf(line) === null &&
  !/\d\.\d\d\b/.test(line.text) &&
  totalLabel(line.text) === null &&
  roomLine(line.text) === null &&
  sectionMark(line.text) === null &&
  !isMachineNote(line.text) &&
  !isDimensions(line.text) &&
  !isOpening(line.text);

/** The notes above each numbered row behind its last line. */
const lowered = (lines: readonly Line[]): Line[] => {
  const heads = headLines(lines);
  const moved: Line[] = [];
  /** Lines that are notes, if a row begins right below them. */
  let above: Line[] = [];
  let notes: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (isNote(line) && !heads.has(line) && isTight(line, next)) {
      above.push(line);
      continue;
    }
    const begins = itemStartOf(line) !== null;
    if (begins && notes.length === 0) notes = above;
    else moved.push(...above);
    above = [];
    moved.push(line);
    if (notes.length > 0 && !isTight(line, next)) {
      moved.push(...notes.map((note, index) => below(note, line, index)));
      notes = [];
    }
  }
  return [...moved, ...above, ...notes];
};

const headLines = (lines: readonly Line[]): Set<Line> =>
  new Set(lines.flatMap((_, at) => headerRowAt(lines, at)?.lines ?? []));

/** The note as if it stood below the row that ends with `line`. */
const below = (note: Line, line: Line, index: number): Line => {
  const height = note.box.bottom - note.box.top;
  const down = line.box.bottom - note.box.top + note.fontSize * 0.9 + index * height * 1.15;
  const words = note.words.map((word) => ({
    ...word,
    box: { ...word.box, top: word.box.top + down, bottom: word.box.bottom + down },
  }));
  return makeLine(note.page, words, note.ocr);
};
