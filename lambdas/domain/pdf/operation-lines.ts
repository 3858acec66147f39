import type { Activity } from '../estimate/estimate.ts';
import type { Line } from './lines.ts';
import { activityNamed } from './operation-suffixes.ts';
import type { RawItem } from './raw-item.ts';
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
  if (!isBelow || OPEN_END.test(item.description.join(' '))) return null;
  // The row's number may stand before its description.
  const [row] = item.lines;
  const lefts = [...(row?.words.slice(0, 2) ?? []), end.line].map(({ box }) => box.left);
  return lefts.some((left) => Math.abs(left - line.box.left) < EDGE) ? operation : null;
};
