import { append } from '../../append.ts';
import type { PrintedRoom, PrintedTotal } from '../../estimate/estimate.ts';
import { normalizeName } from '../../estimate/normalize-name.ts';
import type { BuiltItem } from '../items/build-item.ts';
import { coverageHead } from './coverage-heads.ts';
import type { Group } from './groups.ts';
import { isPlaceName, ROOM_WORDS } from './names-of-places.ts';
import { byPlace, type Headed, roomAt } from './sections-as-rooms.ts';

/** Places in a group of work, at least. */
const LEAST_PLACES = 2;

/**
 * `Powder Bath`, `Front Hall` and `Family Room` below `Work by Area`, which a sum closes as it closes `Labor` and
 * `Consumables`, or below `Coverage A - Dwelling`: a group whose parts are places is no room, but the level that
 * these stand in.
 */
export const withRoomsInGroups = (headed: Headed): Headed => {
  const { items, totals, rooms } = headed;
  const parts = new Map<Group, BuiltItem[]>();
  for (const row of items) append(parts, row.group, row);
  const holding = new Map(
    [...parts].flatMap(([group, rows]): [string, Group][] =>
      group.room !== null && holdsPlaces(group, rows) ? [[normalizeName(group.room), group]] : [],
    ),
  );
  if (holding.size === 0) return headed;
  const groups = new Map<string, Group>();
  const found: PrintedRoom[] = [];
  const placed = items.map((row): BuiltItem => {
    const { section } = row.item;
    const { room } = row.group;
    if (section === null || room === null || holding.get(normalizeName(room)) !== row.group)
      return row;
    const path = [room, section];
    const key = path.map(normalizeName).join('/');
    const group = groups.get(key) ?? {
      ...row.group,
      levels: [room],
      room: section,
      confirmed: true,
    };
    if (!groups.has(key)) found.push(roomAt(path, row.item.printed.readAt));
    groups.set(key, group);
    return { ...row, group, item: { ...row.item, section: null } };
  });
  const isHolding = (name: string): boolean => holding.has(normalizeName(name));
  const settled = (total: PrintedTotal): PrintedTotal =>
    total.kind === 'room' && isHolding(total.name) ? { ...total, kind: 'level' } : total;
  return {
    items: placed,
    totals: totals.map(settled),
    rooms: [
      ...rooms.map((room) =>
        room.kind === 'room' && isHolding(room.name) ? { ...room, kind: 'level' as const } : room,
      ),
      ...found,
    ].sort(byPlace),
  };
};

/**
 * Sides of what the room is named after, `Gutters`: parts of it, as the platform prints them; so is `Front - South` of
 * `House Elevations`.
 */
const SIDE =
  /\b(?:elevations?|slopes?|sides?|facets?)\b|^(?:front|rear|left|right)(?:\W+(?:north|south|east|west|[nsew])){0,2}\W*$|^\d/i;

/** `Bedrooms 1, 2 and 3`, which one price is for. */
const SEVERAL = /^(?:all\s+)?(?:bed|bath)\s?rooms\b/i;

const isRoom = (name: string | null): boolean =>
  name !== null && (isPlaceName(name) || SEVERAL.test(name)) && !SIDE.test(name);

const holdsPlaces = (
  { room, levels, laborMinimums }: Group,
  rows: readonly BuiltItem[],
): boolean => {
  const names = new Set(rows.map(({ item }) => item.section));
  return (
    room !== null &&
    !laborMinimums &&
    levels.length === 0 &&
    // `Coverage A - Dwelling` is no place.
    (!ROOM_WORDS.test(room) || coverageHead(room) !== null) &&
    names.size >= LEAST_PLACES &&
    [...names].every(isRoom)
  );
};
