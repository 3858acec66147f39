import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['#', 36, 'left'],
  ['Description', 60, 'left'],
  ['Quantity', 300],
  ['Unit Cost', 360],
  ['RCV', 430],
  ['Dep.', 490],
  ['ACV', 560],
);

const room = (y: number, name: string, number: string): PlacedText[] => [
  { text: name, x: 36, y, size: 11, bold: true },
  ...header(TABLE, y + 16),
  ...row(TABLE, y + 32, [number, 'Carpet', '10.00 SY', '30.00', '300.00', '(50.00)', '250.00']),
  ...row(TABLE, y + 48, [`Subtotal: ${name}`, '', '', '', '300.00', '(50.00)', '250.00'], {
    bold: true,
  }),
];

const level = (y: number, name: string): PlacedText => ({
  text: name,
  x: 36,
  y,
  size: 14,
  bold: true,
});

const total = (y: number, name: string, amount: string): PlacedText[] => [
  { text: `Total ${name}`, x: 440, y, bold: true },
  { text: amount, x: 560, y, align: 'right', bold: true },
];

describe('levels of programs', () => {
  const { lineItems, printed } = read(
    page(1, [
      level(60, '1st Floor'),
      ...room(90, 'Hall', '1'),
      ...total(160, '1st Floor', '300.00'),
      level(200, 'Ground Floor'),
      ...room(230, 'Entry', '2'),
      ...total(300, 'Ground Floor', '300.00'),
    ]),
  );

  it('hold no other floor', () => {
    expect(lineItems.map((item) => item.printed?.path)).toEqual([
      ['1st Floor', 'Hall'],
      ['Ground Floor', 'Entry'],
    ]);
  });

  it('may have their cost alone below the column of cash values', () => {
    const levels = printed?.totals.filter(({ name }) => name.endsWith('Floor')) ?? [];
    expect(levels.map(({ amounts }) => [amounts.rcv, amounts.acv])).toEqual([
      [300, null],
      [300, null],
    ]);
  });
});

describe('measures with a label on lines of their own', () => {
  it('are no section', () => {
    const { lineItems } = read(
      page(1, [
        { text: '1. Hall Bath', x: 180, y: 60, size: 11, bold: true },
        { text: 'Floor area', x: 180, y: 76 },
        { text: '42.9 SF', x: 250, y: 76 },
        { text: 'Perimeter', x: 180, y: 90 },
        { text: `26' 8"`, x: 250, y: 90 },
        { text: 'Ceiling height', x: 180, y: 104 },
        { text: `7' 11 ½"`, x: 250, y: 104 },
        ...header(TABLE, 120),
        ...row(TABLE, 136, ['1.1', 'Carpet', '10.00 SY', '30.00', '300.00', '', '300.00']),
        ...row(TABLE, 150, ['1.2', 'Pad', '10.00 SY', '10.00', '100.00', '', '100.00']),
      ]),
    );
    expect(lineItems.map(({ room: name, section }) => [name, section])).toEqual([
      ['Hall Bath', null],
      ['Hall Bath', null],
    ]);
  });
});

describe('a head of which one column has three lines', () => {
  it('leaves none of them above as a room', () => {
    const head = (y: number): PlacedText[] => [
      { text: 'Cost', x: 250, y: y - 5 },
      ...row(TABLE, y, ['', 'Name', 'Quantity', 'Unit Price', '', '', 'Price']),
      { text: 'Code', x: 250, y: y + 5 },
    ];
    const item = (y: number, name: string, code: string, price: string) => [
      ...row(TABLE, y, ['', name, '10.00 SF', price, '', '', `${Number(price) * 10}.00`]),
      { text: code, x: 252, y },
    ];
    const { lineItems } = read(
      page(1, [
        { text: 'Kitchen', x: 36, y: 60, size: 11, bold: true },
        ...head(84),
        ...item(100, 'Paint the walls', '09', '2.00'),
        ...item(114, 'Paint the ceiling', '09', '3.00'),
      ]),
      page(2, [...head(50), ...item(70, 'Clean the floor', '01', '1.00')]),
    );
    expect(lineItems.map(({ room: name }) => name)).toEqual(['Kitchen', 'Kitchen', 'Kitchen']);
  });
});
