import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import { makeSite } from '../content/make-site.ts';
import type { PlaceSpec } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { centered, drawMeasures, ladder, leaveOpen } from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const place = (name: string, above: string, sections: readonly string[] = []): PlaceSpec => ({
  name,
  above: [above],
  trade: 'wet',
  coverage: '',
  sections,
});

const work = ['Demo', 'Equipment', 'Containment'] as const;

const places: readonly PlaceSpec[] = [
  place('Unit 3B Kitchen', 'Zone 1', work),
  place('Unit 3B Hall - East', 'Zone 1'),
  place('Unit 3B Bath/Laundry', 'Zone 1', work),
  place('Unit 2B Total Ceiling', 'Zone 2'),
  place('Elevator Pit', 'Zone 2'),
  place('General', 'Zone 2', ['Labor', 'Monitoring']),
];

/**
 * A mitigation firm's invoice printed by the common program: zones over rooms with missing walls,
 * sections between rules of equals signs, equipment by days, day counts in the notes, a total
 * instead of a replacement cost, and what was paid behind.
 */
export const chamberZonesMitigation: Print = {
  name: 'chamber-zones-mitigation',
  open: true,
  lines: [6, 14, 26, 40, 66],
  draw: (random, lines) => {
    const scope = makeSite(random.fork('site'), lines, places, 'Gulfstream Home Assurance', {
      taxPercent: 7,
      overheadProfit: false,
      depreciated: 0,
      lost: 0,
      capPercent: 100,
      notes: 0.35,
      minimums: 0,
    });
    const { facts } = scope;
    for (const item of scope.items) item.acv = item.rcv;
    const measures = random.fork('walls');
    for (const its of scope.places) {
      if (its.name === 'General') its.dimensions = {};
      if (its.name === 'General') its.height = null;
      its.openings = measures.chance(0.6)
        ? [
            `Missing Wall   ${measures.int(2, 9)}' ${measures.int(1, 11)}" X 8'   Opens into ${its.name.split(' ').slice(-1).join('').toUpperCase()}_2`,
            `Door   2' 6" X 6' 8"   Opens into HALL`,
          ]
        : [];
    }
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation'] as const),
      size: 8.5,
      marginTop: 40,
      marginBottom: 60,
      marginLeft: 44,
      marginRight: 44,
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : { ...plainLayer, runs: random.pick(['word', 'glyph', 'cell'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      const foot = flow.sheet.height - 30;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark(
        { text: `${usDate(facts.dateEntered)}`, x: right - 70, align: 'right', size: 8 },
        foot,
      );
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
      if (flow.page > 1) {
        centered(flow, 'Tidewater Dry Out, LLC - License MRSR 0000 - Tax ID 00-0000000', 9);
        flow.space(0.8);
      }
    };
    flow.startPage('cover');
    flow.line([{ text: 'Tidewater Dry Out, LLC', x: left, bold: true, size: 16 }]);
    flow.line([{ text: 'IICRC certified firm - 24 hour line (555) 555-0142', x: left, size: 8 }]);
    flow.space(1.2);
    for (const [label, value] of [
      ['Client:', facts.insuredName],
      ['Property:', facts.propertyStreet],
      ['', facts.propertyTown],
      ['Operator:', facts.estimator.replace(' ', '').toUpperCase()],
      ['Estimator:', facts.estimator],
      ['Reference:', facts.carrierName],
      ['Type of Estimate:', 'Water Damage - Category 2, Class 3'],
      ['Date of Loss:', usDate(facts.dateOfLoss)],
      ['Policy Number:', facts.policyNumber],
      ['Claim Number:', facts.claimNumber],
      ['Price List:', facts.priceList],
      ['Labor Efficiency:', 'Restoration/Service/Remodel'],
      ['Estimate:', facts.estimateName],
      ['File Number:', `TDO-${random.int(1000, 9999)}`],
    ] as const)
      flow.line([
        { text: label, x: left + 110, align: 'right' },
        { text: value, x: left + 118 },
      ]);
    flow.space(1);
    flow.paragraph(
      'Category 2 water holds significant contamination. Equipment is charged per 24 hour period as logged; 1 dehumidifier and 4 air movers per 400 SF are the least by the standard, and 3 visits a week are made.',
    );
    flow.startPage('items');
    const column = (key: LinedColumn['key'], head: string, at: number): LinedColumn => ({
      key,
      head: [head],
      at: left + at,
    });
    const body = drawLinedBody(flow, scope, layer, {
      columns: [
        column('quantity', 'QUANTITY', 318),
        column('price', 'UNIT PRICE', 392),
        column('tax', 'TAX', 448),
        column('rcv', 'TOTAL', 524),
      ],
      layout: 1,
      head: 'DESCRIPTION',
      words: 232,
      figures: 'first',
      hang: 12,
      labels: {
        room: 'Totals: ',
        level: 'Total: ',
        line_items: 'Line Item Totals: ',
        labor_minimums: 'Totals: ',
      },
      placeAt: [left + 120, left + 140, left + 320],
      note: { x: left + 16, italic: true },
      breaks: (item) => item.description.length > 50,
      own: {
        place: (its) => {
          flow.space(0.8);
          flow.line([
            { text: its.name, x: left + 120, bold: true, size: 10 },
            ...(its.height === null
              ? []
              : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
          ]);
          flow.rule(left + 120, right, 0.5);
          flow.y += 2;
          drawMeasures(flow, its, left + 140, left + 320);
          for (const opening of its.openings) flow.line([{ text: opening, x: left + 40 }]);
          flow.space(0.5);
        },
        section: (name) => {
          flow.need(flow.leading * 5);
          flow.line([{ text: '='.repeat(86), x: left }]);
          flow.line([{ text: name, x: left }]);
          flow.line([{ text: '='.repeat(86), x: left }]);
        },
      },
    });
    const { totals } = scope;
    flow.startPage('summary');
    centered(flow, 'Summary', 12);
    flow.space(0.6);
    const paid = toAmount((totals.rcv * 0.25).toFixed(2));
    ladder(
      flow,
      [
        ['Line Item Total', money(totals.lineItemTotal)],
        ['Material Sales Tax', money(totals.tax)],
        ['Replacement Cost Value', `$${money(totals.rcv)}`, true, true],
        ['Less Payment Received 11/02/2025', `(${money(paid)})`],
        ['Net Claim', `$${money(toAmount(sum([totals.rcv, -paid])))}`, true, true],
      ],
      left + 60,
      right - 90,
    );
    flow.space(2);
    flow.line([{ text: facts.estimator, x: left + 220, align: 'center' }]);
    flow.startPage('other');
    centered(flow, 'Drying Record - Chamber A', 11);
    flow.space(0.6);
    for (let day = 1; day <= 5; day++)
      flow.line(
        [`Day ${day}`, '72.0 F', `${58 - day * 5}% RH`, `${62 - day * 4} GPP`, '12 AM / 2 DH'].map(
          (text, index) => ({ text, x: left + index * 90 }),
        ),
      );
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
            coverage: null,
            lineItemTotal: totals.lineItemTotal,
            rcv: totals.rcv,
            acv: null,
            deductible: null,
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
          priceList: facts.priceList,
        },
      },
    };
  },
};
