import { describe, expect, it } from 'vitest';
import { columns, type PlacedText, page, read, row } from './draw.ts';

const CELLS = columns(
  ['Item', 52],
  ['How', 84],
  ['What it was', 96, 'left'],
  ['Brand / Model', 250, 'left'],
  ['How', 360],
  ['Where', 380, 'left'],
  ['Cost', 500],
  ['Total cost', 560],
);

const TABLE: readonly (readonly string[])[] = [
  ['1', '2', 'Lamp, brass', 'Oakby', '4 yrs', 'gift', '75.00', '150.00'],
  ['2', '1', 'Rocking chair', '', '12', 'Oakby Fair', '90.00', '90.00'],
  ['3', '1', 'Photo albums', '', '', '', '', ''],
  ['4', '3', 'Bath towels', 'Plum', '1', 'Alder Mart', '10.00', '30.00'],
  ['', '', '', '', '', '', 'Den', '270.00'],
];

const titled = (): PlacedText[] =>
  [
    'List of contents lost in fire 5/9/2026',
    'Ida Quillon, 12 Plum Row, Elmtown, OH 44999',
    'Claim 77-1204-55',
  ].map((text, at): PlacedText => ({ text, x: 36, y: 40 + at * 11 }));

describe('a list of contents that an insured made', () => {
  it('asks in words at the head of its columns, and counts what has no price', () => {
    const bold = { bold: true };
    const estimate = read(
      page(1, [
        ...titled(),
        ...row(
          CELLS,
          90,
          CELLS.map(({ heading }) => heading),
          bold,
        ),
        ...row(CELLS, 100, ['', 'many', '', '', 'old', 'bought', 'each', ''], bold),
        { text: '(years)', x: 360, y: 110, align: 'right', ...bold },
        { text: 'Den', x: 96, y: 128, ...bold },
        ...TABLE.flatMap((cells, at) => row(CELLS, 146 + at * 13, cells)),
      ]),
    );
    expect(estimate).toMatchObject({
      insuredName: 'Ida Quillon',
      propertyAddress: '12 Plum Row, Elmtown, OH 44999',
    });
    expect(
      estimate.lineItems.map(({ room, description, quantity, rcv, printed }) => [
        room,
        description,
        quantity,
        printed?.ageYears,
        rcv,
      ]),
    ).toEqual([
      ['Den', 'Lamp, brass', 2, 4, 150],
      ['Den', 'Rocking chair', 1, 12, 90],
      ['Den', 'Photo albums', 1, null, null],
      ['Den', 'Bath towels', 3, 1, 30],
    ]);
  });
});
