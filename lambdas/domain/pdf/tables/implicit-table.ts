import { decimal } from '../../money/money.ts';
import { type Line, segmentsOf } from '../pages/lines.ts';
import { isAdjustment, totalLabel } from '../sums/total-labels.ts';
import { signedValue, type Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { unchargedAbove } from '../tokens/uncharged.ts';
import type { ColumnKind } from './column-kinds.ts';
import { type HeaderRow, type Heading, PHRASE_GAP } from './heading.ts';
import { goesOnWith } from './line-pitch.ts';
import { sharedEdge } from './shared-edge.ts';

/**
 * Tables without a header row: proposals that list work with amounts at the right margin. The
 * columns are found where figures share a right edge, and named by what the rows' arithmetic
 * makes of them.
 */

interface AmountLine {
  line: Line;
  figures: Token[];
}

const EDGE = 4;

const figuresOf = (line: Line): Token[] => {
  const tokens = tokensOf(line.words);
  const figures: Token[] = [];
  for (const token of tokens.toReversed()) {
    if (token.kind === 'operator' || token.kind === 'unit' || token.text === '@') continue;
    if (token.kind !== 'amount' && token.kind !== 'quantity') break;
    figures.unshift(token);
  }
  return figures;
};

/** The right edge that most closing amounts share. */
const commonEdge = (lines: readonly AmountLine[]): number | null => {
  const best = sharedEdge(
    lines.map(({ figures }) => figures.at(-1)?.right ?? 0),
    EDGE,
  );
  return best === null || best.count < 2 ? null : best.at;
};

export interface ImplicitTable {
  header: HeaderRow;
  /** The line of each page from which the table is open. */
  from: Map<number, Line>;
}

/** Finds the table of a document that has amounts but no header; null where there is none. */
export const findImplicitTable = (
  pages: readonly { page: number; lines: Line[] }[],
): ImplicitTable | null => {
  const money = amountLines(pages, isMoney);
  const whole = money.length >= LEAST_ROWS ? [] : inWholeDollars(amountLines(pages, isWhole));
  const closing = whole.length > 0 ? whole : money;
  const edge = commonEdge(closing);
  if (edge === null) return null;
  const column = closing.filter(
    ({ figures }) => Math.abs((figures.at(-1)?.right ?? 0) - edge) < EDGE,
  );
  const rows = column.filter(
    ({ line }) => totalLabel(line.text) === null && !isAdjustment(line.text),
  );
  if (!looksLikeScope(pages, column, rows)) return null;
  const headings = headingsOf(rows);
  const first = rows[0];
  if (first === undefined) return null;
  const from = new Map<number, Line>();
  const ofColumn = new Set(column.map((row) => row.line));
  for (const page of pages) {
    const at = page.lines.findIndex((line) => ofColumn.has(line));
    if (at < 0) continue;
    const line = page.lines[firstLineAbove(page.lines, at, edge)];
    if (line !== undefined) from.set(page.page, line);
  }
  return { header: { headings, lines: [], textOnlyRows: [] }, from };
};

/** Lines of words that end in an amount. */
const amountLines = (
  pages: readonly { lines: Line[] }[],
  isAmount: (token: Token) => boolean,
): AmountLine[] =>
  pages.flatMap((page) =>
    page.lines.flatMap((line): AmountLine[] => {
      const figures = figuresOf(line);
      const last = figures.at(-1);
      const described = line.words.length > figures.length && /\p{L}{3}/u.test(line.text);
      return described && last?.kind === 'amount' && isAmount(last) ? [{ line, figures }] : [];
    }),
  );

const LEAST_ROWS = 3;

/**
 * `Chip brush and haul   900` says its price in whole dollars, as anything might end in a number: only where a total
 * below is the sum of all such lines at its edge are they rows.
 */
const inWholeDollars = (lines: readonly AmountLine[]): AmountLine[] => {
  const at = lines.findIndex(
    ({ line, figures }) =>
      totalLabel(line.text) !== null || (TOTAL.test(line.text) && figures.length === 1),
  );
  const total = lines[at]?.figures.at(-1);
  if (total === undefined) return [];
  const rows = lines
    .slice(0, at)
    .filter(({ figures }) => Math.abs((figures.at(-1)?.right ?? 0) - total.right) < EDGE);
  const sum = rows.reduce((all, { figures }) => all.plus(figures.at(-1)?.value ?? 0), decimal(0));
  return rows.length >= LEAST_ROWS && sum.eq(total.value ?? 0) ? lines.slice(0, at + 1) : [];
};

/** Whether a total on the page is the sum of the whole dollars above it. */
export const addsUpInDollars = (lines: Line[]): boolean =>
  inWholeDollars(amountLines([{ lines }], isWhole)).length > 0;

const TOTAL = /^total\b/i;

/** `1,650`, `750`. */
const isWhole = (token: Token): boolean => token.decimals === 0 && (token.value ?? 0) >= 10;

/**
 * The pages without what heads the columns in words that nobody knows: right above the first row of
 * a page it would name a room.
 */
export const withoutHeadsOf = <Page extends { page: number; lines: Line[] }>(
  pages: readonly Page[],
  { header: { headings }, from }: ImplicitTable,
): { pages: Page[]; from: ImplicitTable['from'] } => {
  const starts = new Map(from);
  const heads = pages.flatMap(({ page, lines }) => {
    const at = lines.indexOf(from.get(page) as Line);
    const head = [lines[at], lines[at - 1]].find(
      (line) => at >= 0 && line !== undefined && standsOverColumns(line, headings),
    );
    const next = lines[at + 1];
    if (head !== undefined && head === lines[at] && next !== undefined) starts.set(page, next);
    return head ?? [];
  });
  const isHead = new Set(heads);
  return {
    pages: pages.map((page) => ({
      ...page,
      lines: page.lines.filter((line) => !isHead.has(line)),
    })),
    from: starts,
  };
};

/**
 * Words in three places and more, two of them over columns of figures, and no figure; or in two, the
 * second of which ends where the amounts do: `Scope   Investment`.
 */
const standsOverColumns = (line: Line, headings: readonly Heading[]): boolean => {
  if (/\d/.test(line.text)) return false;
  const segments = segmentsOf(line.words, PHRASE_GAP);
  const over = headings.filter(
    ({ kind, left, right }) =>
      kind !== 'description' &&
      segments.some(
        (words) =>
          (words[0]?.box.left ?? right) < right && (words.at(-1)?.box.right ?? left) > left,
      ),
  );
  if (segments.length >= 3 && over.length >= 2) return true;
  const [first, last = []] = [segments[0], segments.at(-1)];
  const [description, amount] = [headings[0], headings.at(-1)];
  return (
    segments.length >= 2 &&
    last.length <= MOST_WORDS &&
    !CONTINUED.test(line.text) &&
    Math.abs((first?.[0]?.box.left ?? 0) - (description?.left ?? 0)) < AT_EDGE &&
    Math.abs((last.at(-1)?.box.right ?? 0) - (amount?.right ?? 0)) < AT_EDGE
  );
};

/** Words of what heads amounts, at most. */
const MOST_WORDS = 3;

/** A room's name may say so at the right edge. */
const CONTINUED = /\bcont(?:inued|['’.]?d)?\b/i;

/** Points by which a heading may stand off the edge of its column: its type is stronger. */
const AT_EDGE = 6;

const isMoney = (token: Token): boolean => token.decimals === 2 || token.text.includes('$');

/**
 * A heading right above the first row belongs to the table, and so do words that it goes on with and rows
 * that cost nothing.
 */
const firstLineAbove = (lines: readonly Line[], at: number, edge: number): number => {
  const above = isOfTable(lines[at - 1], lines[at])
    ? at - 1
    : unchargedAbove(lines, at, edge, EDGE);
  return above === at ? at : firstLineAbove(lines, above, edge);
};

const isOfTable = (line: Line | undefined, below: Line | undefined): boolean =>
  line !== undefined &&
  below !== undefined &&
  (goesOnWith(line, below) || isHeadingAbove(line, below));

const isHeadingAbove = (line: Line, below: Line): boolean =>
  (line.bold || line.fontSize > below.fontSize * 1.07 || line.text === line.text.toUpperCase()) &&
  !line.text.includes(':') &&
  line.fontSize < below.fontSize * 1.5 &&
  below.box.top - line.box.bottom < below.fontSize * 1.5;

/** Either a printed total is the sum of the rows, or the document calls itself an estimate. */
const looksLikeScope = (
  pages: readonly { lines: Line[] }[],
  column: readonly AmountLine[],
  rows: readonly AmountLine[],
): boolean => {
  if (rows.length < 2) return false;
  const work = new Set(rows);
  let above = decimal(0);
  for (const row of column) {
    const figure = row.figures.at(-1);
    const amount = figure === undefined ? 0 : signedValue(figure);
    if (work.has(row)) above = above.plus(amount);
    else if (above.minus(amount).abs().lt('0.01')) return true;
  }
  const title = pages.some(({ lines }) =>
    lines.some(
      (line) =>
        PROPOSES.test(line.text) ||
        (line.words.length <= 8 &&
          /\b(?:proposal|estimate|quot(?:e|ation)|bid|scope\s+of\s+work|contract|(?:work|change)\s+order|invoice)\b/i.test(
            line.text,
          )),
    ),
  );
  return title && rows.length >= 3;
};

/** What a proposal says, that is written as a letter as well. */
export const PROPOSES =
  /\bwe\s+(?:hereby\s+)?propose\b|\bpropos(?:e|es|al)\s+to\s+(?:furnish|provide|perform|supply)\b|\bthis\s+(?:proposal|bid|quot(?:e|ation))\s+(?:may|is|will|can|shall)\b/i;

/** Columns from the right edges that figures of most rows share, named by arithmetic. */
const headingsOf = (rows: readonly AmountLine[]): Heading[] => {
  const edges: {
    right: number;
    left: number;
    values: (number | null)[];
    units: number;
    sums: number;
  }[] = [];
  for (const [index, { figures }] of rows.entries())
    for (const figure of figures) {
      let edge = edges.find((other) => Math.abs(other.right - figure.right) < EDGE * 1.5);
      if (edge === undefined) {
        edge = {
          right: figure.right,
          left: figure.left,
          values: rows.map(() => null),
          units: 0,
          sums: 0,
        };
        edges.push(edge);
      }
      edge.values[index] = figure.value;
      edge.left = Math.min(edge.left, figure.left);
      if (figure.unit !== null) edge.units += 1;
      if (figure.text.includes('$')) edge.sums += 1;
    }
  const columns = edges
    .filter((edge) => edge.values.filter((value) => value !== null).length >= rows.length * 0.5)
    .sort((a, b) => a.right - b.right);
  const total = columns.at(-1);
  const others = columns.slice(0, -1);
  const kinds = new Map<(typeof columns)[number], ColumnKind>();
  if (total !== undefined) kinds.set(total, 'total');
  const product = others.flatMap((quantity) =>
    others
      .filter((price) => price !== quantity && isPriceOf(price, quantity))
      .filter((price) => holds(rows.length, quantity.values, price.values, total?.values ?? []))
      .map((price) => ({ quantity, price })),
  )[0];
  if (product !== undefined) {
    kinds.set(product.quantity, 'quantity');
    kinds.set(product.price, 'unitPrice');
  }
  for (const other of others)
    if (!kinds.has(other))
      kinds.set(other, product === undefined && other.units > 0 ? 'quantity' : 'otherNumber');
  return [
    ...textHeadings(rows.map(({ line }) => line)),
    ...columns.map(
      (column): Heading => ({
        kind: kinds.get(column) ?? 'otherNumber',
        text: '',
        left: column.left,
        right: column.right,
        row: 0,
      }),
    ),
  ];
};

interface Edge {
  right: number;
  /** Figures with the sign of money. */
  sums: number;
}

/** Of two factors the price is the one with the sign of money, `$1,185.00   2   $2,370.00`; of two with it, or none, the second. */
const isPriceOf = (price: Edge, quantity: Edge): boolean =>
  (price.sums === 0) === (quantity.sums === 0) ? price.right > quantity.right : price.sums > 0;

/** What rows begin with: their descriptions, or numbers that rise by one and these behind them. */
const textHeadings = (lines: readonly Line[]): Heading[] => {
  const left = Math.min(...lines.map(({ box }) => box.left));
  const heading = (kind: ColumnKind, from: number, to: number): Heading => ({
    kind,
    text: '',
    left: from,
    right: to,
    row: 0,
  });
  const numbered = lines.filter(({ text }) => NUMBERED.test(text));
  const isRising = numbered.every(({ text }, at) => Number(NUMBERED.exec(text)?.[1]) === at + 1);
  if (numbered.length < LEAST_NUMBERED || numbered.length * 2 < lines.length || !isRising)
    return [heading('description', left, left + 40)];
  const described = Math.min(...numbered.map(({ words }) => words[1]?.box.left ?? left));
  const end = Math.max(...numbered.map(({ words }) => words[0]?.box.right ?? left));
  return [heading('itemNumber', left, end), heading('description', described, described + 40)];
};

/** `01  Haul debris`, and no point behind the number. */
const NUMBERED = /^(\d{1,3})\s+(?=.*\p{L}{3})/u;

const LEAST_NUMBERED = 3;

const holds = (
  count: number,
  quantities: readonly (number | null)[],
  prices: readonly (number | null)[],
  totals: readonly (number | null)[],
): boolean => {
  let right = 0;
  for (let index = 0; index < count; index += 1) {
    const [quantity, price, total] = [quantities[index], prices[index], totals[index]];
    if (quantity == null || price == null || total == null) continue;
    if (decimal(quantity).times(price).minus(total).abs().lt('0.02')) right += 1;
  }
  return right >= count * 0.5;
};
