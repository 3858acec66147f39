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
  shareText,
  wordsOf,
  wornText,
} from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const [dwelling, codes, others] = [
  'Dwelling',
  'Dwelling - Ordinance or Law - Code Upgrade',
  'Other Structures',
] as const;

const plan = ['Source - Aerial Roof'] as const;

const places: readonly PlaceSpec[] = [
  { name: 'Right Elevation', trade: 'elevation', above: [], coverage: dwelling },
  { name: 'Left Elevation', trade: 'elevation', above: [], coverage: dwelling },
  { name: 'Rear Elevation', trade: 'elevation', above: [], coverage: dwelling },
  {
    name: 'Roof1',
    trade: 'roof',
    above: [...plan, 'Main Level'],
    coverage: dwelling,
    sections: ['Roof Surface', 'Roof Components', 'Additional Charges'],
  },
  { name: 'Roof2', trade: 'roof', above: [...plan, 'Main Level'], coverage: dwelling },
  { name: 'Pergola Roof', trade: 'roof', above: [...plan, 'Outbuilding'], coverage: others },
  {
    name: 'Living/Dining Room',
    trade: 'inside',
    above: ['SKETCH2', 'First Floor'],
    coverage: dwelling,
  },
  {
    name: 'Bath/Laundry',
    trade: 'inside',
    above: ['SKETCH2', 'First Floor'],
    coverage: dwelling,
    sections: ['Ceiling', 'Walls'],
  },
  { name: 'Fencing', trade: 'yard', above: [], coverage: others },
  { name: 'General', trade: 'haul', above: [], coverage: dwelling },
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'tax',
  'rcv',
  'depreciation',
  'depreciationRecoverable',
  'acv',
  'ageYears',
  'lifeYears',
  'condition',
  'depreciationPercent',
];

/**
 * A carrier whose codes print in full, percentage and all, yet lose nothing and count in no sum;
 * the insured is the customer, in words set far apart. Notes stand in italics below
 * two-line rows; the codes have a summary of nothing and one of what is paid when incurred.
 */
export const codeUpgradeCarrier: Print = {
  name: 'code-upgrade-carrier',
  open: true,
  draw: (random, lines) => {
    const scope = makeScope(
      random.fork('scope'),
      lines,
      places,
      'The Kestrel Fire Insurance Company',
      {
        taxPercent: 7.375,
        overheadProfit: false,
        depreciated: 0.8,
        lost: 0.04,
        capPercent: 80,
        notes: 0.18,
        machine: 0.5,
        minimums: 3,
      },
    );
    const marks = random.fork('marks');
    let upgrades = 0;
    for (const item of scope.items) {
      if (
        item.path.length > 2 &&
        item.cat === 'RFG' &&
        item.activity === '+' &&
        marks.chance(0.25)
      ) {
        item.description = `${item.description} - per ind. material source`;
        item.descriptionChanged = true;
      }
      const wears = item.lifeYears !== null && item.activity === '+' && item.cat === 'RFG';
      if (wears && (upgrades === 0 || marks.chance(0.12))) {
        upgrades++;
        item.paidWhenIncurred = 'note';
        item.coverage = codes;
        item.note = 'Code upgrade cost is payable when incurred.';
        item.ageYears = 10;
        item.lifeYears = 20;
        item.depreciationPercent = 50;
        item.depreciation = 0;
        item.depreciationMark = null;
        item.acv = item.rcv;
      }
    }
    addUp(scope);
    const { facts } = scope;
    facts.estimateName =
      facts.estimateName.split('_').slice(0, 1).join('') + String(random.int(10, 99));
    const style = printStyle({
      size: 9.5,
      marginLeft: 44,
      marginRight: 44,
      marginTop: 40,
      marginBottom: 60,
      paidWhenIncurredAmounts: 'full',
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word'] as const),
      order: random.pick(['reading', 'tables-last'] as const),
      quotes: random.pick(['straight', 'primes'] as const),
      encoding: 'scrambled' as const,
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.line([{ text: facts.carrierName, x: left, bold: true, size: 11 }]);
      flow.line([{ text: `${facts.companyStreet}, ${facts.companyTown}`, x: left, size: 8 }]);
      flow.rule(left, right, 1.2);
      flow.y += 10;
      const foot = flow.sheet.height - 34;
      flow.mark({ text: facts.estimateName, x: left, size: 8.5 }, foot);
      flow.mark(
        { text: usDate(facts.dateEntered), x: (left + right) / 2, align: 'center', size: 8.5 },
        foot,
      );
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8.5 }, foot);
    };
    const stops = [132, 178, 222, 286, 338, 388, 442, 504, right] as const;
    const words = [
      'QUANTITY',
      'UNIT',
      'TAX',
      'RCV',
      'AGE/LIFE',
      'COND.',
      'DEP %',
      'DEPREC.',
      'ACV',
    ] as const;
    const head = (): void => {
      flow.need(flow.leading * 5);
      flow.sheet.marks.push({
        kind: 'box',
        x: left,
        y: flow.y - 1,
        width: right - left,
        height: 13,
        gray: 0.88,
      });
      flow.line(
        figures(stops, words).map((cell) => ({ ...cell, bold: true, size: 8 })),
        15,
      );
    };

    const [given = '', family = ''] = facts.insuredName.toUpperCase().split(' ');
    if (random.chance(0.8)) {
      flow.startPage('guide');
      centered(flow, 'YOUR ESTIMATE COVER SHEET', 13);
      centered(flow, 'Guide to Understanding Your Property Estimate', 11);
      flow.space(1);
      factLines(
        flow,
        [
          ['Customer:', 'JOHN SMITH', 'Claim Number:', 'ABC1234001H'],
          ['Property:', '1234 OAK STREET', 'Policy Number:', '123456789-633-1'],
        ],
        [left + 70, left + 330],
      );
      flow.space(1);
      centered(flow, 'YOUR ESTIMATE DETAIL');
      flow.line([{ text: 'GUIDE_EXAMPLE', x: left, bold: true }]);
      flow.line([{ text: 'Family Room', x: left, bold: true }]);
      head();
      for (const [text, row] of [
        [
          '1. R&R 1/2" drywall - hung, taped, floated, ready for paint',
          ['32.00 SF', '2.31', '1.46', '75.38', '10/150 yrs', 'Avg.', '6.67%', '(5.03)', '70.35'],
        ],
        [
          '2. Paint the walls - two coats',
          [
            '408.00 SF',
            '0.81',
            '4.90',
            '335.38',
            '5/15 yrs',
            'Avg.',
            '33.33%',
            '(111.79)',
            '223.59',
          ],
        ],
      ] as const) {
        flow.line([{ text, x: left }]);
        flow.line(figures(stops, row).map((cell) => ({ ...cell, size: 8.5 })));
      }
      flow.line([
        { text: 'Totals:  Family Room', x: left, bold: true },
        { text: '6.36', x: stops[2], align: 'right' },
        { text: '410.76', x: stops[3], align: 'right' },
      ]);
      flow.space(1);
      for (const text of [
        '1  Your estimate is listed room by room, with the work that each room needs.',
        '2  Replacement cost value is what repair costs with new material of like kind.',
        '3  Items that a code asks for are paid once the cost has been incurred.',
      ])
        flow.paragraph(text);
    }

    flow.startPage('cover');
    flow.line([
      { text: 'Customer:', x: left + 58, align: 'right', bold: true },
      { text: given, x: left + 64 },
      { text: family, x: left + 190 },
      { text: 'Home:', x: left + 400, align: 'right', bold: true },
      { text: facts.phone, x: left + 406 },
    ]);
    factLines(
      flow,
      [
        ['Property:', facts.propertyStreet.toUpperCase()],
        ['', facts.propertyTown.toUpperCase()],
        ['Claim Rep.:', facts.claimRepresentative, 'Business:', facts.phone],
        ['Company:', facts.carrierName],
      ],
      [left + 63, left + 405],
    );
    flow.space(1);
    factLines(
      flow,
      [
        ['Claim Number:', facts.claimNumber, 'Policy Number:', facts.policyNumber],
        ['Type of Loss:', 'Wind/Hail', 'Date of Loss:', `${usDate(facts.dateOfLoss)} 12:00 AM`],
        [
          'Date Inspected:',
          usDate(facts.dateInspected),
          'Date Received:',
          `${usDate(facts.dateReceived)} 8:12 AM`,
        ],
        ['Price List:', facts.priceList],
        ['', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 84, left + 340],
    );
    flow.space(1.5);
    flow.paragraph(
      'This is a repair estimate only. It is not an authorization to repair. Prices follow the price list named above and include what crews commonly charge in the area.',
    );

    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 10,
      area: (text) => {
        flow.space(0.4);
        centered(flow, text, 11.5);
        flow.space(0.3);
      },
      place: (its) => {
        flow.space(0.4);
        flow.line([
          { text: its.name, x: left, bold: true, size: 10.5 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const, bold: true }]),
        ]);
        drawMeasures(flow, its, left + 100, left + 310);
        flow.space(0.5);
      },
      head,
      section: (text) => {
        flow.need(flow.leading * 4);
        flow.line([{ text: `***${text}***`, x: left, bold: true }]);
      },
      row: (item) => {
        const text = flow.wrap(`${numberOf(item)} ${wordsOf(item)}`, right - left - 30);
        flow.need(flow.leading * (text.length + 1.2));
        const { page } = flow;
        for (const line of text) flow.line([{ text: line, x: left }]);
        flow.line(
          figures(stops, [
            `${money(item.quantity)} ${item.unit}`,
            money(item.unitPrice),
            money(item.tax),
            money(item.rcv),
            wornText(item),
            item.condition,
            shareText(item),
            lostText(item),
            money(item.acv),
          ]).map((cell) => ({ ...cell, size: 9 })),
        );
        return page;
      },
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text, { x: left + 10, italic: true });
        if (item.note !== null) flow.paragraph(item.note, { x: left + 10, italic: true });
        flow.space(0.5);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2);
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.rule(left, right, kind === 'line_items' ? 1 : 0.4);
        flow.y += 2;
        flow.line([
          { text: `${label}  ${name}`, x: left, bold: true },
          { text: money(amounts.tax), x: stops[2], align: 'right', bold: true, size: 9 },
          { text: money(amounts.rcv), x: stops[3], align: 'right', bold: true, size: 9 },
          { text: money(amounts.depreciation), x: stops[7], align: 'right', bold: true, size: 9 },
          { text: money(amounts.acv), x: right, align: 'right', bold: true, size: 9 },
        ]);
        flow.space(1);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, 10.5);
        flow.space(0.5);
      },
      truth: (item, page) => truthOfPrinted(item, page, { layout: 3, printed, style, layer }),
    });

    const sums = coverageSums(scope);
    flow.need(flow.leading * 9);
    flow.line([
      { text: 'Coverage', x: left, bold: true },
      { text: 'Item Total', x: left + 300, align: 'right', bold: true },
      { text: '%', x: left + 350, align: 'right', bold: true },
      { text: 'ACV Total', x: left + 440, align: 'right', bold: true },
      { text: '%', x: left + 490, align: 'right', bold: true },
    ]);
    for (const name of [dwelling, codes, others, 'Contents']) {
      const its = sums.find((sum) => sum.name === name);
      flow.line([
        { text: name, x: left },
        { text: money(its?.rcv ?? 0), x: left + 300, align: 'right' },
        { text: shareOf(its?.rcv ?? 0, scope.totals.rcv), x: left + 350, align: 'right' },
        { text: money(its?.acv ?? 0), x: left + 440, align: 'right' },
        { text: shareOf(its?.acv ?? 0, scope.totals.acv), x: left + 490, align: 'right' },
      ]);
    }
    flow.line([
      { text: 'Total', x: left, bold: true },
      { text: money(scope.totals.rcv), x: left + 300, align: 'right', bold: true },
      { text: '100.00%', x: left + 350, align: 'right', bold: true },
      { text: money(scope.totals.acv), x: left + 440, align: 'right', bold: true },
      { text: '100.00%', x: left + 490, align: 'right', bold: true },
    ]);
    const summaries: TruthSummary[] = [];
    const deductible = random.pick([1000, 2000, 4310]);
    for (const sum of sums) {
      flow.startPage('summary');
      const its = sum.name === dwelling ? deductible : 0;
      const { acv, net } = settled(sum, its);
      if (sum.name !== codes) {
        centered(flow, `Summary for ${sum.name}`, 11);
        flow.space(0.6);
        const back = toAmount((sum.depreciation - sum.lost).toFixed(2));
        ladder(
          flow,
          [
            ['Line Item Total', money(sum.lineItemTotal)],
            ['Material Sales Tax', money(sum.tax)],
            ['Replacement Cost Value', `$${money(sum.rcv)}`, false, true],
            ['Less Depreciation', `(${money(sum.depreciation)})`],
            ['Actual Cash Value', `$${money(acv)}`, false, true],
            ...(its === 0 ? [] : ([['Less Deductible', `(${money(its)})`]] as const)),
            ['Net Claim', `$${money(net)}`, true, true],
            ['Total Recoverable Depreciation', money(back)],
            [
              'Net Claim if Depreciation is Recovered',
              `$${money(toAmount((net + back).toFixed(2)))}`,
              true,
              true,
            ],
          ],
          left + 60,
          right - 80,
        );
        summaries.push({
          coverage: sum.name,
          lineItemTotal: sum.lineItemTotal,
          rcv: sum.rcv,
          acv,
          deductible: its === 0 ? null : its,
          netClaim: net,
        });
      } else {
        centered(flow, `Summary for ${codes}`, 11);
        flow.space(0.6);
        ladder(
          flow,
          [
            ['Line Item Total', '0.00'],
            ['Replacement Cost Value', '$0.00', false, true],
            ['Net Claim', '$0.00', true, true],
          ],
          left + 60,
          right - 80,
        );
        flow.space(2);
        centered(flow, `${codes} Paid When Incurred`, 11);
        flow.space(0.6);
        ladder(
          flow,
          [
            [
              'Line Item Total',
              money(
                toAmount(
                  (sum.incurred - sum.items.reduce((all, item) => all + item.tax, 0)).toFixed(2),
                ),
              ),
            ],
            [
              'Material Sales Tax',
              money(toAmount(sum.items.reduce((all, item) => all + item.tax, 0).toFixed(2))),
            ],
            ['Replacement Cost Value', money(sum.incurred), false, true],
            ['Total Paid When Incurred', `$${money(sum.incurred)}`, true, true],
          ],
          left + 60,
          right - 80,
        );
      }
      flow.space(2);
      centered(flow, facts.claimRepresentative, 9.5);
    }
    flow.startPage('recap');
    centered(flow, 'Recap by Category with Depreciation', 11);
    flow.space(0.6);
    flow.line([
      { text: 'Items', x: left, bold: true },
      { text: 'RCV', x: right - 150, align: 'right', bold: true },
      { text: 'Deprec.', x: right - 75, align: 'right', bold: true },
      { text: 'ACV', x: right, align: 'right', bold: true },
    ]);
    const countedItems = scope.items.filter((item) => item.paidWhenIncurred === null);
    for (const { name, amounts } of byCategory(countedItems))
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
    for (const [name, rcv, lost, acv] of [
      [
        'Subtotal',
        scope.totals.lineItemTotal,
        scope.totals.depreciation,
        scope.totals.lineItemTotal - scope.totals.depreciation,
      ],
      ['Material Sales Tax', scope.totals.tax, 0, scope.totals.tax],
      ['Total', scope.totals.rcv, scope.totals.depreciation, scope.totals.acv],
    ] as const)
      flow.line([
        { text: name, x: left, bold: true },
        { text: money(rcv), x: right - 150, align: 'right', bold: true },
        { text: money(lost), x: right - 75, align: 'right', bold: true },
        { text: money(toAmount(acv.toFixed(2))), x: right, align: 'right', bold: true },
      ]);
    drawPlan(flow, scope, 'Source - Aerial Roof - Main Level');
    leaveOpen(flow, body.items);
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
        facts: {
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: `${given} ${family}`,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`.toUpperCase(),
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
          priceList: facts.priceList,
        },
      },
    };
  },
};
