import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import { makeScope, type PlaceSpec } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { centered, leaveOpen, programFoot } from '../drawing/scope-body.ts';
import { drawScopeSummaries } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

const [dwelling, others] = ['Dwelling', 'Other Structures'] as const;

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  coverage: string = dwelling,
): PlaceSpec => ({ name, trade, above: [], coverage });

const places: readonly PlaceSpec[] = [
  place('Roof', 'roof'),
  place('Garage Door Side', 'elevation'),
  place('Kitchen', 'inside'),
  place('Back Bedroom', 'inside'),
  place('Front Porch', 'elevation'),
  place('Privacy Fence', 'yard', others),
];

/**
 * A carrier's estimate in the large type that a customer may ask for: few columns under heads of
 * two lines in words, descriptions of two to five lines in a narrow column with the figures beside
 * their last line or their first, two or three rooms to a page at most.
 */
export const largeTypeCarrier: Print = {
  name: 'large-type-carrier',
  open: false,
  lines: [5, 14, 26, 44, 80],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Homestead Valley Insurance', {
      taxPercent: 0,
      overheadProfit: false,
      depreciated: 0.7,
      lost: 0.1,
      capPercent: 80,
      notes: 0.15,
      machine: 0,
      minimums: 1,
    });
    const { facts } = scope;
    const style = printStyle({
      family: random.pick(['times', 'helvetica']),
      size: random.pick([11.5, 12]),
      leading: 1.25,
      marginLeft: 36,
      marginRight: 36,
      marginTop: 66,
      marginBottom: 60,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'glyph', 'gaps'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: left, bold: true, size: 15 }, 36);
      flow.mark({ text: 'Large print', x: right, align: 'right', size: 10, italic: true }, 36);
      programFoot(flow, scope);
    };
    flow.startPage('cover');
    for (const [label, value] of [
      ['Policyholder:', facts.insuredName],
      ['Property:', `${facts.propertyStreet}, ${facts.propertyTown}`],
      ['Claim Number:', facts.claimNumber],
      ['Policy Number:', facts.policyNumber],
      ['Type of Loss:', facts.typeOfLoss],
      ['Date of Loss:', usDate(facts.dateOfLoss)],
      ['Claim Rep.:', facts.claimRepresentative],
      ['Company:', facts.carrierName],
      ['Price List:', facts.priceList],
      ['Estimate:', facts.estimateName],
    ] as const) {
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 130 },
      ]);
      flow.space(0.2);
    }
    flow.space(1);
    flow.paragraph(
      'Amounts in parentheses may be paid to you after the work is done. Questions? Call (555) 555-0109 and ask for large print or braille.',
    );
    const columns: readonly LinedColumn[] = [
      { key: 'quantity', head: ['Quantity'], at: left + 246 },
      { key: 'price', head: ['Unit', 'Price'], at: left + 308 },
      { key: 'rcv', head: ['Replacement', 'Cost (RCV)'], at: left + 386 },
      { key: 'lost', head: ['Less', 'Depreciation'], at: left + 466 },
      { key: 'acv', head: ['Actual Cash', 'Value (ACV)'], at: right },
    ];
    flow.startPage('items');
    const body = drawLinedBody(flow, scope, layer, {
      columns,
      layout: 1,
      head: 'Description',
      headSize: 10,
      words: 166,
      hang: random.pick([0, 10]),
      figures: random.pick(['first', 'last'] as const),
      labels: {
        room: 'Total:',
        level: null,
        labor_minimums: 'Total:',
        line_items: 'Line Item Total:',
      },
      placeAt: [left, left + 20, left + 250],
      note: { italic: true, width: 440 },
      breaks: (item) => item.number.endsWith('4'),
      own: {
        together: flow.leading * 10,
        continued: (its) => {
          centered(flow, `${its.name}, continued`);
          flow.space(0.4);
        },
      },
    });
    leaveOpen(flow, body.items);
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([500, 1000, 2000]),
      (name) => `Summary for ${name}`,
    );
    flow.space(1);
    flow.line([{ text: `Total of this estimate: $${money(scope.totals.rcv)}`, x: left }]);
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
