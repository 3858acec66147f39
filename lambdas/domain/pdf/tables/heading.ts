import type { Line } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { ColumnKind } from './column-kinds.ts';

/** A column as its heading announces it. */
export interface Heading {
  kind: ColumnKind;
  text: string;
  left: number;
  right: number;
  /** 0 for the first header line, 1 for the second. */
  row: number;
}

/** The header of an item table: one to three lines. */
export interface HeaderRow {
  headings: Heading[];
  lines: Line[];
  /** Numbers of lines in `headings` that hold no number column: codes print on their own line. */
  textOnlyRows: number[];
}

/** Words of one heading stand closer than this, in font sizes; some prints space them widely. */
export const PHRASE_GAP = 0.9;

/** Where columns nearly touch: more than the space between two words. */
export const TIGHT_GAP = 0.55;

/** `AGE` and `LIFE` without a slash, side by side: a column of each. */
export const areAgeAndLife = (before: Word, word: Word): boolean =>
  before.text.length === 3 && /^age$/i.test(before.text) && /^life$/i.test(word.text);

/** What a piece or a row costs. */
export const AMOUNT_KINDS: ReadonlySet<ColumnKind> = new Set([
  'rcv',
  'total',
  'lineItemTotal',
  'acv',
  'unitPrice',
  'replacePrice',
]);

/** `4/2`, `4/2/26`: what was counted on that day. */
export const IS_DAY = /^\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$/;

/** What one of a thing costs, in parts. */
export const isPartOfPrice = ({ text }: Heading): boolean => IS_PART.test(text);

const IS_PART = /^(?:labou?r|material|materials|rough|trim)$/i;
