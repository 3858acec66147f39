import type { Line } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { endsInAmount, totalLabel } from '../sums/total-labels.ts';
import { type ColumnKind, SUMMED, TEXT_COLUMNS } from '../tables/column-kinds.ts';
import { HEADINGS, LONGEST_HEADING_WORDS, normalizeHeading } from '../tables/heading-words.ts';
import { unitCode } from '../tokens/read-figure.ts';
import { ONE_SPACE, type Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { isUncharged } from '../tokens/uncharged.ts';
import { bracketedPhrase } from './bracketed-quantity.ts';
import { countedPhrase } from './counted-phrase.ts';
import { beforeAmount, finalAmountOf } from './final-amount.ts';
import { isPer, pricedPhraseOf, unchargedPhraseOf } from './priced-phrase.ts';
import type { FigurePhrase } from './said-cells.ts';

/** `12 SF @ 2.10`, `3 each at $40.00`, `4 x 12.50`: most lines have nothing like it. */
const PRICED = /\d[^\d]{0,60}(?:@|\bat|[x×*])\s*[-–]?\(?\$?\.?\d/i;
/** Labels of quantities, with or without a colon. */
const COUNTED = /\b(?:qty|quantity|quant|units?|count|hours|measure)\b/i;

/** The row's cells that a line names or joins by `@`; null for any other line. */
export const figurePhraseOf = (line: Line): FigurePhrase | null => {
  if (!/[\d:]/.test(line.text)) return null;
  if (PRICED.test(line.text)) {
    const priced = worthPhrase(line) ?? pricedPhrase(line);
    if (priced !== null) return priced;
  }
  const counted = countedPhrase(line);
  if (counted !== null) return counted;
  const bracketed = line.text.includes('(') ? bracketedPhrase(line) : null;
  if (bracketed !== null) return bracketed;
  return COUNTED.test(line.text) || line.text.includes(':') ? labelledPhrase(line) : null;
};

/** `12 SF of drywall @ $2.10 = $25.20`: what it comes to proves the reading. */
const pricedPhrase = (line: Line): FigurePhrase | null => {
  const last = finalAmountOf(line.words);
  if (last === null) return unchargedPhrase(line);
  const phrase = pricedPhraseOf(beforeAmount(line.words, last), last);
  if (phrase === null) return null;
  return {
    cells: new Map([
      ['quantity', phrase.quantity],
      ['unitPrice', phrase.price],
      ['total', last.words],
    ]),
    text: phrase.rest,
  };
};

/**
 * `Felt, 18.33 sq @ $38.00   696.54   20%   557.23`: what it costs anew, its wear as an amount, a share or a
 * dash, and what it is worth, each of which proves the others.
 */
const worthPhrase = ({ words }: Line): FigurePhrase | null => {
  const [anew, wear, worth] = tokensOf(words).slice(-3);
  if (anew?.kind !== 'amount' || worth?.kind !== 'amount' || wear === undefined) return null;
  const kind = wearKind(wear);
  const [rcv, acv] = [anew.value ?? 0, worth.value ?? 0];
  const lost = kind === 'depreciationPercent' ? (rcv * (wear.value ?? 0)) / 100 : (wear.value ?? 0);
  if (kind === null || rcv === 0 || Math.abs(rcv - Math.abs(lost) - acv) > CENT) return null;
  const phrase = pricedPhraseOf(beforeAmount(words, anew), anew);
  if (phrase === null) return null;
  return {
    cells: new Map([
      ['quantity', phrase.quantity],
      ['unitPrice', phrase.price],
      ['rcv', anew.words],
      ...(wear.value === null ? [] : [[kind, wear.words] as const]),
      ['acv', worth.words],
    ]),
    text: phrase.rest,
  };
};

/** A share may be rounded to the cent. */
const CENT = 0.011;

const wearKind = ({ kind, text }: Token): 'depreciation' | 'depreciationPercent' | null => {
  if (kind === 'percent') return 'depreciationPercent';
  return kind === 'amount' || /^[-–—]+$/.test(text) ? 'depreciation' : null;
};

/** `12 SF @ $2.10 = N/C`: nothing comes to anything, and the word stands in its place. */
const unchargedPhrase = ({ words }: Line): FigurePhrase | null => {
  const word = words.at(-1);
  if (word === undefined || !isUncharged(word.text)) return null;
  const phrase = unchargedPhraseOf(words.slice(0, -1));
  if (phrase === null) return null;
  return {
    cells: new Map([
      ['quantity', phrase.quantity],
      ['unitPrice', phrase.price],
      ['total', [word]],
    ]),
    text: phrase.rest,
  };
};

interface Label {
  kind: ColumnKind;
  first: number;
  /** Of the first word behind it. */
  end: number;
}

/** `Qty: 12 sq ft   Unit Cost: $2.10   Line Total: $25.20`. */
const labelledPhrase = (line: Line): FigurePhrase | null => {
  const labels = labelsOf(line.words);
  if (labels.length === 0) return null;
  const amount = labels.length < 2 ? null : unlabelledAmount(line.words, labels);
  // `Subtotal Living Room: $1,240.00` sums what a room holds.
  const isOfText = labels.every(({ kind }) => TEXT_COLUMNS.has(kind));
  if (isOfText && endsInAmount(line.text) && totalLabel(line.text) !== null) return null;
  const cells = new Map<ColumnKind, readonly Word[]>();
  const text: Word[] = [...line.words.slice(0, labels[0]?.first)];
  for (const [index, { kind: named, end }] of labels.entries()) {
    // `Rate: 4.59 per SF   Price: 665.55`
    const isAgain = named === 'unitPrice' && cells.has('unitPrice') && !cells.has('total');
    const kind = isAgain ? 'total' : named;
    const until = labels[index + 1]?.first ?? (amount === null ? undefined : -amount.words.length);
    const value = line.words.slice(end, until);
    if (value.length === 0) continue;
    const isValue =
      TEXT_COLUMNS.has(kind) ||
      isFigureWithUnit(value) ||
      (kind === 'quantity' && isCountOf(value)) ||
      isUnchargedSum(kind, value);
    if (cells.has(kind) || !isValue) return null;
    cells.set(kind, value);
  }
  if (amount !== null) cells.set('total', amount.words);
  return cells.size === 0 ? null : { cells, text };
};

/** `Qty: 12 SF   Unit Price: $2.10   $25.20`: what the two come to, at the end and without a label; null where it is not. */
const unlabelledAmount = (words: readonly Word[], labels: readonly Label[]): Token | null => {
  const [price, before] = [labels.at(-1), labels.at(-2)];
  if (price?.kind !== 'unitPrice' || before?.kind !== 'quantity') return null;
  const [counted] = tokensOf(words.slice(before.end, price.first));
  const behind = tokensOf(words.slice(price.end));
  const [each, amount] = [behind[0], behind.at(-1)];
  if (behind.length < 2 || amount?.kind !== 'amount') return null;
  if (counted?.value == null || each?.value == null || amount.value === null) return null;
  return Math.abs(counted.value * each.value - amount.value) <= CENT ? amount : null;
};

/** `Total: Included` */
const isUnchargedSum = (kind: ColumnKind, [word, ...others]: readonly Word[]): boolean =>
  SUMMED.has(kind) && others.length === 0 && isUncharged(word?.text ?? '');

/** `4 NIGHT`: of things that are no unit elsewhere. */
const isCountOf = ([count, thing, ...others]: readonly Word[]): boolean =>
  others.length === 0 &&
  /^[\d,]+(?:\.\d+)?$/.test(count?.text ?? '') &&
  /^\p{L}{2,}$/u.test(thing?.text ?? '');

/** `1,054 sq ft`, `$3.80 per SF`, `3 each`: `replace: 40 gal. gas water heater` is none. */
const isFigureWithUnit = (value: readonly Word[]): boolean => {
  const [first, ...others] = tokensOf(value);
  return (
    first !== undefined &&
    first.kind !== 'text' &&
    others.length <= 2 &&
    others.every(({ text, kind }) => kind === 'unit' || isPer(text) || unitCode(text) !== null)
  );
};

/** Labels end in a colon; without one, in a line of several, each stands before its figure. */
const labelsOf = (words: readonly Word[]): Label[] => {
  const labels: Label[] = [];
  for (let index = 0; index < words.length; ) {
    const label = labelAt(words, index);
    if (label !== null) labels.push(label);
    index = label?.end ?? index + 1;
  }
  const isPlain = ({ end }: Label): boolean => !(words[end - 1]?.text.endsWith(':') ?? false);
  // `Install 5" base   Qty: 12 SF   Unit Price: $2.10`: where others have their colons, a word without is none.
  const marked = labels.filter((label) => !isPlain(label));
  if (marked.length > 1) return marked;
  return labels.some(isPlain) && labels.length < 2 ? [] : labels;
};

const isBehindWord = (words: readonly Word[], at: number): boolean => {
  const [before, word] = [words[at - 1], words[at]];
  if (before === undefined || word === undefined) return false;
  return (
    word.box.left - before.box.right < word.fontSize * ONE_SPACE && /\p{L}$/u.test(before.text)
  );
};

const labelAt = (words: readonly Word[], first: number): Label | null => {
  for (let length = LONGEST_HEADING_WORDS; length >= 1; length -= 1) {
    const part = words.slice(first, first + length);
    const last = part.at(-1);
    if (part.length < length || last === undefined) continue;
    if (part.slice(0, -1).some(({ text }) => text.endsWith(':'))) continue;
    const kind = HEADINGS.get(normalizeHeading(part.map(({ text }) => text).join(' ')));
    if (kind === undefined) continue;
    // `Est #: 771` numbers no row.
    if (kind === 'itemNumber' && isBehindWord(words, first)) continue;
    const next = words[first + length];
    const hasColon = last.text.endsWith(':');
    const hasFigure = next !== undefined && /^[($-]*\d/.test(next.text);
    if (hasColon || (hasFigure && !TEXT_COLUMNS.has(kind)))
      return { kind, first, end: first + length };
  }
  return null;
};
