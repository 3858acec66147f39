import { normalizeName } from '../../estimate/normalize-name.ts';
import type { Line, PageLines } from '../pages/lines.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { couldBeName } from './room-lines.ts';

/** Points by which a name may stand off the middle of its page. */
const MIDDLE = 4;
/** Font sizes by which it stands right of the name below it, at least. */
const SET_OFF = 4;
/** Lines from that name to the heads of its table: measures and a remark. */
const TO_TABLE = 5;
/** One alone may be a title of the whole. */
const LEAST_NAMES = 2;

/**
 * `Farmhouse` and `Machine Shed` in bold type in the middle of the page, each right above the name of a room at the left
 * and its table: buildings or levels, normalized, whether or not a total closes them.
 */
export const centredNames = (pages: readonly PageLines[]): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const { lines, width } of pages)
    for (const [at, line] of lines.entries())
      if (isCentredName(line, width) && headsRoom(line, lines, at))
        names.add(normalizeName(line.text));
  return names.size < LEAST_NAMES ? new Set() : names;
};

const isCentredName = (line: Line, width: number): boolean =>
  line.bold &&
  !line.ocr &&
  Math.abs(line.box.left + line.box.right - width) < 2 * MIDDLE &&
  couldBeName(line);

const headsRoom = (line: Line, lines: readonly Line[], at: number): boolean => {
  const room = lines[at + 1];
  return (
    room?.bold === true &&
    room.box.left < line.box.left - line.fontSize * SET_OFF &&
    couldBeName(room) &&
    lines.slice(at + 2, at + TO_TABLE).some((_, next) => headerRowAt(lines, at + 2 + next) !== null)
  );
};
