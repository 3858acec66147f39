import { type Line, makeLine } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';

const LEADER = /^\.+$/;

/** `CLAIM NBR . . 1625-088131`, as line printers lead from a label to its value: with a colon instead of the dots. */
export const withColonsForDots = (line: Line): Line => {
  if (!/\s\.+\s/.test(line.text)) return line;
  const words: Word[] = [];
  for (const word of line.words) {
    const before = words.at(-1);
    if (!LEADER.test(word.text) || before === undefined) words.push(word);
    else if (/[\p{L})#]$/u.test(before.text))
      words[words.length - 1] = { ...before, text: `${before.text}:` };
  }
  return makeLine(line.page, words, line.ocr);
};
