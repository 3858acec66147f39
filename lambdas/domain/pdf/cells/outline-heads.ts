import { type Decimal, decimal } from '../../money/money.ts';
import { OUTLINE_NUMBER } from '../items/bare-numbers.ts';
import { type Line, makeLine, type PageLines, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { ROOM_WORDS } from '../rooms/names-of-places.ts';
import { isAdjustment, totalLabel } from '../sums/total-labels.ts';
import { headingsOfLine } from '../tables/headings-of-line.ts';
import { mayStack } from '../tables/stacked-headings.ts';
import { tokensOf } from '../tokens/tokens.ts';

/** `1 Kitchen`, `Roof Replacement`, `02 - Site Work`: what may stand before the sums of its rows. */
const NAME =
  /^(?:(\d{1,2}|[A-Z])\.?\s+)?(?:\d[\d.]*\s*[-–—:]\s*)?(?:\d{1,2}(?:st|nd|rd|th)\s+)?\p{Lu}[^$]*$/u;

/** Amounts without cents have their sign. */
const MONEY = /^(?:\$?\d[\d,]*\.\d{2}|\$\d[\d,]*)$/;

/**
 * Contractors head their rooms and trades with a name and the sums of the rows below it, numbered
 * with the rows, `1` above `1.1`, or not. The name stays there without number and sums; these
 * move below the last row, where other prints have them.
 */
export const withOutlineSumsBelow = (pages: readonly PageLines[]): PageLines[] => {
  const all = pages.flatMap(({ lines }) => lines);
  // Several sums right above a table's headings stand in its columns, and are read there.
  const named = all.filter(
    (line, at) =>
      standsBesideSums(line) && (sumsOf(line).length === 1 || !areHeadings(all[at + 1])),
  );
  if (named.length === 0) return [...pages];
  const counted = headsOf(named, all, isRow);
  // Rows may have one figure beside a bare count: then what stands out is told from them.
  const isAnyRow = counted.size > 0 ? isRow : isPlainRow;
  const heads = counted.size > 0 ? counted : headsOf(named, all, isPlainRow);
  if (heads.size === 0) return [...pages];
  const parts = partsOf(heads, all);
  let open: { head: Line; hasRows: boolean } | null = null;
  return pages.map((page, at) => {
    const lines: Line[] = [];
    for (const line of page.lines) {
      // What the parts of a place come to follows the last of them.
      if (parts.has(line)) {
        lines.push(markedName(line));
        continue;
      }
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
    const end = endOfBody(lines);
    const last = lines[end - 1];
    if (at === pages.length - 1 && open?.hasRows === true && last !== undefined)
      lines.splice(end, 0, sumBelow(open.head, heads.get(open.head), last));
    return { ...page, lines };
  });
};

/**
 * `Demo & Prep   $526.60` and `Rebuild   $1,416.78`, set in below `Primary Bathroom   $1,943.38`: the parts of a
 * place, whose sums come to its own. Parts that are places themselves stay rooms.
 */
const partsOf = (heads: ReadonlyMap<Line, Columns>, lines: readonly Line[]): ReadonlySet<Line> => {
  const all = lines.filter((line) => heads.has(line));
  const parts = new Set<Line>();
  for (const [at, head] of all.entries()) {
    const next = all[at + 1];
    if (next === undefined || !isSetIn(next, head)) continue;
    const end = all.findIndex((line, index) => index > at && !isSetIn(line, head));
    const below = all.slice(at + 1, end < 0 ? undefined : end);
    const own = sumsOf(head).at(-1);
    const sums = below.map((line) => sumsOf(line).at(-1));
    const whole = sums.reduce(
      (sum, word) => sum.plus(word === undefined ? 0 : numberOf(word)),
      decimal(0),
    );
    if (own === undefined || !whole.eq(numberOf(own))) continue;
    if (below.some((line) => ROOM_WORDS.test(textOf(nameWords(line))))) continue;
    for (const line of below) parts.add(line);
  }
  return parts;
};

const isSetIn = (line: Line, head: Line): boolean =>
  line.box.left > head.box.left + SET_IN && line.fontSize < head.fontSize + 0.5;

/** Points by which a part's name stands right of the place's, at least. */
const SET_IN = 4;

/** `** Demo & Prep **`: as other prints mark what is a part of a room. */
const markedName = (line: Line): Line => {
  const name = nameOf(line);
  const [first, last] = [name[0], name.at(-1)];
  if (first === undefined || last === undefined) return line;
  return makeLine(
    line.page,
    [{ ...first, text: '**' }, ...name, { ...last, text: '**' }],
    line.ocr,
  );
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
  (totalLabel(line.text) !== null || isAdjustment(line.text)) &&
  !areHeadings(line);

/** A quantity or a price, and an amount. */
const isRow = ({ words }: Line): boolean =>
  tokensOf(words).filter(
    ({ kind, decimals, text }) =>
      kind === 'quantity' || (kind === 'amount' && (decimals === 2 || text.startsWith('$'))),
  ).length >= 2;

/** The sums behind a name, whole or in cents, with a share among them or none. */
const sumsOf = ({ words }: Line): Word[] => {
  const from = words.findLastIndex((word) => !isFigure(word)) + 1;
  return from === 0 ? [] : words.slice(from).filter(({ text }) => MONEY.test(text));
};

const SHARE = /^\d+(?:\.\d+)?%$/;

/** An amount, a share, or the sign that stands apart before an amount. */
const isFigure = ({ text }: Word): boolean => text === '$' || MONEY.test(text) || SHARE.test(text);

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

const nameWords = ({ words }: Line): Word[] =>
  words.slice(0, words.findLastIndex((word) => !isFigure(word)) + 1);

const isPlainRow = (line: Line): boolean => isRow(line) || (!isBold(line) && hasOneAmount(line));

/** Fewer heads that add up by themselves may do so by chance. */
const ENOUGH = 2;

/** Where the columns end whose rows the sums beside a name are of. */
type Columns = readonly number[] | undefined;

/** The heads, with the columns that each sums, if any. */
const headsOf = (
  named: readonly Line[],
  lines: readonly Line[],
  isRowOf: (line: Line) => boolean,
): Map<Line, Columns> => {
  const candidates = named.filter(
    (line) => (sumsOf(line).length > 1 || !isRowOf(line)) && !isSum(line),
  );
  const numbered = candidates.filter((line) => isNumbered(line, lines[lines.indexOf(line) + 1]));
  const summed = new Map(
    candidates.map((line) => [line, summedColumns(line, lines, candidates, isRowOf)] as const),
  );
  const added = candidates.filter((line) => summed.get(line) !== undefined);
  const bold = added.filter(isBold);
  // Plain ones are heads where all are.
  const proven = added.length === candidates.length ? added : bold;
  const isProven = proven.length >= ENOUGH || proven.some((line) => headsTable(line, lines));
  const heads = [...numbered, ...(isProven ? withAlike(proven, candidates, lines) : [])];
  return new Map(heads.map((line) => [line, summed.get(line)]));
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

const looksLike = (line: Line, head: Line): boolean =>
  isBold(line) === isBold(head) &&
  Math.abs(line.fontSize - head.fontSize) < 0.5 &&
  Math.abs(line.box.left - head.box.left) < EDGE &&
  Math.abs(line.box.right - head.box.right) < EDGE;

/** Whether the name is, whatever the amount beside it. */
const isBold = ({ words }: Line): boolean =>
  words.length > 1 && words.slice(0, -1).every(({ bold }) => bold);

const hasOneAmount = (line: Line): boolean =>
  sumsOf(line).length === 1 && !SEVERAL_AMOUNTS.test(line.text);

const SEVERAL_AMOUNTS = /\d\.\d{2}(?!\d)./;

/** The first row of that number stands right below. */
const isNumbered = (line: Line, below: Line | undefined): boolean => {
  const part = NAME.exec(textOf(nameWords(line)))?.[1];
  const [, , first, place] = OUTLINE_NUMBER.exec(below?.text ?? '') ?? [];
  return part !== undefined && part === first && Number(place) === 1;
};

/** Points by which amounts of one column may end apart. */
const EDGE = 3;

/**
 * Where the columns end whose amounts, in the rows up to the next name with sums or a sum, come to
 * what stands beside this one; of several for one sum the last.
 */
const summedColumns = (
  head: Line,
  lines: readonly Line[],
  candidates: readonly Line[],
  isRowOf: (line: Line) => boolean,
): Columns => {
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
  const found: number[] = [];
  for (const amount of sumsOf(head).toReversed()) {
    const column = columns
      .sort((one, other) => other.right - one.right)
      .find(({ sum, right }) => !found.includes(right) && !sum.eq(0) && sum.eq(numberOf(amount)));
    if (column === undefined) return undefined;
    found.unshift(column.right);
  }
  return found;
};

const numberOf = ({ text }: Word): string => text.replace(/[$,]/g, '');

const nameOf = (line: Line): Word[] => {
  const name = nameWords(line);
  return NAME.exec(textOf(name))?.[1] === undefined ? name : name.slice(1);
};

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
const inColumn = (line: Line, heads: ReadonlyMap<Line, Columns>): Line => {
  const amount = line.words.at(-1);
  if (amount === undefined || !hasOneAmount(line)) return line;
  const column = [...heads].find(
    ([head]) => Math.abs((head.words.at(-1)?.box.right ?? 0) - amount.box.right) < EDGE,
  )?.[1];
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
