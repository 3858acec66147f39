import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

describe('heads of take-offs', () => {
  it('have the amounts of materials alone, where hours are priced below', () => {
    const TABLE = columns(
      ['QTY', 96],
      ['DESCRIPTION', 102, 'left'],
      ['PRICE', 340],
      ['U', 356, 'left'],
      ['MATL EXT', 430],
      ['LABOR', 490],
      ['U', 504, 'left'],
      ['HRS EXT', 580],
    );
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 100),
        ...row(TABLE, 114, [
          '800',
          'COPPER WIRE',
          '500.00',
          'M',
          '400.00',
          '130.00',
          'M',
          '104.00',
        ]),
        ...row(TABLE, 126, ['10', 'OUTLET COVER', '330.00', 'C', '33.00', '5.00', 'C', '0.50']),
        ...row(TABLE, 138, ['4', 'BREAKER', '50.00', 'E', '200.00', '0.25', 'E', '1.00']),
      ]),
    );
    expect(lineItems.map(({ quantity, rcv }) => [quantity, rcv])).toEqual([
      [800, 400],
      [10, 33],
      [4, 200],
    ]);
  });

  it('count feet or pieces of each run', () => {
    const TABLE = columns(
      ['Run', 48, 'left'],
      ['What we hang', 145, 'left'],
      ['Color', 320, 'left'],
      ['Ft. / No.', 434],
      ['Each / ft.', 493],
      ['Price', 562],
    );
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 100),
        ...row(TABLE, 114, ['Porch', 'Half round', 'Clay', '40 ft', '6.00', '240.00']),
        ...row(TABLE, 126, ['Dormer', 'Elbows, crimped', 'Mill', '8 ea.', '9.50', '76.00']),
        ...row(TABLE, 138, ['Dormer', 'End caps', 'Clay', '6 pr.', '7.00', '42.00']),
      ]),
    );
    expect(lineItems.map(({ description, quantity, rcv }) => [description, quantity, rcv])).toEqual(
      [
        ['Half round', 40, 240],
        ['Elbows, crimped', 8, 76],
        ['End caps', 6, 42],
      ],
    );
  });

  it('name what was measured beside what each row costs in labor and material', () => {
    const TABLE = columns(
      ['#', 36, 'left'],
      ['Scope', 66, 'left'],
      ['Take-off', 300, 'left'],
      ['Labor', 400],
      ['Material', 460],
      ['Row total', 540],
    );
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 100),
        ...row(TABLE, 114, ['1.1', 'Barriers', '640 sq ft', '512.00', '140.80', '652.80']),
        ...row(TABLE, 126, ['1.2', 'Manometer', '4 day', '-', '112.00', '112.00']),
        ...row(TABLE, 138, ['2.1', 'Tile and mastic', '188 sq ft', '658.00', '169.20', '827.20']),
      ]),
    );
    expect(
      lineItems.map(({ printed, description, quantity, unit, rcv }) => [
        printed?.lineNumber,
        description,
        quantity,
        unit,
        rcv,
      ]),
    ).toEqual([
      ['1.1', 'Barriers', 640, 'SF', 652.8],
      ['1.2', 'Manometer', 4, 'DA', 112],
      ['2.1', 'Tile and mastic', 188, 'SF', 827.2],
    ]);
  });
});
