import { type Decimal, sum } from '../../money/money.ts';
import { boxAround, type Line, makeLine, movedBy, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { isAdjustment, labelOf, totalLabel } from '../sums/total-labels.ts';
import { type ColumnKind, TEXT_COLUMNS } from '../tables/column-kinds.ts';
import { headingKind } from '../tables/heading-words.ts';
import { signedValue } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import type { HeadedSum } from './headed-sums.ts';
import type { PhraseRow } from './phrase-rows.ts';
import { withCents } from './sentence-lines.ts';

/** Wide enough for any figure, in font sizes. */
const COLUMN_SIZES = 10;

/** Columns in which the cells of phrases are set, with the headings that they get. */
const COLUMNS: readonly (readonly [ColumnKind, string])[] = [
  ['selector', 'CODE'],
  ['calculation', 'CALC'],
  ['activity', 'ACT'],
  ['quantity', 'QUANTITY'],
  ['unit', 'UNIT'],
  ['removePrice', 'REMOVE'],
  ['replacePrice', 'REPLACE'],
  ['unitPrice', 'UNIT PRICE'],
  ['laborPrice', 'LABOR'],
  ['materialPrice', 'MATERIAL'],
  ['otherNumber', 'DISCOUNT'],
  ['lineItemTotal', 'SUBTOTAL'],
  ['tax', 'TAX'],
  ['overheadProfit', 'O&P'],
  ['total', 'TOTAL'],
  ['rcv', 'RCV'],
  ['depreciationPercent', 'DEP %'],
  ['depreciation', 'DEPREC'],
  ['acv', 'ACV'],
  // As wide as its widest cell, and so the last.
  ['note', 'NOTES'],
];

interface SetColumn {
  kind: ColumnKind;
  heading: string;
  right: number;
  /** How wide its widest cell is: words begin in one place, figures end in one. */
  width: number;
  /** Of its cells in all rows. */
  sum: Decimal;
}

/** Columns right of everything that is printed. */
export interface SetTable {
  columns: SetColumn[];
  left: number;
  /** Where the rows' own numbers begin, if they have any. */
  numberLeft: number | null;
  word: Word;
}

export const tableOf = (rows: readonly PhraseRow[]): SetTable => {
  const kinds = new Set(rows.flatMap(({ cells }) => [...cells.keys()]));
  const described = rows.map(descriptionOf);
  const size = Math.max(...rows.flatMap(({ phrases }) => phrases.map((line) => line.fontSize)));
  const reach = Math.max(
    ...described.map((words) => boxAround(words).right),
    ...rows.flatMap(({ phrases, about }) => [...phrases, ...about].map(({ box }) => box.right)),
  );
  return {
    columns: COLUMNS.filter(([kind]) => kinds.has(kind)).map(([kind, heading], at) => {
      const width = Math.max(...rows.map(({ cells }) => widthOf(cells.get(kind) ?? [])));
      const right = reach + size * COLUMN_SIZES * (at + 1);
      return {
        kind,
        heading,
        right: kind === 'note' ? right + width : right,
        width,
        sum: sum(
          rows.flatMap(({ cells }) =>
            tokensOf(cells.get(kind) ?? [])
              .slice(0, 1)
              .map(signedValue),
          ),
        ),
      };
    }),
    left: Math.min(...described.map((words) => boxAround(words).left)),
    numberLeft: numberLeftOf(rows),
    word: rows[0]?.phrases[0]?.words[0] as Word,
  };
};

const widthOf = (words: readonly Word[]): number => {
  if (words.length === 0) return 0;
  const { left, right } = boxAround(words);
  return right - left;
};

const numberLeftOf = (rows: readonly PhraseRow[]): number | null => {
  const numbers = rows.flatMap(({ cells }) => cells.get('itemNumber')?.[0] ?? []);
  return numbers.length * 2 > rows.length ? Math.min(...numbers.map(({ box }) => box.left)) : null;
};

/** Without the commas and dashes that joined it to its figures. */
const withoutEnd = (words: readonly Word[]): Word[] => {
  // `rake &` goes on below.
  const isWord = ({ text }: Word): boolean => /[\p{L}\p{N}&]/u.test(text);
  const kept = words.slice(words.findIndex(isWord), words.findLastIndex(isWord) + 1);
  const last = kept.at(-1);
  if (last === undefined) return [];
  return [...kept.slice(0, -1), { ...last, text: last.text.replace(/(?<=\S)[,;:–-]+$/u, '') }];
};

const withoutBullet = (words: readonly Word[]): readonly Word[] =>
  words.length > 1 && /^[-–—•·*]$/.test(words[0]?.text ?? '') ? words.slice(1) : words;

/** The description's words on one level, one line after the other. */
const descriptionOf = ({ title, text, cells }: PhraseRow): Word[] => {
  const lines = [
    ...title.map(({ words }, at) => (at === 0 ? words : withoutBullet(words))),
    cells.get('description') ?? [],
    withoutEnd(text),
  ].filter((words) => words.length > 0);
  const [first] = lines.flat();
  if (first === undefined) return [];
  const { top, bottom } = first.box;
  const level: Word[] = [];
  let right: number | null = null;
  for (const words of lines) {
    const begin = words[0]?.box.left ?? 0;
    const shift: number = right === null ? 0 : right + first.fontSize * 0.3 - begin;
    for (const word of words) {
      const { left, right: end } = word.box;
      level.push({ ...word, box: { left: left + shift, right: end + shift, top, bottom } });
    }
    right = level.at(-1)?.box.right ?? null;
  }
  return level;
};

/** The column of a kind, or the last. */
const columnOf = ({ columns }: SetTable, kind?: ColumnKind): SetColumn | undefined =>
  columns.find((column) => column.kind === kind) ?? columns.at(-1);

/**
 * Sums and markup stand in the last column, as in a table, or in that of the headings' sums; so does what bears the name
 * of a heading above alone: `Living Room   1,482.20`.
 */
export const withSumSet = (
  line: Line,
  table: SetTable,
  { kind, headings }: { kind: ColumnKind | undefined; headings: ReadonlySet<string> },
): Line => {
  const each = withSumsSet(line, table);
  if (each !== null) return each;
  const last = line.words.at(-1);
  const column = columnOf(table, summedKind(line, table) ?? kind);
  if (last === undefined || column === undefined) return line;
  if (!/^[($-]*\$?[\d,]+(?:\.\d{2})?\)?$/.test(last.text) || !/\$|\.\d/.test(last.text))
    return line;
  const label =
    totalLabel(line.text) !== null ||
    /^totals?\b/i.test(line.text) ||
    headings.has(labelOf(line.text));
  if (!label && !isAdjustment(line.text)) return line;
  return boxed(
    makeLine(
      line.page,
      [...line.words.slice(0, -1), ...moveTo([withCents(last)], column)],
      line.ocr,
    ),
    line.words,
  );
};

/** `Total Building  9,941.30  8,004.28`: several amounts, each what the rows of a column come to. */
const withSumsSet = (line: Line, { columns }: SetTable): Line | null => {
  const tokens = tokensOf(line.words);
  const amounts = tokens.slice(tokens.findLastIndex(({ kind }) => kind !== 'amount') + 1);
  const left = [...columns];
  const placed = amounts.flatMap((amount) => {
    const column = left.find(
      ({ kind, sum: all }) => OF_ROWS.has(kind) && !all.eq(0) && all.eq(signedValue(amount)),
    );
    if (column !== undefined) left.splice(0, left.indexOf(column) + 1);
    return column === undefined ? [] : [{ amount, column }];
  });
  if (placed.length < 2 || placed.length < amounts.length) return null;
  const label = line.words.filter((word) => !amounts.some(({ words }) => words.includes(word)));
  const moved = placed.flatMap(({ amount, column }) => moveTo(amount.words, column));
  return boxed(makeLine(line.page, [...label, ...moved], line.ocr), line.words);
};

/** The column that a sum names, of several, or the one whose rows come to it. */
const summedKind = (line: Line, { columns }: SetTable): ColumnKind | undefined => {
  // `Total replacement cost   $9,204.50`
  const label = labelOf(line.text).replace(SUM, '');
  const kind = headingKind(label);
  // `Total price`: no sum is one of unit prices.
  const named = columns.find((column) => column.kind === kind && SUMMED.has(column.kind));
  const value = tokensOf(line.words).at(-1)?.value ?? null;
  const isSum = (column: SetColumn): boolean =>
    value !== null && SUMMED.has(column.kind) && column.sum.abs().eq(Math.abs(value));
  const isProven = named !== undefined && isSum(named);
  return ((isProven ? null : columns.findLast(isSum)) ?? named)?.kind;
};

const SUM = /^(?:(?:sub|grand)\s*-?\s*)?totals?\s+(?:of\s+)?|:$/gi;

const SUMMED: ReadonlySet<ColumnKind> = new Set(['total', 'rcv', 'acv', 'lineItemTotal']);
const OF_ROWS: ReadonlySet<ColumnKind> = new Set([
  ...SUMMED,
  'tax',
  'overheadProfit',
  'depreciation',
]);

/** The sum of a heading's rows where other prints have it, below them. */
export const sumLine = (
  { name, amount, kind }: HeadedSum,
  table: SetTable,
  { page }: PageLines,
): Line => {
  const [first] = name.words;
  const total = { ...(first ?? amount), text: 'Totals:' };
  const column = columnOf(table, kind);
  const moved = column === undefined ? [amount] : moveTo([amount], column);
  return boxed(makeLine(page, [total, ...name.words, ...moved], name.ocr), [...name.words, amount]);
};

export const headerLine = (row: PhraseRow, table: SetTable, { page, ocr }: PageLines): Line => {
  const first = row.title[0] ?? row.phrases[0];
  const top = first?.box.top ?? 0;
  const box = { top: top - 0.2, bottom: top - 0.1 };
  const word = (text: string, right: number): Word => ({
    ...table.word,
    text,
    bold: true,
    box: { ...box, left: right - text.length * table.word.fontSize * 0.5, right },
  });
  const heading = 'DESCRIPTION';
  const number = table.numberLeft;
  const words = [
    ...(number === null
      ? []
      : [{ ...word('NO.', 0), box: { ...box, left: number, right: number + 10 } }]),
    { ...word(heading, 0), box: { ...box, left: table.left, right: table.left + 50 } },
    ...table.columns.flatMap(({ kind, heading: text, right, width }) => {
      // Short notes end far before the longest: the heading stands where all of them begin.
      const end = kind === 'note' ? right - width + text.length * table.word.fontSize * 0.5 : right;
      return text
        .split(' ')
        .map((part, at, all) =>
          word(part, end - all.slice(at + 1).join(' ').length * table.word.fontSize * 0.6),
        );
    }),
  ];
  return makeLine(page, words, ocr);
};

export const rowLine = (row: PhraseRow, table: SetTable): Line => {
  const words = descriptionOf(row);
  const printed = [...row.title, ...row.phrases].flatMap((line) => line.words);
  const [first] = words;
  const level = first?.box ?? boxAround(printed);
  const { top, bottom } = level;
  for (const number of row.cells.get('itemNumber') ?? [])
    words.unshift({ ...number, box: { ...number.box, top, bottom } });
  for (const column of table.columns)
    for (const word of moveTo(row.cells.get(column.kind) ?? [], column))
      words.push({ ...word, box: { ...word.box, top, bottom } });
  const [line] = row.phrases;
  return boxed(makeLine(line?.page ?? 1, words, line?.ocr ?? false), printed);
};

/** A line whose words were moved stays where it was read. */
const boxed = (line: Line, printed: readonly Word[]): Line => ({
  ...line,
  box: boxAround(printed),
});

/** The words side by side, ending where the column does; words, where it begins. */
const moveTo = (words: readonly Word[], { kind, right, width }: SetColumn): Word[] => {
  if (words.length === 0) return [];
  const printed = boxAround(words);
  const shift = TEXT_COLUMNS.has(kind) ? right - width - printed.left : right - printed.right;
  return movedBy(words, shift);
};
