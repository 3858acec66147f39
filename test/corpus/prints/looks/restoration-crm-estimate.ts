import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import {
  addAmounts,
  insideTrades,
  type JobTrade,
  percentOf,
  placeJobs,
} from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { drawTerms } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import { grayLine } from '../drawing/table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const places: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: 'Roof Replacement', trades: ['roofing'] },
  { name: 'Gutters & Siding', trades: ['siding'] },
  { name: 'Kitchen Rebuild', trades: ['cabinets', 'drywall', 'plumbing'] },
  { name: 'Main Bath', trades: ['plumbing', 'drywall', 'flooring'] },
  { name: 'Bedroom 1', trades: insideTrades },
  { name: 'Whole House', trades: ['electrical', 'insulation', 'general'] },
];

/** What the office keeps as the long text of a thing, printed in gray below its name. */
const blurbs = [
  'Includes all labor, fasteners and disposal. Manufacturer warranty transfers to owner.',
  'Crew of 3, est. 1.5 days. Up to 2 layers; third layer $65.00/SQ extra.',
  'Color: TBD by owner. Lead time 7-10 business days after deposit.',
  'Per local code 2021 IRC R905.1.2. Photos 12, 13 and 14 attached.',
  'Material grade to match existing, LKQ.',
] as const;

/** How such programs show units. */
const shown: Readonly<Record<string, string>> = { EA: 'ea', HR: 'hrs', SQ: 'sq' };

/**
 * A restoration program's estimate as its web page prints, on letter or on one long sheet: each
 * section's name with its total at the right of the same line above its rows, a bold name with a
 * gray paragraph below, quantity and unit in one cell in small letters, a mark where tax is due,
 * head of gray words on the first page alone, choices that cost nothing unless ticked.
 */
export const restorationCrmEstimate: Print = {
  name: 'restoration-crm-estimate',
  open: true,
  lines: [5, 12, 22, 36, 58],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      width: 612,
      height: random.pick([792, 792, 1680]),
      family: 'liberation',
      size: 9.5,
      leading: 1.35,
      marginLeft: 48,
      marginRight: 48,
      marginTop: 48,
      marginBottom: 60,
    });
    const flow = new Flow(style);
    const { left } = flow;
    const right = style.width - style.marginRight;
    const estimate = `EST-${random.int(1004, 8990)}`;
    flow.furniture = () => {
      flow.mark(
        { text: `${estimate}  ·  Page ${flow.page}`, x: right, align: 'right', size: 7.5 },
        flow.sheet.height - 28,
      );
      flow.mark(
        { text: 'Sent with care by your restoration team', x: left, size: 7.5 },
        flow.sheet.height - 28,
      );
    };
    flow.startPage('items');
    flow.line([
      { text: facts.companyName, x: left, bold: true, size: 16 },
      { text: 'Estimate', x: right, align: 'right', size: 20 },
    ]);
    flow.space(0.5);
    for (const [a, b, c, d] of [
      ['Prepared for', facts.insuredName, 'Estimate', estimate],
      ['', facts.propertyStreet, 'Issued', usDate(facts.dateEntered)],
      ['', facts.propertyTown, 'Claim', facts.claimNumber],
      ['', facts.phone, 'Rep', facts.estimator],
    ] as const) {
      flow.line([
        { text: a, x: left, size: 8 },
        { text: b, x: left + 72 },
        { text: c, x: left + 330, size: 8 },
        { text: d, x: left + 390 },
      ]);
    }
    flow.space(1);
    const columns = { qty: left + 330, rate: left + 408, tax: left + 432, amount: right };
    grayLine(
      flow,
      [
        { text: 'Item', x: left, size: 8 },
        { text: 'Qty', x: columns.qty, align: 'right', size: 8 },
        { text: 'Rate', x: columns.rate, align: 'right', size: 8 },
        { text: 'Tax', x: columns.tax, align: 'right', size: 8 },
        { text: 'Amount', x: columns.amount, align: 'right', size: 8 },
      ],
      0.45,
    );
    flow.rule(left, right, 0.5);
    const currency = random.pick(['$', '$', '']);
    const mark = random.pick(['T', 'Yes']);
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const taxed: number[] = [];
    const jobs = placeJobs(random.fork('jobs'), lines, places);
    const choose = random.fork('choose');
    for (const its of jobs) {
      flow.need(flow.leading * 5);
      flow.space(0.8);
      flow.sheet.marks.push({
        kind: 'box',
        x: left - 4,
        y: flow.y - 2,
        width: right - left + 8,
        height: flow.leading + 6,
        gray: 0.93,
      });
      flow.line([
        { text: its.name, x: left, bold: true, size: 11 },
        { text: `${currency}${money(its.amount)}`, x: right, align: 'right', bold: true, size: 11 },
      ]);
      flow.space(0.5);
      totals.push({ kind: 'room', name: its.name, rcv: its.amount });
      for (const { job, quantity, unitPrice, amount } of its.lines) {
        const text = `${job.verb === 'replace' ? choose.pick(['Replace ', 'Install ', 'R&R ']) : ''}${job.text}`;
        const name = flow.wrap(text, 250, { bold: true });
        const blurb = choose.chance(0.55) ? choose.pick(blurbs) : null;
        const below = blurb === null ? [] : flow.wrap(blurb, 250, {}, 8);
        flow.need(flow.leading * (name.length + below.length));
        const { page } = flow;
        const due = choose.chance(0.5);
        if (due) taxed.push(amount);
        const unit = shown[job.unit] ?? job.unit.toLowerCase();
        for (const [index, piece] of name.entries())
          flow.line([
            { text: piece, x: left, bold: true },
            ...(index > 0
              ? []
              : [
                  {
                    text: `${quantity.toLocaleString('en-US')} ${unit}`,
                    x: columns.qty,
                    align: 'right' as const,
                  },
                  {
                    text: `${currency}${money(unitPrice)}`,
                    x: columns.rate,
                    align: 'right' as const,
                  },
                  { text: due ? mark : '', x: columns.tax, align: 'right' as const },
                  {
                    text: `${currency}${money(amount)}`,
                    x: columns.amount,
                    align: 'right' as const,
                  },
                ]),
          ]);
        for (const piece of below) grayLine(flow, [{ text: piece, x: left, size: 8 }], 0.5);
        flow.space(0.4);
        items.push(
          jobTruth(page, text, quantity, {
            unit: job.unit,
            unitPrice,
            rcv: amount,
            room: [its.name],
            f9Note: blurb,
            alsoRight: { description: [job.text] },
            unjudged: ['activity', 'section', 'lineNumber'],
          }),
        );
      }
    }
    const before = addAmounts(jobs.map(({ amount }) => amount));
    const tax = percentOf(addAmounts(taxed), 7);
    flow.need(flow.leading * 12);
    flow.space(1);
    flow.rule(left + 280, right, 0.5);
    flow.y += 5;
    for (const [label, value, bold] of [
      ['Subtotal', before, false],
      ['Tax (7%)', tax, false],
      ['Total', addAmounts([before, tax]), true],
      ['Deposit due (30%)', percentOf(addAmounts([before, tax]), 30), false],
    ] as const)
      flow.line([
        { text: label, x: left + 290, bold },
        { text: `${currency}${money(value)}`, x: right, align: 'right', bold },
      ]);
    flow.space(1);
    flow.need(flow.leading * 6);
    flow.line([{ text: 'Options (tick to add)', x: left, bold: true, size: 11 }]);
    for (const [text, value] of [
      ['[  ] Impact resistant class 4 upgrade', 2180],
      ['[  ] Copper chimney cap', 640],
      ['[  ] Gutter guards, 140 ft', 1295],
    ] as const)
      flow.line([
        { text, x: left },
        { text: `+${currency}${money(value)}`, x: right, align: 'right' },
      ]);
    openPagesWithoutRows(flow, items);
    drawTerms(flow, random.fork('terms'), 'Terms');
    return {
      flow,
      layer: null,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: null,
        totals,
        summaries: [],
        facts: {
          ...noFacts,
          claimNumber: facts.claimNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
