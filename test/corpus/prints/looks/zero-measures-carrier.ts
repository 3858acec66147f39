import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthSummary } from '../../model.ts';
import { coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
import { drawPhotoSheet } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  drawBody,
  factLines,
  ladder,
  leaveOpen,
  lostText,
  numberOf,
  settled,
  shareText,
  wordsOf,
  wornText,
} from '../drawing/scope-body.ts';
import { drawWholeAreas } from '../drawing/whole-areas.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const coverage = 'Coverage A - Dwelling - 38 Windstorm';

const place = (name: string, trade: PlaceSpec['trade']): PlaceSpec => ({
  name,
  trade,
  above: [],
  coverage,
});

const places: readonly PlaceSpec[] = [
  place('Roof', 'roof'),
  place('Front Elevation', 'elevation'),
  place('Right Elevation', 'elevation'),
  place('Rear Elevation', 'elevation'),
  place('Left Elevation', 'elevation'),
  place('Master Closet', 'inside'),
  place('Master Bath closet', 'inside'),
  place('Master bedroom', 'inside'),
  place('Rear Yard', 'yard'),
  place('Debris Removal', 'haul'),
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'tax',
  'rcv',
  'ageYears',
  'lifeYears',
  'condition',
  'depreciationPercent',
  'depreciation',
  'depreciationRecoverable',
  'acv',
];

/** What every place says that was entered without a plan. */
const nothing: readonly (readonly [string, string])[] = [
  ['SF Walls', 'SF Ceiling'],
  ['SF Walls & Ceiling', 'SF Floor'],
  ['SF Short Wall', 'LF Floor Perimeter'],
  ['SF Long Wall', 'LF Ceil. Perimeter'],
];

const letter = [
  'This estimate is priced from the market for labor, material and other costs at the time of the loss. Prices may have moved by the time of the repair. If the contractor whom you choose asks for more than our estimate, please call us before the work begins.',
  'Our estimate may or may not hold an allowance for a general contractor. Whether one is needed depends on how many trades have to be coordinated.',
  'There may be building codes or ordinances that apply to your repair. Tell your claim specialist of any of them before the work begins.',
  'All policy provisions apply to your claim.',
] as const;

/**
 * A large carrier's print of a house that was entered without a plan: under each place eight
 * measures of zero, after which its table may begin on the next page without the place's name;
 * words over their figures, nothing at all where nothing is depreciated, what a pricing service
 * set as a line below, the insured and the claim as the first line of each page, and no sum of
 * what is left after depreciation but the payment.
 */
export const zeroMeasuresCarrier: Print = {
  name: 'zero-measures-carrier',
  open: true,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Hollow Oak', {
      taxPercent: 7,
      overheadProfit: false,
      depreciated: 0.7,
      lost: 0,
      capPercent: 80,
      notes: 0.14,
      machine: 0.3,
      minimums: 4,
    });
    const { facts } = scope;
    for (const its of scope.places) its.dimensions = {};
    const marks = random.fork('marks');
    for (const item of scope.items) {
      if (marks.chance(0.06)) item.numberChanged = true;
      if (item.sel.startsWith('300') && item.machineNotes.length === 0)
        item.machineNotes = [
          `Component RFG300 from this line item was priced by ITEL Asphalt Shingle Pricing (ASP) on ${marks.int(1, 28)} Nov 2025.`,
        ];
    }
    const [given = '', family = ''] = facts.insuredName.toUpperCase().split(' ');
    const insured = `${family}, ${given}`;
    const claim = `${random.int(10, 99)}-${random.pick(['K', 'P', 'R'])}${random.int(100, 999)}-${random.int(1, 9)}${random.pick(['X', 'V', 'B'])}${random.int(10, 99)}`;
    facts.estimateName = claim;
    const style = printStyle({
      family: 'times',
      size: 10,
      leading: 1.16,
      marginLeft: 54,
      marginRight: 50,
      marginTop: 62,
      marginBottom: 58,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'gaps'] as const),
      sizeIn: random.pick(['font', 'matrix'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: 'Hollow Oak', x: left, bold: true, size: 12 }, 36);
      flow.mark({ text: insured, x: left, size: 10 }, 52);
      flow.mark({ text: claim, x: right, align: 'right', size: 10 }, 52);
      const foot = flow.sheet.height - 30;
      flow.mark({ text: `Date: ${usDate(facts.dateEntered)} 5:09 PM`, x: left, size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('other');
    flow.space(1);
    flow.line([
      {
        text: 'Structural Damage Claim Policy',
        x: (left + right) / 2,
        align: 'center',
        bold: true,
        size: 13,
      },
    ]);
    flow.space(1);
    for (const text of letter) {
      flow.paragraph(text);
      flow.space(0.8);
    }
    // Facts and summary share a page.
    flow.startPage('other');
    const deductible = random.pick([1000, 2620.64, 3412, 5000]);
    flow.line([{ text: 'Hollow Oak Fire and Casualty', x: left, bold: true, size: 11 }]);
    flow.space(0.6);
    factLines(
      flow,
      [
        ['Insured:', insured, 'Estimate:', claim],
        ['Property:', facts.propertyStreet, 'Claim Number:', claim.replaceAll('-', '')],
        ['', facts.propertyTown, 'Policy Number:', facts.policyNumber],
        ['Home:', facts.phone, 'Price List:', facts.priceList],
        ['Type of Loss:', 'Wind Damage', '', 'Restoration/Service/Remodel'],
        ['Deductible:', `$${money(deductible)}`],
        ['Date of Loss:', usDate(facts.dateOfLoss)],
        ['Date Inspected:', usDate(facts.dateInspected)],
      ],
      [left + 76, left + 330],
    );
    const [its] = coverageSums(scope);
    if (its === undefined) throw new Error('An estimate has a coverage.');
    const { net } = settled(its, deductible);
    flow.space(1.5);
    flow.line([
      {
        text: `Summary for ${coverage}`,
        x: (left + right) / 2,
        align: 'center',
        bold: true,
        size: 12,
      },
    ]);
    flow.space(0.5);
    ladder(
      flow,
      [
        ['Line Item Total', money(its.lineItemTotal)],
        ['Material Sales Tax', money(its.tax)],
        ['Replacement Cost Value', money(its.rcv), true, true],
        ['Less Depreciation (Including Taxes)', `(${money(its.depreciation)})`],
        ['Less Deductible', `(${money(deductible)})`],
        ['Net Actual Cash Value Payment', `$${money(net)}`, true, true],
      ],
      left + 50,
      right - 60,
    );
    flow.space(1);
    flow.line([
      {
        text: 'Maximum Additional Amounts Available If Incurred:',
        x: (left + right) / 2,
        align: 'center',
        bold: true,
      },
    ]);
    flow.space(0.4);
    ladder(
      flow,
      [
        ['Total Line Item Depreciation (Including Taxes)', money(its.depreciation)],
        ['Replacement Cost Benefits', money(its.depreciation)],
        ['Total Maximum Additional Amounts Available If Incurred', money(its.depreciation), true],
        [
          'Total Amount of Claim If Incurred',
          `$${money(toAmount((net + its.depreciation).toFixed(2)))}`,
          true,
          true,
        ],
      ],
      left + 50,
      right - 60,
    );
    flow.space(2);
    flow.line([
      { text: '_____________________________________', x: left },
      { text: facts.claimRepresentative, x: left + 250 },
    ]);
    flow.space(1);
    flow.paragraph(
      'ALL AMOUNTS PAYABLE ARE SUBJECT TO THE TERMS, CONDITIONS AND LIMITS OF YOUR POLICY.',
      { bold: true },
    );
    flow.startPage('items');
    const stops = {
      quantity: left + 128,
      price: left + 194,
      tax: left + 246,
      rcv: left + 318,
      worn: left + 384,
      lost: left + 446,
      acv: right,
    };
    const orphans = random.fork('orphans');
    const body = drawBody(flow, scope, {
      together: flow.leading * 7,
      area: () => undefined,
      place: (its) => {
        flow.space(0.6);
        flow.line([
          { text: its.name, x: left, bold: true, size: style.size + 2 },
          { text: 'LxWxH 0" x 0" x 0"', x: right - 20, align: 'right' },
        ]);
        flow.space(0.2);
        for (const [first, second] of nothing)
          flow.line([
            { text: '0.00', x: left + 150, align: 'right' },
            { text: first, x: left + 156 },
            { text: '0.00', x: left + 330, align: 'right' },
            { text: second, x: left + 336 },
          ]);
        flow.space(0.4);
      },
      head: () => {
        if (!flow.fits(flow.leading * 7) && orphans.chance(0.8)) flow.breakPage();
        flow.line(
          (
            [
              ['QUANTITY', stops.quantity],
              ['UNIT PRICE', stops.price],
              ['TAX', stops.tax],
              ['RCV', stops.rcv],
              ['AGE/LIFE', stops.worn],
              ['DEPREC.', stops.lost],
              ['ACV', stops.acv],
            ] as const
          ).map(([text, x]) => ({ text, x, align: 'right' as const, bold: true })),
        );
        flow.line([
          { text: 'CONDITION', x: stops.worn, align: 'right', bold: true },
          { text: 'DEP %', x: stops.lost, align: 'right', bold: true },
        ]);
        flow.rule(left, right, 0.7);
        flow.y += 3;
      },
      section: () => undefined,
      row: (item) => {
        const words = flow.wrap(`${numberOf(item)}  ${wordsOf(item)}`, right - left - 60);
        flow.need(flow.leading * words.length);
        const { page } = flow;
        for (const text of words) flow.line([{ text, x: left }]);
        const worn = item.depreciation !== 0;
        flow.need(flow.leading * 2);
        flow.line([
          { text: `${money(item.quantity)} ${item.unit}`, x: stops.quantity, align: 'right' },
          { text: money(item.unitPrice), x: stops.price, align: 'right' },
          { text: money(item.tax), x: stops.tax, align: 'right' },
          { text: money(item.rcv), x: stops.rcv, align: 'right' },
          { text: worn ? wornText(item) : '', x: stops.worn, align: 'right' },
          { text: worn ? lostText(item) : '', x: stops.lost, align: 'right' },
          { text: money(item.acv), x: stops.acv, align: 'right' },
        ]);
        if (worn)
          flow.line([
            { text: item.condition, x: stops.worn, align: 'right' },
            { text: shareText(item, 'always'), x: stops.lost, align: 'right' },
          ]);
        return page;
      },
      notes: (item) => {
        if (item.machineNotes.length > 0 || item.note !== null) flow.space(0.5);
        for (const text of item.machineNotes) flow.paragraph(text, { width: right - left - 30 });
        if (item.note !== null) flow.paragraph(item.note, { width: right - left - 30 });
        flow.space(0.35);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2.4);
        flow.rule(left, right, 0.6);
        flow.y += 3;
        const cell = (value: number, x: number) => ({
          text: money(value),
          x,
          align: 'right' as const,
          bold: true,
        });
        flow.line([
          {
            text: `${kind === 'line_items' ? 'Line Item Totals:' : 'Totals:'}  ${name}`,
            x: left,
            bold: true,
          },
          cell(amounts.tax, stops.tax),
          cell(amounts.rcv, stops.rcv),
          ...(amounts.depreciation === 0 ? [] : [cell(amounts.depreciation, stops.lost)]),
          cell(amounts.acv, stops.acv),
        ]);
        flow.space(1);
        return true;
      },
      continued: (its) => {
        flow.line([
          {
            text: `CONTINUED - ${its.name}`,
            x: (left + right) / 2,
            align: 'center',
            bold: true,
            size: style.size + 1,
          },
        ]);
        flow.space(0.5);
      },
      truth: (item, page) => truthOfPrinted(item, page, { layout: 4, printed, style, layer }),
    });
    drawWholeAreas(flow, scope);
    if (random.chance(0.5)) drawPhotoSheet(flow, random.fork('photos'), 1);
    leaveOpen(flow, body.items);
    const summary: TruthSummary = {
      coverage,
      lineItemTotal: its.lineItemTotal,
      rcv: its.rcv,
      acv: null,
      deductible,
      netClaim: net,
    };
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 4,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries: [summary],
        facts: {
          estimateName: claim,
          claimNumber: claim.replaceAll('-', ''),
          policyNumber: facts.policyNumber,
          insuredName: insured,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          // Named in the letterhead with and without the words of its form.
          carrierName: null,
          priceList: facts.priceList,
        },
      },
    };
  },
};
