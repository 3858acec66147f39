import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Line Item / Operation', 48, 'left'],
  ['Quantity', 330],
  ['Unit Cost', 400],
  ['RC', 460],
  ['Dep %', 500],
  ['Depr.', 545],
  ['ACV', 600],
);

const thing = (text: string, y: number): PlacedText => ({ text, x: 48, y, bold: true });
const done = (y: number, [operation, ...figures]: string[]): PlacedText[] => [
  { text: operation ?? '', x: 62, y },
  ...row(TABLE, y, ['', ...figures]),
];

describe('a thing above what is done with it', () => {
  it('describes the rows, which have the operations', () => {
    const { lineItems } = read(
      page(1, [
        { text: 'Dwelling Roof', x: 48, y: 80, bold: true, size: 11 },
        ...header(TABLE, 100),
        thing('Shingles, laminated, 30 yr', 116),
        ...done(128, ['Remove', '10.00 SQ', '50.00', '500.00', '0%', '0.00', '500.00']),
        ...done(140, ['Replace', '11.00 SQ', '200.00', '2,200.00', '20%', '440.00', '1,760.00']),
        thing('Roof vent, metal', 152),
        ...done(164, [
          'Remove and Replace',
          '3.00 EA',
          '70.00',
          '210.00',
          '20%',
          '42.00',
          '168.00',
        ]),
        thing('Fascia', 176),
        ...done(188, ['Paint', '60.00 LF', '2.00', '120.00', '0%', '0.00', '120.00']),
        { text: 'Total Dwelling Roof', x: 250, y: 206, bold: true },
        { text: '3,030.00', x: 460, y: 206, align: 'right', bold: true },
      ]),
    );
    expect(
      lineItems.map(({ description, activity, section, rcv }) => [
        description,
        activity,
        section,
        rcv,
      ]),
    ).toEqual([
      ['Shingles, laminated, 30 yr', '-', null, 500],
      ['Shingles, laminated, 30 yr', '+', null, 2200],
      ['Roof vent, metal', '&', null, 210],
      ['Paint Fascia', '+', null, 120],
    ]);
  });
});
