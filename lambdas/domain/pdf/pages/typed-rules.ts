import { type Line, makeLine } from './lines.ts';

/** `-----`, `=====   =====`: what line printers draw instead of a line. */
const RULE = /^(?:[-–—]{5,}|={4,}|_{8,}|\*{8,})(?:\s+(?:[-–—]{3,}|={3,}|_{3,}|\*{3,}))*$/;

/** Whether a line is a rule made of characters, which neither says nor names anything. */
export const isTypedRule = (text: string): boolean =>
  /^[-–—=_*]{4}/.test(text) && RULE.test(text.trim());

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
