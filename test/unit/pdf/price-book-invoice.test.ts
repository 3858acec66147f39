import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

it('reads an invoice by the price book: codes of tasks, tales below their titles, savings that change no sum', () => {
  const table = columns(
    ['Task #', 36, 'left'],
    ['Description', 110, 'left'],
    ['Quantity', 436],
    ['Your Price', 504],
    ['Your Total', 576],
  );
  const { lineItems } = read(
    page(1, [
      { text: 'Invoice 578384', x: 500, y: 40, bold: true, size: 12 },
      { text: 'Description of work', x: 36, y: 80, bold: true },
      ...header(table, 110),
      ...row(table, 126, ['DH-LGR', '', '2.00', '$88.65', '$177.30']),
      { text: 'LGR Dehumidifier, 24 hours', x: 110, y: 126, bold: true },
      { text: 'Daily charge, meter reading included.', x: 110, y: 138 },
      ...row(table, 158, ['WX-200', '', '9.00', '$164.00', '$1,476.00']),
      { text: 'Water Extraction, up to 200 sq ft', x: 110, y: 158, bold: true },
      { text: 'Truck mount extraction of carpet and pad or hard surface. Each', x: 110, y: 170 },
      { text: '200 sq ft or part of it.', x: 110, y: 182 },
      { text: 'Potential Savings', x: 400, y: 210 },
      { text: '$151.27', x: 576, y: 210, align: 'right' },
      { text: 'Total', x: 400, y: 224, bold: true },
      { text: '$1,653.30', x: 576, y: 224, align: 'right', bold: true },
    ]),
  );
  expect(
    lineItems.map(({ sel, description, quantity, unitPrice, rcv, room, f9Note }) => [
      sel,
      description,
      quantity,
      unitPrice,
      rcv,
      room,
      f9Note,
    ]),
  ).toEqual([
    [
      'DH-LGR',
      'LGR Dehumidifier, 24 hours',
      2,
      88.65,
      177.3,
      'General',
      'Daily charge, meter reading included.',
    ],
    [
      'WX-200',
      'Water Extraction, up to 200 sq ft',
      9,
      164,
      1476,
      'General',
      'Truck mount extraction of carpet and pad or hard surface. Each\n200 sq ft or part of it.',
    ],
  ]);
});
