import { normalizeName } from '../../estimate/normalize-name.ts';
import { type Line, makeLine, type PageLines, textOf } from '../pages/lines.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import { namesOfSums } from '../sums/labelled-sum.ts';
import { headerRowAt } from '../tables/header-row.ts';

/** `Ceiling 140.00 SF`: a name and how much of it there is, nothing more. */
const MEASURED =
  /^(\p{Lu}[^\d$:]{1,40}?)\s+\(?\d[\d,]*(?:\.\d+)?\s?(?:SF|LF|SY|SQ|sq\.? ?ft\.?|lin\.? ?ft\.?)\)?$/u;

const IS_SUBTOTAL = /\bsub\s*-?\s*total/i;

/**
 * `Ceiling   140.00 SF` over rows that `Ceiling Subtotal` sums, in rooms with totals of their own:
 * the section of a surface. Its measure is none of the room's, and looks like a row's quantity; the
 * name is marked as others mark their sections.
 */
export const withMeasuredSections = (pages: readonly PageLines[]): PageLines[] => {
  if (!pages.some(({ lines }) => lines.some(({ text }) => MEASURED.test(text)))) return [...pages];
  const parts = namesOfSums(pages, (text) => IS_SUBTOTAL.test(text));
  const wholes = namesOfSums(pages, (text) => !IS_SUBTOTAL.test(text));
  if (parts.size === 0 || wholes.size === 0) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line, at) => {
      const name = MEASURED.exec(line.text)?.[1];
      if (name === undefined || !parts.has(normalizeName(name))) return line;
      const isRoom = wholes.has(normalizeName(name)) || headerRowAt(page.lines, at + 1) !== null;
      return isRoom || itemStartOf(line) !== null ? line : markedAs(name, line);
    }),
  }));
};

const markedAs = (name: string, line: Line): Line => {
  const count = name.split(/\s+/).length;
  const words = line.words.slice(0, count);
  const [first] = words;
  if (first === undefined || textOf(words) !== name) return line;
  const marked = [{ ...first, text: `** ${first.text}` }, ...words.slice(1)];
  return makeLine(line.page, marked, line.ocr);
};
