import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import { hasHeaderRow } from '../pages/page-class.ts';
import { figurePhraseOf } from '../phrases/figure-phrase.ts';
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
  // Most documents have no points at all, or a table with a head: what is priced need not be told.
  const marked = pages.reduce((all, { lines }) => all + lines.filter(isPoint).length, 0);
  if (marked < LEAST_POINTS || pages.some(({ lines }) => hasHeaderRow(lines))) return [...pages];
  const priced = pages.flatMap(({ lines }) => lines.filter(isPriced));
  const points = pages.flatMap(({ lines }) => lines.filter((_, at) => isPricedPoint(lines, at)));
  if (points.length < LEAST_POINTS || points.length < priced.length * MOST) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) =>
      isPoint(line) ? makeLine(line.page, line.words.slice(1), line.ocr) : line,
    ),
  }));
};

/** A point with its price beside it, or right below its words. */
const isPricedPoint = (lines: readonly Line[], at: number): boolean => {
  const [line, next] = [lines[at], lines[at + 1]];
  if (line === undefined || !isPoint(line)) return false;
  return isPriced(line) || (next !== undefined && isPriced(next) && !isPoint(next));
};

const isPriced = (line: Line): boolean =>
  PRICED.test(line.text) &&
  // `Qty: 4 ea   Unit Price: $133.35   Total: $533.40` is no total.
  (figurePhraseOf(line) !== null || (totalLabel(line.text) === null && !isAdjustment(line.text)));

const PRICED = /(?:\d\.\d{2}\)?|\sincluded|\sn\/c)$/i;

const isPoint = ({ words }: Line): boolean =>
  words.length > 1 && MARK.test(words[0]?.text ?? '') && /^[\p{L}\d]/u.test(words[1]?.text ?? '');
