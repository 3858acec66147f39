import { type Line, makeLine, segmentsOf } from './lines.ts';

/** `-----`, `=====   =====`: what line printers draw instead of a line. */
const RULE = /^(?:[-–—]{5,}|={4,}|_{8,}|\*{8,})(?:\s+(?:[-–—]{3,}|={3,}|_{3,}|\*{3,}))*$/;

/** Whether a line is a rule made of characters, which neither says nor names anything. */
const isTypedRule = ({ text }: Line): boolean =>
  /^[-–—=_*]{4}/.test(text) && RULE.test(text.trim());

/**
 * The lines of a page without such rules. A name that stands alone between two of them, or that one as
 * long as itself underlines, is set in bold: type of one face has no other way to make it a heading.
 */
export const withoutTypedRules = (lines: readonly Line[]): Line[] => {
  const ruled = lines.map(isTypedRule);
  if (!ruled.includes(true)) return [...lines];
  return lines.flatMap((line, at) => {
    if (ruled[at]) return [];
    const isBetween = ruled[at - 1] === true && ruled[at + 1] === true;
    const isName = (isBetween && NAME.test(line.text)) || isUnderlined(line, lines[at + 1]);
    return isName && !line.bold && segmentsOf(line.words).length === 1
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

/** `GRAIN BIN NO. 2` over as many dashes: no end of a column, which has a figure. */
const isUnderlined = (line: Line, below: Line | undefined): boolean =>
  below !== undefined &&
  RULE.test(below.text.trim()) &&
  UNDERLINED_NAME.test(line.text) &&
  Math.abs(below.box.left - line.box.left) < SAME_EDGE &&
  Math.abs(below.box.right - line.box.right) < SAME_EDGE;

/** Up to seven words that end as no sentence does. */
const UNDERLINED_NAME = /^(?!.*\d\.\d{2}\b)\p{L}\S*(?: \S+){0,6}(?<![.:;,])$/u;

/** Points: an underline is typed letter by letter. */
const SAME_EDGE = 3;

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
