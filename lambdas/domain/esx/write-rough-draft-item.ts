import type { Activity } from '../estimate/estimate.ts';
import { decimal, formatExact, toNumber } from '../money/money.ts';
import { exportedCode } from './exported-code.ts';
import { LARGEST_AMOUNT, LENGTHS, type RoughDraftFit } from './fit-rough-draft.ts';
import type { PricedLine } from './price-line.ts';
import type { ProfileView } from './profile.ts';
import { MOST_DIGITS } from './rough-draft-rules.ts';
import type { XmlAttributes, XmlWriter } from './xml-writer.ts';

/** The printed word before a description, where it does not say it already. */
const ACTIVITY_PREFIX: Record<Activity, string> = {
  '+': '',
  '&': 'R&R',
  '-': 'Remove',
  R: 'Detach & Reset',
  I: 'Install',
  M: 'Material Only',
};

const CONDITIONS: [RegExp, string][] = [
  [/^above/i, '1'],
  [/^below/i, '2'],
  [/^av/i, '0'],
  [/^new/i, '3'],
  [/^repl/i, '4'],
];

export const writeItem = (
  xml: XmlWriter,
  fit: RoughDraftFit,
  line: PricedLine,
  number: string,
  coverageName: string | null,
  view: ProfileView,
) => {
  const { item } = line;
  const { printed } = item;
  const at = { item: line.index };
  const active = line.state === 'active';
  const unpriced = line.priceSource === 'none';
  const code = exportedCode(item);
  const cat = fit.code(code.cat, LENGTHS.category, 'category', at);
  const sel =
    cat === null ? null : fit.code(code.sel, LENGTHS.selector, 'selector', at, { spaces: true });
  const prefix = ACTIVITY_PREFIX[item.activity];
  const saysPrefix = code.description.toLowerCase().startsWith(prefix.toLowerCase());
  // A flagged row stays with its price, but without amounts: it adds nothing.
  const figure = (value: number, figureName: string) =>
    active ? fit.figure(value, figureName, at) : null;
  const quantity = fit.figure(item.quantity, 'quantity', at);
  const indicators = `${printed?.flags.includes('price_changed') ? '*' : ''}${line.taxExempt ? 'E' : ''}${line.nonOverheadProfit ? 'N' : ''}`;

  const attributes: XmlAttributes = {
    type: 'I',
    lineNum: fit.text(number, LENGTHS.lineNumber, 'line number', at),
    cat,
    sel,
    act: item.activity,
    actPrefix: prefix === '' || saysPrefix ? null : prefix,
    desc: fit.text(code.description, LENGTHS.itemDescription, 'description', at),
    descChanged: code.custom || printed?.flags.includes('description_changed') ? '1' : null,
    calc: printed?.calculation ?? formatExact(item.quantity),
    qty: quantity,
    unit: fit.unit(item.unit, at),
    remove: fit.figure(line.removePrice, 'unit price', at),
    replace: fit.figure(line.replacePrice, 'unit price', at, { zero: unpriced }),
    total: unpriced && active ? '0' : figure(line.lineItemTotal, 'line total'),
    tax: figure(line.tax, 'tax'),
    addons: figure(line.overheadProfit, 'O&P'),
    rcvTotal: figure(line.rcv, 'RCV'),
    marketCond: figure(line.lineItemTotal, 'line total'),
    isExempt: line.taxExempt ? '1' : null,
    isNonOP: line.nonOverheadProfit ? '1' : null,
    isCredit: printed?.flags.includes('credit') ? '1' : null,
    priceChanged: '1',
    priceNote: active
      ? fit.text(printed?.priceNote ?? null, LENGTHS.priceNote, 'price note', at)
      : 'PWI',
    jobTaxType: indicators,
    isPartOfInitSettle: active ? '1' : '0',
    coverageName: fit.text(coverageName, LENGTHS.coverageName, 'coverage name', at),
  };
  if (view.depreciation) {
    attributes.deprTotal = figure(line.depreciation, 'depreciation');
    attributes.acvTotal = figure(line.acv, 'ACV');
    // Without tax and O&P the two pairs of figures are the same; else the split is not known.
    if (line.tax === 0 && line.overheadProfit === 0) {
      attributes.depr = attributes.deprTotal;
      attributes.acv = attributes.acvTotal;
    }
    if (line.depreciation !== 0) {
      attributes.deprType = depreciationType(line);
      attributes.recoverable = item.depreciationRecoverable ? '1' : '0';
    }
    const condition = printed?.condition;
    attributes.deprUse = condition
      ? (CONDITIONS.find(([words]) => words.test(condition))?.[1] ?? null)
      : null;
    attributes.age = fit.years(printed?.ageYears ?? null, 'age', at);
    attributes.lifeExp = fit.years(printed?.lifeYears ?? null, 'life expectancy', at);
  }

  xml.open('ITEM', attributes);
  xml.open('ITEM_ACTS');
  if (item.activity === '&') {
    xml.leaf('ITEM_ACT', { act: '-', mktUnit: exactPrice(line.removePrice) });
    xml.leaf('ITEM_ACT', { act: '+', mktUnit: exactPrice(line.replacePrice) });
  } else {
    xml.leaf('ITEM_ACT', { act: item.activity, mktUnit: exactPrice(line.unitPrice) });
  }
  xml.close();
  const note = [item.f9Note, ...(printed?.machineNotes ?? [])].filter(Boolean).join('\n');
  if (note !== '') xml.text('NOTE', {}, fit.text(note, LENGTHS.note, 'note', at) ?? '');
  xml.close();
};

/** All decimals of a price, as far as the 18 digits go that a validator must be able to read. */
const exactPrice = (price: number): string | null => {
  if (price === 0 || Math.abs(price) > LARGEST_AMOUNT) return null;
  const exact = formatExact(price);
  return exact.length <= MOST_DIGITS ? exact : formatExact(toNumber(decimal(price).round(8)));
};

/** 0 by percent, 1 by amount, 2 by age. */
const depreciationType = ({ item: { printed } }: PricedLine): string => {
  if (printed?.flags.includes('depreciation_by_percent')) return '0';
  return printed !== null && printed.ageYears !== null && printed.lifeYears !== null ? '2' : '1';
};
