import { decimal } from '../../money/money.ts';
import { type Line, makeLine, type PageLines, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { figureOf } from '../tokens/figure-of-word.ts';
import type { Entry, PhraseRow } from './phrase-rows.ts';
import { onOneLevel } from './sentence-lines.ts';
import { withEntriesSet } from './set-phrases.ts';

/** `384 sq ft × $4.85`: nothing but a quantity, its unit and a price. */
const PRICED =
  /^\d[\d,]*(?:\.\d+)?(?:\s\p{L}[\p{L}./]{0,11}){0,2}\s(?:x|×|@)\s\$\d[\d,]*\.\d{2}$/iu;
const MONEY = /^\$\d[\d,]*\.\d{2}$/;
const SHARE = /^\d{1,2}(?:\.\d+)?%\s+discount$/i;
/** What stands in the place of a name above that of an option. */
const OPTION = /^optional\b(?:\s[-–—]\s(?:not\s+)?(?:chosen|selected|ticked))?$/i;

/** Fewer rows with words beside their price are another form. */
const LEAST_ROWS = 2;
/** Points between right edges of one column. */
const EDGE = 3;
/** Lines from an amount down to its price, and from there to a discount, at most. */
const MOST_BELOW = 2;
/** Words of a quantity with its unit and its price, at most. */
const MOST_WORDS = 6;
/** Font sizes between a text and the cell beside it. */
const GAP = 0.8;

interface Row {
  /** Numbers of its lines: the first, that of the price, and others whose words it holds. */
  first: number;
  priced: number;
  others: number[];
  amount: Word;
  name: readonly Word[];
  /** `Optional - not chosen` */
  label: readonly Word[];
  price: readonly Word[];
  discount: readonly Word[];
  /** What is said beside the price. */
  beside: readonly Word[];
}

/**
 * Quotes print what a thing comes to beside its name, and below the amount, beside what is said about it, how much of it
 * at which price: `Joists 12" o.c. for the boards.   384 sq ft × $13.60` over `5% discount`. An option has its
 * name below the amount. Such rows, which their products prove, are set into columns. Other pages are returned as they are.
 */
export const withPricesBesideText = (pages: readonly PageLines[]): PageLines[] => {
  const rows = pages.map(({ lines }) =>
    lines.some(({ text }) => / [x×@] \$\d/i.test(text)) ? rowsOf(lines) : [],
  );
  const apart = rows.flat().filter(({ beside, price }) => beside.length > 0 && price.length > 1);
  return apart.length < LEAST_ROWS
    ? [...pages]
    : withEntriesSet(
        pages,
        pages.map((page, at) => entriesOf(page.lines, rows[at] ?? [])),
      );
};

const rowsOf = (lines: readonly Line[]): Row[] =>
  lines.flatMap((line, at) => {
    const amount = line.words.at(-1);
    if (amount === undefined || !MONEY.test(amount.text)) return [];
    const said = saidBeside(line, lines[at - 1]);
    const row = said === null ? null : rowBelow(lines, at, amount, said.words);
    return row === null
      ? []
      : [said?.isAbove ? { ...row, first: at - 1, others: [at, ...row.others] } : row];
  });

/** What stands before an amount; `Optional` in small type may have got a line of its own. */
const saidBeside = (
  { words, box }: Line,
  above: Line | undefined,
): { words: readonly Word[]; isAbove: boolean } | null => {
  const said = words.slice(0, -1);
  const [amount, last] = [words.at(-1), said.at(-1)];
  if (amount === undefined) return null;
  if (last !== undefined)
    return amount.box.left - last.box.right > amount.fontSize * GAP
      ? { words: said, isAbove: false }
      : null;
  const isLevel = above !== undefined && above.box.bottom > box.top;
  return isLevel && OPTION.test(above.text) ? { words: above.words, isAbove: true } : null;
};

const rowBelow = (
  lines: readonly Line[],
  at: number,
  amount: Word,
  said: readonly Word[],
): Row | null => {
  const isOption = OPTION.test(textOf(said));
  for (let index = at + 1; index <= at + (isOption ? 1 : MOST_BELOW); index += 1) {
    const line = lines[index];
    const price = line === undefined ? null : priceOf(line, amount);
    if (line === undefined || price === null) continue;
    const beside = line.words.slice(0, line.words.length - price.length);
    const discount = discountBelow(lines, index, amount);
    const share = discount?.words[0]?.text ?? '0%';
    if ((isOption && beside.length === 0) || !comesTo(price, share, amount)) return null;
    return {
      first: at,
      priced: index,
      others: discount === null ? [] : [discount.at],
      amount,
      name: isOption ? beside : said,
      label: isOption ? said : [],
      price,
      discount: discount?.words.slice(0, 1) ?? [],
      beside: isOption ? [] : beside,
    };
  }
  return null;
};

/** The words of a price at the right edge of an amount above. */
const priceOf = ({ words }: Line, amount: Word): readonly Word[] | null => {
  if (!endsAt(words, amount)) return null;
  for (let from = Math.max(0, words.length - MOST_WORDS); from < words.length; from += 1) {
    const cell = words.slice(from);
    const [first, before] = [cell[0], words[from - 1]];
    const isApart =
      first !== undefined &&
      (before === undefined || first.box.left - before.box.right > first.fontSize * GAP);
    const isPrice = PRICED.test(textOf(cell)) || (cell.length === 1 && first?.text === amount.text);
    if (isApart && isPrice) return cell;
  }
  return null;
};

const endsAt = (words: readonly Word[], { box }: Word): boolean =>
  Math.abs((words.at(-1)?.box.right ?? 0) - box.right) < EDGE;

const discountBelow = (
  lines: readonly Line[],
  price: number,
  amount: Word,
): { at: number; words: readonly Word[] } | null => {
  for (let at = price + 1; at <= price + MOST_BELOW; at += 1) {
    const line = lines[at];
    if (line !== undefined && endsAt(line.words, amount) && SHARE.test(line.text))
      return { at, words: line.words };
  }
  return null;
};

const comesTo = (price: readonly Word[], share: string, amount: Word): boolean => {
  const [quantity, each] = [price[0], price.at(-1)];
  if (quantity === undefined || each === undefined) return false;
  const counted = price.length === 1 ? decimal(1) : figureOf(quantity);
  const left = decimal(100).minus(share.replace('%', '')).div(100);
  return counted.times(figureOf(each)).times(left).minus(figureOf(amount)).abs().lte(CENT);
};

const CENT = 0.011;

const entriesOf = (lines: readonly Line[], rows: readonly Row[]): Entry[] => {
  const begun = new Map(rows.map((row) => [row.first, row]));
  const held = new Set(rows.flatMap(({ others }) => others));
  const beside = new Map(rows.map((row) => [row.priced, row.beside]));
  return lines.flatMap((line, at): Entry[] => {
    const row = begun.get(at);
    if (row !== undefined) return [phraseRowOf(row, line)];
    if (held.has(at)) return [];
    const words = beside.get(at);
    if (words === undefined) return [{ kind: 'line', line }];
    return words.length === 0
      ? []
      : [{ kind: 'line', line: makeLine(line.page, [...words], line.ocr) }];
  });
};

/** Without a quantity, it is done once for its price. */
const phraseRowOf = (row: Row, line: Line): PhraseRow => {
  const { name, amount, price, discount, label } = row;
  const [each] = price.slice(-1);
  return {
    kind: 'row',
    phrases: [line],
    cells: new Map<ColumnKind, readonly Word[]>([
      ...(price.length > 1 ? [['quantity', price.slice(0, -2)] as const] : []),
      ...(each === undefined ? [] : [['unitPrice', [each]] as const]),
      ['total', [amount]],
      ...(discount.length === 0 ? [] : [['otherNumber', discount] as const]),
    ]),
    text: onOneLevel(name),
    title: [],
    about: label.length === 0 ? [] : [makeLine(line.page, [...label], line.ocr)],
  };
};
