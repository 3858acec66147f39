import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { sharesOf } from '../content/priced-works.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

type Product = readonly [sku: string, words: string, price: number, hinge: boolean];

const walls: readonly (readonly [name: string, products: readonly Product[]])[] = [
  [
    'Wall A - Sink',
    [
      ['B18L', 'Base 18" x 34-1/2" x 24", 1 door 1 drawer', 388, true],
      ['SB36', 'Sink base 36", false front, 2 doors', 512, false],
      ['DB24-3', 'Drawer base 24", 3 drawers, soft close', 674, false],
      ['W3030', 'Wall 30" x 30" x 12", butt doors', 341, false],
      ['F330', 'Filler 3" x 30"', 31, false],
      ['DWR3', 'Dishwasher return panel 3" w/ 1/4" skin', 118, false],
    ],
  ],
  [
    'Wall B - Range',
    [
      ['B12R', 'Base 12", full height door, roll-out tray x 2', 421, true],
      ['WM2718', 'Wall 27" x 18" microwave, no door', 298, false],
      ['SPR9', 'Spice pull-out 9"', 536, false],
      ['TK8', 'Toe kick 4-1/2" x 96"', 27, false],
      ['CM96', 'Crown molding, classic 2-1/4" x 96"', 84, false],
    ],
  ],
  [
    'Island & Pantry',
    [
      ['U188424', 'Utility 18" x 84" x 24", 4 shelves', 912, true],
      ['BEP34', 'Base end panel, matching, 3/4"', 146, false],
      ['HDW-P128', 'Pull, 128 mm, matte black (P/N 7755-MB)', 8.4, false],
      ['INST', 'Installation, per cabinet, incl. leveling', 92, false],
    ],
  ],
];

/**
 * A kitchen dealer's order print: rows by item numbers and catalog numbers under the wall they hang
 * on, the quantity in front of the words, list prices with the dealer's multiplier and what is
 * charged for one, boxes with thick and thin lines, freight, a deposit of half.
 */
export const catalogNumbersCabinets: Print = {
  name: 'catalog-numbers-cabinets',
  open: true,
  lines: [6, 13, 22, 32, 46],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: 'helvetica',
      size: 8,
      marginLeft: 40,
      marginRight: 40,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned'] as const),
      order: random.pick(['reading', 'columns'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const factor = random.pick([0.42, 0.465, 0.51]);
    flow.furniture = () => {
      flow.mark(
        { text: `Order draft ${facts.claimNumber.slice(-6)} - ${flow.page}`, x: left, size: 7 },
        flow.sheet.height - 28,
      );
    };
    flow.startPage('items');
    flow.line([
      { text: 'Millbrook Kitchens', x: left, bold: true, size: 14 },
      { text: `Bid date ${usDate(facts.dateEntered)}`, x: right, align: 'right' },
    ]);
    flow.line([
      {
        text: `Customer: ${facts.insuredName}   Job: water loss, ${facts.propertyStreet}`,
        x: left,
      },
    ]);
    flow.line([
      { text: 'Line: Ashford | Door: Shaker, full overlay | Wood: Maple | Finish: Dove', x: left },
    ]);
    flow.space(0.8);
    const table: RuledTable = {
      left,
      right,
      size: style.size,
      pad: 3,
      lines: 'grid',
      headGray: 0.88,
      columns: [
        { head: ['Item'], share: 26, align: 'center' },
        { head: ['Qty'], share: 26, align: 'center' },
        { head: ['Catalog no.'], share: 62, align: 'left' },
        { head: ['Description'], share: 190, align: 'left' },
        { head: ['Hinge'], share: 32, align: 'center' },
        { head: ['List'], share: 54, align: 'right' },
        { head: ['Factor'], share: 40, align: 'right' },
        { head: ['Sell', 'each'], share: 50, align: 'right' },
        { head: ['Sell', 'extended'], share: 62, align: 'right' },
      ],
    };
    startRuled(flow, table);
    const choose = random.fork('works');
    const items: TruthItem[] = [];
    const used = Math.max(1, Math.min(walls.length, Math.round(lines / 4)));
    for (const [index, count] of sharesOf(lines, used).entries()) {
      const [name, products] = walls[index] ?? ['', []];
      flow.need(44);
      ruledRow(flow, table, [name, ...Array.from({ length: 8 }, () => '')], {
        bold: true,
        spans: { 0: 9 },
        aligns: { 0: 'left' },
        gray: 0.95,
      });
      const sold: number[] = [];
      for (let at = 0; at < count; at++) {
        const product = products[at % products.length];
        if (product === undefined) continue;
        const [sku, words, price, hinge] = product;
        const list = toAmount((price * choose.fork(sku).between(1.8, 2.4)).toFixed(2));
        const each = toAmount((list * factor).toFixed(2));
        const quantity = sku.startsWith('HDW') ? choose.int(8, 34) : choose.int(1, 4);
        const amount = toAmount(lineAmount(quantity, each));
        sold.push(amount);
        const number = String(items.length + 1);
        const { page } = ruledRow(flow, table, [
          number,
          String(quantity),
          sku,
          words,
          hinge ? choose.pick(['L', 'R']) : '',
          money(list),
          factor.toFixed(3),
          money(each),
          money(amount),
        ]);
        items.push(
          jobTruth(page, words, quantity, {
            lineNumber: number,
            unitPrice: each,
            rcv: amount,
            room: [name],
            alsoRight: {
              description: [`${sku} ${words}`],
              descriptionAsPrinted: [`${sku} ${words}`],
            },
            unjudged: ['activity', 'section', 'unit', 'f9Note'],
          }),
        );
      }
      ruledRow(
        flow,
        table,
        ['Subtotal', ...Array.from({ length: 7 }, () => ''), money(addAmounts(sold))],
        { spans: { 0: 8 }, aligns: { 0: 'right' }, bold: true },
      );
    }
    flow.continuation = null;
    const whole = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    const freight = 285;
    const tax = percentOf(whole, 6.875);
    const due = toAmount(sum([whole, freight, tax]));
    flow.need(flow.leading * 7);
    flow.space(0.8);
    for (const [label, value, bold] of [
      ['Merchandise', whole, false],
      ['Freight', freight, false],
      ['Sales tax 6.875%', tax, false],
      ['Total', due, true],
      ['Deposit (50%)', percentOf(due, 50), false],
    ] as const)
      flow.line([
        { text: label, x: right - 90, align: 'right', bold },
        { text: money(value), x: right - 3, align: 'right', bold },
      ]);
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: { layout: 7, items, rooms: null, totals: [], summaries: [], facts: noFacts },
    };
  },
};
