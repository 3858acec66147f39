import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 260],
  ['UNIT PRICE', 330],
  ['TAX', 380],
  ['RCV', 440],
);

const twice = (runs: readonly PlacedText[], aside: number): PlacedText[] =>
  runs.flatMap((run) => [run, { ...run, x: run.x + aside }]);

const head = (y: number, text: string): PlacedText => ({ text, x: 36, y, italic: true });
const note = (y: number, text: string): PlacedText => ({ text, x: 44, y, italic: true });

const rows = [
  ...row(TABLE, 116, ['1. Tear off shingles', '10.00 SQ', '50.00', '0.00', '500.00']),
  note(127, 'The second layer is not in the carrier scope, as photo 12 shows.'),
];
const more = [
  ...row(TABLE, 156, ['2. Roofing felt', '10.00 SQ', '38.00', '0.00', '380.00']),
  note(167, 'Felt of 30 lb. is what was there before the loss, on both slopes.'),
];

describe('regular type drawn twice, a hair apart', () => {
  it('is bold, so that heads between rows are told from notes in the same type', () => {
    const { lineItems } = read(
      page(1, [
        { text: 'Upper Roof', x: 250, y: 60, bold: true, size: 11 },
        ...header(TABLE, 84),
        ...twice([head(102, 'Tear off')], 0.27),
        ...rows,
        ...twice([head(142, 'Underlayment & Shingles')], 0.27),
        ...more,
        ...row(TABLE, 186, ['Totals: Upper Roof', '', '', '0.00', '880.00'], { bold: true }),
      ]),
    );
    expect(lineItems.map(({ section }) => section)).toEqual([
      'Tear off',
      'Underlayment & Shingles',
    ]);
    expect(lineItems.map(({ f9Note }) => f9Note)).toEqual([
      'The second layer is not in the carrier scope, as photo 12 shows.',
      'Felt of 30 lb. is what was there before the loss, on both slopes.',
    ]);
  });

  it('says nothing where all of the page is drawn so', () => {
    const { lineItems } = read(
      page(
        1,
        twice(
          [
            { text: 'Upper Roof', x: 250, y: 60, size: 11 },
            ...header(TABLE, 84),
            ...rows,
            ...more,
            ...row(TABLE, 186, ['Totals: Upper Roof', '', '', '0.00', '880.00']),
          ],
          0.27,
        ),
      ),
    );
    expect(lineItems).toMatchObject([
      { section: null, room: 'Upper Roof', lineItemTotal: 500 },
      { section: null, room: 'Upper Roof', lineItemTotal: 380 },
    ]);
  });

  it('says nothing there of words that are the only ones known to lie a hair apart', () => {
    const { lineItems } = read(
      page(1, [
        ...twice(
          [
            { text: 'Upper Roof', x: 250, y: 60, size: 11 },
            ...header(TABLE, 84),
            ...row(TABLE, 116, [
              '1. Attic entrance cover and',
              '10.00 EA',
              '50.00',
              '0.00',
              '500.00',
            ]),
            ...more,
          ],
          // Where words begin within a run is known by about.
          0.02,
        ),
        ...twice([{ text: 'trim', x: 36, y: 127 }], 0.35),
      ]),
    );
    expect(lineItems.map(({ description, section }) => [description, section])).toEqual([
      ['Attic entrance cover and trim', null],
      ['Roofing felt', null],
    ]);
  });
});
