import { decimal, sameCents } from '../../money/money.ts';
import {
  boxAround,
  type Line,
  makeLine,
  type PageLines,
  segmentsOf,
  textOf,
} from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { amountOf, MONEY } from '../tokens/amount-of-word.ts';
import { unitCode } from '../tokens/read-figure.ts';
import { PHRASE_GAP } from './heading.ts';
import { headingKind, normalizeHeading } from './heading-words.ts';

/** A price by the same unit says enough; a bare `Rate` needs rows that come to their amounts. */
const LEAST_ROWS = 1;
const LEAST_ROWS_OF_BARE_PRICE = 3;
/** Of the rows with all three figures; a quantity may be printed in fewer digits than it was reckoned with. */
const LEAST_SHARE = 0.5;
/** `Room   SF   $/SF   Total` */
const LEAST_CELLS = 4;
/** Font sizes from a figure to its heading, at most. */
const NEAR = 1;

const QUANTITY = /^\d[\d,]*(?:\.\d+)?$/;
const PRICE = /^\$?\d[\d,]*(?:\.\d+)?$/;
/** Units as estimators write them, and no words that head other columns: `Room` counts rooms, too. */
const MEASURE = String.raw`(?:[SL]\.?F|S\.?Y|SQ|SQ\.?\s?(?:FT|YD)|C\.?[FY]|EA|HR)\.?`;
const NAMES_UNIT = new RegExp(String.raw`(?:^|\s)${MEASURE}(?:\s|$)`, 'i');
const IS_UNIT = new RegExp(`^${MEASURE}$`, 'i');

/** `$/SF`, `Per SF`, `Rate / SF`, `SF price`, `Labor/SF`: the unit that a price is by, and what it is the price of. */
const PRICED_BY =
  /^(?:(?:(?:(?:unit\s)?(?:price|cost|rate)|[$£€]|(?<part>\p{L}[\p{L}'’.]+)(?:\s[$£€])?)?\s?(?:\/|per\s)\s?(?<behind>\S+(?:\s(?:ft|yd)\.?)?))|(?<front>\S+)\s(?:price|cost|rate|[$£€]))$/iu;

/** `SF   $/SF`, `SF   Mat/SF   Labor/SF`: where the quantities stand, and the prices. */
interface Head {
  line: Line;
  cells: readonly Word[];
  unit: string;
  quantity: Word;
  /** One, or those of the parts of the work, with their headings as other forms have them. */
  prices: ReadonlyMap<Word, string>;
  /** Whether they name the unit. */
  isNamed: boolean;
}

/**
 * `ROOM   SCOPE   L   W   H   SF   $/SF   AMOUNT`: take-offs of trades have the unit as the heading of what is counted
 * in it. That a price is by the same unit tells it from a measure that stands beside it, `SF   SY   $/SY`, and
 * that quantity times price makes amounts of the rows proves both. The heads are said as other forms have them.
 */
export const withUnitsHeaded = (pages: readonly PageLines[]): PageLines[] => {
  const heads = pages.flatMap(({ lines }) => lines.flatMap((line) => headOf(line) ?? []));
  if (heads.length === 0) return [...pages];
  const proven = provenIn(pages, heads);
  return proven.size === 0
    ? [...pages]
    : pages.map((page) => ({
        ...page,
        lines: page.lines.map((line) => {
          const head = proven.get(line);
          return head === undefined ? line : headLine(head);
        }),
      }));
};

const headOf = (line: Line): Head | null => {
  if (/\d/.test(line.text) || !NAMES_UNIT.test(line.text)) return null;
  const cells = segmentsOf(line.words, PHRASE_GAP).flatMap(asWord);
  const units = cells.filter(({ text }) => measureOf(text) !== null);
  const others = cells.filter((cell) => !units.includes(cell));
  const kinds = others.map(({ text }) => headingKind(text));
  if (cells.length < LEAST_CELLS || kinds.includes('quantity')) return null;
  if (!kinds.includes('description') && !kinds.includes('room')) return null;
  for (const quantity of units) {
    const unit = measureOf(quantity.text) ?? '';
    const behind = cells.slice(cells.indexOf(quantity) + 1);
    const prices = new Map(behind.flatMap((cell) => pricedBy(cell, unit)));
    if (prices.size > 0) return { line, cells, unit, quantity, prices, isNamed: true };
  }
  const [quantity] = units;
  const next = quantity === undefined ? undefined : cells[cells.indexOf(quantity) + 1];
  if (quantity === undefined || units.length > 1 || !headsPrice(next)) return null;
  const unit = measureOf(quantity.text) ?? '';
  return { line, cells, unit, quantity, prices: new Map([[next, next.text]]), isNamed: false };
};

const headsPrice = (cell: Word | undefined): cell is Word =>
  cell !== undefined && headingKind(cell.text) === 'unitPrice';

const asWord = (words: readonly Word[]): Word[] =>
  words.slice(0, 1).map((word) => ({ ...word, text: textOf(words), box: boxAround(words) }));

const measureOf = (text: string): string | null => (IS_UNIT.test(text) ? unitCode(text) : null);

/** A price by the unit, as other forms head it: `PRICE`, `Labor/UNIT`. */
const pricedBy = (cell: Word, unit: string): [Word, string][] => {
  const { part, behind, front } = PRICED_BY.exec(cell.text)?.groups ?? {};
  if (unitCode(behind ?? front ?? '') !== unit) return [];
  if (part === undefined) return [[cell, 'PRICE']];
  const heading = `${part}/UNIT`;
  return headingKind(heading) === null ? [] : [[cell, heading]];
};

/** The heads of each wording and place below which rows come to their amounts. */
const provenIn = (pages: readonly PageLines[], heads: readonly Head[]): ReadonlyMap<Line, Head> => {
  const headOfLine = new Map(heads.map((head) => [head.line, head]));
  const counts = new Map<string, { rows: number; held: number }>();
  let head: Head | undefined;
  for (const line of pages.flatMap(({ lines }) => lines)) {
    head = headOfLine.get(line) ?? head;
    const holds = head === undefined ? null : comesToAmount(line, head);
    if (head === undefined || holds === null) continue;
    const { rows, held } = counts.get(wordingOf(head)) ?? { rows: 0, held: 0 };
    counts.set(wordingOf(head), { rows: rows + 1, held: held + (holds ? 1 : 0) });
  }
  return new Map(
    heads.flatMap((one): [Line, Head][] => {
      const { rows, held } = counts.get(wordingOf(one)) ?? { rows: 0, held: 0 };
      const least = one.isNamed ? LEAST_ROWS : LEAST_ROWS_OF_BARE_PRICE;
      return held >= least && held >= rows * LEAST_SHARE ? [[one.line, one]] : [];
    }),
  );
};

const wordingOf = ({ line }: Head): string => normalizeHeading(line.text);

/** Whether a row's quantity times its price is one of its amounts; null for what is no row of the table. */
const comesToAmount = ({ words }: Line, { quantity, prices }: Head): boolean | null => {
  const count = words.find((word) => QUANTITY.test(word.text) && isBelow(word, quantity));
  if (count === undefined) return null;
  const each = [...prices.keys()].flatMap(
    (price) =>
      words.find((word) => word !== count && PRICE.test(word.text) && isBelow(word, price)) ?? [],
  );
  const from = Math.max(...each.map(({ box }) => box.right));
  const amounts = words.filter(({ text, box }) => MONEY.test(text) && box.left > from);
  if (each.length === 0 || amounts.length === 0) return null;
  const price = each.reduce((sum, word) => sum.plus(amountOf(word)), decimal(0));
  const product = price.times(amountOf(count));
  return amounts.some((amount) => sameCents(product, amountOf(amount)));
};

const isBelow = ({ box, fontSize }: Word, heading: Word): boolean =>
  box.left < heading.box.right + fontSize * NEAR && box.right > heading.box.left - fontSize * NEAR;

/** `ROOM   SCOPE   L   W   H   QTY (SF)   PRICE   AMOUNT` */
const headLine = ({ line, cells, unit, quantity, prices, isNamed }: Head): Line => {
  const { left, right } = quantity.box;
  const middle = (left + right) / 2;
  const set = cells.flatMap((cell) => {
    if (cell === quantity)
      return [said(cell, 'QTY', left, middle), said(cell, `(${unit})`, middle, right)];
    const heading = isNamed ? prices.get(cell) : undefined;
    return heading === undefined
      ? line.words.filter(({ box }) => box.left >= cell.box.left && box.right <= cell.box.right)
      : said(cell, heading, cell.box.left, cell.box.right);
  });
  return makeLine(line.page, set, line.ocr);
};

const said = (word: Word, text: string, left: number, right: number): Word => ({
  ...word,
  text,
  box: { ...word.box, left, right },
});
