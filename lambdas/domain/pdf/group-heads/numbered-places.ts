import { normalizeName } from '../../estimate/normalize-name.ts';
import { type Line, makeLine, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { labelOf } from '../sums/total-labels.ts';
import { headerRowAt } from '../tables/header-row.ts';

const WORDS = String.raw`(?:(?:room|rm\.?|area|location|loc\.?|space|opening|lot)\s*(?:#|no\.?)?|bill\s+n[or]\.?)`;
const PLACE = String.raw`${WORDS}\s*(\d{1,3}[A-Z]?)`;
const BEFORE_NAME = String.raw`^${PLACE}(?:\s*[:.)]\s*|\s+[-–—]\s+)(?:(?:location|place|room|name)\s*:\s*)?`;
/** `** AREA 01 KITCHEN    13 X 12 X 8`, where a sum says `AREA 01 TOTAL`. */
const BARE_HEAD = new RegExp(String.raw`^[*=\s]*${PLACE}\s+(\p{Lu}[\p{L}\d\s&/'#.,-]*)$`, 'iu');
/** `GRADE 2 CLASSROOM`, and no `12 feet` behind a name. */
const WITHIN = String.raw`\d{1,2}\s(?!f(?:ee|oo)t|inch|squares?\b)\p{L}{4}`;
/** `ROOM 1: KITCHEN`, `Area #2 - Hall & Stairs`, `Bill Nr 3 - Lounge`, `OPENING 1 - location: Porch`, with its size or `(CONTINUED)` behind it. */
const HEAD = new RegExp(
  String.raw`${BEFORE_NAME}(\p{Lu}(?:(?:[\p{L}\s&/'#.,-]|${WITHIN})*[\p{L}&/'#.,-])?(?:\s\d{1,2}(?=\s|$))?)(?=$|[\s([]*\d|\s*[([-])`,
  'iu',
);
/** Where what stands behind the name is set apart, the name is all of the cell: `LOC 03 - BATH 1 / LDRY`. */
const CELL = new RegExp(String.raw`${BEFORE_NAME}(\p{Lu}[\p{L}\d\s&/'#.,-]*)$`, 'iu');
/** `TOTAL ROOM 1`, `Subtotal for Area 2 - Hall`, `Room 3 total`, `LOT 01 TOTAL   PCS 59`. */
const SUM = new RegExp(
  String.raw`^[*=\s]*(?:(?:sub\s*-?\s*)?totals?\s*(?:for|of|[:\-–])?\s*${PLACE}\b(?:\s*[:.\-–—]\s*\p{L}.*)?|${PLACE}\s+(?:sub\s*-?\s*)?totals?(?:\s+(?:pcs|pieces|items)\.?\s+\d+)?)\s*:?$`,
  'iu',
);
const MAY_BE_PLACE = new RegExp(String.raw`\b${WORDS}\s*\d`, 'i');
/** `Area 2`: a place by its number, as sums say it. */
export const NUMBERED_PLACE = new RegExp(`^${PLACE}$`, 'i');
const LONGEST_NAME = 40;
/** Lines from a place's name to the heads of its table, at most: its measures stand between. */
const TO_TABLE = 4;

/**
 * `ROOM 1: KITCHEN` above a table and `TOTAL ROOM 1` below it: places that have a number, by which
 * their sums call them. Both become what other prints have, `Room: KITCHEN` and `Totals: KITCHEN`.
 */
export const withNumberedPlaces = (pages: readonly PageLines[]): PageLines[] => {
  const names = namesOf(pages);
  if (names.size === 0) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => (MAY_BE_PLACE.test(line.text) ? settled(line, names) : line)),
  }));
};

/** The name of each number; two places of one name keep their numbers in brackets. */
const namesOf = (pages: readonly PageLines[]): Map<string, string> => {
  const names = new Map<string, string>();
  const summed = numbersOfSums(pages);
  const isSummed = (number: string): boolean => summed.has(number);
  const levels = numbersOfLevels(pages, isSummed);
  for (const { lines } of pages)
    for (const [index, line] of lines.entries()) {
      const head = headOf(line, isSummed);
      if (head === null || names.has(head.number) || levels.has(head.number)) continue;
      const ahead = lines.slice(index + 1, index + 1 + TO_TABLE);
      // The headings may stand once on a page, above all its places.
      const isHead =
        isSummed(head.number) ||
        ahead.some((_, next) => headerRowAt(lines, index + 1 + next) !== null);
      if (isHead) names.set(head.number, head.name);
    }
  const counts = new Map<string, number>();
  for (const name of names.values())
    counts.set(normalizeName(name), (counts.get(normalizeName(name)) ?? 0) + 1);
  return new Map(
    [...names].map(([number, name]) => [
      number,
      (counts.get(normalizeName(name)) ?? 0) > 1 ? `${name} (${number})` : name,
    ]),
  );
};

/** The numbers by which sums call their places. */
const numbersOfSums = (pages: readonly PageLines[]): Set<string> =>
  new Set(
    pages.flatMap(({ lines }) =>
      lines.flatMap(({ text }) => (MAY_BE_PLACE.test(text) ? (numberOfSum(text) ?? []) : [])),
    ),
  );

/** The numbers of places between whose name and sum stand sums of others: rooms are below them. */
const numbersOfLevels = (
  pages: readonly PageLines[],
  isSummed: (number: string) => boolean,
): Set<string> => {
  const levels = new Set<string>();
  let open: string | null = null;
  let holdsSums = false;
  for (const { lines } of pages)
    for (const line of lines) {
      const isPlace = MAY_BE_PLACE.test(line.text);
      const sum = isPlace ? numberOfSum(line.text) : null;
      const head = isPlace && sum === null ? headOf(line, isSummed) : null;
      if (head !== null) [open, holdsSums] = [head.number, open === head.number && holdsSums];
      else if (sum !== null && sum === open && holdsSums) levels.add(sum);
      else if (open !== null && /^totals?\s*:/i.test(line.text) && sum === null) holdsSums = true;
    }
  return levels;
};

/** `TOTAL ROOM 1   250.00`: the number of its place; null without an amount. */
const numberOfSum = (text: string): string | null => {
  const label = labelOf(text);
  const [, before, behind] = label === text ? [] : (SUM.exec(label) ?? []);
  return before ?? behind ?? null;
};

interface PlaceHead {
  number: string;
  name: string;
  /** Words of the line up to the end of the name: no space need stand before it. */
  words: number;
}

const headOf = ({ text, words }: Line, isSummed: (number: string) => boolean): PlaceHead | null => {
  if (!MAY_BE_PLACE.test(text) || text.includes('$')) return null;
  const [first = [], ...others] = segmentsOf(words, APART);
  const cell = others.length > 0 ? CELL.exec(textOf(first)) : null;
  // The number may stand in a cell of its own: `LOT 01      LINEN CLOSET`.
  const bare = BARE_HEAD.exec(NUMBERED_PLACE.test(textOf(first)) ? text : textOf(first));
  const [head = '', number = '', name = ''] =
    cell ?? HEAD.exec(text) ?? (bare !== null && isSummed(bare[1] ?? '') ? bare : []);
  if (name === '' || name.length > LONGEST_NAME) return null;
  return { number, name: name.trim(), words: head.trim().split(/\s+/).length };
};

/** Font sizes between a name and its measures in a cell of their own. */
const APART = 1.5;

const settled = (line: Line, names: ReadonlyMap<string, string>): Line => {
  const head = headOf(line, (number) => names.has(number));
  const own = head === null ? undefined : names.get(head.number);
  if (head !== null && own !== undefined && normalizeName(own).startsWith(normalizeName(head.name)))
    return reworded(withoutPitch(line, head.words), head.words, `Room: ${own}`);
  const name = names.get(numberOfSum(line.text) ?? '');
  return name === undefined
    ? line
    : reworded(line, labelOf(line.text).split(/\s+/).length, `Totals: ${name}`);
};

/** `PITCH 6/12`, `14-0 X 18-6 X 8-0` behind a name: nothing that is read of a place. */
const withoutPitch = (line: Line, count: number): Line => {
  const behind = textOf(line.words.slice(count));
  return PITCH.test(behind) ? makeLine(line.page, line.words.slice(0, count), line.ocr) : line;
};

const PITCH =
  /^(?:(?:pitch|slope)\s*:?\s*\d+\s*[/:]\s*12|\d+-\d+(?:\s*x\s*\d+-\d+){1,2}|\d+(?:\s*x\s*\d+){1,2}(?:\s+\p{L}+)?)$/iu;

/** The line with its first words said anew, within the place that they had. */
export const reworded = (line: Line, count: number, text: string): Line => {
  const [first] = line.words;
  const last = line.words[count - 1];
  if (first === undefined || last === undefined) return line;
  const { left } = first.box;
  const each = (last.box.right - left) / text.length;
  let at = left;
  const words = text.split(' ').map((part): Word => {
    const box = { ...first.box, left: at, right: at + part.length * each };
    at = box.right + each;
    return { ...first, text: part, box };
  });
  return makeLine(line.page, [...words, ...line.words.slice(count)], line.ocr);
};
