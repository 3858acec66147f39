import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const HEADS = columns(['QTY', 70], ['DESCRIPTION', 130, 'left'], ['RATE', 440], ['AMOUNT', 540]);
const CELLS = columns(['', 70], ['', 80, 'left'], ['', 130, 'left'], ['', 440], ['', 540]);

const rowsOf = (...rows: [string, string, string, string, string][]) =>
  read(
    page(1, [
      ...header(HEADS, 100),
      ...rows.flatMap((cells, at) => row(CELLS, 114 + at * 13, cells)),
    ]),
  ).lineItems.map(({ description, quantity, unit }) => [description, quantity, unit]);

describe('units between the quantities and the descriptions, without a heading', () => {
  it('are a column of their own', () => {
    expect(
      rowsOf(
        ['7.5', 'hr', 'Pump operator', '80.00', '600.00'],
        ['2', 'day', '24 ft scaffold, end frames', '45.00', '90.00'],
        ['3', 'bag', 'Sand, 60 lb', '9.50', '28.50'],
        ['1', 'roll', '4 mil film 10 x 100', '38.00', '38.00'],
      ),
    ).toEqual([
      ['Pump operator', 7.5, 'HR'],
      ['24 ft scaffold, end frames', 2, 'DA'],
      ['Sand, 60 lb', 3, 'BG'],
      ['4 mil film 10 x 100', 1, 'RL'],
    ]);
  });

  it('are none where most of these words are something else', () => {
    expect(
      rowsOf(
        ['7.5', 'wet', 'Pump operator', '80.00', '600.00'],
        ['2', 'dry', 'scaffold, end frames', '45.00', '90.00'],
        ['3', 'bag', 'Sand, 60 lb', '9.50', '28.50'],
      ),
    ).toEqual([
      ['wet Pump operator', 7.5, null],
      ['dry scaffold, end frames', 2, null],
      ['bag Sand, 60 lb', 3, null],
    ]);
  });
});
