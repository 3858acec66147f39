import { boxAround, type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { likeliest, misreadingCost } from './likeness.ts';
import type { ScanRepair } from './repairs.ts';

/** `QUARRY_RD_181`: the name of an estimate, printed on every page. */
const CODE = /^[A-Z\d-]+(?:_[A-Z\d-]+)+$/;

/** `TXDF8X_MAR26`, `OKTU8F_02MAY26`: a price list's name: place, 8, letter, month. */
const PRICE_LIST = /^([A-Z]{4})(\w{1,3})([A-Z])_((?:\d\d)?[A-Z]{3}\d\d)$/;
/** The place is of letters: `C0B028_NOV25`. */
const MISREAD_PLACE = /^(?=[A-Z]*[01])[A-Z01]{4}(?=\w{1,4}_(?:\d\d)?[A-Z]{3}\d\d$)/;

/**
 * Names that are no words: of the estimate, which every page repeats, of its price list and of
 * components. Their form or their repetition tells what OCR cannot.
 */
export const settleCodes = (pages: readonly PageLines[], repairs: ScanRepair[]): PageLines[] => {
  const codes = codesOf(pages);
  return pages.map((page) =>
    page.ocr
      ? { ...page, lines: page.lines.map((line) => settleLine(line, codes, repairs)) }
      : page,
  );
};

/** Names with underscores that stand more than once, or surely. */
const codesOf = (pages: readonly PageLines[]): string[] => {
  const weights = new Map<string, number>();
  for (const page of pages)
    for (const line of page.lines)
      for (const { text, confidence } of line.words)
        if (CODE.test(text) && !PRICE_LIST.test(text) && text.length >= 6)
          weights.set(text, (weights.get(text) ?? 0) + confidence);
  return [...weights]
    .filter(([, weight]) => weight > 0.7)
    .sort((a, b) => b[1] - a[1])
    .map(([code]) => code);
};

const settleLine = (line: Line, codes: readonly string[], repairs: ScanRepair[]): Line => {
  const words: Word[] = [];
  let changed = false;
  const put = (parts: readonly Word[], text: string): void => {
    const [first] = parts;
    if (first === undefined) return;
    const box = boxAround(parts);
    const read = parts.map((part) => part.text).join(' ');
    repairs.push({ page: line.page, box, read, settled: text });
    words.push({ ...first, text, box });
    changed = true;
  };
  for (let index = 0; index < line.words.length; ) {
    const word = line.words[index];
    if (word === undefined) break;
    const spread = spreadCode(line.words.slice(index, index + 6), codes);
    if (spread !== null) {
      put(line.words.slice(index, index + spread.count), spread.code);
      index += spread.count;
      continue;
    }
    const settled =
      priceListBehind(word.text) ??
      componentBehind(word.text, line.words[index - 1]) ??
      surnameBehind(word, codes);
    if (settled !== null && settled !== word.text) put([word], settled);
    else words.push(word);
    index += 1;
  }
  return changed ? makeLine(line.page, words, true) : line;
};

/** An underscore is twice as wide as the space in the name of a street or person. */
const isWiderThanSpace = (before: Word | undefined, word: Word): boolean =>
  before !== undefined && word.box.left - before.box.right > word.fontSize * WIDEST_SPACE;

/** In font sizes. */
const WIDEST_SPACE = 0.42;

/** `584 LARKMOOR RD` where the estimate is `584_LARKMOOR_RD`; a whole code that is misread a little. */
const spreadCode = (
  words: readonly Word[],
  codes: readonly string[],
): { code: string; count: number } | null => {
  for (const code of codes) {
    const parts = code.split('_').length;
    for (let count = Math.min(words.length, parts + 1); count >= 1; count -= 1) {
      const texts = words.slice(0, count).map((word) => word.text);
      if (!words.slice(1, count).every((word, at) => isWiderThanSpace(words[at], word))) continue;
      const joined = texts.join('_').replace(/_+/g, '_').replace(/_$/, '');
      if (joined === code) return count === 1 ? null : { code, count };
      if (count === 1 && !joined.includes('_')) continue;
      if (!/^[A-Z\d]/.test(joined) || joined !== joined.toUpperCase()) continue;
      const near = misreadingCost(joined, code) <= code.length * 0.12;
      const isCode = count === 1 && codes.includes(joined);
      if (near && !isCode) return { code, count };
    }
  }
  return null;
};

/** `Lindqgvarn` in an estimate that is named `LINDQVARN_6921`. */
const surnameBehind = ({ text, confidence }: Word, codes: readonly string[]): string | null => {
  const match = /^(\p{Lu}\p{Ll}{4,})(\W?)$/u.exec(text);
  if (match === null || confidence > 0.95) return null;
  const [, name = '', mark = ''] = match;
  for (const part of codes.flatMap((code) => code.split('_'))) {
    if (!/^[A-Z]{6,}$/.test(part) || part === name.toUpperCase()) continue;
    // `PETRAS` is Petra with a 5 behind it, as estimates are numbered.
    if (/^[SOIBZ]$/.test(part.slice(name.length)) && part.startsWith(name.toUpperCase())) continue;
    const cost = misreadingCost(name.toLowerCase(), part.toLowerCase());
    if (cost <= 1 && Math.abs(part.length - name.length) <= 1)
      return `${part[0]}${part.slice(1).toLowerCase()}${mark}`;
  }
  return null;
};

/** Of the United States and Canada, as the names of price lists begin. */
const STATES: ReadonlySet<string> = new Set(
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA VI WA WV WI WY AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(
    ' ',
  ),
);

/** Share of a state's letters that may look like others. */
const MOST_ALIKE = 0.25;

/** `TASC` of `IASC8X_NOV25`: there is no state `TA`, and only one that it may have been. */
const inState = (place: string): string => {
  const state = place.slice(0, 2);
  if (STATES.has(state)) return place;
  return `${likeliest(state, STATES, MOST_ALIKE) ?? state}${place.slice(2)}`;
};

const priceListBehind = (read: string): string | null => {
  const text = read.replace(MISREAD_PLACE, (place) =>
    place.replaceAll('0', 'O').replaceAll('1', 'I'),
  );
  // `INSB8&X_NOV23`: no price list's name has a mark but the line.
  const match = PRICE_LIST.exec(text.replace(/(?<=^[A-Z]{4}\w{1,2})[&$%](?=[A-Z]_)/, ''));
  if (match === null) return text === read ? null : text;
  const [, printed = '', middle = '', letter, month] = match;
  const place = inState(printed);
  if (/^\d$/.test(middle)) return `${place}${middle}${letter}_${month}`;
  if (!/[8SB]/.test(middle)) return text === read ? null : text;
  return `${place}8${letter}_${month}`;
};

/** `LABO01`, `LAB0O01`: letters first, then digits. */
const componentBehind = (text: string, before: Word | undefined): string | null => {
  if (!/^component$/i.test(before?.text ?? '')) return null;
  const match = /^([A-Z]{3})([\dOQIlTSB]{2,5})$/.exec(text);
  if (match === null) return null;
  const [, letters = '', digits = ''] = match;
  // One zero of three digits, read twice.
  const single = digits.length > 3 ? digits.replace(/0[OQ]|[OQ]0/, '0') : digits;
  const plain = single
    .replace(/[OQ]/g, '0')
    .replace(/[IlT]/g, '1')
    .replace(/S/g, '5')
    .replace(/B/g, '8');
  return `${letters}${plain}`;
};
