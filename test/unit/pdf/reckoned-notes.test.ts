import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 300],
  ['UNIT PRICE', 380],
  ['RCV', 460],
);

const amountOf = (quantity: string): string => `${Number.parseFloat(quantity) * 10}.00`;

/** Descriptions that nearly fill their width, each with a line below. */
const rowsWith = (below: string, indent: number, quantity = '3.00 DA') =>
  read(
    page(1, [
      { text: 'Kitchen', x: 36, y: 80, bold: true },
      ...header(TABLE, 100),
      ...[
        '1. Air mover (per 24 hour period) - no monitor',
        '2. Dehumidifier (per 24 hour period) - large',
        '3. Negative air fan/air scrubber (24 hr period)',
        '4. Equipment decontamination charge - per piece',
        '5. Add for personal protective equipment (hvy)',
        '6. Water extraction from carpeted floor - heavy',
        '7. Apply plant-based anti-microbial agent',
      ].flatMap((work, at) => [
        ...row(TABLE, 120 + at * 30, [work, quantity, '10.00', amountOf(quantity)]),
        { text: below, x: 36 + indent, y: 130 + at * 30 },
      ]),
    ]),
  ).lineItems.map(({ description, f9Note }) => [description, f9Note]);

describe('how somebody came to a quantity', () => {
  it.each([
    ['(3 units x 1 day)', 10],
    ['(1 unit x 3 days)', 14],
    ['(1.5 hours x 2 techs)', 10],
    ['(12 SF @ 3 days each)', 0],
  ])('is a note below a description of any width: %s', (below, indent) => {
    for (const [description, note] of rowsWith(below, indent)) {
      expect(description).not.toContain(below);
      expect(note).toBe(below);
    }
  });

  it.each([
    ['2 units X 3 days (6/9, 6/10, 6/11)', '6.00 EA'],
    ['4 posts X 4 days', '16.00 DA'],
    ['2 large fans x 3 days', '6.00 DA'],
    ['2 technicians for 3 hours', '6.00 HR'],
    ['2 techs x 3 hrs each, 6/9', '6.00 HR'],
    ['3 hr/day x 4 days', '12.00 HR'],
    ['2 x 3 days', '6.00 EA'],
    ['3 days * 2 units = 6', '6.00 EA'],
    ['2EA*4DA', '8.00 DA'],
    ['2 units X 3 days and 1 unit X 2 days', '8.00 EA'],
    ['2 units x 3 days, 6/9 - 6/11', '6.00 EA'],
    ['2 crews x 3 visits per the log', '6.00 EA'],
    ['2 rooms X 2 coats X 2 sides', '8.00 EA'],
  ])('is a note where the counts come to the quantity: %s', (below, quantity) => {
    for (const [description, note] of rowsWith(below, 0, quantity)) {
      expect(description).not.toContain(below);
      expect(note).toBe(below);
    }
  });

  it.each([
    ['2 units X 3 days', '8.00 EA'],
    ['2 x 4 studs', '8.00 EA'],
    ['2 ft x 4 ft', '8.00 EA'],
    ['2 doors', '2.00 EA'],
  ])('comes to the quantity, and counts what has no length: %s', (below, quantity) => {
    const [first] = rowsWith(below, 0, quantity);
    expect(first).toEqual([`Air mover (per 24 hour period) - no monitor ${below}`, null]);
  });

  it('is no size of what is worked on', () => {
    const [first] = rowsWith('(2" x 4")', 0);
    expect(first).toEqual(['Air mover (per 24 hour period) - no monitor (2" x 4")', null]);
  });
});
