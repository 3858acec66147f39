import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addUp, makeScope, type PlaceSpec } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  byCategory,
  centered,
  drawBody,
  drawMeasures,
  drawPlan,
  factLines,
  figures,
  ladder,
  leaveOpen,
  numberOf,
  shareOf,
  wordsOf,
} from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const room = (name: string, trade: PlaceSpec['trade'], level: string): PlaceSpec => ({
  name,
  trade,
  above: ['SKETCH_HOME', level],
  coverage: 'Dwelling',
});

const places: readonly PlaceSpec[] = [
  room('Front Porch', 'elevation', 'First Floor'),
  room('Office/Study', 'inside', 'First Floor'),
  room('Kitchen & Nook', 'inside', 'First Floor'),
  room('Laundry', 'wet', 'First Floor'),
  room('Landing', 'inside', 'Second Floor'),
  room("Owner's Suite", 'inside', 'Second Floor'),
  room("Kids' Bath", 'wet', 'Second Floor'),
  { name: 'Main Roof Plane', trade: 'roof', above: ['ROOF_REPORT'], coverage: 'Dwelling' },
  { name: 'Project Mgmt', trade: 'haul', above: [], coverage: 'Dwelling' },
];

/** A blank cell says nothing. */
const orNothing = (rate: number): number | null => (rate === 0 ? null : rate);

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'removePrice',
  'replacePrice',
  'resetPrice',
  'rcv',
];

/**
 * A builder's print whose last column includes a sales tax that no column shows: `*TOTAL`, with
 * its footnote on each page; rates of nothing stay blank; overhead and profit come at the end.
 */
export const taxInclusiveContractor: Print = {
  name: 'tax-inclusive-contractor',
  open: false,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, '', {
      taxPercent: 8.25,
      overheadProfit: false,
      depreciated: 0,
      lost: 0,
      capPercent: 100,
      notes: 0.18,
      machine: 0.3,
      minimums: 3,
    });
    const marks = random.fork('marks');
    for (const item of scope.items)
      if (!item.laborMinimum && marks.chance(0.04)) {
        item.prefix = item.activity === '+' ? 'Install ' : item.prefix;
        if (item.activity === '+') item.activity = 'I';
      }
    addUp(scope);
    const { facts } = scope;
    const style = printStyle({
      size: 10,
      marginLeft: 36,
      marginRight: 36,
      marginTop: 30,
      marginBottom: 66,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'gaps'] as const),
      order: random.pick(['reading', 'tables-last'] as const),
      quotes: random.pick(['straight', 'typographic', 'primes'] as const),
      encoding: 'scrambled' as const,
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.line([
        { text: facts.companyName, x: left, bold: true, italic: true, size: 15 },
        { text: facts.phone, x: right, align: 'right', size: 8 },
      ]);
      flow.line([{ text: `${facts.companyStreet}, ${facts.companyTown}`, x: left, size: 8 }]);
      flow.y += 12;
      const foot = flow.sheet.height - 46;
      flow.mark(
        {
          text: '* Price is inclusive of sales tax paid at point of purchase.',
          x: left,
          size: 7,
          italic: true,
        },
        foot,
      );
      flow.mark({ text: facts.estimateName, x: left, size: 8.5 }, foot + 16);
      flow.mark(
        { text: usDate(facts.dateEntered), x: right - 90, align: 'right', size: 8.5 },
        foot + 16,
      );
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8.5 }, foot + 16);
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Client:', facts.insuredName, 'Cell:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['Operator:', facts.estimator.toUpperCase().replace(' ', '.')],
        ['Estimator:', facts.estimator, 'Business:', facts.phone],
        ['Company:', facts.companyName],
      ],
      [left + 74, left + 370],
    );
    flow.space(1);
    factLines(
      flow,
      [
        ['Type of Estimate:', 'Water Damage'],
        ['Date Entered:', usDate(facts.dateEntered), 'Date Assigned:', usDate(facts.dateReceived)],
        ['Price List:', facts.priceList],
        ['Labor Efficiency:', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 100, left + 370],
    );
    flow.space(1.5);
    flow.paragraph(
      'Scope follows the walk-through of both floors. Not included: hidden damage, permits above $285.00, moving of contents beyond 2 rooms.',
    );

    const stops = [292, 350, 408, 470, right] as const;
    const head = (): void => {
      flow.need(flow.leading * 4);
      flow.line([
        { text: 'DESCRIPTION', x: left, bold: true, size: 9 },
        ...figures(stops, ['QTY', 'RESET', 'REMOVE', 'REPLACE', '*TOTAL']).map((cell) => ({
          ...cell,
          bold: true,
          size: 9,
        })),
      ]);
      flow.rule(left, right, 1);
      flow.y += 5;
    };
    const rate = (value: number): string => (value === 0 ? '' : money(value));
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 8,
      area: (text, depth) => {
        flow.space(0.4);
        if (depth === 0) centered(flow, text, 12);
        else centered(flow, text, 11);
        flow.space(0.4);
      },
      place: (its) => {
        flow.space(0.4);
        flow.line([
          { text: its.name, x: left, bold: true, size: 11 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const, bold: true }]),
        ]);
        drawMeasures(flow, its, left + 120, left + 330);
        flow.space(0.5);
      },
      head,
      section: () => undefined,
      row: (item) => {
        const text = flow.wrap(`${numberOf(item)}  ${wordsOf(item)}`, 198);
        flow.need(flow.leading * text.length);
        const { page } = flow;
        for (const [index, words] of text.entries())
          flow.line([
            { text: words, x: left },
            ...(index > 0
              ? []
              : figures(stops, [
                  `${money(item.quantity)} ${item.unit}`,
                  rate(item.resetRate),
                  rate(item.removeRate),
                  rate(item.replaceRate),
                  money(item.rcv),
                ])),
          ]);
        return page;
      },
      notes: (item) => {
        for (const text of [...item.machineNotes, ...(item.note === null ? [] : [item.note])])
          flow.paragraph(text, { x: left + 18 });
        flow.space(0.35);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 1.6);
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.rule(left, right, 0.5);
        flow.y += 2;
        flow.line([
          { text: `${label}  ${name}`, x: left, bold: true },
          { text: money(amounts.rcv), x: right, align: 'right', bold: true },
        ]);
        flow.space(0.8);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, 11);
        flow.space(0.4);
      },
      truth: (item, page) =>
        truthOfPrinted(
          item,
          page,
          { layout: 5, printed, style, layer, reset: true },
          {
            removePrice: orNothing(item.removeRate),
            replacePrice: orNothing(item.replaceRate),
            resetPrice: orNothing(item.resetRate),
            unjudged: ['tax'],
          },
        ),
    });
    const half = toAmount((scope.totals.rcv * 0.1).toFixed(4));
    const rcv = toAmount((scope.totals.rcv + 2 * half).toFixed(2));
    flow.startPage('summary');
    centered(flow, 'Summary for All Items', 12);
    flow.space(0.6);
    ladder(
      flow,
      [
        ['Line Item Total', money(scope.totals.rcv)],
        ['Overhead', money(half)],
        ['Profit', money(half)],
        ['Replacement Cost Value', `$${money(rcv)}`, true, true],
        ['Net Claim', `$${money(rcv)}`, true, true],
      ],
      left + 60,
      right - 80,
    );
    flow.space(3);
    centered(flow, facts.estimator, 10);
    flow.startPage('recap');
    centered(flow, 'Recap by Category', 12);
    flow.space(0.5);
    for (const { name, amounts } of byCategory(scope.items))
      flow.line([
        { text: name, x: left },
        { text: money(amounts.rcv), x: right - 90, align: 'right' },
        { text: shareOf(amounts.rcv, rcv), x: right, align: 'right' },
      ]);
    for (const [name, amount] of [
      ['O&P Items Subtotal', scope.totals.rcv],
      ['Overhead', half],
      ['Profit', half],
      ['Total', rcv],
    ] as const)
      flow.line([
        { text: name, x: left, bold: true },
        { text: money(amount), x: right - 90, align: 'right', bold: true },
        { text: shareOf(amount, rcv), x: right, align: 'right', bold: true },
      ]);
    drawPlan(flow, scope, 'First Floor');
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 5,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries: [
          {
            coverage: null,
            lineItemTotal: scope.totals.rcv,
            rcv,
            acv: null,
            deductible: null,
            netClaim: rcv,
          },
        ],
        facts: {
          estimateName: facts.estimateName,
          claimNumber: null,
          policyNumber: null,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: null,
          carrierName: null,
          priceList: facts.priceList,
        },
      },
    };
  },
};
