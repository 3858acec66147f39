import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const rowsOf = (text: string) =>
  read(page(1, drawn(text))).lineItems.map(({ description, rcv }) => [description, rcv]);

describe('letters whose points say parts and their sum', () => {
  const LETTER = `
Ruben,

labor and material apart, the last figure is what I want for that step.

1.  Shore the carport and clear below it.
    Labor $420.00 + material $180.50 = $600.50

2.  Take the roof apart and haul it.
    Labor $730.00 + material $95.00 = $825.00

3.  Pour two footings.
    Labor $310.00 + material $140.25 = $450.25

4.  Set two posts and a header.
    Labor $280.00 + material $366.75 = $646.75

5.  Sheathe and shingle.
    Labor $640.00 + material $512.40 = $1,152.40

The town wants $85 or so for the permit, that is yours.`;

  it('are proven by what parts come to, and no total is needed', () => {
    expect(rowsOf(LETTER)).toEqual([
      ['Shore the carport and clear below it.', 600.5],
      ['Take the roof apart and haul it.', 825],
      ['Pour two footings.', 450.25],
      ['Set two posts and a header.', 646.75],
      ['Sheathe and shingle.', 1152.4],
    ]);
  });

  it('are not read where parts come to something else', () => {
    expect(() => rowsOf(LETTER.replaceAll(/= \$\d/g, '= $9'))).toThrow(/table of line items/);
  });
});

describe('points below the head of an option', () => {
  const letter = (asked: string) => `
Hello both,

this is for your floor.

- Move the table and two sofas, $180.00
- Take up the old floor, $1,215.00
- Grind the slab, $729.00

Option A - hardwood ${asked}

- Hickory, glued down, $6,318.00
- Reducer at tile, $96.00

Option B - vinyl plank (your choice)

- Plank, floated, $3,547.80
- Stair nose, $138.00

Total with Option B: $5,809.80`;

  it('are no rows where it says that it was not chosen', () => {
    expect(rowsOf(letter('(not chosen)')).map(([, rcv]) => rcv)).toEqual([
      180, 1215, 729, 3547.8, 138,
    ]);
  });
});
