import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
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
import { jobTruth } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const places: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: 'Kitchen', trades: [...insideTrades, 'cabinets', 'plumbing'] },
  { name: 'Master Bath', trades: ['plumbing', 'drywall', 'paint', 'flooring', 'cabinets'] },
  { name: 'Living Rm', trades: insideTrades },
  { name: 'Bedroom 2', trades: insideTrades },
  { name: 'Exterior', trades: ['roofing', 'siding', 'masonry'] },
  { name: 'General', trades: ['general'] },
];

/** Rows of the template's grid, whether they are used or not. */
const templateRows = 20;

/**
 * A contractor's workbook with a tab per room, the whole of it printed: each tab a page of its own
 * with the file's and the tab's name over it, the room and its size in cells above the grid, unused
 * rows of the template left empty, subtotal, tax, overhead and profit per row, and the tab's sum
 * in the grid's last row; a tab that adds up the others stands first or last.
 */
export const tabPerRoomWorkbook: Print = {
  name: 'tab-per-room-workbook',
  open: false,
  lines: [5, 13, 24, 42, 70],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Granite Lake Mutual');
    const style = printStyle({
      width: 792,
      height: 612,
      family: random.pick(['helvetica', 'liberation']),
      size: 9,
      marginLeft: 50,
      marginRight: 50,
      marginTop: 54,
      marginBottom: 54,
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : {
            ...plainLayer,
            runs: random.pick(['cell', 'word'] as const),
            order: random.pick(['reading', 'tables-last'] as const),
          };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const file = `${facts.insuredName.split(' ')[1] ?? 'Job'} rebuild estimate v2.xlsx`;
    let tab = '';
    flow.furniture = () => {
      flow.mark({ text: file, x: left, size: 8 }, 36);
      flow.mark({ text: tab, x: (left + right) / 2, align: 'center', size: 8 }, 36);
      flow.mark({ text: usDate(facts.dateEntered), x: right, align: 'right', size: 8 }, 36);
      const foot = flow.sheet.height - 28;
      flow.mark(
        { text: `Page ${flow.page}`, x: (left + right) / 2, align: 'center', size: 8 },
        foot,
      );
    };
    const dollar = random.pick(['$', '$\t']);
    const amountIn = (value: number): string => `${dollar}${money(value)}`;
    const rate = random.pick([6, 7, 8.25]);
    const choose = random.fork('choose');
    const rooms = placeJobs(random.fork('jobs'), lines, places).map(({ name, lines: own }) => ({
      name,
      size: [choose.int(8, 22), choose.int(6, 18), choose.pick([8, 9, 10])],
      rows: own.map(({ job, quantity, unitPrice, amount }) => {
        const tax = job.verb === 'replace' ? percentOf(amount, rate) : 0;
        const margin = percentOf(addAmounts([amount, tax]), 20);
        const text = `${job.verb === 'replace' ? choose.pick(['R&R ', 'Replace ']) : ''}${job.text}`;
        const total = addAmounts([amount, tax, margin]);
        return { job, text, quantity, unitPrice, amount, tax, margin, total };
      }),
    }));
    const totalOf = (room: (typeof rooms)[number]): number =>
      addAmounts(room.rows.map(({ total }) => total));
    const whole = addAmounts(rooms.map(totalOf));
    const drawSummary = (): void => {
      tab = 'Summary';
      flow.startPage('other');
      flow.line([{ text: facts.companyName, x: left, bold: true, size: 13 }]);
      flow.space(0.6);
      for (const [label, value] of [
        ['Insured', facts.insuredName],
        ['Property', `${facts.propertyStreet}, ${facts.propertyTown}`],
        ['Carrier', facts.carrierName],
        ['Claim #', facts.claimNumber],
        ['Date of Loss', usDate(facts.dateOfLoss)],
      ] as const)
        flow.line([
          { text: label, x: left, bold: true },
          { text: value, x: left + 90 },
        ]);
      flow.space(1);
      const table: RuledTable = {
        left,
        right: left + 330,
        size: 9,
        pad: 3,
        lines: 'grid',
        headGray: 0.82,
        columns: [
          { head: ['Room'], share: 60, align: 'left' },
          { head: ['Total'], share: 40, align: 'right' },
        ],
      };
      ruledHead(flow, table);
      for (const room of rooms) ruledRow(flow, table, [room.name, amountIn(totalOf(room))]);
      ruledRow(flow, table, ['PROJECT TOTAL', amountIn(whole)], { bold: true });
      const deductible = 1000;
      ruledRow(flow, table, ['Less deductible', amountIn(deductible)]);
      const due = amountIn(toAmount(sum([whole, -deductible])));
      ruledRow(flow, table, ['Due from carrier', due], { bold: true });
    };
    const grid: RuledTable = {
      left,
      right,
      size: 8.5,
      pad: 3,
      lines: 'grid',
      headGray: random.pick([0.82, 0.9]),
      valign: 'bottom',
      columns: [
        { head: ['Line'], share: 5, align: 'center' },
        { head: ['Work Item'], share: 36, align: 'left' },
        { head: ['Qty'], share: 9, align: 'right' },
        { head: ['Unit'], share: 6, align: 'center' },
        { head: ['Price'], share: 10, align: 'right' },
        { head: ['Subtotal'], share: 11, align: 'right' },
        { head: ['Tax'], share: 9, align: 'right' },
        { head: ['O&P 20%'], share: 10, align: 'right' },
        { head: ['Total'], share: 12, align: 'right' },
      ],
    };
    const numbered = random.chance(0.6);
    const first = random.chance(0.6);
    if (first) drawSummary();
    const items: TruthItem[] = [];
    for (const room of rooms) {
      tab = room.name;
      flow.startPage('items');
      const [long, wide, high] = room.size;
      const measured = room.name !== 'Exterior' && room.name !== 'General';
      flow.line([
        { text: 'ROOM:', x: left, bold: true },
        { text: room.name, x: left + 52, bold: true },
        ...(measured
          ? [
              { text: 'L', x: left + 240, bold: true },
              { text: String(long), x: left + 282, align: 'right' as const },
              { text: 'W', x: left + 310, bold: true },
              { text: String(wide), x: left + 352, align: 'right' as const },
              { text: 'H', x: left + 380, bold: true },
              { text: String(high), x: left + 422, align: 'right' as const },
            ]
          : []),
      ]);
      flow.space(0.6);
      ruledHead(flow, grid);
      for (const [index, row] of room.rows.entries()) {
        const number = numbered ? String(index + 1) : '';
        const { page } = ruledRow(flow, grid, [
          number,
          row.text,
          money(row.quantity),
          row.job.unit,
          amountIn(row.unitPrice),
          amountIn(row.amount),
          amountIn(row.tax),
          amountIn(row.margin),
          amountIn(row.total),
        ]);
        items.push(
          jobTruth(page, row.text, row.quantity, {
            lineNumber: numbered ? number : null,
            activity: ['&'],
            unit: row.job.unit,
            unitPrice: row.unitPrice,
            tax: row.tax,
            overheadProfit: row.margin,
            rcv: row.total,
            room: [room.name],
            alsoRight: { description: [row.job.text] },
            unjudged: ['section', ...(row.text.startsWith('R&R') ? [] : ['activity'])],
          }),
        );
      }
      for (let empty = room.rows.length; empty < templateRows; empty++)
        ruledRow(
          flow,
          grid,
          grid.columns.map(() => ''),
        );
      ruledRow(
        flow,
        grid,
        [
          'ROOM TOTAL',
          '',
          '',
          '',
          '',
          ...(['amount', 'tax', 'margin', 'total'] as const).map((key) =>
            amountIn(addAmounts(room.rows.map((row) => row[key]))),
          ),
        ],
        { bold: true, spans: { 0: 5 }, aligns: { 0: 'right' }, gray: 0.9 },
      );
    }
    if (!first) drawSummary();
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: rooms.map(({ name }) => [name]),
        totals: [],
        summaries: [],
        facts: {
          ...noFacts,
          insuredName: facts.insuredName,
          claimNumber: facts.claimNumber,
          carrierName: facts.carrierName,
          dateOfLoss: facts.dateOfLoss,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
