import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 250],
  ['UNIT PRICE', 330],
  ['RCV', 420],
);

/** Rows whose descriptions go on below them, so far from baseline to baseline. */
const wrapped = (first: number, y: number): PlacedText[] =>
  [0, 1, 2, 3].flatMap((at) => [
    ...row(TABLE, y + at * 26, [
      `${first + at}. Texture drywall - smooth or skim`,
      '10.00 SF',
      '2.00',
      '20.00',
    ]),
    { text: 'coat', x: 36, y: y + at * 26 + 11.4 },
  ]);

const DESCRIPTION = 'Texture drywall - smooth or skim coat';

describe('descriptions that go on below their rows', () => {
  it('do so where the labels of a sketch stand closer to each other', () => {
    const { lineItems } = read(
      page(1, [
        ...[0, 300].flatMap((y, at) => [
          { text: `Unit ${at + 1}`, x: 90, y: y + 60, bold: true },
          { text: '568.00 SF Walls', x: 180, y: y + 76 },
          { text: '865.00 SF Walls & Ceiling', x: 150, y: y + 86 },
          { text: `Unit ${at + 1}`, x: 51, y: y + 95 },
          ...header(TABLE, y + 120),
          ...wrapped(at * 4 + 1, y + 136),
        ]),
      ]),
    );
    expect(lineItems.map(({ description, f9Note }) => [description, f9Note])).toEqual(
      Array.from({ length: 8 }, () => [DESCRIPTION, null]),
    );
  });

  it('do so at the foot of several pages, at one height', () => {
    const { lineItems } = read(
      ...[1, 2, 3].map((number) =>
        page(number, [...header(TABLE, 600), ...wrapped(number * 4 - 3, 616)]),
      ),
    );
    expect(lineItems.map(({ description }) => description)).toEqual(
      Array.from({ length: 12 }, () => DESCRIPTION),
    );
  });
});
