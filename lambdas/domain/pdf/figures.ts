import type { Word } from './page-text.ts';
import { figureBehind, unitBehind } from './scan/ocr-text.ts';
import {
  CONDITIONS,
  PLATFORM_UNITS,
  PRICE_NOTE_STARTS,
  PRICE_NOTES,
  TWO_WORD_UNITS,
  UNITS,
} from './vocabulary.ts';

/** What a printed token can be; one token may be read in one way only. */
export type TokenKind =
  | 'amount'
  | 'quantity'
  | 'unit'
  | 'percent'
  | 'ageLife'
  | 'condition'
  | 'notApplicable'
  | 'priceNote'
  | 'mark'
  | 'operator'
  | 'text';

/** One or more words of a line that make up one cell. */
export interface Token {
  kind: TokenKind;
  text: string;
  /** As it stands on the page; differs from `text` where a scan was read leniently. */
  raw: string;
  words: Word[];
  left: number;
  right: number;
  /** Right edge of the figure itself where a mark such as `[M]` or `*` follows it. */
  figureRight: number;
  /** The quantity with waste in parentheses behind this one. */
  withWaste?: number;
  /** Amount, quantity or percent. */
  value: number | null;
  /** How many decimals are printed. */
  decimals: number;
  unit: string | null;
  /** Parentheses `(x)` or angle brackets `<x>` around an amount. */
  bracket: 'round' | 'angle' | null;
  negative: boolean;
  /** A `*` after the figure. */
  changed: boolean;
  ageYears: number | null;
  lifeYears: number | null;
}

const AMOUNT =
  /^[@=]?(?<open>[-+(<[{]*)\s*(?<currency>(?:US|USD|CA|C|A)?\$|USD|€|£)?\s*(?<sign>-)?(?<open2>[(<])?(?<digits>\d{1,3}(?:,\d{3})+|\d+|(?=\.\d))(?<fraction>\.\d+)?(?<close>[)>\]}]*)(?<tail>-?)(?<star>[*~^†‡]{0,3})(?:(?<=\*)[A-Z]{1,2})?(?<operator>[+=]?)$/u;

/** Most amounts; the others cost more to take apart. */
const PLAIN_AMOUNT = /^\$?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?$/;

/** `25.00/LF`: a price with what it is for. */
const withoutRate = (text: string): string => {
  if (!text.includes('/')) return text;
  const rate = /^(.*\.\d{2,4})\/([A-Z]{2})$/.exec(text);
  return rate !== null && PLATFORM_UNITS.has(rate[2] ?? '') ? (rate[1] ?? text) : text;
};

export interface Figure {
  value: number;
  decimals: number;
  bracket: 'round' | 'angle' | null;
  negative: boolean;
  changed: boolean;
}

/** Reads `1,234.50`, `$1,234.50`, `(12.34)`, `<12.34>`, `-5.00`, `9.98*`; null for anything else. */
export const readFigure = (text: string): Figure | null => {
  if (!/\d/.test(text)) return null;
  const plain = PLAIN_AMOUNT.exec(text);
  if (plain !== null) {
    const [, digits = '', fraction = ''] = plain;
    return {
      value: Number(`${digits.replaceAll(',', '')}${fraction}`),
      decimals: Math.max(0, fraction.length - 1),
      bracket: null,
      negative: false,
      changed: false,
    };
  }
  // Bookkeeping programs mark what is taxed: `101.28T`; others set their marks right behind.
  const bare = text.replace(/(?<=\.\d{2}[)>]?)(?:T|\[[A-Z%*]\])$/, '');
  const match = AMOUNT.exec(withoutRate(bare));
  const groups = match?.groups;
  if (groups === undefined) return null;
  const open = `${groups.open ?? ''}${groups.open2 ?? ''}`;
  const close = groups.close ?? '';
  const fraction = groups.fraction ?? '';
  // `[1]` is the mark of a footnote, `[50.00]` an amount in other brackets.
  const square = /[[{]/.test(open) && /[\]}]/.test(close) && fraction.length === 3;
  if (/[[\]{}]/.test(open + close) && !square) return null;
  const round = square || (open.includes('(') && close.includes(')'));
  const angle = open.includes('<') && close.includes('>');
  if ((/[(<]/.test(open) || /[)>]/.test(close)) && !round && !angle) return null;
  const value = Number(`${(groups.digits ?? '').replaceAll(',', '') || '0'}${fraction}`);
  if (!Number.isFinite(value)) return null;
  return {
    value,
    decimals: Math.max(0, fraction.length - 1),
    bracket: round ? 'round' : angle ? 'angle' : null,
    negative: open.includes('-') || groups.sign === '-' || groups.tail === '-',
    changed: groups.star?.includes('*') ?? false,
  };
};

const FUSED_QUANTITY = /^(?<number>-?\d[\d,]*(?:\.\d*)?|-?\.\d+)(?<unit>[A-Za-z]{2,6}|5G)\*?$/;

/** The platform's code of a printed unit, or null where the word is no unit. */
export const unitCode = (text: string): string | null =>
  UNITS.get(text.toLowerCase()) ?? UNITS.get(text.toLowerCase().replace(/[.,]$/, '')) ?? null;

const AGE_LIFE =
  /^(?<age>\d+(?:\.\d+)?)\/(?<life>\d+(?:\.\d+)?|NA|N\/A|Limited|Lifetime)(?<years>(?:yrs?|years?|mos?|months?)\.?)?$/i;

/** Cuts a line's words into tokens. Words of a scan are read with its usual errors in mind. */
export const tokensOf = (printed: readonly Word[]): Token[] => {
  const known = tokensOfWords.get(printed);
  if (known !== undefined) return known;
  const tokens = cutTokens(printed);
  tokensOfWords.set(printed, tokens);
  return tokens;
};

/** A line is looked at several times; its words never change. */
const tokensOfWords = new WeakMap<readonly Word[], Token[]>();

const cutTokens = (printed: readonly Word[]): Token[] => {
  const words: readonly ReadWord[] = printed.some((word) => word.confidence < 1)
    ? printed.map((word, at) => (word.confidence < 1 ? asPrinted(word, printed[at - 1]) : word))
    : printed;
  const tokens: Token[] = [];
  for (let index = 0; index < words.length; ) {
    const [token, used] =
      wordsForAmounts(words, index, tokens) ??
      (index === 0 ? firstTokenOf(words) : tokenAt(words, index));
    tokens.push(token);
    index += used;
  }
  return tokens;
};

/**
 * `PER TILE BID`, `SEE OAKBUILD.ONE`: several words in capitals that end a line in a cell of their
 * own, right behind the quantity, stand for its amounts, whatever they are.
 */
const wordsForAmounts = (
  words: readonly ReadWord[],
  index: number,
  tokens: readonly Token[],
): [Token, number] | null => {
  const last = tokens.at(-1);
  const before = last?.kind === 'mark' || last?.kind === 'operator' ? tokens.at(-2) : last;
  if (before?.kind !== 'quantity') return null;
  const rest = words.slice(index);
  if (rest.length === 0 || rest.length > MOST_WORDS_FOR_AMOUNTS) return null;
  if (near(words[index - 1], rest[0])) return null;
  if (rest.slice(1).some((word, at) => !near(rest[at], word))) return null;
  if (!rest.every((word) => /^[A-Z0-9][A-Z0-9.,#&/'()-]*$/.test(word.text))) return null;
  const text = rest.map((word) => word.text).join(' ');
  const isNote =
    rest.length > 1 ? /^[A-Z].*[A-Z]{2}|^[A-Z]{2}/.test(text) : /^(?:[A-Z]\.){2,}$/.test(text);
  return isNote ? [token('priceNote', rest), rest.length] : null;
};

const MOST_WORDS_FOR_AMOUNTS = 5;

/** A word, and what the page shows where that was read leniently. */
type ReadWord = Word & { raw?: string };

/** Consultants number their lines by trade: `02 11 00`. */
const firstTokenOf = (words: readonly ReadWord[]): [Token, number] => {
  const code = words.slice(0, 3);
  const isCode = code.length === 3 && code.every((word) => /^\d{2}$/.test(word.text));
  return isCode && near(code[0], code[1], ONE_SPACE) && near(code[1], code[2], ONE_SPACE)
    ? [token('text', code), 3]
    : tokenAt(words, 0);
};

/** A scanned word with punctuation and letters of a figure or unit put right. */
const asPrinted = (word: Word, before: Word | undefined): ReadWord => {
  const { text } = word;
  if (readFigure(text) !== null || AGE_LIFE.test(text) || /%$/.test(text)) return word;
  const fused = FUSED_QUANTITY.exec(text);
  if (fused?.groups !== undefined) {
    const unit = unitBehind(fused.groups.unit ?? '');
    return PLATFORM_UNITS.has(unit)
      ? { ...word, text: `${fused.groups.number}${unit}`, raw: text }
      : word;
  }
  const figure = figureBehind(text);
  if (figure !== null && readFigure(figure) !== null && /\d[.,:;]?\d/.test(text))
    return { ...word, text: figure, raw: text };
  const afterFigure = before !== undefined && /\d[.,:;]?\d*$/.test(before.text);
  if (afterFigure && text.length <= 4) return { ...word, text: unitBehind(text), raw: text };
  return word;
};

/** Written out field by field: a page has hundreds of them. */
const token = (
  kind: TokenKind,
  words: ReadWord[],
  {
    left = words[0]?.box.left ?? 0,
    value = null,
    decimals = 0,
    unit = null,
    bracket = null,
    negative = false,
    changed = false,
    ageYears = null,
    lifeYears = null,
  }: Partial<Token> = {},
): Token => {
  const [first] = words;
  const isOne = words.length === 1;
  return {
    kind,
    text: isOne ? (first?.text ?? '') : words.map((word) => word.text).join(' '),
    raw: isOne
      ? (first?.raw ?? first?.text ?? '')
      : words.map((word) => word.raw ?? word.text).join(' '),
    words,
    left,
    right: isOne ? (first?.box.right ?? 0) : Math.max(0, ...words.map((word) => word.box.right)),
    figureRight: first?.box.right ?? 0,
    value,
    decimals,
    unit,
    bracket,
    negative,
    changed,
    ageYears,
    lifeYears,
  };
};

/** Words further apart than this many font sizes are different cells. */
const CELL_GAP = 1.6;
/** A cell of a spreadsheet's amounts is at most this many font sizes wide. */
const MOST_CELL = 14;
/** A single space, also in type of one width for all letters. */
const ONE_SPACE = 0.7;

const near = (left: Word | undefined, right: Word | undefined, sizes = CELL_GAP): boolean =>
  left !== undefined &&
  right !== undefined &&
  right.box.left - left.box.right < Math.max(left.fontSize, right.fontSize, 4) * sizes;

/** Of units and of words for amounts. */
const LONGEST_WORD = Math.max(
  ...[...PRICE_NOTE_STARTS, ...UNITS.keys()].map((word) => word.length),
);

/** Most words of a page: no digit, no mark, no unit, no condition, no word for an amount. */
const isPlainText = (text: string): boolean =>
  !/[\d[\]=+*$<>]|^[@~^†‡]+$/.test(text) &&
  (text.length > LONGEST_WORD ||
    !(PRICE_NOTE_STARTS.has(text.toUpperCase()) || UNITS.has(text.toLowerCase()))) &&
  !/^(?:N\/?A\.?$|[-(]|avg|average|new|good|poor|fair|excellent|below|above|blw|bel|abv)/i.test(
    text,
  );

/** Behind depreciation: whether it is recovered once the work is done. */
const RECOVERY = /^(?!R$)\(?(?:(?<not>N\/?R|[Nn]on-?[Rr]ec)|R|[Rr]ec)\.?\)?$/;

const tokenAt = (words: readonly ReadWord[], index: number): [Token, number] => {
  const word = words[index];
  if (word === undefined) throw new RangeError('no word at index');
  if (isPlainText(word.text)) return [token('text', [word]), 1];
  // Most figures are nothing else.
  const behind = words[index + 1]?.text ?? '';
  const isBare = BARE_FIGURE.test(word.text) && behind !== '%' && !behind.startsWith('/');
  return (isBare ? null : markedAt(words, index)) ?? figureAt(words, index);
};

const BARE_FIGURE = /^\$?\d[\d,]*(?:\.\d+)?$/;

const IN_YEARS = /^(?:yrs?|years?|mos?|months?)\.?$/i;
const IN_MONTHS = /^mo/i;

/** How many words `7 / 30` or `7/ 30` is. */
const slashedWords = (words: readonly ReadWord[], index: number): number => {
  const [first, second, third] = words.slice(index, index + 3);
  if (!/^\d/.test(first?.text ?? '') || !near(first, second)) return 1;
  if (first?.text.endsWith('/') && /^\d/.test(second?.text ?? '')) return 2;
  if (second?.text === '/' && near(second, third)) return 3;
  return second?.text.startsWith('/') && second.text !== '/' ? 2 : 1;
};

/** A price note, an age, a mark, a condition, a percentage or a quantity in one word with its unit. */
const markedAt = (words: readonly ReadWord[], index: number): [Token, number] | null => {
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
    const isNa = /^[NL]/i.test(age.groups.life ?? '');
    // `2/30` in a cell of its own; in a text it is a fraction.
    const isCell =
      slashed === 1 && index > 0 && !near(words[index - 1], word) && !near(last, behind);
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
  if (/^(?:N\/?A\.?|n\/a\.?)$/.test(word.text)) return [token('notApplicable', [word]), 1];
  // A dash in a cell of its own stands for nothing; in a text it has words close by.
  if (/^[-–—]{1,3}$/.test(word.text) && index > 0 && !near(words[index - 1], word, 0.9))
    return [token('notApplicable', [word]), 1];
  if (/^\[(?:[A-Z*%]+|\d{1,2})\]$/.test(word.text)) return [token('mark', [word]), 1];
  if (/^(?:[=+@]|[*~^†‡]{1,3})$/.test(word.text)) return [token('operator', [word]), 1];
  const condition = word.text.toLowerCase().replace(/\.$/, '');
  if (CONDITIONS.has(condition) && /^[A-Z]/.test(word.text)) {
    // `Below Avg.`, `Above Avg.` are one condition.
    const joined = near(word, next) && /^avg\.?$/i.test(next?.text ?? '') && condition !== 'avg';
    return [token('condition', words.slice(index, index + (joined ? 2 : 1))), joined ? 2 : 1];
  }
  // `<80.00%>` where the depreciation is not recoverable.
  if (/^[-<(]?\d+(?:\.\d+)?%[)>]?(\[[A-Z%]+\])?$/.test(word.text)) {
    const marked = near(word, next) && /^\[[A-Z%]+\]$/.test(next?.text ?? '');
    const count = marked ? 2 : 1;
    const value = Number.parseFloat(word.text.replace(/^[<(]/, ''));
    return [token('percent', words.slice(index, index + count), { value }), count];
  }

  // `6.67 %` with a space.
  if (next?.text === '%' && near(word, next, 0.9) && /^-?\d+(?:\.\d+)?$/.test(word.text))
    return [token('percent', words.slice(index, index + 2), { value: Number(word.text) }), 2];

  const fused = FUSED_QUANTITY.exec(word.text.replace(/\[[A-Z*]+\]$/, ''));
  if (fused?.groups !== undefined) {
    const unit = unitCode(fused.groups.unit ?? '');
    const hasDecimals = (fused.groups.number ?? '').includes('.');
    if (unit !== null && (hasDecimals || PLATFORM_UNITS.has(fused.groups.unit ?? ''))) {
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

/** `[M]`, `[*]`, `[1]`, and `(1)` behind cents: a mark that is part of the cell before it. */
const isMark = (words: readonly ReadWord[], index: number, { decimals }: Figure): boolean => {
  const mark = words[index];
  if (mark === undefined || !near(words[index - 1], mark, 0.9)) return false;
  return (
    /^\[(?:[A-Z%*]|\d{1,2})\]$/.test(mark.text) || (decimals === 2 && /^\(\d\)$/.test(mark.text))
  );
};

/** An amount or a quantity with what belongs to it; text where the word begins none. */
const figureAt = (words: readonly ReadWord[], index: number): [Token, number] => {
  const word = words[index] as ReadWord;
  const next = words[index + 1];
  const afterNext = words[index + 2];
  // `16,451. SF`: large quantities may print their point without decimals.
  const pointed = /^[\d,]+\.$/.test(word.text) && PLATFORM_UNITS.has(next?.text ?? '');
  const figure = readFigure(pointed ? word.text.slice(0, -1) : word.text);
  const perUnit = word.text.startsWith('$') ? pricePerUnit(word, words, index) : null;
  if (perUnit !== null) return perUnit;
  if (figure !== null) {
    // `9.98 *`: the star stands apart.
    const starApart = near(word, next, 0.9) && /^\*{1,3}$/.test(next?.text ?? '');
    const following = starApart ? afterNext : next;
    const used = starApart ? 2 : 1;
    const changed = figure.changed || starApart;
    const following2 = words[index + used + 1];
    if (near(words[index + used - 1], following) && following !== undefined) {
      // `(105.00) NR`: depreciation that is not recovered.
      const recovery = figure.decimals === 2 ? RECOVERY.exec(following.text) : null;
      if (recovery !== null) {
        const bracket = recovery.groups?.not === undefined ? figure.bracket : 'angle';
        const both = words.slice(index, index + used + 1);
        return [token('amount', both, { ...figure, changed, bracket }), used + 1];
      }
      const two = following2 === undefined ? '' : `${following.text} ${following2.text}`;
      const twoUnit = near(following, following2, 0.8)
        ? TWO_WORD_UNITS.get(two.toLowerCase().replaceAll('.', ''))
        : undefined;
      const rare = figure.decimals === 2 && near(words[index + used - 1], following, ONE_SPACE);
      const unit =
        twoUnit ??
        quantityUnit(following.text, figure) ??
        (rare && isRareUnit(following.text) ? following.text : null);
      // `$280.00 allow.`: behind money, words in small letters are remarks.
      const isRemark = word.text.includes('$') && !/^[A-Z]/.test(following.text);
      if (unit !== null && !isRemark) {
        const end = used + (twoUnit === undefined ? 1 : 2);
        const count = isMark(words, index + end, figure) ? end + 1 : end;
        // `$1.49 SF`: a price for one unit.
        if (word.text.includes('$'))
          return [
            token('amount', words.slice(index, index + count), { ...figure, changed, unit }),
            count,
          ];
        return [
          token('quantity', words.slice(index, index + count), {
            ...figure,
            value: figure.negative || figure.bracket === 'round' ? -figure.value : figure.value,
            changed: changed || following.text.endsWith('*'),
            unit,
          }),
          count,
        ];
      }
    }
    // `(50.00) [M]`, `25.00 [1]`: the mark is part of the figure's cell.
    const marked = isMark(words, index + used, figure);
    const count = marked ? used + 1 : used;
    return [token('amount', words.slice(index, index + count), { ...figure, changed }), count];
  }
  // Spreadsheets set the sign at the cell's left edge and the figure at its right.
  if (word.text === '$' && next !== undefined && !near(word, next)) {
    const inCell = next.box.left - word.box.left < MOST_CELL * word.fontSize;
    const figure = readFigure(next.text);
    const { left } = next.box;
    if (inCell && figure !== null && figure.decimals === 2)
      return [token('amount', words.slice(index, index + 2), { ...figure, left }), 2];
    if (inCell && /^[-–—]$/.test(next.text))
      return [token('notApplicable', words.slice(index, index + 2), { left }), 2];
  }
  if (word.text === '$' && /^[-–—]$/.test(next?.text ?? ''))
    return [token('text', words.slice(index, index + 2)), 2];
  // `$ 1,234.50` and `( 12.34 )` with spaces inside.
  if (/^[-(<]*\$$/.test(word.text) && near(word, next)) {
    const spaced = readFigure(`${word.text}${next?.text ?? ''}`);
    if (spaced !== null) return [token('amount', words.slice(index, index + 2), spaced), 2];
  }
  const unit = unitCode(word.text);
  const counted = unit === null ? null : quantityBehind(word, words, index);
  if (counted !== null) return counted;
  if (unit !== null && (PLATFORM_UNITS.has(word.text) || word.text.length > 1))
    return [token(PLATFORM_UNITS.has(word.text) ? 'unit' : 'text', [word], { unit }), 1];
  return [token('text', [word]), 1];
};

/** `$141.35 per SQ`, `$62/SQ`: a price with its unit. */
const pricePerUnit = (
  word: ReadWord,
  words: readonly ReadWord[],
  index: number,
): [Token, number] | null => {
  const [amount = '', fused] = word.text.split('/');
  if (!/^\$[\d,]+(?:\.\d+)?$/.test(amount)) return null;
  const figure = readFigure(amount);
  const [per, behind] = words.slice(index + 1, index + 3);
  const isApart = fused === undefined && /^(?:per|\/)$/i.test(per?.text ?? '');
  const unit = unitCode(fused ?? (isApart ? behind?.text : undefined) ?? '');
  if (figure === null || unit === null) return null;
  const count = isApart ? 3 : 1;
  return [token('amount', words.slice(index, index + count), { ...figure, unit }), count];
};

/** A rare unit: two or three capitals that nothing else in a row of figures is. */
const isRareUnit = (text: string): boolean =>
  /^[A-Z]{2,3}$/.test(text) &&
  !PRICE_NOTE_STARTS.has(text) &&
  !CONDITIONS.has(text.toLowerCase()) &&
  !/^(?:NA|RCV|ACV|TAX|DEP|TBD|YRS)$/.test(text);

/** `LF 216.30`: some print the unit first, one space before its figure. */
const quantityBehind = (
  unit: ReadWord,
  words: readonly ReadWord[],
  index: number,
): [Token, number] | null => {
  const next = words[index + 1];
  if (next === undefined || !/^[A-Z]{2,3}$/.test(unit.text)) return null;
  if (!near(unit, next, ONE_SPACE) || near(words[index - 1], unit, ONE_SPACE)) return null;
  const figure = readFigure(next.text);
  if (figure === null || figure.bracket !== null || figure.decimals === 0) return null;
  const value = figure.negative ? -figure.value : figure.value;
  const words2 = words.slice(index, index + 2);
  return [token('quantity', words2, { ...figure, value, unit: unitCode(unit.text) }), 2];
};

/** A unit right after a number; words such as `in` or `set` count only in capitals. */
const quantityUnit = (text: string, figure: Figure): string | null => {
  if (PLATFORM_UNITS.has(text)) return text;
  const bare = text.replace(/\*$/, '').replace(/\[[A-Z*]+\]$/, '');
  if (PLATFORM_UNITS.has(bare)) return bare;
  if (figure.decimals === 0 && !/^[A-Z]{2,3}$/.test(bare)) return null;
  if (figure.bracket !== null) return null;
  return unitCode(bare);
};

const priceNoteAt = (words: readonly Word[], index: number): number => {
  const first = words[index];
  if (first === undefined || !PRICE_NOTE_STARTS.has(first.text.toUpperCase())) return 0;
  const before = words[index - 1];
  const beginsCell = before !== undefined && !near(before, first);
  for (const length of [4, 3, 2, 1]) {
    const part = words.slice(index, index + length);
    if (part.length < length) continue;
    if (part.slice(1).some((word, at) => !near(part[at], word))) continue;
    const text = part.map((word) => word.text).join(' ');
    // In capitals, as the platform prints them; in running text the same words mean nothing, in a
    // cell of their own they do.
    const isCell = beginsCell && !near(part.at(-1), words[index + length]);
    if ((text === text.toUpperCase() || isCell) && PRICE_NOTES.some((note) => note.test(text)))
      return length;
  }
  return 0;
};

/** Whether a line holds two figures or more, as rows do. */
export const hasFigures = ({ words }: { words: readonly Word[] }): boolean =>
  tokensOf(words).filter(({ kind }) => kind === 'amount' || kind === 'quantity').length >= 2;

/** No work has more waste than this share of its quantity. */
const MOST_WASTE = 0.5;

/** Whether a figure can be what a quantity comes to with waste; depreciation is no more than its cost. */
export const isQuantityWithWaste = (withWaste: number, quantity: number): boolean =>
  withWaste > quantity && withWaste <= quantity * (1 + MOST_WASTE);

/** A signed amount: bracketed depreciation stays positive, a minus sign counts. */
export const signedValue = (cell: Token): number =>
  cell.value === null ? 0 : cell.negative && cell.value > 0 ? -cell.value : cell.value;
