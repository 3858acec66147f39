import { type Decimal, lineAmount, sum } from '../../money/money.ts';
import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { amountOf } from '../tokens/amount-of-word.ts';
import type { Entry, PhraseRow } from './phrase-rows.ts';

/** `Labor 8.5 SQ x $164.00 = ...   Material 8.5 SQ x $212.00 = ...`: most lines have nothing like it. */
const PARTS =
  /^(?:labou?r|materials?)\b.*\s[x×*]\s.*=.*\b(?:labou?r|materials?)\b.*\s[x×*]\s.*=.*\d$/i;
const LABOR = /^labou?r:?$/i;
const MATERIAL = /^materials?:?$/i;
const TIMES = /^[x×*]$/i;
const FIGURE = /^\$?\d[\d,]*(?:\.\d+)?$/;
const UNIT = /^\p{L}{1,6}\.?$/u;

/** Name, quantity, unit, sign, price, sign, amount. */
const WORDS_OF_PART = 7;
/** Fewer are a remark; and nearly all such lines come to what they say. */
const LEAST_ROWS = 2;
const LEAST_SHARE = 0.8;
/** Lines from a row's name to its figures, at most. */
const MOST_LINES = 8;

/** `A.` before the name of a row. */
const LETTER = /^[A-Z][.)]$/;
/** `5. SHUTTERS No work.`, `5. SHUTTERS   None`: a trade of the form in which nothing is done. */
const NO_WORK = /^\d{1,2}[.)]\s\P{Ll}+\s(?:no\s+work|none|n\/a)\.?$/iu;
/** `Category 4 total   $8,910.20` below the trade with that number. */
const SUM_OF_NUMBER = /^(?:category|division|trade|section)\s+(\d{1,2})\s+(?:sub)?total$/i;

/**
 * Consultants write up repairs by trade: `A. Chimney rebuild above roof`, what is done below it, and below that
 * `Labor 1 LS x $1,150.00 = $1,150.00   Material 1 LS x $640.00 = $640.00   $1,790.00`. That each part multiplies, both are of
 * the same quantity and come to the last amount proves the reading. Null where there are none.
 */
export const laborAndMaterialEntries = (pages: readonly PageLines[]): Entry[][] | null => {
  const printed = pages.flatMap(({ lines }) => lines.filter(({ text }) => PARTS.test(text)));
  if (printed.length < LEAST_ROWS) return null;
  let trade: Line | null = null;
  const read = pages.map(({ lines }) => {
    const entries: Entry[] = [];
    for (const line of lines) {
      if (NO_WORK.test(line.text)) continue;
      if (isTrade(line)) trade = line;
      const row = rowOf(line, entries);
      entries.push(row ?? { kind: 'line', line: named(line, trade) });
    }
    return entries;
  });
  const rows = read.flat().filter(({ kind }) => kind === 'row').length;
  return rows >= LEAST_ROWS && rows >= printed.length * LEAST_SHARE ? read : null;
};

/** `4. ROOF` */
const isTrade = ({ text }: Line): boolean =>
  /^\d{1,2}[.)]\s\P{Ll}+$/u.test(text) && !/\d\.\d/.test(text);

/** `Category 4 total` as the sum of the trade with that number: `Total ROOF`. */
const named = (line: Line, trade: Line | null): Line => {
  const last = line.words.at(-1);
  const label = line.words.slice(0, -1);
  const number = SUM_OF_NUMBER.exec(label.map(({ text }) => text).join(' '))?.[1];
  const [first, ...name] = trade?.words ?? [];
  const [word] = label;
  if (number === undefined || last === undefined || word === undefined) return line;
  if (first?.text.replace(/[.)]$/, '') !== number || name.length === 0) return line;
  const level = { top: word.box.top, bottom: word.box.bottom };
  const set = name.map((one) => ({ ...one, box: { ...one.box, ...level } }));
  const left = (set[0]?.box.left ?? 0) - word.fontSize;
  const total = { ...word, text: 'Total', box: { ...word.box, left, right: left + 1 } };
  return makeLine(line.page, [total, ...set, last], line.ocr);
};

interface Part {
  kind: ColumnKind;
  quantity: Word;
  unit: Word;
  price: Word;
  amount: Decimal;
}

/** The row whose figures a line holds; its name and what is said of it are taken off the lines above. */
const rowOf = (line: Line, above: Entry[]): PhraseRow | null => {
  const parts = PARTS.test(line.text) ? partsOf(line.words) : null;
  const [one, other] = parts ?? [];
  const total = line.words.at(-1);
  if (parts === null || one === undefined || other === undefined || total === undefined)
    return null;
  const at = above.findLastIndex((entry) => entry.kind === 'row' || isLettered(entry.line));
  const name = above[at];
  if (name?.kind !== 'line' || above.length - at > MOST_LINES) return null;
  const about = above.slice(at + 1).flatMap((entry) => (entry.kind === 'line' ? [entry.line] : []));
  above.length = at;
  return {
    kind: 'row',
    phrases: [line],
    cells: new Map<ColumnKind, readonly Word[]>([
      ['quantity', [one.quantity]],
      ['unit', [one.unit]],
      ...parts.map(({ kind, price }) => [kind, [price]] as const),
      ['total', [total]],
    ]),
    text: [],
    title: [makeLine(name.line.page, name.line.words.slice(1), name.line.ocr)],
    about,
  };
};

const isLettered = ({ words: [first, second] }: Line): boolean =>
  second !== undefined && LETTER.test(first?.text ?? '');

/** Labor and material of one quantity that come to the line's last amount. */
const partsOf = (words: readonly Word[]): Part[] | null => {
  const total = words.at(-1);
  if (words.length !== WORDS_OF_PART * 2 + 1 || total === undefined) return null;
  const [one, other] = [
    partOf(words.slice(0, WORDS_OF_PART)),
    partOf(words.slice(WORDS_OF_PART, WORDS_OF_PART * 2)),
  ];
  const isWhole =
    one !== null &&
    other !== null &&
    one.kind !== other.kind &&
    one.quantity.text === other.quantity.text &&
    one.unit.text === other.unit.text &&
    FIGURE.test(total.text) &&
    sum([one.amount, other.amount]).eq(amountOf(total));
  return isWhole ? [one, other] : null;
};

const partOf = (words: readonly Word[]): Part | null => {
  const [name, quantity, unit, times, price, equals, amount] = words;
  if (quantity === undefined || unit === undefined || price === undefined || amount === undefined)
    return null;
  const kind = LABOR.test(name?.text ?? '') ? 'laborPrice' : 'materialPrice';
  const isPart =
    (kind === 'laborPrice' || MATERIAL.test(name?.text ?? '')) &&
    [quantity, price, amount].every(({ text }) => FIGURE.test(text)) &&
    UNIT.test(unit.text) &&
    TIMES.test(times?.text ?? '') &&
    equals?.text === '=';
  if (!isPart) return null;
  const product = lineAmount(amountOf(quantity), amountOf(price));
  return product.eq(amountOf(amount)) ? { kind, quantity, unit, price, amount: product } : null;
};
