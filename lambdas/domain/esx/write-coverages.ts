import { total } from '../money/money.ts';
import { LENGTHS, type RoughDraftFit } from './fit-rough-draft.ts';
import type { PricedCoverage, PricedTax } from './price-estimate.ts';
import type { RoughDraftInput } from './rough-draft-format.ts';
import type { XmlWriter } from './xml-writer.ts';

const COVERAGE_TYPES: Record<PricedCoverage['kind'], string> = {
  structural: '0',
  other_structures: '1',
  contents: '2',
  unknown: '3',
};

export const writeCoverages = (
  xml: XmlWriter,
  fit: RoughDraftFit,
  { priced, view }: RoughDraftInput,
) => {
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
        rate: fit.rate(tax.rate, 3, tax.name),
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
const residualDeductible = (coverage: PricedCoverage): number =>
  Math.max(
    0,
    total(
      coverage.fullDeductible,
      -Math.max(0, total(coverage.acv, coverage.recoverableDepreciation, -coverage.priorPayments)),
    ),
  );
