import type { GroupTracker } from './groups.ts';
import type { Line } from './lines.ts';
import type { ReadTotal } from './read-total.ts';

/**
 * Settles what a sum is of, by what is open where it stands: its label may say no name, half of
 * one, or one that reads as something else. Whether the line below is the rest of its name.
 */
export const nameTotal = (
  total: ReadTotal,
  line: Line,
  below: Line | undefined,
  groups: GroupTracker,
): boolean => {
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
  // `Location Total:` says no name; it sums the room that is open.
  if (total.kind === 'section' && /^(?:location|room|area)$/i.test(total.name))
    total.name = groups.current().room ?? total.name;
  if (total.kind === 'level' && groups.closesRoom(total.name)) total.kind = 'room';
  if (total.kind === 'section' && total.name !== '') {
    if (groups.isOpenRoom(total.name)) total.kind = 'room';
    else if (groups.isOpenLevel(total.name)) total.kind = 'level';
  }
  return goesOn;
};

/** Closes the groups that a sum is of, and tells their path. */
export const closeGroups = (total: ReadTotal, groups: GroupTracker): string[] => {
  if (total.kind === 'room' || total.kind === 'level' || total.kind === 'labor_minimums')
    return groups.close(total.kind, total.name);
  return [];
};
