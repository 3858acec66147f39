import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import { endsInAmount } from '../sums/total-labels.ts';

const TICKED = /^(?:[☒☑✓✔✗✘√]|\[[xX✓]\])$/u;
const EMPTY = /^(?:[☐□▢]|\[\])$/u;
const MAY_BE_EMPTY = /^(?:[☐□▢]|\[\])\s+\S/u;
const MAY_BE_TICKED = /^(?:[☒☑✓✔✗✘√]|\[[xX✓]\])\s+\S/u;

/** Fewer rows with a tick may have it for another reason. */
const FEWEST = 3;

/** Points by which boxes of one column begin apart, at most. */
const SAME_EDGE = 3;

/** Points of the amounts of a row. */
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
  const isEmpty = (line: Line): boolean => MAY_BE_EMPTY.test(line.text) && isAtEdge(line);
  if (!pages.some(({ lines }) => lines.some(isEmpty))) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) => {
      const [mark, ...rest] = line.words;
      if (mark === undefined || rest.length === 0 || !isAtEdge(line)) return [line];
      if (EMPTY.test(mark.text) && !AMOUNT.test(line.text)) return [];
      return [TICKED.test(mark.text) ? makeLine(line.page, rest, line.ocr) : line];
    }),
  }));
};

const isTickedRow = ({ text }: Line): boolean => MAY_BE_TICKED.test(text) && endsInAmount(text);
