import { PLATFORM_UNITS, TWO_WORD_UNITS } from '../items/units.ts';
import { CONDITIONS, PRICE_NOTE_STARTS } from '../items/words-in-cells.ts';
import { type Figure, METRIC_UNIT, readFigure, unitCode } from './read-figure.ts';
import { MORE_THAN_SPACE, near, ONE_SPACE, type ReadWord, type Token, token } from './token.ts';

/** A cell of a spreadsheet's amounts is at most this many font sizes wide. */
const MOST_CELL = 14;

/** Behind depreciation: whether it is recovered once the work is done. */
const RECOVERY = /^(?!R$)\(?(?:(?<not>N\/?R|[Nn]on-?[Rr]ec)|R|[Rr]ec)\.?\)?$/;

/** `[M]`, `[*]`, `[1]`, and `(1)` behind cents: a mark that is part of the cell before it. */
const isMark = (words: readonly ReadWord[], index: number, { decimals }: Figure): boolean => {
  const mark = words[index];
  if (mark === undefined || !near(words[index - 1], mark, 0.9)) return false;
  return (
    /^\[(?:[A-Z%*]|\d{1,2})\]$/.test(mark.text) || (decimals === 2 && /^\(\d\)$/.test(mark.text))
  );
};

/** `30.06 SQ [15%]`: the waste that a quantity holds. */
const isWasteIn = (words: readonly ReadWord[], index: number): boolean => {
  const waste = words[index];
  return (
    waste !== undefined &&
    near(words[index - 1], waste, 0.9) &&
    /^\[\d{1,2}(?:\.\d+)?%\]$/.test(waste.text)
  );
};

/** An amount or a quantity with what belongs to it; text where the word begins none. */
export const figureAt = (words: readonly ReadWord[], index: number): [Token, number] => {
  const word = words[index] as ReadWord;
  const next = words[index + 1];
  const afterNext = words[index + 2];
  // `16,451. SF`: large quantities may print their point without decimals.
  const pointed =
    word.text.endsWith('.') && /^[\d,]+\.$/.test(word.text) && PLATFORM_UNITS.has(next?.text ?? '');
  const figure = readFigure(pointed ? word.text.slice(0, -1) : word.text);
  const perUnit = word.text.startsWith('$') ? pricePerUnit(word, words, index) : null;
  if (perUnit !== null) return perUnit;
  const slashed = figureBySlash(words, index) ?? bracketedQuantity(words, index);
  if (slashed !== null) return slashed;
  if (figure !== null) {
    // `9.98 *`: the star stands apart.
    const starApart = near(word, next, 0.9) && /^\*{1,3}$/.test(next?.text ?? '');
    const following = starApart ? afterNext : next;
    const used = starApart ? 2 : 1;
    const changed = figure.changed || starApart;
    const following2 = words[index + used + 1];
    if (near(words[index + used - 1], following) && following !== undefined) {
      if (isCredit(words, index, used, figure)) {
        const both = words.slice(index, index + used + 1);
        return [token('amount', both, { ...figure, changed, negative: true }), used + 1];
      }
      // `(105.00) NR`: depreciation that is not recovered.
      const recovery = figure.decimals === 2 ? RECOVERY.exec(following.text) : null;
      if (recovery !== null) {
        const bracket = recovery.groups?.not === undefined ? figure.bracket : 'angle';
        const both = words.slice(index, index + used + 1);
        return [token('amount', both, { ...figure, changed, bracket }), used + 1];
      }
      const two = following2 === undefined ? '' : `${following.text} ${following2.text}`;
      const twoUnit = near(following, following2, 0.8) ? unitOfTwoWords(two) : undefined;
      const rare = figure.decimals === 2 && near(words[index + used - 1], following, ONE_SPACE);
      const unit =
        twoUnit ??
        quantityUnit(following.text, figure, standsAlone(words, index, used + 1)) ??
        metresOf(words, index, used, figure) ??
        unitOfPriceBehind(words, index + used) ??
        (rare && isRareUnit(following.text) ? following.text : null);
      // `$280.00 allow.`: behind money, words in small letters are remarks.
      const isRemark =
        (word.text.includes('$') && !/^[A-Z]/.test(following.text)) ||
        (figure.decimals === 2 && figure.value > MOST_ALLOWANCES && ALLOWED.test(following.text));
      if (unit !== null && !isRemark) {
        const end = used + (twoUnit === undefined ? 1 : 2);
        const marked = isMark(words, index + end, figure) || isWasteIn(words, index + end);
        const count = marked ? end + 1 : end;
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
  // `$ 1,234.50`, `£ 1,234.50` and `( 12.34 )` with spaces inside.
  if (/^[-(<]*[$£€]$/.test(word.text) && near(word, next)) {
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

/** `835.20 Allowance $5/SF`: an amount, and a remark behind it; nobody counts so many allowances. */
const ALLOWED = /^allow(?:ance)?s?\b/i;
const MOST_ALLOWANCES = 20;

const unitOfTwoWords = (text: string): string | undefined =>
  TWO_WORD_UNITS.get(text.toLowerCase().replaceAll('.', ''));

const PER = /^per$/i;

/** `Sq. Ft.`, `lin ft`, `per SF` in a cell of their own. */
export const unitInTwoWords = (
  words: readonly ReadWord[],
  index: number,
): [Token, number] | null => {
  const [before, word, next, behind] = [
    words[index - 1],
    words[index],
    words[index + 1],
    words[index + 2],
  ];
  if (word === undefined || next === undefined || !near(word, next, 0.8)) return null;
  if (near(before, word, ONE_SPACE) || near(next, behind, ONE_SPACE)) return null;
  // Where a line begins with it, `per LF` ends the words above.
  const isPer = before !== undefined && PER.test(word.text);
  const unit = isPer
    ? (unitCode(next.text) ?? undefined)
    : unitOfTwoWords(`${word.text} ${next.text}`);
  return unit === undefined ? null : [token('unit', [word, next], { unit }), 2];
};

/** `$1,769.60 CR`: a credit; `2.00 CR` amid a row without dollars may be of any unit. */
const isCredit = (
  words: readonly ReadWord[],
  index: number,
  used: number,
  { decimals, bracket }: Figure,
): boolean =>
  words[index + used]?.text === 'CR' &&
  decimals === 2 &&
  bracket === null &&
  (words[index]?.text.includes('$') === true || words.at(-1)?.text === 'CR');

/** `(4 pcs)`, `(12 EA)` in a cell of its own: how much, in brackets. */
const bracketedQuantity = (words: readonly ReadWord[], index: number): [Token, number] | null => {
  const [word, behind] = [words[index], words[index + 1]];
  if (word === undefined || behind === undefined || !/^\(\d[\d,]*(?:\.\d+)?$/.test(word.text))
    return null;
  const unit = /^\p{L}[\p{L}.]*\)$/u.test(behind.text) ? unitCode(behind.text.slice(0, -1)) : null;
  const isCell =
    near(word, behind) &&
    (index === 0 || !near(words[index - 1], word)) &&
    !near(behind, words[index + 2]);
  const figure = readFigure(word.text.slice(1));
  if (unit === null || !isCell || figure === null) return null;
  return [token('quantity', words.slice(index, index + 2), { ...figure, unit }), 2];
};

/** `$327.60/panel`: behind cents, whatever is counted. */
const ownUnit = (amount: string, unit: string | undefined): string | null =>
  unit !== undefined && /\.\d{2}$/.test(amount) && /^\p{L}{2,12}$/u.test(unit) ? unit : null;

/** `per linear foot`, or `per pallet` at the end of a cell behind cents: what a price is of, and how many words say so. */
const unitBehindPer = (
  words: readonly ReadWord[],
  per: number,
  amount: string,
): [string, number] | null => {
  const [mark, one, two] = words.slice(per, per + 3);
  if (one === undefined || !/^(?:per|\/)$/i.test(mark?.text ?? '')) return null;
  const inTwo = near(one, two, ONE_SPACE) ? unitOfTwoWords(`${one.text} ${two?.text}`) : undefined;
  if (inTwo !== undefined) return [inTwo, 3];
  const isEnded = near(mark, one, ONE_SPACE) && !near(one, two);
  const unit = unitCode(one.text) ?? (isEnded ? ownUnit(amount, one.text) : null);
  return unit === null ? null : [unit, 2];
};

/** `$141.35 per SQ`, `$62/SQ`, `$16.91/10 ft`, `$2.15/sq ft`: a price with its unit. */
const pricePerUnit = (
  word: ReadWord,
  words: readonly ReadWord[],
  index: number,
): [Token, number] | null => {
  const [amount = '', fused] = word.text.split('/');
  if (!/^\$[\d,]+(?:\.\d+)?$/.test(amount)) return null;
  const figure = readFigure(amount);
  if (figure === null) return null;
  if (fused === undefined) {
    const [unit, used = 0] = unitBehindPer(words, index + 1, amount) ?? [];
    const own = words.slice(index, index + 1 + used);
    return unit === undefined ? null : [token('amount', own, { ...figure, unit }), own.length];
  }
  const per = words[index + 1];
  const several = /^\d{1,3}$/.test(fused) && near(word, per, ONE_SPACE);
  const inTwo = near(word, per, ONE_SPACE) ? unitOfTwoWords(`${fused} ${per?.text}`) : undefined;
  const unit = several
    ? unitCode(per?.text ?? '') && `${fused} ${per?.text}`
    : (inTwo ?? unitCode(fused) ?? ownUnit(amount, fused));
  if (unit === null) return null;
  const count = several || inTwo !== undefined ? 2 : 1;
  return [token('amount', words.slice(index, index + count), { ...figure, unit }), count];
};

/** `1,391/SF`, `20.24 / SQ`, `278.50/hr` in a cell of its own: a figure and its unit, of a quantity or a price. */
const figureBySlash = (words: readonly ReadWord[], index: number): [Token, number] | null => {
  const [word, slash, behind] = [words[index], words[index + 1], words[index + 2]];
  const isApart = slash?.text === '/' && near(word, slash) && near(slash, behind);
  if (word === undefined || (!isApart && !word.text.includes('/'))) return null;
  const [digits = '', code = ''] = isApart ? [word.text, behind?.text] : word.text.split('/');
  const isUnit = /\.\d{2,}$/.test(digits) ? /^\p{L}{2,}$/u : /^[A-Z]{2,4}$/;
  if (!/^-?\d[\d,]*(?:\.\d+)?$/.test(digits) || !isUnit.test(code)) return null;
  const unit =
    unitCode(code) ??
    (isRareUnit(code) ||
    words.slice(0, index).some((_, at) => unitOfPriceBehind(words, at) === code)
      ? code
      : null);
  if (unit === null) return null;
  const count = isApart ? 3 : 1;
  // One space on either side of the slash: what is more than that parts the cell from its neighbours.
  const gap = isApart ? MORE_THAN_SPACE : undefined;
  const isCell =
    (index === 0 || !near(words[index - 1], word, gap)) &&
    !near(words[index + count - 1], words[index + count], gap);
  const figure = readFigure(digits);
  if (!isCell || figure === null) return null;
  const value = figure.negative ? -figure.value : figure.value;
  const own = words.slice(index, index + count);
  return [token('amount', own, { ...figure, value, unit }), count];
};

/** `16.40 m²`, `23.46 M`, one space apart in a cell of its own; in words it is a size. */
const metresOf = (
  words: readonly ReadWord[],
  index: number,
  used: number,
  { bracket, decimals }: Figure,
): string | null => {
  const unit = words[index + used];
  return unit !== undefined &&
    (METRIC_UNIT.test(unit.text) || (unit.text === 'M' && decimals === 2)) &&
    bracket === null &&
    near(words[index + used - 1], unit, ONE_SPACE) &&
    standsAlone(words, index, used + 1)
    ? unit.text
    : null;
};

/** `8.00 side   29.00/side`: whatever is counted, the price behind it is one of the same. */
const unitOfPriceBehind = (words: readonly ReadWord[], index: number): string | null => {
  const [figure, unit, price] = [words[index - 1], words[index], words[index + 1]];
  if (figure === undefined || unit === undefined || !/^\p{L}{2,12}$/u.test(unit.text)) return null;
  const isCounted = /^\d[\d,]*(?:\.\d+)?$/.test(figure.text);
  const isPriced = price !== undefined && /^\$?[\d,]+\.\d{2,}\//.test(price.text);
  return isCounted && isPriced && price.text.endsWith(`/${unit.text}`) ? unit.text : null;
};

/** A rare unit: two or three capitals that nothing else in a row of figures is. */
const isRareUnit = (text: string): boolean =>
  /^[A-Z]{2,3}$/.test(text) &&
  !PRICE_NOTE_STARTS.has(text) &&
  !CONDITIONS.has(text.toLowerCase()) &&
  !/^(?:NA|OK|RCV|ACV|TAX|DEP|TBD|YRS)$/.test(text);

/** `LF 216.30`: some print the unit first, one space before its figure. */
const quantityBehind = (
  unit: ReadWord,
  words: readonly ReadWord[],
  index: number,
): [Token, number] | null => {
  const next = words[index + 1];
  if (next === undefined || !/^[A-Z]{2,3}$/.test(unit.text)) return null;
  if (!near(unit, next, ONE_SPACE) || near(words[index - 1], unit, ONE_SPACE)) return null;
  if (isOwnCell(words, index - 1)) return null;
  const figure = readFigure(next.text);
  if (figure === null || figure.bracket !== null || figure.decimals === 0) return null;
  const value = figure.negative ? -figure.value : figure.value;
  const words2 = words.slice(index, index + 2);
  return [token('quantity', words2, { ...figure, value, unit: unitCode(unit.text) }), 2];
};

/** `downflow 15 kW     1  EA 1,221.99`: a figure by itself, whose unit stands in the next column. */
const isOwnCell = (words: readonly ReadWord[], index: number): boolean => {
  const word = words[index];
  return (
    word !== undefined && /^\d[\d,]*(?:\.\d+)?$/.test(word.text) && !near(words[index - 1], word)
  );
};

/** Words in a cell of their own, with more than a space before and behind them. */
const standsAlone = (words: readonly ReadWord[], index: number, count: number): boolean =>
  index > 0 &&
  !near(words[index - 1], words[index], MORE_THAN_SPACE) &&
  !near(words[index + count - 1], words[index + count], MORE_THAN_SPACE);

/**
 * A unit right after a number; words such as `in` or `set` count only in capitals, or where the two
 * have a cell of their own.
 */
const quantityUnit = (text: string, figure: Figure, isCell: boolean): string | null => {
  if (PLATFORM_UNITS.has(text)) return text;
  const bare = text.replace(/\*$/, '').replace(/\[[A-Z*]+\]$/, '');
  if (PLATFORM_UNITS.has(bare)) return bare;
  // `3.00 h`; by itself a letter may be the tax of a row, or anything else.
  if (bare === 'h' && figure.bracket === null && (isCell || figure.decimals > 0)) return 'HR';
  const isWord = isCell && bare.length > 1;
  if (figure.decimals === 0 && !isWord && !/^[A-Z]{2,3}$/.test(bare)) return null;
  if (figure.bracket !== null) return null;
  // `1 only`, as Canadians count.
  if (figure.decimals === 0 && bare === 'only') return 'EA';
  return unitCode(bare);
};
