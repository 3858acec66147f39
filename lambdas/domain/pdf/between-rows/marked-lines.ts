import { cleanName } from '../rooms/room-lines.ts';
import { standsOut } from '../tables/table-look.ts';
import type { Step } from './text-line.ts';

/** `=== ROOF SYSTEM ===`: the section of the rows below, or the next room. */
export const readMarkedLine: Step = ({ line, table, state, groups, marked, isMarkedRemark }) => {
  if (marked === null) return false;
  const name = cleanName(marked);
  // `** KITCHEN **` below the sum of a room, where its own sum says the name: the next one.
  if (state.afterTotal && groups.closesRoom(name)) {
    state.heads.push(line);
    return true;
  }
  // Where headings between the rows are places: no section of one.
  const marksPlace = !table.numbered && table.headsPlaces && standsOut(line, table.look);
  if (marksPlace || isMarkedRemark) return false;
  state.section = name;
  if (state.heads.length > 0) state.sectionOfHeads = name;
  return true;
};
