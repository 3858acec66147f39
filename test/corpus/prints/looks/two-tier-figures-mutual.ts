import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import { makeScope, type PlaceSpec } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import { type LinedColumn, linedSums } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { centered, factLines, leaveOpen, shareText } from '../drawing/scope-body.ts';
import { drawScopeSummaries, factsOfCover } from '../drawing/scope-pages.ts';
import { drawWholeAreas } from '../drawing/whole-areas.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

const [dwelling, others] = ['Coverage A - Dwelling', 'Coverage B - Other Structures'] as const;

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  coverage: string = dwelling,
): PlaceSpec => ({ name, trade, above, coverage });

const places: readonly PlaceSpec[] = [
  place('Main Roof', 'roof', ['Roof']),
  place('Porch Roof', 'roof', ['Roof']),
  place('West Side', 'elevation', ['Sides of House']),
  place('South Side', 'elevation', ['Sides of House']),
  place('Parlor', 'inside', ['First Floor']),
  place('Sewing Room', 'inside', ['First Floor']),
  place('Yard Barn', 'roof', ['Outbuildings'], others),
  place('Board Fence', 'yard', ['Outbuildings'], others),
];

/**
 * An old mutual's print whose figures stand in two tiers below the words: what a row costs on the
 * first, how it has aged and what is left on the second, in the same five places of the line, under
 * a head of two lines; sums in two tiers as well. Each page tells its number and how many there are.
 */
export const twoTierFiguresMutual: Print = {
  name: 'two-tier-figures-mutual',
  open: true,
  lines: [5, 16, 32, 58, 104],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Fairhope County Mutual', {
      taxPercent: 7,
      overheadProfit: random.chance(0.7),
      depreciated: 0.7,
      lost: 0.15,
      capPercent: 80,
      notes: 0.1,
      machine: 0.5,
      minimums: 2,
    });
    const { facts } = scope;
    const style = printStyle({
      family: random.pick(['times', 'helvetica']),
      size: random.pick([9, 9.5]),
      marginTop: 84,
      marginLeft: 46,
      marginRight: 46,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned', 'gaps'] as const),
      page: random.pick(['plain', 'cropped', 'form'] as const),
      bold: random.pick(['face', 'stroked'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: 'FAIRHOPE COUNTY MUTUAL', x: left, bold: true, size: 12 }, 36);
      flow.mark({ text: 'Since 1891', x: left, italic: true, size: 8 }, 47);
      for (const [index, text] of [
        `Claim No. ${facts.claimNumber}`,
        `Insured: ${facts.insuredName}`,
        `Page ${flow.page}`,
      ].entries())
        flow.mark({ text, x: right, align: 'right', size: 8.5 }, 36 + index * 11);
      flow.rule(left, right, 1, 66);
    };
    flow.startPage('cover');
    centered(flow, 'ESTIMATE OF REPAIRS', 14);
    flow.space(1.2);
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Home:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['', ''],
        ['Claim Rep.:', facts.claimRepresentative, 'Business:', '(800) 555-0177'],
        ['Company:', facts.carrierName],
        ['Business:', '12 Court Square'],
        ['', 'Fairhope, OH 43055'],
        ['', ''],
        ['Claim Number:', facts.claimNumber, 'Policy Number:', facts.policyNumber],
        ['Type of Loss:', facts.typeOfLoss, 'Policy Forms:', 'FM-3 07 19, FM-114'],
        ['Date of Loss:', usDate(facts.dateOfLoss), 'Date Received:', usDate(facts.dateReceived)],
        [
          'Date Inspected:',
          usDate(facts.dateInspected),
          'Date Entered:',
          usDate(facts.dateEntered),
        ],
        ['', ''],
        ['Price List:', facts.priceList],
        ['', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 88, left + 340],
    );
    flow.space(1);
    flow.paragraph(
      'This is an estimate and not a promise to pay. A supplement must be agreed before the work is done; we answer within 10 business days. Roofs of more than 15 years are settled at actual cash value under form FM-114.',
    );
    const stops = [150, 236, 322, 414, right - left].map((x) => left + x);
    const first: readonly (readonly [LinedColumn['key'], string])[] = [
      ['quantity', 'QUANTITY'],
      ['price', 'UNIT PRICE'],
      ['tax', 'TAX'],
      ['op', 'O&P'],
      ['rcv', 'RCV'],
    ];
    const second: readonly (readonly [LinedColumn['key'], string])[] = [
      ['worn', 'AGE/LIFE'],
      ['condition', 'CONDITION'],
      ['share', 'DEP %'],
      ['lost', 'DEPREC.'],
      ['acv', 'ACV'],
    ];
    const tier = (columns: typeof first, line: number): LinedColumn[] =>
      columns.map(([key, head], index) => ({
        key,
        head: line === 0 ? [head, ''] : [head],
        at: stops[index] ?? right,
        line,
        ...(key === 'share' ? { text: (item) => shareText(item, 'always') } : {}),
      }));
    const tiers = [tier(first, 0), tier(second, 1)];
    flow.startPage('items');
    const body = drawLinedBody(flow, scope, layer, {
      columns: tiers.flat(),
      // Age and condition stand in every row, as those of two lines have them.
      layout: 3,
      head: null,
      headSize: 8.5,
      words: right - left - 20,
      figures: 'below',
      labels: {
        room: 'Totals:',
        level: 'Total:',
        line_items: 'Line Item Totals:',
        labor_minimums: 'Totals:',
      },
      placeAt: [left, left + 60, left + 290],
      note: { italic: true, x: left + 18 },
      own: {
        total: (kind, name, amounts) => {
          const label =
            kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
          flow.need(flow.leading * 4);
          flow.rule(left, right, 0.5);
          flow.y += 2;
          flow.line([{ text: `${label} ${name}`, x: left, bold: true }]);
          for (const columns of tiers) flow.line(linedSums(columns, amounts));
          flow.space(0.8);
          return true;
        },
        section: () => undefined,
      },
    });
    drawWholeAreas(flow, scope);
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([1000, 2500]),
      (name) => `Summary for ${name}`,
    );
    flow.startPage('other');
    centered(flow, 'Rates of depreciation used in this estimate', style.size + 2);
    flow.space(0.8);
    for (const [what, rate] of [
      ['Composition shingles', '3.33% a year, 80% at most'],
      ['Paint, inside', '6.67% a year'],
      ['Carpet', '10.00% a year'],
      ['Deductible of this claim', `$${money(summaries[0]?.deductible ?? 0)}`],
    ] as const)
      flow.line([
        { text: what, x: left + 60 },
        { text: rate, x: left + 300 },
      ]);
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 4,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries: summaries.map((one) => ({
          ...one,
          alsoCalled: [one.coverage?.split(' - ')[1] ?? ''],
        })),
        facts: factsOfCover(scope),
      },
    };
  },
};
