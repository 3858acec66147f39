import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { ScanRepair } from './repairs.ts';
import { respell } from './respell.ts';

const NUMBER = /^\d{1,4}[a-z]?[.)]?$/;
const CATEGORY = /^[A-Z]{3}$/;
const SELECTOR = /^[A-Z\d][A-Z\d&<>+/-]*$/;
/** Both codes with no space between them, or with a speck in it. */
const JOINED = /^([A-Z]{3})[.,:;'_-]?([A-Z\d][A-Z\d&<>+/-]+)$/;
/** A number and a word; a calculation stands before figures: `11   11.00EA`. */
const isRow = ({ words: [number, word] }: Line): boolean =>
  NUMBER.test(number?.text ?? '') && /^\p{L}/u.test(word?.text ?? '');

/** Rows that begin with two codes tell so of all rows, where they are as many of them. */
const LEAST_SHARE = 0.6;
const FEWEST_ROWS = 3;

/**
 * `CPS.LAB`, `RFGARMV`: the category and the selector behind a row's number, read as one word, where
 * the print's other rows have both, and a speck parts them or the category is among theirs.
 */
export const withCodesApart = (pages: readonly PageLines[], repairs: ScanRepair[]): PageLines[] => {
  const rows = pages.flatMap(({ ocr, lines }) => (ocr ? lines.filter(isRow) : []));
  const categories = new Set<string>();
  let coded = 0;
  for (const { words } of rows) {
    const [, category, selector] = words.map(({ text }) => text);
    if (!CATEGORY.test(category ?? '') || !SELECTOR.test(selector ?? '')) continue;
    categories.add(category as string);
    coded += 1;
  }
  if (coded < FEWEST_ROWS || coded < rows.length * LEAST_SHARE) return [...pages];
  const isJoined = ({ words }: Line): boolean => {
    const text = words[1]?.text ?? '';
    const category = JOINED.exec(text)?.[1];
    return category !== undefined && (categories.has(category) || /\W/.test(text[3] ?? ''));
  };
  const own = new Set(rows);
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => {
      if (!own.has(line)) return line;
      return isJoined(line) ? parted(line, repairs) : inCapitals(line, repairs);
    }),
  }));
};

/** `wDV DH13 &`: codes are in capitals, and no word has some behind small letters. */
const inCapitals = (line: Line, repairs: ScanRepair[]): Line => {
  const [, category, selector, sign] = line.words;
  const isCategory =
    MIXED_CATEGORY.test(category?.text ?? '') &&
    SELECTOR.test(selector?.text ?? '') &&
    isSign(sign);
  return isCategory
    ? respell(line, repairs, ({ text }, at) => (at === 1 ? text.toUpperCase() : null))
    : line;
};

const MIXED_CATEGORY = /^(?!\p{Lu}?\p{Ll}+$)\p{L}{3}$/u;

/** What stands behind the codes of a row: what is done. */
const isSign = (word: Word | undefined): boolean => /^[-+&RrIiMm]$/.test(word?.text ?? '');

/** `19.   ELE   (oS)   &`: what stands between a category and the sign of what is done, however badly it was read. */
export const isSelectorOf = ({ words }: Line, word: Word | undefined): boolean =>
  word !== undefined &&
  words[2] === word &&
  NUMBER.test(words[0]?.text ?? '') &&
  CATEGORY.test(words[1]?.text ?? '') &&
  /[\p{L}\p{N}]/u.test(word.text) &&
  isSign(words[3]);

const parted = (line: Line, repairs: ScanRepair[]): Line => {
  const [number, word, ...rest] = line.words as [Word, Word, ...Word[]];
  const [, category = '', selector = ''] = JOINED.exec(word.text) ?? [];
  const { left, right } = word.box;
  const each = (right - left) / word.text.length;
  const settled = `${category} ${selector}`;
  repairs.push({ page: line.page, box: word.box, read: word.text, settled });
  const codes: Word[] = [
    { ...word, text: category, box: { ...word.box, right: left + each * category.length } },
    { ...word, text: selector, box: { ...word.box, left: right - each * selector.length } },
  ];
  return makeLine(line.page, [number, ...codes, ...rest], true);
};
