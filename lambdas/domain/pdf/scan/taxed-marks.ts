import type { Line, PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { ScanRepair } from './repairs.ts';
import { respell } from './respell.ts';

/** Points by which marks of one column stand apart. */
const NEAR = 4;
/** A figure that was read more surely is one. */
const UNSURE = 0.6;

/**
 * `12   7   $299.28` below `9   T   $133.65`: in a column that marks what is taxed with a T, a figure
 * that was hardly read is one, too. Taken for a tax it would part the whole column from its amounts.
 */
export const settleTaxedMarks = (page: PageLines, repairs: ScanRepair[]): PageLines => {
  const places = page.lines.flatMap((line) => marksOf(line, /^T$/).map(middleOf));
  if (!page.ocr || places.length === 0) return page;
  const isBelow = (word: Word): boolean =>
    places.some((place) => Math.abs(middleOf(word) - place) <= NEAR);
  const figures = page.lines.flatMap((line) => marksOf(line, /^\$?\d[\d,.]*$/).filter(isBelow));
  if (figures.length === 0 || !figures.every(isMisread)) return page;
  const misread = new Set(figures);
  return {
    ...page,
    lines: page.lines.map((line) =>
      respell(line, repairs, (word) => (misread.has(word) ? 'T' : null)),
    ),
  };
};

const isMisread = ({ text, confidence }: Word): boolean =>
  /^[17]$/.test(text) && confidence < UNSURE;

const middleOf = ({ box }: Word): number => (box.left + box.right) / 2;

/** Words of a form between two figures of a row. */
const marksOf = ({ words }: Line, form: RegExp): Word[] =>
  words.filter(
    ({ text }, at) =>
      form.test(text) &&
      FIGURE.test(words[at - 1]?.text ?? '') &&
      /\.\d\d$/.test(words[at + 1]?.text ?? ''),
  );

const FIGURE = /^\$?\d[\d,]*(?:\.\d+)?$/;
