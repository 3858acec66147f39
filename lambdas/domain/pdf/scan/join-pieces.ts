import type { Column } from '../columns/column-model.ts';
import { boxAround, type Line, makeLine } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { isMoney } from './cells.ts';
import type { ScanRepair } from './repairs.ts';

/** Font sizes between thousands and the rest, whose comma was read as nothing, at most. */
const COMMA_GAP = 0.5;

/**
 * `1` and `442.86` close together, where the row's amounts add up with 1,442.86 in that cell and
 * without it do not.
 */
export const joinThousands = (
  line: Line,
  columnOf: Map<Word, Column>,
  addsUp: (columnOf: ReadonlyMap<Word, Column>) => boolean,
  repairs: ScanRepair[],
): Line => {
  const found = line.words.flatMap((word, index) => {
    const before = line.words[index - 1];
    const column = columnOf.get(word);
    if (before === undefined || column === undefined || columnOf.has(before)) return [];
    if (!/^[1-9]\d{0,2}$/.test(before.text) || !/^\d{3}(?:,\d{3})*\.\d\d$/.test(word.text))
      return [];
    if (word.box.left - before.box.right > word.fontSize * COMMA_GAP) return [];
    return [{ before, word, column }];
  });
  const [only, another] = found;
  if (only === undefined || another !== undefined || addsUp(columnOf)) return line;
  const { before, word, column } = only;
  const text = `${before.text},${word.text}`;
  const box = boxAround([before, word]);
  const joined = { ...word, text, box, confidence: Math.min(before.confidence, word.confidence) };
  const others = new Map([...columnOf].filter(([one]) => one !== word));
  if (!addsUp(others.set(joined, column))) return line;
  repairs.push({ page: line.page, box, read: `${before.text} ${word.text}`, settled: text });
  columnOf.delete(word);
  columnOf.set(joined, column);
  const words = line.words.flatMap((one) =>
    one === before ? [] : one === word ? [joined] : [one],
  );
  return makeLine(line.page, words, true);
};

/** A first piece that ends in a comma, or digits to which the cents follow. */
const PIECE = /^(?:[^\p{L}]{0,3},|[(<]?\d[\d,.]*|[(<]?[\d,]+[.:;])$/u;

/** `+,` and `378.84`, `439.` and `22`, `4` and `/NA` close together are one cell read in two. */
export const joinPieces = (
  line: Line,
  columnOf: Map<Word, Column>,
  repairs: ScanRepair[],
): Line => {
  for (const [index, word] of line.words.entries()) {
    const before = line.words[index - 1];
    const column = columnOf.get(word);
    if (before === undefined || column === undefined) continue;
    if (columnOf.has(before) && columnOf.get(before) !== column) continue;
    const text = joinedText(before.text, word.text, column);
    const gap = word.box.left - before.box.right;
    if (text === null || gap > word.fontSize * 0.75) continue;
    const box = boxAround([before, word]);
    const joined = { ...word, text, box, confidence: Math.min(before.confidence, word.confidence) };
    repairs.push({ page: line.page, box, read: `${before.text} ${word.text}`, settled: text });
    columnOf.delete(before);
    columnOf.set(joined, column);
    const words = line.words.filter((other) => other !== before);
    words[words.indexOf(word)] = joined;
    return joinPieces(makeLine(line.page, words, true), columnOf, repairs);
  }
  return line;
};

const joinedText = (before: string, text: string, { kind }: Column): string | null => {
  if (kind === 'ageLife') {
    const whole = `${before}${text}`;
    return /^\d{1,3}$/.test(before) && /^[/|][\dN]/.test(text) ? whole.replace('|', '/') : null;
  }
  if (SHAPED.has(kind) || !PIECE.test(before)) return null;
  if (isMoney(text)) {
    if (!before.endsWith(',')) return null;
    return `${/^(\d{1,3}),$/.exec(before)?.[1] ?? '1'},${text}`;
  }
  // The cents alone.
  const cents = /^[.,]?(\d\d(?:[A-Z]{2})?[)>]?\*?[+=]?)$/.exec(text)?.[1];
  return cents === undefined || !/\d/.test(before)
    ? null
    : `${before.replace(/[.,:;]$/, '')}.${cents}`;
};

const SHAPED: ReadonlySet<ColumnKind> = new Set(['condition', 'depreciationPercent', 'unit']);
