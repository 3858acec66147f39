import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const HEAD = '~DESCRIPTION                              QUANTITY   UNIT PRICE       TAX        RCV';
const TRIM = `
1. R&R Wrap wood window frame              1.00 EA       100.00      0.00     100.00`;
const SCREEN = `
2. R&R Window screen, 1 - 9 SF             2.00 EA        40.00      0.00      80.00`;
const TOTAL = `
~Totals: Windows                                                    0.00     180.00`;

const placesOf = (text: string) => {
  const { lineItems, printed } = read(page(1, drawn(text)));
  return {
    places: lineItems.map(({ room, section }) => [room, section]),
    rooms: printed?.rooms.map(({ name }) => name),
  };
};

describe('a heading below the head of the table that bears the name of the room', () => {
  it('is its first section where it is written otherwise', () => {
    expect(placesOf(`#Windows\n${HEAD}\n~WINDOWS${TRIM}\n~SCREENS${SCREEN}${TOTAL}`)).toEqual({
      places: [
        ['Windows', 'WINDOWS'],
        ['Windows', 'SCREENS'],
      ],
      rooms: ['Windows'],
    });
  });

  it('is its first section where it is set otherwise', () => {
    expect(placesOf(`#Windows\n${HEAD}\n~Windows${TRIM}\n~Screens${SCREEN}${TOTAL}`)).toEqual({
      places: [
        ['Windows', 'Windows'],
        ['Windows', 'Screens'],
      ],
      rooms: ['Windows'],
    });
  });

  it('is the room once more where it is set like its name', () => {
    expect(placesOf(`~Windows\n${HEAD}\n~Windows${TRIM}${SCREEN}${TOTAL}`)).toEqual({
      places: [
        ['Windows', null],
        ['Windows', null],
      ],
      rooms: ['Windows'],
    });
  });
});
