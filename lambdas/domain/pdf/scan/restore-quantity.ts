import { lineAmount } from '../../money/money.ts';
import type { Column } from '../columns/column-model.ts';
import { PLATFORM_UNITS } from '../items/units.ts';
import { boxAround, type Line, makeLine, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { cellBehind, hasForm, type RowContext, unitLike } from './cells.ts';
import type { ScanRepair } from './repairs.ts';

/** Font sizes that a quantity with its unit takes at most, left of its column's edge. */
const WIDEST = 6.5;

/**
 * Puts the quantity that a row's amounts make into its cell, where a stamp, a stroke or specks left
 * nothing that looks like one. Only where no other quantity makes the same amounts.
 */
export const withQuantity = (
  line: Line,
  columns: readonly Column[],
  columnOf: Map<Word, Column>,
  context: RowContext,
  repairs: ScanRepair[],
): Line => {
  const { quantity, rate } = context;
  const column = columns.find(({ kind }) => kind === 'quantity');
  if (column?.align?.edge !== 'right' || quantity === null || rate === null) return line;
  const held = [...columnOf].find(([, { kind }]) => kind === 'quantity')?.[0];
  const isRead = (text: string): boolean =>
    hasForm(text, 'quantity') || cellBehind(text, column, context) !== null;
  if ((held !== undefined && isRead(held.text)) || !isOnly(quantity, rate)) return line;
  // `-2 SQ   95.00   -$190.00`
  if (context.isCredit && Number(held?.text) === -quantity) return line;
  const { at } = column.align;
  const from = at - WIDEST * line.fontSize;
  const isOther = (word: Word): boolean => word !== held && columnOf.has(word);
  const behind = line.words.find((word) => isOther(word) && word.box.left > from);
  const until = Math.min(at + line.fontSize, behind?.box.left ?? Number.POSITIVE_INFINITY);
  const isThere = ({ box }: Word): boolean =>
    box.left >= from && (box.left + box.right) / 2 < until;
  const there = withoutTextBefore(line.words.filter((word) => isThere(word) && !isOther(word)));
  const [first] = there;
  // A lump sum is printed without a quantity, and a description may reach this far.
  if (first === undefined || !there.some(isOfQuantity)) return line;
  // A unit that stands far behind its figure has the column's edge.
  if (there.some((word) => hasForm(word.text, 'quantity') || isWhole(word, quantity))) return line;
  const unit = there
    // The end of a word that nobody could read is no unit.
    .filter((word) => word.confidence >= HARDLY_READ || /\d/.test(word.text) || isUnit(word))
    .map(({ text }) => unitLike(/([\p{L}\d]{2})[^\p{L}\d]*$/u.exec(text)?.[1] ?? ''))
    .find((one) => one !== null);
  const text = `${quantity.toFixed(2)}${unit ?? ''}`;
  const box = { ...boxAround(there), right: at };
  const word: Word = { ...first, text, box, alternatives: [] };
  repairs.push({ page: line.page, box, read: textOf(there), settled: text });
  if (held !== undefined) columnOf.delete(held);
  columnOf.set(word, column);
  const words = line.words.flatMap((one) =>
    one === first ? [word] : there.includes(one) ? [] : [one],
  );
  return makeLine(line.page, words, true);
};

/** The words from the cell on: `in the` far before it ends the description. */
const withoutTextBefore = (words: readonly Word[]): Word[] => {
  const cells = segmentsOf(words, APART);
  const isText = (cell: readonly Word[]): boolean => !cell.some(isOfQuantity);
  return cells.slice(cells.length > 1 ? cells.findIndex((cell) => !isText(cell)) : 0).flat();
};

/** Font sizes between the words of two cells, at least. */
const APART = 2;

/** What is read of a quantity: a digit, its unit, or nothing that anyone could read. */
const isOfQuantity = (word: Word): boolean =>
  /\d/.test(word.text) || isUnit(word) || word.confidence < HARDLY_READ;

const isUnit = ({ text }: Word): boolean => PLATFORM_UNITS.has(text);

const HARDLY_READ = 0.3;

/** Figures that are read so are printed so. */
const SURE = 0.91;

/** `6` for 6.00; and `9`, read surely, is no 6 whose decimals are hidden. */
const isWhole = ({ text, confidence }: Word, quantity: number): boolean =>
  /^\d+$/.test(text) &&
  (Number(text) === quantity || (confidence >= SURE && !quantity.toFixed(2).startsWith(text)));

/** Whether a hundredth more or less would make another amount. */
const isOnly = (quantity: number, rate: number): boolean => {
  const made = lineAmount(quantity, rate);
  return [-0.01, 0.01].every((more) => !lineAmount(quantity + more, rate).eq(made));
};
