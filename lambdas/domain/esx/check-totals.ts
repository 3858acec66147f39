import { AmountSum, difference, total } from '../money/money.ts';
import { Checking, type EsxCheck, figure, leftOut, lineName } from './checking.ts';
import { LARGEST_AMOUNT } from './fit-rough-draft.ts';
import { PROFILES } from './profile.ts';
import type { EsxContents } from './read-esx.ts';
import { childOf, childrenOf, type XmlElement } from './read-xml.ts';

export const checkRecaps = ({ roughDraft, xactdoc }: EsxContents): EsxCheck => {
  const check = new Checking('the recaps come to the totals');
  const root = childrenOf(xactdoc, 'GROUP')[0];
  const lineItemTotal = figure(root, 'ee:lineItemTotal');
  const compare = (
    where: string,
    element: XmlElement | undefined,
    name: string,
    expected: number,
  ) => {
    if (leftOut(element, name, expected)) return;
    check.equal(where, name, figure(element, name), expected);
  };
  compare('line item detail', childOf(roughDraft, 'LINE_ITEM_DETAIL'), 'total', lineItemTotal);
  compare('recap by room', childOf(roughDraft, 'RECAP_BY_ROOM'), 'total', lineItemTotal);
  const visit = (group: XmlElement): void => {
    const children = childrenOf(childOf(group, 'RECAP_GROUPS'), 'RECAP_GROUP');
    const sum = new AmountSum().add(figure(group, 'items'));
    for (const child of children) sum.add(figure(child, 'subtotal'));
    if (sum.value() <= LARGEST_AMOUNT)
      compare(`recap by room: ${group.attributes.desc}`, group, 'subtotal', sum.value());
    for (const child of children) visit(child);
  };
  const recapRoot = childOf(childOf(roughDraft, 'RECAP_BY_ROOM'), 'RECAP_GROUP');
  if (recapRoot && lineItemTotal <= LARGEST_AMOUNT) visit(recapRoot);

  const byCategory = childOf(roughDraft, 'RECAP_BY_CATEGORY');
  compare('recap by category', byCategory, 'subtotalRCV', lineItemTotal);
  for (const name of ['OP_ITEMS', 'NON_OP_ITEMS']) {
    const items = childOf(byCategory, name);
    if (!items) continue;
    const rows = childrenOf(items, 'CATEGORY').map((row) => figure(row, 'rcv'));
    const sum = total(...rows);
    if (sum <= LARGEST_AMOUNT && lineItemTotal <= LARGEST_AMOUNT)
      compare(`recap by category: ${name}`, items, 'subtotalRCV', sum);
  }
  if (lineItemTotal <= LARGEST_AMOUNT)
    check.equal(
      'recap by category',
      'line item total',
      lineItemTotal,
      total(
        figure(childOf(byCategory, 'OP_ITEMS'), 'subtotalRCV'),
        figure(childOf(byCategory, 'NON_OP_ITEMS'), 'subtotalRCV'),
      ),
    );

  const recap = childOf(roughDraft, 'RECAP_TAX_OP');
  const parameters = childOf(xactdoc, 'PARAMS');
  compare(
    'recap of taxes and O&P',
    childOf(recap, 'OVERHEAD'),
    'amount',
    figure(parameters, 'ee:overhead'),
  );
  compare(
    'recap of taxes and O&P',
    childOf(recap, 'PROFIT'),
    'amount',
    figure(parameters, 'ee:profit'),
  );
  const taxes = childrenOf(childOf(parameters, 'SALESTAXES'), 'SALES_TAX');
  const tax = total(...taxes.map((entry) => figure(entry, 'ee:amount')));
  const details = childrenOf(childOf(recap, 'TAXES'), 'TAX_DETAIL');
  const detailed = total(...details.map((entry) => figure(entry, 'amount')));
  if (tax <= LARGEST_AMOUNT) check.equal('recap of taxes and O&P', 'tax', detailed, tax);
  // A print may give tax and O&P in its summary only; then no line and no room has any.
  const linesTax = figure(root, 'ee:tax');
  if (linesTax !== 0) check.equal('recap of taxes and O&P', 'tax', tax, linesTax);
  const linesOverheadProfit = figure(root, 'ee:overheadProfit');
  const overheadProfit = total(figure(parameters, 'ee:overhead'), figure(parameters, 'ee:profit'));
  if (linesOverheadProfit !== 0)
    check.equal('recap of taxes and O&P', 'O&P', overheadProfit, linesOverheadProfit);
  check.equal(
    'XACTDOC.XML',
    'lastCalcGrandTotal',
    figure(xactdoc, 'lastCalcGrandTotal'),
    total(lineItemTotal, tax, overheadProfit),
  );
  return check;
};

export const checkCoverages = ({ roughDraft, xactdoc, profile }: EsxContents): EsxCheck => {
  const check = new Checking(
    'each coverage settles to the cent, and together they are the estimate',
  );
  const coverages = childrenOf(childOf(roughDraft, 'COVERAGES'), 'COVERAGE');
  const rcvs: number[] = [];
  const loss = childOf(childOf(xactdoc, 'ADM'), 'COVERAGE_LOSS');
  const native = childrenOf(childOf(loss, 'COVERAGES'), 'COVERAGE');
  for (const [index, coverage] of coverages.entries()) {
    const where = `coverage ${coverage.attributes.coverageName ?? index + 1}`;
    const totals = childOf(childOf(coverage, 'SUMMARY'), 'TOTALS');
    const nativeLoss = childOf(native[index], 'LOSS_DATA');
    const exactRcv = nativeLoss ? figure(nativeLoss, 'rcl') : figure(xactdoc, 'lastCalcGrandTotal');
    rcvs.push(exactRcv);
    if (Math.abs(exactRcv) > LARGEST_AMOUNT) continue;
    const rcv = figure(totals, 'rcv');
    check.equal(where, 'RCV', rcv, exactRcv);
    const taxes = childrenOf(childOf(totals, 'SALES_TAXES'), 'SALES_TAX');
    check.equal(
      where,
      'RCV',
      rcv,
      total(
        figure(totals, 'lineItemTotal'),
        ...taxes.map((tax) => figure(tax, 'amount')),
        figure(childOf(totals, 'OVERHEAD'), 'amount'),
        figure(childOf(totals, 'PROFIT'), 'amount'),
      ),
    );
    if (!PROFILES[profile].coverages) continue;
    const depreciation = figure(totals, 'depr');
    const recoverable = figure(totals, 'recDepr');
    const acv = figure(totals, 'acv');
    const prior = figure(totals, 'priorPmts');
    const full = figure(totals, 'fullDeduct');
    check.equal(
      where,
      'depreciation',
      depreciation,
      total(recoverable, figure(totals, 'nonRecDepr')),
    );
    check.equal(where, 'ACV', acv, difference(rcv, depreciation));
    const net = Math.max(0, total(acv, -prior, -full));
    check.equal(where, 'net claim', figure(totals, 'netClaim'), net);
    check.equal(
      where,
      'applied deductible',
      figure(totals, 'deductible'),
      Math.min(full, Math.max(0, difference(acv, prior))),
    );
    if (recoverable !== 0)
      check.equal(
        where,
        'net claim if depreciation is recovered',
        figure(totals, 'netClaimIfRec'),
        Math.max(0, total(acv, recoverable, -prior, -full)),
      );
  }
  check.equal('all coverages', 'RCV', total(...rcvs), figure(xactdoc, 'lastCalcGrandTotal'));
  return check;
};

export const checkPaidWhenIncurred = ({ lines, roughDraft, profile }: EsxContents): EsxCheck => {
  const check = new Checking('paid-when-incurred rows stand apart and add nothing');
  const later = lines.filter((line) => line.state === 'incurred_later');
  for (const line of later)
    check.holds(
      lineName(line),
      line.item.isPaidWhenIncurred,
      'is disabled, but not marked as paid when incurred',
    );
  const sections = childrenOf(childOf(roughDraft, 'COVERAGES'), 'COVERAGE').flatMap((coverage) => {
    const section = childOf(childOf(coverage, 'SUMMARY'), 'MAX_ADDL_AMTS');
    return section ? [section] : [];
  });
  if (!PROFILES[profile].paidWhenIncurredSection) {
    check.holds(
      'GENERIC_ROUGHDRAFT.XML',
      sections.length === 0,
      'shows a section that is the carrier’s',
    );
    return check;
  }
  const expected = total(...later.map((line) => line.amounts.rcv));
  if (expected <= LARGEST_AMOUNT)
    check.equal(
      'maximum additional amounts',
      'RCV',
      total(...sections.map((section) => figure(section, 'rcvPWI'))),
      expected,
    );
  return check;
};
