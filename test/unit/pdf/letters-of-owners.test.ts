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

describe('a letter to those who own no house of their own', () => {
  it('goes to the church and not to the firm that works for churches', () => {
    const { insuredName, propertyAddress } = read(
      page(1, [
        ...lines(
          'QUILLON & SON',
          'Ornamental Plaster - Church Interiors - since 1961',
          '14 Mill Row, Elmtown, OH 44998',
          'May 16, 2026',
          "St. Anne's Lutheran Church",
          'Board of Trustees, attn. Mr. Jon Prill',
          '12 Plum Row, Elmtown, OH 44999',
          'Re: Rain in at the tower, April 17, 2026. Insurance claim 5-2507.',
          'We will do this work.',
        ),
        ...THREE_ROWS,
      ]),
    );
    expect([insuredName, propertyAddress]).toEqual([
      "St. Anne's Lutheran Church",
      '12 Plum Row, Elmtown, OH 44999',
    ]);
  });
});
