import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { amountsOf } from '../../content/add-amounts.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthSummary } from '../../model.ts';
import { addUp, coverageSums, makeScope, type Place, type PlaceSpec } from '../content/scope.ts';
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
  programFoot,
  settled,
  shareOf,
  wordsOf,
} from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const [dwelling, others] = ['Dwelling', 'Other Structures'] as const;
const measured = ['Source - Roof and Walls Report', 'Exterior'] as const;
const sketched = ['SKETCH1', 'Main Level'] as const;

const places: readonly PlaceSpec[] = [
  { name: 'Roof', trade: 'roof', above: measured, coverage: dwelling },
  { name: 'Gutters/Downspouts', trade: 'elevation', above: measured, coverage: dwelling },
  { name: 'Siding', trade: 'elevation', above: measured, coverage: dwelling },
  { name: 'Fencing', trade: 'yard', above: measured, coverage: others },
  { name: 'Deck', trade: 'yard', above: sketched, coverage: dwelling },
  { name: 'Stairs', trade: 'inside', above: sketched, coverage: dwelling },
  { name: 'Great Room', trade: 'inside', above: sketched, coverage: dwelling },
  { name: 'Bedroom 2', trade: 'inside', above: sketched, coverage: dwelling },
  { name: 'Hall Bath', trade: 'inside', above: ['SKETCH1', 'Upper Level'], coverage: dwelling },
  { name: 'Bonus Room', trade: 'inside', above: ['SKETCH1', 'Upper Level'], coverage: dwelling },
  { name: 'Debris Removal', trade: 'haul', above: [], coverage: dwelling },
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'tax',
  'rcv',
  'depreciation',
  'depreciationRecoverable',
  'acv',
];

/** What the coverage table of such a carrier lists, whether or not the loss touches it. */
const coverages = [
  dwelling,
  'Earthquake Dwelling',
  'Debris Removal',
  'IRC - Dwelling',
  others,
  'Debris Removal',
  'Personal Property',
  'Debris Removal',
  'Loss of Use',
  'Liability',
  'Medical Payment',
  'Ordinance Or Law',
  'Buried Utility Coverage',
  'Equipment Breakdown Coverage',
  'Trees and Shrubs',
  'Fire Department Service Charge',
] as const;

/**
 * A coastal carrier's one-line print: rooms with subrooms and their walls that are missing, over
 * page ends; a coverage table of zeros with one name thrice; tax by kind and after the subtotal;
 * recaps that split each room and trade by coverage.
 */
export const subroomsCarrier: Print = {
  name: 'subrooms-carrier',
  open: true,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Tidewater Advantage', {
      taxPercent: 5.5,
      overheadProfit: false,
      depreciated: 0.7,
      lost: 0.03,
      capPercent: 100,
      notes: 0.1,
      machine: 0.4,
      minimums: 2,
    });
    const marks = random.fork('marks');
    for (const item of scope.items) {
      if (marks.chance(0.04)) item.descriptionChanged = true;
      if (item.cat === 'DMO' && marks.chance(0.5)) item.priceChanged = true;
    }
    addUp(scope);
    const { facts } = scope;
    facts.estimateName = facts.estimateName.replace('_', '__');
    const style = printStyle({
      size: 9,
      marginLeft: 36,
      marginRight: 36,
      marginTop: 34,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['word', 'cell', 'gaps'] as const),
      order: random.pick(['reading', 'columns', 'tables-last'] as const),
      encoding: 'scrambled' as const,
      ligatures: random.chance(0.3),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.sheet.marks.push({ kind: 'box', x: left, y: 30, width: 92, height: 22, gray: 0.75 });
      flow.mark({ text: 'Tidewater', x: left + 106, bold: true, size: 11 }, 40);
      flow.mark({ text: '400 Harbor Way N, Cypress Point, FL 33713', x: left + 106, size: 8 }, 52);
      flow.y = 70;
      programFoot(flow, scope);
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Cellular:', facts.phone],
        ['Property:', facts.propertyStreet, 'E-mail:', 'insured@mail.example'],
        ['', facts.propertyTown],
      ],
      [left + 70, left + 360],
    );
    flow.space(1);
    factLines(
      flow,
      [
        ['Claim Rep.:', facts.claimRepresentative, 'Business:', facts.phone],
        ['Position:', 'Property Adjuster', 'E-mail:', 'adjuster@tidewater.example'],
        ['Estimator:', facts.claimRepresentative],
      ],
      [left + 70, left + 360],
    );
    flow.space(1);
    flow.line([
      { text: `Claim Number: ${facts.claimNumber}`, x: left },
      { text: `Policy Number: ${facts.policyNumber}`, x: left + 190 },
      { text: 'Type of Loss: Windstorm', x: left + 380 },
    ]);
    flow.space(1);
    flow.line([
      { text: 'Coverage', x: left + 40, bold: true },
      { text: 'Deductible', x: left + 330, align: 'right', bold: true },
      { text: 'Policy Limit', x: left + 430, align: 'right', bold: true },
    ]);
    const deductible = random.pick([2500, 5220]);
    for (const [index, name] of coverages.slice(0, 9).entries())
      flow.line([
        { text: name, x: left + 40 },
        { text: `$${money(index === 0 ? deductible : 0)}`, x: left + 330, align: 'right' },
        { text: `$${money(index === 0 ? 522_000 : 5_220 * index)}`, x: left + 430, align: 'right' },
      ]);
    flow.space(1);
    factLines(
      flow,
      [
        [
          'Date of Loss:',
          `${usDate(facts.dateOfLoss)} 12:00 AM`,
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

    const stops = [286, 342, 394, 452, 512, right] as const;
    const head = (): void => {
      flow.need(flow.leading * 4);
      flow.line([
        { text: 'DESCRIPTION', x: left, bold: true, size: 8.5 },
        ...figures(stops, ['QUANTITY', 'UNIT PRICE', 'TAX', 'RCV', 'DEPREC.', 'ACV']).map(
          (cell) => ({
            ...cell,
            bold: true,
            size: 8.5,
          }),
        ),
      ]);
      flow.rule(left, right, 0.6);
      flow.y += 4;
    };
    const plans = random.fork('plans');
    const size = (): string =>
      plans.pick(['3\' 4"', '6\' 5"', '2\' 7 9/16"', "5'", '1"', '3\' 15/16"']);
    const opening = (height: string): void => {
      flow.need(flow.leading);
      flow.line([
        {
          text: plans.pick([
            'Missing Wall',
            'Missing Wall',
            'Door',
            'Window',
            'Missing Wall - Goes to Floor',
          ]),
          x: left + 96,
        },
        { text: `${size()} X ${height}`, x: left + 300, align: 'center' },
        {
          text: `Opens into ${plans.pick(['Exterior', 'DECK', 'LANDING', 'STAIRS2', 'GREAT_ROOM', 'HALL_BATH'])}`,
          x: left + 380,
        },
      ]);
    };
    /** Rooms below rooms, with their own height, measures and openings. */
    const subrooms = (its: Place): void => {
      const names =
        its.name === 'Stairs' ? ['Stairs2', 'Landing'] : plans.chance(0.5) ? ['Closet'] : [];
      for (const [index, name] of names.entries()) {
        const height = plans.pick(['12\' 6"', "8'", 'Sloped', '9\' 1"']);
        flow.need(flow.leading * 4);
        flow.space(0.6);
        flow.line([
          { text: `Subroom: ${name} (${index + 1})`, x: left + 96, bold: true },
          { text: `Height: ${height}`, x: right, align: 'right', bold: true },
        ]);
        flow.rule(left + 96, right, 0.4);
        flow.y += 2;
        const floor = plans.int(1800, 9900) / 100;
        flow.line([
          { text: money(toAmount((floor / 9).toFixed(4))), x: left + 142, align: 'right' },
          { text: 'SY Flooring', x: left + 147 },
          { text: money(floor), x: left + 372, align: 'right' },
          { text: 'SF Floor', x: left + 377 },
        ]);
        flow.space(0.5);
        const high = height === 'Sloped' ? "8'" : height;
        for (let count = plans.int(1, 5); count > 0; count--) opening(high);
      }
    };
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 7,
      area: (text) => {
        flow.space(0.5);
        centered(flow, text, 11);
        flow.space(0.4);
      },
      place: (its) => {
        flow.space(0.5);
        const at = its.trade === 'inside' ? left + 96 : left;
        flow.line([
          { text: its.name, x: at, bold: true },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const, bold: true }]),
        ]);
        if (its.trade === 'inside') {
          flow.rule(at, right, 0.4);
          flow.y += 2;
        }
        drawMeasures(flow, its, left + 96, left + 326);
        if (its.trade === 'inside') {
          flow.space(0.5);
          for (let count = plans.int(0, 4); count > 0; count--) opening(its.height ?? "8'");
          subrooms(its);
        }
        flow.space(0.6);
      },
      head,
      section: () => undefined,
      row: (item) => {
        const text = flow.wrap(`${numberOf(item)}  ${wordsOf(item)}`, 196);
        flow.need(flow.leading * text.length);
        const { page } = flow;
        for (const [index, words] of text.entries())
          flow.line([
            { text: words, x: left },
            ...(index > 0
              ? []
              : figures(stops, [
                  `${money(item.quantity)} ${item.unit}`,
                  `${money(item.unitPrice)}${item.priceChanged ? '*' : ''}`,
                  money(item.tax),
                  money(item.rcv),
                  lostText(item),
                  money(item.acv),
                ])),
          ]);
        return page;
      },
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text, { x: left });
        if (item.note !== null) flow.paragraph(item.note, { x: left });
        flow.space(0.4);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 1.5);
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.rule(left, right, 0.4);
        flow.y += 2;
        flow.line([
          { text: `${label}  ${name}`, x: left, bold: true },
          ...(
            [
              [2, amounts.tax],
              [3, amounts.rcv],
              [4, amounts.depreciation],
              [5, amounts.acv],
            ] as const
          ).map(([at, value]) => ({
            text: money(value),
            x: stops[at],
            align: 'right' as const,
            bold: true,
          })),
        ]);
        flow.space(0.9);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, 10);
        flow.space(0.4);
      },
      truth: (item, page) => truthOfPrinted(item, page, { layout: 1, printed, style, layer }),
    });
    flow.need(flow.leading * 10);
    flow.line([{ text: 'Grand Total Areas:', x: left, bold: true }]);
    for (const row of [
      ['3,670.79', 'SF Walls', '0.00', 'SF Ceiling', '3,670.79', 'SF Walls and Ceiling'],
      ['96.67', 'SF Floor', '10.74', 'SY Flooring', '625.60', 'LF Floor Perimeter'],
      ['0.00', 'SF Long Wall', '0.00', 'SF Short Wall', '0.00', 'LF Ceil. Perimeter'],
      ['96.67', 'Floor Area', '65.00', 'Total Area', '0.00', 'Interior Wall Area'],
      ['3,670.79', 'Exterior Wall Area', '572.27', 'Exterior Perimeter of Walls', '', ''],
      [
        '3,426.11',
        'Surface Area',
        '34.26',
        'Number of Squares',
        '324.99',
        'Total Perimeter Length',
      ],
      ['101.32', 'Total Ridge Length', '2.93', 'Total Hip Length', '', ''],
    ])
      flow.line(
        row.map((text, index) =>
          index % 2 === 0
            ? { text, x: left + 56 + (index / 2) * 180, align: 'right' as const }
            : { text, x: left + 60 + ((index - 1) / 2) * 180 },
        ),
      );
    const sums = coverageSums(scope);
    flow.space(1);
    const shares = (label: string, rcv: number, acv: number, bold: boolean): void => {
      flow.need(flow.leading);
      flow.line([
        { text: label, x: left, bold },
        { text: money(rcv), x: left + 280, align: 'right', bold },
        { text: shareOf(rcv, scope.totals.rcv), x: left + 340, align: 'right', bold },
        { text: money(acv), x: left + 440, align: 'right', bold },
        { text: shareOf(acv, scope.totals.acv), x: left + 500, align: 'right', bold },
      ]);
    };
    flow.need(flow.leading * 6);
    flow.line([
      { text: 'Coverage', x: left, bold: true },
      { text: 'Item Total', x: left + 280, align: 'right', bold: true },
      { text: '%', x: left + 340, align: 'right', bold: true },
      { text: 'ACV Total', x: left + 440, align: 'right', bold: true },
      { text: '%', x: left + 500, align: 'right', bold: true },
    ]);
    for (const name of coverages) {
      const its = sums.find((one) => one.name === name);
      shares(name, its?.rcv ?? 0, its?.acv ?? 0, false);
    }
    shares('Total', scope.totals.rcv, scope.totals.acv, true);

    const summaries: TruthSummary[] = [];
    for (const sum of sums) {
      const its = sum.name === dwelling ? deductible : 0;
      const { acv, net } = settled(sum, its);
      const cleaning = toAmount(
        sum.items
          .filter(({ cat }) => cat === 'CLN')
          .reduce((all, item) => all + item.tax, 0)
          .toFixed(2),
      );
      const goods = toAmount((sum.tax - cleaning).toFixed(2));
      flow.startPage('summary');
      centered(flow, `Summary for ${sum.name}`, 11);
      flow.space(0.5);
      const back = toAmount((sum.depreciation - sum.lost).toFixed(2));
      ladder(
        flow,
        [
          ['Line Item Total', money(sum.lineItemTotal)],
          ['Material Sales Tax', money(goods)],
          ...(cleaning === 0
            ? []
            : ([
                ['Subtotal', money(toAmount((sum.lineItemTotal + goods).toFixed(2))), false, true],
                ['Cleaning Total Tax', money(cleaning)],
              ] as const)),
          ['Replacement Cost Value', `$${money(sum.rcv)}`, true, true],
          ...(sum.depreciation === 0
            ? []
            : ([
                ['Less Depreciation', `(${money(sum.depreciation)})`],
                ['Actual Cash Value', `$${money(acv)}`, true, true],
              ] as const)),
          ...(its === 0 ? [] : ([['Less Deductible', `(${money(its)})`]] as const)),
          ['Net Claim', `$${money(net)}`, true, true],
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
        left + 40,
        right - 60,
      );
      flow.space(4);
      flow.rule(left + 40, left + 240, 0.6);
      flow.y += 3;
      flow.line([{ text: facts.claimRepresentative, x: left + 40 }]);
      flow.line([{ text: 'Property Adjuster', x: left + 40 }]);
      summaries.push({
        coverage: sum.name,
        lineItemTotal: sum.lineItemTotal,
        rcv: sum.rcv,
        acv: sum.depreciation === 0 ? null : acv,
        deductible: its === 0 ? null : its,
        netClaim: net,
      });
    }
    flow.startPage('recap');
    centered(flow, 'Recap of Taxes', 11);
    flow.space(0.8);
    const kinds = [
      'Material Sales Tax',
      'Cln Mat Sales Tax',
      'Cleaning Total Tax',
      'Storage Rental Tax',
      'Total Tax',
    ];
    const at = kinds.map((_, index) => left + 150 + index * 96);
    flow.line(figures(at, kinds).map((cell) => ({ ...cell, bold: true, size: 8 })));
    flow.line(
      figures(
        at,
        kinds.map(() => '(5.5%)'),
      ).map((cell) => ({ ...cell, bold: true, size: 8 })),
    );
    for (const label of ['Line Items', 'Total'])
      flow.line([
        { text: label, x: left, bold: label === 'Total' },
        ...figures(at, [money(scope.totals.tax), '0.00', '0.00', '0.00', '0.00']),
      ]);
    flow.startPage('recap');
    centered(flow, 'Recap by Room', 11);
    flow.space(0.6);
    flow.line([{ text: `Estimate: ${facts.estimateName}`, x: left, bold: true }]);
    const net = (place: Place): number => place.totals.lineItemTotal;
    let above = '';
    for (const place of [...scope.places, ...(scope.minimums === null ? [] : [scope.minimums])]) {
      const area = place.path.slice(0, -1).join(' > ');
      if (area !== above)
        for (const name of place.path.slice(0, -1))
          flow.line([{ text: `Area: ${name}`, x: left + 10, bold: true }]);
      above = area;
      flow.need(flow.leading * 2);
      flow.line([
        { text: place.name, x: left + 20 },
        { text: money(net(place)), x: right - 90, align: 'right' },
        { text: shareOf(net(place), scope.totals.lineItemTotal), x: right, align: 'right' },
      ]);
      flow.line([
        { text: `Coverage: ${place.coverage}`, x: left + 34 },
        { text: '100.00% =', x: right - 170, align: 'right' },
        { text: money(net(place)), x: right - 90, align: 'right' },
      ]);
    }
    for (const label of ['Subtotal of Areas', 'Total'])
      flow.line([
        { text: label, x: left, bold: true },
        { text: money(scope.totals.lineItemTotal), x: right - 90, align: 'right', bold: true },
        { text: '100.00%', x: right, align: 'right', bold: true },
      ]);
    flow.startPage('recap');
    centered(flow, 'Recap by Category with Depreciation', 11);
    flow.space(0.6);
    flow.line([
      { text: 'Items', x: left, bold: true },
      { text: 'RCV', x: right - 150, align: 'right', bold: true },
      { text: 'Deprec.', x: right - 75, align: 'right', bold: true },
      { text: 'ACV', x: right, align: 'right', bold: true },
    ]);
    for (const { name, items, amounts } of byCategory(scope.items)) {
      flow.need(flow.leading * 2);
      flow.line([
        { text: name, x: left },
        { text: money(amounts.lineItemTotal), x: right - 150, align: 'right' },
        {
          text: amounts.depreciation === 0 ? '' : money(amounts.depreciation),
          x: right - 75,
          align: 'right',
        },
        {
          text: money(toAmount((amounts.lineItemTotal - amounts.depreciation).toFixed(2))),
          x: right,
          align: 'right',
        },
      ]);
      for (const coverage of [dwelling, others]) {
        const part = amountsOf(items.filter((item) => item.coverage === coverage)).lineItemTotal;
        if (part !== 0)
          flow.line([
            { text: `Coverage: ${coverage}`, x: left + 24 },
            { text: '@', x: right - 280 },
            { text: `${shareOf(part, amounts.lineItemTotal)} =`, x: right - 220, align: 'right' },
            { text: money(part), x: right - 150, align: 'right' },
          ]);
      }
    }
    drawPlan(flow, scope, 'SKETCH1 - Main Level');
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
          carrierName: 'Tidewater',
          priceList: facts.priceList,
        },
      },
    };
  },
};
