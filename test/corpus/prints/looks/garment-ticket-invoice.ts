import { lineAmount, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

type Piece = readonly [code: string, words: string, method: string, price: number];

const pieces: readonly Piece[] = [
  ['M014', "Men's dress shirt, hung", 'LND', 5.85],
  ['M022', "Men's suit, 2 pc.", 'DC', 26.4],
  ['M031', 'Jeans', 'LND', 9.1],
  ['W007', "Women's blouse, silk", 'DC', 12.95],
  ['W019', 'Dress, full length', 'DC', 27.5],
  ['C002', "Child's shirt or top", 'LND', 3.75],
  ['H005', 'Comforter, king', 'WET', 42.5],
  ['H011', 'Sheet set (4 pc.)', 'LND', 18.2],
  ['H018', 'Drapes, lined, per pleat', 'DC', 4.65],
  ['H023', 'Pillow, feather', 'OZ', 14],
  ['S001', 'Shoes, leather, pair', 'HND', 16.75],
  ['S006', 'Handbag, leather', 'HND', 38],
  ['T003', 'Stuffed toy', 'WET', 6.5],
  ['X009', 'Ozone treatment, per bag', 'OZ', 11.25],
];

const rooms = ['MSTR CLST', 'BR 2', 'LINEN', 'COATS', 'LAUNDRY'] as const;

/**
 * A textile restorer's invoice after smoke: pieces first, a code, what it is, how it is cleaned by
 * letters, price and sum; the room as a bar with the ticket's number over its pieces, sums of pieces
 * and money below; tax at the end.
 */
export const garmentTicketInvoice: Print = {
  name: 'garment-ticket-invoice',
  open: true,
  lines: [5, 16, 30, 56, 100],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Summit Lake Insurance');
    const style = printStyle({
      family: random.pick(['helvetica', 'courier']),
      size: 8,
      marginLeft: 48,
      marginRight: 48,
      marginTop: 46,
      marginBottom: 50,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'spaced-line'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      const foot = flow.sheet.height - 24;
      flow.mark({ text: 'FreshThread Textile Restoration, 19 Mill Race', x: left, size: 7 }, foot);
      flow.mark({ text: `Page ${flow.page}`, x: right, align: 'right', size: 7 }, foot);
    };
    flow.startPage('items');
    flow.line([
      { text: 'FreshThread Textile Restoration', x: left, bold: true, size: 14 },
      { text: `Invoice ${random.int(40_000, 49_999)}`, x: right, align: 'right', bold: true },
    ]);
    flow.space(0.6);
    for (const text of [
      `Insured: ${facts.insuredName}`,
      `Loss address: ${facts.propertyStreet}, ${facts.propertyTown}`,
      `Insurance company: ${facts.carrierName}`,
      `Claim #: ${facts.claimNumber}`,
      `Date of loss: ${usDate(facts.dateOfLoss)}`,
    ])
      flow.line([{ text, x: left }]);
    flow.space(0.8);
    const table: RuledTable = {
      left,
      right,
      size: 8,
      pad: 3,
      lines: random.pick(['rows', 'none'] as const),
      headGray: null,
      columns: [
        { head: ['Pcs'], share: 8, align: 'right' },
        { head: ['Code'], share: 10, align: 'left' },
        { head: ['Description'], share: 42, align: 'left' },
        { head: ['Method'], share: 10, align: 'center' },
        { head: ['Price'], share: 13, align: 'right' },
        { head: ['Ext.'], share: 15, align: 'right' },
      ],
    };
    startRuled(flow, table);
    const choose = random.fork('choose');
    const items: TruthItem[] = [];
    const count = Math.max(1, Math.min(rooms.length, Math.round(lines / 6)));
    const sums: number[] = [];
    const ticket = random.int(7000, 8999);
    for (let room = 0; room < count; room++) {
      const name = rooms[room] ?? rooms[0];
      const share = Math.floor(lines / count) + (room < lines % count ? 1 : 0);
      flow.need(50);
      ruledRow(flow, table, [`${name} - Ticket ${ticket + room}`, '', '', '', '', ''], {
        bold: true,
        gray: 0.93,
        spans: { 0: 6 },
        aligns: { 0: 'left' },
      });
      const amounts: number[] = [];
      let worn = 0;
      for (let index = 0; index < share; index++) {
        const [code, words, method, price] = choose.pick(pieces);
        const quantity = choose.int(1, 36);
        const amount = toAmount(lineAmount(quantity, price));
        const { page } = ruledRow(flow, table, [
          String(quantity),
          code,
          words,
          method,
          money(price),
          money(amount),
        ]);
        worn += quantity;
        amounts.push(amount);
        items.push(
          jobTruth(page, words, quantity, {
            unitPrice: price,
            rcv: amount,
            activity: ['+'],
            room: [`${name} - Ticket ${ticket + room}`, name],
            unjudged: [
              'section',
              'activity',
              'unit',
              'lineNumber',
              'acv',
              'f9Note',
              'machineNotes',
              'calculation',
            ],
          }),
        );
      }
      sums.push(addAmounts(amounts));
      ruledRow(
        flow,
        table,
        [
          String(worn),
          '',
          `Pieces and total, ticket ${ticket + room}`,
          '',
          '',
          money(addAmounts(amounts)),
        ],
        { bold: true },
      );
    }
    flow.continuation = null;
    const whole = addAmounts(sums);
    const tax = percentOf(whole, 6);
    flow.need(flow.leading * 8);
    flow.space(0.8);
    for (const [label, value] of [
      ['Total cleaning', money(whole)],
      ['Sales tax 6%', money(tax)],
      ['INVOICE TOTAL', `$${money(addAmounts([whole, tax]))}`],
    ] as const)
      flow.line([
        { text: label, x: right - 190, bold: label.startsWith('INV') },
        { text: value, x: right - 3, align: 'right', bold: label.startsWith('INV') },
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
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
        },
      },
    };
  },
};
