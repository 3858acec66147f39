import { describe, expect, it } from 'vitest';
import { drawn, page, read, warningsOf } from './draw.ts';

const readPage = (text: string) => read(page(1, drawn(text)));

describe('headings that a browser centres', () => {
  it('stand far behind the cells of their columns, which the order of the figures tells', () => {
    const estimate = readPage(`
#Marlowe Restoration

~            Description                             Qty                       Rate                      Cost
Drywall                               12 SF                     $3.00                    $36.00
Paint walls                           120 SF                    $1.00                    $120.00
Door, interior                        1 EA                      $310.00                  $310.00
Total                                                                                    $466.00
`);
    expect(
      estimate.lineItems.map(({ description, quantity, unit, unitPrice, rcv }) => [
        description,
        quantity,
        unit,
        unitPrice,
        rcv,
      ]),
    ).toEqual([
      ['Drywall', 12, 'SF', 3, 36],
      ['Paint walls', 120, 'SF', 1, 120],
      ['Door, interior', 1, 'EA', 310, 310],
    ]);
    expect(warningsOf(estimate)).toEqual([]);
  });
});

describe('a name where others have the word for descriptions', () => {
  it('is a room also in plain type, and where it is the only one', () => {
    const rows = `
Drywall                                            12 SF          $3.00          $36.00
Paint walls                                       120 SF          $1.00         $120.00`;
    const heads = 'Qty             Rate            Cost';
    const rooms = (text: string) => readPage(text).lineItems.map(({ room }) => room);
    expect(
      rooms(`
Kitchen                                            ${heads}${rows}

Bath                                               ${heads}${rows}
Total                                                                           $312.00
`),
    ).toEqual(['Kitchen', 'Kitchen', 'Bath', 'Bath']);
    expect(
      rooms(`
#Marlowe Restoration
~Kitchen                                            ${heads}${rows}
Total                                                                           $156.00
`),
    ).toEqual(['Kitchen', 'Kitchen']);
  });
});

describe('headings that nearly touch', () => {
  it('are not taken for one another', () => {
    const right = (heading: string, x: number) => ({ text: heading, x, y: 60, bold: true });
    const line = (y: number, cells: readonly (readonly [string, number])[]) =>
      cells.map(([text, x]) => ({ text, x, y }));
    const { lineItems } = read(
      page(1, [
        // 0.8 font sizes apart, where a space is half of one.
        right('Work Item', 40),
        right('Qty', 200),
        right('Unit', 221),
        right("Mat'l $/unit", 246.5),
        right('Labor $/unit', 308),
        right("Mat'l Total", 369),
        right('Labor Total', 426),
        right('Line Total', 483),
        ...line(74, [
          ['Replace joists', 40],
          ['84', 204],
          ['LF', 221],
          ['6.40', 282],
          ['9.10', 344],
          ['537.60', 391],
          ['764.40', 448],
          ['1,302.00', 492],
        ]),
        ...line(88, [
          ['Subfloor', 40],
          ['160', 200],
          ['SF', 221],
          ['1.95', 282],
          ['1.30', 344],
          ['312.00', 391],
          ['208.00', 448],
          ['520.00', 501],
        ]),
      ]),
    );
    expect(
      lineItems.map(({ description, quantity, unit, unitPrice, rcv }) => [
        description,
        quantity,
        unit,
        unitPrice,
        rcv,
      ]),
    ).toEqual([
      ['Replace joists', 84, 'LF', 15.5, 1302],
      ['Subfloor', 160, 'SF', 3.25, 520],
    ]);
  });
});

describe('metres', () => {
  it('stand right behind their figures, as the British print them, below headings with a currency each', () => {
    const { lineItems } = readPage(`
#J. Thackeray & Sons, Builders
~Lounge                              Qty     Unit    Rate (£)   Net (£)   VAT (£)   Gross (£)
Strip wallpaper                      12.5m²             4.20      52.50     10.50       63.00
Hack off and replaster               12.5m²            38.00     475.00     95.00      570.00
Renew skirting, ogee 145mm           6.2m              19.40     120.28     24.06      144.34
Totals                                                           647.78    129.56      777.34
`);
    expect(
      lineItems.map(({ room, description, quantity, unit, unitPrice, tax, rcv }) => [
        room,
        description,
        quantity,
        unit,
        unitPrice,
        tax,
        rcv,
      ]),
    ).toEqual([
      ['Lounge', 'Strip wallpaper', 12.5, 'm²', 4.2, 10.5, 63],
      ['Lounge', 'Hack off and replaster', 12.5, 'm²', 38, 95, 570],
      ['Lounge', 'Renew skirting, ogee 145mm', 6.2, 'm', 19.4, 24.06, 144.34],
    ]);
  });
});

describe('words that are broken at their hyphens', () => {
  it('are one word again', () => {
    const { lineItems } = readPage(`
Description                      Qty      Rate      Amount
Extract water, with truck-     3 hrs    185.00      555.00
mount set up, and after-
hours response
Remove pre- and                2 hrs     50.00      100.00
post-test strips
`);
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Extract water, with truck-mount set up, and after-hours response',
      'Remove pre- and post-test strips',
    ]);
  });
});

describe('a list of a letter', () => {
  const letter = (total: string) => `
Corrigan Floors, Inc.
June 2, 2026
RE: Claim 7781-220, water loss of May 19, 2026
Dear Mr. Abernathy:
We propose to furnish labor and materials as follows:
1. Remove and dispose of wet carpet and pad in family room: $310.00
2. Treat subfloor with antimicrobial: $165.00
3. Furnish and install new 8 lb pad and carpet, allowance $32/yd: $1,896.00
4. Re-hang closet doors and reset base shoe: $140.00

Total for the above work: ${total} Half is due at signing.
Sincerely,
`;

  it('says behind its words what each work is to cost, where a sentence has the sum', () => {
    const estimate = readPage(letter('$2,511.00.'));
    expect(
      estimate.lineItems.map(({ description, quantity, rcv }) => [description, quantity, rcv]),
    ).toEqual([
      ['Remove and dispose of wet carpet and pad in family room', 1, 310],
      ['Treat subfloor with antimicrobial', 1, 165],
      ['Furnish and install new 8 lb pad and carpet, allowance $32/yd', 1, 1896],
      ['Re-hang closet doors and reset base shoe', 1, 140],
    ]);
    expect(estimate.printed?.totals).toMatchObject([{ kind: 'grand', amounts: { rcv: 2511 } }]);
    expect(estimate).toMatchObject({ claimNumber: '7781-220', dateOfLoss: '2026-05-19' });
  });

  it('is none where no sum proves it', () => {
    expect(() => readPage(letter('$2,600.00.'))).toThrow('line items');
  });
});

describe('a claim said in running text', () => {
  it('is found behind whom the estimate is for', () => {
    const { claimNumber, policyNumber } = readPage(`
Estimate for Dana Prill, Claim No. QW-220-81, Policy # HO-33-1187
Description                      Qty      Rate      Amount
Extract water                  3 hrs    185.00      555.00
`);
    expect([claimNumber, policyNumber]).toEqual(['QW-220-81', 'HO-33-1187']);
  });
});
