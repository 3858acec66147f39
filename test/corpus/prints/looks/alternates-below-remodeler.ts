import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { sharesOf, someWorks, type Work } from '../content/priced-works.ts';
import { addAmounts } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const phases: readonly (readonly [name: string, works: readonly Work[]])[] = [
  [
    'PHASE ONE - MAKE SAFE AND OPEN UP',
    [
      ['Protect stair and hall with hardboard; dust doors at two openings', 'ls', 1, 1, 640],
      ['Strip plaster and lath from fire side of partition and cart away', 'sf', 60, 320, 6],
      ['Remove cabinets to storage, tag and wrap', 'lf', 8, 26, 34],
      ['Temporary shoring under bath', 'ls', 1, 1, 1150],
      ['Lift sheet goods and two layers of underlayment', 'sf', 60, 220, 4],
      ['Open bath ceiling below the leak for inspection by the City', 'ls', 1, 1, 385],
    ],
  ],
  [
    'PHASE TWO - FRAME, WIRE AND PIPE',
    [
      ['Sister or replace charred joists with engineered lumber', 'ea', 3, 14, 215],
      ['Rewire kitchen on two new circuits, devices in white', 'ls', 1, 1, 3850],
      ['Reroute vent stack in cast iron through chase', 'lf', 6, 18, 165],
      ['Closed cell foam at rim and behind sink wall', 'sf', 40, 190, 5],
      ['Pack out ceiling flat to a laser line', 'sf', 60, 220, 7],
      ['Hard wired smoke and CO alarms, linked', 'ea', 2, 6, 138],
    ],
  ],
  [
    'PHASE THREE - CLOSE IN AND FINISH',
    [
      ['Blue board and skim plaster, ready for paint', 'sf', 140, 760, 9],
      ['Rehang stored cabinets, scribe and shim to new plaster', 'lf', 8, 26, 92],
      ['Heart pine floor, toothed into existing, sanded and oiled', 'sf', 60, 280, 24],
      ['Tile allowance at backsplash, supply only', 'ls', 1, 1, 900],
      ['Prime and paint all that is new, two finish coats, Owner picks colors', 'sf', 200, 1100, 3],
      ['Final clean by outside service', 'ls', 1, 1, 480],
    ],
  ],
];

const alternates: readonly (readonly [words: string, price: number])[] = [
  ['Alternate 1: soapstone top in place of reset laminate', 4380],
  ['Alternate 2: pocket door to pantry', 1720],
  ['Alternate 3: radiant mat below tile', 1265],
];

const dollars = (value: number): string => `$${value.toLocaleString('en-US')}`;

/**
 * A remodeler's proposal out of a word processor: phases in capitals over a table of `Scope`,
 * `Extent` and `Investment` in whole dollars, a lump sum where the extent is blank, no price of
 * one; a fee by percent after the phases, alternates of the same columns that are not in the sum,
 * and payments in shares of it.
 */
export const alternatesBelowRemodeler: Print = {
  name: 'alternates-below-remodeler',
  open: true,
  lines: [4, 8, 11, 15, 18],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: 'liberation',
      size: 10,
      leading: 1.3,
      marginLeft: 72,
      marginRight: 72,
      marginTop: 64,
      marginBottom: 72,
      emission: random.pick(['cell', 'word', 'fragment']),
    });
    const flow = new Flow(style);
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.startPage('items');
    flow.line([{ text: 'Ashlar Row Remodeling', x: left, bold: true, size: 16 }]);
    flow.line([{ text: 'Design, build, and put back.   (555) 555-0164', x: left, italic: true }]);
    flow.space(1);
    flow.line([{ text: usDate(facts.dateEntered), x: left }]);
    flow.space(0.6);
    flow.line([
      { text: 'Owner', x: left, bold: true },
      { text: facts.insuredName, x: left + 70 },
    ]);
    flow.line([
      { text: 'Project', x: left, bold: true },
      {
        text: `Fire repairs at ${facts.propertyStreet}, ${facts.propertyTown}`,
        x: left + 70,
      },
    ]);
    flow.line([
      { text: 'Claim', x: left, bold: true },
      { text: facts.claimNumber, x: left + 70 },
    ]);
    flow.space(0.8);
    flow.paragraph('We propose to furnish labor and material for the scope that follows.');
    flow.space(0.6);
    const table: RuledTable = {
      left,
      right,
      size: style.size,
      pad: 5,
      lines: random.pick(['grid', 'rows'] as const),
      headGray: random.pick([0.9, null]),
      columns: [
        { head: ['Scope'], share: 64, align: 'left' },
        { head: ['Extent'], share: 14, align: 'left' },
        { head: ['Investment'], share: 22, align: 'right' },
      ],
    };
    startRuled(flow, table);
    const choose = random.fork('works');
    const used = phases.slice(0, Math.min(phases.length, Math.max(1, Math.round(lines / 4))));
    const items: TruthItem[] = [];
    const sums: number[] = [];
    for (const [index, count] of sharesOf(lines, used.length).entries()) {
      const [name, works] = used[index] ?? ['', []];
      flow.need(70);
      ruledRow(flow, table, [name, '', ''], {
        bold: true,
        spans: { 0: 3 },
        aligns: { 0: 'left' },
      });
      const own: number[] = [];
      for (const [words, unit, least, most, price] of someWorks(choose, works, count)) {
        const lump = unit === 'ls';
        const quantity = choose.int(least, most);
        const amount = toAmount((quantity * price * choose.between(0.9, 1.2)).toFixed(0));
        own.push(amount);
        const { page } = ruledRow(flow, table, [
          words,
          lump ? '' : `${quantity} ${unit}`,
          dollars(amount),
        ]);
        items.push(
          jobTruth(page, words, quantity, {
            unit: lump ? null : unit,
            rcv: amount,
            room: [name],
            alsoRight: {
              unit: [unit.toUpperCase()],
              room: [name.replace(/^PHASE \w+ - /, '')],
            },
            unjudged: [
              'activity',
              'section',
              'lineNumber',
              'unitPrice',
              'f9Note',
              'machineNotes',
              // A lump sum is one of nothing that the print names.
              ...(lump ? ['quantity', 'unit'] : []),
            ],
          }),
        );
      }
      const all = addAmounts(own);
      sums.push(all);
      ruledRow(flow, table, [`${name.split(' - ')[0]}`, '', dollars(all)], {
        bold: true,
        spans: { 0: 2 },
        aligns: { 0: 'right' },
      });
    }
    flow.continuation = null;
    const net = addAmounts(sums);
    const fee = toAmount((net * 0.18).toFixed(0));
    const whole = net + fee;
    flow.need(flow.leading * 18);
    flow.space(0.8);
    for (const [label, value] of [
      ['Phases together', net],
      ['Management fee, 18%', fee],
      ['Total investment', whole],
    ] as const)
      flow.line([
        { text: label, x: right - 200, bold: value === whole },
        { text: dollars(value), x: right - 5, align: 'right', bold: value === whole },
      ]);
    flow.space(1);
    flow.line([
      {
        text: 'Alternates, priced for your choice and not in the total above',
        x: left,
        bold: true,
      },
    ]);
    flow.space(0.2);
    for (const [words, price] of alternates)
      ruledRow(flow, table, [words, '', `add ${dollars(price)}`]);
    flow.space(1);
    const first = toAmount((whole * 0.3).toFixed(0));
    const second = toAmount((whole * 0.4).toFixed(0));
    flow.paragraph(
      `Payments: ${dollars(first)} at signing, ${dollars(second)} when plaster is hung, ${dollars(whole - first - second)} when complete. Work found behind walls is billed at $86 an hour.`,
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
        facts: { ...noFacts, insuredName: facts.insuredName, claimNumber: facts.claimNumber },
      },
    };
  },
};
