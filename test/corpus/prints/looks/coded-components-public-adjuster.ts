import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem } from '../../model.ts';
import type { Random } from '../../random.ts';
import { makeScope, type PlaceSpec } from '../content/scope.ts';
import { type LinedColumn, linedCells, linedHead, linedTotal } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawCategoryRecap } from '../drawing/recap-pages.ts';
import { centered, drawBody, drawMeasures, ladder, leaveOpen } from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts, truthOfPrinted } from '../truth.ts';

const place = (name: string, trade: PlaceSpec['trade'], above = 'MAIN LEVEL'): PlaceSpec => ({
  name,
  trade,
  above: [above],
  coverage: 'Dwelling',
});

const places: readonly PlaceSpec[] = [
  place('GREAT ROOM', 'inside'),
  place('BUTLER PANTRY', 'inside'),
  place('GUEST BATH', 'inside'),
  place('MITIGATION', 'wet'),
  place('ROOF', 'roof', 'EXTERIOR'),
  place('FRONT', 'elevation', 'EXTERIOR'),
  place('LANAI', 'elevation', 'EXTERIOR'),
  place('GENERAL CONDITIONS', 'haul', 'JOB SITE'),
];

/** What a row's price is made of, in small type below it. */
const componentsOf = (random: Random, item: ModelItem): string[] => {
  const labor = `${item.cat}-LAB ${random.pick(['Installer', 'Finisher', 'General Laborer'])}`;
  const hours = random.int(4, 190) / 100;
  return [
    `Labor: ${labor}  ${hours.toFixed(2)} HR/${item.unit} @ ${random.int(4200, 9800) / 100}`,
    ...(item.activity === '-'
      ? []
      : [
          `Material: ${item.cat}${random.int(100, 980)}  ${random.int(101, 118) / 100} ${item.unit} @ ${money(item.replaceRate * 0.4)}`,
        ]),
    ...(random.chance(0.3)
      ? [
          `Equipment: EQ${random.int(10, 99)}  0.0${random.int(2, 9)} DA @ ${random.int(60, 240)}.00`,
        ]
      : []),
  ];
};

/**
 * A public adjuster's print across the page: codes and activity in columns of their own before the
 * words, rates to remove, to replace and to reset, overhead and profit, and below each row the
 * components that its price is made of.
 */
export const codedComponentsPublicAdjuster: Print = {
  name: 'coded-components-public-adjuster',
  open: false,
  lines: [5, 18, 32, 60, 104],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Sable Key Insurance', {
      taxPercent: 7,
      overheadProfit: true,
      depreciated: 0,
      lost: 0,
      capPercent: 100,
      notes: 0.18,
      machine: 0,
      minimums: 0,
    });
    const { facts } = scope;
    const style = printStyle({
      width: 792,
      height: 612,
      family: random.pick(['helvetica', 'liberation']),
      size: 8.5,
      leading: 1.22,
      marginLeft: 45,
      marginRight: 45,
      marginTop: 64,
      marginBottom: 54,
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : { ...plainLayer, runs: random.pick(['cell', 'word'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: 'CORAL BIGHT PUBLIC ADJUSTERS', x: left, bold: true, size: 12 }, 36);
      flow.mark({ text: 'For the policyholder | Lic. W558204', x: left, size: 7.5 }, 47);
      flow.mark({ text: facts.estimateName, x: right, align: 'right', size: 8 }, 36);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, 47);
    };
    flow.startPage('cover');
    centered(flow, 'PROPERTY DAMAGE ESTIMATE', 15);
    flow.space(1.2);
    for (const [label, value] of [
      ['Client:', facts.insuredName],
      ['Property:', facts.propertyStreet],
      ['', facts.propertyTown],
      ['Insurance Company:', facts.carrierName],
      ['Claim Number:', facts.claimNumber],
      ['Policy Number:', facts.policyNumber],
      ['Date of Loss:', usDate(facts.dateOfLoss)],
      ['Price List:', facts.priceList],
      ['Estimate:', facts.estimateName],
    ] as const)
      flow.line([
        { text: label, x: left + 120, bold: true },
        { text: value, x: left + 240 },
      ]);
    flow.space(1.5);
    flow.paragraph(
      'This estimate was written at prices of the list named above. It may change when hidden damage is found. Labor and material of each line are shown below it.',
      { italic: true, x: left + 120, width: 460 },
    );
    const column = (key: LinedColumn['key'], head: string, at: number): LinedColumn => ({
      key,
      head: [head],
      at: left + at,
    });
    const columns = [
      column('quantity', 'QTY', 392),
      column('reset', 'RESET', 440),
      column('remove', 'REMOVE', 494),
      column('replace', 'REPLACE', 550),
      column('tax', 'TAX', 594),
      column('op', 'O&P', 644),
      column('rcv', 'TOTAL', right - left),
    ];
    const codes = [left + 26, left + 54, left + 104, left + 128];
    const head = (): void => {
      const before = flow.y;
      linedHead(flow, columns, null);
      const after = flow.y;
      flow.y = before;
      flow.line([
        ...['CAT', 'SEL', 'ACT', 'DESCRIPTION'].map((text, index) => ({
          text,
          x: codes[index] ?? 0,
          bold: true,
        })),
      ]);
      flow.y = after + 2;
      flow.rule(left, right, 0.8);
      flow.y += 3;
    };
    const made = random.fork('components');
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 11,
      area: (name) => {
        flow.space(0.6);
        flow.line([{ text: name, x: left, bold: true, size: 12 }]);
        flow.rule(left, right, 0.8);
      },
      place: (its) => {
        flow.space(0.6);
        flow.line([
          { text: its.name, x: left, bold: true, size: 10 },
          ...(its.height === null ? [] : [{ text: `Height: ${its.height}`, x: left + 300 }]),
        ]);
        drawMeasures(flow, its, left + 30, left + 300);
        flow.space(0.3);
      },
      head,
      section: (name) => flow.line([{ text: name, x: left, bold: true }]),
      row: (item) => {
        const words = flow.wrap(`${item.prefix}${item.description}`, 205);
        flow.need(flow.leading * (words.length + 2));
        const { page } = flow;
        for (const [index, text] of words.entries())
          flow.line([
            ...(index === 0
              ? [
                  { text: `${item.number}.`, x: left },
                  { text: item.cat, x: codes[0] ?? 0 },
                  { text: item.sel, x: codes[1] ?? 0 },
                  { text: item.activity, x: codes[2] ?? 0 },
                ]
              : []),
            { text, x: codes[3] ?? 0 },
            ...(index === 0 ? linedCells(columns, item) : []),
          ]);
        return page;
      },
      notes: (item) => {
        for (const text of componentsOf(made, item)) {
          flow.need(flow.leading);
          flow.line([{ text, x: left + 140, italic: true, size: 7 }], 8.5);
        }
        if (item.note !== null) flow.paragraph(`Note: ${item.note}`, { x: left + 128, width: 420 });
        flow.space(0.4);
      },
      total: (kind, name, amounts) => {
        const label = { room: 'Totals:', level: 'Total:', line_items: 'Line Item Totals:' };
        flow.rule(left, right, 0.4);
        flow.y += 2;
        linedTotal(
          flow,
          columns,
          `${kind === 'labor_minimums' ? 'Totals:' : label[kind]} ${name}`,
          amounts,
        );
        flow.space(0.5);
        return true;
      },
      continued: (its) => centered(flow, `CONTINUED - ${its.name}`),
      truth: (item, page) =>
        truthOfPrinted(
          item,
          page,
          {
            layout: 5,
            printed: [
              'unitPrice',
              'removePrice',
              'replacePrice',
              'resetPrice',
              'tax',
              'overheadProfit',
              'rcv',
              'cat',
              'sel',
            ],
            style,
            layer,
            reset: true,
          },
          { activity: [item.activity], unjudged: ['f9Note', 'machineNotes'] },
        ),
    });
    flow.startPage('summary');
    centered(flow, 'Summary for Dwelling', 12);
    flow.space(0.8);
    const { totals } = scope;
    const cents = (of: (item: ModelItem) => number): number =>
      scope.items.reduce((all, item) => all + Math.round(of(item) * 100), 0) / 100;
    ladder(
      flow,
      [
        ['Line Item Total', money(totals.lineItemTotal)],
        ['Material Sales Tax', money(totals.tax)],
        ['Overhead', money(cents((item) => item.overhead))],
        ['Profit', money(cents((item) => item.profit))],
        ['Replacement Cost Value', `$${money(totals.rcv)}`, true, true],
        ['Net Claim', `$${money(totals.rcv)}`, true, true],
      ],
      left + 140,
      right - 160,
    );
    drawCategoryRecap(flow, scope);
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
            coverage: 'Dwelling',
            lineItemTotal: totals.lineItemTotal,
            rcv: totals.rcv,
            acv: null,
            deductible: null,
            netClaim: totals.rcv,
          },
        ],
        facts: {
          ...noFacts,
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
          priceList: facts.priceList,
        },
      },
    };
  },
};
