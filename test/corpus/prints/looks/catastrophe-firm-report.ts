import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { Random } from '../../random.ts';
import { rewordLines } from '../content/list-words.ts';
import { personNotes } from '../content/print-words.ts';
import { coverageSums, makeScope, type PlaceSpec, type Scope } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRoomRecap } from '../drawing/recap-pages.ts';
import {
  centered,
  drawMeasures,
  drawPlan,
  factLines,
  leaveOpen,
  shareOf,
} from '../drawing/scope-body.ts';
import { drawScopeSummaries, factsOfCover } from '../drawing/scope-pages.ts';
import { drawWholeAreas } from '../drawing/whole-areas.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Extra } from '../layer/write-print.ts';
import type { Print } from '../print.ts';

const house = 'Coverage A';
const apart = 'Coverage B';

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  coverage: string,
): PlaceSpec => ({ name, trade, above, coverage });

const places: readonly PlaceSpec[] = [
  place('Roof - Main Dwelling (2 story)', 'roof', ['Dwelling'], house),
  place('North Elevation', 'elevation', ['Dwelling'], house),
  place('West Elevation', 'elevation', ['Dwelling'], house),
  place('Bedroom #1', 'inside', ['Dwelling', '2nd Floor'], house),
  place('Hall Bath', 'inside', ['Dwelling', '2nd Floor'], house),
  place('Dining Room', 'inside', ['Dwelling', '1st Floor'], house),
  place('Roof - Barn (30 x 60)', 'roof', ['Barn'], apart),
  place('East Elevation', 'elevation', ['Barn'], apart),
  place('Pasture Fence', 'yard', ['Fences'], apart),
  place('Cleanup', 'haul', [], house),
];

const remarks: Partial<Record<PlaceSpec['trade'], string>> = {
  roof: 'Pitch 6/12. Roof was inspected on foot with the insured and 1 contractor present. 10 hits per test square on the west slope, 3 on the east; replace west slope only. See photos 4-19.',
  elevation:
    'Spatter marks up to 1/4" were found, no fractures. 2 window screens torn, see photo 27.',
  inside:
    'Stain of 2 x 3 feet by the supply register. Moisture reading 11.4% on the day inspected.',
  yard: '64 LF of 210 LF are down.',
};

/** The adjuster's story of the claim, with figures in it. */
const drawStory = (flow: Flow, scope: Scope): void => {
  const { facts } = scope;
  flow.startPage('other');
  centered(flow, 'CAPTIONED REPORT', 13);
  flow.space(1);
  for (const [head, text] of [
    ['ASSIGNMENT', `Received ${usDate(facts.dateReceived)}, insured reached the same day.`],
    [
      'COVERAGE',
      `Form HO-3 (ed. 05/11) with limits of $312,000.00 on the dwelling and $31,200.00 on other structures. Deductible 1%.`,
    ],
    ['INSURED', `${facts.insuredName} lives at the risk with 2 children.`],
    [
      'LOSS AND ORIGIN',
      `${facts.typeOfLoss} on ${usDate(facts.dateOfLoss)}. Hail of 1.75" was reported at 1.2 miles.`,
    ],
    [
      'DAMAGES',
      `1. Dwelling roof, west slope.\n2. Barn roof, 18.00 SQ of 29 gauge panels.\n3. Fence, 64 LF.`,
    ],
    [
      'PAYMENT RECOMMENDED',
      `Replacement cost ${money(scope.totals.rcv)}, depreciation ${money(scope.totals.depreciation)}, actual cash value ${money(scope.totals.acv)}.`,
    ],
  ] as const) {
    flow.line([{ text: head, x: flow.left, bold: true }]);
    for (const line of text.split('\n')) flow.paragraph(line, { x: flow.left + 18 });
    flow.space(0.7);
  }
};

/** What each coverage bears of the rows. */
const drawShares = (flow: Flow, scope: Scope): void => {
  flow.need(flow.leading * 6);
  flow.space(1);
  const stops = [240, 310, 400, 470].map((at) => flow.left + at);
  const row = (name: string, texts: readonly string[], bold = false): void =>
    flow.line([
      { text: name, x: flow.left, bold },
      ...texts.map((text, index) => ({
        text,
        x: stops[index] ?? 0,
        align: 'right' as const,
        bold,
      })),
    ]);
  row('Coverage', ['Item Total', '%', 'ACV Total', '%'], true);
  const { totals } = scope;
  for (const sum of coverageSums(scope))
    row(sum.name, [
      money(sum.rcv),
      shareOf(sum.rcv, totals.rcv),
      money(sum.acv),
      shareOf(sum.acv, totals.acv),
    ]);
  row('Total', [money(totals.rcv), '100.00%', money(totals.acv), '100.00%'], true);
};

/** Four pictures to a page with what they show. */
const drawPictures = (flow: Flow, random: Random, extras: Extra[]): void => {
  flow.startPage('other');
  for (let index = 0; index < 4; index++) {
    const [x, y] = [
      flow.left + (index % 2) * 260,
      flow.style.marginTop + 10 + Math.floor(index / 2) * 290,
    ];
    extras.push({ page: flow.page, kind: 'image', x, y, width: 240, height: 180 });
    flow.mark(
      { text: `${index + 1}  ${random.int(1, 9)}-IMG_${random.int(1000, 9999)}`, x },
      y + 196,
    );
    flow.mark({ text: `Date Taken: 4/${random.int(1, 28)}/2026`, x: x + 140 }, y + 196);
    flow.mark({ text: `${random.int(2, 14)} hits per 10' x 10' test square, west`, x }, y + 210);
  }
};

/**
 * A catastrophe firm's print for a county insurer: a captioned report first, several structures
 * with floors below the first, a remark between a room's name and its table, figures beside the
 * last line of the words, notes of several manners, coverages shared out and recaps behind.
 */
export const catastropheFirmReport: Print = {
  name: 'catastrophe-firm-report',
  open: false,
  lines: [5, 19, 38, 66, 140],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Plains County Mutual', {
      taxPercent: 7.1,
      overheadProfit: random.chance(0.6),
      depreciated: 0.7,
      lost: 0.1,
      capPercent: 100,
      notes: 0,
      machine: 0.5,
      minimums: 3,
    });
    rewordLines(random.fork('words'), scope, 0.4);
    const told = random.fork('told');
    for (const item of scope.items) if (told.chance(0.22)) item.note = told.pick(personNotes);
    const { facts } = scope;
    const style = printStyle({
      family: 'times',
      size: random.pick([9, 9.5, 10]),
      marginLeft: 38,
      marginRight: 38,
      marginTop: 72,
      marginBottom: 64,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'gaps', 'kerned'] as const),
      page: random.pick(['plain', 'form', 'cropped'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: 'Hollis-Drake Catastrophe Services, LLC', x: left, bold: true }, 34);
      flow.mark({ text: 'PO Box 4410, Eastlow, OH 43055  (888) 555-0177', x: left, size: 8 }, 45);
      flow.mark({ text: `TX Lic. 2290417`, x: right, align: 'right', size: 8 }, 45);
      const foot = flow.sheet.height - 34;
      flow.rule(left, right, 0.5, foot - 10);
      flow.mark({ text: facts.estimateName, x: left }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: 420, align: 'right' }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right' }, foot);
    };
    drawStory(flow, scope);
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Cell:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['', ''],
        ['Estimator:', facts.estimator, 'Business:', '(888) 555-0177'],
        ['Company:', facts.carrierName],
        ['', ''],
        ['Claim Number:', facts.claimNumber, 'Policy Number:', facts.policyNumber],
        ['Type of Loss:', facts.typeOfLoss],
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
      [left + 92, left + 350],
    );
    const withCharge = scope.items.some((item) => item.overheadProfit > 0);
    const keys: readonly (readonly [LinedColumn['key'], string, number])[] = [
      ['quantity', 'QUANTITY', 246],
      ['price', 'UNIT', 296],
      ['tax', 'TAX', 338],
      ...(withCharge ? ([['op', 'O&P', 384]] as const) : []),
      ['rcv', 'RCV', 438],
      ['lost', 'DEPREC.', 490],
      ['acv', 'ACV', right - left],
    ];
    flow.startPage('items');
    centered(flow, facts.estimateName, 13);
    const body = drawLinedBody(flow, scope, layer, {
      columns: keys.map(([key, head, at]) => ({ key, head: [head], at: left + at })),
      layout: 1,
      head: 'DESCRIPTION',
      words: 188,
      figures: 'last',
      labels: {
        room: 'Totals:',
        level: 'Total:',
        line_items: 'Line Item Totals:',
        labor_minimums: 'Totals:',
      },
      placeAt: [left, left, left],
      note: { x: left + 10 },
      own: {
        area: (name, depth) => {
          flow.space(0.7);
          centered(flow, name, style.size + (depth === 0 ? 5 : 2));
        },
        place: (its) => {
          flow.space(0.8);
          flow.line([
            { text: its.name, x: left, bold: true, size: style.size + 2 },
            ...(its.height === null
              ? []
              : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
          ]);
          flow.rule(left, right, 0.4);
          flow.y += 2;
          drawMeasures(flow, its, left + 60, left + 300);
          const remark = remarks[its.trade];
          if (remark !== undefined) {
            flow.space(0.4);
            flow.paragraph(remark);
          }
          flow.space(0.5);
        },
      },
    });
    drawShares(flow, scope);
    drawWholeAreas(flow, scope);
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([1560, 3120]),
      (name) => `Summary for ${name}`,
    );
    drawRoomRecap(flow, scope);
    const extras: Extra[] = [];
    drawPictures(flow, random, extras);
    drawPlan(flow, scope, '2nd Floor');
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
      extras,
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
