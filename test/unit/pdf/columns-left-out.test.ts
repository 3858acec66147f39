import { expect, it } from 'vitest';
import { drawn, page, read, warningsOf } from './draw.ts';

it('tells of words below a heading that no field has room for', () => {
  const text = `
~Kitchen
~DESCRIPTION            FINISH                QTY   UNIT      PRICE      AMOUNT
Harbor Oak plank        Dune                   45    SF        4.10      184.50
T-mold strip            Natural Oak            12    EA        8.00       96.00
Quarter round           White primed           30    LF        1.25       37.50
Wall base, vinyl        Bone, matte            60    LF        6.10      366.00`;
  const estimate = read(page(1, drawn(text)));
  expect(estimate.lineItems[0]).toMatchObject({ description: 'Harbor Oak plank', f9Note: null });
  expect(warningsOf(estimate)).toEqual([
    {
      code: 'column_left_out',
      message:
        'What stands below "FINISH" is in none of the lines\' fields: "Dune" on page 1 and 3 more. Add it to their notes if it is to be kept.',
      at: { page: 1 },
    },
  ]);
});
