import type { PrintedRoom, PrintedTotal } from '../../estimate/estimate.ts';
import { normalizeName } from '../../estimate/normalize-name.ts';
import type { BuiltItem } from '../items/build-item.ts';
import type { PageLines } from '../pages/lines.ts';
import type { Group } from './groups.ts';
import { cleanName, sectionMark } from './room-lines.ts';

/** What is headed where: the rows, their sums and the rooms. */
export interface Headed {
  items: readonly BuiltItem[];
  totals: PrintedTotal[];
  rooms: PrintedRoom[];
}

/**
 * Estimates without any room still group their work, by trade, by phase, by building or by the
 * ticket that it was taken in with. Where no section is part of a room, such groups are the
 * estimate's only division: they are its rooms, and their sums those of rooms. `**Gutters**` between numbered
 * rows stays what it is anywhere, a part of a room whose name was not seen.
 */
export const withSectionsAsRooms = (
  { items, totals, rooms }: Headed,
  pages: readonly PageLines[],
): Headed => {
  const isHeaded = items.some(({ item }) => item.section !== null);
  if (!isHeaded || items.some(isDivided) || hasMarkedSections(items, pages))
    return { items, totals, rooms };
  const groups = new Map<string, Group>();
  const headed: PrintedRoom[] = [];
  const placed = items.map((row): BuiltItem => {
    if (row.item.section === null) return row;
    const name = withoutDates(row.item.section);
    const key = normalizeName(name);
    const group = groups.get(key) ?? { ...row.group, room: name, confirmed: true };
    if (!groups.has(key)) headed.push(roomAt([name], row.item.printed.readAt));
    groups.set(key, group);
    return { ...row, group, item: { ...row.item, section: null } };
  });
  const roomOf = ({ kind, name }: PrintedTotal): string | null => {
    const key = normalizeName(withoutDates(name));
    if (kind !== 'section' || key === '') return null;
    // `Subtotal Phase 1` sums the rows of `Phase 1 - Demolition`.
    const begun = `${withoutDates(name)} `.toLowerCase();
    const short = headed.filter(
      (room) =>
        room.name.toLowerCase().startsWith(begun) ||
        normalizeName(room.name.replace(NUMBER, '')) === key,
    );
    return groups.get(key)?.room ?? (short.length === 1 ? (short[0]?.name ?? null) : null);
  };
  return {
    items: placed,
    totals: totals.map((total): PrintedTotal => {
      const room = roomOf(total);
      return room === null ? total : { ...total, kind: 'room', path: [room] };
    }),
    rooms: [...rooms, ...headed].sort(byPlace),
  };
};

/** A room that is known by its name alone. */
export const roomAt = (path: string[], readAt: PrintedRoom['readAt']): PrintedRoom => ({
  name: path.at(-1) ?? '',
  kind: 'room',
  path,
  height: null,
  dimensions: {},
  readAt,
});

/** The order in which rooms are headed. */
export const byPlace = ({ readAt: one }: Placed, { readAt: other }: Placed): number =>
  one.page - other.page || one.box.top - other.box.top;

type Placed = Pick<PrintedRoom, 'readAt'>;

/** `03 Drywall`, `B. Plumbing`: sums may leave the number of a group out. */
const NUMBER = /^(?:\d[\d.-]*|\p{Lu})(?:[.)]|\s+[-–—])?\s+/u;

/** `PHASE 1 - DEMOLITION   3/12/26 - 3/13/26`: when the work was done is none of its name. */
const withoutDates = (name: string): string => name.replace(DATES, '') || name;

const DATES =
  /(?<![-–—])\s+\(?\d{1,2}\/\d{1,2}\/\d{2,4}(?:\s*(?:[-–—]|to)\s*\d{1,2}\/\d{1,2}\/\d{2,4})?\)?$/;

/** Whether a row stands in a room of a level, in a section of a room, or says its room itself. */
const isDivided = ({ group, roomCell, item }: BuiltItem): boolean =>
  (group.room !== null && item.section !== null) || group.levels.length > 0 || roomCell !== null;

const hasMarkedSections = (items: readonly BuiltItem[], pages: readonly PageLines[]): boolean => {
  if (!items.some(({ item }) => item.printed.lineNumber !== null)) return false;
  const names = new Set(items.map(({ item }) => item.section));
  return pages.some(({ lines }) =>
    lines.some(({ text }) => {
      const marked = sectionMark(text);
      return marked !== null && names.has(cleanName(marked));
    }),
  );
};
