import { type Line, makeLine, segmentsOf } from './lines.ts';

/** `-----`, `=====   =====`: what line printers draw instead of a line. */
const RULE = /^(?:[-–—]{5,}|={4,}|_{8,}|\*{8,})(?:\s+(?:[-–—]{3,}|={3,}|_{3,}|\*{3,}))*$/;

/** Whether a line is a rule made of characters, which neither says nor names anything. */
const isTypedRule = ({ text }: Line): boolean =>
  /^[-–—=_*]{4}/.test(text) && RULE.test(text.trim());

/**
 * The lines of a page without such rules. A name that stands alone between two of them is set in
 * bold: type of one face has no other way to make it a heading.
 */
export const withoutTypedRules = (lines: readonly Line[]): Line[] => {
  const ruled = lines.map(isTypedRule);
  if (!ruled.includes(true)) return [...lines];
  return lines.flatMap((line, at) => {
    if (ruled[at]) return [];
    const isBetween = ruled[at - 1] === true && ruled[at + 1] === true;
    return isBetween && !line.bold && NAME.test(line.text) && segmentsOf(line.words).length === 1
      ? makeLine(
          line.page,
          line.words.map((word) => ({ ...word, bold: true })),
          line.ocr,
        )
      : line;
  });
};

/** Up to five words and their numbers, no sentence and no amount. */
const NAME = /^\p{L}[^\s.:;]*(?:\s[^\s.:;]+){0,4}$/u;

/** `TOTAL ROOF   5,788.61*   1,215.18-*`: stars behind amounts mark them as sums. */
const STARRED_SUM = /^\W*(?:sub\s*-?\s*|grand\s+)?totals?\b.*\d\.\d{2}-?\*/i;

/** A line of sums without the stars behind its amounts; any other line as it is. */
export const withoutSumStars = (line: Line): Line =>
  !line.text.includes('*') || !STARRED_SUM.test(line.text)
    ? line
    : makeLine(
        line.page,
        line.words.flatMap((word) => {
          const text = word.text.replace(/(?<=\d\.\d{2}-?)\*+$|^\*+$/, '');
          return text === '' ? [] : [{ ...word, text }];
        }),
        line.ocr,
      );
