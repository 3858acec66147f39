import { decimal, sum, toAmount } from '../../../../../lambdas/domain/money/money.ts';
import { amountsOf } from '../../../content/add-amounts.ts';
import type { Cell, Flow } from '../../../drawing/flow.ts';
import { money } from '../../../layouts/format.ts';
import type { TruthSummary } from '../../../model.ts';
import { coverageSums, type Scope } from '../../content/scope.ts';
import { byCategory, centered, ladder, shareOf } from '../scope-body.ts';
import type { Choices } from './choices.ts';

interface Words {
  lineItems: string;
  tax: string;
  rcv: string;
  depreciation: string;
  lost: string;
  acv: string;
  deductible: string;
  prior: string;
  net: string;
  recoverable: string;
  after: string;
}

const program: Words = {
  lineItems: 'Line Item Total',
  tax: 'Material Sales Tax',
  rcv: 'Replacement Cost Value',
  depreciation: 'Less Depreciation',
  lost: 'Less Non-recoverable Depreciation',
  acv: 'Actual Cash Value',
  deductible: 'Less Deductible',
  prior: 'Less Prior Payment(s)',
  net: 'Net Claim',
  recoverable: 'Total Recoverable Depreciation',
  after: 'Net Claim if Depreciation is Recovered',
};

const wordings: readonly Words[] = [
  program,
  program,
  {
    ...program,
    tax: 'Sales Tax',
    depreciation: 'Less Total Depreciation',
    net: 'Net Claim Remaining',
    prior: 'Less Previous Payment(s)',
    after: 'Net Claim Remaining if Depreciation is Recovered',
  },
  {
    ...program,
    rcv: 'Replacement Cost Value (RCV)',
    acv: 'Actual Cash Value (ACV)',
    net: 'Net Actual Cash Value Payment',
    recoverable: 'Recoverable Depreciation',
  },
];

const title = (words: number, coverage: string): string =>
  [
    `Summary for ${coverage}`,
    `Summary for ${coverage}`,
    `Summary for Coverage ${coverage}`,
    `${coverage} Summary`,
  ][words] ?? `Summary for ${coverage}`;

/** What a coverage owes beyond its rows where the print adds taxes and fees on the summary alone. */
const added = (choices: Choices, lineItemTotal: number): { tax: number; overhead: number } => {
  const tax = choices.tax === 'summary' ? toAmount(decimal(lineItemTotal).times('0.0325')) : 0;
  const base = toAmount(sum([lineItemTotal, tax]));
  const overhead = choices.profit === 'summary' ? toAmount(decimal(base).times('0.1')) : 0;
  return { tax, overhead };
};

/** Ladders of all coverages, or of the estimate as a whole where there is one. */
export const drawSummaries = (
  flow: Flow,
  scope: Scope,
  choices: Choices,
  settled: { deductible: number; prior: number; together: boolean },
): TruthSummary[] => {
  const words = wordings[choices.summaryWords] ?? program;
  const sums = coverageSums(scope);
  const one = sums.length === 1;
  return sums.map((coverage, index) => {
    if (index === 0 || !settled.together) flow.startPage('summary');
    else {
      flow.space(2);
      flow.need(flow.leading * 20);
    }
    const extra = added(choices, coverage.lineItemTotal);
    const tax = toAmount(sum([coverage.tax, extra.tax]));
    const overhead = toAmount(sum([coverage.overhead, extra.overhead]));
    const profit = toAmount(sum([coverage.profit, extra.overhead]));
    const rcv = toAmount(sum([coverage.lineItemTotal, tax, overhead, profit]));
    const acv = toAmount(sum([rcv, -coverage.depreciation]));
    const deductible = index === 0 && acv > settled.deductible + 600 ? settled.deductible : 0;
    const prior = deductible > 0 && acv - deductible > settled.prior ? settled.prior : 0;
    const net = toAmount(sum([acv, -deductible, -prior]));
    const back = toAmount(sum([coverage.depreciation, -coverage.lost]));
    const name = one && choices.summaryWords % 2 === 1 ? null : coverage.name;
    const worn = choices.depreciation.length > 0;
    const insured = choices.producer !== 'contractor' || deductible > 0;
    centered(
      flow,
      name === null ? 'Summary' : title(choices.summaryWords, coverage.name),
      flow.style.size + 3,
    );
    flow.space(0.8);
    ladder(
      flow,
      [
        [words.lineItems, money(coverage.lineItemTotal)],
        ...(tax === 0 ? [] : ([[words.tax, money(tax)]] as const)),
        ...(overhead === 0
          ? []
          : ([
              ['Subtotal', money(toAmount(sum([coverage.lineItemTotal, tax]))), false, true],
              ['Overhead', money(overhead)],
              ['Profit', money(profit)],
            ] as const)),
        [words.rcv, `$${money(rcv)}`, true, true],
        ...(worn ? ([[words.depreciation, `(${money(coverage.depreciation)})`]] as const) : []),
        ...(worn ? ([[words.acv, `$${money(acv)}`, true, true]] as const) : []),
        ...(deductible === 0 ? [] : ([[words.deductible, `(${money(deductible)})`]] as const)),
        ...(prior === 0 ? [] : ([[words.prior, `(${money(prior)})`]] as const)),
        ...(insured ? ([[words.net, `$${money(net)}`, true, true]] as const) : []),
        ...(worn && insured
          ? ([
              ...(coverage.lost === 0
                ? []
                : ([
                    ['Total Depreciation', money(coverage.depreciation)],
                    [words.lost, `<${money(coverage.lost)}>`],
                  ] as const)),
              [words.recoverable, money(back)],
              [words.after, `$${money(toAmount(sum([net, back])))}`, true, true],
            ] as const)
          : []),
      ],
      flow.left + 40,
      flow.left + Math.min(440, flow.right - flow.left - 30),
    );
    return {
      coverage: name,
      ...(choices.summaryWords === 2 ? { alsoCalled: [`Coverage ${coverage.name}`] } : {}),
      lineItemTotal: coverage.lineItemTotal,
      rcv,
      acv: worn ? acv : null,
      deductible: deductible === 0 ? null : deductible,
      netClaim: insured ? net : null,
    };
  });
};

/** Recaps behind the summaries; their rows are sums and nobody's line items. */
export const drawRecaps = (flow: Flow, scope: Scope, choices: Choices): void => {
  const whole = scope.totals.lineItemTotal;
  const { left, right } = flow;
  const [amountAt, shareAt] = [left + (right - left) * 0.8, right - 8];
  const line = (name: string, amount: number, bold = false, indent = 0): void => {
    flow.need(flow.leading);
    flow.line([
      { text: name, x: left + indent, bold },
      { text: money(amount), x: amountAt, align: 'right', bold },
      { text: shareOf(amount, whole), x: shareAt, align: 'right', bold },
    ]);
  };
  for (const recap of choices.recaps) {
    flow.startPage('recap');
    if (recap === 'taxes') {
      centered(flow, 'Recap of Taxes, Overhead and Profit', flow.style.size + 3);
      flow.space(1);
      const sums = coverageSums(scope);
      const total = (of: (one: (typeof sums)[number]) => number): number =>
        toAmount(sum(sums.map(of)));
      const extra = sums.map((one) => added(choices, one.lineItemTotal));
      const fees = toAmount(sum(extra.map((one) => one.overhead)));
      const heads = ['Overhead (10%)', 'Profit (10%)', 'Material Sales Tax'];
      const stops = [0.42, 0.66, 0.98].map((share) => left + (right - left) * share);
      const cells = (texts: readonly string[], bold: boolean): Cell[] =>
        texts.map((text, index) => ({ text, x: stops[index] ?? right, align: 'right', bold }));
      flow.line(cells(heads, true));
      flow.rule(left, right, 0.5);
      flow.space(0.4);
      const amounts = [
        toAmount(sum([total((one) => one.overhead), fees])),
        toAmount(sum([total((one) => one.profit), fees])),
        toAmount(sum([total((one) => one.tax), ...extra.map((one) => one.tax)])),
      ].map(money);
      flow.line([{ text: 'Line Items', x: left }, ...cells(amounts, false)]);
      flow.space(0.4);
      flow.line([{ text: 'Total', x: left, bold: true }, ...cells(amounts, true)]);
    }
    if (recap === 'room') {
      centered(flow, 'Recap by Room', flow.style.size + 3);
      flow.space(0.8);
      flow.line([{ text: `Estimate: ${scope.facts.estimateName}`, x: left, bold: true }]);
      flow.space(0.5);
      let area: string | null = null;
      for (const place of scope.places) {
        const above = place.path.slice(0, -1).at(-1) ?? null;
        if (above !== area && above !== null) {
          const its = scope.places.filter(({ path }) => path.slice(0, -1).at(-1) === above);
          flow.space(0.3);
          flow.need(flow.leading * 2);
          line(`Area: ${above}`, amountsOf(its.flatMap(({ items }) => items)).lineItemTotal, true);
        }
        area = above;
        line(place.name, place.totals.lineItemTotal, false, 12);
      }
      if (scope.minimums !== null)
        line('Labor Minimums Applied', scope.minimums.totals.lineItemTotal, false, 12);
      flow.rule(left, right, 0.5);
      line('Subtotal of Areas', whole, true);
      line('Total', whole, true);
    }
    if (recap === 'category') {
      centered(flow, 'Recap by Category', flow.style.size + 3);
      flow.space(0.8);
      flow.line([
        { text: choices.profit === 'none' ? 'Items' : 'O&P Items', x: left, bold: true },
        { text: 'Total', x: amountAt, align: 'right', bold: true },
        { text: '%', x: shareAt, align: 'right', bold: true },
      ]);
      flow.rule(left, right, 0.5);
      flow.space(0.3);
      for (const { name, amounts } of byCategory(scope.items)) line(name, amounts.lineItemTotal);
      flow.rule(left, right, 0.5);
      line('Subtotal', whole, true);
    }
  }
};
