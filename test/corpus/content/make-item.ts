import Big from 'big.js';
import type { Activity } from '../../../lambdas/domain/estimate/estimate.ts';
import { lineAmount, roundCents, sum, toAmount } from '../../../lambdas/domain/money/money.ts';
import type { ModelItem } from '../model.ts';
import type { Random } from '../random.ts';
import type { EstimateOptions } from './estimate-options.ts';
import * as invented from './invented.ts';
import type { TradeDescription } from './trade-descriptions.ts';

const rateRanges: Record<string, readonly [number, number]> = {
  SF: [0.28, 24],
  LF: [0.9, 68],
  SQ: [21, 640],
  EA: [7, 1900],
  HR: [46, 148],
  DA: [32, 480],
  WK: [90, 700],
  MO: [110, 950],
  BF: [1.2, 6],
  SY: [18, 70],
  CY: [20, 90],
};

const quantityRanges: Record<string, readonly [number, number]> = {
  SF: [4, 2400],
  LF: [3, 320],
  SQ: [0.33, 64],
  EA: [1, 14],
  HR: [0.5, 40],
  DA: [1, 12],
  WK: [1, 4],
  MO: [1, 6],
  BF: [8, 200],
  SY: [2, 80],
  CY: [1, 30],
};

const cents = (random: Random, from: number, to: number): number =>
  // Low figures are the common ones: the square pulls towards `from`.
  toAmount((from + (to - from) * random.next() ** 2).toFixed(4));

const quantityOf = (random: Random, unit: string): number => {
  const [from, to] = quantityRanges[unit] ?? [1, 20];
  const whole = unit === 'EA' || unit === 'DA' || unit === 'WK' || unit === 'MO';
  // Large buildings: five digits before the point.
  if (unit === 'SF' && random.chance(0.01)) return random.int(10_000, 24_000);
  return whole ? random.int(from, to) : cents(random, from, to);
};

export const makeItem = (
  random: Random,
  entry: TradeDescription,
  options: EstimateOptions,
  place: { room: string; path: string[]; section: string | null; coverage: string },
  taxRatePercent: number,
): ModelItem => {
  const [cat, sel, text, unit, sides] = entry;
  let activity: Activity = sides === '&' ? random.pick(['&', '&', '+', '+', '-']) : sides;
  if (sides === '&' && random.chance(options.detachReset))
    activity = random.pick(['R', 'R', 'R', 'I', 'M']);
  const quantity = quantityOf(random, unit);
  const [from, to] = rateRanges[unit] ?? [5, 300];
  const main = cents(random, from, to);
  const bidItem = random.chance(options.bidItems);
  const item: ModelItem = {
    number: '',
    numberChanged: random.chance(options.changed / 2),
    cat,
    sel,
    activity,
    prefix: '',
    description: bidItem ? `${text} (Bid Item)` : text,
    descriptionChanged: random.chance(options.changed),
    quantity: bidItem ? 1 : quantity,
    unit: bidItem ? 'EA' : unit,
    removeRate: 0,
    replaceRate: 0,
    resetRate: 0,
    unitPrice: 0,
    priceChanged: random.chance(options.changed / 2),
    lineItemTotal: 0,
    tax: 0,
    overhead: 0,
    profit: 0,
    overheadProfit: 0,
    rcv: 0,
    depreciation: 0,
    recoverable: !random.chance(options.nonRecoverable),
    depreciationMark: null,
    acv: 0,
    ageYears: 0,
    lifeYears: null,
    condition: 'Avg.',
    depreciationPercent: null,
    priceNote: null,
    paidWhenIncurred: null,
    section: place.section,
    note: random.chance(options.notes) ? random.pick(invented.notes) : null,
    machineNotes: random.chance(options.machineNotes)
      ? random.sample(invented.machineNotes, random.int(1, 2))
      : [],
    definition: random.chance(options.definitions) ? random.pick(invented.definitions) : null,
    bold: random.chance(options.bold),
    credit: false,
    bidItem,
    laborMinimum: false,
    calculation: '',
    roughDraftFlag: null,
    coverage: place.coverage,
    room: place.room,
    path: place.path,
  };
  if (activity === '&') {
    item.removeRate = toAmount((main * random.between(0.04, 0.3)).toFixed(4));
    item.replaceRate = main;
  } else if (activity === '-') item.removeRate = main;
  else if (activity === 'R') item.resetRate = main;
  else item.replaceRate = main;
  item.calculation = calculationOf(random, item);
  if (item.activity === '-' && sides === '&' && random.chance(0.1)) item.numberChanged = true;
  const zeroed = !bidItem && random.chance(options.priceWords);
  if (zeroed) {
    item.priceNote = random.pick(invented.priceWords);
    item.roughDraftFlag = random.pick([null, 'NC', 'CI', 'N']);
  } else if (item.activity !== '-' && random.chance(options.credits)) {
    item.credit = true;
    item.description = `Credit - ${item.description}`;
    item.replaceRate = -Math.abs(item.replaceRate);
    item.removeRate = 0;
    item.resetRate = 0;
    item.activity = '+';
  }
  item.prefix = prefixOf(random, item.activity, sides);
  if (!bidItem && !item.credit && !zeroed && random.chance(options.zeroQuantity)) {
    item.quantity = 0;
    item.calculation = '0';
  }
  price(random, item, options, taxRatePercent);
  return item;
};

const prefixOf = (random: Random, activity: Activity, sides: TradeDescription[4]): string => {
  switch (activity) {
    case '&':
      return 'R&R ';
    case '-':
      // What is demolition by nature prints no prefix, except on older prints.
      return sides === '&' || random.chance(0.15) ? 'Remove ' : '';
    case 'R':
      return 'Detach & Reset ';
    case 'I':
      return 'Install ';
    case 'M':
      return 'Material Only ';
    case '+':
      return '';
  }
};

const calculationOf = (random: Random, item: ModelItem): string => {
  if (Number.isInteger(item.quantity) && item.quantity < 20) return String(item.quantity);
  const room = item.unit === 'SF' ? ['W', 'C', 'F', 'WC', 'F+PF'] : ['PF', 'PC', 'PF-3'];
  return random.chance(0.5) ? random.pick(room) : `${item.quantity}`;
};

/** Line amounts by the measured rules: decimal, half up to cents, line by line. */
export const price = (
  random: Random,
  item: ModelItem,
  options: EstimateOptions,
  taxRatePercent: number,
): void => {
  item.unitPrice = toAmount(sum([item.removeRate, item.replaceRate, item.resetRate]));
  if (item.priceNote !== null) {
    item.unitPrice = 0;
    item.removeRate = 0;
    item.replaceRate = 0;
    item.resetRate = 0;
    item.lifeYears = null;
    return;
  }
  item.lineItemTotal = lineAmount(item.quantity, item.unitPrice).toNumber();
  const materialRate = toAmount((item.replaceRate * random.between(0, 0.7)).toFixed(4));
  const material = lineAmount(item.quantity, materialRate);
  if (options.tax && item.activity !== '-') {
    item.tax = toAmount(material.times(new Big(taxRatePercent).div(100)));
  }
  const withProfit = options.overheadProfit && !item.bidItem && !random.chance(0.08);
  if (withProfit) {
    item.overhead = toAmount(new Big(item.lineItemTotal).times('0.1'));
    item.profit = item.overhead;
    item.overheadProfit = toAmount(sum([item.overhead, item.profit]));
  } else if (options.overheadProfit) item.roughDraftFlag = 'N';
  if (item.roughDraftFlag === 'N' && random.chance(0.2)) item.roughDraftFlag = 'EN';
  if (item.priceChanged) item.roughDraftFlag = `*${item.roughDraftFlag ?? ''}`;
  item.rcv = toAmount(sum([item.lineItemTotal, item.tax, item.overheadProfit]));
  depreciate(random, item, options);
  item.acv = toAmount(sum([item.rcv, -item.depreciation]));
};

const depreciate = (random: Random, item: ModelItem, options: EstimateOptions): void => {
  const lasting = item.activity === '-' || item.credit || item.rcv <= 0;
  item.ageYears = random.int(0, 22);
  item.lifeYears = random.chance(0.12) ? null : random.pick([7, 10, 15, 20, 25, 30, 50, 100, 150]);
  item.condition = random.pick(['Avg.', 'Avg.', 'Avg.', 'New', 'Above Avg.', 'Below Avg.']);
  if (lasting || item.lifeYears === null || !random.chance(options.depreciated)) {
    if (lasting) {
      item.ageYears = 0;
      item.lifeYears = null;
    }
    if (options.depreciated > 0 && item.lifeYears !== null) item.ageYears = 0;
    item.depreciationPercent = item.lifeYears === null ? null : 0;
    item.recoverable = true;
    return;
  }
  if (item.ageYears === 0) item.ageYears = random.int(1, 12);
  const capped = item.ageYears / item.lifeYears > 0.8;
  const ratio = capped ? new Big('0.8') : new Big(item.ageYears).div(item.lifeYears);
  const rounded = ratio.times(100).round(2, 1);
  item.depreciationPercent = rounded.toNumber();
  if (capped) item.depreciationMark = 'M';
  else if (random.chance(0.05)) item.depreciationMark = '%';
  const used = options.depreciationBase === 'rounded-percent' ? rounded.div(100) : ratio;
  item.depreciation = roundCents(used.times(item.rcv)).toNumber();
};
