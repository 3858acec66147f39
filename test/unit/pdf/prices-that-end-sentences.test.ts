import { describe, expect, it } from 'vitest';
import { page, read, text } from './draw.ts';

describe('a letter whose numbered sentences end in their prices', () => {
  const letter = read(
    page(1, [
      text(40, 'Dear Ms. Quillon: We propose to do the following work at your home.'),
      text(60, '1.   Remove the shingles from both slopes, 19 squares, for the sum of $1,615.00.'),
      text(72, '2.   Replace broken decking where we find it, 6 sheets figured, for'),
      text(84, '$378.00.', { x: 58.5 }),
      text(96, '3.   Install felt and ice shield in the one valley, for $612.00.'),
      text(108, '4.   Flash the brick chimney again, for $485.00.'),
      text(130, 'Total for the above, labor and material, $3,090.00.'),
    ]),
  );

  it('may break right before a price', () => {
    expect(letter.lineItems.map(({ rcv }) => rcv)).toEqual([1615, 378, 612, 485]);
    expect(letter.lineItems[1]?.description).toContain('Replace broken decking');
  });
});
