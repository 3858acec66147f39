import { describe, expect, it } from 'vitest';
import { columns, drawn, header, page, read, row } from './draw.ts';

const ROWS = [
  ['Remove drywall', '120', 'SF', '1.50', '180.00', '0.00', '0.00', '180.00'],
  ['Haul debris', '1', 'LD', '150.00', '150.00', '90.00', '90.00', '240.00'],
  ['Hang drywall', '120', 'SF', '1.10', '132.00', '0.60', '72.00', '204.00'],
  ['Tape and finish', '120', 'SF', '1.25', '150.00', '0.35', '42.00', '192.00'],
  ['Paint walls', '240', 'SF', '0.80', '192.00', '0.25', '60.00', '252.00'],
  ['Base', '40', 'LF', '2.00', '80.00', '3.00', '120.00', '200.00'],
];

const STOPS = [230, 255, 320, 365, 430, 490, 550];

const readTable = (headings: readonly string[], rows: readonly (readonly string[])[] = ROWS) => {
  const table = columns(
    ['Work', 36, 'left'],
    ...headings.map((heading, at): [string, number] => [heading, STOPS[at] ?? 0]),
  );
  return read(
    page(1, [
      ...header(table, 100),
      ...rows.flatMap((cells, at) => row(table, 120 + at * 14, cells)),
    ]),
  ).lineItems.map(({ quantity, unitPrice, overheadProfit, tax, rcv }) => ({
    quantity,
    unitPrice,
    overheadProfit,
    tax,
    rcv,
  }));
};

describe('labor and material that make the total', () => {
  it.each([
    [['Qty', 'U/M', 'Labor Rate', 'Labor Total', 'Matl Rate', 'Matl Total', 'Total']],
    [['Qty', 'U/M', 'Labor', 'Ext.', 'Matl', 'Ext.', 'Total']],
    [['Qty', 'U/M', 'Labor/Unit', 'Labor', 'Matl/Unit', 'Material', 'Total']],
    [['Menge', 'E', 'Lohn', 'GP', 'Stoff', 'GP', 'Summe']],
  ])('are the price together, and no overhead or profit: %s', (headings) => {
    expect(readTable(headings)).toEqual([
      { quantity: 120, unitPrice: 1.5, overheadProfit: null, tax: null, rcv: 180 },
      { quantity: 1, unitPrice: 240, overheadProfit: null, tax: null, rcv: 240 },
      { quantity: 120, unitPrice: 1.7, overheadProfit: null, tax: null, rcv: 204 },
      { quantity: 120, unitPrice: 1.6, overheadProfit: null, tax: null, rcv: 192 },
      { quantity: 240, unitPrice: 1.05, overheadProfit: null, tax: null, rcv: 252 },
      { quantity: 40, unitPrice: 5, overheadProfit: null, tax: null, rcv: 200 },
    ]);
  });

  it('are not what is the same share of all rows', () => {
    const rows = ROWS.map(([work = '', quantity = '', unit = '', price = '', amount = '']) => {
      const whole = Number(amount);
      return [
        work,
        quantity,
        unit,
        price,
        amount,
        (whole * 0.2).toFixed(2),
        (whole * 1.2).toFixed(2),
      ];
    });
    expect(
      readTable(['Ile', 'Jm', 'Cena', 'Netto', 'Narzut', 'Razem'], rows).map(
        ({ overheadProfit, rcv }) => [overheadProfit, rcv],
      ),
    ).toEqual(rows.map((cells) => [Number(cells[5]), Number(cells[6])]));
  });
});

describe('what stands below labor and material', () => {
  const HEAD =
    '~Work                            Qty     U/M   Labor/Unit     Labor    Matl/Unit    Material      Total';
  const WORK = `
Remove drywall                  120      SF         1.50    180.00         0.00        0.00     180.00
Haul debris                       1      LD       150.00    150.00        90.00       90.00     240.00
Hang drywall                    120      SF         1.10    132.00         0.60       72.00     204.00
Base                             40      LF         2.00     80.00         3.00      120.00     200.00`;

  it('is no work where it is a tax on materials and what all comes to', () => {
    const { lineItems } = read(
      page(1, drawn(`\n${HEAD}${WORK}`)),
      page(
        2,
        drawn(`
${HEAD}
SALES TAX ON MAT'L 7.75%                                                                      21.86
~CONTRACT PRICE                                                                               845.86
`),
      ),
    );
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Remove drywall',
      'Haul debris',
      'Hang drywall',
      'Base',
    ]);
  });

  it('is work where it is a lump sum before what all comes to', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
${HEAD}${WORK}
Permit                                                                                         75.00
~CONTRACT PRICE                                                                               899.00
`),
      ),
    );
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Remove drywall',
      'Haul debris',
      'Hang drywall',
      'Base',
      'Permit',
    ]);
  });

  it('is no work behind the sum of all, even where it is rounded', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
${HEAD}${WORK}
~TOTALS                                                   542.00                   282.00     824.00
`),
      ),
      page(
        2,
        drawn(`
${HEAD}
INSURANCE AND BOND                                                                            41.10
~CONTRACT PRICE                                                                               866.00
`),
      ),
    );
    expect(lineItems).toHaveLength(4);
  });
});

describe('the foot of a sheet of labor and material', () => {
  const sheet = columns(
    ['DESCRIPTION', 36, 'left'],
    ['QTY', 250],
    ['UNIT', 265, 'left'],
    ["MAT'L", 340],
    ['LABOR', 400],
    ['TOTAL', 540],
  );
  const work = [
    ['Finish drywall', '320', 'SF', '0.20', '0.80', '320.00'],
    ['Baseboard', '80', 'LF', '2.00', '2.00', '320.00'],
    ['Set door', '2', 'EA', '100.00', '50.00', '300.00'],
  ];

  it.each([
    [
      [
        ["MAT'L & LABOR", '', '', '424.00', '516.00', '940.00'],
        ["SALES TAX ON MAT'L", '', '', '34.98', '', '34.98'],
        ['OVERHEAD', '', '', '', '', '94.00'],
        ['CONTRACT PRICE', '', '', '', '', '1,068.98'],
      ],
    ],
    [
      [
        ["SALES TAX ON MAT'L 8.25%", '', '', '', '', '34.98'],
        ['CONTRACT PRICE', '', '', '', '', '1,100.00'],
      ],
    ],
  ])('holds no work, whatever its sums are called', (foot) => {
    const { lineItems } = read(
      page(1, [
        { text: 'Customer: Ida Quillon', x: 36, y: 40 },
        ...header(sheet, 60),
        ...[...work, ...foot].flatMap((cells, at) => row(sheet, 76 + at * 14, cells)),
      ]),
    );
    expect(lineItems.map(({ description }) => description)).toEqual(work.map(([name]) => name));
  });
});

describe('a price of all parts beside the parts', () => {
  it.each([
    ['Material      Labor      Equip.', '  / Unit     / Unit      / Unit'],
    ['Mat.  Cost    Labor      Equipm', ''],
  ])('is the price, with labor, material and equipment or without: %s', (parts, below) => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
~Item   Scope of Work                 Qty    UOM      ${parts}     Unit Cost     Extension
~                                                     ${below}
01.01   Haul debris                  2.00    EA         10.00      20.00        5.00        35.00         70.00
01.02   Set vanity                   1.00    EA         30.00      20.00           -        50.00         50.00
01.03   Sister floor joist           4.00    EA         10.50      20.00        1.50        32.00        128.00
01.04   Hang doors                   3.00    EA             -      40.00           -        40.00        120.00
01.05   Cabinet run                 10.00    LF         60.00      30.00        4.00        94.00        940.00
Total                                                                                                  1,308.00
`),
      ),
    );
    expect(lineItems.map(({ unitPrice, rcv }) => [unitPrice, rcv])).toEqual([
      [35, 70],
      [50, 50],
      [32, 128],
      [40, 120],
      [94, 940],
    ]);
  });
});
