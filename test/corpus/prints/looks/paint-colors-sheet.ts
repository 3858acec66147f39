import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** A surface, how it is measured, how many coats it gets, what one costs about. */
type Surface = readonly [
  words: string,
  unit: 'sf' | 'lf' | 'ea' | 'pr',
  coats: string,
  price: number,
];

const colors: readonly (readonly [name: string, surfaces: readonly Surface[]])[] = [
  [
    'COLOR 1 - Oat Husk, eggshell',
    [
      ['Walls, cut and roll', 'sf', '2', 0.92],
      ['Walls, spot prime stains', 'sf', '1', 0.41],
      ['Closet interior', 'sf', '2', 0.78],
    ],
  ],
  [
    'COLOR 2 - Flat White, ceiling',
    [
      ['Ceiling, smooth', 'sf', '2', 0.88],
      ['Ceiling, sprayed texture', 'sf', '1', 1.06],
      ['Tray or soffit returns', 'lf', '2', 2.35],
    ],
  ],
  [
    'COLOR 3 - Linen Gloss, trim',
    [
      ['Base and shoe', 'lf', '2', 1.45],
      ['Window stool and apron', 'ea', '2', 38],
      ['Door and jamb, both faces', 'ea', '2', 94],
      ['Bifold doors', 'pr', '2', 118],
      ['Louvered shutters, interior', 'pr', '3', 132],
    ],
  ],
  [
    'NO COLOR - preparation',
    [
      ['Wash walls, soot sponge', 'sf', '', 0.36],
      ['Mask floor and built-ins', 'sf', '', 0.22],
      ['Shift and cover furnishings', 'ea', '', 85],
    ],
  ],
];

const rooms = ['Sun Room', 'Hall, lower', 'Bed 2 (blue)', 'Bath, guest', 'Study', 'Stair'] as const;

/**
 * A painter's spreadsheet: grouped by the color, the room of each row in a column of its own before
 * the surface, coats blank where nothing is painted, the measure with its unit in one cell, a rate
 * and an extension; a color's measure is nowhere summed, only its money; gallons listed below.
 */
export const paintColorsSheet: Print = {
  name: 'paint-colors-sheet',
  open: false,
  lines: [5, 12, 22, 36, 58],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Harrow & Glen Insurance');
    const style = printStyle({
      width: 792,
      height: 612,
      family: 'liberation',
      size: 9,
      leading: 1.2,
      marginLeft: 50,
      marginRight: 50,
      marginTop: 40,
      marginBottom: 44,
      emission: random.pick(['cell', 'word', 'fragment']),
    });
    const flow = new Flow(style);
    const { left } = flow;
    const right = style.width - style.marginRight;
    const table: RuledTable = {
      left,
      right,
      size: style.size,
      pad: 3,
      lines: 'grid',
      headGray: 0.8,
      columns: [
        { head: ['Room'], share: 17, align: 'left' },
        { head: ['Surface'], share: 37, align: 'left' },
        { head: ['Coats'], share: 8, align: 'center' },
        { head: ['Measure'], share: 13, align: 'right' },
        { head: ['Rate'], share: 11, align: 'right' },
        { head: ['Ext.'], share: 14, align: 'right' },
      ],
    };
    flow.startPage('items');
    flow.line([
      { text: 'Two Ladders Painting LLC - interior schedule', x: left, bold: true, size: 14 },
    ]);
    flow.space(0.3);
    for (const [label, value, other, its] of [
      ['Client:', facts.insuredName, 'Carrier:', facts.carrierName],
      [
        'Address:',
        `${facts.propertyStreet}, ${facts.propertyTown}`,
        'Claim no.:',
        facts.claimNumber,
      ],
      ['Measured:', usDate(facts.dateInspected), 'Foreman:', facts.estimator],
    ] as const)
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 60 },
        { text: other, x: left + 400, bold: true },
        { text: its, x: left + 460 },
      ]);
    flow.space(0.8);
    startRuled(flow, table);
    const choose = random.fork('works');
    const used = rooms.slice(0, Math.min(rooms.length, Math.max(2, Math.round(lines / 6))));
    const groups = colors.slice(0, Math.min(colors.length, Math.max(2, Math.round(lines / 5))));
    const items: TruthItem[] = [];
    const sums: number[] = [];
    for (const [index, [name, surfaces]] of groups.entries()) {
      const count = Math.floor(lines / groups.length) + (index < lines % groups.length ? 1 : 0);
      flow.need(60);
      ruledRow(flow, table, [name, '', '', '', '', ''], {
        bold: true,
        gray: 0.92,
        spans: { 0: 6 },
        aligns: { 0: 'left' },
      });
      const pairs = used.flatMap((room) => surfaces.map((surface) => ({ room, surface })));
      const chosen = choose
        .sample(pairs, Math.min(pairs.length, count))
        .sort((a, b) => pairs.indexOf(a) - pairs.indexOf(b));
      const own: number[] = [];
      for (const {
        room,
        surface: [words, unit, coats, price],
      } of chosen) {
        const quantity =
          unit === 'sf'
            ? choose.int(40, 620)
            : unit === 'lf'
              ? choose.int(12, 96)
              : choose.int(1, 5);
        const rate = toAmount((price * random.fork(words).between(0.9, 1.2)).toFixed(2));
        const amount = toAmount(lineAmount(quantity, rate));
        own.push(amount);
        const { page } = ruledRow(flow, table, [
          room,
          words,
          coats,
          `${quantity} ${unit}`,
          money(rate),
          money(amount),
        ]);
        items.push(
          jobTruth(page, words, quantity, {
            unit,
            unitPrice: rate,
            rcv: amount,
            room: [room],
            alsoRight: {
              unit: [unit.toUpperCase()],
              section: [name, name.split(' - ')[1] ?? name],
            },
            unjudged: ['activity', 'lineNumber', 'machineNotes', 'f9Note'],
          }),
        );
      }
      const all = addAmounts(own);
      sums.push(all);
      ruledRow(flow, table, [`${name.split(' - ')[0]} subtotal`, '', '', '', '', money(all)], {
        bold: true,
        spans: { 0: 5 },
        aligns: { 0: 'right' },
      });
    }
    flow.continuation = null;
    const whole = addAmounts(sums);
    const tax = percentOf(whole, 4.5);
    flow.need(100);
    for (const [label, value] of [
      ['Sheet total', whole],
      ['Sales tax 4.5%', tax],
      ['Price with tax', toAmount(sum([whole, tax]))],
    ] as const)
      ruledRow(flow, table, [label, '', '', '', '', money(value)], {
        bold: label !== 'Sales tax 4.5%',
        spans: { 0: 5 },
        aligns: { 0: 'right' },
        lines: 'none',
      });
    flow.space(0.8);
    flow.paragraph(
      `Paint to order: Oat Husk ${choose.int(3, 14)} gal., Flat White ${choose.int(3, 12)} gal., Linen Gloss ${choose.int(1, 6)} gal. Exterior is bid apart.`,
    );
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer: null,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: null,
        totals: [],
        summaries: [],
        facts: {
          ...noFacts,
          insuredName: facts.insuredName,
          claimNumber: facts.claimNumber,
          carrierName: facts.carrierName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
