import type { LineItem } from '../../estimate/estimate.ts';
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
export const withRowLetters = (items: readonly LineItem[]): LineItem[] => {
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

const withoutLetter = (item: LineItem): LineItem => {
  const { printed, description, activity } = item;
  const lettered = letteredOf(description ?? '');
  if (printed === null || printed.lineNumber !== null || lettered === null) return item;
  const { letter, rest } = lettered;
  const shown = letteredOf(printed.descriptionAsPrinted)?.rest ?? printed.descriptionAsPrinted;
  // What a column says of the activity stays.
  const isOfWords = activity === activityOfDescription(description ?? '');
  return {
    ...item,
    description: rest,
    activity: isOfWords ? activityOfDescription(rest) : activity,
    printed: { ...printed, lineNumber: letter, descriptionAsPrinted: shown },
  };
};
