import type { LineItem } from '../../estimate/estimate.ts';
import { countRows } from '../columns/text-cells.ts';
import { activityOfDescription } from './activities.ts';

/** Fewer rows say nothing: any two descriptions may begin with A and B. */
const ENOUGH = 3;

/** Permits and haulage may stand below the lettered rows. */
const NEARLY_ALL = 0.8;

/** So many that follow each other count the rows of a part, whatever other parts have. */
const ONE_RUN = 4;

/** `A  Install push pier`, `B.) Bracket`, `c. Drip edge`; `A-frame` and `T 24 panel` are words. */
const LETTERED = /^([A-Z](?=[.)]{0,2}\s)|[a-z](?=[.)]))[.)]{0,2}\s+(?=.*\p{L}{3})/u;

interface Lettered {
  letter: string;
  rest: string;
}

/**
 * `A1  Set deadmen`, `B12  Rafters`, and what a scan makes of these: `Al  Set deadmen`, `C1 ' Tear off`,
 * `D1 "Board and batten`.
 */
const CODED = /^(\p{Lu})(\d{1,2}|[lI|])\s+(?:["'’]\s+|["'’](?=\p{L}[^"'’]*$))?(?=.*\p{L}{3})/u;

const codedOf = (text: string): Lettered | null => {
  const [whole, letter, number] = CODED.exec(text) ?? [];
  return whole === undefined || letter === undefined || number === undefined
    ? null
    : { letter: `${letter}${/\d/.test(number) ? number : 1}`, rest: text.slice(whole.length) };
};

/** Codes that count rows in so few of them may be sizes or models. */
const ENOUGH_CODED = 4;

/**
 * Takes numbers such as `A1`, `A2`, `B1` from the descriptions of rows, where they count nearly all rows
 * of a bid, part by part: on a page photographed aslant their column wanders away from its heading.
 */
const withCodedNumbers = (items: readonly LineItem[]): LineItem[] => {
  const inTexts = items.filter(
    ({ printed, description }) =>
      printed?.lineNumber === null && codedOf(description ?? '') !== null,
  );
  if (inTexts.length < ENOUGH_CODED) return [...items];
  const codes = items.flatMap(
    ({ printed, description }) => printed?.lineNumber ?? codedOf(description ?? '')?.letter ?? [],
  );
  const areCodes = codes.length >= items.length * NEARLY_ALL && countRows(codes);
  return areCodes ? items.map((item) => withNumberOf(item, codedOf)) : [...items];
};

const letteredOf = (text: string): Lettered | null => {
  const [whole, letter] = LETTERED.exec(text) ?? [];
  return whole === undefined || letter === undefined
    ? null
    : { letter, rest: text.slice(whole.length) };
};

/** Whether letters rise from A by one, anew in each part of a bid. */
const areInSequence = (letters: readonly string[]): boolean =>
  letters.every(
    (letter, at) =>
      /^a$/i.test(letter) || letter.charCodeAt(0) === (letters[at - 1]?.charCodeAt(0) ?? 0) + 1,
  );

/**
 * Takes letters that count a bid's rows from their descriptions, where they stand as the rows'
 * numbers: in nearly all rows that have none, or in many that follow each other, from A on, each one further than
 * the last.
 */
export const withRowLetters = (items: readonly LineItem[]): LineItem[] =>
  withLetters(withCodedNumbers(withCountedNumbers(items)));

/** `1  Containment`, `2  Gross removal`: sizes and counts begin a description too, but never rise by one from 1 on. */
const COUNTED = /^(\d{1,3})\s+(?=\p{Lu}.*\p{L}{3})/u;

const countedOf = (text: string): Lettered | null => {
  const [whole, letter] = COUNTED.exec(text) ?? [];
  return whole === undefined || letter === undefined
    ? null
    : { letter, rest: text.slice(whole.length) };
};

/** Takes numbers from the descriptions that they begin, where they count nearly all rows of a bid. */
const withCountedNumbers = (items: readonly LineItem[]): LineItem[] => {
  if (items.some(({ printed }) => printed?.lineNumber !== null)) return [...items];
  const numbers = items.flatMap(({ description }) => countedOf(description ?? '')?.letter ?? []);
  const areNumbers =
    numbers.length >= Math.max(ONE_RUN, items.length * NEARLY_ALL) &&
    numbers.every((number, at) => Number(number) === at + 1);
  return areNumbers ? items.map((item) => withNumberOf(item, countedOf)) : [...items];
};

const withLetters = (items: readonly LineItem[]): LineItem[] => {
  const unnumbered = items.filter(({ printed }) => printed?.lineNumber === null);
  const letters = unnumbered.flatMap(
    ({ description }) => letteredOf(description ?? '')?.letter ?? [],
  );
  const lettered = unnumbered.map(({ description }) => letteredOf(description ?? '') !== null);
  const areOneRun =
    letters.length >= ONE_RUN &&
    lettered.lastIndexOf(true) - lettered.indexOf(true) === letters.length - 1;
  const areLetters =
    (areOneRun || letters.length >= unnumbered.length * NEARLY_ALL) &&
    new Set(letters).size >= ENOUGH &&
    areInSequence(letters);
  return areLetters ? items.map(withoutLetter) : [...items];
};

const withoutLetter = (item: LineItem): LineItem => withNumberOf(item, letteredOf);

/** The row with what its description begins with as its number. */
const withNumberOf = (item: LineItem, partsOf: (text: string) => Lettered | null): LineItem => {
  const { printed, description, activity } = item;
  const lettered = partsOf(description ?? '');
  if (printed === null || printed.lineNumber !== null || lettered === null) return item;
  const { letter, rest } = lettered;
  const shown = partsOf(printed.descriptionAsPrinted)?.rest ?? printed.descriptionAsPrinted;
  // What a column says of the activity stays.
  const isOfWords = activity === activityOfDescription(description ?? '');
  return {
    ...item,
    description: rest,
    activity: isOfWords ? activityOfDescription(rest) : activity,
    printed: { ...printed, lineNumber: letter, descriptionAsPrinted: shown },
  };
};
