import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const ROWS = `
~Description                              Qty    Unit   Unit Price      Tax       RCV
Paint the walls                        100.00     SF         2.00     10.00    210.00
Clean the floor                         50.00     SF         1.00      0.00     50.00
Total                                                                10.00    260.00
`;

describe('a company that a label names', () => {
  it('is spelled as the label has it, not as the letterhead in capitals', () => {
    const { carrierName } = read(
      page(
        1,
        drawn(`
HALYARD INDEMNITY
PO Box 3311, Salem, OR 97301

Insured: Ida Quillon            Claim Number: 77-1
Company: Halyard Indemnity      Date of Loss: 3/4/2026
${ROWS}`),
      ),
    );
    expect(carrierName).toBe('Halyard Indemnity');
  });
});

describe('the brand of a letterhead', () => {
  it('is the company that a label names with more words between', () => {
    const { carrierName } = read(
      page(
        1,
        drawn(`
Halyard Mutual Insurance
PO Box 3311, Salem, OR 97301

Insured: Ida Quillon            Claim Number: 77-1
Company: Halyard Mutual Personal Insurance Company
${ROWS}`),
      ),
    );
    expect(carrierName).toBe('Halyard Mutual Personal Insurance Company');
  });
});

describe('a table of a letter that holds two estimates against each other', () => {
  it('names no carrier by its heads', () => {
    const { carrierName } = read(
      page(
        1,
        drawn(`
Insured: Ida Quillon            Claim Number: 77-1

Description            Carrier        Our Estimate        Difference
Insured                 900.00            1,260.00            360.00
`),
      ),
      page(
        2,
        drawn(`
Insured: Ida Quillon            Claim Number: 77-1
Company: Halyard Indemnity      Date of Loss: 3/4/2026
${ROWS}`),
      ),
    );
    expect(carrierName).toBe('Halyard Indemnity');
  });
});

describe('the address of the property', () => {
  it.each([['Site:'], ['Project Site:'], ['Work Site:']])('stands behind %s', (label) => {
    const { propertyAddress } = read(
      page(
        1,
        drawn(`
#Proposal
Client: Ida Quillon                  ${label} 114 Quarry Bend
Phone: (503) 555-0101                ${' '.repeat(label.length)} Millbrook, OR 97001
${ROWS}`),
      ),
    );
    expect(propertyAddress).toBe('114 Quarry Bend, Millbrook, OR 97001');
  });
});

describe('a name with its label right above the table', () => {
  it('is whose it is, and heads no room', () => {
    const { lineItems, insuredName, printed } = read(
      page(
        1,
        drawn(`
#Property Estimate
~Adjuster Information
Name: Marlow Tesch
~Insured Information
Name: Ida Quillon
${ROWS}`),
      ),
    );
    expect(insuredName).toBe('Ida Quillon');
    expect(printed?.facts.claimRepresentative?.name).toBe('Marlow Tesch');
    expect(printed?.rooms).toEqual([]);
    expect(lineItems.map(({ room }) => room)).toEqual(['General', 'General']);
  });
});

describe('coverages side by side', () => {
  const print = (first: string) =>
    read(
      page(
        1,
        drawn(`
Insured: Ida Quillon        Claim Number: 77-1
${ROWS}
~Summary by Coverage
~                               Dwelling      Other Structures     Total
${first.padEnd(32)}200.00            60.00            260.00
Replacement Cost Value          200.00            60.00            260.00
Less Depreciation               (20.00)           (0.00)           (20.00)
Actual Cash Value               180.00            60.00            240.00
Less Deductible                 (50.00)           (0.00)           (50.00)
Net Claim                       130.00            60.00            190.00
`),
      ),
    ).printed?.summaries;

  it.each([['Subtotal'], ['Line Item Total']])('begin with the sum of the rows, %s', (label) => {
    expect(
      print(label)?.map(({ coverage, lineItemTotal, netClaim }) => [
        coverage,
        lineItemTotal,
        netClaim,
      ]),
    ).toEqual([
      ['Dwelling', 200, 130],
      ['Other Structures', 60, 60],
    ]);
  });
});
