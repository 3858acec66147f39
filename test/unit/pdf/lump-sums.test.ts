import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, drawn, header, type PlacedText, page, read, row } from './draw.ts';

const SCHEDULE = columns(
  ['No.', 36, 'left'],
  ['Description of Work', 66, 'left'],
  ['Value', 290],
  ['Previous', 330],
  ['This', 380],
  ['To Date', 440],
  ['Balance', 500],
  ['Retainage', 565],
);

const WORK = [
  ['1', 'Mobilization', '5,000.00', '5,000.00', '0.00', '5,000.00', '0.00', '500.00'],
  ['2', 'Demolition', '12,400.00', '12,400.00', '0.00', '12,400.00', '0.00', '1,240.00'],
  ['3', 'Framing', '18,250.00', '9,125.00', '4,562.50', '13,687.50', '4,562.50', '1,368.75'],
  ['4', 'Drywall', '14,800.00', '0.00', '7,400.00', '7,400.00', '7,400.00', '740.00'],
];

const SUMS = ['50,450.00', '26,525.00', '11,962.50', '38,487.50', '11,962.50', '3,848.75'];

const rows = (top: number, work: readonly string[][]): PlacedText[] =>
  work.flatMap((cells, at) => row(SCHEDULE, top + at * 16, cells));

describe('a schedule of values', () => {
  it.each([
    ['under one line of headings', header(SCHEDULE, 100), 'GRAND TOTAL'],
    [
      'under two, with a sum of its own name',
      [
        ...row(SCHEDULE, 89, ['', '', 'Scheduled', 'From', '', 'Completed', '', '']),
        ...header(SCHEDULE, 100),
      ],
      'CONTRACT SUM',
    ],
    [
      'under headings of several lines with their letters above',
      [
        ...row(SCHEDULE, 67, ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']),
        ...row(SCHEDULE, 78, ['Item', 'Description', 'Scheduled', 'From', '', '', '', ''], {
          bold: true,
        }),
        ...row(SCHEDULE, 89, ['No.', 'of Work', 'Value', 'Previous', 'This', 'Completed', '', ''], {
          bold: true,
        }),
        ...row(SCHEDULE, 100, ['', '', '', 'Appl.', 'Period', 'To Date', 'Balance', 'Retainage'], {
          bold: true,
        }),
      ],
      'GRAND TOTALS',
    ],
  ])('has what each work is to cost, not what is held back of it, %s', (_, head, label) => {
    const estimate = read(
      page(1, [...head, ...rows(120, WORK), ...row(SCHEDULE, 190, ['', label, ...SUMS])]),
    );
    expect(
      estimate.lineItems.map((item) => [
        item.printed?.lineNumber,
        item.description,
        item.quantity,
        item.rcv,
      ]),
    ).toEqual([
      ['1', 'Mobilization', 1, 5000],
      ['2', 'Demolition', 1, 12400],
      ['3', 'Framing', 1, 18250],
      ['4', 'Drywall', 1, 14800],
    ]);
    expect(estimate.printed?.totals.map(({ kind, amounts }) => [kind, amounts.rcv])).toEqual([
      ['grand', 50450],
    ]);
  });

  it('may go on over pages, with its headings on each, and bands of divisions', () => {
    const { lineItems } = read(
      page(1, [
        ...header(SCHEDULE, 100),
        { text: 'Division 1', x: 36, y: 120, bold: true },
        ...rows(136, WORK.slice(0, 2)),
      ]),
      page(2, [
        ...header(SCHEDULE, 100),
        { text: 'Division 2', x: 36, y: 120, bold: true },
        ...rows(136, WORK.slice(2)),
        ...row(SCHEDULE, 190, ['', 'TOTAL', ...SUMS]),
      ]),
    );
    expect(lineItems.map(({ description, room, rcv }) => [description, room, rcv])).toEqual([
      ['Mobilization', 'Division 1', 5000],
      ['Demolition', 'Division 1', 12400],
      ['Framing', 'Division 2', 18250],
      ['Drywall', 'Division 2', 14800],
    ]);
  });

  it.each([
    ['below', 0],
    ['above', -10],
  ])('may have descriptions that go on %s', (_, shift) => {
    const lines = [
      ['Mobilization, permits, and supervision', 'of all trades on the site'],
      ['Demolition of walls, ceilings and bath', 'fixtures, with haul off'],
      ['Framing of partitions, soffits, blocks', 'and furring as drawn'],
      ['Drywall, hung, taped, floated, textured', 'and sanded throughout'],
    ];
    const { lineItems } = read(
      page(1, [
        ...header(SCHEDULE, 100),
        ...WORK.flatMap((cells, at) => [
          ...row(
            SCHEDULE,
            130 + at * 30,
            cells.map((cell, column) => (column === 1 ? '' : cell)),
          ),
          ...(lines[at] ?? []).map((text, line) => ({
            text,
            x: 66,
            y: 130 + at * 30 + line * 10 + shift,
          })),
        ]),
        ...row(SCHEDULE, 260, ['', 'TOTAL', ...SUMS]),
      ]),
    );
    expect(lineItems.map(({ description, rcv }) => [description, rcv])).toEqual(
      [5000, 12400, 18250, 14800].map((value, at) => [lines[at]?.join(' '), value]),
    );
  });

  it('may have one column of amounts', () => {
    const table = columns(
      ['Item', 36, 'left'],
      ['Description', 76, 'left'],
      ['Contract Amount', 400],
    );
    const estimate = read(
      page(1, [
        ...header(table, 100),
        ...WORK.flatMap(([number = '', work = '', value = ''], at) =>
          row(table, 120 + at * 16, [number, work, value]),
        ),
        ...row(table, 190, ['', 'CONTRACT SUM', '50,450.00']),
      ]),
    );
    expect(
      estimate.lineItems.map(({ description, section, rcv }) => [description, section, rcv]),
    ).toEqual([
      ['Mobilization', null, 5000],
      ['Demolition', null, 12400],
      ['Framing', null, 18250],
      ['Drywall', null, 14800],
    ]);
  });

  it('may have the value of a work on the last line of its name', () => {
    const table = columns(
      ['ITEM', 36, 'left'],
      ['DESCRIPTION OF WORK', 72, 'left'],
      ['VALUE', 290],
    );
    const estimate = read(
      page(1, [
        ...header(table, 100),
        ...row(table, 116, ['1', 'General conditions and']),
        ...row(table, 127, ['', 'supervision', '4,200.00']),
        ...row(table, 140, ['2', 'Demolition of wet drywall,']),
        ...row(table, 151, ['', 'insulation and base', '2,400.00']),
        ...row(table, 164, ['3', 'Drywall, hung and finished -', '3,300.00']),
        ...row(table, 177, ['4', 'Final clean', '400.00']),
        ...row(table, 190, ['', 'TOTAL', '10,300.00']),
      ]),
    );
    expect(
      estimate.lineItems.map(({ printed, description, rcv }) => [
        printed?.lineNumber,
        description,
        rcv,
      ]),
    ).toEqual([
      ['1', 'General conditions and supervision', 4200],
      ['2', 'Demolition of wet drywall, insulation and base', 2400],
      ['3', 'Drywall, hung and finished -', 3300],
      ['4', 'Final clean', 400],
    ]);
  });

  it('has a name of a group over a row that is numbered in it, which is none of its words', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
Dear owner, we propose to do this work for the prices below.
~1. LAUNDRY
   1.1  Remove the plaster                                   $200.00
   1.2  Frame the rear wall                                   110.00
   1.3  Washer: by contents claim                           By Owner
~                                 Sum Laundry                $310.00
~2. KITCHEN
   2.1  Clean the cabinets                                   $400.00
   2.2  Cut the ceiling open                                  150.00
   2.3  Heat, five weeks                                 As incurred
~                                 Sum Kitchen                $550.00
Total of items 1.1 through 2.3                               $860.00`),
      ),
    );
    expect(
      lineItems.map(({ room, description, isPaidWhenIncurred }) => [
        room,
        description,
        isPaidWhenIncurred,
      ]),
    ).toEqual([
      ['LAUNDRY', 'Remove the plaster', false],
      ['LAUNDRY', 'Frame the rear wall', false],
      ['LAUNDRY', 'Washer: by contents claim', false],
      ['KITCHEN', 'Clean the cabinets', false],
      ['KITCHEN', 'Cut the ceiling open', false],
      ['KITCHEN', 'Heat, five weeks', true],
    ]);
  });

  it('is none where its sums are not those of its rows', () => {
    expect(() =>
      read(
        page(1, [
          ...header(SCHEDULE, 100),
          ...rows(120, WORK.slice(0, 1)),
          ...row(SCHEDULE, 190, ['', 'TOTAL', ...SUMS]),
        ]),
      ),
    ).toThrow();
  });
});

it('lump sums numbered within trades say with a few of them how much of what at which price', () => {
  const estimate = read(
    page(
      1,
      drawn(`
~1. DEMOLITION
   1.1  Remove wet drywall and trim                              $ 2,480.00
   1.2  Remove oak strip flooring, 412 SF                          1,236.00
   1.3  Detach & Reset radiators                                     940.00
   1.4  Dumpster and dump fees                                       775.00
                                        Subtotal, Demolition       5,431.00

~2. CARPENTRY
   2.1  Sister four joists at Den                                $ 1,120.00
   2.2  Subfloor, plywood, 14 sheets @ $118.00                     1,652.00
   2.3  Interior door slab                                           385.00
   2.4  Air seal at rim joist                                      INCLUDED
                                        Subtotal, Carpentry        3,157.00

TOTAL OF THIS PROPOSAL                                           $ 8,588.00
`),
    ),
  );
  expect(
    estimate.lineItems.map(({ printed, description, rcv }) => [
      printed?.lineNumber,
      description,
      rcv,
    ]),
  ).toEqual([
    ['1.1', 'Remove wet drywall and trim', 2480],
    ['1.2', 'Remove oak strip flooring, 412 SF', 1236],
    ['1.3', 'Detach & Reset radiators', 940],
    ['1.4', 'Dumpster and dump fees', 775],
    ['2.1', 'Sister four joists at Den', 1120],
    ['2.2', 'Subfloor, plywood', 1652],
    ['2.3', 'Interior door slab', 385],
    ['2.4', 'Air seal at rim joist', 0],
  ]);
  expect(estimate.lineItems[5]).toMatchObject({ quantity: 14, unit: 'SH', unitPrice: 118 });
  expect(reconcile(estimate)).toMatchObject({ reconciled: true, failures: [] });
});

describe('a change order', () => {
  it('comes to the amount that its statement of the contract says, whose others are no rows', () => {
    const estimate = read(
      page(
        1,
        drawn(`
                              CHANGE ORDER

The Contract is changed as follows:
1.   ADD      Replace rotted mud sill, 16 lineal
              feet, found when siding was removed             $3,264.00
2.   ADD      Install hold-downs                                $486.50
3.   CREDIT   Delete allowance for shower door                 ($975.00)
4.   NO COST  Change hall paint color from one
              to another                                          $0.00

Original Contract Sum                                        $48,715.00
Net change by previous Change Orders (1, 2)                   $2,140.25
Contract Sum prior to this Change Order                      $50,855.25
Amount of this Change Order                                   $2,775.50
New Contract Sum including this Change Order                 $53,630.75

Dear owner: this work will not be started before this Change Order is signed.
Contract time is increased by 4 working days. Please sign and return it.
Sincerely, the contractor`),
      ),
    );
    expect(estimate.lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['ADD Replace rotted mud sill, 16 lineal feet, found when siding was removed', 3264],
      ['ADD Install hold-downs', 486.5],
      ['CREDIT Delete allowance for shower door', -975],
      ['NO COST Change hall paint color from one to another', 0],
    ]);
    expect(estimate.printed?.totals.map(({ kind, amounts }) => [kind, amounts.rcv])).toEqual([
      ['grand', 2775.5],
    ]);
  });

  it('of several parts has the markup of each below its sum, which is no row', () => {
    const part = (y: number, name: string, printed: string): PlacedText[] => {
      const amounts = printed.split(' ');
      return [
        { text: name, x: 36, y: y - 14, bold: true },
        ...header(PARTS, y),
        ...row(PARTS, y + 14, ['1', `${name} towers`, '', amounts[0] ?? '']),
        ...row(PARTS, y + 28, ['2', `${name} wall`, '', amounts[1] ?? '']),
        ...row(PARTS, y + 42, ['3', `${name} slab`, '', amounts[2] ?? '']),
        ...row(PARTS, y + 56, ['', '', 'Subtotal:', amounts[3] ?? '']),
        ...row(PARTS, y + 70, ['', '', 'Overhead (5.00% of all types):', amounts[4] ?? '']),
        ...row(PARTS, y + 84, ['', '', 'Fee (10.00% of all types):', amounts[5] ?? '']),
        ...row(PARTS, y + 98, ['', '', 'Grand Total:', amounts[6] ?? '']),
      ];
    };
    const { lineItems } = read(
      page(1, [
        ...part(100, 'Emergency shoring', '$100.00 $200.00 $350.00 $650.00 $32.50 $68.25 $750.75'),
        ...part(240, 'Deck and roof', '$200.00 $310.00 $490.00 $1,000.00 $50.00 $105.00 $1,155.00'),
      ]),
    );
    expect(lineItems.map(({ rcv }) => rcv)).toEqual([100, 200, 350, 200, 310, 490]);
  });
});

const PARTS = columns(['#', 36, 'left'], ['Description', 66, 'left'], ['', 420], ['Amount', 500]);
