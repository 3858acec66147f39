import { decimal } from '../../money/money.ts';
import {
  boxAround,
  type Line,
  makeLine,
  type PageLines,
  segmentsOf,
  textOf,
} from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { headingKind } from '../tables/heading-words.ts';
import { amountOf, MONEY } from '../tokens/amount-of-word.ts';

/** `+ tax $21.89` and nothing else in its cell. */
const TAX = /^(?:\+|plus)\s*(?:sales\s+)?tax:?\s+\$?[\d,]+\.\d{2}$/i;
/** Fewer may be remarks. */
const LEAST_ROWS = 2;
/** Points between the right edges of a column's figures. */
const EDGE = 3;

/** The amounts of a row without tax and with it. */
interface Amounts {
  net: Word;
  whole: Word;
}

interface Form {
  /** What is said of tax on lines of its own, by the row above it and by its own line. */
  taxes: ReadonlyMap<Line, readonly Word[]>;
  below: ReadonlyMap<Line, readonly Word[]>;
  /** The right edges of both columns of amounts. */
  net: number;
  whole: number;
}

/**
 * `+ tax $21.89` below the amount of `Starter strip   204 LF   $1.62   $330.48   $352.37`: proposals print a row's tax
 * under what it costs, which makes what it comes to in the column behind. It stands in place of the amount from now on,
 * below a head of its own, as quantity and price say the amount again. Other documents are returned as they are.
 */
export const withTaxesBeside = (pages: readonly PageLines[]): PageLines[] => {
  const form = formOf(pages);
  if (form === null) return [...pages];
  const isHeaded = pages.some(({ lines }) => lines.some((line) => headOf(line, form) !== null));
  const mayLose = pages.every(({ lines }) => lines.every((line) => isProven(line, form)));
  if (!isHeaded || !mayLose) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) => settled(line, form)),
  }));
};

const formOf = (pages: readonly PageLines[]): Form | null => {
  const taxes = new Map<Line, readonly Word[]>();
  const below = new Map<Line, readonly Word[]>();
  let [net, whole] = [0, 0];
  for (const { lines } of pages)
    for (const [at, line] of lines.entries()) {
      const said = segmentsOf(line.words).at(-1);
      if (said === undefined || !TAX.test(textOf(said))) continue;
      const row = lines[at - 1];
      const tax = said.at(-1);
      const amounts = row === undefined || tax === undefined ? null : amountsAt(row, right(tax));
      if (row === undefined || tax === undefined || amounts === null) return null;
      const sum = decimal(amountOf(amounts.net)).plus(amountOf(tax));
      if (!sum.eq(amountOf(amounts.whole))) return null;
      taxes.set(row, [tax]);
      below.set(line, said);
      [net, whole] = [right(amounts.net), right(amounts.whole)];
    }
  return taxes.size < LEAST_ROWS ? null : { taxes, below, net, whole };
};

const right = ({ box }: Word): number => box.right;

/** The amount that ends at an edge, and the one right behind it, the last of its row. */
const amountsAt = ({ words }: Line, edge: number): Amounts | null => {
  const [net, whole] = words.slice(-2);
  const isAt = net !== undefined && Math.abs(right(net) - edge) < EDGE;
  return isAt && whole !== undefined && MONEY.test(net.text) && MONEY.test(whole.text)
    ? { net, whole }
    : null;
};

const amountsOf = (line: Line, { net, whole }: Form): Amounts | null => {
  const amounts = amountsAt(line, net);
  return amounts !== null && Math.abs(right(amounts.whole) - whole) < EDGE ? amounts : null;
};

/** Whether a row has a tax below it, or none at all. */
const isProven = (line: Line, form: Form): boolean => {
  const amounts = amountsOf(line, form);
  return (
    amounts === null || form.taxes.has(line) || amountOf(amounts.net) === amountOf(amounts.whole)
  );
};

/** The words above the amounts without tax, in a line of heads. */
const headOf = (line: Line, form: Form): readonly Word[] | null => {
  const cells = segmentsOf(line.words);
  const [head, behind] = cells.slice(-2);
  if (head === undefined || behind === undefined || cells.length < LEAST_HEADS) return null;
  const isAbove = ({ words, edge }: { words: readonly Word[]; edge: number }): boolean =>
    Math.abs(boxAround(words).right - edge) < EDGE && headingKind(textOf(words)) !== null;
  return isAbove({ words: head, edge: form.net }) && isAbove({ words: behind, edge: form.whole })
    ? head
    : null;
};

/** What is done, how much of it, and the two amounts. */
const LEAST_HEADS = 4;

const settled = (line: Line, form: Form): Line[] => {
  const below = form.below.get(line);
  const kept = (old: readonly Word[], words: readonly Word[]): Line[] => {
    const all = line.words.flatMap((word) =>
      word === old[0] ? words : old.includes(word) ? [] : [word],
    );
    return all.length === 0 ? [] : [makeLine(line.page, all, line.ocr)];
  };
  if (below !== undefined) return kept(below, []);
  const head = headOf(line, form);
  const [first] = head ?? [];
  if (head !== null && first !== undefined)
    return kept(head, [{ ...first, text: 'TAX', box: boxAround(head) }]);
  const amounts = amountsOf(line, form);
  if (amounts === null) return [line];
  const { net } = amounts;
  const taxes = form.taxes.get(line) ?? [];
  return kept(
    [net],
    taxes.map((word) => ({ ...word, box: { ...net.box, left: net.box.right - width(word) } })),
  );
};

const width = ({ box }: Word): number => box.right - box.left;
