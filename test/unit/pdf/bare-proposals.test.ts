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
      [2, 'EA', 0, null],
      [100, 'SF', 3, 300],
    ]);
  });
});
