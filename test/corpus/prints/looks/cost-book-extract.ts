import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addAmounts } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

type Work = readonly [
  code: string,
  words: string,
  crew: string,
  unit: string,
  material: number,
  labor: number,
  equipment: number,
  least: number,
  most: number,
];

const works: readonly Work[] = [
  [
    '024119.19-0840',
    'Selective demolition, rubbish handling, dumpster, 30 C.Y., 7 ton capacity',
    '',
    'Week',
    0,
    0,
    775,
    1,
    6,
  ],
  [
    '024119.19-2040',
    "Rubbish handling, load, haul to chute & dump, 50' haul",
    '2 Clab',
    'C.Y.',
    0,
    34.2,
    0,
    4,
    90,
  ],
  [
    '061110.10-5880',
    'Wood framing, studs, 2" x 4", 8\' high wall, pneumatic nailed',
    '2 Carp',
    'L.F.',
    0.62,
    1.04,
    0,
    40,
    900,
  ],
  [
    '072116.20-0860',
    'Blanket insulation, for walls, kraft faced fiberglass, 6" thick, R19, 15" wide',
    '1 Carp',
    'S.F.',
    0.71,
    0.42,
    0,
    60,
    2400,
  ],
  [
    '073113.10-0300',
    'Asphalt shingles, laminated multi-layered, class A, pneumatic nailed',
    '1 Rofc',
    'Sq.',
    112,
    94.5,
    0,
    4,
    60,
  ],
  [
    '079213.20-0075',
    'Caulking and sealants, acrylic latex, 1/4" x 1/4", in place',
    '1 Bric',
    'L.F.',
    0.1,
    1.96,
    0,
    20,
    400,
  ],
  [
    '081416.09-2720',
    'Doors, wood, solid core, lauan face, 2\'-8" x 6\'-8"',
    '2 Carp',
    'Ea.',
    168,
    64.5,
    0,
    1,
    14,
  ],
  [
    '092910.30-2050',
    'Gypsum wallboard, on walls, standard, taped & finished (level 4 finish), 5/8" thick',
    '2 Carp',
    'S.F.',
    0.46,
    1.11,
    0,
    80,
    6200,
  ],
  [
    '093013.20-3255',
    'Ceramic tile, floors, glazed, thin set, color group 1',
    'D-7',
    'S.F.',
    4.02,
    3.94,
    0,
    30,
    800,
  ],
  [
    '099123.72-0840',
    'Walls & ceilings, 2 coats, smooth finish, roller',
    '1 Pord',
    'S.F.',
    0.18,
    0.51,
    0,
    100,
    6400,
  ],
  [
    '260590.10-4015',
    'Receptacle devices, duplex, 15 amp, ivory, type NM cable',
    '1 Elec',
    'Ea.',
    9.35,
    41.5,
    0,
    1,
    40,
  ],
  [
    '310519.10-0020',
    'Small tools, crane crew, daily use for small jobs, 12-ton truck-mounted',
    'A-3H',
    'Day',
    0,
    605,
    845,
    1,
    4,
  ],
];

const units: Readonly<Record<string, string>> = {
  Week: 'WK',
  'C.Y.': 'CY',
  'L.F.': 'LF',
  'S.F.': 'SF',
  'Sq.': 'SQ',
  'Ea.': 'EA',
  Day: 'DA',
};

/**
 * An engineer's estimate from a cost book, sideways: the book's number with a dash, the crew in
 * letters, units with points (`S.F.`, `Ea.`), what material, labor, equipment of the whole row
 * come to, their sum and what that is with the installer's overhead and profit: two sums in each row.
 */
export const costBookExtract: Print = {
  name: 'cost-book-extract',
  open: false,
  lines: [5, 12, 24, 40, 72],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      width: 792,
      height: 612,
      family: random.pick(['helvetica', 'times']),
      size: 7.5,
      marginLeft: 28,
      marginRight: 28,
      marginTop: 74,
      marginBottom: 44,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'glyph'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: 'Unit Cost Estimate', x: left, bold: true, size: 13 }, 28);
      flow.mark(
        {
          text: `${facts.insuredName} Residence - Repair after ${facts.typeOfLoss}`,
          x: left,
          size: 8.5,
        },
        42,
      );
      flow.mark({ text: `${facts.propertyStreet}, ${facts.propertyTown}`, x: left, size: 8.5 }, 53);
      flow.mark(
        {
          text: `Data release: 2026 Quarter 2   Labor type: Repair & Remodel`,
          x: right,
          align: 'right',
          size: 8,
        },
        42,
      );
      flow.mark(
        {
          text: `Prepared by ${facts.estimator}, P.E.   ${usDate(facts.dateEntered)}`,
          x: right,
          align: 'right',
          size: 8,
        },
        53,
      );
      const foot = flow.sheet.height - 22;
      flow.mark({ text: String(flow.page), x: right, align: 'right', size: 7 }, foot);
    };
    const table: RuledTable = {
      left,
      right,
      size: 7.5,
      headSize: 7,
      pad: 3,
      lines: random.pick(['grid', 'rows'] as const),
      headGray: 0.85,
      columns: [
        { head: ['Quantity'], share: 8, align: 'right' },
        { head: ['Line Number'], share: 12, align: 'left' },
        { head: ['Description'], share: 33, align: 'left' },
        { head: ['Crew'], share: 7, align: 'center' },
        { head: ['Unit'], share: 6, align: 'center' },
        { head: ['Ext. Material'], share: 10, align: 'right' },
        { head: ['Ext. Labor'], share: 10, align: 'right' },
        { head: ['Ext. Equipment'], share: 10, align: 'right' },
        { head: ['Ext. Total'], share: 10, align: 'right' },
        { head: ['Ext. Total O&P'], share: 11, align: 'right' },
      ],
    };
    flow.startPage('items');
    startRuled(flow, table);
    const choose = random.fork('choose');
    const items: TruthItem[] = [];
    const all: number[][] = [];
    const drawn = Array.from(
      { length: lines },
      (_, index) => works[(index * 5 + 3) % works.length],
    ).sort((one, other) => ((one?.[0] ?? '') < (other?.[0] ?? '') ? -1 : 1));
    let division = '';
    const dollars = (value: number): string => `$${money(value)}`;
    for (const work of drawn) {
      if (work === undefined) continue;
      const [code, words, crew, unit, material, labor, equipment, least, most] = work;
      if (code.slice(0, 2) !== division) {
        division = code.slice(0, 2);
        flow.need(40);
        ruledRow(flow, table, [`Division ${division}`, ...Array<string>(9).fill('')], {
          bold: true,
          spans: { 0: 10 },
          aligns: { 0: 'left' },
        });
      }
      const quantity = choose.int(least, most);
      const drift = choose.between(0.9, 1.1);
      const of = (rate: number): number =>
        toAmount(lineAmount(quantity, toAmount((rate * drift).toFixed(2))));
      const parts = [of(material), of(labor), of(equipment)];
      const bare = toAmount(sum(parts));
      const withProfit = toAmount((bare * 1.28).toFixed(2));
      const { page } = ruledRow(flow, table, [
        quantity.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ','),
        code,
        words,
        crew,
        unit,
        ...parts.map(dollars),
        dollars(bare),
        dollars(withProfit),
      ]);
      all.push([...parts, bare, withProfit]);
      items.push(
        jobTruth(page, words, quantity, {
          unit: units[unit] ?? unit,
          rcv: withProfit,
          activity: ['+', '-'],
          // The sum without the installer's share is a row's sum as well.
          alsoRight: { rcv: [String(bare)], unit: [unit, unit.toUpperCase()] },
          unjudged: [
            'section',
            'room',
            'activity',
            'lineNumber',
            'unitPrice',
            'overheadProfit',
            'acv',
            'f9Note',
            'machineNotes',
            'calculation',
          ],
        }),
      );
    }
    const totals = [0, 1, 2, 3, 4].map((at) => addAmounts(all.map((one) => one[at] ?? 0)));
    ruledRow(flow, table, ['Grand Total', '', '', '', '', ...totals.map(dollars)], {
      bold: true,
      spans: { 0: 5 },
      aligns: { 0: 'right' },
    });
    flow.continuation = null;
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
        facts: noFacts,
      },
    };
  },
};
