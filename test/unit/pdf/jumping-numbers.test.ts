import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Description', 30, 'left'],
  ['Quantity', 330],
  ['Unit Price', 400],
  ['Per', 410, 'left'],
  ['RC', 500],
  ['ACV', 570],
);

const names = ['Carpet Pad', 'Vanity Cabinet', 'Drip Edge', 'Roofing Felt', 'Window Screen'];

/** A row for each number, which stands in the same run as its description. */
const rowsOf = (numbers: readonly number[]) =>
  read(
    page(1, [
      ...header(TABLE, 60),
      ...numbers.flatMap((number, at) =>
        row(TABLE, 80 + at * 14, [
          `${number}  Replace - ${names[at % names.length]}`,
          '10.00',
          '$2.00',
          'EA',
          '$20.00',
          '$20.00',
        ]),
      ),
    ]),
  ).lineItems.map(({ printed, description }) => [printed?.lineNumber, description]);

const expected = (numbers: readonly number[]) =>
  numbers.map((number, at) => [String(number), `Replace - ${names[at % names.length]}`]);

/** The numbers that are read of rows whose numbers stand in a place of their own. */
const rowsApart = (numbers: readonly string[]) =>
  read(
    page(1, [
      ...header(TABLE, 60),
      ...numbers.flatMap((number, at) => [
        { text: number, x: 30, y: 80 + at * 14 },
        { text: `Replace - ${names[at % names.length]}`, x: 50, y: 80 + at * 14 },
        ...row(TABLE, 80 + at * 14, ['', '10.00', '$2.00', 'EA', '$20.00', '$20.00']),
      ]),
    ]),
  ).lineItems.map(({ printed }) => printed?.lineNumber);

describe('rows that are numbered without a point', () => {
  it('skip numbers where rows were taken out of the estimate', () => {
    const numbers = [1, 2, 3, 4, 8, 9, 10, 31, 32];
    expect(rowsOf(numbers)).toEqual(expected(numbers));
  });

  it('stand in their rooms where a supplement added them with the next numbers', () => {
    const numbers = [1, 2, 3, 41, 4, 5, 6, 42, 43, 7, 8, 44];
    expect(rowsOf(numbers)).toEqual(expected(numbers));
  });

  it('may be followed by a single one that was added', () => {
    const numbers = [1, 2, 3, 4, 5, 17, 6, 7];
    expect(rowsOf(numbers)).toEqual(expected(numbers));
  });

  it('are not told from names that begin with a number', () => {
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 60),
        ...[12, 14, 10, 40, 15, 20].flatMap((gauge, at) =>
          row(TABLE, 80 + at * 14, [
            `${gauge} Gauge wire`,
            '10.00',
            '$2.00',
            'EA',
            '$20.00',
            '$20.00',
          ]),
        ),
      ]),
    );
    expect(lineItems.map(({ description }) => description)).toEqual(
      [12, 14, 10, 40, 15, 20].map((gauge) => `${gauge} Gauge wire`),
    );
  });

  it('are parts of one that was taken apart, with a letter behind it', () => {
    const numbers = ['1', '2', '3', '4a', '4b', '5', '6'];
    expect(rowsApart(numbers)).toEqual(numbers);
  });

  it('are none where most have letters', () => {
    const marks = ['1a', '1b', '2a', '2b', '3a', '3b'];
    expect(rowsApart(marks)).not.toEqual(marks);
  });

  it('stand in any order where they have a column of their own', () => {
    const numbers = ['2', '3', '7', '12', '1', '4', '120', '6', '9', '8'];
    expect(rowsApart(numbers)).toEqual(numbers);
  });

  it('are none where the first column holds quantities', () => {
    const table = columns(
      ['Qty', 30, 'left'],
      ['Description', 60, 'left'],
      ['Price', 400],
      ['RC', 500],
    );
    const { lineItems } = read(
      page(1, [
        ...header(table, 60),
        ...[2, 9, 4, 7].flatMap((quantity, at) =>
          row(table, 80 + at * 14, [
            String(quantity),
            names[at] ?? '',
            '$2.00',
            `$${quantity * 2}.00`,
          ]),
        ),
      ]),
    );
    expect(lineItems.map(({ printed }) => printed?.lineNumber)).toEqual([null, null, null, null]);
    expect(lineItems.map(({ quantity }) => quantity)).toEqual([2, 9, 4, 7]);
  });
});
