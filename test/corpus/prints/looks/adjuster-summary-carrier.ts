import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import type { Cell } from '../../drawing/flow.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem, TruthItem, TruthSummary } from '../../model.ts';
import { addUp, coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  byCategory,
  centered,
  drawBody,
  drawMeasures,
  drawPlan,
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
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const [dwelling, others, codes] = [
  'AA-Dwelling',
  'BB-Other Structures',
  'BC-Building Codes',
] as const;

const places: readonly PlaceSpec[] = [
  {
    name: 'Dwelling Roof',
    trade: 'roof',
    above: [],
    coverage: dwelling,
    sections: ['Full Roof Replacement', 'Shingles & Felt', 'Ridge & Hip', 'Roof Components'],
  },
  { name: 'FRONT ELEVATION', trade: 'elevation', above: [], coverage: dwelling },
  { name: 'RIGHT ELEVATION', trade: 'elevation', above: [], coverage: dwelling },
  {
    name: 'BACK ELEVATION',
    trade: 'elevation',
    above: [],
    coverage: dwelling,
    sections: ['Gutters', 'Windows'],
  },
  { name: 'LEFT ELEVATION', trade: 'elevation', above: [], coverage: dwelling },
  {
    name: 'Upstairs Bath',
    trade: 'inside',
    above: ['Interior'],
    coverage: dwelling,
    sections: ['Ceiling Repair', 'Wall Repair', 'General Items'],
  },
  {
    name: 'Loft',
    trade: 'inside',
    above: ['Interior'],
    coverage: dwelling,
    sections: ['Content Manipulation', 'Masking'],
  },
  { name: 'Shed', trade: 'roof', above: [], coverage: others },
  { name: 'Fence', trade: 'yard', above: [], coverage: others },
  { name: 'Debris Removal', trade: 'haul', above: [], coverage: dwelling },
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

/**
 * A catastrophe team's adjuster summary: words wrap above as well as below their figures, a room's
 * name ends one page and its rows begin the next without it, tax stands in the summaries alone,
 * codes are a coverage that no row names, and trades are recapped in dollars.
 */
export const adjusterSummaryCarrier: Print = {
  name: 'adjuster-summary-carrier',
  open: true,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Highmark Indemnity Company', {
      taxPercent: 0,
      overheadProfit: false,
      depreciated: 0.9,
      lost: 0,
      capPercent: random.pick([80, 90]),
      notes: 0.08,
      machine: 0.9,
      minimums: 0,
    });
    const marks = random.fork('marks');
    for (const item of scope.items) {
      if (item.description === 'Ice & water barrier') item.coverage = codes;
      // What other structures lose in value is lost for good.
      if (item.coverage === others) item.recoverable = item.depreciation === 0;
      if (item.cat === 'RFG' && item.activity !== '-' && marks.chance(0.2))
        item.definition = `This line item includes an allowance of $${money(toAmount((item.unitPrice * 0.46).toFixed(4)))} per unit, which reflects current market values.`;
      else if (item.note === null && marks.chance(0.06))
        item.note = 'The above line item relates to damaged downspouts on this elevation.';
    }
    addUp(scope);
    const { facts } = scope;
    const style = printStyle({
      size: 9,
      marginLeft: 38,
      marginRight: 40,
      marginTop: 30,
      marginBottom: 48,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['word', 'cell', 'kerned'] as const),
      sizeIn: random.pick(['font', 'matrix'] as const),
      encoding: random.pick(['scrambled', 'win-ansi'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      const top = flow.y;
      flow.line([{ text: facts.carrierName, x: left, bold: true, size: 11 }]);
      for (const text of [
        'National Catastrophe Team',
        'P.O. Box 672041',
        'Dallas, TX 75267-2041',
        'Fax: 866-555-0166',
        'claims@highmark.example',
      ])
        flow.line([{ text, x: left, size: 8 }]);
      flow.sheet.marks.push({
        kind: 'box',
        x: right - 70,
        y: top,
        width: 70,
        height: 26,
        gray: 0.85,
      });
      flow.y += 8;
      const foot = flow.sheet.height - 26;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark(
        { text: `${usDate(facts.dateEntered)}`, x: right - 90, align: 'right', size: 8 },
        foot,
      );
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName.toUpperCase(), 'Home:', facts.phone],
        ['Property:', facts.propertyStreet.toUpperCase()],
        ['', facts.propertyTown.toUpperCase()],
        ['Home:', facts.propertyStreet.toUpperCase()],
        ['', facts.propertyTown.toUpperCase()],
      ],
      [left + 64, left + 390],
    );
    flow.space(1);
    factLines(
      flow,
      [
        ['Claim Rep.:', facts.claimRepresentative, 'Business:', facts.phone],
        ['Position:', 'Catastrophe Adjuster'],
        ['Estimator:', facts.claimRepresentative],
      ],
      [left + 64, left + 390],
    );
    flow.space(1);
    flow.line([
      { text: 'Claim Number:', x: left, bold: true },
      { text: facts.claimNumber, x: left + 66 },
      { text: 'Policy Number:', x: left + 160, bold: true },
      { text: facts.policyNumber, x: left + 230 },
      { text: 'Type of Loss:', x: left + 330, bold: true },
      { text: 'Windstorm and Hail', x: left + 394 },
    ]);
    flow.space(1);
    flow.line([
      { text: 'Coverage', x: left + 60, bold: true },
      { text: 'Deductible', x: left + 330, align: 'right', bold: true },
      { text: 'Policy Limit', x: left + 430, align: 'right', bold: true },
    ]);
    const deductible = random.pick([500, 1000, 3412]);
    for (const [name, amount, limit] of [
      ['Dwelling', deductible, 341_200],
      ['Other Structures', 0, 34_120],
      ['Building Codes', 0, 34_120],
    ] as const)
      flow.line([
        { text: name, x: left + 60 },
        { text: `$${money(amount)}`, x: left + 330, align: 'right' },
        { text: `$${money(limit)}`, x: left + 430, align: 'right' },
      ]);
    flow.space(1);
    factLines(
      flow,
      [
        ['Date Contacted:', `${usDate(facts.dateReceived)} 2:41 PM`],
        [
          'Date of Loss:',
          `${usDate(facts.dateOfLoss)} 7:00 PM`,
          'Date Received:',
          `${usDate(facts.dateReceived)} 11:55 AM`,
        ],
        [
          'Date Inspected:',
          `${usDate(facts.dateInspected)} 10:00 AM`,
          'Date Entered:',
          `${usDate(facts.dateEntered)} 9:13 AM`,
        ],
      ],
      [left + 84, left + 330],
    );
    flow.space(1);
    factLines(
      flow,
      [
        ['Price List:', facts.priceList],
        ['', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 84, left + 330],
    );

    // One place for each: description, quantity with its unit, price, and what follows.
    const at = [256, 302, 348, 394, 434, 476, 526, right] as const;
    const head = (): void => {
      flow.need(flow.leading * 4);
      flow.line([
        { text: 'DESCRIPTION', x: left, bold: true },
        ...['QUANTITY', 'UNIT', 'RCV', 'AGE/LIFE', 'COND.', 'DEP %', 'DEPREC.', 'ACV'].map(
          (text, index) => ({
            text,
            x: at[index] ?? right,
            align: 'right' as const,
            bold: true,
            size: 7,
          }),
        ),
      ]);
      flow.rule(left, right, 0.5);
      flow.y += 3;
    };
    const wraps = random.fork('wraps');
    const cellsOf = (item: ModelItem): Cell[] => {
      // The unit follows its quantity after less than a space.
      const unit = flow.width(item.unit, {}, 8);
      return [
        { text: money(item.quantity), x: at[0] - unit - 1.2, align: 'right', size: 8 },
        { text: item.unit, x: at[0], align: 'right', size: 8 },
        ...[
          money(item.unitPrice),
          money(item.rcv),
          wornText(item),
          item.condition,
          shareText(item),
          lostText(item),
          money(item.acv),
        ].map((text, index) => ({
          text,
          x: at[index + 1] ?? right,
          align: 'right' as const,
          size: 8,
        })),
      ];
    };
    const guide = (): void => {
      flow.startPage('guide');
      flow.line([
        { text: 'Your guide to reading your adjuster summary.*', x: left, bold: true, size: 14 },
      ]);
      flow.space(0.5);
      flow.line([
        {
          text: 'Insured: John Smith          Property: 1234 Oak Street, Any Town, Any State 12345',
          x: left,
        },
      ]);
      flow.line([
        {
          text: 'Claim Number: 1234567890     Policy Number: 000000123456789     Type of Loss: Wind Damage',
          x: left,
        },
      ]);
      flow.space(0.8);
      flow.line([{ text: 'Roof', x: left, bold: true }]);
      head();
      for (const [words, quantity, price, rcv, worn, share, lost, acv] of [
        [
          '1. Remove 3 tab-25 yr. composition',
          '15.88SQ',
          '53.97',
          '857.04',
          '0/25 yrs',
          'NA',
          '(0.00)',
          '857.04',
        ],
        [
          '2. 3 tab-25 yr.-comp. shingle roofing',
          '18.33SQ',
          '219.11',
          '4,016.29',
          '2/25 yrs',
          '8%',
          '(321.30)',
          '3,694.99',
        ],
      ] as const)
        flow.line([
          { text: words, x: left },
          ...[quantity, price, rcv, worn, 'Avg.', share, lost, acv].map((text, index) => ({
            text,
            x: at[index] ?? right,
            align: 'right' as const,
            size: 8,
          })),
        ]);
      flow.line([
        { text: 'Total: Roof', x: left, bold: true },
        { text: '4,873.33', x: at[2], align: 'right' },
        { text: '321.30', x: at[6], align: 'right' },
        { text: '4,552.03', x: right, align: 'right' },
      ]);
      flow.space(1);
      for (const text of [
        'A. Quantity: how much of each item is needed, in the unit of its trade.',
        'B. RCV: what it costs to repair or replace the item at the prices of the day.',
        'C. Depreciation: what the item has lost by age and wear; (in parentheses) it can be recovered, <in brackets> it cannot.',
        '*This is a sample guide to your adjuster summary. It does not show your own claim.',
      ])
        flow.paragraph(text);
    };
    if (random.chance(0.7)) guide();
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 6,
      area: (text) => {
        flow.space(0.4);
        centered(flow, text, 11);
      },
      place: (its) => {
        flow.space(0.6);
        flow.line([
          { text: its.name, x: left + 130, bold: true, size: 10 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
        ]);
        drawMeasures(flow, its, left + 130, left + 320);
        flow.space(0.5);
      },
      head,
      section: (text) => {
        flow.need(flow.leading * 3);
        // Sub-heads of the roof's end in a colon.
        flow.line([{ text: /&/.test(text) ? `${text}:` : text, x: left }]);
      },
      row: (item) => {
        const text = flow.wrap(`${numberOf(item)} ${wordsOf(item)}`, at[0] - 56 - left);
        flow.need(flow.leading * text.length);
        const { page } = flow;
        const line = text.length > 1 && wraps.chance(0.3) ? text.length - 1 : 0;
        for (const [index, words] of text.entries())
          flow.line([{ text: words, x: left }, ...(index === line ? cellsOf(item) : [])]);
        return page;
      },
      notes: (item) => {
        for (const text of [
          ...item.machineNotes,
          ...(item.definition === null ? [] : [item.definition]),
        ])
          flow.paragraph(text, { x: left });
        if (item.note !== null) flow.paragraph(item.note, { x: left });
        flow.space(0.35);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2);
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.rule(at[2] - 50, right, 0.4);
        flow.y += 2;
        flow.line([
          { text: `${label} ${name}`, x: left, bold: true },
          { text: money(amounts.rcv), x: at[2], align: 'right', bold: true, size: 8 },
          { text: money(amounts.depreciation), x: at[6], align: 'right', bold: true, size: 8 },
          { text: money(amounts.acv), x: right, align: 'right', bold: true, size: 8 },
        ]);
        flow.space(0.8);
        return true;
      },
      // The room's name is not repeated, only the heads of its table.
      continued: () => undefined,
      truth: (item, page) => truthOfPrinted(item, page, { layout: 2, printed, style, layer }),
    });
    const sums = coverageSums(scope);
    const summaries: TruthSummary[] = [];
    for (const sum of sums) {
      const tax = toAmount((sum.lineItemTotal * 0.031).toFixed(4));
      const its = sum.name === dwelling ? deductible : 0;
      const { rcv, acv, net } = settled(sum, its, tax);
      flow.startPage('summary');
      centered(flow, `Summary for ${sum.name}`, 11);
      flow.space(0.5);
      const back = toAmount((sum.depreciation - sum.lost).toFixed(2));
      ladder(
        flow,
        [
          ['Line Item Total', money(sum.lineItemTotal)],
          ['Material Sales Tax', money(tax), false],
          ['Replacement Cost Value', `$${money(rcv)}`, false, true],
          ...(sum.depreciation === 0
            ? []
            : ([['Less Depreciation', `(${money(sum.depreciation)})`]] as const)),
          ...(sum.depreciation === 0
            ? []
            : ([['Actual Cash Value', `$${money(acv)}`, false, true]] as const)),
          ...(its === 0 ? [] : ([['Less Deductible', `(${money(its)})`]] as const)),
          ['Net Claim', `$${money(net)}`, true, true],
          ...(sum.depreciation === 0
            ? []
            : ([
                ['Total Depreciation', money(sum.depreciation)],
                ...(sum.lost === 0
                  ? []
                  : ([['Less Non-recoverable Depreciation', `<${money(sum.lost)}>`]] as const)),
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
      flow.space(2);
      centered(flow, facts.claimRepresentative, 9);
      centered(flow, 'Catastrophe Adjuster', 9);
      summaries.push({
        coverage: sum.name,
        alsoCalled: [sum.name.slice(3)],
        lineItemTotal: sum.lineItemTotal,
        rcv,
        acv: sum.depreciation === 0 ? null : acv,
        deductible: its === 0 ? null : its,
        netClaim: net,
      });
    }
    flow.startPage('recap');
    centered(flow, 'Loss Recap Summary', 12);
    flow.space(1);
    const dollars = (
      label: string,
      { rcv, depreciation, acv }: { rcv: number; depreciation: number; acv: number },
      bold: boolean,
    ): void =>
      flow.line([
        { text: label, x: left + 20, bold },
        { text: `$${money(rcv)}`, x: left + 350, align: 'right', bold },
        { text: `$${money(depreciation)}`, x: left + 430, align: 'right', bold },
        { text: `$${money(acv)}`, x: left + 510, align: 'right', bold },
      ]);
    flow.line([
      { text: 'CATEGORY', x: left + 20, bold: true },
      { text: 'RC', x: left + 350, align: 'right', bold: true },
      { text: 'DEPREC', x: left + 430, align: 'right', bold: true },
      { text: 'ACV', x: left + 510, align: 'right', bold: true },
    ]);
    for (const { name, amounts } of byCategory(scope.items))
      dollars(`TOTAL ${name.replace('  ', ' ')}`, amounts, false);
    dollars('TOTAL', scope.totals, true);
    drawPlan(flow, scope, 'Main Level');
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 2,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        facts: {
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName.toUpperCase(),
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`.toUpperCase(),
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
          priceList: facts.priceList,
        },
      },
    };
  },
};
