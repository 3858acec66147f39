import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem, TruthItem, TruthSummary } from '../../model.ts';
import {
  addUp,
  coverageSums,
  makeScope,
  type Place,
  type PlaceSpec,
  priceLine,
} from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  byCategory,
  centered,
  drawBody,
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

const [dwelling, others] = ['Dwelling', 'Other Structures'] as const;

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  sections: readonly string[] = [],
  coverage: string = dwelling,
): PlaceSpec => ({ name, trade, above, coverage, sections });

const places: readonly PlaceSpec[] = [
  place('Roof Framing', 'elevation', [], ['ROOF FRAMING', 'CEILING JOISTS', 'SHEAR PANELS']),
  place('House Roof', 'roof', ['Main Level'], ['TEAR OFF', 'DRY IN', 'ROOF COVER']),
  place('Breeze way', 'inside', ['Main Level']),
  place('Entry/Foyer', 'inside', ['Main Level'], ['WALLS & CEILING', 'FLOOR']),
  place('Great Room', 'inside', ['Main Level'], ['DEMO', 'DRYWALL & PAINT', 'FINISH']),
  place('Primary Suite', 'inside', ['Level 2'], ['DEMO', 'FINISH']),
  place('Bath #3 (Jack & Jill)', 'inside', ['Level 2']),
  place('Laundry', 'inside', ['Level 2'], ['CABINETS & TOPS']),
  place('ADU - Exterior', 'elevation', ['ADU'], [], others),
  place('ADU - Studio', 'inside', ['ADU'], ['DEMO', 'FINISH'], others),
  place('Site work', 'yard', [], ['FENCING', 'FLATWORK'], others),
  place('General Conditions', 'haul', [], ['PERMITS & FEES', 'SUPERVISION', 'CLEAN UP']),
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'removePrice',
  'replacePrice',
  'resetPrice',
  'tax',
  'overheadProfit',
  'rcv',
];

const remarks = [
  'Temporary support of the ridge while the joists are sistered, 2 posts and a beam, for as long as 14 days; posts are returned to the yard afterwards.',
  'Sub bid from the cabinet shop attached as Exhibit C, $18,420.00 less $1,200.00 for the sink base that stays.',
  'CBC 2022 2308.7.3 asks for ties at each rafter: 46 rafters x 2 ties = 92.',
  'Carrier estimate line 61 allows 212.00 SF, our measure is 247.33 SF (18\' 6" x 13\' 4 1/2").',
  'Price includes freight of $186.00 and 1 return trip.',
  'See photo report p. 22-25.',
] as const;

/**
 * A builder's rebuild estimate in California: rates to reset that stay blank where nothing is
 * reset, heads between rows of stars that may end a page, doubled labels of roof facets, subrooms,
 * a credit in negative figures, charges on top of the last line, up to hundreds of rows.
 */
export const additionalChargesContractor: Print = {
  name: 'additional-charges-contractor',
  open: false,
  lines: [5, 18, 40, 120, 320],
  draw: (random, lines) => {
    const options = {
      taxPercent: 9.5,
      overheadProfit: true,
      depreciated: 0,
      lost: 0,
      capPercent: 100,
      notes: 0,
      machine: 0.2,
      minimums: 0,
    };
    const scope = makeScope(random.fork('scope'), lines, places, '', options);
    const { facts } = scope;
    facts.priceList = `CALA28_${random.pick(['AUG25', 'JAN26', 'MAY26'])}`;
    const marks = random.fork('marks');
    let late = scope.items.length + marks.int(0, 40);
    for (const its of scope.places) {
      for (const item of its.items) {
        if (marks.chance(0.12)) item.note = marks.pick(remarks);
        if (marks.chance(0.04) && item.activity === '+') {
          item.description = `${item.description} (material only)`;
          item.activity = '+';
        }
      }
      if (its.items.length > 4 && marks.chance(0.35)) {
        const model = its.items.at(-1);
        if (model === undefined) continue;
        late++;
        const credit: ModelItem = {
          ...model,
          number: String(late),
          description: 'LABOR ONLY',
          prefix: '',
          activity: '+',
          bidItem: false,
          quantity: 1,
          unit: 'EA',
          removeRate: 0,
          resetRate: 0,
          replaceRate: -marks.int(12_000, 89_000) / 100,
          credit: true,
          machineNotes: [],
          note: null,
        };
        credit.lineItemTotal = credit.replaceRate;
        priceLine(credit, 0, { ...options, overheadProfit: false });
        credit.overhead = 0;
        credit.profit = 0;
        credit.overheadProfit = 0;
        credit.rcv = credit.lineItemTotal;
        credit.acv = credit.rcv;
        its.items.push(credit);
      }
    }
    addUp(scope);
    const style = printStyle({
      family: 'times',
      size: 9,
      marginLeft: 36,
      marginRight: 36,
      marginTop: 62,
      marginBottom: 74,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'glyph', 'gaps'] as const),
      order: random.pick(['reading', 'columns', 'tables-last'] as const),
      sizeIn: 'matrix' as const,
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.companyName, x: left + 60, bold: true, size: 13 }, 36);
      flow.mark(
        { text: `${facts.companyStreet}, ${facts.companyTown}`, x: left + 60, size: 8 },
        47,
      );
      flow.mark({ text: 'Lic. #1042917', x: right, align: 'right', size: 8 }, 36);
      const foot = flow.sheet.height - 50;
      flow.mark({ text: facts.estimateName, x: left - 9, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: right - 70, align: 'right', size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right + 8, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Home:', facts.phone],
        ['Property:', facts.propertyStreet, 'E-mail:', 'owner@mail.example'],
        ['', facts.propertyTown],
        ['', ''],
        ['Contractor:', facts.estimator, 'Business:', facts.phone],
        ['Company:', facts.companyName],
        ['Business:', facts.companyStreet],
        ['', facts.companyTown],
      ],
      [left + 91, left + 400],
    );
    flow.space(1);
    flow.line([
      { text: `Claim Number: ${facts.claimNumber}`, x: left },
      { text: `Policy Number: ${facts.policyNumber}`, x: left + 224 },
      { text: 'Type of Loss: Fire', x: left + 404 },
    ]);
    flow.space(1);
    flow.line([
      { text: 'Coverage', x: left + 120, bold: true },
      { text: 'Deductible', x: left + 330, align: 'right', bold: true },
      { text: 'Policy Limit', x: left + 430, align: 'right', bold: true },
    ]);
    const deductible = random.pick([1000, 2500, 7500]);
    for (const [name, less, limit] of [
      [dwelling, deductible, 512_000],
      [others, 0, 51_200],
      ['Contents', 0, 256_000],
    ] as const)
      flow.line([
        { text: name, x: left + 120 },
        { text: `$${money(less)}`, x: left + 330, align: 'right' },
        { text: `$${money(limit)}`, x: left + 430, align: 'right' },
      ]);
    flow.space(1);
    factLines(
      flow,
      [
        ['Date of Loss:', usDate(facts.dateOfLoss), 'Date Received:', ''],
        [
          'Date Inspected:',
          usDate(facts.dateInspected),
          'Date Entered:',
          usDate(facts.dateEntered),
        ],
      ],
      [left + 91, left + 330],
    );
    flow.space(0.5);
    for (const [label, value, other] of [
      ['Price List:', facts.priceList, 'Depreciate Material: Yes       Depreciate O&P: Yes'],
      ['', 'Restoration/Service/Remodel', 'Depreciate Non-material: Yes   Depreciate Taxes: Yes'],
      ['Estimate:', facts.estimateName, 'Depreciate Removal: Yes'],
    ])
      flow.line([
        { text: label ?? '', x: left + 86, align: 'right' },
        { text: value ?? '', x: left + 91 },
        { text: other ?? '', x: left + 270 },
      ]);

    const stops = [199.2, 261, 316.8, 372.6, 428.4, 484.2, 540].map((x) => left + x);
    const head = (): void => {
      flow.need(flow.leading * 3.4);
      const cells = figures(stops, ['', 'RESET', 'REMOVE', 'REPLACE', 'TAX', 'O&P', 'TOTAL']);
      flow.line(
        [
          { text: 'DESCRIPTION', x: left },
          { text: 'QTY', x: left + 185.7 },
          ...cells.filter(({ text }) => text !== ''),
        ].map((cell) => ({ ...cell, bold: true })),
      );
      flow.rule(left, right, 0.9);
      flow.y += 5;
    };
    const plans = random.fork('plans');
    const tall = (): string =>
      `${plans.int(7, 12)}'${plans.chance(0.6) ? ` ${plans.int(1, 11)}"` : ''}`;
    const subrooms = (its: Place): void => {
      if (its.trade !== 'inside' || !plans.chance(0.4)) return;
      const name = plans.pick(['Closet', 'Linen', 'Alcove', 'Water Closet']);
      flow.need(flow.leading * 4);
      flow.space(0.5);
      flow.line([
        { text: tall(), x: left + 60, size: 6 },
        { text: `Subroom: ${name} (1)`, x: left + 129, bold: true },
        { text: `Height: ${tall()}`, x: right, align: 'right', bold: true },
      ]);
      flow.rule(left + 129, right, 0.4);
      flow.y += 2;
      for (const [a, aName, b, bName] of [
        [plans.int(6000, 29_000) / 100, 'SF Walls', plans.int(900, 9900) / 100, 'SF Ceiling'],
        [plans.int(900, 9900) / 100, 'SF Floor', plans.int(900, 4900) / 100, 'LF Floor Perimeter'],
      ] as const)
        flow.line([
          { text: `${money(a)}  ${aName}`, x: left + 150 },
          { text: `${money(b)}  ${bName}`, x: left + 350 },
        ]);
      flow.space(0.3);
      flow.line([
        { text: 'Missing Wall', x: left + 150 },
        { text: `${tall()} X ${tall()}`, x: left + 300, align: 'center' },
        {
          text: `Opens into ${its.name.toUpperCase().replaceAll(' ', '_').slice(0, 12)}`,
          x: left + 360,
        },
      ]);
      flow.space(0.4);
    };
    flow.startPage('items');
    let started = true;
    const body = drawBody(flow, scope, {
      together: flow.leading * 6,
      area: (name) => {
        flow.space(0.4);
        centered(flow, name, 12);
        flow.space(0.6);
      },
      place: (its) => {
        started = true;
        flow.space(0.7);
        const d = its.dimensions;
        const drawn = d.sfFloor !== undefined || d.sfSurfaceArea !== undefined;
        if (d.sfSurfaceArea !== undefined)
          // Facets bear their label in the fill and once more on top of it.
          for (const facet of ['F1', 'F3', 'F4'])
            for (let twice = 0; twice < 2; twice++)
              flow.mark(
                { text: facet, x: left + 20 + Number(facet[1]) * 18, size: 6.3 },
                flow.y + 6 + Number(facet[1]) * 3,
              );
        flow.line([
          ...(d.sfFloor === undefined ? [] : [{ text: tall(), x: left + 60, size: 6 }]),
          { text: its.name, x: drawn ? left + 129 : left, bold: true, size: 10.5 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const, bold: true }]),
        ]);
        if (drawn) {
          flow.rule(left + 129, right, 0.5);
          flow.y += 2;
        }
        for (const [a, aName, b, bName] of [
          [d.sfWalls, 'SF Walls', d.sfCeiling, 'SF Ceiling'],
          [d.sfWallsCeiling, 'SF Walls & Ceiling', d.sfFloor, 'SF Floor'],
          [d.syFlooring, 'SY Flooring', d.lfFloorPerimeter, 'LF Floor Perimeter'],
          [d.lfCeilingPerimeter, 'LF Ceil. Perimeter', undefined, ''],
          [d.sfSurfaceArea, 'Surface Area', d.numberOfSquares, 'Number of Squares'],
          [d.lfTotalPerimeter, 'Total Perimeter Length', d.lfTotalRidge, 'Total Ridge Length'],
          [d.lfTotalHip, 'Total Hip Length', undefined, ''],
        ] as const)
          if (a !== undefined)
            flow.line([
              { text: `${money(a)}  ${aName}`, x: left + 150 },
              ...(b === undefined ? [] : [{ text: `${money(b)}  ${bName}`, x: left + 350 }]),
            ]);
        subrooms(its);
        flow.space(0.7);
      },
      head,
      section: (name) => {
        // A head may end a page: the next page begins with its row.
        flow.need(flow.leading * (started ? 2.2 : 1));
        flow.line([{ text: `****${name}****`, x: left, bold: plans.chance(0.5) }]);
        flow.y += 2;
      },
      row: (item) => {
        started = false;
        const text = flow.wrap(`${numberOf(item)} ${wordsOf(item)}`, 138);
        flow.need(flow.leading * text.length);
        const { page } = flow;
        for (const [index, words] of text.entries())
          flow.line([
            { text: words, x: left },
            ...(index > 0
              ? []
              : figures(stops, [
                  `${money(item.quantity)} ${item.unit}`,
                  item.resetRate === 0 ? '' : money(item.resetRate),
                  money(item.removeRate),
                  money(item.replaceRate),
                  money(item.tax),
                  money(item.overheadProfit),
                  money(item.rcv),
                ])),
          ]);
        return page;
      },
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text, { x: left });
        if (item.note !== null) flow.paragraph(item.note, { x: left });
        flow.space(0.45);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2.2);
        const lone =
          kind === 'room' && scope.places.some((its) => its.name === name && its.path.length === 1);
        const label =
          kind === 'line_items'
            ? 'Line Item Totals:'
            : kind === 'level' || lone
              ? 'Total:'
              : 'Totals:';
        flow.rule(left, right, 0.5);
        flow.y += 2;
        flow.line([
          { text: `${label} ${name}`, x: left, bold: true },
          ...(
            [
              [4, amounts.tax],
              [5, amounts.overheadProfit],
              [6, amounts.rcv],
            ] as const
          ).map(([index, value]) => ({
            text: money(value),
            x: stops[index] ?? right,
            align: 'right' as const,
            bold: true,
          })),
        ]);
        flow.space(0.9);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, 10);
        flow.space(0.5);
      },
      truth: (item, page) =>
        truthOfPrinted(
          item,
          page,
          { layout: 5, printed, style, layer, reset: true },
          // Nothing to reset leaves the cell blank.
          item.resetRate === 0 ? { resetPrice: null } : {},
        ),
    });
    const fee = toAmount((scope.totals.lineItemTotal * 0.0011).toFixed(4));
    flow.need(flow.leading * 6);
    flow.space(0.8);
    flow.line([
      { text: 'Additional Charges', x: left, bold: true },
      { text: 'Charge', x: right, align: 'right', bold: true },
    ]);
    flow.rule(left, right, 0.5);
    flow.line([
      { text: 'California Lumber Assessment Fee', x: left },
      { text: money(fee), x: right, align: 'right' },
    ]);
    flow.line([
      { text: 'Additional Charges Total', x: left, bold: true },
      { text: `$${money(fee)}`, x: right, align: 'right', bold: true },
    ]);
    flow.need(flow.leading * 9);
    flow.space(1);
    flow.line([{ text: 'Grand Total Areas:', x: left, bold: true }]);
    for (const row of [
      ['7,214.66', 'SF Walls', '2,208.41', 'SF Ceiling', '9,423.07', 'SF Walls and Ceiling'],
      ['2,208.41', 'SF Floor', '245.38', 'SY Flooring', '901.20', 'LF Floor Perimeter'],
      ['0.00', 'SF Long Wall', '0.00', 'SF Short Wall', '944.77', 'LF Ceil. Perimeter'],
      ['2,208.41', 'Floor Area', '2,371.90', 'Total Area', '6,018.22', 'Interior Wall Area'],
      [
        '3,001.15',
        'Surface Area',
        '30.01',
        'Number of Squares',
        '318.60',
        'Total Perimeter Length',
      ],
    ])
      flow.line(
        row.map((text, index) =>
          index % 2 === 0
            ? { text, x: left + 56 + (index / 2) * 176, align: 'right' as const }
            : { text, x: left + 60 + ((index - 1) / 2) * 176 },
        ),
      );
    const sums = coverageSums(scope);
    flow.need(flow.leading * 6);
    flow.space(1);
    const table = (cells: readonly string[], bold = false): void =>
      flow.line(
        cells.map((text, index) => ({
          text,
          x: index === 0 ? left : left + 100 + index * 100,
          align: index === 0 ? ('left' as const) : ('right' as const),
          bold,
        })),
      );
    table(['Coverage', 'Item Total', '%', 'ACV Total', '%'], true);
    for (const one of sums) {
      const share = shareOf(one.rcv, scope.totals.rcv);
      table([one.name, money(one.rcv), share, money(one.rcv), share]);
    }
    table(['Contents', '0.00', '0.00%', '0.00', '0.00%']);
    table(['Total', money(scope.totals.rcv), '100.00%', money(scope.totals.rcv), '100.00%'], true);
    leaveOpen(flow, body.items);
    const summaries: TruthSummary[] = sums.map((one, index) => {
      flow.startPage('summary');
      const charge = index === 0 ? fee : 0;
      const rcv = toAmount(sum([one.rcv, charge]));
      const less = index === 0 ? deductible : 0;
      const net = Math.max(0, toAmount(sum([rcv, -less])));
      centered(flow, `Summary for ${one.name}`, 11);
      flow.space(0.8);
      ladder(
        flow,
        [
          ['Line Item Total', money(one.lineItemTotal)],
          ...(charge === 0 ? [] : ([['California Lumber Assessment Fee', money(charge)]] as const)),
          ['Material Sales Tax', money(one.tax)],
          ['Subtotal', money(toAmount(sum([one.lineItemTotal, charge, one.tax]))), false, true],
          ['Overhead', money(one.overhead)],
          ['Profit', money(one.profit)],
          ['Replacement Cost Value', `$${money(rcv)}`, true, true],
          ...(less === 0 ? [] : ([['Less Deductible', `(${money(less)})`]] as const)),
          ['Net Claim', `$${money(net)}`, true, true],
        ],
        left + 110,
        right - 90,
      );
      flow.space(3);
      flow.line([{ text: facts.estimator, x: (left + right) / 2, align: 'center' }]);
      return {
        coverage: one.name,
        lineItemTotal: one.lineItemTotal,
        rcv,
        acv: null,
        deductible: less === 0 ? null : less,
        netClaim: net,
      };
    });
    flow.startPage('recap');
    centered(flow, 'Recap of Taxes, Overhead and Profit', 11);
    flow.space(1);
    table(['', 'Overhead (10%)', 'Profit (10%)', 'Material Sales', 'Tax (9.5%)'], true);
    const overhead = toAmount(sum(sums.map((one) => one.overhead)));
    table(['Line Items', money(overhead), money(overhead), money(scope.totals.tax), '0.00']);
    table(['Total', money(overhead), money(overhead), money(scope.totals.tax), '0.00'], true);
    flow.startPage('recap');
    centered(flow, 'Recap by Room', 11);
    flow.space(1);
    flow.line([{ text: `Estimate: ${facts.estimateName}`, x: left, bold: true }]);
    for (const its of scope.places) {
      flow.need(flow.leading * 2.2);
      flow.line([
        { text: its.name, x: left + 20 },
        { text: money(its.totals.lineItemTotal), x: left + 360, align: 'right' },
        {
          text: shareOf(its.totals.lineItemTotal, scope.totals.lineItemTotal),
          x: left + 430,
          align: 'right',
        },
      ]);
      flow.line([
        { text: `Coverage: ${its.coverage}`, x: left + 50, size: 8 },
        {
          text: `100.00% =      ${money(its.totals.lineItemTotal)}`,
          x: left + 330,
          align: 'right',
          size: 8,
        },
      ]);
    }
    flow.line([
      { text: 'Subtotal of Areas', x: left, bold: true },
      { text: money(scope.totals.lineItemTotal), x: left + 360, align: 'right', bold: true },
      { text: '100.00%', x: left + 430, align: 'right', bold: true },
    ]);
    flow.startPage('recap');
    centered(flow, 'Recap by Category', 11);
    flow.space(1);
    flow.line([
      { text: 'O&P Items', x: left, bold: true },
      { text: 'Total', x: left + 360, align: 'right', bold: true },
      { text: '%', x: left + 430, align: 'right', bold: true },
    ]);
    for (const { name, amounts } of byCategory(scope.items)) {
      flow.need(flow.leading * 1.2);
      flow.line([
        { text: name, x: left },
        { text: money(amounts.lineItemTotal), x: left + 360, align: 'right' },
        {
          text: shareOf(amounts.lineItemTotal, scope.totals.rcv),
          x: left + 430,
          align: 'right',
        },
      ]);
    }
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 5,
        items: body.items,
        // What closes with `Total:` is a level of rows, no room.
        rooms: body.rooms.filter((path) => path.length > 1),
        totals: body.totals,
        summaries,
        facts: {
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          carrierName: null,
          priceList: facts.priceList,
        },
      },
    };
  },
};
