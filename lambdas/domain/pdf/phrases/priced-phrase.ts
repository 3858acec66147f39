import type { Word } from '../pages/page-text.ts';
import { unitCode } from '../tokens/read-figure.ts';
import { signedValue, type Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { withCountsMultiplied, withFractionsApart } from './counts-times.ts';
import { spelledPhraseOf } from './spelled-phrase.ts';

/** `12 SF @ $2.10`, told by what it comes to. */
export interface PricedPhrase {
  quantity: Word[];
  price: Word[];
  /** The words that are neither: a description, or nothing. */
  rest: Word[];
}

const BETWEEN = /^(?:@|at|x|×|\*)$/i;
const EQUALS = /^(?:=|:|-{1,2}>?|–|—|→|for|equals|\.{2,})$/i;
const PER = /^(?:per|\/|each|ea\.?|apiece)[:,]?$/i;

/** Whether a word says what a price is for: `each`, `per`. */
export const isPer = (text: string): boolean => PER.test(text);

/** The quantity and the price among words that come to a total; null where none do. */
export const pricedPhraseOf = (printed: readonly Word[], total: Token): PricedPhrase | null => {
  const words = withCountsMultiplied(withFractionsApart(printed), total);
  const plain = words.map((word) => withoutUnitOfPrice(withoutHalfBracket(word)));
  const tokens = tokensOf(plain);
  let bare: PricedPhrase | null = null;
  // The quantity that stands closest to its price, and rather one with its unit: `up to 8 ft. x $12`.
  for (const [at, counts] of [...tokens.entries()].reverse()) {
    const quantity = inFeet(counts);
    if (quantity.kind !== 'quantity' && quantity.kind !== 'amount') continue;
    for (let mark = at + 1; mark < tokens.length; mark += 1) {
      const token = tokens[mark] as Token;
      const isMark = BETWEEN.test(token.text);
      const price = isMark ? tokens[mark + 1] : /^@\S/.test(token.text) ? token : undefined;
      const isWhole = quantity.unit === null && quantity.decimals === 0;
      const fraction = isWhole ? fractionOf(tokens[at + 1]) : null;
      const whole =
        fraction === null ? quantity : { ...quantity, value: (quantity.value ?? 0) + fraction };
      if (price === undefined || !comesTo(whole, price, total)) continue;
      const behind = at + (fraction === null ? 1 : 2);
      const unit = quantity.unit === null ? tokens[behind] : undefined;
      const isThing =
        unit !== undefined && tokens[behind + 1] === token && countsThings(tokens, at);
      // `up to 8 ft. @ $12.00` says how long, `74 ft. @ $9.25` how much.
      const isSize = /^to$/i.test(tokens[at - 1]?.text ?? '');
      const isMeasured =
        unit !== undefined &&
        (unit.unit !== null ||
          (!isSize && tokens[behind + 1] === token && unitCode(unit.text) !== null));
      const isUnit = unit !== undefined && unit !== token && (isMeasured || isThing);
      const counted = [...tokens.slice(at + 1, behind), ...(isUnit ? [unit] : [])];
      let end = tokens.indexOf(price) + 1;
      end += ofOne(tokens, end);
      while (tokens[end] !== undefined && isBehindPrice(tokens[end] as Token)) end += 1;
      if (saysPerWhat(tokens, end)) end += 1;
      const before = tokens[at - 1]?.text ?? '';
      const begin = EQUALS.test(before) || ABOUT.test(before) ? at - 1 : at;
      // `12 sheets of board`
      const isOf = /^of$/i.test(tokens[at + 1 + counted.length]?.text ?? '');
      const between = tokens.slice(at + 1 + counted.length + (isOf ? 1 : 0), mark);
      const rest = [...tokens.slice(0, begin), ...between, ...tokens.slice(end)];
      const kept = new Set(rest.flatMap((one) => one.words));
      // `165.00 ea.` is read as one: so much for each.
      const isOfEach = price.unit === 'EA' && price.words.length > 1;
      const found = {
        quantity: withFeet([counts, ...counted].flatMap((one) => one.words)),
        price: withoutMark(isOfEach ? price.words.slice(0, 1) : price.words),
        rest: words.filter((_, index) => kept.has(plain[index] as Word)),
      };
      if (quantity.unit !== null || counted.length > 0) return found;
      const isEach =
        isOfEach || /^(?:each|ea\.?)[:,.]?$/i.test(tokens[tokens.indexOf(price) + 1]?.text ?? '');
      bare ??= isEach ? { ...found, quantity: inEach(found.quantity) } : found;
    }
  }
  return bare ?? inWords(words, tokens, total);
};

/** `6` of `6 at $34.00 each` as `6 EA`. */
const inEach = (quantity: readonly Word[]): Word[] => {
  const last = quantity.at(-1);
  if (last === undefined) return [];
  const left = last.box.right + last.fontSize * WORD_GAP;
  const box = { ...last.box, left, right: left + last.fontSize };
  return [...quantity, { ...last, text: 'EA', box }];
};

/** Font sizes between words. */
const WORD_GAP = 0.3;

/** How many tokens of `$6.50 a foot - $143.00`, `$2.00 a square foot = $40.00` say what one of a thing costs. */
const ofOne = (tokens: readonly Token[], at: number): number => {
  if (!/^an?$/i.test(tokens[at]?.text ?? '')) return 0;
  const end = tokens.findIndex(
    ({ text }, index) =>
      index > at && (!/^\p{L}+[,;:.]?$/u.test(text) || /^(?:for|equals)$/i.test(text)),
  );
  // `at $72.00 a square, for $1,872.00`
  const stop =
    tokens.findIndex(({ text }, index) => index > at && /^\p{L}+[,;:.]$/u.test(text)) + 1;
  const last = end < 0 ? tokens.length : end;
  const until = stop > 0 ? Math.min(stop, last) : last;
  const length = until - at;
  const isEnded = stop === until || end < 0 || EQUALS.test(tokens[end]?.text ?? '');
  return isEnded && length > 1 && length <= MOST_OF_ONE ? length : 0;
};

const MOST_OF_ONE = 3;

/**
 * `Remove modules      26 panels @ $58.00`, `Grind stump -- 34 inch @ $9.00`, `Inspections, est. 5 visits at $385.00`: in
 * a cell of its own, behind a dash or as a guess, what is counted is none of the words before.
 */
const countsThings = (tokens: readonly Token[], at: number): boolean => {
  const [before, quantity, thing] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const size = quantity?.words[0]?.fontSize ?? 0;
  return (
    before !== undefined &&
    quantity !== undefined &&
    (quantity.left - before.right > size * CELL_GAP ||
      DASH.test(before.text) ||
      /[,:]$/.test(before.text) ||
      ABOUT.test(before.text)) &&
    /^\p{Ll}{3,12}$/u.test(thing?.text ?? '')
  );
};

const DASH = /^(?:--?|–|—)$/;

/** `est.`, `approx.`: nobody has counted yet. */
const ABOUT = /^(?:est(?:imated)?|approx(?:imately)?|about|abt)\.?$/i;

/** Font sizes from the words to a cell behind them. */
const CELL_GAP = 1.5;

/**
 * The quantity and the price among words that are not charged: `12 SF @ $2.10`, `12 SF of drywall @ $2.10`, where
 * no product tells which of the figures they are. Null where none stand so.
 */
export const unchargedPhraseOf = (words: readonly Word[]): PricedPhrase | null => {
  const tokens = tokensOf(words);
  const at = tokens.findLastIndex(({ text }) => BETWEEN.test(text));
  const price = tokens[at + 1];
  const last = tokens.at(-1);
  const isEnded = last === price || (last?.text === '=' && tokens.at(-2) === price);
  const said = tokens.slice(0, Math.max(0, at));
  const begin = /^(?:[-–•*]|\d{1,3}[.)])$/.test(said[0]?.text ?? '') ? 1 : 0;
  const counted = quantityAt(said, at - 1) ?? quantityAt(said, at - 2) ?? quantityAt(said, begin);
  if (counted === null || price?.kind !== 'amount' || !isEnded) return null;
  const rest = said.filter((one) => !counted.includes(one));
  if (/^[-–]$/.test(rest.at(-1)?.text ?? '')) rest.pop();
  return {
    quantity: counted.flatMap((one) => one.words),
    price: price.words,
    rest: rest.flatMap((one) => one.words),
  };
};

/** A quantity, which may be read in two: `8 EA`; null where none begins there. */
const quantityAt = (tokens: readonly Token[], at: number): Token[] | null => {
  const [one, next] = [tokens[at], tokens[at + 1]];
  if (one?.kind === 'quantity') return [one];
  return one?.kind === 'amount' && next?.kind === 'text' && next.unit !== null ? [one, next] : null;
};

/** A number in words, where nothing behind the price says more. */
const inWords = (
  words: readonly Word[],
  tokens: readonly Token[],
  total: Token,
): PricedPhrase | null => {
  const at = tokens.findLastIndex(({ text }) => BETWEEN.test(text));
  const price = tokens[at + 1];
  // `338.00 each`
  const isPrice = price?.kind === 'amount' || (price?.kind === 'quantity' && price.unit === 'EA');
  return isPrice && tokens.slice(at + 2 + ofOne(tokens, at + 2)).every(isBehindPrice)
    ? spelledPhraseOf(words, tokens, { at, total })
    : null;
};

/** `foot` of `at $215.00 per foot, for`: a word behind `per` with which the price is said. */
const saysPerWhat = (tokens: readonly Token[], at: number): boolean => {
  const [per, what, next] = tokens.slice(Math.max(0, at - 1));
  if (!/^per$/i.test(per?.text ?? '') || !/^\p{L}{2,}[,;.]?$/u.test(what?.text ?? '')) return false;
  return next === undefined || /[,;.]$/.test(what?.text ?? '') || EQUALS.test(next.text);
};

/** `per SF =`: what a price is for, and what leads to the total. */
const isBehindPrice = ({ text, kind }: Token): boolean =>
  EQUALS.test(text) || PER.test(text) || kind === 'unit';

/** `(12 SF @ $2.10)`: brackets around the whole phrase are none of its figures. */
const withoutHalfBracket = (word: Word): Word => {
  const { text } = word;
  if (/^\([^)]+$/.test(text)) return { ...word, text: text.slice(1) };
  return /^[^(]*\d[^(]*\)$/.test(text) ? { ...word, text: text.slice(0, -1) } : word;
};

const FEET = /^(\d[\d,]*(?:\.\d+)?)['’′]$/;

/** `260' of drop pipe @ 3.85`: so many feet. */
const inFeet = (token: Token): Token => {
  const feet = FEET.exec(token.text)?.[1];
  return feet === undefined
    ? token
    : { ...token, kind: 'amount', value: Number(feet.replaceAll(',', '')), unit: 'LF' };
};

const withFeet = (words: readonly Word[]): Word[] =>
  words.flatMap((word) => {
    const feet = FEET.exec(word.text)?.[1];
    const { left, right } = word.box;
    return feet === undefined
      ? [word]
      : [
          { ...word, text: feet, box: { ...word.box, right: (left + right) / 2 } },
          { ...word, text: 'LF', box: { ...word.box, left: (left + right) / 2 + 0.5 } },
        ];
  });

/** `245/hr`, `$8.75/ft,`: what a price is for, without a space. */
const withoutUnitOfPrice = (word: Word): Word => {
  const price = /^(@?\$?\d[\d,]*(?:\.\d+)?)\/\p{L}{1,6}[.,:]?$/u.exec(word.text)?.[1];
  return price === undefined ? word : { ...word, text: price };
};

/** `1/2` of `6 1/2 hrs`; null for any other token. */
const fractionOf = (token: Token | undefined): number | null => {
  const [, over, under] = /^([1-7])\/([248])$/.exec(token?.text ?? '') ?? [];
  return over === undefined || Number(over) >= Number(under) ? null : Number(over) / Number(under);
};

const withoutMark = (words: readonly Word[]): Word[] =>
  words.map((word) => (/^@\S/.test(word.text) ? { ...word, text: word.text.slice(1) } : word));

/** To the cent, and to the dollar where no cents are printed. */
export const comesTo = (quantity: Token, price: Token, total: Token): boolean => {
  if (price.kind !== 'amount' && price.kind !== 'quantity') return false;
  if (quantity.value === null || price.value === null || total.value === null) return false;
  const off = Math.abs(quantity.value * signedValue(price) - signedValue(total));
  const rounded = total.decimals === 0 ? 0.5 : 0;
  return total.value !== 0 && off <= 0.011 + rounded + Math.abs(quantity.value) * 0.005;
};
