import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const letter = (price: (number: number) => string): string => `
#Marlowe Builders
Dear Mrs. Reyes,
We propose to do the following work for the prices shown with each number.

~1. East wall, siding
     Take off the damaged siding, 1,120 sq. ft. in all
     Put up new siding, color as near as there is
     New corner posts
                                              ${price(1)} $4,256.00
~2. Gutters
     Includes leaf screens at $4.00 each
                                              ${price(2)} $1,178.50
~3. Clean up
     Magnet sweep of lawn, two times
                                              ${price(3)} $475.00
~                                    Total of Nos. 1 through 3: $5,909.50
`;

const rowsOf = (text: string) =>
  read(page(1, drawn(text))).lineItems.map(({ printed, description, rcv, f9Note }) => [
    printed?.lineNumber,
    description,
    rcv,
    f9Note,
  ]);

describe('prices that name the number of what they are for', () => {
  it.each([
    (number: number) => `Price for No. ${number}:`,
    (number: number) => `Cost of item ${number} -`,
  ])('stand beside that number, and what is said between is a note', (price) => {
    expect(rowsOf(letter(price))).toEqual([
      [
        '1',
        'East wall, siding',
        4256,
        'Take off the damaged siding, 1,120 sq. ft. in all\nPut up new siding, color as near as there is\nNew corner posts',
      ],
      ['2', 'Gutters', 1178.5, 'Includes leaf screens at $4.00 each'],
      ['3', 'Clean up', 475, 'Magnet sweep of lawn, two times'],
    ]);
  });
});
