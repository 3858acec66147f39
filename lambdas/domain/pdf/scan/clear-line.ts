import { PLATFORM_UNITS } from '../items/units.ts';
import { type Line, makeLine, segmentsOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { endsInAmount } from '../sums/total-labels.ts';
import { HEADING_WORDS } from '../tables/heading-words.ts';
import { calculationWithoutMark, isReckoned } from './calculations.ts';
import { withDividers } from './dividers.ts';
import { isSelectorOf } from './joined-codes.ts';
import { withRatesParted } from './rate-units.ts';
import type { ScanRepair } from './repairs.ts';
import { joinWords, respell, withoutWords } from './respell.ts';
import { bare } from './settle-heading.ts';
import { spelledAt } from './spelled-words.ts';

/** Words so far from others, in font sizes, belong to none of them. */
export const STRAY_GAP = 2;

/** Short cells that are words: conditions, `NA`, activities, readings of them. */
export const CELL_WORD = /^(?:A[vV]\S*|N\/?[AaÁ]|[Nn]ew|NEW|PWI|yrs?)\W?$/;

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
  const parted = withRatesParted(partTouching(withDividers(whole, repairs), repairs), repairs);
  const joined = joinTouching(joinSpread(parted, repairs), repairs);
  const reckoned = calculationWithoutMark(joined);
  const line = respell(joined, repairs, (_, index) =>
    index === 0 && reckoned !== null ? reckoned : spelledAt(joined.words, index),
  );
  const strays = new Set([
    ...segmentsOf(line.words, STRAY_GAP)
      .filter(
        (words) => isStray(words) && !isReckoned(words, line) && !isSelectorOf(line, words[0]),
      )
      .flat(),
    ...initialsBehind(line),
    ...shadowAtEdge(line),
    ...speckBeforeTotal(line),
    ...bracketsOfNothing(line),
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

/** `Walls                    T R` where a head stands alone: somebody's initials in the margin. */
const initialsBehind = (line: Line): readonly Word[] => {
  const [first = [], last = [], ...others] = segmentsOf(line.words, MARGIN_GAP);
  const areInitials =
    last.length > 0 &&
    last.length <= MOST_INITIALS &&
    last.every(
      ({ text }) =>
        /^\p{Lu}{1,2}\.?$/u.test(text) &&
        !PLATFORM_UNITS.has(text) &&
        !HEADING_WORDS.has(bare(text)),
    );
  const isName = first.length > 0 && first.every(({ text }) => /^[\p{L}&/-]+$/u.test(text));
  return others.length === 0 && areInitials && isName ? last : [];
};

/** `a` alone on its line and touching the edge of the sheet: the shadow of what lay below it. */
const shadowAtEdge = ({ words }: Line): readonly Word[] => {
  const [only, another] = words;
  if (only === undefined || another !== undefined) return [];
  return only.text.length === 1 && only.box.left < AT_EDGE ? [only] : [];
};

/** `- Total Lobby   30,056.82`: what stands alone before the word that sums a group is a speck. */
const speckBeforeTotal = ({ words: [first, next], text }: Line): readonly Word[] =>
  first !== undefined &&
  /^(?:sub)?totals?\b/i.test(next?.text ?? '') &&
  /^[^\p{L}\p{N}*=]$/u.test(first.text) &&
  endsInAmount(text)
    ? [first]
    : [];

/** `Totals: Deck   5.53   414.49   (   161.99`: a bracket alone among sums that closes nowhere is a speck. */
const bracketsOfNothing = ({ words, text }: Line): readonly Word[] => {
  if (!/^(?:sub)?totals?\b/i.test(text) || !endsInAmount(text) || /\(.*\)/.test(text)) return [];
  return words.filter(({ text: mark, box, fontSize }, at) => {
    const [before, next] = [words[at - 1], words[at + 1]];
    return (
      /^[()]$/.test(mark) &&
      (before === undefined || box.left - before.box.right > fontSize) &&
      (next === undefined || next.box.left - box.right > fontSize)
    );
  });
};

/** Points. */
const AT_EDGE = 1;

/** Font sizes from a head to what is written in the margin, at least. */
const MARGIN_GAP = 20;
const MOST_INITIALS = 3;

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

/** `14.1to 20 SF`: from one figure to another, whose spaces were not both seen. */
const partTouching = (line: Line, repairs: ScanRepair[]): Line => {
  const isTo = ({ text }: Word, at: number): boolean =>
    TO_NEXT.test(text) && /^\d/.test(line.words[at + 1]?.text ?? '');
  if (!line.words.some(isTo)) return line;
  const words = line.words.flatMap((word, at): Word[] => {
    if (!isTo(word, at)) return [word];
    const figure = word.text.slice(0, -TO.length);
    const { left, right } = word.box;
    const end = left + ((right - left) * figure.length) / word.text.length;
    repairs.push({ page: line.page, box: word.box, read: word.text, settled: `${figure} ${TO}` });
    return [
      { ...word, text: figure, box: { ...word.box, right: end } },
      { ...word, text: TO, box: { ...word.box, left: end } },
    ];
  });
  return makeLine(line.page, words, true);
};

const TO = 'to';
const TO_NEXT = /^\d+(?:\.\d+)?["']?to$/;

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
