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
import { drawTerms } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const places: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: 'KITCHEN', trades: [...insideTrades, 'cabinets', 'plumbing'] },
  { name: 'ROOF AND GUTTERS', trades: ['roofing', 'siding'] },
  { name: 'LOWER LEVEL', trades: insideTrades },
  { name: 'BATH', trades: ['plumbing', 'drywall', 'paint', 'flooring'] },
  { name: 'BEDROOMS', trades: insideTrades },
  { name: 'JOB COSTS', trades: ['general'] },
];

const accounts: Record<JobTrade, string> = {
  demolition: 'Demo',
  drywall: 'Services:Drywall',
  paint: 'Services:Paint',
  flooring: 'Flooring',
  carpentry: 'Services:Trim',
  cabinets: 'Cabinetry',
  insulation: 'Insulation',
  electrical: 'Sub:Electric',
  plumbing: 'Sub:Plumbing',
  roofing: 'Roofing',
  siding: 'Siding',
  masonry: 'Sub:Masonry',
  general: 'General',
};

/**
 * A bookkeeping program's estimate: a date and an account before each description, which runs over
 * several lines, no unit at all, a letter behind taxed amounts, rows without figures as headings,
 * discount and tax below.
 */
export const bookkeepingEstimate: Print = {
  name: 'bookkeeping-estimate',
  open: true,
  lines: [5, 12, 24, 40, 70],
  draw: (random, lines) => {
    const facts = factsOf(random.fork('facts'));
    const groups = placeJobs(random.fork('jobs'), lines, places);
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation']),
      size: 9,
      marginLeft: 46,
      marginRight: 46,
      emission: random.pick(['cell', 'word', 'fragment']),
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : {
            ...plainLayer,
            runs: random.pick(['cell', 'word', 'kerned', 'gaps'] as const),
            order: random.pick(['reading', 'tables-last'] as const),
          };
    const two = (value: number): string => String(value).padStart(2, '0');
    const date = `${two(random.int(1, 12))}/${two(random.int(1, 28))}/2026`;
    const dated = random.chance(0.7);
    const marked = random.chance(0.6);
    const estimateNumber = String(random.int(1001, 2899));
    flow.furniture = () => {
      if (flow.page > 1) flow.y += 10;
      const foot = flow.sheet.height - 24;
      flow.mark({ text: `Page ${flow.page}`, x: flow.right, align: 'right', size: 7.5 }, foot);
    };
    flow.startPage('items');
    flow.line([{ text: facts.companyName, x: flow.left, bold: true, size: 10 }]);
    flow.line([{ text: facts.companyStreet, x: flow.left }]);
    flow.line([{ text: facts.companyTown, x: flow.left }]);
    flow.line([{ text: 'office@builder.example', x: flow.left }]);
    flow.space(1);
    flow.line([{ text: 'Estimate', x: flow.left, size: 20 }]);
    flow.space(0.4);
    const third = flow.left + 330;
    flow.line([
      { text: 'ADDRESS', x: flow.left, size: 7.5 },
      { text: 'SHIP TO', x: flow.left + 165, size: 7.5 },
      { text: 'ESTIMATE #', x: third, size: 7.5 },
      { text: estimateNumber, x: third + 80 },
    ]);
    for (const [left, label, value] of [
      [facts.insuredName, 'DATE', date],
      [facts.propertyStreet, 'CLAIM #', facts.claimNumber],
      [facts.propertyTown, 'P.O. NUMBER', ''],
    ] as const)
      flow.line([
        { text: left, x: flow.left },
        { text: left, x: flow.left + 165 },
        { text: label, x: third, size: 7.5 },
        { text: value, x: third + 80 },
      ]);
    flow.space(1);
    const table: RuledTable = {
      left: flow.left,
      right: flow.right,
      size: 9,
      headSize: 7.5,
      headBold: false,
      pad: 4,
      lines: 'none',
      headGray: 0.88,
      columns: [
        ...(dated ? [{ head: ['DATE'], share: 13, align: 'left' as const }] : []),
        { head: ['ACTIVITY'], share: 19, align: 'left' },
        { head: ['DESCRIPTION'], share: 38, align: 'left' },
        { head: ['QTY'], share: 11, align: 'right' },
        { head: ['RATE'], share: 12, align: 'right' },
        { head: ['AMOUNT'], share: 16, align: 'right' },
      ],
    };
    startRuled(flow, table);
    const cells = (own: readonly string[], day: string): string[] => [
      ...(dated ? [day] : []),
      ...own,
    ];
    const items: TruthItem[] = [];
    const taxed: number[] = [];
    for (const group of groups) {
      flow.need(44);
      ruledRow(flow, table, cells(['', group.name, '', '', ''], ''));
      for (const { job, quantity, unitPrice, amount } of group.lines) {
        const account = accounts[job.trade];
        const tax = job.verb === 'replace';
        if (tax) taxed.push(amount);
        const more = random.chance(0.35)
          ? random.pick([
              ' - material and labor, per site visit with owner',
              ', includes clean up and haul away of our debris',
              ' (per adjuster scope)',
            ])
          : '';
        const text = `${tax ? 'Remove and replace ' : ''}${job.text}${more}`;
        const { page } = ruledRow(
          flow,
          table,
          cells(
            [
              account,
              text,
              quantity.toLocaleString('en-US'),
              money(unitPrice),
              `${money(amount)}${tax && marked ? 'T' : ''}`,
            ],
            date,
          ),
        );
        items.push(
          jobTruth(page, `${job.text}${more}`, quantity, {
            descriptionAsPrinted: text,
            activity: tax ? ['&'] : ['+'],
            unitPrice,
            rcv: amount,
            room: [group.name],
            alsoRight: {
              description: [text, `${account} ${text}`],
              descriptionAsPrinted: [`${account} ${text}`],
            },
            // A row of words alone may head a room or a section.
            unjudged: [
              'unit',
              'room',
              'section',
              'lineNumber',
              'machineNotes',
              ...(tax ? [] : ['activity']),
            ],
          }),
        );
      }
    }
    flow.continuation = null;
    const subtotal = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    const discount = random.chance(0.4) ? percentOf(subtotal, 5) : 0;
    const tax = marked ? percentOf(addAmounts(taxed), 8.25) : 0;
    flow.need(110);
    flow.space(0.4);
    flow.rule(flow.left, flow.right, 0.6);
    flow.space(0.5);
    const sums: (readonly [string, string])[] = [
      ['SUBTOTAL', money(subtotal)],
      ...(discount === 0 ? [] : [['DISCOUNT 5%', `-${money(discount)}`] as const]),
      ...(marked ? [['TAX (8.25%)', money(tax)] as const] : []),
      ['TOTAL', `$${money(addAmounts([subtotal, -discount, tax]))}`],
    ];
    for (const [index, [label, value]] of sums.entries()) {
      const last = index === sums.length - 1;
      flow.line([
        { text: index === 0 ? 'Good for 30 days. Half down to start.' : '', x: flow.left, size: 8 },
        { text: label, x: flow.left + 300, size: 8 },
        { text: value, x: flow.right - 4, align: 'right', bold: last, size: last ? 12 : 9 },
      ]);
      flow.space(0.2);
    }
    flow.space(2);
    flow.line([
      { text: 'Accepted By', x: flow.left },
      { text: 'Accepted Date', x: flow.left + 260 },
    ]);
    if (random.chance(0.5)) drawTerms(flow, random, 'Terms and Conditions');
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
        facts: { ...noFacts, claimNumber: facts.claimNumber },
      },
    };
  },
};
