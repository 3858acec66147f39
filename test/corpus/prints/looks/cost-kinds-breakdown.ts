import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { sharesOf } from '../content/priced-works.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** Cost code, words, unit, most of it, and what one costs in labor, material and by a sub. */
type Cost = readonly [
  code: string,
  words: string,
  unit: string,
  most: number,
  labor: number,
  material: number,
  sub: number,
];

const divisions: readonly (readonly [number: string, name: string, costs: readonly Cost[]])[] = [
  [
    '01',
    'GENERAL REQUIREMENTS',
    [
      ['01 31 13', 'Superintendent, half time', 'WK', 9, 1180, 0, 0],
      ['01 52 19', 'Portable toilet', 'MO', 4, 0, 0, 165],
      ['01 56 16', 'Dust partition, zipper doors', 'SF', 600, 0.9, 0.55, 0],
      ['01 74 23', 'Final cleaning', 'SF', 4200, 0, 0, 0.42],
    ],
  ],
  [
    '02',
    'EXISTING CONDITIONS',
    [
      ['02 41 19', 'Selective demolition, suite 110', 'SF', 2400, 2.1, 0, 0],
      ['02 41 91', 'Dumpster, 30 yard', 'EA', 6, 0, 0, 640],
      ['02 82 13', 'Abate floor mastic', 'SF', 900, 0, 0, 5.8],
    ],
  ],
  [
    '06',
    'WOOD AND PLASTICS',
    [
      ['06 10 53', 'Blocking, fire treated', 'LF', 380, 2.4, 1.85, 0],
      ['06 41 16', 'Plastic laminate base cabinets', 'LF', 34, 46, 212, 0],
      ['06 46 00', 'Wood base, stained', 'LF', 520, 2.9, 3.3, 0],
    ],
  ],
  [
    '08',
    'OPENINGS',
    [
      ['08 11 13', 'Hollow metal frame, welded', 'EA', 9, 95, 318, 0],
      ['08 14 16', 'Flush wood door, rated', 'EA', 9, 82, 465, 0],
      ['08 41 13', 'Storefront, one bay reglazed', 'EA', 4, 0, 0, 1870],
    ],
  ],
  [
    '09',
    'FINISHES',
    [
      ['09 22 16', 'Metal studs 3-5/8", 20 gauge', 'SF', 1900, 1.75, 1.4, 0],
      ['09 29 00', 'Gypsum board 5/8", level 4', 'SF', 5200, 1.62, 0.74, 0],
      ['09 51 13', 'Acoustic ceiling, 2 x 2 tegular', 'SF', 3100, 0, 0, 5.35],
      ['09 65 13', 'Rubber base, 4"', 'LF', 760, 0.95, 1.15, 0],
      ['09 68 13', 'Carpet tile', 'SY', 380, 0, 0, 39],
      ['09 91 23', 'Paint walls, two coats', 'SF', 6400, 0, 0, 0.88],
    ],
  ],
  [
    '23',
    'HEATING AND COOLING',
    [
      ['23 01 30', 'Clean duct, main and branches', 'LF', 340, 0, 0, 17.5],
      ['23 37 13', 'Diffuser, lay-in', 'EA', 22, 38, 74, 0],
      ['23 74 13', 'Rooftop unit, check and filters', 'EA', 3, 0, 0, 410],
    ],
  ],
  [
    '26',
    'ELECTRICAL',
    [
      ['26 27 26', 'Receptacle and plate', 'EA', 48, 0, 0, 61],
      ['26 51 13', 'Troffer, 2 x 4 LED', 'EA', 54, 0, 0, 236],
    ],
  ],
];

/**
 * A commercial builder's cost breakdown on a legal sheet laid sideways: a running line number and
 * the trades' common code before the words, quantity and unit, no price of one but labor, material
 * and subcontract in columns that stay empty where a line has none, the line's cost at the right;
 * a division's sums stand in its gray head, above its lines; fee and bond by per cent at the end.
 */
export const costKindsBreakdown: Print = {
  name: 'cost-kinds-breakdown',
  open: false,
  lines: [5, 9, 14, 19, 24],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      width: 1008,
      height: 612,
      family: random.pick(['helvetica', 'liberation']),
      size: 10,
      leading: 1.25,
      marginLeft: 48,
      marginRight: 48,
      marginTop: 44,
      marginBottom: 50,
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : { ...plainLayer, runs: random.pick(['cell', 'word'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      const foot = flow.sheet.height - 24;
      flow.mark({ text: 'Stonecutter Construction Co.', x: left, size: 8 }, foot);
      flow.mark({ text: `Page ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('items');
    flow.line([
      { text: 'COST BREAKDOWN', x: left, bold: true, size: 15 },
      { text: 'Stonecutter Construction Co.', x: right, align: 'right', bold: true, size: 12 },
    ]);
    for (const [one, two] of [
      [`Insured: ${facts.insuredName}`, `Issued: ${usDate(facts.dateEntered)}`],
      [
        `Location: ${facts.propertyStreet}, ${facts.propertyTown}`,
        `Claim No.: ${facts.claimNumber}`,
      ],
    ] as const)
      flow.line([
        { text: one, x: left },
        { text: two, x: right, align: 'right' },
      ]);
    flow.space(0.8);
    const table: RuledTable = {
      columns: [
        { head: ['Line'], share: 40, align: 'center' },
        { head: ['Cost Code'], share: 74, align: 'left' },
        { head: ['Description'], share: 270, align: 'left' },
        { head: ['Quantity'], share: 70, align: 'right' },
        { head: ['Unit'], share: 46, align: 'center' },
        { head: ['Labor'], share: 96, align: 'right' },
        { head: ['Material'], share: 96, align: 'right' },
        { head: ['Subcontract'], share: 100, align: 'right' },
        { head: ['Line Cost'], share: 110, align: 'right' },
      ],
      left,
      right,
      size: 10,
      pad: 5,
      lines: 'grid',
      headGray: 0.78,
    };
    startRuled(flow, table);
    const choose = random.fork('works');
    const used = divisions.slice(0, Math.max(2, Math.min(divisions.length, Math.ceil(lines / 3))));
    const sizes = used.map(([, , costs]) => costs.length);
    const counts = sharesOf(lines, used.length).map((count, index) =>
      Math.min(count, sizes[index] ?? 0),
    );
    // What is too much for a short division goes to the finishes.
    const missing = lines - counts.reduce((all, count) => all + count, 0);
    const longest = sizes.indexOf(Math.max(...sizes));
    counts[longest] = Math.min(sizes[longest] ?? 0, (counts[longest] ?? 0) + missing);
    const items: TruthItem[] = [];
    for (const [index, [number, name, costs]] of used.entries()) {
      const chosen = choose
        .sample(costs, counts[index] ?? 0)
        .sort((one, two) => costs.indexOf(one) - costs.indexOf(two));
      const rows = chosen.map(([code, words, unit, most, ...kinds]) => {
        const quantity = choose.int(Math.ceil(most / 4), most);
        const parts = kinds.map((one) =>
          toAmount((one * quantity * choose.between(0.9, 1.2)).toFixed(2)),
        );
        return { code, words, unit, quantity, parts, cost: addAmounts(parts) };
      });
      const column = (at: number): number => addAmounts(rows.map(({ parts }) => parts[at] ?? 0));
      const shown = (amount: number): string => (amount === 0 ? '' : money(amount));
      flow.need(44);
      ruledRow(
        flow,
        table,
        [
          `DIVISION ${number}   ${name}`,
          '',
          '',
          '',
          '',
          shown(column(0)),
          shown(column(1)),
          shown(column(2)),
          money(addAmounts(rows.map(({ cost }) => cost))),
        ],
        { bold: true, gray: 0.92, spans: { 0: 5 }, aligns: { 0: 'left' } },
      );
      for (const row of rows) {
        const line = String(items.length + 1);
        const { page } = ruledRow(flow, table, [
          line,
          row.code,
          row.words,
          row.quantity.toLocaleString('en-US'),
          row.unit,
          ...row.parts.map(shown),
          money(row.cost),
        ]);
        const coded = [`${row.code} ${row.words}`];
        items.push(
          jobTruth(page, row.words, row.quantity, {
            lineNumber: line,
            unit: row.unit,
            rcv: row.cost,
            alsoRight: { description: coded, descriptionAsPrinted: coded },
            // Divisions are sections; labor, material and subcontract are no prices of one.
            unjudged: [
              ...['activity', 'section', 'room', 'unitPrice'],
              ...['f9Note', 'machineNotes', 'priceNote'],
            ],
          }),
        );
      }
    }
    flow.continuation = null;
    const whole = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    const fee = percentOf(whole, 12);
    const bond = percentOf(toAmount(sum([whole, fee])), 1.5);
    flow.need(90);
    flow.y += 6;
    for (const [label, value, bold] of [
      ['Cost of the work', whole, false],
      ["Builder's fee, 12%", fee, false],
      ['Bond, 1.5%', bond, false],
      ['Contract sum', toAmount(sum([whole, fee, bond])), true],
    ] as const)
      ruledRow(flow, table, ['', '', '', '', '', '', label, '', `$${money(value)}`], {
        bold,
        lines: 'none',
        spans: { 0: 6, 6: 2 },
        aligns: { 6: 'right' },
      });
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
          insuredName: facts.insuredName,
          claimNumber: facts.claimNumber,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
