import { type Line, median, segmentsOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { ROW_NUMBER } from '../row-lines/item-start.ts';
import { TEXT_COLUMNS, TOTALS_OF_ROW } from '../tables/column-kinds.ts';
import type { Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { assignColumns } from './assign-columns.ts';
import { type Column, isTextColumn, standsBelow } from './column-model.ts';

/**
 * Learns from a table's own rows how each column aligns: the edge at which its cells agree best.
 * Columns with fewer than three cells keep to their heading; of two that stand one below the other,
 * each holds what the other's cells say.
 */
export const learnAlignment = (
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): Column[] => {
  const cellsOf = new Map<Column, Token[]>();
  for (const tokens of rows) {
    const assigned = assignColumns(tokens, columns);
    if (assigned.figures < 2) continue;
    for (const cell of assigned.cells) {
      if (cell.column === null || TEXT_COLUMNS.has(cell.column.kind)) continue;
      if (isRateBelow(cell.token)) continue;
      const isUnit = cell.column.kind === 'unit' && cell.token.unit !== null;
      if (['priceNote', 'notApplicable', 'text'].includes(cell.token.kind) && !isUnit) continue;
      const list = cellsOf.get(cell.column) ?? [];
      list.push(cell.token);
      cellsOf.set(cell.column, list);
    }
  }
  return columns.map((column) => {
    const cells = columns.flatMap((other) =>
      other === column || standsBelow(other, column) ? (cellsOf.get(other) ?? []) : [],
    );
    if (cells.length < 3) return column;
    const edges = EDGES.map((edge) => {
      const values = cells.map((cell) =>
        edge === 'center' ? (cell.left + cell.right) / 2 : cell[edge],
      );
      const at = median(values);
      // The mean sees what the median hides: one width in most rows aligns at every edge.
      const misses = values.map((value) => Math.min(20, Math.abs(value - at)));
      return { edge, at, spread: misses.reduce((total, miss) => total + miss, 0) / misses.length };
    });
    // Figures end at an edge, where no other is clearly theirs; units begin at one. A few wide ones
    // among many of one width hardly show in the mean: where all agree at another edge, it is theirs.
    const usual = column.kind === 'unit' ? 'left' : 'right';
    // In a scan all edges are as far off as the picture's points, and a few of one width agree by chance.
    const isScanned = cells.some(({ words }) => words.some(({ confidence }) => confidence < 1));
    const isExact =
      !isScanned && edges.some(({ edge, spread }) => edge !== usual && spread < EXACT);
    const [best] = edges
      .map((one) => ({
        ...one,
        spread:
          one.edge === usual && !(isExact && one.spread > EXACT) ? one.spread - 0.5 : one.spread,
      }))
      .sort((a, b) => a.spread - b.spread);
    if (best === undefined || best.spread > 8) return column;
    const edge = best.edge === 'figureRight' ? 'right' : best.edge;
    return { ...column, align: { edge, at: best.at } };
  });
};

/** `(8.125%)` below an amount of tax: the rate that it was reckoned with, in no column of its own. */
const isRateBelow = ({ kind, raw }: Token): boolean => kind === 'percent' && /^\(.*\)$/.test(raw);

/** Figures may end in one line with units of any width behind them. */
const EDGES = ['right', 'figureRight', 'center', 'left'] as const;

/** Points by which cells miss an edge that is theirs, in the mean. */
const EXACT = 0.05;

/** Points by which texts may begin before their heading and be taken for its own all the same. */
const BEFORE_HEADING = 4;

/**
 * Headings may be centred over a wide column of text, whose cells begin far to the left of them:
 * where most of the texts below a heading share a left edge, the column begins there.
 */
export const learnTextEdges = (columns: readonly Column[], lines: readonly Line[]): Column[] => {
  const [first] = columns;
  // Of a text before all figures, nothing else could hold what begins left of its heading.
  const isBounded = first !== undefined && !isTextColumn(first);
  if (columns.filter(isTextColumn).length < 2 && !isBounded) return [...columns];
  const parts = lines.flatMap((line) => segmentsOf(line.words, 1.5));
  const edgesOf = (words: readonly Word[]): { left: number; right: number; isText: boolean } => ({
    isText: words.some(({ text }) => /\p{L}/u.test(text)),
    left: words[0]?.box.left ?? 0,
    // Of a cell of several lines, the last may be the shortest.
    right: Math.max(0, ...words.map(({ box }) => box.right)),
  });
  return columns.map((column, index) => {
    if (!isTextColumn(column)) return column;
    const before = columns[index - 1];
    const isBesideNumbers = before?.kind === 'itemNumber';
    const figures = columns.slice(0, index);
    const isRemark = before !== undefined && ENDS_ROW.has(before.kind);
    const free = Math.max(0, ...figures.map(({ right }) => right));
    const isBehindFigures = index > 0 && !figures.some(isTextColumn);
    const counts = figures.filter((one) => !isTextColumn(one));
    // A cell of the column before may stand so close that both look like one.
    const below = (
      isBesideNumbers
        ? parts.map(withoutNumber).map(edgesOf)
        : before?.kind === 'selector'
          ? parts.map((words) => edgesOf(withoutCode(words, before)))
          : isBehindFigures
            ? parts.map((words) =>
                edgesOf(isBehind(words, free) ? words : withoutFigures(words, index)),
              )
            : parts.map((words) =>
                edgesOf(withoutCellsOf(counts, isRemark ? behindAmount(words) : words)),
              )
    ).filter((part) => part.left > free);
    const reaching = below.filter((part) => part.left < column.right && part.right > column.left);
    // Of short texts in a wide column, hardly one reaches as far as the heading.
    const until = columns[index + 1]?.left ?? Number.POSITIVE_INFINITY;
    const within =
      reaching.length >= LEAST_TEXTS || before === undefined
        ? reaching
        : below.filter(
            (part) =>
              part.isText &&
              part.left > before.right &&
              part.left < column.right &&
              part.right < until,
          );
    const left = median(within.map((part) => part.left));
    const sharing = within.filter((part) => Math.abs(part.left - left) < 3).length;
    const isCentred =
      within.length >= LEAST_TEXTS &&
      sharing >= within.length * 0.7 &&
      left < column.left - BEFORE_HEADING;
    return isCentred ? { ...column, left } : column;
  });
};

const LEAST_TEXTS = 3;

/** What a row comes to, or by how much that differs from what others made it. */
const ENDS_ROW: ReadonlySet<Column['kind']> = new Set([...TOTALS_OF_ROW, 'otherNumber']);

/** `1000 gal. tank` in a cell right of the headings of figures: its number is none of theirs. */
const isBehind = ([first]: readonly Word[], free: number): boolean =>
  first !== undefined && first.box.left > free + BESIDE_FIGURES;

/** Points by which the last figure before the words may begin behind its heading. */
const BESIDE_FIGURES = 12;

/**
 * `$794.63 disposal fee`: the amount of a row may end close before the remark on it, and its price before that. One
 * without cents stands further off than the count that begins a remark, `425  Sheet metal shop`.
 */
const behindAmount = (words: readonly Word[]): readonly Word[] => {
  const isAmount = ({ text, box, fontSize }: Word, index: number): boolean => {
    const next = words[index + 1];
    const isApart = next !== undefined && next.box.left - box.right > fontSize * MORE_THAN_SPACE;
    return AMOUNT.test(text) || (isApart && WHOLE_AMOUNT.test(text));
  };
  const at = words.findIndex((word, index) => !isAmount(word, index));
  return at > 0 ? words.slice(at) : words;
};

const AMOUNT = /^[-(]?[$£€]?\d[\d,]*\.\d{2}\)?$/;
const WHOLE_AMOUNT = /^[-(]?[$£€]?\d[\d,]*\)?$/;

/** `1   36 x 38 1/2 DH`: what stands right below a heading of figures is its cell. */
const withoutCellsOf = (figures: readonly Column[], words: readonly Word[]): readonly Word[] => {
  const isIn = ({ text, box, fontSize }: Word, index: number): boolean => {
    const next = words[index + 1];
    // Below a heading that is centred a figure may stand beyond it, apart from the words.
    const isApart = next !== undefined && next.box.left - box.right > fontSize * MORE_THAN_SPACE;
    const mayEndBeyond = isApart && FIGURE.test(text);
    return figures.some(
      ({ left, right }) =>
        box.left > left - IN_CELL &&
        (mayEndBeyond ? box.left < right + BESIDE_FIGURES : box.right < right + IN_CELL),
    );
  };
  const at = words.findIndex((word, index) => !isIn(word, index));
  return at > 0 ? words.slice(at) : words;
};

const FIGURE = /^\d[\d,]*(?:\.\d+)?$/;

/** Points by which a figure may reach beyond its heading. */
const IN_CELL = 2;

/** A row's number may end so close before its words that both look like one cell. */
const withoutNumber = (words: readonly Word[]): readonly Word[] =>
  words.length > 1 && ROW_NUMBER.test(words[0]?.text ?? '') ? words.slice(1) : words;

/** `WH-204 Water heater`: so may a code below its heading. */
const withoutCode = (words: readonly Word[], { left, right }: Column): readonly Word[] => {
  const [code, next] = words;
  const isCell =
    code !== undefined &&
    next !== undefined &&
    CODE.test(code.text) &&
    code.box.left < right &&
    code.box.right > left &&
    next.box.left - code.box.right > code.fontSize * MORE_THAN_SPACE;
  return isCell ? words.slice(1) : words;
};

const CODE = /^(?=.*\p{Lu})[\p{Lu}\d]+(?:[-./][\p{Lu}\d]+)*$/u;

/** Font sizes between cells that nearly touch, at least. */
const MORE_THAN_SPACE = 0.55;

/** `27.33 SQ Tear off`: so may quantities that stand first, of which there are as many as columns before the words. */
const withoutFigures = (words: readonly Word[], most: number): readonly Word[] => {
  const tokens = tokensOf(words);
  const text = tokens.findIndex(({ kind }, at) => at >= most || !LEADING.has(kind));
  const from = tokens[text]?.words[0];
  const at = from === undefined ? -1 : words.findIndex(({ box }) => box.left === from.box.left);
  return at > 0 ? words.slice(at) : words;
};

const LEADING: ReadonlySet<Token['kind']> = new Set(['amount', 'quantity', 'unit']);
