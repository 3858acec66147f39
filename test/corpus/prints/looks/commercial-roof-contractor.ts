import {
  decimal,
  lineAmount,
  roundCents,
  sum,
  toAmount,
} from '../../../../lambdas/domain/money/money.ts';
import type { Cell } from '../../drawing/flow.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { Amounts, ModelItem } from '../../model.ts';
import type { Random } from '../../random.ts';
import { addUp, makeScope, type PlaceSpec } from '../content/scope.ts';
import { drawTerms } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  centered,
  drawBody,
  factLines,
  leaveOpen,
  numberOf,
  wordsOf,
} from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const place = (name: string, above: readonly string[]): PlaceSpec => ({
  name,
  trade: 'roof',
  above,
  coverage: 'Building',
});

const places: readonly PlaceSpec[] = [
  place('Roof A - Warehouse (Low Slope)', ['BLDG 1']),
  place('Roof B - Office', ['BLDG 1']),
  place('Walls & Coping', ['BLDG 1']),
  place('Roof C - Dock Canopy', ['BLDG 2']),
  place('Mechanical / Curbs', ['BLDG 2']),
  place('General Conditions', []),
];

type Work = readonly [
  words: string,
  unit: string,
  remove: number,
  replace: number,
  least: number,
  most: number,
];

const works: readonly Work[] = [
  ['Single ply membrane - Fully adhered system - 60 mil TPO', 'SQ', 88.4, 612.3, 40, 420],
  ['Insulation - ISO board, 2 1/2" (R-14.4)', 'SQ', 41.2, 338.9, 40, 420],
  ['Tapered ISO board, 1/4" per foot, crickets at drains', 'SF', 0, 4.61, 200, 2400],
  ['1/2" high density cover board (mechanically attached)', 'SQ', 0, 219.05, 40, 420],
  ['TPO walkway pad - 30" wide', 'LF', 1.1, 17.36, 40, 300],
  ["Flash parapet wall only - bitumen to TPO - up to 3'", 'LF', 4.2, 38.72, 60, 500],
  ['Cap flashing - large - 24 ga. pre-finished', 'LF', 2.85, 33.9, 40, 640],
  ['Roof drain - cast iron - 4" w/ strainer and clamping ring', 'EA', 96, 884.5, 1, 9],
  ['HVAC unit - curb mounted - detach & reset (5 - 10 ton)', 'EA', 0, 2140, 1, 6],
  ['Flash multi-width pipes or pitch pan, incl. pourable sealer', 'EA', 18, 131.7, 2, 24],
  ['Crane and operator - 65 ton capacity - per day (min. 8 hr)', 'DA', 0, 2310, 1, 4],
  ['Commercial supervision / project management - per hour', 'HR', 0, 78.66, 16, 240],
  ['Dumpster load - Approx. 40 yards, 7-8 tons of debris', 'EA', 968.4, 0, 1, 14],
  ['Warranty - 20 yr. NDL, no dollar limit, incl. inspection (Bid Item)', 'EA', 0, 8450, 1, 1],
  ['Safety: guard rail, warning lines, 100% tie-off (per week)', 'WK', 0, 612, 1, 8],
];

const fill = (random: Random, item: ModelItem, taxPercent: number): void => {
  const [words, unit, remove, replace, least, most] = random.pick(works);
  const drift = random.between(0.9, 1.15);
  const rate = (value: number): number => toAmount((value * drift).toFixed(2));
  item.description = words;
  item.bidItem = words.endsWith('(Bid Item)');
  item.unit = unit;
  item.quantity = ['EA', 'DA', 'WK'].includes(unit)
    ? random.int(least, most)
    : toAmount((random.int(least * 100, most * 100) / 100).toFixed(2));
  item.removeRate = rate(remove);
  item.replaceRate = rate(replace);
  item.resetRate = 0;
  item.activity = remove === 0 ? '+' : replace === 0 ? '-' : '&';
  item.prefix = item.activity === '&' ? 'R&R ' : '';
  item.unitPrice = toAmount(sum([item.removeRate, item.replaceRate]));
  const base = lineAmount(item.quantity, item.unitPrice);
  item.lineItemTotal = toAmount(base);
  item.tax = toAmount(
    roundCents(
      decimal(item.replaceRate).times('0.45').times(item.quantity).times(taxPercent).div(100),
    ),
  );
  item.rcv = toAmount(sum([base, item.tax]));
  item.depreciation = 0;
  item.acv = item.rcv;
  item.machineNotes = [];
  item.note = random.chance(0.18)
    ? random.pick([
        'Core cuts 1 - 4 show wet insulation over 62% of the field; see infrared scan of 2/11/2026.',
        "FM 1-90 uplift: 8 fasteners per 4' x 8' board in the field, 12 at the perimeter, 16 at corners.",
        '• 3 lifts at 2 hours each\n• street closed 7:00 AM - 11:00 AM\n• permit fee $185.00 is not part of this line',
        'QTY FROM DRAWING R-101, REV. 2',
      ])
    : null;
};

/**
 * A commercial roofer's estimate: roofs by letter with measures of thousands, quantity and unit
 * without a space, rates of four digits, blank cells where a rate is nothing, tax by row, overhead
 * and profit on the last page only, terms behind.
 */
export const commercialRoofContractor: Print = {
  name: 'commercial-roof-contractor',
  open: false,
  lines: [6, 16, 30, 56, 110],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, '', {
      taxPercent: 8.9,
      overheadProfit: false,
      depreciated: 0,
      lost: 0,
      capPercent: 80,
      notes: 0,
      machine: 0,
      minimums: 0,
    });
    const own = random.fork('works');
    for (const item of scope.items) fill(own, item, 8.9);
    for (const its of scope.places) if (!its.name.startsWith('Roof')) its.dimensions = {};
    addUp(scope);
    const { facts } = scope;
    const blank = random.chance(0.5);
    const style = printStyle({
      family: 'helvetica',
      size: random.pick([8, 8.5, 9]),
      marginLeft: 45,
      marginRight: 45,
      marginTop: 84,
      marginBottom: 60,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['glyph', 'word', 'cell', 'spaced-line'] as const),
      bold: random.pick(['face', 'twice'] as const),
      unseen: ['white'] as const,
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const job = `J-${random.int(20_000, 29_999)}`;
    flow.furniture = () => {
      flow.mark({ text: 'NORTHFIELD COMMERCIAL ROOFING', x: left, bold: true, size: 13 }, 34);
      flow.mark({ text: '4410 Depot Loop, Unit 7', x: left, size: 8 }, 46);
      flow.mark({ text: '(555) 555-0118 | Lic. RC-29811', x: left, size: 8 }, 56);
      flow.mark({ text: `Job # ${job}`, x: right, align: 'right', size: 9, bold: true }, 46);
      const foot = flow.sheet.height - 30;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: right - 90, align: 'right', size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Client:', `${facts.insuredName.split(' ')[1] ?? ''} Cold Storage, LLC`],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['Operator:', 'MTESCH'],
        ['Estimator:', facts.estimator, 'Business:', '(555) 555-0118'],
        ['Type of Estimate:', 'Hail'],
        ['Date Entered:', usDate(facts.dateEntered), 'Date Assigned:', ''],
        ['Price List:', facts.priceList],
        ['Labor Efficiency:', 'New Construction'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 100, left + 340],
    );
    flow.space(1.5);
    flow.paragraph(
      'This estimate is for the roofs of buildings 1 and 2. It is based on a site visit, core cuts and drawing R-101; decking replaced beyond 32 SF is billed at $6.85 per SF.',
    );
    const stops = {
      quantity: right - 262,
      remove: right - 206,
      replace: right - 136,
      tax: right - 72,
      total: right,
    };
    const at = (key: keyof typeof stops, text: string, bold = false): Cell => ({
      text,
      x: stops[key],
      align: 'right',
      bold,
    });
    const rate = (value: number): string => (value === 0 && blank ? '' : money(value));
    const words = right - left - 322;
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 9,
      area: (name) => {
        flow.space(0.5);
        centered(flow, name, style.size + 5);
        flow.space(0.3);
      },
      place: (its) => {
        flow.space(0.8);
        flow.line([{ text: its.name, x: left, bold: true, size: style.size + 1 }]);
        const d = its.dimensions;
        if (d.sfSurfaceArea !== undefined) {
          flow.line([
            { text: `${money(d.sfSurfaceArea)}  Surface Area`, x: left + 40 },
            { text: `${money(d.numberOfSquares ?? 0)}  Number of Squares`, x: left + 240 },
          ]);
          flow.line([
            { text: `${money(d.lfTotalPerimeter ?? 0)}  Total Perimeter Length`, x: left + 40 },
          ]);
        }
        flow.space(0.3);
      },
      head: () => {
        flow.line([
          { text: 'DESCRIPTION', x: left, bold: true },
          at('quantity', 'QTY', true),
          at('remove', 'REMOVE', true),
          at('replace', 'REPLACE', true),
          at('tax', 'TAX', true),
          at('total', 'TOTAL', true),
        ]);
        flow.rule(left, right, 0.8);
        flow.y += 3;
      },
      section: () => undefined,
      row: (item) => {
        const text = flow.wrap(`${numberOf(item)}  ${wordsOf(item)}`, words);
        flow.need(flow.leading * text.length);
        const { page } = flow;
        for (const [index, part] of text.entries())
          flow.line([
            { text: part, x: left },
            ...(index === 0
              ? [
                  at('quantity', `${money(item.quantity)}${item.unit}`),
                  at('remove', rate(item.removeRate)),
                  at('replace', rate(item.replaceRate)),
                  at('tax', money(item.tax)),
                  at('total', money(item.rcv)),
                ]
              : []),
          ]);
        return page;
      },
      notes: (item) => {
        flow.space(0.25);
        if (item.note !== null)
          for (const text of item.note.split('\n')) flow.paragraph(text, { width: 420 });
        flow.space(0.4);
      },
      total: (kind, name, amounts: Amounts) => {
        flow.need(flow.leading * 2.4);
        flow.rule(left, right, 0.5);
        flow.y += 2;
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.line([
          { text: `${label} ${name}`, x: left, bold: true },
          at('tax', money(amounts.tax), true),
          at('total', money(amounts.rcv), true),
        ]);
        flow.space(0.8);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`);
        flow.space(0.4);
      },
      truth: (item, page) => {
        const truth = truthOfPrinted(item, page, {
          layout: 5,
          printed: ['unitPrice', 'removePrice', 'replacePrice', 'tax', 'rcv'],
          style,
          layer,
        });
        return {
          ...truth,
          ...(blank && item.removeRate === 0 ? { removePrice: null } : {}),
          ...(blank && item.replaceRate === 0 ? { replacePrice: null } : {}),
        };
      },
    });
    leaveOpen(flow, body.items);
    flow.startPage('summary');
    centered(flow, 'Summary', 14);
    flow.space(1);
    const overhead = toAmount((scope.totals.rcv * 0.1).toFixed(2));
    const whole = toAmount((scope.totals.rcv + 2 * overhead).toFixed(2));
    for (const [label, value, bold] of [
      ['Line Item Total', money(scope.totals.lineItemTotal), false],
      ['Material Sales Tax', money(scope.totals.tax), false],
      ['Subtotal', money(scope.totals.rcv), false],
      ['Overhead', money(overhead), false],
      ['Profit', money(overhead), false],
      ['Replacement Cost Value', `$${money(whole)}`, true],
      ['Net Claim', `$${money(whole)}`, true],
    ] as const) {
      flow.line([
        { text: label, x: left + 80, bold },
        { text: value, x: right - 110, align: 'right', bold },
      ]);
      flow.space(0.25);
    }
    drawTerms(flow, random.fork('terms'), 'Terms and Conditions');
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
            rcv: whole,
            acv: null,
            deductible: null,
            netClaim: whole,
          },
        ],
        facts: {
          estimateName: facts.estimateName,
          claimNumber: null,
          policyNumber: null,
          insuredName: `${facts.insuredName.split(' ')[1] ?? ''} Cold Storage, LLC`,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: null,
          carrierName: null,
          priceList: facts.priceList,
        },
      },
    };
  },
};
