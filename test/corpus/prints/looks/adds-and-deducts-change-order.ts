import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addAmounts, insideTrades, type JobTrade, placeJobs } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const places: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: 'Kitchen', trades: [...insideTrades, 'cabinets', 'plumbing'] },
  { name: 'Primary Bath', trades: [...insideTrades, 'plumbing'] },
  { name: 'Exterior', trades: ['roofing', 'siding'] },
  { name: 'Lower Level', trades: insideTrades },
];

/**
 * A contractor's change order in a repair: what is added and what is taken away stand in two columns
 * of amounts, the other blank; the contract before and after, days added, places to sign. What is
 * taken away is in parentheses in some and plain in others.
 */
export const addsAndDeductsChangeOrder: Print = {
  name: 'adds-and-deducts-change-order',
  open: true,
  lines: [5, 10, 18, 30, 48],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const drawn = placeJobs(random.fork('jobs'), lines, places);
    const style = printStyle({
      family: random.pick(['helvetica', 'times']),
      size: random.pick([8.5, 9]),
      marginLeft: 44,
      marginRight: 44,
      marginTop: 52,
      marginBottom: 54,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'kerned'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      const foot = flow.sheet.height - 26;
      flow.mark({ text: `Change Order ${facts.estimateName}`, x: left, size: 7.5 }, foot);
      flow.mark({ text: `${flow.page}`, x: right, align: 'right', size: 7.5 }, foot);
    };
    flow.startPage('items');
    flow.line([
      { text: 'Harrow & Pike Restoration', x: left, bold: true, size: 15 },
      {
        text: `CHANGE ORDER NO. ${random.int(1, 6)}`,
        x: right,
        align: 'right',
        bold: true,
        size: 12,
      },
    ]);
    flow.space(0.8);
    for (const [label, value, other, its] of [
      ['Owner:', facts.insuredName, 'Date:', usDate(facts.dateEntered)],
      [
        'Property:',
        `${facts.propertyStreet}, ${facts.propertyTown}`,
        'Claim No.:',
        facts.claimNumber,
      ],
    ] as const)
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 60 },
        { text: other, x: left + 360, bold: true },
        { text: its, x: left + 420 },
      ]);
    flow.space(1);
    const table: RuledTable = {
      left,
      right,
      size: style.size,
      pad: 3,
      lines: random.pick(['grid', 'rows'] as const),
      headGray: 0.87,
      columns: [
        { head: ['Item'], share: 6, align: 'center' },
        { head: ['Description of Change'], share: 42, align: 'left' },
        { head: ['Qty'], share: 9, align: 'right' },
        { head: ['Unit'], share: 7, align: 'center' },
        { head: ['Unit Price'], share: 11, align: 'right' },
        { head: ['Add'], share: 13, align: 'right' },
        { head: ['Deduct'], share: 13, align: 'right' },
      ],
    };
    startRuled(flow, table);
    const bracketed = random.chance(0.6);
    const taken = (value: number): string =>
      bracketed ? `($${money(value)})` : `$${money(value)}`;
    const choose = random.fork('choose');
    const items: TruthItem[] = [];
    const adds: number[] = [];
    const deducts: number[] = [];
    let number = 0;
    for (const its of drawn) {
      flow.need(46);
      ruledRow(flow, table, ['', its.name, '', '', '', '', ''], { bold: true });
      for (const line of its.lines) {
        number += 1;
        const less = choose.chance(0.25);
        const text = line.job.verb === 'replace' ? `Replace ${line.job.text}` : line.job.text;
        const said = less ? `Omit: ${text}` : text;
        (less ? deducts : adds).push(line.amount);
        const { page } = ruledRow(flow, table, [
          String(number),
          said,
          money(line.quantity),
          line.job.unit,
          `$${money(line.unitPrice)}`,
          less ? '' : `$${money(line.amount)}`,
          less ? taken(line.amount) : '',
        ]);
        items.push(
          jobTruth(page, said, line.quantity, {
            lineNumber: String(number),
            unit: line.job.unit,
            unitPrice: less ? null : line.unitPrice,
            rcv: less ? -line.amount : line.amount,
            activity: ['+', '&', '-', 'R'],
            room: [its.name],
            alsoRight: {
              description: [text, line.job.text],
              // Less than nothing may be a quantity's or a price's sign.
              ...(less ? { quantity: [String(-line.quantity)] } : {}),
            },
            unjudged: [
              'section',
              'activity',
              'acv',
              'f9Note',
              'machineNotes',
              ...(less ? ['unitPrice'] : []),
            ],
          }),
        );
      }
    }
    ruledRow(
      flow,
      table,
      ['', 'Totals', '', '', '', `$${money(addAmounts(adds))}`, taken(addAmounts(deducts))],
      { bold: true, gray: 0.94, aligns: { 1: 'right' } },
    );
    flow.continuation = null;
    const net = toAmount((addAmounts(adds) - addAmounts(deducts)).toFixed(2));
    const before = toAmount((random.int(18_000_00, 92_000_00) / 100).toFixed(2));
    flow.need(flow.leading * 10);
    flow.space(1);
    for (const [label, value] of [
      ['Net change of this order', `$${money(net)}`],
      ['Contract sum before this order', `$${money(before)}`],
      ['Contract sum after this order', `$${money(toAmount((before + net).toFixed(2)))}`],
      ['Days added to the schedule', String(random.int(2, 14))],
    ] as const)
      flow.line([
        { text: label, x: right - 300 },
        { text: value, x: right, align: 'right' },
      ]);
    flow.space(1.5);
    flow.line([
      { text: 'Owner: __________________________', x: left },
      { text: 'Contractor: __________________________', x: left + 270 },
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
          claimNumber: facts.claimNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
