import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const SHEET = columns(
  ['job', 40, 'left'],
  ['sf', 250],
  ['sy', 300],
  ['ea', 350],
  ['at', 430],
  ['comes to', 520],
);

const pageOf = (...rows: string[][]) =>
  page(1, [
    { text: 'Insured: Ida Quillon', x: 40, y: 30 },
    ...header(SHEET, 60),
    ...rows.flatMap((cells, at) =>
      row(SHEET, 74 + at * 14, cells, cells.length < 3 ? { bold: true } : {}),
    ),
  ]);

const KITCHEN = [
  ['KITCHEN 12x14 vlt.'],
  ['pull vinyl', '168', '', '', '1.10', '184.80'],
  ['carpet, stretched back', '', '18.5', '', '6.00', '111.00'],
  ['reset range', '', '', '1', '85.00', '85.00'],
];

describe('a column for each unit', () => {
  it('says what the quantities in it count', () => {
    const { lineItems } = read(pageOf(...KITCHEN, ['Total', '', '', '', '', '380.80']));
    expect(
      lineItems.map(({ room, description, quantity, unit, unitPrice, rcv }) => [
        room,
        description,
        quantity,
        unit,
        unitPrice,
        rcv,
      ]),
    ).toEqual([
      ['KITCHEN 12x14 vlt.', 'pull vinyl', 168, 'SF', 1.1, 184.8],
      ['KITCHEN 12x14 vlt.', 'carpet, stretched back', 18.5, 'SY', 6, 111],
      ['KITCHEN 12x14 vlt.', 'reset range', 1, 'EA', 85, 85],
    ]);
  });

  it('is none where a quantity times its price is not the amount', () => {
    const { lineItems } = read(
      pageOf(
        ...KITCHEN,
        ['paint', '100', '', '', '2.00', '350.00'],
        ['Total', '', '', '', '', '730.80'],
      ),
    );
    expect(lineItems.map(({ unit }) => unit)).not.toContain('SY');
  });
});
