import { decimal, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthSummary } from '../../model.ts';
import { addUp, coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import {
  byCategory,
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
import { factsOfCover } from '../drawing/scope-pages.ts';
import { drawWholeAreas } from '../drawing/whole-areas.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const [dwelling, others] = ['Coverage A - Dwelling', 'Coverage B - Other Structures'] as const;

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  coverage: string = dwelling,
  sections?: readonly string[],
): PlaceSpec => ({
  name,
  trade,
  above,
  coverage,
  ...(sections === undefined ? {} : { sections }),
});

const places: readonly PlaceSpec[] = [
  place('Roof 1', 'roof', ['Dwelling'], dwelling, ['ROOF SURFACING', 'OTHER ROOF ITEMS']),
  place('Front', 'elevation', ['Dwelling', 'Elevations']),
  place('Left', 'elevation', ['Dwelling', 'Elevations']),
  place('Sunroom', 'inside', ['Dwelling', 'Inside']),
  place('Shed Roof', 'roof', ['Shed'], others),
  place('Fence', 'yard', ['Grounds'], others),
  place('Debris', 'haul', []),
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'rcv',
  'depreciation',
  'depreciationRecoverable',
  'acv',
  'ageYears',
  'lifeYears',
  'condition',
  'depreciationPercent',
];

const shares: readonly (readonly [age: number, shingle: number, metal: number])[] = [
  [5, 100, 100],
  [8, 88, 94],
  [11, 76, 88],
  [14, 64, 82],
  [17, 52, 76],
  [20, 40, 70],
];

/**
 * A carrier that pays roofs by a schedule: two-line rows without tax whose quantity stands at the
 * left below the words, roof surfaces depreciated by one percentage that is entered by hand and
 * lost for good, codes at nothing with their amount in a note, summaries before the rows, the
 * schedule of ages and percentages as a table between them.
 */
export const roofScheduleCarrier: Print = {
  name: 'roof-schedule-carrier',
  open: false,
  lines: [5, 14, 30, 55, 100],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Hearthstone Casualty', {
      taxPercent: 0,
      overheadProfit: false,
      depreciated: 0.6,
      lost: 0.05,
      capPercent: 85,
      notes: 0.08,
      machine: 0.9,
      minimums: 2,
    });
    const { facts } = scope;
    const marks = random.fork('marks');
    const [age, percent] = marks.pick(shares);
    for (const item of scope.items) {
      if (item.section === 'ROOF SURFACING' && item.lifeYears !== null) {
        item.ageYears = age;
        item.depreciationPercent = 100 - percent;
        item.depreciationMark = percent === 100 ? null : '%';
        item.depreciation = toAmount(
          decimal(item.rcv)
            .times(100 - percent)
            .div(100),
        );
        item.acv = toAmount((item.rcv - item.depreciation).toFixed(2));
        item.recoverable = percent === 100;
        if (marks.chance(0.5))
          item.note = `Roof payment schedule applies: ${age} years, ${percent}% payable. See page 3.`;
      } else if (item.cat === 'RFG' && item.activity === '+' && marks.chance(0.18)) {
        item.paidWhenIncurred = 'note';
        item.note = `Building code item, paid when incurred. Amount if incurred: $${money(item.rcv)}`;
        item.depreciation = 0;
        item.depreciationPercent = 0;
        item.depreciationMark = null;
      }
    }
    addUp(scope);
    const style = printStyle({
      family: 'liberation',
      size: random.pick([8.5, 9, 9.5]),
      leading: 1.22,
      marginLeft: 45,
      marginRight: 45,
      marginTop: 74,
      marginBottom: 76,
      paidWhenIncurredAmounts: 'zero',
    });
    const flow = new Flow(style);
    const { left } = flow;
    const right = style.width - style.marginRight;
    const [given = '', family = ''] = facts.insuredName.split(' ');
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: left, bold: true, size: 15 }, 36);
      flow.mark({ text: `${family}, ${given}`, x: left, size: 8 }, 52);
      flow.mark({ text: `Claim ${facts.claimNumber}`, x: right, align: 'right', size: 8 }, 52);
      const foot = flow.sheet.height - 52;
      flow.mark(
        {
          text: 'Coverage is determined by the policy. Mail invoices within 365 days to PO Box 7110, Alden, IA 50006 or call 1-800-555-0116.',
          x: left,
          size: 7,
        },
        foot,
      );
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot + 16);
      flow.mark({ text: usDate(facts.dateEntered), x: 300, size: 8 }, foot + 16);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot + 16);
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Home:', facts.phone],
        ['Property:', facts.propertyStreet, 'E-mail:', 'owner@mail.example'],
        ['', facts.propertyTown],
        ['', ''],
        ['Claim Rep.:', facts.claimRepresentative, 'Business:', '(800) 555-0116'],
        ['Company:', facts.carrierName],
        ['', ''],
        ['Estimator:', facts.estimator, 'Cellular:', facts.phone],
        ['', ''],
        ['Claim Number:', facts.claimNumber, 'Type of Loss:', facts.typeOfLoss],
        ['Policy Number:', facts.policyNumber],
        ['', ''],
        ['Date of Loss:', usDate(facts.dateOfLoss), 'Date Received:', usDate(facts.dateReceived)],
        ['Inspected:', usDate(facts.dateInspected), 'Date Entered:', usDate(facts.dateEntered)],
        ['', ''],
        ['Price List:', facts.priceList],
        ['', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 90, left + 340],
    );
    const deductible = random.pick([1000, 2500, 5000]);
    const summaries: TruthSummary[] = [];
    flow.startPage('summary');
    for (const [index, its] of coverageSums(scope).entries()) {
      const less = index === 0 ? deductible : 0;
      const { acv, net } = settled(its, less);
      const back = toAmount((its.depreciation - its.lost).toFixed(2));
      flow.need(flow.leading * 20);
      centered(flow, `Summary for ${its.name}`, style.size + 3);
      flow.space(0.6);
      ladder(
        flow,
        [
          ['Line Item Total', money(its.lineItemTotal)],
          ['Replacement Cost Value', `$${money(its.rcv)}`, true, true],
          ['Less Depreciation', `(${money(its.depreciation)})`],
          ['Actual Cash Value', `$${money(acv)}`, true, true],
          ...(less === 0 ? [] : ([['Less Deductible', `(${money(less)})`]] as const)),
          ['Net Actual Cash Value Payment', `$${money(net)}`, true, true],
        ],
        left + 50,
        right - 60,
      );
      flow.space(1);
      centered(flow, 'Maximum Additional Amounts Available If Incurred:', style.size);
      flow.space(0.4);
      ladder(
        flow,
        [
          ['Total Depreciation', money(its.depreciation)],
          ['Less Non-recoverable Depreciation', `<${money(its.lost)}>`],
          ['Total Recoverable Depreciation', money(back), false, true],
          ['Total Paid When Incurred', money(its.incurred)],
          ['Total Maximum Additional Amounts', money(back + its.incurred), true, true],
          [
            'Total Amount of Claim If Incurred',
            `$${money(toAmount((net + back + its.incurred).toFixed(2)))}`,
            true,
            true,
          ],
        ],
        left + 50,
        right - 60,
      );
      flow.space(2);
      summaries.push({
        coverage: its.name,
        lineItemTotal: its.lineItemTotal,
        rcv: its.rcv,
        acv,
        deductible: less === 0 ? null : less,
        netClaim: net,
      });
    }
    flow.startPage('other');
    centered(flow, 'Roof Surfacing Payment Schedule', style.size + 3);
    flow.space(0.6);
    flow.paragraph(
      'The percentages below apply to roof surfacing damaged by wind or hail. The age of the roof at the date of loss decides. Vents, flashing and gutters are not roof surfacing.',
    );
    flow.space(0.8);
    const schedule: RuledTable = {
      left: left + 60,
      right: right - 60,
      size: style.size,
      pad: 4,
      lines: 'grid',
      headGray: 0.88,
      columns: [
        { head: ['Age of Roof', '(years)'], share: 30, align: 'center' },
        { head: ['Composition', 'Shingle'], share: 30, align: 'center' },
        { head: ['Metal'], share: 30, align: 'center' },
      ],
    };
    startRuled(flow, schedule);
    for (const [years, shingle, metal] of shares)
      ruledRow(flow, schedule, [String(years), `${shingle}%`, `${metal}%`]);
    flow.continuation = null;
    const stops = [166, 226, 282, 344, 394, 456, right - left].map((x) => left + x);
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 9,
      area: (name, depth) => {
        flow.space(0.5);
        centered(flow, name, style.size + 4 - depth);
      },
      place: (its) => {
        flow.space(0.6);
        flow.line([
          { text: its.name, x: left, bold: true, size: style.size + 2 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
        ]);
        drawMeasures(flow, its, left + 60, left + 260);
        flow.space(0.4);
      },
      head: () => {
        flow.sheet.marks.push({
          kind: 'box',
          x: left - 3,
          y: flow.y,
          width: right - left + 6,
          height: flow.leading + 4,
          gray: 0.88,
        });
        flow.y += 2;
        flow.line([
          { text: 'QUANTITY', x: left + 12, bold: true },
          ...figures(stops, ['UNIT', 'RCV', 'AGE/LIFE', 'COND.', 'DEP %', 'DEPREC.', 'ACV']).map(
            (cell) => ({ ...cell, bold: true }),
          ),
        ]);
        flow.y += 5;
      },
      section: (name) => {
        flow.need(flow.leading * 4);
        flow.line([{ text: `***${name}***`, x: left, bold: true }]);
      },
      row: (item) => {
        const text = flow.wrap(`${numberOf(item)} ${wordsOf(item)}`, right - left);
        flow.need(flow.leading * (text.length + 1));
        const { page } = flow;
        for (const part of text) flow.line([{ text: part, x: left }]);
        const open = item.paidWhenIncurred !== null;
        flow.line([
          { text: `${money(item.quantity)} ${item.unit}`, x: left + 12 },
          ...figures(stops, [
            money(item.unitPrice),
            money(open ? 0 : item.rcv),
            wornText(item),
            item.condition,
            shareText(item),
            open ? '(0.00)' : lostText(item),
            money(open ? 0 : item.acv),
          ]),
        ]);
        return page;
      },
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text, { x: left + 12 });
        if (item.note !== null) flow.paragraph(item.note, { x: left + 12, width: 430 });
        flow.space(0.4);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2);
        flow.rule(left, right, 0.5);
        flow.y += 2;
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.line([
          { text: `${label} ${name}`, x: left, bold: true },
          ...(
            [
              [1, amounts.rcv],
              [5, amounts.depreciation],
              [6, amounts.acv],
            ] as const
          ).map(([at, value]) => ({
            text: money(value),
            x: stops[at] ?? right,
            align: 'right' as const,
            bold: true,
          })),
        ]);
        flow.space(0.7);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, style.size + 1);
        flow.space(0.3);
      },
      truth: (item, page) =>
        truthOfPrinted(
          item,
          page,
          { layout: 3, printed, style, layer: null },
          item.paidWhenIncurred === null ? {} : { unjudged: ['priceNote'] },
        ),
    });
    flow.paragraph('[%] - Indicates that depreciate by percent was used for this item');
    flow.paragraph(
      '[M] - Indicates that the depreciation percentage was limited by the maximum allowable depreciation for this item',
    );
    drawWholeAreas(flow, scope);
    flow.startPage('recap');
    centered(flow, 'Recap by Category with Depreciation', style.size + 3);
    flow.space(0.8);
    const at = [left + 320, left + 420, right];
    flow.line(figures(at, ['RCV', 'Deprec.', 'ACV']).map((cell) => ({ ...cell, bold: true })));
    for (const { name, amounts } of [
      ...byCategory(scope.items),
      { name: 'Total', amounts: scope.totals },
    ])
      flow.line([
        { text: name, x: left },
        ...figures(at, [money(amounts.rcv), money(amounts.depreciation), money(amounts.acv)]),
      ]);
    leaveOpen(flow, body.items);
    return {
      flow,
      layer: null,
      extras: [],
      truth: {
        layout: 3,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        facts: factsOfCover(scope),
      },
    };
  },
};
