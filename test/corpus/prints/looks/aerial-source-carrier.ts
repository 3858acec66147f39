import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem, TruthItem, TruthSummary } from '../../model.ts';
import type { Random } from '../../random.ts';
import { rewordLines } from '../content/list-words.ts';
import { coverageSums, makeScope, type PlaceSpec, type Scope } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  centered,
  drawMeasures,
  factLines,
  ladder,
  leaveOpen,
  lostText,
  settled,
  shareText,
  wornText,
} from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Extra } from '../layer/write-print.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const coverage = 'Coverage A - Dwelling - 12 Windstorm and Hail';
const roofs = 'Source - Aerial Imagery';
const inside = 'Source - Room Scan';

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  sections?: readonly string[],
): PlaceSpec => ({ name, trade, above, coverage, ...(sections === undefined ? {} : { sections }) });

const places: readonly PlaceSpec[] = [
  place('Dwelling Roof', 'roof', [roofs], ['SHINGLES', 'ACCESSORIES']),
  place('Garage Roof', 'roof', [roofs]),
  place('Front Elevation', 'elevation', [roofs, 'Elevations']),
  place('Right Elevation', 'elevation', [roofs, 'Elevations']),
  place('Living Room', 'inside', [inside, 'Main Level']),
  place('Kitchen', 'inside', [inside, 'Main Level']),
  place('Bedroom 2', 'inside', [inside, 'Second Level']),
  place('Debris & Access', 'haul', []),
];

const remark = 'The following items repair the hail damage found at the inspection.';
const blank = (item: ModelItem): boolean => item.depreciation === 0 && item.lifeYears === null;

/** A picture of the plan at the left and the measures beside it. */
const drawRoom = (flow: Flow, its: Scope['places'][number], extras: Extra[]): void => {
  flow.space(0.8);
  const top = flow.y;
  const measured = Object.keys(its.dimensions).length > 0;
  if (measured)
    extras.push({ page: flow.page, kind: 'image', x: flow.left, y: top, width: 92, height: 64 });
  const x = measured ? flow.left + 112 : flow.left;
  flow.line([
    { text: its.name, x, bold: true, size: flow.style.size + 2 },
    ...(its.height === null ? [] : [{ text: `Height: ${its.height}`, x: x + 300 }]),
  ]);
  flow.rule(x, flow.right, 0.5);
  flow.y += 3;
  drawMeasures(flow, its, x + 10, x + 190);
  if (measured) flow.y = Math.max(flow.y, top + 70);
  if (its.trade === 'roof') {
    flow.space(0.3);
    flow.line([{ text: remark, x: flow.left }]);
  }
  flow.space(0.4);
};

/** Figures behind the first page, with what more may be claimed once repairs are made. */
const drawSettlement = (flow: Flow, scope: Scope, deductible: number): TruthSummary => {
  const [sum] = coverageSums(scope);
  if (sum === undefined) throw new Error('A scope has a coverage.');
  const { net } = settled(sum, deductible);
  const back = toAmount((sum.depreciation - sum.lost).toFixed(2));
  const all = money(toAmount((net + back).toFixed(2)));
  centered(flow, `Summary for ${coverage}`, 11);
  flow.space(0.6);
  ladder(
    flow,
    [
      ['Line Item Total', money(sum.lineItemTotal)],
      ['Material Sales Tax', money(sum.tax)],
      ['Replacement Cost Value', money(sum.rcv), false, true],
      ['Less Depreciation (Including Taxes)', `(${money(sum.depreciation)})`],
      ['Less Deductible', `(${money(deductible)})`],
      ['Net Actual Cash Value Payment', `$${money(net)}`, true, true],
    ],
    flow.left + 60,
    flow.right - 80,
  );
  flow.space(0.8);
  centered(flow, 'Maximum Additional Amounts Available If Incurred:');
  ladder(
    flow,
    [
      ['Total Line Item Depreciation (Including Taxes)', money(sum.depreciation)],
      ['Less Non-recoverable Depreciation (Including Taxes)', `<${money(sum.lost)}>`],
      ['Replacement Cost Benefits', money(back), false, true],
      ['Total Maximum Additional Amount Available If Incurred', money(back), false, true],
      ['Total Amount of Claim If Incurred', `$${all}`, true, true],
    ],
    flow.left + 60,
    flow.right - 80,
  );
  flow.space(2);
  flow.rule(flow.left + 60, flow.left + 260, 0.5);
  flow.y += 3;
  flow.line([{ text: scope.facts.claimRepresentative, x: flow.left + 60 }]);
  flow.space(1);
  flow.paragraph(
    'ALL AMOUNTS PAYABLE ARE SUBJECT TO THE TERMS, CONDITIONS AND LIMITS OF YOUR POLICY.',
    { bold: true },
  );
  return {
    coverage,
    lineItemTotal: sum.lineItemTotal,
    rcv: sum.rcv,
    acv: null,
    deductible,
    netClaim: net,
  };
};

/** Numbered explanations with figures of nobody's estimate. */
const drawGuide = (flow: Flow): void => {
  flow.startPage('guide');
  centered(flow, 'How to Read Your Building Estimate', 14);
  flow.space(1);
  flow.paragraph('This page explains a sample estimate. Your own estimate begins on page 3.');
  flow.space(0.6);
  ladder(
    flow,
    [
      ['1. Line Item Total', '4,102.55'],
      ['2. Material Sales Tax', '118.20'],
      ['3. Replacement Cost Value', '4,220.75', true],
      ['4. Less Depreciation (Including Taxes)', '(610.00)'],
      ['5. Less Deductible', '(1,000.00)'],
      ['6. Net Actual Cash Value Payment', '$2,610.75', true],
    ],
    flow.left + 40,
    flow.right - 90,
  );
  for (const text of [
    '1. Line Item Total is the sum of all line items, without tax.',
    '4. Depreciation is the loss of value by age and wear; 12/30 yrs means twelve of thirty years.',
    '6. Net Actual Cash Value Payment is what is paid now.',
  ]) {
    flow.space(0.5);
    flow.paragraph(text);
  }
};

const inventName = (random: Random): string =>
  `${random.int(11, 58)}-${random.int(10, 99)}${random.pick(['K', 'R', 'T', 'X'])}${random.int(1, 9)}-${random.int(10, 99)}${random.pick(['D', 'J', 'V'])}`;

/**
 * A national insurer's print: the settlement on the first page, three lines a row with condition
 * and percentage on the last, no age of rows that nothing is taken from, rooms below the source of
 * their measures and below levels, `Room Totals` and `Area Totals` with measures between.
 */
export const aerialSourceCarrier: Print = {
  name: 'aerial-source-carrier',
  open: false,
  lines: [5, 16, 33, 58, 120],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Meadowlark Fire and Casualty', {
      taxPercent: 8.25,
      overheadProfit: false,
      depreciated: 0.7,
      lost: 0.12,
      capPercent: 80,
      notes: 0.2,
      machine: 0.6,
      minimums: 2,
    });
    rewordLines(random.fork('words'), scope, 0.35);
    const { facts } = scope;
    facts.estimateName = inventName(random);
    const deductible = random.pick([1000, 2500, 4380]);
    const style = printStyle({
      family: random.pick(['times', 'helvetica']),
      size: random.pick([9, 9.5]),
      marginLeft: 42,
      marginRight: 42,
      marginTop: 74,
      marginBottom: 62,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'kerned'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const [given = '', family = ''] = facts.insuredName.split(' ');
    const insured = `${family.toUpperCase()}, ${given.toUpperCase()}`;
    flow.furniture = () => {
      flow.mark({ text: 'Meadowlark', x: (left + right) / 2, align: 'center', bold: true }, 34);
      flow.mark({ text: insured, x: left }, 54);
      flow.mark({ text: facts.estimateName, x: right, align: 'right' }, 54);
      const foot = flow.sheet.height - 30;
      flow.mark({ text: `Date: ${usDate(facts.dateEntered)} 3:14 PM`, x: left, size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    drawGuide(flow);
    // Facts and figures on one page: a cover as well as a summary.
    flow.startPage('other');
    factLines(
      flow,
      [
        ['Insured:', insured, 'Estimate:', facts.estimateName],
        ['Property:', facts.propertyStreet, 'Claim Number:', facts.claimNumber],
        ['', facts.propertyTown, 'Policy Number:', facts.policyNumber],
        ['Home:', facts.phone, 'Price List:', facts.priceList],
        ['Type of Loss:', facts.typeOfLoss, '', 'Restoration/Service/Remodel'],
        ['Deductible:', `$${money(deductible)}`],
        ['Date of Loss:', usDate(facts.dateOfLoss)],
        ['Date Inspected:', usDate(facts.dateInspected)],
      ],
      [left + 90, left + 370],
    );
    flow.space(1.5);
    const summary = drawSettlement(flow, scope, deductible);
    const extras: Extra[] = [];
    const column = (
      key: LinedColumn['key'],
      head: readonly string[],
      at: number,
      own: Partial<LinedColumn> = {},
    ): LinedColumn => ({ key, head, at: left + at, ...own });
    const worn = (text: (item: ModelItem) => string) => (item: ModelItem) =>
      blank(item) ? '' : text(item);
    flow.startPage('items');
    centered(flow, facts.estimateName, 11);
    const body = drawLinedBody(flow, scope, layer, {
      columns: [
        column('quantity', ['QUANTITY', ''], 108),
        column('price', ['UNIT PRICE', ''], 180),
        column('tax', ['TAX', ''], 232),
        column('rcv', ['RCV', ''], 302),
        column('worn', ['AGE/LIFE', ''], 366, { text: worn(wornText) }),
        column('condition', ['CONDITION'], 366, { line: 1, text: worn((item) => item.condition) }),
        column('lost', ['DEPREC.', ''], 446, { text: worn((item) => lostText(item)) }),
        column('share', ['DEP %'], 446, {
          line: 1,
          text: worn((item) => shareText(item, 'always')),
        }),
        column('acv', ['ACV', ''], 528),
      ],
      layout: 4,
      head: null,
      words: right - left,
      figures: 'below',
      labels: {
        room: 'Room Totals:',
        level: 'Area Totals:',
        line_items: 'Line Item Totals:',
        labor_minimums: 'Totals:',
      },
      placeAt: [left, left, left],
      own: {
        area: (name, depth) => {
          flow.space(0.6);
          centered(flow, name, style.size + (depth === 0 ? 4 : 2));
          flow.rule(left, right, depth === 0 ? 1 : 0.4);
        },
        place: (its) => drawRoom(flow, its, extras),
        section: (name) => {
          flow.need(flow.leading * 4);
          flow.line([{ text: name, x: left, bold: true, italic: true }]);
        },
      },
      truth: (item): Partial<TruthItem> =>
        blank(item)
          ? {
              ageYears: null,
              lifeYears: null,
              condition: null,
              depreciationPercent: null,
              depreciation: null,
              depreciationRecoverable: null,
            }
          : {
              ageYears: item.ageYears,
              lifeYears: item.lifeYears,
              condition: item.condition,
              depreciationPercent: item.depreciationPercent,
              depreciation: item.depreciation,
              depreciationRecoverable: item.depreciation === 0 ? null : item.recoverable,
            },
    });
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
      extras,
      truth: {
        layout: 4,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries: [summary],
        facts: {
          ...noFacts,
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: insured,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          priceList: facts.priceList,
        },
      },
    };
  },
};
