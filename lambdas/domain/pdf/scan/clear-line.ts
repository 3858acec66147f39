import { PLATFORM_UNITS } from '../items/units.ts';
import { type Line, segmentsOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { HEADING_WORDS } from '../tables/heading-words.ts';
import { withDividers } from './dividers.ts';
import type { ScanRepair } from './repairs.ts';
import { joinWords, respell, withoutWords } from './respell.ts';
import { bare } from './settle-heading.ts';

/** Words so far from others, in font sizes, belong to none of them. */
export const STRAY_GAP = 2;

/** Short cells that are words: conditions, `NA`, activities, readings of them. */
const CELL_WORD = /^(?:A[vV]\S*|N\/?[AaÁ]|[Nn]ew|NEW|PWI|yrs?)\W?$/;

/** A letter or two that a watermark or a drawing left between columns. */
const isStray = (words: readonly Word[]): boolean => {
  const text = words.map((word) => word.text).join('');
  if (/\d/.test(text) || text.length > 4 || PLATFORM_UNITS.has(text)) return false;
  if (/[&%*=+]/.test(text) || HEADING_WORDS.has(bare(text)) || CELL_WORD.test(text)) return false;
  const isMarks = !/[\p{L}*&=+%#@$-]/u.test(text);
  // A stop by itself is print nowhere.
  const isSpeck = isMarks && (text.length > 1 || /^[.,:;'"]$/.test(text));
  return words.every((word) => word.confidence <= (isSpeck ? 0.8 : 0.5));
};

/**
 * The line without marks that no print has by themselves, read into gaps and rules without
 * confidence, and with what prints spell in one way only set so; null where nothing is left of it.
 */
export const clearLine = (whole: Line, repairs: ScanRepair[]): Line | null => {
  const joined = joinTouching(joinSpread(withDividers(whole, repairs), repairs), repairs);
  const line = respell(joined, repairs, (_, index) => spelledAt(joined.words, index));
  const strays = new Set([
    ...segmentsOf(line.words, STRAY_GAP).filter(isStray).flat(),
    ...line.words.filter(
      (word, at) =>
        isMark(word) ||
        isBehindLabel(word, line.words[at - 1]) ||
        isBehindUnit(line.words, at) ||
        isTooNarrow(word),
    ),
  ]);
  const cleared = withoutWords(line, strays, repairs);
  return cleared.words.length === 0 ? null : cleared;
};

const isMark = ({ text, confidence }: Word): boolean =>
  !/[\p{L}\p{N}*&=+%#@$-]/u.test(text) &&
  (confidence < 0.6 || /^[~_|\\]+$/.test(text)) &&
  !/^[-+=/<>()[\]]$/.test(text);

/** Digits are half as wide as they are high; two of them on a full stop's width are a speck beside it. */
const isTooNarrow = ({ text, confidence, box, fontSize }: Word): boolean =>
  /^\d{2,3}$/.test(text) &&
  confidence < 0.5 &&
  box.right - box.left < text.length * fontSize * NARROWEST_DIGIT;

const NARROWEST_DIGIT = 0.28;

/** `2,343.95 SF a 0.00`: no mark of a row is a small letter between its unit and its price. */
const isBehindUnit = (words: readonly Word[], at: number): boolean => {
  const [unit, word, next] = [words[at - 1], words[at], words[at + 1]];
  return (
    word !== undefined &&
    /^\p{Ll}{1,2}$/u.test(word.text) &&
    word.confidence < 0.5 &&
    PLATFORM_UNITS.has(unit?.text ?? '') &&
    /^\$?[\d,]+\.\d\d$/.test(next?.text ?? '')
  );
};

/** `Estimate: = WILKES_2085`: a sign between a label and what it labels. */
const isBehindLabel = ({ text, confidence }: Word, before: Word | undefined): boolean =>
  /^[=+~-]$/.test(text) && confidence < 0.6 && /\p{L}:$/u.test(before?.text ?? '');

/** `Room_--~\`: what a pen's stroke behind a word is read as. */
const strokeAt = (words: readonly Word[], index: number): string | null => {
  const [, word = '', marks = ''] =
    /^(.*[\p{L}\d])([-_~\\|^]{2,})$/u.exec(words[index]?.text ?? '') ?? [];
  return /[~\\|^]/.test(marks) ? word : null;
};

const spelledAt = (words: readonly Word[], index: number): string | null =>
  strokeAt(words, index) ??
  asteriskAt(words, index) ??
  headAt(words, index) ??
  activityAt(words, index) ??
  selectorAt(words, index) ??
  zeroAt(words, index) ??
  poundsAt(words, index) ??
  dollarAt(words, index) ??
  stateAt(words, index) ??
  postalCodeAt(words, index) ??
  townAt(words, index) ??
  unitAt(words, index) ??
  pageAt(words, index);

/** `4. Damper - up to 8" diameter"`: what ends a row's description and closes nothing is an asterisk. */
const asteriskAt = (words: readonly Word[], index: number): string | null => {
  const [, word] = /^(\p{L}{2,}\)?)"$/u.exec(words[index]?.text ?? '') ?? [];
  if (word === undefined || !/^\*?\d{1,4}[a-z]?\.$/.test(words[0]?.text ?? '')) return null;
  const isOpened = words.slice(0, index).some(({ text }) => /^[([]*"/.test(text));
  const next = words[index + 1];
  return isOpened || (next !== undefined && !/^[-$(<]*\d/.test(next.text)) ? null : `${word}*`;
};

/** `2 hits left, O hits right`: no English word is a capital O before a small letter's word. */
const zeroAt = (words: readonly Word[], index: number): string | null =>
  words[index]?.text === 'O' && index > 0 && /^\p{Ll}{2,}/u.test(words[index + 1]?.text ?? '')
    ? '0'
    : null;

/** `30 Ib. felt`, `15 1b`: behind a number, the letters for pounds. */
const poundsAt = (words: readonly Word[], index: number): string | null => {
  const end = /^[I1|]b(s?[.,;)]*)$/.exec(words[index]?.text ?? '')?.[1];
  return end !== undefined && /^\(?\d{1,3}$/.test(words[index - 1]?.text ?? '') ? `lb${end}` : null;
};

/** `§ 177.68`, `S$ 42.42`: no estimate cites a section before an amount, nor a letter before its sign. */
const dollarAt = (words: readonly Word[], index: number): string | null =>
  /^(?:§|[S8§]\$|\$[S8])$/.test(words[index]?.text ?? '') &&
  /^[\d,]+\.\d\d$/.test(words[index + 1]?.text ?? '')
    ? '$'
    : null;

/** `Page: |` at a sheet's foot, `Stories: |` or `Front 2, Left |` at the end of a line: the number 1. */
const pageAt = (words: readonly Word[], index: number): string | null => {
  const [before, next] = [words[index - 1]?.text ?? '', words[index + 1]?.text];
  if (!/^[|lI!]$/.test(words[index]?.text ?? '')) return null;
  if (next === undefined && /\p{L}{3}:$/u.test(before)) return '1';
  const isCounted =
    /\p{L}{3}$/u.test(words[index - 3]?.text ?? '') &&
    /^\d{1,2},$/.test(words[index - 2]?.text ?? '');
  if (next === undefined && isCounted && /^\p{L}{3,}$/u.test(before)) return '1';
  return /^Page:?$/i.test(before) && (next === undefined || next === 'of') ? '1' : null;
};

/** `Dep Yo`, `(YIN)`, `lineld`: heads of a sign, of a question and of a record that no word is like. */
const headAt = (words: readonly Word[], index: number): string | null => {
  const text = words[index]?.text ?? '';
  if (/^\(Y[Il1|]N\)$/.test(text)) return '(Y/N)';
  const record = /^(line|item|row|room|claim)ld$/.exec(text)?.[1];
  if (record !== undefined) return `${record}Id`;
  const isHeads = words.length >= FEWEST_HEADS && !words.some((word) => /\d/.test(word.text));
  return isHeads && /^[YV]o$/.test(text) ? '%' : null;
};

const FEWEST_HEADS = 3;

/** `Gullport, FL. 34999`, `FIL 34999`: no state's two letters have a stop or a stroke before the ZIP code. */
const stateAt = (words: readonly Word[], index: number): string | null => {
  const text = words[index]?.text ?? '';
  const state =
    /^([A-Z]{2})[.,]$/.exec(text)?.[1] ?? /^([AF])[Il1|](L)$/.exec(text)?.slice(1).join('');
  const isBetween =
    /,$/.test(words[index - 1]?.text ?? '') &&
    /^\d{5}(?:-\d{4})?$/.test(words[index + 1]?.text ?? '');
  return isBetween ? (state ?? null) : null;
};

/** `ON NOX 9Z9`: the middle of a Canadian code's first half is a figure, as are the ends of its second. */
const postalCodeAt = (words: readonly Word[], index: number): string | null => {
  const [, first = '', digit = '', last = ''] =
    /^([A-Z])([OQIlZS])([A-Z])$/.exec(words[index]?.text ?? '') ?? [];
  const isBetween =
    PROVINCE.test(words[index - 1]?.text ?? '') && /^\d[A-Z]\d$/.test(words[index + 1]?.text ?? '');
  return isBetween && digit !== '' ? `${first}${DIGITS[digit]}${last}` : null;
};

const PROVINCE = /^(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT)[,.]?$/;

const DIGITS: Readonly<Record<string, string>> = { O: '0', Q: '0', I: '1', l: '1', Z: '2', S: '5' };

/** `7. FNC B8H | Install ...`: the activity I of a rough draft's codes. */
const activityAt = (words: readonly Word[], index: number): string | null => {
  if (!/^[|l1!]$/.test(words[index]?.text ?? '')) return null;
  const [cat, sel, next] = [words[index - 2], words[index - 1], words[index + 1]];
  if (cat === undefined || sel === undefined || next === undefined) return null;
  if (!/^[A-Z]{3}$/.test(cat.text) || !/^[A-Z\d<>+./-]{1,8}$/.test(sel.text)) return null;
  return /^Install/.test(next.text) ? 'I' : null;
};

/**
 * `4. TIL SiL4 +`, `5. ELE Ww4 +`: selectors have no small letters, and none is printed twice so. In
 * `PCe` and `2Xe6C` a 6 was seen, which only such letters are like.
 */
const selectorAt = (words: readonly Word[], index: number): string | null => {
  const [number, cat, sel, activity] = words.slice(index - 2 < 0 ? 0 : index - 2, index + 2);
  if (index < 2 || sel === undefined || !/[a-z]/.test(sel.text)) return null;
  if (!/^[\d,]+[a-z]?\.$/.test(number?.text ?? '') || !/^[A-Z]{3}$/.test(cat?.text ?? ''))
    return null;
  if (!/^[+&IRFM-]$/.test(activity?.text ?? '')) return null;
  if (!/^[A-Za-z\d<>+./-]{1,9}$/.test(sel.text) || !/[A-Z\d]/.test(sel.text)) return null;
  return sel.text
    .replace(/[be](?=6)|(?<=6)[be]/g, '')
    .replace(/[be]/g, '6')
    .replace(/([A-Z])([a-z])/g, (both, upper: string, lower: string) =>
      upper === lower.toUpperCase() ? upper : both,
    )
    .toUpperCase();
};

/** `Fairhollow. TX 79999`: a comma parts a town from its state. */
const townAt = (words: readonly Word[], index: number): string | null => {
  const town = /^(\p{Lu}\p{Ll}{2,})\.$/u.exec(words[index]?.text ?? '')?.[1];
  const isBefore =
    /^[A-Z]{2}$/.test(words[index + 1]?.text ?? '') &&
    /^\d{5}(?:-\d{4})?$/.test(words[index + 2]?.text ?? '');
  return town === undefined || !isBefore ? null : `${town},`;
};

/** What `m²` and `pi²` are read as. */
const SQUARED = /^(m|pi)[?*°®™]$/;
const FIGURE = /^\$?\d[\d,]*(?:\.\d+)?$/;
/** Two capitals and a digit are wider than this, in font sizes. */
const NARROW = 0.55;

/**
 * `44.13 If`: no unit begins with a capital I, and many with a small l; `8 fi.` is of feet. `188.33 m?`:
 * a square measure beside its figure. `3 3EA`, as wide as `EA`: the digit before was seen twice.
 */
const unitAt = (words: readonly Word[], index: number): string | null => {
  const [before, word, next] = [words[index - 1], words[index], words[index + 1]];
  if (word === undefined) return null;
  const isBehind = FIGURE.test(before?.text ?? '');
  const squared = SQUARED.exec(word.text)?.[1];
  if (squared !== undefined && (isBehind || FIGURE.test(next?.text ?? ''))) return `${squared}²`;
  if (before === undefined || !isBehind) return null;
  if (/^I(?:f|m|nft|in\.?)\.?$/.test(word.text)) return `l${word.text.slice(1)}`;
  if (/^fi\.?$/.test(word.text)) return word.text.replace('i', 't');
  const unit = /^(\d+)([A-Z]{2})$/.exec(word.text);
  const isTwice = unit !== null && unit[1] === before.text && PLATFORM_UNITS.has(unit[2] ?? '');
  const width = word.box.right - word.box.left;
  return isTwice && width < word.text.length * word.fontSize * NARROW ? (unit[2] ?? null) : null;
};

/**
 * `Heat /AC`: no print sets a space on one side of a slash only, where it joins words; nor does
 * `claims @example.com` have one.
 */
const joinTouching = (line: Line, repairs: ScanRepair[]): Line => {
  const at = line.words.findIndex((word, index) => {
    const before = line.words[index - 1];
    return (
      before !== undefined &&
      JOINS.some(([end, begin]) => begin.test(word.text) && end.test(before.text)) &&
      word.box.left - before.box.right < word.fontSize * 0.8
    );
  });
  return at < 1 ? line : joinTouching(joinWords(line, at - 1, 2, repairs), repairs);
};

/** How two words end and begin that are one. */
const JOINS: readonly (readonly [RegExp, RegExp])[] = [
  [/\p{L}$/u, /^\/\p{L}/u],
  [/^[\w.+-]*\w$/, /^@[\w-]+\.[\w.-]*\w/],
];

/** `AGE / LIFE`, spaced widely, is one heading. */
const joinSpread = (line: Line, repairs: ScanRepair[]): Line => {
  const at = line.words.findIndex(
    (word, index) =>
      word.text === '/' &&
      /^age$/i.test(line.words[index - 1]?.text ?? '') &&
      /^life$/i.test(line.words[index + 1]?.text ?? ''),
  );
  return at < 1 ? line : joinWords(line, at - 1, 3, repairs);
};
