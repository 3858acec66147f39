import { expect, it } from 'vitest';
import { columns, drawn, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['PART/TASK', 44, 'left'],
  ['QTY', 130],
  ['UM', 138, 'left'],
  ['DESCRIPTION', 165, 'left'],
  ['PRICE', 470],
  ['EXTENDED', 560],
);

const rowOf = (y: number, code: string, name: string, price: string, amount: string) =>
  row(TABLE, y, [code, '2', 'EA', name, price, amount]);

const plain = (y: number, text: string, x: number): PlacedText => ({ text, x, y });

const system = (y: number, name: string): PlacedText[] => [
  plain(y, `** ${name} **`, 44),
  plain(y + 13, 'EQUIPMENT', 61),
  ...rowOf(y + 26, 'FUR-1', 'FURNACE 66K BTU', '1,000.00', '2,000.00'),
  plain(y + 39, '>> EXISTING COIL IS NOT COMPATIBLE.', 165),
  ...rowOf(y + 52, 'PAN', 'DRAIN PAN', '5.00', '10.00'),
  plain(y + 65, 'LABOR', 61),
  ...rowOf(y + 78, 'L-1', 'TEAR OUT DUCT', '10.00', '20.00'),
  ...rowOf(y + 91, 'L-2', 'START UP AND TEST', '4.00', '8.00'),
  plain(y + 110, `SUBTOTAL ${name}`, 240),
  { text: '2,038.00', x: 560, y: y + 110, align: 'right' },
];

it('names between marks that sums close are rooms, names at an edge of their own their sections', () => {
  const { lineItems } = read(
    page(1, [
      ...header(TABLE, 60).map((run) => ({ ...run, bold: false })),
      ...system(90, 'SYSTEM 1 - UPSTAIRS'),
      ...system(220, 'SYSTEM 2 - BASEMENT'),
    ]),
  );
  expect(lineItems.map(({ room, section, description }) => [room, section, description])).toEqual(
    ['SYSTEM 1 - UPSTAIRS', 'SYSTEM 2 - BASEMENT'].flatMap((room) => [
      [room, 'EQUIPMENT', 'FURNACE 66K BTU'],
      [room, 'EQUIPMENT', 'DRAIN PAN'],
      [room, 'LABOR', 'TEAR OUT DUCT'],
      [room, 'LABOR', 'START UP AND TEST'],
    ]),
  );
  expect(lineItems[0]?.f9Note).toContain('EXISTING COIL IS NOT COMPATIBLE.');
});

it('names between marks above labels of work are rooms, the labels their sections', () => {
  const place = (y: number, name: string, ...labels: string[]): PlacedText[] => [
    plain(y, `*** ${name} ***`, 44),
    ...labels.flatMap((label, at) => [
      plain(y + 13 + at * 39, `${label}:`, 61),
      ...rowOf(y + 26 + at * 39, '', `${label} OF ONE`, '10.00', '20.00'),
      ...rowOf(y + 39 + at * 39, '', `${label} OF TWO`, '20.00', '40.00'),
    ]),
  ];
  const { lineItems } = read(
    page(1, [
      ...header(TABLE, 60).map((run) => ({ ...run, bold: false })),
      ...place(90, 'BASEMENT', 'HEATING', 'DUCTS'),
      ...place(200, 'LIVING ROOM', 'CHIMNEY'),
      ...place(270, 'KITCHEN', 'APPLIANCES'),
    ]),
  );
  expect(lineItems.map(({ room, section }) => [room, section])).toEqual(
    [
      ['BASEMENT', 'HEATING'],
      ['BASEMENT', 'DUCTS'],
      ['LIVING ROOM', 'CHIMNEY'],
      ['KITCHEN', 'APPLIANCES'],
    ].flatMap((place) => [place, place]),
  );
});

it('groups of a report form are places and their parts, with the sums of places', () => {
  const { lineItems, printed } = read(
    page(
      1,
      drawn(`
DESCRIPTION             QTY UN     UNIT    COST TO      DEP    ACTUAL
                                   COST    REPLACE      AMT  CASH VAL

** DWELLING

* ROOFING
DRIP EDGE             10.00 LF     2.00      20.00     0.00     20.00
RIDGE CAP             10.00 LF     3.00      30.00    10.00     20.00
* Subsubtotal *
                                             50.00    10.00     40.00

* INTERIOR
PAINT CEILING        100.00 SF     1.00     100.00     0.00    100.00
* Subsubtotal *
                                            100.00     0.00    100.00

** Subtotal **
                                            150.00    10.00    140.00

** BARN

* ROOFING
STEEL ROOFING         10.00 SF     5.00      50.00    10.00     40.00
* Subsubtotal *
                                             50.00    10.00     40.00

** Subtotal **
                                             50.00    10.00     40.00
*** Total ***
                                            200.00    20.00    180.00`),
    ),
  );
  expect(
    lineItems.map(({ room, section, description, f9Note }) => [room, section, description, f9Note]),
  ).toEqual([
    ['DWELLING', 'ROOFING', 'DRIP EDGE', null],
    ['DWELLING', 'ROOFING', 'RIDGE CAP', null],
    ['DWELLING', 'INTERIOR', 'PAINT CEILING', null],
    ['BARN', 'ROOFING', 'STEEL ROOFING', null],
  ]);
  expect(printed?.totals.map(({ name, amounts }) => [name, amounts.rcv, amounts.acv])).toEqual([
    ['DWELLING', 150, 140],
    ['BARN', 50, 40],
    ['', 200, 180],
  ]);
});
