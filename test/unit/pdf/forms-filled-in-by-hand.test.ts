import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

const readPrint = (print: string) => {
  const estimate = read(page(1, drawn(print)));
  return {
    rows: estimate.lineItems.map(({ description, quantity, unit, unitPrice, rcv }) => [
      description,
      quantity,
      unit,
      unitPrice,
      rcv,
    ]),
    total: estimate.printed?.totals[0]?.amounts.rcv,
    failures: reconcile(estimate).failures.length,
  };
};

describe('quantities with fractions', () => {
  it('stand in a column of their own', () => {
    expect(
      readPrint(`
~Description                         Qty       Unit     Price       Total
Shingles                             22 1/2    SQ       200.00     4,500.00
Ridge cap 1 1/2 x 12                 50        LF        10.00       500.00
Total                                                              5,000.00`).rows,
    ).toEqual([
      ['Shingles', 22.5, 'SQ', 200, 4500],
      ['Ridge cap 1 1/2 x 12', 50, 'LF', 10, 500],
    ]);
  });

  it('have their unit behind them', () => {
    expect(
      readPrint(`
~Description                         Qty             Price       Total
Shingles                             22 1/2 SQ       200.00     4,500.00
Drip edge - 1/2 in                   1/2 LF           10.00         5.00
Total                                                           4,505.00`).rows,
    ).toEqual([
      ['Shingles', 22.5, 'SQ', 200, 4500],
      ['Drip edge - 1/2 in', 0.5, 'LF', 10, 5],
    ]);
  });
});

describe('how many of it, before what it is', () => {
  const ROWS = `
4 pcs Pipe boot                                        45.00      180.00
2 rolls Felt                                           30.00       60.00
12 SQ Shingles                                        200.00    2,400.00
Total                                                           2,640.00`;

  it.each(['', '~Description                                           Price       Total'])(
    'is the quantity where its price comes to the amount, below `%s`',
    (head) => {
      expect(readPrint(head + ROWS)).toEqual({
        rows: [
          ['Pipe boot', 4, 'EA', 45, 180],
          ['Felt', 2, 'RL', 30, 60],
          ['Shingles', 12, 'SQ', 200, 2400],
        ],
        total: 2640,
        failures: 0,
      });
    },
  );
});

describe('sums of whole dollars', () => {
  const print = (sum: string) => `
~Description                         Qty     Unit      Price       Total
Shingles                             10      SQ        200         2,000
Ridge cap                            50      LF         10           500
Drip edge                            17.5    LF         10           175
Total                                                          ${sum.padStart(9)}`;

  it('are told by the edge of the amounts above them', () => {
    expect(readPrint(print('2,675'))).toMatchObject({ total: 2675, failures: 0 });
    expect(readPrint(print('2,975'))).toMatchObject({ total: 2975, failures: 1 });
  });
});

describe('a form without a column of amounts', () => {
  const print = (sum: string) => `
~Quantity     Item/Style                     Unit Price
10 SQ         Shingles laminated                 200.00
50 LF         Ridge cap                           10.00
4 EA          Pipe boot                           45.00
Total                                          ${sum}`;

  it('has its sum below the prices', () => {
    expect(readPrint(print('2,680.00'))).toMatchObject({ total: 2680, failures: 0 });
    expect(readPrint(print('2,980.00'))).toMatchObject({ total: 2980, failures: 1 });
  });
});

describe('the owner of a form', () => {
  const insuredOf = (head: string) =>
    read(
      page(
        1,
        drawn(`#Ironwood Exteriors
${head}

~Description                         Qty    Unit     Price       Total
Owner Selection Allowance            10     SQ       200.00     2,000.00
Total                                                           2,000.00`),
      ),
    ).insuredName;

  it('may have no colon where others have theirs', () => {
    expect(insuredOf('Owner  Ida Quillon                 Date of Loss: 3/2/2026')).toBe(
      'Ida Quillon',
    );
    expect(insuredOf('Client Ida & Orrin Quillon\nAddress: 12 Plum Row')).toBe(
      'Ida & Orrin Quillon',
    );
    expect(insuredOf('Claim #: 77-1234')).toBe(null);
  });
});

describe('a form of choices', () => {
  it('has as rows what is ticked, without its tick', () => {
    const estimate = read(
      page(
        1,
        drawn(`
#Oakby Locks

~Front entry
~    Check all that apply          Size / make        Qty   Price each     Amount

     Board up the opening

✘    Exterior door, prehung        36 steel             1       684.50     684.50

     Door slab only

     Repair split jamb

✘    Strike plate                                       2        18.75      37.50

✘    Rekey cylinder                                     2        22.00      44.00
     both doors alike

     Paint door and trim

Total                                                                      766.00`),
      ),
    );
    expect(
      estimate.lineItems.map(({ description, section, f9Note, quantity, rcv }) => [
        description,
        section,
        f9Note,
        quantity,
        rcv,
      ]),
    ).toEqual([
      ['Exterior door, prehung 36 steel', null, null, 1, 684.5],
      ['Strike plate', null, null, 2, 37.5],
      ['Rekey cylinder', null, 'both doors alike', 2, 44],
    ]);
  });
});
