import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import { hasHeaderRow } from '../pages/page-class.ts';
import type { Word } from '../pages/page-text.ts';
import { isAdjustment, totalLabel } from '../sums/total-labels.ts';

/** `2,675` or `875` at the end of a line, without a sign of money. */
const ENDS_WHOLE = /\s\d{1,3}(?:,\d{3})*$/;
/** A sum by its first or last word, with no other figure before its own. */
const SUM =
  /^(?:(?:sub|grand)\s*-?\s*)?totals?\b[^\d$]*\s\d[\d,]*$|^[^\d$]*\btotals?\s*:?\s+\d[\d,]*$/i;

/** Points by which the amounts of a column miss its edge. */
const EDGE = 3;
/** Rows of whole amounts at an edge, at least. */
const LEAST_ROWS = 2;

/**
 * Forms filled in by hand print whole dollars, their sums as well: these have no cents that would
 * tell them from a count. Where the amounts above end at the same edge, all of them without cents, the sum
 * gets its own. Other pages are returned as they are.
 */
export const withCentsOfSums = (pages: readonly PageLines[]): PageLines[] => {
  const whole = pages.flatMap(({ lines }) => lines.filter(endsWhole));
  if (whole.length <= LEAST_ROWS || !whole.some(isSum)) return [...pages];
  const rows = whole.filter((line) => !isSum(line));
  const cents = pages.flatMap(({ lines }) => lines.filter(({ text }) => /\.\d{2}$/.test(text)));
  const stands = (some: readonly Line[], sum: Line): number =>
    some.filter((line) => Math.abs(endOf(line) - endOf(sum)) < EDGE).length;
  const isWhole = (line: Line): boolean =>
    isSum(line) && stands(rows, line) >= LEAST_ROWS && stands(cents, line) === 0;
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => (isWhole(line) ? withCents(line) : line)),
  }));
};

/** A sum by its first word, with a whole number that ends it or has another amount behind it. */
const SUM_IN_COLUMNS =
  /^(?:sub\s*-?\s*)?totals?\b.*\p{L}.*\s\d{1,3}(?:,\d{3})*(?:\s+[-(]?[\d,]+|$)/iu;
/** A whole amount, and one with cents. */
const WHOLE = /^\d{1,3}(?:,\d{3})*$/;
const WITH_CENTS = /\d\.\d{2}\)?$/;
/** Amounts with cents that end at an edge, at least. */
const LEAST_WITH_CENTS = 3;

/**
 * `Total Machine shed   11,236   5,736.30   5,499.70`: a sheet leaves out the cents of round amounts, in its sums as
 * well. A whole number in such a sum is given its own where it stands apart and amounts with cents end at its edge in other
 * lines; the number of a name, `Bldg 5`, stands one space behind the word. Other pages are returned as they are.
 */
export const withCentsOfRoundSums = (pages: readonly PageLines[]): PageLines[] => {
  const sums = pages.flatMap(({ lines }) => lines.filter(({ text }) => SUM_IN_COLUMNS.test(text)));
  if (sums.length === 0) return [...pages];
  const ends = pages.flatMap(({ lines }) =>
    lines.flatMap(({ words }) =>
      words.flatMap(({ text, box }) => (WITH_CENTS.test(text) ? [box.right] : [])),
    ),
  );
  const isRound = (word: Word, at: number, { words }: Line): boolean =>
    WHOLE.test(word.text) &&
    word.box.left - (words[at - 1]?.box.right ?? 0) > word.fontSize &&
    ends.filter((end) => Math.abs(end - word.box.right) < EDGE).length >= LEAST_WITH_CENTS;
  const settled = new Map<Line, Line>();
  for (const line of sums) {
    const words = line.words.map((word, at) =>
      isRound(word, at, line) ? { ...word, text: `${word.text}.00` } : word,
    );
    if (words.some((word, at) => word !== line.words[at]))
      settled.set(line, makeLine(line.page, words, line.ocr));
  }
  if (settled.size === 0) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => settled.get(line) ?? line),
  }));
};

/** Fewer whole numbers come to another one by chance. */
const LEAST_SUMMED = 4;

/**
 * `patch ceiling 4x6   385` in a sheet that somebody typed: whole numbers that end the lines below each
 * other, some of them with cents, and come to the one below them, are dollars, whatever that last line calls them.
 * Prints with signs of money, and tables with a head, have their own.
 */
export const withCentsOfSummedColumn = (pages: readonly PageLines[]): PageLines[] => {
  const lines = pages.flatMap((page) => page.lines);
  const ending = lines.filter(
    (line) => (endsWhole(line) || WITH_CENTS.test(line.text)) && HAS_WORDS.test(line.text),
  );
  const whole = ending.filter(endsWhole);
  if (whole.length <= LEAST_SUMMED || lines.some(({ text }) => SIGN.test(text))) return [...pages];
  const hasCents = lines.some(({ text }) => CENTS.test(text));
  if (hasCents && pages.some((page) => hasHeaderRow(page.lines))) return [...pages];
  const found = summedColumn(hasCents ? ending : whole);
  if (found === null) return [...pages];
  const settled = new Map([
    ...found.rows.map((row) => [row, withCents(row)] as const),
    [found.sum, withCents(named(found.sum))] as const,
  ]);
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => settled.get(line) ?? line),
  }));
};

const CENTS = /\d\.\d{2}(?!\d)/;
const SIGN = /\$\s?\d/;
const HAS_WORDS = /\p{L}{2}/u;

/** The first line whose number is the sum of those that end above it at its edge, most of them without cents. */
const summedColumn = (ending: readonly Line[]): { rows: readonly Line[]; sum: Line } | null => {
  for (const [at, sum] of ending.entries()) {
    const rows = ending.slice(0, at).filter((row) => Math.abs(endOf(row) - endOf(sum)) < EDGE);
    const whole = rows.filter(endsWhole);
    if (whole.length < LEAST_SUMMED || whole.length * 2 < rows.length) continue;
    if (rows.reduce((all, row) => all + centsOf(row), 0) === centsOf(sum)) return { rows, sum };
  }
  return null;
};

const centsOf = ({ words }: Line): number =>
  Math.round(Number(words.at(-1)?.text.replace(/[^\d.]/g, '')) * 100);

/** `LABOR & MATERIAL   2,300` as `TOTAL   2,300`. */
const named = (sum: Line): Line => {
  const [first, last] = [sum.words[0], sum.words.at(-1)];
  const text = endsWhole(sum) ? `${sum.text}.00` : sum.text;
  return totalLabel(text) !== null || first === undefined || last === undefined
    ? sum
    : makeLine(sum.page, [{ ...first, text: 'TOTAL' }, last], sum.ocr);
};

/** Most lines end in a letter or in cents, which is seen without an expression. */
const endsWhole = ({ text }: Pick<Line, 'text'>): boolean => {
  const last = text.at(-1) ?? '';
  return last >= '0' && last <= '9' && text.at(-3) !== '.' && ENDS_WHOLE.test(text);
};

const isSum = ({ text }: Line): boolean =>
  endsWhole({ text }) && (SUM.test(text) || (isAdjustment(text) && !/\d.*\s\d/.test(text)));

const endOf = ({ words }: Line): number => words.at(-1)?.box.right ?? 0;

const withCents = (line: Line): Line => (endsWhole(line) ? withCentsAdded(line) : line);

/** A line that ends in whole dollars, with their cents. */
export const withCentsAdded = (line: Line): Line =>
  makeLine(
    line.page,
    line.words.map((word, at) =>
      at === line.words.length - 1 ? { ...word, text: `${word.text}.00` } : word,
    ),
    line.ocr,
  );
