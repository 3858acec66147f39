import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { priceWork, sharesOf, someWorks, type Work } from '../content/priced-works.ts';
import { addAmounts } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const groups: readonly (readonly [name: string, works: readonly Work[]])[] = [
  [
    'Gutter',
    [
      ['6" K-style, .032 alum., seamless', 'FT', 14, 120, 12.5],
      ['5" half round w/ #10 shank hangers', 'FT', 14, 90, 21],
      ['Tear down existing, haul', 'FT', 14, 140, 1.75],
      ['Box mitre, inside or outside, 6"', 'EA', 1, 6, 34],
      ['End caps (L / R) crimped & sealed', 'PR', 1, 4, 11.5],
    ],
  ],
  [
    'Leader',
    [
      ['3 x 4 corrugated leader, 2 elbows', 'FT', 10, 64, 11],
      ['Outlet 3 x 4, cut in', 'EA', 1, 6, 18],
      ['Splash block 24", concrete', 'EA', 1, 6, 16.5],
      ['Offset over water table (A to B)', 'EA', 1, 3, 41],
    ],
  ],
  [
    'Trim',
    [
      ['Wrap 1 x 8 fascia w/ PVC coil', 'FT', 14, 160, 9.4],
      ['Vented soffit, 16" triple 4', 'FT', 14, 160, 13.2],
      ['Replace rotted sub-fascia 2 x 6 SPF', 'FT', 4, 40, 8.9],
      ['D-style drip edge behind gutter', 'FT', 14, 160, 3.1],
      ['Corner post 3", double 4.5" dutch lap', 'EA', 1, 4, 58],
    ],
  ],
];

const runs = [
  'Front, L of porch',
  'Front porch roof',
  'Rear ell',
  'Garage - drive side',
  'N gable',
  'Dormer 2 of 2',
] as const;

const colors = ['Musket Brn', 'White 30°', 'Clay 2', 'Royal Brown', 'Mill'] as const;

/**
 * A gutter man's bid: where each run hangs and its color in columns around what is hung, footage
 * with a foot mark and counts with a word in one cell, prices below `Each / ft.`, a sum for each
 * of gutter, leader and trim in the first column's words, a discount for paying cash.
 */
export const runFootageGutterBid: Print = {
  name: 'run-footage-gutter-bid',
  open: true,
  lines: [6, 12, 20, 32, 48],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Harvest Mutual');
    const style = printStyle({
      family: random.pick(['times', 'helvetica'] as const),
      size: 9.5,
      leading: 1.3,
      marginLeft: 46,
      marginRight: 46,
      marginTop: 44,
      marginBottom: 58,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'kerned'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark(
        {
          text: `Rain or Shine Seamless - bid ${facts.claimNumber.slice(0, 4)} - sheet ${flow.page}`,
          x: (left + right) / 2,
          align: 'center',
          size: 7.5,
        },
        flow.sheet.height - 28,
      );
    };
    flow.startPage('items');
    flow.line([{ text: 'RAIN OR SHINE SEAMLESS', x: left, bold: true, size: 17 }]);
    flow.line([{ text: 'gutters - leaders - soffit & fascia   (555) 555-0133', x: left, size: 8 }]);
    flow.space(0.6);
    flow.line([
      { text: 'Bid to:', x: left, bold: true },
      { text: facts.insuredName, x: left + 44 },
      { text: 'Date:', x: left + 330, bold: true },
      { text: usDate(facts.dateEntered), x: left + 370 },
    ]);
    flow.line([
      { text: 'Job at:', x: left, bold: true },
      { text: `${facts.propertyStreet}, ${facts.propertyTown}`, x: left + 44 },
      { text: 'Claim #:', x: left + 330, bold: true },
      { text: facts.claimNumber, x: left + 370 },
    ]);
    flow.space(0.8);
    const table: RuledTable = {
      left,
      right,
      size: 9,
      pad: 4,
      lines: random.pick(['rows', 'grid'] as const),
      headGray: random.pick([0.85, null]),
      valign: 'middle',
      columns: [
        { head: ['Run'], share: 94, align: 'left' },
        { head: ['What we hang'], share: 172, align: 'left' },
        { head: ['Color'], share: 64, align: 'left' },
        { head: ['Ft. / No.'], share: 56, align: 'right' },
        { head: ['Each / ft.'], share: 58, align: 'right' },
        { head: ['Price'], share: 68, align: 'right' },
      ],
    };
    startRuled(flow, table);
    const choose = random.fork('works');
    const shares = sharesOf(lines, Math.min(groups.length, Math.max(1, Math.floor(lines / 4))));
    const items: TruthItem[] = [];
    const amounts: number[] = [];
    for (const [index, count] of shares.entries()) {
      const [name, works] = groups[index] ?? ['', []];
      const its = someWorks(choose, works, count).map((work) => priceWork(choose, work));
      for (const { words, unit, quantity, unitPrice, amount } of its) {
        const run = choose.pick(runs);
        const color = choose.pick(colors);
        const counted =
          unit === 'FT' ? `${quantity}'` : `${quantity} ${unit === 'PR' ? 'pr.' : 'ea.'}`;
        const { page } = ruledRow(flow, table, [
          run,
          words,
          color,
          counted,
          money(unitPrice),
          money(amount),
        ]);
        amounts.push(amount);
        items.push(
          jobTruth(page, words, quantity, {
            unit: unit === 'FT' ? 'LF' : unit,
            unitPrice,
            rcv: amount,
            room: [run],
            alsoRight: {
              room: [name],
              unit: unit === 'FT' ? ['FT', "'", 'ft'] : [unit.toLowerCase()],
              description: [`${words} ${color}`, `${words}, ${color}`, `${words} - ${color}`],
            },
            unjudged: ['activity', 'section', 'lineNumber', 'f9Note'],
          }),
        );
      }
      ruledRow(
        flow,
        table,
        [`${name} total`, '', '', '', '', `$${money(addAmounts(its.map(({ amount }) => amount)))}`],
        { bold: true, spans: { 0: 5 } },
      );
    }
    flow.continuation = null;
    const whole = addAmounts(amounts);
    const cash = toAmount((whole * 0.03).toFixed(2));
    flow.need(flow.leading * 9);
    flow.space(0.6);
    for (const [label, value] of [
      ['Bid', whole],
      ['Cash or check, less 3%', -cash],
      ['You pay', toAmount(sum([whole, -cash]))],
    ] as const)
      flow.line([
        { text: label, x: left + 320, bold: label === 'You pay' },
        {
          text: `${value < 0 ? '-' : ''}$${money(Math.abs(value))}`,
          x: right - 4,
          align: 'right',
          bold: label === 'You pay',
        },
      ]);
    flow.space(1);
    flow.paragraph(
      'Colors are from the coil chart; 20 year finish. Rot that is not listed is $9.00 a foot. Leaf guard may be added for $8.75 a foot, 146 feet on this house.',
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
        facts: { ...noFacts, insuredName: facts.insuredName, claimNumber: facts.claimNumber },
      },
    };
  },
};
