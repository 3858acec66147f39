import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { priceWork, sharesOf, someWorks, type Work } from '../content/priced-works.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const goods: readonly Work[] = [
  ['Shutter, fixed louver, cedar, 1-1/4" thick, faux rod, primed two sides', 'PR', 1, 3, 486],
  ['Strap hinge set, New York style, 1-1/2" offset', 'PR', 1, 6, 61],
  ['Shutter dog, rat tail, black', 'PR', 1, 6, 27.4],
  ['French door, 15 lite, white oak, mortise prep, matched grain', 'PR', 1, 1, 2860],
  ['Flush bolt, extension, oil rubbed bronze', 'PR', 1, 2, 88],
  ['Casing, backband profile BB-22, poplar', 'LF', 17, 44, 5.85],
  ['Plinth block, 1" x 4-1/2" x 7"', 'PR', 1, 4, 31],
  ['Sash, true divided, 6 over 6, putty glazed to match existing sash at rear', 'EA', 1, 4, 612],
  ['Sill nosing, mahogany, to knife of sample', 'LF', 4, 16, 24.6],
  ['Knife grinding, one profile', 'EA', 1, 1, 145],
  ['Shop finish, two coats, color by owner', 'HR', 2, 9, 74],
];

const openings = [
  'Opening 101  Parlor, street side',
  'Opening 102  Parlor to dining',
  'Opening 104  Stair window',
  'Opening 201  Bedroom over porch',
  'Opening 203  Sewing room',
] as const;

const remarks = [
  '>> Left leaf active.',
  '>> Field verify before cutting.',
  '>> Sample 3-B returned with order.',
] as const;

/**
 * A millwork shop's order sheet: lines counted by tens through the whole order, pairs, feet and
 * hours before the words, which take two lines, list and net of one beside each other, openings in
 * bold as the architect numbers them, an arrow before a remark; crating, freight, half to begin.
 */
export const pairsMillworkShopOrder: Print = {
  name: 'pairs-millwork-shop-order',
  open: true,
  lines: [4, 10, 18, 28, 45],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: 'helvetica',
      size: 8.5,
      leading: 1.3,
      marginLeft: 44,
      marginRight: 44,
      marginTop: 72,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'glyph'] as const),
      order: random.pick(['reading', 'columns'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const order = `${random.int(21_000, 28_900)}-A`;
    flow.furniture = () => {
      flow.mark({ text: 'Bellwether Sash & Door Works', x: left, bold: true, size: 12 }, 40);
      flow.mark({ text: `Order ${order}`, x: right, align: 'right', bold: true }, 34);
      flow.mark({ text: `Sheet ${flow.page}`, x: right, align: 'right' }, 46);
      flow.rule(left, right, 1.2, 54);
    };
    flow.startPage('items');
    for (const [label, value, other, its] of [
      ['Sold to', facts.insuredName, 'Terms', '50% to begin'],
      ['Ship to', `${facts.propertyStreet}, ${facts.propertyTown}`, 'Ship via', 'Our truck'],
      ['Insurance claim', facts.claimNumber, 'Written', usDate(facts.dateEntered)],
    ] as const)
      flow.line([
        { text: label, x: left },
        { text: value, x: left + 72, bold: true },
        { text: other, x: left + 380 },
        { text: its, x: left + 430, bold: true },
      ]);
    flow.space(1);
    const stops = {
      quantity: left + 58,
      unit: left + 63,
      words: left + 88,
      list: right - 126,
      net: right - 66,
    } as const;
    const head = (): void => {
      flow.rule(left, right, 0.5);
      flow.y += 2;
      flow.line([
        { text: 'Ln', x: left, bold: true },
        { text: 'Qty', x: stops.quantity, align: 'right', bold: true },
        { text: 'U/M', x: stops.unit, bold: true },
        { text: 'Item', x: stops.words, bold: true },
        { text: 'List ea.', x: stops.list, align: 'right', bold: true },
        { text: 'Net ea.', x: stops.net, align: 'right', bold: true },
        { text: 'Extended', x: right, align: 'right', bold: true },
      ]);
      flow.rule(left, right, 0.5);
      flow.y += 2;
    };
    head();
    flow.continuation = head;
    const choose = random.fork('works');
    const used = openings.slice(0, Math.min(openings.length, Math.max(1, Math.round(lines / 5))));
    const items: TruthItem[] = [];
    for (const [index, count] of sharesOf(lines, used.length).entries()) {
      const name = used[index] ?? '';
      flow.need(flow.leading * 5);
      flow.space(0.5);
      flow.line([{ text: name, x: stops.unit, bold: true, size: 9.5 }]);
      for (const work of someWorks(choose, goods, count)) {
        const { words, unit, quantity, unitPrice: list } = priceWork(choose, work);
        const net = unit === 'HR' ? list : percentOf(list, 82);
        const amount = toAmount(lineAmount(quantity, net));
        const number = String((items.length + 1) * 10);
        const remark = choose.chance(0.18) ? choose.pick(remarks) : null;
        const parts = flow.wrap(words, 236);
        flow.need(flow.leading * (parts.length + 1));
        const { page } = flow;
        for (const [at, text] of parts.entries())
          flow.line([
            ...(at > 0
              ? []
              : [
                  { text: number, x: left },
                  { text: String(quantity), x: stops.quantity, align: 'right' as const },
                  { text: unit, x: stops.unit },
                ]),
            { text, x: stops.words },
            ...(at > 0
              ? []
              : [
                  {
                    text: unit === 'HR' ? '' : money(list),
                    x: stops.list,
                    align: 'right' as const,
                  },
                  { text: money(net), x: stops.net, align: 'right' as const },
                  { text: money(amount), x: right, align: 'right' as const },
                ]),
          ]);
        if (remark !== null) flow.line([{ text: remark, x: stops.words, italic: true }]);
        items.push(
          jobTruth(page, words, quantity, {
            lineNumber: number,
            unit,
            unitPrice: net,
            rcv: amount,
            room: [name, name.replace('  ', ' '), name.replace(/^Opening \d+ {2}/, '')],
            f9Note: remark,
            alsoRight: { f9Note: remark === null ? [] : [remark.replace('>> ', '')] },
            unjudged: ['activity', 'section', 'machineNotes'],
          }),
        );
      }
    }
    flow.continuation = null;
    const whole = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    const crating = percentOf(whole, 2);
    const freight = 115;
    const due = toAmount(sum([whole, crating, freight]));
    const half = percentOf(due, 50);
    flow.need(flow.leading * 9);
    flow.space(0.6);
    flow.rule(stops.list - 60, right, 0.5);
    flow.y += 3;
    for (const [label, value, bold] of [
      ['Merchandise', money(whole), false],
      ['Crating', money(crating), false],
      ['Freight, our truck', money(freight), false],
      ['Order total', money(due), true],
      ['To begin', money(half), false],
      ['On delivery', money(toAmount(sum([due, -half]))), false],
    ] as const)
      flow.line([
        { text: label, x: stops.list - 60, bold },
        { text: value, x: right, align: 'right', bold },
      ]);
    flow.space(0.8);
    flow.paragraph(
      'Made to order and not returnable. Ten weeks from approved drawings. Storage after 30 days is $12.00 a day.',
    );
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: null,
        totals: [],
        summaries: [],
        facts: { ...noFacts, claimNumber: facts.claimNumber },
      },
    };
  },
};
