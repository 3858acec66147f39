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
import { placeTable } from '../drawing/table.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

/**
 * A claims service's estimate without row numbers: rooms, trades within them, a dash where
 * nothing is lost in value, remarks with lists of their own between the rows, materials and labor
 * summed up at the end.
 */
export const tradeHeadedPlatform: Print = {
  name: 'trade-headed-platform',
  open: true,
  draw: (random, lines) => {
    const estimate = inventPrint(random, lines, {
      tax: true,
      depreciated: 0.5,
      overheadProfit: random.chance(0.4),
      notes: 0.3,
    });
    const profit = estimate.totals.overheadProfit !== 0;
    const { facts } = estimate;
    for (const room of estimate.levels.flatMap((level) => level.rooms)) {
      for (const item of room.items) item.section = categoryNames[item.cat] ?? 'GENERAL';
      room.items.sort((a, b) => (a.section ?? '').localeCompare(b.section ?? ''));
    }
    const style = printStyle({
      family: 'times',
      size: 9,
      itemGap: 0.15,
      marginLeft: 50,
      marginRight: 40,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'glyph'] as const),
      order: random.pick(['reading', 'reversed', 'columns'] as const),
      hyphens: random.pick(['plain', 'soft'] as const),
      encoding: 'scrambled' as const,
      page: random.pick(['plain', 'cropped'] as const),
    };
    flow.furniture = () => {
      flow.line([
        { text: facts.carrierName, x: flow.left, bold: true, size: 12 },
        { text: `${flow.page}`, x: flow.right, align: 'right', size: 8 },
      ]);
      flow.line([{ text: 'Property Claim Services, P.O. Box 5100', x: flow.left, size: 8 }]);
      flow.y += 10;
      flow.mark(
        {
          text: `www.example.com/claims    ${flow.page}`,
          x: flow.left,
          size: 7,
        },
        flow.sheet.height - 24,
      );
    };
    flow.startPage('cover');
    const [first = '', last = ''] = facts.insuredName.split(' ');
    factRows(
      flow,
      [
        ['Insured', `${first}              ${last}`, 'Claim Number', facts.claimNumber],
        ['Property Address', facts.propertyStreet, 'Policy Number', facts.policyNumber],
        ['', facts.propertyTown, 'Date of Loss', usDate(facts.dateOfLoss)],
        ['Adjuster', facts.estimator, 'Type of Loss', facts.typeOfLoss],
      ],
      [0, 0.2, 0.55, 0.75],
    );
    flow.startPage('items');
    const zero = random.pick(['-', '-', '', '0.00']);
    const dollars = random.chance(0.5) ? '$' : '';
    const amount = (value: number): string => `${dollars}${money(value)}`;
    const short = random.chance(0.5);
    const heads = short
      ? { price: ['Unit cost'], tax: ['Taxes'], rcv: ['RCV'], dep: ['Dep.'], acv: ['ACV'] }
      : {
          price: ['Unit', 'Price'],
          tax: ['Sales', 'Tax'],
          rcv: ['Replacement', 'Cost'],
          dep: ['Deprec.'],
          acv: ['Actual Cash', 'Value'],
        };
    const placed = placeTable(
      flow,
      {
        head: 'boxed',
        rows: 'plain',
        valign: 'top',
        gap: 9,
        headSize: 8,
        columns: [
          {
            key: 'description',
            head: ['Item Description'],
            align: 'left',
            wrap: 1,
            text: (item) => worded(item, 'verbs'),
          },
          figureColumn('quantity', [short ? 'Quantity' : 'Qty'], (item) => money(item.quantity)),
          {
            key: 'unit',
            head: [short ? 'Unit' : 'U/M'],
            align: 'center',
            text: (item) => item.unit,
          },
          figureColumn('unitPrice', heads.price, (item) => amount(item.unitPrice)),
          figureColumn(
            'tax',
            heads.tax,
            (item) => (item.tax === 0 ? zero : amount(item.tax)),
            ({ tax }) => amount(tax),
          ),
          ...(profit
            ? [
                figureColumn(
                  'overheadProfit',
                  ['O & P'],
                  (item) => amount(item.overheadProfit),
                  ({ overheadProfit }) => amount(overheadProfit),
                ),
              ]
            : []),
          figureColumn(
            'rcv',
            heads.rcv,
            (item) => amount(item.rcv),
            ({ rcv }) => amount(rcv),
          ),
          figureColumn(
            'depreciation',
            heads.dep,
            (item) => (item.depreciation === 0 ? zero : amount(item.depreciation)),
            ({ depreciation }) => amount(depreciation),
          ),
          figureColumn(
            'acv',
            heads.acv,
            (item) => amount(item.acv),
            ({ acv }) => amount(acv),
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
        (item, page) => {
          const truth = truthOfForeign(item, page, {
            printed,
            style,
            layer,
            wording: 'verbs',
            numbered: false,
          });
          return {
            ...truth,
            tax: item.tax === 0 ? null : item.tax,
            depreciation: item.depreciation === 0 ? null : item.depreciation,
          };
        },
        {
          room: (_, room) => {
            flow.space(1);
            flow.line([
              { text: room.name, x: flow.left, bold: true, size: 11 },
              ...(room.dimensions.sfFloor === undefined
                ? []
                : [{ text: `${money(room.dimensions.sfFloor)} SF floor`, x: flow.left + 230 }]),
            ]);
          },
          section: (_, text) => {
            flow.space(0.2);
            flow.line([{ text, x: flow.left, bold: true, size: 8 }]);
          },
          note: (_, text) => flow.paragraph(text, { x: flow.left + 12, italic: true }),
          totalLabel: (kind, text) =>
            kind === 'line_items' ? 'Estimate Subtotal' : `Total ${text}`,
          continued: (_, room) =>
            flow.line([{ text: `${room.name} (cont.)`, x: flow.left, bold: true }]),
          headOnEachRoom: false,
        },
      ),
      random.fork('draw'),
    );
    const { totals } = estimate;
    const deductible = estimate.coverages[0]?.deductible ?? 0;
    const materials = toAmount((totals.lineItemTotal * 0.45).toFixed(2));
    closing(flow, 16);
    labelled(
      flow,
      [
        ['Total Materials', money(materials)],
        ['Total Labor', money(toAmount(sum([totals.lineItemTotal, -materials])))],
        ['Sales Tax', money(totals.tax)],
        ...(profit ? ([['Overhead and Profit', money(totals.overheadProfit)]] as const) : []),
        ['Replacement Cost Value', money(totals.rcv), true],
        ['Less Depreciation', `(${money(totals.depreciation)})`],
        ['Actual Cash Value', money(totals.acv), true],
        ['Less Deductible', `(${money(deductible)})`],
        ['Net Claim', money(toAmount(sum([totals.acv, -deductible]))), true],
      ],
      flow.left + 130,
      flow.right,
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
