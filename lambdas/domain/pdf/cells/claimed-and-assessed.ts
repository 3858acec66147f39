import { lineAmount, sameCents, sum } from '../../money/money.ts';
import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { amountOf } from '../tokens/amount-of-word.ts';
import { setAt } from './amounts-in-front.ts';

/** `12. Shoes, ladies   Claimed $1,960.00   Assessed 14 @ $92.50   $1,295.00` */
const CARD =
  /^\d{1,3}\.?\s.*\bclaimed\s+\$?[\d,]+\.\d{2}\s+assessed\s+\d+\s+@\s+\$?[\d,]+\.\d{2}\s+\$?[\d,]+\.\d{2}$/i;
/** `less 30% depreciation -$388.50` */
const WEAR = /\bless\s+(?:\d{1,3}(?:\.\d+)?%\s+)?depreciation\s+-?\$?[\d,]+\.\d{2}$/i;
/** `Indemnity $906.50`, `New for old $2,299.00`: how it is settled, and for how much. */
const SETTLED = /\p{Lu}\p{L}+(?:\s\p{Ll}+){0,3}\s+\$?[\d,]+\.\d{2}$/u;

const LEAST_CARDS = 3;
/** Lines below the first in which a card says what comes off and how it is settled. */
const MOST_BELOW = 4;
/** Points by which the cells of one column may end apart. */
const EDGE = 3;
/** Font sizes from one column to the next. */
const COLUMN = 8;

interface Card {
  line: Line;
  wear: { line: Line; amount: number } | null;
  settled: { line: Line; amount: number };
}

/**
 * `3. Rug   Claimed $900.00   Assessed 1 @ $749.00   $749.00` above `New for old $749.00`: loss adjusters settle contents in cards with
 * what was claimed, what each is assessed at, what is taken off for its age, and what is paid. That count and price come to the
 * amount, and with the depreciation to what is paid, in each card, proves them. They are set as the rows of a common table.
 */
export const withAssessedCardsSet = (pages: readonly PageLines[]): PageLines[] => {
  const lines = pages.flatMap((page) => page.lines);
  const found = lines.filter(({ text }) => CARD.test(text));
  if (found.length < LEAST_CARDS) return [...pages];
  const cards = found.flatMap((line) => cardAt(lines, lines.indexOf(line)) ?? []);
  const [first] = cards;
  if (first === undefined || cards.length < found.length) return [...pages];
  const edge = first.line.box.right;
  const set = new Map(cards.map((card) => [card.line, rowLine(card, edge)]));
  const said = new Map(
    cards.flatMap(({ wear, settled }) => [
      [settled.line, SETTLED] as const,
      ...(wear === null ? [] : [[wear.line, WEAR] as const]),
    ]),
  );
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) => {
      const form = said.get(line);
      if (form !== undefined) return withoutSaid(line, form);
      const row = set.get(line);
      if (row === undefined) return [sumsCards(line, lines, cards) ? totalOf(line) : line];
      return line === first.line ? [headLine(first.line, edge), row] : [row];
    }),
  }));
};

/** Whether a line says what the cards of a room are assessed at: all of those since the line before it that says so. */
const sumsCards = (line: Line, lines: readonly Line[], cards: readonly Card[]): boolean => {
  if (!OF_ROOM.test(line.text)) return false;
  const at = lines.indexOf(line);
  const from = lines.findLastIndex(({ text }, index) => index < at && OF_ROOM.test(text));
  const own = cards.filter((card) => {
    const index = lines.indexOf(card.line);
    return index > from && index < at;
  });
  return own.length > 0 && sameCents(sum(own.map((card) => lastOf(card.line))), lastOf(line));
};

/** `Kitchen / laundry assessed $2,696.40` */
const OF_ROOM = /^\p{Lu}(?!otal\b)[^$@]* assessed \$?[\d,]+\.\d{2}$/u;

/** `Kitchen / laundry Total $2,696.40` */
const totalOf = (line: Line): Line =>
  makeLine(
    line.page,
    line.words.map((word, at) =>
      at === line.words.length - 2 ? { ...word, text: 'Total' } : word,
    ),
    line.ocr,
  );

const cardAt = (lines: readonly Line[], at: number): Card | null => {
  const line = lines[at];
  if (line === undefined) return null;
  const [count, price, whole] = figuresOf(line).map(amountOf);
  if (count === undefined || price === undefined || whole === undefined) return null;
  if (!lineAmount(count, price).eq(whole)) return null;
  const next = lines.slice(at + 1, at + 1 + MOST_BELOW);
  const end = next.findIndex(({ text }) => CARD.test(text));
  const below = (end < 0 ? next : next.slice(0, end)).filter(
    ({ box, page }) => page === line.page && Math.abs(box.right - line.box.right) < EDGE,
  );
  const wear = below.find(({ text }) => WEAR.test(text)) ?? null;
  const settled = below.find((one) => one !== wear && SETTLED.test(one.text));
  if (settled === undefined) return null;
  const off = wear === null ? 0 : Math.abs(lastOf(wear));
  return sameCents(sum([whole, -off]), lastOf(settled))
    ? {
        line,
        wear: wear === null ? null : { line: wear, amount: off },
        settled: { line: settled, amount: lastOf(settled) },
      }
    : null;
};

const lastOf = ({ words }: Line): number => amountOf(words.at(-1) ?? { text: '' });

/** The count, the price and the amount at the end of a card's first line. */
const figuresOf = ({ words }: Line): Word[] =>
  words.slice(-FIGURES).filter(({ text }) => text !== '@');

/** `14`, `@`, `$92.50`, `$1,295.00` */
const FIGURES = 4;

const rowLine = ({ line, wear, settled }: Card, edge: number): Line => {
  const from = line.words.findLastIndex(({ text }) => /^claimed$/i.test(text));
  const texts = line.words.slice(0, from);
  const figures = figuresOf(line);
  const size = line.fontSize * COLUMN;
  const [count, price, whole] = figures;
  const cells = [count?.text, price?.text, whole?.text, money(wear?.amount), money(settled.amount)];
  return makeLine(
    line.page,
    [...texts, ...cells.flatMap((text, at) => setAt(figures, text ?? '', edge + size * (at - 2)))],
    line.ocr,
  );
};

const money = (amount = 0): string => amount.toFixed(2);

/** `NO.   DESCRIPTION   QTY   PRICE   RCV   DEPREC   ACV` right above the first row. */
const headLine = (line: Line, edge: number): Line => {
  const [number, name] = line.words;
  const [top, bottom] = [line.box.top - line.fontSize, line.box.top];
  const size = line.fontSize * COLUMN;
  const heads = ['QTY', 'PRICE', 'RCV', 'DEPREC', 'ACV'].flatMap((text, at) =>
    setAt(line.words, text, edge + size * (at - 2)),
  );
  const named = [number, name].flatMap((word, at) =>
    word === undefined ? [] : [{ ...word, text: at === 0 ? 'NO.' : 'DESCRIPTION' }],
  );
  return makeLine(
    line.page,
    [...named, ...heads].map((word, at) => ({
      ...word,
      bold: true,
      box: {
        ...word.box,
        right: at === 1 ? word.box.left + line.fontSize * COLUMN : word.box.right,
        top,
        bottom,
      },
    })),
    line.ocr,
  );
};

/** What else stands on the line that says what is taken off, or how it is settled, which stays without its amount. */
const withoutSaid = (line: Line, form: RegExp): Line[] => {
  const said = form === SETTLED ? 1 : (form.exec(line.text)?.[0].split(' ').length ?? 0);
  const words = line.words.slice(0, line.words.length - said);
  return words.length === 0 ? [] : [makeLine(line.page, words, line.ocr)];
};
