import { lineAmount, toAmount } from '../../../../lambdas/domain/money/money.ts';
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

const trades: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: '01 DEMOLITION & HAULING', trades: ['demolition', 'general'] },
  { name: '06 CARPENTRY & MILLWORK', trades: ['carpentry', 'cabinets'] },
  { name: '07 ROOFING & EXTERIOR', trades: ['roofing', 'siding'] },
  { name: '09 DRYWALL & PAINT', trades: ['drywall', 'paint', 'insulation'] },
  { name: '10 FLOORING', trades: ['flooring'] },
  { name: '15 MECHANICAL', trades: ['plumbing', 'electrical'] },
];

/**
 * A small builder's sheet as the spreadsheet prints it, sideways: material, labor and equipment of
 * a unit in columns whose sum is the unit's cost, amounts in the accounting format with the
 * currency at the cell's other edge and a dash for nothing, a sum in each trade's band above its
 * rows, rows counted below the trade's number, markups as rows of the same grid.
 */
export const accountingFormatSheet: Print = {
  name: 'accounting-format-sheet',
  open: true,
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      width: 792,
      height: 612,
      family: random.pick(['helvetica', 'times']),
      size: 8.5,
      marginLeft: 36,
      marginRight: 36,
      marginTop: 44,
      marginBottom: 44,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const file = `${facts.insuredName.split(' ')[1] ?? 'Job'} rebuild v${random.int(2, 6)}.xlsx`;
    flow.furniture = () => {
      const foot = flow.sheet.height - 22;
      flow.mark({ text: file, x: left, size: 7.5 }, foot);
      flow.mark({ text: 'Estimate', x: 396, align: 'center', size: 7.5 }, foot);
      flow.mark({ text: `${flow.page}`, x: right, align: 'right', size: 7.5 }, foot);
    };
    flow.startPage('items');
    for (const [label, value, other, its] of [
      [facts.companyName, '', 'Estimate Date:', usDate(facts.dateEntered)],
      ['Owner:', facts.insuredName, 'Claim #:', facts.claimNumber],
      [
        'Job Address:',
        `${facts.propertyStreet}, ${facts.propertyTown}`,
        'Estimator:',
        facts.estimator,
      ],
    ] as const)
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 90 },
        { text: other, x: left + 440, bold: true },
        { text: its, x: left + 530 },
      ]);
    flow.space(0.8);
    const table: RuledTable = {
      left,
      right,
      size: style.size,
      pad: 3,
      lines: 'grid',
      headGray: 0.8,
      columns: [
        { head: ['Item'], share: 6, align: 'left' },
        { head: ['Scope of Work'], share: 34, align: 'left', headAlign: 'center' },
        { head: ['Qty'], share: 8, align: 'right', headAlign: 'center' },
        { head: ['UOM'], share: 5, align: 'center' },
        { head: ['Material', '/ Unit'], share: 10, align: 'right', headAlign: 'center' },
        { head: ['Labor', '/ Unit'], share: 10, align: 'right', headAlign: 'center' },
        { head: ['Equip.', '/ Unit'], share: 10, align: 'right', headAlign: 'center' },
        { head: ['Unit Cost'], share: 10, align: 'right', headAlign: 'center' },
        { head: ['Extension'], share: 13, align: 'right', headAlign: 'center' },
      ],
    };
    startRuled(flow, table);
    const asAccount = (value: number): string => (value === 0 ? '$\t-' : `$\t${money(value)}`);
    const choose = random.fork('choose');
    const items: TruthItem[] = [];
    const sums: number[] = [];
    for (const group of placeJobs(random.fork('jobs'), lines, trades)) {
      const code = group.name.slice(0, 2);
      flow.need(52);
      ruledRow(flow, table, [group.name, '', '', '', '', '', '', '', asAccount(group.amount)], {
        bold: true,
        gray: 0.92,
        spans: { 0: 8 },
        aligns: { 0: 'left' },
      });
      sums.push(group.amount);
      for (const [index, { job, quantity, unitPrice, amount }] of group.lines.entries()) {
        const cents = Math.round(unitPrice * 100);
        const labor = Math.round(cents * choose.pick([0.35, 0.5, 0.62, 1]));
        const equipment = labor === cents ? 0 : choose.chance(0.3) ? Math.round(cents * 0.08) : 0;
        const material = cents - labor - equipment;
        const text = `${job.verb === 'replace' ? choose.pick(['Furnish & install ', 'R/R ', '']) : ''}${job.text}`;
        const number = `${code}.${String(index + 1).padStart(2, '0')}`;
        const { page } = ruledRow(flow, table, [
          number,
          text,
          Number.isInteger(quantity) ? quantity.toLocaleString('en-US') : money(quantity),
          job.unit,
          asAccount(material / 100),
          asAccount(labor / 100),
          asAccount(equipment / 100),
          asAccount(unitPrice),
          asAccount(toAmount(lineAmount(quantity, unitPrice))),
        ]);
        items.push(
          jobTruth(page, text, quantity, {
            lineNumber: number,
            unit: job.unit,
            unitPrice,
            rcv: amount,
            room: [group.name],
            alsoRight: { description: [job.text] },
            // Trades head the rows here; whether they are read as rooms or as sections is open.
            unjudged: ['activity', 'section', 'room', 'removePrice', 'replacePrice'],
          }),
        );
      }
    }
    const base = addAmounts(sums);
    const [overhead, profit] = [percentOf(base, 10), percentOf(base, 10)];
    const bond = percentOf(base, 1.5);
    const grand = addAmounts([base, overhead, profit, bond]);
    flow.need(90);
    flow.continuation = null;
    for (const [label, value, bold] of [
      ['Subtotal', base, true],
      ['Overhead 10%', overhead, false],
      ['Profit 10%', profit, false],
      ['Builders Risk 1.5%', bond, false],
      ['Grand Total', grand, true],
    ] as const)
      ruledRow(flow, table, ['', label, '', '', '', '', '', '', asAccount(value)], {
        bold,
        spans: { 1: 7 },
        aligns: { 1: 'right' },
      });
    flow.space(1);
    for (const text of [
      'Alternates (not in total):  A1 - Spray foam at rafters  +$ 4,180.00     A2 - Prefinished oak  +$ 2,965.00',
      'Excludes: permit fees, hazardous material, landscaping. Valid 21 days.',
    ])
      flow.paragraph(text);
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
