import type { Column } from '../columns/column-model.ts';
import { type Line, makeLine } from '../pages/lines.ts';
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
  const glued = withoutGluedMark(line, repairs);
  if (glued !== null) return glued;
  if (!MARK.test(mark.text) && !isShadow(mark)) return line;
  const edge = Math.min(...columns.map(({ left }) => left), next.box.left);
  return mark.box.right < edge - mark.fontSize * MARGIN
    ? withoutWords(line, new Set([mark]), repairs)
    : line;
};

/** `<15.`: a tick that touches the number of its row. */
const withoutGluedMark = (line: Line, repairs: ScanRepair[]): Line | null => {
  const [first, ...others] = line.words;
  const [, mark = '', number] =
    /^([<>/\\|^"'`~]{1,2})(\d{1,3}[a-z]?\.)$/.exec(first?.text ?? '') ?? [];
  if (first === undefined || number === undefined) return null;
  repairs.push({ page: line.page, box: first.box, read: first.text, settled: number });
  const { left, right } = first.box;
  const from = left + ((right - left) * mark.length) / first.text.length;
  const word = { ...first, text: number, box: { ...first.box, left: from } };
  return makeLine(line.page, [word, ...others], true);
};
