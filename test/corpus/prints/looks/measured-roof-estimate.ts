import { lineAmount, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { factsOf } from '../../content/make-facts.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledHead, ruledRow } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** What is bought: name, product, unit, price, what it is measured by, share of that. */
const materials = [
  ['Architectural shingles', 'Ridgeline HD - Weathered Slate', 'SQ', 128.5, 'area', 1],
  ['Starter strip', 'UniStart 105 ft.', 'BDL', 62, 'eaves', 1 / 105],
  ['Hip & ridge cap', 'Ridgeline Cap', 'BDL', 71.25, 'ridges', 1 / 31],
  ['Synthetic underlayment', 'DryFelt 10 sq.', 'RL', 94, 'area', 1 / 10],
  ['Ice & water barrier', 'GripSeal 2 sq.', 'RL', 118.4, 'valleys', 1 / 66],
  ['Drip edge 10 ft., white', '', 'PC', 11.85, 'eaves', 1 / 10],
  ['Step flashing', '4x4x8 bundle', 'BDL', 58, 'walls', 1 / 50],
  ['Ridge vent 4 ft.', 'FlowVent II', 'PC', 14.6, 'ridges', 1 / 4],
  ['Pipe boots', '3 in 1', 'EA', 16.9, 'count', 4],
  ['Coil nails 1-1/4"', '7,200 count', 'BX', 49.75, 'area', 1 / 16],
  ['OSB 7/16" 4x8', '', 'SH', 27.3, 'count', 6],
  ['Sealant, tube', 'Slate', 'EA', 8.95, 'count', 8],
] as const;

const labor = [
  ['Tear off 1 layer and dispose', 'SQ', 62, 'area'],
  ['Install laminated shingles', 'SQ', 94, 'area'],
  ['Steep charge 8/12 - 9/12', 'SQ', 21, 'area'],
  ['Second story charge', 'SQ', 14, 'area'],
  ['Install step flashing', 'LF', 4.75, 'walls'],
  ['Install ridge vent', 'LF', 5.1, 'ridges'],
  ['Valley work, closed cut', 'LF', 3.4, 'valleys'],
  ['Detach and reset satellite dish', 'EA', 85, 'count'],
  ['Detach and reset gutter guards', 'LF', 4.2, 'eaves'],
  ['Paint pipe jacks to match', 'EA', 22, 'count'],
] as const;

const fees = [
  ['Permit, city', 'EA', 145],
  ['Dump trailer', 'EA', 410],
  ['Delivery, rooftop', 'EA', 135],
  ['Magnetic sweep', 'EA', 65],
] as const;

/**
 * A roofer's packet from a measuring app: lengths, areas and a table of waste shares first, whose
 * rows count and measure like items, then per structure what is ordered, worked and charged, the
 * product under the thing's name, `per SQ` behind the price, no cents where there are none.
 */
export const measuredRoofEstimate: Print = {
  name: 'measured-roof-estimate',
  open: true,
  lines: [5, 14, 26, 44, 80],
  draw: (random, lines) => {
    const facts = factsOf(random.fork('facts'));
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation']),
      size: 9,
      marginLeft: 48,
      marginRight: 48,
      marginTop: 44,
      marginBottom: 56,
      emission: random.pick(['cell', 'word', 'fragment']),
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : {
            ...plainLayer,
            runs: random.pick(['cell', 'word', 'kerned'] as const),
            order: random.pick(['reading', 'tables-last'] as const),
          };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      const foot = flow.sheet.height - 26;
      flow.rule(left, right, 0.4, foot - 10);
      flow.mark({ text: `${facts.companyName}, ${facts.phone}`, x: left, size: 7.5 }, foot);
      flow.mark({ text: String(flow.page), x: right, align: 'right', size: 7.5 }, foot);
    };
    const each = Math.max(1, Math.min(3, Math.ceil(lines / 24)));
    const structures = ['Main House', 'Detached Garage', 'Pool House']
      .slice(0, each)
      .map((name, at) => ({
        name,
        area: toAmount((random.int(600, 4800) / 100 / (at + 1)).toFixed(2)),
        eaves: random.int(60, 260),
        ridges: random.int(20, 130),
        valleys: random.int(10, 120),
        walls: random.int(8, 70),
      }));
    flow.startPage('other');
    flow.line([{ text: 'Roof Measurement Report', x: left, bold: true, size: 15 }]);
    flow.line([{ text: `${facts.propertyStreet}, ${facts.propertyTown}`, x: left }]);
    flow.space(1);
    const measured: RuledTable = {
      left,
      right,
      size: 9,
      pad: 3,
      lines: 'rows',
      headGray: 0.88,
      columns: ['Structure', 'Area', 'Squares', 'Eaves', 'Ridges', 'Valleys', 'Walls'].map(
        (head, at) => ({
          head: [head],
          share: at === 0 ? 22 : 13,
          align: at === 0 ? ('left' as const) : ('right' as const),
        }),
      ),
    };
    ruledHead(flow, measured);
    for (const one of structures)
      ruledRow(flow, measured, [
        one.name,
        `${money(one.area * 100).replace('.00', '')} sqft`,
        one.area.toFixed(2),
        `${one.eaves} ft`,
        `${one.ridges} ft`,
        `${one.valleys} ft`,
        `${one.walls} ft`,
      ]);
    flow.space(1.2);
    flow.line([{ text: 'Waste Table', x: left, bold: true }]);
    const waste: RuledTable = {
      ...measured,
      columns: ['Waste', '0%', '8%', '10%', '12%', '15%', '20%'].map((head, at) => ({
        head: [head],
        share: at === 0 ? 22 : 13,
        align: at === 0 ? ('left' as const) : ('right' as const),
      })),
    };
    ruledHead(flow, waste);
    const area = addAmounts(structures.map((one) => one.area));
    for (const [label, times] of [
      ['Total Area (sqft)', 100],
      ['Squares', 1],
      ['Bundles', 3],
    ] as const)
      ruledRow(flow, waste, [
        label,
        ...[0, 8, 10, 12, 15, 20].map((percent) =>
          money(area * times * (1 + percent / 100)).replace('.00', ''),
        ),
      ]);

    flow.startPage('items');
    flow.line([
      { text: facts.companyName, x: left, bold: true, size: 14 },
      { text: `Estimate ${random.int(410, 998)}`, x: right, align: 'right', size: 12 },
    ]);
    flow.line([
      { text: `For: ${facts.insuredName}`, x: left },
      { text: usDate(facts.dateEntered), x: right, align: 'right' },
    ]);
    const table: RuledTable = {
      left,
      right,
      size: 9,
      headSize: 8,
      pad: 3,
      lines: random.pick(['rows', 'none'] as const),
      headGray: 0.9,
      columns: [
        { head: ['Item'], share: 50, align: 'left' },
        { head: ['Measured'], share: 16, align: 'right' },
        { head: ['Order Qty'], share: 15, align: 'right' },
        { head: ['Price'], share: 20, align: 'right' },
        { head: ['Total'], share: 17, align: 'right' },
      ],
    };
    const cash = (value: number): string => `$${money(value).replace(/\.00$/, '')}`;
    const items: TruthItem[] = [];
    const all: number[] = [];
    for (const [index, one] of structures.entries()) {
      const share =
        index === structures.length - 1
          ? lines - items.length
          : Math.floor(lines / structures.length);
      const goods = Math.min(materials.length, Math.max(1, Math.round(share * 0.5)));
      const works = Math.min(labor.length, Math.max(0, Math.round(share * 0.4)));
      const rest = Math.max(0, Math.min(fees.length, share - goods - works));
      const amounts: number[] = [];
      flow.continuation = null;
      flow.need(80);
      flow.space(0.8);
      flow.line([{ text: one.name, x: left, bold: true, size: 12 }]);
      const lengths = { ...one, count: 0 };
      const part = (title: string): void => {
        flow.continuation = null;
        flow.need(56);
        flow.space(0.3);
        flow.line([{ text: title, x: left, italic: true, bold: true }]);
        ruledHead(flow, table);
        flow.continuation = () => ruledHead(flow, table);
      };
      const draw = (
        name: string,
        product: string,
        shown: string,
        quantity: number,
        unit: string,
        price: number,
      ): void => {
        const amount = toAmount(lineAmount(quantity, price));
        amounts.push(amount);
        const { page } = ruledRow(flow, table, [
          product === '' ? name : `${name}\n${product}`,
          shown,
          `${quantity.toLocaleString('en-US')} ${unit}`,
          `${cash(price)} per ${unit}`,
          cash(amount),
        ]);
        items.push(
          jobTruth(page, product === '' ? name : `${name} ${product}`, quantity, {
            unit,
            unitPrice: price,
            rcv: amount,
            room: [one.name],
            alsoRight: {
              description: [name],
              descriptionAsPrinted: [name],
              // The platform's code of it is as right.
              unit: [{ BDL: 'BD', PC: 'EA' }[unit as 'BDL' | 'PC'] ?? unit],
            },
            unjudged: [
              'section',
              'activity',
              'lineNumber',
              ...(product === '' ? [] : ['f9Note', 'machineNotes']),
            ],
          }),
        );
      };
      part('Materials');
      for (const [name, product, unit, price, by, of] of materials.slice(0, goods)) {
        const exact = by === 'count' ? of : lengths[by] * of * (by === 'area' ? 1.12 : 1.05);
        draw(
          name,
          product,
          by === 'count' ? '' : by === 'area' ? `${one.area} SQ` : `${one[by]} ft`,
          Math.max(1, Math.ceil(exact)),
          unit,
          toAmount((price * random.pick([1, 1.04, 1.1])).toFixed(2)),
        );
      }
      if (works > 0) part('Labor');
      for (const [name, unit, price, by] of labor.slice(0, works))
        draw(
          name,
          '',
          by === 'count' ? '' : by === 'area' ? `${one.area} SQ` : `${one[by]} ft`,
          by === 'count' ? random.int(1, 4) : lengths[by],
          unit,
          price,
        );
      if (rest > 0) part('Other');
      for (const [name, unit, price] of fees.slice(0, rest))
        draw(name, '', '', random.int(1, 2), unit, price);
      flow.continuation = null;
      const whole = addAmounts(amounts);
      all.push(whole);
      flow.need(24);
      flow.space(0.3);
      flow.line([
        { text: `${one.name} total`, x: right - 90, align: 'right', bold: true },
        { text: cash(whole), x: right - 3, align: 'right', bold: true },
      ]);
    }
    const whole = addAmounts(all);
    const profit = percentOf(whole, 20);
    flow.need(70);
    flow.space(1);
    for (const [label, value] of [
      ['Subtotal', whole],
      ['Overhead & profit (20%)', profit],
      ['Project total', addAmounts([whole, profit])],
    ] as const)
      flow.line([
        { text: label, x: right - 90, align: 'right' },
        { text: cash(value), x: right - 3, align: 'right', bold: label === 'Project total' },
      ]);
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
        facts: { ...noFacts },
      },
    };
  },
};
