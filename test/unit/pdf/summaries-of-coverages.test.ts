import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const estimate = page(
  1,
  drawn(`
~Kitchen
~DESCRIPTION                         QUANTITY  UNIT PRICE       RCV     DEPREC.       ACV
1. Shingles                          10.00 SQ      200.00  2,000.00    (500.00)  1,500.00
2. Ridge cap                         50.00 LF       10.00    500.00    (100.00)    400.00
~Line Item Totals: SAMPLE                                  2,500.00    600.00  1,900.00`),
);

const summariesOf = (print: string) => read(estimate, page(2, drawn(print))).printed?.summaries;

const DWELLING = { rcv: 2500, depreciation: 600, acv: 1900, deductible: 1000, netClaim: 900 };

describe('a statement of loss', () => {
  it('may have one column only, headed beside the label of its rows', () => {
    expect(
      summariesOf(`
#          Statement of Loss
~Description                              Dwelling
Replacement Cost                         $2,500.00
Recoverable Depreciation                   $600.00
Actual Cash Value                        $1,900.00
Deductible                               $1,000.00
Net Payable                                $900.00`),
    ).toMatchObject([{ coverage: 'Dwelling', ...DWELLING }]);
  });

  it('leaves the cells of a coverage blank that bears nothing', () => {
    expect(
      summariesOf(`
#          Statement of Loss
~                                   Dwelling       Other Structures     Contents          Total
Replacement Cost Value             $2,500.00             -               $100.00      $2,600.00
Less Depreciation                   ($600.00)            -                              ($600.00)
Actual Cash Value                  $1,900.00             -               $100.00      $2,000.00
Less Deductible                   ($1,000.00)            -                 -         ($1,000.00)
Net Claim                            $900.00             -               $100.00      $1,000.00`),
    ).toMatchObject([
      { coverage: 'Dwelling', ...DWELLING },
      { coverage: 'Contents', rcv: 100, depreciation: null, acv: 100, netClaim: 100 },
    ]);
  });

  it('heads its values in two lines', () => {
    expect(
      summariesOf(`
#                   Loss Recap
~                        Replacement                     Actual Cash                    Net
~Coverage                   Cost       Depreciation         Value      Deductible      Claim
A - Dwelling             $2,500.00        $600.00         $1,900.00  $1,000.00       $900.00
C - Contents                 $0.00          $0.00             $0.00      $0.00         $0.00
Total                    $2,500.00        $600.00         $1,900.00  $1,000.00       $900.00`),
    ).toMatchObject([
      { coverage: 'A - Dwelling', ...DWELLING },
      { coverage: 'C - Contents', rcv: 0, netClaim: 0 },
    ]);
  });

  it('may name its coverages with their letters in full', () => {
    expect(
      summariesOf(`
#                   Claim Summary
~                        Coverage A - Dwelling    Coverage B - Other Structures
Items before Tax                     $2,500.00                          $100.00
Replacement Cost                     $2,500.00                          $100.00
Depreciation                           $600.00                            $0.00
Actual Cash Value                    $1,900.00                          $100.00
Deductible                           $1,000.00                            $0.00
Net Claim                              $900.00                          $100.00`),
    ).toMatchObject([
      { coverage: 'Coverage A - Dwelling', ...DWELLING },
      { coverage: 'Coverage B - Other Structures', rcv: 100, netClaim: 100 },
    ]);
  });

  it('may say in plain words what is paid for each coverage', () => {
    expect(
      summariesOf(`
#  What we pay
~Coverage              Limit   Cost to repair   Held until repaired   Deductible    We pay now
A Dwelling       $412,000.00        $2,500.00              -$600.00   -$1,000.00       $900.00
B Other structures $41,200.00         $100.00                -$0.00       -$0.00       $100.00`),
    ).toMatchObject([
      { coverage: 'A Dwelling', rcv: 2500, depreciation: 600, deductible: 1000, netClaim: 900 },
      { coverage: 'B Other structures', rcv: 100, deductible: 0, netClaim: 100 },
    ]);
  });

  it('may end the rows of each coverage in what is paid for it', () => {
    const { printed } = read(
      page(
        1,
        drawn(`
#                         STATEMENT OF LOSS
~COVERAGE A - BUILDING
~No.    Item of loss                          Replacement cost     Depreciation   Actual cash value
1      Siding, west elevation                        2,000.00           500.00            1,500.00
2      Cabinets, base and wall                         500.00           100.00              400.00
~       Total Coverage A                              2,500.00           600.00            1,900.00
                                       Less deductible                                  (1,000.00)
                                       Net claim, Coverage A                               $900.00
~COVERAGE B - OTHER STRUCTURES
~No.    Item of loss                          Replacement cost     Depreciation   Actual cash value
3      Detached garage, roof                           100.00             0.00              100.00
4      Arbor, at the garden                             50.00             0.00               50.00
~       Total Coverage B                                150.00             0.00              150.00
                                       Less amount over limit                               (0.00)
                                       Net claim, Coverage B                               $150.00`),
      ),
    );
    expect(printed?.summaries).toMatchObject([
      { coverage: 'Coverage A', ...DWELLING },
      { coverage: 'Coverage B', rcv: 150, acv: 150, deductible: null, netClaim: 150 },
    ]);
  });

  it('says in words of its own what is claimed', () => {
    expect(
      summariesOf(`
#                   PROOF OF LOSS
Full Cost of Repair or Replacement         $2,500.00
Less Applicable Depreciation                 $600.00
Actual Cash Value Loss                     $1,900.00
Less Deductible                            $1,000.00
Net Amount Claimed                           $900.00`),
    ).toMatchObject([DWELLING]);
    expect(
      summariesOf(`
#                   Summary of Loss - Building
Replacement Cost Loss:                     $2,500.00
Less Depreciation:                           $600.00
Actual Cash Value Loss:                    $1,900.00
Less Deductible:                           $1,000.00
Net Building Claim:                          $900.00`),
    ).toMatchObject([{ coverage: 'Building', ...DWELLING }]);
    expect(
      summariesOf(`
#                   Claim Summary
~Coverage          Replacement Cost   Depreciation          ACV   Deductible   Claim Total
Building                  $2,500.00        $600.00    $1,900.00    $1,000.00       $900.00`),
    ).toMatchObject([{ coverage: 'Building', ...DWELLING }]);
  });

  it('ends where the sums of all coverages begin', () => {
    expect(
      summariesOf(`
#                   Estimate Totals
~Coverage A - Dwelling
Replacement Cost Value:                    $2,500.00
Less Depreciation:                         ($600.00)
Actual Cash Value:                         $1,900.00
Less Deductible:                         ($1,000.00)
Net Claim:                                   $900.00
~Total
Net Claim:                                   $900.00`),
    ).toMatchObject([{ coverage: 'Coverage A - Dwelling', ...DWELLING, other: [] }]);
  });
});
