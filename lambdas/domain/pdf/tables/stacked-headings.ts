import { byLine } from '../pages/by-line.ts';
import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { ColumnKind } from './column-kinds.ts';
import { areAgeAndLife, type Heading, IS_DAY, PHRASE_GAP } from './heading.ts';
import { headingKind, isHeadingWord, normalizeHeading } from './heading-words.ts';
import { withoutOthers } from './headings-of-line.ts';
import { namesRate } from './proven-heads.ts';
import { withSlashedJoined } from './slashed-headings.ts';
import { namesTradeFirst } from './trades-before-descriptions.ts';

export interface StackedHeadings {
  /** Each read from top to bottom; together they are one header line. */
  headings: Heading[];
  /** Columns whose heading is none that is known. */
  unknown: number;
}

/** What a line could be of a header: a part of one, one that its rows prove, or none. */
export const glanceAt = (line: Line): 'headings' | 'rates' | 'none' =>
  HOLDS_AMOUNT.test(line.text) ? 'none' : glanceAtWords(line);

/** Rows of figures are told at a glance; neither headings nor rates have any. */
const HOLDS_AMOUNT = /\d[.,]\d+(?![\d%])/;

const glanceAtWords = byLine(({ text }): 'headings' | 'rates' | 'none' =>
  isMostlyHeadings(text) ? 'headings' : namesRate(text) ? 'rates' : 'none',
);

/** Whether a line could be a part of a header that is set over several lines. */
export const mayStack = (line: Line): boolean => glanceAt(line) === 'headings';

const isMostlyHeadings = (text: string): boolean => {
  if (text.length > LONGEST_HEADER) return false;
  if (
    (LABELLED.test(text) && !namesTradeFirst(text)) ||
    (/room$/i.test(text) && NAMED_ROOM.test(text))
  )
    return false;
  const printed = text.split(' ');
  let words = 0;
  let known = 0;
  for (const one of printed) {
    const word = normalizeHeading(one);
    if (word === '' || (word.includes('%') && RATE.test(word)) || IS_DAY.test(word)) continue;
    words += 1;
    if (isHeadingWord(word)) known += 1;
    else if (words - known > printed.length * 0.4) return false;
  }
  return known >= 1 && known >= words * 0.6;
};

/** `Room: Family Rm`: a label with its value. */
const LABELLED = /^[^:]{2,20}:\s[^:]+$/;

/** `BASEMENT REC ROOM`: a room, though `rec` is short for what is recoverable and `room` a heading. */
const NAMED_ROOM =
  /^[\p{L}\s]*\b(?:bath|bed|bonus|dining|family|game|great|laundry|living|mud|play|powder|rec|recreation|rest|sitting|storage|sun|utility)\s?room$/iu;

/** `O&P 21%`: a heading with the rate of its column. */
const RATE = /^\(?\d{1,2}(?:\.\d+)?%\)?$/;

/** Characters; the widest register seen has 120. */
const LONGEST_HEADER = 240;

interface Stack {
  left: number;
  right: number;
  /** The words of each line, top line first. */
  parts: Word[][];
}

/**
 * Headings that narrow columns break over two to four lines: `UNIT` over `OF` over `MEASURE`. The
 * line with most columns says where they are; the words of the others go to the column they stand
 * over. Null where no column has words in two lines.
 */
export const stackHeadings = (lines: readonly Line[], gap = PHRASE_GAP): StackedHeadings | null => {
  const printed = lines.map((line) =>
    segmentsOf(
      withSlashedJoined(line.text.includes(' / ') ? withoutOthers(line) : line.words).filter(
        (word) => /[\p{L}\p{N}#%$£€&]/u.test(word.text),
      ),
      gap,
    )
      .flatMap(cutBehindKeys)
      .flatMap((words) => cutBehindAge(words, line.words)),
  );
  const segments = splitUnfinished(splitNeighbours(splitCrowded(printed)));
  const most = Math.max(...segments.map((line) => line.length));
  const base = segments.findLastIndex((line) => line.length === most);
  const stacks = (segments[base] ?? []).map((words): Stack => {
    const parts: Word[][] = lines.map(() => []);
    parts[base] = words;
    return { left: leftOf(words), right: rightOf(words), parts };
  });
  // What spans several columns is set over those that stand alone.
  const others = [...segments.entries()]
    .filter(([row]) => row !== base)
    .sort(([, one], [, other]) => other.length - one.length);
  for (const [row, line] of others)
    for (const words of line) place(words, row, stacks, lines.length);
  if (!stacks.some((stack) => stack.parts.filter((part) => part.length > 0).length >= 2))
    return null;
  const headings: Heading[] = [];
  let unknown = 0;
  for (const stack of stacks.sort((a, b) => a.left - b.left)) {
    const text = textOf(stack.parts.flat());
    const kind = headingKind(text);
    const both = kind === null ? twoHeadings(stack) : null;
    if (both !== null) {
      headings.push(...both);
      continue;
    }
    // `%` beside `Amt` below `Sales Tax`: a rate, whatever it is of.
    if (kind === null && text !== '%') unknown += 1;
    headings.push({
      kind: kind ?? 'otherNumber',
      text,
      left: stack.left,
      right: stack.right,
      row: 0,
    });
  }
  return { headings, unknown };
};

/** What the leading program sets one below the other where a row has two lines of figures. */
const STANDS_BELOW: ReadonlySet<string> = new Set([
  'ageLife condition',
  'ageLife depreciationPercent',
  'condition depreciationPercent',
  'depreciation depreciationPercent',
]);

/** `AGE/LIFE` over `CONDITION`: a row has a cell of each, one below the other. */
const twoHeadings = ({ parts }: Stack): Heading[] | null => {
  const filled = parts.filter((words) => words.length > 0);
  const headings = filled.flatMap((words, row): Heading[] => {
    const text = textOf(words);
    const kind = headingKind(text);
    return kind === null
      ? []
      : [{ kind, text, left: leftOf(words), right: rightOf(words), row: row === 0 ? 0 : 1 }];
  });
  const pair = headings
    .map(({ kind }) => kind)
    .toSorted()
    .join(' ');
  return filled.length === 2 && headings.length === 2 && STANDS_BELOW.has(pair) ? headings : null;
};

/** `line_ code`: what ends in an underscore goes on below, and not beside it. */
const cutBehindKeys = (words: Word[]): Word[][] => {
  const at = words.findIndex(({ text }) => text.endsWith('_'));
  return at < 0 || at === words.length - 1
    ? [words]
    : [words.slice(0, at + 1), ...cutBehindKeys(words.slice(at + 1))];
};

const cutBehindAge = (words: Word[], printed: readonly Word[]): Word[][] => {
  const at = words.findIndex((word) => {
    // A slash may stand between the two.
    const before = printed[printed.indexOf(word) - 1];
    return before !== undefined && words.includes(before) && areAgeAndLife(before, word);
  });
  return at < 0 ? [words] : [words.slice(0, at), words.slice(at)];
};

/**
 * `UM per unit` below `Matl` alone, `No Item` below nothing: a heading, and another that nearly
 * touches it, whose beginning stands above or below a word of its own.
 */
const splitNeighbours = (rows: readonly Word[][][]): Word[][][] =>
  rows.map((row, at) =>
    row.flatMap((words) => {
      if (words.length < 2 || headingKind(textOf(words)) !== null) return [words];
      // `Price` may begin where `per` of `per Unit` ends.
      if (wholeKind(rows, at, words) !== null) return [words];
      const over = rows.flatMap((segments, other) =>
        other === at ? [] : segments.filter((one) => apart(one, words) < 0),
      );
      const cuts = widestFirst(words).filter((cut) => {
        const [left, right] = [words.slice(0, cut), words.slice(cut)];
        const kind = headingKind(textOf(left));
        if (kind === null) return false;
        const isAlone = over.every((one) => apart(one, left) >= 0);
        const next = headingKind(textOf(right));
        // `Units Measure`: how many there are and of what; each alone heads quantities.
        const isTwin = kind === 'quantity' && next === kind;
        return over.length === 0 ? next !== null && (next !== kind || isTwin) : isAlone;
      });
      // A typewriter's gaps are all alike: `Dep. %` before `Depreciation Cash Value` leaves no `%` over.
      const whole = (part: Word[]): ColumnKind | null => wholeKind(rows, at, part);
      const cut = cuts.find((one) => isCutIntoKnown(words.slice(one), whole)) ?? cuts[0];
      return cut === undefined ? [words] : [words.slice(0, cut), words.slice(cut)];
    }),
  );

/** Where words may be cut in two, the widest gap first: `DEP %  DEPREC.` are no `% DEPREC.` */
const widestFirst = (words: readonly Word[]): number[] => {
  const gap = (cut: number): number =>
    Math.round((words[cut]?.box.left ?? 0) - (words[cut - 1]?.box.right ?? 0));
  return words
    .slice(1)
    .map((_, at) => at + 1)
    .sort((a, b) => gap(b) - gap(a));
};

/**
 * `AGE/ COND.` above `LIFE` alone, `TAX REPL. COST AGE/LIFE` below `SALES`: headings that nearly
 * touch, each known with what stands over or under it, and no two of one kind.
 */
const splitUnfinished = (rows: readonly Word[][][]): Word[][][] =>
  rows.map((row, at) =>
    row.flatMap((words) => {
      const whole = (part: Word[]): ColumnKind | null => wholeKind(rows, at, part);
      if (words.length < 2 || words.length > MOST_CROWDED || whole(words) !== null) return [words];
      // `Sales Overhead` over `Tax & Profit`: what stands over them may nearly touch as well.
      const single = rows.map((segments, other) =>
        other === at ? segments : segments.flatMap((one) => one.map((word) => [word])),
      );
      const bySingle = (part: Word[]): ColumnKind | null => wholeKind(single, at, part);
      return (
        cutIntoKnown(words, whole, new Set()) ?? cutIntoKnown(words, bySingle, new Set()) ?? [words]
      );
    }),
  );

/** The heading that words of one line make with all that stands over and under them. */
const wholeKind = (rows: readonly Word[][][], at: number, part: Word[]): ColumnKind | null =>
  headingKind(
    textOf(
      rows.flatMap((segments, other) =>
        other === at ? part : segments.filter((one) => apart(one, part) < 0).flat(),
      ),
    ),
  );

/** Words of the longest run of headings that nearly touch. */
const MOST_CROWDED = 10;

const isCutIntoKnown = (words: Word[], kindOf: (part: Word[]) => ColumnKind | null): boolean =>
  words.length <= MOST_CROWDED && cutIntoKnown(words, kindOf, new Set()) !== null;

/** The fewest parts that are each known and each of another kind; null where there are none. */
const cutIntoKnown = (
  words: Word[],
  kindOf: (part: Word[]) => ColumnKind | null,
  before: ReadonlySet<ColumnKind>,
): Word[][] | null => {
  let best: Word[][] | null = null;
  for (let cut = words.length; cut > 0; cut -= 1) {
    const first = words.slice(0, cut);
    const kind = kindOf(first);
    if (kind === null || before.has(kind)) continue;
    const rest = words.slice(cut);
    const others = rest.length === 0 ? [] : cutIntoKnown(rest, kindOf, new Set([...before, kind]));
    if (others !== null && (best === null || others.length + 1 < best.length))
      best = [first, ...others];
  }
  return best;
};

/** `VALUE DEPRECIATION` below `COST` and `LESS`: two columns that nearly touch. */
const splitCrowded = (rows: readonly Word[][][]): Word[][][] =>
  rows.map((row, at) =>
    row.flatMap((words) => {
      if (words.length < 2) return [words];
      for (const [other, segments] of rows.entries()) {
        if (other === at) continue;
        const over = segments.filter((one) => apart(one, words) < 0);
        if (over.length < 2) continue;
        const groups = over.map((one) =>
          words.filter((word) => over.every((two) => apart([word], one) <= apart([word], two))),
        );
        if (groups.every((group) => group.length > 0) && groups.flat().length === words.length)
          return groups;
      }
      return [words];
    }),
  );

/** Points between two groups of words, negative where one stands over the other. */
const apart = (left: readonly Word[], right: readonly Word[]): number =>
  Math.max(leftOf(left), leftOf(right)) - Math.min(rightOf(left), rightOf(right));

const leftOf = (words: readonly Word[]): number => Math.min(...words.map((word) => word.box.left));
const rightOf = (words: readonly Word[]): number =>
  Math.max(...words.map((word) => word.box.right));

const overlap = (words: readonly Word[], stack: Stack): number =>
  Math.min(rightOf(words), stack.right) - Math.max(leftOf(words), stack.left);

const place = (words: Word[], row: number, stacks: Stack[], rows: number): void => {
  const over = stacks.filter((stack) => overlap(words, stack) > 0);
  const [only, another] = over;
  if (only === undefined) {
    const parts: Word[][] = Array.from({ length: rows }, () => []);
    parts[row] = words;
    stacks.push({ left: leftOf(words), right: rightOf(words), parts });
  } else if (another === undefined) {
    only.parts[row]?.push(...words);
    only.left = Math.min(only.left, leftOf(words));
    only.right = Math.max(only.right, rightOf(words));
  } else if (words.length === 1 || headsEach(words, row, over)) {
    // `DEPRECIATION`, `Sales Tax` over `%` and `AMOUNT` belong to both.
    for (const stack of over) stack.parts[row]?.push(...words);
  } else for (const word of words) place([word], row, stacks, rows);
};

/** Whether words make a heading that is known with each of those below them. */
const headsEach = (words: Word[], row: number, stacks: readonly Stack[]): boolean =>
  stacks.every(
    ({ parts }) =>
      headingKind(
        textOf(parts.flatMap((part, at) => (at === row ? [...part, ...words] : part))),
      ) !== null,
  );
