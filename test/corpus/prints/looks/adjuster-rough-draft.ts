import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem, TruthItem } from '../../model.ts';
import { addUp, makeScope, type Place, type PlaceSpec } from '../content/scope.ts';
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
  numberOf,
  shareOf,
  wordsOf,
} from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const house = (
  name: string,
  trade: PlaceSpec['trade'],
  level: string,
  sections: readonly string[] = [],
): PlaceSpec => ({
  name,
  trade,
  above: ['Main House', level],
  coverage: 'Dwelling',
  sections,
});

const places: readonly PlaceSpec[] = [
  house('Entry/Foyer', 'inside', '1st Floor'),
  house('Kitchen', 'inside', '1st Floor', ['Demo', 'Rebuild', 'Cabinets & tops']),
  house('Half Bath', 'wet', '1st Floor'),
  house('Den', 'inside', '1st Floor', ['Mitigation', 'Repairs']),
  house('Bedroom 2', 'inside', '2nd Floor'),
  house('Primary Bath', 'wet', '2nd Floor'),
  house('Attic Space', 'inside', '2nd Floor'),
  { name: 'Roof over addition', trade: 'roof', above: ['Addition'], coverage: 'Dwelling' },
  { name: 'Job costs', trade: 'haul', above: [], coverage: 'Dwelling' },
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'removePrice',
  'replacePrice',
  'tax',
  'rcv',
  'cat',
  'sel',
  'calculation',
];

const formulas: Record<string, readonly string[]> = {
  SF: ['W', 'C', 'F', 'WC', 'F+PF', 'C*.5', 'W-(3*8)'],
  LF: ['PF', 'PC', 'PF-3', '2*PF'],
};

/**
 * An adjusting firm's rough draft: codes in columns of their own, a plan beside each room whose
 * lone dimension stands before the room's name, openings and subrooms between name and rows,
 * formulas as calculated, words in place of amounts that are open.
 */
export const adjusterRoughDraft: Print = {
  name: 'adjuster-rough-draft',
  open: true,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Cordell Mutual', {
      taxPercent: 6.75,
      overheadProfit: false,
      depreciated: 0,
      lost: 0,
      capPercent: 100,
      notes: 0.2,
      machine: 0.4,
      minimums: 4,
    });
    const marks = random.fork('marks');
    const reset = marks.chance(0.5);
    const dashes = marks.pick(['-----', '--', '------']);
    for (const item of scope.items) {
      item.calculation =
        Number.isInteger(item.quantity) && marks.chance(0.8)
          ? String(item.quantity)
          : marks.pick(formulas[item.unit] ?? [money(item.quantity).replace(',', '')]);
      if (marks.chance(0.06)) item.roughDraftFlag = marks.pick(['*', 'N', 'EN', '*N']);
      if (item.laborMinimum) item.calculation = '1';
      if (marks.chance(0.04) && !item.laborMinimum && item.machineNotes.length === 0) {
        item.priceNote = marks.pick(['OPEN ITEM', 'PENDING', 'AS INCURRED', 'PER ESTIMATE']);
        item.roughDraftFlag = 'N';
        for (const key of [
          'unitPrice',
          'removeRate',
          'replaceRate',
          'resetRate',
          'lineItemTotal',
          'tax',
          'rcv',
          'acv',
        ] as const)
          item[key] = 0;
      }
    }
    addUp(scope);
    const { facts } = scope;
    const style = printStyle({ size: 9, marginLeft: 40, marginRight: 30, marginTop: 36 });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word'] as const),
      order: random.pick(['reading', 'reversed', 'columns'] as const),
      encoding: random.pick(['win-ansi', 'scrambled'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const firm = `${facts.estimator.split(' ')[1] ?? ''} & Lowe Independent Adjusters`;
    flow.furniture = () => {
      flow.line([
        { text: firm, x: left, bold: true, size: 12 },
        { text: 'ROUGH DRAFT', x: right, align: 'right', size: 8 },
      ]);
      flow.line([
        {
          text: `${facts.companyStreet}, ${facts.companyTown}   Tax ID 00-0000000`,
          x: left,
          size: 8,
        },
      ]);
      flow.y += 12;
      const foot = flow.sheet.height - 30;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: right - 100, align: 'right', size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Cell:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['Claim Rep.:', facts.claimRepresentative],
        ['Company:', 'Cordell Mutual'],
        ['Estimator:', facts.estimator, 'Business:', facts.phone],
        ['Position:', 'Field Adjuster'],
        ['Company:', firm],
      ],
      [left + 70, left + 370],
    );
    flow.space(1);
    factLines(
      flow,
      [
        ['Claim Number:', facts.claimNumber, 'Policy Number:', facts.policyNumber],
        ['Type of Loss:', 'Water Damage', 'Insurance Company:', 'Cordell Mutual'],
      ],
      [left + 84, left + 370],
    );
    flow.space(1);
    factLines(
      flow,
      [
        ['Date of Loss:', usDate(facts.dateOfLoss), 'Date Received:', usDate(facts.dateReceived)],
        [
          'Date Inspected:',
          usDate(facts.dateInspected),
          'Date Entered:',
          usDate(facts.dateEntered),
        ],
        ['Date Est. Completed:', usDate(facts.dateEntered)],
        ['Price List:', facts.priceList],
        ['', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 100, left + 370],
    );
    flow.space(1.5);
    flow.paragraph(
      'A supply line to the 2nd floor bath failed. Water ran for 6 hours and reached 4 rooms below. Mitigation was done before our visit of day 3; its invoice of $4,118.20 is not part of this estimate.',
    );

    const codes = [left + 30, left + 66, left + 112, left + 134] as const;
    const stops = reset
      ? ([212, 276, 336, 408, 470, right] as const)
      : ([226, 326, 326, 410, 480, right] as const);
    const head = (): void => {
      flow.need(flow.leading * 5);
      flow.rule(left, right, 0.6);
      flow.y += 2;
      flow.line(
        ['CAT', 'SEL', 'ACT', 'DESCRIPTION'].map((text, index) => ({
          text,
          x: codes[index] ?? left,
          bold: true,
          size: 8,
        })),
        10.5,
      );
      flow.line([
        { text: 'CALC', x: left + 30, bold: true, size: 8 },
        { text: 'QTY', x: stops[0], align: 'right', bold: true, size: 8 },
        ...(reset
          ? [{ text: 'RESET', x: stops[1], align: 'right' as const, bold: true, size: 8 }]
          : []),
        ...figures(stops.slice(2), ['REMOVE', 'REPLACE', 'TAX', 'TOTAL']).map((cell) => ({
          ...cell,
          bold: true,
          size: 8,
        })),
      ]);
      flow.rule(left, right, 0.6);
      flow.y += 4;
    };
    const plans = random.fork('plans');
    const length = (): string => `${plans.int(3, 22)}' ${plans.int(1, 11)}"`;
    const sketched = (its: Place): void => {
      const top = flow.y;
      flow.sheet.marks.push({
        kind: 'box',
        x: left + 16,
        y: top + 8,
        width: 84,
        height: 56,
        gray: null,
      });
      // The upper dimension of the plan shares its line with the room's name.
      flow.line([
        { text: length(), x: left + 44, size: 5.5 },
        { text: its.name, x: left + 126, bold: true, size: 10 },
        {
          text: `Height: ${plans.chance(0.2) ? 'Sloped' : (its.height ?? "8'")}`,
          x: right,
          align: 'right',
          bold: true,
          size: 10,
        },
      ]);
      flow.rule(left + 126, right, 0.4);
      flow.y += 3;
      flow.mark({ text: length(), x: left + 103, size: 5.5 }, top + 40);
      flow.mark({ text: its.name.slice(0, 10), x: left + 36, size: 6 }, top + 34);
      drawMeasures(flow, its, left + 126, left + 326);
      flow.y = Math.max(flow.y, top + 72);
      const openings = plans.int(0, 4);
      for (let index = 0; index < openings; index++)
        flow.line([
          {
            text: plans.pick([
              'Door',
              'Window',
              'Missing Wall',
              'Window - Goes to Floor',
              'Missing Wall - Goes to Floor',
            ]),
            x: left + 126,
          },
          { text: `${length()} X 6' 8"`, x: left + 300 },
          {
            text: `Opens into ${plans.pick(['HALLWAY', 'Exterior', 'DEN', 'BATHROOM_1', 'Exterior'])}`,
            x: left + 400,
          },
        ]);
      if (plans.chance(0.4)) {
        flow.space(0.5);
        flow.line([
          { text: length(), x: left + 44, size: 5.5 },
          {
            text: `Subroom: ${plans.pick(['Closet', 'Pantry', 'Water Closet', 'Bay'])} (1)`,
            x: left + 126,
            bold: true,
          },
          {
            text: `Height: ${plans.pick(["8'", '8\' 5"', 'Tray'])}`,
            x: right,
            align: 'right',
            bold: true,
          },
        ]);
        flow.line([
          { text: '112.40', x: left + 172, align: 'right' },
          { text: 'SF Walls', x: left + 177 },
          { text: '18.66', x: left + 372, align: 'right' },
          { text: 'SF Ceiling', x: left + 377 },
        ]);
        flow.line([
          { text: 'Door', x: left + 126 },
          { text: '2\' 6" X 6\' 8"', x: left + 300 },
          { text: `Opens into ${its.name.toUpperCase().replaceAll(/[ /]/g, '_')}`, x: left + 400 },
        ]);
      }
      flow.space(0.6);
    };
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 16,
      area: (text, depth) => {
        flow.space(0.3);
        centered(flow, text, depth === 0 ? 12 : 10.5);
        flow.space(0.3);
      },
      place: (its) => {
        flow.space(0.4);
        if (its.height !== null) sketched(its);
        else {
          flow.line([{ text: its.name, x: left, bold: true, size: 10 }]);
          drawMeasures(flow, its, left + 126, left + 326);
          flow.space(0.5);
        }
      },
      head,
      section: (text) => {
        flow.need(flow.leading * 4);
        flow.line([{ text: `${dashes} ${text} ${dashes}`, x: left + 30 }]);
      },
      row: (item: ModelItem) => {
        const text = flow.wrap(wordsOf(item), right - codes[3]);
        flow.need(flow.leading * (text.length + 1));
        const { page } = flow;
        for (const [index, words] of text.entries())
          flow.line([
            ...(index > 0
              ? []
              : [
                  { text: numberOf(item), x: left },
                  { text: item.cat, x: codes[0] },
                  { text: item.sel, x: codes[1] },
                  { text: item.activity, x: codes[2] + 4 },
                ]),
            { text: words, x: codes[3] },
          ]);
        const flag = item.roughDraftFlag === null ? '' : `[${item.roughDraftFlag}]`;
        flow.line([
          { text: item.calculation, x: left + 30 },
          { text: `${money(item.quantity)}${item.unit}`, x: stops[0], align: 'right' },
          { text: flag, x: stops[0] + 4 },
          ...(item.priceNote !== null
            ? [{ text: item.priceNote, x: right, align: 'right' as const }]
            : [
                ...(reset
                  ? [{ text: `${money(item.resetRate)}+`, x: stops[1], align: 'right' as const }]
                  : []),
                { text: `${money(item.removeRate)}+`, x: stops[2], align: 'right' as const },
                {
                  text: `${money(reset ? item.replaceRate : toAmount((item.replaceRate + item.resetRate).toFixed(2)))} =`,
                  x: stops[3],
                  align: 'right' as const,
                },
                { text: money(item.tax), x: stops[4], align: 'right' as const },
                { text: money(item.rcv), x: right, align: 'right' as const },
              ]),
        ]);
        return page;
      },
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text, { x: left + 30 });
        if (item.note !== null) flow.paragraph(item.note, { x: left + 30 });
        flow.space(0.4);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2);
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.line([
          { text: `${label} ${name}`, x: left, bold: true },
          { text: money(amounts.tax), x: stops[4], align: 'right', bold: true },
          { text: money(amounts.rcv), x: right, align: 'right', bold: true },
        ]);
        flow.rule(left, right, 0.5);
        flow.space(1);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, 10);
        flow.space(0.5);
      },
      truth: (item, page) =>
        truthOfPrinted(item, page, {
          layout: 6,
          printed: reset ? [...printed, 'resetPrice'] : printed,
          style,
          layer,
          reset,
        }),
    });
    flow.startPage('summary');
    const deductible = random.pick([1000, 2500]);
    const net = Math.max(0, toAmount((scope.totals.rcv - deductible).toFixed(2)));
    centered(flow, 'Summary', 11);
    flow.space(0.5);
    ladder(
      flow,
      [
        ['Line Item Total', money(scope.totals.lineItemTotal)],
        ['Material Sales Tax', money(scope.totals.tax)],
        ['Replacement Cost Value', `$${money(scope.totals.rcv)}`, true, true],
        ['Less Deductible', `(${money(deductible)})`],
        ['Net Claim', `$${money(net)}`, true, true],
      ],
      left + 60,
      right - 80,
    );
    flow.space(3);
    flow.line([{ text: facts.estimator, x: left + 60 }]);
    flow.line([{ text: 'Field Adjuster', x: left + 60 }]);
    flow.startPage('recap');
    centered(flow, 'Recap by Room', 11);
    flow.space(0.5);
    flow.line([{ text: `Estimate: ${facts.estimateName}`, x: left, bold: true }]);
    for (const place of scope.places)
      flow.line([
        { text: place.name, x: left + 20 },
        { text: money(place.totals.lineItemTotal), x: right - 90, align: 'right' },
        {
          text: shareOf(place.totals.lineItemTotal, scope.totals.lineItemTotal),
          x: right,
          align: 'right',
        },
      ]);
    flow.line([
      { text: 'Total', x: left, bold: true },
      { text: money(scope.totals.lineItemTotal), x: right - 90, align: 'right', bold: true },
      { text: '100.00%', x: right, align: 'right', bold: true },
    ]);
    drawPlan(flow, scope, 'Main House - 1st Floor');
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 6,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries: [
          {
            coverage: null,
            lineItemTotal: scope.totals.lineItemTotal,
            rcv: scope.totals.rcv,
            acv: null,
            deductible,
            netClaim: net,
          },
        ],
        facts: {
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          carrierName: 'Cordell Mutual',
          priceList: facts.priceList,
        },
      },
    };
  },
};
