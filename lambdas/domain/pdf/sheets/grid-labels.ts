import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';

/** Fewer columns are no spreadsheet: `A B C` may be anything. */
const LEAST_COLUMNS = 4;
/** So many letters are a spreadsheet's, whatever stands between two of them. */
const MANY_COLUMNS = 6;
/** Of a scan's row numbers one or two may be misread. */
const MOSTLY = 0.85;

/**
 * Spreadsheets may be printed with the letters of their columns above the cells and the numbers of
 * their rows before them. Both are left out: the numbers are not those of any item.
 */
export const withoutGridLabels = (pages: readonly PageLines[]): PageLines[] =>
  pages.map((page) => {
    const letters = page.lines.find(isLetters);
    return letters === undefined ? page : { ...page, lines: unlabelled(page.lines, letters) };
  });

const isLetters = (line: Line): boolean => (line.ocr ? areScannedLetters(line) : areLetters(line));

/**
 * `A B c D | E`, `A B 777" Cc D E F G`: in a scan some are small or read twice, rules stand between them, and one
 * may be lost. Among many, one word may be what a speck or a rule was read as.
 */
const areScannedLetters = ({ words }: Line): boolean => {
  const texts = words.map(({ text }) => text.toUpperCase()).filter((text) => /[A-Z\d]/.test(text));
  const letters = texts.flatMap((text) => /^([A-Z])\1?$/.exec(text)?.[1] ?? []);
  const others = texts.length - letters.length;
  return (
    letters[0] === 'A' &&
    letters[0] === texts[0] &&
    letters.length >= LEAST_COLUMNS &&
    others <= (letters.length >= MANY_COLUMNS ? 1 : 0) &&
    letters.every((letter, at) => letter > (letters[at - 1] ?? ''))
  );
};

export const areLetters = (line: Line): boolean =>
  line.text.startsWith('A B C ') && line.words.length >= LEAST_COLUMNS && areLettersFrom(line, 0);

/** `G H` from the seventh column on. */
export const areLettersFrom = ({ words }: Line, column: number): boolean =>
  words.length > 0 && words.every((word, at) => word.text === letterOf(column + at));

/** `A` to `Z`, then `AA`. */
const letterOf = (column: number): string =>
  (column < 26 ? '' : letterOf(Math.floor(column / 26) - 1)) +
  String.fromCharCode('A'.charCodeAt(0) + (column % 26));

const unlabelled = (lines: readonly Line[], letters: Line): Line[] => {
  const others = lines.filter((line) => line !== letters);
  const numbers = others.flatMap(({ words: [first] }) =>
    first !== undefined && /^\d{1,5}$/.test(first.text) && first.box.right < letters.box.left
      ? [first]
      : [],
  );
  const rising = numbers.filter(
    ({ text }, at) => at === 0 || Number(text) > Number(numbers[at - 1]?.text),
  );
  const counts = rising.length >= numbers.length * (letters.ocr ? MOSTLY : 1);
  if (numbers.length * 2 < others.length || !counts) return others;
  const labels = new Set([...numbers, ...(letters.ocr ? misreadBeside(numbers, others) : [])]);
  return others.flatMap((line) => {
    const words = line.words.filter((word) => !labels.has(word));
    if (words.length === line.words.length) return [line];
    return words.length === 0 ? [] : [makeLine(line.page, words, line.ocr)];
  });
};

/** `L7` for `7` between a stroke and the cells: it stands in the column of the numbers, and nothing else does. */
const misreadBeside = (numbers: readonly Word[], lines: readonly Line[]): Word[] => {
  const right = Math.max(...numbers.map(({ box }) => box.right));
  return lines.flatMap(({ words: [first] }) =>
    first !== undefined && first.box.right <= right + 1 && /\d/.test(first.text) ? [first] : [],
  );
};
