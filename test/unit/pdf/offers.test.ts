import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

/** Work that is offered behind a total, and what only sounds like it. */

const HEAD = '~Description              Quantity    Unit    Unit Price     Total';

describe('a remark below the total of a room', () => {
  it.each([
    'Permit fees are not included in total',
    '~Permit fees not included in total',
    'Sales tax not included in price.',
    'Optional...',
    'Alternate siding color per owner',
    'Debris removal not in the above',
  ])('leaves the next room in: %s', (remark) => {
    const estimate = read(
      page(
        1,
        drawn(`
#Estimate
~Kitchen
${HEAD}
Hang drywall                   10    SF           4.00        40.00
Paint walls                    20    SF           3.00        60.00
~Total                                                       100.00
${remark}

~Bathroom
${HEAD}
Lay tile                       25    SF          10.00       250.00
Seal grout                     50    LF           2.00       100.00
~Total                                                       350.00
`),
      ),
    );
    expect(estimate.lineItems.map(({ room, rcv }) => [room, rcv])).toEqual([
      ['Kitchen', 40],
      ['Kitchen', 60],
      ['Bathroom', 250],
      ['Bathroom', 100],
    ]);
    expect(estimate.printed?.totals.map(({ amounts }) => amounts.rcv)).toEqual([100, 350]);
  });
});

describe('a title of what is offered', () => {
  const offered = (closing: string) =>
    read(
      page(
        1,
        drawn(`
#Estimate
${HEAD}
Hang drywall                   10    SF           4.00        40.00
Paint walls                    20    SF           3.00        60.00
~Total                                                       100.00

~Optional Coverage Items
${HEAD}
Lay tile                       25    SF          10.00       250.00
Seal grout                     50    LF           2.00       100.00
${closing}
`),
      ),
    );

  it('heads rows of the estimate where a larger total counts them in', () => {
    const estimate = offered(`
~Total                                                       350.00
~Grand Total                                                 450.00`);
    expect(estimate.lineItems.map(({ rcv }) => rcv)).toEqual([40, 60, 250, 100]);
    expect(estimate.printed?.totals.map(({ amounts }) => amounts.rcv)).toEqual([100, 350, 450]);
    expect(estimate.printed?.warnings).toEqual([]);
  });

  it('says what was left out where no total counts it', () => {
    const estimate = offered('');
    expect(estimate.lineItems.map(({ rcv }) => rcv)).toEqual([40, 60]);
    expect(estimate.printed?.warnings).toMatchObject([
      {
        code: 'offers_left_out',
        message: expect.stringContaining('Page 1 lists rows below "Optional Coverage Items"'),
        at: { page: 1 },
      },
    ]);
    expect(reconcile(estimate).failures).toEqual([]);
  });
});
