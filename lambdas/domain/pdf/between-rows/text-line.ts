import type { Line, PageLines } from '../pages/lines.ts';
import type { GroupTracker } from '../rooms/groups.ts';
import { isShouted } from '../rooms/plain-heads.ts';
import { continuedRoom, roomLine, sectionMark } from '../rooms/room-lines.ts';
import type { State } from '../row-lines/row-state.ts';
import type { HeaderRow } from '../tables/heading.ts';
import { pitchBetween, TIGHT } from '../tables/line-pitch.ts';
import type { Table } from '../tables/table.ts';
import { standsOut } from '../tables/table-look.ts';
import { isAmongRows } from './among-rows.ts';
import { isSaidOfAll, saysMore } from './marked-remarks.ts';

/** A line without figures of an open table, with what it stands among. */
export interface TextLine {
  line: Line;
  /** The lines below it on its page. */
  rest: readonly Line[];
  page: PageLines;
  table: Table;
  state: State;
  groups: GroupTracker;
  /** The headings of tables, by their first lines. */
  headerOf: ReadonlyMap<Line, HeaderRow>;
  /** Where it stands below a numbered row: with others of its room behind it, or at the page's foot. */
  among: ReturnType<typeof isAmongRows>;
  /** The room in `CONTINUED - Bedroom 2`. */
  continued: string | null;
  /** What stands between marks, `=== ROOF SYSTEM ===`. */
  marked: string | null;
  /** A remark and no name, for all its marks. */
  isMarkedRemark: boolean;
  /** Headed as rooms are, `Kitchen   Height: 8'`. */
  saysRoom: boolean;
}

/** Reads a line as one kind of text; false where it is none of that kind. */
export type Step = (text: TextLine) => boolean;

/** Looks at a line before any step changes what stands around it. */
export const lookAt = (
  line: Line,
  around: Pick<TextLine, 'rest' | 'page' | 'table' | 'state' | 'groups' | 'headerOf'>,
): TextLine => {
  const { rest, table, state, headerOf } = around;
  const among = isAmongRows(line, rest, table, state, headerOf);
  const continued = continuedRoom(line.text);
  const marked = continued === null ? sectionMark(line.text) : null;
  const above = state.leading.at(-1) ?? state.item?.lines.at(-1);
  return {
    ...around,
    line,
    among,
    continued,
    marked,
    isMarkedRemark:
      marked !== null &&
      (isSaidOfAll(marked) ||
        (state.item !== null &&
          (saysMore(marked, line.text, among === 'rows') || isSetInBelow(line, state.item.lines)))),
    saysRoom:
      roomLine(line.text) !== null && !(above !== undefined && goesOnWithSize(above, line, table)),
  };
};

/** Font sizes by which remarks stand further in than the rows that they are of, at least. */
const SET_IN = 2;

/** `** WHOLE CEILING TO BLEND` with no mark behind it, below the words of a row whose code stands left of them. */
const isSetInBelow = (line: Line, [row]: readonly Line[]): boolean =>
  row !== undefined &&
  row.page === line.page &&
  !/[*~=#_•-]{2}\s*:?\s*$/.test(line.text) &&
  line.box.left > row.box.left + line.fontSize * SET_IN;

/** A size that no label announces, as descriptions end in. */
const SIZE_AT_END = /^(?!.*(?:\bheight\b|:|L\s*x\s*W)).*(?:[-–—(]\s*)\d+\s*['’′][^:]*$/i;

/** `hardware - 16' x 7'` in plain type right below the words of a row: they go on, no room begins. */
const goesOnWithSize = (above: Line, line: Line, { look }: Table): boolean =>
  SIZE_AT_END.test(line.text) &&
  !standsOut(line, look) &&
  line.bold === above.bold &&
  pitchBetween(above, line) < TIGHT;

/** Words of a remark, at least. */
export const REMARK_WORDS = 5;

/** A sentence in capitals; names of rooms and sections may be as long. */
export const saysAloud = ({ bold, text, words }: Line): boolean =>
  !bold && words.length >= REMARK_WORDS && isShouted(text);
