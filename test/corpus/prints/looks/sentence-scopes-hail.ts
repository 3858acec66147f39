import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem } from '../../model.ts';
import { makeSite } from '../content/make-site.ts';
import { coverageSums, type Place, type PlaceSpec } from '../content/scope.ts';
import { drawCoverageSummary } from '../drawing/coverage-ends.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRoomRecap } from '../drawing/recap-pages.ts';
import { centered, drawMeasures, drawPlan, factLines, leaveOpen } from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const dwelling = 'Dwelling';
const place = (name: string, trade: PlaceSpec['trade']): PlaceSpec => ({
  name,
  trade,
  above: ['Source - Aerial Roof and Walls', 'Exterior'],
  coverage: dwelling,
});

const places: readonly PlaceSpec[] = [
  place('Dwelling Roof', 'roof'),
  place('Front Elevation', 'elevation'),
  place('Right Elevation', 'elevation'),
  place('Rear Elevation (Walk-out)', 'elevation'),
  place('Left Elevation', 'elevation'),
  place('Debris Removal', 'haul'),
];

/** Sentences that tell what the rows after them are for. */
const sentences: Partial<Record<Place['trade'], readonly string[]>> = {
  roof: [
    'The following line items are to replace the roof damaged by hail on 4 of 4 slopes.',
    'The following line items are for the roof accessories and penetrations.',
  ],
  elevation: [
    'The following line items are to repair hail damage to the gutters and soffit of this side.',
    'The following line items are to replace the screens (2 of 6) and to reglaze.',
    'No damage was found to the siding above 8 feet at the time of inspection.',
  ],
  haul: ['The following line items are for hauling and supervision.'],
};

/** Faces of a roof with their slopes, below its measures. */
const drawFaces = (flow: Flow, place: Place): void => {
  const surface = place.dimensions.sfSurfaceArea ?? 0;
  const faces = ['F1 (A)', 'F2 (B)', 'F3 (B)', 'F4 (C)'];
  for (const [index, face] of faces.entries()) {
    flow.line([
      { text: face, x: flow.left + 150 },
      { text: `${money((surface * (index + 2)) / 14)} SF`, x: flow.left + 260, align: 'right' },
      { text: `${5 + index}/12`, x: flow.left + 300, align: 'right' },
    ]);
  }
};

/**
 * A carrier's hail estimate after an aerial measurement: a source above the level above the places,
 * faces of the roof listed with their slopes, sentences between the rows that say what the next are
 * for, heads in two lines, `0.00` for what is not depreciated, a sketch and a recap behind.
 */
export const sentenceScopesHail: Print = {
  name: 'sentence-scopes-hail',
  open: false,
  lines: [6, 15, 26, 40, 64],
  draw: (random, lines) => {
    const scope = makeSite(random.fork('site'), lines, places, 'Blackjack Valley Mutual', {
      taxPercent: 6.35,
      overheadProfit: false,
      depreciated: 0.8,
      lost: 0.12,
      capPercent: 85,
      notes: 0.12,
      minimums: 2,
    });
    const { facts } = scope;
    const style = printStyle({
      family: random.pick(['times', 'helvetica'] as const),
      size: 9,
      marginTop: 84,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['spaced-line', 'gaps', 'cell'] as const),
      quotes: random.pick(['straight', 'typographic'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: left, bold: true, size: 12 }, 36);
      flow.mark({ text: 'Property Claims - Hail Unit, 410 Grange Pkwy', x: left, size: 8 }, 48);
      flow.mark(
        {
          text: `Claim ${facts.claimNumber} - Page ${flow.page}`,
          x: right,
          align: 'right',
          size: 8,
        },
        48,
      );
      flow.rule(left, right, 1, 54);
    };
    flow.startPage('letter');
    for (const text of [usDate(facts.dateEntered), '', facts.insuredName, facts.propertyStreet])
      flow.line([{ text, x: left }]);
    flow.line([{ text: facts.propertyTown, x: left }]);
    flow.space(1);
    for (const text of [
      `Re: loss of ${usDate(facts.dateOfLoss)}, your claim for hail`,
      'Enclosed is our estimate. It allows for 1 layer of shingles and 2 trips. If your contractor finds more than this, call before the work starts; amounts over $500.00 must be inspected first.',
      'The first payment is the actual cash value less your deductible. You have 365 days to claim what was held back.',
    ]) {
      flow.paragraph(text);
      flow.space(0.7);
    }
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Named Insured:', facts.insuredName, 'Adjuster:', facts.claimRepresentative],
        ['Loss Location:', facts.propertyStreet, 'Phone:', facts.phone],
        ['', facts.propertyTown, 'Cause:', 'Hail 1.25" - 1.75"'],
        ['Claim Number:', facts.claimNumber, 'Date of Loss:', usDate(facts.dateOfLoss)],
        ['Policy Number:', facts.policyNumber, 'Inspected:', usDate(facts.dateInspected)],
        ['Price List:', facts.priceList, 'Roof:', '1 story, 2 layers'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 92, left + 360],
    );
    flow.startPage('items');
    const column = (
      key: LinedColumn['key'],
      head: readonly string[],
      at: number,
      text?: LinedColumn['text'],
    ): LinedColumn => ({ key, head, at: left + at, ...(text === undefined ? {} : { text }) });
    const said = random.fork('sentences');
    const saying = new Set<ModelItem>();
    for (const its of scope.places)
      for (const [index, item] of its.items.entries())
        if (index === 0 || said.chance(0.22)) saying.add(item);
    const before = (item: ModelItem): void => {
      const its = scope.places.find(({ items }) => items.includes(item));
      if (its === undefined || !saying.has(item)) return;
      const known = sentences[its.trade] ?? ['The following line items are per the invoice.'];
      flow.need(flow.leading * 4);
      flow.space(0.3);
      flow.paragraph(its.items[0] === item ? (known[0] ?? '') : said.pick(known));
      flow.space(0.3);
    };
    const body = drawLinedBody(flow, scope, layer, {
      columns: [
        column('quantity', ['QUANTITY'], 292),
        column('price', ['UNIT', 'PRICE'], 344),
        column('tax', ['TAX'], 390),
        column('rcv', ['RCV'], 442),
        column('lost', ['DEPREC.'], 492, (item) =>
          item.depreciation === 0
            ? '0.00'
            : item.recoverable
              ? `(${money(item.depreciation)})`
              : `<${money(item.depreciation)}>`,
        ),
        column('acv', ['ACV'], 540),
      ],
      layout: 1,
      head: 'DESCRIPTION',
      words: 236,
      figures: 'first',
      labels: {
        room: 'Totals: ',
        level: 'Total: ',
        line_items: 'Line Item Totals: ',
        labor_minimums: 'Totals: ',
      },
      placeAt: [left + 150, left + 170, left + 350],
      truth: (item) => {
        const { items } = scope;
        const next = items[items.indexOf(item) + 1];
        // Whose note a sentence between rows is, and whether it heads what follows, is open.
        const between = next !== undefined && saying.has(next) && next.room === item.room;
        return { unjudged: ['section', ...(between ? ['f9Note', 'machineNotes'] : [])] };
      },
      own: {
        place: (its) => {
          flow.space(0.8);
          centered(flow, its.name, style.size + 2);
          drawMeasures(flow, its, left + 150, left + 340);
          if (its.trade === 'roof') drawFaces(flow, its);
          flow.space(0.4);
        },
        notes: (item) => {
          if (item.note !== null) flow.paragraph(item.note, { x: left });
          flow.space(0.5);
          const next = scope.items[scope.items.indexOf(item) + 1];
          if (next !== undefined && next.room === item.room) before(next);
        },
        head: () => {
          for (const [index, texts] of [
            ['', 'UNIT', '', '', '', ''],
            ['QUANTITY', 'PRICE', 'TAX', 'RCV', 'DEPREC.', 'ACV'],
          ].entries())
            flow.line([
              ...(index === 1 ? [{ text: 'DESCRIPTION', x: left, bold: true }] : []),
              ...texts.map((text, at) => ({
                text,
                x: left + ([292, 344, 390, 442, 492, 540][at] ?? 0),
                align: 'right' as const,
                bold: true,
              })),
            ]);
          flow.rule(left, right, 0.6);
          flow.y += 3;
        },
      },
    });
    const deductible = random.pick([1000, 1340, 2680]);
    flow.startPage('summary');
    const summaries = coverageSums(scope).map((one) =>
      drawCoverageSummary(flow, one, { title: [`Summary for ${one.name}`], deductible }),
    );
    drawRoomRecap(flow, scope);
    drawPlan(flow, scope, 'Source - Aerial Roof and Walls');
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
        facts: {
          ...noFacts,
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
          priceList: facts.priceList,
        },
      },
    };
  },
};
