import type { PrintedSummary } from '../../estimate/estimate.ts';
import { type Decimal, sum, toAmount } from '../../money/money.ts';
import { type Line, readAtOf } from '../pages/lines.ts';
import { signedValue, type Token } from '../tokens/token.ts';
import type { Charge } from './adjusted-sums.ts';
import { isAdjustment } from './total-labels.ts';

/** What the rows of a summary say, by their labels. */

export type SummaryField = Exclude<
  keyof PrintedSummary,
  'coverage' | 'taxes' | 'other' | 'isUnsure' | 'readAt'
>;

/** The most that is paid later, whatever it is for. */
const MOST_LATER = /^(?:total\s+)?maximum\s+additional\s+amounts?\b/i;

const OF_CONTRACTOR = String.raw`^(?:(?:general\s+)?contractor(?:['’]?s)?\s+|gc\s+)?`;

/** Row labels of a summary, in the order in which they must be tried. */
export const LABELS: readonly [RegExp, SummaryField][] = [
  [/^(?:total\s+)?(?:line\s+)?items?\s+(?:sub)?totals?\b/i, 'lineItemTotal'],
  [/^(?:(?:line\s+)?items?\s+before\s+tax|(?:total\s+)?line\s+items\s*:?$)/i, 'lineItemTotal'],
  [
    /^(?:sub\s*-?\s*)?totals?\s+(?:of|for)\s+(?:all\s+)?(?:the\s+)?(?:line\s+)?items\b/i,
    'lineItemTotal',
  ],
  [
    /^(?:net\s+(?:claim|payment|amount|estimate)|amount\s+payable)\b.*\bif\b.*\b(?:recovered|incurred)/i,
    'netClaimIfDepreciationRecovered',
  ],
  [/^total\s+amount\s+of\s+claim\s+if\s+incurred/i, 'netClaimIfDepreciationRecovered'],
  [
    /^total\s+(?:paid\s+when\s+incurred|payable\s+when\s+incurred|if\s+incurred)/i,
    'paidWhenIncurred',
  ],
  [MOST_LATER, 'paidWhenIncurred'],
  [
    /^(?:paid\s+when\s+incurred\s*:|(?:paid\s+when\s+incurred|PWI)\b.*\btotal)/i,
    'paidWhenIncurred',
  ],
  [
    /^less\s+(?:(?:total|amounts?|items?|costs?)\s+)*(?:paid|payable)\s+(?:when|if|as)\s+incurred/i,
    'paidWhenIncurred',
  ],
  [/^(?:less\s+)?(?:total\s+)?non\s*-?\s*recoverable\s+dep/i, 'nonRecoverableDepreciation'],
  [/^(?:less\s+)?dep\w*\s*\(\s*non\s*-?\s*recoverable/i, 'nonRecoverableDepreciation'],
  [/^total\s+recoverable\s+dep/i, 'recoverableDepreciation'],
  [/^(?:total\s+)?replacement\s+cost\s+benefits?\b/i, 'recoverableDepreciation'],
  [/^less\s+(?:(?:recoverable|applicable|total)\s+)?dep/i, 'depreciation'],
  [/^(?:total\s+)?(?:recoverable\s+)?depreciation\b(?!\s*\()/i, 'depreciation'],
  [/^(?:less\s+)?(?:(?:net|applied)\s+)?deductible/i, 'deductible'],
  [/^less\s+.*\bdeductible/i, 'deductible'],
  [/^less\s+(?:prior|previous|advance).*\b(?:payment|paid)/i, 'priorPayments'],
  [/^(?:prior|previous)\s+payments?/i, 'priorPayments'],
  [/^less\s+(?:amount\s+)?(?:previously\s+)?paid/i, 'priorPayments'],
  [/^(?:total\s+)?amount\s+(?:due|payable)\s*:?$/i, 'netClaim'],
  [/^net\s+(?:amount\s+claimed|(?:building|dwelling|contents|structures?)\s+claim)\b/i, 'netClaim'],
  [
    /^net\s+(?:(?:acv\s+|rcv\s+)?claim|actual\s+cash\s+value(?!\s+on\b)|acv\s+payment|payment|estimate|amount\s+(?:due|payable)|payable)/i,
    'netClaim',
  ],
  [/^(?:full\s+)?cost\s+(?:of|to)\s+repair\b/i, 'rcv'],
  // What a letter to a customer says in place of the words of the trade.
  [/^held\s+(?:back\s+)?until\s+(?:repaired|repairs\b)/i, 'depreciation'],
  [/^(?:what\s+)?we\s+(?:will\s+)?pay\s+now\b/i, 'netClaim'],
  [/^(?:total\s+)?(?:replacement\s+cost\s+value|replacement\s+cost|rcv)\b(?!\s+benefit)/i, 'rcv'],
  [/^(?:total\s+)?(?:actual\s+cash\s+value|acv)\b/i, 'acv'],
  [new RegExp(`${OF_CONTRACTOR}overhead\\b(?!\\s*(?:&|and))`, 'i'), 'overhead'],
  [new RegExp(`${OF_CONTRACTOR}profit\\b`, 'i'), 'profit'],
  [/^sub\s*-?\s*total\b/i, 'subtotal'],
  [/^estimate\s+sub\s*-?\s*total\b/i, 'rcv'],
];

const TAX = /\b(?:tax|gst|hst|pst|vat|grt|gross\s+receipts|general\s+excise)\b/i;

export const emptySummary = (coverage: string | null, line: Line): PrintedSummary => ({
  coverage,
  lineItemTotal: null,
  taxes: [],
  subtotal: null,
  overhead: null,
  profit: null,
  rcv: null,
  depreciation: null,
  nonRecoverableDepreciation: null,
  acv: null,
  deductible: null,
  priorPayments: null,
  netClaim: null,
  recoverableDepreciation: null,
  netClaimIfDepreciationRecovered: null,
  paidWhenIncurred: null,
  other: [],
  readAt: readAtOf(line),
});

/** Values that may be less than nothing; what is taken off is kept without its sign. */
const SIGNED: ReadonlySet<SummaryField> = new Set([
  'lineItemTotal',
  'subtotal',
  'rcv',
  'acv',
  'netClaim',
  'netClaimIfDepreciationRecovered',
]);

export const fieldOf = (label: string, summary: PrintedSummary): SummaryField | undefined => {
  const plain = label.replace(/^(less|plus)\s*:\s*/i, '$1 ');
  // `Claim Total` behind the deductible
  if (summary.deductible !== null && /^claim\s+total\s*:?$/i.test(plain)) return 'netClaim';
  const field = LABELS.find(([pattern]) => pattern.test(plain) && !isTaxRow(plain))?.[1];
  // Below the replacement cost, another block has a subtotal of its own.
  return field === 'subtotal' && summary.rcv !== null ? undefined : field;
};

export const addRow = (summary: PrintedSummary, label: string, amount: Token): void => {
  const value = signedValue(amount);
  const plain = label
    .replace(/^(?:add|plus)\s+(?:\d+(?:\.\d+)?\s*%\s*)?/i, '')
    .replace(/\s*[@(]?\s*\d+(?:\.\d+)?\s*%.*$/, '')
    .trim();
  const bearer = OF_COVERAGE.exec(label)?.[1];
  if (bearer !== undefined && value === summary.rcv) summary.coverage ??= bearer;
  if (MOST_LATER.test(plain)) {
    addMostLater(summary, value);
    return;
  }
  const field = fieldOf(plain, summary);
  if (field !== undefined && summary[field] === null) {
    summary[field] = Math.abs(value) === 0 ? 0 : SIGNED.has(field) ? value : Math.abs(value);
    return;
  }
  if (field === 'rcv' && isMarkedUp(summary, value)) {
    // `Estimate Subtotal` is the whole only where no more than that is printed.
    summary.subtotal = summary.rcv;
    summary.rcv = value;
    return;
  }
  // What was taken off, once more at what may be claimed later.
  if (field === 'depreciation' && /^recoverable\b/i.test(plain)) {
    summary.recoverableDepreciation ??= Math.abs(value);
    return;
  }
  const isAllTaxes = summary.taxes.length === 0 && ALL_TAXES.test(plain);
  if (isTaxRow(plain) || isAllTaxes || OF_AUTHORITY.test(label)) {
    const rate = /(\d+(?:\.\d+)?)\s*%/.exec(label);
    summary.taxes.push({
      name: plain.replace(/(?:\s+[@x(])+$/, '').trim(),
      rate: rate === null ? null : Number(rate[1]),
      amount: value,
    });
    return;
  }
  // Below the deductible, the estimate's total is what is paid; above it, what the coverage bears.
  const ofEstimate = /^estimate\s+total(?:\s+on\s+coverage\s+(.*?))?\s*:?$/i.exec(plain);
  if (ofEstimate !== null && (summary.deductible !== null || ofEstimate[1] !== undefined)) {
    summary.coverage ??= ofEstimate[1] ?? null;
    if (summary.deductible === null) summary.rcv ??= value;
    else summary.netClaim ??= value;
    return;
  }
  if (plain === '') return;
  // `Total claim presented`: whatever it is called, it is what the lines come to with all that is added.
  const isAdded = summary.overhead !== null || summary.profit !== null || summary.taxes.length > 0;
  if ((isAdded || TOTAL.test(plain)) && isWhole(summary, value)) {
    summary.rcv = value;
    return;
  }
  const isBelow = summary.netClaim !== null;
  summary.other.push({
    name: plain,
    amount: value,
    ...(isBelow ? { isBelowNetClaim: true } : {}),
  });
};

const TOTAL =
  /^(?:(?:grand|estimate|contract|project|proposal|job)\s+)?total(?:\s+(?:price|cost|amount))?\s*:?$/i;

/** Whether all that a summary prints so far, the lines and what is added to them, comes to an amount. */
const isWhole = (summary: PrintedSummary, amount: number): boolean => {
  const { lineItemTotal, rcv, depreciation, acv, deductible, netClaim } = summary;
  if (lineItemTotal === null || rcv !== null) return false;
  if ([depreciation, acv, deductible, netClaim].some((one) => one !== null)) return false;
  return comesToBefore(summary, summary.other.length).minus(amount).abs().lt('0.01');
};

/** Whether overhead and profit, or taxes, lead from what was taken for the replacement cost to another one. */
const isMarkedUp = (
  { rcv, subtotal, overhead, profit, taxes, acv }: PrintedSummary,
  whole: number,
): boolean =>
  rcv !== null &&
  subtotal === null &&
  acv === null &&
  whole > rcv &&
  sum([rcv, overhead, profit, ...taxes.map(({ amount }) => amount)]).eq(whole);

/** The lines, tax, overhead and profit, and so many of the other rows. */
const comesToBefore = (summary: PrintedSummary, others: number): Decimal =>
  sum([
    summary.lineItemTotal,
    ...summary.taxes.map(({ amount }) => amount),
    summary.overhead,
    summary.profit,
    ...summary.other.slice(0, others).map(({ amount }) => amount),
  ]);

/** Work and charges that lead from the lines of a summary to its replacement cost, and are no lines. */
export const chargesOfSummary = (summary: PrintedSummary): Charge[] => {
  const { other, rcv, readAt } = summary;
  if (summary.lineItemTotal === null || rcv === null) return [];
  const isLed = (count: number): boolean =>
    comesToBefore(summary, count).minus(rcv).abs().lt('0.01');
  const last = isLed(0) ? -1 : other.findIndex((_, at) => isLed(at + 1));
  return other
    .slice(0, last + 1)
    .filter(({ name, amount }) => amount > 0 && !isAdjustment(name))
    .map(({ name, amount }) => ({ page: readAt.page, text: `${name} ${amount.toFixed(2)}` }));
};

/**
 * What depreciation holds back and what is paid when incurred may be one sum. Below the claim with
 * its depreciation recovered, or with no depreciation above it, it is of the latter alone.
 */
const addMostLater = (summary: PrintedSummary, most: number): void => {
  const held = summary.recoverableDepreciation;
  const isOfBoth =
    summary.netClaimIfDepreciationRecovered === null &&
    (held !== null || summary.other.some(({ name }) => ALL_DEPRECIATION.test(name)));
  if (!isOfBoth) {
    summary.paidWhenIncurred ??= most;
    return;
  }
  const rest = toAmount(sum([most]).minus(sum([held ?? summary.paidWhenIncurred])));
  if (held === null) summary.recoverableDepreciation = rest;
  else if (rest > 0) summary.paidWhenIncurred ??= rest;
};

const ALL_DEPRECIATION = /^total\s+(?:line\s+item\s+)?depreciation\b/i;

/** `State 6.250% (applies to materials only): $398.92`: each authority's tax on its own. */
const OF_AUTHORITY =
  /^(?:state|county|city|local|municipal|district|special|parish)\s+\d+(?:\.\d+)?\s*%\s*(?:\(applies\b.*)?:?$/i;

/** `Replacement Cost on Coverage Building ($566,000.00 limit):`, below that of the estimate, all of which it bears. */
const OF_COVERAGE =
  /^replacement\s+cost\s+on\s+coverage\s+(\p{L}[^(:]*?)\s*(?:\(.*\blimit\))?:?$/iu;

/** Where no tax is printed by itself, their sum. */
const ALL_TAXES = /^(?:(?:total|sales)\s+)*tax(?:es)?\s*:?$/i;

export const isTaxRow = (label: string): boolean =>
  TAX.test(label) &&
  !/^(?:less|total|net|replacement|subtotal|actual)\b|(?:including|before)\s+tax/i.test(label);
