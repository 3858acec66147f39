import { normalizeName } from '../../estimate/normalize-name.ts';
import { type Line, makeLine, type PageLines, textOf } from '../pages/lines.ts';
import { nameFarFromMeasures } from '../rooms/name-far-from-measures.ts';
import { OUTLINE_NUMBER } from '../row-lines/outline-number.ts';
import { namesOfSums } from '../sums/labelled-sum.ts';

/** `2  Gable wall to lane`, `2.0 Kitchen`, `1.3 Half Bath`, `A. Kitchen`: a part's number or letter, and its name without amounts. */
const NAME =
  /^(\d{1,2}(?:\.[1-9]\d?)?|[A-Z])(?:\.0{1,2})?[.)]?\s+(?:[-–—]\s+)?(?:\p{Lu}|\d(?:st|nd|rd|th)\s\p{Lu})(?!.*\d\.\d{2}(?!\d))[^$£€]*$/u;

/** Lines from a part's name to its first row, at most: headings of the table or remarks stand between. */
const TO_ROW = 4;

/** Words of a name, at most: a clause of the terms is longer. */
const LONGEST = 8;

/**
 * `2  Gable wall to lane` above `2.01 Replace spalled facings`: the numbers say which rows the name heads,
 * whatever type it is set in. It becomes a heading as other prints have it: strong, without its number. The sum
 * may say `Subtotal 03 - CONCRETE`, though, as those of divisions do: then the number is part of the name.
 */
export const withOutlineNamesAsHeads = (pages: readonly PageLines[]): PageLines[] => {
  const all = pages.flatMap(({ lines }) => lines);
  if (!all.some(({ text }) => isFirstRow(text))) return [...pages];
  const names = new Set(
    all.filter((line, at) => headsFirstRow(line, all.slice(at + 1, at + 1 + TO_ROW))),
  );
  const summed = namesOfSums(pages);
  const asNamed = (line: Line): Line =>
    summed.has(normalizeName(line.text)) ? asHeading(line, 0) : asHeading(line, numberOf(line));
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => (names.has(line) ? asNamed(line) : line)),
  }));
};

const isFirstRow = (text: string): boolean => Number(OUTLINE_NUMBER.exec(text)?.[3]) === 1;

const headsFirstRow = (line: Line, below: readonly Line[]): boolean => {
  const words = nameFarFromMeasures(line) ?? line.words;
  const part = NAME.exec(textOf(words))?.[1];
  if (part === undefined || words.length > LONGEST) return false;
  const row = below.find(({ text }) => OUTLINE_NUMBER.test(text) || NAME.test(text));
  return row !== undefined && isFirstRow(row.text) && OUTLINE_NUMBER.exec(row.text)?.[2] === part;
};

/** Words of the number before a name. */
const numberOf = ({ words }: Line): number => (/^[-–—]$/.test(words[1]?.text ?? '') ? 2 : 1);

const asHeading = ({ page, words, ocr }: Line, from: number): Line =>
  makeLine(
    page,
    words.slice(from).map((word) => ({ ...word, bold: true })),
    ocr,
  );
