import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 240],
  ['UNIT PRICE', 320],
  ['RCV', 400],
);

/** A page whose last row goes on beside the number that the page is stamped with. */
const sheet = (number: number, stamp: string, y = 156): PlacedText[] => [
  ...header(TABLE, 110),
  ...row(TABLE, 124, [`${number}1. Paint the walls`, '10.00 SF', '2.00', '20.00']),
  ...row(TABLE, 145, [`${number}2. Carpet - solution dyed,`, '20.00 SF', '3.00', '60.00']),
  { text: 'glued down', x: 36, y: 156 },
  { text: stamp, x: y > 160 ? 44 : 460, y },
];

describe('numbers that lawyers stamp on the pages of a production', () => {
  it.each([
    ['in one word', 'ZNA-HVCA-00451'],
    ['in two words', 'DFPA 0020'],
  ])('are no words of a row: %s', (_, stamp) => {
    const { lineItems } = read(
      ...[1, 2, 3].map((number) => page(number, sheet(number, `${stamp}${number}`))),
    );
    expect(lineItems.map(({ description }) => description)).toEqual(
      [1, 2, 3].flatMap(() => ['Paint the walls', 'Carpet - solution dyed, glued down']),
    );
    expect(lineItems.map(({ f9Note, section }) => f9Note ?? section)).not.toContainEqual(
      expect.anything(),
    );
  });

  it('are words of a row where they do not count with the pages', () => {
    const { lineItems } = read(
      ...[1, 2, 3].map((number) => page(number, sheet(number, `PN-00${100 + 37 * number}`, 167))),
    );
    expect(lineItems.filter(({ f9Note }) => /^PN-00\d{3}$/.test(f9Note ?? ''))).toHaveLength(3);
  });
});
