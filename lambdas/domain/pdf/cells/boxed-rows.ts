import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import { TICK } from '../row-lines/begin-rows.ts';
import { endsInAmount } from '../sums/total-labels.ts';

/** A box that nobody ticked. */
const EMPTY = /^(?:[☐□▢]|\[\])$/u;

/** Fewer rows with a tick may have it for another reason. */
const FEWEST = 3;

/** Points by which boxes of one column begin apart, at most. */
const SAME_EDGE = 3;

/** An amount with its cents. */
const AMOUNT = /\d\.\d{2}(?!\d)/;

/**
 * Forms list all work that a firm does, with a box before each row: `☒ Baseboard   38 LF   5.25   199.50` and `☐ Crown   LF`.
 * The tick is no word of its row, and what is neither ticked nor priced is no row at all.
 */
export const withBoxedRows = (pages: readonly PageLines[]): PageLines[] => {
  const ticked = pages.flatMap(({ lines }) => lines.filter(isTickedRow));
  const edge = ticked[0]?.box.left;
  if (edge === undefined || ticked.length < FEWEST) return [...pages];
  const isAtEdge = ({ box }: Line): boolean => Math.abs(box.left - edge) < SAME_EDGE;
  if (!ticked.every(isAtEdge)) return [...pages];
  // Ticks alone, without boxes that were left empty, are those of another form.
  const isEmpty = (line: Line): boolean => beginsWith(line, EMPTY) && isAtEdge(line);
  if (!pages.some(({ lines }) => lines.some(isEmpty))) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) => {
      const [mark, ...rest] = line.words;
      if (mark === undefined || rest.length === 0 || !isAtEdge(line)) return [line];
      if (EMPTY.test(mark.text) && !AMOUNT.test(line.text)) return [];
      return [TICK.test(mark.text) ? makeLine(line.page, rest, line.ocr) : line];
    }),
  }));
};

const isTickedRow = (line: Line): boolean => beginsWith(line, TICK) && endsInAmount(line.text);

/** Whether a mark stands before other words; most lines are told at a glance, without their words. */
const beginsWith = (line: Line, mark: RegExp): boolean =>
  /^[^\p{L}\d]/u.test(line.text) && line.words.length > 1 && mark.test(line.words[0]?.text ?? '');
