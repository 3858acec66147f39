import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Trade: Description', 44, 'left'],
  ['Qty', 300],
  ['UM', 306, 'left'],
  ['Labor', 380],
  ['Material', 440],
  ['Total', 490],
  ['Depr', 530],
  ['ACV', 575],
);

const ROWS = [
  ['Plaster: Skim coat', '50.00', 'SF', '100.00', '25.00', '125.00', '25.00', '100.00'],
  ['Painting: Two coats, walls', '80.00', 'SF', '60.00', '20.00', '80.00', '', '80.00'],
  ['Painting: Sash, strip', '2.00', 'EA', '90.00', '10.00', '100.00', '40.00', '60.00'],
];

/** A room, its measures, and the table with its own sum. */
const room = (name: string, measures: string, y: number) => [
  { text: name, x: 40, y, bold: true, size: 10 },
  { text: measures, x: 52, y: y + 12, size: 7.5 },
  ...header(TABLE, y + 26),
  ...ROWS.flatMap((cells, at) => row(TABLE, y + 42 + at * 12, cells)),
  ...row(TABLE, y + 80, ['Area Total', '', '', '250.00', '55.00', '305.00', '65.00', '240.00'], {
    bold: true,
  }),
];

const estimate = () =>
  read(
    page(1, [
      { text: 'Claim: QX-7 Estimate ID: 0044', x: 400, y: 40 },
      { text: 'Price Guide: OH-Elmtown 2Q26', x: 40, y: 760 },
      ...room(
        'Second Floor: Sewing Room',
        'Dim: 10.0 x 9.0 x 8.0   Walls 304.0 sf   Ceil 90.0 sf   Floor 90.0 sf   Perim 38.0 lf',
        100,
      ),
      ...room('First Floor: Larder', 'Dim: irregular   Walls 120.0 sf   Ceil 40.0 sf', 220),
    ]),
  );

describe('rows that say their trade before what is done', () => {
  it('have their amounts below the heads behind both', () => {
    expect(
      estimate()
        .lineItems.slice(0, 3)
        .map(({ description, quantity, rcv, depreciation, acv, section }) => [
          description,
          quantity,
          rcv,
          depreciation,
          acv,
          section,
        ]),
    ).toEqual([
      ['Plaster: Skim coat', 50, 125, 25, 100, null],
      ['Painting: Two coats, walls', 80, 80, null, 80, null],
      ['Painting: Sash, strip', 2, 100, 40, 60, null],
    ]);
  });
});

describe('rooms with their level before them and measures in their labels below', () => {
  it('are rooms, with each measure under its own label', () => {
    const { lineItems, printed } = estimate();
    expect([...new Set(lineItems.map((item) => item.room))]).toEqual([
      'Second Floor: Sewing Room',
      'First Floor: Larder',
    ]);
    expect(printed?.rooms.map(({ dimensions }) => dimensions)).toEqual([
      { sfWalls: 304, sfCeiling: 90, sfFloor: 90, lfFloorPerimeter: 38 },
      { sfWalls: 120, sfCeiling: 40 },
    ]);
  });

  it('go on overleaf behind a comma', () => {
    const { lineItems } = read(
      page(1, room('Second Floor: Sewing Room', 'Walls 304.0 sf   Ceil 90.0 sf', 100).slice(0, -6)),
      page(2, room('Second Floor: Sewing Room, continued', '', 100)),
    );
    expect(new Set(lineItems.map((item) => item.room))).toEqual(
      new Set(['Second Floor: Sewing Room']),
    );
  });
});

describe('a claim number before the number of the estimate', () => {
  it('ends there, and a price guide is the price list', () => {
    expect(estimate()).toMatchObject({ claimNumber: 'QX-7', priceList: 'OH-Elmtown 2Q26' });
  });
});
