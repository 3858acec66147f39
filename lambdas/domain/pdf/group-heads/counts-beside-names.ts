import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import { couldBeName } from '../rooms/room-lines.ts';
import { headerRowAt } from '../tables/header-row.ts';

/** `7 items | 7 units | Total Value $3,273.97`: how many there are of each, and what all come to. */
const COUNTED = /^(?:\d[\d,]* \p{L}+ [|·•–—-] )+\p{L}[\p{L} ]*:? [$£€]?\d[\d,]*\.\d{2}$/u;

/**
 * Programs that keep lists in folders print beside the name of each, at the right and in smaller type, what
 * it holds and what that comes to. The sum goes behind the name, where others print it; counts are nothing
 * that a row has.
 */
export const withCountsOfNames = (pages: readonly PageLines[]): PageLines[] =>
  pages.map((page) => (page.lines.some(({ text }) => MAY_COUNT.test(text)) ? settled(page) : page));

const settled = (page: PageLines): PageLines => {
  const lines = page.lines.flatMap(parted);
  return { ...page, lines: lines.flatMap((line, at) => joined(line, at, lines)) };
};

const MAY_COUNT = /\d \p{L}+ [|·•–—-] \D.*\d\.\d{2}$/u;

/** Where both stand at one height, they may be one line. */
const parted = (line: Line): Line[] => {
  const at = line.words.findIndex((word, index) => {
    const before = line.words[index - 1];
    return before !== undefined && word.box.left - before.box.right > line.fontSize * APART;
  });
  const counts = at < 0 ? null : makeLine(line.page, line.words.slice(at), line.ocr);
  return counts === null || !COUNTED.test(counts.text)
    ? [line]
    : [makeLine(line.page, line.words.slice(0, at), line.ocr), counts];
};

/** Font sizes. */
const APART = 4;

const joined = (line: Line, at: number, lines: readonly Line[]): Line[] => {
  const around = [lines[at - 1], lines[at + 1]];
  if (COUNTED.test(line.text)) return around.some((name) => isBeside(name, line)) ? [] : [line];
  const counts = around.find((other) => other !== undefined && isBeside(line, other));
  const amount = counts?.words.at(-1);
  if (counts === undefined || amount === undefined) return [line];
  const below = lines.indexOf(counts) > at ? at + 2 : at + 1;
  return headerRowAt(lines, below) === null
    ? [line]
    : [makeLine(line.page, [...line.words, amount], line.ocr)];
};

/** A name in larger or stronger type at the left of what it holds, on the same height. */
const isBeside = (name: Line | undefined, counts: Line): boolean => {
  if (name === undefined || !COUNTED.test(counts.text) || name.page !== counts.page) return false;
  const middle = (name.box.top + name.box.bottom) / 2;
  return (
    couldBeName(name) &&
    (name.bold || name.fontSize > counts.fontSize) &&
    name.box.right < counts.box.left &&
    middle > counts.box.top - name.fontSize / 4 &&
    middle < counts.box.bottom + name.fontSize / 4
  );
};
