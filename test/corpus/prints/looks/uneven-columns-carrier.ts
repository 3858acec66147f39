import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { type Cell, Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { Amounts, ModelItem, TruthItem, TruthSummary } from '../../model.ts';
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
  centered,
  drawBody,
  drawMeasures,
  factLines,
  figures,
  ladder,
  leaveOpen,
  lostText,
  numberOf,
  settled,
  shareText,
  wordsOf,
  wornText,
} from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const [dwelling, others, contents] = ['Dwelling', 'Other Structures', 'Contents'] as const;

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  coverage: string = dwelling,
): PlaceSpec => ({ name, trade, above, coverage });

const places: readonly PlaceSpec[] = [
  place('Roof', 'roof', ['Exterior']),
  place('Masonry', 'elevation', ['Exterior']),
  place('Siding & Trim', 'elevation', ['Exterior']),
  place('Basement - Unfinished', 'wet', ['Basement']),
  place('Rec Room', 'inside', ['Basement']),
  place('Kitchen', 'inside', ['First Floor']),
  place('Mud Room', 'inside', ['First Floor']),
  place('Retaining Wall', 'yard', ['Site'], others),
  place('Personal Property', 'contents', [], contents),
  place('General Conditions', 'haul', []),
];

/** Work in an estimator's own words, too long for one line, in units that few rows have. */
const own: readonly (readonly [words: string, unit: string, quantity: number, price: number])[] = [
  [
    'Excavation by hand and machine for the footing drain on the north and east sides, incl. stockpiling on site and hauling what is left, no rock, up to 8 feet deep, as measured with the owner on 2/14 and marked on the plan that is attached to this estimate',
    'CY',
    148.5,
    41.12,
  ],
  ['Blown-in cellulose, dense pack, behind existing sheathing (per CF of cavity)', 'CF', 612, 1.94],
  ['Scaffold rental, 3 lifts w/ planks and netting, set up and taken down once', 'WK', 3, 318.4],
  ["Job-site cargo/storage container - 20' long - per month", 'MO', 4, 131.66],
  [
    'Hydroseed and fine grade disturbed lawn (two visits; minimum charge 5,000 SF)',
    'SF',
    12_480,
    0.23,
  ],
  ['Protective film, self-adhering, 24" x 200\' (BX of 4 rolls)', 'BX', 2, 187.9],
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
 * A carrier of the Northeast whose rooms do not share their columns: overhead and profit stand in
 * some of them and not in others, and the columns move for it. Descriptions run over up to three
 * lines, credits are negative, some rows part from their figures at a page's end, a guide of an
 * example lies scattered over its page, sublimits are listed on the cover sheet.
 */
export const unevenColumnsCarrier: Print = {
  name: 'uneven-columns-carrier',
  open: true,
  draw: (random, lines) => {
    const options = {
      taxPercent: 6.35,
      overheadProfit: true,
      depreciated: 0.7,
      lost: 0.25,
      capPercent: 90,
      notes: 0.1,
      machine: 0.3,
      minimums: 3,
    };
    const without = { ...options, overheadProfit: false };
    const scope = makeScope(random.fork('scope'), lines, places, 'Harborgate Indemnity', options);
    const { facts } = scope;
    const marks = random.fork('marks');
    facts.claimNumber = `${marks.pick(['K', 'I', 'H'])}${marks.int(1, 9)}${marks.pick(['T', 'C'])}${marks.int(1000, 9999)}001H`;
    const bare = new Set<Place>();
    for (const [index, its] of scope.places.entries()) {
      const none =
        its.trade === 'wet' || its.trade === 'contents' || index % 3 === 2 || marks.chance(0.2);
      if (none) bare.add(its);
      for (const item of its.items) {
        if (none) {
          item.overhead = 0;
          item.profit = 0;
          priceLine(item, 0.3, without);
          if (item.depreciationPercent !== null && item.depreciation > 0)
            item.depreciation = toAmount(((item.rcv * item.depreciationPercent) / 100).toFixed(4));
          item.acv = toAmount((item.rcv - item.depreciation).toFixed(2));
        }
      }
    }
    for (const [index, its] of scope.places.entries()) {
      if (lines < 12 || its.trade === 'contents') continue;
      const [words, unit, quantity, price] = own[index % own.length] ?? own[0] ?? ['', 'EA', 1, 1];
      const model = its.items.at(-1);
      if (model === undefined || !marks.chance(0.6)) continue;
      const item: ModelItem = {
        ...model,
        number: '',
        prefix: '',
        activity: '+',
        description: words,
        descriptionChanged: false,
        unit,
        quantity,
        removeRate: 0,
        resetRate: 0,
        replaceRate: price,
        overhead: 0,
        profit: 0,
        depreciation: 0,
        depreciationPercent: 0,
        depreciationMark: null,
        ageYears: 0,
        lifeYears: null,
        machineNotes: [],
        bidItem: false,
        laborMinimum: false,
        note: marks.chance(0.5)
          ? `${money(quantity)} ${unit} x $${money(price)} = $${money(toAmount((quantity * price).toFixed(4)))}, see plan A-2`
          : null,
      };
      priceLine(item, 0.2, bare.has(its) ? without : options);
      its.items.splice(marks.int(0, its.items.length), 0, item);
      if (marks.chance(0.4)) {
        const credit: ModelItem = {
          ...item,
          number: '',
          description: 'Credit - material already on site',
          quantity: 1,
          unit: 'EA',
          replaceRate: -marks.int(40, 900),
          credit: true,
          note: null,
        };
        priceLine(credit, 0, without);
        credit.overhead = 0;
        credit.profit = 0;
        credit.overheadProfit = 0;
        credit.rcv = credit.lineItemTotal;
        credit.acv = credit.rcv;
        its.items.push(credit);
      }
    }
    for (const item of scope.places.flatMap(({ items }) => items)) item.number = '';
    for (const item of scope.minimums?.items ?? []) item.number = '';
    addUp(scope);
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation', 'times']),
      size: 8.5,
      marginLeft: 44,
      marginRight: 40,
      marginTop: 70,
      marginBottom: 66,
      leading: 1.22,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'gaps'] as const),
      order: random.pick(['reading', 'columns', 'tables-last'] as const),
      quotes: random.pick(['straight', 'typographic'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: left, bold: true, size: 12 }, 34);
      flow.mark({ text: 'Property Claim Center', x: left, size: 8 }, 45);
      flow.mark({ text: 'PO Box 430  Hartwell, CT 06183', x: right, align: 'right', size: 8 }, 34);
      flow.mark({ text: `Phone: ${facts.phone}`, x: right, align: 'right', size: 8 }, 45);
      const foot = flow.sheet.height - 36;
      flow.rule(left, right, 0.4, foot - 10);
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark(
        { text: usDate(facts.dateEntered), x: (left + right) / 2, align: 'center', size: 8 },
        foot,
      );
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };

    flow.startPage('cover');
    centered(flow, 'YOUR ESTIMATE COVER SHEET', 13);
    flow.space(1);
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Home:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['', ''],
        ['Claim Professional:', facts.claimRepresentative, 'Business:', facts.phone],
        ['Company:', facts.carrierName],
        ['', ''],
        ['Date of Loss:', usDate(facts.dateOfLoss), 'Claim Number:', facts.claimNumber],
        ['Date Inspected:', usDate(facts.dateInspected), 'Policy Number:', facts.policyNumber],
        ['Price List:', facts.priceList, 'Type of Loss:', facts.typeOfLoss],
        ['', 'Restoration/Service/Remodel', 'Estimate:', facts.estimateName],
      ],
      [left + 96, left + 346],
    );
    const deductible = random.pick([1000, 2500, 5000]);
    flow.space(1.5);
    const sums = coverageSums(scope);
    const columns = (cells: readonly string[], bold = false): void =>
      flow.line(
        cells.map((text, index) => ({
          text,
          x: left + 40 + [0, 270, 380][index]!,
          align: index === 0 ? ('left' as const) : ('right' as const),
          bold,
        })),
      );
    columns(['Coverage', 'Deductible', 'Policy Limit'], true);
    for (const [index, { name }] of sums.entries())
      columns([
        name,
        `$${money(index === 0 ? deductible : 0)}`,
        `$${money(random.int(20, 900) * 1000)}`,
      ]);
    flow.space(1);
    columns(['Sublimit', 'ID', 'Limit'], true);
    for (const [name, id, limit] of [
      ['Money, bank notes, coins', 'S1', '$200.00'],
      ['Jewelry, watches, furs (theft)', 'S2', '$1,500.00'],
      ['Trees, shrubs, plants - each', 'S3', '$500.00'],
    ])
      columns([name ?? '', id ?? '', limit ?? '']);

    // Words of an example and what they mean, as a diagram's boxes and arrows scatter them.
    if (random.chance(0.8)) {
      flow.startPage('guide');
      centered(flow, 'Guide to Understanding Your Property Estimate', 12);
      const scatter = random.fork('scatter');
      const boxes: readonly (readonly [string, number, number])[] = [
        ['YOUR ESTIMATE DETAIL', 230, 120],
        ['GUIDE_EXAMPLE', 60, 150],
        ['Living Room', 210, 170],
        ['QUANTITY', 120, 200],
        ['UNIT', 190, 200],
        ['TAX', 232, 200],
        ['RCV', 290, 200],
        ['AGE/LIFE', 340, 200],
        ['COND.', 390, 200],
        ['DEP %', 432, 200],
        ['DEPREC.', 480, 200],
        ['ACV', 540, 200],
        ['1. R&R 1/2" drywall - hung, taped, floated, ready for paint', 60, 216],
        ['32.00 SF', 120, 228],
        ['2.35', 195, 228],
        ['1.04', 234, 228],
        ['76.24', 285, 228],
        ['5/150 yrs', 340, 228],
        ['Avg.', 394, 228],
        ['3.33%', 432, 228],
        ['(2.54)', 482, 228],
        ['73.70', 534, 228],
        ['2. Paint the walls - two coats', 60, 244],
        ['288.00 SF', 116, 256],
        ['0.86', 195, 256],
        ['3.29', 234, 256],
        ['250.97', 282, 256],
        ['5/15 yrs', 342, 256],
        ['33.33%', 430, 256],
        ['(83.66)', 480, 256],
        ['167.31', 532, 256],
        ['Totals: Living Room', 60, 274],
        ['327.21', 282, 274],
        ['F', 128, 330],
        ['The number of units', 100, 342],
        ['G', 196, 360],
        ['What one unit costs', 170, 372],
        ['H', 290, 330],
        ['Quantity x unit + tax', 260, 342],
        ['M', 486, 350],
        ['( ) recoverable, < > not recoverable', 400, 362],
        ['Net Claim', 60, 420],
        ['$241.01', 200, 420],
      ];
      for (const [text, x, y] of scatter.sample(boxes, boxes.length))
        flow.mark({ text, x, size: 7.5 }, y);
    }

    /** Right edges with and without overhead and profit. */
    const wide = [88, 136, 178, 222, 282, 336, 388, 432, 480].map((x) => left + x);
    const narrow = [102, 158, 206, 266, 326, 382, 430, 480].map((x) => left + x);
    const stopsOf = (its: Place | null): readonly number[] => [
      ...(its !== null && bare.has(its) ? narrow : wide),
      right,
    ];
    let now: Place | null = null;
    const head = (): void => {
      const words = [
        'QUANTITY',
        'UNIT',
        'TAX',
        'O&P',
        'RCV',
        'AGE/LIFE',
        'COND.',
        'DEP %',
        'DEPREC.',
        'ACV',
      ];
      flow.line(
        figures(
          stopsOf(now),
          now !== null && bare.has(now) ? words.filter((word) => word !== 'O&P') : words,
        ).map((cell) => ({ ...cell, bold: true, size: 7.5 })),
      );
      flow.rule(left, right, 0.5);
      flow.y += 3;
    };
    const cellsOf = (item: ModelItem, its: Place | null): Cell[] => {
      const profit = its === null || !bare.has(its);
      return figures(stopsOf(its), [
        `${money(item.quantity)} ${item.unit}`,
        money(item.unitPrice),
        money(item.tax),
        ...(profit ? [money(item.overheadProfit)] : []),
        money(item.rcv),
        wornText(item),
        item.condition,
        shareText(item),
        lostText(item, item.recoverable ? '(0.00)' : '<0.00>'),
        money(item.acv),
      ]);
    };
    const splits = random.fork('splits');
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 9,
      area: (name) => {
        flow.space(0.8);
        flow.line([{ text: name, x: left, bold: true, size: 11 }]);
        flow.rule(left, right, 0.9);
        flow.space(0.3);
      },
      place: (its) => {
        now = its;
        flow.space(0.7);
        flow.line([
          { text: its.name, x: left, bold: true, size: 9.5 },
          ...(its.height === null ? [] : [{ text: `Height: ${its.height}`, x: left + 300 }]),
        ]);
        drawMeasures(flow, its, left + 40, left + 260);
        flow.space(0.4);
      },
      head,
      section: () => undefined,
      row: (item) => {
        const text = flow.wrap(`${numberOf(item)}  ${wordsOf(item)}`, right - left - 12);
        const part = splits.chance(0.35);
        flow.need(flow.leading * (text.length + (part ? 0 : 1)));
        const { page } = flow;
        for (const [index, words] of text.entries())
          flow.line([{ text: words, x: left + (index === 0 ? 0 : 14) }]);
        if (part) flow.need(flow.leading);
        flow.line(cellsOf(item, now));
        return page;
      },
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text, { x: left + 14 });
        if (item.note !== null) flow.paragraph(item.note, { x: left + 14, italic: true });
        flow.space(0.4);
      },
      total: (kind, name, amounts: Amounts) => {
        flow.need(flow.leading * 2);
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        const stops = kind === 'line_items' || kind === 'level' ? stopsOf(null) : stopsOf(now);
        const profit = stops.length === 10;
        flow.line([
          { text: `${label}  ${name}`, x: left, bold: true },
          ...figures(stops, [
            '',
            '',
            money(amounts.tax),
            ...(profit ? [money(amounts.overheadProfit)] : []),
            money(amounts.rcv),
            '',
            '',
            '',
            money(amounts.depreciation),
            money(amounts.acv),
          ]).map((cell) => ({ ...cell, bold: true })),
        ]);
        flow.rule(left, right, 0.5);
        flow.space(0.6);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, 9.5);
        flow.space(0.3);
      },
      truth: (item, page) =>
        truthOfPrinted(item, page, {
          layout: 3,
          printed: now !== null && bare.has(now) ? printed : [...printed, 'overheadProfit'],
          style,
          layer,
        }),
    });
    flow.need(flow.leading * 3);
    flow.space(0.5);
    flow.paragraph(
      '[M] - Indicates that the depreciation percentage was limited by the maximum allowable depreciation for this item',
    );
    leaveOpen(flow, body.items);
    const summaries: TruthSummary[] = sums.map((sum, index) => {
      flow.startPage('summary');
      const less = index === 0 ? deductible : 0;
      const { acv, net } = settled(sum, less);
      centered(flow, `Summary for ${sum.name}`, 11);
      flow.space(0.8);
      ladder(
        flow,
        [
          ['Line Item Total', money(sum.lineItemTotal)],
          ...(sum.overhead === 0
            ? []
            : ([
                ['Overhead', money(sum.overhead)],
                ['Profit', money(sum.profit)],
              ] as const)),
          ['Material Sales Tax', money(sum.tax)],
          ['Replacement Cost Value', `$${money(sum.rcv)}`, true, true],
          [
            'Less Recoverable Depreciation',
            `(${money(toAmount((sum.depreciation - sum.lost).toFixed(2)))})`,
          ],
          ['Less Non-Recoverable Depreciation', `<${money(sum.lost)}>`],
          ['Actual Cash Value', `$${money(acv)}`, true, true],
          ...(less === 0 ? [] : ([['Less Deductible', `(${money(less)})`]] as const)),
          ['Net Claim', `$${money(net)}`, true, true],
        ],
        left + 60,
        right - 80,
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
      extras: flow.sheets.map((_, index) => ({
        page: index + 1,
        kind: 'image' as const,
        x: 270,
        y: 22,
        width: 60,
        height: 20,
      })),
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
