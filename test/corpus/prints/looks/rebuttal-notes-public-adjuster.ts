import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import { addUp, coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import { printStyle } from '../drawing/print-style.ts';
import { centered, ladder, leaveOpen, programFoot, settled } from '../drawing/scope-body.ts';
import { drawScopeCover, factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  coverage = 'Dwelling',
): PlaceSpec => ({ name, trade, above, coverage });

const places: readonly PlaceSpec[] = [
  place('Roof1', 'roof', ['Source - AERIAL Roof Only', 'Exterior']),
  place('Gutters/Fascia', 'elevation', ['Source - AERIAL Roof Only', 'Exterior']),
  place('Living/Dining', 'inside', ['SKETCH1', 'Main Level']),
  place('Primary Bath', 'inside', ['SKETCH1', 'Main Level']),
  place('Bonus Room', 'inside', ['SKETCH1', 'Second Level']),
  place('Screen Enclosure', 'yard', [], 'Other Structures'),
  place('Debris', 'haul', []),
];

const rebuttals = [
  "Carrier's estimate: $0.00. Ours: see above.\n\n627.7011 F.S. - the policy provides replacement cost; matching is owed under 626.9744(2).\n- photo 41 of 118\n- photo 42 of 118",
  'Carrier allowed 12.00 SF @ $1.92 = $23.04; one whole wall is needed.',
  "Quantity: (22' 4\" x 9') + (14' x 9') = 327.00 SF less 1 opening of 21.00 SF",
  'NOT ON CARRIER ESTIMATE',
  'Per manufacturer: "do not install over existing", rev. 3/2024, page 6.\nLabor 4.00 HR is the minimum of the trade.',
] as const;

/**
 * A public adjuster's second supplement: a letter and a table of both sides' sums first, rows of
 * one line with marks of change on number, words and price, long bold remarks with figures and a
 * blank line within, levels below sketches, rooms with slashes, and what was paid before.
 */
export const rebuttalNotesPublicAdjuster: Print = {
  name: 'rebuttal-notes-public-adjuster',
  open: true,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Gulf Mariner Property', {
      taxPercent: 7,
      overheadProfit: true,
      depreciated: 0,
      lost: 0,
      capPercent: 100,
      notes: 0,
      machine: 0.4,
      minimums: 3,
    });
    const marks = random.fork('marks');
    for (const item of scope.items) {
      if (marks.chance(0.3)) item.note = marks.pick(rebuttals);
      if (marks.chance(0.1)) item.descriptionChanged = true;
      if (marks.chance(0.1)) item.priceChanged = true;
      if (marks.chance(0.15)) item.numberChanged = true;
    }
    addUp(scope);
    const { facts } = scope;
    facts.estimateName = `${facts.estimateName}_SUPP2`;
    const style = printStyle({
      family: 'times',
      size: 9,
      marginLeft: 36,
      marginRight: 36,
      marginTop: 92,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'gaps', 'kerned'] as const),
      bold: random.pick(['face', 'twice'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const firm = 'Sable Point Public Adjusting, LLC';
    flow.furniture = () => {
      flow.mark({ text: firm, x: left + 80, bold: true, size: 12 }, 36);
      for (const [index, text] of [
        '1880 Causeway Blvd, Suite 4',
        'Cypress Point, FL 33713',
        'License W0144821',
      ].entries())
        flow.mark({ text, x: left + 80 }, 48 + index * 11);
      programFoot(flow, scope);
    };
    const pieces = coverageSums(scope);
    const deductible = random.pick([2500, 5000, 7340]);
    flow.startPage('other');
    for (const text of [
      usDate(facts.dateEntered),
      facts.carrierName,
      `Attn: ${facts.claimRepresentative}`,
      `Insured: ${facts.insuredName}   Claim: ${facts.claimNumber}`,
    ])
      flow.line([{ text, x: left }]);
    flow.space(1);
    for (const text of [
      'We enclose our second supplement. 1. The roof was under-scoped by 9.33 SQ. 2. The interior was left out. 3. Overhead and profit is owed where three trades are needed.',
      'Please issue the undisputed amount within 60 days.',
    ]) {
      flow.paragraph(text);
      flow.space(0.6);
    }
    const carrier = toAmount((scope.totals.rcv * 0.41).toFixed(2));
    const row = (texts: readonly string[], bold = false): void =>
      flow.line(
        texts.map((text, index) => ({
          text,
          x: index === 0 ? left + 20 : left + 190 + index * 95,
          align: index === 0 ? ('left' as const) : ('right' as const),
          bold,
        })),
      );
    row(['Description', 'Carrier', 'Our Estimate', 'Difference'], true);
    row([
      'Replacement Cost Value',
      `$${money(carrier)}`,
      `$${money(scope.totals.rcv)}`,
      `$${money(toAmount((scope.totals.rcv - carrier).toFixed(2)))}`,
    ]);
    row(['Depreciation', '($1,204.18)', '$0.00', '$1,204.18']);
    row(['Deductible', `($${money(deductible)})`, `($${money(deductible)})`, '$0.00']);
    drawScopeCover(flow, scope, {
      insured: 'Insured:',
      adjuster: 'Claim Rep.:',
      heading: 'SUPPLEMENT #2',
    });
    flow.startPage('items');
    const body = drawLinedBody(flow, scope, layer, {
      layout: 1,
      head: 'DESCRIPTION',
      headSize: 8.5,
      figures: 'first',
      words: 214,
      columns: [
        { key: 'quantity', head: ['QUANTITY'], at: left + 278 },
        {
          key: 'price',
          head: ['UNIT PRICE'],
          at: left + 340,
          text: (item) => `${money(item.unitPrice)}${item.priceChanged ? ' *' : ''}`,
        },
        { key: 'tax', head: ['TAX'], at: left + 394 },
        { key: 'op', head: ['O&P'], at: left + 458 },
        { key: 'rcv', head: ['RCV'], at: right },
      ],
      labels: {
        room: 'Totals:',
        level: 'Total:',
        labor_minimums: 'Totals:',
        line_items: 'Line Item Totals:',
      },
      placeAt: [left + 130, left + 150, left + 340],
      note: { bold: true, italic: true },
      own: {
        notes: (item) => {
          flow.space(0.25);
          for (const text of item.machineNotes) flow.paragraph(text, { width: 500 });
          for (const text of (item.note ?? '').split('\n')) {
            if (text === '') flow.space(item.note === null ? 0 : 0.9);
            else flow.paragraph(text, { width: 500, bold: true, italic: true });
          }
          flow.space(0.4);
        },
      },
      truth: (item) => ({
        f9Note: item.note?.replace('\n\n', '\n') ?? null,
      }),
    });
    leaveOpen(flow, body.items);
    const summaries = pieces.map((sum, index) => {
      flow.startPage('summary');
      const less = index === 0 ? deductible : 0;
      const paid = index === 0 ? toAmount((sum.rcv * 0.3).toFixed(2)) : 0;
      const { net } = settled(sum, less);
      centered(flow, `Summary for ${sum.name}`, 11);
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
          ...(less === 0
            ? ([['Net Claim', `$${money(net)}`, true, true]] as const)
            : ([
                ['Less Deductible', `(${money(less)})`],
                ['Less Prior Payment(s)', `(${money(paid)})`],
                [
                  'Net Claim Remaining',
                  `$${money(Math.max(0, toAmount((net - paid).toFixed(2))))}`,
                  true,
                  true,
                ],
              ] as const)),
        ],
        left + 70,
        right - 90,
      );
      return {
        coverage: sum.name,
        lineItemTotal: sum.lineItemTotal,
        rcv: sum.rcv,
        acv: null,
        deductible: less === 0 ? null : less,
        // With payments before it, what the claim comes to net could be either figure.
        netClaim: less === 0 ? net : null,
      };
    });
    flow.startPage('recap');
    centered(flow, 'Recap by Room', 11);
    flow.space(0.5);
    flow.line([{ text: `Estimate: ${facts.estimateName}`, x: left, bold: true }]);
    for (const its of scope.places) {
      flow.line([
        { text: its.name, x: left + 20 + its.path.length * 12 },
        { text: money(its.totals.lineItemTotal), x: right - 80, align: 'right' },
        {
          text: `${((100 * its.totals.lineItemTotal) / scope.totals.lineItemTotal).toFixed(2)}%`,
          x: right,
          align: 'right',
        },
      ]);
      flow.line([
        { text: `Coverage: ${its.coverage}`, x: left + 150 },
        { text: '100.00% =', x: left + 320, align: 'right' },
        { text: money(its.totals.lineItemTotal), x: left + 380, align: 'right' },
      ]);
    }
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
