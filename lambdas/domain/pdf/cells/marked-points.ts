import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import { hasHeaderRow } from '../pages/page-class.ts';
import { isAdjustment, totalLabel } from '../sums/total-labels.ts';

const MARK = /^[-–•▪●*]$/;
/** Fewer are no list. */
const LEAST_POINTS = 2;
/** Share of the priced lines that are points. */
const MOST = 0.6;

/**
 * Lists without headings whose rows are points, `- Haul debris   $240.00`: the mark is none of the
 * words. Other documents are returned as they are.
 */
export const withPointsUnmarked = (pages: readonly PageLines[]): PageLines[] => {
  const priced = pages.flatMap(({ lines }) => lines.filter(isPriced));
  const points = priced.filter(isPoint);
  if (points.length < LEAST_POINTS || points.length < priced.length * MOST) return [...pages];
  if (pages.some(({ lines }) => hasHeaderRow(lines))) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) =>
      isPoint(line) ? makeLine(line.page, line.words.slice(1), line.ocr) : line,
    ),
  }));
};

const isPriced = ({ text }: Line): boolean =>
  PRICED.test(text) && totalLabel(text) === null && !isAdjustment(text);

const PRICED = /(?:\d\.\d{2}\)?|\sincluded|\sn\/c)$/i;

const isPoint = ({ words }: Line): boolean =>
  words.length > 1 && MARK.test(words[0]?.text ?? '') && /^[\p{L}\d]/u.test(words[1]?.text ?? '');
