import type { Activity, PrintedContact, RoomDimensions, Warning } from '../estimate/estimate.ts';
import { decimal, formatExact, toNumber, total } from '../money/money.ts';
import { categoryName } from './category-names.ts';
import { exportedCode } from './exported-code.ts';
import { LARGEST_AMOUNT, LENGTHS, RoughDraftFit } from './fit-rough-draft.ts';
import type { Group } from './group-tree.ts';
import {
  describeLine,
  type PricedCoverage,
  type PricedEstimate,
  type PricedTax,
} from './price-estimate.ts';
import type { PricedLine } from './price-line.ts';
import type { ProfileView } from './profile.ts';
import { MOST_DIGITS } from './rough-draft-rules.ts';
import { splitAddress } from './split-address.ts';
import { type XmlAttributes, XmlWriter } from './xml-writer.ts';

export const ROUGH_DRAFT_NAMESPACE = 'http://xactware.com/generic_roughdraft.xsd';

/** The printed word before a description, where it does not say it already. */
const ACTIVITY_PREFIX: Record<Activity, string> = {
  '+': '',
  '&': 'R&R',
  '-': 'Remove',
  R: 'Detach & Reset',
  I: 'Install',
  M: 'Material Only',
};

const COVERAGE_TYPES: Record<PricedCoverage['kind'], string> = {
  structural: '0',
  other_structures: '1',
  contents: '2',
  unknown: '3',
};

/** The format numbers taxes from 0 to 7. */
const MOST_TAXES = 8;

export interface RoughDraftInput {
  priced: PricedEstimate;
  tree: Group;
  view: ProfileView;
  /** The name the document goes by before it is fitted to the format. */
  name: string;
  /** ISO date and time. */
  createdAt: string;
  recipientXnAddress: string | null;
}

/**
 * Writes `GENERIC_ROUGHDRAFT.XML`: the finished estimate in the published export format. Pure and
 * reproducible. What does not fit the format's limits is met by the rules of
 * {@link RoughDraftFit}, one warning each.
 */
export const writeRoughDraft = (input: RoughDraftInput): { xml: string; warnings: Warning[] } => {
  const fit = new RoughDraftFit();
  const xml = new XmlWriter();
  const { priced, tree, view } = input;
  xml.open('GENERIC_ROUGHDRAFT', { xmlns: ROUGH_DRAFT_NAMESPACE });
  writeHeader(xml, fit, input);
  writeCoversheet(xml, fit, input);
  const taxes = numberedTaxes(priced.taxes, fit);
  writeCoverages(xml, fit, input);
  writeRecapOfTaxes(xml, fit, priced, taxes);
  writeLineItemDetail(xml, fit, input);
  writeRecapByRoom(xml, fit, tree);
  writeRecapByCategory(xml, fit, priced, taxes, view);
  xml.close();
  return { xml: xml.end(), warnings: fit.warnings };
};

const writeHeader = (
  xml: XmlWriter,
  fit: RoughDraftFit,
  { priced, createdAt }: RoughDraftInput,
) => {
  const { estimate } = priced;
  const company = estimate.printed?.facts.companyName ?? estimate.carrierName;
  xml.leaf('HEADER', {
    compName: fit.text(company, LENGTHS.companyName, 'company name', null),
    dateCreated: fit.date(createdAt, 'creation date', null),
  });
};

const writeCoversheet = (xml: XmlWriter, fit: RoughDraftFit, input: RoughDraftInput) => {
  const { estimate } = input.priced;
  const facts = estimate.printed?.facts ?? null;
  xml.open('COVERSHEET');

  const contacts: { type: string; contact: Partial<PrintedContact>; address: string | null }[] = [];
  if (estimate.insuredName || facts?.insuredAddress || facts?.insuredPhone)
    contacts.push({
      type: 'Insured',
      contact: { name: estimate.insuredName ?? undefined, phone: facts?.insuredPhone ?? null },
      address: facts?.insuredAddress ?? null,
    });
  if (facts?.claimRepresentative)
    contacts.push({ type: 'Claim Rep.', contact: facts.claimRepresentative, address: null });
  if (facts?.estimator)
    contacts.push({ type: 'Estimator', contact: facts.estimator, address: null });
  if (estimate.carrierName)
    contacts.push({
      type: 'Insurance Company',
      contact: { company: estimate.carrierName },
      address: null,
    });
  if (contacts.length > 0) {
    xml.open('CONTACTS');
    for (const { type, contact, address } of contacts) {
      xml.open('CONTACT', {
        type,
        name: fit.text(contact.name ?? null, LENGTHS.contactName, `${type} name`, null),
        company: fit.text(contact.company ?? null, LENGTHS.contactName, `${type} company`, null),
      });
      if (address) writeAddresses(xml, fit, address, { primary: '1' });
      writePhones(xml, fit, contact.phone ?? null, `${type} phone`);
      xml.close();
    }
    xml.close();
  }

  xml.leaf('DATES', {
    loss: fit.date(estimate.dateOfLoss, 'date of loss', { field: 'date_of_loss' }),
    inspected: fit.date(facts?.dateInspected ?? null, 'date inspected', null),
    completed: fit.date(facts?.dateCompleted ?? null, 'date completed', null),
    received: fit.date(facts?.dateReceived ?? null, 'date received', null),
    entered: fit.date(facts?.dateEntered ?? null, 'date entered', null),
    contacted: fit.date(facts?.dateContacted ?? null, 'date contacted', null),
  });
  xml.leaf('ESTIMATE_INFO', {
    estimateName: fit.estimateName(input.name),
    insuredName: fit.text(estimate.insuredName, LENGTHS.insuredName, 'insured name', {
      field: 'insured_name',
    }),
    claimNumber: fit.identifier(estimate.claimNumber, LENGTHS.claimNumber, 'claim number', {
      field: 'claim_number',
    }),
    policyNumber: fit.identifier(estimate.policyNumber, LENGTHS.policyNumber, 'policy number', {
      field: 'policy_number',
    }),
    priceList: fit.code(estimate.priceList, LENGTHS.priceList, 'price list', {
      field: 'price_list',
    }),
    laborEff: fit.text(
      facts?.laborEfficiency ?? null,
      LENGTHS.laborEfficiency,
      'labor efficiency',
      null,
    ),
    typeOfLoss: fit.text(facts?.typeOfLoss ?? null, LENGTHS.typeOfLoss, 'type of loss', null),
    carrierId: input.view.code,
    recipientsXNAddress: input.recipientXnAddress,
  });
  if (estimate.propertyAddress)
    writeAddresses(xml, fit, estimate.propertyAddress, { type: 'Property', primary: '1' });
  writePhones(xml, fit, facts?.insuredPhone ?? null, 'insured phone');
  xml.close();
};

const writeAddresses = (
  xml: XmlWriter,
  fit: RoughDraftFit,
  text: string,
  attributes: XmlAttributes,
) => {
  const address = splitAddress(text);
  const at = { field: 'property_address' };
  xml.open('ADDRESSES');
  xml.leaf('ADDRESS', {
    ...attributes,
    street: fit.text(address.street, LENGTHS.street, 'street', at),
    city: fit.text(address.city, LENGTHS.city, 'city', at),
    state: address.state,
    zip: address.zip,
  });
  xml.close();
};

const writePhones = (xml: XmlWriter, fit: RoughDraftFit, text: string | null, name: string) => {
  const phone = fit.identifier(text, LENGTHS.phone, name, null);
  if (!phone) return;
  xml.open('PHONES').leaf('PHONE', { phone, primary: '1' }).close();
};

const writeCoverages = (xml: XmlWriter, fit: RoughDraftFit, { priced, view }: RoughDraftInput) => {
  xml.open('COVERAGES');
  if (view.coverages) {
    for (const [index, coverage] of priced.coverages.entries())
      writeCoverage(xml, fit, coverage, index + 1);
  } else {
    // One placeholder that carries the replacement-cost summary: the format has no other place.
    const { totals } = priced;
    xml.open('COVERAGE', { id: '1', coverageType: COVERAGE_TYPES.unknown });
    xml.open('SUMMARY');
    xml.open('TOTALS', {
      lineItemTotal: fit.figure(totals.lineItemTotal, 'line item total', null),
      subtotal: fit.figure(totals.lineItemTotal, 'subtotal', null),
      rcv: fit.figure(totals.rcv, 'RCV total', null),
    });
    writeSummaryCharges(xml, fit, priced.taxes, totals);
    xml.close().close().close();
  }
  xml.close();
};

const writeSummaryCharges = (
  xml: XmlWriter,
  fit: RoughDraftFit,
  taxes: PricedTax[],
  { overhead, profit }: { overhead: number; profit: number },
) => {
  if (taxes.length > 0) {
    xml.open('SALES_TAXES');
    for (const tax of taxes)
      xml.leaf('SALES_TAX', {
        desc: fit.text(tax.name, LENGTHS.taxDescription, 'tax name', null),
        rate: percentage(tax.rate, 3),
        amount: fit.figure(tax.amount, `${tax.name} total`, null),
      });
    xml.close();
  }
  if (overhead !== 0) xml.leaf('OVERHEAD', { amount: fit.figure(overhead, 'overhead', null) });
  if (profit !== 0) xml.leaf('PROFIT', { amount: fit.figure(profit, 'profit', null) });
};

const writeCoverage = (
  xml: XmlWriter,
  fit: RoughDraftFit,
  coverage: PricedCoverage,
  id: number,
) => {
  const where = coverage.name ?? 'the estimate';
  const figure = (value: number, name: string) => fit.figure(value, `${name} of ${where}`, null);
  xml.open('COVERAGE', {
    id: String(id),
    coverageName: fit.text(coverage.name, LENGTHS.coverageName, 'coverage name', null),
    coverageType: COVERAGE_TYPES[coverage.kind],
    deductible: figure(coverage.fullDeductible, 'deductible'),
    policyDeductible: figure(coverage.fullDeductible, 'policy deductible'),
  });
  xml.open('SUMMARY');
  const recovers = coverage.recoverableDepreciation !== 0;
  xml.open('TOTALS', {
    lineItemTotal: figure(coverage.lineItemTotal, 'line item total'),
    subtotal: figure(coverage.lineItemTotal, 'subtotal'),
    rcv: figure(coverage.rcv, 'RCV total'),
    depr: figure(coverage.depreciation, 'depreciation total'),
    recDepr: figure(coverage.recoverableDepreciation, 'recoverable depreciation'),
    nonRecDepr: figure(coverage.nonRecoverableDepreciation, 'non-recoverable depreciation'),
    actualRecDepr: figure(
      coverage.actualRecoverableDepreciation,
      'actual recoverable depreciation',
    ),
    acv: figure(coverage.acv, 'ACV total'),
    deductible: figure(coverage.deductible, 'applied deductible'),
    fullDeduct: figure(coverage.fullDeductible, 'full deductible'),
    priorPmts: figure(coverage.priorPayments, 'prior payments'),
    netClaim: figure(coverage.netClaim, 'net claim'),
    netClaimIfRec: recovers
      ? figure(coverage.netClaimIfDepreciationRecovered, 'net claim if depreciation is recovered')
      : null,
  });
  writeSummaryCharges(xml, fit, coverage.taxes, coverage);
  xml.close();
  writePaidWhenIncurred(xml, fit, coverage);
  xml.close();
  xml.leaf('LOSS_DATA', {
    rcl: figure(coverage.rcv, 'replacement cost of the loss'),
    bd: figure(coverage.depreciation, 'depreciation of the loss'),
    acvLoss: figure(coverage.acv, 'actual cash value of the loss'),
    nonRecDeprec: figure(coverage.nonRecoverableDepreciation, 'non-recoverable depreciation'),
    deductApplied: figure(coverage.deductible, 'applied deductible'),
    acvClaim: figure(coverage.netClaim, 'actual cash value claim'),
    rcvClaim: figure(coverage.netClaimIfDepreciationRecovered, 'replacement cost claim'),
    priorPmts: figure(coverage.priorPayments, 'prior payments'),
  });
  xml.close();
};

/** Amounts that are paid only when they are incurred: outside the coverage's other totals. */
const writePaidWhenIncurred = (xml: XmlWriter, fit: RoughDraftFit, coverage: PricedCoverage) => {
  const later = coverage.paidWhenIncurred;
  if (later.rcv === 0 && later.lineItemTotal === 0) return;
  const figure = (value: number, name: string) =>
    fit.figure(value, `paid-when-incurred ${name}`, null);
  // What the claim leaves of the deductible is taken from these amounts first.
  const left = residualDeductible(coverage);
  const applied = Math.min(left, later.rcv);
  const payable = total(later.rcv, -applied);
  xml.open('MAX_ADDL_AMTS', {
    lineItemTotal: figure(later.lineItemTotal, 'line item total'),
    subtotal: figure(later.lineItemTotal, 'subtotal'),
    overhead: figure(later.overheadProfit, 'O&P'),
    rcv: figure(later.rcv, 'RCV'),
    rcvPWI: figure(later.rcv, 'RCV'),
    fullDeductResidualPWI: figure(left, 'residual deductible'),
    deductResidualPWI: figure(applied, 'applied residual deductible'),
    totalPaidWhenIncurred: figure(payable, 'total'),
    maxAddlAmount: figure(payable, 'maximum additional amount'),
  });
  if (later.tax !== 0)
    xml
      .open('SALES_TAXES')
      .leaf('SALES_TAX', { desc: 'Sales Tax', amount: figure(later.tax, 'tax') })
      .close();
  xml.close();
};

/** The part of the policy's deductible that even full recovery of depreciation leaves unused. */
export const residualDeductible = (coverage: PricedCoverage): number =>
  Math.max(
    0,
    total(
      coverage.fullDeductible,
      -Math.max(0, total(coverage.acv, coverage.recoverableDepreciation, -coverage.priorPayments)),
    ),
  );

/** The first seven taxes, and the rest in one: the format knows eight numbers. */
const numberedTaxes = (taxes: PricedTax[], fit: RoughDraftFit): PricedTax[] => {
  if (taxes.length <= MOST_TAXES) return taxes;
  const rest = taxes.slice(MOST_TAXES - 1);
  fit.warnings.push({
    code: 'taxes_merged',
    message: `the rough draft's recap numbers ${MOST_TAXES} taxes; the last ${rest.length} of ${taxes.length} stand there as one. Each stands in XACTDOC.XML`,
    at: null,
  });
  return [
    ...taxes.slice(0, MOST_TAXES - 1),
    { name: 'Other Taxes', rate: null, amount: total(...rest.map((tax) => tax.amount)) },
  ];
};

const writeRecapOfTaxes = (
  xml: XmlWriter,
  fit: RoughDraftFit,
  { totals }: PricedEstimate,
  taxes: PricedTax[],
) => {
  xml.open('RECAP_TAX_OP');
  if (totals.overhead !== 0)
    xml.leaf('OVERHEAD', { amount: fit.figure(totals.overhead, 'overhead', null) });
  if (totals.profit !== 0)
    xml.leaf('PROFIT', { amount: fit.figure(totals.profit, 'profit', null) });
  if (taxes.length > 0) {
    xml.open('TAXES');
    for (const [number, tax] of taxes.entries())
      xml.leaf('TAX_DETAIL', {
        desc: fit.text(tax.name, LENGTHS.taxDescription, 'tax name', null),
        rate: percentage(tax.rate, 3),
        taxNum: String(number),
        amount: fit.figure(tax.amount, `${tax.name} total`, null),
      });
    xml.close();
  }
  xml.open('LINE_ITEMS', {
    overhead: fit.figure(totals.overhead, 'overhead', null),
    profit: fit.figure(totals.profit, 'profit', null),
  });
  if (taxes.length > 0) {
    xml.open('TAXES');
    for (const [number, tax] of taxes.entries())
      xml.leaf('TAX_AMOUNT', {
        taxNum: String(number),
        amount: fit.figure(tax.amount, `${tax.name} total`, null),
      });
    xml.close();
  }
  xml.close().close();
};

const writeLineItemDetail = (xml: XmlWriter, fit: RoughDraftFit, input: RoughDraftInput) => {
  const { priced, tree, view } = input;
  xml.open('LINE_ITEM_DETAIL', {
    total: fit.figure(tree.sums.lineItemTotal, 'line item total', null),
  });
  const several = view.coverages && priced.coverages.length > 1;

  const writeGroup = (group: Group) => {
    const figure = (value: number, name: string) =>
      fit.figure(value, `${name} of ${group.name}`, null);
    xml.open('GROUP', {
      desc: fit.text(group.name, LENGTHS.groupDescription, 'room or section name', null),
      total: figure(group.sums.lineItemTotal, 'line item total'),
      tax: figure(group.sums.tax, 'tax'),
      addons: figure(group.sums.overheadProfit, 'O&P'),
      deprTotal: view.depreciation ? figure(group.sums.depreciation, 'depreciation') : null,
      acvTotal: view.depreciation ? figure(group.sums.acv, 'ACV') : null,
      rcvTotal: figure(group.sums.rcv, 'RCV'),
    });
    writeRoom(xml, fit, group);
    if (group.lines.length > 0) {
      xml.open('ITEMS', { total: figure(group.ownLineItemTotal, 'line item total') });
      for (const { line, number } of group.lines) {
        const coverage = several ? priced.coverages[priced.coverageOfLine[line.index] ?? 0] : null;
        writeItem(xml, fit, line, number, coverage?.name ?? null, view);
      }
      xml.close();
    }
    if (group.children.length > 0) {
      xml.open('GROUPS');
      for (const child of group.children) writeGroup(child);
      xml.close();
    }
    xml.close();
  };
  writeGroup(tree);

  if (several) {
    const { totals } = priced;
    xml.open('COV_BREAKDOWN', {
      total: fit.figure(totals.lineItemTotal, 'line item total', null),
      grandTotal: fit.figure(totals.rcv, 'RCV total', null),
    });
    for (const coverage of priced.coverages)
      xml.leaf('COV_AMOUNTS', {
        desc: fit.text(coverage.name, LENGTHS.coverageName, 'coverage name', null),
        total: fit.figure(coverage.lineItemTotal, 'line item total', null),
        grandTotal: fit.figure(coverage.rcv, 'RCV total', null),
        totalPct: share(coverage.lineItemTotal, totals.lineItemTotal),
        grandTotalPct: share(coverage.rcv, totals.rcv),
      });
    xml.close();
  }
  xml.close();
};

const DIMENSIONS: [keyof RoomDimensions, string][] = [
  ['sfWalls', 'sfWalls'],
  ['sfCeiling', 'sfCeiling'],
  ['sfWallsCeiling', 'sfWallsCeiling'],
  ['sfFloor', 'sfFloor'],
  ['syFlooring', 'syFloor'],
  ['lfFloorPerimeter', 'lfFloorPerim'],
  ['lfCeilingPerimeter', 'lfCeilingPerim'],
  ['sfLongWall', 'sfLongWall'],
  ['sfShortWall', 'sfShortWall'],
  ['sfSurfaceArea', 'sfSkRoof'],
  ['numberOfSquares', 'skRoofSquares'],
  ['lfTotalPerimeter', 'lfSkRoofPerim'],
  ['lfTotalRidge', 'lfSkRoofRidge'],
  ['lfTotalHip', 'lfSkRoofHip'],
];

const dimensionAttributes = (group: Group, fit: RoughDraftFit): XmlAttributes => {
  const attributes: XmlAttributes = {};
  for (const [field, attribute] of DIMENSIONS) {
    const value = group.room?.dimensions[field];
    if (value !== undefined && value >= 0)
      attributes[attribute] = fit.figure(value, `${attribute} of ${group.name}`, null);
  }
  return attributes;
};

const writeRoom = (xml: XmlWriter, fit: RoughDraftFit, group: Group) => {
  const ceiling = fit.text(group.room?.height ?? null, LENGTHS.ceiling, 'ceiling height', null);
  // A subroom's measures stand in its parent's list of subrooms, once.
  if (group.kind !== 'subroom') {
    if (ceiling) xml.leaf('ROOM_INFO', { sketchCeiling: ceiling });
    const dimensions = dimensionAttributes(group, fit);
    if (Object.keys(dimensions).length > 0)
      xml.leaf(group.kind === 'room' ? 'ROOM_DIM_VARS' : 'AREA_DIM_VARS', dimensions);
  }
  const subrooms = group.children.filter((child) => child.kind === 'subroom');
  if (subrooms.length === 0) return;
  xml.open('SUBROOMS');
  for (const [index, subroom] of subrooms.entries()) {
    xml.open('SUBROOM', {
      subroomNum: String(Math.min(index + 1, 999)),
      desc: fit.text(subroom.name, LENGTHS.groupDescription, 'subroom name', null),
      sketchCeiling: fit.text(
        subroom.room?.height ?? null,
        LENGTHS.ceiling,
        'ceiling height',
        null,
      ),
    });
    const dimensions = dimensionAttributes(subroom, fit);
    if (Object.keys(dimensions).length > 0) xml.leaf('ROOM_DIM_VARS', dimensions);
    xml.close();
  }
  xml.close();
};

const CONDITIONS: [RegExp, string][] = [
  [/^above/i, '1'],
  [/^below/i, '2'],
  [/^av/i, '0'],
  [/^new/i, '3'],
  [/^repl/i, '4'],
];

const writeItem = (
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
  const name = describeLine(item, line.index);
  const active = line.state === 'active';
  const unpriced = line.priceSource === 'none';
  const code = exportedCode(item);
  const cat = fit.code(code.cat, LENGTHS.category, `${name}: category`, at);
  const sel =
    cat === null
      ? null
      : fit.code(code.sel, LENGTHS.selector, `${name}: selector`, at, { spaces: true });
  const prefix = ACTIVITY_PREFIX[item.activity];
  const saysPrefix = code.description.toLowerCase().startsWith(prefix.toLowerCase());
  // A flagged row stays with its price, but without amounts: it adds nothing.
  const figure = (value: number, figureName: string) =>
    active ? fit.figure(value, `${name}: ${figureName}`, at) : null;
  const quantity = fit.figure(item.quantity, `${name}: quantity`, at);
  const indicators = `${printed?.flags.includes('price_changed') ? '*' : ''}${line.taxExempt ? 'E' : ''}${line.nonOverheadProfit ? 'N' : ''}`;

  const attributes: XmlAttributes = {
    type: 'I',
    lineNum: fit.text(number, LENGTHS.lineNumber, `${name}: number`, at),
    cat,
    sel,
    act: item.activity,
    actPrefix: prefix === '' || saysPrefix ? null : prefix,
    desc: fit.text(code.description, LENGTHS.itemDescription, `${name}: description`, at),
    descChanged: code.custom || printed?.flags.includes('description_changed') ? '1' : null,
    calc: printed?.calculation ?? formatExact(item.quantity),
    qty: quantity,
    unit: fit.unit(item.unit, at),
    remove: fit.figure(line.removePrice, `${name}: unit price`, at),
    replace: fit.figure(line.replacePrice, `${name}: unit price`, at, { zero: unpriced }),
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
      ? fit.text(printed?.priceNote ?? null, LENGTHS.priceNote, `${name}: price note`, at)
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
    attributes.age = years(printed?.ageYears ?? null);
    attributes.lifeExp = years(printed?.lifeYears ?? null);
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
  if (note !== '') xml.text('NOTE', {}, fit.text(note, LENGTHS.note, `${name}: note`, at) ?? '');
  xml.close();
};

/** All decimals of a price, as far as the 18 digits go that a validator must be able to read. */
const exactPrice = (price: number): string | null => {
  if (price === 0 || price > LARGEST_AMOUNT) return null;
  const exact = formatExact(price);
  return exact.length <= MOST_DIGITS ? exact : formatExact(toNumber(decimal(price).round(8)));
};

const years = (value: number | null): string | null =>
  value === null || value < 0 || value > 999 ? null : formatExact(Math.round(value * 100) / 100);

/** 0 by percent, 1 by amount, 2 by age. */
const depreciationType = ({ item: { printed } }: PricedLine): string => {
  if (printed?.flags.includes('depreciation_by_percent')) return '0';
  return printed !== null && printed.ageYears !== null && printed.lifeYears !== null ? '2' : '1';
};

const writeRecapByRoom = (xml: XmlWriter, fit: RoughDraftFit, tree: Group) => {
  const whole = tree.sums.lineItemTotal;
  const writeGroup = (group: Group) => {
    xml.open('RECAP_GROUP', {
      desc: fit.text(group.name, LENGTHS.groupDescription, 'room or section name', null),
      items: fit.figure(group.ownLineItemTotal, `line item total of ${group.name}`, null),
      itemsPercentage: share(group.ownLineItemTotal, whole),
      subtotal: fit.figure(group.sums.lineItemTotal, `line item total of ${group.name}`, null),
      subtotalPercentage: share(group.sums.lineItemTotal, whole),
    });
    if (group.children.length > 0) {
      xml.open('RECAP_GROUPS');
      for (const child of group.children) writeGroup(child);
      xml.close();
    }
    xml.close();
  };
  xml.open('RECAP_BY_ROOM', { total: fit.figure(whole, 'line item total', null) });
  writeGroup(tree);
  xml.close();
};

interface RecapRow {
  name: string;
  lineItemTotal: number;
  depreciation: number;
}

const writeRecapByCategory = (
  xml: XmlWriter,
  fit: RoughDraftFit,
  { lines, totals }: PricedEstimate,
  taxes: PricedTax[],
  view: ProfileView,
) => {
  const active = lines.filter((line) => line.state === 'active');
  const row = (rcv: number, depreciation: number, name: string): XmlAttributes => ({
    percentage: share(rcv, totals.rcv),
    rcv: fit.figure(rcv, `${name} in the recap`, null),
    deprec: view.depreciation ? fit.figure(depreciation, `${name} depreciation`, null) : null,
    acv: view.depreciation
      ? fit.figure(total(rcv, -depreciation), `${name} ACV in the recap`, null)
      : null,
  });
  const writeItems = (element: string, members: PricedLine[]) => {
    if (members.length === 0) return;
    const rows = recapRows(members);
    const lineItemTotal = total(...rows.map((entry) => entry.lineItemTotal));
    const depreciation = total(...rows.map((entry) => entry.depreciation));
    const subtotals = row(lineItemTotal, depreciation, element);
    xml.open(element, {
      subtotalRCV: subtotals.rcv,
      subtotalPercentage: subtotals.percentage,
      subtotalDeprec: subtotals.deprec,
      subtotalACV: subtotals.acv,
    });
    for (const entry of rows)
      xml.leaf('CATEGORY', {
        desc: fit.text(entry.name, LENGTHS.recapDescription, 'category', null),
        ...row(entry.lineItemTotal, entry.depreciation, entry.name),
      });
    xml.close();
  };
  const subtotals = row(totals.lineItemTotal, totals.depreciation, 'subtotal');
  xml.open('RECAP_BY_CATEGORY', {
    subtotalRCV: subtotals.rcv,
    subtotalDeprec: subtotals.deprec,
    subtotalACV: subtotals.acv,
  });
  writeItems(
    'OP_ITEMS',
    active.filter((line) => !line.nonOverheadProfit),
  );
  writeItems(
    'NON_OP_ITEMS',
    active.filter((line) => line.nonOverheadProfit),
  );
  if (totals.overhead !== 0)
    xml.leaf('OVERHEAD', { desc: 'Overhead', ...row(totals.overhead, 0, 'overhead') });
  if (totals.profit !== 0)
    xml.leaf('PROFIT', { desc: 'Profit', ...row(totals.profit, 0, 'profit') });
  if (taxes.length > 0) {
    xml.open('SALES_TAXES');
    for (const tax of taxes)
      xml.leaf('SALES_TAX', {
        desc: fit.text(tax.name, LENGTHS.recapDescription, 'tax name', null),
        rate: percentage(tax.rate, 3),
        ...row(tax.amount, 0, tax.name),
      });
    xml.close();
  }
  xml.close();
};

/** One row per category, by name; lines without a category together. */
const recapRows = (lines: PricedLine[]): RecapRow[] => {
  const members = new Map<string, PricedLine[]>();
  for (const line of lines) {
    const { cat } = exportedCode(line.item);
    const name = cat === null ? 'CUSTOM ITEMS' : categoryName(cat);
    const known = members.get(name);
    if (known) known.push(line);
    else members.set(name, [line]);
  }
  return [...members]
    .map(
      ([name, list]): RecapRow => ({
        name,
        lineItemTotal: total(...list.map((line) => line.lineItemTotal)),
        depreciation: total(...list.map((line) => line.depreciation)),
      }),
    )
    .sort((left, right) => (left.name < right.name ? -1 : left.name > right.name ? 1 : 0));
};

/** Percent of the whole, two decimals, half up. */
const share = (part: number, whole: number): string | null => {
  if (whole === 0 || part === 0) return null;
  const percent = toNumber(decimal(part).times(100).div(whole).round(2));
  // Only contradictory input gets here: a part that is many times the whole.
  return Math.abs(percent) > LARGEST_AMOUNT ? null : formatExact(percent);
};

/** A rate in percent with the decimals that the format allows; a finer one is left out. */
const percentage = (rate: number | null, decimals: number): string | null => {
  if (rate === null || rate < 0 || rate > 999.999) return null;
  const rounded = decimal(rate).round(decimals).toNumber();
  return rounded === rate ? formatExact(rate) : null;
};
