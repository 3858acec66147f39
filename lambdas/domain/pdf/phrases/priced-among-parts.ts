import { type Line, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { Token } from '../tokens/token.ts';
import type { CardFigures } from './card-figures.ts';
import { inOneWord } from './equations-below.ts';
import { pricedPhraseOf, unchargedPhraseOf } from './priced-phrase.ts';

/** The figures of a row among what else its line says. */
export interface PartsOfLine extends CardFigures {
  /** The share that was taken off; nothing where none was. */
  discount: readonly Word[];
  /** How the quantity was measured. */
  working: readonly Word[];
}

const POINT = /^[·•]$/;

/** `less 10% ($50.71)`: the share, and what it comes to. */
const LESS = /^less (\d{1,3}(?:\.\d+)?%) \(\$?(\d[\d,]*\.\d{2})\)$/i;

/** What is measured, `18 x 21 + 6 x 9`, `2 closets`, has no price. */
const PRICED = /[@$£€]/;

/**
 * `18 x 21 + 6 x 9 · 432 sq ft @ $0.62`, `93.9 sq ft @ $5.40 · less 10% ($50.71)`: between points, how much of it at which
 * price, what it was measured from before that, and behind it what was taken off. The product, without what is taken
 * off, is the amount above. Null for any other line.
 */
export const pricedAmongParts = (line: Line, total: Token): PartsOfLine | null => {
  const parts = partsOf(line.words);
  const price = parts.findIndex((part) => PRICED.test(textOf(part)));
  const [behind, ...others] = parts.slice(price + 1);
  const [, share, off] = LESS.exec(textOf(behind ?? [])) ?? [];
  if (parts.length < 2 || price < 0 || others.length > 0) return null;
  if (behind !== undefined && share === undefined) return null;
  const whole = { ...total, value: withTakenOff(total.value ?? 0, off) };
  const phraseOf = whole.value === 0 ? unchargedPhraseOf : pricedPhraseOf;
  const priced = phraseOf(parts[price] ?? [], whole);
  if (priced === null || priced.rest.length > 0) return null;
  return {
    quantity: priced.quantity,
    price: priced.price,
    total: total.words,
    discount: (behind ?? []).slice(1, 2),
    working: inOneWord(parts.slice(0, price).flat()),
  };
};

const withTakenOff = (amount: number, off: string | undefined): number =>
  off === undefined ? amount : amount + Number(off.replaceAll(',', ''));

/** The words between points. */
const partsOf = (words: readonly Word[]): Word[][] => {
  const parts: Word[][] = [[]];
  for (const word of words)
    if (POINT.test(word.text)) parts.push([]);
    else parts.at(-1)?.push(word);
  return parts.filter((part) => part.length > 0);
};
