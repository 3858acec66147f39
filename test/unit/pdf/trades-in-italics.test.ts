import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const NOTES = [
  'Two kinds were found below the stove - see photo 4.',
  'Owner may choose another color of the same line at his own cost.',
];
const TRADES = ['Demolition', 'Cabinets & Tops', 'Painting'];

const estimate = read(
  page(
    1,
    drawn(`
#Marlowe Builders

~  #   Description                              Qty      U/M     Unit Cost      Extended
~ Kitchen
       Demolition
  1    Take out the cabinets                     24      LF          10.00        240.00
  2    Take out the floor                       100      SF           2.00        200.00
       Two kinds were found below the stove - see photo 4.
       Cabinets & Tops
  3    Base cabinets, maple                      12      LF         300.00      3,600.00
       Owner may choose another color of the same line at his own cost.
  4    Permit, town of Alder                                      lump sum        150.00
       Painting
  5    Paint walls                              300      SF           1.00        300.00
~                                                  Kitchen subtotal             4,490.00
`).map((run) => {
      if (NOTES.includes(run.text)) return { ...run, italic: true, size: 7 };
      return TRADES.includes(run.text) ? { ...run, italic: true } : run;
    }),
  ),
);

describe('trades in italics below rooms', () => {
  it('are sections, where what is said of rows is in small print', () => {
    expect(
      estimate.lineItems.map(({ room, section, f9Note }) => [room, section, f9Note ?? null]),
    ).toEqual([
      ['Kitchen', 'Demolition', null],
      ['Kitchen', 'Demolition', NOTES[0]],
      ['Kitchen', 'Cabinets & Tops', NOTES[1]],
      ['Kitchen', 'Cabinets & Tops', null],
      ['Kitchen', 'Painting', null],
    ]);
  });
});

describe('`lump sum` where others have their price', () => {
  it('is none of what is done', () => {
    expect(estimate.lineItems[3]).toMatchObject({
      description: 'Permit, town of Alder',
      quantity: 1,
      rcv: 150,
    });
  });
});
