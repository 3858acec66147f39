import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

const ROOMS = ['Roof', 'Roof', 'Gutters', 'Gutters'];

/** Two sections with their sums beside their names, and no price of one. */
const sections = (head: string, closing: string, [first, second] = ['30', '120']): string => `
~Roof                                                                          $1,800.00
${head}
Tear off shingles                                     ${first}                      1,650.00
Ridge vent                                             4                        150.00
~Gutters                                                                       $1,320.00
${head}
Remove gutters                                       ${second}                        240.00
Seamless gutters                                     120                      1,080.00
${closing}`;

const HEAD =
  '~Item                                                Qty                         Total';

describe('sections with their sums beside their names', () => {
  it('are told where each repeats a head that ends in Total', () => {
    const { lineItems } = read(page(1, drawn(sections(HEAD, ''))));
    expect(lineItems.map(({ room }) => room)).toEqual(ROOMS);
  });
});

it('are told below their rows, by `Sum` and their names', () => {
  const { lineItems, printed } = read(
    page(
      1,
      drawn(`
No.  Work to be done                          Qty  Unit      Price        Amount
~Living Room
1    Take down loose plaster                  100  SF         2.00        200.00
2    Skim coat, two coats                     100  SF         4.00        400.00
                                        Sum Living Room                   600.00
~Stair Hall
3    Take down loose plaster                   10  SF         2.00         20.00
                                         Sum Stair Hall                    20.00
`),
    ),
  );
  expect(lineItems.map(({ room, f9Note }) => [room, f9Note])).toEqual([
    ['Living Room', null],
    ['Living Room', null],
    ['Stair Hall', null],
  ]);
  expect(printed?.totals.map(({ name, amounts }) => [name, amounts.rcv])).toEqual([
    ['Living Room', 600],
    ['Stair Hall', 20],
  ]);
});

describe('what stands between the sum of all rows and the total', () => {
  it.each([
    ['a discount without cents', 'Neighbor discount', '-$250', '$2,870.00'],
    ['a charge of any name', 'Steep access', '$80.00', '$3,200.00'],
  ])('is no difference: %s', (_, label, amount, total) => {
    const estimate = read(
      page(
        1,
        drawn(
          sections(
            HEAD,
            `Subtotal                                                                       $3,120.00
${label}                                                      ${amount}
~Total                                                                         ${total}`,
          ),
        ),
      ),
    );
    expect(estimate.lineItems).toHaveLength(4);
    expect(reconcile(estimate)).toMatchObject({ reconciled: true, failures: [] });
  });

  it('is told as a difference where it does not make it', () => {
    const estimate = read(
      page(
        1,
        drawn(
          sections(
            HEAD,
            `Subtotal                                                                       $3,120.00
Neighbor discount                                                                 -$200
~Total                                                                         $2,870.00`,
          ),
        ),
      ),
    );
    expect(reconcile(estimate).reconciled).toBe(false);
  });
});
