import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelRoom } from '../../model.ts';
import { inventPrint } from '../content/invent-print.ts';
import { truthOfForeign, worded } from '../drawing/foreign.ts';
import {
  addressOf,
  closing,
  figureColumn,
  labelled,
  measured,
  title,
} from '../drawing/platform.ts';
import { factRows, platformLook } from '../drawing/platform-look.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRooms } from '../drawing/rooms.ts';
import { placeTable } from '../drawing/table.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

/**
 * A form of an adjusters' program: its heads stand once, at the top of the first page, rooms are
 * set in capitals with their size behind a dash, quantity and unit share a cell.
 */
export const floodForm: Print = {
  name: 'flood-form',
  open: false,
  draw: (random, lines) => {
    const estimate = inventPrint(random, lines, { depreciated: 0.7, tax: false, notes: 0.1 });
    const { facts } = estimate;
    const style = printStyle({ family: 'courier', size: 7.5, leading: 1.25, itemGap: 0.1 });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['spaced-line', 'cell', 'glyph'] as const),
      page: random.pick(['plain', 'cropped'] as const),
      unseen: ['outside', 'white'] as const,
    };
    flow.furniture = () => {
      flow.line([
        { text: facts.companyName.toUpperCase(), x: flow.left, bold: true },
        { text: `PAGE ${flow.page}`, x: flow.right, align: 'right' },
      ]);
      flow.line([
        { text: `INSURED: ${facts.insuredName.toUpperCase()}`, x: flow.left },
        { text: `CLAIM NUMBER: ${facts.claimNumber}`, x: flow.right, align: 'right' },
      ]);
      flow.rule(flow.left, flow.right);
      flow.y += 6;
    };
    flow.startPage('items');
    factRows(
      flow,
      [
        ['PROPERTY:', addressOf(estimate).toUpperCase()],
        ['POLICY NUMBER:', facts.policyNumber, 'DATE OF LOSS:', usDate(facts.dateOfLoss)],
      ],
      [0, 0.16, 0.6, 0.76],
    );
    flow.space(1);
    title(flow, 'BUILDING ESTIMATE - COVERAGE A', 1);
    const placed = placeTable(
      flow,
      {
        head: 'plain',
        rows: 'plain',
        valign: 'top',
        gap: 9,
        columns: [
          figureColumn('number', ['#'], (item) => item.number),
          {
            key: 'description',
            head: ['DESCRIPTION'],
            align: 'left',
            wrap: 1,
            text: (item) => worded(item, 'short'),
          },
          figureColumn('quantity', ['QTY'], (item) => `${money(item.quantity)} ${item.unit}`),
          figureColumn('unitPrice', ['UNIT COST'], (item) => money(item.unitPrice)),
          figureColumn(
            'rcv',
            ['RCV'],
            (item) => money(item.rcv),
            ({ rcv }) => money(rcv),
          ),
          figureColumn('percent', ['DEP%'], (item) =>
            item.depreciation === 0 ? '' : `${(item.depreciationPercent ?? 0).toFixed(2)}%`,
          ),
          figureColumn(
            'depreciation',
            ['DEPR'],
            (item) => (item.depreciation === 0 ? '' : `-${money(item.depreciation)}`),
            ({ depreciation }) => `-${money(depreciation)}`,
          ),
          figureColumn(
            'acv',
            ['ACV'],
            (item) => money(item.acv),
            ({ acv }) => money(acv),
          ),
        ],
      },
      estimate.items,
      [estimate.totals],
    );
    const printed = ['unitPrice', 'rcv', 'depreciation', 'acv', 'depreciationPercent'] as const;
    const drawn = drawRooms(
      flow,
      estimate,
      platformLook(
        flow,
        placed,
        (item, page) => {
          const truth = truthOfForeign(item, page, {
            printed,
            style,
            layer,
            wording: 'short',
            numbered: true,
          });
          return {
            ...truth,
            depreciation: item.depreciation === 0 ? null : item.depreciation,
            depreciationPercent: item.depreciation === 0 ? null : item.depreciationPercent,
          };
        },
        {
          room: (_, room) => capitalRoom(flow, room),
          totalLabel: (kind, text) =>
            kind === 'line_items' ? 'TOTAL BUILDING' : `SUBTOTAL ${text.toUpperCase()}`,
          note: (_, text) => flow.paragraph(text, { x: flow.left + 30 }),
          continued: () => undefined,
          headOnEachPage: false,
          headOnEachRoom: false,
        },
      ),
      random.fork('draw'),
    );
    const { totals } = estimate;
    const deductible = estimate.coverages[0]?.deductible ?? 0;
    closing(flow, 16);
    labelled(
      flow,
      [
        ['REPLACEMENT COST VALUE', money(totals.rcv)],
        ['LESS DEPRECIATION', `-${money(totals.depreciation)}`],
        ['ACTUAL CASH VALUE', money(totals.acv), true],
        ['LESS DEDUCTIBLE', `-${money(deductible)}`],
        ['NET CLAIM', money(toAmount(sum([totals.acv, -deductible]))), true],
      ],
      flow.left + 120,
      flow.right - 90,
    );
    return {
      flow,
      layer,
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
          insuredName: facts.insuredName.toUpperCase(),
          propertyAddress: addressOf(estimate).toUpperCase(),
          dateOfLoss: facts.dateOfLoss,
          carrierName: null,
          priceList: null,
        },
      },
    };
  },
};

const capitalRoom = (flow: Flow, room: ModelRoom): void => {
  const { sfFloor, lfFloorPerimeter } = room.dimensions;
  flow.space(1);
  if (sfFloor !== undefined && lfFloorPerimeter !== undefined) {
    const half = lfFloorPerimeter / 2;
    const width = (half - Math.sqrt(Math.max(0, half * half - 4 * sfFloor))) / 2;
    const feet = (value: number): string => {
      const inches = Math.round(value * 12);
      return `${Math.floor(inches / 12)}' ${inches % 12}"`;
    };
    flow.line([
      {
        text: `${room.name.toUpperCase()} - ${feet(half - width)} x ${feet(width)} x ${measured(room.height)}`,
        x: flow.left,
        bold: true,
      },
    ]);
  } else flow.line([{ text: room.name.toUpperCase(), x: flow.left, bold: true }]);
};
