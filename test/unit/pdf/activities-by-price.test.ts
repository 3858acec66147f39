import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const COLUMNS = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 290],
  ['RESET', 345],
  ['REMOVE', 400],
  ['REPLACE', 455],
  ['TAX', 515],
  ['TOTAL', 580],
);

it('words of resetting behind a thing are what is done, where only that is priced', () => {
  const { lineItems } = read(
    page(1, [
      ...header(COLUMNS, 100),
      ...row(COLUMNS, 116, [
        '1. Washer - Remove & reset',
        '1.00 EA',
        '60.00',
        '0.00',
        '0.00',
        '0.00',
        '60.00',
      ]),
      ...row(COLUMNS, 132, [
        '2. Dryer - Remove & reset',
        '1.00 EA',
        '0.00',
        '0.00',
        '50.00',
        '0.00',
        '50.00',
      ]),
      ...['3. Base', '4. Shoe', '5. Casing'].flatMap((name, at) =>
        row(COLUMNS, 148 + at * 16, [name, '10.00 LF', '0.00', '0.00', '3.00', '1.00', '31.00']),
      ),
    ]),
  );
  expect(lineItems.map(({ activity }) => activity)).toEqual(['R', '+', '+', '+', '+']);
});
