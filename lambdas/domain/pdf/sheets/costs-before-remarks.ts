import { sameCents, sum } from '../../money/money.ts';
import { isSum } from '../cells/lump-sums.ts';
import { type Line, makeLine, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import { hasHeaderRow } from '../pages/page-class.ts';
import type { Word } from '../pages/page-text.ts';
import { amountOf } from '../tokens/amount-of-word.ts';

const OF_NUMBER = /^(?:line|item|no|nr|#)(?:\s+(?:no|#))?\.?$/i;
const OF_WORK = /\b(?:trade|work|item|division|description)s?\b/i;
const OF_COST = /^(?:(?:total|estimated)\s+)?(?:cost|amount|value|price)$/i;
const OF_REMARKS = /^(?:(?:trade|work|item)\s+)?(?:descriptions?|remarks|notes|comments)$/i;

/** Most lines say nothing of it. */
const SAYS_COST = /^\D*\s(?:cost|amount|value|price)\s\D*$/i;

/** `2,150`, `740.50`, `$85`. */
const COST = /^\$?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{2})?$/;
const NUMBER = /^\d{1,3}[.)]?$/;

/** Fewer costs come to a sum by chance. */
const LEAST_ROWS = 4;
/** Points by which costs may end apart. */
const EDGE = 3;
/** Font sizes that part a row's number from its division, and this from the trade. */
const CELL_GAP = 0.9;
/** What comes on top of the work, as lenders list it. */
const ADDED = /\b(?:overhead|profit|fees?|bond|general\s+requirements|contingency)\b/i;

/** A head with the cells above numbers, works, costs and remarks. */
interface Head {
  line: Line;
  number: readonly Word[];
  cost: readonly Word[];
}

/** A numbered line below such a head. */
interface Row {
  line: Line;
  number: Word;
  /** The trade, without the division before it. */
  work: readonly Word[];
  cost: Word | null;
  remarks: readonly Word[];
}

/**
 * `Line   Div.   Trade Item   Cost   Trade Description`: schedules of values of lenders print what is said of a trade
 * behind its cost, in whole dollars, and list trades that cost nothing. Where the first sum proves the costs
 * above it, they are set as a sheet of lump sums, with what is said of each below it. Other documents, and those
 * with a common table, are returned as they are.
 */
export const withCostsBeforeRemarksSet = (pages: readonly PageLines[]): PageLines[] => {
  const heads = new Map(
    pages.flatMap(({ lines }) =>
      lines.flatMap((line) => {
        const head = headOf(line);
        return head === null ? [] : [[line, head] as const];
      }),
    ),
  );
  if (heads.size === 0 || pages.some(({ lines }) => hasHeaderRow(lines))) return [...pages];
  const edge = edgeOfCosts(pages, [...heads.values()]);
  if (edge === null) return [...pages];
  const rows = new Map(
    pages.flatMap(({ lines }) =>
      lines
        .slice(lines.findIndex((line) => heads.has(line)) + 1)
        .flatMap((line) => rowsOf(line, edge).map((row) => [line, row] as const)),
    ),
  );
  if (!isProven([...rows.values()])) return [...pages];
  const left = Math.min(...[...rows.values()].map(({ work }) => work[0]?.box.left ?? edge));
  return pages.map((page) => ({
    ...page,
    lines: settled(page.lines, heads, rows, { edge, left }),
  }));
};

const headOf = (line: Line): Head | null => {
  if (line.words.length > 10 || !SAYS_COST.test(line.text)) return null;
  const cells = segmentsOf(line.words, CELL_GAP);
  const [number, cost, remarks] = [cells[0], cells.at(-2), cells.at(-1)];
  if (number === undefined || cost === undefined || remarks === undefined) return null;
  const work = cells.slice(1, -2);
  const isHead =
    OF_NUMBER.test(textOf(number)) &&
    OF_COST.test(textOf(cost)) &&
    OF_REMARKS.test(textOf(remarks)) &&
    work.some((cell) => OF_WORK.test(textOf(cell)));
  return isHead ? { line, number, cost } : null;
};

/** Where most of the numbered lines have a cost that ends about below its heading. */
const edgeOfCosts = (pages: readonly PageLines[], [head]: readonly Head[]): number | null => {
  const [from, until] = [head?.cost[0]?.box.left ?? 0, head?.line.words.at(-1)?.box.right ?? 0];
  const ends = pages.flatMap(({ lines }) =>
    lines.flatMap(({ words }) => {
      const cost = words.find(
        ({ text, box }) => COST.test(text) && box.right > from && box.right < until,
      );
      return NUMBER.test(words[0]?.text ?? '') && cost !== undefined ? [cost.box.right] : [];
    }),
  );
  const near = (edge: number): number => ends.filter((end) => Math.abs(end - edge) < EDGE).length;
  const edge = ends.toSorted((one, other) => near(other) - near(one))[0];
  return edge !== undefined && near(edge) >= LEAST_ROWS && near(edge) * 2 > ends.length
    ? edge
    : null;
};

const rowsOf = (line: Line, edge: number): Row[] => {
  const [number, ...others] = line.words;
  if (number === undefined || !NUMBER.test(number.text)) return [];
  const before = others.filter(({ box }) => box.right < edge + EDGE);
  const last = before.at(-1);
  const isCost =
    last !== undefined && COST.test(last.text) && Math.abs(last.box.right - edge) < EDGE;
  const named = isCost ? before.slice(0, -1) : before;
  const [division, ...trade] = segmentsOf(named, CELL_GAP);
  const isDivided = trade.length > 0 && NUMBER.test(textOf(division ?? []));
  const work = isDivided ? trade.flat() : named;
  if (!/\p{L}{3}/u.test(textOf(work))) return [];
  const remarks = others.filter((word) => !before.includes(word));
  return [{ line, number, work, cost: isCost ? last : null, remarks }];
};

const isSumOf = (work: readonly Word[]): boolean => isSum({ text: textOf(work) });

const isAdded = ({ work }: Row): boolean => ADDED.test(textOf(work));

/** Whether the first sum is that of all costs above it. */
const isProven = (rows: readonly Row[]): boolean => {
  const priced = rows.flatMap(({ work, cost }) => (cost === null ? [] : [{ work, cost }]));
  const at = priced.findIndex(({ work }) => isSumOf(work));
  const total = priced[at]?.cost;
  if (at < LEAST_ROWS || total === undefined) return false;
  return sameCents(sum(priced.slice(0, at).map(({ cost }) => amountOf(cost))), amountOf(total));
};

/** Where costs end, and where trades begin. */
interface Place {
  edge: number;
  left: number;
}

const settled = (
  lines: readonly Line[],
  heads: ReadonlyMap<Line, Head>,
  rows: ReadonlyMap<Line, Row>,
  place: Place,
): Line[] => {
  const said = remarksBelow(lines, heads, rows, place);
  const names = namesOfSums([...rows.values()]);
  const taken = new Set([...said.values()].flatMap(({ lines: own }) => own));
  return lines.flatMap((line) => {
    const [head, row] = [heads.get(line), rows.get(line)];
    if (head !== undefined) return [headSet(head, place)];
    if (taken.has(line)) return [];
    if (row === undefined) return [line];
    // `12   8   Glass`: a trade of the form that costs nothing here.
    if (row.cost === null || (!names.has(row) && OF_LINES.test(textOf(row.work)))) return [];
    const words = isAdded(row) ? [] : (said.get(row)?.words ?? []);
    return [
      rowSet(row, row.cost, names.get(row)),
      ...(words.length === 0 ? [] : [saidBelow(row, words, place)]),
    ];
  });
};

/** What is said of each row behind its cost, and in the lines right below that go on with it. */
const remarksBelow = (
  lines: readonly Line[],
  heads: ReadonlyMap<Line, Head>,
  rows: ReadonlyMap<Line, Row>,
  { edge }: Place,
): Map<Row, { words: Word[]; lines: Line[] }> => {
  const said = new Map<Row, { words: Word[]; lines: Line[] }>();
  let last: Row | undefined;
  for (const line of lines) {
    const row = rows.get(line);
    const open = last === undefined ? undefined : said.get(last);
    const goesOn = open !== undefined && open.words.length > 0 && line.box.left > edge;
    if (row !== undefined) {
      last = row;
      said.set(row, { words: [...row.remarks], lines: [] });
    } else if (goesOn && !heads.has(line)) {
      open.words.push(...line.words);
      open.lines.push(line);
    } else last = undefined;
  }
  return said;
};

/** `NO.   DESCRIPTION   TOTAL`, as sheets of lump sums are headed. */
const headSet = ({ line, number }: Head, { edge, left }: Place): Line => {
  const [word] = number;
  if (word === undefined) return line;
  const at = (text: string, from: number): Word => ({
    ...word,
    text,
    box: { ...word.box, left: from, right: from + widthOf(text, word) },
  });
  const words = [
    at('NO.', word.box.left),
    at('DESCRIPTION', left),
    at('TOTAL', edge - widthOf('TOTAL', word)),
  ];
  return makeLine(line.page, words, line.ocr);
};

/** Font sizes of a capital letter. */
const CAPITAL = 0.5;

const widthOf = (text: string, { fontSize }: Word): number => text.length * fontSize * CAPITAL;

/**
 * The row up to its cost, which gets its cents. The number says nothing of a sum, nor of what is added to one; the
 * sum of all works is called so, as is that of all.
 */
const rowSet = (row: Row, cost: Word, name: string | undefined): Line => {
  const { line, number, work } = row;
  const text = /\.\d{2}$/.test(cost.text) ? cost.text : `${cost.text}.00`;
  const named =
    name === undefined ? work : work.slice(0, 1).map((word) => ({ ...word, text: name }));
  const before = isSumOf(work) || isAdded(row) ? [] : [number];
  return makeLine(line.page, [...before, ...named, { ...cost, text }], line.ocr);
};

/** The sum of all, and that of all works, right above what is added to it. */
const namesOfSums = (rows: readonly Row[]): Map<Row, string> => {
  const sums = rows.filter(({ work, cost }) => isSumOf(work) && cost !== null);
  const added = rows.findIndex(isAdded);
  const whole = sums.at(-1);
  const works = rows.slice(0, Math.max(0, added)).findLast((row) => sums.includes(row));
  return new Map([
    ...(works === undefined ? [] : [[works, 'SUBTOTAL'] as const]),
    ...(whole === undefined ? [] : [[whole, 'TOTAL'] as const]),
  ]);
};

/** `Subtotal (Lines 42 and 43)` between the sums of groups and that of all. */
const OF_LINES = /^(?:sub\s*-?\s*)?total\s+\(lines?\s/i;

/** What is said of a row as a line of its own, right below the row where its words begin. */
const saidBelow = ({ line }: Row, words: readonly Word[], { left }: Place): Line => {
  const top = line.box.bottom + 1;
  let from = left;
  const set = words.map((word): Word => {
    const [own, width] = [from, word.box.right - word.box.left];
    from += width + word.fontSize * SPACE;
    const box = { left: own, right: own + width, top, bottom: top + word.fontSize * SPACE };
    return { ...word, box };
  });
  return makeLine(line.page, set, line.ocr);
};

/** Font sizes between words, and that a line is high which has no room of its own. */
const SPACE = 0.3;
