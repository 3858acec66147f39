import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const HEADS =
  '~DESCRIPTION                         QUANTITY  UNIT PRICE       RCV     DEPREC.       ACV';
const FIGURES = '10.00 SQ      200.00  2,000.00    (500.00)  1,500.00';

const itemsOf = (...rows: string[]) =>
  read(
    page(
      1,
      drawn(
        [
          '~Roof',
          HEADS,
          ...rows.map((row, at) => `${`${at + 1}. ${row}`.padEnd(36)} ${FIGURES}`),
        ].join('\n'),
      ),
    ),
  ).lineItems.map(({ cat, sel, activity, description }) => [cat, sel, activity, description]);

describe('codes in descriptions', () => {
  it.each([
    ['RFG 300S Shingles', 'RFG RIDGC Ridge cap', '+', '+'],
    ['RFG-300S - Shingles', 'RFG-RIDGC - Ridge cap', '+', '+'],
    ['RFG>300S& Shingles', 'RFG>RIDGC- Ridge cap', '&', '-'],
    ['RFG 300S & Shingles', 'RFG RIDGC + Ridge cap', '&', '+'],
    ['Shingles [RFG 300S]', 'Ridge cap [RFG RIDGC]', '+', '+'],
    ['Shingles (RFG300S)', 'Ridge cap (RFGRIDGC)', '+', '+'],
  ])('are parted from the words where all have them: %s', (one, two, first, second) => {
    expect(itemsOf(one, two)).toEqual([
      ['RFG', '300S', first, 'Shingles'],
      ['RFG', 'RIDGC', second, 'Ridge cap'],
    ]);
  });

  it('are none where only some look so, no category is known or all is in capitals', () => {
    for (const rows of [
      ['RFG 300S Shingles', 'Ridge cap', 'Drip edge'],
      ['QQX 300S Shingles', 'QQY RIDGC Ridge cap'],
      ['RFG SHINGLES LAMINATED', 'RFG RIDGE CAP'],
    ])
      expect(itemsOf(...rows)).toEqual(rows.map((row) => [null, null, '+', row]));
  });
});

describe('what is written behind the figures of a row', () => {
  it('is its note, below no heading', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(
          [
            '~Roof',
            HEADS,
            `1. Shingles                          ${FIGURES}   rear slope only`,
          ].join('\n'),
        ),
      ),
    );
    expect(lineItems).toMatchObject([
      { description: 'Shingles', rcv: 2000, f9Note: 'rear slope only' },
    ]);
  });
});
