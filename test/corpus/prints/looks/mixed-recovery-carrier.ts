import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthSummary } from '../../model.ts';
import { addUp, coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
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
  shareText,
  wordsOf,
  wornText,
} from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Extra } from '../layer/write-print.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const [dwelling, others, contents] = [
  'Cov A - Dwelling',
  'Cov B - Separate Structures',
  'Cov C - Personal Property',
] as const;

const places: readonly PlaceSpec[] = [
  { name: 'ROOF1', trade: 'roof', above: ['DWELLING'], coverage: dwelling },
  { name: 'Front Slope/Elevation', trade: 'elevation', above: ['DWELLING'], coverage: dwelling },
  { name: 'AC Unit', trade: 'elevation', above: ['DWELLING'], coverage: dwelling },
  { name: 'Guest Bedroom', trade: 'inside', above: ['DWELLING', 'INTERIOR'], coverage: dwelling },
  { name: 'Hallway/Stairs', trade: 'inside', above: ['DWELLING', 'INTERIOR'], coverage: dwelling },
  { name: 'ROOF2', trade: 'roof', above: ['SEPARATE STRUCTURES'], coverage: others },
  { name: 'Fencing', trade: 'yard', above: ['SEPARATE STRUCTURES'], coverage: others },
  { name: 'Patio Contents', trade: 'contents', above: [], coverage: contents },
  { name: 'Waste Removal', trade: 'haul', above: [], coverage: dwelling },
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
 * A carrier whose letter gives the claim another number than its estimate: heads of two stacked
 * lines, recoverable and lost depreciation side by side in one room, percentages entered by hand,
 * goods among the work, sums on a line of their own below their names, payments in a letter.
 */
export const mixedRecoveryCarrier: Print = {
  name: 'mixed-recovery-carrier',
  open: false,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Westmark Insurance Exchange', {
      taxPercent: 8.6,
      overheadProfit: false,
      depreciated: 0.85,
      lost: 0.4,
      capPercent: 85,
      notes: 0.15,
      machine: 0.4,
      minimums: 0,
    });
    const marks = random.fork('marks');
    for (const item of scope.items) {
      if (item.depreciation > 0 && item.depreciationMark === null && marks.chance(0.1)) {
        item.depreciationMark = '%';
        item.depreciationPercent = marks.pick([10, 25, 50]);
        item.depreciation = toAmount((item.rcv * (item.depreciationPercent / 100)).toFixed(6));
        item.acv = toAmount((item.rcv - item.depreciation).toFixed(2));
      }
      if (marks.chance(0.05)) item.descriptionChanged = true;
    }
    addUp(scope);
    const { facts } = scope;
    const claim = `70${facts.claimNumber.slice(2)}-1`;
    facts.estimateName = `${facts.insuredName.toUpperCase().replace(' ', '_')}${random.int(100, 990)}`;
    const style = printStyle({
      family: 'helvetica',
      size: 8.5,
      marginLeft: 42,
      marginRight: 42,
      marginTop: 30,
      marginBottom: 64,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'glyph'] as const),
      order: random.pick(['reading', 'columns', 'tables-last'] as const),
      page: random.pick(['plain', 'form'] as const),
      quotes: random.pick(['straight', 'typographic'] as const),
    };
    const extras: Extra[] = [];
    const { left } = flow;
    const right = style.width - style.marginRight;
    const sums = coverageSums(scope);
    const deductible = random.pick([1500, 2890, 5000]);
    const paid = sums.map((sum) => ({
      sum,
      less: sum.name === dwelling ? deductible : 0,
      ...settled(sum, sum.name === dwelling ? deductible : 0),
    }));

    const logo = (): void => {
      extras.push({ page: flow.page, kind: 'image', x: left, y: 24, width: 76, height: 26 });
      flow.y = 62;
    };
    flow.furniture = logo;
    flow.startPage('letter');
    for (const text of [
      usDate(facts.dateEntered),
      '',
      facts.insuredName,
      facts.propertyStreet,
      facts.propertyTown,
      '',
    ])
      flow.line([{ text, x: left }]);
    factLines(
      flow,
      [
        ['RE:', `Insured:   ${facts.insuredName}`],
        ['', `Policy Number:   ${facts.policyNumber}`],
        ['', `Claim Unit Number:   ${claim}-1`],
        ['', `Date of Loss:   ${usDate(facts.dateOfLoss)}`],
      ],
      [left + 30, left + 330],
    );
    flow.space(1);
    flow.paragraph(`Dear ${facts.insuredName},`);
    flow.space(0.6);
    flow.paragraph(
      'Thank you for your patience while we looked into your loss. A payment is on its way to you. This is how we came to it:',
    );
    flow.space(0.6);
    const columns = [left + 250, left + 330, left + 400, left + 460, right] as const;
    flow.line([
      { text: 'Coverage', x: left, bold: true },
      ...figures(columns, [
        'Replacement Cost',
        'Depreciation',
        'Deductible',
        'Prior',
        'Payment',
      ]).map((cell) => ({ ...cell, bold: true, size: 7.5 })),
    ]);
    for (const { sum, less, net } of paid)
      flow.line([
        { text: sum.name, x: left },
        ...figures(columns, [
          money(sum.rcv),
          money(sum.depreciation),
          money(less),
          '0.00',
          `$${money(net)}`,
        ]),
      ]);
    flow.space(0.8);
    for (const text of [
      'Depreciation in parentheses can be claimed within 180 days after the actual cash value payment. Send us the final invoice and 2 photographs of the finished work.',
      'What stands between angle brackets is not recoverable under your policy.',
      'If 1. your contractor asks for more, or 2. more damage is found, call before work begins.',
    ]) {
      flow.paragraph(text);
      flow.space(0.6);
    }
    flow.paragraph('Sincerely,');
    flow.space(2);
    flow.line([{ text: facts.claimRepresentative, x: left }]);
    flow.line([{ text: facts.carrierName, x: left }]);

    flow.furniture = () => {
      logo();
      flow.mark({ text: facts.carrierName, x: right, align: 'right', bold: true, size: 9 }, 36);
      flow.mark(
        {
          text: 'National Document Center, PO Box 268994, Fort Banner, CO 80528',
          x: right,
          align: 'right',
          size: 6.5,
        },
        46,
      );
      const foot = flow.sheet.height - 36;
      flow.rule(left, right, 0.4, foot - 10);
      flow.mark({ text: facts.estimateName, x: left, size: 7.5 }, foot);
      flow.mark(
        { text: usDate(facts.dateEntered), x: right - 84, align: 'right', size: 7.5 },
        foot,
      );
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 7.5 }, foot);
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Cellular:', facts.phone],
        ['Property:', facts.propertyStreet, 'E-mail:', 'owner@mail.example'],
        ['', facts.propertyTown],
      ],
      [left + 66, left + 350],
    );
    flow.space(1);
    factLines(
      flow,
      [['Claim Rep.:', facts.claimRepresentative, 'Business:', facts.phone]],
      [left + 66, left + 350],
    );
    flow.space(1);
    flow.line([
      { text: `Claim Number: ${claim}`, x: left },
      { text: `Policy Number: ${facts.policyNumber}`, x: left + 180 },
      { text: 'Type of Loss: Hail', x: left + 370 },
    ]);
    flow.space(1);
    flow.line([
      { text: 'Coverage', x: left + 30, bold: true },
      { text: 'Deductible', x: left + 320, align: 'right', bold: true },
      { text: 'Policy Limit', x: left + 420, align: 'right', bold: true },
    ]);
    for (const [index, name] of [dwelling, others, contents].entries())
      flow.line([
        { text: name, x: left + 30 },
        { text: `$${money(index === 0 ? deductible : 0)}`, x: left + 320, align: 'right' },
        { text: `$${money(289_000 / (index * 4 + 1))}`, x: left + 420, align: 'right' },
      ]);
    flow.space(1);
    factLines(
      flow,
      [
        [
          'Date of Loss:',
          `${usDate(facts.dateOfLoss)} 12:00 AM`,
          'Date Received:',
          `${usDate(facts.dateReceived)} 12:00 AM`,
        ],
        [
          'Date Inspected:',
          `${usDate(facts.dateInspected)} 9:00 AM`,
          'Date Entered:',
          `${usDate(facts.dateEntered)} 1:25 PM`,
        ],
        ['Price List:', facts.priceList],
        ['', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 88, left + 330],
    );

    const stops = [118, 172, 216, 280, 332, 374, 428, 496, right] as const;
    const head = (): void => {
      flow.need(flow.leading * 5);
      flow.rule(left, right, 0.5);
      flow.y += 2;
      for (const words of [
        ['', 'UNIT', '', '', 'AGE/', '', 'DEP', '', ''],
        ['QUANTITY', 'PRICE', 'TAX', 'RCV', 'LIFE', 'COND.', '%', 'DEPREC.', 'ACV'],
      ])
        flow.line(
          figures(stops, words)
            .filter(({ text }) => text !== '')
            .map((cell) => ({ ...cell, bold: true, size: 7 })),
          8.6,
        );
      flow.rule(left, right, 0.5);
      flow.y += 4;
    };
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 9,
      area: (text, depth) => {
        flow.space(0.5);
        flow.line([{ text, x: left, bold: true, size: depth === 0 ? 12 : 10 }]);
        flow.space(0.3);
      },
      place: (its) => {
        flow.space(0.5);
        flow.line([
          { text: its.name, x: left, bold: true, size: 9.5 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
        ]);
        drawMeasures(flow, its, left + 60, left + 290);
        flow.space(0.5);
      },
      head,
      section: () => undefined,
      row: (item) => {
        const text = flow.wrap(`${numberOf(item)}  ${wordsOf(item)}`, 330);
        flow.need(flow.leading * (text.length + 1));
        const { page } = flow;
        for (const words of text) flow.line([{ text: words, x: left }]);
        flow.line(
          figures(stops, [
            `${money(item.quantity)} ${item.unit}`,
            money(item.unitPrice),
            money(item.tax),
            money(item.rcv),
            wornText(item),
            item.condition,
            shareText(item, 'always'),
            lostText(item),
            money(item.acv),
          ]).map((cell) => ({ ...cell, size: 8 })),
        );
        return page;
      },
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text, { x: left });
        if (item.note !== null) flow.paragraph(item.note, { x: left, italic: true });
        flow.space(0.5);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2.4);
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.rule(left, right, 0.4);
        flow.y += 2;
        const title = `${label}  ${name}`;
        const cells = (
          [
            [2, amounts.tax],
            [3, amounts.rcv],
            [7, amounts.depreciation],
            [8, amounts.acv],
          ] as const
        ).map(([index, value]) => ({
          text: money(value),
          x: stops[index],
          align: 'right' as const,
          bold: true,
          size: 8,
        }));
        // A long name leaves no room beside it: its sums stand on the line below.
        const wide = left + flow.width(title, { bold: true }) > stops[2] - 40;
        flow.line([{ text: title, x: left, bold: true }, ...(wide ? [] : cells)]);
        if (wide) flow.line(cells);
        flow.space(0.8);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, 9.5);
        flow.space(0.4);
      },
      truth: (item, page) => truthOfPrinted(item, page, { layout: 3, printed, style, layer }),
    });
    const summaries: TruthSummary[] = [];
    for (const { sum, less, acv, net } of paid) {
      flow.startPage('summary');
      centered(flow, `Summary for ${sum.name}`, 10.5);
      flow.space(0.5);
      const back = toAmount((sum.depreciation - sum.lost).toFixed(2));
      ladder(
        flow,
        [
          ['Line Item Total', money(sum.lineItemTotal)],
          ['Material Sales Tax', money(sum.tax)],
          ['Replacement Cost Value', `$${money(sum.rcv)}`, true, true],
          ['Less Depreciation', `(${money(sum.depreciation)})`],
          ['Actual Cash Value', `$${money(acv)}`, true, true],
          ...(less === 0 ? [] : ([['Less Deductible', `(${money(less)})`]] as const)),
          ['Net Claim', `$${money(net)}`, true, true],
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
        ],
        left + 70,
        right - 90,
      );
      flow.space(2);
      centered(flow, facts.claimRepresentative, 8.5);
      const short = sum.name.replace(/^Cov [A-C] - /, '');
      summaries.push({
        coverage: sum.name,
        alsoCalled: [short],
        lineItemTotal: sum.lineItemTotal,
        rcv: sum.rcv,
        acv,
        deductible: less === 0 ? null : less,
        netClaim: net,
      });
    }
    flow.startPage('recap');
    centered(flow, 'Depreciation Summary', 10.5);
    flow.space(0.6);
    flow.line([
      { text: 'Coverage', x: left, bold: true },
      ...figures([left + 320, left + 420, right], ['Recoverable', 'Non-Recoverable', 'Total']).map(
        (cell) => ({ ...cell, bold: true }),
      ),
    ]);
    for (const sum of sums)
      flow.line([
        { text: sum.name, x: left },
        ...figures(
          [left + 320, left + 420, right],
          [toAmount((sum.depreciation - sum.lost).toFixed(2)), sum.lost, sum.depreciation].map(
            (value) => money(value),
          ),
        ),
      ]);
    drawPlan(flow, scope, 'ROOF1');
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
      extras,
      truth: {
        layout: 3,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        facts: {
          estimateName: facts.estimateName,
          claimNumber: claim,
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
