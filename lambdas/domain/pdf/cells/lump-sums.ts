import { lineAmount, sum } from '../../money/money.ts';
import { withOutlineSumsBelow } from '../group-heads/outline-heads.ts';
import {
  type Line,
  makeLine,
  median,
  onLevelOf,
  type PageLines,
  segmentsOf,
  textOf,
} from '../pages/lines.ts';
import { classifyPage, hasHeaderRow } from '../pages/page-class.ts';
import type { Word } from '../pages/page-text.ts';
import { figurePhraseOf } from '../phrases/figure-phrase.ts';
import { pricedPhraseOf } from '../phrases/priced-phrase.ts';
import { isAdjustment, totalLabel } from '../sums/total-labels.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { headingKind } from '../tables/heading-words.ts';
import { amountOf, MONEY } from '../tokens/amount-of-word.ts';
import { unitCode } from '../tokens/read-figure.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { isUncharged, unchargedAbove, unchargedIn } from '../tokens/uncharged.ts';
import { behind, withSecondLinesJoined } from './lump-sums-in-two-lines.ts';

/** What each work is to cost, in the headings of sheets without quantities. */
const VALUE =
  /\b(?:values?|amount|price|cost|contract|budget|bid)\b|\b(?:total|extended|extension)$/i;
/** What stands beside it as work is paid for: never the price. */
const PROGRESS =
  /\b(?:retainage|retention|balance|previous|period|to\s+date|to\s+finish|stored|g\s?\/\s?c|complete)\b/i;
const WORK =
  /\b(?:descriptions?|work|items?|scope|task|division|trade|products?|services?|activity|details|what\s+(?:it|this)\s+(?:was|is)\s+for|what\s+(?:we(?:['’]ll|\s+will)\s+(?:do|build|make|supply)|we\s+(?:did|do|propose|build|make|supply|furnish)|(?:needs|has)\s+to\s+be\s+done|was\s+done)|what\s+for)\b/i;
/** The sum of all, whatever it is called. */
const WHOLE = /\b(?:(?:sub\s*-?\s*)?totals?|sum|contract\s+(?:price|amount))\b/i;

/** Points by which amounts of one column may end apart. */
const EDGE = 3;
const LEAST_ROWS = 3;
/** Font sizes from one column to the next. */
const COLUMN_SIZES = 6;

/**
 * Sheets of lump sums have no quantities, and perhaps several columns of money: what each work is to
 * cost, what was paid, what is held back. They are set under the headings of a common table with
 * the costs alone, where the sheet's own sum is that of its rows; it is the largest of its columns.
 * Documents with a common table are returned as they are.
 */
export const withLumpSumsSet = (pages: readonly PageLines[]): PageLines[] => {
  if (pages.some(({ lines }) => hasHeaderRow(lines))) return [...pages];
  // Names that hold the sum of the rows below them are none of the rows.
  return lumpSumsOf(pages) ?? lumpSumsOf(withOutlineSumsBelow(pages)) ?? [...pages];
};

/**
 * Lists of lump sums that nothing heads, in a letter or below a title, and that say no quantity in
 * their words: a head is set above the first row where a sum proves that the amounts at one edge
 * are theirs. Sums of coverages and payments are no work.
 */
export const withBareLumpSumsSet = (pages: readonly PageLines[]): PageLines[] =>
  pages.some(({ lines }) => hasHeaderRow(lines))
    ? [...pages]
    : (lumpSumsOf(withHeadAbove(pages)) ?? [...pages]);

/**
 * The same where a few rows say a quantity and a price in their words, `14 sheets @ $118.00`, among many that say
 * none: all of them are lump sums, and the phrase is a part of what is done.
 */
export const withListedLumpSumsSet = (pages: readonly PageLines[]): PageLines[] => {
  const listed = pages.flatMap(({ lines }) => lines.filter((line) => moneyOf(line).length > 0));
  const phrases = listed.filter(({ text }) => PRICE_SAID.test(text));
  const areFew = phrases.length > 0 && phrases.length <= listed.length * FEW_PHRASES;
  return areFew ? withBareLumpSumsSet(pages) : [...pages];
};

const PRICE_SAID = /\s@\s*\$?\d/;

/** Share of the rows. */
const FEW_PHRASES = 0.25;

const withHeadAbove = (pages: readonly PageLines[]): PageLines[] => {
  const listed = pages.flatMap(({ lines }) =>
    lines.filter((line) => hasLumpSum(line) && /\p{L}{3}/u.test(line.text)),
  );
  const edges = listed.map((line) => moneyOf(line).at(-1)?.box.right ?? 0);
  const edge = edges.find(
    (one) => edges.filter((other) => Math.abs(other - one) < EDGE).length * 2 > edges.length,
  );
  if (edge === undefined) return [...pages];
  const column = listed.filter((line) => cellAt(line, edge) !== undefined);
  const end = column.findIndex((line, at) => {
    const total = isSum(line) ? cellAt(line, edge) : undefined;
    const rows = column.slice(0, at).filter((row) => !isSum(row));
    return total !== undefined && rows.length >= LEAST_ROWS && comesTo(rows, total);
  });
  const rows = column.slice(0, Math.max(0, end)).filter((row) => !isSum(row));
  const [first] = rows;
  if (first === undefined || rows.some(isAdded)) return [...pages];
  // Without a word among its amounts, any other list is read as it stands.
  const isOwn = pages.some(({ lines }) => lines.some((line) => wordsAt(line, edge).length > 0));
  return pages.map((page) => {
    const at = page.lines.indexOf(first);
    if (at < 0 || !(isOwn || classifyPage(page.lines) === 'letter')) return page;
    const begun = page.lines[at - 1];
    const row = begun !== undefined && isBegun(begun, first) ? at - 1 : at;
    const from = firstNamed(page.lines, unchargedAbove(page.lines, row, edge, EDGE));
    const head = headOver(page.lines[from] ?? first, page.lines[row] ?? first, edge);
    return { ...page, lines: [...page.lines.slice(0, from), head, ...page.lines.slice(from)] };
  });
};

/** An amount, and no other beside it but a price that its words say. */
const hasLumpSum = (line: Line): boolean => {
  const { length } = moneyOf(line);
  return length === 1 || (length === 2 && PRICE_SAID.test(line.text));
};

/** `Permit fees` is added to the work where it has no number as this has, `1.4   Dumpster and dump fees`. */
const isAdded = ({ text }: Line): boolean =>
  NO_WORK.test(text) || (isAdjustment(text) && !/^\d{1,2}\.\d{1,3}\s/.test(text));

/** What letters of carriers add up. */
export const NO_WORK =
  /^\W*(?:coverage|dwelling|contents|personal\s+property|other\s+structures?|invoice|check|draft)\b|\b(?:deductible|depreciation|net\s+claim|payments?|paid|balance|rcv|acv|cash\s+value)\b/i;

/** The first of the names right above the first row, if any. */
const firstNamed = (lines: readonly Line[], at: number): number => {
  const [above, row] = [lines[at - 1], lines[at]];
  const isName =
    above !== undefined &&
    row !== undefined &&
    above.bold &&
    above.words.length <= 6 &&
    !/\d\.\d{2}|:\s/.test(above.text) &&
    above.fontSize < row.fontSize * 1.3;
  return isName ? firstNamed(lines, at - 1) : at;
};

/** `DESCRIPTION   AMOUNT` right above a line, over the words and the amounts of a row. */
const headOver = (line: Line, row: Line, edge: number): Line => {
  const [word] = row.words;
  const top = line.box.top - line.fontSize;
  const at = (text: string, left: number, right: number): Word => ({
    ...(word as Word),
    text,
    bold: true,
    box: { left, right, top, bottom: line.box.top },
  });
  const { left } = row.box;
  const width = row.fontSize * 5;
  return makeLine(
    row.page,
    [at('DESCRIPTION', left, left + width), at('AMOUNT', edge - width, edge)],
    row.ocr,
  );
};

/** The sheets with their lump sums set; null where there are none, or no sum proves them. */
export const lumpSumsOf = (pages: readonly PageLines[]): PageLines[] | null => {
  const heads = new Map<Line, number>();
  for (const { lines } of pages)
    for (let index = 0; index < lines.length; index += 1) {
      const line = lines[index];
      const count = headAt(lines, index);
      if (line === undefined || count === 0) continue;
      heads.set(line, count);
      index += count - 1;
    }
  if (heads.size === 0) return null;
  const body = bodyOf(pages, heads);
  // `24 SQ @ $68.00` beside the amounts: no lump sums.
  const priced = body.filter((line) => figurePhraseOf(line)?.cells.has('unitPrice'));
  if (priced.length * 2 > body.length) return null;
  // `132   FT   $ 36.50   $ 4,818.00`: nor are these, whatever their columns are called.
  const multiplied = body.filter(multiplies);
  if (multiplied.length * 2 > body.length) return null;
  const value = valueColumnOf(pages, heads, body);
  if (value !== null) {
    const isRow = (line: Line): boolean =>
      body.includes(line) && !isSum(line) && line.words.at(-1) === cellAt(line, value);
    const whole = pages.map((page) => ({
      ...page,
      lines: withSecondLinesJoined(page.lines, isRow),
    }));
    return set(whole, heads, bodyOf(whole, heads), value);
  }
  const unnamed = unnamedSumOf(body);
  return unnamed === null ? null : lumpSumsOf(withSubtotal(pages, unnamed));
};

/** `Woodwork and stone   $19,917.00` right above the tax: all that the rows above come to, whatever it is called. */
const unnamedSumOf = (body: readonly Line[]): Line | null => {
  const at = body.findIndex((line, index) => {
    const below = body[index + 1];
    const isBeforeSum = below !== undefined && (isAdjustment(below.text) || isSum(below));
    return !isSum(line) && isBeforeSum && sumOfRows(body.slice(0, index), line);
  });
  return body[at] ?? null;
};

const withSubtotal = (pages: readonly PageLines[], sum: Line): PageLines[] => {
  const label = sum.words.slice(0, 1).map((word) => ({ ...word, text: 'Subtotal' }));
  const named = makeLine(sum.page, [...label, ...moneyOf(sum)], sum.ocr);
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => (line === sum ? named : line)),
  }));
};

/** Whether two figures of a line come to its last. */
export const multiplies = ({ words }: Line): boolean => {
  const figures = tokensOf(words).flatMap(({ kind, value }) =>
    (kind === 'amount' || kind === 'quantity') && value !== null && value > 0 ? [value] : [],
  );
  const total = figures.at(-1);
  const factors = figures.slice(0, -1);
  return (
    total !== undefined &&
    factors.some((one, at) =>
      factors.slice(at + 1).some((other) => lineAmount(one, other).eq(total)),
    )
  );
};

const MOST_LINES = 4;

/** How many lines from here on are headings of work and its value, and of no quantity; 0 for none. */
export const headAt = (lines: readonly Line[], index: number): number => {
  if (!isHeading(lines[index])) return 0;
  let text = '';
  let found = 0;
  for (let count = 1; count <= MOST_LINES; count += 1) {
    const line = lines[index + count - 1];
    if (line === undefined || !isHeading(line)) break;
    // Below a whole head, `Kitchen      Base run, sink wall` is its first row.
    if (found > 0 && ![VALUE, WORK, PROGRESS].some((words) => words.test(line.text))) break;
    // What is a head by itself has none of its headings in the lines above: a name and address, say.
    if (count > 1 && VALUE.test(line.text) && WORK.test(line.text)) break;
    text += ` ${line.text}`;
    const isOf = VALUE.test(text) && WORK.test(text) && !NOT_LUMP.test(text);
    // One line may be a title; several stand above each other as headings of columns.
    if (isOf && (count === 1 || segmentsOf(line.words, 0.9).length >= 2)) found = count;
  }
  return found;
};

/** `Price, tax included` is one of lump sums. */
const NOT_LUMP = /\b(?:qty|quan(?:tity)?|count|units?|each|(?<!flat\s)rate|(?<!,\s)tax)\b/i;

/** Words alone, some of them apart from others, and none that says an amount. */
const isHeading = (line: Line | undefined): line is Line => {
  if (line === undefined || line.words.length > 24) return false;
  if (/^(?:\d{1,3}[.)]?|[•▪])\s|\d\.\d{2}\b|[.:;]$|:\s|\$\s?\d/.test(line.text)) return false;
  const cells = segmentsOf(line.words, 0.9);
  // `Insurer      Concord Group`: a label in strong type and what it says.
  const isFact = cells[0]?.[0]?.bold === true && cells.at(-1)?.[0]?.bold === false;
  return cells.length >= 2 && !isFact && !isUncharged(textOf(cells.at(-1) ?? []));
};

/** The lines with amounts below the first head, with what they end in. */
const bodyOf = (pages: readonly PageLines[], heads: ReadonlyMap<Line, number>): Line[] => {
  const all = pages.flatMap(({ lines }) => lines);
  return all
    .slice(all.findIndex((line) => heads.has(line)) + 1)
    .filter((line) => !heads.has(line) && moneyOf(line).length > 0);
};

/** The amount of a row that has no other. */
export const lumpSumAt = (line: Line): Word | undefined => {
  const [amount, another] = moneyOf(line);
  return another === undefined && /\p{L}{3}/u.test(line.text) ? amount : undefined;
};

/** Whether a line's amount is the sum of rows enough. */
export const sumOfRows = (rows: readonly Line[], line: Line): boolean => {
  const total = lumpSumAt(line);
  return total !== undefined && rows.length >= LEAST_ROWS && comesTo(rows, total);
};

const moneyOf = (line: Line): Word[] =>
  line.words.slice(line.words.length - tailOf(line)).filter(({ text }) => MONEY.test(text));

/** How many words at the end of a line are figures; a dash right behind a word is one of its name. */
const tailOf = ({ words }: Line): number =>
  words.length -
  1 -
  words.findLastIndex(({ text, box, fontSize }, at) => {
    const before = words[at - 1];
    const gap = box.left - (before?.box.right ?? Number.NEGATIVE_INFINITY);
    const isApart = gap > fontSize * CELL_GAP || before?.text === '$';
    if (endsBrackets(text, before)) return true;
    return !MONEY.test(text) && !(/^(?:-|\$|\d+\s?%)$/.test(text) && (isApart || text !== '-'));
  });

/** `repin flanges (52 at $6.75)`: the last of the words of a bracket, and no amount of the row. */
const endsBrackets = (text: string, before: Word | undefined): boolean =>
  /^[^(]+\)$/.test(text) && /^\p{L}+$/u.test(before?.text ?? '');

/** Font sizes from one cell to the next. */
const CELL_GAP = 0.9;

/** `Total Flooring`: of some of the rows. */
const OF_GROUP =
  /^(?:sub\s*-?\s*)?totals?\s+(?:for\s+)?(?!amount|price|cost|contract|due|estimate|bid)\p{L}/iu;

export const isSum = ({ text }: Pick<Line, 'text'>): boolean =>
  totalLabel(text) !== null || WHOLE.test(text);

/** Where the column of values ends; null where no sum proves it. */
const valueColumnOf = (
  pages: readonly PageLines[],
  heads: ReadonlyMap<Line, number>,
  body: readonly Line[],
): number | null => {
  const printed = pages.flatMap(({ lines }) =>
    lines.flatMap((line, at) => lines.slice(at, at + (heads.get(line) ?? 0))),
  );
  const mayBePaid = printed.some(({ text }) => PROGRESS.test(text));
  for (const [at, line] of body.entries()) {
    const rows = isSum(line) ? body.slice(0, at).filter((row) => !isSum(row)) : [];
    if (rows.length < LEAST_ROWS) continue;
    const proven = moneyOf(line).filter((total) => comesTo(rows, total));
    if (proven.length > 1 && !mayBePaid) return null;
    const [value] = proven.toSorted((a, b) => amountOf(b) - amountOf(a));
    if (value !== undefined) return edgeAt(rows, value);
  }
  return null;
};

/** Whether the amounts above a sum come to it, in nearly all rows. */
const comesTo = (rows: readonly Line[], total: Word): boolean => {
  const right = edgeAt(rows, total);
  const cells = rows.flatMap((row) => cellAt(row, right) ?? []);
  const miss = sum(cells.map(amountOf)).minus(amountOf(total)).abs();
  // `topcoat on site. 3 @ $410.00` above the amount of its row has none of its own.
  const said = rows.filter((row) => PRICE_SAID.test(row.text) && cellAt(row, right) === undefined);
  return cells.length >= (rows.length - said.length) * 0.8 && miss.lt('0.01');
};

const cellAt = (line: Line, right: number): Word | undefined =>
  moneyOf(line).find(({ text, box, fontSize }) => {
    const beyond = box.right - right;
    return (
      Math.abs(beyond) < EDGE || (text.endsWith(')') && beyond > 0 && beyond < fontSize * HANGS)
    );
  });

/** Where the amounts of the rows end whose sum may hang over their edge by its bracket. */
const edgeAt = (rows: readonly Line[], { text, box, fontSize }: Word): number => {
  if (!text.endsWith(')')) return box.right;
  const ends = rows.flatMap((row) =>
    moneyOf(row).flatMap((word) => {
      const beyond = box.right - word.box.right;
      return !word.text.endsWith(')') && beyond > -EDGE && beyond < fontSize * HANGS
        ? [word.box.right]
        : [];
    }),
  );
  return ends.length === 0 ? box.right : median(ends);
};

/** Font sizes by which a bracket may stand beyond the edge of the figures above it. */
const HANGS = 0.6;

/** `Included`, `Included in 3.1` where other rows have their amount, or `TBD` where nobody knows it yet. */
const wordsAt = (line: Line, right: number): Word[] =>
  unchargedIn(line, right, EDGE) ?? unpricedIn(line, right);

const unpricedIn = ({ words }: Line, right: number): Word[] => {
  const last = words.at(-1);
  const isThere = words.length > 1 && last !== undefined && Math.abs(last.box.right - right) < EDGE;
  return isThere && UNPRICED.test(last.text) ? [last] : [];
};

const UNPRICED = /^(?:tbd|t\.b\.d\.)$/i;

const set = (
  pages: readonly PageLines[],
  heads: ReadonlyMap<Line, number>,
  body: readonly Line[],
  value: number,
): PageLines[] => {
  const ofBody = new Set(body);
  const { added, wholes } = addedLines(body, value);
  const isWhole = (line: Line): boolean => isSum(line) || wholes.has(line);
  const size = Math.max(...body.map(({ fontSize }) => fontSize));
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line, index) => {
      const count = heads.get(line);
      if (count !== undefined)
        return [headingsOf(page.lines.slice(index, index + count), body, value, size)];
      if (isOfHead(page.lines, index, heads)) return [];
      const [above, below] = [page.lines[index - 1], page.lines[index + 1]];
      if (below !== undefined && ofBody.has(below) && isBegun(line, below)) {
        const cell = cellAt(below, value);
        const rest = behind(line, below.words.slice(0, below.words.length - tailOf(below)));
        const figures = cell === undefined ? [] : figuresOf(below, cell, value, size);
        const raised = figures.map((word) => onLevelOf(line, word));
        return [makeLine(line.page, [...line.words, ...rest, ...raised], line.ocr)];
      }
      const said = ofBody.has(line) ? [] : wordsAt(line, value);
      const cell = ofBody.has(line) ? cellAt(line, value) : said.at(-1);
      if (cell === undefined) return [line];
      // A price that the words say stays with them.
      const last = PRICE_SAID.test(line.text) ? line.words.length - line.words.indexOf(cell) : null;
      const tail = Math.max(1, said.length, last ?? tailOf(line));
      const label = withAlternateJoined(line.words.slice(0, line.words.length - tail));
      if (above !== undefined && isBegun(above, line)) return [];
      const isAlone = added.has(line) || wholes.has(line);
      const counted = isAlone || last === null ? null : countedIn(label, cell, value, size);
      const isNamed =
        totalLabel(textOf(label)) !== null || !isWhole(line) || OF_GROUP.test(textOf(label));
      const words = isNamed
        ? (counted?.text ?? label)
        : label.slice(0, 1).map((word) => ({ ...word, text: 'TOTAL' }));
      const figures = isAlone ? [cell] : (counted?.figures ?? figuresOf(line, cell, value, size));
      const before = said.slice(0, -1);
      return [
        { ...makeLine(line.page, [...words, ...before, ...figures], line.ocr), box: line.box },
      ];
    }),
  }));
};

/**
 * What is added below a sum that the rows come to: tax and markup, and all that leads from it to the
 * next sum, whatever it is called; and those sums that no word names.
 */
const addedLines = (
  body: readonly Line[],
  value: number,
): { added: ReadonlySet<Line>; wholes: ReadonlySet<Line> } => {
  const cellOf = (line: Line): Word | undefined => cellAt(line, value);
  // The sum of the first group sums all that is above it, too.
  const subtotals = body.filter((line, index) => {
    const total = isSum(line) ? cellOf(line) : undefined;
    const rows = body.slice(0, index).filter((row) => !isSum(row));
    return total !== undefined && comesTo(rows, total);
  });
  // Each of several orders may have its own sum, with overhead and fee below it.
  const proven = body.flatMap((line, index) => {
    const total = isSum(line) ? cellOf(line) : undefined;
    if (total === undefined) return [];
    const rows = body.slice(body.findLastIndex((row, at) => at < index && isSum(row)) + 1, index);
    if (!subtotals.includes(line) && (rows.length < 2 || !comesTo(rows, total))) return [];
    const below = body.slice(index + 1);
    const next = below.findIndex((other, at) => {
      const whole = at > 0 ? cellOf(other) : undefined;
      return isSum(other) || (whole !== undefined && comesTo([line, ...below.slice(0, at)], whole));
    });
    const added = below.slice(0, Math.max(0, next));
    const last = below[next] ?? line;
    const whole = cellOf(last);
    return added.length > 0 && whole !== undefined && comesTo([line, ...added], whole)
      ? [{ added, last }]
      : [];
  });
  if (proven.length > 0)
    return {
      added: new Set(proven.flatMap(({ added }) => added)),
      wholes: new Set(proven.map(({ last }) => last)),
    };
  const [first] = subtotals;
  const below = first === undefined ? [] : body.slice(body.indexOf(first) + 1);
  return { added: new Set(below.filter(({ text }) => isAdjustment(text))), wholes: new Set() };
};

const figuresOf = (line: Line, cell: Word, value: number, size: number): Word[] =>
  isSum(line) ? [cell] : [cell, ...once(line, cell, value, size)];

/**
 * Whether a numbered line goes on right below, set in, with the value of its work on that line alone.
 */
const isBegun = (line: Line, below: Line): boolean =>
  /^\d{1,3}[.)]?$/.test(line.words[0]?.text ?? '') &&
  line.words.length > 1 &&
  moneyOf(line).length === 0 &&
  !isSum(below) &&
  // `2. KITCHEN` over `2.1 Clean cabinets`
  !/^\d{1,3}(?:\.\d{1,3}|[.)])$/.test(below.words[0]?.text ?? '') &&
  // `1.   ADD   Replace mud sill`: the words may stand behind another cell.
  segmentsOf(line.words.slice(1), CELL_GAP).some(
    ([first]) => Math.abs((first?.box.left ?? 0) - below.box.left) < EDGE,
  ) &&
  below.box.bottom - line.box.bottom < line.fontSize * MOST_LEADING;

/** Font sizes from a line to the next of one cell. */
const MOST_LEADING = 1.6;

/** Lines of a head below its first, and the letters above it: `A   B   C`. */
const isOfHead = (
  lines: readonly Line[],
  index: number,
  heads: ReadonlyMap<Line, number>,
): boolean => {
  const next = lines[index + 1];
  if (next !== undefined && heads.has(next) && /^(?:\S\s+)+\S$/.test(lines[index]?.text ?? ''))
    return true;
  return lines
    .slice(Math.max(0, index - MOST_LINES + 1), index)
    .some((line) => lines.indexOf(line) + (heads.get(line) ?? 0) > index);
};

/**
 * Each is done once: the figures of its row under the headings that are set, with the price where
 * the row prints it beside what it comes to.
 */
const once = (line: Line, cell: Word, value: number, size: number): Word[] => {
  const isPriced = moneyOf(line).some(
    (other) => other !== cell && amountOf(other) === amountOf(cell),
  );
  return [
    behindValue(cell, '1', value, size, 1),
    ...(isPriced ? [behindValue(cell, cell.text, value, size, 2)] : []),
  ];
};

/** A figure under the heading so many columns behind the values. */
export const behindValue = (
  cell: Word,
  text: string,
  value: number,
  size: number,
  columns: number,
): Word => {
  const right = value + size * COLUMN_SIZES * columns;
  return { ...cell, text, box: { ...cell.box, left: right - size * 0.5 * text.length, right } };
};

/** What a sheet of lump sums does not print behind them: how often each was done. */
export const countAt = (cost: Word, text: string): Word =>
  behindValue(cost, text, cost.box.right, cost.fontSize, 1);

/** The mark that parted words from what is counted. */
const withoutMark = (words: readonly Word[]): Word[] =>
  words.map((word, at) =>
    at === words.length - 1 ? { ...word, text: word.text.replace(/[,:]$/, '') } : word,
  );

/** `Labor, journeyman, 13.5 hrs @ 118.00   1,593.00`: how much of it at which price, and what is left of the words. */
const countedIn = (
  label: readonly Word[],
  cell: Word,
  value: number,
  size: number,
): { text: readonly Word[]; figures: Word[] } | null => {
  const [total] = tokensOf([cell]);
  const said = total === undefined ? null : pricedPhraseOf(label, total);
  if (said === null || unitCode(said.quantity.at(-1)?.text ?? '') === null) return null;
  const price = behindValue(cell, textOf(said.price), value, size, 2);
  const unit = behindValue(cell, said.quantity.at(-1)?.text ?? '', value, size, 1);
  const count = behindValue(cell, textOf(said.quantity.slice(0, -1)), value, size, 1);
  const width = unit.box.right - unit.box.left + size * 0.3;
  const before = { ...count.box, left: count.box.left - width, right: count.box.right - width };
  return {
    text: withoutMark(said.rest),
    figures: [cell, ...(count.text === '' ? [] : [{ ...count, box: before }]), unit, price],
  };
};

/** `NO.   DESCRIPTION   TOTAL   QTY   RATE`: behind the total, where nothing stands. */
const headingsOf = (
  printed: readonly Line[],
  body: readonly Line[],
  value: number,
  size: number,
): Line => {
  const [head] = printed as [Line];
  const words = printed.flatMap((line) => line.words).toSorted((a, b) => a.box.left - b.box.left);
  const [word] = words;
  if (word === undefined) return head;
  const work =
    words.find(({ text }) =>
      /^(?:description|scope|task|work|product|service|activity|details)/i.test(text),
    ) ?? (printed.length === 1 ? askedIn(head) : undefined);
  const rows = body.filter((line) => !isSum(line));
  const numbers = rows.filter(({ text }) => /^\d[\d.]*[.)]?\s/.test(text));
  // A row may begin with a size: `40 gal. gas water heater`.
  const isNumbered =
    work !== undefined &&
    work !== word &&
    (numbers.length * 2 > rows.length || rows.every((row) => isCodedBefore(row, work)));
  const at = (text: string, left: number): Word => ({
    ...word,
    text,
    bold: true,
    box: { ...word.box, left, right: left + text.length * size * 0.5 },
  });
  const ending = (text: string, right: number): Word => at(text, right - text.length * size * 0.5);
  return makeLine(
    head.page,
    [
      ...(isNumbered ? [at('NO.', word.box.left)] : []),
      ...[
        at('DESCRIPTION', work?.box.left ?? word.box.left),
        ...(printed.length === 1 && work !== undefined ? textHeadsBeside(head, work) : []),
      ].toSorted((a, b) => a.box.left - b.box.left),
      ending('TOTAL', value),
      ending('QTY', value + size * COLUMN_SIZES),
      ending('RATE', value + size * COLUMN_SIZES * 2),
    ],
    head.ocr,
  );
};

/** `Alt 1`, `R-3` before the words at the edge of their heading. */
const isCodedBefore = ({ words, text }: Line, work: Word): boolean =>
  /^(?:\p{Lu}\p{L}{0,8}\.?\s?)?[-#]?\d{1,3}[A-Z]?[.)]?\s/u.test(text) &&
  words.slice(1, 3).some(({ box }) => Math.abs(box.left - work.box.left) < EDGE);

/** `Alt 1`, which counts the alternates of a bid, as one word. */
const withAlternateJoined = (words: readonly Word[]): Word[] => {
  const [first, number, next, ...others] = words;
  const isCode =
    /^alt(?:ernate)?\.?$/i.test(first?.text ?? '') && /^\d{1,2}[A-Z]?$/.test(number?.text ?? '');
  if (first === undefined || number === undefined || next === undefined || !isCode)
    return [...words];
  if (next.box.left - number.box.right < first.fontSize * CELL_GAP) return [...words];
  const box = { ...first.box, right: number.box.right };
  return [{ ...first, text: `${first.text} ${number.text}`, box }, next, ...others];
};

/** `What we build` between other headings: the word that it begins with. */
const askedIn = (head: Line): Word | undefined =>
  segmentsOf(head.words, CELL_GAP).find((cell) => WORK.test(textOf(cell)))?.[0];

/** `Budget Code`, `Type`, `Where` beside the descriptions: texts of their own, and no part of what is done. */
const textHeadsBeside = (head: Line, work: Word): Word[] =>
  segmentsOf(head.words, CELL_GAP).flatMap((words, at) => {
    const [first] = words;
    if (first === undefined || words.includes(work)) return [];
    const kind = headingKind(textOf(words));
    if (at === 0) return kind === 'room' || kind === 'otherText' ? words : [];
    // Alone it may be the first word of any heading.
    if (/^(?:cost |line |item )?type$/i.test(textOf(words))) return [{ ...first, text: 'STATUS' }];
    return kind !== null && OTHER_TEXTS.has(kind) ? words : [];
  });

const OTHER_TEXTS: ReadonlySet<ColumnKind> = new Set(['selector', 'category', 'otherText']);
