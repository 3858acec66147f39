import type { Column } from '../columns/column-model.ts';
import { boxAround, type Line, makeLine, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { TOTALS_OF_ROW } from '../tables/column-kinds.ts';
import { hasForm } from './cells.ts';
import type { ScanRepair } from './repairs.ts';

/** What a row of number signs is read as: letters of strokes alone. */
const STROKES = /^[Hhitfl#|]+$/;
/** Fewer may be a word or a speck, and words that are read surely are none. */
const LEAST_STROKES = 3;
const UNSURE = 0.75;
/** A number sign's width, in font sizes. */
const WIDTH = 0.556;

/** Whether a text stands for an amount that its cell was too narrow for. */
export const isMasked = (text: string): boolean => /^#{3,}$/.test(text);

/** `Hii i` for `##########`, what a spreadsheet prints of an amount too wide for its cell. */
export const withMaskedAmounts = (
  line: Line,
  columnOf: Map<Word, Column>,
  repairs: ScanRepair[],
): Line => {
  const isMask = ({ text, confidence }: Word): boolean => STROKES.test(text) && confidence < UNSURE;
  const [last, column] =
    [...columnOf].find(([word, { kind }]) => TOTALS_OF_ROW.has(kind) && isMask(word)) ?? [];
  if (last === undefined || column === undefined) return line;
  if (![...columnOf].some(([{ text }, { kind }]) => hasForm(text, kind))) return line;
  const at = line.words.indexOf(last);
  let from = at;
  while (from > 0 && isMask(line.words[from - 1] as Word)) from--;
  const mask = line.words.slice(from, at + 1);
  if (textOf(mask).replaceAll(' ', '').length < LEAST_STROKES) return line;
  const box = boxAround(mask);
  const signs = Math.round((box.right - box.left) / (last.fontSize * WIDTH));
  const word: Word = { ...last, text: '#'.repeat(Math.max(LEAST_STROKES, signs)), box };
  repairs.push({ page: line.page, box, read: textOf(mask), settled: word.text });
  for (const one of mask) columnOf.delete(one);
  columnOf.set(word, column);
  return makeLine(
    line.page,
    [...line.words.slice(0, from), word, ...line.words.slice(at + 1)],
    true,
  );
};
