import type { Column } from '../columns/column-model.ts';
import { PLATFORM_UNITS } from '../items/units.ts';
import { type ColumnKind, TEXT_COLUMNS } from '../tables/column-kinds.ts';
import { unitCode } from '../tokens/read-figure.ts';
import { ageBehind, isOlderThanItsLife } from './ages.ts';
import { likeliest, misreadingCost } from './likeness.ts';
import { figureBehind, unitBehind } from './ocr-text.ts';

/**
 * What a scanned word can only have been, given the column that it stands in. Every function here
 * answers null where the word has that column's form already, or where it can be several things.
 */

const MONEY = /^(?:-?\$?\d[\d,]*\.\d\d-?|\(-?\$?\d[\d,]*\.\d\d\)|<-?\$?\d[\d,]*\.\d\d>)\*?[+=]?$/;

/** Whether a text has the two decimals that amounts are printed with. */
export const isMoney = (text: string): boolean => MONEY.test(text);

const grouped = (whole: string): string => whole.replace(/\B(?=(\d{3})+$)/g, ',');

/** `297547`, `2.47834`, `1,39524`: the digits of an amount whose point is lost or misplaced. */
const withPoint = (digits: string): string =>
  `${grouped(digits.slice(0, -2).replace(/^0+(?=\d)/, '') || '0')}.${digits.slice(-2)}`;

/** `80.0%`: no asterisk that was read as a sign, which stands behind two decimals. */
const PERCENT = /^\d{1,3}(?:\.\d)?%$/;

/** Digits of an amount, at the most: where more were read, a stroke joined two amounts. */
const MOST_DIGITS = 9;

/** The amount behind a reading that does not look like one. `signed`: a `+` or `=` follows it. */
const amountBehind = (text: string, signed: boolean): string | null => {
  if (isMoney(text) || !/\d/.test(text) || PERCENT.test(text)) return null;
  // `'+:<12,533.54>`: specks before a bracket.
  const cleared = text.replace(/^[^\p{L}\p{N}<({[]+(?=[<(])/u, '');
  if (isMoney(cleared)) return cleared;
  const bracketed = /^[({<[]/.test(text) && text.length > 4;
  const open = bracketed ? (/^</.test(text) || /[>]$/.test(text) ? '<' : '(') : '';
  const close = open === '<' ? '>' : open === '(' ? ')' : '';
  let core = text.replace(/^[^\dOolISBZ+-]+/, '').replace(/^-(?=[^\d])/, '');
  const tail = /[%*°"'®™+=)>\]}.,:;_|~-]*$/.exec(core)?.[0] ?? '';
  core = core.slice(0, core.length - tail.length);
  const star = !bracketed && /[%*°"®™]/.test(tail) ? '*' : '';
  const operator = !bracketed && /[+=]$/.test(tail) ? tail.slice(-1) : '';
  const put = (figure: string, mark = operator): string => `${open}${figure}${close}${star}${mark}`;
  const lenient = figureBehind(core) ?? core;
  if (isMoney(lenient)) return put(lenient);
  // `0.004`, `28.128`: amounts have two decimals; what follows them is the sign between columns.
  const third = /^(\d[\d,]*\.\d\d)[4851tf]$/.exec(core);
  if (third !== null && signed) return put(third[1] ?? '', '+');
  // `3-96`: a line through the row makes a dash of its point.
  const isWhole = /^\d[\d,.:;]*$|^\d[\d,]*-\d\d$/.test(core);
  const parts = isWhole ? core.replace(/\D/g, '') : null;
  if (parts !== null && parts.length >= 3 && parts.length <= MOST_DIGITS)
    return put(withPoint(parts));
  // `+,204.15`: a digit read as a mark before the comma.
  const headless = /^[+|!l/\]I]*,(\d{3}(?:,\d{3})*\.\d\d)$/.exec(core);
  return headless === null ? null : put(`1,${headless[1]}`);
};

const CONDITION_WORDS = ['Avg.', 'New', 'Good', 'Poor', 'Fair', 'Below', 'Above', 'NA'];

const conditionBehind = (text: string): string | null => {
  if (CONDITION_WORDS.includes(text) || /^N\/?A$/.test(text)) return null;
  if (/^A[vy][a-z]{0,2}[.,:;]?$/i.test(text)) return 'Avg.';
  return text.length < 3 ? null : likeliest(text.replace(/[.,]$/, ''), CONDITION_WORDS, 0.34);
};

const MARK = /^[[({Il|1]m?([MNE%*]|EN|NE)[\])}Il|1)]{1,2}$/;

/** `[*`: of brackets, the print has both. */
const OPEN_MARK = /^\[([MNE%*]|EN|NE)$/;

/** `[%)]`, `IN]`, `(#1`: a flag in square brackets. */
export const markBehind = (text: string): string | null => {
  const starred = text.replace(/(?<=^[[({])#/, '*');
  const inner = (MARK.exec(starred) ?? OPEN_MARK.exec(starred))?.[1];
  return inner === undefined || text === `[${inner}]` ? null : `[${inner}]`;
};

const percentBehind = (text: string): string | null => {
  if (/^\d{1,3}(?:\.\d+)?%$/.test(text)) return null;
  if (/^[Nn][/]?[AaÁ4]$/.test(text)) return text === 'NA' ? null : 'NA';
  const core = text
    .replace(/[%.,"'°)\]]+$/, '')
    .replace(/[Oo]/g, '0')
    .replace(/[lI|]/g, '1');
  if (!/%|[°"]$/.test(text) && !/^\d{1,3}\.\d\d$/.test(core)) return null;
  if (/^\d{1,3}(?:\.\d\d)?$/.test(core) && Number(core) <= 100) return `${core}%`;
  const pointed = /^(\d{1,2}|100)[,:;/]?(\d\d)$/.exec(core);
  return pointed === null ? null : `${pointed[1]}.${pointed[2]}%`;
};

/** `19.27H¢.`, `7.0uEA`, `119.061.F`: a quantity with its unit fused to it. */
const quantityBehind = (text: string, calculated: number | null): string | null => {
  if (isMoney(text)) return null;
  // `'23.00SF`: specks before a figure.
  const bare = text.replace(/^['"`‘’“”.,:;_|~]+/, '');
  if (bare !== text && hasForm(bare, 'quantity')) return bare;
  const fused = /^(-?\d[\d,.:;]*\.[\dOou]{2})(\S{1,3}?)(\*?)$/.exec(text);
  if (fused !== null) {
    const unit = unitLike(fused[2] ?? '');
    const figure = (fused[1] ?? '').replace(/[Oou]/g, '0').replace(/[.:;](?=\d{3})/g, ',');
    const settled = unit === null ? null : `${figure}${unit}${fused[3]}`;
    return settled === text ? null : settled;
  }
  if (calculated === null) return amountBehind(text, false);
  // `200EA`, `1.LOOEA`, `256SQ`, whose unit looks like digits: the figure alone, its unit put back.
  const [, figure = '', unit = ''] = /^(\S*?)([A-Z]{2}\*?)$/.exec(text) ?? [];
  const isPointless = figure === calculated.toFixed(2).replace('.', '');
  const read = isPointless ? withPoint(figure) : calculatedBehind(figure, calculated);
  const whole = unitCode(unit) === null ? null : read;
  if (whole !== null) return `${whole}${unit}`;
  return (
    calculatedBehind(text, calculated) ??
    unitOfDigits(text, calculated) ??
    pointedAs(text, calculated) ??
    amountBehind(text, false)
  );
};

/** `34.3350` for 34.33SQ: behind the quantity that the amounts make, two digits are its unit. */
export const unitOfDigits = (text: string, calculated: number): string | null => {
  const [, figure = '', read = ''] = /^(\d[\d,]*\.\d\d)(\d{2})$/.exec(text) ?? [];
  if (read === '' || Number(figure.replaceAll(',', '')) !== calculated) return null;
  const [best, second] = COMMON_UNITS.map((unit) => ({
    unit,
    cost: misreadingCost(read, unit),
  })).sort((a, b) => a.cost - b.cost);
  return best === undefined || best.cost > 1 || second?.cost === best.cost
    ? null
    : `${figure}${best.unit}`;
};

/** `951`, `31.51f` for 95 lf and 31.5 lf: behind the quantity that the amounts make, the letters of the unit. */
const feetBehind = (text: string, calculated: number): string | null => {
  const figure = /^(\d[\d,]*(?:\.\d+)?)[1Il][fF]?$/.exec(text)?.[1];
  return figure !== undefined && Number(figure.replaceAll(',', '')) === calculated
    ? `${calculated.toFixed(2)}LF`
    : null;
};

/** A quantity whose point was not seen, or whose unit was read as a part of it; null where the amounts do not prove it. */
export const provenQuantity = (text: string, calculated: number): string | null =>
  pointedAs(text, calculated) ?? feetBehind(text, calculated);

/** `392` for 39.2: the point of a quantity that is printed with fewer than two decimals. */
const pointedAs = (text: string, calculated: number): string | null => {
  const isPointless = /^\d+$/.test(text) && text === `${calculated}`.replace('.', '');
  return isPointless && !Number.isInteger(calculated) ? calculated.toFixed(2) : null;
};

const MISREAD_DIGITS: readonly (readonly [RegExp, string])[] = [
  [/[OoQD]/g, '0'],
  [/[lLIi|!]/g, '1'],
  [/[Zz]/g, '2'],
  [/[Ss]/g, '5'],
  [/[Gb]/g, '6'],
  [/B/g, '8'],
  [/[gq]/g, '9'],
];

/** Digits that OCR may have read twice in one figure. */
const MOST_DOUBLED = 2;

/** `LOO`, `1.LO0O` where the row's amounts make 1.00: digits read as letters, some of them twice. */
export const calculatedBehind = (text: string, calculated: number): string | null => {
  if (!/^[\dOoQDlLIi|!ZzSsGbBgq.,:;]{2,}$/.test(text) || calculated <= 0) return null;
  const letters = text.replace(/[\d.,:;]/g, '').length;
  const read = MISREAD_DIGITS.reduce(
    (so, [shape, digit]) => so.replace(shape, digit),
    text,
  ).replace(/\D/g, '');
  const [whole = '', cents = ''] = calculated.toFixed(2).split('.');
  const wanted = `${whole}${cents}`;
  const extra = read.length - wanted.length;
  if (letters === 0 || extra < 0 || extra > Math.min(MOST_DOUBLED, letters)) return null;
  return isWithin(wanted, read) ? `${grouped(whole)}.${cents}` : null;
};

/** Whether a text's letters stand in another in the same order. */
const isWithin = (part: string, text: string): boolean => {
  let at = 0;
  for (const glyph of text) if (glyph === part[at]) at += 1;
  return at === part.length;
};

/** The unit that a short reading stands for, or null. */
export const unitLike = (text: string): string | null => {
  const bare = text.replace(/[.,:;'"*|\])]+$/, '');
  if (PLATFORM_UNITS.has(bare)) return bare;
  const known = unitBehind(bare);
  if (PLATFORM_UNITS.has(known)) return known;
  if (bare === '1.F' || bare === 'I.F') return 'LF';
  if (bare.length < 2 || bare.length > 3) return null;
  // `H¢`: one unit only begins so.
  const [begun, another] = COMMON_UNITS.filter((unit) => unit[0] === bare[0]);
  const isBegun = bare.length === 2 && begun !== undefined && another === undefined;
  return isBegun ? begun : likeliest(bare, COMMON_UNITS, 0.4);
};

/**
 * The unit that costs least to misread so, for two glyphs in a cell that can hold nothing but a
 * unit; null where no glyph of it was read. Of units that cost the same the more usual comes first.
 */
export const nearestUnit = (text: string): string | null => {
  if (!/^[\p{L}\d]{2}$/u.test(text) || !/\p{Lu}/u.test(text)) return null;
  const [best] = COMMON_UNITS.map((unit) => ({ unit, cost: misreadingCost(text, unit) })).sort(
    (a, b) => a.cost - b.cost,
  );
  return best === undefined || best.cost > 1 ? null : best.unit;
};

/** The most usual first. */
const COMMON_UNITS = ['EA', 'LF', 'SF', 'SQ', 'SY', 'CF', 'CY', 'HR', 'DA', 'WK', 'MO', 'RM', 'LB'];

export interface RowContext {
  percent: number | null;
  /** What the row's amounts make of its quantity, where they are all there. */
  quantity: number | null;
  /** What one of that quantity costs. */
  rate: number | null;
  /** Whether the row's total is less than nothing. */
  isCredit: boolean;
  /** Columns whose amounts are followed by a sign in this print. */
  signed: (column: Column) => boolean;
}

const PRICE_COLUMNS: ReadonlySet<ColumnKind> = new Set([
  'unitPrice',
  'removePrice',
  'replacePrice',
  'resetPrice',
]);

/** What a word of a column's cell was, where its form is not that column's; else null. */
export const cellBehind = (
  text: string,
  column: Column,
  { percent, quantity, isCredit, signed }: RowContext,
): string | null => {
  const { kind } = column;
  if (TEXT_COLUMNS.has(kind)) return null;
  switch (kind) {
    case 'quantity':
      return quantityBehind(text, quantity);
    case 'unit':
      return PLATFORM_UNITS.has(text) ? null : unitLike(text);
    case 'ageLife':
      return ageBehind(text, percent);
    case 'condition':
      return conditionBehind(text);
    case 'depreciationPercent':
      return percentBehind(text);
    default: {
      // `(0.88` in a row that costs something: half a bracket around a rate is a speck.
      const isSpeck = !isCredit && PRICE_COLUMNS.has(kind) && /^[(<][^)>]*$/.test(text);
      const bare = isSpeck ? text.slice(1) : text;
      return amountBehind(bare, signed(column)) ?? (isSpeck && isMoney(bare) ? bare : null);
    }
  }
};

/** `138.66LT` is none: what is fused to a quantity is a unit. */
const isQuantity = (text: string): boolean => {
  const [whole, unit] = /^-?\d[\d,]*\.\d*(?:([A-Z]{2})\*?)?$/.exec(text) ?? [];
  return whole !== undefined && (unit === undefined || unitCode(unit) !== null);
};

/** Whether a word has the form of the cells of a column. */
export const hasForm = (text: string, kind: ColumnKind): boolean => {
  switch (kind) {
    case 'quantity':
      return isQuantity(text);
    case 'unit':
      return PLATFORM_UNITS.has(text);
    case 'ageLife':
      return /^\d{1,3}(?:\.\d+)?\/(?:\d{1,3}|NA)$/.test(text) && !isOlderThanItsLife(text);
    case 'condition':
      return CONDITION_WORDS.includes(text) || text === 'N/A';
    case 'depreciationPercent':
      return /^\d{1,3}(?:\.\d+)?%$/.test(text) || text === 'NA';
    default:
      return isMoney(text);
  }
};
