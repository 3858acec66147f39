import { isPriceNote } from '../items/words-in-cells.ts';
import { type Line, makeLine, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { RawItem } from '../row-lines/raw-item.ts';
import { addText } from '../row-lines/take-texts.ts';
import { type ColumnKind, TEXT_COLUMNS } from '../tables/column-kinds.ts';
import { pitchBetween, SECOND_LINE } from '../tables/line-pitch.ts';
import { unitCode } from '../tokens/read-figure.ts';
import type { Token } from '../tokens/token.ts';

/** Font sizes between the cells of one line. */
const CELL_GAP = 1.2;

/** Columns between the descriptions and the figures of numbered rows, whose cells may take two lines. */
const GOES_ON_BELOW: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  'coverage',
  'category',
  'room',
  'activity',
]);

/** Points by which what stands below a figure may miss its edges. */
const BELOW = 4;

/** `+HST`, `GST`, `Taxable`, `+OH Sales Tax`: which tax the amount above is to bear. */
const TAX_MARK =
  /^\+\s*(?:\p{L}+\s+){0,3}tax$|^\+?\s*(?:hst|gst|pst|qst|vat|tps|tvq|tax|taxable|non-?taxable|no\s+tax|exempt|zero\s+rated)$/iu;

const isBelow = (words: readonly Word[], { left, right }: Token): boolean => {
  const [first, last] = [words[0], words.at(-1)];
  return (
    first !== undefined &&
    last !== undefined &&
    first.box.left < right + BELOW &&
    last.box.right > left - BELOW
  );
};

/** `AS` over `INCURRED` in a column too narrow for both: takes the rest of words that stand for an amount. */
export const completesNote = (item: RawItem, words: readonly Word[]): boolean => {
  for (const [kind, cell] of item.cells) {
    const text = `${cell.text} ${textOf(words)}`;
    if (TEXT_COLUMNS.has(kind) || !isBelow(words, cell) || !isPriceNote(text)) continue;
    item.cells.set(kind, { ...cell, kind: 'priceNote', text, raw: text });
    return true;
  }
  return false;
};

/**
 * Invoicing programs set the unit below the quantity, `1.00` over `pcs`, and the tax below the price, `$62.00`
 * over `+HST`, and platforms let `Other` go on with `Structures` there: takes these to the row and leaves the rest of the line; null where nothing is left.
 */
export const withoutCellsBelow = (line: Line, item: RawItem): Line | null => {
  const row = item.lines.findLast((one) => one.page === line.page);
  if (row === undefined || line.ocr || pitchBetween(row, line) > SECOND_LINE) return line;
  const quantity = item.cells.get('quantity');
  const figures = [...item.cells].filter(([kind]) => !TEXT_COLUMNS.has(kind));
  const from = Math.min(...figures.map(([, { left }]) => left)) - BELOW;
  const others = item.model.columns.filter(
    ({ kind }) => GOES_ON_BELOW.has(kind) && item.texts.has(kind),
  );
  const codes = item.model.columns.find(({ kind }) => kind === 'selector');
  const taken = segmentsOf(line.words, CELL_GAP).filter((words) => {
    const left = words[0]?.box.left ?? 0;
    const other = others.find((column) => Math.abs(column.left - left) < BELOW);
    if (other !== undefined && item.number !== null) {
      addText(item, other.kind, textOf(words));
      return true;
    }
    // `under tile   Demolition` below `02.20 Selective`: the words of a code, whose figures say it.
    const isBehind = left > line.box.left + BELOW;
    if (codes !== undefined && isBehind && Math.abs(codes.left - left) < BELOW) return true;
    const text = textOf(words);
    if (figures.some(([, cell]) => isBelow(words, cell)) && TAX_MARK.test(text)) return true;
    if (left < from) return false;
    if (completesNote(item, words)) return true;
    const unit = unitCode(text);
    if (unit === null || quantity === undefined || !isBelow(words, quantity)) return false;
    if (quantity.unit !== null || item.cells.has('unit')) return false;
    item.cells.set('quantity', { ...quantity, unit });
    return true;
  });
  if (taken.length === 0) return line;
  item.lines.push(line);
  const rest = line.words.filter((word) => !taken.some((words) => words.includes(word)));
  return rest.length === 0 ? null : makeLine(line.page, rest, line.ocr);
};
