import type { Group } from './groups.ts';
import { ROOM_WORDS, TRADE_WORDS } from './names-of-places.ts';
import type { Headed } from './sections-as-rooms.ts';

/** Words of a place's name, at most; a title says more. */
const MOST_WORDS = 7;

/** `Tree 1`, `Opening 101   Parlor, street side`, `CONTAINMENT A: Primary closet`: one of several. */
const COUNTED = /^(?:\d{1,2}[.)]\s+)?\p{L}{3,12}\s+(?:\d{1,3}|\p{Lu})(?:[:\s]|$)/u;

/** `Fence replacement - tree damage`, `PO # Clm 07321`: a job or a reference, and no place. */
const OF_JOB =
  /[#:]|\d{3}|\s[-–—]\s.*\b(?:damage|loss|repairs?|replacement|claim)\b|\b(?:damage|loss|restoration|remodel(?:ing)?|project|job|claim|estimate|replacement|rebuild|member(?:ship)?)\b/i;

/** `OPTION 1 - LIKE KIND AND QUALITY`, `Base bid`: what is offered, wherever it is done. */
const OFFERED = /^(?:(?:base|bid)\s+)?(?:options?|alternates?|alternatives?|bids?|proposals?)\b/i;

/** A name that one would give to a place, or to the work of a trade. */
const namesPart = (name: string): boolean =>
  (COUNTED.test(name) && !OFFERED.test(name)) ||
  (name.split(/\s+/).length <= MOST_WORDS &&
    (ROOM_WORDS.test(name) || TRADE_WORDS.test(name)) &&
    !OFFERED.test(name) &&
    !OF_JOB.test(name));

/**
 * Above the only rows of a document, a line that no total, size or second room confirms to be a
 * room's name may as well be the job's: where it says neither a place nor a trade, the rows stand in
 * no room.
 */
export const withoutLoneTitle = (headed: Headed): Headed => {
  const groups = new Set<Group>(headed.items.map(({ group }) => group));
  const [group, another] = groups;
  const name = group?.room ?? null;
  const isLone =
    group !== undefined && another === undefined && !group.confirmed && group.levels.length === 0;
  if (!isLone || name === null || namesPart(name)) return headed;
  const own = { ...group, room: null };
  return {
    items: headed.items.map((row) => ({ ...row, group: own })),
    totals: headed.totals,
    rooms: headed.rooms.filter((room) => room.kind !== 'room' || room.name !== name),
  };
};
