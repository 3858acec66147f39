import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

describe('worksheets with headings over two lines', () => {
  it('reads a flood worksheet, whose rooms have their measures behind their names', () => {
    const table = columns(
      ['LINE', 30, 'left'],
      ['DESCRIPTION OF', 70, 'left'],
      ['U/M', 290],
      ['QTY', 340],
      ['UNIT', 390],
      ['RCV', 440],
      ['DEP', 480],
      ['DEP', 530],
      ['ACV', 590],
    );
    const below = ['', 'DAMAGED PROPERTY', '', '', 'COST', 'LOSS', '%', 'AMOUNT', 'LOSS'];
    const head = (y: number) => [...header(table, y), ...row(table, y + 10, below, { bold: true })];
    const room = (y: number, number: string, name: string) => [
      { text: number, x: 30, y },
      { text: name, x: 50, y },
      { text: 'L 13.0 W 7.5 H 8.0', x: 200, y },
      { text: 'FLOOR 97.50 SF', x: 320, y },
      { text: 'WALLS 328.00 SF', x: 430, y },
    ];
    const estimate = read(
      page(1, [
        ...room(40, '1.', 'LIVING ROOM'),
        ...head(54),
        ...row(table, 80, [
          '1.01',
          'PRIME WALLS',
          'SF',
          '1,322.00',
          '1.10',
          '1,454.20',
          '-',
          '-',
          '1,454.20',
        ]),
        ...row(table, 94, [
          '1.02',
          'REPLACE BATT',
          'SF',
          '100.00',
          '2.00',
          '200.00',
          '40%',
          '80.00',
          '120.00',
        ]),
        { text: 'TOTAL LIVING ROOM', x: 70, y: 110, bold: true },
        ...row(table, 110, ['', '', '', '', '', '1,654.20', '', '80.00', '1,574.20'], {
          bold: true,
        }),
        ...room(140, '2.', 'KITCHEN'),
        ...head(154),
        ...row(table, 180, [
          '2.01',
          'SET VANITY',
          'EA',
          '3.00',
          '203.08',
          '609.24',
          '-',
          '-',
          '609.24',
        ]),
        ...row(table, 194, [
          '2.02',
          'CORNER BEAD',
          'LF',
          '95.20',
          '2.65',
          '252.28',
          '-',
          '-',
          '252.28',
        ]),
        { text: 'TOTAL KITCHEN', x: 70, y: 210, bold: true },
        ...row(table, 210, ['', '', '', '', '', '861.52', '', '0.00', '861.52'], { bold: true }),
      ]),
    );
    expect(
      estimate.lineItems.map((item) => [item.room, item.unitPrice, item.depreciation, item.acv]),
    ).toEqual([
      ['LIVING ROOM', 1.1, 0, 1454.2],
      ['LIVING ROOM', 2, 80, 120],
      ['KITCHEN', 203.08, 0, 609.24],
      ['KITCHEN', 2.65, 0, 252.28],
    ]);
    expect(estimate.printed?.rooms[0]?.dimensions).toMatchObject({ sfFloor: 97.5, sfWalls: 328 });
  });

  it('tells headings that touch apart, and charges behind the sum of all sums from rows', () => {
    const top = columns(
      ['Matl', 365],
      ['Labor', 425],
      ['Repair', 490],
      ['Dep', 525],
      ['Cash', 580],
    );
    const bottom = columns(
      ['No Item', 45, 'left'],
      ['Qty', 300],
      ['UM per unit', 365],
      ['per unit', 425],
      ['Cost', 490],
      ['%', 525],
      ['Value', 580],
    );
    const table = columns(
      ['No', 45, 'left'],
      ['Item', 58, 'left'],
      ['Qty', 300],
      ['UM', 304, 'left'],
      ['Matl', 365],
      ['Labor', 425],
      ['Cost', 490],
      ['%', 525],
      ['Value', 580],
    );
    const estimate = read(
      page(1, [
        { text: 'Insured', x: 40, y: 20 },
        { text: 'Rosalba Roe', x: 100, y: 20 },
        { text: 'Make', x: 350, y: 20 },
        { text: 'Cavalon', x: 420, y: 20 },
        { text: 'Claim no.', x: 40, y: 31 },
        { text: '6066882425', x: 100, y: 31 },
        { text: 'Loss date', x: 40, y: 42 },
        { text: '12/15/2025', x: 100, y: 42 },
        ...header(top, 60),
        ...header(bottom, 70),
        { text: '=== ROOF SYSTEM ===', x: 40, y: 86, bold: true },
        ...row(table, 98, [
          '1',
          'Coat seams',
          '3',
          'GAL',
          '30.90',
          '21.58',
          '157.44',
          '45',
          '86.59',
        ]),
        ...row(table, 110, [
          '2',
          'Roof-over',
          '860',
          'SF',
          '3.72',
          '2.86',
          '5,658.80',
          '65',
          '1,980.58',
        ]),
        { text: 'ROOF SYSTEM subtotal', x: 318, y: 122 },
        ...row(table, 122, ['', '', '', '', '', '', '5,816.24', '', '2,067.17']),
        { text: '=== EXTERIOR AND PORCH ===', x: 40, y: 140, bold: true },
        ...row(table, 152, [
          '3',
          'Skirting',
          '123',
          'LF',
          '5.61',
          '3.59',
          '1,131.60',
          '10',
          '1,018.44',
        ]),
        ...row(table, 164, [
          '4',
          'Set door',
          '1',
          'EA',
          '445.80',
          '106.04',
          '551.84',
          '60',
          '220.74',
        ]),
        { text: 'EXTERIOR AND PORCH subtotal', x: 270, y: 176 },
        ...row(table, 176, ['', '', '', '', '', '', '1,683.44', '', '1,239.18']),
        { text: 'Sum of systems', x: 330, y: 200 },
        ...row(table, 200, ['', '', '', '', '', '', '7,499.68', '', '3,306.35']),
        { text: 'Freight on home parts', x: 330, y: 212 },
        ...row(table, 212, ['', '', '', '', '', '', '190.00', '', '190.00']),
        { text: 'Repair estimate', x: 330, y: 224 },
        ...row(table, 224, ['', '', '', '', '', '', '7,689.68', '', '3,496.35']),
      ]),
    );
    expect(
      estimate.lineItems.map((item) => [
        item.room,
        item.description,
        item.unit,
        item.rcv,
        item.printed?.depreciationPercent,
        item.acv,
      ]),
    ).toEqual([
      ['ROOF SYSTEM', 'Coat seams', 'GL', 157.44, 45, 86.59],
      ['ROOF SYSTEM', 'Roof-over', 'SF', 5658.8, 65, 1980.58],
      ['EXTERIOR AND PORCH', 'Skirting', 'LF', 1131.6, 10, 1018.44],
      ['EXTERIOR AND PORCH', 'Set door', 'EA', 551.84, 60, 220.74],
    ]);
    expect(estimate.insuredName).toBe('Rosalba Roe');
  });

  it('counts freight below the sum of all rows as a charge, and models as none of descriptions', () => {
    const table = columns(
      ['Line', 40, 'left'],
      ['Qty', 100],
      ['Model', 110, 'left'],
      ['Description', 165, 'left'],
      ['Net Price', 500],
      ['Ext. Price', 580],
    );
    const estimate = read(
      page(1, [
        { text: 'Customer:', x: 40, y: 30 },
        { text: 'Orson Roe', x: 100, y: 30 },
        { text: 'Quote date:', x: 350, y: 30 },
        { text: '8/7/2026', x: 412, y: 30 },
        ...header(table, 60),
        ...row(table, 76, ['100', '8', 'DH-3200', 'Double hung window', '477.36', '3,818.88']),
        ...row(table, 92, ['200', '3', 'GD-1607', 'Overhead door', '1,165.43', '3,496.29']),
        ...row(table, 108, ['300', '8', 'GB-0500', 'Glass block', '162.98', '1,303.84']),
        ...row(table, 124, ['400', '23', 'LABOR', 'Installation, 2 men', '94.50', '2,173.50']),
        { text: 'Merchandise and labor', x: 370, y: 150 },
        { text: '10,792.51', x: 580, y: 150, align: 'right' },
        { text: 'Freight', x: 370, y: 162 },
        { text: '185.00', x: 580, y: 162, align: 'right' },
        { text: 'Quote total', x: 370, y: 178 },
        { text: '$10,977.51', x: 580, y: 178, align: 'right' },
      ]),
    );
    expect(estimate.lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Double hung window', 3818.88],
      ['Overhead door', 3496.29],
      ['Glass block', 1303.84],
      ['Installation, 2 men', 2173.5],
    ]);
    expect(estimate.insuredName).toBe('Orson Roe');
  });
});
