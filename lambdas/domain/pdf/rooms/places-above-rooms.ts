import type { PrintedRoom, PrintedTotal } from '../../estimate/estimate.ts';
import { normalizeName } from '../../estimate/normalize-name.ts';
import type { BuiltItem } from '../items/build-item.ts';
import { type Line, median, type PageLines, readAtOf } from '../pages/lines.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { coverageHead } from './coverage-heads.ts';
import type { Group } from './groups.ts';
import { LARGER } from './head-types.ts';
import { isDocumentTitle } from './names-above-tables.ts';
import { isPlaceName } from './names-of-places.ts';
import { cleanName, couldBeName } from './room-lines.ts';
import { byPlace, type Headed, roomAt } from './sections-as-rooms.ts';

/** Places above what is done there, at least: one may be the title of the job. */
const LEAST_PLACES = 2;

/** Names in smaller type below them, at least. */
const LEAST_NAMES = 3;

/** Points by which a name's line may stand apart from where the room was read. */
const SAME_PLACE = 1;

/** `OPTION 1`, `Base bid`: what is offered, wherever it is done. */
const OFFERED = /^(?:base|bid|options?|alternates?|alternatives?|proposals?|packages?)\b/i;

/** A name on a line of its own, or a row. */
interface Mark {
  line: Line;
  /** The size of its type, in points of the first scale: sheets may be printed in scales of their own. */
  size: number;
  /** What the line heads, where that is known. */
  room: PrintedRoom | undefined;
  row: BuiltItem | undefined;
}

/**
 * `Main Residence` in larger type above `Electrical - Switchboard`, which heads a table with a sum of its own, and
 * `Shed & Pool Area` above another `Electrical`: the places are the rooms, and what is done there their sections.
 * Only where each line of that type stands right above such a name, or heads rows itself, and where the names
 * are hardly ever those of places.
 */
export const withPlacesAboveRooms = (headed: Headed, pages: readonly PageLines[]): Headed => {
  const { items } = headed;
  if (items.some(({ roomCell }) => roomCell !== null) || hasLevels(headed)) return headed;
  const divided = new Set(
    items.flatMap(({ group: { room }, item: { section } }) =>
      room !== null && section !== null ? [normalizeName(room)] : [],
    ),
  );
  const names = new Map(
    items.flatMap(({ group: { room } }): [string, string][] =>
      room === null || divided.has(normalizeName(room)) ? [] : [[normalizeName(room), room]],
    ),
  );
  const places = [...names.values()].filter(isPlaceName);
  if (names.size < LEAST_NAMES || places.length * 2 > names.size) return headed;
  const marks = marksOf(headed, pages);
  const size = sizeOfPlaces(marks, names);
  if (size !== null) return placed(headed, marks, (mark) => sizeOf(mark) === size);
  const above = placesInOneType(marks, names);
  return above === null ? headed : placed(headed, marks, (mark) => above.has(mark));
};

/**
 * `Kitchen` right above `Cabinets`, and `Hall Bath` above another `Cabinets`, all in one type: places by their words, each
 * with a name below it that is none. Null where there are fewer than two, or one of them heads rows itself.
 */
const placesInOneType = (
  marks: readonly Mark[],
  names: ReadonlyMap<string, string>,
): ReadonlySet<Mark> | null => {
  const nameOf = ({ room, line }: Mark): string => room?.name ?? cleanName(line.text);
  const places = marks.flatMap((mark, at) => {
    const next = marks[at + 1];
    if (mark.row !== undefined || next === undefined || !isPlaceName(nameOf(mark))) return [];
    return [{ mark, next }];
  });
  const isAbove = ({ mark, next }: { mark: Mark; next: Mark }): boolean =>
    next.row === undefined &&
    sizeOf(next) === sizeOf(mark) &&
    next.line.bold === mark.line.bold &&
    next.line.page === mark.line.page &&
    names.has(normalizeName(nameOf(next))) &&
    !isPlaceName(nameOf(next));
  const found = new Set(places.map(({ mark }) => normalizeName(nameOf(mark))));
  const areAll = places.every(isAbove) && found.size >= LEAST_PLACES;
  return areAll ? new Set(places.map(({ mark }) => mark)) : null;
};

/** Levels that sums or measured rooms confirm; a structure alone may be taken for one. */
const hasLevels = ({ items, totals, rooms }: Headed): boolean =>
  items.some(({ group }) => group.levels.length > 1) ||
  (items.some(({ group }) => group.levels.length > 0) &&
    (totals.some(({ kind }) => kind === 'level' || kind === 'labor_minimums') ||
      rooms.some(isMeasured)));

const isMeasured = ({ height, dimensions }: PrintedRoom): boolean =>
  height !== null || Object.keys(dimensions).length > 0;

const marksOf = ({ items, rooms }: Headed, pages: readonly PageLines[]): Mark[] => {
  const rows = new Map(items.map((row) => [row.lines[0], row]));
  const all = median(items.map(({ lines: [line] }) => line?.fontSize ?? 0));
  return pages.flatMap(({ page, lines }) => {
    const sizes = lines.flatMap((line) => (rows.has(line) ? [line.fontSize] : []));
    const ratio = sizes.length === 0 ? 1 : all / median(sizes);
    const scale = Math.abs(ratio - 1) < SAME_SCALE ? 1 : ratio;
    const headed = rooms.filter(({ readAt }) => readAt.page === page);
    const columns = new Set(lines.flatMap((_, at) => headerRowAt(lines, at)?.lines ?? []));
    return lines.flatMap((line): Mark[] => {
      const row = rows.get(line);
      const room = row === undefined ? headed.find((one) => isHeadOf(line, one)) : undefined;
      const isName = room !== undefined || (line.bold && !columns.has(line) && couldBePlace(line));
      return row === undefined && !isName ? [] : [{ line, size: line.fontSize * scale, room, row }];
    });
  });
};

const isHeadOf = (line: Line, { readAt: { box } }: PrintedRoom): boolean =>
  Math.abs(line.box.top - box.top) < SAME_PLACE && Math.abs(line.box.left - box.left) < SAME_PLACE;

const couldBePlace = (line: Line): boolean =>
  couldBeName(line) &&
  !OFFERED.test(line.text) &&
  !isDocumentTitle(line.text) &&
  coverageHead(line.text) === null;

const sizeOf = ({ size }: Mark): string => size.toFixed(1);

/** Share by which the rows of two pages in one scale may differ in size. */
const SAME_SCALE = 0.05;

/** The size of the type that places are set in: null where none is. */
const sizeOfPlaces = (
  marks: readonly Mark[],
  names: ReadonlyMap<string, string>,
): string | null => {
  // Of two rooms of one name, the first is known.
  const isInner = ({ room, row, line }: Mark): boolean =>
    row === undefined && names.has(normalizeName(room?.name ?? cleanName(line.text)));
  const first = marks.findIndex(isInner);
  const last = marks.findLastIndex(({ row }) => row !== undefined);
  const own = marks[first]?.size ?? 0;
  // The last of what stands above the first of the names may be its place; the others are a letterhead's.
  const among = marks.slice(Math.max(0, first - 1), last);
  const larger = among.filter(({ size, row }) => row === undefined && size > own * LARGER);
  for (const size of new Set(larger.map(sizeOf))) {
    const ofSize = among.flatMap((mark, at) =>
      mark.row === undefined && sizeOf(mark) === size ? [{ mark, next: among[at + 1] }] : [],
    );
    const headsName = ofSize.filter(
      ({ next }) =>
        next !== undefined && isInner(next) && sizeOf(next) === sizeOf(marks[first] ?? next),
    );
    const isWhole = ofSize.every((one) => one.mark.room !== undefined || headsName.includes(one));
    const places = new Set(ofSize.map(({ mark }) => normalizeName(mark.line.text)));
    if (isWhole && headsName.length > 0 && places.size >= LEAST_PLACES) return size;
  }
  return null;
};

/** The rows in their places; sums and rooms with them. */
const placed = (
  { items, totals, rooms }: Headed,
  marks: readonly Mark[],
  isPlace: (mark: Mark) => boolean,
): Headed => {
  const places = new Map<BuiltItem, PrintedRoom>();
  const headed: PrintedRoom[] = [];
  let place: PrintedRoom | undefined;
  for (const mark of marks) {
    const { line, room, row } = mark;
    if (row !== undefined && place !== undefined) places.set(row, place);
    if (row !== undefined || !isPlace(mark)) continue;
    const name = room?.name ?? cleanName(line.text);
    // `Main House` may have been taken for a level; what is known of it stays.
    place = { ...roomAt([name], readAtOf(line)), ...room, kind: 'room', path: [name] };
    headed.push(place);
  }
  const groups = new Map<PrintedRoom, Group>();
  const levels = new Map<Group, Group>();
  const sections = new Set<string>();
  const rows = items.map((row): BuiltItem => {
    const own = places.get(row);
    const { group, item } = row;
    if (own === undefined || group.room === null) return row;
    if (normalizeName(own.name) === normalizeName(group.room)) return row;
    // `Metal Building` below `Roof and Walls`: that is a room of the place, and has a section of its own.
    if (item.section !== null) {
      const within = levels.get(group) ?? { ...group, levels: [own.name] };
      levels.set(group, within);
      return { ...row, group: within };
    }
    const into = groups.get(own) ?? { ...group, levels: [], room: own.name, confirmed: true };
    groups.set(own, into);
    sections.add(normalizeName(group.room));
    return { ...row, group: into, item: { ...item, section: group.room } };
  });
  const found = headed.filter((room) => groups.has(room));
  const isFound = (name: string): boolean =>
    found.some((room) => normalizeName(room.name) === normalizeName(name));
  const settled = (total: PrintedTotal): PrintedTotal => {
    const isSum = total.kind === 'room' || total.kind === 'level';
    if (isSum && isFound(total.name)) return { ...total, kind: 'room', path: [total.name] };
    const isOfSection = total.kind === 'room' && sections.has(normalizeName(total.name));
    return isOfSection ? { ...total, kind: 'section', path: [] } : total;
  };
  const kept = rooms.filter(({ name }) => !isFound(name) && !sections.has(normalizeName(name)));
  return { items: rows, totals: totals.map(settled), rooms: [...kept, ...found].sort(byPlace) };
};
