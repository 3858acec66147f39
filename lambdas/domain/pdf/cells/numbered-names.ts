import { normalizeName } from '../../estimate/normalize-name.ts';
import { makeLine, type PageLines, textOf } from '../pages/lines.ts';
import { namesOfSums } from '../sums/labelled-sum.ts';
import { endsInAmount } from '../sums/total-labels.ts';

const NUMBERED = /^(?:(?:[IVX]{1,5}|[A-Z]|\d{1,2})[.)]|\d{1,2}\.0{1,2})\s+\p{Lu}/u;

const ROMAN = /^[IVX]{1,5}[.)]/;

/**
 * `II.   KITCHEN`, `B. Kitchen`, `1. Kitchen`, `4.0 External Works` above rows whose sum says `Sub-total KITCHEN`: the
 * part's number goes, as the sum does without it. What stands behind a dash, the sum may leave out, too, where
 * no row is numbered so.
 */
export const withoutNumbersOfParts = (pages: readonly PageLines[]): PageLines[] => {
  if (!pages.some(({ lines }) => lines.some(({ text }) => NUMBERED.test(text)))) return [...pages];
  const summed = namesOfSums(pages);
  if (summed.size === 0) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => {
      if (!NUMBERED.test(line.text) || endsInAmount(line.text)) return line;
      const name = line.words.slice(1);
      if (summed.has(normalizeName(line.text))) return line;
      const dash = name.findIndex(({ text }) => /^[-–—]$/.test(text));
      const short = dash > 0 && ROMAN.test(line.text) ? name.slice(0, dash) : name;
      return [name, short].some((words) => summed.has(normalizeName(textOf(words))))
        ? makeLine(line.page, name, line.ocr)
        : line;
    }),
  }));
};
