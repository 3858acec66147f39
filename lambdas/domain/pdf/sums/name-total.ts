import type { PrintedTotal } from '../../estimate/estimate.ts';
import type { BuiltItem } from '../items/build-item.ts';
import type { Line } from '../pages/lines.ts';
import type { Group, GroupTracker } from '../rooms/groups.ts';
import { isPlaceName } from '../rooms/names-of-places.ts';
import { sumOf } from './added-rows.ts';
import type { ReadTotal } from './read-total.ts';
import { labelOf, SUMS_WHAT_IS_OPEN } from './total-labels.ts';

/**
 * Settles what a sum is of, by what is open where it stands: its label may say no name, half of
 * one, or one that reads as something else. Whether the line below is the rest of its name.
 *
 * @param addsUp whether the sum is that of the rows which are open
 * @param isOfRoom whether it is that of all rows of the open room, with others before them
 */
export const nameTotal = (
  total: ReadTotal,
  line: Line,
  below: Line | undefined,
  groups: GroupTracker,
  addsUp: () => boolean,
  isOfRoom: () => boolean,
): boolean => {
  // `Totals:` alone where a room has too long a name.
  const room =
    total.kind === 'grand' && SAYS_NOTHING.test(line.text) ? groups.current().room : null;
  if (room !== null && isOfRoom()) [total.kind, total.name] = ['room', room];
  // A long name goes on below its figures.
  const more = total.figuresBelow || total.name === '' ? undefined : below?.text;
  const whole = `${total.name} ${more}`;
  const goesOn = more !== undefined && !groups.isOpenRoom(total.name) && groups.isOpenRoom(whole);
  if (goesOn) total.name = whole;
  // `Subtotal 7.5`: hours that are summed, no name.
  if (total.kind === 'section' && !/\p{L}/u.test(total.name)) total.name = '';
  // A room may be called `Project`.
  const [, word = ''] = /^(\w+)\s+(?:sub\s*-?\s*)?totals?\b/i.exec(line.text) ?? [];
  if (total.kind === 'grand' && groups.isOpenRoom(word)) [total.kind, total.name] = ['room', word];
  // `Total Job` below the rows of `Job`, with those of other rooms above.
  const [, last = ''] =
    /^(?:sub\s*-?\s*)?totals?\s+(\w+)(?:\s+[\d,.()<>$\s-]+)?$/i.exec(line.text) ?? [];
  if (total.kind === 'grand' && groups.isOpenRoom(last) && isOfRoom())
    [total.kind, total.name] = ['room', last];
  // So may what is done in all of them: `Total All Rooms` below the rows of `ALL ROOMS`.
  const everywhere = NAME_OF_ALL.exec(labelOf(line.text))?.[1] ?? '';
  if (total.kind === 'grand' && groups.isOpenRoom(everywhere) && addsUp())
    [total.kind, total.name] = ['room', everywhere];
  if (total.kind === 'section' && SUMS_WHAT_IS_OPEN.test(total.name))
    total.name = groups.current().room ?? total.name;
  // `Day Total:` says none either; what it comes to tells whose it is.
  if (total.kind === 'section' && OF_ITS_KIND.test(total.name)) total.name = '';
  if (total.kind === 'level' && groups.closesRoom(total.name)) total.kind = 'room';
  // `Area Dwelling Total:`
  const [, place = ''] = /^(?:area|level|structure|building)\s+(.+)$/i.exec(total.name) ?? [];
  if (total.kind === 'section' && (groups.isOpenLevel(place) || groups.isOpenRoom(place)))
    [total.kind, total.closes] = [groups.isOpenRoom(place) ? 'room' : 'level', place];
  if (total.kind === 'section' && total.name !== '') {
    if (groups.isOpenRoom(total.name)) total.kind = 'room';
    else if (groups.isOpenLevel(total.name)) total.kind = 'level';
    // The heading was not seen, and the sum names its rows.
    else if (groups.mayBeRoom(total.name) && isPlaceName(total.name) && addsUp())
      total.kind = 'room';
  }
  return goesOn;
};

const SAYS_NOTHING = /^totals:\s+[\d,.()<>$\s-]+$/i;

const NAME_OF_ALL = /^(?:sub\s*-?\s*)?totals?\s*[:,]?\s+(?:(?:for|of)\s+)?(all\s.+)$/i;

const OF_ITS_KIND =
  /^(?:section|day|daily|phase|group|trade|division|category|task|ticket|visit|page|line)$/i;

/**
 * What a sum without a name closes: the section or room whose rows it stands below and comes to.
 * Null where it comes to something else, as all rows so far.
 */
export const groupOfSum = (
  rows: readonly BuiltItem[],
  section: string | null,
  { kind, name, amounts }: ReadTotal,
): Pick<PrintedTotal, 'kind' | 'name' | 'path'> | null => {
  const value = amounts.rcv ?? amounts.lineItemTotal;
  if (kind !== 'section' || name !== '' || value === null) return null;
  const group = rows.at(-1)?.group;
  const from = rows.findLastIndex((row) => row.group !== group || row.item.section !== section) + 1;
  const own = sumOf(rows.slice(from));
  if (group === undefined || from === rows.length || own.minus(value).abs().gte('0.01'))
    return null;
  if (section !== null) return { kind: 'section', name: section, path: [] };
  if (group.room === null) return null;
  return { kind: 'room', name: group.room, path: [...group.levels, group.room] };
};

/** Whether rows come to a sum. */
const comeTo = (rows: readonly BuiltItem[], { amounts }: ReadTotal): boolean => {
  const value = amounts.rcv ?? amounts.lineItemTotal;
  return value !== null && sumOf(rows).minus(value).abs().lt('0.01');
};

/** Whether a sum is that of all rows, or of those since the last sum; of one row it bears a name. */
export const sumsRows = (
  rows: readonly BuiltItem[],
  rowsBefore: number,
  total: ReadTotal,
): boolean =>
  [rows, rows.slice(rowsBefore)].some(
    (some) => some.length >= (total.name === '' ? 2 : 1) && comeTo(some, total),
  );

/** Whether a sum is that of the rows of a group which no section heads. */
export const addsUp = (rows: readonly BuiltItem[], group: Group, total: ReadTotal): boolean => {
  const own = rows.filter((row) => row.group === group);
  return own.every(({ item }) => item.section === null) && comeTo(own, total);
};

/** Whether a sum is that of all rows of a group, and of no others that were read before. */
export const sumsGroup = (rows: readonly BuiltItem[], group: Group, total: ReadTotal): boolean => {
  const own = rows.filter((row) => row.group === group);
  return own.length > 0 && own.length < rows.length && comeTo(own, total);
};

/** Closes the groups that a sum is of, and tells their path. */
export const closeGroups = (total: ReadTotal, groups: GroupTracker): string[] => {
  if (total.kind === 'room' || total.kind === 'level' || total.kind === 'labor_minimums')
    return groups.close(total.kind, total.closes ?? total.name);
  groups.closeUnnamed();
  return [];
};
