import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

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
