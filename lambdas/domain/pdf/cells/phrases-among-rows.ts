import { roundCents } from '../../money/money.ts';
import { boxAround, type Line, makeLine, movedBy, type PageLines, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { figureOf } from '../tokens/figure-of-word.ts';
import { unitCode } from '../tokens/read-figure.ts';

/** Rows with cells of their own, of which the columns are known. */
const LEAST_ROWS = 3;
/** Points between the right edges of one column. */
const EDGE = 3;
/** Font sizes between a count and its unit. */
const GAP = 0.3;

const COUNT = /^\d[\d,]*(?:\.\d+)?$/;
const PRICE = /^\$?\d[\d,]*\.\d{2,4}$/;
const AMOUNT = /^\$?\d[\d,]*\.\d{2}$/;

interface Columns {
  count: number;
  price: number;
  amount: number;
}

/**
 * `Resistance Drill Test   24.0 Tests @ 31.50   756.00` below `CAD Technician   8.00   92.00   736.00`: bills say in a phrase
 * how much of what is counted in units of its own, and in columns how many hours. Where it makes the amount
 * beside it, in the column of the others, the parts go to the columns of these.
 */
export const withPhrasesInColumns = (pages: readonly PageLines[]): PageLines[] => {
  const all = pages.flatMap(({ lines }) => lines);
  if (!all.some((line) => phraseOf(line) !== null)) return [...pages];
  const rows = all.flatMap((line) => columnsOf(line) ?? []);
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => {
      const phrase = phraseOf(line);
      const edge = phrase?.amount.box.right ?? 0;
      const like = rows.filter(({ amount }) => Math.abs(amount - edge) < EDGE);
      const [columns] = like;
      if (phrase === null || columns === undefined || like.length < LEAST_ROWS) return line;
      return areSame(like) ? inColumns(line, phrase, columns) : line;
    }),
  }));
};

interface Phrase {
  text: Word[];
  count: Word;
  unit: Word[];
  price: Word;
  amount: Word;
}

const phraseOf = ({ words }: Line): Phrase | null => {
  const at = words.length - 3;
  const [sign, price, amount] = words.slice(-3);
  if (sign?.text !== '@' || price === undefined || amount === undefined) return null;
  const from = words.slice(0, at).findLastIndex(({ text }) => COUNT.test(text));
  const count = words[from];
  const unit = words.slice(from + 1, at);
  const isPhrase = from > 0 && unit.length === 1 && /^\p{L}{2,}$/u.test(unit[0]?.text ?? '');
  if (count === undefined || !isPhrase || !comesTo(count, price, amount)) return null;
  return { text: words.slice(0, from), count, unit, price, amount };
};

const columnsOf = ({ words }: Line): Columns | null => {
  const [before, count, price, amount] = words.slice(-4);
  if (before === undefined || count === undefined || price === undefined || amount === undefined)
    return null;
  if (!/\p{L}/u.test(before.text) || !comesTo(count, price, amount)) return null;
  return { count: count.box.right, price: price.box.right, amount: amount.box.right };
};

const comesTo = (count: Word, price: Word, amount: Word): boolean =>
  COUNT.test(count.text) &&
  PRICE.test(price.text) &&
  AMOUNT.test(amount.text) &&
  roundCents(figureOf(count).times(figureOf(price))).eq(figureOf(amount));

const areSame = (rows: readonly Columns[]): boolean =>
  rows.every(
    ({ count, price }) =>
      Math.abs(count - (rows[0]?.count ?? 0)) < EDGE &&
      Math.abs(price - (rows[0]?.price ?? 0)) < EDGE,
  );

const inColumns = (line: Line, phrase: Phrase, { count, price }: Columns): Line => {
  const { text, unit, amount } = phrase;
  const words = [
    ...text,
    ...movedBy([phrase.count], count - phrase.count.box.right),
    // A unit that nobody else has would be read as a word among the figures.
    ...(unitCode(textOf(unit)) === null
      ? []
      : movedBy(unit, count + line.fontSize * GAP - boxAround(unit).left)),
    ...movedBy([phrase.price], price - phrase.price.box.right),
    amount,
  ];
  return makeLine(line.page, words, line.ocr);
};
