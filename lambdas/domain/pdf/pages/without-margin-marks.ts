import { baselineOf } from './lines.ts';
import type { PageText, Word } from './page-text.ts';

/** Line numbers, ticks, initials. */
const MARK = /^(?:\d{1,2}|\p{L}{1,3}|[?!*✓✔✗✘√]{1,3})$/u;
const LONGEST_MARK = 3;
/** Share of a page's width at its sides. */
const MARGIN = 0.12;
/** Fewer marks on a page may be anything. */
const FEWEST = 5;
/** Words that stand in the margin as well: a heading's, a stamp's. */
const FEW_OTHERS = 0.02;
/** Points; what belongs to a row stands at its height. */
const SAME_BASELINE = 0.5;
/** Share of the marks that may stand at the height of a row by chance. */
const MOST_LEVEL = 0.5;

/**
 * Leaves out columns of marks in the margins: the numbers of pleading paper, what somebody ticked
 * off. They stand beside everything else, and not at the height of the rows.
 */
export const withoutMarginMarks = (words: readonly Word[], page: PageText): readonly Word[] => {
  const [inner, outer] = [page.width * MARGIN, page.width * (1 - MARGIN)];
  const left: Word[] = [];
  const right: Word[] = [];
  for (const word of words) {
    if (word.text.length > LONGEST_MARK) continue;
    const side = word.box.right < inner ? left : word.box.left > outer ? right : null;
    if (side !== null && MARK.test(word.text)) side.push(word);
  }
  const gone = new Set<Word>();
  for (const side of [left, right])
    for (const column of side.length < FEWEST ? [] : columnsOf(side))
      for (const mark of column.length < FEWEST ? [] : marksOf(column, side, words, side === left))
        gone.add(mark);
  return gone.size === 0 ? words : words.filter((word) => !gone.has(word));
};

/** Marks below each other: the numbers of a spreadsheet's rows may stand beside those of its items. */
const columnsOf = (side: readonly Word[]): Word[][] => {
  const columns: { right: number; words: Word[] }[] = [];
  for (const word of side.toSorted((one, other) => one.box.left - other.box.left)) {
    const last = columns.at(-1);
    if (last === undefined || word.box.left > last.right + APART)
      columns.push({ right: word.box.right, words: [word] });
    else {
      last.words.push(word);
      last.right = Math.max(last.right, word.box.right);
    }
  }
  return columns.map((column) => column.words);
};

/** Points between two columns of marks, at least. */
const APART = 6;

const marksOf = (
  column: readonly Word[],
  side: readonly Word[],
  words: readonly Word[],
  isLeft: boolean,
): readonly Word[] => {
  const own = new Set(side);
  const others = words.filter((word) => !own.has(word));
  const edges = others.map(({ box }) => (isLeft ? box.left : -box.right)).sort((a, b) => a - b);
  const edge = edges[Math.floor(edges.length * FEW_OTHERS)] ?? 0;
  const beside = column.filter(({ box }) => (isLeft ? box.right < edge : -box.left < edge));
  if (beside.length < FEWEST) return [];
  const baselines = new Float64Array(others.map(baselineOf));
  const level = beside.filter((mark) => {
    const own = baselineOf(mark);
    return baselines.some((other) => Math.abs(other - own) < SAME_BASELINE);
  });
  return level.length > beside.length * MOST_LEVEL || countRows(beside, others) ? [] : beside;
};

/**
 * `1`, `2`, `3` in larger type than the paragraphs that they count: right beside the first line of each, as far apart
 * as these are long. The lines of pleading paper are all as far apart.
 */
const countRows = (marks: readonly Word[], others: readonly Word[]): boolean => {
  // The first word of a remark may stand in their column.
  const numbers = marks.filter(({ text }) => /^\d+$/.test(text));
  if (numbers.length < Math.max(FEWEST, marks.length * MOSTLY)) return false;
  const inOrder = numbers.toSorted((a, b) => a.box.top - b.box.top);
  const steps = inOrder.slice(1).map(({ box }, at) => box.top - (inOrder[at]?.box.top ?? 0));
  return (
    inOrder.every(({ text }, at) => Number(text) === Number(inOrder[0]?.text) + at) &&
    Math.max(...steps) > Math.min(...steps) * UNEVEN &&
    inOrder.every((mark) => others.some((word) => isRightBeside(word, mark)))
  );
};

/** Share of the marks that are numbers. */
const MOSTLY = 0.8;

/** Times that the widest step between numbers of paragraphs is as wide as the least. */
const UNEVEN = 1.3;

const isRightBeside = ({ box }: Word, mark: Word): boolean =>
  box.left > mark.box.right &&
  box.left - mark.box.right < mark.fontSize * NEAR &&
  Math.min(box.bottom, mark.box.bottom) - Math.max(box.top, mark.box.top) >
    (box.bottom - box.top) * LEVEL;

/** Font sizes. */
const NEAR = 3;

/** Share of a word's height that its number stands beside. */
const LEVEL = 0.8;
