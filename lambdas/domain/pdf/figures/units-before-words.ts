import { PLATFORM_UNITS } from '../items/units.ts';
import { PRICE_NOTES } from '../items/words-in-cells.ts';
import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';

/** A unit that runs on in capitals, right behind a figure. */
const MAY_RUN_ON = /\d\.\d+ (?:EA|[A-Z]{2}|5G)[A-Z][A-Z/]/;
const QUANTITY = /^\d[\d,]*\.\d+$/;
const UNIT_LENGTH = 2;

/** Words that stand for an amount, at most: `PAID WHEN INCURRED`. */
const MOST_WORDS = 3;

/** `150.00 SFNO CHARGE`: a word for the price, as wide as its column, that runs into the unit beside it. */
export const withUnitsBeforeWords = (pages: readonly PageLines[]): PageLines[] =>
  pages.map((page) =>
    page.lines.some(({ text }) => MAY_RUN_ON.test(text))
      ? {
          ...page,
          lines: page.lines.map((line) => (MAY_RUN_ON.test(line.text) ? apart(line) : line)),
        }
      : page,
  );

const apart = (line: Line): Line => {
  const { page, words, ocr } = line;
  const at = words.findIndex((_, index) => runsOn(words, index));
  const word = words[at];
  if (word === undefined) return line;
  const { left, right } = word.box;
  const end = left + ((right - left) * UNIT_LENGTH) / word.text.length;
  const unit = { ...word, text: word.text.slice(0, UNIT_LENGTH), box: { ...word.box, right: end } };
  const rest = { ...word, text: word.text.slice(UNIT_LENGTH), box: { ...word.box, left: end } };
  return makeLine(page, [...words.slice(0, at), unit, rest, ...words.slice(at + 1)], ocr);
};

const runsOn = (words: readonly Word[], at: number): boolean => {
  const text = words[at]?.text ?? '';
  if (!QUANTITY.test(words[at - 1]?.text ?? '')) return false;
  if (!PLATFORM_UNITS.has(text.slice(0, UNIT_LENGTH))) return false;
  const said = [text.slice(UNIT_LENGTH), ...words.slice(at + 1, at + MOST_WORDS).map(textOfWord)];
  return said.some((_, last) => isPriceNote(said.slice(0, last + 1).join(' ')));
};

const textOfWord = ({ text }: Word): string => text;

const isPriceNote = (text: string): boolean => PRICE_NOTES.some((note) => note.test(text));
