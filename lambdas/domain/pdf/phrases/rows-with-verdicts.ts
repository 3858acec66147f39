import { sum } from '../../money/money.ts';
import { type Line, makeLine, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { figureOf } from '../tokens/figure-of-word.ts';
import { inOneWord } from './equations-below.ts';
import type { Entry, PhraseRow } from './phrase-rows.ts';
import { onOneLevel } from './sentence-lines.ts';
import { withEntriesSet } from './set-phrases.ts';

const TAKEN = /^(?:approved|accepted|selected)$/i;
const REFUSED = /^(?:declined|rejected|not\s+(?:approved|accepted|selected))$/i;
const MONEY = /^\$\d[\d,]*\.\d{2}$/;
/** `North Entry approved`, `Approved total` beside what the rows come to that were taken. */
const SAYS_TAKEN = /\b(?:approved|accepted|selected)\b/i;
const SAYS_REFUSED = /\b(?:declined|rejected|not\s+(?:approved|accepted|selected))\b/i;

/** Fewer rows that were taken are another form. */
const LEAST_ROWS = 3;
/** Points between edges of one column. */
const EDGE = 3;
/** Font sizes between a name and what is said beside it. */
const GAP = 1.5;
/** `15-16` beside the name of what is worked on. */
const NUMBER = /^\d{1,3}(?:[-–]\d{1,3})?$/;

interface Verdict {
  name: readonly Word[];
  amount: Word;
  isTaken: boolean;
}

/** What the rows below are done to, with its number and what is said of it. */
interface Thing {
  name: readonly Word[];
  said: readonly Word[];
}

/**
 * `Crown clean   Approved   $985.00` below `4   White oak   DBH 28"`, no head of a table above: proposals list the services
 * for each thing, and the customer approves or declines one by one. The verdict is no word of the description; what
 * the thing is called stands before it. Proven by a sum of those that were taken. Other pages are returned as they are.
 */
export const withVerdictsRead = (pages: readonly PageLines[]): PageLines[] => {
  const lines = pages.flatMap((page) => page.lines);
  const rows = new Map(lines.flatMap((line) => pairOf(line, verdictOf(line))));
  const all = [...rows.values()];
  const taken = all.filter(({ isTaken }) => isTaken);
  if (taken.length < LEAST_ROWS || taken.length === all.length || !areOneColumn(all))
    return [...pages];
  const whole = totalOf(taken);
  const isProven = lines.some((line) => SAYS_TAKEN.test(line.text) && amountOf(line) === whole);
  return isProven
    ? withEntriesSet(
        pages,
        pages.map((page) => entriesOf(page.lines, rows)),
      )
    : [...pages];
};

const pairOf = (line: Line, verdict: Verdict | null): [Line, Verdict][] =>
  verdict === null ? [] : [[line, verdict]];

const verdictOf = ({ words, text }: Line): Verdict | null => {
  if (!SAYS_TAKEN.test(text) && !SAYS_REFUSED.test(text)) return null;
  const [name, verdict, amounts, more] = segmentsOf(words, GAP);
  const [amount] = amounts ?? [];
  if (name === undefined || verdict === undefined || amount === undefined) return null;
  if (more !== undefined || amounts?.length !== 1 || !MONEY.test(amount.text)) return null;
  const said = textOf(verdict);
  if (!TAKEN.test(said) && !REFUSED.test(said)) return null;
  return { name, amount, isTaken: TAKEN.test(said) };
};

const areOneColumn = (rows: readonly Verdict[]): boolean => {
  const [first] = rows;
  return rows.every(
    ({ name, amount }) =>
      Math.abs(amount.box.right - (first?.amount.box.right ?? 0)) < EDGE &&
      Math.abs(leftOf(name) - leftOf(first?.name ?? [])) < EDGE,
  );
};

const leftOf = ([first]: readonly Word[]): number => first?.box.left ?? 0;

const totalOf = (rows: readonly Verdict[]): string =>
  sum(rows.map(({ amount }) => figureOf(amount))).toFixed(2);

/** What a line ends in. */
const amountOf = ({ words }: Line): string | null => {
  const last = words.at(-1);
  return last !== undefined && MONEY.test(last.text) ? figureOf(last).toFixed(2) : null;
};

const entriesOf = (lines: readonly Line[], rows: ReadonlyMap<Line, Verdict>): Entry[] => {
  const [first] = rows.values();
  const edge = leftOf(first?.name ?? []);
  const entries: Entry[] = [];
  let thing = null as Thing | null;
  for (const line of lines) {
    const row = rows.get(line);
    const named = row === undefined ? thingOf(line, edge) : null;
    const last = entries.at(-1);
    if (row !== undefined) {
      entries.push(rowOf(row, thing, line));
      if (thing !== null) thing = { ...thing, said: [] };
    } else if (named !== null) thing = named;
    else if (last?.kind === 'row' && isNoteOf(line, last, edge)) last.about.push(line);
    else entries.push(...sumOf(line, rows));
  }
  return entries;
};

/** In smaller type at the edge of the rows. */
const isNoteOf = (line: Line, { phrases }: PhraseRow, edge: number): boolean =>
  line.fontSize < (phrases[0]?.fontSize ?? 0) &&
  Math.abs(line.box.left - edge) < EDGE &&
  amountOf(line) === null;

/** `4   White oak   DBH 28"`, `Travel`: in strong type at the edge of the rows, perhaps behind a number. */
const thingOf = (line: Line, edge: number): Thing | null => {
  const [number, ...others] = line.words;
  const isNumbered = number !== undefined && NUMBER.test(number.text) && others.length > 0;
  const words = isNumbered ? others : line.words;
  const name = words.filter(({ bold }) => bold);
  const isAtEdge = Math.abs(leftOf(words) - edge) < EDGE && name[0] === words[0];
  if (name.length === 0 || !isAtEdge || amountOf(line) !== null) return null;
  const said = words.filter((word) => !name.includes(word));
  // A number alone before what is said would be that of a row.
  return { name, said: isNumbered ? [{ ...number, text: `#${number.text}` }, ...said] : said };
};

/** `North Entry approved   $8,155.00` as a sum of the group; that of what was declined is none. */
const sumOf = (line: Line, rows: ReadonlyMap<Line, Verdict>): Entry[] => {
  if (amountOf(line) === null) return [{ kind: 'line', line }];
  const refused = [...rows.values()].filter(({ isTaken }) => !isTaken);
  if (SAYS_REFUSED.test(line.text) && amountOf(line) === totalOf(refused)) return [];
  if (!SAYS_TAKEN.test(line.text)) return [{ kind: 'line', line }];
  // `All Areas total` would be that of all rows.
  if (/^all\b/i.test(line.text)) return [];
  const isNamed = /\btotal\b/i.test(line.text);
  const words = line.words.flatMap((word) => {
    if (!TAKEN.test(word.text)) return [word];
    return isNamed ? [] : [{ ...word, text: 'total' }];
  });
  return [{ kind: 'line', line: makeLine(line.page, words, line.ocr) }];
};

const rowOf = ({ name, amount, isTaken }: Verdict, thing: Thing | null, line: Line): PhraseRow => {
  const [first] = name;
  const dash = thing === null || first === undefined ? [] : [{ ...first, text: '-' }];
  const refused = isTaken || first === undefined ? [] : [{ ...first, text: '(declined)' }];
  const said = asSentence(thing?.said ?? []);
  return {
    kind: 'row',
    phrases: [line],
    // Done once for what it comes to.
    cells: new Map<ColumnKind, readonly Word[]>([
      ['quantity', [{ ...amount, text: '1' }]],
      ['total', [amount]],
    ]),
    // `Crown reduction 15%` is no share of anything.
    text: inOneWord(
      onOneLevel([...(thing?.name ?? []), ...dash, ...name, ...refused].map(inOneType(first))),
    ),
    title: [],
    about: said.length === 0 ? [] : [makeLine(line.page, said, line.ocr)],
  };
};

/** What stands alone would be a heading. */
const asSentence = (words: readonly Word[]): Word[] =>
  onOneLevel(words).map((word, at) =>
    at === words.length - 1 ? { ...word, text: `${word.text}.` } : word,
  );

const inOneType =
  (first: Word | undefined) =>
  (word: Word): Word => ({ ...word, bold: first?.bold ?? false });
