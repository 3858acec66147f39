import type { ColumnKind } from '../tables/column-kinds.ts';
import type { Token } from '../tokens/token.ts';
import type { Column } from './column-model.ts';

export const FORBIDDEN = 1e6;

/** How far, in points, a cell may stand from its column before it belongs to none. */
export const REACH = 55;

const LEARNED_REACH = 30;

/** Columns whose cells look like nothing else: their shape says more than their place. */
const SHAPED: ReadonlySet<ColumnKind> = new Set(['ageLife', 'condition', 'depreciationPercent']);
const SHAPED_REACH = REACH * 1.5;

/** Points between a token and a heading, 0 where one stands over some of the other. */
export const apart = (token: Token, heading: Pick<Column, 'left' | 'right'>): number =>
  Math.max(0, heading.left - token.right, token.left - heading.right);

export const distance = (token: Token, column: Column): number => {
  const center = (token.left + token.right) / 2;
  if (column.align !== null) {
    const { edge, at } = column.align;
    if (edge === 'right')
      return Math.min(Math.abs(token.right - at), Math.abs(token.figureRight - at));
    return Math.abs((edge === 'left' ? token.left : center) - at);
  }
  return Math.min(
    Math.abs(token.left - column.left),
    Math.abs(token.right - column.right),
    Math.abs(center - (column.left + column.right) / 2),
  );
};

/** Points from where to where a column's cells may stand: `placeCost` forbids all others. */
export const reachOf = ({ left, right, align }: Column): readonly [number, number] => {
  const [from, until] = align === null ? [left, right] : [align.at, align.at];
  return [Math.min(left, from) - SHAPED_REACH, Math.max(right, until) + SHAPED_REACH];
};

export const placeCost = (token: Token, column: Column): number => {
  // Words for the amounts stand over several columns, in the middle or from the first one on.
  const over = token.left < column.right && token.right > column.left;
  const apart = token.kind === 'priceNote' && over ? 0 : distance(token, column);
  const learned = column.align !== null;
  if (SHAPED.has(column.kind) && token.kind !== 'notApplicable')
    return apart > SHAPED_REACH ? FORBIDDEN : apart / 25;
  if (apart > (learned ? LEARNED_REACH : REACH)) return FORBIDDEN;
  return apart / (learned ? 6 : 10);
};

/** Columns whose empty cells some prints fill with a dash. */
const DASHED: ReadonlySet<ColumnKind> = new Set([
  'materialPrice',
  'laborPrice',
  'tax',
  'overheadProfit',
  'rcv',
  'total',
  'deducted',
  'alsoTotal',
  'lineItemTotal',
  'acv',
  'depreciation',
  'lostDepreciation',
  'heldBack',
  'depreciationPercent',
  'ageLife',
  'condition',
  'otherNumber',
]);

/** `-`, `--`, and `$ -` as spreadsheets print it. */
export const isDash = (token: Token): boolean =>
  token.kind !== 'amount' &&
  token.text.length <= 3 &&
  DASHES.has(token.text.at(-1) ?? '') &&
  /^\$?\s?[-–—]{1,2}$/.test(token.text);

const DASHES: ReadonlySet<string> = new Set('-–—');

/** What it costs to read a token as a cell of a number column; FORBIDDEN where it cannot be. */
export const kindCost = (token: Token, kind: ColumnKind): number => {
  const { kind: shape } = token;
  if (shape !== 'amount' && isDash(token)) {
    if (DASHED.has(kind)) return 0.2;
    // Rows that cost nothing have dashes here as well; most dashes left of the amounts are words of a description.
    if (kind === 'quantity' || kind === 'unitPrice') return 0.8;
  }
  switch (kind) {
    case 'quantity':
      if (shape === 'quantity') return 0;
      if (shape === 'amount') return token.bracket === null ? 0.6 : FORBIDDEN;
      // `LF` alone, where nothing was ordered.
      return shape === 'unit' ? 0.8 : FORBIDDEN;
    case 'unit':
      if (shape === 'amount') return FORBIDDEN;
      return token.unit !== null && shape !== 'quantity' ? 0 : shape === 'text' ? 0.8 : FORBIDDEN;
    case 'tax':
      // `T` or `Yes`, where the tax is added below.
      if (shape === 'text' && TAXABLE.test(token.text)) return 0.8;
      return shape === 'percent' ? 0.4 : amountCost(token);
    case 'overheadProfit':
      // The rate, beside what the row comes to with it.
      return shape === 'percent' ? 0.4 : amountCost(token);
    case 'ageLife':
      if (shape === 'ageLife') return 0;
      // A column of its own for years: `30`.
      if (shape === 'amount') return isYears(token) ? 0.6 : FORBIDDEN;
      return shape === 'notApplicable' ? 0.3 : FORBIDDEN;
    case 'lifeYears':
      return shape === 'amount' && isYears(token) ? 0.6 : FORBIDDEN;
    case 'condition':
      if (shape === 'condition') return 0;
      // A carrier's own word or a letter, better than the end of a description among the figures.
      if (shape === 'text' && /^\p{Lu}(?:\p{L}{2,11}\.?)?$/u.test(token.text)) return 1.5;
      return shape === 'notApplicable' ? 0.4 : FORBIDDEN;
    case 'depreciationPercent':
      if (shape === 'percent') return 0;
      // Some print `13.33` under `DEP %`.
      if (shape === 'amount') return isShare(token) ? 0.7 : FORBIDDEN;
      return shape === 'notApplicable' ? 0.2 : FORBIDDEN;
    case 'recoverable':
      return shape === 'text' && RECOVERABLE.test(token.text)
        ? 0
        : shape === 'notApplicable'
          ? 0.2
          : FORBIDDEN;
    case 'otherNumber':
      // Something measured, beside what is ordered.
      if (shape === 'quantity') return 0.4;
      // `13-4`, `9'6"`, `18' 6"`, `30"` below `L` and `W`.
      if (shape === 'text' && LENGTH.test(token.text)) return 0.2;
      return shape === 'amount' || shape === 'percent' || shape === 'priceNote' ? 0 : FORBIDDEN;
    case 'deducted':
      // In brackets or with a minus or plain: it is taken off in any case.
      return shape === 'amount' ? 0 : FORBIDDEN;
    case 'depreciation':
    case 'lostDepreciation':
    case 'heldBack':
      if (shape === 'amount') return token.bracket === null ? 0.5 : 0;
      // `PWI`: all of the row is held until it is incurred.
      return shape === 'notApplicable' || shape === 'priceNote' ? 0.6 : FORBIDDEN;
    default:
      return amountCost(token);
  }
};

/** Feet and inches. */
const LENGTH = /^\d{1,3}(?:[-–]\d{1,2}|['’′](?:[\s–-]?\d{1,2}["”″]?)?|["”″])$/;

/** Whether what was depreciated is paid once the work is done. */
const RECOVERABLE = /^(?:true|false|yes|no|y|n|rec(?:overable)?|non-?rec(?:overable)?)$/i;

const TAXABLE = /^(?:T|TX|Tax|Non|Y|N|X|E|Ex|Exempt|Yes|No)$/i;

const amountCost = (token: Token): number => {
  if (token.kind === 'amount') return token.bracket === null ? 0 : 1.2;
  if (token.kind === 'priceNote') return 0;
  // Carriers have codes of their own for what they pay later: `PWARR`; some print `N/A`.
  return isWordForAmount(token) || isNotApplicable(token) ? 1.6 : FORBIDDEN;
};

/** A single word in capitals, as it stands for an amount; `#####` where a cell was too narrow. */
export const isWordForAmount = (token: Token): boolean =>
  token.kind === 'text' &&
  token.words.length === 1 &&
  /^(?:[A-Z]{3,12}|\?{2,}|#{3,})$/.test(token.text);

const isNotApplicable = (token: Token): boolean =>
  token.kind === 'notApplicable' && /^N\/A\.?$/i.test(token.text);

/** Whole years, and quarters of one in lists of contents. */
const isYears = (token: Token): boolean =>
  token.bracket === null &&
  !token.text.includes('$') &&
  (token.decimals <= 1 || /\.(?:25|50|75)$/.test(token.text)) &&
  (token.value ?? 1000) <= 200;

const isShare = (token: Token): boolean =>
  token.bracket === null && !token.negative && (token.value ?? 1000) <= 100;

/** Where the number columns of a table begin and end. */
export interface FigureSpan {
  from: number;
  until: number;
}

/** Points left of its heading where a figure of the first number column may begin. */
export const LEFT_OF_HEADING = 30;

/** Points by which a cell of text may begin before its heading. */
const IN_COLUMN = 6;

/** `1` of `1 Carp`. */
const beginsBelow = ({ left }: Token, column: Column): boolean =>
  left > column.left - IN_COLUMN && left < column.right;

/** Cost of leaving a token to a text column. */
export const textCost = (token: Token, column: Column, figures: FigureSpan): number => {
  if (column.kind === 'itemNumber')
    return /^(?:\d{1,4}[a-z]?[.)]?|[a-z][.)]?|\d{5,8}|[A-Z]{1,3}[.-]?\d{1,3}|[A-Z]{1,2}\d{1,3}[-–][A-Z]{0,2}\d{1,3}|\d{1,4}[-–]\d{1,3}|\d{1,3}\/[A-Z]|[A-Z]?\d{1,3}(?:\.\d{1,3}){1,2}|\d\d \d\d \d\d|alt(?:ernate)?\.? \d{1,2}[A-Z]?)$/i.test(
      token.text,
    )
      ? placeCost(token, column)
      : FORBIDDEN;
  if (column.kind === 'otherText' && token.decimals === 0 && beginsBelow(token, column)) return 0.1;
  // A calculation is a formula or a bare number; with a unit it is the quantity beside it.
  if (column.kind === 'calculation' && token.kind === 'quantity') return 6;
  // What ends before the heading of a text behind the figures is a figure of a narrow heading.
  const isBehind =
    column.left > figures.until && token.left > figures.until && token.right > column.left - 2;
  const inFigures = token.left >= figures.from && !isBehind;
  switch (token.kind) {
    case 'text':
      // `Y` and `N` among the figures say what is taxed, where a column asks for it.
      if (inFigures && TAXABLE.test(token.text)) return 1;
      // `sf` far to the right of a description is the unit of a quantity, a dash there an empty cell.
      return inFigures && (token.unit !== null || isDash(token)) ? 0.6 : 0;
    case 'quantity':
      // A large one begins far left of its heading, and ends below it.
      return inFigures || (!isBehind && token.right >= figures.from + LEFT_OF_HEADING) ? 2.4 : 0.4;
    case 'priceNote':
      return inFigures ? 2.4 : 0.4;
    case 'amount':
      return inFigures ? (token.decimals === 2 ? 2 : 0.8) : 0.2;
    default:
      return inFigures ? 1 : 0.1;
  }
};

export const textPlaceCost = (token: Token, column: Column, next: Column | undefined): number => {
  // Text runs from its heading's left edge to where the next text column begins.
  const before = column.left - 8 - token.right;
  if (before > 40) return 3;
  // What ends before the heading is rather a cell of the column before.
  if (token.right < column.left) return Math.max(token.kind === 'amount' ? 0.6 : 0.3, before / 20);
  if (next === undefined) return 0;
  if (token.left >= next.left - 4) return Math.min(4, 1 + (token.left - next.left) / 20);
  // Dates end with their heading, and the longer begin before it.
  return next.kind === 'otherText' && Math.abs(token.right - next.right) < SAME_EDGE ? 1 : 0;
};

/** Points by which a cell may miss the right edge of its heading. */
const SAME_EDGE = 3;
