import { type Line, makeLine, median, type PageLines, segmentsOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { HEADING_WORDS } from '../tables/heading-words.ts';
import type { ScanRepair } from './repairs.ts';
import { bare } from './settle-heading.ts';

/** Points by which a head's words may stand elsewhere than in the other tables of the print. */
const NEAR = 5;
/** A line of heads has so many words at least; shorter ones must be there wholly. */
const LEAST_WORDS = 3;
/** Font sizes between two heads, at the least. */
const APART = 0.8;
/** Of another table's head so much must be there to know it again. */
const LEAST_SHARE = 0.6;
/** Rows below a head that are looked at for its column's figures. */
const ROWS_BELOW = 16;

/**
 * The heads of a print's tables recur on its pages. Where a stamp or a watermark hides a word of
 * one, the others tell which it was; it is put back where figures stand below its place, and what
 * was read there instead is left out.
 */
export const restoreHeads = (pages: readonly PageLines[], repairs: ScanRepair[]): PageLines[] => {
  const known = pages.flatMap((page) => page.lines.filter(isHead));
  if (known.length === 0) return [...pages];
  return pages.map((page) => {
    if (!page.ocr) return page;
    const lines = page.lines.map((line, index) => {
      if (headWords(line).length < 2 || !line.ocr || AMOUNT.test(line.text)) return line;
      const below = page.lines.slice(index + 1, index + 1 + ROWS_BELOW);
      for (const head of known) {
        const restored = head === line ? null : restoredBy(line, head, below, repairs);
        if (restored !== null) return restored;
      }
      return line;
    });
    return { ...page, lines };
  });
};

const isHeading = (word: Word): boolean => HEADING_WORDS.has(bare(word.text)) || word.text === '%';

const headWords = (line: Line): Word[] => line.words.filter(isHeading);

/** A row has figures, whatever heads its words may be: `Dish - Remove & replace   1.00   48.59`. */
const AMOUNT = /\d\.\d\d/;

/** A line of nothing but heads, far apart from each other: `Remove & Replace   EA` is of two cells. */
const isHead = (line: Line): boolean =>
  line.words.length >= LEAST_WORDS &&
  line.words.every(isHeading) &&
  line.box.right - line.box.left > 12 * line.fontSize &&
  segmentsOf(line.words, APART).length >= LEAST_WORDS;

const restoredBy = (
  line: Line,
  head: Line,
  below: readonly Line[],
  repairs: ScanRepair[],
): Line | null => {
  const pairs = headWords(line).map((word) => {
    const twins = head.words.filter((one) => bare(one.text) === bare(word.text));
    const [twin] = twins.sort((a, b) => distance(a, word) - distance(b, word));
    return { word, twin };
  });
  if (pairs.some(({ twin }) => twin === undefined)) return null;
  const matched = new Map(pairs.flatMap(({ word, twin }) => (twin ? [[twin, word] as const] : [])));
  const shift = median([...matched].map(([twin, word]) => word.box.left - twin.box.left));
  const isInPlace = [...matched].every(
    ([twin, word]) => Math.abs(word.box.left - twin.box.left - shift) < NEAR,
  );
  const share = matched.size / head.words.length;
  if (!isInPlace || matched.size !== pairs.length || share < LEAST_SHARE) return null;
  if (matched.size < LEAST_WORDS && share < 1) return null;
  const missing = head.words
    .filter((word) => !matched.has(word))
    .map((word) => ({
      ...word,
      box: { ...line.box, left: word.box.left + shift, right: word.box.right + shift },
    }));
  const strays = line.words.filter((word) => !isHeading(word));
  if (missing.some((word) => !headsFigures(word, below) && !isReadAmiss(word, strays))) return null;
  if (missing.length === 0 && strays.length === 0) return null;
  // What was read for a head stands near its place; what stands elsewhere is no head's.
  for (const word of strays)
    if (/[\p{L}\p{N}]/u.test(word.text))
      repairs.push({ page: line.page, box: word.box, read: word.text, settled: '' });
  for (const word of missing)
    repairs.push({ page: line.page, box: word.box, read: '', settled: word.text });
  const words = [...matched.values(), ...missing].sort((a, b) => a.box.left - b.box.left);
  return makeLine(line.page, words, true);
};

const distance = (a: Word, b: Word): number => Math.abs(a.box.left - b.box.left);

/** `'N 3.` in the place of `No.`, `'CAT` in that of `CAT`: what was read there is no word of its own. */
const isReadAmiss = ({ box, text }: Word, strays: readonly Word[]): boolean => {
  const inPlace = strays.filter(
    (stray) => stray.box.left < box.right && stray.box.right > box.left,
  );
  return (
    inPlace.length > 0 &&
    inPlace.every((stray) => stray.text.replace(/[^\p{L}\p{N}]/gu, '').length <= text.length) &&
    inPlace.some((stray) => sharesLetter(stray.text, text))
  );
};

const sharesLetter = (read: string, known: string): boolean =>
  [...bare(known)].some((letter) => /\p{L}/u.test(letter) && read.toLowerCase().includes(letter));

const headsFigures = ({ box }: Word, below: readonly Line[]): boolean =>
  below.some((line) =>
    line.words.some(
      (word) =>
        /\d\.\d\d/.test(word.text) && word.box.left < box.right && word.box.right > box.left,
    ),
  );
