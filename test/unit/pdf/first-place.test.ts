import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Description', 93, 'left'],
  ['Qty', 380],
  ['Unit Cost', 470],
  ['Total', 560],
);

const rows = (y: number, ...names: string[]) =>
  names.flatMap((name, at) => row(TABLE, y + at * 14, [name, '2', '10.00', '20.00']));

it('the first of places that are set alike is a room as the others are', () => {
  const { lineItems } = read(
    page(1, [
      ...header(TABLE, 80),
      { text: 'MAIN HOUSE', x: 44, y: 100, bold: true, size: 10 },
      { text: 'Service Equipment', x: 93, y: 114, bold: true },
      ...rows(128, 'Pull the meter', 'Replace the main'),
      { text: 'Subtotal Main', x: 400, y: 160, bold: true },
      { text: '40.00', x: 560, y: 160, align: 'right', bold: true },
      { text: 'DETACHED SHOP / BARN', x: 44, y: 190, bold: true, size: 10 },
      { text: 'Service Equipment', x: 93, y: 204, bold: true },
      ...rows(218, 'Set a subpanel', 'Dig the trench'),
      { text: 'Subtotal Detached', x: 400, y: 250, bold: true },
      { text: '40.00', x: 560, y: 250, align: 'right', bold: true },
    ]),
  );
  expect(lineItems.map(({ room, section }) => [room, section])).toEqual([
    ['MAIN HOUSE', 'Service Equipment'],
    ['MAIN HOUSE', 'Service Equipment'],
    ['DETACHED SHOP / BARN', 'Service Equipment'],
    ['DETACHED SHOP / BARN', 'Service Equipment'],
  ]);
});
