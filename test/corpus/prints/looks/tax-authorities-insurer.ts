import { decimal, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { Measures, TruthSummary } from '../../model.ts';
import type { Random } from '../../random.ts';
import { rewordLines } from '../content/list-words.ts';
import { makeScope, type Place, type PlaceSpec, type Scope } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRoomRecap } from '../drawing/recap-pages.ts';
import { centered, drawMeasures, figures, ladder, leaveOpen } from '../drawing/scope-body.ts';
import { drawScopeCover, factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

const place = (name: string, trade: PlaceSpec['trade'], above: string): PlaceSpec => ({
  name,
  trade,
  above: ['Sketch1', above],
  coverage: 'Dwelling',
});

const places: readonly PlaceSpec[] = [
  place('Living Room', 'inside', 'Main Level'),
  place('Kitchen', 'inside', 'Main Level'),
  place('Laundry Room', 'wet', 'Main Level'),
  place('Master Bedroom', 'inside', 'Main Level'),
  place('Master Bathroom', 'inside', 'Main Level'),
  place('Upstairs Bath', 'inside', 'Second Floor'),
  place('Bedroom 3', 'inside', 'Second Floor'),
  place('Attic', 'inside', 'Second Floor'),
];

const cents = (value: number): number => toAmount(value.toFixed(2));

/** Closets, offsets and what opens where, as plans give them. */
const addParts = (random: Random, scope: Scope): void => {
  for (const its of scope.places) {
    if (its.height === null) continue;
    if (random.chance(0.45)) {
      const { dimensions } = its;
      const share = (value: number | undefined): number => cents((value ?? 0) / 5);
      const part: Measures = {
        name: random.pick(['Closet', 'Offset', 'Bay', 'Hall closet']),
        height: its.height,
        dimensions: {
          sfWalls: share(dimensions.sfWalls),
          sfCeiling: share(dimensions.sfCeiling),
          sfWallsCeiling: cents(share(dimensions.sfWalls) + share(dimensions.sfCeiling)),
          sfFloor: share(dimensions.sfFloor),
          syFlooring: share(dimensions.syFlooring),
          lfFloorPerimeter: share(dimensions.lfFloorPerimeter),
          lfCeilingPerimeter: share(dimensions.lfCeilingPerimeter),
        },
      };
      its.subrooms.push(part);
    }
    its.openings = random.sample(
      [
        `Missing Wall - Goes to Floor|${random.int(2, 6)}' 4" X 6' 8"|Opens into HALLWAY`,
        `Door|2' 6" X 6' 8"|Opens into CLOSET`,
        `Window|3' X 4' 2"|Opens into Exterior`,
        `Missing Wall|${random.int(3, 11)}' X ${its.height}|Opens into KITCHEN`,
      ],
      random.int(0, 3),
    );
  }
};

const drawPlace = (flow: Flow, its: Place): void => {
  const { left, right } = flow;
  const block = (name: string, measures: Measures, size: number): void => {
    flow.line([
      { text: name, x: left + 110, bold: true, size },
      ...(measures.height === null
        ? []
        : [{ text: `Height: ${measures.height}`, x: right, align: 'right' as const, bold: true }]),
    ]);
    flow.rule(left + 110, right, 0.7);
    flow.y += 2;
    drawMeasures(flow, { ...its, dimensions: measures.dimensions }, left + 150, left + 350);
  };
  flow.space(0.6);
  block(its.name, its, 11);
  const opening = (text: string): void => {
    const [what = '', size = '', where = ''] = text.split('|');
    flow.line([
      { text: what, x: left + 110, bold: true },
      { text: size, x: left + 270, bold: true },
      { text: where, x: left + 400, bold: true },
    ]);
  };
  const [first, ...rest] = its.openings;
  if (first !== undefined) opening(first);
  for (const [index, part] of its.subrooms.entries()) {
    flow.space(0.3);
    block(`Subroom: ${part.name} (${index + 1})`, part, 9);
  }
  for (const text of rest) opening(text);
  flow.space(0.5);
};

interface Charges {
  overhead: number;
  profit: number;
}

/** Three authorities' parts of one tax, overhead and profit, as the recap has them. */
const drawTaxRecap = (flow: Flow, scope: Scope, { overhead, profit }: Charges): void => {
  flow.startPage('recap');
  centered(flow, 'Recap of Taxes, Overhead and Profit', 12);
  flow.space(0.8);
  const stops = [170, 250, 335, 420, 505].map((x) => flow.left + x);
  const row = (label: string, texts: readonly string[], bold = false): void =>
    flow.line([
      { text: label, x: flow.left, bold },
      ...figures(stops, texts).map((cell) => ({ ...cell, bold })),
    ]);
  row('', ['Overhead', 'Profit', 'State Sales Tax', 'County Tax', 'Transit Tax'], true);
  row('', ['(10%)', '(10%)', '(4.5%)', '(2.25%)', '(0.75%)'], true);
  flow.rule(flow.left, flow.right, 0.6);
  flow.y += 3;
  const { tax } = scope.totals;
  const county = toAmount(decimal(tax).times('0.3'));
  const transit = toAmount(decimal(tax).times('0.1'));
  const taxes = [cents(tax - county - transit), county, transit].map(money);
  row('Line Items', [money(overhead), money(profit), ...taxes]);
  row('Total', [money(overhead), money(profit), ...taxes], true);
};

const drawTaxSummary = (flow: Flow, scope: Scope, deductible: number): [TruthSummary, Charges] => {
  flow.startPage('summary');
  centered(flow, 'Summary for Dwelling', 12);
  flow.space(0.6);
  const { totals } = scope;
  const subtotal = cents(totals.lineItemTotal + totals.tax);
  const overhead = toAmount(decimal(subtotal).times('0.1'));
  const rcv = cents(subtotal + 2 * overhead);
  const acv = cents(rcv - totals.depreciation);
  const net = Math.max(0, cents(acv - deductible));
  const lost = scope.items
    .filter(({ recoverable }) => !recoverable)
    .reduce((all, item) => cents(all + item.depreciation), 0);
  const back = cents(totals.depreciation - lost);
  ladder(
    flow,
    [
      ['Line Item Total', money(totals.lineItemTotal)],
      ['Total Tax', money(totals.tax)],
      ['Subtotal', money(subtotal), false, true],
      ['Overhead', money(overhead)],
      ['Profit', money(overhead)],
      ['Replacement Cost Value', `$${money(rcv)}`, true, true],
      ['Less Depreciation', `(${money(totals.depreciation)})`],
      ['Actual Cash Value', `$${money(acv)}`, true, true],
      ['Less Deductible', `(${money(deductible)})`],
      ['Net Claim', `$${money(net)}`, true, true],
      ['Total Depreciation', money(totals.depreciation)],
      ['Less Non-recoverable Depreciation', `<${money(lost)}>`],
      ['Total Recoverable Depreciation', money(back), false, true],
      ['Net Claim if Depreciation is Recovered', `$${money(cents(net + back))}`, true, true],
    ],
    flow.left + 90,
    flow.right - 90,
  );
  const { lineItemTotal } = totals;
  return [
    { coverage: 'Dwelling', lineItemTotal, rcv, acv, deductible, netClaim: net },
    { overhead, profit: overhead },
  ];
};

/** All of the labels that the program sums at the end, most of them nothing. */
const drawAreas = (flow: Flow, scope: Scope): void => {
  flow.need(flow.leading * 9);
  flow.space(0.8);
  flow.line([{ text: 'Grand Total Areas:', x: flow.left, bold: true }]);
  const total = (
    key: 'sfWalls' | 'sfCeiling' | 'sfFloor' | 'lfFloorPerimeter' | 'lfCeilingPerimeter',
  ): string =>
    money(scope.places.reduce((all, { dimensions }) => cents(all + (dimensions[key] ?? 0)), 0));
  for (const row of [
    [total('sfWalls'), 'SF Walls', total('sfCeiling'), 'SF Ceiling', '0.00', 'SF Long Wall'],
    [
      total('sfFloor'),
      'SF Floor',
      '0.00',
      'SF Short Wall',
      total('lfCeilingPerimeter'),
      'LF Ceil. Perimeter',
    ],
    [total('lfFloorPerimeter'), 'LF Floor Perimeter', '0.00', 'Floor Area', '0.00', 'Total Area'],
    ['0.00', 'Exterior Wall Area', '0.00', 'Surface Area', '0.00', 'Number of Squares'],
    ['0.00', 'Total Ridge Length', '0.00', 'Total Hip Length', '', ''],
  ])
    flow.line(
      row.map((text, index) => {
        const x = flow.left + 60 + Math.floor(index / 2) * 170;
        return index % 2 === 0 ? { text, x, align: 'right' as const } : { text, x: x + 6 };
      }),
    );
};

/**
 * A southern insurer's one-line print of a house from a scan: closets and bays as subrooms with
 * their measures, walls that are missing and doors before and after them, overhead and profit on
 * the summary alone, one tax that the recap parts among three authorities.
 */
export const taxAuthoritiesInsurer: Print = {
  name: 'tax-authorities-insurer',
  open: false,
  lines: [5, 18, 36, 64, 130],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Magnolia Property Insurance', {
      taxPercent: 7.5,
      overheadProfit: false,
      depreciated: 0.6,
      lost: 0.2,
      capPercent: 90,
      notes: 0.2,
      machine: 0,
      minimums: 4,
    });
    rewordLines(random.fork('words'), scope, 0.4);
    addParts(random.fork('parts'), scope);
    const { facts } = scope;
    const style = printStyle({ family: 'times', size: 9, leading: 1.22, marginTop: 62 });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'kerned'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: 'Magnolia Property Insurance', x: left, bold: true, size: 13 }, 36);
      flow.mark({ text: `Claim #: ${facts.claimNumber}`, x: left, size: 8 }, 48);
      const foot = flow.sheet.height - 30;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: right - 60, align: 'right', size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    drawScopeCover(flow, scope, { insured: 'Insured:', adjuster: 'Claim Rep.:', heading: null });
    flow.startPage('items');
    const column = (key: LinedColumn['key'], head: string, at: number): LinedColumn => ({
      key,
      head: [head],
      at: left + at,
    });
    const body = drawLinedBody(flow, scope, layer, {
      columns: [
        column('quantity', 'QUANTITY', 274),
        column('price', 'UNIT PRICE', 338),
        column('tax', 'TAX', 384),
        column('rcv', 'RCV', 438),
        column('lost', 'DEPREC.', 492),
        column('acv', 'ACV', 540),
      ],
      layout: 1,
      head: 'DESCRIPTION',
      words: 210,
      figures: 'first',
      labels: {
        room: 'Totals: ',
        level: 'Total: ',
        line_items: 'Line Item Totals: ',
        labor_minimums: 'Totals: ',
      },
      placeAt: [left, left, left],
      own: { place: (its) => drawPlace(flow, its), together: flow.leading * 20 },
    });
    drawAreas(flow, scope);
    const [summary, charges] = drawTaxSummary(flow, scope, random.pick([1000, 2000, 4820]));
    drawTaxRecap(flow, scope, charges);
    drawRoomRecap(flow, scope);
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
        summaries: [summary],
        facts: factsOfCover(scope),
      },
    };
  },
};
