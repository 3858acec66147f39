import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

/** What claims platforms print that go by plans, parts of plans and the lines of each. */

const rows = `
Description             Quantity   Unit Price  Per    Total O&P  Total Taxes  RC         Depreciation  ACV
~ROOFPLAN: Aerial XML 1 - 23788523
~Roof
1  Replace - Felt       10.00      $20.00      SQ     $10.00     $5.00        $215.00    $15.00        $200.00
2  Remove - Gutter      100.00     $3.00       LF     $10.00     $0.00        $310.00    $0.00         $310.00
3  Replace - Gutter     100.00     $10.00      LF     $10.00     $20.00       $1,030.00  $30.00        $1,000.00`;

const sums = `
~Roof - Subtotal (5 items)                            $30.00     $25.00       $1,555.00  $45.00        $1,510.00
~Aerial XML 1 - 23788523 - Subtotal (5 items)         $30.00     $25.00       $1,555.00  $45.00        $1,510.00`;

describe('a statement on the page behind the rows', () => {
  const statement = `
~ESTIMATE: Structure
Total Materials:                                                                    $800.00
Total Labor:                                                                        $700.00
Subtotal:                                                                           $1,500.00
State 2.900% (applies to materials only):                                           $25.00
Replacement Cost Value:                                                             $1,555.00
Less Recoverable Depreciation:                                                      $(45.00)
Deductible ($1,000.00):                                                             $(1,000.00)
Net Estimate:                                                                       $510.00`;
  const estimate = read(page(1, drawn(rows + sums)), page(2, drawn(statement)));

  it('is no page of rows', () => {
    expect(estimate.printed?.pages.map((one) => one.class)).toEqual(['items', 'summary']);
  });

  it('sums no rows, where these have amounts of several kinds', () => {
    expect(estimate.printed?.totals.map(({ kind, name }) => [kind, name])).toEqual([
      ['room', 'Roof'],
      ['level', 'Aerial XML 1 - 23788523'],
    ]);
  });
});

describe('several estimates that end in a statement each', () => {
  const statement = (coverage: string, ...[rcv, deductible, net]: [string, string, string]) => `
~ESTIMATE: Structure
Subtotal:                                                                           ${rcv}
Replacement Cost Value:                                                             ${rcv}
Replacement Cost on Coverage ${coverage} ($56,000.00 limit):                        ${rcv}
Actual Cash Value:                                                                  ${rcv}
Deductible (${deductible}):                                                         $(${deductible})
Net Estimate:                                                                       ${net}`;
  const [head = '', plan = ''] = rows.split('\n').slice(1);
  const estimateOf = (name: string, vents: string, sum: string) => `
${head}
${plan.replace('Aerial XML 1 - 23788523', name)}
~Roof
1  Replace - Felt       10.00      $20.00      SQ     $0.00      $0.00        $200.00    $0.00         $200.00
2  Replace - Vent       10.00      $10.00      EA     $0.00      $0.00        $100.00    $0.00         $100.00
3  Rem/Reset - Vent     ${vents}          $10.00      EA     $0.00      $0.00        $${vents}0.00     $0.00         $${vents}0.00
~Roof - Subtotal (3 items)                            $0.00      $0.00        ${sum}    $0.00         ${sum}`;

  it('have all of these counted, by the coverages that bear them', () => {
    const estimate = read(
      page(1, drawn(estimateOf('House', '1', '$310.00'))),
      page(2, drawn(statement('Building', '$310.00', '100.00', '$210.00'))),
      page(3, drawn(estimateOf('Shed', '2', '$320.00'))),
      page(4, drawn(statement('Other Structures', '$320.00', '0.00', '$320.00'))),
    );
    expect(estimate.printed?.summaries.map(({ coverage, rcv }) => [coverage, rcv])).toEqual([
      ['Building', 310],
      ['Other Structures', 320],
    ]);
    expect(reconcile(estimate).failures).toEqual([]);
  });
});

describe('a statement in other words', () => {
  const statement = `
~CLAIM TOTALS
Subtotal:                                                   $1,500.00
Total taxes:                                                $55.00
Replacement cost value:                                     $1,555.00
Less costs payable when incurred:                           $(200.00)
Less Recoverable depreciation (including taxes):            $(45.00)
Actual cash value:                                          $1,310.00
Applied deductible:                                         $(1,000.00)
Net actual cash value:                                      $310.00
Amount payable if depreciation is recovered and costs are   $555.00
incurred:`;
  const [summary] =
    read(page(1, drawn(rows + sums)), page(2, drawn(statement))).printed?.summaries ?? [];

  it('has the taxes that are summed alone, and what is paid when incurred', () => {
    expect(summary).toMatchObject({
      lineItemTotal: 1500,
      taxes: [{ amount: 55 }],
      rcv: 1555,
      paidWhenIncurred: 200,
      depreciation: 45,
      acv: 1310,
      deductible: 1000,
      netClaim: 310,
      netClaimIfDepreciationRecovered: 555,
    });
  });
});

describe('rows that take back what an earlier estimate gave', () => {
  const taken = (credit: string, sum: string) => {
    const estimate = read(page(1, drawn(`${rows}\n${credit}\n${sum}`)));
    return [
      estimate.lineItems.at(-1)?.depreciation,
      estimate.printed?.totals[0]?.amounts.depreciation,
      reconcile(estimate).failures,
    ];
  };

  it('take back the depreciation as well, in parentheses or with a minus', () => {
    expect(
      taken(
        '4  Replace - Gutter     -50.00     $50.00      LF     ($0.00)    ($50.00)     ($2,550.00) ($550.00)     ($2,000.00)',
        '~Roof - Subtotal (4 items)                            $30.00     ($25.00)     ($995.00)  ($505.00)     ($490.00)',
      ),
    ).toEqual([-550, -505, []]);
    expect(
      taken(
        '4  Replace - Gutter     -50.00     $50.00      LF     -$0.00     -$50.00      -$2,550.00 -$550.00      -$2,000.00',
        '~Roof - Subtotal (4 items)                            $30.00     -$25.00      -$995.00   -$505.00      -$490.00',
      ),
    ).toEqual([-550, -505, []]);
  });
});

describe('a part that bears the name of its plan', () => {
  it('is a room of it, where both are summed', () => {
    const estimate = read(
      page(
        1,
        drawn(`
Description             Quantity   Unit Price  Per    Total O&P  Total Taxes  RC         Depreciation  ACV
~EXTERIOR PLAN: Shop
~Shop
    Exterior: 2,296.32 SF
SIDING
1  Replace - Siding     10.00      $20.00      SQ     $10.00     $5.00        $215.00    $15.00        $200.00
2  Remove - Siding      100.00     $3.00       SF     $10.00     $0.00        $310.00    $0.00         $310.00
~Shop - Subtotal (2 items)                            $20.00     $5.00        $525.00    $15.00        $510.00
~Shop - Subtotal (2 items)                            $20.00     $5.00        $525.00    $15.00        $510.00`),
      ),
    );
    expect(estimate.printed?.rooms.map(({ kind, path }) => [kind, path])).toEqual([
      ['level', ['Shop']],
      ['room', ['Shop', 'Shop']],
    ]);
    expect(estimate.printed?.totals.map(({ kind, name }) => [kind, name])).toEqual([
      ['room', 'Shop'],
      ['level', 'Shop'],
    ]);
  });
});

describe('operations among rows that name none of them', () => {
  it('are known by the word that no other program has', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
Description             Quantity   Unit Price  Per    Total O&P  Total Taxes  RC         Depreciation  ACV
~FLOORPLAN: Main Floor
~Kitchen
1  Ceiling, Paint       10.00      $20.00      SF     $10.00     $5.00        $215.00    $15.00        $200.00
2  Wall, Paint          100.00     $3.00       SF     $10.00     $0.00        $310.00    $0.00         $310.00
3  Rem/Reset - Range    1.00       $90.00      EA     $0.00      $0.00        $90.00     $0.00         $90.00
4  Sink - Rem/Reset     1.00       $90.00      EA     $0.00      $0.00        $90.00     $0.00         $90.00`),
      ),
    );
    expect(lineItems.map(({ activity }) => activity)).toEqual(['+', '+', 'R', 'R']);
  });
});

describe('prices without a sign of money before the column of their units', () => {
  it('are no quantities', () => {
    const { lineItems } = read(page(1, drawn(rows.replaceAll('$', ' '))));
    expect(lineItems.map(({ quantity, unitPrice, unit }) => [quantity, unitPrice, unit])).toEqual([
      [10, 20, 'SQ'],
      [100, 3, 'LF'],
      [100, 10, 'LF'],
    ]);
  });
});

describe('one row or two with bare numbers', () => {
  const [heads = '', plan = '', part = '', first = '', second = ''] = rows.split('\n').slice(1);
  const numbersOf = (count: number, ...printed: string[]) => {
    const sum = `~Roof - Subtotal (${count} item${count === 1 ? '' : 's'})                            $30.00     $25.00       $525.00    $15.00        $510.00`;
    const { lineItems } = read(page(1, drawn(['', heads, plan, part, ...printed, sum].join('\n'))));
    return lineItems.map(({ description, printed: its }) => [its?.lineNumber, description]);
  };

  it('are numbered where the sum counts them', () => {
    expect(numbersOf(1, first)).toEqual([['1', 'Replace - Felt']]);
    expect(numbersOf(2, first, second)).toEqual([
      ['1', 'Replace - Felt'],
      ['2', 'Remove - Gutter'],
    ]);
  });

  it('begin with what they are called where it counts others', () => {
    expect(numbersOf(5, first)).toEqual([[null, '1 Replace - Felt']]);
  });
});

describe('a word that the platform cuts off', () => {
  it('is as wide as its column, and goes on with the description', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
~Description               Quantity     Unit Price   Per           RC   Depreciation          ACV
~ROOFPLAN: Dwelling Roof
1  Siding, Insulation, EPS   352.34          $1.52    SF      $535.56         $27.84      $507.72
   Backer - Replace
2  ITEL, Shingles,            12.00        $135.59    SQ    $1,627.08        $293.74    $1,333.34
   Laminated/Architectu...
   Good, Supply
3  Roof Vent, Static,             6         $70.11    EA      $420.66          $0.00      $420.66
   Box/Turtle, Galvanized`),
      ),
    );
    expect(lineItems.map(({ description, f9Note }) => [description, f9Note])).toEqual([
      ['Siding, Insulation, EPS Backer - Replace', null],
      ['ITEL, Shingles, Laminated/Architectu... Good, Supply', null],
      ['Roof Vent, Static, Box/Turtle, Galvanized', null],
    ]);
  });
});
