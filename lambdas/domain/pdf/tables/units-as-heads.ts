import { decimal, sameCents } from '../../money/money.ts';
import { PLATFORM_UNITS } from '../items/units.ts';
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
/** Font sizes from a figure to its heading, at most. */
const NEAR = 1;

const QUANTITY = /^\d[\d,]*(?:\.\d+)?$/;
const PRICE = /^\$?\d[\d,]*(?:\.\d+)?$/;
const NAMES_UNIT = /(?:^|\s)(?:[SL]\.?F|S\.?Y|SQ|C\.?[FY]|EA|HR)\.?(?:\s|$)/i;

/** `$/SF`, `Per SF`, `Rate / SF`, `SF price`: the unit that a price is by. */
const PRICED_BY =
  /^(?:(?:(?:unit\s)?(?:price|cost|rate)|[$£€])?\s?(?:\/|per\s)\s?(?<behind>\S+)|(?<front>\S+)\s(?:price|cost|rate|[$£€]))$/i;

/** `SF   $/SF`: where the quantities stand, and the prices. */
interface Head {
  line: Line;
  cells: readonly Word[];
  unit: string;
  quantity: Word;
  price: Word;
  /** Whether the price names the unit. */
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
  if (cells.length < 4 || !cells.some(({ text }) => headingKind(text) === 'description'))
    return null;
  if (cells.some(({ text }) => headingKind(text) === 'quantity')) return null;
  const units = cells.filter(({ text }) => measureOf(text) !== null);
  for (const quantity of units) {
    const unit = measureOf(quantity.text);
    const behind = cells.slice(cells.indexOf(quantity) + 1);
    const price = behind.find(({ text }) => priceOf(text) === unit);
    if (unit !== null && price !== undefined)
      return { line, cells, unit, quantity, price, isNamed: true };
  }
  const [quantity] = units;
  const next = quantity === undefined ? undefined : cells[cells.indexOf(quantity) + 1];
  return quantity !== undefined && units.length === 1 && headsPrice(next)
    ? {
        line,
        cells,
        unit: measureOf(quantity.text) ?? '',
        quantity,
        price: next,
        isNamed: false,
      }
    : null;
};

const headsPrice = (cell: Word | undefined): cell is Word =>
  cell !== undefined && headingKind(cell.text) === 'unitPrice';

const asWord = (words: readonly Word[]): Word[] =>
  words.slice(0, 1).map((word) => ({ ...word, text: textOf(words), box: boxAround(words) }));

/** A unit as estimators write it, and no word that heads other columns: `Room` counts rooms, too. */
const measureOf = (text: string): string | null => {
  const unit = text.length < 5 && headingKind(text) === null ? unitCode(text) : null;
  return unit !== null && PLATFORM_UNITS.has(unit) ? unit : null;
};

const priceOf = (text: string): string | null => {
  const { behind, front } = PRICED_BY.exec(text)?.groups ?? {};
  return unitCode(behind ?? front ?? '');
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
const comesToAmount = ({ words }: Line, { quantity, price }: Head): boolean | null => {
  const count = words.find((word) => QUANTITY.test(word.text) && isBelow(word, quantity));
  const each = words.find((word) => PRICE.test(word.text) && isBelow(word, price));
  if (count === undefined || each === undefined || count === each) return null;
  const amounts = words.filter(({ text, box }) => MONEY.test(text) && box.left > each.box.right);
  if (amounts.length === 0) return null;
  const product = decimal(amountOf(count)).times(amountOf(each));
  return amounts.some((amount) => sameCents(product, amountOf(amount)));
};

const isBelow = ({ box, fontSize }: Word, heading: Word): boolean =>
  box.left < heading.box.right + fontSize * NEAR && box.right > heading.box.left - fontSize * NEAR;

/** `ROOM   SCOPE   L   W   H   QTY (SF)   PRICE   AMOUNT` */
const headLine = ({ line, cells, unit, quantity, price, isNamed }: Head): Line => {
  const { left, right } = quantity.box;
  const middle = (left + right) / 2;
  const set = cells.flatMap((cell) => {
    if (cell === quantity)
      return [said(cell, 'QTY', left, middle), said(cell, `(${unit})`, middle, right)];
    return cell === price && isNamed
      ? [said(cell, 'PRICE', cell.box.left, cell.box.right)]
      : line.words.filter(({ box }) => box.left >= cell.box.left && box.right <= cell.box.right);
  });
  return makeLine(line.page, set, line.ocr);
};

const said = (word: Word, text: string, left: number, right: number): Word => ({
  ...word,
  text,
  box: { ...word.box, left, right },
});
