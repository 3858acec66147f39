import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import {
  addAmounts,
  type JobLine,
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
  { name: 'Kitchen', trades: ['demolition', 'drywall', 'cabinets', 'plumbing', 'electrical'] },
  { name: 'Laundry', trades: ['demolition', 'drywall', 'flooring'] },
  { name: 'Guest Bedroom', trades: ['drywall', 'paint', 'flooring', 'carpentry'] },
  { name: 'Exterior', trades: ['roofing', 'siding'] },
  { name: 'Project Requirements', trades: ['general', 'masonry'] },
];

/** Units in words, as the program's list has them. */
const unitWords: Readonly<Record<string, string>> = {
  SF: 'Square Feet',
  LF: 'Linear Feet',
  SY: 'Square Yards',
  SQ: 'Squares',
  EA: 'Each',
  HR: 'Hours',
};

const details = [
  'Furnish and install. Includes fasteners and sealants.',
  'Protect adjoining finishes; dispose off site. 2 trips allowed.',
  'Allowance of $350.00 for material is included in this price.',
  'Owner to select color within 5 days of signing.',
] as const;

const titled = (trade: string): string => `${trade[0]?.toUpperCase() ?? ''}${trade.slice(1)}`;

/** Rows of one trade after each other, in the order in which trades first come. */
const byTrade = (lines: readonly JobLine[]): Map<JobTrade, JobLine[]> => {
  const groups = new Map<JobTrade, JobLine[]>();
  for (const line of lines)
    groups.set(line.job.trade, [...(groups.get(line.job.trade) ?? []), line]);
  return groups;
};

/**
 * A builder's project program: rooms as numbered groups and trades as groups within them, each with
 * its sum at the right of its name and a rule; rows with a name and gray details, the unit in words
 * in a column of its own, no numbers on the rows, no heads after the first page, and a total that
 * the customer signs.
 */
export const nestedGroupsCrm: Print = {
  name: 'nested-groups-crm',
  open: true,
  lines: [5, 13, 24, 40, 62],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: 'liberation',
      size: 9,
      leading: 1.4,
      marginLeft: 50,
      marginRight: 50,
      marginTop: 50,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const { left } = flow;
    const right = style.width - style.marginRight;
    const [words, quantityAt, unitAt, priceAt] = [left + 24, left + 306, left + 318, left + 434];
    flow.furniture = () => {
      const foot = flow.sheet.height - 28;
      const name = `Estimate 2026-${facts.claimNumber.slice(-4)}`;
      flow.mark({ text: name, x: left, size: 7.5 }, foot);
      flow.mark({ text: `Page ${flow.page}`, x: right, align: 'right', size: 7.5 }, foot);
    };
    flow.startPage('items');
    flow.line([{ text: facts.companyName, x: left, bold: true, size: 16 }]);
    flow.space(0.4);
    for (const text of [
      `Estimate 2026-${facts.claimNumber.slice(-4)} for ${facts.insuredName}`,
      `${facts.propertyStreet}, ${facts.propertyTown}`,
      `Insurance claim ${facts.claimNumber}`,
    ])
      flow.line([{ text, x: left }]);
    flow.space(1);
    grayLine(
      flow,
      [
        { text: 'Name', x: left, size: 8 },
        { text: 'Quantity', x: quantityAt, align: 'right', size: 8 },
        { text: 'Unit', x: unitAt, size: 8 },
        { text: 'Unit Price', x: priceAt, align: 'right', size: 8 },
        { text: 'Price', x: right, align: 'right', size: 8 },
      ],
      0.4,
    );
    flow.rule(left, right, 0.8);
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const choose = random.fork('choose');
    const row = ({ job, quantity, unitPrice, amount }: JobLine, room: string): void => {
      const name = `${job.verb === 'replace' ? choose.pick(['Install ', 'Replace ']) : ''}${job.text}`;
      const text = flow.wrap(name, 236);
      const detail = choose.chance(0.4) ? choose.pick(details) : null;
      const below = detail === null ? [] : flow.wrap(detail, 300, {}, 8);
      flow.need(flow.leading * (text.length + below.length));
      const { page } = flow;
      const unit = unitWords[job.unit] ?? job.unit;
      for (const [index, one] of text.entries())
        flow.line([
          { text: one, x: words },
          ...(index > 0
            ? []
            : [
                { text: money(quantity), x: quantityAt, align: 'right' as const },
                { text: unit, x: unitAt },
                { text: `$${money(unitPrice)}`, x: priceAt, align: 'right' as const },
                { text: `$${money(amount)}`, x: right, align: 'right' as const },
              ]),
        ]);
      for (const one of below) grayLine(flow, [{ text: one, x: words, size: 8 }], 0.5);
      flow.space(0.25);
      items.push(
        jobTruth(page, name, quantity, {
          unit: job.unit,
          unitPrice,
          rcv: amount,
          room: [room],
          f9Note: detail,
          alsoRight: {
            description: [job.text],
            unit: [unit, unit.toUpperCase()],
          },
          unjudged: ['activity', 'section', 'lineNumber'],
        }),
      );
    };
    for (const [index, its] of placeJobs(random.fork('jobs'), lines, places).entries()) {
      flow.need(flow.leading * 6);
      flow.space(0.7);
      flow.line([
        { text: `${index + 1}  ${its.name}`, x: left, bold: true, size: 12 },
        { text: `$${money(its.amount)}`, x: right, align: 'right', bold: true, size: 12 },
      ]);
      flow.rule(left, right, 0.8);
      flow.y += 3;
      totals.push({ kind: 'room', name: its.name, rcv: its.amount });
      for (const [at, [trade, own]] of [...byTrade(its.lines)].entries()) {
        flow.need(flow.leading * 4);
        const sum = addAmounts(own.map(({ amount }) => amount));
        flow.line([
          { text: `${index + 1}.${at + 1}  ${titled(trade)}`, x: left + 10, bold: true },
          { text: `$${money(sum)}`, x: right, align: 'right', bold: true },
        ]);
        for (const line of own) row(line, its.name);
      }
    }
    const before = addAmounts(totals.map(({ rcv }) => rcv));
    const tax = percentOf(before, 3);
    flow.need(flow.leading * 8);
    flow.space(1);
    flow.rule(left + 260, right, 0.8);
    flow.y += 4;
    for (const [label, value, bold] of [
      ['Subtotal', before, false],
      ['Sales Tax (3%)', tax, false],
      ['Total Price', addAmounts([before, tax]), true],
    ] as const)
      flow.line([
        { text: label, x: left + 270, bold },
        { text: `$${money(value)}`, x: right, align: 'right', bold },
      ]);
    openPagesWithoutRows(flow, items);
    drawTerms(flow, random.fork('terms'), 'Agreement');
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
        facts: { ...noFacts, claimNumber: facts.claimNumber },
      },
    };
  },
};
