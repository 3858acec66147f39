import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import { addUp, coverageSums, makeScope, type PlaceSpec, priceLine } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  byCategory,
  centered,
  figures,
  leaveOpen,
  programFoot,
  shareOf,
} from '../drawing/scope-body.ts';
import { drawScopeCover, drawScopeSummaries, factsOfCover } from '../drawing/scope-pages.ts';
import { drawWholeAreas } from '../drawing/whole-areas.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

const [dwelling, others] = ['Dwelling', 'Other Structures'] as const;

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  coverage: string = dwelling,
): PlaceSpec => ({ name, trade, above, coverage });

const places: readonly PlaceSpec[] = [
  place('Roof', 'roof', []),
  place('Basement Family Room', 'inside', ['Basement']),
  place('Utility Area', 'inside', ['Basement']),
  place('Powder Room', 'inside', ['Main Level']),
  place('Living Room', 'inside', ['Main Level']),
  place('Shed', 'yard', [], others),
];

const reasons = [
  'Not covered: wear, tear and deterioration. See page 9 of your policy, Section I - Exclusions.',
  'Not covered - continuous seepage over a period of 14 days or more.',
  "Owner's expense. Shown for information; 0.00 allowed.",
] as const;

/**
 * A regional carrier's one-line print in which rows that the policy does not cover stand among the
 * others at a price of nothing, with the reason in italics below; in a section of their own in some
 * rooms. Quantities keep their places, amounts are 0.00; areas and coverages follow the last sum.
 */
export const noncoveredRowsCarrier: Print = {
  name: 'noncovered-rows-carrier',
  open: false,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Lakeshore Erieview Insurance', {
      taxPercent: 6,
      overheadProfit: false,
      depreciated: 0.6,
      lost: 0.1,
      capPercent: 85,
      notes: 0.1,
      machine: 0.2,
      minimums: 2,
    });
    const choose = random.fork('uncovered');
    for (const its of scope.places) {
      const apart = choose.chance(0.4);
      for (const [index, item] of its.items.entries()) {
        const last = index === its.items.length - 1 && its.items.length > 2;
        if (apart ? !last : !choose.chance(0.12)) continue;
        item.removeRate = 0;
        item.replaceRate = 0;
        item.resetRate = 0;
        item.depreciation = 0;
        item.depreciationMark = null;
        item.depreciationPercent = item.lifeYears === null ? null : 0;
        item.ageYears = 0;
        priceLine(item, 0, { taxPercent: 6, overheadProfit: false });
        item.note = choose.pick(reasons);
        if (apart) item.section = 'Items Not Covered';
      }
    }
    addUp(scope);
    const { facts } = scope;
    const style = printStyle({
      family: 'times',
      size: random.pick([8.5, 9]),
      marginLeft: 36,
      marginRight: 36,
      marginTop: 60,
      marginBottom: 58,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['spaced-line', 'cell', 'gaps'] as const),
      encoding: random.pick(['win-ansi', 'scrambled'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: left, bold: true, size: 12 }, 30);
      flow.mark({ text: 'P.O. Box 1699', x: left, size: 8 }, 41);
      flow.mark({ text: 'Fax (555) 555-0161', x: left, size: 8 }, 50);
      programFoot(flow, scope);
    };
    drawScopeCover(flow, scope, { insured: 'Insured:', adjuster: 'Claim Rep.:', heading: null });
    flow.space(1.5);
    const tops = [left + 260, left + 380];
    flow.line([
      { text: 'Coverage', x: left, bold: true },
      ...figures(tops, ['Deductible', 'Policy Limit']).map((cell) => ({ ...cell, bold: true })),
    ]);
    for (const [name, less, limit] of [
      ['Dwelling', '$1,000.00', '$412,000.00'],
      ['Other Structures', '$0.00', '$41,200.00'],
      ['Contents', '$0.00', '$309,000.00'],
    ] as const)
      flow.line([{ text: name, x: left }, ...figures(tops, [less, limit])]);
    const columns: readonly LinedColumn[] = [
      { key: 'quantity', head: ['QUANTITY'], at: left + 244 },
      { key: 'price', head: ['UNIT PRICE'], at: left + 298 },
      { key: 'tax', head: ['TAX'], at: left + 336 },
      { key: 'rcv', head: ['RCV'], at: left + 388 },
      { key: 'worn', head: ['AGE/LIFE'], at: left + 436 },
      { key: 'lost', head: ['DEPREC.'], at: left + 490 },
      { key: 'acv', head: ['ACV'], at: right },
    ];
    flow.startPage('items');
    const body = drawLinedBody(flow, scope, layer, {
      columns,
      layout: 2,
      head: 'DESCRIPTION',
      headSize: 8,
      words: 186,
      figures: 'first',
      labels: {
        room: 'Totals:',
        level: 'Total:',
        labor_minimums: 'Totals:',
        line_items: 'Line Item Totals:',
      },
      placeAt: [left + 130, left + 140, left + 330],
      note: { italic: true, x: left + 10 },
      own: {
        section: (name) => {
          flow.need(flow.leading * 4);
          flow.line([{ text: name, x: left, bold: true, italic: true }]);
          flow.space(0.2);
        },
      },
    });
    drawWholeAreas(flow, scope);
    flow.space(1);
    flow.need(flow.leading * 6);
    const stops = [left + 230, left + 290, left + 380, left + 440];
    flow.line([
      { text: 'Coverage', x: left, bold: true },
      ...figures(stops, ['Item Total', '%', 'ACV Total', '%']).map((cell) => ({
        ...cell,
        bold: true,
      })),
    ]);
    for (const sum of coverageSums(scope))
      flow.line([
        { text: sum.name, x: left },
        ...figures(stops, [
          money(sum.rcv),
          shareOf(sum.rcv, scope.totals.rcv),
          money(sum.acv),
          shareOf(sum.acv, scope.totals.acv),
        ]),
      ]);
    leaveOpen(flow, body.items);
    const summaries = drawScopeSummaries(flow, scope, 1000, (name) => `Summary for ${name}`);
    flow.startPage('recap');
    centered(flow, 'Recap by Category', 13);
    flow.space(0.8);
    flow.line([
      { text: 'Items', x: left, bold: true },
      ...figures([left + 380, right], ['Total', '%']).map((cell) => ({ ...cell, bold: true })),
    ]);
    for (const { name, amounts } of byCategory(scope.items))
      flow.line([
        { text: name, x: left },
        ...figures(
          [left + 380, right],
          [money(amounts.lineItemTotal), shareOf(amounts.lineItemTotal, scope.totals.rcv)],
        ),
      ]);
    flow.line([
      { text: 'Subtotal', x: left, bold: true },
      ...figures([left + 380], [money(scope.totals.lineItemTotal)]),
    ]);
    flow.line([
      { text: 'Material Sales Tax', x: left },
      ...figures(
        [left + 380, right],
        [money(scope.totals.tax), shareOf(scope.totals.tax, scope.totals.rcv)],
      ),
    ]);
    flow.space(1);
    flow.line([{ text: `Printed ${usDate(facts.dateEntered)}`, x: left, size: 7 }]);
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
        facts: factsOfCover(scope),
      },
    };
  },
};
