import type { Column } from '../columns/column-model.ts';
import type { Line } from '../pages/lines.ts';
import type { ScanRepair } from './repairs.ts';
import { withoutWords } from './respell.ts';

/** Font sizes by which what is written in the margin ends before the table begins, at least. */
const MARGIN = 0.8;

/** `ok   Water extraction ...` where all rows begin further right: somebody has ticked this one off. */
export const withoutMarginMark = (
  line: Line,
  columns: readonly Column[],
  repairs: ScanRepair[],
): Line => {
  const [mark, next] = line.words;
  if (mark === undefined || next === undefined || !/^\p{Ll}{1,2}$/u.test(mark.text)) return line;
  const edge = Math.min(...columns.map(({ left }) => left), next.box.left);
  return mark.box.right < edge - mark.fontSize * MARGIN
    ? withoutWords(line, new Set([mark]), repairs)
    : line;
};
