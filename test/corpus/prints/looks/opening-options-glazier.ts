import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { sharesOf } from '../content/priced-works.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { drawTerms } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const units: readonly (readonly [words: string, price: number])[] = [
  ['Double hung 4040 series, white/white', 618],
  ['Casement, hinge left, nail fin', 742],
  ['Picture, fixed lite, 2 1/4" frame', 531],
  ['Slider XO, half vent', 489],
  ['Awning over picture, mulled', 1180],
  ['Patio door OX, low threshold', 1960],
];
const options: readonly (readonly [words: string, price: number])[] = [
  ['Tempered glass', 96],
  ['Obscure glass (rain)', 58],
  ['SDL grids 3W2H', 112],
  ['Screen, full, pet mesh', 44],
  ['Jamb extension 4 9/16"', 37],
];
const areas = ['Front Elevation', 'Rear Elevation', 'Upper Level', 'Garage Side'] as const;

/**
 * A glazier's quote: openings by marks with sizes, descriptions below their sizes, options as rows
 * of their own under an opening with a price for one and for all, the elevation in a bold line, a
 * promotion off the whole, a deposit and a balance, terms behind.
 */
export const openingOptionsGlazier: Print = {
  name: 'opening-options-glazier',
  open: true,
  lines: [6, 12, 22, 34, 48],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: 'times',
      size: 9.5,
      leading: 1.25,
      marginLeft: 50,
      marginRight: 50,
      marginBottom: 58,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark(
        {
          text: `Quote Q-${facts.claimNumber.slice(-4)} p. ${flow.page}`,
          x: right,
          align: 'right',
          size: 8,
        },
        flow.sheet.height - 30,
      );
    };
    flow.startPage('items');
    flow.line([{ text: 'Clearlite Glass & Window', x: left, bold: true, size: 16 }]);
    flow.line([
      {
        text: `Quote for: ${facts.insuredName}, ${facts.propertyStreet}, ${facts.propertyTown}`,
        x: left,
      },
    ]);
    flow.line([
      {
        text: `Quoted ${usDate(facts.dateEntered)} by ${facts.estimator}. Sizes are tip to tip in inches.`,
        x: left,
      },
    ]);
    flow.space(0.8);
    const stops = [left + 40, left + 104, left + 400, right] as const;
    const head = (): void => {
      flow.rule(left, right, 1);
      flow.y += 2;
      flow.line([
        { text: 'Mark', x: left, bold: true },
        { text: 'Size W x H', x: stops[0], bold: true },
        { text: 'Product', x: stops[1], bold: true },
        { text: 'Each', x: stops[2], align: 'right', bold: true },
        { text: 'No.', x: left + 440, align: 'right', bold: true },
        { text: 'Price', x: stops[3], align: 'right', bold: true },
      ]);
      flow.rule(left, right, 0.5);
      flow.y += 2;
    };
    head();
    flow.continuation = head;
    const choose = random.fork('works');
    const items: TruthItem[] = [];
    const used = areas.slice(0, Math.max(2, Math.min(4, Math.round(lines / 6))));
    let mark = 0;
    const row = (
      area: string,
      words: string,
      unitPrice: number,
      quantity: number,
      own: { mark: string; size: string } | null,
    ): void => {
      const amount = toAmount(lineAmount(quantity, unitPrice));
      const parts = flow.wrap(words, 230);
      flow.need(flow.leading * parts.length);
      const { page } = flow;
      for (const [index, part] of parts.entries())
        flow.line([
          ...(index === 0 && own !== null
            ? [
                { text: own.mark, x: left },
                { text: own.size, x: stops[0] },
              ]
            : []),
          { text: part, x: stops[1] + (own === null ? 14 : 0) },
          ...(index > 0
            ? []
            : [
                { text: money(unitPrice), x: stops[2], align: 'right' as const },
                { text: String(quantity), x: left + 440, align: 'right' as const },
                { text: money(amount), x: stops[3], align: 'right' as const },
              ]),
        ]);
      items.push(
        jobTruth(page, words, quantity, {
          unitPrice,
          rcv: amount,
          room: [area],
          alsoRight:
            own === null
              ? { description: [words.slice(2)], descriptionAsPrinted: [words.slice(2)] }
              : {
                  description: [`${own.size} ${words}`],
                  descriptionAsPrinted: [`${own.size} ${words}`],
                },
          unjudged: ['activity', 'section', 'lineNumber', 'unit', 'f9Note'],
        }),
      );
    };
    for (const [index, count] of sharesOf(lines, used.length).entries()) {
      const area = used[index] ?? '';
      flow.need(flow.leading * 5);
      flow.space(0.4);
      flow.line([{ text: area, x: left, bold: true, size: 11 }]);
      let placed = 0;
      while (placed < count) {
        const [words, price] = choose.pick(units);
        const quantity = choose.int(1, 4);
        const size = `${choose.int(24, 71)} 1/2 x ${choose.int(30, 79)}`;
        mark++;
        row(area, words, toAmount((price * choose.between(0.8, 1.3)).toFixed(2)), quantity, {
          mark: `W${mark}`,
          size,
        });
        placed++;
        for (const [option, cost] of choose.sample(options, choose.int(0, 2))) {
          if (placed >= count) break;
          row(
            area,
            `+ ${option}`,
            toAmount((cost * choose.fork(option).between(0.9, 1.2)).toFixed(2)),
            quantity,
            null,
          );
          placed++;
        }
        flow.space(0.3);
      }
    }
    flow.continuation = null;
    const whole = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    const off = percentOf(whole, 12);
    const tax = percentOf(toAmount(sum([whole, -off])), 6.5);
    const due = toAmount(sum([whole, -off, tax]));
    const first = percentOf(due, 40);
    flow.need(flow.leading * 9);
    flow.rule(left, right, 1);
    flow.space(0.4);
    for (const [label, value, bold] of [
      ['Openings and options', money(whole), false],
      ['Spring promotion 12%', `(${money(off)})`, false],
      ['Tax 6.5%', money(tax), false],
      ['Quote total', `$${money(due)}`, true],
      ['Deposit 40% with order', money(first), false],
      ['Balance on installation', money(toAmount(sum([due, -first]))), false],
    ] as const)
      flow.line([
        { text: label, x: left + 420, align: 'right', bold },
        { text: value, x: right, align: 'right', bold },
      ]);
    openPagesWithoutRows(flow, items);
    drawTerms(flow, random.fork('terms'), 'Terms of sale');
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
        facts: noFacts,
      },
    };
  },
};
