import { decimal } from '../../money/money.ts';
import { type Line, makeLine, type PageLines, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { asRemark } from '../rooms/remarks-beside-heads.ts';
import { namesOffers } from '../sums/offers.ts';
import { isAdjustment, totalLabel } from '../sums/total-labels.ts';
import { headingsOfLine } from '../tables/headings-of-line.ts';
import { mayStack } from '../tables/stacked-headings.ts';
import { figureOf } from '../tokens/figure-of-word.ts';
import { signedValue } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import {
  EDGE,
  isBold,
  isNumbered,
  linesBelow,
  NAME,
  nameOf,
  nameWords,
  numberOf,
  saidOf,
  sumsOf,
} from './names-beside-sums.ts';
import {
  comeTo,
  looksLike,
  type Nested,
  NOTHING_WITHIN,
  partsOfRooms,
  recapOf,
  setInBelow,
} from './nested-heads.ts';
import { inMarks } from './said-words.ts';
import { type Column, type Columns, columnsAmong, summedColumns } from './summed-columns.ts';

/**
 * Contractors head their rooms and trades with a name and the sums of the rows below it, numbered
 * with the rows, `1` above `1.1`, or not. The name stays there without number and sums; these
 * move below the last row, where other prints have them.
 */
export const withOutlineSumsBelow = (printed: readonly PageLines[]): PageLines[] => {
  const pages = withHeadsOnce(printed);
  const all = pages.flatMap(({ lines }) => lines);
  // Several sums right above a table's headings stand in its columns, and are read there.
  const named = all.filter(
    (line, at) =>
      standsBesideSums(line) &&
      (sumsOf(line).length === 1 || !areHeadings(all[at + 1])) &&
      // Rows may be numbered in two steps, and have nothing but an amount.
      (numberOf(line)?.includes('.') !== true || isNumbered(line, linesBelow(line, all))),
  );
  if (named.length === 0) return [...pages];
  const counted = headsOf(named, all, isRow);
  // Rows may have one figure beside a bare count: then what stands out is told from them.
  const isAnyRow = counted.size > 0 ? isRow : isPlainRow;
  const heads = counted.size > 0 ? counted : headsOf(named, all, isPlainRow);
  if (heads.size === 0) return [...pages];
  const parts = partsOfRooms(heads);
  /** From the outermost place to the innermost. */
  let open: Open[] = [];
  const sumsOfClosed = (next: Line | null, last: Line): Line[] => {
    const closed = open.filter(({ within }) => next === null || !within.includes(next));
    open = open.filter((place) => !closed.includes(place));
    const sums: Line[] = [];
    for (const { head, hasRows } of closed.toReversed())
      if (hasRows) sums.push(sumBelow(head, heads.get(head)?.columns, sums.at(-1) ?? last));
    return sums;
  };
  return pages.map((page, at) => {
    const lines: Line[] = [];
    for (const line of page.lines) {
      // What the parts of a place come to follows the last of them.
      if (parts.has(line)) {
        lines.push(markedName(line));
        continue;
      }
      const head = heads.get(line);
      if (head !== undefined || (endsPlaces(line) && open.some(({ hasRows }) => hasRows)))
        lines.push(...sumsOfClosed(head === undefined ? null : line, lines.at(-1) ?? line));
      if (head !== undefined) {
        open.push({ head: line, within: head.nested.within, hasRows: false });
        lines.push(makeLine(line.page, nameOf(line), line.ocr), ...remarkOf(line));
        continue;
      }
      if (isAnyRow(line)) for (const place of open) place.hasRows = true;
      lines.push(isSum(line) ? inColumn(line, heads) : line);
    }
    const end = endOfBody(lines);
    const last = lines[end - 1];
    if (at === pages.length - 1 && last !== undefined)
      lines.splice(end, 0, ...sumsOfClosed(null, last));
    return { ...page, lines };
  });
};

/** `Study   $701.30` again over the rest of its rows overleaf, where the sum is of all of them: said once. */
const withHeadsOnce = (pages: readonly PageLines[]): readonly PageLines[] => {
  const again = new Set(
    pages.slice(1).flatMap(({ lines }, before) => {
      const line = lines.slice(0, TOP_LINES).find(standsBesideSums);
      const head = pages[before]?.lines.findLast(standsBesideSums);
      return line !== undefined && head?.text === line.text && isSumOfBoth(head, line, pages)
        ? [line]
        : [];
    }),
  );
  return again.size === 0
    ? pages
    : pages.map((page) => ({ ...page, lines: page.lines.filter((line) => !again.has(line)) }));
};

/** Lines that a page may have above the first of its rows' heads: what stands at the head of each. */
const TOP_LINES = 4;

const isSumOfBoth = (head: Line, again: Line, pages: readonly PageLines[]): boolean => {
  const lines = pages.flatMap((page) =>
    page.page === head.page || page.page === again.page ? page.lines : [],
  );
  const below = lines.slice(lines.indexOf(head) + 1).filter((line) => line !== again);
  const end = below.findIndex((line) => (standsBesideSums(line) && !isRow(line)) || isSum(line));
  const rows = below.slice(0, end < 0 ? undefined : end).filter(isRow);
  const [sum] = sumsOf(head);
  const amounts = rows.flatMap((row) => sumsOf(row).slice(-1));
  return (
    sum !== undefined &&
    rows.some(({ page }) => page === head.page) &&
    amounts.reduce((all, word) => all.plus(figureOf(word)), decimal(0)).eq(figureOf(sum))
  );
};

interface Head {
  columns: Columns;
  nested: Nested;
}

/** A place whose rows are being passed, with what is in it. */
interface Open {
  head: Line;
  within: readonly Line[];
  hasRows: boolean;
}

/** `** Demo & Prep **`: as other prints mark what is a part of a room. */
const markedName = (line: Line): Line => {
  const name = nameOf(line);
  return name.length === 0 ? line : makeLine(line.page, inMarks(name), line.ocr);
};

/** What stands behind the name, as a line below it. */
const remarkOf = (line: Line): Line[] => {
  const [first] = line.words;
  const said = saidOf(line);
  return first === undefined || said.length === 0
    ? []
    : [makeLine(line.page, asRemark(said, first), line.ocr)];
};

/** Where the lines of a page end, above one at its foot that stands far below all others. */
const endOfBody = (lines: readonly Line[]): number => {
  const [above, last] = lines.slice(-2);
  const isFoot = last !== undefined && above !== undefined && isFarBelow(above, last);
  return isFoot ? lines.length - 1 : lines.length;
};

const isFarBelow = (above: Line, line: Line): boolean =>
  line.box.top - above.box.bottom > line.fontSize * FAR;

/** Font sizes. */
const FAR = 8;

/** `Description   Quantity   Total` heads a table. */
const isSum = (line: Line): boolean =>
  (/\d/.test(line.text) || line.words.length <= 3) &&
  (totalLabel(line.text) !== null || (isAdjustment(line.text) && !isReckoned(line))) &&
  !areHeadings(line);

/** A sum, or `Options (not included in total)`: what is offered beside the estimate is in no place of it. */
const endsPlaces = (line: Line): boolean => isSum(line) || namesOffers(line.text);

/** `Courtesy discount   1 EA   -$250.00   -$250.00`: a count of something at a price, as rows have. */
const isReckoned = ({ words }: Line): boolean => {
  const tokens = tokensOf(words);
  const [count, price, amount, ...others] = tokens.filter(({ value }) => value !== null);
  if (count === undefined || price === undefined || amount === undefined) return false;
  return (
    others.length === 0 &&
    tokens.some(({ kind }) => kind === 'quantity' || kind === 'unit') &&
    decimal(signedValue(count)).times(signedValue(price)).eq(signedValue(amount))
  );
};

/** A quantity or a price, and an amount. */
const isRow = ({ words }: Line): boolean =>
  tokensOf(words).filter(
    ({ kind, decimals, text }) =>
      kind === 'quantity' || (kind === 'amount' && (decimals === 2 || /^[$£€]/.test(text))),
  ).length >= 2;

/** A name with one amount, or with several in stronger type than the rows, which have as many. */
const standsBesideSums = (line: Line): boolean => {
  // Text, and rows of figures in their own type, are told at a glance.
  if (!/\d%?$/.test(line.text) || (!line.bold && SEVERAL_AMOUNTS.test(line.text))) return false;
  const sums = sumsOf(line).length;
  if (sums === 0 || (sums === 1 ? !hasOneAmount(line) : !line.words.every(({ bold }) => bold)))
    return false;
  const name = nameWords(line);
  return (
    NAME.test(textOf(name)) &&
    (sums === 1 || tokensOf(name).every(({ kind }) => kind !== 'quantity'))
  );
};

const isPlainRow = (line: Line): boolean => isRow(line) || (!isBold(line) && hasOneAmount(line));

/** Fewer heads that add up by themselves may do so by chance. */
const ENOUGH = 2;

/** The heads, with the columns that each sums, if any. */
const headsOf = (
  named: readonly Line[],
  lines: readonly Line[],
  isRowOf: (line: Line) => boolean,
): Map<Line, Head> => {
  const candidates = named.filter(
    (line) => (sumsOf(line).length > 1 || !isRowOf(line)) && !isSum(line),
  );
  if (candidates.length === 0) return new Map();
  const numbered = candidates.filter((line) => isNumbered(line, linesBelow(line, lines)));
  const summed = new Map(
    candidates.map(
      (line) =>
        [line, summedColumns(line, columnsBelow(line, lines, candidates, isRowOf))] as const,
    ),
  );
  const nested = new Map<Line, Nested>();
  // From the innermost to the outermost.
  const summing = lines.filter((line) => candidates.includes(line) || isSum(line));
  const recap = recapOf(candidates, lines.slice(lines.findLastIndex(isRow) + 1));
  const endsAll = (line: Line): boolean => recap.has(line) || isSum(line);
  for (const line of candidates.toReversed()) {
    const all = setInBelow(line, summing, endsAll);
    // `Permit allowance   $150.00`: what comes to nothing below is a row that has an amount alone.
    const lumps = all.within.filter((one) => summed.get(one) === undefined);
    const parts = all.parts.filter((part) => !lumps.includes(part));
    const column =
      lumps.length > 0
        ? columnsAmong(linesUpTo(all.next, line, lines), isRowOf).find(({ sum }) =>
            comeTo(lumps, sum, line),
          )
        : columnsBelow(line, lines, candidates, isRowOf).find(({ sum }) =>
            comeTo(parts, sum, line),
          );
    if (column === undefined && (lumps.length > 0 || !comeTo(parts, decimal(0), line))) continue;
    const [part] = parts;
    nested.set(line, { parts, within: all.within.filter((one) => !lumps.includes(one)) });
    if (summed.get(line) === undefined)
      summed.set(line, column !== undefined ? [column.right] : part && summed.get(part));
  }
  const isNested = new Set([...nested].flatMap(([line, { parts }]) => [line, ...parts]));
  const added = candidates.filter((line) => summed.get(line) !== undefined);
  // Plain ones are heads where all are, or where those above them add them up.
  const standOut = added.filter((line) => isBold(line) || isNested.has(line));
  const proven = added.length === candidates.length ? added : standOut;
  const isProven = proven.length >= ENOUGH || proven.some((line) => headsTable(line, lines));
  const heads = new Set([...numbered, ...(isProven ? withAlike(proven, candidates, lines) : [])]);
  return new Map(
    [...heads].map((line) => [
      line,
      { columns: summed.get(line), nested: nested.get(line) ?? NOTHING_WITHIN },
    ]),
  );
};

/** `Main House   $9,204.50` right above the headings of its table, which it is larger than. */
const headsTable = (head: Line, lines: readonly Line[]): boolean => {
  const next = lines[lines.indexOf(head) + 1];
  return (
    next !== undefined &&
    head.fontSize > next.fontSize * LARGER &&
    areHeadings(next) &&
    !OF_WHOLE.test(head.text)
  );
};

const areHeadings = (line: Line | undefined): boolean =>
  line !== undefined && mayStack(line) && (headingsOfLine(line)?.length ?? 0) >= 3;

const LARGER = 1.15;

const OF_WHOLE =
  /\b(?:total|amount|estimate|price|cost|value|sum|balance|due|claim|deductible|payment)\b/i;

/**
 * Where most add up, or all head a table, what looks like them heads rows, too, that are not all
 * counted or read.
 */
const withAlike = (
  proven: readonly Line[],
  candidates: readonly Line[],
  lines: readonly Line[],
): readonly Line[] => {
  const alike = candidates.filter((line) => proven.some((head) => looksLike(line, head)));
  const isSure = proven.length * 2 > alike.length || alike.every((line) => headsTable(line, lines));
  return isSure ? alike : proven;
};

const hasOneAmount = (line: Line): boolean =>
  sumsOf(line).length === 1 && !SEVERAL_AMOUNTS.test(line.text);

const SEVERAL_AMOUNTS = /\d\.\d{2}(?!\d)./;

/** What each column of amounts comes to in the rows up to the next name with sums or a sum. */
const columnsBelow = (
  head: Line,
  lines: readonly Line[],
  candidates: readonly Line[],
  isRowOf: (line: Line) => boolean,
): Column[] => {
  const below = lines.slice(lines.indexOf(head) + 1);
  const end = below.findIndex((line) => candidates.includes(line) || endsPlaces(line));
  return columnsAmong(end < 0 ? below : below.slice(0, end), isRowOf);
};

const linesUpTo = (next: Line | undefined, head: Line, lines: readonly Line[]): readonly Line[] =>
  lines.slice(lines.indexOf(head) + 1, next === undefined ? undefined : lines.indexOf(next));

/** `Subtotal Kitchen   $3,319.79`, right below the line that is last of the room, in its columns. */
const sumBelow = (head: Line, columns: Columns, last: Line): Line => {
  const height = head.box.bottom - head.box.top;
  const amounts = sumsOf(head).map((word, at) => endingAt(word, columns?.[at]));
  const name = nameOf(head);
  const label = [...name, ...amounts].slice(0, 1).map((word) => ({ ...word, text: 'Subtotal' }));
  const words = [...label, ...name, ...amounts].map((word): Word => {
    // Close below a wrapped description it would look like the figures that this leads to.
    const top = last.box.bottom + height * APART;
    const box = { ...word.box, top, bottom: top + height };
    return { ...word, box };
  });
  return makeLine(last.page, words, head.ocr);
};

/** The sum of all stands where those beside the heads do, outside of the table. */
const inColumn = (line: Line, heads: ReadonlyMap<Line, Head>): Line => {
  const amount = line.words.at(-1);
  if (amount === undefined || !hasOneAmount(line)) return line;
  const column = [...heads].find(
    ([head]) => Math.abs((head.words.at(-1)?.box.right ?? 0) - amount.box.right) < EDGE,
  )?.[1].columns;
  const right = column?.at(-1);
  if (right === undefined) return line;
  return makeLine(line.page, [...line.words.slice(0, -1), endingAt(amount, right)], line.ocr);
};

/** Of a line's height. */
const APART = 0.8;

const endingAt = (word: Word, right: number | undefined): Word => {
  const shift = right === undefined ? 0 : right - word.box.right;
  const box = { ...word.box, left: word.box.left + shift, right: word.box.right + shift };
  return { ...word, box };
};
