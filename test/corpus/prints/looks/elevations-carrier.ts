import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthSummary } from '../../model.ts';
import { addUp, coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  centered,
  drawBody,
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

const dwelling = 'Coverage A - Dwelling - 35 Windstorm and Hail';
const others = 'Coverage A - Other Structures - 35 Windstorm and Hail';

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  coverage = dwelling,
  sections: readonly string[] = [],
): PlaceSpec => ({ name, trade, above, coverage, sections });

const codeWork: readonly string[] = [
  'Ice & water barrier',
  'Drip edge',
  'Drip edge/gutter apron',
  'Sheathing - OSB - 1/2"',
  'Asphalt starter - universal starter course',
];
const outside = ['Dwelling', 'Exterior'] as const;
const inside = ['Dwelling', 'Main Level'] as const;

/** `Exterior` is a room and what the rooms stand below, as elevations drawn without a plan are. */
const places: readonly PlaceSpec[] = [
  place('Dwelling Roof', 'roof', outside),
  place('Exterior', 'elevation', outside),
  place('Ext_Surfaces', 'elevation', outside, dwelling, [
    'Front elevation',
    'Right elevation',
    'Back elevation',
    'Left elevation',
  ]),
  place('Porch Roof', 'roof', outside),
  place('Family Room', 'inside', inside),
  place('Breakfast Nook', 'inside', inside),
  place('Primary Bedroom', 'inside', inside),
  place('Garage Roof', 'roof', ['Detached Garage', 'Garage Exterior'], others),
  place('Garage Elevations', 'elevation', ['Detached Garage', 'Garage Exterior'], others),
  place('Fence', 'yard', [], others),
  place('Debris Removal', 'haul', []),
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
 * A carrier that pays for codes once they are met: `PWARR` stands for the actual cash value, the
 * amount in a note only. Head words on uneven lines, age and value pushed below a wide sum, areas
 * of the name of their rooms, measures summed up below each area.
 */
export const elevationsCarrier: Print = {
  name: 'elevations-carrier',
  open: true,
  draw: (random, lines) => {
    const profit = random.chance(0.35);
    const scope = makeScope(random.fork('scope'), lines, places, 'Prairie Mutual Claims', {
      taxPercent: 8.25,
      overheadProfit: profit,
      depreciated: 0.85,
      lost: 0.05,
      capPercent: 85,
      notes: 0.14,
      machine: 0.6,
      minimums: 4,
    });
    const { facts } = scope;
    const [given = '', family = ''] = facts.insuredName.toUpperCase().split(' ');
    const insured = `${family}, ${given}`;
    const claim = `${random.int(10, 99)}${random.int(1000, 9999)}${random.pick(['W', 'K', 'R'])}${random.int(10, 99)}${random.pick(['P', 'V', 'T'])}`;
    const dashed = `${claim.slice(0, 2)}-${claim.slice(2, 6)}-${claim.slice(6)}`;
    facts.estimateName = dashed;
    const marks = random.fork('marks');
    let codes = 0;
    for (const item of scope.items) {
      const code =
        codeWork.includes(item.description) || (codes === 0 && item.cat === 'RFG' && lines > 12);
      if (code && item.activity === '+' && item.room.endsWith('Roof') && marks.chance(0.55)) {
        codes++;
        item.paidWhenIncurred = 'note';
        item.note = `Code Item. Paid upon installation/documentation. Unit Price $${money(item.unitPrice)} Total $${money(item.rcv)}`;
        item.depreciation = 0;
      } else if (marks.chance(0.05)) item.numberChanged = true;
      else if (marks.chance(0.03)) item.priceChanged = true;
    }
    const style = printStyle({
      size: 10,
      marginLeft: 40,
      marginRight: 34,
      marginTop: 30,
      paidWhenIncurredAmounts: 'blank',
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['word', 'cell', 'glyph'] as const),
      order: random.pick(['reading', 'columns'] as const),
      encoding: 'scrambled' as const,
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    addUp(scope);
    const sums = coverageSums(scope);
    const deductible = random.pick([1000, 2500, 2237, 5000]);

    const topOfPage = (): void => {
      flow.line([{ text: facts.carrierName, x: left, bold: true, size: 13 }]);
      flow.y += 4;
      flow.line([
        { text: insured, x: left },
        { text: dashed, x: right, align: 'right' },
      ]);
      flow.y += 6;
      const foot = flow.sheet.height - 28;
      flow.mark(
        {
          text: `Date:    ${usDate(facts.dateEntered)} 9:${10 + (lines % 49)} AM`,
          x: left,
          size: 9,
        },
        foot,
      );
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 9 }, foot);
    };

    flow.startPage('letter');
    flow.line([{ text: facts.carrierName, x: left, bold: true, size: 13 }]);
    for (const text of [
      'PO Box 106169',
      'Atlanta, GA 30348-6169',
      '',
      usDate(facts.dateEntered),
      '',
      insured,
      facts.propertyStreet,
      facts.propertyTown,
      '',
      `RE:   Claim Number:   ${claim}`,
      `         Policy Number:   ${facts.policyNumber}`,
      `         Date of Loss:   ${usDate(facts.dateOfLoss)}`,
      '',
    ])
      flow.line([{ text, x: left }]);
    for (const text of [
      'Enclosed is a copy of the building estimate for your records. It shows what we know of the damage today and how the payment was reached.',
      'Your policy holds back depreciation until the work is done. Send invoices within two years of the date of loss and we will review them.',
      'Should a contractor find more damage, or the price of the work differ, call us before that work begins.',
    ]) {
      flow.paragraph(text);
      flow.space(1);
    }

    flow.furniture = topOfPage;
    if (random.chance(0.75)) {
      flow.startPage('guide');
      centered(flow, 'Building Estimate Summary Guide', 13);
      flow.paragraph(
        'This guide explains a sample estimate, for reference only. Your own figures are in the estimate that follows.',
      );
      flow.space(1);
      for (const [label, value] of [
        ['Insured:', 'Smith, Joe & Jane'],
        ['Property:', '1 Main Street'],
        ['', 'Anywhere, IL 00000-0000'],
        ['Claim Number:', '00-0000-000'],
        ['Policy Number:', '00-00-0000-0'],
        ['Price List:', 'ILBL8F_MAR13'],
      ])
        flow.line([
          { text: label ?? '', x: left + 90, align: 'right' },
          { text: value ?? '', x: left + 96 },
        ]);
      flow.space(1);
      centered(flow, 'Summary for Dwelling');
      ladder(
        flow,
        [
          ['Line Item Total  [1]', '5,953.10'],
          ['Material Sales Tax @ 10.000% x 1,520.00', '152.00'],
          ['Subtotal', '6,105.10'],
          ['General Contractor Overhead @ 10.0% x 6,105.10  [2]', '610.51'],
          ['General Contractor Profit @ 10.0% x 6,105.10', '610.51'],
          ['Replacement Cost Value (Including General Contractor Overhead and Profit)', '7,326.12'],
          ['Less Depreciation (Including Taxes)  [3]', '(832.50)'],
          ['Less Deductible  [4]', '(1,000.00)'],
          ['Net Actual Cash Value Payment', '$5,493.62', true],
        ],
        left + 40,
        right - 60,
      );
      flow.space(1);
      for (const text of [
        '1. Line Item Total - What all rows of the estimate come to.',
        '2. Overhead and Profit - What a general contractor adds for running the job.',
        '3. Depreciation - What age and wear have taken from the value.',
        '4. Deductible - The amount that your policy leaves to you.',
      ])
        flow.paragraph(text, { x: left + 12 });
    }

    flow.startPage('other');
    const half = left + (right - left) * 0.53;
    for (const [label, value, other, its] of [
      ['Insured:', insured, 'Estimate:', dashed],
      ['Property:', facts.propertyStreet, 'Claim Number:', claim],
      ['', facts.propertyTown, 'Policy Number:', facts.policyNumber],
      ['Home:', facts.phone, 'Price List:', facts.priceList],
      ['Type of Loss:', 'Hail', '', 'Restoration/Service/Remodel'],
      ['Deductible:', `$${money(deductible)}`, '', ''],
      ['Date of Loss:', usDate(facts.dateOfLoss), '', ''],
      ['Date Inspected:', usDate(facts.dateInspected), '', ''],
    ])
      flow.line([
        { text: label ?? '', x: left + 84, align: 'right' },
        { text: value ?? '', x: left + 90 },
        { text: other ?? '', x: half + 78, align: 'right' },
        { text: its ?? '', x: half + 84 },
      ]);
    flow.space(1);
    const summaries: TruthSummary[] = [];
    for (const [index, sum] of sums.entries()) {
      if (index > 0) flow.startPage('summary');
      centered(flow, `Summary for ${sum.name}`);
      flow.space(0.6);
      const less = index === 0 ? deductible : 0;
      const { net } = settled(sum, less);
      const benefits = Math.round((sum.depreciation - sum.lost) * 100) / 100;
      ladder(
        flow,
        [
          ['Line Item Total', money(sum.lineItemTotal)],
          ['Material Sales Tax', money(sum.tax)],
          ...(profit
            ? ([
                ['Subtotal', money(sum.lineItemTotal + sum.tax)],
                ['General Contractor Overhead', money(sum.overhead)],
                ['General Contractor Profit', money(sum.profit)],
                [
                  'Replacement Cost Value (Including General Contractor Overhead and Profit)',
                  money(sum.rcv),
                ],
              ] as const)
            : ([['Replacement Cost Value', money(sum.rcv), false, true]] as const)),
          ['Less Depreciation (Including Taxes)', `(${money(sum.depreciation)})`],
          ...(less === 0 ? [] : ([['Less Deductible', `(${money(less)})`]] as const)),
          ['Net Actual Cash Value Payment', `$${money(net)}`, true, true],
        ],
        left + 30,
        right - 50,
      );
      if (benefits > 0) {
        flow.space(1);
        centered(flow, 'Maximum Additional Amounts Available If Incurred:');
        flow.space(0.5);
        ladder(
          flow,
          [
            ['Total Line Item Depreciation (Including Taxes)', money(sum.depreciation)],
            ...(sum.lost === 0
              ? []
              : ([['Less Non - recoverable Depreciation', `<${money(sum.lost)}>`]] as const)),
            ['Replacement Cost Benefits', money(benefits)],
            ['Total Maximum Additional Amounts Available If Incurred', money(benefits)],
            ['Total Amount of Claim If Incurred', `$${money(net + benefits)}`, true, true],
          ],
          left + 30,
          right - 50,
        );
      }
      flow.space(2);
      for (const text of [
        facts.claimRepresentative,
        facts.phone,
        'ALL AMOUNTS PAYABLE ARE SUBJECT TO THE TERMS, CONDITIONS AND LIMITS OF YOUR POLICY.',
      ])
        flow.line([{ text, x: left }]);
      summaries.push({
        coverage: sum.name,
        alsoCalled: [
          sum.name.replace(' - 35 Windstorm and Hail', ''),
          sum.name.replace('Coverage A - ', ''),
          sum.name.split(' - ')[1] ?? '',
        ],
        lineItemTotal: sum.lineItemTotal,
        rcv: sum.rcv,
        acv: null,
        deductible: less === 0 ? null : less,
        netClaim: net,
      });
    }
    if (random.chance(0.7)) {
      flow.startPage('other');
      centered(flow, 'Explanation of Building Replacement Cost Benefits', 12);
      centered(flow, 'Homeowner Policy');
      centered(flow, sums[0]?.name ?? '');
      flow.space(1);
      for (const [label, value] of [
        ['To:   Name:', insured],
        ['Address:', facts.propertyStreet],
        ['City:', facts.propertyTown],
        ['Claim Number:', claim],
      ])
        flow.line([
          { text: label ?? '', x: left + 90, align: 'right' },
          { text: value ?? '', x: left + 98 },
        ]);
      flow.space(1);
      flow.paragraph(
        `Repairing or replacing what was damaged is put at $${money(scope.totals.rcv)}. Our payment of $${money(summaries[0]?.netClaim ?? 0)} covers its actual cash value on the day of the loss, less the deductible.`,
      );
      flow.space(0.7);
      flow.paragraph(
        'Benefits for what it costs to replace are paid once the work is finished and bills show what was spent.',
      );
    }

    const stops = profit
      ? ([146, 210, 262, 322, 388, 452, 514, right] as const)
      : ([150, 226, 292, 372, 440, 508, right] as const);
    const words = profit
      ? ['QUANTITY', 'UNIT PRICE', 'TAX', 'GCO&P', 'RCV', 'AGE/LIFE', 'DEPREC.', 'ACV']
      : ['QUANTITY', 'UNIT PRICE', 'TAX', 'RCV', 'AGE/LIFE', 'DEPREC.', 'ACV'];
    const blanks = words.length - 3;
    let heads = 0;
    const head = (): void => {
      const uneven = heads++ % 2 === 1 ? 1.6 : 0;
      const low = new Set(['TAX', 'AGE/LIFE', 'DEPREC.']);
      const top = flow.y + style.size * 0.8;
      for (const [index, text] of words.entries())
        flow.mark(
          { text, x: stops[index] ?? right, align: 'right', bold: true, size: 9 },
          top + (low.has(text) ? uneven : 0),
        );
      flow.y += 11;
      const below = ['CONDITION', 'DEP %'];
      flow.line(
        below.map((text, index) => ({
          text,
          x: stops[blanks + index] ?? right,
          align: 'right',
          bold: true,
          size: 9,
        })),
        11,
      );
      flow.rule(left, right, 0.8);
      flow.y += 4;
    };
    flow.startPage('items');
    const crowd = random.fork('crowd');
    const body = drawBody(flow, scope, {
      together: flow.leading * 11,
      area: (text, depth) => {
        flow.line([{ text, x: left + depth * 0, bold: true, size: depth === 0 ? 12 : 11 }]);
        flow.space(0.4);
      },
      place: (its) => {
        flow.space(0.5);
        const picture = its.trade === 'roof' || its.trade === 'inside';
        const at = picture ? left + 120 : left;
        if (picture) {
          flow.sheet.marks.push({
            kind: 'box',
            x: left + 4,
            y: flow.y + 4,
            width: 96,
            height: 52,
            gray: null,
          });
          for (const [x, y, text] of [
            [28, 16, `${10 + (lines % 30)}' 4"`],
            [60, 50, `${12 + (lines % 17)}'`],
          ] as const)
            flow.mark({ text, x: left + x, size: 5 }, flow.y + y);
        }
        flow.line([
          { text: its.name, x: at, bold: true, size: 11 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const, bold: true }]),
        ]);
        flow.y += 3;
        const measure = (value: number | undefined, label: string, x: number) =>
          value === undefined
            ? []
            : [
                { text: money(value), x: x + 52, align: 'right' as const },
                { text: label, x: x + 57 },
              ];
        const d = its.dimensions;
        for (const [a, b] of [
          [measure(d.sfWalls, 'SF Walls', at), measure(d.sfCeiling, 'SF Ceiling', at + 190)],
          [
            measure(d.sfWallsCeiling, 'SF Walls & Ceiling', at),
            measure(d.sfFloor, 'SF Floor', at + 190),
          ],
          [
            measure(d.syFlooring, 'SY Flooring', at),
            measure(d.lfFloorPerimeter, 'LF Floor Perimeter', at + 190),
          ],
          [[], measure(d.lfCeilingPerimeter, 'LF Ceil. Perimeter', at + 190)],
          [
            measure(d.sfSurfaceArea, 'Surface Area', at),
            measure(d.numberOfSquares, 'Number of Squares', at + 190),
          ],
          [
            measure(d.lfTotalPerimeter, 'Total Perimeter Length', at),
            measure(d.lfTotalRidge, 'Total Ridge Length', at + 190),
          ],
          [measure(d.lfTotalHip, 'Total Hip Length', at), []],
        ] as const)
          if (a.length + b.length > 0) flow.line([...a, ...b]);
        if (picture) flow.space(1.2);
        flow.space(0.5);
      },
      head,
      section: (text) => {
        flow.need(flow.leading * 4);
        flow.line([{ text, x: left, bold: true }]);
        flow.space(0.2);
      },
      row: (item) => {
        const text = flow.wrap(`${numberOf(item)}  ${wordsOf(item)}`, right - left - 40);
        flow.need(flow.leading * (text.length + 3));
        const { page } = flow;
        for (const line of text) flow.line([{ text: line, x: left }]);
        if (item.paidWhenIncurred !== null) {
          flow.line([
            { text: `${money(item.quantity)} ${item.unit}`, x: stops[0], align: 'right' },
            { text: 'PWARR', x: right, align: 'right' },
          ]);
          return page;
        }
        const known = [
          `${money(item.quantity)} ${item.unit}`,
          `${money(item.unitPrice)}${item.priceChanged ? ' *' : ''}`,
          money(item.tax),
          ...(profit ? [money(item.overheadProfit)] : []),
          money(item.rcv),
        ];
        if (item.depreciation === 0) {
          flow.line([
            ...figures(stops, known),
            { text: money(item.acv), x: right, align: 'right' },
          ]);
          return page;
        }
        const aged = figures(stops.slice(blanks), [
          wornText(item),
          lostText(item),
          money(item.acv),
        ]);
        if (crowd.chance(item.rcv >= 10_000 ? 0.8 : 0.12)) {
          flow.line(figures(stops, known));
          flow.line(aged);
        } else flow.line([...figures(stops, known), ...aged]);
        flow.line(figures(stops.slice(blanks), [item.condition, shareText(item, 'always')]));
        return page;
      },
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text, { x: left });
        if (item.note !== null) flow.paragraph(item.note, { x: left });
        flow.space(0.55);
      },
      total: (kind, name, amounts) => {
        if (kind === 'level' && name === 'Exterior') {
          flow.need(flow.leading * 8);
          flow.line([{ text: `Area Totals:  ${name}`, x: left, bold: true }]);
          flow.line([
            { text: '2,118.40', x: left + 60, align: 'right' },
            { text: 'SF Walls', x: left + 64 },
            { text: '1,204.77', x: left + 240, align: 'right' },
            { text: 'Exterior Wall Area', x: left + 244 },
          ]);
          flow.line([
            { text: '3,366.04', x: left + 60, align: 'right' },
            { text: 'Surface Area', x: left + 64 },
            { text: '33.66', x: left + 240, align: 'right' },
            { text: 'Number of Squares', x: left + 244 },
          ]);
          flow.space(0.5);
        }
        flow.need(flow.leading * 2);
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        if (kind !== 'level') flow.rule(left, right, 0.4, flow.y - 1);
        flow.line([
          { text: `${label}  ${name}`, x: left, bold: true },
          ...[
            [2, amounts.tax],
            ...(profit ? [[3, amounts.overheadProfit]] : []),
            [blanks - 1, amounts.rcv],
            [blanks + 1, amounts.depreciation],
            [blanks + 2, amounts.acv],
          ].map(([at = 0, value = 0]) => ({
            text: money(value),
            x: stops[at] ?? right,
            align: 'right' as const,
            bold: true,
          })),
        ]);
        flow.space(1);
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
          { layout: 4, printed: profit ? [...printed, 'overheadProfit'] : printed, style, layer },
          item.paidWhenIncurred === null
            ? {}
            : {
                unitPrice: null,
                unjudged: ['priceNote', 'unitPrice', 'tax', 'overheadProfit', 'rcv', 'acv'],
              },
        ),
    });
    flow.need(flow.leading * 12);
    flow.space(1);
    flow.line([{ text: 'Grand Total Areas:', x: left, bold: true, size: 11 }]);
    for (const row of [
      ['2,118.40', 'SF Walls', '812.06', 'SF Ceiling', '2,930.46', 'SF Walls and Ceiling'],
      ['812.06', 'SF Floor', '90.23', 'SY Flooring', '318.42', 'LF Floor Perimeter'],
      ['0.00', 'SF Long Wall', '0.00', 'SF Short Wall', '331.08', 'LF Ceil. Perimeter'],
      ['812.06', 'Floor Area', '871.55', 'Total Area', '1,806.90', 'Interior Wall Area'],
      ['1,204.77', 'Exterior Wall Area', '148.70', 'Exterior Perimeter of Walls', '', ''],
      [
        '3,366.04',
        'Surface Area',
        '33.66',
        'Number of Squares',
        '402.10',
        'Total Perimeter Length',
      ],
      ['51.57', 'Total Ridge Length', '22.40', 'Total Hip Length', '', ''],
    ])
      flow.line(
        row.map((text, index) =>
          index % 2 === 0
            ? { text, x: left + 50 + (index / 2) * 178, align: 'right' as const }
            : { text, x: left + 54 + ((index - 1) / 2) * 178 },
        ),
      );
    flow.startPage('sketch');
    flow.sheet.marks.push({ kind: 'box', x: 130, y: 150, width: 330, height: 260, gray: null });
    for (const [text, x, y] of [
      ['F1', 210, 220],
      ['F2', 330, 300],
      ['41\' 4"', 280, 145],
      ['28\' 9"', 100, 280],
      ['Front', 284, 430],
      ['F3 (B)', 250, 350],
      ['Dwelling Roof', 262, 265],
    ] as const)
      flow.mark({ text, x, size: 8 }, y);
    flow.mark({ text: 'Exterior', x: right, align: 'right', bold: true }, flow.sheet.height - 60);
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 4,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        facts: {
          estimateName: dashed,
          claimNumber: claim,
          policyNumber: facts.policyNumber,
          insuredName: insured,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
          priceList: facts.priceList,
        },
      },
    };
  },
};
