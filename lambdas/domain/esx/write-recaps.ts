import { total } from '../money/money.ts';
import { categoryName } from './category-names.ts';
import { exportedCode } from './exported-code.ts';
import { LENGTHS, type RoughDraftFit } from './fit-rough-draft.ts';
import type { Group } from './group-tree.ts';
import type { PricedEstimate, PricedTax } from './price-estimate.ts';
import type { PricedLine } from './price-line.ts';
import type { ProfileView } from './profile.ts';
import { share } from './rough-draft-format.ts';
import type { XmlAttributes, XmlWriter } from './xml-writer.ts';

/** The format numbers taxes from 0 to 7. */
const MOST_TAXES = 8;

/** The first seven taxes, and the rest in one: the format knows eight numbers. */
export const numberedTaxes = (taxes: PricedTax[], fit: RoughDraftFit): PricedTax[] => {
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

export const writeRecapOfTaxes = (
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
        rate: fit.rate(tax.rate, 3, tax.name),
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

export const writeRecapByRoom = (xml: XmlWriter, fit: RoughDraftFit, tree: Group) => {
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

export const writeRecapByCategory = (
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
        rate: fit.rate(tax.rate, 3, tax.name),
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
