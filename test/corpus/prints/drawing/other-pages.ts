import type { Flow } from '../../drawing/flow.ts';
import { describedAs, money, usDate } from '../../layouts/format.ts';
import type { ModelEstimate } from '../../model.ts';
import type { Random } from '../../random.ts';
import { labelled, title } from './platform.ts';

/** What a policy pays at replacement cost, as carriers put before their estimates. */
export const drawBenefits = (flow: Flow, estimate: ModelEstimate): void => {
  const { facts } = estimate;
  // A letter as well as a guide.
  flow.startPage('other');
  title(flow, 'Explanation of Building Replacement Cost Benefits', 3);
  title(flow, 'Homeowner Policy', 0);
  title(flow, 'Coverage A - Dwelling - 35 Windstorm and Hail', 0);
  for (const [label, value] of [
    ['To:', facts.insuredName],
    ['', facts.propertyStreet],
    ['', facts.propertyTown],
    ['Date of Loss:', usDate(facts.dateOfLoss)],
    ['Claim Number:', facts.claimNumber],
  ])
    flow.line([
      { text: label ?? '', x: flow.left },
      { text: value ?? '', x: flow.left + 90 },
    ]);
  flow.space(1);
  for (const text of [
    'Your policy pays replacement cost for some or all of this loss. Until repairs are made the payment is the actual cash value, that is the replacement cost less depreciation.',
    'To receive these benefits you must:',
    '1. Complete the repair or replacement of the damaged part within two years of the date of loss; and',
    '2. Send us the final invoices within 30 days after the work has been completed.',
    'The estimate that follows shows a total replacement cost, of which amounts of $0.00 to the figure below may be withheld.',
  ]) {
    flow.paragraph(text);
    flow.space(0.5);
  }
  const { totals } = estimate;
  labelled(
    flow,
    [
      ['The estimate to repair or replace your damaged property is', `$${money(totals.rcv)}`],
      ['The enclosed claim payment is for the actual cash value of', `$${money(totals.acv)}`],
    ],
    flow.left,
    flow.right,
  );
};

/** A page that explains a print by an estimate that is nobody's. */
export const drawSampleGuide = (flow: Flow): void => {
  flow.startPage('guide');
  title(flow, 'Building Estimate Summary Guide', 4);
  flow.paragraph(
    'This summary guide is based on a sample estimate and is provided for reference only. Please refer to the estimate for specifics of your claim.',
  );
  flow.space(1);
  for (const [left, right] of [
    ['Insured: Sample, Pat & Kim', 'Estimate: 00-0000-000'],
    ['Property: 1 Example Street', 'Claim Number: 00-0000-000'],
    ['Type of Loss: Other', 'Policy Number: 00-00-0000-0'],
    ['Deductible: $1,000.00', 'Price List: SMPL28_MAR24'],
  ])
    flow.line([
      { text: left ?? '', x: flow.left + 20 },
      { text: right ?? '', x: flow.left + 290 },
    ]);
  flow.space(1);
  title(flow, 'Summary for Dwelling', 0);
  labelled(
    flow,
    [
      ['Line Item Total [1]', '5,953.10'],
      ['Material Sales Tax @ 10.000% x 1,520.00', '152.00'],
      ['Subtotal', '6,105.10', true],
      ['General Contractor Overhead [2] @ 10.0% x 6,105.10', '610.51'],
      ['General Contractor Profit @ 10.0% x 6,105.10', '610.51'],
      ['Replacement Cost Value [3]', '7,326.12', true],
      ['Less Depreciation [4]', '(832.50)'],
      ['Less Deductible [5]', '(1,000.00)'],
      ['Net Actual Cash Value Payment [6]', '$5,493.62', true],
    ],
    flow.left + 40,
    flow.right - 80,
  );
  for (const text of [
    '1. Line Item Total - Total value of all line items in the estimate plus possible adjustments for labor minimums.',
    "2. General Contractor's Overhead and Profit - Charge for coordinating your repairs.",
    '3. Replacement Cost Value (RCV) - Estimated cost to repair or replace damaged property.',
    '4. Depreciation - The decrease in the value of property over time.',
  ])
    flow.paragraph(text, { width: flow.right - flow.left });
};

/** How a roof's age cuts its payment: rows of percentages and amounts, none of them an item. */
export const drawRoofSchedule = (flow: Flow, estimate: ModelEstimate): void => {
  flow.startPage('other');
  title(flow, 'Roof Surface Payment Schedule');
  const stops = [0.34, 0.52, 0.72, 1].map((share) => flow.left + (flow.right - flow.left) * share);
  const row = (first: string, figures: readonly string[], bold = false): void =>
    flow.line([
      { text: first, x: flow.left, bold },
      ...figures.map((text, index) => ({
        text,
        x: stops[index] ?? flow.right,
        align: 'right' as const,
        bold,
      })),
    ]);
  row('Roof Surface', ['Quantity', 'Age', 'Schedule %', 'Amount'], true);
  row('Composition shingle', ['28.74 SQ', '14', '62%', `$${money(estimate.totals.acv)}`]);
  row('Metal', ['3.10 SQ', '14', '80%', '$412.00']);
  flow.space(1);
  title(flow, 'Unfactored Items', 0);
  row('1. Permits and fees', ['1.00 EA', '', '100%', '$85.00']);
};

/** Rows of the estimate once more with the factor that a schedule pays of them. */
export const drawFactorDetail = (flow: Flow, estimate: ModelEstimate): void => {
  flow.startPage('other');
  title(flow, 'Factor Detail');
  flow.paragraph(
    'The following items are paid by the schedule of your policy. The factor is applied to the actual cash value of each item.',
  );
  flow.space(0.6);
  const stops = [0.6, 0.74, 0.84, 1].map((share) => flow.left + (flow.right - flow.left) * share);
  const row = (first: string, figures: readonly string[], bold = false): void => {
    flow.need(flow.leading);
    flow.line([
      { text: first, x: flow.left, bold },
      ...figures.map((text, index) => ({
        text,
        x: stops[index] ?? flow.right,
        align: 'right' as const,
        bold,
      })),
    ]);
  };
  row('DESCRIPTION', ['QUANTITY', 'ACV', 'FACTOR', 'FACTORED ACV'], true);
  for (const item of estimate.items.filter((one) => one.unit === 'SQ' || one.cat === 'RFG')) {
    const [first = ''] = flow.wrap(
      `${item.number}. ${describedAs(item)}`,
      (flow.right - flow.left) * 0.45,
    );
    row(first, [
      `${money(item.quantity)} ${item.unit}`,
      money(item.acv),
      '0.62',
      money(item.acv * 0.62),
    ]);
  }
  flow.space(1);
  title(flow, 'Unfactored Items', 0);
  for (const item of estimate.items.slice(0, 2))
    row(`${item.number}. ${describedAs(item)}`.slice(0, 44), [
      `${money(item.quantity)} ${item.unit}`,
      money(item.acv),
      '1.00',
      money(item.acv),
    ]);
};

/** What a revision added and changed, row by row, and what has been paid: sums of their own. */
export const drawSupplementDetails = (
  flow: Flow,
  estimate: ModelEstimate,
  random: Random,
): void => {
  flow.startPage('other');
  title(flow, 'Supplement Details');
  const stops = [0.62, 0.75, 0.88, 1].map((share) => flow.left + (flow.right - flow.left) * share);
  const row = (first: string, figures: readonly string[], bold = false): void => {
    flow.need(flow.leading);
    flow.line([
      { text: first, x: flow.left, bold },
      ...figures.map((text, index) => ({
        text,
        x: stops[index] ?? flow.right,
        align: 'right' as const,
        bold,
      })),
    ]);
  };
  const short = (text: string): string => flow.wrap(text, (flow.right - flow.left) * 0.44)[0] ?? '';
  const some = estimate.items.filter(() => random.chance(0.3)).slice(0, 12);
  for (const kind of ['ADDED', 'CHANGED'] as const) {
    const items = some.filter((_, index) => (index % 2 === 0) === (kind === 'ADDED'));
    row(`${kind} ITEMS`, ['QUANTITY', 'PREVIOUS', 'CURRENT', 'RCV'], true);
    flow.rule(flow.left, flow.right, 0.5);
    for (const item of items)
      row(short(`${item.number}. ${describedAs(item)}`), [
        `${money(item.quantity)} ${item.unit}`,
        kind === 'ADDED' ? '0.00' : money(item.rcv / 2),
        money(item.rcv),
        money(kind === 'ADDED' ? item.rcv : item.rcv / 2),
      ]);
    const total = items.reduce((sum, item) => sum + item.rcv * (kind === 'ADDED' ? 1 : 0.5), 0);
    row(`SUBTOTAL: ${kind}`, ['', '', '', money(total)], true);
    flow.space(1);
  }
  title(flow, 'Net Change For Supplement', 0);
  labelled(
    flow,
    [
      ['Replacement Cost Value', '$2,271.15'],
      ['Less Depreciation', '(0.00)'],
      ['TOTAL', '$2,271.15', true],
    ],
    flow.left + 60,
    flow.right - 80,
  );
  flow.space(1);
  title(flow, 'Payment Recap', 0);
  labelled(
    flow,
    [
      ['Payment 1 - 2/19/2026', '$3,125.40'],
      ['Payment 2 - 5/02/2026', '$1,008.00'],
      ['TOTAL', '$4,133.40', true],
    ],
    flow.left + 60,
    flow.right - 80,
  );
};

/** Readings of a drying job, day by day: a page of figures without a price in it. */
export const drawMoistureLog = (flow: Flow, estimate: ModelEstimate, random: Random): void => {
  const rooms = estimate.levels.flatMap((level) => level.rooms).slice(0, 5);
  flow.startPage('other');
  title(flow, 'Drying Log');
  const heads = ['Day', 'Date', 'Temp', 'RH %', 'GPP', 'MC %'];
  const stops = heads.map((_, index) => flow.left + 40 + index * 75);
  for (const room of rooms) {
    flow.need(flow.leading * 7);
    flow.line([{ text: room.name, x: flow.left, bold: true }]);
    flow.line(heads.map((text, index) => ({ text, x: stops[index] ?? 0, bold: true })));
    for (let day = 1; day <= 4; day++)
      flow.line(
        [
          String(day),
          `5/${10 + day}/2026`,
          `${random.int(68, 82)}.0`,
          `${random.int(28, 61)}.00`,
          `${random.int(35, 74)}.40`,
          `${random.int(9, 26)}.50`,
        ].map((text, index) => ({ text, x: stops[index] ?? 0 })),
      );
    flow.space(0.8);
  }
};

/** The items once more with their ages and without prices, as schedules after an estimate have them. */
export const drawDepreciationGuide = (flow: Flow, estimate: ModelEstimate): void => {
  flow.startPage('other');
  title(flow, 'Depreciation Guide');
  const stops = [0.6, 0.72, 0.84, 1].map((share) => flow.left + (flow.right - flow.left) * share);
  const row = (first: string, figures: readonly string[], bold = false): void => {
    flow.need(flow.leading);
    flow.line([
      { text: first, x: flow.left, bold },
      ...figures.map((text, index) => ({
        text,
        x: stops[index] ?? flow.right,
        align: 'right' as const,
        bold,
      })),
    ]);
  };
  row('Item', ['Age', 'Life', 'Condition', 'Depreciation'], true);
  flow.rule(flow.left, flow.right, 0.5);
  for (const item of estimate.items.filter((one) => one.depreciation !== 0)) {
    const [first = ''] = flow.wrap(
      `${item.number}. ${describedAs(item)}`,
      (flow.right - flow.left) * 0.5,
    );
    row(first, [
      `${item.ageYears} yrs`,
      `${item.lifeYears ?? 'NA'} yrs`,
      item.condition,
      `$${money(item.depreciation)}`,
    ]);
  }
};

/** A vendor's own invoice behind the estimate: rows and sums that are no part of it. */
export const drawInvoice = (flow: Flow, estimate: ModelEstimate, random: Random): void => {
  // The vendor's own page: nothing of the estimate's head or foot.
  flow.furniture = null;
  flow.startPage('other');
  flow.line([{ text: 'INVOICE', x: flow.right, align: 'right', bold: true, size: 18 }]);
  for (const text of ['Quick Dry Services', '77 Depot Rd', 'Fairhollow, TX 79999'])
    flow.line([{ text, x: flow.left }]);
  flow.space(1);
  flow.line([
    { text: `Bill to: ${estimate.facts.insuredName}`, x: flow.left },
    { text: `Invoice #: ${random.int(1000, 9999)}`, x: flow.right, align: 'right' },
  ]);
  flow.space(1);
  const stops = [0.62, 0.8, 1].map((share) => flow.left + (flow.right - flow.left) * share);
  const row = (first: string, figures: readonly string[], bold = false): void =>
    flow.line([
      { text: first, x: flow.left, bold },
      ...figures.map((text, index) => ({
        text,
        x: stops[index] ?? flow.right,
        align: 'right' as const,
        bold,
      })),
    ]);
  row('Service', ['Hours', 'Rate', 'Amount'], true);
  flow.rule(flow.left, flow.right, 0.5);
  row('Emergency service call', ['2.00', '$95.00', '$190.00']);
  row('Equipment pick-up', ['1.50', '$60.00', '$90.00']);
  flow.rule(flow.left, flow.right, 0.5);
  row('Balance due', ['', '', '$280.00'], true);
};
