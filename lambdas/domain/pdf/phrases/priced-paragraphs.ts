import { type Decimal, decimal } from '../../money/money.ts';
import { styleOf } from '../between-rows/wrapped-text.ts';
import { type Line, makeLine, type PageLines, segmentsOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { signedValue, type Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { beforeParts } from './parts-of-price.ts';
import type { Entry, PhraseRow } from './phrase-rows.ts';
import { type PricedPhrase, pricedPhraseOf } from './priced-phrase.ts';
import { NAMES_SUM } from './running-sums.ts';
import { onOneLevel, withCents } from './sentence-lines.ts';

/** Fewer amounts come to another one by chance. */
const LEAST_ROWS = 3;

/** Font sizes between the lines of a paragraph, from the bottom of one to that of the next. */
const PITCH = 1.7;

/** Paragraphs stand further apart than their lines by this share. */
const APART = 1.15;

/** Points within which lines begin together. */
const ALIGNED = 3;

/** Font sizes from one cell to the next: no sentence has such gaps. */
const CELL_GAP = 3;

/** A paragraph that may say what its work is to cost. */
interface Paragraph {
  lines: readonly Line[];
  /** Its words, with no mark behind their figures. */
  words: readonly Word[];
  amounts: readonly Token[];
  price: Token | null;
  phrase: PricedPhrase | null;
}

/**
 * Letters that say in a paragraph each what is to be done and what it is to cost, wherever in its sentences the price
 * stands: `For $340.00 we swap the four pipe boots`, `74 ft. @ $9.25 = $684.50, hand nailed.` They are rows from the
 * first on whose prices come to a sum that a later paragraph names. Null where none does.
 */
export const paragraphEntries = (pages: readonly PageLines[]): Entry[][] | null => {
  const read = pages.map(({ lines }) => paragraphsOf(lines));
  const all = read.flat();
  const { from, sum, amount } = summedRun(all) ?? {};
  if (from === undefined || sum === undefined || amount === undefined) return null;
  const last = all.indexOf(sum);
  return read.map((paragraphs) =>
    paragraphs.flatMap((one): Entry[] => {
      const at = all.indexOf(one);
      if (one === sum) return [...totalOf(one, amount), ...linesOf(one)];
      const row = at >= from && at < last ? rowOf(one) : null;
      return row === null ? linesOf(one) : [row];
    }),
  );
};

const linesOf = ({ lines }: Paragraph): Entry[] => lines.map((line) => ({ kind: 'line', line }));

/** Lines of one type that begin at one edge, no further apart than those of a text. */
const paragraphsOf = (lines: readonly Line[]): Paragraph[] => {
  const paragraphs: Line[][] = [];
  for (const line of lines) {
    const open = paragraphs.at(-1);
    const above = open?.at(-1);
    const before = open?.at(-2);
    const pitch = above === undefined ? 0 : line.box.bottom - above.box.bottom;
    const isLoose =
      above !== undefined &&
      before !== undefined &&
      pitch > (above.box.bottom - before.box.bottom) * APART;
    if (open !== undefined && above !== undefined && !isLoose && goesOn(above, line, pitch))
      open.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs.map(paragraphOf);
};

const goesOn = (above: Line, line: Line, pitch: number): boolean => {
  const [mine, next] = [styleOf(above.words), styleOf(line.words)];
  return (
    mine.bold === next.bold &&
    Math.abs(mine.fontSize - next.fontSize) < 0.5 &&
    Math.abs(above.box.left - line.box.left) < ALIGNED &&
    pitch < above.fontSize * PITCH &&
    // A line that ends a sentence far before the edge ends its paragraph.
    !(/[.:]$/.test(above.text) && above.box.right < line.box.right - above.fontSize * CELL_GAP)
  );
};

const paragraphOf = (lines: readonly Line[]): Paragraph => {
  const isRunning = lines.every((line, at) => isText(line, at === lines.length - 1));
  const words = onOneLevel(lines.flatMap((line) => line.words)).map(withoutMark);
  const amounts = isRunning
    ? tokensOf(words).filter(
        ({ kind, decimals, text }) => kind === 'amount' && (decimals === 2 || text.includes('$')),
      )
    : [];
  const told = amounts.toReversed().flatMap((amount) => {
    const phrase = pricedPhraseOf(before(words, amount), amount);
    return phrase === null ? [] : [{ amount, phrase }];
  })[0];
  return {
    lines,
    words,
    amounts,
    price: told?.amount ?? amounts.at(-1) ?? null,
    phrase: told?.phrase ?? null,
  };
};

/** Words of one text; what all of them come to may stand in a cell of its own behind the last. */
const isText = ({ words }: Line, isLast: boolean): boolean => {
  const [, cell, another] = segmentsOf(words, CELL_GAP);
  if (cell === undefined) return true;
  const [amount, next] = tokensOf(cell);
  return isLast && another === undefined && next === undefined && amount?.kind === 'amount';
};

/** `$1,872.00.`, `$9,236.50,`: a sentence's mark is none of the figure. */
const withoutMark = (word: Word): Word =>
  /^\$?[\d,]*\.?\d+[.,;:]+$/.test(word.text)
    ? { ...word, text: word.text.replace(/[.,;:]+$/, '') }
    : word;

const before = (words: readonly Word[], amount: Token): readonly Word[] =>
  words.slice(0, words.indexOf(amount.words[0] as Word));

interface SummedRun {
  /** The first paragraph that is a row. */
  from: number;
  sum: Paragraph;
  amount: Token;
}

/** The paragraphs whose prices come to what one behind them names as a sum. */
const summedRun = (all: readonly Paragraph[]): SummedRun | null => {
  for (const [at, sum] of all.entries()) {
    if (sum.amounts.length === 0 || !sum.lines.some(({ text }) => NAMES_SUM.test(text))) continue;
    let total: Decimal = decimal(0);
    let rows = 0;
    for (let from = at - 1; from >= 0; from -= 1) {
      const price = all[from]?.price ?? null;
      if (price === null) continue;
      total = total.plus(signedValue(price));
      rows += 1;
      const amount = sum.amounts.find((one) => total.eq(signedValue(one)));
      if (amount === undefined || rows < LEAST_ROWS) continue;
      if (all.slice(from, at).filter(saysMore).length * 2 >= rows) return { from, sum, amount };
    }
  }
  return null;
};

/** More than a name before its price: text that goes on over the line, or behind what it is to cost. */
const saysMore = ({ lines, words, price }: Paragraph): boolean =>
  price !== null && (lines.length > 1 || price.words.at(-1) !== words.at(-1));

const totalOf = ({ lines, words }: Paragraph, amount: Token): Entry[] => {
  const [line] = lines;
  const [first] = words;
  return line === undefined || first === undefined
    ? []
    : [
        {
          kind: 'line',
          line: makeLine(
            line.page,
            [{ ...first, text: 'TOTAL' }, ...amount.words.map(withCents)],
            line.ocr,
          ),
        },
      ];
};

/** `For`, `=`, `at a lump sum of`: what leads to a price. */
const LEADS = /^(?:for|=|[-–—:]|at|is|are|the|a|lump|sum|of|total|comes?|to)$/i;

const rowOf = ({ lines, words, amounts, price, phrase }: Paragraph): PhraseRow | null => {
  const [line] = lines;
  if (line === undefined || price === null) return null;
  const at = words.indexOf(price.words[0] as Word);
  const behind = words.slice(at + price.words.length);
  const said = withoutLead(phrase?.rest ?? beforeParts(words.slice(0, at), amounts, price));
  const isFirst = said.filter(({ text }) => /\p{L}{2}/u.test(text)).length < 2;
  const description = isFirst ? withoutStop(behind) : said;
  if (!description.some(({ text }) => /\p{L}{3}/u.test(text))) return null;
  const rest = isFirst ? [] : behind;
  const isSaid = rest.some(({ text }) => /\p{L}{2}/u.test(text));
  return {
    kind: 'row',
    phrases: [...lines],
    cells: new Map([
      ...(phrase === null
        ? []
        : ([
            ['quantity', phrase.quantity],
            ['unitPrice', phrase.price],
          ] as const)),
      ['total', price.words.map(withCents)],
    ]),
    text: onOneLevel(description),
    title: [],
    about: isSaid ? [makeLine(line.page, onOneLevel(rest), line.ocr)] : [],
  };
};

const withoutStop = (words: readonly Word[]): Word[] =>
  words.map((word, at) =>
    at === words.length - 1 ? { ...word, text: word.text.replace(/\.$/, '') } : word,
  );

/** The words before a price without those that lead to it, nor the comma behind them. */
const withoutLead = (words: readonly Word[]): Word[] => {
  const end = words.findLastIndex(({ text }) => !LEADS.test(text));
  return words
    .slice(0, end + 1)
    .map((word, at) => (at === end ? { ...word, text: word.text.replace(/[,;:]$/, '') } : word));
};
