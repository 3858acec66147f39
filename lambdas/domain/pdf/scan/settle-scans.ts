import type { Box } from '../../estimate/estimate.ts';
import { type Decimal, decimal, lineAmount, sum } from '../../money/money.ts';
import type { Column } from '../columns/column-model.ts';
import { headerRowAt } from '../header-row.ts';
import { itemStartOf } from '../item-start.ts';
import { learnTables } from '../learn-tables.ts';
import { totalLabel } from '../line-shapes.ts';
import type { PageLines } from '../lines.ts';
import { boxAround, type Line, makeLine, segmentsOf } from '../lines.ts';
import type { Word } from '../page-text.ts';
import { type ColumnKind, HEADING_WORDS, PLATFORM_UNITS, TEXT_COLUMNS } from '../vocabulary.ts';
import { cellBehind, hasForm, isMoney, markBehind, type RowContext, unitLike } from './cells.ts';
import { settleCodes } from './codes.ts';
import { restoreUnitHeading } from './headings.ts';
import { likeliest } from './likeness.ts';
import { settleNames } from './names.ts';
import type { ScanRepair } from './repairs.ts';
import { settleNumbers } from './row-numbers.ts';

export interface SettledScans {
  pages: PageLines[];
  repairs: ScanRepair[];
}

/**
 * Settles what OCR left in doubt on scanned pages by what stands around it: headings by the words
 * that head tables, cells by their columns, row numbers by their sequence. Pages with a text layer
 * pass unchanged. What was changed is told.
 */
export const settleScans = (pages: readonly PageLines[]): SettledScans => {
  if (!pages.some((page) => page.ocr)) return { pages: [...pages], repairs: [] };
  const repairs: ScanRepair[] = [];
  const headed = pages.map((page) =>
    page.ocr
      ? restoreUnitHeading(
          withLines(page, (line) => settleHeading(withoutDebris(line), repairs)),
          repairs,
        )
      : page,
  );
  const tables = learnTables(headed);
  const columnsOf = new Map<Line, Column[]>();
  for (const [header, table] of tables) {
    const [first] = header.lines;
    if (first !== undefined) columnsOf.set(first, table.model.columns);
  }
  let columns: Column[] | null = null;
  const columnsAt = new Map<Line, Column[]>();
  const celled = headed.map((page) => {
    const own = columnsOf;
    return withLines(page, (line, index) => {
      const opened = own.get(line);
      if (opened !== undefined) columns = opened;
      if (!page.ocr || columns === null || opened !== undefined) return line;
      if (headerRowAt(page.lines, index) !== null) return line;
      const row = settleRow(line, columns, repairs);
      columnsAt.set(row, columns);
      return row;
    });
  });
  const numbered = settleNumbers(celled, (line) => columnsAt.get(line) ?? null, repairs);
  return { pages: settleNames(settleCodes(numbered, repairs), repairs), repairs };
};

const withLines = (
  page: PageLines,
  settle: (line: Line, index: number) => Line | null,
): PageLines => ({
  ...page,
  lines: page.lines.flatMap((line, index) => settle(line, index) ?? []),
});

/** Words so far from others, in font sizes, belong to none of them. */
const STRAY_GAP = 2;

/** Short cells that are words: conditions, `NA`, activities, readings of them. */
const CELL_WORD = /^(?:A[vV]\S*|N\/?[AaÁ]|[Nn]ew|NEW|PWI|yrs?)\W?$/;

/** A letter or two that a watermark or a drawing left between columns. */
const isStray = (words: readonly Word[]): boolean => {
  const text = words.map((word) => word.text).join('');
  if (/\d/.test(text) || text.length > 4 || PLATFORM_UNITS.has(text)) return false;
  if (/[&%*=+]/.test(text) || HEADING_WORDS.has(bare(text)) || CELL_WORD.test(text)) return false;
  const isMarks = !/[\p{L}*&=+%#@$-]/u.test(text) && text.length > 1;
  return words.every((word) => word.confidence <= (isMarks ? 0.8 : 0.5));
};

/** Marks that no print has by themselves, read into gaps and rules without confidence. */
const withoutDebris = (whole: Line): Line | null => {
  const line = withState(withZeros(withActivity(joinSlashed(joinSpread(whole)))));
  const strays = new Set(segmentsOf(line.words, STRAY_GAP).filter(isStray).flat());
  const words = line.words.filter((word) => {
    if (strays.has(word)) return false;
    return (
      /[\p{L}\p{N}*&=+%#@$-]/u.test(word.text) ||
      (word.confidence >= 0.6 && !/^[~_|]+$/.test(word.text)) ||
      /^[-+=/<>()[\]]$/.test(word.text)
    );
  });
  if (words.length === line.words.length) return line;
  return words.length === 0 ? null : makeLine(line.page, words, true);
};

/** `2 hits left, O hits right`: no English word is a capital O before a small letter's word. */
const withZeros = (line: Line): Line => {
  const isZero = (word: Word, index: number): boolean =>
    word.text === 'O' && index > 0 && /^\p{Ll}{2,}/u.test(line.words[index + 1]?.text ?? '');
  if (!line.words.some(isZero)) return line;
  const words = line.words.map((word, index) =>
    isZero(word, index) ? { ...word, text: '0' } : word,
  );
  return makeLine(line.page, words, true);
};

/** `Gullport, FL. 34999`: no state's two letters have a stop before the ZIP code. */
const withState = (line: Line): Line => {
  const isStopped = (word: Word, index: number): boolean =>
    /^[A-Z]{2}[.,]$/.test(word.text) &&
    /,$/.test(line.words[index - 1]?.text ?? '') &&
    /^\d{5}(?:-\d{4})?$/.test(line.words[index + 1]?.text ?? '');
  if (!line.words.some(isStopped)) return line;
  const words = line.words.map((word, index) =>
    isStopped(word, index) ? { ...word, text: word.text.slice(0, 2) } : word,
  );
  return makeLine(line.page, words, true);
};

/** `7. FNC B8H | Install ...`: the activity I of a rough draft's codes. */
const withActivity = (line: Line): Line => {
  const at = line.words.findIndex((word) => /^[|l1!]$/.test(word.text));
  const [cat, sel] = [line.words[at - 2], line.words[at - 1]];
  const next = line.words[at + 1];
  if (cat === undefined || sel === undefined || next === undefined) return line;
  if (!/^[A-Z]{3}$/.test(cat.text) || !/^[A-Z\d<>+./-]{1,8}$/.test(sel.text)) return line;
  if (!/^Install/.test(next.text)) return line;
  const words = line.words.map((word, index) => (index === at ? { ...word, text: 'I' } : word));
  return makeLine(line.page, words, true);
};

/** `Heat /AC`: no print sets a space on one side of a slash only, where it joins words. */
const joinSlashed = (line: Line): Line => {
  const at = line.words.findIndex((word, index) => {
    const before = line.words[index - 1];
    return (
      before !== undefined &&
      /^\/\p{L}/u.test(word.text) &&
      /\p{L}$/u.test(before.text) &&
      word.box.left - before.box.right < word.fontSize * 0.8
    );
  });
  if (at < 1) return line;
  const parts = line.words.slice(at - 1, at + 1);
  const [first] = parts;
  if (first === undefined) return line;
  const text = parts.map((word) => word.text).join('');
  const words = line.words.toSpliced(at - 1, 2, { ...first, text, box: boxAround(parts) });
  return joinSlashed(makeLine(line.page, words, true));
};

/** `AGE / LIFE`, spaced widely, is one heading. */
const joinSpread = (line: Line): Line => {
  const at = line.words.findIndex(
    (word, index) =>
      word.text === '/' &&
      /^age$/i.test(line.words[index - 1]?.text ?? '') &&
      /^life$/i.test(line.words[index + 1]?.text ?? ''),
  );
  if (at < 1) return line;
  const parts = line.words.slice(at - 1, at + 2);
  const [first] = parts;
  if (first === undefined) return line;
  const text = parts.map((word) => word.text).join('');
  const words = line.words.toSpliced(at - 1, 3, { ...first, text, box: boxAround(parts) });
  return makeLine(line.page, words, true);
};

const bare = (text: string): string => text.toLowerCase().replace(/[.:*,]/g, '');

/** A line most of whose words head columns: the others are misread headings. */
const settleHeading = (line: Line | null, repairs: ScanRepair[]): Line | null => {
  if (line === null) return null;
  const heads = line.words.filter((word) => HEADING_WORDS.has(bare(word.text)));
  const sure = heads.filter((word) => COLUMN_WORDS.test(bare(word.text)));
  const isPercent = (word: Word): boolean =>
    PERCENT_SIGN.test(word.text) &&
    /^dep/.test(bare(line.words[line.words.indexOf(word) - 1]?.text ?? ''));
  const others = line.words.filter(
    (word) => !heads.includes(word) && !isPercent(word) && /\p{L}/u.test(word.text),
  );
  if (sure.length < 3 || others.length > heads.length) return line;
  if (line.words.some((word) => /\d\d/.test(word.text) && !isPercent(word))) return line;
  const texts = heads.map((word) => bare(word.text));
  const unused = LONG_HEADINGS.filter((heading) => !texts.includes(heading));
  return replaceWords(line, repairs, (word) => {
    if (isPercent(word)) return '%';
    if (heads.includes(word)) {
      // Two columns of depreciation are its percentage and its amount.
      const isRate = bare(word.text) === 'dep' && texts.some((one) => one.startsWith('deprec'));
      const hasSign = line.text.includes('%') || line.words.some(isPercent);
      return isRate && !hasSign ? `${word.text}%` : word.text.replace(/(?<=[.:]),$|,$/, '');
    }
    if (!others.includes(word)) return null;
    const profit = /^(GC)?[0OoQ]&P\S?$/i.exec(word.text);
    if (profit !== null) return `${(profit[1] ?? '').toUpperCase()}O&P`;
    const capitals = word.text === word.text.toUpperCase();
    const known =
      likeliest(bare(word.text), LONG_HEADINGS, 0.3) ?? shortHeadBehind(bare(word.text), unused);
    return known === null ? null : capitals ? known.toUpperCase() : known;
  });
};

/** What is read for the percent sign of a head. */
const PERCENT_SIGN = /^(?:[9oO0][6%/oO0]{1,2}|%[.,]?o?|°?\/[oO0])$/;

/** Heads of three or four letters of which one was misread, as capitals that look alike. */
const shortHeadBehind = (text: string, unused: readonly string[]): string | null => {
  if (text.length < 3 || text.length > 4) return null;
  const heads = unused.filter((one) => SHORT_HEADS.has(one)).map((one) => one.toUpperCase());
  return likeliest(text.toUpperCase(), heads, 0.34);
};

/** Of amounts and rates, abbreviated. */
const SHORT_HEADS: ReadonlySet<string> = new Set(['rcv', 'acv', 'dep', 'tax', 'qty', 'cond']);

/** Words that stand over columns of figures and hardly together anywhere else. */
const COLUMN_WORDS =
  /^(?:description|quantity|qty|unit|price|tax|rcv|acv|deprec|depreciation|remove|replace|reset|total|amount|age\/life|cond|condition|dep|o&p|gco&p)$/;

const LONG_HEADINGS = [...HEADING_WORDS].filter((word) => word.length >= 3);

const replaceWords = (
  line: Line,
  repairs: ScanRepair[],
  settle: (word: Word, index: number) => string | null,
): Line => {
  let changed = false;
  const words = line.words.map((word, index) => {
    const settled = settle(word, index);
    if (settled === null || settled === word.text) return word;
    changed = true;
    repairs.push({ page: line.page, box: word.box, read: word.text, settled });
    return { ...word, text: settled };
  });
  return changed ? makeLine(line.page, words, true) : line;
};

/** Points by which a cell may miss its column's edge. */
const NEAR = 7;

/** What the cell of a column may go on with: its unit, `yrs`, `Avg.`, a mark in brackets. */
const GOES_ON: ReadonlyMap<ColumnKind, RegExp> = new Map([
  ['quantity', /^(?:\p{L}[\p{L}\d.]{0,3}|[1|5]\.?[FQY])$/u],
  ['ageLife', /^\p{L}[\p{L}\d.]{0,3}$/u],
  ['condition', /^A[vV]/],
  ['depreciationPercent', /^[[({]\S{1,3}$/],
]);

const missOf = (word: Word, column: Column, next: Word | undefined): number => {
  const goesOn =
    next !== undefined &&
    GOES_ON.get(column.kind)?.test(next.text) === true &&
    next.box.left - word.box.right < word.fontSize * 1.2;
  const alone = missOfBox(word.box, column);
  return goesOn ? Math.min(alone, missOfBox(boxAround([word, next]), column)) : alone;
};

const missOfBox = ({ left, right }: Box, column: Column): number => {
  const center = (left + right) / 2;
  if (column.align !== null) {
    const { edge, at } = column.align;
    // Marks and signs behind a figure reach beyond the edge.
    if (edge === 'right') return right < at ? at - right : Math.max(0, right - at - 6);
    return Math.abs((edge === 'left' ? left : center) - at);
  }
  return Math.min(
    Math.abs(left - column.left),
    Math.abs(right - column.right),
    Math.abs(center - (column.left + column.right) / 2),
  );
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
const settleRow = (line: Line, all: readonly Column[], repairs: ScanRepair[]): Line => {
  const isTotal = totalLabel(line.text) !== null;
  const columns = numberColumns(all).filter((column) => !isTotal || SUMS.has(column.kind));
  if (columns.length < (isTotal ? 1 : 2)) return line;
  const columnOf = new Map<Word, Column>();
  const missed = new Map<Word, number>();
  for (const column of columns) {
    const misses = line.words.map((word, index) => ({
      word,
      miss: missOf(word, column, line.words[index + 1]),
    }));
    const [best] = misses
      .filter(({ word, miss }) => /[\p{L}\p{N}]/u.test(word.text) && miss < NEAR)
      .sort((a, b) => a.miss - b.miss);
    if (best === undefined || best.miss >= (missed.get(best.word) ?? NEAR)) continue;
    columnOf.set(best.word, column);
    missed.set(best.word, best.miss);
  }
  const formed = [...columnOf].filter(([word, column]) => hasForm(word.text, column.kind));
  // An open item has no amounts: its number and its quantity tell a row as well.
  const isOpenItem = formed.some(([word]) => FUSED_QUANTITY.test(word.text));
  const isRow = formed.length >= (isTotal ? 1 : 2) || (isOpenItem && itemStartOf(line) !== null);
  if (!isRow && !isCrowded(line, columnOf)) return line;
  const percentWord = [...columnOf].find(([, column]) => column.kind === 'depreciationPercent');
  const percent = Number.parseFloat(percentWord?.[0].text ?? '');
  const context: RowContext = {
    percent: Number.isFinite(percent) ? percent : null,
    quantity: quantityOf(columnOf),
    signed: (column) => column.kind === 'removePrice' || column.kind === 'resetPrice',
  };
  const calculates = all.some((column) => column.kind === 'calculation');
  const joined = joinPieces(withoutStrayLetters(line, columnOf), columnOf, repairs);
  return replaceWords(joined, repairs, (word, index) => {
    const column = columnOf.get(word);
    if (column === undefined && index === 0 && calculates) {
      // `Ww`, `pC`: the letters of a calculation are capitals, read twice or too small.
      return /^[A-Za-z]{1,3}\d?$/.test(word.text)
        ? word.text.toUpperCase().replace(/^([CSVWXZO])\1+/, '$1')
        : null;
    }
    if (column === undefined) {
      const before = joined.words[index - 1];
      if (before !== undefined && columnOf.get(before)?.kind === 'quantity') {
        const isNext = word.box.left - before.box.right < word.fontSize * 1.2;
        if (isNext && MISREAD_UNIT.test(word.text)) return unitLike(word.text);
      }
      const goesOn = /^(?:Below|Above)$/.test(joined.words[index - 1]?.text ?? '');
      return goesOn && /^A[vy][a-z]{0,2}[.,:;]?$/i.test(word.text) ? 'Avg.' : markBehind(word.text);
    }
    if (hasForm(word.text, column.kind)) return null;
    // Another look at the figure may have seen what the first did not.
    const formed = (word.alternatives ?? []).find((other) => hasForm(other, column.kind));
    const settled = cellBehind(word.text, column, context);
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
const withoutStrayLetters = (line: Line, columnOf: ReadonlyMap<Word, Column>): Line => {
  const quantity = [...columnOf].find(([, column]) => column.kind === 'quantity')?.[0];
  const strays = segmentsOf(line.words, STRAY_GAP).flatMap((words) => {
    const [word, another] = words;
    if (word === undefined || another !== undefined || columnOf.has(word)) return [];
    if (word === line.words[0]) return [];
    const isBehind = quantity !== undefined && word.box.left > quantity.box.right;
    const isLetter = isBehind && /^\p{L}$/u.test(word.text);
    const isSpeck = word.text.length <= 2 && word.confidence <= 0.5 && /[.,:;]$/.test(word.text);
    return isLetter || isSpeck ? [word] : [];
  });
  if (strays.length === 0) return line;
  return makeLine(
    line.page,
    line.words.filter((word) => !strays.includes(word)),
    true,
  );
};

const FUSED_QUANTITY = /^[\d,]+\.\d\d[A-Z]{2}$/;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** `1.F`, `5F`: the unit behind a quantity, begun with a figure. */
const MISREAD_UNIT = /^[1I|5]\.?[FQY]$/;

/** What the amounts of a row make of its quantity; null where one of them is not there. */
const quantityOf = (columnOf: ReadonlyMap<Word, Column>): number | null => {
  const values = new Map<ColumnKind, number>();
  for (const [{ text }, { kind }] of columnOf)
    if (isMoney(text)) values.set(kind, Number(text.replace(/[^\d.]/g, '')));
    else if (kind !== 'quantity' && CALCULATED.has(kind)) return null;
  const all = (kinds: readonly ColumnKind[]): Decimal =>
    sum(kinds.map((kind) => values.get(kind) ?? 0));
  const rate = all(['unitPrice', 'removePrice', 'replacePrice', 'resetPrice']);
  const total = values.get('rcv') ?? values.get('total');
  if (total === undefined || rate.lte(0)) return null;
  const base = decimal(total).minus(all(['tax', 'overheadProfit']));
  const quantity = base.div(rate).toNumber();
  const rounded = Math.round(quantity * 100) / 100;
  return rounded > 0 && lineAmount(rounded, rate).minus(base).abs().lte('0.02') ? rounded : null;
};

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

/** A first piece that ends in a comma, or digits to which the cents follow. */
const PIECE = /^(?:[^\p{L}]{0,3},|[(<]?\d[\d,.]*|[(<]?[\d,]+[.:;])$/u;

/** `+,` and `378.84`, `439.` and `22`, `4` and `/NA` close together are one cell read in two. */
const joinPieces = (line: Line, columnOf: Map<Word, Column>, repairs: ScanRepair[]): Line => {
  for (const [index, word] of line.words.entries()) {
    const before = line.words[index - 1];
    const column = columnOf.get(word);
    if (before === undefined || column === undefined) continue;
    if (columnOf.has(before) && columnOf.get(before) !== column) continue;
    const text = joinedText(before.text, word.text, column);
    const gap = word.box.left - before.box.right;
    if (text === null || gap > word.fontSize * 0.75) continue;
    const box = boxAround([before, word]);
    const joined = { ...word, text, box, confidence: Math.min(before.confidence, word.confidence) };
    repairs.push({ page: line.page, box, read: `${before.text} ${word.text}`, settled: text });
    columnOf.delete(before);
    columnOf.set(joined, column);
    const words = line.words.filter((other) => other !== before);
    words[words.indexOf(word)] = joined;
    return joinPieces(makeLine(line.page, words, true), columnOf, repairs);
  }
  return line;
};

const joinedText = (before: string, text: string, { kind }: Column): string | null => {
  if (kind === 'ageLife') {
    const whole = `${before}${text}`;
    return /^\d{1,3}$/.test(before) && /^[/|][\dN]/.test(text) ? whole.replace('|', '/') : null;
  }
  if (SHAPED.has(kind) || !PIECE.test(before)) return null;
  if (isMoney(text)) {
    if (!before.endsWith(',')) return null;
    return `${/^(\d{1,3}),$/.exec(before)?.[1] ?? '1'},${text}`;
  }
  // The cents alone.
  const cents = /^[.,]?(\d\d(?:[A-Z]{2})?[)>]?\*?[+=]?)$/.exec(text)?.[1];
  return cents === undefined || !/\d/.test(before)
    ? null
    : `${before.replace(/[.,:;]$/, '')}.${cents}`;
};

const SHAPED: ReadonlySet<ColumnKind> = new Set(['condition', 'depreciationPercent', 'unit']);
