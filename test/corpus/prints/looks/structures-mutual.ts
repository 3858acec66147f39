import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthSummary } from '../../model.ts';
import { addUp, coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  centered,
  drawBody,
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
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const [dwelling, others] = ['Dwelling', 'Other Structures'] as const;

const at = (
  structure: string,
  name: string,
  trade: PlaceSpec['trade'],
  coverage: string,
): PlaceSpec => ({ name, trade, coverage, above: [structure] });

const places: readonly PlaceSpec[] = [
  at('Dwelling', 'Roofing', 'roof', dwelling),
  at('Dwelling', 'South/Front', 'elevation', dwelling),
  at('Dwelling', 'East/Right', 'elevation', dwelling),
  at('Dwelling', 'Gutter/Downspouts', 'elevation', dwelling),
  at('Detached Garage', 'Roofing', 'roof', others),
  at('Detached Garage', 'North/Rear', 'elevation', others),
  at('Detached Garage 2', 'Roofing', 'roof', others),
  at('Detached Garage 2', 'South/Front', 'elevation', others),
  at('Barn/Lean-to', 'Repairs', 'yard', others),
  { name: 'Dumpster', trade: 'haul', coverage: dwelling, above: [] },
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'tax',
  'rcv',
  'depreciation',
  'depreciationRecoverable',
  'acv',
];

/**
 * A mutual's print of several structures whose parts bear the same names: `Replace` before what is
 * installed, nothing lost as `<0.00>`, words set in from their numbers, notes in bold, all
 * coverages on one page, and a statement of loss with a column for each.
 */
export const structuresMutual: Print = {
  name: 'structures-mutual',
  open: false,
  draw: (random, lines) => {
    const scheduled = random.chance(0.6);
    // A small loss touches no part twice.
    const names = places.map(({ name }) => name);
    const touched =
      lines < 20 ? places.filter(({ name }, index) => names.indexOf(name) === index) : places;
    const scope = makeScope(random.fork('scope'), lines, touched, 'Great Lakes Owners Mutual', {
      taxPercent: 6,
      overheadProfit: false,
      depreciated: 0.9,
      lost: scheduled ? 1 : 0.35,
      capPercent: 75,
      notes: 0.16,
      machine: 0.4,
      minimums: 3,
    });
    const marks = random.fork('marks');
    for (const item of scope.items) {
      if (
        item.activity === '+' &&
        !item.laborMinimum &&
        item.cat !== 'LAB' &&
        item.cat !== 'CON' &&
        !/^(Seal|Paint|Prime|Clean|Stain|Comb|Exterior|Add|Temp|Digital|Taxes)/.test(
          item.description,
        )
      )
        item.prefix = 'Replace ';
      if (marks.chance(0.05)) item.priceChanged = true;
      // Other structures keep the right to recover.
      if (item.coverage === others && item.depreciation !== 0) item.recoverable = marks.chance(0.7);
    }
    addUp(scope);
    const { facts } = scope;
    const style = printStyle({
      family: 'liberation',
      size: 8,
      marginLeft: 40,
      marginRight: 40,
      marginTop: 40,
      marginBottom: 50,
      emission: random.pick(['cell', 'word', 'adjusted-line', 'fragment'] as const),
      zeroDepreciation: '<0.00>',
    });
    const flow = new Flow(style);
    const layer = null;
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.sheet.marks.push({ kind: 'box', x: left, y: 36, width: 44, height: 30, gray: 0.55 });
      flow.mark({ text: facts.carrierName, x: left + 54, bold: true, size: 11 }, 48);
      flow.mark({ text: 'P.O. Box 30660   Lansing Heights, MI 48909', x: left + 54, size: 7 }, 60);
      flow.mark({ text: `Claim # ${facts.claimNumber}`, x: right, align: 'right', size: 7.5 }, 60);
      flow.y = 78;
      const foot = flow.sheet.height - 28;
      flow.mark({ text: facts.estimateName, x: left, size: 7.5 }, foot);
      flow.mark(
        { text: usDate(facts.dateEntered), x: (left + right) / 2, align: 'center', size: 7.5 },
        foot,
      );
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 7.5 }, foot);
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Home:', facts.phone],
        ['Property:', facts.propertyStreet, 'Business:', facts.phone],
        ['', facts.propertyTown],
      ],
      [left + 66, left + 350],
    );
    flow.space(1);
    factLines(
      flow,
      [
        ['Claim Rep.:', facts.claimRepresentative, 'Business:', facts.phone],
        ['Estimator:', facts.estimator, 'Business:', facts.phone],
        ['Company:', facts.companyName],
      ],
      [left + 66, left + 350],
    );
    flow.space(1);
    factLines(
      flow,
      [
        ['Claim Number:', facts.claimNumber, 'Policy Number:', facts.policyNumber],
        ['Type of Loss:', 'Hail', 'Cause of Loss:', 'Hail'],
        ['Date of Loss:', usDate(facts.dateOfLoss), 'Date Received:', usDate(facts.dateReceived)],
        [
          'Date Inspected:',
          usDate(facts.dateInspected),
          'Date Entered:',
          usDate(facts.dateEntered),
        ],
        ['Price List:', facts.priceList, 'Estimate:', facts.estimateName],
        ['', 'Restoration/Service/Remodel'],
      ],
      [left + 84, left + 350],
    );
    flow.space(1.5);
    flow.paragraph(
      'Amounts in (parentheses) can be recovered once repairs are complete. Amounts in <angle brackets> cannot. The roof surfaces are settled by the schedule of your policy.',
    );

    const stops = [302, 352, 398, 454, 514, right] as const;
    const head = (): void => {
      flow.need(flow.leading * 4);
      flow.sheet.marks.push({
        kind: 'box',
        x: left,
        y: flow.y - 2,
        width: right - left,
        height: 13,
        gray: null,
      });
      flow.line(
        [
          { text: 'DESCRIPTION', x: left + 3, bold: true, size: 7 },
          ...figures(stops, ['QUANTITY', 'UNIT PRICE', 'TAX', 'RCV', 'DEPREC.', 'ACV']).map(
            (cell) => ({ ...cell, bold: true, size: 7 }),
          ),
        ],
        15,
      );
    };
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 8,
      area: (text) => {
        flow.space(0.4);
        flow.line([{ text, x: left, bold: true, size: 12 }]);
        flow.rule(left, left + flow.width(text, { bold: true }, 12), 0.8, flow.y - 1);
        flow.space(0.4);
      },
      place: (its) => {
        flow.space(0.4);
        flow.line([{ text: its.name, x: left, bold: true, size: 9.5 }]);
        const d = its.dimensions;
        if (d.sfSurfaceArea !== undefined)
          // Measures of a roof in one line.
          flow.line([
            { text: `${money(d.sfSurfaceArea)} Surface Area`, x: left + 12 },
            { text: `${money(d.numberOfSquares ?? 0)} Number of Squares`, x: left + 130 },
            { text: `${money(d.lfTotalPerimeter ?? 0)} Total Perimeter Length`, x: left + 260 },
            { text: `${money(d.lfTotalRidge ?? 0)} Total Ridge Length`, x: left + 408 },
          ]);
        flow.space(0.4);
      },
      head,
      section: () => undefined,
      row: (item) => {
        const number = `${numberOf(item)} `;
        const indent = flow.width('888. ');
        const text = flow.wrap(wordsOf(item), 200 - indent);
        flow.need(flow.leading * text.length);
        const { page } = flow;
        for (const [index, words] of text.entries())
          flow.line([
            ...(index > 0 ? [] : [{ text: number.trim(), x: left }]),
            { text: words, x: left + indent },
            ...(index > 0
              ? []
              : figures(stops, [
                  `${money(item.quantity)} ${item.unit}`,
                  `${money(item.unitPrice)}${item.priceChanged ? '*' : ''}`,
                  money(item.tax),
                  money(item.rcv),
                  lostText(item, '<0.00>'),
                  money(item.acv),
                ])),
          ]);
        return page;
      },
      notes: (item) => {
        const indent = flow.width('888. ');
        for (const text of item.machineNotes) flow.paragraph(text, { x: left + indent });
        if (item.note !== null) flow.paragraph(item.note, { x: left + indent, bold: true });
        flow.space(0.5);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 3);
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        const cells = (
          [
            [2, amounts.tax],
            [3, amounts.rcv],
            [4, amounts.depreciation],
            [5, amounts.acv],
          ] as const
        ).map(([index, value]) => ({
          text: money(value),
          x: stops[index],
          align: 'right' as const,
          bold: true,
        }));
        flow.rule(left, right, 0.4);
        flow.y += 2;
        const title = { text: `${label} ${name}`, x: left, bold: true };
        flow.line([title, ...cells]);
        flow.space(0.9);
        return true;
      },
      continued: (its) => {
        flow.line([{ text: `CONTINUED - ${its.name}`, x: left, bold: true, size: 9.5 }]);
        flow.space(0.4);
      },
      truth: (item, page) => truthOfPrinted(item, page, { layout: 1, printed, style, layer }),
    });
    const sums = coverageSums(scope);
    flow.startPage('summary');
    const deductible = random.pick([1000, 2500, 5000]);
    const summaries: TruthSummary[] = [];
    for (const sum of sums) {
      const its = sum.name === dwelling ? deductible : 0;
      const { acv, net } = settled(sum, its);
      const back = toAmount((sum.depreciation - sum.lost).toFixed(2));
      flow.need(flow.leading * 18);
      centered(flow, `Summary for ${sum.name}`, 10);
      flow.space(0.5);
      ladder(
        flow,
        [
          ['Line Item Total', money(sum.lineItemTotal)],
          ['Material Sales Tax', money(sum.tax)],
          ['Replacement Cost Value', `$${money(sum.rcv)}`, false, true],
          ['Less Non-recoverable Depreciation', `<${money(sum.lost)}>`],
          ...(back === 0 ? [] : ([['Less Recoverable Depreciation', `(${money(back)})`]] as const)),
          ['Actual Cash Value', `$${money(acv)}`, false, true],
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
        left + 90,
        right - 110,
      );
      flow.space(1.5);
      summaries.push({
        coverage: sum.name,
        lineItemTotal: sum.lineItemTotal,
        rcv: sum.rcv,
        acv,
        deductible: its === 0 ? null : its,
        netClaim: net,
      });
    }
    flow.startPage('other');
    centered(flow, 'Statement of Loss', 12);
    flow.space(1);
    const columns = [left + 300, left + 400, right] as const;
    const column = (of: (sum: (typeof sums)[number]) => number): readonly number[] => {
      const each = [dwelling, others].map((name) => {
        const found = sums.find((sum) => sum.name === name);
        return found === undefined ? 0 : of(found);
      });
      return [...each, toAmount(each.reduce((all, one) => all + one, 0).toFixed(2))];
    };
    flow.line(
      figures(columns, ['Coverage A', 'Coverage B', 'Total']).map((cell) => ({
        ...cell,
        bold: true,
      })),
    );
    for (const [label, values] of [
      ['Full cost of repair or replacement', column((sum) => sum.rcv)],
      ['Less depreciation', column((sum) => sum.depreciation)],
      ['Actual cash value loss', column((sum) => sum.acv)],
      ['Less deductible', column((sum) => (sum.name === dwelling ? deductible : 0))],
      [
        'Amount of this payment',
        column((sum) => settled(sum, sum.name === dwelling ? deductible : 0).net),
      ],
    ] as const)
      flow.line([
        { text: label, x: left + 20 },
        ...figures(
          columns,
          values.map((value) => `$${money(value)}`),
        ),
      ]);
    flow.startPage('recap');
    centered(flow, 'Recap by Room', 11);
    flow.space(0.6);
    flow.line([{ text: `Estimate: ${facts.estimateName}`, x: left, bold: true }]);
    let above = '';
    for (const place of scope.places) {
      const area = place.path[0] ?? '';
      if (area !== above && place.path.length > 1)
        flow.line([{ text: `Area: ${area}`, x: left + 8, bold: true }]);
      above = area;
      flow.need(flow.leading);
      flow.line([
        { text: place.name, x: left + 20 },
        { text: money(place.totals.lineItemTotal), x: right - 80, align: 'right' },
        {
          text: shareOf(place.totals.lineItemTotal, scope.totals.lineItemTotal),
          x: right,
          align: 'right',
        },
      ]);
    }
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
