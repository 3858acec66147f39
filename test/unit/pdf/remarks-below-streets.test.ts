import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

describe('what is said of the job below its street', () => {
  it('is no part of the address, whose town the bill has', () => {
    const estimate = read(
      page(
        1,
        drawn(`
~BILL TO                                       JOB SITE
Ida Quillon                                   12 Plum Row
12 Plum Row                                   Frozen line in garage ceiling
Elmtown, OH 44999                             Gate code 4410

~DESCRIPTION                      QTY    UNIT PRICE      AMOUNT
Emergency service call             1         185.00      185.00
Replace frost free bibb            2          58.40      116.80
Water heater tank, cracked         1          89.95       89.95
`),
      ),
    );
    expect(estimate.propertyAddress).toBe('12 Plum Row, Elmtown, OH 44999');
  });
});
