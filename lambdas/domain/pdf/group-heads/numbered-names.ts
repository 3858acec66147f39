import { normalizeName } from '../../estimate/normalize-name.ts';
import { type Line, makeLine, type PageLines, textOf } from '../pages/lines.ts';
import { namesOfSums } from '../sums/labelled-sum.ts';
import { endsInAmount } from '../sums/total-labels.ts';

const NUMBERED = /^(?:(?:[IVX]{1,5}|[A-Z]|\d{1,2})[.)]|\d{1,2}\.0{1,2})\s+\p{Lu}/u;

const ROMAN = /^[IVX]{1,5}[.)]/;

/**
 * `II.   KITCHEN`, `B. Kitchen`, `1. Kitchen`, `4.0 External Works` above rows whose sum says `Sub-total KITCHEN`: the
 * part's number goes, as the sum does without it. What stands behind a dash, the sum may leave out, too, where
 * no row is numbered so.
 */
export const withoutNumbersOfParts = (pages: readonly PageLines[]): PageLines[] =>
  withoutLettersOfBills(withoutNumbersOfSummed(pages));

const withoutNumbersOfSummed = (pages: readonly PageLines[]): PageLines[] => {
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

/** Fewer bills than these may be a drawing's mark beside a name. */
const LEAST_BILLS = 2;

/**
 * `B      BELFRY AND GABLES` right above row `B1`: surveyors letter their bills in the column of the rows' numbers,
 * and each row repeats the letter. It is none of the name.
 */
const withoutLettersOfBills = (pages: readonly PageLines[]): PageLines[] => {
  const bills = new Set(
    pages.flatMap(({ lines }) => lines.filter((line, at) => isBill(line, lines[at + 1]))),
  );
  if (bills.size < LEAST_BILLS) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) =>
      bills.has(line) ? makeLine(line.page, line.words.slice(1), line.ocr) : line,
    ),
  }));
};

const isBill = (line: Line, below: Line | undefined): boolean => {
  const [letter, name] = line.words;
  const row = below?.words[0]?.text ?? '';
  return (
    line.bold &&
    letter !== undefined &&
    name !== undefined &&
    /^\p{Lu}$/u.test(letter.text) &&
    name.box.left - letter.box.right > letter.fontSize &&
    /\p{L}{3}/u.test(name.text) &&
    !endsInAmount(line.text) &&
    new RegExp(`^${letter.text}[.-]?0?1$`).test(row)
  );
};
