import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { totalLabel } from '../sums/total-labels.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import type { Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { beforeAmount, finalAmountOf } from './final-amount.ts';
import type { Entry, PhraseRow } from './phrase-rows.ts';
import { comesTo } from './priced-phrase.ts';

/** Fewer cards are a remark. */
const LEAST_ROWS = 2;
/** Lines of a card that hold its figures, at most. */
const MOST_LINES = 3;

/** `Line #1   Mark Unit: Kitchen   Net Price:   810.81`, `Item 3`: what a card begins with. */
const BEGINS = /^(?:line|item)\s*(?:#|no\.?)?\s*:?\s*\d{1,4}\b/i;
const NUMBER = /^#?(\d{1,4})[:.]?$/;
/** Where a card says what it is for. */
const PLACE = /^(?:location|room|area|opening)\s*:\s*\S/i;
const COUNT = /^(?:qty|quantity)\.?:?$/i;
/** What is to be filled in by hand. */
const BLANK = /_{3}/;

interface Card {
  lines: readonly Line[];
  number: Word;
  quantity: Token;
  price: Token;
  total: Token;
  /** What it is, where the line of its figures says so. */
  title: Word[];
  /** What stands beside the figures: for which opening it is. */
  beside: Word[];
}

/**
 * Order sheets of what is made to measure, windows and doors, have a card for each unit: its number, how many
 * there are, the price of one and of all in its first lines, and what it is on the lines below. The price of
 * all proves the reading. Null where there are none.
 */
export const orderCards = (pages: readonly PageLines[]): Entry[][] | null => {
  if (!pages.some(({ lines }) => lines.some(({ text }) => BEGINS.test(text)))) return null;
  const entries = pages.map(({ lines }) => entriesOf(lines));
  const rows = entries.flat().filter(({ kind }) => kind === 'row');
  return rows.length < LEAST_ROWS ? null : entries;
};

const entriesOf = (lines: readonly Line[]): Entry[] => {
  const entries: Entry[] = [];
  let open: PhraseRow | null = null;
  /** By so much what follows the place moves up, which becomes a heading. */
  let raised = 0;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as Line;
    const card = BEGINS.test(line.text) ? cardAt(lines, index) : null;
    if (card !== null) {
      open = rowOf(card);
      raised = 0;
      entries.push(open);
      index += card.lines.length - 1;
    } else if (open === null || finalAmountOf(line.words) !== null || endsCard(line)) {
      open = null;
      entries.push({ kind: 'line', line });
    } else if (PLACE.test(line.text) && !open.cells.has('room')) {
      open.cells.set('room', line.words.slice(line.words.findIndex(endsLabel) + 1));
      raised = line.box.top - (lines[index - 1]?.box.top ?? line.box.top);
    } else if (!BLANK.test(line.text))
      (open.title.length + open.text.length === 0 ? open.title : open.about).push(
        raisedBy(raised, line),
      );
  }
  // A card that nothing is said below is none.
  return entries.flatMap((entry): Entry[] =>
    entry.kind === 'row' && entry.title.length + entry.text.length === 0
      ? entry.phrases.map((line) => ({ kind: 'line', line }))
      : [entry],
  );
};

const raisedBy = (points: number, line: Line): Line =>
  points === 0
    ? line
    : makeLine(
        line.page,
        line.words.map((word) => ({
          ...word,
          box: { ...word.box, top: word.box.top - points, bottom: word.box.bottom - points },
        })),
        line.ocr,
      );

const endsLabel = ({ text }: Word): boolean => text.endsWith(':');

const endsCard = ({ text }: Line): boolean => totalLabel(text) !== null || BEGINS.test(text);

const cardAt = (lines: readonly Line[], at: number): Card | null => {
  for (let count = 1; count <= MOST_LINES; count += 1) {
    const own = lines.slice(at, at + count);
    const card = own.length < count ? null : cardOf(own);
    if (card !== null) return card;
  }
  return null;
};

/** `Line 0001   Double Hung, White   Qty 3   684.00 ea.   2,052.00`: all in one line. */
const cardInLine = (line: Line): Card | null => {
  const { words } = line;
  const at = words.slice(0, 3).findIndex(({ text }) => NUMBER.test(text));
  const counted = words.findIndex(({ text }) => COUNT.test(text));
  const number = words[at];
  const [quantity, price, ...others] = counted < 0 ? [] : tokensOf(words.slice(counted + 1));
  const total = others.at(-1);
  if (number === undefined || quantity?.value == null || price === undefined) return null;
  if (total?.kind !== 'amount' || !comesTo(quantity, price, total)) return null;
  return {
    lines: [line],
    number: { ...number, text: NUMBER.exec(number.text)?.[1] ?? number.text },
    quantity,
    price,
    total,
    title: words.slice(at + 1, counted),
    beside: [],
  };
};

const cardOf = (lines: readonly Line[]): Card | null => {
  const [only, another] = lines;
  const inLine = only === undefined || another !== undefined ? null : cardInLine(only);
  if (inLine !== null) return inLine;
  const words = lines.flatMap((line) => line.words);
  const number = words.slice(0, 3).find(({ text }) => NUMBER.test(text));
  const counted = words.findIndex(({ text }) => COUNT.test(text));
  const [quantity] = counted < 0 ? [] : tokensOf(words.slice(counted + 1));
  const amounts = lines.flatMap((line) => {
    const amount = finalAmountOf(line.words);
    return amount === null || amount.decimals !== 2 ? [] : [{ line, amount }];
  });
  const [price, total] = [amounts[0]?.amount, amounts.at(-1)?.amount];
  if (number === undefined || quantity?.value == null || price === undefined) return null;
  if (total === undefined || amounts.length !== 2 || !comesTo(quantity, price, total)) return null;
  const known = new Set([...quantity.words, words[counted]]);
  const beside = lines.flatMap((line) => {
    const amount = finalAmountOf(line.words);
    const left = amount === null ? line.words : beforeAmount(line.words, amount);
    return withoutLabel(left, amount).filter((word) => !known.has(word));
  });
  return {
    lines,
    number: { ...number, text: NUMBER.exec(number.text)?.[1] ?? number.text },
    quantity,
    price,
    total,
    title: [],
    beside: beside.slice(beside.findIndex(({ text }) => NUMBER.test(text)) + 1),
  };
};

/** `Mark Unit: Kitchen   Net Price:` without what the amount behind is called. */
const withoutLabel = (words: readonly Word[], amount: Token | null): readonly Word[] => {
  if (amount === null) return words;
  const apart = words.findLastIndex((word, at) => {
    const next = words[at + 1];
    return next !== undefined && next.box.left - word.box.right > word.fontSize * APART;
  });
  return words.slice(0, apart + 1);
};

/** Font sizes between the cells of a card, more than a space. */
const APART = 0.9;

const rowOf = ({ lines, number, quantity, price, total, title, beside }: Card): PhraseRow => {
  const [first] = lines as [Line];
  return {
    kind: 'row',
    phrases: [...lines],
    cells: new Map<ColumnKind, readonly Word[]>([
      ['itemNumber', [number]],
      ['quantity', quantity.words],
      ['unitPrice', price.words.slice(0, 1)],
      ['total', total.words],
    ]),
    text: title,
    title: [],
    about: beside.length === 0 ? [] : [makeLine(first.page, beside, first.ocr)],
  };
};
