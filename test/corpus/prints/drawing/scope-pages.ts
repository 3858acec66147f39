import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import type { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthFacts, TruthSummary } from '../../model.ts';
import { coverageSums, type Scope } from '../content/scope.ts';
import { centered, factLines, ladder, settled } from './scope-body.ts';

/** The first page of an estimate of the common platform. */
export const drawScopeCover = (
  flow: Flow,
  { facts }: Scope,
  words: { insured: string; adjuster: string; heading: string | null },
): void => {
  const { left } = flow;
  const [first, second] = [left + 84, left + 340];
  flow.startPage('cover');
  if (words.heading !== null) {
    centered(flow, words.heading, 13);
    flow.space(1.5);
  }
  factLines(
    flow,
    [
      [words.insured, facts.insuredName, 'Home:', facts.phone],
      ['Property:', facts.propertyStreet, 'E-mail:', 'owner@mail.example'],
      ['', facts.propertyTown],
    ],
    [first, second],
  );
  flow.space(1);
  factLines(
    flow,
    [
      [words.adjuster, facts.claimRepresentative, 'Business:', facts.phone],
      ['Company:', facts.carrierName],
    ],
    [first, second],
  );
  flow.space(1);
  flow.line([
    { text: `Claim Number: ${facts.claimNumber}`, x: left },
    { text: `Policy Number: ${facts.policyNumber}`, x: left + 180 },
    { text: `Type of Loss: ${facts.typeOfLoss}`, x: left + 360 },
  ]);
  flow.space(1);
  factLines(
    flow,
    [
      ['Date of Loss:', usDate(facts.dateOfLoss), 'Date Received:', usDate(facts.dateReceived)],
      ['Date Inspected:', usDate(facts.dateInspected), 'Date Entered:', usDate(facts.dateEntered)],
      ['Price List:', facts.priceList],
      ['', 'Restoration/Service/Remodel'],
      ['Estimate:', facts.estimateName],
    ],
    [first, second],
  );
};

/** What that page tells; everything of it is printed. */
export const factsOfCover = ({ facts }: Scope): TruthFacts => ({
  estimateName: facts.estimateName,
  claimNumber: facts.claimNumber,
  policyNumber: facts.policyNumber,
  insuredName: facts.insuredName,
  propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
  dateOfLoss: facts.dateOfLoss,
  carrierName: facts.carrierName,
  priceList: facts.priceList,
});

/** A summary on a page of its own for each coverage; the deductible is the first one's. */
export const drawScopeSummaries = (
  flow: Flow,
  scope: Scope,
  deductible: number,
  title: (coverage: string) => string,
): TruthSummary[] =>
  coverageSums(scope).map((sum, index) => {
    flow.startPage('summary');
    const less = index === 0 ? deductible : 0;
    const { acv, net } = settled(sum, less);
    const back = toAmount((sum.depreciation - sum.lost).toFixed(2));
    centered(flow, title(sum.name), flow.style.size + 2);
    flow.space(0.6);
    ladder(
      flow,
      [
        ['Line Item Total', money(sum.lineItemTotal)],
        ['Material Sales Tax', money(sum.tax)],
        ...(sum.overhead === 0
          ? []
          : ([
              ['Subtotal', money(toAmount((sum.lineItemTotal + sum.tax).toFixed(2))), false, true],
              ['Overhead', money(sum.overhead)],
              ['Profit', money(sum.profit)],
            ] as const)),
        ['Replacement Cost Value', `$${money(sum.rcv)}`, true, true],
        ['Less Depreciation', `(${money(sum.depreciation)})`],
        ['Actual Cash Value', `$${money(acv)}`, true, true],
        ...(less === 0 ? [] : ([['Less Deductible', `(${money(less)})`]] as const)),
        ['Net Claim', `$${money(net)}`, true, true],
        ...(sum.lost === 0
          ? []
          : ([['Less Non-recoverable Depreciation', `<${money(sum.lost)}>`]] as const)),
        ['Total Recoverable Depreciation', money(back)],
        [
          'Net Claim if Depreciation is Recovered',
          `$${money(toAmount((net + back).toFixed(2)))}`,
          true,
          true,
        ],
      ],
      flow.left + 70,
      flow.right - 90,
    );
    flow.space(2);
    centered(flow, scope.facts.claimRepresentative, flow.style.size);
    return {
      coverage: sum.name,
      lineItemTotal: sum.lineItemTotal,
      rcv: sum.rcv,
      acv,
      deductible: less === 0 ? null : less,
      netClaim: net,
    };
  });
