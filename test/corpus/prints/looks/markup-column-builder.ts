import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addAmounts, type JobTrade, percentOf, placeJobs } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const codes: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: '02 - Site Work & Demolition', trades: ['demolition', 'general'] },
  { name: '09.2 - Drywall', trades: ['drywall', 'insulation'] },
  { name: '09.6 - Flooring', trades: ['flooring'] },
  { name: '09.9 - Paint', trades: ['paint'] },
  { name: '06 - Wood & Trim', trades: ['carpentry', 'cabinets'] },
  { name: '07 - Roof & Exterior', trades: ['roofing', 'siding'] },
];

/**
 * A builder's estimate from a project program: the cost code in a column of each row, quantity and
 * unit, the builder's price per unit and of the row, the mark-up as a share, and what the client
 * pays, which is in the sums; rows grouped under a code with its sum in the band over them.
 */
export const markupColumnBuilder: Print = {
  name: 'markup-column-builder',
  open: true,
  lines: [5, 16, 30, 52, 96],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const drawn = placeJobs(random.fork('jobs'), lines, codes);
    const style = printStyle({
      family: 'helvetica',
      size: random.pick([7.5, 8]),
      marginLeft: 32,
      marginRight: 32,
      marginTop: 48,
      marginBottom: 48,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned'] as const),
      encoding: 'scrambled' as const,
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      const foot = flow.sheet.height - 24;
      flow.mark({ text: `Printed ${usDate(facts.dateEntered)}`, x: left, size: 7 }, foot);
      flow.mark({ text: `Page ${flow.page}`, x: right, align: 'right', size: 7 }, foot);
    };
    flow.startPage('items');
    flow.line([{ text: 'Fieldstone Builders', x: left, bold: true, size: 15 }]);
    flow.line([{ text: '410 Quarry Rd | (555) 555-0133', x: left, size: 8 }]);
    flow.space(0.8);
    flow.line([
      { text: `Client: ${facts.insuredName}`, x: left },
      { text: `Estimate date: ${usDate(facts.dateEntered)}`, x: left + 300 },
    ]);
    flow.line([
      { text: `Job address: ${facts.propertyStreet}, ${facts.propertyTown}`, x: left },
      { text: `Claim #: ${facts.claimNumber}`, x: left + 300 },
    ]);
    flow.space(1);
    const table: RuledTable = {
      left,
      right,
      size: style.size,
      pad: 3,
      lines: random.pick(['rows', 'grid', 'none'] as const),
      headGray: random.pick([0.88, null]),
      columns: [
        { head: ['Title'], share: 36, align: 'left' },
        { head: ['Cost Type'], share: 11, align: 'left' },
        { head: ['Quantity'], share: 9, align: 'right' },
        { head: ['Unit'], share: 6, align: 'left' },
        { head: ['Unit Cost'], share: 10, align: 'right' },
        { head: ['Builder Cost'], share: 12, align: 'right' },
        { head: ['Markup'], share: 8, align: 'right' },
        { head: ['Client Price'], share: 12, align: 'right' },
      ],
    };
    startRuled(flow, table);
    const items: TruthItem[] = [];
    const all: { cost: number; price: number }[] = [];
    const choose = random.fork('choose');
    for (const its of drawn) {
      const rows = its.lines.map((line) => {
        const cost = toAmount(lineAmount(line.quantity, line.unitPrice));
        const markup = choose.pick([0, 15, 20, 20, 25]);
        return { line, cost, markup, price: toAmount(sum([cost, percentOf(cost, markup)])) };
      });
      const price = addAmounts(rows.map((one) => one.price));
      flow.need(50);
      ruledRow(
        flow,
        table,
        [
          its.name,
          '',
          '',
          '',
          '',
          `$${money(addAmounts(rows.map(({ cost }) => cost)))}`,
          '',
          `$${money(price)}`,
        ],
        { bold: true, gray: 0.93, spans: { 0: 5 }, aligns: { 0: 'left' } },
      );
      for (const { line, cost, markup, price: paid } of rows) {
        const said = line.job.verb === 'replace' ? `Replace ${line.job.text}` : line.job.text;
        const { page } = ruledRow(flow, table, [
          said,
          choose.pick(['Labor', 'Material', 'Subcontractor', 'Labor, Material']),
          money(line.quantity),
          line.job.unit,
          `$${money(line.unitPrice)}`,
          `$${money(cost)}`,
          `${markup}%`,
          `$${money(paid)}`,
        ]);
        all.push({ cost, price: paid });
        const added = toAmount((paid - cost).toFixed(2));
        items.push(
          jobTruth(page, said, line.quantity, {
            unit: line.job.unit,
            unitPrice: line.unitPrice,
            // The mark-up is what the builder adds for his overhead and profit.
            overheadProfit: added,
            rcv: paid,
            activity: ['+', '&', '-', 'R'],
            room: [its.name],
            alsoRight: { description: [line.job.text] },
            unjudged: [
              'section',
              'activity',
              'overheadProfit',
              'f9Note',
              'machineNotes',
              'acv',
              'lineNumber',
            ],
          }),
        );
      }
    }
    flow.continuation = null;
    flow.need(40);
    ruledRow(
      flow,
      table,
      [
        'Total',
        '',
        '',
        '',
        '',
        `$${money(addAmounts(all.map(({ cost }) => cost)))}`,
        '',
        `$${money(addAmounts(all.map((one) => one.price)))}`,
      ],
      { bold: true, spans: { 0: 5 }, aligns: { 0: 'right' } },
    );
    flow.space(2);
    flow.need(30);
    flow.line([{ text: 'Client signature: ______________________   Date: __________', x: left }]);
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
