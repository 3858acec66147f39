import type { Column } from '../columns/column-model.ts';
import type { Line } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { ScanRepair } from './repairs.ts';
import { withoutWords } from './respell.ts';

/** Font sizes by which what is written in the margin ends before the table begins, at least. */
const MARGIN = 0.8;

/** Small letters, `v/`, `V4` or `J` for a tick. */
const MARK = /^(?:\p{Ll}{1,2}|[vV][/4]|J)$/u;

/** Strokes that spell nothing, where they touch the edge of the sheet; elsewhere they may be what is left of a number. */
const isShadow = ({ text, box }: Word): boolean =>
  box.left < AT_EDGE && /^[^\p{L}\p{N}*]{1,3}$/u.test(text);

/** Points. */
const AT_EDGE = 1;

/** `ok   Water extraction ...` where all rows begin further right: somebody has ticked this one off. */
export const withoutMarginMark = (
  line: Line,
  columns: readonly Column[],
  repairs: ScanRepair[],
): Line => {
  const [mark, next] = line.words;
  if (mark === undefined || next === undefined) return line;
  if (!MARK.test(mark.text) && !isShadow(mark)) return line;
  const edge = Math.min(...columns.map(({ left }) => left), next.box.left);
  return mark.box.right < edge - mark.fontSize * MARGIN
    ? withoutWords(line, new Set([mark]), repairs)
    : line;
};
