import { describe, expect, it } from 'vitest';
import type { LineItem } from '../../../lambdas/domain/estimate/estimate.ts';
import { linesOfPage } from '../../../lambdas/domain/pdf/pages/lines.ts';
import { withUnitsHeaded } from '../../../lambdas/domain/pdf/tables/units-as-heads.ts';
import { type ColumnPlace, columns, header, page, read, row, text } from './draw.ts';

const said = ({ room, description, quantity, unit, rcv }: LineItem) => [
  room,
  description,
  quantity,
  unit,
  rcv,
];

/** The rows of a page with one table. */
const rowsBelow = (table: readonly ColumnPlace[], ...rows: string[][]): LineItem[] =>
  read(
    page(1, [
      ...header(table, 100),
      ...rows.flatMap((cells, at) => row(table, 115 + at * 14, cells)),
    ]),
  ).lineItems;

describe('a unit that heads the quantities counted in it', () => {
  it('is the one of the price, beside dimensions that some rows have none of', () => {
    const table = columns(
      ['ROOM', 36, 'left'],
      ['SCOPE', 100, 'left'],
      ['L', 290],
      ['W', 340],
      ['H', 390],
      ['SF', 440],
      ['$/SF', 490],
      ['AMOUNT', 560],
    );
    const { lineItems } = read(
      page(1, [
        text(86, 'INSULATION', { bold: true }),
        ...header(table, 100),
        ...row(table, 114, [
          'Living',
          'R-38 blown, ceiling',
          `18' 6"`,
          `14'`,
          '',
          '259',
          '1.68',
          '435.12',
        ]),
        ...row(table, 128, ['Bed 1', 'R-15 batt, E wall', `12'`, '', `8'`, '96', '1.24', '119.04']),
        ...row(table, 142, ['', 'INSULATION TOTAL', '', '', '', '', '', '554.16'], { bold: true }),
        text(170, 'DRYWALL', { bold: true }),
        ...header(table, 184),
        ...row(table, 198, [
          'Bed 1',
          `1/2 walls, lower 4' only`,
          `23' 4"`,
          '',
          `4'`,
          '93',
          '3.15',
          '292.95',
        ]),
        ...row(table, 212, ['', 'DRYWALL TOTAL', '', '', '', '', '', '292.95'], { bold: true }),
        ...row(table, 240, ['', 'TAKEOFF TOTAL', '', '', '', '', '', '$847.11'], { bold: true }),
      ]),
    );
    expect(lineItems.map(said)).toEqual([
      ['Living', 'R-38 blown, ceiling', 259, 'SF', 435.12],
      ['Bed 1', 'R-15 batt, E wall', 96, 'SF', 119.04],
      ['Bed 1', `1/2 walls, lower 4' only`, 93, 'SF', 292.95],
    ]);
    expect(lineItems.map(({ unitPrice }) => unitPrice)).toEqual([1.68, 1.24, 3.15]);
    expect(lineItems.map(({ section }) => section)).toEqual([
      'INSULATION',
      'INSULATION',
      'DRYWALL',
    ]);
  });

  it('is not the one beside it that no price is by', () => {
    const table = columns(
      ['Room', 36, 'left'],
      ['Material', 100, 'left'],
      ['L', 290],
      ['W', 340],
      ['SF', 390],
      ['SY', 440],
      ['$/SY', 490],
      ['Total', 560],
    );
    expect(
      rowsBelow(
        table,
        ['Den', 'Loop pile, glue down', `12' 0"`, `15' 0"`, '180', '20', '31.50', '630.00'],
        ['Hall', 'Loop pile, glue down', `4' 0"`, `18' 0"`, '72', '8', '31.50', '252.00'],
        ['Loft', 'Pad, 8 lb', `9' 0"`, `10' 0"`, '90', '10', '6.25', '62.50'],
      ).map(said),
    ).toEqual([
      ['Den', 'Loop pile, glue down', 20, 'SY', 630],
      ['Hall', 'Loop pile, glue down', 8, 'SY', 252],
      ['Loft', 'Pad, 8 lb', 10, 'SY', 62.5],
    ]);
  });

  it.each([
    ['Per LF', 'LF'],
    ['Price/LF', 'LF'],
    ['LF price', 'LF'],
    ['Rate per LF', 'LF'],
    ['Rate', 'LF'],
    ['Price', 'LF'],
  ])('stands before `%s`', (price, unit) => {
    const table = columns(
      ['Location', 36, 'left'],
      ['Length', 150],
      ['Description', 180, 'left'],
      [unit, 390],
      [price, 470],
      ['Total', 560],
    );
    expect(
      rowsBelow(
        table,
        ['North', `12'`, 'Base, poplar 5 1/4', '12', '6.00', '72.00'],
        ['South', `14' 6"`, 'Base, poplar 5 1/4', '14.5', '6.00', '87.00'],
        ['East', `9'`, 'Shoe', '9', '1.50', '13.50'],
      ).map(said),
    ).toEqual([
      ['North', 'Base, poplar 5 1/4', 12, 'LF', 72],
      ['South', 'Base, poplar 5 1/4', 14.5, 'LF', 87],
      ['East', 'Shoe', 9, 'LF', 13.5],
    ]);
  });

  it('may count squares or pieces', () => {
    const table = columns(
      ['Slope', 36, 'left'],
      ['Scope', 120, 'left'],
      ['L x W', 330],
      ['SQ', 390],
      ['$/SQ', 470],
      ['Amount', 560],
    );
    expect(
      rowsBelow(
        table,
        ['Front', 'Laminated shingles', '30 x 20', '6.00', '410.00', '2,460.00'],
        ['Rear', 'Laminated shingles', '30 x 25', '7.50', '410.00', '3,075.00'],
      ).map(({ quantity, unit, unitPrice, rcv }) => [quantity, unit, unitPrice, rcv]),
    ).toEqual([
      [6, 'SQ', 410, 2460],
      [7.5, 'SQ', 410, 3075],
    ]);
  });

  it('may stand behind the room alone', () => {
    const table = columns(
      ['Room', 36, 'left'],
      ['L', 130],
      ['W', 190],
      ['SF', 250],
      ['SY', 320],
      ['$/SY', 400],
      ['Total', 500],
    );
    expect(
      rowsBelow(
        table,
        ['Den', `12' 0"`, `15' 0"`, '180', '20', '31.50', '630.00'],
        ['Hall', `4' 0"`, `18' 0"`, '72', '8', '31.50', '252.00'],
      ).map(({ room, quantity, unit, rcv }) => [room, quantity, unit, rcv]),
    ).toEqual([
      ['Den', 20, 'SY', 630],
      ['Hall', 8, 'SY', 252],
    ]);
  });

  it('may be that of the prices of material and labor', () => {
    const table = columns(
      ['Room', 36, 'left'],
      ['Scope', 100, 'left'],
      ['SqFt', 300],
      ['Mat/SF', 370],
      ['Labor/SF', 440],
      ['Total', 540],
    );
    expect(
      rowsBelow(
        table,
        ['Den', 'Tile floor', '100', '4.00', '6.00', '1,000.00'],
        ['Hall', 'Tile floor', '50', '4.00', '6.00', '500.00'],
        ['Hall', 'Tile wall', '20', '4.00', '8.00', '240.00'],
      ).map((item) => [...said(item), item.unitPrice]),
    ).toEqual([
      ['Den', 'Tile floor', 100, 'SF', 1000, 10],
      ['Hall', 'Tile floor', 50, 'SF', 500, 10],
      ['Hall', 'Tile wall', 20, 'SF', 240, 12],
    ]);
  });

  it('is none where no row comes to its amount', () => {
    const table = columns(
      ['Room', 36, 'left'],
      ['Scope', 100, 'left'],
      ['SF', 300],
      ['$/SF', 400],
      ['Total', 540],
    );
    const print = page(1, [
      ...header(table, 100),
      ...row(table, 115, ['Den', 'Tile floor', '100', '4.00', '900.00']),
      ...row(table, 129, ['Hall', 'Tile wall', '20', '4.00', '240.00']),
    ]);
    const pages = [
      { page: 1, width: 612, height: 792, ocr: false, lines: linesOfPage(print, print.words) },
    ];
    expect(withUnitsHeaded(pages)).toEqual(pages);
  });
});
