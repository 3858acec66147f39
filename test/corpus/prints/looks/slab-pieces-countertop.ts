import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { priceWork, sharesOf, someWorks, type Work } from '../content/priced-works.ts';
import { addAmounts } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledHead, ruledRow } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const areas: readonly (readonly [
  name: string,
  stone: string,
  pieces: readonly (readonly [name: string, long: number, deep: number])[],
])[] = [
  [
    'Kitchen',
    'Quartz 3cm "Pale Harbor"',
    [
      ['Sink run', 112, 25.5],
      ['Range left', 34, 25.5],
      ['Range right', 48, 25.5],
      ['Island', 84, 40],
      ['Desk', 42, 24],
      ['Bar ledge', 66, 14],
    ],
  ],
  [
    'Hall Bath',
    'Granite 2cm "Salt Fog"',
    [
      ['Vanity top', 61, 22.5],
      ['Side splash', 22, 4],
      ['Shower curb', 58, 6],
    ],
  ],
  [
    'Primary Bath',
    'Marble 2cm "Vein Gray"',
    [
      ['Vanity top', 73, 22.5],
      ['Tub deck', 78, 30],
      ['Bench seat', 40, 16],
      ['Makeup top', 36, 20],
    ],
  ],
  [
    'Laundry',
    'Quartz 2cm "Plain Linen"',
    [
      ['Folding top', 62, 26],
      ['Window stool', 40, 7],
    ],
  ],
  [
    'Butler Pantry',
    'Soapstone 3cm',
    [
      ['Left run', 70, 25.5],
      ['Right run', 54, 25.5],
    ],
  ],
];

const labor: readonly Work[] = [
  ['Backsplash 4", same stone', 'LF', 6, 24, 32],
  ['Ogee edge, upgrade', 'LF', 6, 22, 24],
  ['Undermount sink cutout, polished', 'EA', 1, 2, 225],
  ['Cooktop cutout', 'EA', 1, 1, 175],
  ['Faucet / soap hole', 'EA', 1, 4, 35],
  ['Tear out and haul existing tops', 'SF', 12, 60, 7],
  ['Support bracket, flat steel', 'EA', 1, 6, 58],
  ['Seam, vein matched', 'EA', 1, 2, 140],
];

/**
 * A stone shop's quote: under each room its stone, then pieces with inches long and deep and the
 * square feet that come of them, priced by the square foot; below in the same columns what is done
 * to them, with the count where the feet stand and no inches; zebra stripes without rules, a room's
 * feet and money in one line, a slab's remnant as a credit, half down.
 */
export const slabPiecesCountertop: Print = {
  name: 'slab-pieces-countertop',
  open: true,
  lines: [4, 9, 15, 22, 32],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: 'liberation',
      size: 9,
      leading: 1.3,
      marginLeft: 50,
      marginRight: 50,
      marginTop: 44,
      marginBottom: 60,
    });
    const flow = new Flow(style);
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark(
        {
          text: `Countertop Quote for ${facts.insuredName} - sheet ${flow.page}`,
          x: right,
          align: 'right',
          size: 7.5,
        },
        flow.sheet.height - 28,
      );
    };
    flow.startPage('items');
    flow.line([
      { text: 'Quarry Bend Stoneworks', x: left, size: 16, bold: true },
      { text: 'COUNTERTOP QUOTE', x: right, align: 'right', size: 11 },
    ]);
    flow.rule(left, right, 2);
    flow.y += 6;
    for (const [one, other] of [
      [`Homeowner: ${facts.insuredName}`, `Quote date: ${usDate(facts.dateEntered)}`],
      [`Address: ${facts.propertyStreet}, ${facts.propertyTown}`, 'Drawn by: Tess'],
      [`Claim #: ${facts.claimNumber}`, 'Template: after cabinets are set'],
    ] as const)
      flow.line([
        { text: one, x: left },
        { text: other, x: left + 340 },
      ]);
    flow.space(1);
    const table: RuledTable = {
      columns: [
        { head: ['Piece'], share: 200, align: 'left' },
        { head: ['L"'], share: 46, align: 'right' },
        { head: ['D"'], share: 46, align: 'right' },
        { head: ['Qty'], share: 54, align: 'right' },
        { head: ['U/M'], share: 40, align: 'center' },
        { head: ['Price'], share: 60, align: 'right' },
        { head: ['Ext.'], share: 66, align: 'right' },
      ],
      left,
      right,
      size: 9,
      pad: 3,
      lines: 'none',
      headGray: null,
    };
    const choose = random.fork('works');
    const used = areas.slice(0, Math.max(1, Math.min(areas.length, Math.round(lines / 5))));
    const items: TruthItem[] = [];
    for (const [index, count] of sharesOf(lines, used.length).entries()) {
      const [name, stone, pieces] = used[index] ?? ['', '', []];
      flow.continuation = null;
      flow.need(110);
      flow.line([
        { text: name, x: left, bold: true, size: 12 },
        { text: stone, x: right, align: 'right', italic: true },
      ]);
      ruledHead(flow, table);
      flow.rule(left, right, 0.8);
      flow.continuation = () => {
        ruledHead(flow, table);
        flow.rule(left, right, 0.8);
      };
      const before = items.length;
      const cut = Math.min(pieces.length, Math.ceil(count / 2));
      const foot = toAmount(choose.between(62, 118).toFixed(0));
      const rows = [
        ...pieces.slice(0, cut).map(([words, long, deep]) => {
          const its = long + choose.int(-6, 9);
          const quantity = toAmount(((its * deep) / 144).toFixed(2));
          return {
            words,
            inches: [String(its), String(deep)] as const,
            unit: 'SF',
            quantity,
            unitPrice: foot,
            amount: toAmount(lineAmount(quantity, foot)),
          };
        }),
        ...someWorks(choose, labor, count - cut).map((work) => ({
          ...priceWork(choose, work),
          inches: ['', ''] as const,
        })),
      ];
      for (const [at, { words, inches, unit, quantity, unitPrice, amount }] of rows.entries()) {
        const { page } = ruledRow(
          flow,
          table,
          [
            words,
            ...inches,
            unit === 'EA' ? String(quantity) : quantity.toFixed(2),
            unit.toLowerCase(),
            money(unitPrice),
            money(amount),
          ],
          at % 2 === 0 ? { gray: 0.94 } : {},
        );
        const measured = inches[0] === '' ? [] : [`${words} ${inches.join(' ')}`];
        items.push(
          jobTruth(page, words, quantity, {
            unit,
            unitPrice,
            rcv: amount,
            room: [name],
            alsoRight: {
              description: measured,
              descriptionAsPrinted: measured,
              unit: [unit.toLowerCase()],
            },
            // The stone beside the room is its section or nothing.
            unjudged: ['activity', 'section', 'lineNumber', 'f9Note', 'machineNotes'],
          }),
        );
      }
      const own = items.slice(before);
      const feet = addAmounts(
        rows.filter(({ inches }) => inches[0] !== '').map(({ quantity }) => quantity),
      );
      flow.rule(left, right, 0.4);
      ruledRow(
        flow,
        table,
        [
          `${name}, pieces ${cut}`,
          '',
          '',
          feet.toFixed(2),
          'sf',
          '',
          `$${money(addAmounts(own.map(({ rcv }) => rcv ?? 0)))}`,
        ],
        { bold: true },
      );
      flow.space(1);
    }
    flow.continuation = null;
    const whole = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    const credit = Math.round(whole / 4000) * 100 + 100;
    const total = toAmount(sum([whole, -credit]));
    const down = toAmount(lineAmount(total, 0.5));
    flow.need(flow.leading * 9);
    for (const [label, value, bold] of [
      ['All rooms', money(whole), false],
      ['Remnant credit', `-${money(credit)}`, false],
      ['Quote total, tax included', `$${money(total)}`, true],
      ['50% at template', money(down), false],
      ['Balance at set', money(toAmount(sum([total, -down]))), false],
    ] as const)
      flow.line([
        { text: label, x: right - 220, bold },
        { text: value, x: right - 3, align: 'right', bold },
      ]);
    flow.space(1);
    flow.paragraph(
      'Plumbing and gas are disconnected and reconnected by others. Natural stone varies; come tag your slab. Field sizes govern over this sheet.',
    );
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer: null,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: used.map(([name]) => [name]),
        totals: [],
        summaries: [],
        facts: {
          ...noFacts,
          insuredName: facts.insuredName,
          claimNumber: facts.claimNumber,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
