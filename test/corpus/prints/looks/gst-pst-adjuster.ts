import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import { coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  byCategory,
  centered,
  factLines,
  ladder,
  leaveOpen,
  settled,
  shareOf,
} from '../drawing/scope-body.ts';
import { factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  coverage = 'Building',
): PlaceSpec => ({ name, trade, above, coverage });

const places: readonly PlaceSpec[] = [
  place('Rec Room', 'inside', ['Basement']),
  place('Laundry', 'inside', ['Basement']),
  place('Great Room', 'inside', ['Main Floor']),
  place('Powder Room', 'inside', ['Main Floor']),
  place('Roof', 'roof', ['Exterior']),
  place('Detached Shop', 'elevation', ['Exterior'], 'Detached Private Structures'),
];

const towns = [
  'Wascana Flats, SK  S4P 3Y2',
  'Red Willow, MB  R3C 1A9',
  'Cobble Inlet, BC  V9L 2K4',
] as const;

/**
 * An independent adjuster north of the border prints the program: dates with the year first, a
 * post code of letters and figures, two taxes that the summary and a recap set apart while the
 * rows have one column of both, and coverages in other words than the south's.
 */
export const gstPstAdjuster: Print = {
  name: 'gst-pst-adjuster',
  open: false,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Prairie Wheat Mutual Insurance', {
      taxPercent: 11,
      overheadProfit: true,
      depreciated: 0.55,
      lost: 0,
      capPercent: 75,
      notes: 0.2,
      machine: 0.4,
      minimums: 2,
    });
    const { facts } = scope;
    facts.propertyTown = random.pick(towns);
    facts.priceList = random.pick(['SKRE8X_MAR26', 'MBWI28_JAN26', 'BCVI8X_APR26']);
    const style = printStyle({
      family: 'times',
      size: 9.5,
      marginLeft: 46,
      marginRight: 46,
      marginTop: 82,
      marginBottom: 60,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'gaps'] as const) };
    const { left, right } = { left: flow.left, right: style.width - style.marginRight };
    flow.furniture = () => {
      flow.mark({ text: 'Larkspur & Boyd Adjusters Ltd.', x: left + 60, bold: true, size: 13 }, 34);
      flow.mark({ text: `${facts.companyStreet}, Suite 210`, x: left + 60 }, 47);
      flow.mark({ text: `Office ${facts.phone}   Fax (306) 555-0111`, x: left + 60 }, 59);
      const foot = flow.sheet.height - 30;
      flow.mark({ text: facts.estimateName, x: left, size: 8.5 }, foot);
      flow.mark({ text: facts.dateEntered, x: right - 110, align: 'right', size: 8.5 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8.5 }, foot);
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Cellular:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
      ],
      [left + 92, left + 340],
    );
    flow.space(1);
    factLines(
      flow,
      [
        ['Claim Rep.:', facts.claimRepresentative, 'Business:', facts.phone],
        ['Estimator:', facts.estimator, 'Business:', facts.phone],
        ['Company:', facts.carrierName],
      ],
      [left + 92, left + 340],
    );
    flow.space(1);
    flow.line([
      { text: `Claim Number: ${facts.claimNumber}`, x: left },
      { text: `Policy Number: ${facts.policyNumber}`, x: left + 180 },
      { text: `Type of Loss: ${facts.typeOfLoss}`, x: left + 360 },
    ]);
    flow.space(1);
    factLines(
      flow,
      [
        ['Date of Loss:', facts.dateOfLoss, 'Date Received:', facts.dateReceived],
        ['Date Inspected:', facts.dateInspected, 'Date Entered:', `${facts.dateEntered} 9:14 AM`],
        ['Price List:', facts.priceList],
        ['', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 92, left + 340],
    );
    flow.space(2);
    for (const text of [
      'This estimate is without prejudice to the rights of the insurer. It is not an authorization to repair. Amounts include GST and PST where each applies; PST does not apply to labour.',
      'Contractors must call the adjuster before any work that is not in this estimate. Invoices over $5,000.00 need a copy of the clearance letter.',
    ]) {
      flow.paragraph(text);
      flow.space(0.5);
    }
    flow.startPage('items');
    const body = drawLinedBody(flow, scope, layer, {
      layout: 1,
      head: 'DESCRIPTION',
      headSize: 8.5,
      figures: 'first',
      words: 176,
      columns: [
        { key: 'quantity', head: ['QUANTITY'], at: left + 232 },
        { key: 'price', head: ['UNIT PRICE'], at: left + 286 },
        { key: 'tax', head: ['TAX'], at: left + 326 },
        { key: 'op', head: ['O&P'], at: left + 374 },
        { key: 'rcv', head: ['RCV'], at: left + 426 },
        { key: 'lost', head: ['DEPREC.'], at: left + 474 },
        { key: 'acv', head: ['ACV'], at: right },
      ],
      labels: {
        room: 'Totals:',
        level: 'Total:',
        labor_minimums: 'Totals:',
        line_items: 'Line Item Totals:',
      },
      placeAt: [left + 130, left + 150, left + 330],
    });
    leaveOpen(flow, body.items);
    const deductible = random.pick([500, 1000, 2000]);
    const summaries = coverageSums(scope).map((sum, index) => {
      flow.startPage('summary');
      const less = index === 0 ? deductible : 0;
      const { acv, net } = settled(sum, less);
      const gst = toAmount(((sum.tax * 5) / 11).toFixed(2));
      centered(flow, `Summary for ${sum.name}`, 12);
      flow.space(0.6);
      ladder(
        flow,
        [
          ['Line Item Total', money(sum.lineItemTotal)],
          ['Goods and Services Tax', money(gst)],
          ['Provincial Sales Tax', money(toAmount((sum.tax - gst).toFixed(2)))],
          ['Subtotal', money(toAmount((sum.lineItemTotal + sum.tax).toFixed(2))), false, true],
          ['Overhead', money(sum.overhead)],
          ['Profit', money(sum.profit)],
          ['Replacement Cost Value', `$${money(sum.rcv)}`, true, true],
          ['Less Depreciation', `(${money(sum.depreciation)})`],
          ['Actual Cash Value', `$${money(acv)}`, true, true],
          ...(less === 0 ? [] : ([['Less Deductible', `(${money(less)})`]] as const)),
          ['Net Claim', `$${money(net)}`, true, true],
          ['Total Recoverable Depreciation', money(sum.depreciation)],
          [
            'Net Claim if Depreciation is Recovered',
            `$${money(toAmount((net + sum.depreciation).toFixed(2)))}`,
            true,
            true,
          ],
        ],
        left + 70,
        right - 90,
      );
      flow.space(2);
      centered(flow, facts.estimator, 9.5);
      return {
        coverage: sum.name,
        lineItemTotal: sum.lineItemTotal,
        rcv: sum.rcv,
        acv,
        deductible: less === 0 ? null : less,
        netClaim: net,
      };
    });
    flow.startPage('recap');
    centered(flow, 'Recap of Taxes, Overhead and Profit', 12);
    flow.space(1);
    const stops = [left + 200, left + 320, left + 420, right];
    const { tax } = scope.totals;
    const gst = toAmount(((tax * 5) / 11).toFixed(2));
    const each = toAmount((scope.totals.overheadProfit / 2).toFixed(2));
    const cells = (first: string, texts: readonly string[], bold = false): void =>
      flow.line([
        { text: first, x: left, bold },
        ...texts.map((text, index) => ({
          text,
          x: stops[index] ?? right,
          align: 'right' as const,
          bold,
        })),
      ]);
    cells('', ['Overhead (10%)', 'Profit (10%)', 'GST (5%)', 'PST (6%)'], true);
    for (const name of ['Line Items', 'Total'])
      cells(name, [
        money(each),
        money(toAmount((scope.totals.overheadProfit - each).toFixed(2))),
        money(gst),
        money(toAmount((tax - gst).toFixed(2))),
      ]);
    flow.startPage('recap');
    centered(flow, 'Recap by Category', 12);
    flow.space(0.8);
    for (const { name, amounts } of byCategory(scope.items))
      flow.line([
        { text: name, x: left },
        { text: money(amounts.lineItemTotal), x: right - 70, align: 'right' },
        { text: shareOf(amounts.lineItemTotal, scope.totals.rcv), x: right, align: 'right' },
      ]);
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
