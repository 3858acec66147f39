import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Line item', 40, 'left'],
  ['Quantity', 320],
  ['RCV', 380],
  ['Depreciation', 450],
  ['ACV', 510],
  ['Status', 530, 'left'],
);

/** A trade with how many rows it has at the right, and sums that may be whole dollars. */
const trade = (name: string, count: string, y: number): PlacedText[] => [
  { text: name, x: 40, y, size: 13, bold: true },
  { text: count, x: 600, y, size: 8, align: 'right' },
  ...header(TABLE, y + 14),
  ...row(TABLE, y + 28, ['Felt', '21.5 SQ', '$801.25', '$1.25', '$800', 'APPROVED']),
  ...row(TABLE, y + 42, ['Flashing', '16 LF', '$189', '$0', '$189', 'PENDING']),
  ...row(TABLE, y + 56, [`${name} total`, '', '$990.25', '$1.25', '$989'], { bold: true }),
];

describe('heads with the count of their rows', () => {
  it.each([['2 items'], ['2 line items'], ['14 rows']])('are the name alone beside %s', (count) => {
    const { lineItems, printed } = read(
      page(1, [...trade('Roofing', count, 60), ...trade('Gutters & Siding', count, 140)]),
    );
    expect(lineItems.map(({ room, rcv }) => [room, rcv])).toEqual([
      ['Roofing', 801.25],
      ['Roofing', 189],
      ['Gutters & Siding', 801.25],
      ['Gutters & Siding', 189],
    ]);
    expect(printed?.totals.map(({ name, amounts }) => [name, amounts.rcv, amounts.acv])).toEqual([
      ['Roofing', 990.25, 989],
      ['Gutters & Siding', 990.25, 989],
    ]);
  });
});

it.each([
  ['Location: Office', 'Office', '(2 items)'],
  ['Room: Den', 'Den', '[2 items]'],
  ['Location: Bath', 'Bath', '- 2 line items'],
])('reads the name of %s, a band among the rows that counts them', (label, room, count) => {
  const table = columns(
    ['Tag', 40, 'left'],
    ['Item', 80, 'left'],
    ['Qty', 400],
    ['Unit Charge', 470],
    ['Amount', 540],
  );
  const band = (name: string, y: number): PlacedText[] => [
    { text: `${label} ${name} ${count}`, x: 42, y, bold: true },
    ...row(table, y + 14, ['1041', 'Printer', '1', '$40.00', '$40.00']),
    ...row(table, y + 28, ['1042', 'Clock radio', '2', '$20.00', '$40.00']),
    ...row(table, y + 42, ['', '', '', `${room} ${name} Subtotal`, '$80.00'], { bold: true }),
  ];
  const { lineItems, printed } = read(
    page(1, [...header(table, 60), ...band('East', 76), ...band('West', 140)]),
  );
  const rooms = [`${room} East`, `${room} West`];
  expect(lineItems.map((item) => item.room)).toEqual(rooms.flatMap((name) => [name, name]));
  expect(printed?.totals.map(({ kind, name }) => [kind, name])).toEqual(
    rooms.map((name) => ['room', name]),
  );
});
