import { append } from '../append.ts';
import { normalizeName } from '../estimate/normalize-name.ts';
import type { KnownNames } from './groups.ts';
import { headerRowAt } from './header-row.ts';
import { itemStartOf } from './item-start.ts';
import { sumLabel } from './labelled-sum.ts';
import { continuedRoom, labelOf, levelLine, roomLine } from './line-shapes.ts';
import { type Line, type PageLines, segmentsOf, textOf } from './lines.ts';
import { ROOM_WORDS, TRADE_WORDS } from './vocabulary.ts';

/** The name in `Total Den/Office   959.11   49,891.43`, which has no colon. */
const plainTotalOf = (text: string): string | null => {
  if (!/total/i.test(text) || !/\d\.\d{2}\)?-?$/.test(text)) return null;
  return /^totals?\s+(?!(?:for|of)\b)([^:]+)$/i.exec(labelOf(text))?.[1]?.trim() ?? null;
};

/** What a line says before the first wide gap; asked before the letterhead goes, and after. */
const headingOf = (line: Line): string => {
  let heading = headingsOfLines.get(line);
  if (heading === undefined) {
    heading = findHeading(line);
    headingsOfLines.set(line, heading);
  }
  return heading;
};

const headingsOfLines = new WeakMap<Line, string>();

const findHeading = (line: Line): string => {
  if (line.text.length > 90) return normalizeName(line.text);
  const text = textOf(segmentsOf(line.words, 1.5)[0] ?? []);
  return normalizeName(roomLine(text)?.name ?? text);
};

/** Lines of a page above which its table has not begun. */
const PAGE_HEAD = 8;

/** Totals and continued headings name rooms and levels before the rows are read. */
export const knownNames = (pages: readonly PageLines[], root: string | null): KnownNames => {
  const rooms = new Set<string>();
  const levels = new Set<string>();
  const levelTotals = new Map<string, number[]>();
  const roomTotals = new Map<string, number[]>();
  const closings = new Map<string, ('room' | 'level')[]>();
  const continuedNames = new Set<string>();
  /** Each heading, with the numbers of the lines that it stands on. */
  const headings = new Map<string, number[]>();
  const summed: string[] = [];
  /** Sums of rooms right above a sum make that the sum of a level. */
  let summedAbove = false;
  let at = 0;
  for (const page of pages)
    for (const [index, line] of page.lines.entries()) {
      at += 1;
      if (itemStartOf(line) !== null) continue;
      const plain = plainTotalOf(line.text);
      if (plain !== null) summed.push(plain);
      else if (!/\d\.\d{2}$/.test(line.text)) {
        append(headings, headingOf(line), at);
      }
      const total = sumLabel(line.text);
      if (total !== null && total.name !== '') {
        const isSum = total.kind === 'section' && /\d\.\d{2}\)?-?$/.test(line.text);
        if (isSum && summedAbove && headings.has(normalizeName(total.name)))
          levels.add(normalizeName(total.name));
        else if (isSum) summed.push(total.name);
        summedAbove = isSum;
        if (total.kind === 'room' || total.kind === 'level') {
          const key = normalizeName(total.name);
          const isRoom = total.kind === 'room';
          (isRoom ? rooms : levels).add(key);
          append(isRoom ? roomTotals : levelTotals, key, at);
          append(closings, key, total.kind);
        }
        continue;
      }
      summedAbove = false;
      const level = levelLine(line.text);
      if (level !== null) headings.set(normalizeName(level), [at]);
      const continued = continuedRoom(line.text);
      // At the head of a page or of a table; a remark below a row may begin with the same word.
      if (
        continued !== null &&
        (index < PAGE_HEAD ||
          [1, 2, 3].some((next) => headerRowAt(page.lines, index + next) !== null))
      )
        continuedNames.add(normalizeName(continued));
    }
  // `Total Den/Office` sums the room that is headed `Den/Office`; trades are sections.
  for (const name of summed) {
    const isTrade = TRADE_WORDS.test(name) && !ROOM_WORDS.test(name);
    if (headings.has(normalizeName(name)) && !isTrade) rooms.add(normalizeName(name));
  }
  // A level with rows of its own is continued like a room.
  for (const name of continuedNames) if (!levels.has(name)) rooms.add(name);
  const levelGoesOn = new Map(
    [...levelTotals].map(([key, places]): [string, boolean[]] => [
      key,
      places.map((place, index) => {
        const next = places[index + 1];
        const between = (lines: Map<string, number[]>): number =>
          (lines.get(key) ?? []).filter((line) => line > place && line < (next ?? 0)).length;
        // A room of the level may bear its name, `Exterior`; it has a head and a total of its own.
        const isHeaded = between(headings) > between(roomTotals);
        return next !== undefined && !isHeaded;
      }),
    ]),
  );
  return { rooms, levels, levelGoesOn, closings, closesRooms: roomTotals.size > 0, root };
};
