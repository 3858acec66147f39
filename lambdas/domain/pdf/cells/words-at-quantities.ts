import { BY_OTHERS } from '../items/words-in-cells.ts';
import {
  type Line,
  makeLine,
  movedBy,
  type PageLines,
  segmentsOf,
  textOf,
} from '../pages/lines.ts';
import { headerRowAt } from '../tables/header-row.ts';
import type { HeaderRow } from '../tables/heading.ts';
import { sharedEdge } from '../tables/shared-edge.ts';
import { isUncharged } from '../tokens/uncharged.ts';

/** Font sizes from the description to the cell behind it. */
const CELL_GAP = 1.5;
/** Points by which a word may stand beside the middle of its column. */
const CENTRED = 6;
/** Points by which amounts of one column end apart, and rows that do, at least. */
const EDGE = 3;
const LEAST_ROWS = 3;

const ENDS_IN_WORD = /\p{L}\.?$/u;
const ENDS_IN_AMOUNT = /\d\.\d{2}$/;

/**
 * `Plumber disconnect/reconnect   By others` below `Qty`, and nothing behind it: who does it, or that it is included, may
 * be said in the first of the cells that stay empty. It is set where the rows have their amounts, of which it says that there
 * is none.
 */
export const withWordsAtAmounts = (pages: readonly PageLines[]): PageLines[] => {
  let head: HeaderRow | null = null;
  return pages.map((page) => {
    let edge: number | null = null;
    const set = new Map<Line, Line>();
    for (const [at, line] of page.lines.entries()) {
      const header = headerRowAt(page.lines, at);
      if (header !== null) head = header;
      if (head === null || !ENDS_IN_WORD.test(line.text)) continue;
      const words = wordsAtQuantity(line, head);
      if (words === null) continue;
      edge ??= edgeOfAmounts(page.lines);
      if (edge === null) break;
      const by = edge - (words.at(-1)?.box.right ?? edge);
      const others = line.words.slice(0, -words.length);
      set.set(line, makeLine(line.page, [...others, ...movedBy(words, by)], line.ocr));
    }
    return set.size === 0
      ? page
      : { ...page, lines: page.lines.map((line) => set.get(line) ?? line) };
  });
};

/** The last cell of a line, where it says so in the middle of the column of quantities. */
const wordsAtQuantity = (line: Line, { headings }: HeaderRow): Line['words'] | null => {
  const cells = segmentsOf(line.words, CELL_GAP);
  const words = cells.at(-1);
  const text = textOf(words ?? []);
  if (words === undefined || cells.length < 2 || !(BY_OTHERS.test(text) || isUncharged(text)))
    return null;
  const counted = headings.find(({ kind }) => kind === 'quantity');
  const priced = headings.find(({ kind }) => kind === 'total');
  if (counted === undefined || priced === undefined || priced.left < counted.right) return null;
  const [left, right] = [words[0]?.box.left ?? 0, words.at(-1)?.box.right ?? 0];
  const off = Math.abs((left + right) / 2 - (counted.left + counted.right) / 2);
  return off < CENTRED ? words : null;
};

/** Where the amounts of most rows end; null where fewer than three do there. */
const edgeOfAmounts = (lines: readonly Line[]): number | null => {
  const ends = lines.flatMap(({ text, words }) =>
    ENDS_IN_AMOUNT.test(text) ? (words.at(-1)?.box.right ?? []) : [],
  );
  const shared = sharedEdge(ends, EDGE);
  return shared === null || shared.count < LEAST_ROWS ? null : shared.at;
};
