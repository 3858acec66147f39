import { makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';

/**
 * `* Depreciation marked with an asterisk is non-recoverable.`, `* = non-recoverable depreciation`, `Depreciation marked *
 * is not recoverable.`
 */
const LEGEND =
  /^\*\s*(?:[=:–—-]\s*)?(?:(?=.*\bdepreciation\b).*\bnon-?\s?recoverable\b|.*\bnot\s+recoverable\b)|\bdepreciation\s+(?:amounts?\s+)?marked\s+(?:with\s+|by\s+)?(?:an?\s+)?(?:\*|asterisk)[^.]*\b(?:not\s+|non-?\s?)recoverable\b/i;

const STARRED = /\d\.\d{2}[)>]?\*$/;

/**
 * A legend may say of a star, which elsewhere marks what was changed, that the depreciation before it does not come
 * back: such amounts get the mark that others have, `1,848.00 NR`.
 */
export const withStarsOfDepreciation = (pages: readonly PageLines[]): PageLines[] => {
  if (!pages.some(({ lines }) => lines.some(({ text }) => LEGEND.test(text)))) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) =>
      line.words.some(({ text }) => STARRED.test(text))
        ? makeLine(line.page, line.words.flatMap(marked), line.ocr)
        : line,
    ),
  }));
};

/** The mark stands in the place of the star. */
const marked = (word: Word): Word[] => {
  if (!STARRED.test(word.text)) return [word];
  const { left, right } = word.box;
  const end = right - (right - left) / word.text.length;
  return [
    { ...word, text: word.text.slice(0, -1), box: { ...word.box, right: end } },
    { ...word, text: 'NR', box: { ...word.box, left: end + 1, right } },
  ];
};
