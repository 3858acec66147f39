import { baselineOf, type Line, linesOfPage, median } from '../pages/lines.ts';
import type { PageText, Word } from '../pages/page-text.ts';

/** Shares of a page's width between which the white beside a column of facts is looked for. */
const FROM = 0.1;
const UNTIL = 0.4;

/** Font sizes of white between the column and all else, at least. */
const WHITE = 2.4;

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
 * beside the table: its lines come first, and none of them runs into a row.
 */
export const linesBesideColumns = (page: PageText, words: readonly Word[]): Line[] => {
  const column = page.source === 'text' ? sideColumnOf(page, words) : null;
  if (column === null) return linesOfPage(page, words);
  const side = linesOfPage(page, words.filter(isIn(column)));
  const body = linesOfPage(
    page,
    words.filter((word) => !isIn(column)(word)),
  );
  return standsApart(side, body) ? [...side, ...body] : linesOfPage(page, words);
};

const isIn =
  (right: number) =>
  ({ box }: Word): boolean =>
    box.right <= right;

/** Where a column ends that may be one of facts; null where none does. */
const sideColumnOf = ({ width }: PageText, words: readonly Word[]): number | null => {
  const stems = new Set(
    words.flatMap(({ box, text }) => (box.right > width * UNTIL ? [] : (STEM.exec(text) ?? []))),
  );
  // Few pages have so many of them down their left side, and sorting the words of the others costs more than all this.
  if (stems.size < LEAST_LABELS) return null;
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
