import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

const readPage = (text: string) => read(page(1, drawn(text)));

const linesOf = (text: string) => {
  const estimate = readPage(text);
  return {
    lines: estimate.lineItems.map(({ description }) => description),
    totals: estimate.printed?.totals.map(({ kind, amounts }) => [
      kind,
      amounts.rcv ?? amounts.lineItemTotal,
    ]),
    warnings: estimate.printed?.warnings.map(({ code }) => code),
    failures: reconcile(estimate).failures,
  };
};

const WORK = ['Shutter, fixed louver', 'Strap hinge set', 'Casing, backband profile'];

describe('the foot of a list', () => {
  it('leads from the goods to the price and its payments, whatever its rows are called', () => {
    const { lines, totals, warnings, failures } = linesOf(`
~Item                               Qty       Each    Extended
Shutter, fixed louver                 2     469.00      938.00
Strap hinge set                       4      59.25      237.00
Casing, backband profile             25       7.00      175.00
Merchandise                                           1,350.00
Crating                                                  27.00
Freight                                                 115.00
Order total                                           1,492.00
To begin                                                746.00
On delivery                                             746.00
`);
    expect(lines).toEqual(WORK);
    expect(totals?.at(-1)?.[1]).toBe(1492);
    expect(warnings).toContain('charges_left_out');
    expect(failures).toEqual([]);
  });

  it('is solved where all rows are lump sums', () => {
    const { lines, totals, failures } = linesOf(`
#Proposal
Owner: Ida Quillon
Claim: 7701204

~Scope                                         Investment
~PHASE ONE - OPEN UP
Protect stair and hall                            $702.00
Strip plaster and lath                            $704.00
Remove cabinets                                   $279.00
PHASE ONE                                       $1,685.00
~PHASE TWO - FRAME
Replace charred joists                          $3,032.00
Rewire kitchen                                  $4,260.00
PHASE TWO                                       $7,292.00
Phases together                                 $8,977.00
Management fee, 18%                             $1,615.86
Total investment                               $10,592.86
`);
    expect(lines).toEqual([
      'Protect stair and hall',
      'Strip plaster and lath',
      'Remove cabinets',
      'Replace charred joists',
      'Rewire kitchen',
    ]);
    expect(totals?.at(-1)).toEqual(['grand', 10592.86]);
    expect(failures).toEqual([]);
  });

  it('keeps a lump sum that the total counts as a line', () => {
    const { lines } = linesOf(`
~Item                               Qty       Each    Extended
Shutter, fixed louver                 2     469.00      938.00
Strap hinge set                       4      59.25      237.00
Casing, backband profile             25       7.00      175.00
Paint touch-up                                          142.00
Total                                                 1,492.00
`);
    expect(lines).toEqual([...WORK, 'Paint touch-up']);
  });
});

describe('alternates', () => {
  it('stay out where their title says so, however long it is', () => {
    const { lines, warnings } = linesOf(`
~Scope                                  Extent       Investment
Strip plaster and lath                  124 SF          $704.00
Remove cabinets                           8 LF          $279.00
Lift sheet goods                        111 SF          $440.00
Total investment                                      $1,423.00
Alternates, priced for your choice and not in the total above
Alternate 1: soapstone top                            $4,380.00
Alternate 2: pocket door                              $1,720.00
`);
    expect(lines).toEqual(['Strip plaster and lath', 'Remove cabinets', 'Lift sheet goods']);
    expect(warnings).not.toContain('total_missing');
  });
});

describe('columns of a desk form', () => {
  it('take betterment off, down to the present value', () => {
    const { lineItems } = readPage(`
~Item                     Extent    Unit Cost   Repl. Cost   Betterment %   Betterment $   Present Value
Gypsum board              132 SF         3.24       427.68            10%          42.77          384.91
Seal stained lid           41 SF         0.86        35.26                                         35.26
Paint, two coats          253 SF         1.11       280.83            30%          84.25          196.58
`);
    expect(
      lineItems.map(({ quantity, rcv, depreciation, acv }) => [quantity, rcv, depreciation, acv]),
    ).toEqual([
      [132, 427.68, 42.77, 384.91],
      [41, 35.26, null, 35.26],
      [253, 280.83, 84.25, 196.58],
    ]);
  });

  it('may hold labour and materials in pounds', () => {
    const { lineItems } = readPage(`
~     Works                              Extent   Labour £   Materials £     Cost £
1.01  Rake out and repoint              10.2 m2     398.92        283.28     682.20
1.02  Renew clay pot                       3 nr     403.42        230.52     633.94
1.03  Rebuild upper courses              3.4 m2     629.00        358.01     987.01
`);
    expect(
      lineItems.map(({ printed, description, quantity, unit, rcv }) => [
        printed?.lineNumber,
        description,
        quantity,
        unit,
        rcv,
      ]),
    ).toEqual([
      ['1.01', 'Rake out and repoint', 10.2, 'm2', 682.2],
      ['1.02', 'Renew clay pot', 3, 'EA', 633.94],
      ['1.03', 'Rebuild upper courses', 3.4, 'm2', 987.01],
    ]);
  });

  it('takes a credit with its sign behind it, and halves to be paid', () => {
    const { lines, failures } = linesOf(`
~Item                                  No.      Each        Ext.
Push pier to refusal                  5 ea  1,620.00    8,100.00
Hand tunnel below slab               15 lf    300.00    4,500.00
Shim interior beams                   7 ea    145.00    1,015.00
                               WORK AS LISTED          13,615.00
                               ENGINEER'S LETTER          650.00
                               CREDIT, PRIOR VISIT        400.00-
                               CONTRACT PRICE         $13,865.00
                               DUE WHEN EXCAVATED       6,932.50
                               DUE WHEN LIFTED          6,932.50
`);
    expect(lines).toEqual([
      'Push pier to refusal',
      'Hand tunnel below slab',
      'Shim interior beams',
    ]);
    expect(failures).toEqual([]);
  });

  it('takes sums of groups out where every group ends in one, whatever they are called', () => {
    const { lines } = linesOf(`
~Qty  Description                         Each        Total
1     Outdoor heat pump, 3 ton        3,585.00     3,585.00
1     Variable speed air handler      2,829.00     2,829.00
2     Wi-Fi thermostat                  280.00       560.00
                       Investment, System 1        6,974.00
1     Gas furnace                     3,247.00     3,247.00
1     Condensate pump                   189.00       189.00
9     Recover refrigerant                45.00       405.00
                       Investment, System 2        3,841.00
`);
    expect(lines).toHaveLength(6);
  });
});

describe('a sum that bears the first words of its heading', () => {
  it('closes the rows below that heading, so that the next one is no part of it', () => {
    const estimate = readPage(`
~Scope                                            Extent    Investment
~PHASE ONE - OPEN UP
Protect stair and hall with hardboard                             $760
Remove cabinets to storage, tag and wrap          20 lf           $783
~                                          PHASE ONE            $1,543
~PHASE TWO - FRAME, WIRE AND PIPE
Sister charred joists with engineered lumber      6 ea          $1,478
Closed cell foam at rim and behind sink wall      85 sf           $420
~                                          PHASE TWO            $1,898
`);
    expect(estimate.lineItems.map(({ room }) => room)).toEqual([
      'PHASE ONE - OPEN UP',
      'PHASE ONE - OPEN UP',
      'PHASE TWO - FRAME, WIRE AND PIPE',
      'PHASE TWO - FRAME, WIRE AND PIPE',
    ]);
    expect(estimate.printed?.totals.map(({ amounts }) => amounts.rcv)).toEqual([1543, 1898]);
  });
});
