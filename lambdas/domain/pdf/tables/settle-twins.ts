import type { ColumnKind } from './column-kinds.ts';
import type { Heading } from './heading.ts';
import { isNumberColumn } from './headings-of-line.ts';
import { spelledKey } from './key-words.ts';
import {
  all,
  before,
  behind,
  beside,
  either,
  first,
  last,
  not,
  notBeside,
  type PlaceRule,
  rule,
  toldByPlace,
} from './place-rules.ts';
import { withUnitRcv } from './unit-rcv.ts';

/** What a row comes to. */
export const OF_ROW: ReadonlySet<ColumnKind> = new Set(['total', 'rcv', 'lineItemTotal']);

/** `Cost   Multiplier   Billed`: by what the cost is multiplied is no rate of the row. */
export const MULTIPLIER = /^multiplier$/i;

const ADDED_OR_PRICE: ReadonlySet<ColumnKind> = new Set([
  'unitPrice',
  'removePrice',
  'replacePrice',
  'laborPrice',
  'materialPrice',
  'tax',
  'overheadProfit',
]);

const COUNTS_DAYS = /\bdays\b/i;

const isOf =
  (kind: ColumnKind, words: RegExp) =>
  (heading: Heading): boolean =>
    heading.kind === kind && words.test(heading.text);

/** Before the amounts around tax are settled. */
const OF_PARTS: readonly PlaceRule[] = [
  // `Material O&P | Labor O&P | Equip. O&P | Total O&P`: what one costs in all, with overhead and profit in each part.
  rule(null, /^total o&p$/i, 'unitPrice', beside(isOf('materialPrice', /\bo&p$/i))),
];

/** What is counted, and what one costs. */
const COUNTED: readonly PlaceRule[] = [
  // `Qty | UM | Cost | RC`: what one costs, where nothing is added that would make another amount of the row's cost.
  rule(
    'total',
    /^costs?$/i,
    'unitPrice',
    behind('quantity'),
    before('rcv'),
    notBeside(ADDED_OR_PRICE),
  ),
  // Pieces of equipment, and the days that they count for together.
  rule('quantity', /^(?!.*\bdays\b)/i, 'otherNumber', beside(isOf('quantity', COUNTS_DAYS))),
  // `Days`, `Daily Rate`: nothing else counts.
  rule(null, /^days$/i, 'quantity', beside('unitPrice'), notBeside('quantity')),
  // `Meas.` alone has both, `420 sq ft`.
  rule('unit', /^meas\.?$/i, 'quantity', notBeside('quantity')),
  // `Units` beside `Measure`: the first of the two counts.
  rule('quantity', /^meas/i, 'unit', behind(isOf('quantity', /^units?$/i)), notBeside('unit')),
  // `HOURS   Hrs   Rate   Amount`, as `MATERIALS   Qty   Each   Amount` below it: the first is what the table is of.
  rule(
    null,
    /^hours$/i,
    'description',
    first,
    before(isOf('quantity', /^hrs\.?$/i)),
    notBeside('description'),
  ),
  // `Est. Cost   Actual Cost`: what it came to in the end is filled in on site; beside depreciation, it is the cash value.
  rule(null, /^act(?:\.|ual)?\s+cost$/i, 'otherNumber', beside(/^est(?:\.|imated)?\s+cost$/i)),
  // `Scope | Qty | Material ea. | Labor ea. | Material | Labor`: beside what it costs each, what the material of a row comes to.
  rule('description', /^materials?$/i, 'otherNumber', behind('materialPrice')),
];

/** Readings of a heading that make sense beside another column of the same kind. */
const SECOND_MEANING: readonly [ColumnKind, RegExp, ColumnKind][] = [
  ['description', /^materials?(?:\s*[$£€])?$/i, 'materialPrice'],
  ['description', /^equip(?:ment)?\s*#$/i, 'selector'],
  ['description', /^equip(?:ment)?\.?$/i, 'otherNumber'],
  ['description', /^name$/i, 'note'],
  ['description', /^class$/i, 'category'],
  ['description', /^(?:line\s+)?items?$/i, 'itemNumber'],
  ['description', /^scope$|^task$|^service$/i, 'category'],
  ['quantity', /^measure(?:d\b|ments?$)/i, 'otherNumber'],
  ['quantity', /^units?$/i, 'unit'],
  ['unit', /^meas\.?$/i, 'quantity'],
  ['quantity', /^(?:(?:labou?r|man)\s+)?(?:hours|hrs)$/i, 'otherNumber'],
  ['total', /^(?:cost|value|charge|estimate)(?:\s*\(?\$\)?)?$/i, 'unitPrice'],
  ['total', /^(?:cost|value|charge)(?:\s*\(?\$\)?)?$/i, 'lineItemTotal'],
  ['total', /^(?:amount|price|sum|gross)(?:\s*\(?\$\)?)?$/i, 'lineItemTotal'],
  ['unitPrice', /^(?:list|retail|regular)\b|^msrp$/i, 'otherNumber'],
  ['unitPrice', /^price(?:\s*\(?\$\)?)?$/i, 'total'],
  ['unitPrice', /^each$/i, 'unit'],
  ['itemNumber', /^(?:id|ref|row|seq|pos)$/i, 'selector'],
  ['ageLife', /\blife\b/i, 'lifeYears'],
  // Its percent sign may stand on a line of its own, and a scan may have lost it.
  ['depreciation', /^depr?\.?$/i, 'depreciationPercent'],
  ['depreciation', /\bholdback\b|^rec(?:ov\w*)?\b/i, 'heldBack'],
];

const MAY_REPEAT: ReadonlySet<ColumnKind> = new Set(['itemNumber', 'note', 'otherNumber']);

const REPLACEMENT = /^replacement$/i;

const MATERIAL_EXTENDED = /^mat(?:['’]?l|erials?)?\.?\s+ext(?:\.|ended|ension)?$/i;

/** What a row comes to and its parts, once no two columns are read alike. */
const AMOUNTS: readonly PlaceRule[] = [
  // Behind the quantity and beside that of labor, a price's part.
  rule(
    'description',
    /^materials?(?:\s*[$£€])?$/i,
    'materialPrice',
    behind('quantity'),
    beside('laborPrice'),
  ),
  rule(
    'description',
    /^equipment(?:\s*[$£€])?$/i,
    'otherNumber',
    behind('quantity'),
    beside('laborPrice'),
  ),
  // Behind the descriptions, `NO.` counts pieces.
  rule('itemNumber', /^(?:no|nr|#)\.?$/i, 'quantity', behind('description'), notBeside('quantity')),
  rule('itemNumber', /^(?:no|nr|#)\.?$/i, 'otherNumber', behind('description'), beside('quantity')),
  // `Work | Hrs | Labor | Material | Line`: behind all figures stands no number of a row.
  rule('itemNumber', /^line$/i, 'total', last, notBeside(OF_ROW), beside(isNumberColumn)),
  // `Cost each | Replacement | Worn % | Charge`: beside a price and no other of an action, what it
  // costs anew, and with its wear what it is worth. Alone it may be a price itself.
  rule(
    'replacePrice',
    REPLACEMENT,
    'rcv',
    notBeside(new Set<ColumnKind>(['removePrice', 'resetPrice', 'rcv'])),
    either(
      beside('unitPrice'),
      all(beside('acv'), notBeside(new Set<ColumnKind>(['total', 'lineItemTotal']))),
    ),
  ),
  rule(
    'total',
    null,
    'acv',
    behind(isOf('rcv', REPLACEMENT)),
    beside('depreciationPercent'),
    notBeside('acv'),
  ),
  // `Total excl. tax`: all that this print says a row comes to.
  rule('lineItemTotal', /\b(?:exc?l?|excluding)\b/i, 'total', notBeside(OF_ROW)),
  // `Add` and `Deduct`: each row has its amount in one of the two, and no sum of both.
  rule('deducted', null, 'total', notBeside(OF_ROW)),
  rule('deducted', null, 'otherNumber', either(notBeside('total'), beside(OF_ROW, 2))),
  // `Depreciation` over `Recoverable` and `Non-recoverable`.
  rule('recoverable', null, 'depreciation', beside('lostDepreciation')),
  // Nothing is removed, and there is a price before it: what replacing comes to.
  rule(
    'replacePrice',
    null,
    'rcv',
    behind('unitPrice'),
    notBeside(new Set<ColumnKind>(['removePrice', 'rcv', 'total'])),
  ),
  // `Cost | Mkup | Sell | Extended`: what one costs the seller stands before what he charges.
  rule('total', /^cost$/i, 'otherNumber', ({ at, inOrder }) => {
    const price = inOrder.findIndex(({ kind }) => kind === 'unitPrice');
    return price > at && inOrder.slice(price + 1).some(({ kind }) => OF_ROW.has(kind));
  }),
  // `MATL EXT ... HRS EXT`: the hours of all rows are priced below them.
  rule('otherNumber', MATERIAL_EXTENDED, 'total', notBeside(OF_ROW), notBeside(MATERIAL_EXTENDED)),
  // `Where   Work   Price`: nothing is counted.
  rule('unitPrice', null, 'total', not(beside(isNumberColumn))),
];

/** `Line Cost | Tax | Extended`: what stands before tax and O&P has neither in it, what follows has both. */
const settleAroundAdded = (headings: Heading[]): void => {
  const inOrder = headings.toSorted((a, b) => a.left - b.left);
  // A markup may be a rate, which its own amount follows.
  const at = inOrder.findIndex(
    ({ kind, text }) =>
      kind === 'tax' || (kind === 'overheadProfit' && !/mark/i.test(text)) || MULTIPLIER.test(text),
  );
  // `Rate | Cost | O&P | Price`: behind what is added, a second price is the row's.
  const [price, second] = inOrder.filter(({ kind }) => kind === 'unitPrice');
  const added = inOrder[at];
  if (price !== undefined && second !== undefined && added !== undefined)
    if (price.left < added.left && second === inOrder.at(-1) && /\bprice\b/i.test(second.text))
      second.kind = 'total';
  const before = inOrder.slice(0, Math.max(at, 0)).filter(({ kind }) => isSumOfRow(kind));
  const behind = inOrder.slice(at + 1).filter(({ kind }) => isSumOfRow(kind));
  const [base, other] = before;
  const [whole, another] = behind;
  if (at < 0 || base === undefined || whole === undefined) return;
  if (other !== undefined || another !== undefined) return;
  if (headings.some(({ kind }) => kind === 'rcv')) return;
  base.kind = 'lineItemTotal';
  whole.kind = 'total';
};

const isSumOfRow = (kind: ColumnKind): boolean => kind === 'total' || kind === 'lineItemTotal';

/** Two columns of one kind: the vaguer heading takes its second meaning. */
const settleSecondMeanings = (headings: readonly Heading[]): void => {
  for (const [kind, pattern, meaning] of SECOND_MEANING) {
    const twins = headings
      .filter((heading) => heading.kind === kind)
      .toSorted((a, b) => a.left - b.left);
    if (twins.length < 2) continue;
    const vague = twins.find((heading) => pattern.test(heading.text.trim()));
    const taken = headings.some((heading) => heading.kind === meaning);
    if (vague !== undefined && !(taken && !MAY_REPEAT.has(meaning))) vague.kind = meaning;
  }
};

/** What is left of two columns of one kind is just a number. */
const withoutTwins = (headings: readonly Heading[]): Heading[] => {
  // Materials, labor and equipment have totals of their own; the line's stands behind them.
  const totals = headings.filter(({ kind }) => kind === 'total');
  const ofParts = totals.length > 2 ? totals.slice(0, -1) : [];
  const seen = new Set<ColumnKind>();
  return headings.map((heading) => {
    const isTwin = ofParts.includes(heading) || (seen.has(heading.kind) && isNumberColumn(heading));
    if (!isTwin) seen.add(heading.kind);
    return isTwin ? { ...heading, kind: 'otherNumber' } : heading;
  });
};

/** A header in which no two columns of figures are of one kind. */
export const settleTwins = (headings: readonly Heading[]): Heading[] => {
  const spelled = withUnitRcv(headings).map((one) => ({ ...one, text: spelledKey(one.text) }));
  const around = toldByPlace(spelled, OF_PARTS).map((one) => ({ ...one }));
  settleAroundAdded(around);
  const counted = toldByPlace(around, COUNTED).map((one) => ({ ...one }));
  settleSecondMeanings(counted);
  return withoutTwins(toldByPlace(counted, AMOUNTS));
};
