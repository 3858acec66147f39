import { boxAround, type Line, makeLine, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { ScanRepair } from './repairs.ts';

/** The line with each word's text as `settle` has it, null for as it is; every change is told. */
export const respell = (
  line: Line,
  repairs: ScanRepair[],
  settle: (word: Word, index: number) => string | null,
): Line => {
  let changed = false;
  const words = line.words.map((word, index) => {
    const settled = settle(word, index);
    if (settled === null || settled === word.text) return word;
    changed = true;
    repairs.push({ page: line.page, box: word.box, read: word.text, settled });
    const one = oneBehind(word.text, settled);
    const alternatives = [...(word.alternatives ?? []), ...(one === null ? [] : [one])];
    return { ...word, text: settled, ...(alternatives.length > 0 ? { alternatives } : {}) };
  });
  return changed ? makeLine(line.page, words, true) : line;
};

/** `}1.876.12` for 11,876.12: a stroke before an amount may be its first digit. */
const oneBehind = (read: string, settled: string): string | null =>
  /^[}\]|!/]\d/.test(read) && /^\d[\d,]*\.\d\d$/.test(settled) ? `1${settled}` : null;

/** The line with so many words from `at` read as one. */
export const joinWords = (line: Line, at: number, count: number, repairs: ScanRepair[]): Line => {
  const parts = line.words.slice(at, at + count);
  const [first] = parts;
  if (first === undefined) return line;
  const box = boxAround(parts);
  const text = parts.map((word) => word.text).join('');
  repairs.push({ page: line.page, box, read: textOf(parts), settled: text });
  return makeLine(line.page, line.words.toSpliced(at, count, { ...first, text, box }), true);
};

/** The line without what was read where nothing is printed; every word that spells something is told. */
export const withoutWords = (
  line: Line,
  strays: ReadonlySet<Word>,
  repairs: ScanRepair[],
): Line => {
  if (strays.size === 0) return line;
  for (const word of strays)
    if (/[\p{L}\p{N}]/u.test(word.text))
      repairs.push({ page: line.page, box: word.box, read: word.text, settled: '' });
  return makeLine(
    line.page,
    line.words.filter((word) => !strays.has(word)),
    true,
  );
};
