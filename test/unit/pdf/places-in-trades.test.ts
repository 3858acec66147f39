import { describe, expect, it } from 'vitest';
import { columns, page, read, row } from './draw.ts';

const SHEET = columns(
  ['Action', 37, 'left'],
  ['Description', 108, 'left'],
  ['Quantity', 350],
  ['Unit Cost', 410],
  ['Subtotal', 470],
  ['Replacement Cost', 560],
);

type Part = [place: string, work: string, quantity: string, price: string, amount: string];

/** A group with its name above the headings, places among its rows, and its sum below. */
const group = (y: number, name: string, sum: string, parts: readonly Part[]) => [
  { text: name, x: 34, y, bold: true, size: 8 },
  ...row(
    SHEET,
    y + 14,
    SHEET.map(({ heading }) => heading),
    { bold: true, size: 6 },
  ),
  ...parts.flatMap(([place, work, quantity, price, amount], at) => [
    { text: place, x: 37, y: y + 30 + at * 32, bold: true },
    ...row(SHEET, y + 46 + at * 32, ['Replace', work, quantity, price, amount, amount]),
  ]),
  ...row(SHEET, y + 30 + parts.length * 32, [`Subtotal - ${name}`, '', '', '', sum, sum], {
    bold: true,
  }),
];

const placesIn = (names: readonly [string, string, string], places: readonly [string, string]) => {
  const [first, second] = places;
  return read(
    page(1, [
      ...group(60, names[0], '$250.00', [
        [first, 'Board, 1/2"', '100.00 SF', '$2.00', '$200.00'],
        [second, 'Corner bead', '10.00 LF', '$5.00', '$50.00'],
      ]),
      ...group(220, names[1], '$300.00', [[first, 'Batt, R-20', '150.00 SF', '$2.00', '$300.00']]),
      ...group(350, names[2], '$110.00', [
        [first, 'Seal walls', '100.00 SF', '$1.00', '$100.00'],
        ['General', 'Mask floor', '10.00 SF', '$1.00', '$10.00'],
      ]),
    ]),
  );
};

describe('places among the rows of trades', () => {
  it('are rooms that come again, with the trade for a section', () => {
    const { lineItems } = placesIn(
      ['Drywall', 'Vapour Barrier', 'Painting'],
      ['Kitchen', 'Dining Room'],
    );
    expect(lineItems.map(({ room, section }) => [room, section])).toEqual([
      ['Kitchen', 'Drywall'],
      ['Dining Room', 'Drywall'],
      ['Kitchen', 'Vapour Barrier'],
      ['Kitchen', 'Painting'],
      ['General', 'Painting'],
    ]);
  });

  it('are no rooms where trades come again below floors', () => {
    const { lineItems } = placesIn(
      ['First Floor', 'Second Floor', 'Basement'],
      ['Drywall', 'Painting'],
    );
    expect(lineItems.map(({ room }) => room)).not.toContain('Painting');
    expect(lineItems.map(({ section }) => section)).not.toContain('First Floor');
  });
});
