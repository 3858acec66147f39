import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import {
  addAmounts,
  insideTrades,
  type JobTrade,
  percentOf,
  placeJobs,
} from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledHead, ruledRow } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const places: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: 'Bath 2', trades: ['plumbing', 'drywall', 'flooring'] },
  { name: 'Exterior', trades: ['roofing', 'siding', 'masonry'] },
  { name: 'Hall', trades: insideTrades },
  { name: 'Kitchen', trades: ['cabinets', 'drywall', 'plumbing', 'electrical'] },
  { name: 'Living/Dining', trades: insideTrades },
  { name: 'Whole Job', trades: ['general', 'demolition'] },
];

const tradeWords: Readonly<Partial<Record<JobTrade, string>>> = {
  demolition: 'Demo',
  carpentry: 'Trim',
  cabinets: 'Cabinets',
  insulation: 'Insul.',
  electrical: 'Elec.',
  plumbing: 'Plumb.',
  general: 'Gen. Cond.',
};

/** Trades whose rows bear sales tax on this sheet. */
const taxed: ReadonlySet<JobTrade> = new Set(['flooring', 'cabinets', 'roofing', 'siding']);

/**
 * A contractor's workbook grouped by the spreadsheet's own subtotals: the room stands in the first
 * column of each row, `Kitchen Total` in bold below the room's last row with sums of tax and total
 * alone, `Grand Total` at the end; gridlines, the head on each page or on the first, plain or
 * accounting figures, the file's name and a page's number in the foot.
 */
export const subtotalOutlineSheet: Print = {
  name: 'subtotal-outline-sheet',
  open: true,
  lines: [5, 16, 32, 54, 96],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      width: 792,
      height: 612,
      family: random.pick(['liberation', 'helvetica']),
      size: 8.5,
      marginLeft: 50,
      marginRight: 50,
      marginTop: 54,
      marginBottom: 54,
    });
    const flow = new Flow(style);
    const layer = style.family === 'liberation' ? null : { ...plainLayer };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const family = facts.insuredName.split(' ').at(-1) ?? '';
    flow.furniture = () => {
      const foot = flow.sheet.height - 28;
      flow.mark({ text: `${family} repair scope v3.xlsx`, x: left, size: 8 }, foot);
      flow.mark({ text: `Page ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    const dollar = random.pick(['$', '', '$\t']);
    const amountIn = (value: number): string =>
      value === 0 ? (dollar === '$\t' ? '$\t-' : `${dollar}0.00`) : `${dollar}${money(value)}`;
    const table: RuledTable = {
      left,
      right,
      size: 8.5,
      pad: 3,
      lines: 'grid',
      headGray: random.pick([null, 0.85]),
      valign: 'bottom',
      columns: [
        { head: ['Room'], share: 12, align: 'left' },
        { head: ['Trade'], share: 10, align: 'left' },
        { head: ['Scope of Work'], share: 34, align: 'left' },
        { head: ['Qty'], share: 9, align: 'right' },
        { head: ['UOM'], share: 6, align: 'center' },
        { head: ['Unit Cost'], share: 10, align: 'right' },
        { head: ['Sales Tax'], share: 10, align: 'right' },
        { head: ['Total'], share: 12, align: 'right' },
      ],
    };
    flow.startPage('items');
    flow.line([{ text: `${facts.companyName} - Scope & Pricing`, x: left, bold: true, size: 12 }]);
    flow.line([
      { text: `${facts.insuredName}, ${facts.propertyStreet}, ${facts.propertyTown}`, x: left },
    ]);
    flow.line([{ text: `Claim # ${facts.claimNumber}`, x: left }]);
    flow.space(0.8);
    ruledHead(flow, table);
    if (random.chance(0.6)) flow.continuation = () => ruledHead(flow, table);
    const choose = random.fork('choose');
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const taxes: number[] = [];
    for (const its of placeJobs(random.fork('jobs'), lines, places)) {
      const sums: { tax: number; total: number }[] = [];
      for (const { job, quantity, unitPrice, amount } of its.lines) {
        const text = `${job.verb === 'replace' ? choose.pick(['R&R ', 'Install ', 'Replace ']) : ''}${job.text}`;
        const tax = taxed.has(job.trade) ? percentOf(amount, 7) : 0;
        const total = addAmounts([amount, tax]);
        sums.push({ tax, total });
        const trade =
          tradeWords[job.trade] ?? `${job.trade[0]?.toUpperCase()}${job.trade.slice(1)}`;
        const { page } = ruledRow(flow, table, [
          its.name,
          trade,
          text,
          money(quantity),
          job.unit,
          amountIn(unitPrice),
          amountIn(tax),
          amountIn(total),
        ]);
        items.push(
          jobTruth(page, text, quantity, {
            unit: job.unit,
            unitPrice,
            tax: tax === 0 && dollar === '$\t' ? null : tax,
            rcv: total,
            room: [its.name],
            alsoRight: { description: [job.text] },
            unjudged: ['activity', 'section', 'lineNumber'],
          }),
        );
      }
      const tax = addAmounts(sums.map((one) => one.tax));
      const total = addAmounts(sums.map((one) => one.total));
      taxes.push(tax);
      totals.push({ kind: 'room', name: its.name, rcv: total });
      const texts = [`${its.name} Total`, '', '', '', '', '', amountIn(tax), amountIn(total)];
      ruledRow(flow, table, texts, { bold: true, spans: { 0: 3 } });
    }
    const whole = addAmounts(totals.map(({ rcv }) => rcv));
    const last = ['Grand Total', '', '', '', '', '', amountIn(addAmounts(taxes)), amountIn(whole)];
    ruledRow(flow, table, last, { bold: true, spans: { 0: 3 } });
    flow.continuation = null;
    flow.space(1);
    flow.need(flow.leading * 5);
    flow.line([
      { text: 'O&P (20%)', x: right - 120, align: 'right' },
      { text: `$${money(percentOf(whole, 20))}`, x: right, align: 'right' },
    ]);
    flow.line([
      { text: 'Contract price', x: right - 120, align: 'right', bold: true },
      {
        text: `$${money(addAmounts([whole, percentOf(whole, 20)]))}`,
        x: right,
        align: 'right',
        bold: true,
      },
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
        totals,
        summaries: [],
        facts: {
          ...noFacts,
          claimNumber: facts.claimNumber,
        },
      },
    };
  },
};
