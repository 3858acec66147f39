import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { categoryNames } from '../../content/category-names.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import { inventPrint } from '../content/invent-print.ts';
import { truthOfForeign, worded } from '../drawing/foreign.ts';
import { addressOf, closing, figureColumn, labelled } from '../drawing/platform.ts';
import { factRows, platformLook } from '../drawing/platform-look.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRooms } from '../drawing/rooms.ts';
import { grayLine, placeTable } from '../drawing/table.ts';
import type { Print } from '../print.ts';

/**
 * A young insurer's page printed by a browser: an embedded face, heads that wrap in two lines, a
 * gray line about the trade below each row, losses in value with a minus before the dollar.
 */
export const webPrint: Print = {
  name: 'web-print',
  open: false,
  draw: (random, lines) => {
    const estimate = inventPrint(random, lines, { depreciated: 0.5, tax: true, notes: 0 });
    const { facts } = estimate;
    const style = printStyle({
      family: 'liberation',
      size: 8.5,
      leading: 1.35,
      itemGap: 0.5,
      emission: random.pick(['word', 'cell', 'fragment']),
      marginLeft: 48,
      marginRight: 48,
    });
    const flow = new Flow(style);
    const dollars = (value: number): string => `$${money(value)}`;
    const lost = (value: number): string => (value === 0 ? '$0.00' : `-$${money(value)}`);
    flow.furniture = () => {
      flow.mark(
        { text: `${flow.page}`, x: flow.right, align: 'right', size: 7 },
        flow.sheet.height - 22,
      );
      flow.mark(
        { text: 'claims.example.com/estimate/print', x: flow.left, size: 7 },
        flow.sheet.height - 22,
      );
    };
    flow.startPage('items');
    flow.line([{ text: 'Your repair estimate', x: flow.left, bold: true, size: 20 }]);
    flow.line([
      { text: `Hi ${facts.insuredName.split(' ')[0]}, here is what we will cover.`, x: flow.left },
    ]);
    flow.space(0.6);
    factRows(
      flow,
      [
        ['Claim number', facts.claimNumber, 'Policy number', facts.policyNumber],
        ['Insured', facts.insuredName, 'Date of loss', usDate(facts.dateOfLoss)],
        ['Property', addressOf(estimate)],
      ],
      [0, 0.2, 0.62, 0.8],
    );
    const placed = placeTable(
      flow,
      {
        head: 'plain',
        rows: 'plain',
        valign: 'center',
        gap: 11,
        headSize: 7.5,
        columns: [
          {
            key: 'description',
            head: ['Item'],
            align: 'left',
            wrap: 1,
            text: (item) => worded(item, 'verbs'),
          },
          figureColumn('quantity', ['Quantity'], (item) => `${money(item.quantity)} ${item.unit}`),
          figureColumn('unitPrice', ['Unit', 'price'], (item) => dollars(item.unitPrice)),
          figureColumn(
            'tax',
            ['Tax'],
            (item) => dollars(item.tax),
            ({ tax }) => dollars(tax),
          ),
          figureColumn(
            'rcv',
            ['Replacement', 'cost'],
            (item) => dollars(item.rcv),
            ({ rcv }) => dollars(rcv),
          ),
          figureColumn(
            'depreciation',
            ['Depreciation'],
            (item) => lost(item.depreciation),
            ({ depreciation }) => lost(depreciation),
          ),
          figureColumn(
            'acv',
            ['Actual', 'cash value'],
            (item) => dollars(item.acv),
            ({ acv }) => dollars(acv),
          ),
        ],
      },
      estimate.items,
      [estimate.totals],
    );
    for (const item of estimate.items) {
      const trade = categoryNames[item.cat] ?? 'GENERAL';
      item.machineNotes = [`${trade.charAt(0)}${trade.slice(1).toLowerCase()}`];
    }
    const drawn = drawRooms(
      flow,
      estimate,
      platformLook(
        flow,
        placed,
        (item, page) => {
          const truth = truthOfForeign(item, page, {
            printed: ['unitPrice', 'tax', 'rcv', 'depreciation', 'acv'],
            style,
            layer: null,
            wording: 'verbs',
            numbered: false,
          });
          // Whose the gray line is, a note's or a section's, is open.
          return { ...truth, unjudged: [...(truth.unjudged ?? []), 'f9Note', 'machineNotes'] };
        },
        {
          noteGap: 0,
          room: (_, room) => {
            flow.space(1.2);
            flow.line([{ text: room.name, x: flow.left, bold: true, size: 13 }]);
            flow.space(0.3);
          },
          note: (_, text) => grayLine(flow, [{ text, x: flow.left, size: 7 }], 0.45),
          totalLabel: (kind, text) => (kind === 'line_items' ? 'Estimate total' : `${text} total`),
          continued: () => undefined,
          headOnEachPage: false,
          breaks: 0,
        },
      ),
      random.fork('draw'),
    );
    const { totals } = estimate;
    const deductible = estimate.coverages[0]?.deductible ?? 0;
    closing(flow, 16);
    flow.line([{ text: 'How we got to your payment', x: flow.left, bold: true, size: 13 }]);
    labelled(
      flow,
      [
        ['Replacement cost value', dollars(totals.rcv)],
        ['Less depreciation', lost(totals.depreciation)],
        ['Actual cash value', dollars(totals.acv)],
        ['Less deductible', lost(deductible)],
        ['Net claim', dollars(toAmount(sum([totals.acv, -deductible]))), true],
      ],
      flow.left,
      flow.right,
    );
    return {
      flow,
      layer: null,
      extras: [],
      truth: {
        layout: 7,
        items: drawn.items,
        rooms: drawn.rooms,
        totals: [],
        summaries: [
          {
            coverage: null,
            lineItemTotal: null,
            rcv: totals.rcv,
            acv: totals.acv,
            deductible: deductible === 0 ? null : deductible,
            netClaim: toAmount(sum([totals.acv, -deductible])),
          },
        ],
        facts: {
          estimateName: null,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: addressOf(estimate),
          dateOfLoss: facts.dateOfLoss,
          carrierName: null,
          priceList: null,
        },
      },
    };
  },
};
