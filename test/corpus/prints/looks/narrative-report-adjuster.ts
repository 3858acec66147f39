import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import { lengthenWords } from '../content/long-words.ts';
import { addUp, coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { drawPhotoSheet } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  centered,
  drawPlan,
  factLines,
  figures,
  leaveOpen,
  settled,
} from '../drawing/scope-body.ts';
import { drawScopeSummaries } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

const [dwelling, others] = ['Dwelling', 'Other Structures'] as const;

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  coverage: string = dwelling,
): PlaceSpec => ({ name, trade, above, coverage });

const places: readonly PlaceSpec[] = [
  place('Dwelling Roof', 'roof', ['Source - Aerial Roof Report']),
  place('Front Slope Soft Metals', 'elevation', ['Source - Aerial Roof Report']),
  place('Carport', 'elevation', ['Exterior'], others),
  place('Hallway', 'inside', ['Interior']),
  place('Northeast Bedroom', 'inside', ['Interior']),
  place('Fence', 'yard', ['Exterior'], others),
];

/**
 * An independent adjuster's report that came by fax: the fax's line over each page, a report under
 * captions with amounts in its sentences, a statement of loss with a column for each coverage, then
 * the estimate itself with overhead and profit in its rows, photographs, a plan with a legend.
 */
export const narrativeReportAdjuster: Print = {
  name: 'narrative-report-adjuster',
  open: false,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Prairie Wind Mutual', {
      taxPercent: 8.25,
      overheadProfit: true,
      depreciated: 0.7,
      lost: 0.12,
      capPercent: 80,
      notes: 0.2,
      machine: 0.3,
      minimums: 1,
    });
    lengthenWords(random.fork('words'), scope, 0.15);
    addUp(scope);
    const { facts } = scope;
    facts.companyName = `${facts.companyName.split(' ')[0] ?? ''} Adjusting Service`;
    facts.claimNumber = `PW-${facts.claimNumber.slice(0, 4)}-${facts.claimNumber.slice(4)}`;
    const style = printStyle({
      family: random.pick(['courier', 'times', 'helvetica']),
      size: 8,
      marginLeft: 34,
      marginRight: 34,
      marginTop: 64,
      marginBottom: 52,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'kerned', 'word', 'glyph'] as const),
      sizeIn: random.pick(['font', 'matrix'] as const),
      order: random.pick(['reading', 'tables-last'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const sent = `${usDate(facts.dateEntered)} ${random.int(8, 17)}:${random.int(10, 59)}`;
    let inEstimate = false;
    flow.furniture = () => {
      flow.mark(
        {
          text: `${sent}   FROM: 555-0142   TO: 555-0177   P. ${String(flow.page).padStart(3, '0')}`,
          x: left,
          size: 7,
        },
        14,
      );
      flow.mark({ text: facts.companyName, x: left, bold: true, size: 12 }, 34);
      flow.mark({ text: facts.companyStreet, x: left, size: 7.5 }, 44);
      flow.mark({ text: facts.companyTown, x: left, size: 7.5 }, 53);
      if (!inEstimate) return;
      const foot = flow.sheet.height - 26;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: right - 80, align: 'right', size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    const sums = coverageSums(scope);
    const deductible = random.pick([1000, 2500, 4120]);
    const due = sums.map((sum, index) => settled(sum, index === 0 ? deductible : 0));
    // A letter as well as a report.
    flow.startPage('other');
    flow.space(1);
    flow.line([{ text: usDate(facts.dateEntered), x: left }]);
    flow.space(0.6);
    flow.line([{ text: facts.carrierName, x: left }]);
    flow.line([{ text: `Attention: ${facts.claimRepresentative}`, x: left }]);
    flow.space(0.6);
    factLines(
      flow,
      [
        ['INSURED:', facts.insuredName, 'CLAIM NO.:', facts.claimNumber],
        ['LOSS LOCATION:', facts.propertyStreet, 'POLICY NO.:', facts.policyNumber],
        ['', facts.propertyTown, 'DATE OF LOSS:', usDate(facts.dateOfLoss)],
        ['TYPE OF LOSS:', facts.typeOfLoss, 'OUR FILE:', `${random.int(20_000, 90_000)}-R`],
      ],
      [left + 110, left + 350],
    );
    flow.space(1);
    for (const [caption, text] of [
      [
        'FIRST AND FINAL REPORT',
        'Thank you for this assignment. Contact was made within 24 hours and the risk was inspected with the insured present.',
      ],
      [
        'COVERAGE',
        `Form HO-3, Coverage A $286,000.00, Coverage B $28,600.00, Coverage C $200,200.00, deductible $${money(deductible)}.`,
      ],
      [
        'DAMAGES',
        `1. Roof: 3-tab and laminated shingles, 1 layer. 2. Interior: 2 rooms. Replacement cost of all repairs is $${money(scope.totals.rcv)}; depreciation is $${money(scope.totals.depreciation)}.`,
      ],
      ['SALVAGE AND SUBROGATION', 'None noted.'],
      [
        'RECOMMENDATION',
        `We recommend payment of $${money(due[0]?.net ?? 0)} under Coverage A at this time.`,
      ],
    ] as const) {
      flow.line([{ text: caption, x: left, bold: true }]);
      flow.paragraph(text);
      flow.space(0.7);
    }
    flow.startPage('other');
    centered(flow, 'STATEMENT OF LOSS', 12);
    flow.space(0.8);
    const stops = sums.map((_, index) => left + 300 + index * 110);
    flow.line([
      { text: 'Item', x: left + 40, bold: true },
      ...figures(
        stops,
        sums.map(({ name }) => name),
      ).map((cell) => ({ ...cell, bold: true })),
    ]);
    flow.rule(left + 40, right - 40, 0.6);
    for (const [label, of] of [
      ['Replacement Cost Value', (index: number) => money(due[index]?.rcv ?? 0)],
      ['Less Depreciation', (index: number) => `(${money(sums[index]?.depreciation ?? 0)})`],
      ['Actual Cash Value', (index: number) => money(due[index]?.acv ?? 0)],
      ['Less Deductible', (index: number) => (index === 0 ? `(${money(deductible)})` : '(0.00)')],
      ['Net Claim', (index: number) => money(due[index]?.net ?? 0)],
    ] as const)
      flow.line([
        { text: label, x: left + 40 },
        ...figures(
          stops,
          sums.map((_, index) => of(index)),
        ),
      ]);
    flow.space(2);
    flow.line([{ text: `Adjuster: ${facts.estimator}`, x: left + 40 }]);
    inEstimate = true;
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Home:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['Claim Rep.:', facts.claimRepresentative],
        ['Company:', facts.carrierName],
        ['Estimator:', facts.estimator, 'Business:', '(555) 555-0142'],
        ['Company:', facts.companyName],
      ],
      [left + 90, left + 350],
    );
    flow.space(1);
    flow.line([
      { text: `Claim Number: ${facts.claimNumber}`, x: left },
      { text: `Policy Number: ${facts.policyNumber}`, x: left + 200 },
      { text: `Type of Loss: ${facts.typeOfLoss}`, x: left + 380 },
    ]);
    flow.space(1);
    factLines(
      flow,
      [
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
      [left + 90, left + 350],
    );
    const columns: readonly LinedColumn[] = [
      { key: 'quantity', head: ['QUANTITY'], at: left + 236 },
      { key: 'price', head: ['UNIT PRICE'], at: left + 290 },
      { key: 'tax', head: ['TAX'], at: left + 334 },
      { key: 'op', head: ['GCO&P'], at: left + 384 },
      { key: 'rcv', head: ['RCV'], at: left + 438 },
      { key: 'lost', head: ['DEPREC.'], at: left + 492 },
      { key: 'acv', head: ['ACV'], at: right },
    ];
    flow.startPage('items');
    const body = drawLinedBody(flow, scope, layer, {
      columns,
      layout: 1,
      head: 'DESCRIPTION',
      headSize: 7.5,
      words: 176,
      figures: 'first',
      labels: {
        room: 'Totals:',
        level: 'Total:',
        labor_minimums: 'Totals:',
        line_items: 'Line Item Totals:',
      },
      placeAt: [left + 130, left + 140, left + 340],
      breaks: (item) => item.number.endsWith('7'),
    });
    leaveOpen(flow, body.items);
    const summaries = drawScopeSummaries(flow, scope, deductible, (name) => `Summary for ${name}`);
    drawPhotoSheet(flow, random.fork('photos'), 1);
    drawPlan(flow, scope, 'Main Level');
    for (const [index, text] of ['D - Door', 'W - Window', 'MW - Missing Wall'].entries())
      flow.mark({ text, x: left + 60, size: 6 }, 580 + index * 9);
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
