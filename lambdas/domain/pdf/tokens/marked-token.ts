import { PLATFORM_UNITS } from '../items/units.ts';
import {
  CONDITIONS,
  NOTES_IN_CELLS,
  PRICE_NOTE_STARTS,
  PRICE_NOTES,
} from '../items/words-in-cells.ts';
import type { Word } from '../pages/page-text.ts';
import { AGE_LIFE, FUSED_QUANTITY, METRIC_UNIT, readFigure, unitCode } from './read-figure.ts';
import { MORE_THAN_SPACE, near, type ReadWord, type Token, token } from './token.ts';

const IN_YEARS = /^(?:yrs?|years?|mos?|months?)\.?$/i;

const IN_MONTHS = /^mo/i;

/** An amount ends: what follows it stands in a cell of its own, however close. */
const ENDS_AMOUNT = /\d\.\d{2}[)>]?$/;

/** `0.00%`: a cell of its own, however close it stands behind an age. */
const IS_FIGURE = /^[(<]?\d[\d,]*\.\d{2}(?:%?[)>]?|%)$/;

const AVERAGE = /^(?:average|avg\.?)$/i;

const plain = ({ text }: ReadWord): string => text.toLowerCase().replace(/\.$/, '');

/** How many words `7 / 30` or `7/ 30` is. */
const slashedWords = (words: readonly ReadWord[], index: number): number => {
  const [first, second, third] = words.slice(index, index + 3);
  if (!/^\d/.test(first?.text ?? '') || !near(first, second)) return 1;
  if (first?.text.endsWith('/') && /^\d/.test(second?.text ?? '')) return 2;
  if (second?.text === '/' && near(second, third)) return 3;
  return second?.text.startsWith('/') && second.text !== '/' ? 2 : 1;
};

/** A price note, an age, a mark, a condition, a percentage or a quantity in one word with its unit. */
export const markedAt = (words: readonly ReadWord[], index: number): [Token, number] | null => {
  const word = words[index] as ReadWord;
  const next = words[index + 1];
  const note = priceNoteAt(words, index);
  if (note > 0) return [token('priceNote', words.slice(index, index + note)), note];

  const slashed = slashedWords(words, index);
  const age = AGE_LIFE.exec(
    slashed === 1
      ? word.text
      : words
          .slice(index, index + slashed)
          .map(({ text }) => text)
          .join(''),
  );
  if (age?.groups !== undefined) {
    const [last, behind] = [words[index + slashed - 1], words[index + slashed]];
    const withYears =
      age.groups.years === undefined && near(last, behind) && IN_YEARS.test(behind?.text ?? '');
    const isNa = /^[NL–—-]/i.test(age.groups.life ?? '');
    // `2/30` in a cell of its own; in a text it is a fraction.
    const isBesideCondition =
      CONDITIONS.has(plain(words[index - 1] ?? word)) && IS_FIGURE.test(behind?.text ?? '');
    const isAmong =
      isBesideCondition ||
      (ENDS_AMOUNT.test(words[index - 1]?.text ?? '') &&
        (behind === undefined || !/^\p{L}{2}/u.test(behind.text) || CONDITIONS.has(plain(behind))));
    const isCell =
      index > 0 &&
      (slashed === 1
        ? isAmong ||
          (!near(words[index - 1], word) &&
            (!near(last, behind) || IS_FIGURE.test(behind?.text ?? '')))
        : // `$368.61   11 / 30   36.67%`, `Acme X1    4 / 15   Avg`: where it is no fraction of a text.
          (isAmong || !near(words[index - 1], word)) &&
          behind !== undefined &&
          ((IS_FIGURE.test(behind.text) && (isAmong || !near(last, behind))) ||
            CONDITIONS.has(plain(behind))));
    const used = slashed + (withYears ? 1 : 0);
    const isInMonths = IN_MONTHS.test(age.groups.years ?? (withYears ? behind?.text : '') ?? '');
    const yearsOf = (figure: string | undefined): number =>
      isInMonths ? Math.round((Number(figure) / 12) * 100) / 100 : Number(figure);
    if (withYears || isNa || isCell || age.groups.years !== undefined)
      return [
        token('ageLife', words.slice(index, index + used), {
          ageYears: yearsOf(age.groups.age),
          lifeYears: isNa ? null : yearsOf(age.groups.life),
        }),
        used,
      ];
  }
  const years = yearsAlone(words, index);
  if (years !== null) return years;
  if (/^(?:N\/?A\.?|n\/a\.?)$/.test(word.text)) return [token('notApplicable', [word]), 1];
  // A dash in a cell of its own stands for nothing; in a text it has words close by.
  if (/^[-–—]{1,3}$/.test(word.text) && index > 0 && !near(words[index - 1], word, 0.9))
    return [token('notApplicable', [word]), 1];
  if (/^\[(?:[A-Z*%]+|\d{1,2})\]$/.test(word.text)) return [token('mark', [word]), 1];
  if (/^(?:[=+@]|[*~^†‡]{1,3})$/.test(word.text)) return [token('operator', [word]), 1];
  if (isInTwoWords(words, index)) return [token('condition', words.slice(index, index + 2)), 2];
  const condition = plain(word);
  if (CONDITIONS.has(condition) && /^[A-Z]/.test(word.text)) {
    // `Below Avg.`, `Above Average` are one condition.
    const joined = near(word, next) && AVERAGE.test(next?.text ?? '') && !AVERAGE.test(word.text);
    return [token('condition', words.slice(index, index + (joined ? 2 : 1))), joined ? 2 : 1];
  }
  // `<80.00%>` where the depreciation is not recoverable.
  if (/^[-<(]?\d+(?:\.\d+)?%[)>]?(\[[A-Z%]+\])?$/.test(word.text)) {
    const marked = near(word, next) && /^\[[A-Z%]+\]$/.test(next?.text ?? '');
    const count = marked || hasCode(words, index) ? 2 : 1;
    const value = Number.parseFloat(word.text.replace(/^[<(]/, ''));
    return [token('percent', words.slice(index, index + count), { value }), count];
  }

  // `6.67 %` with a space.
  if (next?.text === '%' && near(word, next, 0.9) && /^-?\d+(?:\.\d+)?$/.test(word.text))
    return [token('percent', words.slice(index, index + 2), { value: Number(word.text) }), 2];

  const fused = FUSED_QUANTITY.exec(word.text.replace(/\[[A-Z*]+\]$/, ''));
  if (fused?.groups !== undefined) {
    const printed = fused.groups.unit ?? '';
    const isMetric = METRIC_UNIT.test(printed);
    const unit = isMetric ? printed : unitCode(printed);
    const hasDecimals = (fused.groups.number ?? '').includes('.');
    // `1LD`, `268sf`, `2.4m` in a cell of its own; in words it is a size.
    const isCell = (): boolean => !near(words[index - 1], word, 1) && !near(word, next, 1);
    const isSure = (hasDecimals && !isMetric) || PLATFORM_UNITS.has(printed);
    const isOdd = isMetric || /^[A-Z]+$/.test(printed) || IN_SMALL_LETTERS.test(printed);
    if (unit !== null && (isSure || (isOdd && isCell()))) {
      const figure = readFigure((fused.groups.number ?? '').replace(/\.$/, ''));
      const star = word.text.endsWith('*') || word.text.includes('[*');
      if (figure !== null)
        return [
          token('quantity', [word], {
            value: figure.negative ? -figure.value : figure.value,
            decimals: figure.decimals,
            negative: figure.negative,
            unit,
            changed: star,
          }),
          1,
        ];
    }
  }
  return null;
};

/** What work is measured and counted in; `6mo` may be an age, `40gal` a size. */
const IN_SMALL_LETTERS = /^(?:ea|[lsc]f|sq(?:ft|s)?|[sc]y|hrs?)$/;

/** `Very good`, `Like new` in a cell of its own. */
const isInTwoWords = (words: readonly ReadWord[], index: number): boolean => {
  const [before, word, next, behind] = [
    words[index - 1],
    words[index],
    words[index + 1],
    words[index + 2],
  ];
  return (
    /^(?:Very|Like)$/i.test(word?.text ?? '') &&
    next !== undefined &&
    CONDITIONS.has(plain(next)) &&
    near(word, next, MORE_THAN_SPACE) &&
    before !== undefined &&
    !near(before, word) &&
    !near(next, behind, MORE_THAN_SPACE)
  );
};

/** `20% S` in a cell of its own: the rate of a tax, and a program's code for what is taxed so. */
const hasCode = (words: readonly ReadWord[], index: number): boolean => {
  const [before, rate, code, behind] = [
    words[index - 1],
    words[index],
    words[index + 1],
    words[index + 2],
  ];
  return (
    /^[A-Z]$/.test(code?.text ?? '') &&
    near(rate, code, MORE_THAN_SPACE) &&
    !near(before, rate, MORE_THAN_SPACE) &&
    !near(code, behind, MORE_THAN_SPACE)
  );
};

const priceNoteAt = (words: readonly Word[], index: number): number => {
  const first = words[index];
  if (first === undefined || !PRICE_NOTE_STARTS.has(first.text.toUpperCase())) return 0;
  const before = words[index - 1];
  const beginsCell = before !== undefined && !near(before, first);
  for (const length of [5, 4, 3, 2, 1]) {
    const part = words.slice(index, index + length);
    if (part.length < length) continue;
    if (part.slice(1).some((word, at) => !near(part[at], word))) continue;
    const text = part.map((word) => word.text).join(' ');
    // In capitals, as the platform prints them; in running text the same words mean nothing, in a
    // cell of their own they do.
    const [last, behind] = [part.at(-1), words[index + length]];
    const isCell = beginsCell && (!near(last, behind, MORE_THAN_SPACE) || isSmaller(behind, last));
    if (isCell && NOTES_IN_CELLS.test(text)) return length;
    if ((text === text.toUpperCase() || isCell) && PRICE_NOTES.some((note) => note.test(text)))
      return length;
  }
  return 0;
};

/** `Included` right before remarks in small type: these have a column of their own. */
const isSmaller = (word: Word | undefined, than: Word | undefined): boolean =>
  word !== undefined && than !== undefined && word.fontSize < than.fontSize * SMALLER;

/** Part of a size in which no words of one cell differ. */
const SMALLER = 0.85;

/** `5y`, `30 yrs`, `3y 2m` in a cell of its own, under a heading of age or of life: so many years. */
const yearsAlone = (words: readonly ReadWord[], index: number): [Token, number] | null => {
  const word = words[index] as ReadWord;
  const [, figure, unit] = /^(\d{1,3})(y|yrs?\.?|years?)?$/i.exec(word.text) ?? [];
  if (figure === undefined || index === 0 || near(words[index - 1], word)) return null;
  const next = words[index + 1];
  const months = near(word, next) ? /^(\d{1,2})mo?$/i.exec(next?.text ?? '')?.[1] : undefined;
  if (unit !== undefined && months !== undefined && !near(next, words[index + 2])) {
    const value = Number(figure) + Math.round((Number(months) / 12) * 100) / 100;
    return [token('amount', words.slice(index, index + 2), { value }), 2];
  }
  const isApart =
    unit === undefined && near(word, next) && /^y(?:ea)?rs?\.?$/i.test(next?.text ?? '');
  const used = isApart ? 2 : 1;
  if ((unit === undefined && !isApart) || near(words[index + used - 1], words[index + used]))
    return null;
  return [token('amount', words.slice(index, index + used), { value: Number(figure) }), used];
};
