import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthSummary } from '../../model.ts';
import { rewordLines } from '../content/list-words.ts';
import { lengthenWords } from '../content/long-words.ts';
import { coverageSums, makeScope, type PlaceSpec, type Scope } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRoomRecap } from '../drawing/recap-pages.ts';
import {
  byCategory,
  centered,
  drawMeasures,
  factLines,
  figures,
  ladder,
  leaveOpen,
  settled,
} from '../drawing/scope-body.ts';
import { factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

const [dwelling, others] = ['Coverage A', 'Coverage B'] as const;
const [house, guest, barn] = ['Main Residence', 'Guest House', 'Pole Barn'] as const;

/** The sides of a building, which are called alike for each. */
const sidesOf = (building: string, coverage: string): PlaceSpec[] =>
  (['Front', 'Left', 'Back', 'Right'] as const).map((name) => ({
    name: `${name} Elevation`,
    trade: 'elevation',
    above: [building, 'Exterior'],
    coverage,
  }));

const roofOf = (building: string, coverage: string): PlaceSpec => ({
  name: 'Roof',
  trade: 'roof',
  above: [building],
  coverage,
  sections: ['Tear off', 'Shingles and flashing'],
});

const roomOf = (name: string, building: string, coverage: string): PlaceSpec => ({
  name,
  trade: 'inside',
  above: [building, 'Interior'],
  coverage,
});

const places: readonly PlaceSpec[] = [
  roofOf(house, dwelling),
  ...sidesOf(house, dwelling),
  roomOf('Great Room', house, dwelling),
  roomOf('Bath', house, dwelling),
  roofOf(guest, others),
  ...sidesOf(guest, others).slice(0, 2),
  roomOf('Bath', guest, others),
  roofOf(barn, others),
  ...sidesOf(barn, others).slice(0, 2),
];

const cents = (value: number): number => toAmount(value.toFixed(2));

const drawSummaries = (
  flow: Flow,
  scope: Scope,
  deductible: number,
  paid: number,
): TruthSummary[] =>
  coverageSums(scope).map((sum, index) => {
    flow.startPage('summary');
    const [less, before] = index === 0 ? [deductible, paid] : [0, 0];
    const { acv, net } = settled(sum, less);
    const back = cents(sum.depreciation - sum.lost);
    const remaining = Math.max(0, cents(net - before));
    centered(flow, `Summary for ${sum.name} - ${index === 0 ? 'Dwelling' : 'Other Structures'}`);
    flow.space(0.6);
    ladder(
      flow,
      [
        ['Line Item Total', money(sum.lineItemTotal)],
        ['Material Sales Tax', money(sum.tax)],
        ['Subtotal', money(cents(sum.lineItemTotal + sum.tax)), false, true],
        ['Overhead', money(sum.overhead)],
        ['Profit', money(sum.profit)],
        ['Replacement Cost Value', `$${money(sum.rcv)}`, false, true],
        ['Less Depreciation', `(${money(sum.depreciation)})`],
        ['Actual Cash Value', `$${money(acv)}`, false, true],
        ...(less === 0 ? [] : ([['Less Deductible', `(${money(less)})`]] as const)),
        ['Net Claim', `$${money(net)}`, false, true],
        ...(before === 0
          ? []
          : ([
              ['Less Prior Payment(s)', `(${money(before)})`],
              ['Net Claim Remaining', `$${money(remaining)}`, true, true],
            ] as const)),
        ['Total Recoverable Depreciation', money(back)],
        [
          `Net Claim${before === 0 ? '' : ' Remaining'} if Depreciation is Recovered`,
          `$${money(cents(remaining + back))}`,
          true,
          true,
        ],
      ],
      flow.left + 80,
      flow.right - 80,
    );
    flow.space(2);
    flow.line([{ text: '______________________________', x: flow.right - 180 }]);
    flow.line([{ text: scope.facts.estimator, x: flow.right - 180 }]);
    return {
      coverage: sum.name,
      alsoCalled: [
        `${sum.name} - ${index === 0 ? 'Dwelling' : 'Other Structures'}`,
        index === 0 ? 'Dwelling' : 'Other Structures',
      ],
      lineItemTotal: sum.lineItemTotal,
      rcv: sum.rcv,
      acv,
      deductible: less === 0 ? null : less,
      netClaim: net,
    };
  });

/** What each trade comes to new, worn and now. */
const drawTrades = (flow: Flow, scope: Scope): void => {
  flow.startPage('recap');
  centered(flow, 'Recap by Category with Depreciation');
  flow.space(0.8);
  const stops = [380, 460, 540].map((x) => flow.left + x);
  const row = (label: string, texts: readonly string[], bold = false): void => {
    flow.need(flow.leading);
    flow.line([
      { text: label, x: flow.left, bold },
      ...figures(stops, texts).map((cell) => ({ ...cell, bold })),
    ]);
  };
  row('O&P Items', ['RCV', 'Deprec.', 'ACV'], true);
  for (const { name, amounts } of byCategory(scope.items))
    row(name, [
      money(amounts.lineItemTotal),
      money(amounts.depreciation),
      money(cents(amounts.lineItemTotal - amounts.depreciation)),
    ]);
  const { totals } = scope;
  row(
    'O&P Items Subtotal',
    [
      money(totals.lineItemTotal),
      money(totals.depreciation),
      money(cents(totals.lineItemTotal - totals.depreciation)),
    ],
    true,
  );
  row('Material Sales Tax', [money(totals.tax), '', money(totals.tax)]);
  row('Overhead and Profit', [money(totals.overheadProfit), '', money(totals.overheadProfit)]);
  row('Total', [money(totals.rcv), money(totals.depreciation), money(totals.acv)], true);
};

/**
 * An independent adjuster's print of three buildings whose sides bear the same names, three deep
 * with a sum on each depth, overhead and profit on the row, descriptions that go on below their
 * figures, and summaries that take off what was paid before.
 */
export const repeatedElevationsAdjuster: Print = {
  name: 'repeated-elevations-adjuster',
  open: false,
  lines: [6, 20, 42, 76, 160],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Prairie States Insurance', {
      taxPercent: 8.25,
      overheadProfit: true,
      depreciated: 0.7,
      lost: 0,
      capPercent: 75,
      notes: 0.22,
      machine: 0.8,
      minimums: 0,
    });
    rewordLines(random.fork('words'), scope, 0.3);
    lengthenWords(random.fork('long'), scope, 0.12);
    const { facts } = scope;
    const style = printStyle({
      family: random.pick(['times', 'helvetica']),
      size: 8.5,
      leading: 1.24,
      marginTop: 70,
      marginBottom: 50,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'kerned', 'gaps'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const middle = (left + right) / 2;
    flow.furniture = () => {
      const name = facts.companyName;
      flow.mark({ text: name, x: middle, align: 'center', bold: true, size: 13 }, 30);
      flow.mark({ text: facts.companyStreet, x: middle, align: 'center', size: 8 }, 42);
      flow.mark({ text: facts.companyTown, x: middle, align: 'center', size: 8 }, 52);
      const foot = flow.sheet.height - 30;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: right - 80, align: 'right', size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    const deductible = random.pick([1000, 2500, 5000]);
    const paid = random.pick([0, 1874.22, 3310.5]);
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Cell:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['Home:', facts.propertyStreet],
        ['', facts.propertyTown],
        [''],
        ['Claim Rep.:', facts.claimRepresentative, 'Business:', facts.phone],
        ['Company:', facts.carrierName],
        ['Estimator:', facts.estimator, 'Business:', facts.phone],
        ['Company:', facts.companyName],
      ].map(
        ([label = '', ...rest]) => [label, rest[0] ?? '', rest[1] ?? '', rest[2] ?? ''] as const,
      ),
      [left + 90, left + 350],
    );
    flow.space(1);
    flow.line([
      { text: `Claim Number: ${facts.claimNumber}`, x: left },
      { text: `Policy Number: ${facts.policyNumber}`, x: left + 190 },
      { text: `Type of Loss: ${facts.typeOfLoss}`, x: left + 370 },
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
      [left + 90, left + 350],
    );
    flow.startPage('items');
    const column = (key: LinedColumn['key'], head: string, at: number): LinedColumn => ({
      key,
      head: [head],
      at: left + at,
    });
    const body = drawLinedBody(flow, scope, layer, {
      columns: [
        column('quantity', 'QUANTITY', 238),
        column('price', 'UNIT PRICE', 294),
        column('tax', 'TAX', 334),
        column('op', 'O&P', 384),
        column('rcv', 'RCV', 436),
        column('lost', 'DEPREC.', 490),
        column('acv', 'ACV', 540),
      ],
      layout: 1,
      head: 'DESCRIPTION',
      words: 178,
      figures: 'first',
      labels: {
        room: 'Totals:',
        level: 'Total:',
        line_items: 'Line Item Totals:',
        labor_minimums: null,
      },
      placeAt: [left, left + 130, left + 340],
      note: { x: left },
      own: {
        area: (name, depth) => {
          flow.space(0.5);
          centered(flow, name, depth === 0 ? 13 : 11);
        },
        place: (its) => {
          flow.space(0.6);
          flow.line([
            { text: its.name, x: middle, align: 'center', bold: true, size: 10 },
            ...(its.height === null
              ? []
              : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
          ]);
          drawMeasures(flow, its, left + 130, left + 340);
          flow.space(0.3);
        },
        continued: (its) => {
          centered(flow, `CONTINUED - ${its.name}`, 9);
          flow.space(0.3);
        },
      },
    });
    const summaries = drawSummaries(flow, scope, deductible, paid);
    drawRoomRecap(flow, scope);
    drawTrades(flow, scope);
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 1,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        facts: factsOfCover(scope),
      },
    };
  },
};
