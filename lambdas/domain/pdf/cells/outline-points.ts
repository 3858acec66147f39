import { inMarks } from '../group-heads/said-words.ts';
import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import { hasHeaderRow } from '../pages/page-class.ts';
import { isAdjustment, totalLabel } from '../sums/total-labels.ts';
import { joined } from './hanging-lines.ts';

const ROMANS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
/** Fewer are no outline. */
const LEAST_POINTS = 4;
/** To the lines with an amount, so many are points of it. */
const MOST = 0.6;
/** Points by which what is set in further stands right of what it belongs to. */
const SET_IN = 6;
/** Below its first, a point has no more. */
const MOST_LINES = 4;

/**
 * Outlines of a text program, `2. Framing` over `a. Shore the deck   380.00`, or over `b. Beam and joists` with `i. Triple beam
 * 842.50` and `ii. Hangers   187.00` set in below it. The letters and small numerals count the points below one name and are none
 * of their words, and a point without an amount names those that are set in below it. Other documents are returned as they are.
 */
export const withOutlinePointsUnmarked = (pages: readonly PageLines[]): PageLines[] => {
  const points = pages.flatMap(({ lines }) => lines.filter(isPoint));
  if (points.length < LEAST_POINTS || !areCounted(points)) return [...pages];
  if (pages.some(({ lines }) => hasHeaderRow(lines))) return [...pages];
  const priced = pages.flatMap(({ lines }) => lines.filter(isPriced));
  return points.length < priced.length * MOST ? [...pages] : unmarkedPages(pages);
};

const unmarkedPages = (pages: readonly PageLines[]): PageLines[] => {
  /** `2. Framing`, and the point that names those being read. */
  let head: Line | null = null;
  let named: Line | null = null;
  const told = new Set<Line>();
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line, at): Line[] => {
      const below = page.lines[at + 1];
      if (isNumbered(line) && namesPoints(line, below)) {
        [head, named] = [inBold(line), null];
        return [head];
      }
      if (!isPoint(line)) return told.has(line) ? [] : [line];
      const isBack = named !== null && line.box.left < named.box.left + SET_IN;
      if (isBack) named = null;
      if (namesPoints(line, below)) {
        named = line;
        return [makeLine(line.page, inMarks(line.words.slice(1)), line.ocr)];
      }
      // What stands beside a named point belongs to the outer name again.
      const more = hangingBelow(page.lines, at);
      for (const one of more) told.add(one);
      const row = unmarked(line);
      const point = more.length === 0 ? row : joined({ first: row, more, amount: null });
      return isBack && head !== null ? [above(line, head), point] : [point];
    }),
  }));
};

/** `b.`, `iii.` */
const isOutlineMark = (text: string): boolean => /^(?:[a-z]|[ivx]{2,5})\.$/.test(text);

const isPoint = ({ words }: Line): boolean =>
  words.length > 1 &&
  isOutlineMark(words[0]?.text ?? '') &&
  /^[\p{L}\d]/u.test(words[1]?.text ?? '');

const isPriced = ({ text }: Line): boolean =>
  /\d\.\d{2}\)?$/.test(text) && totalLabel(text) === null && !isAdjustment(text);

/** Up to the amount of a point that goes on below, set in as its words are; none where it ends in its own. */
const hangingBelow = (lines: readonly Line[], at: number): Line[] => {
  const line = lines[at] as Line;
  if (isPriced(line)) return [];
  const below = lines.slice(at + 1, at + 1 + MOST_LINES);
  const end = below.findIndex(isPriced) + 1;
  const more = below.slice(0, end);
  const hang = (one: Line): boolean =>
    !isPoint(one) && !isNumbered(one) && one.box.left > line.box.left + SET_IN;
  return more.every(hang) ? more : [];
};

/** `2. Framing` */
const isNumbered = ({ words }: Line): boolean =>
  words.length > 1 && /^\d{1,2}\.$/.test(words[0]?.text ?? '');

const inBold = (line: Line): Line =>
  makeLine(
    line.page,
    line.words.map((word) => ({ ...word, bold: true })),
    line.ocr,
  );

/** A head once more, between a line and the one above it. */
const above = ({ page, box, fontSize, ocr }: Line, head: Line): Line =>
  makeLine(
    page,
    head.words.map((word) => ({
      ...word,
      box: { ...word.box, top: box.top - fontSize / 2, bottom: box.top },
    })),
    ocr,
  );

/** Without an amount, over a first point that is set in. */
const namesPoints = (line: Line, below: Line | undefined): boolean =>
  !isPriced(line) &&
  below !== undefined &&
  /^[ai]\.$/.test(below.words[0]?.text ?? '') &&
  below.box.left > line.box.left + SET_IN;

/** Whether each is the next of those that stand as far to the right, or the first of its own. */
const areCounted = (points: readonly Line[]): boolean => {
  const levels: { left: number; mark: string }[] = [];
  return points.every(({ words, box }) => {
    const mark = words[0]?.text.slice(0, -1) ?? '';
    while ((levels.at(-1)?.left ?? 0) > box.left + SET_IN) levels.pop();
    const level = levels.at(-1);
    const isBeside = level !== undefined && Math.abs(level.left - box.left) <= SET_IN;
    if (isBeside && follows(level.mark, mark)) level.mark = mark;
    else if (mark !== 'a' && mark !== 'i') return false;
    else if (isBeside) level.mark = mark;
    else levels.push({ left: box.left, mark });
    return true;
  });
};

const follows = (mark: string, next: string): boolean =>
  (ROMANS.includes(mark) && ROMANS.indexOf(next) === ROMANS.indexOf(mark) + 1) ||
  (mark.length === 1 && next === String.fromCharCode(mark.charCodeAt(0) + 1));

/** Where the mark stands, its words begin. */
const unmarked = (line: Line): Line => {
  const [, first, ...words] = line.words;
  return first === undefined
    ? line
    : makeLine(
        line.page,
        [{ ...first, box: { ...first.box, left: line.box.left } }, ...words],
        line.ocr,
      );
};
