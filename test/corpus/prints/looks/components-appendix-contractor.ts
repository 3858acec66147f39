import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthSummary } from '../../model.ts';
import { addUp, coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  centered,
  drawBody,
  drawMeasures,
  factLines,
  figures,
  ladder,
  leaveOpen,
  numberOf,
  wordsOf,
} from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const dwelling = 'Dwelling';
const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  sections: readonly string[] = [],
): PlaceSpec => ({ name, trade, above, coverage: dwelling, sections });

const places: readonly PlaceSpec[] = [
  place(
    'Kitchen',
    'inside',
    ['Main Level'],
    ['Walls', 'Cabinets and Countertops', 'Floor', 'Doors'],
  ),
  place('Mudroom', 'inside', ['Main Level'], ['Walls', 'Floor']),
  place('Half Bath', 'inside', ['Main Level']),
  place('Bedroom 1', 'inside', ['Upper Level'], ['Ceiling', 'Walls', 'Floor', 'Contents']),
  place('Loft', 'inside', ['Upper Level']),
  place('Utility', 'wet', ['Lower Level'], ['Containment', 'Drying']),
  place('Roof', 'roof', []),
  place('Exterior', 'elevation', []),
  place('General', 'haul', []),
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'removePrice',
  'replacePrice',
  'tax',
  'rcv',
];

const waste = [
  '15 % waste added for Vinyl floor covering',
  '10 % waste added for Carpet',
  '5% waste; 2 seams',
] as const;

const materials: readonly (readonly [code: string, words: string, unit: string, price: number])[] =
  [
    ['CABAPPLIQ', 'Applique - 6" x 20" (approx.) - wood', 'EA', 72.82],
    ['DRY1/2', "Drywall - 1/2\" - 4' x 8' sheet", 'SF', 0.412],
    ['DRYJOINT', 'Joint compound - 5 gal.', 'GL', 5.118],
    ['FCCPAD', 'Carpet pad - 8 lb. density', 'SY', 6.204],
    ['FNCBASE3', 'Baseboard - 3 1/4" MDF', 'LF', 1.074],
    ['PNTLATEX', 'Paint - interior latex - eggshell', 'GL', 38.61],
    ['RFGSHING', 'Shingle - laminated - bundle', 'BD', 36.94],
    ['RFGNAIL', 'Nail - coil - roofing 1 1/4"', 'BX', 41.05],
    ['PLMWAX', 'Wax ring - w/flange', 'EA', 6.38],
    ['ELEOUT', 'Outlet - 15 amp - duplex', 'EA', 1.844],
  ];

const equipment: typeof materials = [
  ['DMODTRLR', 'Tandem axle dump trailer', 'WK', 412.5],
  ['TMPLIFT', "Scissor lift - 20'", 'DA', 168.2],
  ['WTRDHM', 'Dehumidifier - LGR', 'DA', 61.4],
];

const labor: typeof materials = [
  ['DRYWALL', 'Drywall Installer / Finisher', 'HR', 78.14],
  ['PAINTER', 'Painter', 'HR', 64.92],
  ['CARPFIN', 'Finish Carpenter', 'HR', 81.37],
  ['ROOFER', 'Roofer', 'HR', 96.2],
  ['LABGEN', 'General Laborer', 'HR', 48.11],
];

/**
 * A contractor's estimate with every report behind it: the components that all rows are made of,
 * with codes, quantities, prices of three decimals and sums; the rows once more with the price
 * list's price beside their own; the rows' notes with their numbers. Service tax comes after
 * overhead and profit; trades stand in bold within rooms.
 */
export const componentsAppendixContractor: Print = {
  name: 'components-appendix-contractor',
  open: true,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, '', {
      taxPercent: 6.875,
      overheadProfit: false,
      depreciated: 0,
      lost: 0,
      capPercent: 100,
      notes: 0,
      machine: 0,
      minimums: 4,
    });
    const { facts } = scope;
    const marks = random.fork('marks');
    for (const item of scope.items) {
      if (item.cat.startsWith('FC') && marks.chance(0.5)) item.note = marks.pick(waste);
      else if (marks.chance(0.05)) item.note = `${money(item.quantity)} ${item.unit} per sketch`;
    }
    addUp(scope);
    const style = printStyle({
      family: random.pick(['times', 'helvetica', 'liberation']),
      size: 9,
      marginLeft: 44,
      marginRight: 44,
      marginTop: 56,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned'] as const),
      order: random.pick(['reading', 'columns', 'tables-last'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.companyName, x: left, bold: true, size: 12 }, 32);
      flow.mark({ text: `MN Lic. BC70${facts.claimNumber.slice(0, 4)}`, x: left, size: 8 }, 43);
      const foot = flow.sheet.height - 32;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark(
        {
          text: `${usDate(facts.dateEntered)}     Page: ${flow.page}`,
          x: right,
          align: 'right',
          size: 8,
        },
        foot,
      );
    };
    flow.startPage('cover');
    flow.space(1);
    factLines(
      flow,
      [
        ['Client:', facts.insuredName, 'Cell:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['', ''],
        ['Operator:', facts.estimator.split(' ')[0]?.toUpperCase() ?? ''],
        ['Estimator:', facts.estimator, 'Business:', facts.phone],
        ['Company:', facts.companyName],
        ['', ''],
        ['Type of Estimate:', 'Water Damage', 'Claim Number:', facts.claimNumber],
        ['Date Entered:', usDate(facts.dateEntered), 'Date of Loss:', usDate(facts.dateOfLoss)],
        ['Price List:', facts.priceList],
        ['Labor Efficiency:', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 96, left + 340],
    );
    const stops = [300, 356, 414, 466, 524].map((x) => left + x);
    const head = (): void => {
      flow.need(flow.leading * 3);
      flow.line(
        [
          { text: 'DESCRIPTION', x: left },
          ...figures(stops, ['QTY', 'REMOVE', 'REPLACE', 'TAX', 'TOTAL']),
        ].map((cell) => ({ ...cell, bold: true, size: 8.5 })),
      );
      flow.rule(left, right, 0.7);
      flow.y += 3;
    };
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 7,
      area: (name) => {
        flow.space(0.5);
        centered(flow, name, 11);
        flow.space(0.2);
      },
      place: (its) => {
        flow.space(0.6);
        flow.line([
          { text: its.name, x: left, bold: true, size: 10 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const, bold: true }]),
        ]);
        drawMeasures(flow, its, left + 60, left + 280);
        flow.space(0.4);
      },
      head,
      section: (text) => {
        flow.need(flow.leading * 3);
        flow.line([{ text, x: left, bold: true }]);
      },
      row: (item) => {
        const text = flow.wrap(`${numberOf(item)} ${wordsOf(item)}`, 236);
        flow.need(flow.leading * text.length);
        const { page } = flow;
        for (const [index, words] of text.entries())
          flow.line([
            { text: words, x: left },
            ...(index > 0
              ? []
              : figures(stops, [
                  `${money(item.quantity)} ${item.unit}`,
                  money(item.removeRate),
                  money(toAmount(sum([item.replaceRate, item.resetRate]))),
                  money(item.tax),
                  money(item.rcv),
                ])),
          ]);
        return page;
      },
      notes: (item) => {
        if (item.note !== null) flow.paragraph(item.note, { x: left });
        flow.space(0.35);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2);
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.rule(left, right, 0.4);
        flow.y += 2;
        flow.line([
          { text: `${label} ${name}`, x: left, bold: true },
          { text: money(amounts.tax), x: stops[3] ?? 0, align: 'right', bold: true },
          { text: money(amounts.rcv), x: stops[4] ?? 0, align: 'right', bold: true },
        ]);
        flow.space(0.6);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, 9.5);
        flow.space(0.3);
      },
      truth: (item, page) => truthOfPrinted(item, page, { layout: 5, printed, style, layer }),
    });
    leaveOpen(flow, body.items);
    const [one] = coverageSums(scope);
    if (one === undefined) throw new Error('An estimate has a coverage.');
    const overhead = toAmount((one.rcv * 0.1).toFixed(4));
    const service = toAmount(((one.rcv + 2 * overhead) * 0.0016).toFixed(4));
    const rcv = toAmount(sum([one.rcv, overhead, overhead, service]));
    flow.startPage('summary');
    centered(flow, 'Summary', 12);
    flow.space(1);
    ladder(
      flow,
      [
        ['Line Item Total', money(one.lineItemTotal)],
        ['Material Sales Tax', money(one.tax)],
        ['Subtotal', money(one.rcv), false, true],
        ['Overhead', money(overhead)],
        ['Profit', money(overhead)],
        ['Service Sales Tax', money(service)],
        ['Replacement Cost Value', `$${money(rcv)}`, true, true],
        ['Net Claim', `$${money(rcv)}`, true, true],
      ],
      left + 90,
      right - 90,
    );
    const summaries: TruthSummary[] = [
      {
        coverage: null,
        alsoCalled: ['Dwelling'],
        lineItemTotal: one.lineItemTotal,
        rcv,
        acv: null,
        deductible: null,
        netClaim: rcv,
      },
    ];
    const parts = random.fork('parts');
    const list = (title: string, rows: typeof materials): void => {
      flow.need(flow.leading * 5);
      flow.space(0.8);
      flow.line([{ text: title, x: left, bold: true }]);
      flow.line(
        [
          { text: 'CODE', x: left },
          { text: 'DESCRIPTION', x: left + 76 },
          ...figures(stops.slice(1), ['QUANTITY', 'UNIT PRICE', '', 'TOTAL']),
        ].map((cell) => ({ ...cell, bold: true, size: 8 })),
      );
      flow.rule(left, right, 0.5);
      flow.y += 2;
      let total = 0;
      for (const [code, words, unit, price] of rows) {
        const quantity = parts.int(12, 9900) / 100;
        const amount = toAmount((quantity * price).toFixed(4));
        total = toAmount(sum([total, amount]));
        flow.need(flow.leading);
        flow.line([
          { text: code, x: left },
          { text: words, x: left + 76 },
          ...figures(stops.slice(1), [
            `${money(quantity)} ${unit}`,
            price.toFixed(3),
            parts.chance(0.8) ? '' : '*',
            money(amount),
          ]),
        ]);
      }
      flow.line([
        { text: `Total ${title.toLowerCase()}`, x: left, bold: true },
        { text: money(total), x: stops[4] ?? 0, align: 'right', bold: true },
      ]);
    };
    flow.startPage('other');
    centered(flow, 'Components', 12);
    list('MATERIAL COMPONENTS', materials);
    list('EQUIPMENT COMPONENTS', equipment);
    list('LABOR COMPONENTS', labor);
    if (lines > 8) {
      flow.startPage('other');
      centered(flow, 'Variation Report', 12);
      flow.space(0.6);
      const again = (): void => {
        flow.line(
          [
            { text: 'DESCRIPTION', x: left },
            ...figures(stops, ['QTY', 'CHECKPOINT', 'PRICE', 'DEV %', 'DIFFERENCE']),
          ].map((cell) => ({ ...cell, bold: true, size: 8 })),
        );
        flow.rule(left, right, 0.5);
        flow.y += 2;
      };
      again();
      flow.continuation = again;
      for (const item of scope.items.filter(() => parts.chance(0.4))) {
        const other = toAmount((item.unitPrice * parts.between(0.9, 1.1)).toFixed(4));
        const [first = ''] = flow.wrap(`${numberOf(item)} ${wordsOf(item)}`, 236);
        flow.need(flow.leading);
        flow.line([
          { text: first, x: left },
          ...figures(stops, [
            `${money(item.quantity)} ${item.unit}`,
            money(other),
            money(item.unitPrice),
            `${(other === 0 ? 0 : ((item.unitPrice - other) / other) * 100).toFixed(2)}%`,
            money(toAmount(((item.unitPrice - other) * item.quantity).toFixed(4))),
          ]),
        ]);
      }
      flow.continuation = null;
      flow.startPage('other');
      centered(flow, 'Line Item Notes', 12);
      flow.space(0.6);
      for (const item of scope.items.filter(({ note }) => note !== null).slice(0, 30)) {
        flow.need(flow.leading * 2.4);
        flow.line([{ text: `${numberOf(item)} ${wordsOf(item)}`, x: left, bold: true }]);
        flow.paragraph(item.note ?? '', { x: left + 16 });
      }
    }
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 5,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        facts: {
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: null,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          carrierName: null,
          priceList: facts.priceList,
        },
      },
    };
  },
};
