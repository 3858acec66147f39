import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import { addUp, coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import { drawSampleGuide } from '../drawing/other-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  centered,
  factLines,
  ladder,
  leaveOpen,
  programFoot,
  settled,
  shareText,
} from '../drawing/scope-body.ts';
import { factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  coverage = 'Cov A - Dwelling',
): PlaceSpec => ({ name, trade, above, coverage });

const places: readonly PlaceSpec[] = [
  place('Main Roof', 'roof', ['Dwelling Exterior']),
  place('Porch Roof', 'roof', ['Dwelling Exterior']),
  place('South Elevation', 'elevation', ['Dwelling Exterior']),
  place('Dining Room', 'inside', ['Dwelling Interior']),
  place('Bedroom #2', 'inside', ['Dwelling Interior']),
  place('Workshop', 'roof', ['Separate Structures'], 'Cov B - Separate Structures'),
];

const incurred = 'Ordinance or Law - Paid When Incurred';

/**
 * An insurer's two-line print with the contractor's charges in a column: a letter that quotes the
 * payment, a guide with an estimate of nobody, and at the end of a roof a section of rows that
 * print their whole figures, are paid when incurred and count in no sum but one of their own.
 */
export const ordinanceSectionInsurer: Print = {
  name: 'ordinance-section-insurer',
  open: false,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Blue Spruce Home Insurance', {
      taxPercent: 8.25,
      overheadProfit: true,
      depreciated: 0.8,
      lost: 0.1,
      capPercent: 75,
      notes: 0.12,
      machine: 0.4,
      minimums: 2,
    });
    const marks = random.fork('marks');
    for (const its of scope.places) {
      if (its.trade !== 'roof' || its.items.length < 3) continue;
      for (const item of its.items.slice(-marks.int(1, 2))) {
        item.section = incurred;
        item.paidWhenIncurred = 'section';
        item.ageYears = 0;
        item.depreciation = 0;
        item.depreciationMark = null;
        item.depreciationPercent = item.lifeYears === null ? null : 0;
        item.acv = item.rcv;
      }
    }
    addUp(scope);
    const { facts } = scope;
    const style = printStyle({
      family: 'times',
      size: 10,
      marginLeft: 40,
      marginRight: 40,
      marginTop: 64,
      marginBottom: 58,
      paidWhenIncurredAmounts: 'full',
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['word', 'kerned', 'spaced-line'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const pieces = coverageSums(scope);
    const deductible = random.pick([1000, 2500, 3120]);
    flow.startPage('other');
    for (const text of [
      facts.carrierName,
      'P.O. Box 90001',
      '',
      usDate(facts.dateEntered),
      '',
      facts.insuredName,
      facts.propertyStreet,
      facts.propertyTown,
      '',
      `RE: Claim ${facts.claimNumber}, loss of ${usDate(facts.dateOfLoss)}`,
    ])
      flow.line([{ text: text === '' ? ' ' : text, x: left }]);
    flow.space(1);
    const first = pieces[0];
    const paid = first === undefined ? 0 : settled(first, deductible).net;
    for (const text of [
      `Dear ${facts.insuredName}:`,
      `Enclosed is our estimate. The payment of $${money(paid)} is the replacement cost of $${money(first?.rcv ?? 0)} less depreciation and your deductible of $${money(deductible)}.`,
      '1. Depreciation of $0.00 to the amount shown is paid when repairs are done and invoices reach us within 365 days.',
      '2. Items under Ordinance or Law are paid when you have spent the money, up to 10% of Coverage A.',
    ]) {
      flow.paragraph(text);
      flow.space(0.6);
    }
    drawSampleGuide(flow);
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: left, bold: true, size: 12 }, 34);
      flow.mark({ text: facts.insuredName.toUpperCase(), x: left, size: 9 }, 48);
      flow.mark({ text: facts.claimNumber, x: right, align: 'right', size: 9 }, 48);
      programFoot(flow, scope);
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Home:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['Claim Rep.:', facts.claimRepresentative, 'Business:', facts.phone],
        ['Company:', facts.carrierName],
        ['Claim Number:', facts.claimNumber, 'Policy Number:', facts.policyNumber],
        ['Type of Loss:', facts.typeOfLoss, 'Date of Loss:', usDate(facts.dateOfLoss)],
        ['Price List:', facts.priceList, 'Date Inspected:', usDate(facts.dateInspected)],
        ['', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 90, left + 350],
    );
    flow.space(1);
    flow.line([
      { text: 'Coverage', x: left + 60, bold: true },
      { text: 'Deductible', x: left + 320, align: 'right', bold: true },
      { text: 'Policy Limit', x: left + 420, align: 'right', bold: true },
    ]);
    for (const [name, less, limit] of [
      ['Cov A - Dwelling', money(deductible), '312,000.00'],
      ['Cov B - Separate Structures', '0.00', '31,200.00'],
      ['Ordinance or Law', '0.00', '31,200.00'],
    ] as const)
      flow.line([
        { text: name, x: left + 60 },
        { text: `$${less}`, x: left + 320, align: 'right' },
        { text: `$${limit}`, x: left + 420, align: 'right' },
      ]);
    flow.startPage('items');
    const body = drawLinedBody(flow, scope, layer, {
      layout: 3,
      head: null,
      headSize: 8.5,
      figures: 'below',
      words: right - left,
      columns: [
        { key: 'quantity', head: ['QUANTITY'], at: left + 82 },
        { key: 'price', head: ['UNIT'], at: left + 132 },
        { key: 'tax', head: ['TAX'], at: left + 178 },
        { key: 'op', head: ['O&P'], at: left + 230 },
        { key: 'rcv', head: ['RCV'], at: left + 282 },
        { key: 'worn', head: ['AGE/LIFE'], at: left + 332 },
        { key: 'condition', head: ['COND.'], at: left + 390 },
        {
          key: 'share',
          head: ['DEP %'],
          at: left + 434,
          text: (item) => shareText(item, 'always'),
        },
        { key: 'lost', head: ['DEPREC.'], at: left + 484 },
        { key: 'acv', head: ['ACV'], at: right },
      ],
      labels: {
        room: 'Totals:',
        level: 'Total:',
        labor_minimums: 'Totals:',
        line_items: 'Line Item Totals:',
      },
      placeAt: [left + 126, left + 150, left + 340],
      own: {
        section: (name) => {
          flow.need(flow.leading * 5);
          flow.space(0.3);
          flow.line([{ text: name, x: left, bold: true, italic: true }]);
          flow.space(0.3);
        },
      },
    });
    leaveOpen(flow, body.items);
    const summaries = pieces.map((sum, index) => {
      flow.startPage('summary');
      const less = index === 0 ? deductible : 0;
      const { acv, net } = settled(sum, less);
      const back = toAmount((sum.depreciation - sum.lost).toFixed(2));
      centered(flow, `Summary for ${sum.name}`, 13);
      flow.space(0.6);
      ladder(
        flow,
        [
          ['Line Item Total', money(sum.lineItemTotal)],
          ['Material Sales Tax', money(sum.tax)],
          ['Subtotal', money(toAmount((sum.lineItemTotal + sum.tax).toFixed(2))), false, true],
          ['Overhead', money(sum.overhead)],
          ['Profit', money(sum.profit)],
          ['Replacement Cost Value', `$${money(sum.rcv)}`, true, true],
          ['Less Depreciation', `(${money(sum.depreciation)})`],
          ['Actual Cash Value', `$${money(acv)}`, true, true],
          ...(less === 0 ? [] : ([['Less Deductible', `(${money(less)})`]] as const)),
          ['Net Claim', `$${money(net)}`, true, true],
          ['Total Depreciation', money(sum.depreciation)],
          ['Less Non-recoverable Depreciation', `<${money(sum.lost)}>`],
          ['Total Recoverable Depreciation', money(back), false, true],
          ['Total Paid When Incurred', money(sum.incurred)],
          [
            'Net Claim if Depreciation is Recovered',
            `$${money(toAmount((net + back).toFixed(2)))}`,
            true,
            true,
          ],
        ],
        left + 70,
        right - 90,
      );
      return {
        coverage: sum.name,
        lineItemTotal: sum.lineItemTotal,
        rcv: sum.rcv,
        acv,
        deductible: less === 0 ? null : less,
        netClaim: net,
      };
    });
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 3,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        facts: factsOfCover(scope),
      },
    };
  },
};
