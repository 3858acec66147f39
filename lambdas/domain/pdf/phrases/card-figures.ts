import type { Line, PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { HEADINGS, LONGEST_HEADING_WORDS, normalizeHeading } from '../tables/heading-words.ts';
import type { Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { isUncharged } from '../tokens/uncharged.ts';
import { comesTo, isPer } from './priced-phrase.ts';

/** The figures of a card on a line of nothing else. */
export interface CardFigures {
  quantity: readonly Word[];
  price: readonly Word[];
  total: readonly Word[];
}

const LABELLED: ReadonlySet<ColumnKind> = new Set([
  'quantity',
  'unitPrice',
  'total',
  'rcv',
  'lineItemTotal',
]);
const BETWEEN = /^(?:[|·•–—:;,/=@x×*-]|at)$/i;

/**
 * `10.00 SF | $2.00 each | Total $20.00`, and `Qty: 10.00 SF   Unit price: $2.00` below what it comes
 * to: nothing but a quantity, a price and their product. Null for any other line.
 */
export const cardFiguresOf = (line: Line, above: Token | null): CardFigures | null => {
  const tokens = tokensOf(withoutLabels(line.words));
  const [quantity, ...others] = tokens;
  if (quantity === undefined || quantity.value === null) return null;
  if (quantity.kind !== 'quantity' && quantity.kind !== 'amount') return null;
  const [unit] = others;
  const isCounted = isUnit(unit) || isThing(unit, others[1]);
  const counted =
    quantity.unit === null && unit !== undefined && isCounted ? [quantity, unit] : [quantity];
  const [price, ...rest] = others.slice(counted.length - 1);
  if (price === undefined || price.kind !== 'amount') return null;
  const behind = rest.filter((token) => !isPer(token.text) && !isUnit(token));
  const [own, more] = behind;
  const total = own ?? above;
  if (total === null || more !== undefined) return null;
  // `1 visit   $0.00 each   FREE`
  const isFree = price.value === 0 && isUncharged(total.text);
  if (!isFree && (total.kind !== 'amount' || !comesTo(quantity, price, total))) return null;
  return {
    quantity: counted.flatMap(({ words }) => words),
    price: price.words,
    total: total.words,
  };
};

const isUnit = (token: Token | undefined): token is Token =>
  token !== undefined && token.unit !== null && token.value === null;

/** `5 seats   $38.00 each`: what is counted before a price, which their product proves. */
const isThing = (token: Token | undefined, next: Token | undefined): boolean =>
  token?.kind === 'text' && /^\p{Ll}{2,9}$/u.test(token.text) && next?.kind === 'amount';

/** The words that are no label of a figure and stand between none. */
const withoutLabels = (words: readonly Word[]): Word[] => {
  const kept: Word[] = [];
  for (let index = 0; index < words.length; ) {
    const word = words[index] as Word;
    const length = labelAt(words, index, kept.at(-1));
    if (length === 0 && !BETWEEN.test(word.text)) kept.push(word);
    index += Math.max(1, length);
  }
  return kept;
};

/** How many words the label of a figure takes; `3 hours | $80.00`, `3 sq ft | $8.00` have units, and no labels. */
const labelAt = (words: readonly Word[], first: number, before: Word | undefined): number => {
  for (let length = LONGEST_HEADING_WORDS; length >= 1; length -= 1) {
    const part = words.slice(first, first + length);
    if (part.length < length) continue;
    const text = part.map((word) => word.text).join(' ');
    const kind = HEADINGS.get(normalizeHeading(text));
    if (kind === undefined || !LABELLED.has(kind)) continue;
    const isBehindFigure = before !== undefined && /^\d[\d.,]*$/.test(before.text) && length <= 2;
    if (text.endsWith(':') || !isBehindFigure) return length;
  }
  return 0;
};

/** Whether a line consists of labels of figures alone: `Qty   Unit price   Total`. */
export const isLabelsOnly = (line: Line): boolean =>
  !/\d/.test(line.text) &&
  line.words.length <= 3 * LONGEST_HEADING_WORDS &&
  holdsLabels(line.words);

/** Whether no word would be kept: told at the first that is none of a label, as most lines begin. */
const holdsLabels = (words: readonly Word[]): boolean => {
  for (let index = 0; index < words.length; ) {
    const length = labelAt(words, index, undefined);
    if (length === 0 && !BETWEEN.test(words[index]?.text ?? '')) return false;
    index += Math.max(1, length);
  }
  return true;
};

/**
 * Whether the labels of figures that pages print are those of cards, over the figures of one row
 * each or below them, and not the head of a table.
 */
export const areCardLabels = (pages: readonly PageLines[]): boolean => {
  let cards = 0;
  for (const { lines } of pages)
    for (const [at, line] of lines.entries()) {
      if (!isLabelsOnly(line)) {
        if (headerRowAt(lines, at) !== null) return false;
        continue;
      }
      if (!isOneCard(lines[at + 1], lines[at + 2]) && !isOneCard(lines[at - 1], lines[at - 2]))
        return false;
      cards += 1;
    }
  return cards >= LEAST_CARDS;
};

const LEAST_CARDS = 2;

/** Figures of one row, and no others next to them. */
const isOneCard = (figures: Line | undefined, next: Line | undefined): boolean =>
  figures !== undefined &&
  cardFiguresOf(figures, null) !== null &&
  (next === undefined || cardFiguresOf(next, null) === null);
