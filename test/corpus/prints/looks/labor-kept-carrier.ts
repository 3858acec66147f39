import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addUp, makeScope, type Place, type PlaceSpec } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  drawBody,
  figures,
  leaveOpen,
  lostText,
  numberOf,
  programFoot,
  shareText,
  wordsOf,
  wornText,
} from '../drawing/scope-body.ts';
import { drawScopeCover, drawScopeSummaries, factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const dwelling = 'Coverage A - Dwelling';
const others = 'Coverage B - Other Structures';

const places: readonly PlaceSpec[] = [
  { name: 'Dining Room', trade: 'inside', above: ['First Floor'], coverage: dwelling },
  { name: 'Hall Bath', trade: 'inside', above: ['First Floor'], coverage: dwelling },
  { name: 'Bonus Room', trade: 'inside', above: ['Second Floor'], coverage: dwelling },
  { name: 'Hall / Stairs', trade: 'inside', above: ['Second Floor'], coverage: dwelling },
  { name: 'Dwelling Roof', trade: 'roof', above: ['Exterior'], coverage: dwelling },
  { name: 'West Elevation', trade: 'elevation', above: ['Exterior'], coverage: dwelling },
  { name: 'Wood Fence', trade: 'yard', above: ['Other Structures'], coverage: others },
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'tax',
  'overheadProfit',
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
 * A carrier of a state in which labor is not depreciated: the percentage is that of age and life,
 * the amount is less, by the share that is labor. All columns on one line in small print, the
 * room's name in the head of its table instead of the word for descriptions, overhead and profit
 * before tax, figures beside the last line of words.
 */
export const laborKeptCarrier: Print = {
  name: 'labor-kept-carrier',
  open: false,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Cumberland Ridge Insurance', {
      taxPercent: 9.75,
      overheadProfit: true,
      depreciated: 0.75,
      lost: 0.1,
      capPercent: 90,
      notes: 0.15,
      machine: 0.4,
      minimums: 2,
    });
    const shares = random.fork('shares');
    for (const item of scope.items)
      if (item.depreciation > 0) {
        item.depreciation = toAmount((item.depreciation * shares.between(0.2, 0.7)).toFixed(2));
        item.acv = toAmount(sum([item.rcv, -item.depreciation]));
      }
    addUp(scope);
    const style = printStyle({
      family: random.pick(['helvetica', 'times']),
      size: 6.75,
      marginLeft: 30,
      marginRight: 30,
      marginTop: 40,
      marginBottom: 56,
      leading: 1.25,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned'] as const),
      order: random.pick(['reading', 'columns', 'tables-last'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: scope.facts.carrierName, x: left, bold: true, size: 11 }, 28);
      programFoot(flow, scope);
    };
    drawScopeCover(flow, scope, { insured: 'Insured:', adjuster: 'Adjuster:', heading: null });
    flow.space(2);
    flow.paragraph(
      'The depreciation shown applies to materials and their sales tax only. Labor is not depreciated. Because of this the depreciation is less than the percentage times the replacement cost.',
    );
    const words = 148;
    const stops = [192, 236, 270, 302, 348, 386, 424, 462, 508, 0].map((x, index) =>
      index === 9 ? right : left + x,
    );
    const heads = [
      'QUANTITY',
      'UNIT PRICE',
      'GCO&P',
      'TAX',
      'RCV',
      'AGE/LIFE',
      'COND.',
      'DEP %',
      'DEPREC.',
      'ACV',
    ];
    let place: Place | null = null;
    let fresh = false;
    const measures = (): void => {
      const { sfWalls, sfCeiling, sfFloor, numberOfSquares } = place?.dimensions ?? {};
      if (sfWalls !== undefined && sfCeiling !== undefined && sfFloor !== undefined)
        flow.line([
          { text: `${money(sfWalls)} SF Walls`, x: left },
          { text: `${money(sfCeiling)} SF Ceiling`, x: left + 90 },
          { text: `${money(sfFloor)} SF Floor`, x: left + 180 },
          { text: `Height: ${place?.height ?? "8'"}`, x: left + 270 },
        ]);
      else if (numberOfSquares !== undefined)
        flow.line([{ text: `${money(numberOfSquares)} Number of Squares`, x: left }]);
      flow.space(0.3);
    };
    const head = (): void => {
      flow.sheet.marks.push({
        kind: 'box',
        x: left - 2,
        y: flow.y,
        width: right - left + 4,
        height: 12,
        gray: 0.87,
      });
      flow.y += 2;
      flow.line([
        { text: place?.name ?? '', x: left, bold: true, size: 8 },
        ...figures(stops, heads).map((cell) => ({ ...cell, bold: true, size: 6.25 })),
      ]);
      flow.y += 3;
      if (fresh) measures();
      fresh = false;
    };
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 8,
      area: (name) => {
        flow.space(0.8);
        flow.line([{ text: name, x: left, bold: true, size: 10.5 }]);
      },
      place: (its) => {
        place = its;
        flow.space(0.7);
        fresh = true;
      },
      head,
      section: () => undefined,
      row: (item) => {
        const text = flow.wrap(`${numberOf(item)} ${wordsOf(item)}`, words);
        flow.need(flow.leading * text.length);
        const { page } = flow;
        const last = text.length - 1;
        for (const [index, part] of text.entries())
          flow.line([
            { text: part, x: left + (index === 0 ? 0 : 9) },
            ...(index < last
              ? []
              : figures(stops, [
                  `${money(item.quantity)} ${item.unit}`,
                  money(item.unitPrice),
                  money(item.overheadProfit),
                  money(item.tax),
                  money(item.rcv),
                  wornText(item),
                  item.condition,
                  shareText(item),
                  lostText(item),
                  money(item.acv),
                ])),
          ]);
        return page;
      },
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text, { x: left + 9, width: 400 });
        if (item.note !== null) flow.paragraph(item.note, { x: left + 9, width: 400 });
        flow.space(0.35);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2.2);
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.rule(left, right, 0.5);
        flow.y += 2;
        flow.line([
          { text: `${label} ${name}`, x: left, bold: true },
          ...(
            [
              [2, amounts.overheadProfit],
              [3, amounts.tax],
              [4, amounts.rcv],
              [8, amounts.depreciation],
              [9, amounts.acv],
            ] as const
          ).map(([index, value]) => ({
            text: money(value),
            x: stops[index] ?? right,
            align: 'right' as const,
            bold: true,
          })),
        ]);
        flow.space(0.6);
        return true;
      },
      // The head itself names the room again.
      continued: () => undefined,
      truth: (item, page) => truthOfPrinted(item, page, { layout: 1, printed, style, layer }),
    });
    leaveOpen(flow, body.items);
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([1000, 2000]),
      (name) => `Summary for ${name}`,
    );
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 1,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries: summaries.map((one) => ({
          ...one,
          alsoCalled: [one.coverage?.replace(/^Coverage [AB] - /, '') ?? ''],
        })),
        facts: factsOfCover(scope),
      },
    };
  },
};
