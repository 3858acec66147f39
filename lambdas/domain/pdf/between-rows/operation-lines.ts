import type { Activity } from '../../estimate/estimate.ts';
import { activityOfCell } from '../items/activities.ts';
import { activityNamed } from '../items/operation-suffixes.ts';
import { type Line, makeLine, segmentsOf, textOf } from '../pages/lines.ts';
import type { RawItem } from '../row-lines/raw-item.ts';
import { OPEN_END, pitchOf, WIDEST_LEADING } from './wrapped-text.ts';

/** Points by which the lines of a description's cell may begin apart. */
const EDGE = 4;

/**
 * The operation that a line consists of, as the last in the cell of a row's description: `Remove &
 * Replace` below the name of the thing. Null for any other line.
 */
export const operationBelow = (line: Line, item: RawItem): Activity | null => {
  if (line.words.length > 4 || !/^\p{Lu}/u.test(line.text)) return null;
  const operation = activityNamed(line.text);
  const above = item.lines.at(-1);
  const end = item.descriptionEnd;
  if (operation === null || above === undefined || end === null) return null;
  if (item.figureLines === 0 || item.notes.length > 0 || item.texts.has('activity')) return null;
  const isBelow =
    above.page === line.page && pitchOf(above, line) > 0 && pitchOf(above, line) < WIDEST_LEADING;
  const said = item.description.join(' ');
  // `General clean - up`, which no second line need end.
  if (!isBelow || (OPEN_END.test(said) && !/\bup$/i.test(said))) return null;
  // The row's number may stand before its description.
  const [row] = item.lines;
  const lefts = [...(row?.words.slice(0, 2) ?? []), end.line].map(({ box }) => box.left);
  return lefts.some((left) => Math.abs(left - line.box.left) < EDGE) ? operation : null;
};

/** `Remove &`, `Tear`: what is done goes on below; `& Reset`: it began above. */
const GOES_ON = /(?:&|\/|\band|\btear)$/i;
const BEGAN = /^(?:&|\/|and\b)/i;

/**
 * `Replace` below `Remove &` in the column of what is done: takes it to the row's action and leaves
 * the rest of the line; null where nothing is left.
 */
export const withoutAction = (line: Line, item: RawItem): Line | null => {
  const action = item.texts.get('activity');
  const above = item.lines.at(-1);
  const column = item.model.columns.find(({ kind }) => kind === 'activity');
  if (action === undefined || column === undefined || above?.page !== line.page) return line;
  if (item.notes.length > 0 || pitchOf(above, line) > WIDEST_LEADING) return line;
  const [own] = segmentsOf(line.words, CELL_GAP).filter(
    ([first]) => first !== undefined && Math.abs(first.box.left - column.left) < IN_COLUMN,
  );
  if (own === undefined || own.length > 3) return line;
  const text = textOf(own);
  if (!GOES_ON.test(action) && !BEGAN.test(text)) return line;
  if (activityOfCell(`${action} ${text}`) === null) return line;
  item.texts.set('activity', `${action} ${text}`);
  const rest = line.words.filter((word) => !own.includes(word));
  if (rest.length > 0) return makeLine(line.page, rest, line.ocr);
  item.lines.push(line);
  return null;
};

/** Font sizes between the cells of one line. */
const CELL_GAP = 1.2;
/** Points by which a cell may begin beside its heading. */
const IN_COLUMN = 10;
