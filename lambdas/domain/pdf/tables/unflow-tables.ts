import { boxAround, type Line, makeLine, movedBy, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { totalLabel } from '../sums/total-labels.ts';
import type { Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { type ColumnKind, TEXT_COLUMNS } from './column-kinds.ts';
import { headerRowAt } from './header-row.ts';
import type { HeaderRow, Heading } from './heading.ts';

/** Header words of a set table stand apart; where all follow each other like this, nothing is set. */
const FLOWED_GAP = 0.75;
const LEAST_HEADINGS = 4;
/** Wide enough for any figure, in font sizes. */
const COLUMN_SIZES = 9;

/**
 * Some prints come as running text: every row is one string and the header another, so nothing
 * stands under its heading. Their figures are told apart by order and kind, and are set here into
 * columns right of the text, where the reading of set tables finds them. Pages of set tables are
 * returned as they are.
 */
export const unflowTables = (pages: readonly PageLines[]): PageLines[] => {
  let table: FlowedTable | null = null;
  return pages.map((page) => {
    const lines: Line[] = [];
    let isChanged = false;
    /** The row before, whose description may go on below it. */
    let open: FlowedRow | null = null;
    for (let index = 0; index < page.lines.length; index += 1) {
      const line = page.lines[index] as Line;
      const header: HeaderRow | null = headerRowAt(page.lines, index);
      if (header !== null) {
        table = isFlowed(header) ? tableOf(header, page) : null;
        if (table !== null) {
          lines.push(setHeader(table));
          index += header.lines.length - 1;
          isChanged = true;
          continue;
        }
      }
      const row: FlowedRow | null = open;
      open = null;
      if (row !== null && goesOn(row, line)) {
        lines[lines.length - 1] = withTail(row, line);
        continue;
      }
      const set: FlowedRow | null = table === null ? null : setRow(line, table);
      if (set === null) lines.push(line);
      else {
        isChanged = true;
        lines.push(...set.lines);
        if (set.lines.length === 1) open = set;
      }
    }
    return isChanged ? { ...page, lines } : page;
  });
};

interface FlowedTable {
  headings: Heading[];
  header: HeaderRow;
  /** Right edge of each heading's column. */
  rights: Map<Heading, number>;
}

const isFlowed = (header: HeaderRow): boolean => {
  if (header.headings.length < LEAST_HEADINGS) return false;
  return header.lines.every((line) =>
    line.words.every((word, index) => {
      const before = line.words[index - 1];
      if (before === undefined) return true;
      return word.box.left - before.box.right < Math.max(word.fontSize, 4) * FLOWED_GAP;
    }),
  );
};

const tableOf = (header: HeaderRow, page: PageLines): FlowedTable => {
  const headings = header.headings.toSorted((a, b) => a.row - b.row || a.left - b.left);
  const width = (header.lines[0]?.fontSize ?? 10) * COLUMN_SIZES;
  const rightmost = Math.max(page.width, ...page.lines.map((line) => line.box.right));
  const figures = headings.filter((heading) => !TEXT_COLUMNS.has(heading.kind));
  const rights = new Map(
    figures.map((heading, index) => [heading, rightmost + width * (index + 1)]),
  );
  return { headings, header, rights };
};

const setHeader = (table: FlowedTable): Line => {
  const words = table.header.lines.flatMap((line) => line.words);
  const set = table.headings.flatMap((heading) => {
    const own = words.filter((word) => isWithin(word, heading));
    const right = table.rights.get(heading);
    return right === undefined ? own : moveTo(own, right);
  });
  const first = table.header.lines[0] as Line;
  return makeLine(first.page, level(set, first), first.ocr);
};

const isWithin = ({ box }: Word, heading: Heading): boolean =>
  box.left >= heading.left - 0.5 && box.right <= heading.right + 0.5;

interface FlowedRow {
  /** The row with its figures in their columns, then what follows them as a line of its own. */
  lines: Line[];
  description: Word[];
}

const setRow = (line: Line, table: FlowedTable): FlowedRow | null => {
  const tokens = tokensOf(line.words);
  const cells = cellsOf(tokens, table, totalLabel(line.text) !== null);
  if (cells === null) return null;
  const { before, assigned, after } = cells;
  const description = before.flatMap((token) => token.words);
  const words = [...description];
  for (const [token, heading] of assigned) {
    words.push(...moveTo(token.words, table.rights.get(heading) as number));
  }
  const set = makeLine(line.page, words, line.ocr);
  if (after.length === 0) return { lines: [set], description };
  const rest = makeLine(
    line.page,
    after.flatMap((token) => token.words),
    line.ocr,
  );
  return { lines: [set, rest], description };
};

const DANGLES = /[-\u2013,/&(]$|\b(?:to|of|with|and|or|for|per|x|up)$/i;
const CONTINUES = /^(?:[-\u2013(/&]|[a-z]|\d+(?:\s?\d\/\d)?["'])/;
const LONGEST_TAIL_WORDS = 8;

/**
 * Whether a line goes on with the description above it. Nothing tells by its place here, so its
 * words have to: the row breaks off in the middle of a phrase, or the line begins in one.
 */
const goesOn = (row: FlowedRow, line: Line): boolean => {
  if (row.description.length === 0 || line.words.length > LONGEST_TAIL_WORDS) return false;
  if (/[.:]$/.test(line.text) || /^\w[\w ]*:/.test(line.text)) return false;
  const above = row.description.map(({ text }) => text).join(' ');
  if (totalLabel(above) !== null || totalLabel(line.text) !== null) return false;
  return DANGLES.test(above) || CONTINUES.test(line.text);
};

/** The row with the rest of its description in it. */
const withTail = (row: FlowedRow, line: Line): Line => {
  const [set] = row.lines as [Line];
  const right = boxAround(row.description).right + 1;
  const width = boxAround(line.words).right - boxAround(line.words).left;
  const tail = level(moveTo(line.words, right + width), set);
  const figures = set.words.filter((word) => !row.description.includes(word));
  return makeLine(set.page, [...row.description, ...tail, ...figures], set.ocr);
};

interface Cells {
  before: Token[];
  assigned: [Token, Heading][];
  after: Token[];
}

const FIGURES: ReadonlySet<Token['kind']> = new Set([
  'amount',
  'percent',
  'ageLife',
  'condition',
  'notApplicable',
  'priceNote',
  'mark',
]);

const cellsOf = (tokens: Token[], table: FlowedTable, isTotal: boolean): Cells | null => {
  const columns = [...table.rights.keys()];
  // The row's own quantity is the last one that only figures follow: sizes in a description are
  // followed by words.
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const token = tokens[at] as Token;
    if (!isTotal && token.kind !== 'quantity') continue;
    if (isTotal && (FIGURES.has(token.kind) || at === tokens.length - 1)) {
      if (at > 0 && FIGURES.has((tokens[at - 1] as Token).kind)) continue;
    } else if (isTotal) continue;
    const tail = tokens.slice(isTotal ? at : at + 1);
    const end = tail.findIndex(({ kind }) => !FIGURES.has(kind));
    const figures = end === -1 ? tail : tail.slice(0, end);
    if (figures.length === 0) continue;
    const open = isTotal
      ? columns.filter(({ kind }) => TOTALLED.has(kind))
      : columns.filter(({ kind }) => kind !== 'quantity');
    const assigned = align(figures, open, isTotal ? null : token.value);
    if (assigned === null) continue;
    const quantity = columns.find(({ kind }) => kind === 'quantity');
    if (!isTotal && quantity) assigned.unshift([token, quantity]);
    return {
      before: tokens.slice(0, at),
      assigned,
      after: end === -1 ? [] : tail.slice(end),
    };
  }
  return null;
};

const TOTALLED: ReadonlySet<ColumnKind> = new Set([
  'lineItemTotal',
  'tax',
  'overheadProfit',
  'total',
  'rcv',
  'depreciation',
  'lostDepreciation',
  'acv',
]);

const ACCEPTS: Partial<Record<ColumnKind, ReadonlySet<Token['kind']>>> = {
  ageLife: new Set(['ageLife']),
  condition: new Set(['condition']),
  depreciationPercent: new Set(['percent', 'notApplicable']),
};
const AMOUNTS: ReadonlySet<Token['kind']> = new Set(['amount', 'priceNote']);

/** Figures to columns in order, blanks where they make the row add up best; null where none fits. */
const align = (
  figures: Token[],
  columns: Heading[],
  quantity: number | null,
): [Token, Heading][] | null => {
  let best: { score: number; cells: [Token, Heading][] } | null = null;
  const visit = (figure: number, column: number, cells: [Token, Heading][]): void => {
    const token = figures[figure];
    if (token === undefined) {
      const score = scoreOf(cells, quantity);
      if (best === null || score > best.score) best = { score, cells };
      return;
    }
    const last = cells.at(-1);
    if (token.kind === 'mark' && last) {
      visit(figure + 1, column, [...cells, [token, last[1]]]);
      return;
    }
    // No more blanks than columns are left for.
    for (let at = column; at < columns.length; at += 1) {
      const heading = columns[at] as Heading;
      if (!(ACCEPTS[heading.kind] ?? AMOUNTS).has(token.kind)) continue;
      if (token.bracket !== null && heading.kind !== 'depreciation' && quantity !== null) continue;
      visit(figure + 1, at + 1, [...cells, [token, heading]]);
    }
  };
  visit(0, 0, []);
  return (best as { cells: [Token, Heading][] } | null)?.cells ?? null;
};

/** Half a cent either way: the printed rate is rounded. */
const CENT = 0.011;

const scoreOf = (cells: [Token, Heading][], quantity: number | null): number => {
  const value = (...kinds: ColumnKind[]): number | null => {
    const cell = cells.find(
      ([token, heading]) => kinds.includes(heading.kind) && token.value !== null,
    );
    return cell?.[0].value ?? null;
  };
  let score = 0;
  const rcv = value('rcv', 'total');
  const rate = value('unitPrice', 'unit');
  const acv = value('acv');
  const added = (value('tax') ?? 0) + (value('overheadProfit') ?? 0);
  if (rcv !== null) score += 1;
  if (rate !== null) score += 1;
  if (quantity !== null && rate !== null && rcv !== null) {
    const off = Math.abs(quantity * rate + added - rcv);
    if (off <= CENT + Math.abs(quantity) * 0.005) score += 4;
  }
  if (rcv !== null && acv !== null) {
    if (Math.abs(rcv - (value('depreciation') ?? 0) - acv) <= CENT) score += 3;
  }
  return score;
};

/** The words side by side, the last one ending at `right`. */
const moveTo = (words: readonly Word[], right: number): Word[] => {
  if (words.length === 0) return [];
  const shift = right - boxAround(words).right;
  return movedBy(words, shift);
};

/** Header words of several lines on the first line's level. */
const level = (words: readonly Word[], line: Line): Word[] =>
  words.map((word) => ({
    ...word,
    box: { ...word.box, top: line.box.top, bottom: line.box.bottom },
  }));
