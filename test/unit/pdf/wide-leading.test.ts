import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

describe('lines in wide leading', () => {
  it('are heads below heads where they name other columns', () => {
    const bold = (text: string, x: number, y: number): PlacedText => ({
      text,
      x,
      y,
      align: 'right',
      bold: true,
    });
    const { lineItems } = read(
      page(1, [
        { text: 'Dwelling Roof', x: 250, y: 80, bold: true },
        ...['QUANTITY', 'UNIT PRICE', 'TAX', 'RCV', 'AGE/LIFE', 'DEPREC.', 'ACV'].map((text, at) =>
          bold(text, 110 + at * 75, 100),
        ),
        bold('CONDITION', 410, 114.5),
        bold('DEP %', 485, 114.5),
        { text: '1. Roofing felt - 15 lb.', x: 48, y: 130 },
        ...row(FIGURES, 144, [
          '31.42 SQ',
          '38.52',
          '23.96',
          '1,234.26',
          '11/20 yrs',
          '(678.84)',
          '555.42',
        ]),
        ...row(BELOW, 158, ['Avg.', '55.00%']),
        { text: '2. Drip edge', x: 48, y: 172 },
        ...row(FIGURES, 186, [
          '100.00 LF',
          '3.00',
          '0.00',
          '300.00',
          '5/35 yrs',
          '(42.86)',
          '257.14',
        ]),
        ...row(BELOW, 200, ['Avg.', '14.29%']),
      ]),
    );
    expect(
      lineItems.map(({ section, printed, rcv }) => [
        section,
        printed?.condition,
        printed?.depreciationPercent,
        rcv,
      ]),
    ).toEqual([
      [null, 'Avg.', 55, 1234.26],
      [null, 'Avg.', 14.29, 300],
    ]);
  });

  it('go on with a row where they stand in two of its cells, or begin small', () => {
    const TABLE = columns(['Where', 75, 'left'], ['Work', 132, 'left'], ['Price', 540]);
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 100),
        ...row(TABLE, 120, ['Front', 'Secure loose ceiling plaster with washers and', '$860.00']),
        ...row(TABLE, 133.7, ['parlor', 'Injection of adhesive, countersink, mesh and', '']),
        ...row(TABLE, 147.4, ['', 'finish to level.', '']),
        ...row(TABLE, 170, ['Hall', 'Skim coat remainder of the wall', '$680.50']),
        ...row(TABLE, 193, ['Dining', 'Patch wall below window', '$125.00']),
        { text: 'Total', x: 420, y: 216 },
        { text: '$1,665.50', x: 540, y: 216, align: 'right' },
      ]),
    );
    expect(lineItems.map(({ room, description }) => [room, description])).toEqual([
      [
        'Front parlor',
        'Secure loose ceiling plaster with washers and Injection of adhesive, countersink, mesh and finish to level.',
      ],
      ['Hall', 'Skim coat remainder of the wall'],
      ['Dining', 'Patch wall below window'],
    ]);
  });
});

const FIGURES = columns(
  ['', 110],
  ['', 185],
  ['', 260],
  ['', 335],
  ['', 410],
  ['', 485],
  ['', 560],
);
const BELOW = columns(['', 410], ['', 485]);
