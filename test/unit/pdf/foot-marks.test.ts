import { describe, expect, test } from 'vitest';
import { drawn, page, read } from './draw.ts';

const bid = (last: string) =>
  read(
    page(
      1,
      drawn(`
Bid to:  Ines Tesch
~Location            Description                            Qty          Rate       Price
Front eave          6" K-style gutter, seamless             27'         11.00      297.00
Rear ell            Tear down existing, haul                69'          1.50      103.50
Front eave          End caps, crimped                      2 pr.        11.00       22.00
N gable             Splash block 24"                       5 ea.        18.00       90.00
${last}`),
    ),
  );

describe('a foot mark behind a quantity', () => {
  test('is its unit where feet and price come to the amount', () => {
    const { lineItems, insuredName } = bid(
      'Rear ell            Vented soffit, 16"                      48\'         15.00      720.00',
    );
    expect(insuredName).toBe('Ines Tesch');
    expect(
      lineItems.map(({ description, quantity, unit, unitPrice, rcv }) => [
        description,
        quantity,
        unit,
        unitPrice,
        rcv,
      ]),
    ).toEqual([
      ['6" K-style gutter, seamless', 27, 'LF', 11, 297],
      ['Tear down existing, haul', 69, 'LF', 1.5, 103.5],
      ['End caps, crimped', 2, 'PR', 11, 22],
      ['Splash block 24"', 5, 'EA', 18, 90],
      ['Vented soffit, 16"', 48, 'LF', 15, 720],
    ]);
  });
});
