import { lineAmount, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { ModelItem } from '../../model.ts';
import type { Random } from '../../random.ts';
import { addUp, coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { centered, figures, leaveOpen, programFoot, shareOf } from '../drawing/scope-body.ts';
import { drawScopeCover, drawScopeSummaries, factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

const [dwelling, contents, living] = ['Dwelling', 'Contents', 'Loss of Use'] as const;

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  coverage: string = dwelling,
): PlaceSpec => ({ name, trade, above, coverage });

const places: readonly PlaceSpec[] = [
  place('Kitchen', 'inside', ['Main Level']),
  place('Dining Room', 'inside', ['Main Level']),
  place('Hall', 'wet', ['Main Level']),
  place('Personal Property', 'contents', [], contents),
  place('Temporary Housing', 'haul', ['Additional Living Expense'], living),
  place('Meals & Mileage', 'haul', ['Additional Living Expense'], living),
];

type Expense = readonly [words: string, unit: string, quantity: number, price: number];

const housing: readonly Expense[] = [
  ['Hotel - 2 rooms @ $129.00 per night, 3/14 to 3/21', 'DA', 7, 258],
  ['Short term rental - furnished 3 bedroom', 'MO', 3, 2850],
  ['Security deposit - refundable', 'EA', 1, 1500],
  ['Pet boarding - 2 dogs', 'DA', 12, 76],
  ['Furniture rental - 3 rooms incl. delivery & pick up', 'MO', 3, 486.4],
  ['Utility increase over normal - per 2025 bills', 'MO', 3, 41.18],
  ["Storage unit - 10' x 20'", 'MO', 4, 168],
];

const meals: readonly Expense[] = [
  ['Restaurant meals - per receipts 1 - 46', 'EA', 1, 1284.37],
  ['Less normal food cost - family of 4', 'WK', -2, 231.5],
  ['Mileage - 14 miles per day over normal @ $0.70', 'DA', 61, 9.8],
  ['Laundromat over normal', 'WK', 9, 24],
  ['School bus - private carrier', 'WK', 9, 65],
];

const spend = (random: Random, item: ModelItem, known: readonly Expense[], index: number): void => {
  const [words, unit, quantity, price] = known[index % known.length] ?? known[0] ?? ['', '', 0, 0];
  const again = Math.floor(index / known.length);
  item.description = again === 0 ? words : `${words} (period ${again + 1})`;
  item.activity = '+';
  item.prefix = '';
  item.unit = unit;
  item.quantity = again === 0 ? quantity : quantity < 0 ? quantity - again : quantity + again;
  item.bidItem = false;
  item.credit = false;
  item.removeRate = 0;
  item.resetRate = 0;
  item.replaceRate = price;
  item.unitPrice = price;
  item.lineItemTotal = toAmount(lineAmount(item.quantity, price));
  item.tax = 0;
  item.rcv = item.lineItemTotal;
  item.depreciation = 0;
  item.acv = item.rcv;
  item.machineNotes = [];
  item.note = random.chance(0.2)
    ? random.pick([
        'Through 5/31/2026. Ask for an extension in writing.',
        'Receipts received 4/02.',
      ])
    : null;
};

/**
 * A carrier's print that counts the costs of living elsewhere among its rows: nights, weeks, months
 * and miles as units, prices and dates within the descriptions, what is spared at home as a row of
 * negative quantity; the third coverage has no tax and loses nothing, and leaves its cells blank.
 */
export const livingExpenseCarrier: Print = {
  name: 'living-expense-carrier',
  open: false,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Blue Mesa Insurance Group', {
      taxPercent: 8,
      overheadProfit: false,
      depreciated: 0.7,
      lost: 0.1,
      capPercent: 80,
      notes: 0.1,
      machine: 0,
      minimums: 1,
    });
    const own = random.fork('living');
    for (const its of scope.places)
      if (its.coverage === living)
        for (const [index, item] of its.items.entries())
          spend(own, item, its.name === 'Temporary Housing' ? housing : meals, index);
    addUp(scope);
    const { facts } = scope;
    const blank = random.chance(0.5);
    const style = printStyle({
      family: random.pick(['times', 'helvetica']),
      size: random.pick([9, 9.5]),
      marginLeft: 38,
      marginRight: 38,
      marginTop: 62,
      marginBottom: 58,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned', 'spaced-line'] as const),
      hyphens: random.pick(['plain', 'no-break'] as const),
      encoding: 'scrambled' as const,
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: right, align: 'right', bold: true, size: 12 }, 30);
      flow.mark({ text: '8814 Mesa Center Dr', x: right, align: 'right', size: 8 }, 41);
      programFoot(flow, scope);
    };
    drawScopeCover(flow, scope, { insured: 'Insured:', adjuster: 'Claim Rep.:', heading: null });
    const quiet = (item: ModelItem): boolean => blank && item.coverage === living;
    const columns: readonly LinedColumn[] = [
      { key: 'quantity', head: ['QUANTITY'], at: left + 268 },
      { key: 'price', head: ['UNIT PRICE'], at: left + 328 },
      {
        key: 'tax',
        head: ['TAX'],
        at: left + 370,
        text: (item) => (quiet(item) ? '' : money(item.tax)),
      },
      { key: 'rcv', head: ['RCV'], at: left + 426 },
      {
        key: 'lost',
        head: ['DEPREC.'],
        at: left + 480,
        text: (item) =>
          quiet(item)
            ? ''
            : item.depreciation === 0
              ? '(0.00)'
              : item.recoverable
                ? `(${money(item.depreciation)})`
                : `<${money(item.depreciation)}>`,
      },
      { key: 'acv', head: ['ACV'], at: right },
    ];
    flow.startPage('items');
    const body = drawLinedBody(flow, scope, layer, {
      columns,
      layout: 1,
      head: 'DESCRIPTION',
      headSize: 8,
      words: 200,
      figures: 'first',
      labels: {
        room: 'Totals:',
        level: 'Total:',
        labor_minimums: 'Totals:',
        line_items: 'Line Item Totals:',
      },
      placeAt: [left + 120, left + 130, left + 330],
      note: { width: 440 },
      truth: (item) => ({
        ...(quiet(item) ? { tax: null, depreciation: null, depreciationRecoverable: null } : {}),
        // A row of less than nothing may be called a credit.
        ...(item.quantity < 0 ? { unjudged: ['flags'] } : {}),
      }),
    });
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
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([1000, 2500]),
      (name) => `Summary for ${name}`,
    );
    flow.startPage('recap');
    centered(flow, 'Recap by Room', 13);
    flow.space(0.8);
    flow.line([{ text: `Estimate: ${facts.estimateName}`, x: left, bold: true }]);
    for (const its of scope.places) {
      flow.need(flow.leading * 2);
      flow.line([
        { text: its.name, x: left + 20 },
        ...figures(
          [left + 400, right],
          [money(its.totals.lineItemTotal), shareOf(its.totals.rcv, scope.totals.rcv)],
        ),
      ]);
      flow.line([
        { text: `Coverage: ${its.coverage}`, x: left + 60 },
        ...figures([left + 250, left + 340], ['100.00% =', money(its.totals.lineItemTotal)]),
      ]);
    }
    flow.rule(left, right, 0.5);
    flow.line([
      { text: 'Subtotal of Areas', x: left, bold: true },
      ...figures([left + 400, right], [money(scope.totals.lineItemTotal), '100.00%']),
    ]);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 1,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        facts: factsOfCover(scope),
      },
    };
  },
};
