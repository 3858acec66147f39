import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const readText = (...texts: string[]) =>
  read(...texts.map((text, at) => page(at + 1, drawn(text))));

const ROWS = `
~Kitchen
~DESCRIPTION                      QUANTITY   UNIT PRICE      TAX         RCV    DEPREC.          ACV
1. Paint the walls               100.00 SF         2.00     0.00      200.00    (50.00)       150.00
2. Replace carpet                 10.00 SY        30.00     0.00      300.00     (0.00)       300.00
~Totals:  Kitchen                                           0.00      500.00     50.00        450.00
`;

describe('summaries in a file of several papers', () => {
  it('has one summary of what all is worth, whose columns are no coverages', () => {
    const { printed } = readText(
      ROWS,
      `
~Estimate Totals
~Coverage                                 RCV    Depreciation          ACV
A - Dwelling                          $500.00       ($50.00)      $450.00
Line Item Subtotal                    $500.00       ($50.00)      $450.00
Overhead @ 10%                         $50.00          $0.00       $50.00
Profit @ 10%                           $50.00          $0.00       $50.00
Estimate Total                        $600.00       ($50.00)      $550.00
Less Deductible                                                 ($100.00)
Net Claim                                                         $450.00
`,
    );
    expect(printed?.summaries).toMatchObject([
      {
        coverage: null,
        lineItemTotal: 500,
        overhead: 50,
        profit: 50,
        rcv: 600,
        depreciation: 50,
        acv: 550,
        deductible: 100,
        netClaim: 450,
      },
    ]);
  });

  const summary = (lineItemTotal: string, rcv: string) => `
~Summary for Dwelling
Line Item Total                       ${lineItemTotal}
Replacement Cost Value                ${rcv}
Less Deductible                       (100.00)
Net Claim                             ${rcv}
`;

  it('leaves out the one of another estimate, for the same coverage', () => {
    const { printed } = readText(ROWS, summary('500.00', '500.00'), summary('410.00', '410.00'));
    expect(printed?.summaries.map(({ lineItemTotal }) => lineItemTotal)).toEqual([500]);
  });

  it('keeps both where they sum the rows together', () => {
    const { printed } = readText(ROWS, summary('300.00', '300.00'), summary('200.00', '200.00'));
    expect(printed?.summaries.map(({ lineItemTotal }) => lineItemTotal)).toEqual([300, 200]);
  });
});
