import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem } from '../../model.ts';
import type { Place } from '../content/scope.ts';
import { makeScope, type PlaceSpec } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  centered,
  drawMeasures,
  drawPlan,
  leaveOpen,
  lostText,
  programFoot,
  shareText,
  wornText,
} from '../drawing/scope-body.ts';
import { drawScopeCover, drawScopeSummaries, factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  coverage = 'Building 1',
): PlaceSpec => ({ name, trade, above, coverage });

const places: readonly PlaceSpec[] = [
  place('Roof', 'roof', ['Building 1 - 4400 Heron Way', 'Common']),
  place('Kitchen', 'inside', ['Building 1 - 4400 Heron Way', 'Unit 101']),
  place('Hall Bath', 'inside', ['Building 1 - 4400 Heron Way', 'Unit 101']),
  place('Kitchen', 'inside', ['Building 1 - 4400 Heron Way', 'Unit 201']),
  place('Kitchen', 'inside', ['Building 2 - 4410 Heron Way', 'Unit 101'], 'Building 2'),
  place('Stairwell', 'inside', ['Building 2 - 4410 Heron Way', 'Common'], 'Building 2'),
  place('Elevations', 'elevation', ['Building 2 - 4410 Heron Way'], 'Building 2'),
  place('Carports', 'yard', ['Site'], 'Outdoor Property'),
];

const blankUnlessWorn =
  (text: (item: ModelItem) => string) =>
  (item: ModelItem): string =>
    item.depreciation === 0 ? '' : text(item);

/**
 * A commercial desk's print of an association's loss: buildings, units below them and rooms of one
 * name below those, rows of three lines whose age, condition and percentage are blank where nothing
 * is lost, doors and missing walls under the measures, a coverage for each building.
 */
export const condoBuildingsCarrier: Print = {
  name: 'condo-buildings-carrier',
  open: false,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Harrow & Pike Specialty', {
      taxPercent: 7.5,
      overheadProfit: false,
      depreciated: 0.5,
      lost: 0.25,
      capPercent: 90,
      notes: 0.15,
      machine: 0.5,
      minimums: 0,
    });
    const { facts } = scope;
    facts.insuredName = random.pick([
      'Heron Way Condominium Association, Inc.',
      'Heron Way Owners Assn.',
    ]);
    facts.estimateName = random.pick(['HERON_WAY_COA', 'HERON-WAY-BLDGS', 'HERONWAY2']);
    const style = printStyle({
      family: 'helvetica',
      size: 9,
      marginLeft: 42,
      marginRight: 42,
      marginTop: 66,
      marginBottom: 58,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned'] as const),
      order: random.pick(['reading', 'columns'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: left, bold: true, size: 14 }, 34);
      flow.mark({ text: 'Commercial Property Claims, P.O. Box 4471', x: left, size: 8 }, 46);
      programFoot(flow, scope);
    };
    drawScopeCover(flow, scope, {
      insured: 'Insured:',
      adjuster: 'Claim Rep.:',
      heading: null,
    });
    flow.startPage('items');
    const openings = random.fork('openings');
    const drawPlace = (its: Place): void => {
      flow.space(0.8);
      const wide = openings.int(6, 14);
      flow.line([
        { text: its.name, x: left + 126, bold: true, size: 10.5 },
        ...(its.height === null
          ? []
          : [
              {
                text: `LxWxH ${wide + openings.int(1, 7)}' ${openings.int(1, 11)}" x ${wide}' x ${its.height}`,
                x: right,
                align: 'right' as const,
              },
            ]),
      ]);
      flow.rule(left + 126, right, 0.6);
      flow.y += 3;
      drawMeasures(flow, its, left + 140, left + 330);
      if (its.height === null) return;
      for (const [kind, size, to] of openings.sample(
        [
          ['Missing Wall', "3' 2\" X 8'", 'Opens into HALLWAY'],
          ['Door', '2\' 6" X 6\' 8"', 'Opens into Exterior'],
          ['Window', "3' X 5'", 'Opens into Exterior'],
          ['Missing Wall - Goes to Floor', '4\' 1/2" X 6\' 8"', 'Opens into LIVING_ROOM'],
        ] as const,
        openings.int(0, 3),
      ))
        flow.line([
          { text: kind, x: left + 10, bold: true },
          { text: size, x: left + 210 },
          { text: to, x: left + 330, bold: true },
        ]);
      flow.space(0.4);
    };
    const body = drawLinedBody(flow, scope, layer, {
      layout: 4,
      head: null,
      headSize: 8,
      figures: 'below',
      words: right - left,
      columns: [
        { key: 'quantity', head: ['QUANTITY', ''], at: left + 108 },
        { key: 'price', head: ['UNIT PRICE', ''], at: left + 176 },
        { key: 'tax', head: ['TAX', ''], at: left + 236 },
        { key: 'rcv', head: ['RCV', ''], at: left + 306 },
        { key: 'worn', head: ['AGE/LIFE', ''], at: left + 374, text: blankUnlessWorn(wornText) },
        {
          key: 'lost',
          head: ['DEPREC.', 'DEP %'],
          at: left + 450,
          text: blankUnlessWorn((item) => lostText(item)),
        },
        { key: 'acv', head: ['ACV', ''], at: right },
        {
          key: 'condition',
          head: ['', 'CONDITION'],
          at: left + 374,
          line: 1,
          text: blankUnlessWorn((item) => item.condition),
        },
        {
          key: 'share',
          head: ['', ''],
          at: left + 450,
          line: 1,
          text: blankUnlessWorn((item) => shareText(item, 'always')),
        },
      ],
      labels: {
        room: 'Totals:',
        level: 'Total:',
        labor_minimums: 'Totals:',
        line_items: 'Line Item Totals:',
      },
      placeAt: [left + 126, left + 140, left + 330],
      own: { place: drawPlace },
    });
    leaveOpen(flow, body.items);
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([10_000, 25_000]),
      (name) => `Summary for ${name}`,
    );
    flow.startPage('recap');
    centered(flow, 'Recap by Room', 11);
    flow.space(0.6);
    flow.line([{ text: `Estimate: ${facts.estimateName}`, x: left, bold: true }]);
    for (const its of scope.places) {
      flow.need(flow.leading * 2);
      flow.line([
        { text: `${its.path.slice(0, -1).join(' / ')} / ${its.name}`, x: left + 16 },
        { text: money(its.totals.lineItemTotal), x: right - 70, align: 'right' },
        {
          text: `${((100 * its.totals.rcv) / Math.max(1, scope.totals.rcv)).toFixed(2)}%`,
          x: right,
          align: 'right',
        },
      ]);
      flow.line([{ text: `Coverage: ${its.coverage}`, x: left + 30, italic: true }]);
    }
    drawPlan(flow, scope, `Building 1 - ${usDate(facts.dateEntered)}`);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 4,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        facts: factsOfCover(scope),
      },
    };
  },
};
