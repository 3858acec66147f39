import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthSummary } from '../../model.ts';
import { type CoverageSum, coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
import { drawLinedBody, drawPlaceHead } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { centered, factLines, leaveOpen, programFoot, settled } from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

const [dwelling, others, goods] = ['Dwelling', 'Other Structures', 'Contents'] as const;

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  coverage: string,
  above: readonly string[] = [],
): PlaceSpec => ({ name, trade, above, coverage });

const places: readonly PlaceSpec[] = [
  place('Dwelling Roof', 'roof', dwelling, ['Exterior']),
  place('Front Elevation', 'elevation', dwelling, ['Exterior']),
  place('Guest Bedroom', 'inside', dwelling, ['Interior']),
  place('Personal Property', 'contents', goods),
  place('Hall Bath', 'inside', dwelling, ['Interior']),
  place('Pool House Roof', 'roof', others, ['Detached']),
  place('Privacy Fence', 'yard', others, ['Detached']),
  place('Debris & Cleanup', 'haul', dwelling),
];

const callouts = [
  'A. Room or area: where the damage is. Its measures come from a plan or an aerial report.',
  'B. Quantity and unit: SF square foot, LF linear foot, SQ 100 square feet of roof, EA each.',
  'C. RCV: quantity x unit price + tax. 3.00 EA x 42.10 + 4.42 = 130.72.',
  'D. Depreciation: what age and wear take off. (12.50) may be paid later, <12.50> may not.',
  'E. ACV: RCV less depreciation; what is paid first, after your deductible.',
] as const;

/**
 * A carrier's packet whose summary is one table with a column per coverage and one for all: the
 * coverage stands in italics below each room's name, a letter that tells the payment and a guide
 * with lettered explanations come before, the deductible applies to the first column alone.
 */
export const coverageColumnsCarrier: Print = {
  name: 'coverage-columns-carrier',
  open: true,
  lines: [6, 18, 34, 62, 120],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Prairie Shield Insurance', {
      taxPercent: 8.25,
      overheadProfit: false,
      depreciated: 0.65,
      lost: 0.12,
      capPercent: 100,
      notes: 0.12,
      machine: 0.6,
      minimums: 2,
    });
    const { facts } = scope;
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation']),
      size: random.pick([8.5, 9]),
      marginTop: 78,
      marginLeft: 38,
      marginRight: 38,
      marginBottom: 60,
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : {
            ...plainLayer,
            runs: random.pick(['cell', 'word', 'kerned'] as const),
            order: random.pick(['reading', 'tables-last'] as const),
          };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: right, align: 'right', bold: true, size: 13 }, 36);
      flow.mark(
        {
          text: 'Property Claims, PO Box 4410, Merriam Falls, GA 30189',
          x: right,
          align: 'right',
          size: 7.5,
        },
        48,
      );
      flow.mark({ text: 'claims@prairieshield.example', x: right, align: 'right', size: 7.5 }, 58);
      programFoot(flow, scope);
    };
    const deductible = random.pick([1500, 2000]);
    const sums = coverageSums(scope);
    const paid = (one: CoverageSum): { acv: number; net: number } =>
      settled(one, one.name === dwelling ? deductible : 0);
    const totalOf = (of: (one: CoverageSum) => number): number => toAmount(sum(sums.map(of)));
    flow.startPage('letter');
    for (const text of [
      usDate(facts.dateEntered),
      '',
      facts.insuredName,
      facts.propertyStreet,
      facts.propertyTown,
      '',
      `Claim number: ${facts.claimNumber}`,
      `Date of loss: ${usDate(facts.dateOfLoss)}`,
      '',
      `Dear ${facts.insuredName}:`,
      '',
    ])
      flow.line([{ text, x: left }]);
    for (const text of [
      `We have finished our review of your ${facts.typeOfLoss.toLowerCase()} claim. Enclosed is our estimate of $${money(scope.totals.rcv)}. A payment of $${money(totalOf((one) => paid(one).net))} is on its way to you.`,
      'Please compare our estimate with that of your contractor before work starts. If they differ by more than $100.00, call us; do not sign an agreement that assigns this claim.',
      'You may recover depreciation when repairs are done within 365 days. Send us: 1. the final invoice, 2. photographs of the finished work, 3. proof that the deductible was paid.',
    ]) {
      flow.paragraph(text);
      flow.space(0.8);
    }
    flow.line([{ text: facts.claimRepresentative, x: left }]);
    flow.startPage('guide');
    centered(flow, 'How to Read Your Estimate', 14);
    flow.space(1);
    flow.paragraph(
      'The lines below are a sample, provided for reference only. Your own estimate follows on the next pages.',
    );
    flow.space(1);
    const stops = [266, 324, 370, 428, 484, right - left].map((x) => left + x);
    flow.line([
      { text: 'DESCRIPTION', x: left, bold: true },
      ...['QUANTITY', 'UNIT PRICE', 'TAX', 'RCV', 'DEPREC.', 'ACV'].map((text, index) => ({
        text,
        x: stops[index] ?? right,
        align: 'right' as const,
        bold: true,
      })),
    ]);
    flow.line([
      { text: '1. Sample item - vent cover', x: left },
      ...['3.00 EA', '42.10', '4.42', '130.72', '(12.50)', '118.22'].map((text, index) => ({
        text,
        x: stops[index] ?? right,
        align: 'right' as const,
      })),
    ]);
    flow.space(1);
    for (const text of callouts) {
      flow.paragraph(text);
      flow.space(0.5);
    }
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Home:', facts.phone],
        ['Property:', facts.propertyStreet, 'Cellular:', facts.phone],
        ['', facts.propertyTown],
        ['Home:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['', ''],
        ['Claim Rep.:', facts.claimRepresentative, 'Business:', '(888) 555-0140'],
        ['Estimator:', facts.estimator, 'Business:', '(888) 555-0140'],
      ],
      [left + 74, left + 330],
    );
    flow.space(1);
    flow.line([
      { text: `Claim Number: ${facts.claimNumber}`, x: left, bold: true },
      { text: `Policy Number: ${facts.policyNumber}`, x: left + 180, bold: true },
      { text: `Type of Loss: ${facts.typeOfLoss}`, x: left + 360, bold: true },
    ]);
    flow.space(1);
    flow.line(
      ['Coverage', 'Deductible', 'Policy Limit'].map((text, index) => ({
        text,
        x: left + ([60, 280, 380][index] ?? 0),
        align: index === 0 ? ('left' as const) : ('right' as const),
        bold: true,
      })),
    );
    for (const [index, name] of [dwelling, others, goods].entries())
      flow.line([
        { text: name, x: left + 60 },
        { text: `$${money(index === 0 ? deductible : 0)}`, x: left + 280, align: 'right' },
        { text: `$${money(310_000 / (index + 1))}`, x: left + 380, align: 'right' },
      ]);
    flow.space(1);
    factLines(
      flow,
      [
        ['Date Contacted:', `${usDate(facts.dateReceived)} 9:05 AM`],
        [
          'Date of Loss:',
          `${usDate(facts.dateOfLoss)} 6:30 PM`,
          'Date Received:',
          usDate(facts.dateReceived),
        ],
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
      [left + 90, left + 330],
    );
    const column = (key: LinedColumn['key'], head: string, index: number): LinedColumn => ({
      key,
      head: [head],
      at: stops[index] ?? right,
    });
    flow.startPage('items');
    const body = drawLinedBody(flow, scope, layer, {
      columns: [
        column('quantity', 'QUANTITY', 0),
        column('price', 'UNIT PRICE', 1),
        column('tax', 'TAX', 2),
        column('rcv', 'RCV', 3),
        column('lost', 'DEPREC.', 4),
        column('acv', 'ACV', 5),
      ],
      layout: 1,
      head: 'DESCRIPTION',
      words: 206,
      figures: 'first',
      labels: {
        room: 'Totals:',
        level: 'Total:',
        line_items: 'Line Item Totals:',
        labor_minimums: 'Totals:',
      },
      placeAt: [left + 110, left + 120, left + 320],
      own: {
        place: (its) => {
          drawPlaceHead(flow, its, [left + 110, left + 120, left + 320]);
          flow.line([{ text: `Coverage: ${its.coverage}`, x: left, italic: true, size: 8 }]);
          flow.space(0.3);
        },
      },
    });
    flow.need(flow.leading * 5);
    flow.space(1);
    flow.paragraph('[%] - Indicates that depreciate by percent was used for this item');
    flow.paragraph(
      '[M] - Indicates that the depreciation percentage was limited by the maximum allowable depreciation for this item',
    );
    flow.startPage('summary');
    centered(flow, 'Summary of All Coverages', style.size + 4);
    flow.space(1);
    const ends = [...sums.map((_, index) => left + 270 + index * 86), right];
    flow.line([
      { text: '', x: left },
      ...[...sums.map(({ name }) => name), 'Total'].map((text, index) => ({
        text,
        x: ends[index] ?? right,
        align: 'right' as const,
        bold: true,
      })),
    ]);
    flow.rule(left, right, 0.8);
    flow.y += 4;
    const row = (
      label: string,
      of: (one: CoverageSum) => number,
      how = money,
      bold = false,
    ): void => {
      if (bold) flow.rule(left + 190, right, 0.4, flow.y - 2);
      flow.line([
        { text: label, x: left, bold },
        ...[...sums.map(of), totalOf(of)].map((value, index) => ({
          text: how(value),
          x: ends[index] ?? right,
          align: 'right' as const,
          bold,
        })),
      ]);
      flow.space(0.3);
    };
    const off = (value: number): string => `(${money(value)})`;
    row('Line Item Total', (one) => one.lineItemTotal);
    row('Material Sales Tax', (one) => one.tax);
    row('Replacement Cost Value', (one) => one.rcv, money, true);
    row('Less Depreciation', (one) => one.depreciation, off);
    row('Actual Cash Value', (one) => paid(one).acv, money, true);
    row('Less Deductible', (one) => (one.name === dwelling ? deductible : 0), off);
    row(
      'Net Claim',
      (one) => paid(one).net,
      (value) => `$${money(value)}`,
      true,
    );
    row(
      'Less Non-recoverable Depreciation',
      (one) => one.lost,
      (value) => `<${money(value)}>`,
    );
    row('Total Recoverable Depreciation', (one) => toAmount(sum([one.depreciation, -one.lost])));
    row(
      'Net Claim if Depreciation is Recovered',
      (one) => toAmount(sum([paid(one).net, one.depreciation, -one.lost])),
      (value) => `$${money(value)}`,
      true,
    );
    flow.space(3);
    flow.line([{ text: facts.claimRepresentative, x: left }]);
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
        summaries: sums.map(
          (one): TruthSummary => ({
            coverage: one.name,
            lineItemTotal: one.lineItemTotal,
            rcv: one.rcv,
            acv: paid(one).acv,
            deductible: one.name === dwelling ? deductible : null,
            netClaim: paid(one).net,
          }),
        ),
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
