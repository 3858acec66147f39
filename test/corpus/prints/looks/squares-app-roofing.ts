import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import { priceWork, sharesOf, someWorks, type Work } from '../content/priced-works.ts';
import { addAmounts } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { grayLine } from '../drawing/table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const groups: readonly (readonly [name: string, works: readonly Work[]])[] = [
  [
    'House',
    [
      ['Tear-off, 2 layers (asphalt)', 'SQ', 14, 44, 92],
      ['Decking re-nail, 8d ring shank @ 6" o.c.', 'SQ', 14, 44, 21],
      ['Class 4 laminate - Weathered Slate', 'SQ', 16, 48, 389],
      ['Synthetic underlayment, 10 sq. roll', 'ROLL', 2, 6, 131.5],
      ['Ice barrier, 36" x 66.7\' (2 sq.)', 'ROLL', 1, 9, 118],
      ['Starter strip - eave & rake', 'LF', 120, 420, 2.35],
      ['Hip + ridge, 25 LF / bundle', 'BDL', 2, 9, 74],
      ['Pipe boot 1"-3", silicone', 'EA', 1, 6, 68],
      ['Cut-in 12" slant back vent', 'EA', 1, 8, 96.25],
      ['Steep charge 8/12 (front 2 slopes)', 'SQ', 4, 19, 46],
    ],
  ],
  [
    'Detached Garage',
    [
      ['Tear-off, 1 layer (asphalt)', 'SQ', 4, 9, 71],
      ['Class 4 laminate - Weathered Slate', 'SQ', 5, 10, 389],
      ['Drip edge 2" x 2", white', '10 FT', 4, 14, 17.4],
      ['Plywood 1/2" CDX, 4x8 sheet', 'SHEET', 1, 8, 94],
    ],
  ],
  [
    'Gutters & Extras',
    [
      ['6" seamless K, .032, Royal Brown', 'LF', 60, 240, 13.8],
      ['3x4 downspout with 2 elbows each', 'LF', 20, 120, 14.9],
      ["Leaf guard, micro mesh 4' panels", 'LF', 60, 240, 9.75],
      ['Solar panel detach/re-set (by licensed sub)', 'PANEL', 6, 22, 310],
      ['Permit - city of record', 'JOB', 1, 1, 225],
    ],
  ],
];

/** Codes of units that are printed in full. */
const shorter: Readonly<Record<string, readonly string[]>> = {
  SHEET: ['SH', 'SHT'],
  ROLL: ['RL'],
  BDL: ['BD', 'BN'],
  JOB: ['JB'],
};

const details = [
  'Color to be confirmed. 130 mph warranty with 6 nails.',
  'Up to 3 sheets are included; beyond that $94.00 per sheet.',
  'Measured from the app: 2,914 sq ft + 12% waste.',
] as const;

/**
 * A roofing app's estimate on a telephone's paper: the total in a box before anything else, a
 * structure over each table with its sum behind its name, units after slashes of the price, gray
 * remarks, zebra bands, a discount, payments in three parts, upgrades that are not in the price.
 */
export const squaresAppRoofing: Print = {
  name: 'squares-app-roofing',
  open: true,
  lines: [6, 12, 20, 34, 50],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Cardinal Rural Mutual');
    const style = printStyle({
      family: 'helvetica',
      size: 9,
      leading: 1.35,
      marginLeft: 54,
      marginRight: 54,
      marginBottom: 60,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'kerned'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      const foot = flow.sheet.height - 30;
      flow.mark({ text: `EST-${facts.claimNumber.slice(-5)}`, x: left, size: 7.5 }, foot);
      flow.mark({ text: `${flow.page}`, x: right, align: 'right', size: 7.5 }, foot);
    };
    const choose = random.fork('works');
    const shares = sharesOf(lines, lines < 8 ? 2 : 3);
    const priced = shares.map((count, index) => {
      const [name, works] = groups[index] ?? ['', []];
      const its = someWorks(choose, works, count).map((work) =>
        priceWork(choose, work, work[1] === 'SQ' ? 1 : 0),
      );
      return { name, its, amount: addAmounts(its.map(({ amount }) => amount)) };
    });
    const whole = addAmounts(priced.map(({ amount }) => amount));
    const off = random.pick([250, 500, 750]);
    const due = toAmount(sum([whole, -off]));
    flow.startPage('items');
    flow.line([
      { text: facts.companyName, x: left, bold: true, size: 15 },
      { text: 'ESTIMATE', x: right, align: 'right', size: 15 },
    ]);
    flow.space(0.6);
    const top = flow.y;
    flow.sheet.marks.push({
      kind: 'box',
      x: right - 170,
      y: top,
      width: 170,
      height: 48,
      gray: 0.9,
    });
    flow.mark({ text: 'Estimate total', x: right - 160, size: 8 }, top + 16);
    flow.mark({ text: `$${money(due)}`, x: right - 160, bold: true, size: 16 }, top + 36);
    for (const text of [
      `Prepared for ${facts.insuredName}`,
      facts.propertyStreet,
      facts.propertyTown,
      `Claim ${facts.claimNumber} - ${facts.carrierName}`,
      `Sent ${usDate(facts.dateEntered)}, good for 15 days`,
    ])
      flow.line([{ text, x: left }]);
    flow.space(1);
    const stops = [left + 318, left + 400, right - 6] as const;
    const head = (): void => {
      grayLine(
        flow,
        [
          { text: 'Product / Service', x: left + 4, size: 8 },
          { text: 'Qty', x: stops[0], align: 'right', size: 8 },
          { text: 'Price', x: stops[1], align: 'right', size: 8 },
          { text: 'Amount', x: stops[2], align: 'right', size: 8 },
        ],
        0.35,
      );
      flow.rule(left, right, 0.6);
    };
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    let band = 0;
    for (const { name, its, amount } of priced) {
      flow.continuation = null;
      flow.need(flow.leading * 6);
      flow.space(0.8);
      flow.line([
        { text: name, x: left, bold: true, size: 11 },
        { text: `$${money(amount)}`, x: right - 6, align: 'right', bold: true, size: 11 },
      ]);
      totals.push({ kind: 'room', name, rcv: amount });
      head();
      flow.continuation = head;
      for (const { words, unit, quantity, unitPrice, amount: charged } of its) {
        const detail = choose.chance(0.28) ? choose.pick(details) : null;
        const height = flow.leading * (detail === null ? 1 : 2) + 6;
        flow.need(height);
        const { page } = flow;
        if (band++ % 2 === 0)
          flow.sheet.marks.push({
            kind: 'box',
            x: left,
            y: flow.y,
            width: right - left,
            height,
            gray: 0.95,
          });
        flow.y += 3;
        flow.line([
          { text: words, x: left + 4 },
          { text: String(quantity), x: stops[0], align: 'right' },
          { text: `$${money(unitPrice)}/${unit.toLowerCase()}`, x: stops[1], align: 'right' },
          { text: `$${money(charged)}`, x: stops[2], align: 'right' },
        ]);
        if (detail !== null) grayLine(flow, [{ text: detail, x: left + 12, size: 7.5 }], 0.4);
        flow.y += 3;
        items.push(
          jobTruth(page, words, quantity, {
            unit,
            unitPrice,
            rcv: charged,
            room: [name],
            f9Note: detail,
            alsoRight: { unit: [unit.toLowerCase(), ...(shorter[unit] ?? [])] },
            // Whether a package of ten feet is a unit of its own is open.
            unjudged: ['activity', 'section', 'lineNumber', ...(unit === '10 FT' ? ['unit'] : [])],
          }),
        );
      }
    }
    flow.continuation = null;
    flow.need(flow.leading * 9);
    flow.space(1);
    for (const [label, value, bold] of [
      ['Subtotal', money(whole), false],
      ['Neighbor discount', `-${money(off)}`, false],
      ['Total', money(due), true],
    ] as const)
      flow.line([
        { text: label, x: left + 330, bold },
        {
          text: value.startsWith('-') ? `-$${value.slice(1)}` : `$${value}`,
          x: right - 6,
          align: 'right',
          bold,
        },
      ]);
    openPagesWithoutRows(flow, items);
    flow.startPage('other');
    flow.line([{ text: 'Payment schedule', x: left, bold: true, size: 12 }]);
    flow.space(0.5);
    const third = toAmount((due / 3).toFixed(2));
    for (const [name, percent, value] of [
      ['Deposit at signing', '33.3%', third],
      ['Material delivery', '33.3%', third],
      ['Completion', '33.4%', toAmount(sum([due, -third, -third]))],
    ] as const)
      flow.line([
        { text: name, x: left },
        { text: percent, x: stops[0], align: 'right' },
        { text: `$${money(value)}`, x: stops[2], align: 'right' },
      ]);
    flow.space(1);
    flow.line([{ text: 'Available upgrades (not included above)', x: left, bold: true, size: 12 }]);
    for (const [name, value] of [
      ['Copper valleys', 1240],
      ['Ridge vent in place of slant backs', 615],
    ] as const)
      flow.line([
        { text: name, x: left },
        { text: `add $${money(value)}`, x: stops[2], align: 'right' },
      ]);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: priced.map(({ name }) => [name]),
        totals,
        summaries: [],
        facts: { ...noFacts, insuredName: facts.insuredName, claimNumber: facts.claimNumber },
      },
    };
  },
};
