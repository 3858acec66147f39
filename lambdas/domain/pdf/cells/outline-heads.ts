import { type Decimal, decimal } from '../../money/money.ts';
import { OUTLINE_NUMBER } from '../bare-numbers.ts';
import { headingsOfLine } from '../headings-of-line.ts';
import { isAdjustment, totalLabel } from '../line-shapes.ts';
import { type Line, makeLine, type PageLines } from '../lines.ts';
import type { Word } from '../page-text.ts';
import { tokensOf } from '../tokens/tokens.ts';

/** `1 Kitchen   $3,319.79`, `Roof Replacement   $1,627.29`: a name with one amount behind it. */
const HEAD = /^(?:(\d{1,2}|[A-Z])\.?\s+)?(\p{Lu}[^$]*?)\s+\$?(\d[\d,]*\.\d{2})$/u;

/**
 * Contractors head their rooms and trades with a name and the sum of the rows below it, numbered
 * with the rows, `1` above `1.1`, or not. The name stays there without number and sum; the sum
 * moves below the last row, where other prints have it.
 */
export const withOutlineSumsBelow = (pages: readonly PageLines[]): PageLines[] => {
  const all = pages.flatMap(({ lines }) => lines);
  const alone = all.filter((line) => hasOneAmount(line) && HEAD.test(line.text));
  if (alone.length === 0) return [...pages];
  const counted = headsOf(alone, all, isRow);
  // Rows may have one figure beside a bare count: then what stands out is told from them.
  const isAnyRow = counted.size > 0 ? isRow : isPlainRow;
  const heads = counted.size > 0 ? counted : headsOf(alone, all, isPlainRow);
  if (heads.size === 0) return [...pages];
  let open: { head: Line; hasRows: boolean } | null = null;
  return pages.map((page, at) => {
    const lines: Line[] = [];
    for (const line of page.lines) {
      if (open?.hasRows === true && (heads.has(line) || isSum(line))) {
        lines.push(sumBelow(open.head, heads.get(open.head), lines.at(-1) ?? line));
        open = null;
      }
      if (heads.has(line)) {
        open = { head: line, hasRows: false };
        lines.push(makeLine(line.page, nameOf(line), line.ocr));
        continue;
      }
      if (open !== null && isAnyRow(line)) open.hasRows = true;
      lines.push(isSum(line) ? inColumn(line, heads) : line);
    }
    const last = lines.at(-1);
    if (at === pages.length - 1 && open?.hasRows === true && last !== undefined)
      lines.push(sumBelow(open.head, heads.get(open.head), last));
    return { ...page, lines };
  });
};

/** `Description   Quantity   Total` heads a table. */
const isSum = (line: Line): boolean =>
  (/\d/.test(line.text) || line.words.length <= 3) &&
  (totalLabel(line.text) !== null || isAdjustment(line.text)) &&
  (headingsOfLine(line)?.length ?? 0) < 3;

/** A quantity or a price, and an amount. */
const isRow = ({ words }: Line): boolean =>
  tokensOf(words).filter(
    ({ kind, decimals }) => kind === 'quantity' || (kind === 'amount' && decimals === 2),
  ).length >= 2;

const isPlainRow = (line: Line): boolean => isRow(line) || (!isBold(line) && hasOneAmount(line));

/** Fewer heads that add up by themselves may do so by chance. */
const ENOUGH = 2;

/** The heads among lines with one amount alone, each with where the column ends whose rows it is the sum of, if any. */
const headsOf = (
  alone: readonly Line[],
  lines: readonly Line[],
  isRowOf: (line: Line) => boolean,
): Map<Line, number | undefined> => {
  const candidates = alone.filter((line) => !isRowOf(line) && !isSum(line));
  const numbered = candidates.filter((line) => isNumbered(line, lines[lines.indexOf(line) + 1]));
  const summed = new Map(
    candidates.map((line) => [line, summedColumn(line, lines, candidates, isRowOf)] as const),
  );
  const added = candidates.filter((line) => summed.get(line) !== undefined);
  const bold = added.filter(isBold);
  // Plain ones are heads where all are.
  const proven = added.length === candidates.length ? added : bold;
  const heads = [...numbered, ...(proven.length >= ENOUGH ? withAlike(proven, candidates) : [])];
  return new Map(heads.map((line) => [line, summed.get(line)]));
};

/** Where most add up, what looks like them heads rows, too, that are not all counted or read. */
const withAlike = (proven: readonly Line[], candidates: readonly Line[]): readonly Line[] => {
  const alike = candidates.filter((line) => proven.some((head) => looksLike(line, head)));
  return proven.length * 2 > alike.length ? alike : proven;
};

const looksLike = (line: Line, head: Line): boolean =>
  isBold(line) === isBold(head) &&
  Math.abs(line.fontSize - head.fontSize) < 0.5 &&
  Math.abs(line.box.left - head.box.left) < EDGE &&
  Math.abs(line.box.right - head.box.right) < EDGE;

/** Whether the name is, whatever the amount beside it. */
const isBold = ({ words }: Line): boolean =>
  words.length > 1 && words.slice(0, -1).every(({ bold }) => bold);

const hasOneAmount = ({ text }: Line): boolean =>
  /\d\.\d{2}$/.test(text) && !/\d\.\d{2}(?!\d)./.test(text);

/** The first row of that number stands right below. */
const isNumbered = ({ text }: Line, below: Line | undefined): boolean => {
  const part = HEAD.exec(text)?.[1];
  const [, , first, place] = OUTLINE_NUMBER.exec(below?.text ?? '') ?? [];
  return part !== undefined && part === first && Number(place) === 1;
};

/** Points by which amounts of one column may end apart. */
const EDGE = 3;

/**
 * Where the column ends whose amounts, in the rows up to the next name with an amount or a sum,
 * come to what stands beside this one; of several the last.
 */
const summedColumn = (
  head: Line,
  lines: readonly Line[],
  candidates: readonly Line[],
  isRowOf: (line: Line) => boolean,
): number | undefined => {
  const columns: { right: number; sum: Decimal }[] = [];
  for (const line of lines.slice(lines.indexOf(head) + 1)) {
    if (candidates.includes(line) || isSum(line)) break;
    if (!isRowOf(line)) continue;
    for (const { value, kind, figureRight } of tokensOf(line.words)) {
      if (kind !== 'amount' || value === null) continue;
      const column = columns.find(({ right }) => Math.abs(right - figureRight) < EDGE);
      if (column === undefined) columns.push({ right: figureRight, sum: decimal(value) });
      else column.sum = column.sum.plus(value);
    }
  }
  return columns
    .sort((one, other) => other.right - one.right)
    .find(({ sum }) => !sum.eq(0) && sum.eq(amountOf(head)))?.right;
};

const amountOf = ({ text }: Line): string =>
  /(\d[\d,]*\.\d{2})\)?$/.exec(text)?.[1]?.replaceAll(',', '') ?? '0';

const nameOf = ({ words, text }: Line): Word[] =>
  words.slice(HEAD.exec(text)?.[1] === undefined ? 0 : 1, -1);

/** `Subtotal Kitchen   $3,319.79`, right below the line that is last of the room, in its column. */
const sumBelow = (head: Line, column: number | undefined, last: Line): Line => {
  const height = head.box.bottom - head.box.top;
  const amount = endingAt(head.words.at(-1) as Word, column);
  const [first] = nameOf(head);
  const label = { ...(first ?? amount), text: 'Subtotal' };
  const words = [label, ...nameOf(head), amount].map((word): Word => {
    const box = { ...word.box, top: last.box.bottom, bottom: last.box.bottom + height };
    return { ...word, box };
  });
  return makeLine(last.page, words, head.ocr);
};

/** The sum of all stands where those beside the heads do, outside of the table. */
const inColumn = (line: Line, heads: ReadonlyMap<Line, number | undefined>): Line => {
  const amount = line.words.at(-1);
  if (amount === undefined || !hasOneAmount(line)) return line;
  const column = [...heads].find(
    ([head]) => Math.abs((head.words.at(-1)?.box.right ?? 0) - amount.box.right) < EDGE,
  )?.[1];
  if (column === undefined) return line;
  return makeLine(line.page, [...line.words.slice(0, -1), endingAt(amount, column)], line.ocr);
};

const endingAt = (word: Word, right: number | undefined): Word => {
  const shift = right === undefined ? 0 : right - word.box.right;
  const box = { ...word.box, left: word.box.left + shift, right: word.box.right + shift };
  return { ...word, box };
};
