import type { Column } from '../columns/column-model.ts';
import { boxAround, type Line, makeLine } from '../lines.ts';
import type { Word } from '../page-text.ts';
import type { ColumnKind } from '../vocabulary.ts';
import { isMoney } from './cells.ts';
import type { ScanRepair } from './repairs.ts';

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
