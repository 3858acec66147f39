import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { amountsOf } from '../../content/add-amounts.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import { addUp, coverageSums, makeScope, type Place, type PlaceSpec } from '../content/scope.ts';
import { drawCoverageShares, drawCoverageSummary } from '../drawing/coverage-ends.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  centered,
  drawBody,
  drawMeasures,
  factLines,
  figures,
  leaveOpen,
  lostText,
  numberOf,
  shareText,
  wordsOf,
  wornText,
} from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const [dwelling, others, goods] = [
  'AA-Dwelling',
  'BB-Other Structures',
  'CC-Unscheduled Personal Property',
] as const;

/** What the coverage table lists whether or not the loss touches it. */
const listed = [
  dwelling,
  'A9-Dwelling - Mold',
  others,
  'B9-Other Structures - Mold',
  goods,
  'DD-Additional Living Expense',
  'FF-Fire Department Service Charge',
  'RS-Roof Surfaces Extended Coverage',
  'VP-Motorized Land Vehicle Parts, Equipment or Accessories',
  'YY-Guest Medical',
] as const;

const roof = { trade: 'roof', above: ['Dwelling', 'Dwelling Roof'], coverage: dwelling } as const;
const wall = { trade: 'elevation', above: ['Dwelling', 'Elevations'], coverage: dwelling } as const;
const inside = {
  trade: 'inside',
  above: ['Dwelling', 'Interior', 'Interior'],
  coverage: dwelling,
} as const;

const places: readonly PlaceSpec[] = [
  { name: 'R10', ...roof },
  { name: 'R4 (2)', ...roof },
  { name: 'Left Elevation', ...wall },
  { name: 'Bathroom', ...inside },
  { name: 'Hall', ...inside },
  { name: 'Fencing', trade: 'yard', above: ['Dwelling'], coverage: others },
  { name: 'Contents', trade: 'contents', above: ['Dwelling'], coverage: goods },
  { name: 'Debris Removal', trade: 'haul', above: ['Dwelling'], coverage: dwelling },
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

const unharmed = 'No sudden and accidental storm damage was seen on this side.';

/**
 * A catastrophe team's print whose roof is sketched in facets: rooms are named like the facets'
 * labels, which stand beside their names and measures, at times on a page of their own; sides without damage have a head, a sentence
 * and sums of nothing; a level bears the name of what stands above it.
 */
export const facetNamedCatastrophe: Print = {
  name: 'facet-named-catastrophe',
  open: true,
  draw: (random, lines) => {
    const scope = makeScope(
      random.fork('scope'),
      Math.max(lines, 9),
      places,
      'Larkmoor Vehicle and Property Insurance Company',
      {
        taxPercent: 0,
        overheadProfit: false,
        depreciated: 0.6,
        lost: 0,
        capPercent: 90,
        notes: 0.2,
        machine: 0.9,
        minimums: 2,
      },
    );
    for (const item of scope.items) if (item.coverage === others) item.recoverable = false;
    addUp(scope);
    const { facts } = scope;
    const style = printStyle({ size: 8.5, marginTop: 28, marginBottom: 44 });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['word', 'cell', 'kerned'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const foot = random.chance(0.5);
    const largePlan = random.chance(0.5);
    flow.furniture = () => {
      if (flow.page > 2 && random.chance(0.4)) flow.line([{ text: `${flow.page}`, x: right - 4 }]);
      for (const text of [
        'Regional Catastrophe Team',
        'P.O. Box 670022',
        'Dalton, Texas 75267',
        'Phone: (800) 555-0176',
        'Fax: (877) 555-0192',
      ])
        flow.line([{ text, x: left + 4 }]);
      flow.y += 6;
      const baseline = foot ? flow.sheet.height - 24 : flow.y + 7;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, baseline);
      flow.mark(
        { text: usDate(facts.dateEntered), x: right - 90, align: 'right', size: 8 },
        baseline,
      );
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, baseline);
      if (!foot) flow.y += 16;
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName.toUpperCase(), 'Home:', facts.phone],
        ['E-mail:', 'reach@mail.example', 'Property:', facts.propertyStreet.toUpperCase()],
        ['', '', '', facts.propertyTown.toUpperCase()],
        ['Home:', facts.propertyStreet.toUpperCase()],
        ['', facts.propertyTown.toUpperCase()],
        ['Claim Rep.:', facts.claimRepresentative, 'Business:', '(800) 555-0176'],
        ['', '', 'E-mail:', 'claims@larkmoor.example'],
        ['Estimator:', facts.claimRepresentative, 'Business:', '(800) 555-0176'],
      ],
      [left + 66, left + 350],
    );
    flow.space(1);
    flow.line([
      { text: `Claim Number: ${facts.claimNumber}`, x: left, bold: true },
      { text: `Policy Number: ${facts.policyNumber}`, x: left + 180, bold: true },
      { text: 'Type of Loss: WINDSTORM AND HAIL', x: left + 360, bold: true },
    ]);
    flow.space(1);
    factLines(
      flow,
      [
        ['Insurance Company:', facts.carrierName],
        ['Date Contacted:', `${usDate(facts.dateReceived)} 7:00 PM`],
        [
          'Date of Loss:',
          `${usDate(facts.dateOfLoss)} 10:00 AM`,
          'Date Received:',
          `${usDate(facts.dateReceived)} 2:19 PM`,
        ],
        [
          'Date Inspected:',
          `${usDate(facts.dateInspected)} 10:12 AM`,
          'Date Entered:',
          `${usDate(facts.dateEntered)} 3:53 PM`,
        ],
        ['Price List:', facts.priceList],
        ['', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 96, left + 350],
    );

    const stops = [276, 318, 366, 414, 446, 488, 536, right] as const;
    const words = ['QUANTITY', 'UNIT', 'RCV', 'AGE/LIFE', 'COND.', 'DEP %', 'DEPREC.', 'ACV'];
    const head = (): void => {
      flow.need(flow.leading * 4);
      flow.line([
        { text: 'DESCRIPTION', x: left, bold: true, size: 7 },
        ...figures(stops, words).map((cell) => ({ ...cell, bold: true, size: 7 })),
      ]);
      flow.rule(left, right, 0.5);
      flow.y += 3;
    };
    const sums = (label: string, amounts: { rcv: number; depreciation: number; acv: number }) => {
      flow.need(flow.leading * 2);
      flow.line([
        { text: label, x: left, bold: true },
        { text: money(amounts.rcv), x: stops[2], align: 'right', bold: true },
        { text: money(amounts.depreciation), x: stops[6], align: 'right', bold: true },
        { text: money(amounts.acv), x: right, align: 'right', bold: true },
      ]);
      flow.space(0.7);
    };
    const without: { name: string; above: readonly string[]; total: TruthTotal }[] = [];
    const sketch = random.fork('sketch');
    /** The facets' labels and sizes, at the left of the lines that tell a place's measures. */
    const facets = (from: number, count: number): void => {
      for (let line = 0; line < count; line++) {
        const labels = sketch.sample(
          [
            'R4 (2)',
            'F1',
            'F2(B)',
            'R8 (4)',
            'F5(A)',
            'F6(B)',
            'R5 (3)',
            'R10F8(A)',
            '29\' 7"',
            "5'",
          ],
          sketch.int(1, 3),
        );
        for (const [index, text] of labels.entries())
          flow.mark({ text, x: left + 14 + index * 44, size: 7 }, from + line * flow.leading);
      }
    };
    const sidesWithout = (place: Place): void => {
      for (const name of ['Front Elevation', 'Right Elevation']) {
        flow.need(flow.leading * 7);
        flow.line([{ text: name, x: left + 170, bold: true }]);
        head();
        flow.line([{ text: unharmed, x: left }]);
        sums(`Totals: ${name}`, { rcv: 0, depreciation: 0, acv: 0 });
        without.push({
          name,
          above: place.path.slice(0, -1),
          total: { kind: 'room', name, rcv: 0 },
        });
      }
    };
    flow.startPage('items');
    centered(flow, facts.estimateName, 10);
    const body = drawBody(flow, scope, {
      together: flow.leading * 8,
      area: (text) => {
        flow.space(0.3);
        centered(flow, text, 10);
      },
      place: (its) => {
        if (its.name === 'Left Elevation') sidesWithout(its);
        flow.need(flow.leading * 9);
        flow.space(0.6);
        const top = flow.y + style.size * 0.8;
        flow.line([
          { text: its.name, x: left + 170, bold: true },
          ...(its.height === null && its.trade !== 'elevation'
            ? []
            : [
                {
                  text:
                    its.height === null
                      ? `Formula Elevation 58' 6" x 0" x 11' 10"`
                      : `Height: ${its.height}`,
                  x: right,
                  align: 'right' as const,
                },
              ]),
        ]);
        drawMeasures(flow, its, left + 170, left + 340);
        if (its.trade === 'roof') {
          // The sketch may be taller than the measures beside it.
          const isLarge = its.name === 'R10' && largePlan;
          const tall = isLarge ? 24 : 5;
          facets(top, tall);
          flow.y = Math.max(flow.y, top + tall * flow.leading);
          // Below a large plan there is no place for the table.
          if (isLarge) flow.breakPage();
        }
        flow.space(0.4);
      },
      head,
      section: () => undefined,
      row: (item) => {
        const text = flow.wrap(`${numberOf(item)} ${wordsOf(item)}`, stops[0] - 50 - left);
        flow.need(flow.leading * text.length);
        const { page } = flow;
        for (const [index, part] of text.entries())
          flow.line([
            { text: part, x: left },
            ...(index > 0
              ? []
              : figures(stops, [
                  `${money(item.quantity)} ${item.unit}`,
                  money(item.unitPrice),
                  money(item.rcv),
                  wornText(item),
                  item.condition,
                  shareText(item),
                  item.coverage === others && item.depreciation === 0 ? '<0.00>' : lostText(item),
                  money(item.acv),
                ]).map((cell) => ({ ...cell, size: 8 }))),
          ]);
        return page;
      },
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text);
        if (item.note !== null) flow.paragraph(item.note);
      },
      total: (kind, name, amounts) => {
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        sums(`${label} ${name}`, amounts);
        return true;
      },
      continued: (its) => centered(flow, `CONTINUED - ${its.name}`, 9.5),
      truth: (item, page) => truthOfPrinted(item, page, { layout: 2, printed, style, layer }),
    });
    for (const { name, above, total } of without) {
      const at = body.rooms.findIndex((path) => path.at(-1) === 'Left Elevation');
      body.rooms.splice(at, 0, [...above, name]);
      body.totals.push(total);
    }
    flow.space(1);
    flow.line([
      { text: '[%] - Indicates that depreciate by percent was used for this item', x: left },
    ]);
    flow.line([
      {
        text: '[M] - Indicates that the depreciation percentage was limited by the maximum allowable depreciation for this item',
        x: left,
      },
    ]);
    const coverages = coverageSums(scope);
    drawCoverageShares(flow, listed, coverages, amountsOf(scope.items));
    const summaries = coverages.map((sum) => {
      flow.startPage('summary');
      const summary = drawCoverageSummary(flow, sum, {
        title: ['Summary for', sum.name, 'Summary for All Items'],
        deductible: sum.name === dwelling ? 6754 : 0,
        tax: toAmount((sum.lineItemTotal * 0.0167).toFixed(4)),
      });
      if (sum.name === goods) {
        flow.space(1);
        centered(flow, 'Sublimit Recap', 9.5);
        for (const texts of [
          ['Single Item Limit', 'Aggregate Limit', 'ACV', 'RCV', 'Overage'],
          ['$500.00', '$500.00', '$500.00', '$500.00', '$0.00'],
          ['', '', '$500.00', '$500.00', '$0.00'],
        ])
          flow.line([
            {
              text: texts[0] === '$500.00' ? 'Food' : texts[0] === '' ? '' : 'Description',
              x: left,
            },
            ...figures([left + 200, left + 290, left + 370, left + 440, left + 510], texts),
          ]);
      }
      centered(flow, facts.claimRepresentative, 9);
      return { ...summary, alsoCalled: [sum.name.slice(3)] };
    });
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
