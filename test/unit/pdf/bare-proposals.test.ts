import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

const readPage = (text: string) => read(page(1, drawn(text)));

const LETTER = `
Dear Ms. Quillon, we propose to furnish labor and material for the work below:
`;
const TERMS = `
All work is to be done in a workmanlike manner and to be paid for when it is complete.
Changes are made in writing only, and are signed by both of us before they are begun.
This proposal may be withdrawn if it is not accepted within thirty days of its date.
`;

describe('a proposal that is written as a letter', () => {
  it('has rows where a sum proves that the amounts are theirs, marks and free work aside', () => {
    const estimate = readPage(`${LETTER}
~Kitchen
- Set existing vanity on new plinth                 188.37
- Move the contents of the room                     109.69
- Wipe down the walls                             Included
- Seal and two finish coats                           2.36
~Total Kitchen                                       300.42
~Total                                               300.42
${TERMS}`);
    expect(
      estimate.lineItems.map(({ description, rcv, unitPrice, room }) => [
        description,
        rcv ?? unitPrice,
        room,
      ]),
    ).toEqual([
      ['Set existing vanity on new plinth', 188.37, 'Kitchen'],
      ['Move the contents of the room', 109.69, 'Kitchen'],
      ['Wipe down the walls', 0, 'Kitchen'],
      ['Seal and two finish coats', 2.36, 'Kitchen'],
    ]);
    expect(reconcile(estimate).failures).toEqual([]);
  });

  it('adds a charge to the sum of its groups, which is none of its rows', () => {
    const estimate = readPage(`${LETTER}
~Kitchen
Set existing vanity on new plinth                   188.37
Wipe down the walls                               Included
Seal and two finish coats                             2.36
Move the contents of the room                       109.69
~Total Kitchen                                       300.42
~Den
Final broom clean                                    20.00
~Total Den                                            20.00

Sub-Total                                           320.42
Dump fees                                            35.00
Total                                               355.42
${TERMS}`);
    expect(estimate.lineItems.map(({ rcv, unitPrice }) => rcv ?? unitPrice)).toEqual([
      188.37, 0, 2.36, 109.69, 20,
    ]);
    expect(reconcile(estimate).failures).toEqual([]);
  });

  it('has work that is not in the contract, below work that costs nothing, on a page of their own', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
Insured: Ida Quillon

~Kitchen
Set existing vanity on new plinth                   188.37
Move the contents of the room                       109.69
Seal and two finish coats                             2.36`),
      ),
      page(
        2,
        drawn(`
~General
Permit and certificate                               20.00
Set up a kitchen in the pantry                        0.00
  Included at no charge
Wash the attic                                      N.I.C.
~Total                                               320.42`),
      ),
    );
    expect(
      lineItems.map(({ rcv, unitPrice, room, f9Note }) => [rcv ?? unitPrice, room, f9Note]),
    ).toEqual([
      [188.37, 'Kitchen', null],
      [109.69, 'Kitchen', null],
      [2.36, 'Kitchen', null],
      [20, 'General', null],
      [0, 'General', 'Included at no charge'],
      [0, 'General', null],
    ]);
  });

  it('has rows of which one is taken off', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

Set existing vanity on new plinth                   188.37
Move the contents of the room                       109.69
Credit for the old vanity                           -50.00
~Total                                               248.06
`);
    expect(lineItems.map(({ rcv }) => rcv)).toEqual([188.37, 109.69, -50]);
  });

  it('is none where it adds up coverages', () => {
    const result = () =>
      readPage(`
Dear Ms. Quillon, we have completed our evaluation of the loss that you have reported:

Dwelling coverage                                 5,188.37
Contents coverage                                 1,109.69
Other structures                                    300.00
~Total payment                                     6,598.06
${TERMS}`);
    expect(result).toThrow();
  });

  it('may have each price on a line below the words', () => {
    const { lineItems } = readPage(`${LETTER}
1) Sister floor joist, up to 8 ft.
   Price: $146.58
2) Blow cellulose in attic
   Price: Included
3) Haul off wet carpet and pad
   Price: $520.17
4) Final broom clean
   Price: $20.00
~Total                                              $686.75
`);
    expect(
      lineItems.map(({ description, rcv, unitPrice }) => [description, rcv ?? unitPrice]),
    ).toEqual([
      ['Sister floor joist, up to 8 ft.', 146.58],
      ['Blow cellulose in attic', 0],
      ['Haul off wet carpet and pad', 520.17],
      ['Final broom clean', 20],
    ]);
  });
});

describe('phrases of quantity and rate', () => {
  it('are credits below nothing, and may come to a word', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

Paint the walls - 10 SF @ $2.00 = $20.00
Credit, reuse of the vanity - 4 EA @ -$70.60 = -$282.40
Reset the range - 2 EA @ $50.00 = N/C
Final broom clean - 100 SF @ $3.00 = $300.00
`);
    expect(
      lineItems.map(({ quantity, unit, unitPrice, rcv }) => [quantity, unit, unitPrice, rcv]),
    ).toEqual([
      [10, 'SF', 2, 20],
      [4, 'EA', -70.6, -282.4],
      [2, 'EA', 0, 0],
      [100, 'SF', 3, 300],
    ]);
  });

  it('count in the unit that stands behind a figure, and come to a word in a column of their own', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

8 ea Credit - Sister floor joist, up to 8 ft. x -$146.09       -$1,168.72
35.38 sq Architectural shingle, 30 yr. x $407.61               $14,421.24
1 each Duplex outlet, 15 amp x $45.28                              $45.28
Reset the range          2 EA at $50.00                               N/C
Haul off the pad         77 SF at $0.82                            $63.14
`);
    expect(
      lineItems.map(({ description, quantity, unit, unitPrice }) => [
        description,
        quantity,
        unit,
        unitPrice,
      ]),
    ).toEqual([
      ['Credit - Sister floor joist, up to 8 ft.', 8, 'EA', -146.09],
      ['Architectural shingle, 30 yr.', 35.38, 'SQ', 407.61],
      ['Duplex outlet, 15 amp', 1, 'EA', 45.28],
      ['Reset the range', 2, 'EA', 0],
      ['Haul off the pad', 77, 'SF', 0.82],
    ]);
  });

  it('stand above a sum of all of them and what is added to it', () => {
    const estimate = readPage(`
Insured: Ida Quillon

Paint the walls - 10 SF @ $2.00 = $20.00
Final broom clean - 100 SF @ $3.00 = $300.00
Haul debris - 2 EA @ $90.00 = $180.00

Subtotal: $500.00
Dump fees: $35.00
Grand Total: $535.00
`);
    expect(estimate.lineItems.map(({ rcv, f9Note }) => [rcv, f9Note])).toEqual([
      [20, null],
      [300, null],
      [180, null],
    ]);
    expect(estimate.printed?.totals.at(-1)).toMatchObject({ kind: 'grand', adjustments: 35 });
    expect(reconcile(estimate).failures).toEqual([]);
  });
});

describe('labelled figures below the words of each work', () => {
  it('are those of points, whose marks are none of the words', () => {
    const { lineItems } = readPage(`${LETTER}
- Set existing vanity on new plinth
  Qty: 4 ea        Unit Price: $133.35        Total: $533.40
- Haul off wet carpet and pad
  Qty: 77 sf       Unit Price: $0.82          Total: $63.14
- Step flashing, galvanized
  Qty: 6 lf        Unit Price: $8.64          Total: $51.84
`);
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Set existing vanity on new plinth',
      'Haul off wet carpet and pad',
      'Step flashing, galvanized',
    ]);
  });

  it('may be a word on the last line of a numbered work, whose words go over several lines', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
1.   Bollard, filled
      Set 42" deep, painted             Qty: 4 EA    Unit Price: $785.00     $3,140.00

2.   Wheel stops                        Qty: 2 EA    Unit Price: $100.00       $200.00

3.   Core testing
      In two places                                                          By Others

                                                          Subtotal           $3,340.00`),
      ),
    );
    expect(lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Bollard, filled Set 42" deep, painted', 3140],
      ['Wheel stops', 200],
      ['Core testing In two places', null],
    ]);
  });

  it('stand below the name of a group in the same type, where a sum bears it', () => {
    const { lineItems } = readPage(`${LETTER}
Drywall
Six-panel hollow door unit
Qty: 9 EA          Unit Price: 270.13         Total: 2,431.17
Step flashing, galvanized
Qty: 22.2 lf       Unit Price: 8.06           Total: 178.93
Subtotal Drywall: 2,610.10
`);
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Six-panel hollow door unit',
      'Step flashing, galvanized',
    ]);
  });
});

describe('the sentences above a signature', () => {
  it('are no note of the last row, where no sum stands between', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

Paint the walls - 10 SF @ $2.00 = $20.00
Final broom clean - 100 SF @ $3.00 = $300.00
Haul debris - 2 EA @ $90.00 = $180.00
  Homeowner to select the colors of all walls



All work is to be done in a workmanlike manner and changes are made in writing only.

Accepted by ______________________          Date ______________
`);
    expect(lineItems.map(({ f9Note }) => f9Note)).toEqual([
      null,
      null,
      'Homeowner to select the colors of all walls',
    ]);
  });
});

describe('a list with the price of one in brackets', () => {
  it('counts it where it and the quantity come to what stands behind', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

Swap outlet or switch and cover plate     3 each      (23.77)       $71.31
Replace screen cloth                      6 each      (27.18)      $163.08
Rehang door that drags                    2 each      (62.00)      $124.00
~Every box ticked                                                   $358.39
`);
    expect(
      lineItems.map(({ quantity, unit, unitPrice, rcv }) => [quantity, unit, unitPrice, rcv]),
    ).toEqual([
      [3, 'EA', 23.77, 71.31],
      [6, 'EA', 27.18, 163.08],
      [2, 'EA', 62, 124],
    ]);
  });
});

describe('a proposal behind a policy', () => {
  it('is read where clauses say the same limits of coverages again and again', () => {
    const clauses = Array.from({ length: 8 }, (_, at) =>
      [
        `${at + 1}. You must give prompt notice and protect the property from further damage.`,
        '   Other Structures $41,200.00 in all, and Personal Property   $206,000.00',
      ].join('\n'),
    ).join('\n');
    const estimate = read(
      page(1, drawn(clauses)),
      page(
        2,
        drawn(`
PROPOSAL

~Plumbing
Detach and reset black pipe                        571.43
Thermal expansion tank                             358.18

~Temporary Repairs
Barricade                                           16.48
Temporary power                                    254.40

Total                                            1,200.49`),
      ),
    );
    expect(estimate.lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Detach and reset black pipe', 571.43],
      ['Thermal expansion tank', 358.18],
      ['Barricade', 16.48],
      ['Temporary power', 254.4],
    ]);
  });
});

describe('a numbered proposal', () => {
  const estimate = readPage(`${LETTER}
#House
~1.   Tear off one layer.........................$3,000.00
        - Pull all nails
~2.   Shingles...................................$9,000.00
                                                  Subtotal House: $12,000.00
#Garage
~3.   Tear off one layer, garage...................$600.00
        - Sweep deck
~4.   Shingles, garage...........................$2,400.00
                                                  Subtotal Garage: $3,000.00
#Options
~☒    Option A: Upgrade shingles to impact rated, house
~     and garage................................$1,000.00
                                                  Contract total $16,000.00
`);

  it('has the sums of its places set at the right, beyond the amounts', () => {
    expect(estimate.lineItems.map(({ room }) => room).slice(0, 4)).toEqual([
      ...['House', 'House'],
      ...['Garage', 'Garage'],
    ]);
    expect(
      estimate.printed?.totals.map(({ name, amounts }) => [name, amounts.rcv]).slice(0, 2),
    ).toEqual([
      ['House', 12000],
      ['Garage', 3000],
    ]);
  });

  it('has what is ticked among its options as a row', () => {
    expect(estimate.lineItems.map(({ description, rcv }) => [description, rcv]).slice(4)).toEqual([
      ['Option A: Upgrade shingles to impact rated, house and garage', 1000],
    ]);
  });
});
