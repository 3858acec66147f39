import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { amountsOf } from '../../content/add-amounts.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import { makeSite } from '../content/make-site.ts';
import type { PlaceSpec } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawMeasures, leaveOpen } from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const structures = [
  'Location 1 - Farm House',
  "Barn 2 (Pole) - 40' x 72'",
  'Grain Bin #3 - 30,000 bu.',
  'Machine Shed w/ Lean-to',
] as const;

const place = (
  name: string,
  structure: number,
  trade: PlaceSpec['trade'],
  sections: readonly string[] = [],
): PlaceSpec => ({
  name,
  above: [structures[structure] ?? ''],
  trade,
  coverage: structures[structure] ?? '',
  sections,
});

const places: readonly PlaceSpec[] = [
  place('House Roof', 0, 'roof', ['Shingles', 'Accessories']),
  place('Siding & Trim - West', 0, 'elevation'),
  place('Parlor', 0, 'inside'),
  place('Barn Steel - N Slope', 1, 'roof'),
  place('Overhead Doors', 1, 'elevation'),
  place('Bin Roof & Lids', 2, 'roof'),
  place('Shed Walls', 3, 'elevation', ['South', 'East']),
  place('Lot & Fence', 3, 'yard'),
];

/** Steel, bins and sheds in the words of farm adjusters, by unit. */
const words: Readonly<Record<string, readonly string[]>> = {
  SF: [
    'Metal roofing - ribbed - 29 gauge - 1 1/8" to 1 1/2"',
    'Steel rib panel liner - interior - 29 ga.',
  ],
  LF: [
    'Metal ridge cap - ribbed panel - w/closures',
    'Eave trim for metal roofing - 29 gauge',
    'Sliding door track - round rail & hangers',
  ],
  EA: [
    'Bin roof vent - 24" gooseneck, screened',
    'Cupola - metal - 36" sq. w/ vane, reset',
    "Sky light panel - fiberglass rib - 3' x 12'",
  ],
  SQ: [
    'Steel roofing screws - re-drive & replace washers',
    'Metal panel labor - 2 story, walk board',
  ],
};

/**
 * A farm insurer's estimate on actual cash value: a structure over each group with its limit and
 * deductible as a line of money, losses in value in angle brackets only, a per cent before them,
 * words beside which the last line holds the figures, a table of structures instead of summaries.
 */
export const farmStructuresInsurer: Print = {
  name: 'farm-structures-insurer',
  open: true,
  lines: [7, 17, 29, 45, 72],
  draw: (random, lines) => {
    const scope = makeSite(random.fork('site'), lines, places, 'Grange & Prairie Farm Mutual', {
      taxPercent: 0,
      overheadProfit: false,
      depreciated: 0.85,
      lost: 1,
      capPercent: 75,
      notes: 0.22,
      minimums: 0,
    });
    const { facts } = scope;
    const say = random.fork('say');
    for (const item of scope.items) {
      const its = words[item.unit];
      if (its !== undefined && !item.path[0]?.startsWith('Location') && say.chance(0.7)) {
        item.description = say.pick(its);
        item.bidItem = false;
      }
    }
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation'] as const),
      size: random.pick([8, 8.5]),
      leading: 1.3,
      marginTop: 48,
      marginBottom: 66,
      marginLeft: 50,
      marginRight: 38,
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : { ...plainLayer, runs: random.pick(['cell', 'kerned', 'word'] as const) };
    const { left } = flow;
    flow.furniture = () => {
      const foot = flow.sheet.height - 44;
      flow.mark({ text: 'GRANGE & PRAIRIE FARM MUTUAL', x: left, bold: true, size: 7 }, foot);
      flow.mark(
        { text: 'Est. values exclude cosmetic loss per form GP-214 (06/19)', x: left, size: 7 },
        foot + 9,
      );
      flow.mark(
        { text: `${facts.estimateName} - ${flow.page}`, x: flow.right, align: 'right', size: 7 },
        foot,
      );
    };
    flow.startPage('cover');
    flow.line([{ text: 'Farm & Ranch Property Estimate', x: left, bold: true, size: 15 }]);
    flow.space(1);
    for (const [label, value] of [
      ['Member', facts.insuredName],
      ['Policy', facts.policyNumber],
      ['Claim', facts.claimNumber],
      ['Cause', 'Wind / Hail'],
      ['Loss date', usDate(facts.dateOfLoss)],
      ['Farm location', `${facts.propertyStreet}, ${facts.propertyTown}`],
      ['Adjuster', facts.claimRepresentative],
      ['Pricing', facts.priceList],
      ['Estimate', facts.estimateName],
    ] as const)
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 96 },
      ]);
    flow.space(1);
    flow.paragraph(
      'Each structure is insured for its own amount. The wind and hail deductible of 1% applies to each structure and not once. Depreciation shown as <0.00> is not recoverable.',
    );
    flow.startPage('items');
    const column = (key: LinedColumn['key'], head: readonly string[], at: number): LinedColumn => ({
      key,
      head,
      at: left + at,
    });
    const limits = random.fork('limits');
    const body = drawLinedBody(flow, scope, layer, {
      columns: [
        column('quantity', ['QUANTITY'], 258),
        column('price', ['UNIT', 'PRICE'], 316),
        column('rcv', ['RCV'], 374),
        column('share', ['DEP %'], 420),
        column('lost', ['DEPREC.'], 470),
        column('acv', ['ACV'], 522),
      ],
      layout: 2,
      head: 'DESCRIPTION',
      words: 200,
      figures: 'last',
      hang: 16,
      labels: {
        room: 'Totals: ',
        level: 'Total: ',
        line_items: 'Line Item Totals: ',
        labor_minimums: 'Totals: ',
      },
      placeAt: [left, left + 40, left + 260],
      note: { italic: true, x: left + 16, width: 380 },
      breaks: (item) => item.number.endsWith('6'),
      own: {
        area: (name) => {
          flow.space(0.8);
          flow.line([{ text: name, x: left, bold: true, size: style.size + 4 }]);
          flow.line([
            {
              text: `Structure limit: $${money(limits.int(12, 290) * 1000)}   Deductible: $${money(limits.int(4, 24) * 125)} (1% wind/hail)`,
              x: left,
              size: style.size - 1,
            },
          ]);
        },
        place: (its) => {
          flow.space(0.7);
          flow.line([{ text: its.name, x: left, bold: true, size: style.size + 1 }]);
          flow.rule(left, flow.right, 0.4);
          flow.y += 2;
          drawMeasures(flow, its, left + 40, left + 260);
          flow.space(0.4);
        },
        section: (name) => {
          flow.need(flow.leading * 4);
          flow.line([{ text: name, x: left + 14, italic: true, bold: true }]);
        },
        continued: (its) => {
          flow.line([{ text: `CONTINUED - ${its.name}`, x: left, bold: true }]);
          flow.space(0.3);
        },
      },
    });
    flow.startPage('summary');
    flow.line([{ text: 'Summary of structures', x: left, bold: true, size: 12 }]);
    flow.space(0.6);
    const stops = [270, 350, 430, 520];
    const row = (label: string, texts: readonly string[], bold = false): void =>
      flow.line([
        { text: label, x: left, bold },
        ...texts.map((text, index) => ({
          text,
          x: left + (stops[index] ?? 0),
          align: 'right' as const,
          bold,
        })),
      ]);
    row('Structure', ['Repl. cost', 'Depreciation', 'Actual cash', 'After deductible'], true);
    for (const name of structures) {
      const its = amountsOf(scope.items.filter(({ path }) => path[0] === name));
      if (its.rcv === 0) continue;
      const less = toAmount((its.rcv * 0.01).toFixed(2));
      row(name, [
        money(its.rcv),
        money(its.depreciation),
        money(its.acv),
        money(toAmount(sum([its.acv, -less]))),
      ]);
    }
    row(
      'All structures',
      [money(scope.totals.rcv), money(scope.totals.depreciation), money(scope.totals.acv), ''],
      true,
    );
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 2,
        items: body.items.map((item) => ({
          ...item,
          // Nothing is told of age and condition.
          ageYears: null,
          lifeYears: null,
          condition: null,
        })),
        rooms: body.rooms,
        totals: body.totals,
        summaries: [],
        facts: {
          ...noFacts,
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          priceList: facts.priceList,
        },
      },
    };
  },
};
