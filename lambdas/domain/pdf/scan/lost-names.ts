import { normalizeName } from '../../estimate/normalize-name.ts';
import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { isDimensions } from '../rooms/measures.ts';
import { roomLine } from '../rooms/room-lines.ts';
import { labelOf, plainTotalOf, totalLabel } from '../sums/total-labels.ts';
import { headerRowAt } from '../tables/header-row.ts';
import type { ScanRepair } from './repairs.ts';

/** A table between two sums: the sum that ends it, and the lines above it. */
interface Group {
  name: string;
  total: Line;
  /** Lines since the sum before, each with its page and its place there. */
  lines: readonly PlacedLine[];
}

interface PlacedLine {
  page: PageLines;
  line: Line;
  at: number;
}

/**
 * `Basement - Bedroom` in white on a dark bar is often read as nothing. Where the other tables of a
 * print stand below the names that their sums say, and one has a sum and no name, the sum's is put
 * above it: else its rows would count as those of the room before.
 */
export const restoreNames = (pages: readonly PageLines[], repairs: ScanRepair[]): PageLines[] => {
  if (!pages.some(({ ocr }) => ocr)) return [...pages];
  const groups = groupsOf(pages);
  const heads = groups.map(headOf);
  const known = heads.find((head) => head !== null);
  if (known == null) return [...pages];
  /** For the line that begins a table, the name that belongs above it. */
  const lost = new Map<Line, Line>();
  for (const [index, group] of groups.entries()) {
    if (heads[index] !== null) continue;
    const first = group.lines.find(
      ({ page, line, at }) => isDimensions(line.text) || headerRowAt(page.lines, at) !== null,
    );
    if (first === undefined || !first.page.ocr) continue;
    const at = group.lines.indexOf(first);
    // A name that was misread stands there still.
    if (group.lines.slice(0, at).some(({ line }) => line.page === first.line.page)) continue;
    const name = nameAbove(first.line, group, known);
    lost.set(first.line, name);
    repairs.push({ page: name.page, box: name.box, read: '', settled: group.name });
  }
  if (lost.size === 0) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) => [lost.get(line) ?? [], line].flat()),
  }));
};

const groupsOf = (pages: readonly PageLines[]): Group[] => {
  const groups: Group[] = [];
  let lines: PlacedLine[] = [];
  for (const page of pages)
    for (const [at, line] of page.lines.entries()) {
      const name = nameOfSum(line.text);
      if (name === null) {
        lines.push({ page, line, at });
        continue;
      }
      if (name !== '') groups.push({ name, total: line, lines });
      lines = [];
    }
  return groups;
};

/** Null for what is no sum, nothing for one without the name of a room or a section. */
const nameOfSum = (text: string): string | null => {
  const total = totalLabel(text);
  const plain = plainTotalOf(text);
  if (total === null && plain === null) return null;
  if (labelOf(text) === text.trim()) return null;
  if (total !== null && total.kind !== 'room' && total.kind !== 'section') return plain ?? '';
  return (total?.name ?? plain ?? '').trim();
};

/** The line that names a table as its sum does. */
const headOf = ({ name, lines }: Group): Line | null => {
  const key = normalizeName(name);
  return (
    lines.find(({ line: { text } }) => normalizeName(roomLine(text)?.name ?? text) === key)?.line ??
    null
  );
};

/** A line of one word for each of the name's, set as the name of another table is. */
const nameAbove = (below: Line, { name, total }: Group, known: Line): Line => {
  const height = known.box.bottom - known.box.top;
  const bottom = below.box.top - 1;
  let { left } = known.box;
  const [like] = total.words as [Word, ...Word[]];
  const words = name.split(/\s+/).map((text): Word => {
    const width = text.length * known.fontSize * WIDTH_OF_LETTER;
    const box = { left, right: left + width, top: bottom - height, bottom };
    left += width + known.fontSize * WIDTH_OF_SPACE;
    return { ...like, text, box, bold: known.bold, fontSize: known.fontSize };
  });
  return makeLine(below.page, words, true);
};

/** Font sizes. */
const WIDTH_OF_LETTER = 0.5;
const WIDTH_OF_SPACE = 0.28;
