import { describe, expect, it } from 'vitest';
import { type PlacedText, page, read, THREE_ROWS } from './draw.ts';

/** Boxes beside each other, each with its label in bold type over what fills it. */
const boxes = (...all: string[][]): PlacedText[] =>
  all.flatMap((texts, column) =>
    texts.map((text, at) => ({
      text,
      x: [36, 240, 440][column] ?? 36,
      y: 60 + at * 11,
      bold: at === 0,
    })),
  );

const factsOf = (...all: string[][]) => read(page(1, [...boxes(...all), ...THREE_ROWS]));

describe('the label of the next box', () => {
  it('is no insurer of the one before it', () => {
    expect(
      factsOf(
        ['Customer', 'Ida and Jon Quillon', '12 Plum Row, Elmtown, OH 44999'],
        [
          'Insurance',
          'Harbor Point Farm & Ranch',
          'Claim 01-0077-41218',
          'Date of loss 5/28/2026, hail',
        ],
        ['Report', 'Measured 6/03/2026', 'Rep: Danny V.'],
      ).carrierName,
    ).toBe('Harbor Point Farm & Ranch');
  });

  it('is no address of the one before it, which ends in a colon', () => {
    expect(
      factsOf(
        ['RECIPIENT:', 'Ida Quillon', '12 Plum Row', 'Elmtown, OH 44999'],
        ['SERVICE ADDRESS:', '12 Plum Row', 'Elmtown, OH 44999'],
        ['INSURANCE', 'Harbor Point Mutual', 'Claim 41-88F0', 'Loss 03/02/2026'],
      ).propertyAddress,
    ).toBe('12 Plum Row, Elmtown, OH 44999');
  });

  it('is none where labels and values stand beside each other in one grid', () => {
    const grid = (texts: string[], y: number): PlacedText[] =>
      texts.map((text, at) => ({ text, x: [36, 120, 340, 420][at] ?? 36, y }));
    for (const colon of [':', ''])
      expect(
        read(
          page(1, [
            ...grid([`Insured${colon}`, 'Estate of Ida Quillon', `Carrier${colon}`, 'Amica'], 60),
            ...grid(
              [`Location${colon}`, '12 Plum Row, Elmtown, OH', `Claim${colon}`, '26-0883'],
              72,
            ),
            ...THREE_ROWS,
          ]),
        ),
      ).toMatchObject({ insuredName: 'Estate of Ida Quillon', carrierName: 'Amica' });
  });
});
