import { makeLine } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { Entry, PhraseRow } from './phrase-rows.ts';
import { isLetter } from './sentence-lines.ts';

/** One letter in brackets may be a word of the trade. */
const LEAST_ROWS = 2;

/**
 * `a) Pull the submersible`, `b) New pump`: letters count the steps of a scope, and are no words of what is done.
 */
export const withoutLetters = (pages: readonly Entry[][]): Entry[][] => {
  const lettered = pages.flat().filter((entry) => entry.kind === 'row' && beginsWithLetter(entry));
  if (lettered.length < LEAST_ROWS) return [...pages];
  const steps = new Set(lettered);
  return pages.map((entries) =>
    entries.map((entry) =>
      entry.kind === 'row' && steps.has(entry) ? withoutLetter(entry) : entry,
    ),
  );
};

const firstOf = ({ title: [line], text: [first] }: PhraseRow): Word | undefined =>
  line === undefined ? first : line.words[0];

const beginsWithLetter = (row: PhraseRow): boolean => {
  const first = firstOf(row);
  return first !== undefined && isLetter(first);
};

const withoutLetter = (row: PhraseRow): PhraseRow => {
  const [line, ...lines] = row.title;
  return line === undefined
    ? { ...row, text: row.text.slice(1) }
    : { ...row, title: [makeLine(line.page, line.words.slice(1), line.ocr), ...lines] };
};
