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

/** Whether what stands between marks is a remark: an aside among rows, a sentence or an amount. */
export const saysMore = (marked: string, printed: string, isAmongRows: boolean): boolean =>
  isRemark(marked, printed) || (isAmongRows && isAside(marked));

/** `**per insured**`, `--- moved ---`: a remark between marks; names of sections are names. */
const isAside = (text: string): boolean => /^(?:\p{Ll}|See\s)/u.test(text);

/** `*** NOTE: BID OF $2,940.00 IS ATTACHED ***`: a sentence or an amount; sections are names. */
const isRemark = (text: string, printed: string): boolean => {
  const words = text.split(/\s+/).length;
  // `** Readings above 20 percent at the sill`: a share of something, or a sentence that no mark ends.
  const isOpen = /[\p{L}\d.)]$/u.test(printed.trim());
  return (
    (words > 2 && /[\p{L}\d]{3}[)\]"”]?[.!]$/u.test(text)) ||
    (words > 3 && MARKED_REMARK.test(text)) ||
    (words > 2 && /\d\s*(?:%|percent\b)/i.test(text)) ||
    (isOpen && words > 4 && RUNNING.test(text))
  );
};

const RUNNING = /\s(?:at|above|below|for|with|than|from|per|by|is|was|are|were)\s/;

const MARKED_REMARK =
  /^(?:please\s+)?note\b\s*[:\-–]?\s*\S|\$\s?\d|\s(?:is|are|was|were|has|have|must)\s(?:\S+\s){0,3}(?:be|not|attached|required|included|pending|excluded|to)\b/i;
