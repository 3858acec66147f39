import { type Line, makeLine, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { isAdjustment, totalLabel } from '../sums/total-labels.ts';
import { headerRowAt, headerSignature } from '../tables/header-row.ts';

/** Labels of sums below each other, at least; a row of the table may end in one. */
const LEAST_SUMS = 2;
/** Rows of the table beside them, at least. */
const LEAST_ROWS = 3;
/** Points by which what stands in one column may begin or end apart. */
const EDGE = 3;
/** Font sizes between cells. */
const CELL_GAP = 1.5;
/** Lines above the first sum among which the table has its head. */
const HEAD_ABOVE = 3;

const AMOUNT = /^[-(]?\$?[-(]?[\d,]+\.\d{2}\)?$/;

const MAY_SUM = /total|tax|deposit|deductible|discount|deprec|overhead|profit|balance|paid|due/i;

/** A box of sums beside a table. */
interface Box {
  /** Where its labels begin, and its amounts end. */
  left: number;
  right: number;
  /** The lines of the page that hold it, the first and one behind the last. */
  from: number;
  end: number;
}

/**
 * `Description   Quantity   Price   Amount      Subtotal   20,499.40`: what all comes to stands in a box beside the table, each
 * sum on the level of some row. Where the labels begin at one edge right of all the table's amounts, and the table has its
 * head without them, the box is set below the table, on the last page that has its head: no sum is a cell of a row.
 */
export const withSumsBesideTablesApart = (pages: readonly PageLines[]): PageLines[] => {
  const set = [...pages];
  for (const [at, page] of pages.entries()) {
    const box = boxIn(page.lines);
    if (box === null) continue;
    const first = parted(page.lines, box);
    const head = headOf(first.table);
    const goesOn = pages.slice(at + 1).map((next) => withoutRepeated(next.lines, box, first.sums));
    const end = goesOn.findIndex((next) => headOf(next) !== head);
    const others = end < 0 ? goesOn : goesOn.slice(0, end);
    for (const [behind, lines] of others.entries())
      set[at + 1 + behind] = { ...page, ...pages[at + 1 + behind], lines };
    const last = at + others.length;
    if (last > at) set[at] = { ...page, lines: first.table };
    const table = set[last] === page ? first.table : (set[last]?.lines ?? []);
    set[last] = { ...(set[last] ?? page), lines: withSumsBelow(table, first.sums) };
  }
  return set;
};

/** The lines of a page without a box, and those of the box. */
interface Parted {
  table: Line[];
  sums: Line[];
}

const parted = (lines: readonly Line[], { left, from, end }: Box): Parted => {
  const isOfBox = ({ box }: Word): boolean => box.left > left - EDGE;
  const beside = lines.slice(from, end);
  const table = beside.flatMap((line) =>
    lineOf(
      line,
      line.words.filter((word) => !isOfBox(word)),
    ),
  );
  return {
    table: [...lines.slice(0, from), ...table, ...lines.slice(end)],
    sums: beside.flatMap((line) => lineOf(line, line.words.filter(isOfBox))),
  };
};

/** The lines of a page without what it repeats of a box. */
const withoutRepeated = (lines: readonly Line[], { left }: Box, sums: readonly Line[]): Line[] =>
  lines.flatMap((line) => {
    const beside = line.words.filter(({ box }) => box.left > left - EDGE);
    const isRepeated = sums.some(({ text }) => text === textOf(beside));
    return isRepeated
      ? lineOf(
          line,
          line.words.filter((word) => !beside.includes(word)),
        )
      : [line];
  });

const headOf = (table: readonly Line[]): string | null => {
  const head = table.map((_, at) => headerRowAt(table, at)).find((found) => found !== null);
  return head === undefined || head === null ? null : headerSignature(head);
};

/** The lines of a table, and right below its last row those of the box. */
const withSumsBelow = (table: readonly Line[], sums: readonly Line[]): Line[] => {
  const edge = amountsOf(table);
  const rest = table.findLastIndex((line) => edge !== null && endsAt(line, edge)) + 1;
  const [last, first] = [table[rest - 1], sums[0]];
  if (last === undefined || first === undefined) return [...table, ...sums];
  const down = last.box.bottom - first.box.top;
  const below = sums.map((line) =>
    makeLine(
      last.page,
      line.words.map((word) => ({
        ...word,
        box: { ...word.box, top: word.box.top + down, bottom: word.box.bottom + down },
      })),
      line.ocr,
    ),
  );
  return [...table.slice(0, rest), ...below, ...table.slice(rest)];
};

const boxIn = (lines: readonly Line[]): Box | null => {
  const sums = lines.flatMap((line, at) => sumBeside(line, at));
  for (const one of sums) {
    const same = sums.filter(
      ({ left, right }) => Math.abs(left - one.left) < EDGE && Math.abs(right - one.right) < EDGE,
    );
    // `No Tax` before the amount of each row is none of them.
    const labels = new Set(same.map(({ label }) => label));
    if (labels.size < LEAST_SUMS || labels.size * 2 <= same.length) continue;
    const box = { ...one, ...linesOfBox(lines, one) };
    if (isBesideTable(lines, box)) return box;
  }
  return null;
};

interface SumBeside {
  at: number;
  label: string;
  left: number;
  right: number;
}

/** A sum that stands behind the cells of a row. */
const sumBeside = (line: Line, at: number): SumBeside[] => {
  // Most rows speak of none of it, and need not be parted into cells.
  if (!AMOUNT.test(line.words.at(-1)?.text ?? '') || !MAY_SUM.test(line.text)) return [];
  const cells = segmentsOf(line.words, CELL_GAP);
  const [label, amount] = cells.slice(-2);
  if (cells.length < 4 || label === undefined || amount?.length !== 1) return [];
  const text = textOf(label);
  if (totalLabel(text) === null && !isAdjustment(text)) return [];
  return [{ at, label: text, left: label[0]?.box.left ?? 0, right: amount[0]?.box.right ?? 0 }];
};

/** The lines around a sum on which words stand at the box's edge, and none runs into it. */
const linesOfBox = (
  lines: readonly Line[],
  { at, left }: { at: number; left: number },
): { from: number; end: number } => {
  const isPart = ({ words }: Line): boolean => {
    const own = words.filter(({ box }) => box.right > left - EDGE);
    return own.length === 0 || own.every(({ box }) => box.left > left - EDGE);
  };
  const isBroken = (line: Line): boolean => !isPart(line);
  const above = lines.slice(0, at).findLastIndex(isBroken) + 1;
  const below = lines.findIndex((line, index) => index > at && isBroken(line));
  return { from: above, end: below < 0 ? lines.length : below };
};

/** Whether rows with an amount at one edge stand left of the box, below a head of their own. */
const isBesideTable = (lines: readonly Line[], { left, from, end }: Box): boolean => {
  const table = lines.slice(Math.max(0, from - HEAD_ABOVE), end).flatMap((line) =>
    lineOf(
      line,
      line.words.filter(({ box }) => box.right < left),
    ),
  );
  return amountsOf(table) !== null && table.some((_, at) => headerRowAt(table, at) !== null);
};

/** Where the amounts of most rows end; null where fewer than three do there. */
const amountsOf = (table: readonly Line[]): number | null => {
  const edges = table.flatMap(({ words }) => {
    const last = words.at(-1);
    return last !== undefined && words.length > 2 && AMOUNT.test(last.text) ? [last.box.right] : [];
  });
  const most = edges
    .map((edge) => ({ edge, rows: edges.filter((other) => Math.abs(other - edge) < EDGE).length }))
    .toSorted((one, other) => other.rows - one.rows)[0];
  return most !== undefined && most.rows >= LEAST_ROWS ? most.edge : null;
};

const endsAt = ({ words }: Line, edge: number): boolean => {
  const last = words.at(-1);
  return last !== undefined && AMOUNT.test(last.text) && Math.abs(last.box.right - edge) < EDGE;
};

const lineOf = (line: Line, words: readonly Word[]): Line[] =>
  words.length === 0 ? [] : [makeLine(line.page, [...words], line.ocr)];
