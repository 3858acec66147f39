import { describe, expect, it } from 'vitest';
import { drawn, page, read, warningsOf } from './draw.ts';

/** Titles that say behind the total, in words of their own, that the rows below them are only offered. */

const HEAD = '~Description              Quantity    Unit    Unit Price     Total';

const offered = (closing: string) =>
  read(
    page(
      1,
      drawn(`
#Estimate
${HEAD}
Hang drywall                   10    SF           4.00        40.00
Paint walls                    20    SF           3.00        60.00
${closing}
`),
    ),
  );

const rowsOf = ({ lineItems }: ReturnType<typeof offered>) =>
  lineItems.map(({ description }) => description);

const leftOut = (estimate: ReturnType<typeof offered>) =>
  warningsOf(estimate).filter(({ code }) => code === 'offers_left_out');

describe('a title behind the total', () => {
  it.each([
    ['~Cabinet Lamps (OPTIONAL)\nNot wet - owner asked for a price.'],
    ['~Cabinet lamps - optional'],
    ['Optional extras - none chosen\nNot in the total above. Tick and sign to add.'],
    ['Optional extras\nNot included in the price above. Initial to add.'],
  ])('offers the rows below it: %s', (title) => {
    const estimate = offered(`
~Total                                                       100.00
Deposit 40% due at signing                                    40.00

${title}
Brass lamp                      1    EA          75.00        75.00
Driver and wire                 1    EA          25.00        25.00
Not included in total [ ] Accept [X] Decline                 100.00
`);
    expect(rowsOf(estimate)).toEqual(['Hang drywall', 'Paint walls']);
    expect(leftOut(estimate)).toHaveLength(1);
  });

  it('is none among the rows of the total', () => {
    const estimate = offered(`
~Cabinet Lamps (OPTIONAL)
Brass lamp                      1    EA          75.00        75.00
~Total                                                       175.00
`);
    expect(rowsOf(estimate)).toEqual(['Hang drywall', 'Paint walls', 'Brass lamp']);
    expect(leftOut(estimate)).toEqual([]);
  });
});

describe('the price of the base proposal', () => {
  it.each(['BASE PROPOSAL', 'Base proposal price:'])(
    'is the total that options stand beside: %s',
    (label) => {
      const estimate = offered(`
~${label.padEnd(60)} 100.00
~OPTIONS - not included in base proposal. Owner declined both 2/11/26 (I.Q.)
A Option: tile to the ceiling  10    SF           9.00        90.00
B Option: new mirror            1    EA          80.00        80.00

                                              Base proposal: $ 100.00
                                     Building permit (at cost): $ 31.50
                                             Senior discount 2%: $ -2.00
                                               CONTRACT PRICE: $ 129.50
`);
      expect(rowsOf(estimate)).toEqual(['Hang drywall', 'Paint walls']);
      expect(estimate.printed?.totals.map(({ kind, amounts }) => [kind, amounts.rcv])).toEqual([
        ['grand', 100],
      ]);
      expect(leftOut(estimate)).toHaveLength(1);
    },
  );
});
