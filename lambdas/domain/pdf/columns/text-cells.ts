import { isActionOnly } from '../items/activities.ts';
import { median } from '../pages/lines.ts';
import { isPlaceName, TRADE_WORDS } from '../rooms/names-of-places.ts';
import { isTradeName } from '../rooms/trade-names.ts';
import { TOTALS_OF_ROW } from '../tables/column-kinds.ts';
import { headingKind } from '../tables/heading-words.ts';
import { unitCode } from '../tokens/read-figure.ts';
import type { Token } from '../tokens/token.ts';
import { FORBIDDEN, kindCost } from './cell-costs.ts';
import type { Column } from './column-model.ts';
import { holdsSectionNumbers } from './section-numbers.ts';
import { holdsStockCodes } from './stock-codes.ts';

/** Points by which cells of one column miss their edge. */
const EDGE = 4;
/** Font sizes between one cell and the next, at least. */
const CELL_GAP = 0.9;
const LEAST_CELLS = 2;
const WORD = /\p{L}{3}/u;
const SMALL = /\p{Ll}{3}/u;

/** Of the cells below a heading, how many hold words, and share an edge, at least. */
const LEAST_SHARE = 0.6;
/** Of the rows with figures, how many have a cell below the heading at least. */
const LEAST_FILLED = 0.4;

export interface Cell {
  tokens: readonly Token[];
  left: number;
  right: number;
}

/**
 * A column whose cells hold words, `LND`, `1 Carp`, `R1@4.50`, as one of its own that nothing is read
 * from: each cell is set apart from what stands before it, below the heading, in rows of figures, and
 * all share an edge. Null for any other: a description that runs on below the next heading is not set
 * apart.
 */
export const asTexts = (
  column: Column,
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): Column | null => {
  const { cells, count } = cellsBelow(column, columns, rows);
  const texts = cells.filter(isWords);
  // `R`, `L` in some rows only, below a heading that nobody knows, and never a figure.
  const isRare = headingKind(column.text) === null && cells.every(isCode);
  const isOfTexts =
    cells.length >= Math.max(LEAST_CELLS, isRare ? 0 : count * LEAST_FILLED) &&
    texts.length >= cells.length * LEAST_SHARE &&
    shareEdge(cells);
  if (!isOfTexts) return null;
  const left = Math.min(column.left, median(cells.map((cell) => cell.left)));
  return { ...column, kind: 'otherText', left };
};

/** The same where every cell holds a code alone, and codes that the column's kind does not read. */
export const asCodes = (
  column: Column,
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): Column | null => {
  const { cells } = cellsBelow(column, columns, rows);
  const isUnread = ({ tokens: [token] }: Cell): boolean =>
    token !== undefined && kindCost(token, column.kind) >= FORBIDDEN;
  return cells.every(isCode) && cells.some(isUnread) ? asTexts(column, columns, rows) : null;
};

const shareEdge = (cells: readonly Cell[]): boolean =>
  (['left', 'center', 'right'] as const).some((edge) => {
    const at = cells.map(({ left, right }) =>
      edge === 'center' ? (left + right) / 2 : edge === 'left' ? left : right,
    );
    const middle = median(at);
    const near = at.filter((one) => Math.abs(one - middle) < EDGE).length;
    return near >= cells.length * LEAST_SHARE;
  });

const WORDS: ReadonlySet<Token['kind']> = new Set(['text', 'quantity']);

/** `05/11/2026`, `2026-05-11`: when it came and when it went. */
const DATE = /^\d{1,4}([/.-])\d{1,2}\1\d{2,4}$/;

const isWords = ({ tokens }: Cell): boolean =>
  tokens.some(({ kind, text }) => WORDS.has(kind) && (/\p{L}/u.test(text) || DATE.test(text))) &&
  unitCode(tokens.map(({ text }) => text).join(' ')) === null;

const isCode = ({ tokens }: Cell): boolean =>
  tokens.length === 1 && /^(?=.*\p{L})[\p{Lu}\d/+-]{1,5}$/u.test(tokens[0]?.text ?? '');

/**
 * `Item | Description of Change`, `Task | Operation`: where the column that is headed for the
 * descriptions has no words in it, and another has, that one holds them.
 */
export const describeByWords = (
  columns: Column[],
  rows: readonly (readonly Token[])[],
): Column[] => {
  const headed = columns.find(({ kind }) => kind === 'description');
  if (headed === undefined) return columns;
  const behind = columns.slice(columns.indexOf(headed) + 1);
  const other =
    columns.find(({ kind, text }) => kind === 'otherText' && headingKind(text) === null) ??
    behind.find(({ kind }) => kind === 'itemNumber' || kind === 'activity');
  if (other === undefined) return columns;
  if (shareOfWords(headed, columns, rows) > 1 - LEAST_SHARE) return columns;
  if (shareOfWords(other, columns, rows) < LEAST_SHARE) return columns;
  // `JR`, `AB+2`: who did it, and no number of a row.
  const { cells } = cellsBelow(headed, columns, rows);
  const numbered = cells.filter(({ tokens }) => /^\W?\d|\d\W?$/.test(tokens[0]?.text ?? ''));
  const kind = numbered.length * 2 < cells.length ? 'otherText' : 'itemNumber';
  return columns.map((column) => {
    if (column === headed) return { ...column, kind };
    return column === other ? { ...column, kind: 'description' } : column;
  });
};

/** Of the cells below a heading, how many hold a word of small letters, or several in capitals. */
const shareOfWords = (
  column: Column,
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): number => {
  const { cells } = cellsBelow(column, columns, rows);
  const words = cells.filter(({ tokens }) =>
    tokens.some(({ text }) => (tokens.length > 1 ? WORD : SMALL).test(text)),
  );
  return words.length / Math.max(1, cells.length);
};

/**
 * `Item | Details`, `Product/Service | Description`: of two columns of words left of the figures, the
 * first names the work and the second describes it.
 */
export const nameTitles = (columns: Column[], rows: readonly (readonly Token[])[]): Column[] => {
  const at = columns.findLastIndex(({ kind }) => kind === 'description');
  const titled = columns.slice(0, Math.max(0, at)).find(mayBeTitle);
  const described = columns[at];
  if (titled === undefined || described === undefined) return columns;
  const { cells } = cellsBelow(described, columns, rows);
  const names = cellsBelow(titled, columns, rows).cells;
  const isCoded = columns.some(({ kind }) => kind === 'selector');
  const named = (kind: Column['kind']): Column[] =>
    columns.map((column) => (column === titled ? { ...column, kind } : column));
  const ofFigures = rows.filter((tokens) => tokens.filter(isAmount).length >= 2);
  const isNumbered = holdsSectionNumbers(titled, described, ofFigures);
  if (!isCoded && (isNumbered || holdsStockCodes(titled, names, cells))) return named('selector');
  if (shareOfWords(titled, columns, rows) < LEAST_SHARE || countsFirst(titled, columns, rows))
    return columns;
  // `Item Description`, widely spaced over one column of words, is a single heading.
  if (cells.length < LEAST_CELLS || !shareEdge(cells)) return columns;
  const areCodes = !isCoded && (areOfList(names, cells) || areShortNames(titled, names, cells));
  const kind = areCodes ? 'selector' : (sortOf(names, cells) ?? 'title');
  if (kind !== 'title' || !leavesBlank(cells)) return named(kind);
  return named('description').map((column) =>
    column === described ? { ...column, kind: 'note' } : column,
  );
};

/** `—` in several cells, but for those with words: each name says its row's work alone, and more is said of some. */
const leavesBlank = (descriptions: readonly Cell[]): boolean => {
  const blank = descriptions.filter(
    ({ tokens: [token, ...more] }) => more.length === 0 && BLANK.test(token?.text ?? ''),
  );
  return blank.length >= LEAST_CELLS && blank.length >= descriptions.length * LEAST_BLANK;
};

const BLANK = /^(?:[-–—]{1,3}|n\/a)$/i;

/** Of the cells of details, how many say nothing, at least. */
const LEAST_BLANK = 0.2;

/** `Remove`, `Remove/Install` below `Task`: what is done with what the descriptions name, and no trade. */
export const nameActions = (columns: Column[], rows: readonly (readonly Token[])[]): Column[] => {
  if (columns.some(({ kind }) => kind === 'activity')) return columns;
  const sorted = columns.find(({ kind }) => kind === 'category');
  if (sorted === undefined) return columns;
  const texts = cellsBelow(sorted, columns, rows).cells.map(({ tokens }) =>
    tokens.map(({ text }) => text).join(' '),
  );
  const actions = texts.filter(isActionOnly);
  const isOfActions = texts.length >= LEAST_CELLS && actions.length >= texts.length * LEAST_SHARE;
  return isOfActions
    ? columns.map((column) => (column === sorted ? { ...column, kind: 'activity' } : column))
    : columns;
};

/** `601`, `602` right below the heading, whatever a summary below the last table says there. */
const countsFirst = (
  column: Column,
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): boolean => {
  const [first, second] = cellsBelow(column, columns, rows).cells.map(({ tokens }) =>
    Number(tokens.length === 1 ? tokens[0]?.text : Number.NaN),
  );
  return first !== undefined && second === first + 1;
};

/** `Demo-P`, `PEX1/2`: letters with a figure behind them, or with a single part in capitals. */
const SHORT_FORM = /\p{L}.*\d|\p{L}[-/.]\p{Lu}{1,3}$/u;

/** Of names in a list of items, how many are no words, at least. */
const LEAST_SHORT = 0.25;

/**
 * `Demo-P`, `PEX1/2`, `Toilet`: a program that keeps the books prints how its list calls the item before
 * what it is. Each name is one word, many are none of the language, and each row says its work without it.
 */
const areOfList = (names: readonly Cell[], descriptions: readonly Cell[]): boolean =>
  descriptions.length >= names.length &&
  names.every(({ tokens }) => tokens.length === 1) &&
  names.filter(({ tokens: [name] }) => SHORT_FORM.test(name?.text ?? '')).length >=
    Math.max(LEAST_CELLS, names.length * LEAST_SHORT) &&
  sayAll(descriptions);

/**
 * `Refrig Disp`, `Pad`, `I & W` below `Item`: short names that most rows have of their own, and no trades, before
 * what is done in so many words.
 */
const areShortNames = (
  { text }: Column,
  names: readonly Cell[],
  descriptions: readonly Cell[],
): boolean => {
  const texts = names.map(({ tokens }) => tokens.map((token) => token.text).join(' '));
  const trades = texts.filter((name) => TRADE_WORDS.test(name));
  return (
    /^item$/i.test(text.trim()) &&
    texts.length >= ENOUGH_NAMES &&
    texts.every((name) => name.length <= LONGEST_SHORT && name.split(/[\s&/]+/).length <= 2) &&
    new Set(texts).size >= texts.length * LEAST_SHARE &&
    trades.length * 2 < texts.length &&
    sayAll(descriptions)
  );
};

/** Fewer may be what they are called. */
const ENOUGH_NAMES = 8;

/** Letters of a short name. */
const LONGEST_SHORT = 12;

/** Names in a column that come again, at least as often as this many cells to each of them. */
const CELLS_TO_NAME = 1.5;
const LEAST_SORTED = 4;
/** Words of a name that sorts the rows, at most. */
const MOST_WORDS = 3;

/**
 * `Demo`, `Carpentry`, `Carpentry`: a few names that come again and again are the trades or the places of
 * the rows, and none of their descriptions. Null where each row has a name of its own.
 */
const sortOf = (
  cells: readonly Cell[],
  descriptions: readonly Cell[],
): 'category' | 'room' | null => {
  const texts = cells.map(({ tokens }) => tokens.map(({ text }) => text).join(' '));
  const isShort = texts.every((text) => text.split(/\s+/).length <= MOST_WORDS);
  const distinct = new Set(texts.map((text) => text.toLowerCase())).size;
  if (!isShort || texts.length < LEAST_SORTED || distinct * CELLS_TO_NAME > texts.length)
    return null;
  const share = (test: (text: string) => boolean): number =>
    texts.filter(test).length / texts.length;
  if (share(isPlaceName) >= LEAST_SHARE) return 'room';
  const areTrades = share((text) => TRADE_WORDS.test(text) || isTradeName(text)) >= HALF;
  const areServices = distinct * CELLS_TO_SERVICE <= texts.length && sayAll(descriptions);
  return areTrades || areServices ? 'category' : null;
};

/** `Extraction`, `Extraction`, `Equipment`: whatever they are, at least as many cells to each. */
const CELLS_TO_SERVICE = 2;

/** `Water extraction from carpeted floor`: a row's work is told without the name before it. */
const sayAll = (descriptions: readonly Cell[]): boolean =>
  median(descriptions.map(({ tokens }) => tokens.length)) >= LEAST_TOLD;

const LEAST_TOLD = 4;

const HALF = 0.5;

const mayBeTitle = ({ kind, text }: Column): boolean =>
  kind === 'description' ||
  (kind === 'itemNumber' && headingKind(text) === 'description') ||
  (kind === 'note' && NAME.test(text));

const NAME = /^(?:(?:item|product|service|material)\s+)?name$/i;

/** `072116.20-0860`, `092910300350`: the code of the work in a price book, which is no number of a row. */
const CODE = /^(?:(?=.*\d)[A-Z\d]+(?:[-./][A-Z\d]+)+|\d{9,14})$/i;
const LEAST_CODE = 6;

/** `ROOF-TO`, `NAIL`: short names of what is sold, in capitals. */
const STOCK_NAME = /^(?=.*\p{Lu}{2})[\p{Lu}\d]+(?:[-./&][\p{Lu}\d]+)*$/u;

/** Without a figure, or with one behind letters and a dash: `PAD-38`. */
const NAMES_STOCK = /^\D+$|^\p{Lu}{2,}-/u;

/**
 * `Line Number` in an extract from a book of prices heads its codes, and `Item No.` in a program that
 * keeps the books the short names of its stock, `ROOF-TO`: a letter each, and most without a figure.
 */
export const nameCodes = (
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): Column[] => {
  // `#   Item No.`: the second of them, where the first counts the rows.
  const numbers = columns.findLast(({ kind }) => kind === 'itemNumber');
  const coded = columns.find(({ kind }) => kind === 'selector');
  // `Extended   Job   Code`: behind what a row comes to stands the code of its tax.
  const isOfTax = coded !== undefined && standsBehindSums(coded, columns);
  if (numbers === undefined || (coded !== undefined && !isOfTax)) return [...columns];
  // A narrow column's code stands right before the description.
  const ofFigures = rows.filter((tokens) => tokens.filter(isAmount).length >= 2);
  const below = (test: (text: string) => boolean): Token[] =>
    ofFigures.flatMap(
      (tokens) =>
        tokens.find(
          ({ left, right, text }) => left < numbers.right && right > numbers.left && test(text),
        ) ?? [],
    );
  const isEnough = (found: readonly Token[]): boolean =>
    found.length >= LEAST_CELLS && found.length >= ofFigures.length * LEAST_SHARE;
  const ofBook = below((text) => text.length >= LEAST_CODE && CODE.test(text));
  // A cell of its own: a description in capitals may begin below `#` as well.
  const ofStock = ofFigures.flatMap((tokens) => {
    const at = tokens.findIndex(({ left, right }) => left < numbers.right && right > numbers.left);
    const [code, next] = at < 0 ? [] : tokens.slice(at, at + 2);
    const isCell = code !== undefined && next !== undefined && isApart(code.right, next);
    return isCell && STOCK_NAME.test(code.text) ? [code] : [];
  });
  const isOfStock =
    isEnough(ofStock) &&
    !countUp(ofStock.map(({ text }) => text)) &&
    ofStock.filter(({ text }) => NAMES_STOCK.test(text)).length * 2 > ofStock.length;
  const codes = isOfStock ? ofStock : ofBook;
  const isOfCodes = isOfStock || (isEnough(ofBook) && !countRows(ofBook.map(({ text }) => text)));
  return columns.map((column) =>
    column === coded && isOfCodes
      ? { ...column, kind: 'otherText' }
      : column === numbers && isOfCodes
        ? {
            ...column,
            kind: 'selector',
            left: Math.min(column.left, median(codes.map(({ left }) => left))),
          }
        : column,
  );
};

const standsBehindSums = ({ left }: Column, columns: readonly Column[]): boolean => {
  const sums = columns.filter(({ kind }) => TOTALS_OF_ROW.has(kind));
  return sums.length > 0 && sums.every((sum) => sum.right < left);
};

/** `CO-01`, `CO-02`, `CO-04`: one stem, and numbers that go on by little: change orders, of which one may be void. */
const countUp = (codes: readonly string[]): boolean => {
  const parts = codes.map((code) => /^(\D+)(\d{1,3})$/.exec(code) ?? []);
  const numbers = parts.map(([, , number]) => Number(number));
  const goesOn = parts.every(
    ([, stem], at) =>
      stem !== undefined &&
      stem === parts[0]?.[1] &&
      (at === 0 || (numbers[at] ?? 0) > (numbers[at - 1] ?? 0)),
  );
  return goesOn && (numbers.at(-1) ?? 0) - (numbers[0] ?? 0) < codes.length * 2;
};

/** `A101.01`, `A101.02`, `A102.01`: numbers that begin anew in each room, and no codes. */
export const countRows = (codes: readonly string[]): boolean => {
  const parts = codes.map((code) => /^(.*\D)(\d{1,3})$/.exec(code) ?? []);
  return parts.every(([, stem, place], at) => {
    const [, above, last] = parts[at - 1] ?? [];
    return stem !== undefined && Number(place) === (stem === above ? Number(last) + 1 : 1);
  });
};

/**
 * `K1`, `K2`, `P1` below `Pc`: in a column that nobody knows, left of the descriptions, codes that count the
 * pieces of each room are the numbers of the rows. Stock and tags are no such counts.
 */
export const asRowNumbers = (
  column: Column,
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): Column | null => {
  const described = columns.findIndex(({ kind }) => kind === 'description');
  const isFirst = columns.indexOf(column) < described;
  if (!isFirst || columns.some(({ kind }) => kind === 'itemNumber')) return null;
  const { cells } = cellsBelow(column, columns, rows);
  const codes = cells.map(({ tokens }) => tokens.map(({ text }) => text).join(' '));
  const areCodes = codes.length >= LEAST_COUNTED && codes.every((code) => PIECE.test(code));
  if (!areCodes || !countRows(codes)) return null;
  const left = Math.min(column.left, median(cells.map((cell) => cell.left)));
  return { ...column, kind: 'itemNumber', left };
};

const LEAST_COUNTED = 3;
/** `K1`, `A-12`: a number that begins with the letters of its group. */
export const PIECE = /^\p{Lu}{1,3}[.-]?\d{1,3}$/u;

const isAmount = ({ kind }: Token): boolean => kind === 'amount' || kind === 'quantity';

/** The cells below a heading in rows of figures, and how many such rows there are. */
const cellsBelow = (
  column: Column,
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): { cells: Cell[]; count: number } => {
  const at = columns.indexOf(column);
  const from = Math.max(0, ...columns.slice(0, at).map(({ right, kind }) => beforeOf(right, kind)));
  const until = columns[at + 1]?.right ?? Number.POSITIVE_INFINITY;
  const ofFigures = rows.filter((tokens) => tokens.filter(isAmount).length >= 2);
  const cells = ofFigures.flatMap((tokens) =>
    cellsOf(tokens, column)
      .filter(({ left, right }) => left < column.right && right > column.left)
      .filter(({ left, right }) => left > from && right < until)
      .slice(0, 1),
  );
  return { cells, count: ofFigures.length };
};

/** Cells of text begin behind the heading before them; figures may end behind theirs. */
const beforeOf = (right: number, kind: Column['kind']): number =>
  kind === 'description' ? right : right - EDGE;

const cellsOf = (tokens: readonly Token[], column: Column): Cell[] => {
  const cells: { tokens: Token[]; left: number; right: number }[] = [];
  // Cells of two columns may nearly touch: `5.00 Each` before `Set vanity`, a date before `Demo`.
  const begins = (before: Token | undefined, { left, words: [word] }: Token): boolean =>
    before !== undefined &&
    (isAmount(before) ||
      before.unit !== null ||
      left - before.right > (word?.fontSize ?? 0) * MORE_THAN_SPACE) &&
    before.right < column.left &&
    Math.abs(left - column.left) < AT_HEADING;
  for (const token of tokens) {
    const last = cells.at(-1);
    if (last === undefined || isApart(last.right, token) || begins(last.tokens.at(-1), token))
      cells.push({ tokens: [token], left: token.left, right: token.right });
    else {
      last.tokens.push(token);
      last.right = token.right;
    }
  }
  return cells;
};

/** Font sizes between cells that nearly touch, at least. */
const MORE_THAN_SPACE = 0.55;

/** Points by which a cell begins beside its heading, at most. */
const AT_HEADING = 1;

const isApart = (right: number, { left, words: [word] }: Token): boolean =>
  left - right > Math.max(4, word?.fontSize ?? 0) * CELL_GAP;
