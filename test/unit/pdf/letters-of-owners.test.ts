import { describe, expect, it } from 'vitest';
import { lines, page, read, THREE_ROWS } from './draw.ts';

const letter = (...more: string[]) =>
  read(
    page(1, [
      ...lines(
        'Ida R. Quillon',
        '12 Plum Row',
        'Elmtown, OH 44999',
        'Harbor Point Mutual Insurance, claims dept.',
        'Claim 41-88F0-26C',
        'April 7, 2026',
        'Dear Ms. Prill,',
        'Here is everything we paid out for the kitchen from the leak on March 7, 2026.',
        ...more,
      ),
      ...THREE_ROWS,
    ]),
  );

describe('a letter to an insurer', () => {
  it('is written by the insured, whose name and address stand at its head', () => {
    const { insuredName, propertyAddress, carrierName } = letter();
    expect([insuredName, propertyAddress, carrierName]).toEqual([
      'Ida R. Quillon',
      '12 Plum Row, Elmtown, OH 44999',
      'Harbor Point Mutual Insurance',
    ]);
  });

  it('is none of the insured where it is about somebody else', () => {
    expect(letter('We looked at the house of your insured last week.').insuredName).toBeNull();
  });
});
