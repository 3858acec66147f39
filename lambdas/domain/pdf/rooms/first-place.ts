import type { PrintedRoom } from '../../estimate/estimate.ts';
import type { BuiltItem } from '../items/build-item.ts';
import { type Line, type PageLines, readAtOf } from '../pages/lines.ts';
import { totalLabel } from '../sums/total-labels.ts';
import { cleanName, couldBeName } from './room-lines.ts';
import { byPlace, type Headed, roomAt } from './sections-as-rooms.ts';

/** Lines above the first row among which its place may stand: the heads of the columns, and a section. */
const LINES_ABOVE = 5;

/** Points by which names that are set alike begin apart, at most. */
const SAME_EDGE = 3;

/**
 * `MAIN HOUSE` above the first section of the first rows, set as `DETACHED SHOP / BARN` is, which heads a room further
 * below: of names that are set alike, the first is no less a room's than the others.
 */
export const withFirstPlaceNamed = (headed: Headed, pages: readonly PageLines[]): Headed => {
  const { items, rooms } = headed;
  const unplaced = leading(items);
  const first = unplaced[0]?.lines[0];
  const hasPlaces = rooms.some(({ kind }) => kind === 'room');
  // Without a section below it, what stands there was asked about as a room's name.
  if (first === undefined || !hasPlaces || unplaced.some(({ item }) => item.section === null))
    return headed;
  const line = placeAbove(first, rooms, pages);
  if (line === null) return headed;
  const name = cleanName(line.text);
  const group = { levels: [], room: name, confirmed: true, laborMinimums: false };
  return {
    ...headed,
    items: items.map((row, at) => (at < unplaced.length ? { ...row, group } : row)),
    rooms: [...rooms, roomAt([name], readAtOf(line))].sort(byPlace),
  };
};

/** The rows before any that stands in a room. */
const leading = (items: readonly BuiltItem[]): BuiltItem[] => {
  const placed = items.findIndex(
    ({ group, roomCell }) => group.room !== null || group.levels.length > 0 || roomCell !== null,
  );
  return placed < 0 ? [] : items.slice(0, placed);
};

const placeAbove = (
  first: Line,
  rooms: readonly PrintedRoom[],
  pages: readonly PageLines[],
): Line | null => {
  const lines = pages.find(({ page }) => page === first.page)?.lines ?? [];
  const heads = pages.flatMap((page) =>
    page.lines.filter((line) =>
      rooms.some(
        ({ kind, name, readAt }) =>
          kind === 'room' && readAt.page === line.page && cleanName(line.text) === name,
      ),
    ),
  );
  const at = lines.indexOf(first);
  const isLikeHead = (line: Line): boolean =>
    heads.some(
      (head) =>
        head.bold === line.bold &&
        Math.abs(head.fontSize - line.fontSize) < 0.1 &&
        Math.abs(head.box.left - line.box.left) < SAME_EDGE,
    );
  return (
    lines
      .slice(Math.max(0, at - LINES_ABOVE), at)
      .findLast(
        (line) =>
          line.bold && couldBeName(line) && totalLabel(line.text) === null && isLikeHead(line),
      ) ?? null
  );
};
