import { expect, it } from 'vitest';
import { columns, drawn, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QNTY', 260],
  ['UNIT COST', 330],
  ['RCV', 400],
  ['DEPREC.', 480],
  ['ACV', 560],
);

it('reads the name of a room that has a label before it and a size behind it', () => {
  const { lineItems, printed } = read(
    page(1, [
      { text: 'Room: Den/Office', x: 36, y: 60, bold: true, size: 10 },
      { text: `LxWxH 17'5" x 7'3" x 9'`, x: 560, y: 60, align: 'right' },
      { text: '444.00 SF Walls', x: 60, y: 72 },
      { text: '126.27 SF Ceiling', x: 300, y: 72 },
      ...header(TABLE, 90),
      ...row(TABLE, 106, ['1. Baseboard', '10.00 LF', '5.00', '50.00', '(5.00)', '45.00']),
    ]),
    page(2, [
      { text: 'CONTINUED - Den/Office', x: 250, y: 60, bold: true },
      ...header(TABLE, 80),
      ...row(TABLE, 96, ['2. Carpet', '20.00 SF', '4.00', '80.00', '(0.00)', '80.00']),
      ...row(TABLE, 114, ['Room Totals: Den/Office', '', '', '130.00', '5.00', '125.00'], {
        bold: true,
      }),
    ]),
  );
  expect(lineItems.map(({ room }) => room)).toEqual(['Den/Office', 'Den/Office']);
  expect(printed?.rooms).toMatchObject([
    { path: ['Den/Office'], height: `17'5" x 7'3" x 9'`, dimensions: { sfWalls: 444 } },
  ]);
  expect(printed?.totals).toMatchObject([{ kind: 'room', path: ['Den/Office'] }]);
});

it('reads the name of a room without the brackets around what its size is', () => {
  const { lineItems, printed } = read(
    page(1, [
      { text: 'Kitchen', x: 36, y: 60, size: 10 },
      { text: `(L x W x H) 14' 2" x 11' 8" x 8' 0"`, x: 560, y: 60, align: 'right' },
      { text: 'Walls: 413.33 SF', x: 60, y: 74 },
      { text: 'Ceiling: 165.28 SF', x: 300, y: 74 },
      ...header(TABLE, 90),
      ...row(TABLE, 106, ['1. Baseboard', '10.00 LF', '5.00', '50.00', '(5.00)', '45.00']),
    ]),
  );
  expect(lineItems.map(({ room }) => room)).toEqual(['Kitchen']);
  expect(printed?.rooms).toMatchObject([{ path: ['Kitchen'], height: `14' 2" x 11' 8" x 8' 0"` }]);
});

it('takes measures with bars between them to the room above, and to no row', () => {
  const room = (y: number, name: string, number: number): PlacedText[] => [
    { text: name, x: 36, y, bold: true, size: 11 },
    {
      text: `Height 8' 6" | Walls 400.00 SF | Ceiling 120.50 SF | Floor 120.50 SF | Perimeter 44.00 LF`,
      x: 36,
      y: y + 14,
    },
    ...header(TABLE, y + 32),
    ...row(TABLE, y + 46, [`${number}. Baseboard`, '10.00 LF', '5.00', '50.00', '', '50.00']),
  ];
  const { lineItems, printed } = read(page(1, [...room(60, 'Den', 1), ...room(150, 'Bath', 2)]));
  expect(lineItems.map(({ room, f9Note }) => [room, f9Note])).toEqual([
    ['Den', null],
    ['Bath', null],
  ]);
  const dimensions = {
    sfWalls: 400,
    sfCeiling: 120.5,
    sfFloor: 120.5,
    lfFloorPerimeter: 44,
  };
  expect(printed?.rooms).toMatchObject([
    { name: 'Den', dimensions },
    { name: 'Bath', dimensions },
  ]);
});

it('takes a name behind two kinds of places for a room', () => {
  const { lineItems, printed } = read(
    page(1, [
      { text: 'Building/Area: Dwelling', x: 36, y: 60, bold: true, size: 10 },
      ...header(TABLE, 76),
      { text: 'Roof', x: 40, y: 90, bold: true, italic: true },
      ...row(TABLE, 104, ['1. Ridge cap', '10.00 LF', '5.00', '50.00', '5.00', '45.00']),
      ...row(TABLE, 118, ['Subtotal - Dwelling', '', '', '50.00', '5.00', '45.00'], { bold: true }),
      { text: `Building/Area: Pole Barn - 40' x 72'`, x: 36, y: 146, bold: true, size: 10 },
      ...header(TABLE, 162),
      ...row(TABLE, 178, ['2. Girts', '20.00 LF', '4.00', '80.00', '8.00', '72.00']),
      ...row(TABLE, 192, [`Subtotal - Pole Barn - 40' x 72'`, '', '', '80.00', '8.00', '72.00'], {
        bold: true,
      }),
      { text: 'Building/Area: Silo No. 2', x: 36, y: 220, bold: true, size: 10 },
      ...header(TABLE, 236),
      ...row(TABLE, 252, ['3. Hatch', '2.00 EA', '50.00', '100.00', '0.00', '100.00']),
      ...row(TABLE, 266, ['Subtotal - Silo No. 2', '', '', '100.00', '0.00', '100.00'], {
        bold: true,
      }),
    ]),
  );
  expect(lineItems.map(({ room, section }) => [room, section])).toEqual([
    ['Dwelling', 'Roof'],
    [`Pole Barn - 40' x 72'`, null],
    ['Silo No. 2', null],
  ]);
  expect(printed?.totals).toMatchObject([
    { kind: 'room', path: ['Dwelling'] },
    { kind: 'room', path: [`Pole Barn - 40' x 72'`] },
    { kind: 'room', path: ['Silo No. 2'] },
  ]);
});

it('the field of a form may name the one room of its rows, whose names above them are sections', () => {
  const { lineItems } = read(
    page(
      1,
      drawn(`
#Order acknowledgement
Order 77-2                    Room: Kitchen               Date 6/12/2026
Client: Ida Quillon           Door style: Rowan           Lead time 7 weeks
~Pos   Description                       Qty      Net each     Net amount
~Cabinets and trim
10    Base, 1 door 1 drawer               1        238.96         238.96
20    Wall, 2 door, 30 high               2        254.00         508.00
~Services
S1    Measure, deliver to garage          1        185.00         185.00
S2    Install cabinets, per box           3         95.00         285.00`),
    ),
  );
  expect(lineItems.map(({ room, section }) => [room, section])).toEqual([
    ['Kitchen', 'Cabinets and trim'],
    ['Kitchen', 'Cabinets and trim'],
    ['Kitchen', 'Services'],
    ['Kitchen', 'Services'],
  ]);
});
