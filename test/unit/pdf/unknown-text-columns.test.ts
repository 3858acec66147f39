import { describe, expect, it } from 'vitest';
import type { LineItem } from '../../../lambdas/domain/estimate/estimate.ts';
import { type ColumnPlace, columns, header, page, read, row } from './draw.ts';

/** Rows below a table's headings; a row of one cell stands at the left edge, above its figures. */
const readRows = (table: readonly ColumnPlace[], rows: readonly string[][]): LineItem[] =>
  read(
    page(1, [
      { text: 'Kitchen', x: 36, y: 60, bold: true },
      ...header(table, 80),
      ...rows.flatMap((cells, at) => {
        const y = 100 + at * 14;
        const [only, another] = cells;
        return another === undefined ? [{ text: only ?? '', x: 36, y }] : row(table, y, cells);
      }),
    ]),
  ).lineItems;

describe('a column of words that nobody asks for', () => {
  it('is no part of the descriptions, with pieces in the first column', () => {
    const table = columns(
      ['Pcs', 60],
      ['Code', 75, 'left'],
      ['Description', 120, 'left'],
      ['Method', 330, 'left'],
      ['Price', 450],
      ['Ext.', 540],
    );
    const items = readRows(table, [
      ['12', 'M02', 'Shirt, cotton', 'LND', '4.75', '57.00'],
      ['2', 'W10', 'Coat, wool', 'DC', '18.20', '36.40'],
      ['5', 'H03', 'Pillow case', 'WF', '1.95', '9.75'],
      ['1', 'W11', 'Evening gown', 'DC', '31.00', '31.00'],
    ]);
    expect(
      items.map(({ description, quantity, unit, unitPrice, sel, cat, f9Note }) => [
        description,
        quantity,
        unit,
        unitPrice,
        sel,
        cat,
        f9Note,
      ]),
    ).toEqual([
      // How each is cleaned is said beside it.
      ['Shirt, cotton', 12, null, 4.75, 'M02', null, 'LND'],
      ['Coat, wool', 2, null, 18.2, 'W10', null, 'DC'],
      ['Pillow case', 5, null, 1.95, 'H03', null, 'WF'],
      ['Evening gown', 1, null, 31, 'W11', null, 'DC'],
    ]);
  });

  it('is one of its own where the heads stand close together', () => {
    const table = columns(
      ['Pcs', 60],
      ['Code', 66, 'left'],
      ['Description', 91, 'left'],
      ['Method', 260, 'left'],
      ['Price', 315],
      ['Ext.', 344],
    );
    const items = readRows(table, [
      ['12', 'M02', 'Shirt, cotton', 'LND', '4.75', '57.00'],
      ['2', 'W10', 'Coat, wool', 'DC', '18.20', '36.40'],
      ['5', 'H03', 'Pillow case', 'WF', '1.95', '9.75'],
    ]);
    expect(items.map(({ description }) => description)).toEqual([
      'Shirt, cotton',
      'Coat, wool',
      'Pillow case',
    ]);
  });

  it('leaves a description its words that run on below the next heading', () => {
    const table = columns(
      ['Description', 36, 'left'],
      ['Phase', 200, 'left'],
      ['Qty', 330],
      ['Unit', 345, 'left'],
      ['Price', 450],
      ['Total', 540],
    );
    const items = readRows(table, [
      ['Prime and paint the walls, two coats of eggshell', '', '10.00', 'SF', '2.00', '20.00'],
      ['Haul away', 'B', '2.00', 'EA', '30.00', '60.00'],
      ['Set the vanity again, with its faucet and its trap', '', '1.00', 'EA', '90.00', '90.00'],
    ]);
    expect(items.map(({ description }) => description)).toEqual([
      'Prime and paint the walls, two coats of eggshell',
      'Haul away',
      'Set the vanity again, with its faucet and its trap',
    ]);
  });

  it.each([
    ['far from', 160],
    ['right beside', 148],
  ])('keeps crews and codes apart in a book of prices, %s the descriptions', (_, left) => {
    const table = columns(
      ['Quantity', 70],
      ['Line Number', 80, 'left'],
      ['Description', left, 'left'],
      ['Crew', 330, 'left'],
      ['Unit', 368, 'left'],
      ['Ext. Material', 430],
      ['Ext. Labor', 475],
      ['Ext. Equip.', 520],
      ['Ext. Total', 565],
      ['Ext. Total O&P', 608],
    );
    const items = readRows(
      table,
      [
        '1,494.00|072116.20-0860|Blanket insulation, 6" thick|1 Carp|S.F.|$1,090.62|$642.42|$0.00|$1,733.04|$2,218.29',
        '2.00|024119.19-0840|Selective demolition, dumpster|7 ton|Week|$0.00|$0.00|$1,100.00|$1,100.00|$1,210.00',
        '85.00|062213.15-2100|Moldings, base, 1/2" x 3"|1 Carp|L.F.|$170.00|$221.00|$0.00|$391.00|$510.20',
        '3.00|081416.09-0140|Door, wood, flush|2 Carp|Ea.|$330.00|$174.00|$0.00|$504.00|$630.00',
      ].map((cells) => cells.split('|')),
    );
    expect(
      items.map(({ description, quantity, unit, sel, lineItemTotal, rcv }) => [
        description,
        quantity,
        unit,
        sel,
        lineItemTotal,
        rcv,
      ]),
    ).toEqual([
      ['Blanket insulation, 6" thick', 1494, 'SF', '072116.20-0860', 1733.04, 2218.29],
      ['Selective demolition, dumpster', 2, 'WK', '024119.19-0840', 1100, 1210],
      ['Moldings, base, 1/2" x 3"', 85, 'LF', '062213.15-2100', 391, 510.2],
      ['Door, wood, flush', 3, 'EA', '081416.09-0140', 504, 630],
    ]);
  });

  const CRAFT = columns(
    ['Qty', 250],
    ['Craft@Hours', 260, 'left'],
    ['Unit', 330, 'left'],
    ['Material', 400],
    ['Labor', 450],
    ['Equip.', 500],
    ['Total', 570],
  );
  const CRAFT_ROWS = [
    ['Shingles, laminated', '862.00|R1@22.41|SF|1,034.40|1,206.80|0.00|2,241.20'],
    ['Underlayment, synthetic', '900.00|R1@4.50|SF|162.00|243.00|0.00|405.00'],
    ['Drywall, hung', '120.00|D1@2.16|SF|57.60|108.00|0.00|165.60'],
    ['Haul away', '2.00|L2@3.00|EA|0.00|145.00|60.00|205.00'],
  ].map(([words = '', cells = '']): [string, string[]] => [words, cells.split('|')]);
  const READ = [
    ['Shingles, laminated', 862, 'SF', 2241.2, null],
    ['Underlayment, synthetic', 900, 'SF', 405, null],
    ['Drywall, hung', 120, 'SF', 165.6, null],
    ['Haul away', 2, 'EA', 205, null],
  ];
  const shown = (items: readonly LineItem[]): unknown[] =>
    items.map(({ description, quantity, unit, rcv, f9Note }) => [
      description,
      quantity,
      unit,
      rcv,
      f9Note,
    ]);

  it('holds crew and hours beside the description', () => {
    const table = [...columns(['Item', 36, 'left']), ...CRAFT];
    const items = readRows(
      table,
      CRAFT_ROWS.map(([words, cells]) => [words, ...cells]),
    );
    expect(shown(items)).toEqual(READ);
  });

  it('holds crew and hours below a description on the line above its figures', () => {
    expect(
      shown(
        readRows(
          CRAFT,
          CRAFT_ROWS.flatMap(([words, cells]) => [[words], cells]),
        ),
      ),
    ).toEqual(READ);
  });
});

describe('a list of what was lost and what replaces it', () => {
  it('is described by what was claimed', () => {
    const table = columns(
      ['#', 30, 'left'],
      ['Item Claimed', 50, 'left'],
      ['Age', 160],
      ["Owner's Price", 240],
      ['Replacement Item', 255, 'left'],
      ['Source', 370, 'left'],
      ['Unit RCV', 470],
      ['Qty', 500],
      ['RCV', 560],
    );
    const items = readRows(table, [
      ['1', 'Area rug 5x8', '4', '$310.00', 'Norvale rug', 'Wayhome', '$289.00', '1', '$289.00'],
      ['2', 'Desk lamp', '2', '$45.00', 'Lumina lamp', 'Officeplus', '$52.50', '2', '$105.00'],
      ['3', 'Office chair', '6', '$220.00', 'Sitwell', 'Officeplus', '$199.99', '1', '$199.99'],
      ['4', 'Bath towels', '1', '$12.00', 'Cottona', 'Wayhome', '$14.25', '6', '$85.50'],
    ]);
    expect(
      items.map(({ description, quantity, unitPrice }) => [description, quantity, unitPrice]),
    ).toEqual([
      ['Area rug 5x8', 1, 289],
      ['Desk lamp', 2, 52.5],
      ['Office chair', 1, 199.99],
      ['Bath towels', 6, 14.25],
    ]);
    expect(items[1]?.f9Note).toBe('Lumina lamp Officeplus');
    expect(items.map(({ printed }) => printed?.ageYears)).toEqual([4, 2, 6, 1]);
  });
});

describe('a markup in percent', () => {
  const table = columns(
    ['Title', 30, 'left'],
    ['Cost Type', 200, 'left'],
    ['Quantity', 300],
    ['Unit', 312, 'left'],
    ['Unit Cost', 386],
    ['Builder Cost', 455],
    ['Markup', 500],
    ['Client Price', 570],
  );
  const ROWS = [
    ['Tear out wet drywall', 'Labor', '42.00', 'SF', '$1.10', '$46.20', '20%', '$55.44'],
    ['Haul off debris', 'Labor', '3.50', 'HR', '$50.00', '$175.00', '0%', '$175.00'],
    ['Hang drywall 1/2"', 'Subcontractor', '42.00', 'SF', '$2.05', '$86.10', '20%', '$103.32'],
    ['Paint walls', 'Labor', '160.00', 'SF', '$0.95', '$152.00', '15%', '$174.80'],
  ];

  it('is overhead and profit where it makes the price of the cost', () => {
    expect(
      readRows(table, ROWS).map(
        ({ description, quantity, unitPrice, lineItemTotal, overheadProfit, rcv }) => [
          description,
          quantity,
          unitPrice,
          lineItemTotal,
          overheadProfit,
          rcv,
        ],
      ),
    ).toEqual([
      ['Tear out wet drywall', 42, 1.1, 46.2, 9.24, 55.44],
      ['Haul off debris', 3.5, 50, 175, 0, 175],
      ['Hang drywall 1/2"', 42, 2.05, 86.1, 17.22, 103.32],
      ['Paint walls', 160, 0.95, 152, 22.8, 174.8],
    ]);
  });

  it('changes no amount where it makes none of the other', () => {
    const items = readRows(
      table,
      ROWS.map((cells, at) => cells.with(7, `$${at + 7}.00`)),
    );
    expect(items.map(({ unitPrice, overheadProfit }) => [unitPrice, overheadProfit])).toEqual([
      [1.1, null],
      [50, 0],
      [2.05, null],
      [0.95, null],
    ]);
    expect(items.map(({ rcv }) => rcv)).toEqual([46.2, 175, 86.1, 152]);
  });

  it('is told by the figures where the heads stand too close to be known', () => {
    const tight = columns(
      ['Title', 30, 'left'],
      ['Cost Type', 220, 'left'],
      ['Quantity', 310],
      ['Unit', 316, 'left'],
      ['Unit Cost', 378],
      ['Builder Cost', 440],
      ['Markup', 500],
      ['Client Price', 570],
    );
    const bands = [
      ['01 - Demolition', '', '', '', '', '$221.20', '', '$230.44'],
      ['02 - Finishes', '', '', '', '', '$238.10', '', '$278.12'],
    ];
    const banded = [bands[0] ?? [], ...ROWS.slice(0, 2), bands[1] ?? [], ...ROWS.slice(2)];
    for (const rows of [ROWS, banded])
      expect(
        readRows(tight, rows).map(({ description, unitPrice, overheadProfit, rcv }) => [
          description,
          unitPrice,
          overheadProfit,
          rcv,
        ]),
      ).toEqual([
        ['Tear out wet drywall', 1.1, 9.24, 55.44],
        ['Haul off debris', 50, 0, 175],
        ['Hang drywall 1/2"', 2.05, 17.22, 103.32],
        ['Paint walls', 0.95, 22.8, 174.8],
      ]);
  });
});

describe('a column that says who did the work', () => {
  it.each([
    ['Tech', 'Task performed'],
    ['By whom', 'Carried out'],
  ])('is no part of the descriptions below %s and %s', (who, what) => {
    const table = columns(
      ['Date', 45, 'left'],
      [who, 106, 'left'],
      [what, 150, 'left'],
      ['Hrs', 430],
      ['Rate', 490],
      ['Ext.', 560],
    );
    const items = readRows(table, [
      ['10/16/25', 'JR', 'Extract standing water', '8', '112.93', '903.44'],
      ['10/17/25', 'TM', 'Flood cut 24"', '2', '88.56', '177.12'],
      ['10/18/25', 'AB+2', 'Daily monitoring and log', '2', '49.48', '98.96'],
    ]);
    expect(items.map(({ description }) => description)).toEqual([
      'Extract standing water',
      'Flood cut 24"',
      'Daily monitoring and log',
    ]);
  });
});
