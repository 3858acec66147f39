import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem, TruthItem } from '../../model.ts';
import { addUp, makeScope, type PlaceSpec } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  byCategory,
  centered,
  drawBody,
  drawMeasures,
  drawPlan,
  factLines,
  figures,
  ladder,
  leaveOpen,
  numberOf,
  shareOf,
  wordsOf,
} from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const place = (name: string, trade: PlaceSpec['trade'], above: readonly string[]): PlaceSpec => ({
  name,
  trade,
  above,
  coverage: 'Building',
});

const places: readonly PlaceSpec[] = [
  place('Recreation Rm', 'inside', ['Basement']),
  place('Mechanical', 'wet', ['Basement']),
  place('Basement Bath', 'inside', ['Basement']),
  place('Kitchen', 'inside', ['Main Level']),
  place('Living Room', 'inside', ['Main Level']),
  place('Exterior', 'elevation', ['Exterior']),
  place('Debris & Site', 'haul', []),
];

const towns = ['Saskatoon, SK S7K 1V4', 'Brandon, MB R7A 5R2', 'Kelowna, BC V1Y 6N9'] as const;

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'removePrice',
  'replacePrice',
  'overheadProfit',
  'rcv',
];

/** Of an amount, to the cent. */
const percent = (value: number, of: number): number => toAmount((value * of).toFixed(4));

/**
 * A restoration contractor's print in Canada on sheets that lie sideways: the taxes of two
 * authorities in columns of their own before overhead and profit, rates to remove and to replace
 * of which one is mostly blank, area totals below each room's sum, rooms over many pages.
 */
export const twoTaxesContractor: Print = {
  name: 'two-taxes-contractor',
  open: false,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, '', {
      taxPercent: 0,
      overheadProfit: false,
      depreciated: 0,
      lost: 0,
      capPercent: 100,
      notes: 0.1,
      machine: 0,
      minimums: 2,
    });
    const { facts } = scope;
    facts.propertyTown = random.pick(towns);
    facts.priceList = random.pick(['SKSA8X_APR26', 'MBBR8X_MAR26', 'BCKE28_MAY26']);
    const provincial = random.pick([6, 7]);
    const split = new Map<ModelItem, [provincial: number, federal: number]>();
    for (const item of scope.items) {
      // Not only goods are taxed by the province, yet what is torn out is not.
      const first = item.activity === '-' ? 0 : percent(item.lineItemTotal, provincial / 100);
      const share = percent(toAmount(sum([item.lineItemTotal, first])), 0.1);
      const before = toAmount(sum([item.lineItemTotal, share, share]));
      const second = percent(before, 0.05);
      split.set(item, [first, second]);
      item.tax = toAmount(sum([first, second]));
      item.overhead = share;
      item.profit = share;
      item.overheadProfit = toAmount(sum([share, share]));
      item.rcv = toAmount(sum([item.lineItemTotal, item.tax, item.overheadProfit]));
      item.acv = item.rcv;
      if (item.resetRate > 0) {
        item.replaceRate = item.resetRate;
        item.resetRate = 0;
      }
    }
    addUp(scope);
    const style = printStyle({
      width: 792,
      height: 612,
      family: random.pick(['helvetica', 'times']),
      size: random.pick([9, 9.5]),
      marginLeft: 40,
      marginRight: 40,
      marginTop: 58,
      marginBottom: 50,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['glyph', 'cell', 'kerned'] as const),
      page: random.pick(['rotated-90', 'rotated-270', 'plain'] as const),
      sizeIn: random.pick(['font', 'matrix'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const tax = random.pick(['PST', 'RST', 'PROV. TAX']);
    const blank = random.chance(0.6);
    const registered = `GST # 10448 ${random.int(1000, 9999)} RT0001`;
    flow.furniture = () => {
      flow.mark({ text: facts.companyName, x: left, bold: true, size: 13 }, 30);
      flow.mark(
        {
          text: `${facts.companyTown.split(',')[0] ?? ''} branch   ${registered}`,
          x: left,
          size: 8,
        },
        42,
      );
      const foot = flow.sheet.height - 28;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: right - 100, align: 'right', size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Home:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['', ''],
        ['Estimator:', facts.estimator, 'Cellular:', facts.phone],
        ['Company:', facts.companyName],
      ],
      [left + 100, left + 420],
    );
    flow.space(1);
    flow.line([
      { text: `Claim Number: ${facts.claimNumber}`, x: left + 40 },
      { text: `Policy Number: ${facts.policyNumber}`, x: left + 260 },
      { text: `Type of Loss: ${facts.typeOfLoss}`, x: left + 480 },
    ]);
    flow.space(1);
    factLines(
      flow,
      [
        ['Date of Loss:', usDate(facts.dateOfLoss), 'Date Received:', usDate(facts.dateReceived)],
        [
          'Date Inspected:',
          usDate(facts.dateInspected),
          'Date Entered:',
          usDate(facts.dateEntered),
        ],
        ['Price List:', facts.priceList],
        ['', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 100, left + 420],
    );
    const stops = [left + 330, left + 402, left + 474, left + 536, left + 596, left + 655, right];
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 10,
      area: (name) => {
        flow.space(0.5);
        flow.line([{ text: name, x: left, bold: true, size: style.size + 4 }]);
        flow.space(0.3);
      },
      place: (its) => {
        flow.space(0.6);
        flow.line([
          { text: its.name, x: left + 160, bold: true, size: style.size + 1 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
        ]);
        flow.rule(left + 160, right, 0.6);
        flow.y += 2;
        drawMeasures(flow, its, left + 200, left + 430);
        flow.space(0.4);
      },
      head: () => {
        flow.line([
          { text: 'DESCRIPTION', x: left, bold: true },
          ...figures(stops, ['QTY', 'REMOVE', 'REPLACE', tax, 'GST', 'O&P', 'TOTAL']).map(
            (cell) => ({ ...cell, bold: true }),
          ),
        ]);
        flow.rule(left, right, 0.8);
        flow.y += 4;
      },
      section: () => undefined,
      row: (item) => {
        const text = flow.wrap(`${numberOf(item)}  ${wordsOf(item)}`, 262);
        flow.need(flow.leading * text.length);
        const { page } = flow;
        const [first = 0, second = 0] = split.get(item) ?? [];
        const rate = (value: number): string => (blank && value === 0 ? '' : money(value));
        for (const [index, part] of text.entries())
          flow.line([
            { text: part, x: left },
            ...(index === 0
              ? figures(stops, [
                  `${money(item.quantity)} ${item.unit}`,
                  rate(item.removeRate),
                  rate(item.replaceRate),
                  money(first),
                  money(second),
                  money(item.overheadProfit),
                  money(item.rcv),
                ])
              : []),
          ]);
        return page;
      },
      notes: (item) => {
        if (item.note !== null) flow.paragraph(item.note, { x: left + 12, width: 420 });
        flow.space(0.35);
      },
      total: (kind, name, amounts) => {
        const items =
          kind === 'line_items'
            ? scope.items
            : kind === 'labor_minimums'
              ? (scope.minimums?.items ?? [])
              : scope.places
                  .filter((its) =>
                    kind === 'room'
                      ? its.name === name
                      : its.path[0] === name && its.path.length > 1,
                  )
                  .flatMap((its) => its.items);
        const taxes = [0, 1].map((at) =>
          toAmount(sum(items.map((item) => split.get(item)?.[at] ?? 0))),
        );
        flow.need(flow.leading * 2);
        flow.rule(left, right, 0.6);
        flow.y += 2;
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.line([
          { text: `${label} ${name}`, x: left, bold: true },
          ...figures(stops.slice(3), [
            money(taxes[0] ?? 0),
            money(taxes[1] ?? 0),
            money(amounts.overheadProfit),
            money(amounts.rcv),
          ]).map((cell) => ({ ...cell, bold: true })),
        ]);
        flow.space(0.6);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, style.size + 1);
        flow.space(0.4);
      },
      afterPlace: (its) => {
        const d = its.dimensions;
        if (d.sfWalls === undefined || d.sfFloor === undefined) return;
        flow.need(flow.leading * 4);
        flow.line([{ text: `Area Totals: ${its.name}`, x: left, bold: true }]);
        flow.line([
          { text: `${money(d.sfWalls)} SF Walls`, x: left + 20 },
          { text: `${money(d.sfCeiling ?? 0)} SF Ceiling`, x: left + 200 },
          { text: `${money(d.sfWallsCeiling ?? 0)} SF Walls and Ceiling`, x: left + 380 },
        ]);
        flow.line([
          { text: `${money(d.sfFloor)} SF Floor`, x: left + 20 },
          { text: `${money(d.sfFloor)} Total Area`, x: left + 200 },
          { text: `${money(d.sfWalls)} Interior Wall Area`, x: left + 380 },
        ]);
        flow.space(0.5);
      },
      truth: (item, page) =>
        truthOfPrinted(
          item,
          page,
          { layout: 5, printed, style, layer },
          // Its two parts are printed, their sum is not.
          {
            unjudged: [
              'tax',
              ...(blank ? (['removePrice', 'replacePrice', 'resetPrice'] as const) : []),
            ],
          },
        ),
    });
    drawPlan(flow, scope, 'Main Level');
    flow.startPage('summary');
    centered(flow, 'Summary', style.size + 3);
    flow.space(0.6);
    const taxes = [0, 1].map((at) =>
      toAmount(sum(scope.items.map((item) => split.get(item)?.[at] ?? 0))),
    );
    const half = toAmount(sum(scope.items.map((item) => item.overhead)));
    ladder(
      flow,
      [
        ['Line Item Total', money(scope.totals.lineItemTotal)],
        [`${tax} @ ${provincial}.000%`, money(taxes[0] ?? 0)],
        ['Overhead', money(half)],
        ['Profit', money(half)],
        ['GST @ 5.000%', money(taxes[1] ?? 0)],
        ['Replacement Cost Value', `$${money(scope.totals.rcv)}`, true, true],
        ['Net Claim', `$${money(scope.totals.rcv)}`, true, true],
      ],
      left + 140,
      right - 160,
    );
    flow.space(2);
    centered(flow, facts.estimator, style.size);
    flow.startPage('recap');
    centered(flow, 'Recap by Category', style.size + 3);
    flow.space(0.8);
    for (const { name, amounts } of byCategory(scope.items))
      flow.line([
        { text: name, x: left + 100 },
        { text: money(amounts.lineItemTotal), x: right - 200, align: 'right' },
        { text: shareOf(amounts.lineItemTotal, scope.totals.rcv), x: right - 100, align: 'right' },
      ]);
    flow.line([
      { text: 'Total', x: left + 100, bold: true },
      { text: money(scope.totals.rcv), x: right - 200, align: 'right', bold: true },
      { text: '100.00%', x: right - 100, align: 'right', bold: true },
    ]);
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 5,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries: [
          {
            coverage: null,
            lineItemTotal: scope.totals.lineItemTotal,
            rcv: scope.totals.rcv,
            acv: null,
            deductible: null,
            netClaim: scope.totals.rcv,
          },
        ],
        facts: {
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
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
