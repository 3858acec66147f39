import { type Decimal, decimal, lineAmount, sum } from '../../money/money.ts';
import type { Column } from '../columns/column-model.ts';
import { PLATFORM_UNITS } from '../items/units.ts';
import { type Line, makeLine, segmentsOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import { totalLabel } from '../sums/total-labels.ts';
import { type ColumnKind, TEXT_COLUMNS } from '../tables/column-kinds.ts';
import { unitCode } from '../tokens/read-figure.ts';
import { priceBehind } from './calculated-price.ts';
import { calculationBehind } from './calculations.ts';
import {
  cellBehind,
  hasForm,
  isMoney,
  markBehind,
  nearestUnit,
  provenQuantity,
  type RowContext,
  unitLike,
  unitOfDigits,
} from './cells.ts';
import { cellsOfRow, tailRight } from './cells-of-row.ts';
import { clearBefore, clearBetween } from './clear-between.ts';
import { STRAY_GAP } from './clear-line.ts';
import { joinPieces, joinThousands } from './join-pieces.ts';
import { isMasked, withMaskedAmounts } from './masked-amounts.ts';
import { type PrintedForms, provenFigures } from './printed-forms.ts';
import type { ScanRepair } from './repairs.ts';
import { respell, withoutWords } from './respell.ts';
import { withQuantity } from './restore-quantity.ts';
import { isAgeAlone, isAgeOfDigits, isWearAlone } from './wear-cells.ts';

/** The line with the units behind its quantities as wide as units are. */
const withCutTails = (line: Line, columnOf: ReadonlyMap<Word, Column>): Line => {
  const isCut = (word: Word, index: number): boolean => {
    const before = line.words[index - 1];
    if (before === undefined || columnOf.get(before)?.kind !== 'quantity') return false;
    return /^\S{1,3}$/.test(word.text) && tailRight(word) < word.box.right && !columnOf.has(word);
  };
  if (!line.words.some(isCut)) return line;
  const words = line.words.map((word, index) =>
    isCut(word, index) ? { ...word, box: { ...word.box, right: tailRight(word) } } : word,
  );
  return makeLine(line.page, words, true);
};

const SUMS: ReadonlySet<ColumnKind> = new Set([
  'lineItemTotal',
  'tax',
  'overheadProfit',
  'total',
  'rcv',
  'depreciation',
  'acv',
]);

const numberColumns = (columns: readonly Column[]): Column[] =>
  columns.filter((column) => !TEXT_COLUMNS.has(column.kind));

/** Sets a row's cells right by their columns; a line that is no row stays as it is. */
export const settleRow = (
  read: Line,
  all: readonly Column[],
  isPrintedSo: PrintedForms,
  repairs: ScanRepair[],
): Line => {
  const isTotal = totalLabel(read.text) !== null;
  const columns = numberColumns(all).filter((column) => !isTotal || SUMS.has(column.kind));
  if (columns.length < (isTotal ? 1 : 2)) return read;
  const columnOf = cellsOfRow(read, columns);
  const line = withMaskedAmounts(read, columnOf, repairs);
  const formed = [...columnOf].filter(
    ([{ text }, { kind }]) => hasForm(text, kind) || isMasked(text),
  );
  // An open item has no amounts: its number and its quantity tell a row as well.
  const isOpenItem = formed.some(([word]) => FUSED_QUANTITY.test(word.text));
  const isRow =
    formed.length >= (isTotal ? 1 : 2) ||
    (isOpenItem && itemStartOf(line) !== null) ||
    (formed.length > 0 && isWearAlone(line, columnOf));
  if (!isRow && !isCrowded(line, columnOf)) return line;
  const percentWord = [...columnOf].find(([, column]) => column.kind === 'depreciationPercent');
  const percent = Number.parseFloat(percentWord?.[0].text ?? '');
  const context: RowContext = {
    percent: Number.isFinite(percent) ? percent : null,
    ...quantityOf(columnOf),
    isCredit: [...columnOf].some(
      ([{ text }, { kind }]) => (kind === 'rcv' || kind === 'total') && /^[-(<]/.test(text),
    ),
    signed: (column) => column.kind === 'removePrice' || column.kind === 'resetPrice',
  };
  const { asRead, pointed } = provenFigures(columnOf);
  const calculates = all.some((column) => column.kind === 'calculation');
  const whole = isTotal ? line : withQuantity(line, columns, columnOf, context, repairs);
  const begun = clearBefore(withoutStrayLetters(whole, columnOf, repairs), columnOf, all, repairs);
  const cleared = clearBetween(begun, columnOf, repairs);
  const pieced = joinPieces(withCutTails(cleared, columnOf), columnOf, repairs);
  const joined = joinThousands(pieced, columnOf, addsUp, repairs);
  const numbers = all.find(({ kind }) => kind === 'itemNumber');
  return respell(joined, repairs, (word, index) => {
    const column = columnOf.get(word);
    // The number one, alone in a column of numbers.
    if (index === 0 && numbers !== undefined && /^[Il|]$/.test(word.text))
      return word.box.right <= numbers.right ? '1' : null;
    if (column === undefined && index === 0 && calculates) {
      return calculationBehind(word.text, printedQuantity(columnOf));
    }
    if (column === undefined) {
      const before = joined.words[index - 1];
      if (before !== undefined && columnOf.get(before)?.kind === 'quantity') {
        // `[*]` in a column of its own, its brackets taken for rules; the asterisk of a text touches it.
        const isApart = word.box.left - before.box.right > word.fontSize * FAR;
        if (word.text === '*' && isApart) return '[*]';
        const isNext = word.box.left - before.box.right < word.fontSize * 1.2;
        const next = joined.words[index + 1];
        // A short word of a description is followed by others.
        const isLast = next === undefined || /^[-$(<]?\d/.test(next.text);
        if (isNext && isLast && isMoney(before.text)) return unitBehindQuantity(word);
      }
      const goesOn = /^(?:Below|Above)$/.test(joined.words[index - 1]?.text ?? '');
      return goesOn && /^A[vy][a-z]{0,2}[.,:;]?$/i.test(word.text) ? 'Avg.' : markBehind(word.text);
    }
    const isBare = unitCode(joined.words[index + 1]?.text ?? '') === null;
    if (column.kind === 'quantity' && context.quantity !== null && isBare) {
      const whole = unitOfDigits(word.text, context.quantity);
      if (whole !== null) return whole;
    }
    if (hasForm(word.text, column.kind) || isAgeAlone(word.text, column)) return null;
    // `LS`, read clearly: contractors have units that the platform has not.
    const isUnit = column.kind === 'unit' && unitCode(word.text) !== null;
    if (isUnit && word.confidence >= CLEAR) return null;
    // `-2 SQ   95.00   -$190.00`: whole numbers are taken off, too.
    const isTakenOff = context.isCredit && Number(word.text) === -(context.quantity ?? Number.NaN);
    if (column.kind === 'quantity' && isTakenOff) return null;
    if (asRead.has(word)) return null;
    // `185` where the row makes 18.5, among quantities of which most are whole.
    const proven =
      column.kind === 'quantity' && context.quantity !== null
        ? provenQuantity(word.text, context.quantity)
        : null;
    if (proven !== null) return proven;
    const isWhole = !pointed.has(word) && isPrintedSo(word.text, column.kind);
    if (isWhole && !isAgeOfDigits(word.text, column)) return null;
    // Roofs outlive what is granted them: `20/10`, read clearly, is printed so.
    const isAge = column.kind === 'ageLife' && /^\d{1,3}\/\d{1,3}$/.test(word.text);
    if (isAge && word.confidence >= CLEAR) return null;
    const mark = /[[\](){}]/.test(word.text) ? markBehind(word.text) : null;
    if (mark !== null) return mark;
    // Another look at the figure may have seen what the first did not; ages may exceed their lives.
    const formed =
      column.kind === 'ageLife'
        ? undefined
        : (word.alternatives ?? []).find((other) => hasForm(other, column.kind));
    const settled = cellBehind(word.text, column, context);
    if (settled === null && column.kind === 'unitPrice')
      return formed ?? priceBehind(word.text, columnOf);
    if (settled === null) return formed ?? null;
    const isStarred = settled.endsWith('*') && formed?.endsWith('*') === false;
    if (formed === undefined || isStarred) return settled;
    return digitsOf(formed) === digitsOf(word.text) ? formed : settled;
  });
};

/**
 * A letter alone between a row's amounts, or a sign or two that were hardly read and stand far from
 * everything: specks, where the cells of the row are known.
 */
const withoutStrayLetters = (
  line: Line,
  columnOf: ReadonlyMap<Word, Column>,
  repairs: ScanRepair[],
): Line => {
  const quantity = [...columnOf].find(([, column]) => column.kind === 'quantity')?.[0];
  const isNumbered = itemStartOf(line) !== null;
  const strays = segmentsOf(line.words, STRAY_GAP).flatMap((words) => {
    const [word, another] = words;
    if (word === undefined || another !== undefined || columnOf.has(word)) return [];
    if (word === line.words[0]) return [];
    const isBehind = quantity !== undefined && word.box.left > quantity.box.right;
    const isLetter = isBehind && /^\p{L}$/u.test(word.text);
    const isSpeck = word.text.length <= 2 && word.confidence <= 0.5 && /[.,:;]$/.test(word.text);
    return isLetter || isSpeck || (isNumbered && isAlone(word, line, columnOf)) ? [word] : [];
  });
  const marks = line.words.filter((word, at) => isMarkBehind(word, line.words[at - 1], columnOf));
  return withoutWords(line, new Set([...strays, ...marks]), repairs);
};

/** A mark right behind an amount, not quite sure: `28.03 -` is no credit, whose minus touches it. */
const isMarkBehind = (
  word: Word,
  before: Word | undefined,
  columnOf: ReadonlyMap<Word, Column>,
): boolean =>
  before !== undefined &&
  columnOf.has(before) &&
  !columnOf.has(word) &&
  isMoney(before.text) &&
  /^[-~_'".:]$/.test(word.text) &&
  word.confidence < UNSURE_MARK &&
  word.box.left - before.box.right < word.fontSize;

const UNSURE_MARK = 0.9;

/** A letter or digit far behind the description and far before the row's first figure. */
const isAlone = (word: Word, line: Line, columnOf: ReadonlyMap<Word, Column>): boolean => {
  const at = line.words.indexOf(word);
  const [before, next] = [line.words[at - 1], line.words[at + 1]];
  if (before === undefined || next === undefined || !/^[\p{L}\d]$/u.test(word.text)) return false;
  const gap = word.fontSize * FAR;
  return (
    columnOf.has(next) &&
    !line.words.slice(0, at).some((one) => columnOf.has(one)) &&
    word.box.left - before.box.right > gap &&
    next.box.left - word.box.right > gap
  );
};

/** Font sizes between a speck and what is printed. */
const FAR = 3;

/** Words read as clearly as this have no glyph too many. */
const CLEAR = 0.9;

const FUSED_QUANTITY = /^[\d,]+\.\d\d[A-Z]{2}$/;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** `SN`, `EÂ`, `1.F`: what stands in a quantity's cell right behind its figure is the unit. */
const unitBehindQuantity = ({ text, alternatives = [] }: Word): string | null => {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=^[A-Z]{2})[^\p{L}\d*]+$/u, '');
  if (unitCode(plain) !== null || !/^\S{1,3}$/.test(plain)) return plain === text ? null : plain;
  const seen = alternatives.find((other) => PLATFORM_UNITS.has(other));
  // `2.00 pa`: units are capitals, however small they were read.
  const capitals = /^\p{Ll}{2}$/u.test(plain) ? plain.toUpperCase() : plain;
  return seen ?? unitLike(capitals) ?? nearestUnit(capitals);
};

/** What the amounts of a row make of its quantity; null where one of them is not there. */
const quantityOf = (columnOf: ReadonlyMap<Word, Column>): Pick<RowContext, 'quantity' | 'rate'> => {
  const values = new Map<ColumnKind, number>();
  for (const [{ text }, { kind }] of columnOf)
    if (isMoney(text) || STARRED.test(text)) values.set(kind, Number(text.replace(/[^\d.]/g, '')));
    else if (kind !== 'quantity' && CALCULATED.has(kind)) return UNKNOWN;
  const all = (kinds: readonly ColumnKind[]): Decimal =>
    sum(kinds.map((kind) => values.get(kind) ?? 0));
  const rate = all(['unitPrice', 'removePrice', 'replacePrice', 'resetPrice']);
  const total = values.get('rcv') ?? values.get('total');
  const base =
    total === undefined
      ? // `$ per unit   Extended`: no tax stands in the row.
        values.get('lineItemTotal')
      : decimal(total).minus(all(['tax', 'overheadProfit']));
  if (base === undefined || rate.lte(0)) return UNKNOWN;
  const quantity = decimal(base).div(rate).toNumber();
  const rounded = Math.round(quantity * 100) / 100;
  const isMade = rounded > 0 && lineAmount(rounded, rate).minus(base).abs().lte('0.02');
  return isMade ? { quantity: rounded, rate: rate.toNumber() } : UNKNOWN;
};

/** Whether a row's amounts make the quantity that it prints. */
const addsUp = (columnOf: ReadonlyMap<Word, Column>): boolean => {
  const { quantity } = quantityOf(columnOf);
  return quantity !== null && printedQuantity(columnOf) === quantity;
};

const printedQuantity = (columnOf: ReadonlyMap<Word, Column>): number => {
  const [word] = [...columnOf].find(([, { kind }]) => kind === 'quantity') ?? [];
  return Number.parseFloat(word?.text.replaceAll(',', '') ?? '');
};

/** `5.12%` for `5.12*`: the asterisk of a changed price; no rate of depreciation is calculated with. */
const STARRED = /^\d[\d,]*\.\d\d[%°®™]$/;

const UNKNOWN = { quantity: null, rate: null };

const CALCULATED: ReadonlySet<ColumnKind> = new Set([
  'unitPrice',
  'removePrice',
  'replacePrice',
  'resetPrice',
  'tax',
  'overheadProfit',
  'rcv',
  'total',
]);

/** Continuations of three-line rows hold a condition and a percentage only. */
const isCrowded = (line: Line, columnOf: ReadonlyMap<Word, Column>): boolean =>
  line.words.length <= 4 &&
  [...columnOf.values()].some((column) => column.kind === 'depreciationPercent');
