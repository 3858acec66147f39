import { PLATFORM_UNITS } from '../items/units.ts';
import type { Word } from '../pages/page-text.ts';

/** `Room_--~\`: what a pen's stroke behind a word is read as. */
const strokeAt = (words: readonly Word[], index: number): string | null => {
  const [, word = '', marks = ''] =
    /^(.*[\p{L}\d])([-_~\\|^]{2,})$/u.exec(words[index]?.text ?? '') ?? [];
  return /[~\\|^]/.test(marks) ? word : null;
};

/** What the words of a line spell at a place in one way only; null where it may be as it was read. */
export const spelledAt = (words: readonly Word[], index: number): string | null =>
  strokeAt(words, index) ??
  slashAt(words, index) ??
  asteriskAt(words, index) ??
  ampersandAt(words, index) ??
  headAt(words, index) ??
  activityAt(words, index) ??
  selectorAt(words, index) ??
  zeroAt(words, index) ??
  interrupterAt(words, index) ??
  oneAt(words, index) ??
  strokeLetterAt(words, index) ??
  poundsAt(words, index) ??
  dollarAt(words, index) ??
  euroAt(words, index) ??
  stateAt(words, index) ??
  priceListAt(words, index) ??
  postalCodeAt(words, index) ??
  townAt(words, index) ??
  unitAt(words, index) ??
  pageAt(words, index);

/** `€0003841725`: the number of a claim that begins with a C; amounts have commas or a point. */
const euroAt = (words: readonly Word[], index: number): string | null => {
  const digits = /^€(\d{6,})$/.exec(words[index]?.text ?? '')?.[1];
  return digits === undefined ? null : `C${digits}`;
};

/** `Debris | General`, alone or behind `Totals:`: a name's slash, with a space on either side. */
const slashAt = (words: readonly Word[], index: number): string | null => {
  const [before, word, next] = [words[index - 1], words[index], words[index + 1]];
  if (word?.text !== '|' || before === undefined || next === undefined) return null;
  const begins = words[index - 2]?.text ?? ':';
  if (!/[:–-]$/.test(begins) || ![before, next].every(({ text }) => /^\p{Lu}\p{Ll}+$/u.test(text)))
    return null;
  const gaps = [word.box.left - before.box.right, next.box.left - word.box.right];
  return gaps.every((gap) => gap < word.fontSize * WIDEST_SPACE) ? '/' : null;
};

/** Font sizes that a space takes at most; what parts two cells stands further from them. */
const WIDEST_SPACE = 0.6;

/** `4. Damper - up to 8" diameter"`: what ends a row's description and closes nothing is an asterisk. */
const asteriskAt = (words: readonly Word[], index: number): string | null => {
  const [, word] = /^(\p{L}{2,}\)?)"$/u.exec(words[index]?.text ?? '') ?? [];
  if (word === undefined || !/^\*?\d{1,4}[a-z]?\.$/.test(words[0]?.text ?? '')) return null;
  const isOpened = words.slice(0, index).some(({ text }) => /^[([]*"/.test(text));
  const next = words[index + 1];
  return isOpened || (next !== undefined && !/^[-$(<]*\d/.test(next.text)) ? null : `${word}*`;
};

/** `Cut &tear out`: a space that was not seen; the sign stands between words, with one on either side or none. */
const ampersandAt = (words: readonly Word[], index: number): string | null => {
  const text = words[index]?.text ?? '';
  return index > 0 && /^&\p{Ll}{3,}[,.;:)]*$/u.test(text) ? `& ${text.slice(1)}` : null;
};

/** `2 hits left, O hits right`: no English word is a capital O before a small letter's word. */
const zeroAt = (words: readonly Word[], index: number): string | null =>
  words[index]?.text === 'O' && index > 0 && /^\p{Ll}{2,}/u.test(words[index + 1]?.text ?? '')
    ? '0'
    : null;

/** `(GFT) outlet`: circuit interrupters, whose last letter ends no other abbreviation. */
const interrupterAt = (words: readonly Word[], index: number): string | null => {
  const [, begun, end] =
    /^(\(?(?:GF|GFC|AFC))[Tl1|!]([).,]*)$/.exec(words[index]?.text ?? '') ?? [];
  return begun === undefined ? null : `${begun}I${end}`;
};

/** `#l pine`, `l5 lb.`: the digit 1 behind a sign of numbers or before others. */
const oneAt = (words: readonly Word[], index: number): string | null => {
  const text = words[index]?.text ?? '';
  if (/^#[lI|]$/.test(text)) return '#1';
  const [, digits, end = ''] = /^[lI|](\d{1,2})([.,]?)$/.exec(text) ?? [];
  const isCount = /^(?:lbs?|sf|lf|yds?|yards?|ft|in|mm|gal|oz)\b\.?/i.test(
    words[index + 1]?.text ?? '',
  );
  return digits !== undefined && isCount ? `1${digits}${end}` : null;
};

/**
 * A stroke that is told by the letters around it: `HARGlS`, `L1oyds`, `53-88Zl-42K`, and the number of a row, `2O.`. No
 * word has a small letter among capitals, or a digit before small letters.
 */
const strokeLetterAt = (words: readonly Word[], index: number): string | null => {
  const text = words[index]?.text ?? '';
  if (index === 0 && /^(?=.*\d)[\dOlI]{1,3}\.$/.test(text) && /[OlI]/.test(text))
    return text.replaceAll('O', '0').replace(/[lI]/g, '1');
  if (/^["'(]?\p{Lu}+l\p{Lu}+[,.;:)"']*$/u.test(text)) return text.replace('l', 'I');
  if (/^\p{Lu}1\p{Ll}{3,}[,.;:)"']*$/u.test(text)) return text.replace('1', 'l');
  return /^[A-Z\d]+(?:-[A-Z\dl]{2,})+$/.test(text) && /\d/.test(text) && text.includes('l')
    ? text.replaceAll('l', '1')
    : null;
};

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

/** `|ADM8X_FEB26`: the name of a price list begins with a state, and four of these with an I. */
const priceListAt = (words: readonly Word[], index: number): string | null => {
  const rest = /^[|l1!]([ADLN][A-Z]{2}\d[A-Z]_[A-Z]{3}\d{2})$/.exec(words[index]?.text ?? '')?.[1];
  return rest === undefined ? null : `I${rest}`;
};

/** `Gullport, FL. 34999`, `FIL 34999`, `iA 50999`: no state's two letters have a stop, a stroke or a small one before the ZIP code. */
const stateAt = (words: readonly Word[], index: number): string | null => {
  const text = words[index]?.text ?? '';
  const state =
    /^([A-Z]{2})[.,]$/.exec(text)?.[1] ??
    /^([AF])[Il1|](L)$/.exec(text)?.slice(1).join('') ??
    (/^i[ADLN]$/.test(text) ? text.toUpperCase() : undefined);
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
 * `44.13 If`, `1 Is`: no unit begins with a capital I, and many with a small l; `8 fi.` is of feet. `188.33 m?`:
 * a square measure beside its figure. `3 3EA`, as wide as `EA`: the digit before was seen twice.
 */
const unitAt = (words: readonly Word[], index: number): string | null => {
  const [before, word, next] = [words[index - 1], words[index], words[index + 1]];
  if (word === undefined) return null;
  const isBehind = FIGURE.test(before?.text ?? '');
  const squared = SQUARED.exec(word.text)?.[1];
  if (squared !== undefined && (isBehind || FIGURE.test(next?.text ?? ''))) return `${squared}²`;
  if (before === undefined || !isBehind) return null;
  if (/^I(?:f|s|m|nft|in\.?)\.?$/.test(word.text)) return `l${word.text.slice(1)}`;
  if (/^fi\.?$/.test(word.text)) return word.text.replace('i', 't');
  const unit = /^(\d+)([A-Z]{2})$/.exec(word.text);
  const isTwice = unit !== null && unit[1] === before.text && PLATFORM_UNITS.has(unit[2] ?? '');
  const width = word.box.right - word.box.left;
  return isTwice && width < word.text.length * word.fontSize * NARROW ? (unit[2] ?? null) : null;
};
