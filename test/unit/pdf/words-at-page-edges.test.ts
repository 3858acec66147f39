import { describe, expect, it } from 'vitest';
import { drawn, type PlacedText, page, read } from './draw.ts';

/** What stands at the same place of several pages, or first on one, may be words of a row. */

const TOP = 60;
const PITCH = 14;

/** Rows without numbers, one line below the other; each page has the head and the letterhead. */
const sheet = (number: number, rows: readonly (readonly string[])[]): ReturnType<typeof page> => {
  const places = [36, 300, 330, 400, 480];
  const runs: PlacedText[] = [{ text: 'Wren Hollow Builders', x: 36, y: 30, bold: true }];
  const head = ['Description', 'Qty', 'Unit', 'Price', 'Total'];
  for (const [at, cells] of [head, ...rows].entries())
    for (const [column, text] of cells.entries())
      if (text !== '')
        runs.push({
          text,
          x: places[column] ?? 0,
          y: TOP + at * PITCH + (at > 0 && cells.length === 1 ? -3 : 0),
          align: column === 0 || column === 2 ? 'left' : 'right',
          bold: at === 0,
        });
  return page(number, runs);
};

const work = (count: number, price = 2): string[][] =>
  Array.from({ length: count }, () => [
    'Paint',
    '10.00',
    'SF',
    price.toFixed(2),
    (price * 10).toFixed(2),
  ]);

describe('the second line of a description', () => {
  it('is none of the letterhead where two pages have it at the same place', () => {
    const rows = (price: number): string[][] => [
      ...work(40, price),
      [
        'Sister floor joist 2x10, with hangers at both ends, up to 8',
        '3.00',
        'EA',
        '9.00',
        '27.00',
      ],
      ['ft.'],
      ...work(2, price),
    ];
    const { lineItems } = read(sheet(1, rows(2)), sheet(2, rows(3)));
    expect(lineItems.filter(({ rcv }) => rcv === 27).map(({ description }) => description)).toEqual(
      [
        'Sister floor joist 2x10, with hangers at both ends, up to 8 ft.',
        'Sister floor joist 2x10, with hangers at both ends, up to 8 ft.',
      ],
    );
  });
});

describe('a name in capitals that a page begins with', () => {
  const TABLE = '~Description                               Qty    Unit      Price       Total';
  const ROW = `
Tear out the carpet, pad and tack strip    9.00    SF         3.00       27.00
and haul all of it away from the site

Stain-block primer over all of the smoke   2.00    EA        30.00       60.00
`;

  it('is no word of the last row of the page before', () => {
    const { lineItems } = read(
      page(1, drawn(`${TABLE}${ROW}${ROW}${ROW}`)),
      page(2, drawn(`${TABLE}\nBEDROOMS${ROW}`)),
    );
    expect(lineItems.map(({ description }) => description)).toEqual(
      Array.from({ length: 4 }, () => [
        'Tear out the carpet, pad and tack strip and haul all of it away from the site',
        'Stain-block primer over all of the smoke',
      ]).flat(),
    );
  });
});

describe('a line that stands below the measures of a room on every page', () => {
  it('is printed on each, and names neither room nor section', () => {
    const table = `
~Description                               Qty    Unit      Price       Total
1. Tear out the carpet                     9.00    SF         3.00       27.00
2. Stain-block primer                      2.00    EA        30.00       60.00
`;
    const rooms = ['Kitchen', 'Den', 'Pantry', 'Foyer'];
    const { lineItems } = read(
      ...rooms.map((name, at) =>
        page(
          at + 1,
          drawn(`
~${name}                            Height: 8'
   ${at + 3}00.00 SF Walls        120.00 SF Ceiling
~Wren Hollow Mutual
${table}`),
        ),
      ),
    );
    expect(lineItems.map(({ room, section }) => [room, section])).toEqual(
      rooms.flatMap((name) => [
        [name, null],
        [name, null],
      ]),
    );
  });
});

describe('what says at the foot of a page that the paper goes on', () => {
  it.each(['continued ...', 'Continued on next page', 'Carried to next page'])(
    'is no note of its last row: %s',
    (words) => {
      const foot: PlacedText = { text: words, x: 480, y: TOP + 47 * PITCH };
      const first = sheet(1, work(46));
      const { lineItems } = read(
        { ...first, words: [...first.words, ...page(1, [foot]).words] },
        sheet(2, work(4)),
      );
      expect(lineItems).toHaveLength(50);
      expect(lineItems.map(({ f9Note }) => f9Note).filter((note) => note !== null)).toEqual([]);
    },
  );
});
