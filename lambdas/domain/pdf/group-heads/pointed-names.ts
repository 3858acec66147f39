import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import { inMarks } from './said-words.ts';

/** `.CEILING`, `.CABINETS AND FIXTURES` */
const POINTED = /^\.\p{Lu}{3,}(?: \p{Lu}{3,}| &){0,3}$/u;

/** One alone may be what a scan makes of a speck. */
const LEAST = 2;

/**
 * Print of the first programs opens the surfaces of a room with a point: `.CEILING`, below it its rows, `.WALLS`. Such names
 * are marked as parts of the room, as other prints do. Documents with hardly one are returned as they are.
 */
export const withPointedNamesMarked = (pages: readonly PageLines[]): PageLines[] => {
  const named = new Set(
    pages.flatMap(({ lines }) => lines.filter(({ text }) => POINTED.test(text.trim()))),
  );
  if (named.size < LEAST) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => (named.has(line) ? marked(line) : line)),
  }));
};

const marked = ({ page, words, ocr }: Line): Line =>
  makeLine(
    page,
    inMarks(words.map((word) => ({ ...word, text: word.text.replace(/^\./, '') }))),
    ocr,
  );
