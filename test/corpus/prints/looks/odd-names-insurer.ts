import { Flow } from '../../drawing/flow.ts';
import { rewordLines } from '../content/list-words.ts';
import { addUp, makeScope, type Place, type PlaceSpec } from '../content/scope.ts';
import { drawLinedBody, drawPlaceHead, type LinedLook } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRoomRecap } from '../drawing/recap-pages.ts';
import { centered, leaveOpen, programFoot } from '../drawing/scope-body.ts';
import { drawScopeCover, drawScopeSummaries, factsOfCover } from '../drawing/scope-pages.ts';
import { sketchedRoom } from '../drawing/sketched-room.ts';
import { drawWholeAreas } from '../drawing/whole-areas.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

const dwelling = 'Dwelling';
const others = 'Other Structures';
const roof = ['SKETCH1', 'Roof Plan'] as const;
const main = ['SKETCH1', 'Main Level'] as const;

const places: readonly PlaceSpec[] = [
  { name: 'F1', trade: 'roof', above: roof, coverage: dwelling },
  { name: 'F2', trade: 'elevation', above: roof, coverage: dwelling },
  { name: '1/2 Bath', trade: 'inside', above: main, coverage: dwelling },
  {
    name: 'Bedroom 3 / Sewing Room w/ Walk-In Closet and Bay Window',
    trade: 'inside',
    above: main,
    coverage: dwelling,
  },
  { name: 'Photo Room', trade: 'inside', above: main, coverage: dwelling },
  { name: 'Line Closet', trade: 'wet', above: main, coverage: dwelling },
  { name: '2 Car Garage', trade: 'inside', above: main, coverage: dwelling },
  { name: 'Total Loss Shed', trade: 'elevation', above: ['SKETCH2'], coverage: others },
  { name: 'Recap', trade: 'haul', above: [], coverage: dwelling },
  { name: 'Notes', trade: 'yard', above: [], coverage: others },
];

/** What the estimator wrote about a place as a whole: nobody's note. */
const remarks: Readonly<Record<string, string>> = {
  F1: 'Front slope, 6/12. 9 hits in the test square, see photos 4 through 8.',
  'Photo Room': 'Formerly bedroom 2. Contents were moved by the insured before the visit.',
  'Total Loss Shed':
    'A tree crushed this 10 x 12 shed. Everything in it is counted by the contents adjuster.',
  Recap: 'Lines below belong to the whole house and not to a room of it.',
  Notes: 'Lines below were asked for by the insured on the phone.',
};

/**
 * An insurer whose adjusters name places as they come: `F1`, `Recap`, `Notes`, `1/2 Bath`, `Total
 * Loss Shed`; a name over two lines beside its plan; remarks on a place between its measures and
 * its table; levels below sketches, sums of each.
 */
export const oddNamesInsurer: Print = {
  name: 'odd-names-insurer',
  open: false,
  lines: [7, 19, 36, 58, 96],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Granger Plains Insurance', {
      taxPercent: 8.25,
      overheadProfit: false,
      depreciated: 0.6,
      lost: 0.1,
      capPercent: 85,
      notes: 0.15,
      machine: 0.5,
      minimums: 3,
    });
    rewordLines(random.fork('words'), scope, 0.25);
    addUp(scope);
    const style = printStyle({
      family: 'helvetica',
      size: 8.5,
      marginLeft: 42,
      marginRight: 42,
      marginTop: 58,
      marginBottom: 60,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned'] as const),
      encoding: random.pick(['win-ansi', 'scrambled'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: 'Granger Plains Insurance', x: left, bold: true, size: 11 }, 34);
      flow.mark({ text: 'P.O. Box 4410, Lomond, KS 67401', x: right, align: 'right', size: 8 }, 34);
      programFoot(flow, scope);
    };
    drawScopeCover(flow, scope, { insured: 'Insured:', adjuster: 'Claim Rep.:', heading: null });
    const columns: readonly LinedColumn[] = [
      { key: 'quantity', head: ['QUANTITY'], at: left + 262 },
      { key: 'price', head: ['UNIT PRICE'], at: left + 328 },
      { key: 'tax', head: ['TAX'], at: left + 372 },
      { key: 'rcv', head: ['RCV'], at: left + 424 },
      { key: 'lost', head: ['DEPREC.'], at: left + 476 },
      { key: 'acv', head: ['ACV'], at: right },
    ];
    const plans = random.fork('plans');
    const placeAt = [left, left + 130, left + 330] as const;
    const place = (its: Place): void => {
      if (its.height === null) drawPlaceHead(flow, its, placeAt);
      else if (flow.width(its.name, { bold: true }, style.size + 1.5) > 200) {
        // Beside a plan there is no room for more of a name.
        flow.space(0.8);
        const [first = '', ...more] = flow.wrap(its.name, 200, { bold: true }, style.size + 1);
        flow.line([
          { text: first, x: left + 130, bold: true, size: style.size + 1 },
          { text: `Height: ${its.height}`, x: right, align: 'right' },
        ]);
        for (const text of more)
          flow.line([{ text, x: left + 130, bold: true, size: style.size + 1 }]);
        flow.rule(left + 130, right, 0.5);
        flow.y += 3;
        const { sfWalls = 0, sfFloor = 0 } = its.dimensions;
        flow.line([
          { text: `${sfWalls.toFixed(2)}  SF Walls`, x: left + 160 },
          { text: `${sfFloor.toFixed(2)}  SF Floor`, x: left + 340 },
        ]);
        flow.space(0.4);
      } else sketchedRoom(flow, its, plans);
      const remark = remarks[its.name];
      if (remark !== undefined) {
        flow.paragraph(remark, { width: 420 });
        flow.space(0.5);
      }
    };
    const look: LinedLook = {
      columns,
      layout: 1,
      head: 'DESCRIPTION',
      headSize: 8,
      words: 200,
      hang: 0,
      figures: 'first',
      labels: {
        room: 'Totals:',
        level: 'Total:',
        labor_minimums: 'Totals:',
        line_items: 'Line Item Totals:',
      },
      placeAt,
      own: { place, together: flow.leading * 14 },
    };
    flow.startPage('items');
    centered(flow, scope.facts.estimateName, 12);
    const body = drawLinedBody(flow, scope, layer, look);
    drawWholeAreas(flow, scope);
    leaveOpen(flow, body.items);
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([1000, 2500, 3180]),
      (coverage) => `Summary for ${coverage}`,
    );
    drawRoomRecap(flow, scope);
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
