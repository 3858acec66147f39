import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import { makeSite, measurePlace } from '../content/make-site.ts';
import { coverageSums, type PlaceSpec } from '../content/scope.ts';
import { drawCoverageShares, drawCoverageSummary } from '../drawing/coverage-ends.ts';
import { drawLinedBody, drawPlaceHead } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRoomRecap } from '../drawing/recap-pages.ts';
import { centered, leaveOpen, programFoot } from '../drawing/scope-body.ts';
import { drawScopeCover, factsOfCover } from '../drawing/scope-pages.ts';
import { drawWholeAreas } from '../drawing/whole-areas.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

const [dwelling, others] = ['Dwelling', 'Other Structures'] as const;
const source = 'Source - SKYGRID Roof and Walls';

const places: readonly PlaceSpec[] = [
  { name: 'Roof', above: [source, 'Exterior'], trade: 'roof', coverage: dwelling },
  {
    name: 'Siding',
    above: [source, 'Exterior'],
    trade: 'elevation',
    coverage: dwelling,
    sections: ['Right Elevation', 'Rear Elevation'],
  },
  { name: 'Fencing', above: [source, 'Exterior'], trade: 'yard', coverage: others },
  { name: 'Deck', above: ['SKETCH1', 'Main Level'], trade: 'inside', coverage: dwelling },
  {
    name: 'Mud Rm/Half Bath',
    above: ['SKETCH1', 'Main Level'],
    trade: 'inside',
    coverage: dwelling,
  },
  { name: 'Bonus Room', above: ['SKETCH1', 'Level 2'], trade: 'inside', coverage: dwelling },
];

/** Rows in the words of this carrier's adjusters, by trade and unit. */
const words: Readonly<Record<string, readonly string[]>> = {
  roofSQ: [
    'Tear off comp. shingles - Laminated (no haul off)',
    'Laminated - 130 mph wind rated - comp. shingle rfg. - w/out felt',
    'Roofing felt - 30 lb. - double coverage/low slope',
  ],
  roofLF: [
    'R&R Ridge cap - Standard profile',
    'Counterflashing - Apron flashing',
    'Continuous ridge vent - shingle-over style',
  ],
  elevationLF: [
    'Wrap wood fascia/frieze with aluminum (PER LF)',
    'Downspout - 3" x 4" box, w/ kick-out',
  ],
  insideEA: [
    'Ceiling fan - Detach & reset to new box',
    'Paint door slab only - 2 coats (per side) - 6\'8"',
  ],
};

/**
 * A direct carrier's one-line rows with tax: the aerial source and the sketch as levels of their
 * own over `Exterior` and `Main Level`, rooms with subrooms and many missing walls, name and
 * address over each page, taxes of cleaning told apart, shares of coverages, areas of all.
 */
export const sourceLevelsDirectCarrier: Print = {
  name: 'source-levels-direct-carrier',
  open: false,
  lines: [8, 18, 30, 46, 74],
  draw: (random, lines) => {
    const scope = makeSite(random.fork('site'), lines, places, 'Meridian Direct Property', {
      taxPercent: 6.5,
      overheadProfit: false,
      depreciated: 0.6,
      lost: 0.05,
      capPercent: 90,
      notes: 0.15,
      minimums: 2,
    });
    const { facts } = scope;
    facts.estimateName = facts.estimateName.replace('_', '__');
    const walls = random.fork('walls');
    for (const place of scope.places) {
      for (const item of place.items) {
        const its = words[`${place.trade}${item.unit}`];
        if (its !== undefined && item.prefix === '' && walls.chance(0.4))
          item.description = walls.pick(its).replace(/^R&R /, '');
      }
      if (place.height === null) continue;
      place.openings = Array.from(
        { length: walls.int(0, 4) },
        () =>
          `Missing Wall   ${walls.int(1, 9)}' ${walls.int(1, 11)}" X ${place.height}   Opens into ${walls.pick(['LANDING', 'Exterior', 'STAIRS2', 'HALL_2'])}`,
      );
      if (walls.chance(0.5))
        place.subrooms = ['Stairs2', 'Landing'].slice(0, walls.int(1, 2)).map((name, index) => ({
          name: `${name} (${index + 1})`,
          ...measurePlace(walls.fork(name + place.name), 'inside'),
        }));
    }
    const style = printStyle({
      family: random.pick(['times', 'helvetica'] as const),
      size: random.pick([8.5, 9]),
      marginTop: 70,
      marginBottom: 52,
      marginLeft: 40,
      marginRight: 40,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'kerned'] as const) };
    const { left } = flow;
    flow.furniture = () => {
      flow.mark({ text: 'Meridian Direct', x: left, bold: true, size: 14 }, 34);
      flow.mark({ text: '40 Harborline Way N, Port Ellery, FL 33799', x: left, size: 8 }, 46);
      programFoot(flow, scope);
    };
    drawScopeCover(flow, scope, { insured: 'Insured:', adjuster: 'Claim Rep.:', heading: null });
    flow.startPage('items');
    flow.line([
      {
        text: facts.estimateName,
        x: (left + flow.right) / 2,
        align: 'center',
        bold: true,
        size: 12,
      },
    ]);
    const column = (key: LinedColumn['key'], head: string, at: number): LinedColumn => ({
      key,
      head: [head],
      at: left + at,
    });
    const body = drawLinedBody(flow, scope, layer, {
      columns: [
        column('quantity', 'QUANTITY', 262),
        column('price', 'UNIT PRICE', 326),
        column('tax', 'TAX', 374),
        column('rcv', 'RCV', 428),
        column('lost', 'DEPREC.', 480),
        column('acv', 'ACV', 532),
      ],
      layout: 1,
      head: 'DESCRIPTION',
      words: 196,
      figures: random.pick(['first', 'last'] as const),
      labels: {
        room: 'Totals: ',
        level: 'Total: ',
        line_items: 'Line Item Totals: ',
        labor_minimums: 'Totals: ',
      },
      placeAt: [left + 118, left + 150, left + 330],
      breaks: (item) => item.number.endsWith('7'),
      own: {
        area: (name, depth) => {
          flow.space(0.5);
          centered(flow, name, depth === 0 ? style.size + 5 : style.size + 3);
        },
        place: (its) => {
          drawPlaceHead(flow, its, [left + 118, left + 150, left + 330]);
          for (const opening of its.openings) flow.line([{ text: opening, x: left + 60 }]);
          for (const sub of its.subrooms)
            drawPlaceHead(flow, { ...its, ...sub, name: `Subroom: ${sub.name}` }, [
              left + 118,
              left + 150,
              left + 330,
            ]);
          flow.space(0.3);
        },
      },
    });
    drawWholeAreas(flow, scope);
    flow.space(1);
    drawCoverageShares(flow, [dwelling, others, 'Contents'], coverageSums(scope), scope.totals);
    const deductible = random.pick([1000, 1500, 2500]);
    const summaries = coverageSums(scope).map((sum, index) => {
      flow.startPage('summary');
      return drawCoverageSummary(flow, sum, {
        title: [`Summary for ${sum.name}`],
        deductible: index === 0 ? deductible : 0,
      });
    });
    flow.startPage('recap');
    centered(flow, 'Recap of Taxes');
    flow.space(0.6);
    const stops = [250, 370, 490];
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
    row(
      '',
      ['Material Sales Tax (6.5%)', 'Cln Mat Sales Tax (6.5%)', 'Cleaning Total Tax (6.5%)'],
      true,
    );
    row('Line Items', [money(scope.totals.tax), '0.00', '0.00']);
    row('Total', [money(toAmount(scope.totals.tax.toFixed(2))), '0.00', '0.00'], true);
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
        summaries,
        facts: factsOfCover(scope),
      },
    };
  },
};
