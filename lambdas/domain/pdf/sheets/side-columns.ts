import { baselineOf, type Line, linesOfPage, median } from '../pages/lines.ts';
import type { PageText, Word } from '../pages/page-text.ts';

/** Shares of a page's width between which the white beside a column of facts is looked for. */
const FROM = 0.1;
const UNTIL = 0.4;

/** Font sizes of white between the column and all else, at least. */
const WHITE = 2.2;

/** The name of a firm above both is set in letters so many times as large as the text, at least. */
const LARGE = 2;

/** Lines of the column, at least, and words of it among those of the page, at most. */
const LEAST_LINES = 8;
const MOST_WORDS = 0.3;

/** Of its lines, so many at most stand at the height of others: labels and cells of a table all do. */
const MOST_LEVEL = 0.6;

/** Points between baselines that are one. */
const SAME_BASELINE = 1;

/** What letterheads say: a telephone number, a town with its code. */
const ADDRESS = /\(?\b\d{3}\)?[-. ]\d{3}[-.]\d{4}\b|\b[A-Z]{2} \d{5}\b/;

/** What heads the facts of a job. */
const LABEL =
  /\b(?:invoice|bill\s+to|insurer|insurance|carrier|claim|date|licen[cs]e|customer|owner|property|loss)\b/gi;
/** The word of a label that stands for it. */
const STEM =
  /^(?:invoice|bill|insurer|insurance|carrier|claim|date|licen[cs]e|customer|owner|property|loss)\b/i;

const LEAST_LABELS = 3;

/** Lines beside it that end in an amount. */
const LEAST_ROWS = 3;

/** Cents: a column of figures is one of a table. */
const AMOUNT = /\d\.\d{2}\)?$/;

/**
 * The lines of a page. Some firms print their letterhead and the facts of the job in a narrow column down the left side,
 * beside the table: its lines come first, and none of them runs into a row. The firm's name in large letters may stand
 * above both.
 */
export const linesBesideColumns = (page: PageText, words: readonly Word[]): Line[] => {
  if (page.source !== 'text' || !hasLabels(page, words)) return linesOfPage(page, words);
  const name = nameAbove(words);
  const below = words.filter((word) => !name.has(word));
  const column = sideColumnOf(page, below);
  if (column === null) return linesOfPage(page, words);
  const linesOf = (own: readonly Word[]): Line[] =>
    own.length === 0 ? [] : linesOfPage(page, own);
  const side = linesOf(below.filter(isIn(column)));
  const body = linesOf(below.filter((word) => !isIn(column)(word)));
  return standsApart(side, body)
    ? [...linesOf([...name]), ...side, ...body]
    : linesOfPage(page, words);
};

/** Few pages have so many labels down their left side, and sorting the words of the others costs more than all this. */
const hasLabels = ({ width }: PageText, words: readonly Word[]): boolean =>
  new Set(
    words.flatMap(({ box, text }) => (box.right > width * UNTIL ? [] : (STEM.exec(text) ?? []))),
  ).size >= LEAST_LABELS;

/** The words in large letters, where these stand above all others. */
const nameAbove = (words: readonly Word[]): ReadonlySet<Word> => {
  const least = median(words.map(({ fontSize }) => fontSize)) * LARGE;
  const others = words.filter(({ fontSize }) => fontSize < least);
  const top = Math.min(...others.map(({ box }) => box.top));
  const large = words.filter(({ fontSize }) => fontSize >= least);
  return new Set(large.every(({ box }) => box.bottom <= top) ? large : []);
};

const isIn =
  (right: number) =>
  ({ box }: Word): boolean =>
    box.right <= right;

/** Where a column ends that may be one of facts; null where none does. */
const sideColumnOf = ({ width }: PageText, words: readonly Word[]): number | null => {
  const right = endOfColumn(width, words);
  if (right === null) return null;
  const side = words.filter(isIn(right));
  const text = side.map((word) => word.text).join(' ');
  const labels = new Set((text.match(LABEL) ?? []).map((label) => label.toLowerCase()));
  const isOfFacts =
    side.length < words.length * MOST_WORDS &&
    labels.size >= LEAST_LABELS &&
    ADDRESS.test(text) &&
    !side.some((word) => AMOUNT.test(word.text));
  return isOfFacts ? right : null;
};

/** The right end of the words left of the widest white that goes down the whole page; null where none does. */
const endOfColumn = (width: number, words: readonly Word[]): number | null => {
  const least = median(words.map(({ fontSize }) => fontSize)) * WHITE;
  let [right, widest, end] = [0, 0, null as number | null];
  for (const { box } of words.toSorted((a, b) => a.box.left - b.box.left)) {
    if (right > width * UNTIL) break;
    const white = box.left - right;
    if (right > width * FROM && white > Math.max(least, widest)) [widest, end] = [white, right];
    right = Math.max(right, box.right);
  }
  return end;
};

/** Whether the lines of a column stand where they will, and not as cells of the table beside them. */
const standsApart = (side: readonly Line[], body: readonly Line[]): boolean => {
  const priced = body.filter(({ text }) => AMOUNT.test(text)).length;
  if (side.length < LEAST_LINES || priced < LEAST_ROWS) return false;
  const baselines = body.flatMap(({ words }) => words.slice(0, 1).map(baselineOf));
  const level = side.filter(({ words: [word] }) =>
    baselines.some(
      (other) => word !== undefined && Math.abs(other - baselineOf(word)) < SAME_BASELINE,
    ),
  );
  return level.length <= side.length * MOST_LEVEL;
};
