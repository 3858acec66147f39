import { normalizeName } from '../../estimate/normalize-name.ts';
import { type Line, makeLine, type PageLines, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { endsInAmount, totalLabel } from '../sums/total-labels.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { nameWords } from './names-beside-sums.ts';
import { lastAmountOf, rowsThatComeTo } from './rows-above.ts';
import { said } from './said-words.ts';

/** One alone may come to its rows by chance. */
const LEAST = 2;

/** Lines without an amount between a name and its first row, at most: of what pieces the work is. */
const AHEAD = 8;

interface Group {
  head: Line;
  name: Word[];
  sum: Line;
  /** Between the name and the first row, or the headings above that. */
  pieces: Line[];
}

/**
 * `**Island**   Quartz 3cm, polished` above its rows and `Island   $2,511.78` below them: shops head each place with its name in
 * bold type and say beside it, and line by line below it, of what it is made. Where the amounts between come to that beside the
 * same name, the name is that of a room.
 */
export const withBoldNamesSummed = (pages: readonly PageLines[]): PageLines[] => {
  const all = pages.flatMap(({ lines }) => lines);
  const names = all.flatMap((line, at): Name[] => {
    const words = boldNameOf(line);
    return words.length === 0 ? [] : [{ line, at, words, key: normalizeName(textOf(words)) }];
  });
  if (names.length < LEAST) return [...pages];
  const groups = all.flatMap((sum, at) => groupOf(sum, at, names, all));
  if (groups.length < LEAST || groups.every(({ head, name }) => name.length === head.words.length))
    return [...pages];
  const settled = new Map<Line, Line[]>();
  for (const { head, name, sum, pieces } of groups) {
    const label = [said('Room:', name[0]), ...name];
    settled.set(head, [makeLine(head.page, label, head.ocr), ...asOneText(head, name, pieces)]);
    for (const piece of pieces) settled.set(piece, []);
    settled.set(sum, [makeLine(sum.page, [said('Totals:', sum.words[0]), ...sum.words], sum.ocr)]);
  }
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) => settled.get(line) ?? line),
  }));
};

/** What stands beside and below a name, as one text: by itself, `Left of range   25-1/2 x 41` would be a name as well. */
const asOneText = (head: Line, name: readonly Word[], pieces: readonly Line[]): Line[] => {
  const words = [...head.words.slice(name.length), ...pieces.flatMap((piece) => piece.words)];
  return words.length === 0 ? [] : [makeLine(head.page, words, head.ocr)];
};

/** The words in bold type that a line without an amount begins with; none where others are bold, too. */
const boldNameOf = (line: Line): Word[] => {
  const end = line.words.findIndex(({ bold }) => !bold);
  const name = end < 0 ? line.words : line.words.slice(0, end);
  const isAlone = end < 0 || line.words.slice(end).every(({ bold }) => !bold);
  const isName = /^\p{Lu}[^:]*$/u.test(textOf(name)) && !endsInAmount(line.text);
  return isAlone && isName ? name : [];
};

/** A name in bold type, with its place among all lines. */
interface Name {
  line: Line;
  at: number;
  words: Word[];
  key: string;
}

/** What a line sums that is the name of a head with the amounts below that. */
const groupOf = (sum: Line, end: number, names: readonly Name[], all: readonly Line[]): Group[] => {
  if (lastAmountOf(sum) === undefined || totalLabel(sum.text) !== null) return [];
  const key = normalizeName(textOf(nameWords(sum)));
  const named =
    key === '' ? undefined : names.findLast((name) => name.at < end && name.key === key);
  if (named === undefined) return [];
  const first = rowsThatComeTo(sum, all, () => false).at(-1);
  if (first === undefined) return [];
  const head = named.line;
  const [from, to] = [named.at, all.indexOf(first)];
  const between = all.slice(from + 1, to);
  const heads = between.findIndex((_, at) => headerRowAt(between, at) !== null);
  const pieces = heads < 0 ? between : between.slice(0, heads);
  const isHead = from < to && between.length <= AHEAD && head.page === first.page;
  return isHead && !between.some((line) => lastAmountOf(line) !== undefined)
    ? [{ head, name: named.words, sum, pieces }]
    : [];
};
