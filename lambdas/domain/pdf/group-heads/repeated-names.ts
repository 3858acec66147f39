import { normalizeName } from '../../estimate/normalize-name.ts';
import { type Decimal, decimal } from '../../money/money.ts';
import { type Line, makeLine, type PageLines, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { endsInAmount, mayEndInFigure, plainTotalOf, totalLabel } from '../sums/total-labels.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { figureOf } from '../tokens/figure-of-word.ts';
import { EDGE, isPriced, nameWords, sumsOf } from './names-beside-sums.ts';
import { inMarks, said } from './said-words.ts';

/** `01`, `2050.00`, `09-2900`: the number of a place or a phase, before its name. */
const CODE = /^\d[\d.-]*$/;

/** One alone may come to its rows by chance. */
const LEAST = 2;

/** Words of a name, at most. */
const LONGEST = 8;

/** A name above rows, and what these come to below them, beside the same name. */
interface Group {
  head: Line;
  sum: Line;
  /** How many groups stand one in the other within it at most: none in a phase. */
  depth: number;
}

/**
 * `01  4th FLOOR ELEVATOR LOBBY`, and in it `2050.00 Selective Demolition`: estimating programs close each phase with its name
 * alone and what its rows come to, `Selective Demolition   1,870.88   252.00   2,122.88`, and each place likewise. They
 * become what other prints have, a room with its marked sections and the sums of both.
 */
export const withRepeatedNamesAsSums = (pages: readonly PageLines[]): PageLines[] => {
  const all = pages.flatMap(({ lines }) => lines);
  if (!areRepeated(all)) return [...pages];
  const found = groupsOf(all);
  const areNested = found.some(({ depth }) => depth > 0);
  // Names alone above rows, and the same beside their sums, are read as they stand.
  const areNumbered =
    found.every(({ head: { words } }) => withoutCode(words).length < words.length) &&
    !all.some(isSumOfPlace);
  if (found.length < LEAST || !(areNested || areNumbered)) return [...pages];
  // Phases of no place are all that the rows are divided by.
  const groups = areNested ? found : found.map((group) => ({ ...group, depth: 1 }));
  const headOf = new Map(groups.map((group) => [group.head, group]));
  const sumOf = new Map(groups.map((group) => [group.sum, group]));
  return pages.map((page) => {
    const left = descriptionsOf(page.lines);
    return {
      ...page,
      lines: page.lines.map((line) => {
        const [head, sum] = [headOf.get(line), sumOf.get(line)];
        if (head !== undefined) return headed(head);
        return sum === undefined ? numbered(line, left) : summed(sum);
      }),
    };
  });
};

/** Whether some names stand alone, and beside sums: few prints have such, and the rest is passed over. */
const areRepeated = (all: readonly Line[]): boolean => {
  const alone = new Set<string>();
  let repeated = 0;
  for (const line of all) {
    if (!mayEndInFigure(line.text)) {
      if (line.words.length <= LONGEST) alone.add(textOf(withoutCode(line.words)));
    } else if (endsInAmount(line.text)) {
      const name = nameWords(line);
      if (name.length < LONGEST && alone.has(textOf(name))) repeated += 1;
    }
  }
  return repeated >= LEAST;
};

/** `Total Unit 1A   8,420.00`: rows that are divided by places as well. */
const isSumOfPlace = ({ text }: Line): boolean => {
  const total = totalLabel(text);
  const name = total !== null && OF_PLACES.has(total.kind) ? total.name : plainTotalOf(text);
  return name !== null && name !== '' && endsInAmount(text);
};

const OF_PLACES: ReadonlySet<string> = new Set(['section', 'room', 'level']);

const groupsOf = (all: readonly Line[]): Group[] => {
  /** Names that rows or other names stand below, the last one last. */
  let open: { head: Line; name: string; rows: Decimal; depth: number }[] = [];
  const groups: Group[] = [];
  for (const line of all) {
    const amount = sumsOf(line).at(-1);
    if (amount === undefined) {
      const name = normalizeName(textOf(withoutCode(line.words)));
      if (name !== '' && line.words.length <= LONGEST)
        open.push({ head: line, name, rows: decimal(0), depth: 0 });
      continue;
    }
    if (totalLabel(line.text) !== null) continue;
    const name = normalizeName(textOf(nameWords(line)));
    const at = open.findLastIndex(
      (one) => one.name === name && !one.rows.eq(0) && one.rows.eq(figureOf(amount)),
    );
    const found = open[at];
    if (found === undefined) {
      if (isPriced(line)) for (const one of open) one.rows = one.rows.plus(figureOf(amount));
      continue;
    }
    groups.push({ head: found.head, sum: line, depth: found.depth });
    open = open.slice(0, at);
    for (const one of open) one.depth = Math.max(one.depth, found.depth + 1);
  }
  return groups;
};

const withoutCode = (words: readonly Word[]): Word[] =>
  words.slice(words.length > 1 && CODE.test(words[0]?.text ?? '') ? 1 : 0);

/** `Room: 4th FLOOR ELEVATOR LOBBY`, `** Selective Demolition **`; what holds places is a level of these. */
const headed = ({ head, depth }: Group): Line => {
  const name = withoutCode(head.words);
  const words =
    depth === 0 ? inMarks(name) : [said(depth === 1 ? 'Room:' : 'Level:', name[0]), ...name];
  return makeLine(head.page, words, head.ocr);
};

/**
 * `Totals: 4th FLOOR ELEVATOR LOBBY   16,435.96`, as rooms are closed, and `Total:` before the name of a level; right
 * below its rows, a phase's sum need not say what it is of.
 */
const summed = ({ sum, depth }: Group): Line => {
  const [first] = sum.words;
  const words =
    depth === 0
      ? [said('Subtotal', first), ...sum.words.slice(nameWords(sum).length)]
      : [said(depth === 1 ? 'Totals:' : 'Total:', first), ...sum.words];
  return makeLine(sum.page, words, sum.ocr);
};

/** Where the first table of a page has its descriptions. */
const descriptionsOf = (lines: readonly Line[]): number | null => {
  for (const [at] of lines.entries()) {
    const header = headerRowAt(lines, at);
    if (header !== null)
      return header.headings.find(({ kind }) => kind === 'description')?.left ?? null;
  }
  return null;
};

/** `10.` before `Demo gypsum ceiling`, and outside of the column of that: the number of the row in its phase. */
const numbered = (line: Line, left: number | null): Line => {
  const [first, second] = line.words;
  if (left === null || first === undefined || second === undefined || !isPriced(line)) return line;
  const isBefore =
    /^\d{1,4}$/.test(first.text) &&
    first.box.right < left &&
    Math.abs(second.box.left - left) < EDGE;
  if (!isBefore) return line;
  const number = { ...first, text: `${first.text}.` };
  return makeLine(line.page, [number, ...line.words.slice(1)], line.ocr);
};
