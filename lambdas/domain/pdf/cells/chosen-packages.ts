import { decimal } from '../../money/money.ts';
import {
  boxAround,
  type Line,
  makeLine,
  movedBy,
  type PageLines,
  segmentsOf,
  textOf,
} from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { headingKind } from '../tables/heading-words.ts';
import { amountOf, MONEY } from '../tokens/amount-of-word.ts';
import { signedValue } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { countAt } from './lump-sums.ts';

/** Font sizes from one cell of a line to the next. */
const CELL_GAP = 1.5;
/** Rows that the price of a package proves, at least. */
const LEAST_ROWS = 3;
const CHOSEN = /[✓✔☑☒■]|\[x\]|\b(?:selected|chosen|accepted|approved)\b/iu;
const TAKEN = /^(?:added|accepted|approved|selected|chosen|yes)$/i;
const PRICE = /^\$?[\d,]+\.\d{2}$/;
const NOT_CHOSEN = /\b(?:not|un)\s?-?(?:selected|chosen|accepted|approved)\b/i;

/** Where the packages of a proposal have their columns, and which of them was taken. */
interface Packages {
  heads: Word[][];
  chosen: Word[];
}

/**
 * `Item   Qty   Silver   Gold ✓   Platinum`: a proposal prices each row in several packages, of which one is ticked, or
 * has `** SELECTED **` below its bidder's name. What that comes to below the rows, `Package price`, proves that its column holds what they cost: the others are left out, and the
 * sum is called one. Other pages are returned as they are.
 */
export const withChosenPackage = (pages: readonly PageLines[]): PageLines[] =>
  pages.map((page) => {
    const marked = withMarkBeside(page);
    const found = marked.lines.map(packagesIn);
    const at = found.findIndex((packages) => packages !== null);
    const [head, packages] = [marked.lines[at], found[at]];
    if (head === undefined || packages === undefined || packages === null) return page;
    const end = sumBelow(marked.lines, at, packages);
    if (end === null) return page;
    const isCounted = segmentsOf(head.words, CELL_GAP).some(
      (cell) => headingKind(textOf(cell)) === 'quantity',
    );
    const lines = marked.lines.map((line, index): Line => {
      if (index > end) return asRow(line, head, packages);
      if (index < at) return line;
      const cells = cellsOf(line, packages);
      const out = new Set(
        cells.filter(({ head: of }) => of !== packages.chosen).flatMap(({ words }) => words),
      );
      const kept = line.words.filter((word) => !out.has(word));
      const own = cells.find(({ head: of }) => of === packages.chosen)?.words ?? [];
      if (index === at) {
        const words = named(kept, packages.chosen, 'TOTAL');
        return makeLine(line.page, isCounted ? words : withCount(words, 'QTY'), line.ocr);
      }
      if (index === end) return makeLine(line.page, asSum(line, packages, isCounted), line.ocr);
      if (own.length > 0 && !isCounted) return makeLine(line.page, withCount(kept, '1'), line.ocr);
      return out.size === 0 ? line : makeLine(line.page, kept, line.ocr);
    });
    return { ...page, lines };
  });

/** Bids say of nothing how often it is done: once. */
const withCount = (words: readonly Word[], text: string): Word[] => {
  const [last] = words.slice(-1);
  return last === undefined ? [] : [...words, countAt(last, text)];
};

/** `Gutter   148 LF   $1,702.00   ADDED` below the package, in columns of its own: a row like those above. */
const asRow = (line: Line, head: Line, { heads, chosen }: Packages): Line => {
  const cells = segmentsOf(line.words, CELL_GAP);
  const price = cells.at(-2) ?? [];
  if (cells.length < 3 || !TAKEN.test(textOf(cells.at(-1) ?? []))) return line;
  if (!PRICE.test(textOf(price))) return line;
  const before = segmentsOf(head.words, CELL_GAP).slice(0, -heads.length);
  const counted = cells.slice(1, -2).flatMap((words, at) => {
    const left = boxAround(before[at + 1] ?? words).left;
    return movedBy(words, left - boxAround(words).left);
  });
  const priced = movedBy(price, boxAround(chosen).right - boxAround(price).right);
  return makeLine(line.page, [...(cells[0] ?? []), ...counted, ...priced], line.ocr);
};

/** `** SELECTED **` and nothing else. */
const MARK_ALONE = /^\W*(?:selected|chosen|accepted|approved)\W*$/i;
/** Lines of headings above the mark. */
const MOST_ABOVE = 3;

/** `** SELECTED **` on the last line of a head of several lines, under one of the bids: it stands behind that one's name. */
const withMarkBeside = (page: PageLines): PageLines => {
  const mark = page.lines.findIndex(({ text }) => MARK_ALONE.test(text));
  const [line, from] = [page.lines[mark], Math.max(0, mark - MOST_ABOVE)];
  const at = page.lines.slice(from, Math.max(0, mark)).findIndex((one) => bidsIn(one) !== null);
  const head = at < 0 ? undefined : page.lines[from + at];
  if (line === undefined || head === undefined) return page;
  const under = (bidsIn(head) ?? []).filter((words) => {
    const { left, right } = boxAround(words);
    return left < line.box.right && right > line.box.left;
  });
  const [name, another] = under;
  if (name === undefined || another !== undefined) return page;
  const { right } = boxAround(name);
  const [last] = name.slice(-1);
  const words = head.words.flatMap((word) =>
    word === last
      ? [word, { ...word, text: '✓', box: { ...word.box, left: right, right } }]
      : [word],
  );
  const lines = [...page.lines];
  lines.splice(from + at, mark - from - at + 1, makeLine(head.page, words, head.ocr));
  return { ...page, lines };
};

/** The cells of a head behind those that any table has, where one of these is of what is done. */
const bidsIn = ({ words }: Line): Word[][] | null => {
  const cells = segmentsOf(words, CELL_GAP);
  const known = cells.findLastIndex((cell) => headingKind(textOf(cell)) !== null);
  const isDescribed = cells
    .slice(0, known + 1)
    .some((cell) => headingKind(textOf(cell)) === 'description');
  const heads = cells.slice(known + 1);
  return isDescribed && heads.length > 1 ? heads : null;
};

const packagesIn = (line: Line): Packages | null => {
  if (!CHOSEN.test(line.text)) return null;
  const heads = bidsIn(line) ?? [];
  const chosen = heads.filter(
    (words) => CHOSEN.test(textOf(words)) && !NOT_CHOSEN.test(textOf(words)),
  );
  const [one, another] = chosen;
  return one !== undefined && another === undefined ? { heads, chosen: one } : null;
};

/** The cells of a line below the packages, each with the head that it stands nearest to. */
const cellsOf = (line: Line, { heads }: Packages): { head: Word[]; words: Word[] }[] => {
  const first = boxAround(heads[0] ?? []);
  const from = first.left - (first.right - first.left);
  return segmentsOf(line.words, CELL_GAP).flatMap((words) => {
    const box = boxAround(words);
    if (box.left < from) return [];
    const apart = (head: readonly Word[]): number => {
      const { left, right } = boxAround(head);
      return Math.min(
        Math.abs(right - box.right),
        Math.abs(left + right - box.left - box.right) / 2,
      );
    };
    const [head] = heads.toSorted((one, other) => apart(one) - apart(other));
    return head === undefined ? [] : [{ head, words }];
  });
};

const amountIn = (line: Line, packages: Packages): number | null => {
  const cell = cellsOf(line, packages).find(({ head }) => head === packages.chosen);
  const [word, more] = cell?.words ?? [];
  // `(2,000.00)`: taken off where all is given to one.
  if (word !== undefined && more === undefined && MONEY.test(word.text)) return amountOf(word);
  const [token, another] = tokensOf(cell?.words ?? []);
  return token?.kind === 'amount' && another === undefined ? signedValue(token) : null;
};

/** The line that says what the rows of the chosen package come to; null where none does. */
const sumBelow = (lines: readonly Line[], at: number, packages: Packages): number | null => {
  let whole = decimal(0);
  let rows = 0;
  for (const [index, line] of lines.entries()) {
    const amount = index > at ? amountIn(line, packages) : null;
    if (amount === null) continue;
    if (rows >= LEAST_ROWS && whole.eq(amount)) return index;
    whole = whole.plus(amount);
    rows += 1;
  }
  return null;
};

/** The words with one in place of some of them. */
const named = (words: readonly Word[], old: readonly Word[], name: string): Word[] => {
  const [first] = old;
  return words.flatMap((word) =>
    word === first
      ? [{ ...word, text: name, box: boxAround(old) }]
      : old.includes(word)
        ? []
        : [word],
  );
};

/** What rows with a count come to may have others added below it. */
const asSum = (line: Line, packages: Packages, isCounted: boolean): Word[] => {
  const cells = cellsOf(line, packages);
  const own = cells.find(({ head }) => head === packages.chosen)?.words ?? [];
  const label = line.words.filter((word) => !cells.some(({ words }) => words.includes(word)));
  // `TOTAL BID` may stand nearer to the first column than to the words of the rows.
  const name = label.length > 0 ? label : line.words.slice(0, 1);
  return [...named(name, name, isCounted ? 'Subtotal' : 'TOTAL'), ...own];
};
