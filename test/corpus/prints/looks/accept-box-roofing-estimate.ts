import { lineAmount, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addAmounts } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { drawTerms } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

type Work = readonly [
  name: string,
  about: string,
  unit: string,
  least: number,
  most: number,
  price: number,
];

const sections: readonly (readonly [name: string, works: readonly Work[]])[] = [
  [
    'Roof Replacement - Main House',
    [
      [
        'Tear off existing shingles (1 layer)',
        'Includes felt, nails and haul away.',
        'SQ',
        12,
        48,
        68,
      ],
      [
        'Architectural shingles',
        'Color: Weathered Gray. 130 MPH wind warranty, 6 nails per shingle.',
        'SQ',
        14,
        54,
        214.5,
      ],
      ['Synthetic underlayment', '', 'SQ', 12, 48, 31.25],
      ['Ice & water shield', 'Eaves (2 courses) and valleys.', 'SQ', 2, 9, 118],
      ['Starter strip', '', 'LF', 80, 320, 1.95],
      ['Ridge cap shingles, high profile', '', 'LF', 30, 140, 7.4],
      ['Drip edge, 2" x 2", white', '', 'LF', 100, 360, 2.85],
      ['Pipe boot, lifetime', 'Gray, 1-1/2" to 3".', 'EA', 1, 6, 74],
      ['Permit', '', 'EA', 1, 1, 185],
    ],
  ],
  [
    'Gutters',
    [
      ['6" seamless gutter', 'Color to match trim; hidden hangers 24" o.c.', 'LF', 60, 240, 11.75],
      ['3" x 4" downspout', '', 'LF', 20, 120, 9.9],
      ['Remove and haul old gutters', '', 'LF', 60, 240, 1.1],
      ['Miter, inside or outside', '', 'EA', 2, 10, 28],
    ],
  ],
  [
    'Detached Garage',
    [
      ['Tear off existing shingles (2 layers)', '', 'SQ', 3, 9, 94],
      ['Architectural shingles', '', 'SQ', 3, 10, 221],
      [
        'Replace 7/16" OSB decking',
        'Up to 3 sheets per square; more at $78.00 per sheet.',
        'SF',
        32,
        320,
        2.65,
      ],
      ['Low profile box vent', '', 'EA', 1, 3, 88],
    ],
  ],
];

/**
 * A roofer's estimate from his customer program: sections with their price at the right of their
 * names, rows with a name and small gray words below, quantity and unit in one cell, whole amounts
 * without cents where there are none; what may be added, with boxes to tick and prices, after the
 * total and in no sum; terms and a place to sign.
 */
export const acceptBoxRoofingEstimate: Print = {
  name: 'accept-box-roofing-estimate',
  open: true,
  lines: [5, 9, 14, 17, 26],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: 'helvetica',
      size: 9,
      marginLeft: 48,
      marginRight: 48,
      marginTop: 56,
      marginBottom: 60,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['word', 'kerned', 'cell'] as const),
      encoding: 'scrambled' as const,
      ligatures: random.chance(0.5),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      const foot = flow.sheet.height - 30;
      flow.mark(
        {
          text: 'Copperline Roofing Co. | (555) 555-0190 | estimates@copperline.example',
          x: left,
          size: 7.5,
        },
        foot,
      );
      flow.mark({ text: `${flow.page} / 4`, x: right, align: 'right', size: 7.5 }, foot);
    };
    flow.startPage('items');
    flow.line([
      { text: 'Copperline Roofing Co.', x: left, bold: true, size: 17 },
      { text: 'Estimate', x: right, align: 'right', size: 17 },
    ]);
    flow.line([
      { text: '88 Foundry Row', x: left, size: 8 },
      { text: `#${random.int(1000, 9999)}`, x: right, align: 'right', size: 8 },
    ]);
    flow.space(1);
    for (const [label, value, other, its] of [
      ['Customer', facts.insuredName, 'Date', usDate(facts.dateEntered)],
      ['Address', `${facts.propertyStreet}, ${facts.propertyTown}`, 'Sales rep', facts.estimator],
      ['Claim #', facts.claimNumber, 'Valid until', usDate('2026-12-31')],
    ] as const)
      flow.line([
        { text: label, x: left, size: 8 },
        { text: value, x: left + 56, bold: true },
        { text: other, x: right - 150, size: 8 },
        { text: its, x: right - 96, bold: true },
      ]);
    flow.space(1.2);
    const short = (value: number): string =>
      Number.isInteger(value) ? `$${value.toLocaleString('en-US')}` : `$${money(value)}`;
    const stops = [right - 160, right - 84, right] as const;
    const head = (): void => {
      flow.line([
        { text: 'Item', x: left, size: 8, bold: true },
        { text: 'Qty', x: stops[0], align: 'right', size: 8, bold: true },
        { text: 'Price', x: stops[1], align: 'right', size: 8, bold: true },
        { text: 'Total', x: stops[2], align: 'right', size: 8, bold: true },
      ]);
      flow.rule(left, right, 0.5);
      flow.y += 4;
    };
    const items: TruthItem[] = [];
    const sums: number[] = [];
    const choose = random.fork('choose');
    const most = lines < 8 ? 1 : lines < 12 ? 2 : 3;
    const open = ['activity', 'lineNumber', 'section', 'acv', 'flags', 'f9Note', 'machineNotes'];
    for (const [at, [name, works]] of sections.slice(0, most).entries()) {
      const share = Math.floor(lines / most) + (at < lines % most ? 1 : 0);
      const priced = Array.from({ length: share }, (_, index) => {
        const [words, about, unit, least, top, price] = works[index % works.length] ??
          works[0] ?? ['', '', '', 0, 0, 0];
        const again = Math.floor(index / works.length);
        const quantity =
          unit === 'EA'
            ? choose.int(least, top)
            : unit === 'SQ'
              ? toAmount((Math.round(choose.between(least, top) * 3) / 3).toFixed(2))
              : choose.int(least, top);
        const rate = toAmount(
          (price * choose.between(0.92, 1.1)).toFixed(choose.chance(0.4) ? 0 : 2),
        );
        return {
          words: again === 0 ? words : `${words}, ${again === 1 ? 'porch' : 'rear addition'}`,
          about,
          unit,
          quantity,
          rate,
          amount: toAmount(lineAmount(quantity, rate)),
        };
      });
      const total = addAmounts(priced.map(({ amount }) => amount));
      flow.continuation = null;
      flow.need(flow.leading * 8);
      flow.line([
        { text: name, x: left, bold: true, size: 11.5 },
        { text: short(total), x: right, align: 'right', bold: true, size: 11.5 },
      ]);
      flow.space(0.4);
      head();
      flow.continuation = head;
      for (const one of priced) {
        flow.need(flow.leading * 2.4);
        const { page } = flow;
        flow.line([
          { text: one.words, x: left },
          {
            text: `${one.quantity.toLocaleString('en-US')} ${one.unit}`,
            x: stops[0],
            align: 'right',
          },
          { text: short(one.rate), x: stops[1], align: 'right' },
          { text: short(one.amount), x: stops[2], align: 'right' },
        ]);
        if (one.about !== '') {
          const before = flow.sheet.marks.length;
          flow.line([{ text: one.about, x: left, size: 7.5 }]);
          for (const mark of flow.sheet.marks.slice(before))
            if (mark.kind === 'text') mark.gray = 0.45;
        }
        flow.space(0.4);
        items.push(
          jobTruth(page, one.words, one.quantity, {
            unit: one.unit,
            unitPrice: one.rate,
            rcv: one.amount,
            room: [name],
            ...(one.about === ''
              ? {}
              : {
                  alsoRight: {
                    description: [`${one.words} ${one.about}`],
                    descriptionAsPrinted: [`${one.words} ${one.about}`],
                  },
                }),
            unjudged: open,
          }),
        );
      }
      flow.space(1);
      sums.push(total);
    }
    flow.continuation = null;
    const whole = addAmounts(sums);
    flow.need(flow.leading * 6);
    flow.rule(right - 220, right, 0.8);
    flow.y += 4;
    for (const [label, value, bold] of [
      ['Subtotal', short(whole), false],
      ['Neighbor discount', '-$250', false],
      ['Total', short(toAmount((whole - 250).toFixed(2))), true],
    ] as const)
      flow.line([
        { text: label, x: right - 220, bold },
        { text: value, x: right, align: 'right', bold },
      ]);
    flow.space(1.5);
    flow.need(flow.leading * 9);
    flow.line([
      { text: 'Optional upgrades (not part of the total)', x: left, bold: true, size: 11 },
    ]);
    flow.space(0.4);
    for (const [text, price] of [
      ['Class 4 impact resistant shingles instead of architectural', '+ $3,250'],
      ['Gutter guards, micro mesh, 148 LF', '+ $1,924'],
      ['Copper pipe boots (4)', '+ $512.00'],
    ] as const) {
      flow.sheet.marks.push({ kind: 'box', x: left, y: flow.y, width: 8, height: 8, gray: null });
      flow.line([
        { text, x: left + 16 },
        { text: price, x: right, align: 'right' },
      ]);
      flow.space(0.3);
    }
    flow.space(1);
    flow.line([
      { text: 'Accepted by: ____________________________', x: left },
      { text: 'Date: ______________', x: right, align: 'right' },
    ]);
    drawTerms(flow, random.fork('terms'), 'Agreement');
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
        facts: {
          ...noFacts,
          claimNumber: facts.claimNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
