import { type Decimal, decimal, sum } from '../../money/money.ts';
import { activityOfCell } from '../items/activities.ts';
import { type Line, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { ROW_NUMBER } from '../row-lines/item-start.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { unitCode } from '../tokens/read-figure.ts';
import { signedValue, type Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { isLabelsOnly } from './card-figures.ts';
import { beforeAmount, finalAmountOf } from './final-amount.ts';
import type { Entry, PhraseRow } from './phrase-rows.ts';

/** Fewer rows of a kind are a remark; and of all equations, most must be those of rows. */
const LEAST_ROWS = 2;
const LEAST_SHARE = 0.8;
/** Lines of a row above its equation, at most. */
const MOST_LINES = 5;
/** Font sizes between cells. */
const CELL_GAP = 0.9;

/** `75.00 x 7.07 x 1.1210 = 594.41`, `10 SF x 2.00 = 20.00`: most lines have nothing like it. */
const EQUATION =
  /\d(?:\s*[A-Z./]{1,6})?\s*(?:[x×*]\s+-?\$?[\d,.]+\s*){1,3}=\s*-?\$?[\d,]+\.\d{2}$/iu;
const TIMES = /^[x×*]$/i;

/** `07 31 13 00-4000`, `0731-1234`: the number of the work in a catalogue. */
const CODE = /^(?=(?:.*\d){4})[\dA-Z]+(?:[ .-][\dA-Z]+)*$/;

interface Equation {
  quantity: readonly Word[];
  /** Where it is none that belongs to the quantity's own figure. */
  unit: readonly Word[] | null;
  price: readonly Word[];
  /** Words before them: what is done, or for what. */
  before: readonly Word[];
  /** The line, and what it comes to. */
  line: Line;
  total: Decimal;
}

/**
 * Proposals below a standing contract: rows of a catalogue, each with its number, unit and amount, and
 * below it how the amount is reckoned: `Installation  75.00 x 7.07 x 1.1210 = 594.41`. The product
 * proves the reading, whatever the heads above say. Null where there are none.
 */
export const equationEntries = (pages: readonly PageLines[]): Entry[][] | null => {
  const equations = pages.flatMap(({ lines }) => lines.filter(({ text }) => EQUATION.test(text)));
  if (equations.length < LEAST_ROWS) return null;
  const read = pages.map(({ lines }) => entriesOf(lines));
  const rows = read.flat().filter((entry) => entry.kind === 'row');
  const taken = rows.flatMap(({ phrases }) => phrases.filter(({ text }) => EQUATION.test(text)));
  const isForm = rows.length >= LEAST_ROWS && taken.length >= equations.length * LEAST_SHARE;
  return isForm ? read : null;
};

const entriesOf = (lines: readonly Line[]): Entry[] => {
  const entries: Entry[] = [];
  let above: Equation | null = null;
  for (const line of withoutHeads(lines)) {
    const equation: Equation | null = EQUATION.test(line.text) ? equationOf(line) : null;
    const row: PhraseRow | null = equation === null ? null : rowOfParts(above, equation, entries);
    entries.push(row ?? { kind: 'line', line });
    above = row === null ? equation : null;
  }
  return entries;
};

/** The heads of the catalogue's columns: rows are set below heads of their own. */
const withoutHeads = (lines: readonly Line[]): Line[] => {
  const heads = new Set(lines.flatMap((_, at) => headerRowAt(lines, at)?.lines ?? []));
  return lines.filter((line) => !heads.has(line) || isLabelsOnly(line) || LABELS.test(line.text));
};

/** `Installation  Quantity  Unit Price  Factor  Total`: labels of one row's figures. */
const LABELS = /\bquantity\b.*\bprice\b.*\btotal$/i;

/** The row whose amount the equations come to, its lines taken off those above. */
const rowAbove = (equations: readonly Equation[], above: Entry[]): PhraseRow | null => {
  const total = sum(equations.map((one) => one.total));
  const labels: Line[] = [];
  const more: Line[] = [];
  for (let at = above.length - 1; at >= 0 && above.length - at <= MOST_LINES; at -= 1) {
    const entry = above[at];
    if (entry?.kind !== 'line') return null;
    if (equations.some(({ line }) => line === entry.line)) continue;
    const amount = finalAmountOf(entry.line.words);
    if (amount === null) (LABELS.test(entry.line.text) ? labels : more).unshift(entry.line);
    else if (!total.eq(signedValue(amount))) return null;
    else {
      above.length = at;
      return rowOf({ line: entry.line, amount, more, labels, equations });
    }
  }
  return null;
};

/** The row that comes to the equation, or to it and the one above together. */
const rowOfParts = (
  before: Equation | null,
  equation: Equation,
  above: Entry[],
): PhraseRow | null =>
  rowAbove([equation], above) ??
  (areParts(before, equation) ? rowAbove([before, equation], above) : null);

/** What is done in the parts of one row. */
const INSTALLED = /^installation$/i;
const DEMOLISHED = /^demolition$/i;

const isDone = ({ before }: Equation, what: RegExp): boolean => what.test(textOf(before));

/** `Installation  384.00 x 1.62 x 1.1240 = 699.22` above `Demolition  384.00 x 0.74 x 1.1240 = 319.40`: as much of both. */
const areParts = (above: Equation | null, equation: Equation): above is Equation =>
  above !== null &&
  ((isDone(above, INSTALLED) && isDone(equation, DEMOLISHED)) ||
    (isDone(above, DEMOLISHED) && isDone(equation, INSTALLED))) &&
  textOf(above.quantity) === textOf(equation.quantity);

const equationOf = (line: Line): Equation | null => {
  const total = finalAmountOf(line.words);
  if (total === null) return null;
  const tokens = tokensOf(beforeAmount(line.words, total)).filter(({ text }) => text !== '=');
  const from = tokens.findIndex(isFigure);
  const at = tokens.findIndex(({ text }, index) => index > from && TIMES.test(text));
  const [quantity, unit, more] = tokens.slice(from, at);
  const [price, ...others] = tokens.slice(at).filter(({ text }) => !TIMES.test(text));
  const before = tokens.slice(0, Math.max(0, from));
  if (from < 0 || quantity === undefined || price === undefined || more !== undefined) return null;
  if (unit !== undefined && !/^[A-Z./]{1,6}$/i.test(unit.text)) return null;
  if (before.length > 0 && !isSaid(before)) return null;
  const parts = [quantity, price, ...others];
  if (parts.length > MOST_PARTS || !parts.every(isFigure)) return null;
  const product = parts.reduce((whole, part) => whole * Number(signedValue(part)), 1);
  const slack = 0.011 + Math.abs(product) * 0.00005;
  if (Math.abs(product - Number(signedValue(total))) > slack) return null;
  return {
    quantity: quantity.words,
    unit: unit?.words ?? null,
    price: price.words,
    before: before.flatMap(({ words }) => words),
    line,
    total: decimal(signedValue(total)),
  };
};

/** Quantity, price, and a factor. */
const MOST_PARTS = 3;

const isFigure = ({ kind, value }: Token): boolean =>
  (kind === 'amount' || kind === 'quantity') && value !== null;

/** `Installation`, `Labor and material:`; other words are a row's own. */
const isSaid = (tokens: readonly Token[]): boolean => {
  const text = tokens.map((one) => one.text).join(' ');
  const isPart = INSTALLED.test(text) || DEMOLISHED.test(text);
  return isPart || text.endsWith(':') || activityOfCell(text) !== null;
};

const rowOf = (read: {
  line: Line;
  amount: Token;
  more: readonly Line[];
  labels: readonly Line[];
  equations: readonly Equation[];
}): PhraseRow => {
  const { line, amount, more, labels, equations } = read;
  const [equation] = equations as readonly [Equation, ...Equation[]];
  const cells = new Map<ColumnKind, readonly Word[]>([
    ['quantity', equation.quantity],
    ...pricesOf(equations),
    ['total', amount.words],
    ...(equation.unit === null ? [] : [['unit', equation.unit] as const]),
  ]);
  const text: Word[] = [];
  const segments = segmentsOf(beforeAmount(line.words, amount), CELL_GAP);
  for (const [at, segment] of segments.entries()) {
    const kind = text.length > 0 ? null : kindOf(segment, at, segments.length);
    if (kind === 'selector') cells.set(kind, inOneWord([...(cells.get(kind) ?? []), ...segment]));
    else if (kind === null || cells.has(kind)) text.push(...segment);
    else cells.set(kind, segment);
  }
  const action = [equation.before, ...labels.map(({ words }) => words.slice(0, 1))].find(
    (words) => words.length > 0 && activityOfCell(textOf(words)) !== null,
  );
  if (action !== undefined) cells.set('activity', action);
  return {
    kind: 'row',
    phrases: [line, ...more, ...labels, ...equations.map((one) => one.line)],
    cells,
    text: [...text, ...more.flatMap(({ words }) => words)],
    title: [],
    about: [],
  };
};

const pricesOf = (equations: readonly Equation[]): [ColumnKind, readonly Word[]][] =>
  equations.map((equation) => [
    equations.length < 2
      ? 'unitPrice'
      : isDone(equation, DEMOLISHED)
        ? 'removePrice'
        : 'replacePrice',
    equation.price,
  ]);

/** `09 91 23 00-0081   0312`: the number of the work, and that of what changes its price. */
export const inOneWord = (words: readonly Word[]): Word[] =>
  words.slice(0, 1).map((word) => ({ ...word, text: textOf(words) }));

/** What a cell left of the words is by its looks. */
const kindOf = (words: readonly Word[], at: number, count: number): ColumnKind | null => {
  const text = textOf(words);
  if (at === 0 && ROW_NUMBER.test(text)) return 'itemNumber';
  if (words.length <= 2 && unitCode(text) !== null) return 'unit';
  if (CODE.test(text)) return 'selector';
  return at > 0 && at < count - 1 && UNIT_LIKE.test(text) ? 'unit' : null;
};

/** `MOD`, between a number and the words: catalogues have units of their own. */
const UNIT_LIKE = /^[A-Z]{2,4}$/;
