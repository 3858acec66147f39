import { sameCents, sum } from '../../money/money.ts';
import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { totalLabel } from '../sums/total-labels.ts';
import { amountOf, MONEY } from '../tokens/amount-of-word.ts';

/** So many rows come to an amount by chance in no print. */
const LEAST_SUMMED = 3;
/** Points by which the amounts of one column may end apart. */
const EDGE = 3;

/**
 * `Labor total   6,283.69`, `Supplier's materials and freight   7,574.68`, `Materials and labor   13,858.37`: a sheet of labor
 * behind the supplier's quote carries forward what all rows of that came to. The second is no row where it comes to rows on a page
 * before, and with the sum above it to the third, which is called the sum of all. The tax that leads the quote to its own total
 * counts once, where the sheet adds it.
 */
export const withSumsCarriedForward = (pages: readonly PageLines[]): PageLines[] => {
  const set = new Map(pages.flatMap(({ lines }, at) => carriedIn(lines, pages.slice(0, at))));
  return set.size === 0
    ? [...pages]
    : pages.map((page) => ({
        ...page,
        lines: page.lines.flatMap((line) => set.get(line) ?? [line]),
      }));
};

/** What is put in the place of lines. */
type Settled = [Line, Line[]];

const carriedIn = (lines: readonly Line[], before: readonly PageLines[]): Settled[] =>
  before.length === 0
    ? []
    : lines.flatMap((own, at) => {
        const [carried, both] = [lines[at + 1], lines[at + 2]];
        if (carried === undefined || both === undefined || totalLabel(own.text) === null) return [];
        const amounts = [own, carried, both].flatMap((line) => loneAmount(line) ?? []);
        const [first, second, third] = amounts.map(amountOf);
        if (first === undefined || second === undefined || third === undefined) return [];
        if (totalLabel(carried.text) !== null || totalLabel(both.text) !== null) return [];
        if (second <= 0 || !sameCents(sum([first, second]), third)) return [];
        const page = before.find((one) => sumLine(one.lines, second) !== undefined);
        if (page === undefined) return [];
        return [
          [carried, []],
          [both, [called('Line item total', both)]],
          ...quoteSettled(page.lines, second, lines.slice(at)),
        ];
      });

/** The quote's sum is one of rows, and what leads to its total from there is added by the sheet. */
const quoteSettled = (
  quote: readonly Line[],
  amount: number,
  sheet: readonly Line[],
): Settled[] => {
  const own = sumLine(quote, amount);
  const below = quote.slice(own === undefined ? quote.length : quote.indexOf(own) + 1);
  const end = below.findIndex(({ text }) => totalLabel(text) !== null);
  const led = below.slice(0, end + 1);
  const amounts = led.map(saidBy);
  const whole = amounts.pop() ?? null;
  const again = sheet.map(saidBy);
  if (own === undefined || whole === null || !sameCents(sum([amount, ...amounts]), whole))
    return [];
  return amounts.every((one) => one !== null && again.includes(one))
    ? [[own, [called('Subtotal', own)]], ...led.map((line): Settled => [line, []])]
    : [];
};

const saidBy = (line: Line): number | null => {
  const amount = loneAmount(line);
  return amount === null ? null : amountOf(amount);
};

/** The amount behind a label, and no other. */
const loneAmount = ({ words }: Line): Word | null => {
  const last = words.at(-1);
  const money = words.filter(({ text }) => MONEY.test(text));
  return last !== undefined && money.length === 1 && money[0] === last ? last : null;
};

/** The line of a page whose amount alone is the sum of all those that end above it. */
const sumLine = (lines: readonly Line[], amount: number): Line | undefined =>
  lines.find((line, at) => {
    const total = loneAmount(line);
    if (total === null || amountOf(total) !== amount) return false;
    const cells = lines.slice(0, at).flatMap(({ words }) => {
      const last = words.at(-1);
      const isAbove = last !== undefined && MONEY.test(last.text);
      return isAbove && Math.abs(last.box.right - total.box.right) < EDGE ? [amountOf(last)] : [];
    });
    return cells.length >= LEAST_SUMMED && sameCents(sum(cells), amount);
  });

/** `Line item total   13,858.37` */
const called = (label: string, line: Line): Line => {
  const [first] = line.words;
  return first === undefined
    ? line
    : makeLine(line.page, [{ ...first, text: label }, ...line.words.slice(-1)], line.ocr);
};
