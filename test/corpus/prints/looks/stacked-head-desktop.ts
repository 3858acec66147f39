import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelRoom } from '../../model.ts';
import { inventPrint } from '../content/invent-print.ts';
import { truthOfForeign, worded } from '../drawing/foreign.ts';
import { drawSampleGuide } from '../drawing/other-pages.ts';
import { addressOf, figureColumn, labelled, measured, title } from '../drawing/platform.ts';
import { factRows, platformLook } from '../drawing/platform-look.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRooms } from '../drawing/rooms.ts';
import { placeTable } from '../drawing/table.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

/**
 * A desktop program's form: heads of two and three stacked lines in a box, the unit before the
 * quantity, depreciation with a minus behind it, rooms with their size in parentheses.
 */
export const stackedHeadDesktop: Print = {
  name: 'stacked-head-desktop',
  open: true,
  draw: (random, lines) => {
    const estimate = inventPrint(random, lines, { depreciated: 0.6, tax: random.chance(0.6) });
    const taxed = estimate.totals.tax !== 0;
    const { facts } = estimate;
    const style = printStyle({ family: 'times', size: 9, itemGap: 0.2, marginTop: 28 });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['glyph', 'word', 'spaced-line'] as const),
      page: random.pick(['plain', 'cropped', 'form'] as const),
      unseen: ['white', 'outside', 'invisible'] as const,
      bold: random.pick(['face', 'twice'] as const),
    };
    if (random.chance(0.4)) drawSampleGuide(flow);
    flow.furniture = () => {
      flow.line([
        { text: String(flow.page), x: flow.left, size: 8 },
        { text: `Insured: ${facts.insuredName}`, x: flow.left + 60, size: 8 },
        { text: `Claim No. ${facts.claimNumber}`, x: flow.left + 260, size: 8 },
        { text: `Printed ${usDate(facts.dateEntered)}`, x: flow.right, align: 'right', size: 8 },
      ]);
      flow.y += 8;
    };
    flow.startPage('cover');
    title(flow, 'STATEMENT OF LOSS AND REPAIR ESTIMATE', 4);
    factRows(
      flow,
      [
        ['Insured:', facts.insuredName, 'Claim Number:', facts.claimNumber],
        ['Property:', facts.propertyStreet, 'Policy Number:', facts.policyNumber],
        ['', facts.propertyTown, 'Date of Loss:', usDate(facts.dateOfLoss)],
        ['Insurance Company:', facts.carrierName, 'Cause of Loss:', facts.typeOfLoss],
      ],
      [0, 0.2, 0.58, 0.76],
    );
    flow.startPage('items');
    const signed = (value: number): string => (value === 0 ? '0.00' : `${money(Math.abs(value))}-`);
    const placed = placeTable(
      flow,
      {
        head: 'boxed',
        rows: 'plain',
        valign: 'top',
        gap: 9,
        columns: [
          figureColumn('number', ['LINE', 'NO.'], (item) => item.number),
          {
            key: 'description',
            head: ['DESCRIPTION OF WORK'],
            align: 'left',
            wrap: 1,
            text: (item) => worded(item, 'short'),
          },
          {
            key: 'unit',
            head: ['UNIT', 'OF', 'MEASURE'],
            align: 'center',
            text: (item) => item.unit,
          },
          figureColumn('quantity', ['QTY'], (item) => money(item.quantity)),
          figureColumn('unitPrice', ['UNIT', 'PRICE'], (item) => money(item.unitPrice)),
          ...(taxed
            ? [
                figureColumn(
                  'tax',
                  ['SALES', 'TAX'],
                  (item) => money(item.tax),
                  ({ tax }) => money(tax),
                ),
              ]
            : []),
          figureColumn(
            'rcv',
            ['REPLACEMENT', 'COST', 'VALUE'],
            (item) => money(item.rcv),
            ({ rcv }) => money(rcv),
          ),
          figureColumn(
            'depreciation',
            ['LESS', 'DEPRECIATION'],
            (item) => signed(item.depreciation),
            ({ depreciation }) => signed(depreciation),
          ),
          figureColumn(
            'acv',
            ['ACTUAL', 'CASH', 'VALUE'],
            (item) => money(item.acv),
            ({ acv }) => money(acv),
          ),
        ],
      },
      estimate.items,
      [estimate.totals],
    );
    const printed = [
      'unitPrice',
      'rcv',
      'depreciation',
      'acv',
      ...(taxed ? (['tax'] as const) : []),
    ] as const;
    const drawn = drawRooms(
      flow,
      estimate,
      platformLook(
        flow,
        placed,
        (item, page) =>
          truthOfForeign(item, page, { printed, style, layer, wording: 'short', numbered: true }),
        {
          room: (_, room) => sizedRoom(flow, room),
          note: (_, text) => flow.paragraph(text, { x: flow.left + 26 }),
          totalLabel: (kind, text) => (kind === 'line_items' ? 'GRAND TOTAL' : `Total for ${text}`),
          continued: (_, room) =>
            flow.line([{ text: `Room: ${room.name} - continued`, x: flow.left, bold: true }]),
        },
      ),
      random.fork('draw'),
    );
    const { totals } = estimate;
    const deductible = estimate.coverages[0]?.deductible ?? 0;
    flow.startPage('summary');
    title(flow, 'STATEMENT OF LOSS', 2);
    labelled(
      flow,
      [
        ['Replacement Cost Value', money(totals.rcv)],
        ['Less Depreciation', signed(totals.depreciation)],
        ['Actual Cash Value', money(totals.acv), true],
        ['Less Deductible', signed(deductible)],
        ['Net Claim', money(toAmount(sum([totals.acv, -deductible]))), true],
      ],
      flow.left + 90,
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
          insuredName: facts.insuredName,
          propertyAddress: addressOf(estimate),
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
          priceList: null,
        },
      },
    };
  },
};

const sizedRoom = (flow: Flow, room: ModelRoom): void => {
  const { sfFloor, lfFloorPerimeter, numberOfSquares } = room.dimensions;
  const half = (lfFloorPerimeter ?? 0) / 2;
  const width = (half - Math.sqrt(Math.max(0, half * half - 4 * (sfFloor ?? 0)))) / 2;
  const feet = (value: number): string => {
    const inches = Math.round(value * 12);
    return `${Math.floor(inches / 12)}' ${inches % 12}"`;
  };
  flow.space(1);
  const size =
    sfFloor !== undefined
      ? `   (${feet(half - width)} x ${feet(width)} x ${measured(room.height)})`
      : numberOfSquares !== undefined
        ? `   (${money(numberOfSquares)} SQ)`
        : '';
  flow.line([
    { text: `Room: ${room.name}`, x: flow.left, bold: true, size: flow.style.size + 1 },
    { text: size.trim(), x: flow.left + 220 },
  ]);
  flow.space(0.3);
};
