import { sameCents, sum } from '../../money/money.ts';
import { type Line, makeLine, type PageLines, segmentsOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { couldBeName } from '../rooms/room-lines.ts';
import { amountOf } from '../tokens/amount-of-word.ts';

/** Font sizes between a list's texts, their amounts and the list beside it. */
const CELL_GAP = 1.5;
/** Points by which what stands in one column may begin or end apart. */
const EDGE = 3;
/** Rows of either list, at least. */
const LEAST_ROWS = 4;

/** `$240`, `1,140.00` */
const PRICE = /^(?:\$[\d,]+(?:\.\d{2})?|[\d,]+\.\d{2})$/;

/** What of a line stands in either list. */
interface Halves {
  left: readonly Word[];
  right: readonly Word[];
}

/** Where the lists have their columns. */
interface Edges {
  /** Where the amounts of the left list end. */
  amounts: number;
  /** Where the texts of the right list begin, and its amounts end. */
  right: number;
  end: number;
}

/**
 * `Upstairs Bath | Dining Room` over `Sheet vinyl   $690 | Paint ceiling   $865`: a letter sets its rooms in two columns as a
 * newspaper does, each row with its amount. Where both have names above their rows, and what is said below comes to all of
 * them, the left list is set above the right one.
 */
export const withListsBesideApart = (pages: readonly PageLines[]): PageLines[] =>
  pages.map((page) => {
    const edges = edgesOf(page.lines);
    if (edges === null) return page;
    const halves = page.lines.map((line) => halvesOf(line, edges));
    const row = halves.findIndex(
      (half) => half !== null && [half.left, half.right].every((own) => hasPrice(own)),
    );
    const from = halves.slice(0, row).lastIndexOf(null) + 1;
    const behind = halves.findIndex((half, at) => at > row && half === null);
    const end = behind < 0 ? halves.length : behind;
    const lists = halves.slice(from, end).filter((half) => half !== null);
    const below = page.lines.slice(end);
    if (!isProven(lists, below)) return page;
    const set = (side: keyof Halves): Line[] => lists.flatMap((half) => lineOf(half[side], page));
    return {
      ...page,
      lines: [...page.lines.slice(0, from), ...set('left'), ...set('right'), ...below],
    };
  });

/** Where lines with two texts, each with its amount behind it, have them; null where fewer than four have them there. */
const edgesOf = (lines: readonly Line[]): Edges | null => {
  const doubled = lines.flatMap((line): Edges[] => {
    if (line.words.filter(({ text }) => PRICE.test(text)).length !== 2) return [];
    const [text, amount, other, price, more] = segmentsOf(line.words, CELL_GAP);
    if (text === undefined || more !== undefined) return [];
    const isRow = isPrice(amount) && isPrice(price) && !isPrice(text) && !isPrice(other);
    const [left, right, last] = [amount?.[0]?.box, other?.[0]?.box, price?.[0]?.box];
    if (!isRow || left === undefined || right === undefined || last === undefined) return [];
    return [{ amounts: left.right, right: right.left, end: last.right }];
  });
  const [first] = doubled;
  if (first === undefined || doubled.length < LEAST_ROWS) return null;
  return doubled.every(
    (one) =>
      Math.abs(one.amounts - first.amounts) < EDGE &&
      Math.abs(one.right - first.right) < EDGE &&
      Math.abs(one.end - first.end) < EDGE,
  )
    ? first
    : null;
};

const hasPrice = (words: readonly Word[]): boolean => PRICE.test(words.at(-1)?.text ?? '');

const isPrice = (cell: readonly Word[] | undefined): boolean =>
  cell?.length === 1 && PRICE.test(cell[0]?.text ?? '');

/** What stands in either list; null where a word stands between them, or neither has a row or a name. */
const halvesOf = (line: Line, { amounts, right, end }: Edges): Halves | null => {
  const sides: Halves = {
    left: line.words.filter(({ box }) => box.right < amounts + EDGE),
    right: line.words.filter(({ box }) => box.left > right - EDGE && box.right < end + EDGE),
  };
  const isWhole = sides.left.length + sides.right.length === line.words.length;
  const isPart = (words: readonly Word[], edge: number): boolean =>
    words.length === 0 || isRow(words, edge) || lineOf(words, line).some(couldBeName);
  return isWhole && isPart(sides.left, amounts) && isPart(sides.right, end) ? sides : null;
};

const isRow = (words: readonly Word[], edge: number): boolean => {
  const last = words.at(-1);
  return (
    last !== undefined &&
    words.length > 1 &&
    hasPrice(words) &&
    Math.abs(last.box.right - edge) < EDGE
  );
};

const lineOf = (words: readonly Word[], { page, ocr }: Pick<Line, 'page' | 'ocr'>): Line[] =>
  words.length === 0 ? [] : [makeLine(page, [...words], ocr)];

/** Whether each list has a name above rows of it, and an amount below them is the sum of all. */
const isProven = (lists: readonly Halves[], below: readonly Line[]): boolean => {
  const pricesOf = (side: keyof Halves): number[] =>
    lists
      .flatMap((half) => half[side].slice(-1))
      .flatMap((word) => (PRICE.test(word.text) ? [amountOf(word)] : []));
  const isNamed = (side: keyof Halves): boolean => {
    const [first] = lists.flatMap((half) => (half[side].length === 0 ? [] : [half[side]]));
    return first !== undefined && !hasPrice(first);
  };
  const [left, right] = [pricesOf('left'), pricesOf('right')];
  const all = sum([...left, ...right]);
  return (
    isNamed('left') &&
    isNamed('right') &&
    Math.min(left.length, right.length) >= LEAST_ROWS &&
    below.some(({ words }) =>
      words.some((word) => PRICE.test(word.text) && sameCents(amountOf(word), all)),
    )
  );
};
