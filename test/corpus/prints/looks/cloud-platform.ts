import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { categoryNames } from '../../content/category-names.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelRoom } from '../../model.ts';
import { inventPrint } from '../content/invent-print.ts';
import { truthOfForeign, worded } from '../drawing/foreign.ts';
import { addressOf, figureColumn, labelled, title } from '../drawing/platform.ts';
import { factRows, platformLook } from '../drawing/platform-look.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRooms } from '../drawing/rooms.ts';
import { placeTable } from '../drawing/table.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

/**
 * Another platform's report: rooms with their size in feet, trades as heads within them, figures
 * in dollars, no numbers before the rows.
 */
export const cloudPlatform: Print = {
  name: 'cloud-platform',
  open: false,
  draw: (random, lines) => {
    const estimate = inventPrint(random, lines, {
      tax: true,
      overheadProfit: random.chance(0.5),
      depreciated: 0.5,
      detachReset: 0.1,
    });
    const { facts } = estimate;
    for (const room of estimate.levels.flatMap((level) => level.rooms)) sortByTrade(room);
    const style = printStyle({ family: 'helvetica', size: 8, leading: 1.25, itemGap: 0.1 });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['kerned', 'word', 'cell'] as const),
      encoding: 'scrambled' as const,
      ligatures: true,
      quotes: random.pick(['straight', 'typographic'] as const),
      page: random.pick(['plain', 'form'] as const),
    };
    const dollars = (value: number): string => `${value < 0 ? '-' : ''}$${money(Math.abs(value))}`;
    flow.furniture = () => {
      flow.line([
        { text: facts.carrierName, x: flow.left, bold: true, size: 10 },
        { text: `Claim # ${facts.claimNumber}`, x: flow.right, align: 'right' },
      ]);
      flow.rule(flow.left, flow.right, 1.2);
      flow.y += 6;
      flow.mark(
        { text: `Page ${flow.page}`, x: (flow.left + flow.right) / 2, align: 'center', size: 7 },
        flow.sheet.height - 24,
      );
    };
    flow.startPage('cover');
    title(flow, 'Property Estimate', 6);
    factRows(
      flow,
      [
        ['Policyholder:', facts.insuredName, 'Claim Number:', facts.claimNumber],
        ['Loss Address:', facts.propertyStreet, 'Policy Number:', facts.policyNumber],
        ['', facts.propertyTown, 'Date of Loss:', usDate(facts.dateOfLoss)],
        ['Adjuster:', facts.estimator, 'Peril:', facts.typeOfLoss],
      ],
      [0, 0.16, 0.55, 0.72],
    );
    flow.space(2);
    flow.startPage('items');
    const profit = estimate.totals.overheadProfit !== 0;
    const placed = placeTable(
      flow,
      {
        head: 'shaded',
        rows: 'zebra',
        valign: random.pick(['top', 'center']),
        gap: 9,
        columns: [
          {
            key: 'description',
            head: ['Description'],
            align: 'left',
            wrap: 1,
            text: (item) => worded(item, 'verbs'),
          },
          figureColumn('quantity', ['Quantity'], (item) => money(item.quantity)),
          { key: 'unit', head: ['Unit'], align: 'left', text: (item) => item.unit },
          figureColumn('unitPrice', ['Unit cost'], (item) => dollars(item.unitPrice)),
          figureColumn(
            'tax',
            ['Taxes'],
            (item) => dollars(item.tax),
            ({ tax }) => dollars(tax),
          ),
          ...(profit
            ? [
                figureColumn(
                  'overheadProfit',
                  ['O&P'],
                  (item) => dollars(item.overheadProfit),
                  ({ overheadProfit }) => dollars(overheadProfit),
                ),
              ]
            : []),
          figureColumn(
            'rcv',
            ['RCV'],
            (item) => dollars(item.rcv),
            ({ rcv }) => dollars(rcv),
          ),
          figureColumn(
            'depreciation',
            ['Dep.'],
            (item) => (item.depreciation === 0 ? '-' : dollars(item.depreciation)),
            ({ depreciation }) => dollars(depreciation),
          ),
          figureColumn(
            'acv',
            ['ACV'],
            (item) => dollars(item.acv),
            ({ acv }) => dollars(acv),
          ),
        ],
      },
      estimate.items,
      [estimate.totals],
    );
    const printed = [
      'unitPrice',
      'tax',
      'rcv',
      'depreciation',
      'acv',
      ...(profit ? (['overheadProfit'] as const) : []),
    ] as const;
    const drawn = drawRooms(
      flow,
      estimate,
      platformLook(
        flow,
        placed,
        (item, page) =>
          truthOfForeign(item, page, { printed, style, layer, wording: 'verbs', numbered: false }),
        {
          room: (_, room) => roomWithSize(flow, room),
          section: (_, text) => {
            flow.space(0.2);
            flow.line([{ text, x: flow.left, bold: true }]);
          },
          note: (_, text) => flow.paragraph(text, { x: flow.left + 10, italic: true }),
          totalLabel: (kind, text) =>
            kind === 'line_items' ? 'Estimate Totals' : `${text} Totals`,
          continued: (_, room) =>
            flow.line([{ text: `${room.name} (continued)`, x: flow.left, bold: true }]),
        },
      ),
      random.fork('draw'),
    );
    const { totals } = estimate;
    const deductible = estimate.coverages[0]?.deductible ?? 0;
    flow.startPage('summary');
    title(flow, 'Estimate Summary');
    labelled(
      flow,
      [
        ['Subtotal', dollars(totals.lineItemTotal)],
        ['Taxes', dollars(totals.tax)],
        ...(profit ? ([['Overhead & Profit', dollars(totals.overheadProfit)]] as const) : []),
        ['Replacement Cost Value', dollars(totals.rcv), true],
        ['Less Depreciation', `(${dollars(totals.depreciation)})`],
        ['Actual Cash Value', dollars(totals.acv), true],
        ['Less Deductible', `(${dollars(deductible)})`],
        ['Net Claim', dollars(toAmount(sum([totals.acv, -deductible]))), true],
      ],
      flow.left + 80,
      flow.right - 80,
    );
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items: drawn.items,
        rooms: drawn.rooms,
        // What stands before the word is the room's name; a reader may keep the word.
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

/** Rows of one trade together, under its name. */
const sortByTrade = (room: ModelRoom): void => {
  for (const item of room.items) {
    const name = categoryNames[item.cat] ?? 'GENERAL';
    item.section = name.charAt(0) + name.slice(1).toLowerCase();
  }
  room.items.sort((a, b) => (a.section ?? '').localeCompare(b.section ?? ''));
};

const roomWithSize = (flow: Flow, room: ModelRoom): void => {
  const { sfFloor, sfWalls, sfCeiling, lfFloorPerimeter, numberOfSquares } = room.dimensions;
  flow.space(1);
  flow.line([{ text: room.name, x: flow.left, bold: true, size: flow.style.size + 2 }]);
  if (sfFloor !== undefined && lfFloorPerimeter !== undefined) {
    const half = lfFloorPerimeter / 2;
    const width = (half - Math.sqrt(Math.max(0, half * half - 4 * sfFloor))) / 2;
    const feet = (value: number): string => {
      const inches = Math.round(value * 12);
      return `${Math.floor(inches / 12)}' ${inches % 12}"`;
    };
    flow.line([
      { text: `${feet(half - width)} x ${feet(width)} x 8' 0"`, x: flow.left },
      {
        text: `Walls: ${money(sfWalls ?? 0)} SF   Ceiling: ${money(sfCeiling ?? 0)} SF   Floor: ${money(sfFloor)} SF   Perimeter: ${money(lfFloorPerimeter)} LF`,
        x: flow.left + 130,
      },
    ]);
  } else if (numberOfSquares !== undefined)
    flow.line([{ text: `Roof area: ${money(numberOfSquares)} SQ`, x: flow.left }]);
  flow.space(0.3);
};
