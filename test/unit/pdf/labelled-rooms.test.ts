import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

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
