import { lineAmount, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import type { Random } from '../../random.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledHead, ruledRow } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Extra } from '../layer/write-print.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

type Product = readonly [name: string, details: string, unit: string, low: number, high: number];

const groups: readonly (readonly [string, readonly Product[]])[] = [
  [
    'Roof System',
    [
      [
        'Tear Off',
        'Remove 1 layer of shingles and felt down to the deck, haul away.',
        'SQ',
        62,
        98,
      ],
      [
        'Duration Series Shingle',
        'Class 3, 130 MPH, 50 year limited warranty. Color by owner.',
        'SQ',
        280,
        360,
      ],
      ['Ice & Water', '2 courses at eaves, 1 in each valley (36 in. wide).', 'LF', 3.2, 5.4],
      ['Ridge Vent', '', 'LF', 7.5, 12],
      ['Redeck', '7/16 in. OSB, first 2 sheets are free of charge.', 'SF', 2.4, 3.6],
    ],
  ],
  [
    'Gutters & Siding',
    [
      ['6 in. Seamless Gutter', '.032 aluminum with hidden hangers at 24 in.', 'LF', 11, 17],
      ['3x4 Downspout', '', 'LF', 9, 14],
      [
        'Lap Siding Repair',
        'Replace cracked boards at north side; prime cut ends, caulk and touch up.',
        'SF',
        9,
        14,
      ],
      ['Window Wrap', 'Coil stock, up to 14 ft. per opening.', 'EA', 120, 190],
    ],
  ],
  [
    'Interior Repairs',
    [
      [
        'Ceiling Drywall',
        'Cut back to sound board, hang 1/2 in., tape 3 coats, texture to match.',
        'SF',
        5.5,
        9,
      ],
      ['Paint Ceiling', '1 coat stain blocker and 2 coats flat white.', 'SF', 1.1, 1.9],
      ['Attic Insulation', 'Blow R-38 over 240 SF.', 'SF', 1.5, 2.6],
      ['Floor Protection', '', 'EA', 85, 160],
    ],
  ],
  [
    'Job Fees',
    [
      ['Permit', 'City permit at cost plus handling.', 'EA', 140, 420],
      ['Dump Trailer', '14 yd., up to 2 tons.', 'EA', 340, 520],
      ['Project Manager', 'Daily site visit while crews work.', 'HR', 55, 85],
    ],
  ],
];

const quantityOf = (random: Random, unit: string): number =>
  unit === 'EA'
    ? random.int(1, 4)
    : unit === 'HR'
      ? random.int(4, 30) / 2
      : toAmount(random.between(unit === 'SQ' ? 6 : 20, unit === 'SQ' ? 44 : 320).toFixed(2));

/**
 * A contractor's program for customers and jobs: a name and the details of it in columns of their
 * own, details over several lines or none, bands over groups with a sum at their right edge, a
 * discount, and a page of terms with numbered paragraphs.
 */
export const nameAndDetailsCrm: Print = {
  name: 'name-and-details-crm',
  open: true,
  lines: [4, 11, 16, 32, 64],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation']),
      size: 8.5,
      leading: 1.25,
      marginLeft: 42,
      marginRight: 42,
      marginTop: 48,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : { ...plainLayer, runs: random.pick(['cell', 'word', 'gaps'] as const) };
    const extras: Extra[] = [];
    flow.furniture = () => {
      const foot = flow.sheet.height - 30;
      flow.mark({ text: `Estimate #${facts.claimNumber.slice(0, 5)}`, x: 42, size: 7 }, foot);
      flow.mark({ text: `Page ${flow.page}`, x: 570, align: 'right', size: 7 }, foot);
    };
    flow.startPage('items');
    const { left, right } = flow;
    extras.push({ page: 1, kind: 'image', x: left, y: 40, width: 90, height: 36 });
    flow.line([{ text: 'ESTIMATE', x: right, align: 'right', bold: true, size: 16 }]);
    for (const text of [
      facts.companyName,
      `Date: ${usDate(facts.dateEntered)}`,
      `Sales rep: ${facts.estimator}`,
    ])
      flow.line([{ text, x: right, align: 'right' }]);
    flow.space(0.6);
    for (const text of [facts.insuredName, facts.propertyStreet, facts.propertyTown, facts.phone])
      flow.line([{ text, x: left }]);
    flow.space(1);
    const table: RuledTable = {
      columns: [
        { head: ['Item'], share: 110, align: 'left' },
        { head: ['Details'], share: 200, align: 'left' },
        { head: ['Qty'], share: 52, align: 'right' },
        { head: ['UoM'], share: 34, align: 'center' },
        { head: ['Price'], share: 60, align: 'right' },
        { head: ['Amount'], share: 72, align: 'right' },
      ],
      left,
      right,
      size: 8.5,
      pad: 4,
      lines: 'rows',
      headGray: 0.9,
      valign: 'top',
    };
    const items: TruthItem[] = [];
    const sums: number[] = [];
    let remaining = lines;
    for (let round = 1; remaining > 0; round++)
      for (const [name, products] of groups) {
        const own = products.slice(0, remaining);
        if (own.length === 0) break;
        remaining -= own.length;
        const rows = own.map(([words, details, unit, low, high]) => {
          const quantity = quantityOf(random, unit);
          const price = toAmount(random.between(low, high).toFixed(2));
          return {
            words,
            details,
            unit,
            quantity,
            price,
            amount: toAmount(lineAmount(quantity, price)),
          };
        });
        const group = round === 1 ? name : `${name} - Building ${round}`;
        const sum = addAmounts(rows.map(({ amount }) => amount));
        sums.push(sum);
        flow.continuation = null;
        flow.need(flow.leading * 7);
        flow.space(0.6);
        flow.line([
          { text: group, x: left, bold: true, size: 11 },
          { text: `$${money(sum)}`, x: right - 4, align: 'right', bold: true, size: 11 },
        ]);
        flow.space(0.2);
        ruledHead(flow, table);
        flow.continuation = () => ruledHead(flow, table);
        for (const { words, details, unit, quantity, price, amount } of rows) {
          const { page } = ruledRow(flow, table, [
            words,
            details,
            money(quantity),
            unit,
            `$${money(price)}`,
            `$${money(amount)}`,
          ]);
          const whole = `${words} ${details}`.trim();
          items.push(
            jobTruth(page, words, quantity, {
              unit,
              unitPrice: price,
              rcv: amount,
              room: [group],
              // A name with its details says as much as the name with the details noted.
              alsoRight: {
                description: [whole, `${words} - ${details}`],
                descriptionAsPrinted: [whole, `${words} - ${details}`],
                f9Note: [details],
              },
              unjudged: ['activity', 'section', 'machineNotes', 'f9Note', 'room'],
            }),
          );
        }
      }
    flow.continuation = null;
    const all = addAmounts(sums);
    const less = percentOf(all, 5);
    flow.space(1);
    flow.need(flow.leading * 7);
    for (const [label, amount] of [
      ['Subtotal', all],
      ['Neighbor discount (5%)', -less],
      ['Total', toAmount((all - less).toFixed(2))],
    ] as const)
      flow.line([
        { text: label, x: left + 400, align: 'right', bold: label === 'Total' },
        {
          text: `${amount < 0 ? '-' : ''}$${money(Math.abs(amount))}`,
          x: right - 4,
          align: 'right',
          bold: label === 'Total',
        },
      ]);
    flow.startPage('other');
    flow.line([{ text: 'Terms', x: left, bold: true, size: 12 }]);
    for (const text of [
      '1. One half of the total is due when material is delivered, $500.00 of it at signing.',
      '2. Rotten wood beyond 2 sheets is charged at $78.00 per sheet.',
      '3. This price is good for 14 days.',
    ]) {
      flow.space(0.4);
      flow.paragraph(text);
    }
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras,
      truth: { layout: 7, items, rooms: null, totals: [], summaries: [], facts: noFacts },
    };
  },
};
