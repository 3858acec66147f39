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

describe('what is offered and goes on overleaf', () => {
  const first = `
#Estimate
~Kitchen
${HEAD}
Hang drywall                   10    SF           4.00        40.00
Paint walls                    20    SF           3.00        60.00
~Total                                                       100.00

~Optional Items (not included in total)
${HEAD}
Lay tile                       25    SF          10.00       250.00`;
  const overleaf = `
${HEAD}
Seal grout                     50    LF           2.00       100.00
Seal stone                     10    SF           2.00        20.00`;

  it('is left out there too', () => {
    const estimate = read(page(1, drawn(first)), page(2, drawn(overleaf)));
    expect(estimate.lineItems.map(({ rcv }) => rcv)).toEqual([40, 60]);
    expect(estimate.printed?.warnings.map(({ code }) => code)).toEqual(['offers_left_out']);
  });

  it('ends at a room that has a total', () => {
    const rows = `${overleaf}

~Bathroom
${HEAD}
Hang a door                     1    EA          70.00        70.00
~Totals: Bathroom                                            70.00`;
    const estimate = read(page(1, drawn(first)), page(2, drawn(rows)));
    expect(estimate.lineItems.map(({ room, rcv }) => [room, rcv])).toEqual([
      ['Kitchen', 40],
      ['Kitchen', 60],
      ['Bathroom', 70],
    ]);
  });

  it('ends at a title that begins another estimate', () => {
    const second = `
#Estimate of the garage
${HEAD}
Hang a door                     1    EA          70.00        70.00
~Total                                                        70.00`;
    const estimate = read(page(1, drawn(first)), page(2, drawn(second)));
    expect(estimate.lineItems.map(({ rcv }) => rcv)).toEqual([40, 60, 70]);
  });
});

it('what is offered above the total that leaves it out is none of the estimate', () => {
  const estimate = read(
    page(
      1,
      drawn(`
#Estimate
~Kitchen
${HEAD}
Hang drywall                   10    SF           4.00        40.00
Paint walls                    20    SF           3.00        60.00
~Subtotal                                                    100.00
~EXTRAS IF WANTED (not in price below)
${HEAD}
Soft close                      2    EA          18.00        36.00

~Total                                                       100.00
`),
    ),
  );
  expect(estimate.lineItems.map(({ description }) => description)).toEqual([
    'Hang drywall',
    'Paint walls',
  ]);
  expect(estimate.printed?.totals.at(-1)?.kind).toBe('grand');
  expect(estimate.printed?.warnings.map(({ code }) => code)).toContain('offers_left_out');
});

describe('what is offered above all sums', () => {
  const proposal = (subtotal: string, total: string) =>
    read(
      page(
        1,
        drawn(`
#Estimate
${HEAD}
~Roof                                                          40.00
Felt                           10    SF           4.00        40.00

~Front                                                         60.00
Paint trim                     20    SF           3.00        60.00
rear side only

~Optional Items (not included in total)
Gutter guard                   10    LF           5.00        50.00

                                     Subtotal                ${subtotal}
                                     Discount                -10.00

                                     Total                   ${total}
`),
      ),
    );

  it('stays for review where the subtotal comes to the rows above it', () => {
    const estimate = proposal('100.00', ' 90.00');
    expect(
      estimate.lineItems.map(({ room, rcv, f9Note, enabled }) => [room, rcv, f9Note, enabled]),
    ).toEqual([
      ['Roof', 40, null, true],
      ['Front', 60, 'rear side only', true],
      ['Optional Items (not included in total)', 50, null, false],
    ]);
    expect(estimate.printed?.warnings.map(({ code }) => code)).toEqual(['options_not_counted']);
    expect(reconcile(estimate).failures).toEqual([]);
  });

  it('is counted where the subtotal counts it, whatever its title says', () => {
    const { lineItems } = proposal('150.00', '140.00');
    expect(lineItems.map(({ enabled }) => enabled)).toEqual([true, true, true]);
  });
});

it('what the head of a table below the total offers is left out', () => {
  const estimate = read(
    page(
      1,
      drawn(`
#Proposal
~#   Service                          Location        Qty   Unit      Price        Total
1   Removal with crane               Front yard        1   Ea       900.00       900.00
2   Stump grinding                   Front yard       20   Inch       5.00       100.00
3   Debris haul                      Back yard         2   Load      50.00       100.00
~                                            Proposal Total                     1,100.00

~#   Optional work (initial to accept)    Location        Qty   Unit      Price        Total
A   Cable and brace                  Back yard         2   Ea       250.00       500.00
    Declined by customer
`),
    ),
  );
  expect(estimate.lineItems.map(({ description }) => description)).toEqual([
    'Removal with crane',
    'Stump grinding',
    'Debris haul',
  ]);
  expect(estimate.printed?.warnings).toMatchObject([
    { message: expect.stringContaining('"Optional work (initial to accept)"') },
  ]);
});

describe('upgrades below the total', () => {
  const below = (title: string) =>
    read(
      page(
        1,
        drawn(`
#Estimate
${HEAD}
Hang drywall                   10    SF           4.00        40.00
Paint walls                    20    SF           3.00        60.00
~Total                                                       100.00

~${title}
${HEAD}
Thicker board                  10    SF           2.00        20.00
`),
      ),
    ).lineItems.map(({ rcv }) => rcv);

  it('are left out where they were not chosen', () => {
    expect(below('Upgrades offered - not selected')).toEqual([40, 60]);
    expect(below('Paint packages (not chosen)')).toEqual([40, 60]);
  });

  it('are work where they were', () => {
    expect(below('Upgrades that you selected')).toEqual([40, 60, 20]);
  });
});
