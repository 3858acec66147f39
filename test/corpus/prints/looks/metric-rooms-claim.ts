import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { factsOf } from '../../content/make-facts.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import {
  addAmounts,
  insideTrades,
  type JobTrade,
  percentOf,
  placeJobs,
} from '../content/repair-jobs.ts';
import { drawPhotoSheet } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const wet: readonly JobTrade[] = [...insideTrades, 'cabinets', 'plumbing'];

const places: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: 'Kitchen', trades: wet },
  { name: 'Powder Room', trades: wet },
  { name: 'Recreation Room', trades: insideTrades },
  { name: 'Exterior - North', trades: ['siding', 'masonry', 'roofing'] },
  { name: 'Primary Bedroom', trades: insideTrades },
  { name: 'Ensuite', trades: wet },
  { name: 'Mechanical Room', trades: ['plumbing', 'electrical', 'drywall', 'insulation'] },
  { name: 'Project', trades: ['general'] },
];

const provinces = [
  { town: 'Lower Bramfield, ON  N0X 9Z9', taxes: [['HST', 13]] },
  {
    town: 'Prairie Elm, SK  S9X 0Z0',
    taxes: [
      ['GST', 5],
      ['PST', 6],
    ],
  },
  {
    town: 'Cedar Inlet, BC  V0X 9Z0',
    taxes: [
      ['GST', 5],
      ['PST', 7],
    ],
  },
] as const;

/**
 * A claims platform's print for a Canadian insurer: the description in bold over a row of action,
 * quantity and figures, rooms in metres, GST and PST or HST on the last page only.
 */
export const metricRoomsClaim: Print = {
  name: 'metric-rooms-claim',
  open: true,
  lines: [5, 14, 28, 55, 110],
  draw: (random, lines) => {
    const facts = factsOf(random.fork('facts'));
    const province = random.pick(provinces);
    const rooms = placeJobs(random.fork('jobs'), lines, places);
    const style = printStyle({ family: 'helvetica', size: 8.5, marginLeft: 42, marginRight: 42 });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned'] as const),
      encoding: random.pick(['win-ansi', 'scrambled'] as const),
      spaces: random.pick(['plain', 'no-break'] as const),
    };
    const numbered = random.chance(0.5);
    const address = `${facts.propertyStreet}, ${province.town}`;
    flow.furniture = () => {
      flow.line([
        { text: facts.carrierName, x: flow.left, bold: true, size: 12 },
        { text: 'Building Estimate', x: flow.right, align: 'right', size: 12 },
      ]);
      flow.line([
        { text: `Claim No. ${facts.claimNumber}`, x: flow.left, size: 8 },
        { text: `Printed ${facts.dateEntered} 14:07`, x: flow.right, align: 'right', size: 8 },
      ]);
      flow.rule(flow.left, flow.right, 1);
      flow.y += 8;
      const foot = flow.sheet.height - 26;
      flow.mark({ text: 'All amounts in Canadian dollars', x: flow.left, size: 7 }, foot);
      flow.mark({ text: `Page ${flow.page}`, x: flow.right, align: 'right', size: 7 }, foot);
    };
    flow.startPage('cover');
    for (const [label, value] of [
      ['Named Insured', facts.insuredName],
      ['Risk Location', address],
      ['Policy No.', facts.policyNumber],
      ['Claim No.', facts.claimNumber],
      ['Date of Loss', facts.dateOfLoss],
      ['Cause of Loss', facts.typeOfLoss],
      ['Adjuster', facts.claimRepresentative],
      ['Contractor', facts.companyName],
    ] as const)
      flow.line([
        { text: label, x: flow.left, bold: true },
        { text: value, x: flow.left + 110 },
      ]);
    flow.space(1);
    flow.paragraph(
      'The attached sets out the cost to repair or replace like kind and quality. It is not an authorization to proceed. Quantities are in imperial units; rooms were measured with a laser in metres.',
    );
    flow.startPage('items');
    const table: RuledTable = {
      left: flow.left,
      right: flow.right,
      size: 8.5,
      headSize: 7.5,
      pad: 3,
      lines: 'none',
      headGray: 0.85,
      columns: [
        { head: ['Action'], share: 20, align: 'left' },
        { head: ['Qty UOM'], share: 14, align: 'right' },
        { head: ['Unit Cost'], share: 12, align: 'right' },
        { head: ['RCV'], share: 14, align: 'right' },
        { head: ['Dep', 'Rate'], share: 9, align: 'right' },
        { head: ['Dep', 'Amount'], share: 13, align: 'right' },
        { head: ['ACV'], share: 14, align: 'right' },
      ],
    };
    const items: TruthItem[] = [];
    let number = 0;
    for (const room of rooms) {
      flow.continuation = null;
      flow.need(110);
      flow.space(0.6);
      flow.line([{ text: room.name, x: flow.left, bold: true, size: 11 }]);
      if (room.name !== 'Project' && !room.name.startsWith('Exterior')) {
        const [a, b] = [random.between(1.6, 6.4), random.between(1.8, 7.2)];
        flow.line([
          {
            text: `${a.toFixed(2)} m x ${b.toFixed(2)} m x 2.44 m    Floor ${(a * b).toFixed(2)} sq m    Walls ${((a + b) * 4.88).toFixed(2)} sq m    Perimeter ${((a + b) * 2).toFixed(2)} m`,
            x: flow.left,
            size: 7.5,
          },
        ]);
      }
      flow.space(0.2);
      startRuled(flow, table);
      const own: TruthItem[] = [];
      for (const { job, quantity, unitPrice, amount } of room.lines) {
        number++;
        const replaced = job.verb === 'replace';
        const action = replaced
          ? 'Remove & Replace'
          : random.pick(['Perform', 'Repair', 'Labour & Material']);
        const rate = replaced && random.chance(0.6) ? random.pick([5, 10, 15, 20, 33, 40]) : 0;
        const depreciation = percentOf(amount, rate);
        const acv = toAmount((amount - depreciation).toFixed(2));
        flow.need(30);
        flow.space(0.25);
        const page = flow.page;
        const shown = `${numbered ? `${number}  ` : ''}${job.text}`;
        flow.line([{ text: shown, x: flow.left + 3, bold: true }]);
        ruledRow(flow, table, [
          action,
          `${money(quantity)} ${job.unit}`,
          money(unitPrice),
          money(amount),
          rate === 0 ? '-' : `${rate}%`,
          rate === 0 ? '-' : money(depreciation),
          money(acv),
        ]);
        const note = random.chance(0.12)
          ? random.pick([
              'Matching of adjoining finish agreed with the insured on site.',
              'Colour and grade to be chosen by owner.',
              'Vendor quote to follow.',
            ])
          : null;
        if (note !== null) flow.line([{ text: note, x: flow.left + 12, italic: true, size: 7.5 }]);
        own.push(
          jobTruth(page, job.text, quantity, {
            lineNumber: numbered ? String(number) : null,
            activity: replaced ? ['&'] : ['+', 'I', 'M'],
            unit: job.unit,
            unitPrice,
            rcv: amount,
            // A dash says neither nothing nor zero.
            depreciation: rate === 0 ? null : depreciation,
            acv,
            depreciationPercent: rate === 0 ? null : rate,
            room: [room.name],
            f9Note: note,
            alsoRight: {
              description: [`${action} ${job.text}`],
              descriptionAsPrinted: [`${action} ${job.text}`],
            },
            unjudged: ['section', ...(replaced ? [] : ['activity'])],
          }),
        );
      }
      items.push(...own);
      flow.rule(flow.left, flow.right, 0.4);
      ruledRow(
        flow,
        table,
        [
          `${room.name} Sub-Total`,
          '',
          '',
          money(addAmounts(own.map(({ rcv }) => rcv ?? 0))),
          '',
          money(addAmounts(own.map(({ depreciation }) => depreciation ?? 0))),
          money(addAmounts(own.map(({ acv }) => acv ?? 0))),
        ],
        { bold: true, spans: { 0: 2 }, aligns: { 0: 'left' } },
      );
    }
    flow.continuation = null;
    const lineItemTotal = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    const lost = addAmounts(items.map(({ depreciation }) => depreciation ?? 0));
    const overhead = percentOf(lineItemTotal, 10);
    const profit = percentOf(lineItemTotal, 10);
    const before = addAmounts([lineItemTotal, overhead, profit]);
    const taxes = province.taxes.map(
      ([name, percent]) =>
        [`${name} @ ${percent.toFixed(2)}%`, percentOf(before, percent)] as const,
    );
    const rcv = addAmounts([before, ...taxes.map(([, amount]) => amount)]);
    const acv = toAmount((rcv - lost).toFixed(2));
    const deductible = random.pick([500, 1000, 2500]);
    const netClaim = toAmount((acv - deductible).toFixed(2));
    flow.startPage('summary');
    flow.line([{ text: 'Estimate Summary', x: flow.left, bold: true, size: 11 }]);
    flow.space(0.5);
    for (const [label, value] of [
      ['Line Item Total', lineItemTotal],
      ['Overhead (10%)', overhead],
      ['Profit (10%)', profit],
      ['Sub-Total before taxes', before],
      ...taxes,
      ['Replacement Cost Value', rcv],
      ['Less Depreciation', -lost],
      ['Actual Cash Value', acv],
      ['Less Deductible', -deductible],
      ['Net Claim', netClaim],
    ] as const)
      flow.line([
        { text: label, x: flow.left },
        {
          text: value < 0 ? `-$${money(-value)}` : `$${money(value)}`,
          x: flow.left + 330,
          align: 'right',
        },
      ]);
    flow.space(1);
    flow.line([{ text: 'GST/HST registration 80000 0000 RT0001', x: flow.left, size: 7.5 }]);
    if (random.chance(0.5)) drawPhotoSheet(flow, random, 1);
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: rooms.map(({ name }) => [name]),
        totals: [],
        summaries: [{ coverage: null, lineItemTotal, rcv, acv, deductible, netClaim }],
        facts: {
          ...noFacts,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: address.replace(/ +/g, ' '),
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
        },
      },
    };
  },
};
