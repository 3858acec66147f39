import {
  type Line,
  makeLine,
  movedBy,
  type PageLines,
  segmentsOf,
  textOf,
} from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { headingKind } from '../tables/heading-words.ts';
import { PLAIN_MONEY } from '../tokens/amount-of-word.ts';
import { figureOf } from '../tokens/figure-of-word.ts';
import type { Entry, PhraseRow } from './phrase-rows.ts';
import { OUTLINE_NUMBER, onOneLevel } from './sentence-lines.ts';
import { withEntriesSet } from './set-phrases.ts';

/** Fewer cards are another form. */
const LEAST_CARDS = 3;
/** Points by which what stands below a caption may begin before it. */
const EDGE = 3;
/** Font sizes between captions. */
const GAP = 1;
const CENT = 0.011;
/** `QTY`, `RATE`, `AMOUNT` */
const CAPTIONS = 3;
const FIGURE = /^\$?\d[\d,]*(?:\.\d+)?$/;

/** Where the captions of one card begin, and where those of the next do. */
interface Captions {
  quantity: number;
  end: number;
}

interface Card {
  number: readonly Word[];
  name: readonly Word[];
  quantity: readonly Word[];
  price: Word;
  total: Word;
  notes: Line[];
}

/**
 * A page designer prints a database's records as cards, two across: a number, captions in small type over their values,
 * `WORK` over a name, `QTY   RATE   AMOUNT` over `2 sash   $214.00   $428.00`, `REMARKS` over a text. Told where three of
 * them multiply; a card across is read before its neighbour. Other pages are returned as they are.
 */
export const withRecordCardsRead = (pages: readonly PageLines[]): PageLines[] => {
  const captions = pages.flatMap(({ lines }) => lines.flatMap(captionsOf));
  if (captions.length < LEAST_CARDS) return [...pages];
  const entries = pages.map(({ lines }) => entriesOf(lines));
  const rows = entries.flat().filter(({ kind }) => kind === 'row');
  return rows.length < LEAST_CARDS ? [...pages] : withEntriesSet(pages, entries);
};

/** The cards that a line of captions has, from left to right; none where it has anything else. */
const captionsOf = ({ words, text }: Line): Captions[] => {
  if (/\d/.test(text) || !/^(?:qty|quantity)\b/i.test(text)) return [];
  const cells = segmentsOf(words, GAP);
  if (cells.length < CAPTIONS || cells.length % CAPTIONS > 0) return [];
  const kinds = cells.map((cell) => headingKind(textOf(cell)));
  const isCard = kinds.every((kind, at) =>
    at % CAPTIONS === 0
      ? kind === 'quantity'
      : at % CAPTIONS === 1
        ? kind === 'unitPrice'
        : kind === 'total',
  );
  if (!isCard) return [];
  const lefts = cells.map(([first]) => (first?.box.left ?? 0) - EDGE);
  return lefts
    .filter((_, at) => at % CAPTIONS === 0)
    .map((quantity, at, all) => ({ quantity, end: all[at + 1] ?? Number.POSITIVE_INFINITY }));
};

const entriesOf = (lines: readonly Line[]): Entry[] => {
  const entries: Entry[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const captions = captionsOf(lines[at + HEAD] ?? EMPTY);
    const cards = captions.flatMap((one) => cardOf(lines, at + HEAD, one) ?? []);
    const line = lines[at];
    if (captions.length === 0 || cards.length < captions.length) {
      if (line !== undefined) entries.push({ kind: 'line', line: withoutCaption(line) });
      continue;
    }
    at += HEAD + 1;
    at += takeNotes(lines, at, captions, cards);
    entries.push(...rowsOf(cards, line ?? EMPTY));
  }
  return entries;
};

/** Lines of a card above its captions of figures: its number, the caption of its name, and the name. */
const HEAD = 3;
const EMPTY = makeLine(0, [], false);

const cardOf = (lines: readonly Line[], at: number, captions: Captions): Card | null => {
  const [number, caption, name, , figures] = lines
    .slice(at - HEAD, at + 2)
    .map(({ words }) => within(words, captions.quantity, captions.end));
  if (!OUTLINE_NUMBER.test(textOf(number ?? [])) || !isCaption(caption ?? [])) return null;
  const [price, total] = (figures ?? []).slice(-2);
  const quantity = (figures ?? []).slice(0, -2);
  const [count] = quantity;
  if (count === undefined || price === undefined || total === undefined) return null;
  if ((name ?? []).length === 0) return null;
  if (!FIGURE.test(count.text) || ![price, total].every(({ text }) => PLAIN_MONEY.test(text)))
    return null;
  const product = figureOf(count).times(figureOf(price));
  if (product.minus(figureOf(total)).abs().gt(CENT)) return null;
  return { number: number ?? [], name: name ?? [], quantity, price, total, notes: [] };
};

const within = (words: readonly Word[], left: number, right: number): Word[] =>
  words.filter(({ box }) => box.left >= left && box.left < right);

/** `WORK`, `REMARKS`: a word or two of capitals. */
const isCaption = (words: readonly Word[]): boolean =>
  words.length > 0 && words.length <= 2 && words.every(({ text }) => /^\p{Lu}{2,}$/u.test(text));

/** Gives cards what is said below their figures, below a caption of its own; how many lines that takes. */
const takeNotes = (
  lines: readonly Line[],
  at: number,
  captions: readonly Captions[],
  cards: readonly Card[],
): number => {
  const caption = lines[at + 1];
  const [first] = captions;
  if (caption === undefined || first === undefined) return 0;
  const isOfCards = captions.some(({ quantity, end }) =>
    isCaption(within(caption.words, quantity, end)),
  );
  const isNote = ({ box }: Line): boolean => box.left >= first.quantity;
  if (!isOfCards || !isNote(caption)) return 0;
  let taken = 1;
  for (const line of lines.slice(at + 2)) {
    const above = lines[at + taken];
    const isBelow =
      above !== undefined && line.box.top - above.box.bottom < line.fontSize * LINE_GAP;
    if (!isNote(line) || !isBelow) break;
    for (const [index, { quantity, end }] of captions.entries()) {
      const words = within(line.words, quantity, end);
      if (words.length > 0) cards[index]?.notes.push(makeLine(line.page, words, line.ocr));
    }
    taken += 1;
  }
  return taken;
};

/** Font sizes between lines of one text. */
const LINE_GAP = 0.8;

/** `OPENING GROUP   Reading Room      Sum $1,979.50`, its caption in smaller type, as the name and its sum. */
const withoutCaption = (line: Line): Line => {
  const [first] = line.words;
  const largest = line.words.find(({ fontSize }) => fontSize > (first?.fontSize ?? 0) * LARGER);
  const last = line.words.at(-1);
  if (largest === undefined || last === undefined || !PLAIN_MONEY.test(last.text)) return line;
  const from = line.words.indexOf(largest);
  if (!isCaption(line.words.slice(0, from))) return line;
  const name = line.words.slice(from, -1).filter(({ text }) => !/^(?:sum|total)$/i.test(text));
  return makeLine(line.page, [...name, last], line.ocr);
};

const LARGER = 1.15;

/** Cards across, one below the other: their lines get levels of their own, and begin where those of the first do. */
const rowsOf = (cards: readonly Card[], line: Line): PhraseRow[] => {
  const [corner] = cards.flatMap(({ name }) => name[0] ?? []);
  let level = corner?.box.top ?? 0;
  const next = (words: readonly Word[]): Word[] => {
    const size = words[0]?.fontSize ?? 0;
    const shift = (corner?.box.left ?? 0) - (words[0]?.box.left ?? 0);
    const set = movedBy(words, shift).map((word) => ({
      ...word,
      box: { ...word.box, top: level, bottom: level + size },
    }));
    level += size * PITCH;
    return set;
  };
  const notesOf = (notes: readonly Line[]): Line[] => {
    const set = notes.map((note) => makeLine(line.page, next(note.words), line.ocr));
    level += line.fontSize * APART;
    return set;
  };
  return cards.map(({ number, name, quantity, price, total, notes }) => {
    const text = onOneLevel(next(name));
    return {
      kind: 'row',
      phrases: [makeLine(line.page, text, line.ocr)],
      cells: new Map<ColumnKind, readonly Word[]>([
        ['itemNumber', number.slice(0, 1).map((word) => beforeWord(word, corner))],
        ['quantity', quantity],
        ['unitPrice', [price]],
        ['total', [total]],
      ]),
      text,
      title: [],
      about: notesOf(notes),
    };
  });
};

/** Font sizes from line to line. */
const PITCH = 1.2;
/** Font sizes between cards. */
const APART = 1.5;
/** Font sizes from the number of a row to its name. */
const NUMBER_SIZES = 5;

const beforeWord = (word: Word, first: Word | undefined): Word => {
  const left = (first?.box.left ?? 0) - word.fontSize * NUMBER_SIZES;
  return { ...word, box: { ...word.box, left, right: left + word.box.right - word.box.left } };
};
