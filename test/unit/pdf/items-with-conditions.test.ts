import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

const HEADS = `
~Item     Material         Description
~                         Qty Unit                Price     Price unit               Value
`;

const estimate = read(
  page(1, [
    ...drawn(
      `
#HALVORD MOTION, INC.
${HEADS}
000010   PMP-200-A        PUMP, 200 GPM, VERTICAL
                         2 PC           1,500.00 USD    1 PC                     3,000.00
                           Customer discount   5.000- %                            150.00-
                           Freight                                                  60.00
                           Net value of item                                     2,910.00
         Replaces pump P-7, submerged.

000020   CBL-12           CONTROL CABLE 12/C
                       450 FT             180.00 USD  100 FT                       810.00
`,
    ),
  ]),
  page(2, [
    ...drawn(
      `
~HALVORD MOTION, INC.              Quotation
A division of the Halvord group    77120044 / 03/02/2026     Page 2
${HEADS}
000030   SVC-FLD          FIELD SERVICE, STRAIGHT TIME
                        12 H              110.00 USD    1 H                      1,320.00

                                               Items total                  5,040.00 USD
                                               Sales tax     5.000 %          252.00 USD
                                               Final amount                 5,292.00 USD`,
    ),
  ]),
);

describe('quotations that print the conditions of each price', () => {
  it('have rows of a number, a material and a name over their figures', () => {
    expect(
      estimate.lineItems.map(({ printed, description, quantity, unit, room }) => [
        printed?.lineNumber,
        description,
        quantity,
        unit,
        room,
      ]),
    ).toEqual([
      ['000010', 'PUMP, 200 GPM, VERTICAL', 2, 'EA', 'General'],
      ['000020', 'CONTROL CABLE 12/C', 450, 'FT', 'General'],
      ['000030', 'FIELD SERVICE, STRAIGHT TIME', 12, 'HR', 'General'],
    ]);
  });

  it('come to the net value, and their price is of one', () => {
    expect(estimate.lineItems.map(({ unitPrice, rcv }) => [unitPrice, rcv])).toEqual([
      [1455, 2910],
      [1.8, 810],
      [110, 1320],
    ]);
    expect(reconcile(estimate).failures).toEqual([]);
  });

  it('have no conditions in their notes', () => {
    expect(estimate.lineItems.map(({ f9Note }) => f9Note)).toEqual([
      'Replaces pump P-7, submerged.',
      null,
      null,
    ]);
  });
});
