import { UNITS } from '../items/units.ts';
import {
  boxAround,
  type Line,
  makeLine,
  type PageLines,
  segmentsOf,
  textOf,
} from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { FOREIGN_TWO_WORD_UNITS, FOREIGN_UNITS } from '../tables/foreign-words.ts';

/** `234,56`, `1.234,56`, `1 234,56`. */
const COMMA = /(?<![\d.,])\d{1,3}(?:(?:[.'’ ]\d{3})*|\d+),\d{2}(?![\d,.])/;
const POINT = /\d\.\d{2}(?![\d,.])/;
/** A point between the thousands, before a comma. */
const POINT_THOUSANDS = /\d\.\d{3},\d{2}(?!\d)/;

const LEAST_COMMAS = 4;
/** So many lines with a comma before the cents come on one with a point. */
const LEAST_SHARE = 5;

/**
 * Estimates that set a comma before the cents, `1 234,56 $` or `1.234,56`, told by all figures of
 * the document. The figures in cells are set as the common prints set them, with the units of that
 * language as codes; text keeps its figures. Other pages are returned as they are.
 */
export const withDecimalPoints = (pages: readonly PageLines[]): PageLines[] => {
  let commas = 0;
  for (const { lines } of pages)
    for (const line of lines) if (line.text.includes(',') && COMMA.test(line.text)) commas += 1;
  if (commas < LEAST_COMMAS) return [...pages];
  const texts = pages.flatMap(({ lines }) => lines.map(({ text }) => text));
  const points = texts.filter((text) => POINT.test(text)).length;
  if (commas < points * LEAST_SHARE) return [...pages];
  const marks: Marks = { pointThousands: texts.some((text) => POINT_THOUSANDS.test(text)) };
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => (/\d/.test(line.text) ? withPoints(line, marks) : line)),
  }));
};

interface Marks {
  pointThousands: boolean;
}

/** Font sizes between the cells of a line, at least. */
const CELL_GAP = 1.1;
/** Font sizes between the groups of a figure, at most. */
const GROUP_GAP = 0.5;

const withPoints = (printed: Line, marks: Marks): Line => {
  const line = withDates(printed);
  const cells = segmentsOf(line.words, CELL_GAP);
  const settled = cells.map(
    (words, at) =>
      figureCell(words, marks) ?? (at === cells.length - 1 ? closing(words, marks) : words),
  );
  const hasFigure = settled.some((words, at) => words !== cells[at]);
  if (!hasFigure) return line;
  const named = settled.map((words, at) => (words === cells[at] ? unitCell(words) : words));
  return makeLine(line.page, named.flat(), line.ocr);
};

/** `22.05.2025`, `22/05/2025`: such languages set the day first. */
const DAY_FIRST = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/;

const withDates = (line: Line): Line => {
  if (!line.words.some(({ text }) => DAY_FIRST.test(text))) return line;
  const words = line.words.map((word) => {
    const [, day = '', month = '', year = ''] = DAY_FIRST.exec(word.text) ?? [];
    const isDate = year !== '' && Number(month) <= 12;
    return isDate
      ? { ...word, text: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` }
      : word;
  });
  return makeLine(line.page, words, line.ocr);
};

const CURRENCY = /^(?:(?:CA|C|US|R)?\$|€|EUR|CAD|USD|CHF|kr\.?|zł|£)$/;
const FIGURE =
  /^(?<open>[-+(]*)(?<currency>(?:R?\$|€|£)?)(?<whole>\d{1,3}(?:[.'’]\d{3})+|\d+)(?:,(?<cents>\d{1,4}))?(?<close>[)-]*(?:\$|€|%)?[)*]?)$/u;

/** A figure as the common prints set it; null where a word is none. */
const pointed = (text: string, marks: Marks): string | null => {
  const groups = FIGURE.exec(text)?.groups;
  if (groups === undefined) return null;
  const whole = groups.whole ?? '';
  // `1.001` may be the number of a row.
  if (whole.includes('.') && groups.cents === undefined && !marks.pointThousands) return null;
  const cents = groups.cents === undefined ? '' : `.${groups.cents}`;
  const close = (groups.close ?? '').replace('€', '');
  const behind = close.includes('$');
  const dollar = behind || groups.currency === '$' ? '$' : '';
  return `${groups.open ?? ''}${dollar}${whole.replace(/[.'’]/g, '')}${cents}${close.replace('$', '')}`;
};

/** Words that make one figure: its groups of thousands and its currency. */
interface FoundFigure {
  word: Word;
  used: number;
}

const figureAt = (words: readonly Word[], at: number, marks: Marks): FoundFigure | null => {
  const first = words[at];
  if (first === undefined) return null;
  const sign = CURRENCY.test(first.text) ? first : null;
  const group = thousandsAt(words, at + (sign === null ? 0 : 1));
  const [begin] = group;
  if (begin === undefined) return null;
  const count = (sign === null ? 0 : 1) + group.length;
  const next = words[at + count];
  // `(882,02 $)`: the bracket closes behind the sign.
  const isClosed = begin.text.startsWith('(') && next?.text === '$)';
  const text = pointed(group.map((word) => word.text).join('') + (isClosed ? ')' : ''), marks);
  if (text === null) return null;
  const isSign = next !== undefined && (CURRENCY.test(next.text) || isClosed);
  const behind = sign === null && isSign ? next : null;
  const isDollar = [sign, behind].some((word) => /\$\)?$/.test(word?.text ?? ''));
  const all = words.slice(at, at + count + (behind === null ? 0 : 1));
  const dollars = isDollar && !text.includes('$') ? text.replace(/(?=\d)/, '$$') : text;
  return { word: { ...begin, text: dollars, box: boxAround(all) }, used: all.length };
};

/** `1`, `234,56` a thin space apart. */
const thousandsAt = (words: readonly Word[], at: number): Word[] => {
  const group = words.slice(at, at + 1);
  if (!/^[-+(]*\$?\d{1,3}$/.test(group[0]?.text ?? '')) return group;
  for (const word of words.slice(at + 1)) {
    const last = group.at(-1);
    const gap = last === undefined ? 0 : word.box.left - last.box.right;
    if (gap > Math.max(word.fontSize, 4) * GROUP_GAP) break;
    if (!/^\d{3}(?:,\d{1,4})?[)$€*-]*$/.test(word.text)) break;
    group.push(word);
  }
  return group;
};

/** A cell of a figure, with its currency or unit: set anew; null for any other. */
const figureCell = (words: readonly Word[], marks: Marks): Word[] | null => {
  const found = figureAt(words, 0, marks);
  if (found === null) return null;
  const rest = words.slice(found.used);
  if (rest.length === 0) return [found.word];
  const unit = unitOf(rest);
  if (unit !== null) return [found.word, unit];
  const [only, ...more] = rest;
  const isShort =
    only !== undefined && more.length === 0 && /^[\p{L}%][\p{L}²³./]{0,5}$/u.test(only.text);
  // Several figures in cells that nearly touch.
  const others = isShort ? [only] : figureCell(rest, marks);
  return others === null ? null : [found.word, ...others];
};

/** `Sous-total : 1 234,56 $`: the amount that ends a line behind its label. */
const closing = (words: readonly Word[], marks: Marks): Word[] => {
  for (let at = 1; at < words.length; at += 1) {
    const found = figureAt(words, at, marks);
    if (found === null || at + found.used !== words.length) continue;
    const isAmount = /\.\d{2}[)*]?$/.test(found.word.text);
    const isLabelled = /[:)=]$/.test(words[at - 1]?.text ?? '') || found.word.text.includes('$');
    if (isAmount && isLabelled) return [...words.slice(0, at), found.word];
  }
  return words as Word[];
};

/** The platform's code of a unit in one word or two; null where the words are none. */
const unitOf = (words: readonly Word[]): Word | null => {
  const [first] = words;
  const text = textOf(words).toLowerCase();
  const code =
    words.length === 1
      ? (FOREIGN_UNITS.get(text) ?? FOREIGN_UNITS.get(text.replace(/\.$/, '')))
      : FOREIGN_TWO_WORD_UNITS.get(text.replaceAll('.', ''));
  if (first === undefined || code === undefined || UNITS.has(text)) return null;
  return { ...first, text: code, box: boxAround(words) };
};

const unitCell = (words: readonly Word[]): readonly Word[] => {
  const unit = words.length > 2 ? null : unitOf(words);
  return unit === null ? words : [unit];
};
