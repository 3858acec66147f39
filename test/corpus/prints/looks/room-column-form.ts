import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem } from '../../model.ts';
import { inventPrint } from '../content/invent-print.ts';
import { truthOfForeign, worded } from '../drawing/foreign.ts';
import { drawInvoice } from '../drawing/other-pages.ts';
import { addressOf, figureColumn, labelled } from '../drawing/platform.ts';
import { factRows, platformLook } from '../drawing/platform-look.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRooms } from '../drawing/rooms.ts';
import { placeTable } from '../drawing/table.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/**
 * A contractor's spreadsheet: the area in a column of its own that wraps, quantity as `EA 12.00`
 * in one cell, plain figures without commas, labels without colons, a head on the first page only.
 */
export const roomColumnForm: Print = {
  name: 'room-column-form',
  open: true,
  draw: (random, lines) => {
    const estimate = inventPrint(random, lines, { depreciated: 0, tax: false, notes: 0 });
    const { facts } = estimate;
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation']),
      size: 8.5,
      itemGap: 0,
      leading: 1.25,
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : {
            ...plainLayer,
            runs: random.pick(['cell', 'kerned', 'word'] as const),
            page: random.pick(['form', 'plain'] as const),
            order: random.pick(['columns', 'reading'] as const),
          };
    const plain = (value: number): string => value.toFixed(2);
    const unitFirst = random.chance(0.5);
    const quantity = (item: ModelItem): string =>
      unitFirst ? `${item.unit} ${plain(item.quantity)}` : `${plain(item.quantity)}${item.unit}`;
    flow.startPage('items');
    flow.line([{ text: facts.companyName, x: flow.left, bold: true, size: 14 }]);
    flow.line([{ text: `${facts.companyStreet}, ${facts.companyTown}`, x: flow.left, size: 8 }]);
    flow.space(0.8);
    factRows(
      flow,
      [
        ['Customer', facts.insuredName, 'Date', usDate(facts.dateEntered)],
        ['Job Address', addressOf(estimate), 'Claim Number', facts.claimNumber],
      ],
      [0, 0.15, 0.68, 0.82],
    );
    flow.space(0.8);
    const placed = placeTable(
      flow,
      {
        head: random.pick(['shaded', 'boxed']),
        rows: random.pick(['grid', 'zebra', 'rules']),
        valign: random.pick(['top', 'middle']),
        gap: 10,
        columns: [
          { key: 'room', head: ['Area'], align: 'left', wrap: 0.27, text: (item) => item.room },
          {
            key: 'description',
            head: ['Scope of Work'],
            align: 'left',
            wrap: 0.73,
            text: (item) => worded(item, 'short'),
          },
          figureColumn('quantity', ['Quantity'], quantity),
          figureColumn('unitPrice', ['Price'], (item) => plain(item.unitPrice)),
          figureColumn('rcv', ['Extended'], (item) => plain(item.rcv)),
        ],
      },
      estimate.items,
      [],
    );
    const drawn = drawRooms(
      flow,
      estimate,
      platformLook(
        flow,
        placed,
        (item, page) =>
          truthOfForeign(item, page, {
            printed: ['unitPrice', 'rcv'],
            style,
            layer,
            wording: 'short',
            numbered: false,
          }),
        {
          room: () => undefined,
          totalLabel: () => null,
          continued: () => undefined,
          headOnEachPage: false,
          headOnEachRoom: false,
          breaks: 0,
        },
      ),
      random.fork('draw'),
    );
    flow.space(0.6);
    labelled(
      flow,
      [
        ['Subtotal', plain(estimate.totals.lineItemTotal)],
        ['Grand Total', `$${money(estimate.totals.rcv)}`, true],
      ],
      flow.right - 180,
      flow.right,
    );
    if (random.chance(0.4)) drawInvoice(flow, estimate, random);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items: drawn.items,
        rooms: null,
        totals: [],
        summaries: [],
        facts: { ...noFacts, claimNumber: facts.claimNumber, insuredName: facts.insuredName },
      },
    };
  },
};
