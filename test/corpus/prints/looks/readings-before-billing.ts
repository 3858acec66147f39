import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { priceWork, sharesOf, type Work } from '../content/priced-works.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const locations = [
  'Kitchen',
  'Dining Room',
  'Powder Room',
  'Family Room',
  'Basement - North',
  'Stairs',
] as const;

const categories: readonly (readonly [name: string, works: readonly Work[]])[] = [
  [
    'Water Extraction & Demolition',
    [
      ['Extract water from carpeted floor', 'SF', 120, 420, 0.62],
      ['Extract water from hard surface floor', 'SF', 80, 300, 0.38],
      ['Tear out wet carpet pad, bag and dispose', 'SF', 90, 380, 0.74],
      ['Flood cut drywall up to 2 ft, bag and dispose', 'LF', 12, 64, 5.2],
      ['Detach baseboard and set aside', 'LF', 20, 88, 1.15],
      ['Drill weep holes behind base', 'LF', 14, 60, 0.98],
      ['Remove toe kick', 'LF', 6, 22, 3.1],
    ],
  ],
  [
    'Equipment',
    [
      ['Air mover, centrifugal', 'DA', 6, 36, 29.5],
      ['Air mover, axial', 'DA', 4, 24, 32],
      ['Dehumidifier, LGR - large', 'DA', 3, 12, 108],
      ['Dehumidifier, LGR - extra large', 'DA', 3, 8, 142],
      ['HEPA air filtration device', 'DA', 3, 9, 94],
      ['Floor drying mats, vacuum driven', 'DA', 3, 6, 126],
    ],
  ],
  [
    'Labor & Monitoring',
    [
      ['Equipment setup, take down and monitoring', 'HR', 2, 12, 58],
      ['Emergency call - after business hours', 'EA', 1, 1, 212],
      ['Apply plant-based antimicrobial', 'SF', 90, 500, 0.33],
      ['Containment barrier, 6 mil with zipper', 'SF', 60, 190, 1.12],
      ['Block and pad furniture', 'EA', 1, 4, 49],
      ['Personal protective equipment, per change', 'EA', 2, 12, 16.5],
    ],
  ],
];

const machines = ['Air Mover', 'LGR Dehu', 'Air Mover', 'HEPA AFD', 'Air Mover'] as const;
const materials = ['Drywall', 'Baseboard', 'Subfloor', 'Framing', 'Cabinet toe kick'] as const;

/**
 * A drying program's job report: what air and material measured day by day and where which machine
 * stood come first, in tables full of figures that charge nothing; the charges follow on pages of
 * their own, by kind of service, with the days, the place and the unit in columns of each row.
 */
export const readingsBeforeBilling: Print = {
  name: 'readings-before-billing',
  open: false,
  lines: [5, 13, 24, 40, 66],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Copper Harbor Insurance');
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation']),
      size: 8.5,
      leading: 1.25,
      marginLeft: 40,
      marginRight: 40,
      marginTop: 62,
      marginBottom: 50,
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : {
            ...plainLayer,
            runs: random.pick(['cell', 'word', 'kerned'] as const),
            order: random.pick(['reading', 'reading', 'columns'] as const),
          };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const job = `WTR-26-${random.int(1004, 9871)}`;
    const month = random.int(2, 9);
    const first = random.int(1, 20);
    const days = random.int(3, 5);
    const dates = Array.from({ length: days }, (_, index) => `${month}/${first + index}`);
    const used = locations.slice(0, Math.min(locations.length, Math.max(2, Math.round(lines / 5))));
    flow.furniture = () => {
      flow.mark({ text: 'Drying Job Report', x: left, bold: true, size: 12 }, 32);
      flow.mark(
        { text: `Job ${job}  |  ${facts.insuredName}`, x: right, align: 'right', size: 8 },
        32,
      );
      flow.rule(left, right, 1, 40);
      const foot = flow.sheet.height - 24;
      flow.mark({ text: 'Bluestem Water Damage, 40 Depot Road', x: left, size: 7 }, foot);
      flow.mark({ text: `Page ${flow.page}`, x: right, align: 'right', size: 7 }, foot);
    };
    flow.startPage('other');
    for (const [label, value, other, its] of [
      ['Customer', facts.insuredName, 'Insurance', facts.carrierName],
      ['Loss Address', facts.propertyStreet, 'Claim #', facts.claimNumber],
      ['', facts.propertyTown, 'Policy #', facts.policyNumber],
      ['Category of Water', String(random.int(1, 3)), 'Date of Loss', usDate(facts.dateOfLoss)],
      ['Class of Loss', String(random.int(1, 4)), 'Project Manager', facts.estimator],
    ] as const) {
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 92 },
        { text: other, x: left + 300, bold: true },
        { text: its, x: left + 384 },
      ]);
      flow.space(0.2);
    }
    const title = (text: string): void => {
      flow.continuation = null;
      flow.need(flow.leading * 6);
      flow.space(1);
      flow.line([{ text, x: left, bold: true, size: 11 }]);
      flow.space(0.3);
    };
    const table = (columns: readonly (readonly [string, number, 'left' | 'right' | 'center'])[]) =>
      ({
        left,
        right,
        size: 8,
        pad: 3,
        lines: 'rows',
        headGray: 0.87,
        columns: columns.map(([head, share, align]) => ({ head: [head], share, align })),
      }) satisfies RuledTable;
    const measure = random.fork('measure');
    title('Atmospheric Readings');
    const air = table([
      ['Date', 12, 'left'],
      ['Location', 34, 'left'],
      ['Temp °F', 14, 'right'],
      ['RH %', 12, 'right'],
      ['GPP', 12, 'right'],
      ['Grain Depr.', 16, 'right'],
    ]);
    startRuled(flow, air);
    for (const date of dates)
      for (const place of ['Outside', 'Unaffected', 'Chamber 1', 'Dehu 1 output'])
        ruledRow(flow, air, [
          date,
          place,
          String(measure.int(66, 88)),
          String(measure.int(24, 66)),
          String(measure.int(28, 92)),
          place === 'Dehu 1 output' ? String(measure.int(8, 24)) : '',
        ]);
    title('Moisture Content');
    const wet = table([
      ['Room', 26, 'left'],
      ['Material', 22, 'left'],
      ['Goal', 10, 'right'],
      ...dates.map((date) => [date, 10, 'right'] as const),
    ]);
    startRuled(flow, wet);
    for (const place of used)
      for (const material of measure.sample(materials, 2)) {
        const start = measure.int(24, 60);
        ruledRow(flow, wet, [
          place,
          material,
          '14.0',
          ...dates.map((_, index) => (start - index * ((start - 12) / (days - 1))).toFixed(1)),
        ]);
      }
    title('Equipment Log');
    const log = table([
      ['Asset', 14, 'left'],
      ['Type', 24, 'left'],
      ['Room', 28, 'left'],
      ['Placed', 12, 'right'],
      ['Removed', 12, 'right'],
      ['Days', 10, 'right'],
    ]);
    startRuled(flow, log);
    for (const [index, place] of used.entries())
      for (const machine of measure.sample(machines, 2))
        ruledRow(flow, log, [
          `${machine.slice(0, 1)}${measure.int(100, 399)}`,
          machine,
          place,
          dates[0] ?? '',
          dates[days - 1 - (index % 2)] ?? '',
          String(days - (index % 2)),
        ]);
    flow.continuation = null;
    flow.startPage('items');
    flow.line([{ text: 'Billing Detail', x: left, bold: true, size: 13 }]);
    const bill = table([
      ['Service Date', 13, 'left'],
      ['Description', 37, 'left'],
      ['Room', 19, 'left'],
      ['UOM', 7, 'center'],
      ['Qty', 9, 'right'],
      ['Rate', 10, 'right'],
      ['Extended', 13, 'right'],
    ]);
    const items: TruthItem[] = [];
    const sums: (readonly [string, number])[] = [];
    const choose = random.fork('works');
    for (const [index, count] of sharesOf(lines, categories.length).entries()) {
      const [name, works] = categories[index] ?? ['', []];
      // Each service once in a room before one comes again.
      const pairs = choose.sample(
        used.flatMap((place) => works.map((work) => [place, work] as const)),
        count,
      );
      pairs.sort(([one], [other]) => used.indexOf(one) - used.indexOf(other));
      title(name);
      startRuled(flow, bill);
      const before = items.length;
      for (const [place, work] of pairs) {
        const { words, unit, quantity, unitPrice, amount } = priceWork(choose, work);
        const span =
          unit === 'DA' ? `${dates[0]} - ${dates[days - 1]}` : choose.pick(dates.slice(0, 2));
        const { page } = ruledRow(flow, bill, [
          span,
          words,
          place,
          unit,
          money(quantity),
          money(unitPrice),
          money(amount),
        ]);
        items.push(
          jobTruth(page, words, quantity, {
            unit,
            unitPrice,
            rcv: amount,
            room: [place],
            unjudged: ['activity', 'section', 'lineNumber', 'machineNotes', 'f9Note'],
          }),
        );
      }
      const own = addAmounts(items.slice(before).map(({ rcv }) => rcv ?? 0));
      sums.push([name, own]);
      ruledRow(flow, bill, [`${name} Subtotal`, '', '', '', '', '', `$${money(own)}`], {
        bold: true,
        spans: { 0: 6 },
        aligns: { 0: 'right' },
      });
    }
    flow.continuation = null;
    const subtotal = addAmounts(sums.map(([, amount]) => amount));
    const tax = percentOf(subtotal, 6);
    flow.need(flow.leading * 10);
    flow.space(1.2);
    flow.line([{ text: 'Billing Summary', x: left + 280, bold: true, size: 11 }]);
    flow.space(0.3);
    for (const [label, value, bold] of [
      ...sums.map(([name, amount]) => [name, money(amount), false] as const),
      ['Subtotal', money(subtotal), false],
      ['Sales Tax 6.0%', money(tax), false],
      ['Invoice Total', `$${money(toAmount(sum([subtotal, tax])))}`, true],
    ] as const)
      flow.line([
        { text: label, x: left + 280, bold },
        { text: value, x: right - 3, align: 'right', bold },
      ]);
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: null,
        totals: [],
        summaries: [],
        facts: {
          ...noFacts,
          insuredName: facts.insuredName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          carrierName: facts.carrierName,
          dateOfLoss: facts.dateOfLoss,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
