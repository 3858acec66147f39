import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(['DESCRIPTION', 43, 'left'], ['QTY', 380], ['RATE', 470], ['AMOUNT', 560]);

const invoice = (label: string): PlacedText[] => [
  { text: 'BILL TO', x: 40, y: 60, size: 6, bold: true },
  { text: 'CLAIM #', x: 400, y: 60, size: 6, bold: true },
  { text: 'Cottonwood Office Park, LLC', x: 40, y: 70, size: 7 },
  { text: 'PCI-8830274', x: 400, y: 70, size: 7 },
  { text: label, x: 400, y: 84, size: 6, bold: true },
  { text: 'Jarek Lindholm', x: 400, y: 93, size: 7 },
  ...header(TABLE, 130),
  ...row(TABLE, 150, ['Emergency call', '1.00 EA', '245.00', '245.00']),
  ...row(TABLE, 164, ['Project manager', '4.50 HR', '127.50', '573.75']),
  ...row(TABLE, 178, ['Water technician', '2.00 HR', '93.75', '187.50']),
];

it('a person below the last label of a head is no room', () => {
  const rooms = read(page(1, invoice('ADJUSTER'))).lineItems.map(({ room }) => room);
  expect(new Set(rooms)).toEqual(new Set(['General']));
});
