import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import { makeScope, type PlaceSpec } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawCategoryRecap } from '../drawing/recap-pages.ts';
import { centered, factLines, leaveOpen } from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  sections: readonly string[] = [],
): PlaceSpec => ({ name, trade, above: [], coverage: 'Dwelling', sections });

const places: readonly PlaceSpec[] = [
  place('Roof', 'roof', ['Tear Off', 'Underlayment & Edge', 'Shingles & Flashing']),
  place('Gutters & Trim', 'elevation'),
  place('Left Elevation', 'elevation', ['Screens', 'Paint']),
  place('Living Room Ceiling', 'inside'),
  place('Fence', 'yard'),
  place('Job Costs', 'haul'),
];

const done = [
  'Completed. See photos 4-6.',
  'Completed 5/12/2026 by crew 2.',
  'Invoice 20418 attached, $212.00.',
  '100% complete.',
  'Not in the carrier estimate of 3/02/2026; needed by R905.2.8.5.',
] as const;

/**
 * A roofer's final billing made with the common program, a large pale word across each page: an
 * invoice that lists what was paid and what is due, a certificate of completion, then the estimate
 * as built with quantity, price, tax, overhead and profit and total, and a line below many rows that
 * says when the work was done. Only the last part has rows of the estimate.
 */
export const completionInvoiceRoofer: Print = {
  name: 'completion-invoice-roofer',
  open: true,
  lines: [5, 14, 28, 46, 80],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Harbor Line Insurance', {
      taxPercent: 8.25,
      overheadProfit: true,
      depreciated: 0,
      lost: 0,
      capPercent: 100,
      notes: 0,
      machine: 0.6,
      minimums: 0,
    });
    const says = random.fork('says');
    for (const item of scope.items) if (says.chance(0.4)) item.note = says.pick(done);
    const { facts } = scope;
    const style = printStyle({
      family: random.pick(['helvetica', 'times']),
      size: random.pick([9, 9.5]),
      marginTop: 60,
      marginLeft: 42,
      marginRight: 42,
      marginBottom: 58,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'kerned'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const company = `${facts.estimator.split(' ')[1]} & Daughters Roofing`;
    const across = random.pick(['FINAL', 'INVOICE', 'AS BUILT']);
    const watermark = random.chance(0.6);
    flow.furniture = () => {
      if (watermark)
        flow.sheet.marks.push({
          kind: 'text',
          x: 170,
          y: 560,
          text: across,
          size: 90,
          bold: true,
          italic: false,
          angle: 45,
          gray: 0.9,
          row: -1,
          column: 0,
        });
      flow.mark({ text: company, x: left, bold: true, size: 13 }, 34);
      flow.mark({ text: `${facts.companyTown}   ${facts.phone}`, x: left, size: 8 }, 46);
      const foot = flow.sheet.height - 30;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: 420, align: 'right', size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    const { rcv } = scope.totals;
    const deductible = random.pick([1000, 2000]);
    const check = Math.max(0, toAmount((rcv * 0.57 - deductible).toFixed(2)));
    const due = Math.max(0, toAmount(sum([rcv, -check, -deductible])));
    flow.startPage('other');
    flow.line([{ text: 'FINAL INVOICE', x: right, align: 'right', bold: true, size: 18 }]);
    flow.space(0.6);
    for (const [label, value] of [
      ['Bill to', facts.insuredName],
      ['Job address', `${facts.propertyStreet}, ${facts.propertyTown}`],
      ['Insurance', `${facts.carrierName}, claim ${facts.claimNumber}`],
      ['Invoice date', usDate(facts.dateEntered)],
      ['Terms', 'Net 10'],
    ] as const)
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 90 },
      ]);
    flow.space(1.2);
    flow.line([
      { text: 'Description', x: left, bold: true },
      { text: 'Amount', x: right, align: 'right', bold: true },
    ]);
    flow.rule(left, right, 0.6);
    flow.y += 3;
    for (const [label, value] of [
      ['Work completed per attached estimate', money(rcv)],
      ['Less first insurance payment (ACV)', `-${money(check)}`],
      ['Less deductible paid by owner', `-${money(deductible)}`],
      ['Depreciation now due', `$${money(due)}`],
    ] as const)
      flow.line([
        { text: label, x: left },
        { text: value, x: right, align: 'right' },
      ]);
    flow.startPage('other');
    centered(flow, 'CERTIFICATE OF COMPLETION', 14);
    flow.space(1);
    flow.paragraph(
      `I, ${facts.insuredName}, state that the repairs at ${facts.propertyStreet} were finished on ${usDate(facts.dateEntered)} and ask that the depreciation of $${money(due)} held back under claim ${facts.claimNumber} be released. I have paid my deductible of $${money(deductible)}.`,
    );
    flow.space(2);
    flow.line([{ text: 'Owner ______________________   Date __________', x: left }]);
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Cell:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['', ''],
        ['Estimator:', facts.estimator, 'Cellular:', facts.phone],
        ['Company:', company],
        ['', ''],
        ['Claim Number:', facts.claimNumber, 'Policy Number:', facts.policyNumber],
        ['Type of Loss:', facts.typeOfLoss, 'Insurance Company:', facts.carrierName],
        ['Date of Loss:', usDate(facts.dateOfLoss), 'Date Completed:', usDate(facts.dateEntered)],
        ['', ''],
        ['Price List:', facts.priceList],
        ['', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 88, left + 360],
    );
    const stops = [300, 366, 414, 462, right - left].map((x) => left + x);
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
        column('op', 'O&P', 3),
        column('rcv', 'TOTAL', 4),
      ],
      layout: 1,
      head: 'DESCRIPTION',
      words: 226,
      hang: 14,
      figures: random.pick(['first', 'last'] as const),
      labels: {
        room: 'Totals:',
        level: 'Total:',
        line_items: 'Line Item Totals:',
        labor_minimums: null,
      },
      placeAt: [left, left + 120, left + 330],
      note: { x: left + 14, italic: true },
    });
    flow.startPage('summary');
    centered(flow, 'Summary for Dwelling', style.size + 2);
    flow.space(0.6);
    const half = (of: 'overhead' | 'profit'): string =>
      money(toAmount(sum(scope.items.map((item) => item[of]))));
    for (const [label, value, bold] of [
      ['Line Item Total', money(scope.totals.lineItemTotal), false],
      ['Material Sales Tax', money(scope.totals.tax), false],
      ['Overhead', half('overhead'), false],
      ['Profit', half('profit'), false],
      ['Replacement Cost Value', `$${money(rcv)}`, true],
      ['Less Deductible', `(${money(deductible)})`, false],
      ['Less Prior Payment(s)', `(${money(check)})`, false],
      ['Net Claim Remaining', `$${money(due)}`, true],
    ] as const) {
      flow.line([
        { text: label, x: left + 70, bold },
        { text: value, x: right - 90, align: 'right', bold },
      ]);
      flow.space(0.2);
    }
    drawCategoryRecap(flow, scope);
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
        summaries: [
          {
            coverage: 'Dwelling',
            lineItemTotal: scope.totals.lineItemTotal,
            rcv,
            acv: null,
            deductible,
            netClaim: null,
          },
        ],
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
