import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 320],
  ['UNIT PRICE', 400],
  ['RCV', 500],
);

const kitchen = (name = 'Kitchen'): PlacedText[] => [
  { text: name, x: 36, y: 80, size: 11, bold: true },
  ...header(TABLE, 110),
  ...row(TABLE, 124, ['1. Paint the walls', '10.00 SF', '2.00', '20.00']),
  ...row(TABLE, 138, ['2. Paint the ceiling', '20.00 SF', '3.00', '60.00']),
  ...row(TABLE, 152, [`Totals: ${name}`, '', '', '80.00'], { bold: true }),
];

const summary = (): PlacedText[] => [
  { text: 'Summary', x: 280, y: 80, size: 11, bold: true },
  ...row(TABLE, 100, ['Line Item Total', '', '', '80.00']),
  ...row(TABLE, 114, ['Material Sales Tax', '', '', '4.00']),
  ...row(TABLE, 128, ['Replacement Cost Value', '', '', '$84.00']),
  ...row(TABLE, 142, ['Net Claim', '', '', '$84.00']),
  { text: 'Prepared by Ida Quillon, estimator, for Orchard Mutual', x: 36, y: 180 },
];

const STAMP: PlacedText[] = [
  { text: 'RECEIVED', x: 420, y: 84, size: 9 },
  { text: 'MAR 03 2026 - CLAIMS MAIL', x: 420, y: 96, size: 9 },
];

describe('a copy with a stamp above its table', () => {
  it('is the page that was read', () => {
    const { lineItems, printed } = read(
      page(1, kitchen()),
      page(2, summary()),
      page(3, [...kitchen(), ...STAMP]),
      page(4, [...summary(), ...STAMP]),
    );
    expect(lineItems).toHaveLength(2);
    expect(printed?.summaries.map(({ lineItemTotal }) => lineItemTotal)).toEqual([80]);
  });

  it('is none where another room has the same rows', () => {
    const { lineItems } = read(page(1, kitchen()), page(2, [...kitchen('Pantry'), ...STAMP]));
    expect(lineItems.map(({ room }) => room)).toEqual(['Kitchen', 'Kitchen', 'Pantry', 'Pantry']);
  });
});

describe('a sum that cuts the name of its room at a word', () => {
  it('leaves the room its name', () => {
    const { lineItems } = read(
      page(1, [
        { text: 'Dwelling Roof - North Slope (ice dam)', x: 200, y: 80, size: 11, bold: true },
        ...header(TABLE, 110),
        ...row(TABLE, 124, ['1. Felt', '10.00 SQ', '38.00', '380.00']),
        ...row(TABLE, 138, ['2. Drip edge', '40.00 LF', '3.00', '120.00']),
        ...row(TABLE, 152, ['Totals: Dwelling Roof - North', '', '', '500.00'], { bold: true }),
      ]),
    );
    expect(lineItems.map(({ room }) => room)).toEqual([
      'Dwelling Roof - North Slope (ice dam)',
      'Dwelling Roof - North Slope (ice dam)',
    ]);
  });
});
