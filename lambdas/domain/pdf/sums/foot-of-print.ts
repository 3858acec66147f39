import type { LineItem, PrintedSummary, PrintedTotal } from '../../estimate/estimate.ts';
import { type Decimal, decimal, sum, toAmount } from '../../money/money.ts';
import { type Line, type PageLines, readAtOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { finalAmountOf } from '../phrases/final-amount.ts';
import { signedValue } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { chargesOf } from './adjusted-sums.ts';
import { isMarkup } from './total-labels.ts';

/** What all rows of a print come to with what is added below them, told by the figures alone. */
export interface FootOfPrint {
  /** Those that were read, without names of groups that only stand in its sums; the total of all is the last. */
  totals: PrintedTotal[];
  /** Of what is added, what is no tax or markup. */
  charges: Line[];
}

/** A foot of more lines sums other things. */
const LONGEST_FOOT = 40;

const PAID =
  /\b(?:excess|deposit|paid|payments?|deductible|depreciation|retain\w*|down|financ\w*)\b/i;
const TAKEN_OFF = /\b(?:less|discounts?|credits?|coupons?|rebates?|savings?)\b/i;

const REDUCED = /\b(?:discounts?|credits?|coupons?|rebates?|savings?)\b/i;

interface FootLine {
  line: Line;
  amount: Decimal;
  /** In a sentence. */
  isSaid?: true;
}

/**
 * Solves the foot of a print in which no label says the total of all: `Subtotal`, `Fuel surcharge 4%`,
 * `Amount due`; `Net`, `VAT`, `Gross`; `TOTAL CAD`. From the sum of the rows, what stands between leads
 * to the next sum, to the cent. Null where a total was read, or no line is such a sum.
 */
export const footOfPrint = (
  pages: readonly PageLines[],
  isItemLine: (line: Line) => boolean,
  items: readonly LineItem[],
  printed: { totals: readonly PrintedTotal[]; summaries: readonly PrintedSummary[] },
): FootOfPrint | null => {
  const { summaries } = printed;
  // `Bid Total` in no column of the rows: a label of which no amount was read says nothing.
  const totals = printed.totals.filter(
    ({ kind, amounts }) => kind !== 'grand' || hasAmount(amounts),
  );
  const wholes = totals.filter(({ kind }) => kind === 'grand' || kind === 'line_items');
  const isSummed = summaries.some(
    ({ rcv, lineItemTotal }) => rcv !== null || lineItemTotal !== null,
  );
  const work = sum(
    items.filter(({ enabled }) => enabled).map(({ rcv, lineItemTotal }) => rcv ?? lineItemTotal),
  );
  // `Net price` is the whole, until tax is added to it.
  const isNet = wholes.every(
    ({ amounts, adjustments = 0 }) =>
      adjustments === 0 && work.eq(amounts.rcv ?? amounts.lineItemTotal ?? 0),
  );
  if (isSummed || !isNet || work.lte(0)) return null;
  const lines = pages.flatMap((page) => page.lines);
  const foot = lines.slice(lines.findLastIndex(isItemLine) + 1).slice(0, LONGEST_FOOT);
  const isWhole = items.every(({ rcv }) => Number.isInteger(rcv ?? 0));
  const groups = totals.flatMap(({ amounts }) => amounts.rcv ?? amounts.lineItemTotal ?? []);
  let running = work;
  let whole: Line | null = null;
  let pending: FootLine[] = [];
  const added: FootLine[] = [];
  const sums = new Set<string>();
  for (const { line, said } of foot.flatMap(sentencesOf)) {
    const one =
      said === null
        ? footLine(line, running, isWhole)
        : { line, amount: decimal(said), isSaid: true as const };
    if (one === null) continue;
    const isPaid = PAID.test(one.line.text);
    if (isPaid && whole !== null) break;
    const led = isPaid ? null : leadingTo(one.amount.minus(running), pending, groups);
    if (led === null) {
      pending.push(one);
      continue;
    }
    added.push(...led);
    running = one.amount;
    whole = one.line;
    sums.add(JSON.stringify(readAtOf(whole)));
    pending = [];
  }
  if (whole === null) return null;
  const adjustments = running.minus(work);
  const isLed = added.every(
    ({ line: { text } }) => isMarkup(text) || text.includes('%') || REDUCED.test(text),
  );
  if (wholes.length > 0 && (adjustments.eq(0) || !isLed)) return null;
  const groupsOfItems = new Set(items.flatMap(({ room, section }) => [room, section]));
  const key = JSON.stringify(readAtOf(whole));
  const isOfFoot = ({ kind, name, readAt }: PrintedTotal): boolean => {
    const place = JSON.stringify(readAt);
    // `Sum` of what a tax leads to is that of no rows; rows that were not read lead to one as well.
    if (kind === 'section' && name === '') return place === key && !adjustments.eq(0) && isLed;
    return (
      // `Net`, `Gross`: what a label with such a name sums is no group.
      kind === 'section' &&
      !/^coverage\b/i.test(name) &&
      !groupsOfItems.has(name) &&
      sums.has(place)
    );
  };
  // The sum of the one level that there is says what it sums.
  const own = totals.find(({ readAt }) => JSON.stringify(readAt) === key);
  if (own !== undefined && !isOfFoot(own) && adjustments.eq(0)) return null;
  const total: PrintedTotal = {
    kind: 'grand',
    name: '',
    path: [],
    amounts: {
      lineItemTotal: null,
      tax: null,
      overheadProfit: null,
      depreciation: null,
      acv: null,
      ...own?.amounts,
      rcv: toAmount(running),
    },
    ...(adjustments.eq(0) ? {} : { adjustments: toAmount(adjustments) }),
    readAt: readAtOf(whole),
  };
  return {
    totals: [...totals.filter((one) => !isOfFoot(one)), total],
    charges: [
      ...chargesOf({ amount: 0, lines: added.map(({ line }) => line) }),
      ...added.flatMap(({ line, isSaid }) => (isSaid && !isMarkup(line.text) ? [line] : [])),
    ],
  };
};

const hasAmount = (amounts: PrintedTotal['amounts']): boolean =>
  Object.values(amounts).some((amount) => amount !== null);

/** Which of the lines above a sum make up what it has more than the sum before; null where none do. */
const leadingTo = (
  missing: Decimal,
  pending: readonly FootLine[],
  groups: readonly number[],
): readonly FootLine[] | null => {
  if (missing.eq(0)) return [];
  // Sums of groups may be said once more before.
  const own = pending.filter(({ amount }) => !groups.some((group) => amount.eq(group)));
  for (const lines of [pending, own])
    for (let from = 0; from < lines.length; from += 1) {
      const tail = lines.slice(from);
      if (sum(tail.map(({ amount }) => amount.toNumber())).eq(missing)) return tail;
    }
  return null;
};

/** `The work comes to $7,038.00. The permit is $285.00, which we pay`: each amount of a sentence by itself. */
const sentencesOf = (line: Line): { line: Line; said: number | null }[] => {
  const said = line.words.flatMap(({ text }) => {
    const [, amount] = /^\$(\d[\d,]*\.\d{2})[.,;]?$/.exec(text) ?? [];
    return amount === undefined ? [] : [Number(amount.replaceAll(',', ''))];
  });
  const isSentence = said.length > 0 && /\$\d[\d,]*\.\d{2}[.,;](?:\s|$)/.test(line.text);
  return isSentence ? said.map((amount) => ({ line, said: amount })) : [{ line, said: null }];
};

/**
 * A label and one amount behind it. Of several amounts, what is worn and what is left beside what all
 * costs, one may be the sum so far.
 */
const footLine = (line: Line, running: Decimal, isWhole: boolean): FootLine | null => {
  const words = withoutRateBehind(line);
  // `Sales tax (8.25%)`: a rate is no amount.
  const amounts = tokensOf(words).filter(
    ({ kind, decimals, text }) =>
      kind === 'amount' &&
      (decimals === 2 || text.includes('$') || (isWhole && text.includes(','))),
  );
  const last = amounts.at(-1);
  if (last === undefined || !/\p{L}{2}/u.test(line.text)) return null;
  if (amounts.length > 1) {
    const isSum = amounts.some(({ value }) => running.eq(value ?? 0));
    return isSum ? { line, amount: running } : null;
  }
  if (finalAmountOf(words)?.value !== last.value) return null;
  const value = decimal(signedValue(last)).abs();
  const isTakenOff = last.negative || last.bracket !== null || TAKEN_OFF.test(line.text);
  return { line, amount: isTakenOff ? value.neg() : value };
};

/** `Labor Burden   3,099.11   28.500 %   C`: the share that an amount is, and of what, in columns behind it. */
const withoutRateBehind = ({ text, words }: Line): Word[] => {
  const rate = RATE_BEHIND.exec(text)?.[0].trim().split(/\s+/).length ?? 0;
  return rate === 0 ? words : words.slice(0, -rate);
};

const RATE_BEHIND = /(?<=\d\.\d{2})\s\d{1,3}(?:\.\d+)?\s?%(?:\s\p{Lu})?$/u;
