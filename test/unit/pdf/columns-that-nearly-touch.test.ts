import { describe, expect, it } from 'vitest';
import { drawn, type PlacedText, page, read } from './draw.ts';

const ROWS = drawn(`
~Kitchen
~DESCRIPTION                      QUANTITY   UNIT PRICE         RCV
1. Paint the walls               100.00 SF         2.00      200.00
2. Replace carpet                 10.00 SY        30.00      300.00
`);

const facts = (runs: readonly PlacedText[]) =>
  read(page(1, [...runs, ...ROWS.map((run) => ({ ...run, y: run.y + 200, size: run.size ?? 9 }))]));

describe('columns of a form that nearly touch', () => {
  it('parts labels from the values beside them', () => {
    const { insuredName, claimNumber, policyNumber, propertyAddress, dateOfLoss } = facts([
      { text: 'Insured', x: 35, y: 88, size: 8.3 },
      { text: 'Anneliese Thibodeau', x: 94, y: 88, size: 8.3 },
      { text: 'Claim number', x: 182, y: 88, size: 8.3 },
      { text: '51873366', x: 243, y: 88, size: 8.3 },
      { text: 'Loss location', x: 29, y: 105, size: 8.3 },
      { text: '14 Ravenglen Court', x: 94, y: 105, size: 8.3 },
      { text: 'Policy number', x: 182, y: 105, size: 8.3 },
      { text: 'P81940227HAB', x: 247, y: 105, size: 8.3 },
      { text: 'Edmonton, AB T5X 4P2', x: 94, y: 115, size: 8.3 },
      { text: 'Adjuster', x: 35, y: 132, size: 8.3 },
      { text: 'Gurvinder Hallorann', x: 94, y: 132, size: 8.3 },
      { text: 'Date of loss', x: 182, y: 132, size: 8.3 },
      { text: '2026-01-19', x: 243, y: 132, size: 8.3 },
    ]);
    expect({ insuredName, claimNumber, policyNumber, propertyAddress, dateOfLoss }).toEqual({
      insuredName: 'Anneliese Thibodeau',
      claimNumber: '51873366',
      policyNumber: 'P81940227HAB',
      propertyAddress: '14 Ravenglen Court, Edmonton, AB T5X 4P2',
      dateOfLoss: '2026-01-19',
    });
  });

  it('reads the insurer without whom a letter is for', () => {
    const { carrierName } = facts([
      { text: 'Insurance: Orchard Mutual Insurance Company, Attn: Jolene Pratt', x: 35, y: 88 },
      { text: 'Claim number: 51873366', x: 35, y: 100 },
    ]);
    expect(carrierName).toBe('Orchard Mutual Insurance Company');
  });
});

describe('a description that goes on overleaf', () => {
  it('has what closes its bracket, and no more', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
~Laundry
~Qty  Unit   Description                                           Price     Amount
180    sf    Disinfect slab and lower block walls                   0.85     153.00
  1    ls    Furnace check and clean burner area                  189.00     189.00
  1    ea    Water heater, 40 gal gas, replace (controls were   1,485.00   1,485.00
`),
      ),
      page(
        2,
        drawn(`
             under water)
  2    ea    Washer and dryer, unhook and rehook                   45.00      90.00
 32    lf    Drywall at stair wall to 4 ft, finish and paint       13.75     440.00
~Total Laundry                                                             2,357.00
`),
      ),
    );
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Disinfect slab and lower block walls',
      'Furnace check and clean burner area',
      'Water heater, 40 gal gas, replace (controls were under water)',
      'Washer and dryer, unhook and rehook',
      'Drywall at stair wall to 4 ft, finish and paint',
    ]);
  });
});
