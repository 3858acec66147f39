import { multiplies } from '../cells/lump-sums.ts';
import { type Line, makeLine, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { endsInAmount } from '../sums/total-labels.ts';
import { type ColumnKind, TOTALS_OF_ROW } from '../tables/column-kinds.ts';
import { PHRASE_GAP } from '../tables/heading.ts';
import { headingKind } from '../tables/heading-words.ts';
import { MONEY } from '../tokens/amount-of-word.ts';

/** Rows of each table whose figures multiply, at least. */
const LEAST_ROWS = 2;
/** Their share of a table's lines; the last one sums them, and a text may wrap. */
const MOST = 0.6;
/** Font sizes between the tables, at least. */
const NARROWEST = 0.6;
/** Lines below each other in a table, against the first two. */
const FURTHER = 1.6;

/** A white strip down the page. */
interface Strip {
  left: number;
  right: number;
}

/**
 * `MATERIALS` beside `EQUIPMENT`, `Qty   Material   Each   Ext.` beside `Item   Hrs   Rate   Amount` on one line: two
 * tables of a form whose other tables go across the page. Each is there with what it is and what it comes to, and
 * the figures of its rows multiply; the left one is set above the right one.
 */
export const withTablesBesideApart = (pages: readonly PageLines[]): PageLines[] =>
  pages.map((page) => {
    const lines = apart(page.lines);
    return lines.length === page.lines.length ? page : { ...page, lines };
  });

const apart = (lines: readonly Line[]): Line[] => {
  const at = lines.findIndex((line) => stripIn(line) !== null);
  const head = lines[at];
  if (head === undefined) return [...lines];
  const body = bodyBelow(lines, at);
  const strip = body.reduce(narrowed, stripIn(head) as Strip);
  const [left, right] = [sideOf(body, strip, 'left'), sideOf(body, strip, 'right')];
  const end = at + 1 + body.length;
  const isApart =
    strip.right - strip.left > head.fontSize * NARROWEST && [left, right].every(isTable);
  if (!isApart) return [...lines.slice(0, end), ...apart(lines.slice(end))];
  const from = isTitle(lines[at - 1], strip) ? at - 1 : at;
  const heads = lines.slice(from, at + 1);
  return [
    ...lines.slice(0, from),
    ...[...sideOf(heads, strip, 'left'), ...left],
    ...[...sideOf(heads, strip, 'right'), ...right],
    ...apart(lines.slice(end)),
  ];
};

/** Where the headings of a second table begin behind those of a first; null where a line has none or one. */
const stripIn = (line: Line): Strip | null => {
  if (line.words.length < 6 || /\d\.\d/.test(line.text)) return null;
  const cells = segmentsOf(line.words, PHRASE_GAP);
  if (cells.length < 6) return null;
  const kinds = cells.map((cell) => headingKind(textOf(cell)));
  const hasAll = (some: typeof kinds): boolean =>
    some.length >= 3 &&
    some.every((kind) => kind !== null) &&
    (some.includes('description') || isOfWork(some)) &&
    some.some((kind) => kind !== null && TOTALS_OF_ROW.has(kind));
  const cut = cells.findIndex((_, at) => hasAll(kinds.slice(0, at)) && hasAll(kinds.slice(at)));
  const [before, behind] = [cells[cut - 1]?.at(-1), cells[cut]?.[0]];
  return before === undefined || behind === undefined
    ? null
    : { left: before.box.right, right: behind.box.left };
};

/** `Hrs   Labor   Rate   Amount`: beside what it costs and comes to, the labor itself. */
const isOfWork = (kinds: readonly (ColumnKind | null)[]): boolean => {
  const counted = kinds.indexOf('quantity');
  return (
    counted >= 0 && kinds[counted + 1] === 'laborPrice' && kinds.indexOf('unitPrice') > counted
  );
};

/**
 * The lines below a head that follow each other as its first two do. Below rows of a pad that were left blank stands
 * what either table comes to.
 */
const bodyBelow = (lines: readonly Line[], at: number): Line[] => {
  const below = lines.slice(at + 1);
  const pitch = (below[1]?.box.bottom ?? 0) - (below[0]?.box.bottom ?? 0);
  const gap = below.findIndex(
    (line, index) =>
      index > 0 && line.box.bottom - (below[index - 1]?.box.bottom ?? 0) > pitch * FURTHER,
  );
  if (gap < 0) return below;
  const behind = below.findIndex((line, index) => index >= gap && !isSumOfTable(line));
  return below.slice(0, behind < 0 ? below.length : behind);
};

/** `TOTAL MATERIALS   1,509.90` */
const isSumOfTable = ({ text }: Line): boolean =>
  /^total\s+\p{L}/iu.test(text) && endsInAmount(text);

/** What a line leaves white of a strip: its words stand under the headings on either side of it. */
const narrowed = (strip: Strip, { words }: Line): Strip =>
  words.reduce(({ left, right }, { box }) => {
    if (box.right <= left || box.left >= right) return { left, right };
    return box.left - left < right - box.right
      ? { left: Math.max(left, box.right), right }
      : { left, right: Math.min(right, box.left) };
  }, strip);

const sideOf = (lines: readonly Line[], strip: Strip, side: 'left' | 'right'): Line[] =>
  lines.flatMap((line) => {
    const words = line.words.filter(
      ({ box }) => box.right <= strip.left + 0.1 === (side === 'left'),
    );
    return words.length === 0 ? [] : [makeLine(line.page, words, line.ocr)];
  });

const isTable = (lines: readonly Line[]): boolean => {
  const rows = lines.filter(multiplies).length;
  return rows >= LEAST_ROWS && rows >= lines.length * MOST;
};

/** `MATERIALS      EQUIPMENT`: the name of each table above its headings. */
const isTitle = (line: Line | undefined, strip: Strip): boolean =>
  line !== undefined &&
  !line.words.some(({ text }) => MONEY.test(text)) &&
  ['left', 'right'].every((side) => sideOf([line], strip, side as 'left' | 'right').length === 1) &&
  line.words.every((word) => !liesIn(word, strip));

const liesIn = ({ box }: Word, { left, right }: Strip): boolean =>
  box.left < left && box.right > right;
