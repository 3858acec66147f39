import type { ColumnKind } from './column-kinds.ts';
import type { Heading } from './heading.ts';
import { normalizeHeading } from './heading-words.ts';
import { isNumberColumn } from './headings-of-line.ts';
import { spelledKey } from './key-words.ts';
import { withUnitRcv } from './unit-rcv.ts';

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

/** What a row comes to. */
export const OF_ROW: ReadonlySet<ColumnKind> = new Set(['total', 'rcv', 'lineItemTotal']);

const MATERIAL_EXTENDED = /^mat(?:['’]?l|erials?)?\.?\s+ext(?:\.|ended|ension)?$/i;

/** `Cost   Multiplier   Billed`: by what the cost is multiplied is no rate of the row. */
export const MULTIPLIER = /^multiplier$/i;

const WITHOUT_TAX = /\b(?:exc?l?|excluding)\b/i;

/** `Line Cost | Tax | Extended`: what stands before tax and O&P has neither in it, what follows has both. */
const settleAroundAdded = (headings: readonly Heading[]): void => {
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

/**
 * `Cost each | Replacement | Worn % | Charge`: beside a price and no other of an action, what it costs
 * anew, and with its wear what it is worth.
 */
const settleReplacement = (headings: readonly Heading[]): void => {
  const has = (...kinds: ColumnKind[]): boolean =>
    headings.some(({ kind }) => kinds.includes(kind));
  const anew = headings.find(
    ({ kind, text }) => kind === 'replacePrice' && /^replacement$/i.test(normalizeHeading(text)),
  );
  if (anew === undefined || has('removePrice', 'resetPrice', 'rcv')) return;
  // With its cash value beside it, or a price before it; alone it may be one itself.
  if (!has('unitPrice') && (!has('acv') || has('total', 'lineItemTotal'))) return;
  anew.kind = 'rcv';
  const [worth] = headings.filter(({ kind, left }) => kind === 'total' && left > anew.left);
  if (worth !== undefined && has('depreciationPercent') && !has('acv')) worth.kind = 'acv';
};

/** `Qty | UM | Cost | RC`: what one costs, where nothing is added that would make another amount of the row's cost. */
const settleCostBeforeRcv = (headings: readonly Heading[]): void => {
  const find = (kind: ColumnKind): Heading | undefined =>
    headings.find((heading) => heading.kind === kind);
  const [counted, cost, whole] = [find('quantity'), find('total'), find('rcv')];
  if (counted === undefined || cost === undefined || whole === undefined) return;
  if (headings.some(({ kind }) => ADDED_OR_PRICE.has(kind)) || !/^costs?$/i.test(cost.text)) return;
  if (counted.left < cost.left && cost.left < whole.left) cost.kind = 'unitPrice';
};

/** `Scope | Qty | Material ea. | Labor ea. | Material | Labor`: beside what it costs each, what the material of a row comes to. */
const settleMaterialBehindRate = (headings: readonly Heading[]): void => {
  const rate = headings.find(({ kind }) => kind === 'materialPrice');
  if (rate === undefined) return;
  for (const heading of headings)
    if (heading.kind === 'description' && /^materials?$/i.test(heading.text))
      if (heading.left > rate.right) heading.kind = 'otherNumber';
};

/** `Material O&P | Labor O&P | Equip. O&P | Total O&P`: what one costs in all, with overhead and profit in each part. */
const settleTotalOfParts = (headings: readonly Heading[]): void => {
  if (!headings.some(({ kind, text }) => kind === 'materialPrice' && /\bo&p$/i.test(text))) return;
  const whole = headings.find(({ text }) => /^total o&p$/i.test(text));
  if (whole !== undefined) whole.kind = 'unitPrice';
};

const ADDED_OR_PRICE: ReadonlySet<ColumnKind> = new Set([
  'unitPrice',
  'removePrice',
  'replacePrice',
  'laborPrice',
  'materialPrice',
  'tax',
  'overheadProfit',
]);

/** `HOURS   Hrs   Rate   Amount`, as `MATERIALS   Qty   Each   Amount` below it: the first is what the table is of. */
const nameHours = (headings: readonly Heading[]): void => {
  const [first, ...others] = headings.toSorted((a, b) => a.left - b.left);
  const isCounted = others.some(({ kind, text }) => kind === 'quantity' && /^hrs\.?$/i.test(text));
  const isDescribed = headings.some(({ kind }) => kind === 'description');
  if (first !== undefined && /^hours$/i.test(first.text) && isCounted && !isDescribed)
    first.kind = 'description';
};

/** `Est. Cost   Actual Cost`: what it came to in the end is filled in on site; beside depreciation, it is the cash value. */
const leaveActualsOut = (headings: readonly Heading[]): void => {
  if (!headings.some(({ text }) => /^est(?:\.|imated)?\s+cost$/i.test(text))) return;
  for (const heading of headings)
    if (/^act(?:\.|ual)?\s+cost$/i.test(heading.text)) heading.kind = 'otherNumber';
};

/** Two columns of one kind: the vaguer heading takes its second meaning, or is just a number. */
export const settleTwins = (headings: readonly Heading[]): Heading[] => {
  const settled = withUnitRcv(headings).map((heading) => ({
    ...heading,
    text: spelledKey(heading.text),
  }));
  settleTotalOfParts(settled);
  settleAroundAdded(settled);
  settleCostBeforeRcv(settled);
  // Pieces of equipment, and the days that they count for together.
  const counts = settled.filter((heading) => heading.kind === 'quantity');
  if (counts.some((heading) => /\bdays\b/i.test(heading.text)))
    for (const heading of counts) if (!/\bdays\b/i.test(heading.text)) heading.kind = 'otherNumber';
  // `Days`, `Daily Rate`: nothing else counts.
  if (counts.length === 0 && settled.some(({ kind }) => kind === 'unitPrice')) {
    const days = settled.filter(({ text }) => /^days$/i.test(text));
    for (const heading of days) heading.kind = 'quantity';
  }
  // `Meas.` alone has both, `420 sq ft`.
  if (settled.every(({ kind }) => kind !== 'quantity')) {
    const measured = settled.find(({ kind, text }) => kind === 'unit' && /^meas\.?$/i.test(text));
    if (measured !== undefined) measured.kind = 'quantity';
  }
  // `Units` beside `Measure`: the first of the two counts.
  const [units, measure] = counts.toSorted((a, b) => a.left - b.left);
  if (/^units?$/i.test(units?.text ?? '') && measure !== undefined)
    if (/^meas/i.test(measure.text) && settled.every(({ kind }) => kind !== 'unit'))
      measure.kind = 'unit';
  nameHours(settled);
  leaveActualsOut(settled);
  settleMaterialBehindRate(settled);
  for (const [kind, pattern, meaning] of SECOND_MEANING) {
    const twins = settled
      .filter((heading) => heading.kind === kind)
      .toSorted((a, b) => a.left - b.left);
    if (twins.length < 2) continue;
    const vague = twins.find((heading) => pattern.test(heading.text.trim()));
    const taken = settled.some((heading) => heading.kind === meaning);
    if (vague !== undefined && !(taken && !MAY_REPEAT.has(meaning))) vague.kind = meaning;
  }
  // Behind the quantity and beside that of labor, a price's part.
  const counted = settled.find(({ kind }) => kind === 'quantity');
  if (settled.some(({ kind }) => kind === 'laborPrice'))
    for (const heading of settled)
      if (
        /^(?:materials?|equipment)(?:\s*[$£€])?$/i.test(heading.text) &&
        heading.kind === 'description'
      )
        if (counted !== undefined && heading.left > counted.right)
          heading.kind = /^m/i.test(heading.text) ? 'materialPrice' : 'otherNumber';
  // Behind the descriptions, `NO.` counts pieces.
  const described = settled.find((heading) => heading.kind === 'description')?.left;
  const pieces = settled.some(({ kind }) => kind === 'quantity') ? 'otherNumber' : 'quantity';
  for (const heading of settled)
    if (heading.kind === 'itemNumber' && described !== undefined && heading.left > described)
      if (/^(?:no|nr|#)\.?$/i.test(heading.text)) heading.kind = pieces;
  // `Work | Hrs | Labor | Material | Line`: behind all figures stands no number of a row.
  const lastHeading = settled.toSorted((a, b) => b.left - a.left)[0];
  if (lastHeading?.kind === 'itemNumber' && /^line$/i.test(lastHeading.text))
    if (settled.every(({ kind }) => !OF_ROW.has(kind)) && settled.some(isNumberColumn))
      lastHeading.kind = 'total';
  settleReplacement(settled);
  // `Add` and `Deduct`: each row has its amount in one of the two, and no sum of both.
  const amounts = settled.filter(({ kind }) => OF_ROW.has(kind));
  const [only, another] = amounts;
  // `Total excl. tax`: all that this print says a row comes to.
  if (only?.kind === 'lineItemTotal' && another === undefined && WITHOUT_TAX.test(only.text))
    only.kind = 'total';
  const isPair = amounts.length === 1 && amounts[0]?.kind === 'total';
  for (const heading of settled)
    if (heading.kind === 'deducted' && !isPair)
      heading.kind = amounts.length === 0 ? 'total' : 'otherNumber';
  // `Depreciation` over `Recoverable` and `Non-recoverable`.
  if (settled.some(({ kind }) => kind === 'lostDepreciation'))
    for (const heading of settled)
      if (heading.kind === 'recoverable') heading.kind = 'depreciation';
  // Nothing is removed, and there is a price before it: what replacing comes to.
  const price = settled.find((heading) => heading.kind === 'unitPrice');
  const sums = settled.some(
    ({ kind }) => kind === 'removePrice' || kind === 'rcv' || kind === 'total',
  );
  for (const heading of settled)
    if (
      heading.kind === 'replacePrice' &&
      price !== undefined &&
      heading.left > price.left &&
      !sums
    )
      heading.kind = 'rcv';
  // `Cost | Mkup | Sell | Extended`: what one costs the seller stands before what he charges.
  const isBehindPrice = ({ kind, left }: Heading): boolean =>
    price !== undefined && OF_ROW.has(kind) && left > price.left;
  if (price !== undefined && settled.some(isBehindPrice))
    for (const heading of settled)
      if (heading.kind === 'total' && heading.left < price.left && /^cost$/i.test(heading.text))
        heading.kind = 'otherNumber';
  // `MATL EXT ... HRS EXT`: the hours of all rows are priced below them.
  if (settled.every(({ kind }) => !OF_ROW.has(kind))) {
    const [material, other] = settled.filter(({ text }) => MATERIAL_EXTENDED.test(text));
    if (material?.kind === 'otherNumber' && other === undefined) material.kind = 'total';
  }
  // `Where   Work   Price`: nothing is counted.
  const [lump, more] = settled.filter(isNumberColumn);
  if (lump?.kind === 'unitPrice' && more === undefined) lump.kind = 'total';
  // Materials, labor and equipment have totals of their own; the line's stands behind them.
  const totals = settled.filter((heading) => heading.kind === 'total');
  if (totals.length > 2) for (const heading of totals.slice(0, -1)) heading.kind = 'otherNumber';
  const seen = new Set<ColumnKind>();
  for (const heading of settled) {
    if (seen.has(heading.kind) && isNumberColumn(heading)) heading.kind = 'otherNumber';
    seen.add(heading.kind);
  }
  return settled;
};
