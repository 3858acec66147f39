import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthSummary } from '../../model.ts';
import { addUp, coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
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
  lostText,
  numberOf,
  settled,
  shareOf,
  wordsOf,
} from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const [dwelling, others, law] = [
  'Coverage A - Dwelling',
  'Coverage B - Other Structures',
  'Ordinance or Law',
] as const;

const later = 'Code Items - Payable When Incurred';

const places: readonly PlaceSpec[] = [
  {
    name: 'Main Roof',
    trade: 'roof',
    above: [dwelling],
    coverage: dwelling,
    sections: ['Shingles', 'Metals', 'Accessories'],
  },
  { name: 'Exterior Left', trade: 'elevation', above: [dwelling], coverage: dwelling },
  { name: 'Exterior Rear', trade: 'elevation', above: [dwelling], coverage: dwelling },
  { name: 'Dining Room', trade: 'inside', above: [dwelling, 'Main Level'], coverage: dwelling },
  {
    name: 'Mud Room',
    trade: 'inside',
    above: [dwelling, 'Main Level'],
    coverage: dwelling,
    sections: ['Ceiling', 'Walls', 'Floor'],
  },
  { name: 'Cleanup', trade: 'haul', above: [dwelling], coverage: dwelling },
  { name: 'Pole Barn', trade: 'elevation', above: [others], coverage: others },
  { name: 'Yard', trade: 'yard', above: [others], coverage: others },
  { name: later, trade: 'roof', above: [law], coverage: law },
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'tax',
  'overheadProfit',
  'rcv',
  'depreciation',
  'depreciationRecoverable',
  'acv',
];

/**
 * A carrier that groups by coverage first and sets what is payable when incurred apart, in rows
 * that count in no sum. Figures stand beside the last line of words; notes are set small; each
 * summary ends in a cash settlement; taxes of state, county and city are told apart.
 */
export const cashSettlementCarrier: Print = {
  name: 'cash-settlement-carrier',
  open: true,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Heartland Family Insurance', {
      taxPercent: 7.1,
      overheadProfit: true,
      depreciated: 0.8,
      lost: 0.1,
      capPercent: 90,
      notes: 0.2,
      machine: 0.5,
      minimums: 3,
    });
    const marks = random.fork('marks');
    for (const item of scope.items) {
      const mark = marks.pick(['number', 'price', ...Array.from({ length: 18 }, () => 'none')]);
      if (item.room === later) {
        item.paidWhenIncurred = 'section';
        item.depreciation = 0;
        item.acv = item.rcv;
        item.note = marks.chance(0.5)
          ? 'Payable when incurred, up to the limit for ordinance or law.'
          : null;
      } else if (mark === 'number') item.numberChanged = true;
      else if (mark === 'price') item.priceChanged = true;
    }
    addUp(scope);
    const { facts } = scope;
    const style = printStyle({
      size: 8.5,
      leading: 1.16,
      marginLeft: 30,
      marginRight: 30,
      marginTop: 32,
      paidWhenIncurredAmounts: 'full',
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned'] as const),
      order: random.pick(['reading', 'columns', 'reversed'] as const),
      encoding: 'scrambled' as const,
      bold: random.pick(['face', 'stroked'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.line([
        { text: facts.carrierName, x: left, bold: true, size: 12 },
        { text: `Insured: ${facts.insuredName}`, x: right, align: 'right', size: 8 },
      ]);
      flow.line([
        { text: '6000 Commons Pkwy, Merriam Falls, GA 30189', x: left, size: 7.5 },
        { text: `Claim: ${facts.claimNumber}`, x: right, align: 'right', size: 8 },
      ]);
      flow.rule(left, right, 2);
      flow.y += 8;
      const foot = flow.sheet.height - 30;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark(
        {
          text: `${usDate(facts.dateEntered)}      Page: ${flow.page}`,
          x: right,
          align: 'right',
          size: 8,
        },
        foot,
      );
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Home:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['Claim Rep.:', facts.claimRepresentative, 'Business:', facts.phone],
        ['Estimator:', facts.estimator],
      ],
      [left + 70, left + 370],
    );
    flow.space(1);
    factLines(
      flow,
      [
        ['Claim Number:', facts.claimNumber, 'Policy Number:', facts.policyNumber],
        ['Date of Loss:', usDate(facts.dateOfLoss), 'Type of Loss:', 'Windstorm'],
        [
          'Date Inspected:',
          usDate(facts.dateInspected),
          'Date Received:',
          usDate(facts.dateReceived),
        ],
        ['Price List:', facts.priceList, 'Estimate:', facts.estimateName],
        ['', 'Restoration/Service/Remodel'],
      ],
      [left + 84, left + 370],
    );
    flow.space(2);
    centered(flow, 'Understanding this estimate', 10);
    for (const text of [
      'RCV is what it costs to replace an item today. ACV is RCV less depreciation.',
      '* beside a number or a price marks what the estimator changed.',
      '(1.00) is depreciation that you can recover; <1.00> is depreciation that you cannot.',
      'Items payable when incurred are listed last, at their price, and are in no total.',
    ])
      flow.paragraph(text, { x: left + 20 });

    const stops = [252, 304, 346, 392, 448, 506, right] as const;
    const head = (): void => {
      flow.need(flow.leading * 4);
      flow.sheet.marks.push({
        kind: 'box',
        x: left,
        y: flow.y - 1,
        width: right - left,
        height: 12.5,
        gray: 0.82,
      });
      flow.line(
        [
          { text: 'DESCRIPTION', x: left + 2, bold: true, size: 8 },
          ...figures(stops, ['QUANTITY', 'UNIT PRICE', 'TAX', 'O&P', 'RCV', 'DEPREC.', 'ACV']).map(
            (cell) => ({ ...cell, bold: true, size: 8 }),
          ),
        ],
        15,
      );
    };
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 8,
      area: (text, depth) => {
        flow.space(0.5);
        flow.line([{ text, x: left, bold: true, size: depth === 0 ? 12 : 10, italic: depth > 0 }]);
        flow.space(0.3);
      },
      place: (its) => {
        flow.space(0.4);
        flow.line([
          { text: its.name, x: left, bold: true, size: 9.5 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: left + 250, bold: true }]),
        ]);
        drawMeasures(flow, its, left, left + 190);
        flow.space(0.4);
      },
      head,
      section: (text) => {
        flow.need(flow.leading * 3);
        flow.line([{ text: `**${text}**`, x: left }]);
      },
      row: (item) => {
        const text = flow.wrap(`${numberOf(item)}  ${wordsOf(item)}`, 172);
        flow.need(flow.leading * text.length);
        const { page } = flow;
        for (const [index, words] of text.entries())
          flow.line([
            { text: words, x: left },
            ...(index < text.length - 1
              ? []
              : figures(stops, [
                  `${money(item.quantity)} ${item.unit}`,
                  `${money(item.unitPrice)}${item.priceChanged ? ' *' : ''}`,
                  money(item.tax),
                  money(item.overheadProfit),
                  money(item.rcv),
                  lostText(item),
                  money(item.acv),
                ])),
          ]);
        return page;
      },
      notes: (item) => {
        const small = [...item.machineNotes, ...(item.note === null ? [] : [item.note])];
        for (const text of small)
          for (const line of flow.wrap(text, right - left - 20, {}, 7)) {
            flow.need(9);
            flow.line([{ text: line, x: left + 14, size: 7 }], 8.4);
          }
        flow.space(0.4);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 1.6);
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.rule(left, right, 0.4);
        flow.y += 2;
        flow.line([
          { text: `${label} ${name}`, x: left, bold: true },
          ...(
            [
              [2, amounts.tax],
              [3, amounts.overheadProfit],
              [4, amounts.rcv],
              [5, amounts.depreciation],
              [6, amounts.acv],
            ] as const
          ).map(([index, value]) => ({
            text: money(value),
            x: stops[index],
            align: 'right' as const,
            bold: true,
          })),
        ]);
        flow.space(0.8);
        return true;
      },
      continued: (its) => {
        flow.line([{ text: `CONTINUED - ${its.name}`, x: left, bold: true, size: 9.5 }]);
        flow.space(0.3);
      },
      truth: (item, page) => truthOfPrinted(item, page, { layout: 1, printed, style, layer }),
    });
    const sums = coverageSums(scope);
    const deductible = random.pick([1000, 2000, 3580]);
    const summaries: TruthSummary[] = [];
    for (const sum of sums) {
      flow.startPage('summary');
      const its = sum.name === dwelling ? deductible : 0;
      const { acv, net } = settled(sum, its);
      const back = toAmount((sum.depreciation - sum.lost).toFixed(2));
      centered(flow, `Summary for ${sum.name}`, 11);
      flow.space(0.5);
      if (sum.name === law) {
        ladder(
          flow,
          [
            ['Line Item Total', '0.00'],
            ['Total Cash Settlement', '$0.00', true, true],
            ['Total Paid When Incurred', `$${money(sum.incurred)}`, true],
          ],
          left + 70,
          right - 90,
        );
        continue;
      }
      const state = toAmount((sum.tax * 0.66).toFixed(4));
      const county = toAmount((sum.tax * 0.2).toFixed(4));
      ladder(
        flow,
        [
          ['Line Item Total', money(sum.lineItemTotal)],
          ['State Sales Tax', money(state)],
          ['County Sales Tax', money(county)],
          ['City Sales Tax', money(toAmount((sum.tax - state - county).toFixed(2)))],
          ['Subtotal', money(toAmount((sum.lineItemTotal + sum.tax).toFixed(2))), false, true],
          ['Overhead', money(sum.overhead)],
          ['Profit', money(sum.profit)],
          ['Replacement Cost Value', `$${money(sum.rcv)}`, true, true],
          ['Less Depreciation', `(${money(sum.depreciation)})`],
          ['Actual Cash Value', `$${money(acv)}`, true, true],
          ...(its === 0 ? [] : ([['Less Deductible', `(${money(its)})`]] as const)),
          ['Net Claim', `$${money(net)}`, true, true],
          ['Less Prior Payments', '(0.00)'],
          ['Total Cash Settlement', `$${money(net)}`, true],
          ...(back === 0
            ? []
            : ([
                ['Total Recoverable Depreciation', money(back)],
                [
                  'Net Claim if Depreciation is Recovered',
                  `$${money(toAmount((net + back).toFixed(2)))}`,
                  true,
                  true,
                ],
              ] as const)),
        ],
        left + 70,
        right - 90,
      );
      summaries.push({
        coverage: sum.name,
        alsoCalled: [sum.name.replace(/^Coverage [A-C] - /, '')],
        lineItemTotal: sum.lineItemTotal,
        rcv: sum.rcv,
        acv,
        deductible: its === 0 ? null : its,
        netClaim: net,
      });
    }
    flow.startPage('recap');
    centered(flow, 'Recap by Category', 11);
    flow.space(0.5);
    flow.line([
      { text: 'O&P Items', x: left, bold: true },
      { text: 'Total', x: right - 90, align: 'right', bold: true },
      { text: '%', x: right, align: 'right', bold: true },
    ]);
    const counted = scope.items.filter((item) => item.paidWhenIncurred === null);
    const groups = (minimum: boolean): void => {
      for (const { name, amounts } of byCategory(
        counted.filter((item) => item.laborMinimum === minimum),
      )) {
        flow.need(flow.leading);
        flow.line([
          { text: name, x: left + 8 },
          { text: money(amounts.lineItemTotal), x: right - 90, align: 'right' },
          { text: shareOf(amounts.lineItemTotal, scope.totals.rcv), x: right, align: 'right' },
        ]);
      }
    };
    groups(false);
    if (counted.some((item) => item.laborMinimum)) {
      flow.space(0.5);
      flow.line([{ text: 'Non-O&P Items', x: left, bold: true }]);
      groups(true);
    }
    flow.line([
      { text: 'Total', x: left, bold: true },
      { text: money(scope.totals.rcv), x: right - 90, align: 'right', bold: true },
      { text: '100.00%', x: right, align: 'right', bold: true },
    ]);
    drawPlan(flow, scope, 'Main Level');
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
