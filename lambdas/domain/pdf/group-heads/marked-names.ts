import { normalizeName } from '../../estimate/normalize-name.ts';
import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import { isLabelOfRows } from '../rooms/heads-in-plain-type.ts';
import { sectionMark } from '../rooms/room-lines.ts';
import { namesOfSums } from '../sums/labelled-sum.ts';

/** Stars and dashes alone. */
const MARK = /^[*~=#_•>-]{2,}$/;

/** Names between marks that sums close, at least. */
const LEAST_NAMES = 2;

/**
 * `** SYSTEM 1 - UPSTAIRS **` above `EQUIPMENT` and `LABOR`, where `SUBTOTAL SYSTEM 1 - UPSTAIRS` closes it and the others
 * are closed alike: names that stand out in a print of one type. So does `*** BASEMENT ***` right above `HEATING:`. Elsewhere
 * what stands between stars is a part of a room, and no sum says its name.
 */
export const withMarkedNamesInBold = (pages: readonly PageLines[]): PageLines[] => {
  const all = pages.flatMap(({ lines }) => lines);
  const marked = new Set(all.filter(isMarked));
  if (marked.size < LEAST_NAMES || all.some(({ bold }) => bold)) return [...pages];
  const summed = namesOfSums(pages);
  const isLabelled = (below: Line | undefined): boolean =>
    below !== undefined && isLabelOfRows(below);
  const names = all.filter(
    (line, at) => marked.has(line) && (summed.has(nameOf(line)) || isLabelled(all[at + 1])),
  ).length;
  // What is offered beside the estimate may have no sum.
  if (names < LEAST_NAMES || marked.size - names > 1) return [...pages];
  const bold = (line: Line): Line =>
    makeLine(
      line.page,
      line.words.filter(({ text }) => !MARK.test(text)).map((word) => ({ ...word, bold: true })),
      line.ocr,
    );
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => (marked.has(line) ? bold(line) : line)),
  }));
};

const isMarked = ({ words, text }: Line): boolean => {
  const mark = words[0]?.text ?? '';
  return (
    MARK.test(mark) &&
    words.length > 2 &&
    withoutBehind(text).endsWith(` ${mark}`) &&
    sectionMark(withoutBehind(text)) !== null
  );
};

/** `** SYSTEM 2 **   (CONTINUED)` */
const withoutBehind = (text: string): string =>
  text.replace(/\s+\(?cont(?:inued|'?d)?\.?\)?\s*$/i, '');

const nameOf = ({ text }: Line): string => normalizeName(sectionMark(withoutBehind(text)) ?? '');
