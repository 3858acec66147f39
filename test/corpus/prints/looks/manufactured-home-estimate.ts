import { lineAmount, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { figures } from '../drawing/scope-body.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** Words, unit, material and labor per unit, least and most. */
type Part = readonly [string, string, number, number, number, number];

const systems: readonly { name: string; parts: readonly Part[] }[] = [
  {
    name: 'ROOF SYSTEM',
    parts: [
      ['Roof-over, 29 ga. steel w/ 1" foam', 'SF', 3.12, 2.4, 400, 1800],
      ['Shingles, 3-tab, over 7/16" OSB', 'SF', 2.06, 1.88, 400, 1800],
      ['J-rail and drip edge, sidewall', 'LF', 1.4, 1.1, 28, 160],
      ['Ridge cap, marriage line', 'LF', 2.2, 2.05, 28, 76],
      ['Coat seams and vents, elastomeric', 'GAL', 31.5, 22, 2, 12],
    ],
  },
  {
    name: 'EXTERIOR AND SKIRTING',
    parts: [
      ['Vinyl skirting w/ track, 30" high', 'LF', 6.1, 3.9, 20, 170],
      ['Vinyl lap siding, D4', 'SF', 1.55, 1.7, 40, 900],
      ['Mobile home window, 30 x 40 self-storing', 'EA', 118, 46, 1, 6],
      ['Outswing door, 34 x 76, combination', 'EA', 412, 98, 1, 2],
      ['Steps, fiberglass, 4-riser', 'EA', 388, 40, 1, 2],
    ],
  },
  {
    name: 'FLOOR SYSTEM AND BELLY',
    parts: [
      ['Belly wrap, bottom board, flex mend', 'SF', 0.62, 0.95, 60, 1200],
      ['Insulation under floor, R-11', 'SF', 0.58, 0.61, 60, 1200],
      ['Decking, 5/8" tongue and groove', 'SF', 1.92, 2.6, 32, 500],
      ['Crossover duct, 12" insulated', 'LF', 9.4, 6.6, 12, 26],
      ['Floor register, 4 x 10', 'EA', 8.25, 6, 1, 9],
    ],
  },
  {
    name: 'BLOCKING, TIE-DOWNS, UTILITIES',
    parts: [
      ['Re-level, per section', 'EA', 45, 425, 1, 3],
      ['Auger anchor, 4 ft., w/ strap', 'EA', 21.3, 34, 2, 24],
      ['Pier, dry-stacked block w/ cap', 'EA', 18.4, 22, 2, 20],
      ['Reconnect water and sewer drop', 'EA', 60, 180, 1, 1],
      ['Power feeder, 4-wire 100 A', 'LF', 7.8, 4.2, 20, 80],
    ],
  },
  {
    name: 'INTERIOR - A HALF',
    parts: [
      ['VOG panel w/ batten, 3/8"', 'SF', 1.12, 1.45, 60, 700],
      ['Ceiling board, stipple finish, rosettes', 'SF', 1.3, 2.15, 60, 500],
      ['Carpet and rebond pad, stapled', 'SY', 14.6, 5.5, 10, 70],
      ['Cornice and window board', 'EA', 22, 14, 1, 7],
      ['Base cabinet, wrapped face', 'LF', 78, 31, 3, 16],
    ],
  },
  {
    name: 'INTERIOR - B HALF',
    parts: [
      ['VOG panel w/ batten, 3/8"', 'SF', 1.12, 1.45, 60, 700],
      ['Garden tub, 54 x 40, w/ deck', 'EA', 466, 285, 1, 1],
      ['Passage door, 28 in., hollow', 'EA', 84, 38, 1, 5],
      ['Sheet vinyl, perimeter glued', 'SY', 11.8, 7.2, 4, 40],
      ['Electric furnace, downflow 15 kW', 'EA', 1040, 310, 1, 1],
    ],
  },
];

/**
 * An estimate for a manufactured home: the home's make, serial number and size in a block, systems
 * as heads between lines of equals signs, material and labor per unit in columns of their own with
 * one total, depreciation as a bare percentage per row, a note of where behind a slash, a freight
 * charge and a per-mile trip below; what the home is worth against what it costs to repair.
 */
export const manufacturedHomeEstimate: Print = {
  name: 'manufactured-home-estimate',
  open: true,
  lines: [5, 13, 24, 41, 60],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Homestead Specialty Insurance');
    const style = printStyle({
      family: random.pick(['helvetica', 'times', 'courier']),
      size: 9,
      marginLeft: 40,
      marginRight: 40,
      marginTop: 44,
      marginBottom: 54,
    });
    if (style.family === 'courier') style.size = 7.5;
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(
        style.family === 'courier'
          ? (['spaced-line', 'cell'] as const)
          : (['cell', 'gaps', 'word'] as const),
      ),
      bold: random.pick(['face', 'twice'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      const foot = flow.sheet.height - 30;
      flow.mark({ text: `Claim ${facts.claimNumber}`, x: left, size: 7.5 }, foot);
      flow.mark({ text: `Sheet ${flow.page}`, x: right, align: 'right', size: 7.5 }, foot);
    };
    flow.startPage('items');
    flow.line([{ text: 'Manufactured Home Repair Estimate', x: left, bold: true, size: 14 }]);
    flow.space(0.6);
    const [long, wide] = [random.int(40, 76), random.pick([14, 16, 24, 28])];
    for (const [a, b, c, d] of [
      ['Insured', facts.insuredName, 'Make', random.pick(['Cavalon', 'Sunridge', 'Oakmere'])],
      ['Location', facts.propertyStreet, 'Model year', String(random.int(1984, 2019))],
      [
        '',
        facts.propertyTown,
        'Serial no.',
        `GAFL${random.int(10, 99)}A${random.int(10000, 99999)}AB`,
      ],
      ['Claim no.', facts.claimNumber, 'Size', `${wide} x ${long}, ${wide > 16 ? 2 : 1} section`],
      ['Carrier', facts.carrierName, 'Tow miles', String(random.int(18, 140))],
      ['Loss date', usDate(facts.dateOfLoss), 'Cause', facts.typeOfLoss],
    ] as const)
      flow.line([
        { text: a, x: left, bold: true },
        { text: b, x: left + 60 },
        { text: c, x: left + 310, bold: true },
        { text: d, x: left + 380 },
      ]);
    flow.space(0.8);
    const stops = [right - 262, right - 214, right - 158, right - 86, right - 50, right];
    const at = { number: left + 16, words: left + 24 };
    const head = (): void => {
      flow.line([
        { text: 'Matl', x: stops[1] ?? 0, align: 'right', bold: true },
        { text: 'Labor', x: stops[2] ?? 0, align: 'right', bold: true },
        { text: 'Repair', x: stops[3] ?? 0, align: 'right', bold: true },
        { text: 'Dep', x: stops[4] ?? 0, align: 'right', bold: true },
        { text: 'Cash', x: stops[5] ?? 0, align: 'right', bold: true },
      ]);
      flow.line([
        { text: 'No', x: at.number, align: 'right', bold: true },
        { text: 'Item', x: at.words, bold: true },
        { text: 'Qty', x: right - 276, align: 'right', bold: true },
        { text: 'UM', x: right - 262, bold: true },
        { text: 'per unit', x: stops[1] ?? 0, align: 'right', bold: true },
        { text: 'per unit', x: stops[2] ?? 0, align: 'right', bold: true },
        { text: 'Cost', x: stops[3] ?? 0, align: 'right', bold: true },
        { text: '%', x: stops[4] ?? 0, align: 'right', bold: true },
        { text: 'Value', x: stops[5] ?? 0, align: 'right', bold: true },
      ]);
      flow.rule(left, right, 0.6);
      flow.y += 4;
    };
    head();
    flow.continuation = head;
    const used = systems.slice(0, Math.max(1, Math.min(systems.length, Math.ceil(lines / 4))));
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const all: { rcv: number; acv: number }[] = [];
    let number = 0;
    for (const [index, { name, parts }] of used.entries()) {
      const count = Math.floor(lines / used.length) + (index < lines % used.length ? 1 : 0);
      const chosen = random.sample(parts, parts.length);
      flow.need(flow.leading * 5);
      flow.space(0.5);
      flow.line([{ text: `=== ${name} ===`, x: left, bold: true }]);
      flow.space(0.2);
      const amounts = { rcv: [] as number[], acv: [] as number[] };
      for (let row = 0; row < count; row++) {
        const [words, unit, materialBase, laborBase, least, most] =
          chosen[row % chosen.length] ?? parts[0] ?? (['', 'EA', 0, 0, 1, 1] as const);
        const drift = random.between(0.85, 1.3);
        const material = toAmount((materialBase * drift).toFixed(2));
        const labor = toAmount((laborBase * drift).toFixed(2));
        const quantity = random.int(least, most);
        const unitCost = toAmount((material + labor).toFixed(2));
        const rcv = toAmount(lineAmount(quantity, unitCost));
        const percent = random.chance(0.3) ? 0 : random.int(1, 13) * 5;
        const acv = toAmount((rcv - percentOf(rcv, percent)).toFixed(2));
        number++;
        const text = `${words}${random.chance(0.25) ? random.pick([' / hitch end', ' / road side', ' / curb side', ' / rear']) : ''}`;
        const wrapped = flow.wrap(text, right - 320 - at.words);
        flow.need(flow.leading * wrapped.length);
        const { page } = flow;
        for (const [line, piece] of wrapped.entries())
          flow.line([
            ...(line > 0 ? [] : [{ text: String(number), x: at.number, align: 'right' as const }]),
            { text: piece, x: at.words },
            ...(line > 0
              ? []
              : [
                  {
                    text: quantity.toLocaleString('en-US'),
                    x: right - 276,
                    align: 'right' as const,
                  },
                  { text: unit, x: right - 262 },
                  ...figures(stops.slice(1), [
                    money(material),
                    money(labor),
                    money(rcv),
                    String(percent),
                    money(acv),
                  ]),
                ]),
          ]);
        amounts.rcv.push(rcv);
        amounts.acv.push(acv);
        items.push(
          jobTruth(page, text, quantity, {
            lineNumber: String(number),
            unit,
            rcv,
            acv,
            depreciationPercent: percent,
            room: [name],
            alsoRight: {
              ...(unit === 'GAL' ? { unit: ['GL'] } : {}),
            },
            // Material and labor per unit are printed, their sum is not.
            unjudged: [
              'unitPrice',
              'activity',
              'section',
              'depreciation',
              ...(percent === 0 ? ['depreciationPercent'] : []),
            ],
          }),
        );
      }
      const [rcv, acv] = [addAmounts(amounts.rcv), addAmounts(amounts.acv)];
      all.push({ rcv, acv });
      totals.push({ kind: 'room', name, rcv });
      flow.need(flow.leading * 2);
      flow.line([
        { text: `${name} subtotal`, x: (stops[2] ?? right) - 4, align: 'right' },
        { text: money(rcv), x: stops[3] ?? right, align: 'right', bold: true },
        { text: money(acv), x: right, align: 'right', bold: true },
      ]);
    }
    flow.continuation = null;
    const [rcv, acv] = [addAmounts(all.map((a) => a.rcv)), addAmounts(all.map((a) => a.acv))];
    const [freight, trip] = [random.int(12, 60) * 10, random.int(40, 260)];
    flow.need(flow.leading * 10);
    flow.space(0.8);
    flow.rule(left, right, 0.8);
    flow.y += 4;
    for (const [label, value, other] of [
      ['Sum of systems', money(rcv), money(acv)],
      ['Freight on home parts', money(freight), money(freight)],
      [`Trip, ${trip} mi. at 0.70`, money(trip * 0.7), money(trip * 0.7)],
      ['Repair estimate', money(rcv + freight + trip * 0.7), money(acv + freight + trip * 0.7)],
    ] as const)
      flow.line([
        { text: label, x: (stops[2] ?? right) - 4, align: 'right' },
        { text: value, x: stops[3] ?? right, align: 'right' },
        { text: other, x: right, align: 'right' },
      ]);
    flow.space(1);
    flow.paragraph(
      `Book value of home as is 41,300.00; repair to value ${((100 * rcv) / 41_300).toFixed(1)}%. Over 80% is a total loss under form MH-3.`,
    );
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: null,
        totals,
        summaries: [],
        facts: {
          ...noFacts,
          claimNumber: facts.claimNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
        },
      },
    };
  },
};
