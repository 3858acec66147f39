import { lineAmount, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { type Cell, Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import type { Random } from '../../random.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** Words, unit, price, and the measure that the order follows from with how much one unit covers. */
type Good = readonly [words: string, unit: string, price: number, measure: string, covers: number];

const groups: readonly (readonly [string, readonly Good[]])[] = [
  [
    'Shingles & Caps',
    [
      ['Architectural shingle, Weathered Oak', 'BD', 41.2, 'SF', 33.3],
      ['Hip & ridge cap, matching', 'BD', 68.4, 'LF', 25],
      ['Starter strip, 10 in.', 'BD', 52.1, 'LF', 105],
    ],
  ],
  [
    'Underlayment',
    [
      ['Synthetic felt, 10 SQ roll', 'RL', 118.9, 'SF', 1000],
      ['Self-adhered leak barrier, 2 SQ', 'RL', 96.5, 'SF', 200],
    ],
  ],
  [
    'Metals & Flashing',
    [
      ['Drip edge F5 10 ft., white', 'PC', 9.85, 'LF', 10],
      ['Valley coil 20 in. x 50 ft.', 'RL', 88.6, 'LF', 50],
      ['Step flashing 4x4x8, 100 ct.', 'BX', 74.25, 'LF', 50],
      ['Pipe boot 3-in-1', 'EA', 14.6, 'EA', 1],
      ['Ridge vent 4 ft. filtered', 'PC', 13.75, 'LF', 4],
    ],
  ],
  [
    'Nails & Sundries',
    [
      ['Coil nail 1-1/4 in. EG, 7200 ct.', 'BX', 47.3, 'SF', 1800],
      ['Plastic cap nail, 3000 ct.', 'BX', 34.15, 'SF', 2000],
      ['Sealant, black, 10.1 oz.', 'EA', 8.2, 'EA', 1],
    ],
  ],
  [
    'Labor',
    [
      ['Tear off one layer, 4/12 - 7/12', 'SQ', 62, 'SF', 100],
      ['Install shingles, walkable', 'SQ', 98, 'SF', 100],
      ['Steep add, 8/12 - 9/12', 'SQ', 22, 'SF', 100],
      ['Haul off and dump fee', 'EA', 485, 'EA', 1],
    ],
  ],
];

/** Areas and lengths by slope, with what each share of waste comes to: figures, and no item. */
const drawMeasures = (flow: Flow, random: Random): void => {
  flow.startPage('other');
  flow.line([{ text: 'Roof Measurement Summary', x: flow.left, bold: true, size: 15 }]);
  flow.space(0.8);
  for (const [label, value] of [
    ['Total roof area', `${money(random.int(180_000, 420_000) / 100)} SF`],
    ['Facets', String(random.int(6, 24))],
    ['Predominant pitch', '6/12'],
    ['Ridges', `${random.int(40, 90)} LF (4 ridges)`],
    ['Hips', `${random.int(10, 80)} LF (6 hips)`],
    ['Valleys', `${random.int(10, 70)} LF (3 valleys)`],
    ['Rakes', `${random.int(60, 140)} LF`],
    ['Eaves', `${random.int(110, 240)} LF`],
  ] as const)
    flow.line([
      { text: label, x: flow.left },
      { text: value, x: flow.left + 150 },
    ]);
  flow.space(1);
  const row = (first: string, texts: readonly string[]): void =>
    flow.line([
      { text: first, x: flow.left, bold: true },
      ...texts.map((text, index) => ({
        text,
        x: flow.left + 170 + index * 70,
        align: 'right' as const,
      })),
    ]);
  row('Waste', ['0%', '10%', '12%', '15%', '20%']);
  const area = random.int(180_000, 420_000) / 100;
  row(
    'Area (SF)',
    [1, 1.1, 1.12, 1.15, 1.2].map((share) => money(area * share)),
  );
  row(
    'Squares',
    [1, 1.1, 1.12, 1.15, 1.2].map((share) => ((area * share) / 100).toFixed(2)),
  );
};

/**
 * An aerial measurer's order and quote: what was measured and its waste before the quantity to be
 * ordered, whole units, a price and the extended amount, by kinds of goods with bands between.
 */
export const measuredOrderQuote: Print = {
  name: 'measured-order-quote',
  open: false,
  lines: [4, 10, 17, 34, 68],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation']),
      size: 9,
      leading: 1.3,
      marginLeft: 40,
      marginRight: 40,
      marginTop: 70,
      marginBottom: 54,
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : { ...plainLayer, runs: random.pick(['cell', 'word'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: 'SkyTake Measure', x: left, bold: true, size: 12 }, 36);
      flow.mark(
        {
          text: `${facts.propertyStreet}, ${facts.propertyTown}`,
          x: right,
          align: 'right',
          size: 8,
        },
        36,
      );
      flow.mark(
        { text: `Report ${usDate(facts.dateEntered)}`, x: right, align: 'right', size: 8 },
        48,
      );
      flow.mark(
        { text: `Page ${flow.page}`, x: 306, align: 'center', size: 8 },
        flow.sheet.height - 28,
      );
    };
    drawMeasures(flow, random.fork('measures'));
    const stops = [262, 310, 372, 400, 462, right - left].map((x) => left + x);
    const cells = (texts: readonly string[], own: Partial<Cell> = {}): Cell[] =>
      texts.map((text, index) => ({
        text,
        x: stops[index] ?? right,
        align: 'right' as const,
        ...own,
      }));
    const head = (): void => {
      flow.line([
        { text: 'Product / Service', x: left, bold: true },
        ...cells(['Measured', 'Waste', 'Order Qty', 'UOM', 'Price', 'Extended'], { bold: true }),
      ]);
      flow.rule(left, right, 0.8);
      flow.y += 3;
    };
    flow.startPage('items');
    flow.line([{ text: 'Material Order & Labor Quote', x: left, bold: true, size: 15 }]);
    flow.space(0.6);
    head();
    flow.continuation = head;
    const items: TruthItem[] = [];
    const amounts: number[] = [];
    const slopes = Math.max(1, Math.round(lines / 17));
    let left17 = lines;
    for (let slope = 1; slope <= slopes; slope++)
      for (const [name, goods] of groups) {
        const own = goods.slice(0, Math.max(0, left17));
        left17 -= own.length;
        if (own.length === 0) continue;
        flow.need(flow.leading * 4);
        flow.space(0.3);
        flow.sheet.marks.push({
          kind: 'box',
          x: left,
          y: flow.y - 1,
          width: right - left,
          height: flow.leading + 1,
          gray: 0.9,
        });
        flow.line([
          {
            text: slopes === 1 ? name : `${name} - Structure ${slope}`,
            x: left + 4,
            bold: true,
          },
        ]);
        for (const [words, unit, price, measure, covers] of own) {
          const measured =
            measure === 'EA' ? random.int(1, 6) : random.int(covers, covers * 30) + 20;
          const waste = measure === 'EA' ? 0 : random.pick([0, 10, 12, 15]);
          const exact = (measured * (1 + waste / 100)) / covers;
          const quantity = unit === 'SQ' ? toAmount(exact.toFixed(2)) : Math.ceil(exact);
          const amount = toAmount(lineAmount(quantity, price));
          amounts.push(amount);
          flow.need(flow.leading);
          const { page } = flow;
          flow.line([
            { text: words, x: left + 4 },
            ...cells([
              `${measured} ${measure}`,
              waste === 0 ? '-' : `${waste}%`,
              unit === 'SQ' ? quantity.toFixed(2) : String(quantity),
              unit,
              `$${money(price)}`,
              `$${money(amount)}`,
            ]),
          ]);
          items.push(
            jobTruth(page, words, quantity, {
              unit,
              unitPrice: price,
              rcv: amount,
              // A piece is as good as an each.
              ...(unit === 'PC' ? { alsoRight: { unit: ['EA'] } } : {}),
              unjudged: ['room', 'section', 'activity'],
            }),
          );
        }
      }
    flow.continuation = null;
    const whole = addAmounts(amounts);
    const tax = percentOf(whole, 6);
    flow.need(flow.leading * 6);
    flow.rule(left, right, 0.8);
    flow.y += 4;
    for (const [label, amount] of [
      ['Subtotal', whole],
      ['Sales tax (6%)', tax],
      ['Quote total', addAmounts([whole, tax])],
    ] as const)
      flow.line([
        { text: label, x: left + 462, align: 'right', bold: true },
        { text: `$${money(amount)}`, x: right, align: 'right', bold: true },
      ]);
    flow.space(1);
    flow.paragraph(
      'Quantities are rounded up to whole units. SkyTake Measure is not liable for shortages; order 2 extra bundles for roofs above 9/12.',
    );
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: { layout: 7, items, rooms: null, totals: [], summaries: [], facts: noFacts },
    };
  },
};
