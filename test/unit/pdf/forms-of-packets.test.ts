import { describe, expect, it } from 'vitest';
import { columns, drawn, header, type PlacedText, page, read, row, THREE_ROWS } from './draw.ts';

/** Lines of a form: where each cell begins, and what it says. */
const factsOf = (...lines: [x: number, text: string][][]) =>
  read(
    page(1, [
      ...lines.flatMap((cells, at) =>
        cells.map(([x, text]): PlacedText => ({ text, x, y: 40 + at * 12 })),
      ),
      ...THREE_ROWS,
    ]),
  );

describe('the form above an estimate', () => {
  it('may number its file, and say the number of the claim below', () => {
    expect(
      factsOf(
        [[36, 'Client: Ida Quillon']],
        [[36, 'File Number: QD-TL-2214']],
        [[36, 'Claim No. FH-26-0318877 / Policy No. 70-HO-411902']],
      ).claimNumber,
    ).toBe('FH-26-0318877');
    expect(factsOf([[36, 'File Number: QD-TL-2214']]).claimNumber).toBe('QD-TL-2214');
  });

  it('names the insured without what the head says in brackets', () => {
    const head: [number, string][] = [[36, 'Insured: Elmtown Chapel Trust (Parsonage)']];
    expect(factsOf(head).insuredName).toBe('Elmtown Chapel Trust (Parsonage)');
    expect(
      factsOf(
        head,
        [
          [36, 'INSURED'],
          [140, 'Elmtown Chapel Trust'],
        ],
        [
          [36, 'CLAIM NO.'],
          [140, '77-1204-55'],
        ],
        [
          [36, 'DATE OF LOSS'],
          [140, '4/28/2026'],
        ],
      ).insuredName,
    ).toBe('Elmtown Chapel Trust');
  });

  it('may call the insurer a company', () => {
    const form: PlacedText[] = [
      ['INSURED', 'Ida Quillon'],
      ['LOSS LOCATION', '12 Plum Row, Elmtown, OH 44999'],
      ['POLICY NO.', 'CH-20-771940'],
      ['CLAIM NO.', '77-1204-55'],
      ['COMPANY', 'Orchard Mutual Insurance'],
      ['DATE OF LOSS', '4/28/2026'],
    ].flatMap(([label = '', value = ''], at) => [
      { text: label, x: 34, y: 75 + at * 12.7, size: 8 },
      { text: value, x: 140, y: 75 + at * 12.7, size: 8 },
    ]);
    const head: PlacedText[] = [{ text: 'OAKBY REBUILD CO.', x: 34, y: 28, size: 11, bold: true }];
    const rows = THREE_ROWS.map((run) => ({ ...run, y: run.y + 100 }));
    expect(read(page(1, [...head, ...form, ...rows])).carrierName).toBe('Orchard Mutual Insurance');
  });
});

it('a row of nothing says in place of its amount that it is not damaged', () => {
  const table = columns(
    ['#', 36, 'left'],
    ['Description', 60, 'left'],
    ['Qty', 330],
    ['Unit Cost', 400],
    ['Tax', 460],
    ['RCV', 560],
  );
  const { lineItems } = read(
    page(1, [
      { text: 'Kitchen', x: 36, y: 70, bold: true },
      ...header(table, 90),
      ...row(table, 104, ['1', 'Base units', '10.00 LF', '20.00', '1.00', '201.00']),
      ...row(table, 118, ['2', 'Wall units', '0.00 LF', '', '', 'Not damaged']),
      ...row(table, 132, ['3', 'Set sink', '1.00 EA', '90.00', '0.00', '90.00']),
    ]),
  );
  expect(lineItems.map(({ quantity, rcv, f9Note }) => [quantity, rcv, f9Note])).toEqual([
    [10, 201, null],
    [0, null, null],
    [1, 90, null],
  ]);
  expect(lineItems[1]).toMatchObject({ unitPrice: 0, printed: { priceNote: 'Not damaged' } });
});

it('what begins with a count and ends in a full stop is a remark, though no room was left above', () => {
  const { lineItems } = read(
    page(
      1,
      drawn(`
~Den
~DESCRIPTION                                          QUANTITY   UNIT PRICE      TAX        RCV
1. Pack and move the goods of the room - per hour     11.00 HR        50.00     0.00     550.00
   3 packers, 3 hrs 40 min, tags 1 - 118.
2. Provide box, paper & tape - medium size, records   10.00 EA         4.00     0.00      40.00
kept in order by drawer
3. Provide box, paper & tape - large size              2.00 EA         6.00     0.00      12.00
`),
    ),
  );
  expect(lineItems.map(({ f9Note }) => f9Note)).toEqual([
    '3 packers, 3 hrs 40 min, tags 1 - 118.',
    null,
    null,
  ]);
});
