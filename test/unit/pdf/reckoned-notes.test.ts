import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 300],
  ['UNIT PRICE', 380],
  ['RCV', 460],
);

/** Descriptions that nearly fill their width, each with a line below. */
const rowsWith = (below: string, indent: number) =>
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
        ...row(TABLE, 120 + at * 30, [work, '3.00 DA', '10.00', '30.00']),
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

  it('is no size of what is worked on', () => {
    const [first] = rowsWith('(2" x 4")', 0);
    expect(first).toEqual(['Air mover (per 24 hour period) - no monitor (2" x 4")', null]);
  });
});
