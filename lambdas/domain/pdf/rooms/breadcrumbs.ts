import type { PrintedRoom, PrintedTotal } from '../../estimate/estimate.ts';
import { normalizeName } from '../../estimate/normalize-name.ts';
import type { BuiltItem } from '../items/build-item.ts';
import type { Group } from './groups.ts';
import { byPlace, type Headed } from './sections-as-rooms.ts';

/** What leads from a level to what stands in it. */
const LEADS_TO = /\s+[>›»]\s+(?=\p{Lu})/u;

/**
 * `Main Level > Kitchen`: the way to a room, from the outermost level in, as programs with a tree of places head it.
 * The last of the names is the room's, which its sum bears alone, `Total Kitchen`.
 */
export const withBreadcrumbsParted = (headed: Headed): Headed => {
  const { items, totals, rooms } = headed;
  if (!items.some(({ group }) => wayTo(group.room ?? '') !== null)) return headed;
  const groups = new Map<Group, Group>();
  const parted = (group: Group): Group => {
    const path = pathOf(group.levels, group.room ?? '');
    const own =
      path === null ? group : { ...group, levels: path.slice(0, -1), room: path.at(-1) ?? '' };
    groups.set(group, own);
    return own;
  };
  const placed = items.map(
    (row): BuiltItem => ({ ...row, group: groups.get(row.group) ?? parted(row.group) }),
  );
  const headedRooms = rooms.map(inItsLevel);
  /** Rooms of two levels may bear one name: the one that is headed right above. */
  const pathAbove = (total: PrintedTotal): string[] | undefined =>
    headedRooms.findLast(
      (room) => normalizeName(room.name) === normalizeName(total.name) && byPlace(room, total) < 0,
    )?.path;
  const summed = (total: PrintedTotal): PrintedTotal => {
    const way = pathOf(total.path.slice(0, -1), total.name);
    if (way !== null) return { ...total, name: way.at(-1) ?? '', path: way };
    const path = pathAbove(total);
    const isOfRoom = total.kind === 'section' && path !== undefined && path.length > 1;
    return isOfRoom ? { ...total, kind: 'room', path } : total;
  };
  return { items: placed, totals: totals.map(summed), rooms: headedRooms };
};

/** The names on the way to a room, its own the last; null for any other name. */
export const wayTo = (name: string): string[] | null =>
  LEADS_TO.test(name) ? name.split(LEADS_TO) : null;

/** The levels that are open and do not stand in the name themselves, and what that says. */
const pathOf = (open: readonly string[], name: string): string[] | null => {
  const way = wayTo(name);
  const said = new Set(way?.map(normalizeName));
  return way === null ? null : [...open.filter((level) => !said.has(normalizeName(level))), ...way];
};

const inItsLevel = (room: PrintedRoom): PrintedRoom => {
  const path = pathOf(room.path.slice(0, -1), room.name);
  return path === null ? room : { ...room, name: path.at(-1) ?? '', path };
};
