import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['#', 40, 'left'],
  ['Item submitted', 60, 'left'],
  ['Qty', 300],
  ['Unit RCV', 400],
  ['Total RCV', 480],
  ['ACV', 560],
);

const readRow = (...cells: string[]) =>
  read(
    page(1, [
      { text: 'Den', x: 40, y: 60, bold: true, size: 11 },
      ...header(TABLE, 80),
      ...row(TABLE, 96, ['1', 'Desk', '1', '$50.00', '$50.00', '$20.00']),
      ...row(TABLE, 110, ['2', 'Lamp', '2', '$30.00', '$60.00', '$45.00']),
      ...row(TABLE, 124, ['3', 'Clock', '1', '$20.00', '$20.00', '$19.00']),
      ...row(TABLE, 138, ['4', ...cells]),
      ...row(TABLE, 152, ['5', 'Rug', '1', '$40.00', '$40.00', '$20.00']),
    ]),
  ).lineItems.map(({ description, quantity, rcv, printed }) => [
    description,
    quantity,
    rcv,
    printed?.priceNote ?? null,
  ]);

describe('words in capitals at the edge of the amounts', () => {
  it.each(['HEIRLOOM', 'NOT VALUED'])('stand for an amount: %s', (word) => {
    expect(readRow('Photo album', '7', '', word)).toEqual([
      ['Desk', 1, 50, null],
      ['Lamp', 2, 60, null],
      ['Clock', 1, 20, null],
      ['Photo album', 7, null, word],
      ['Rug', 1, 40, null],
    ]);
  });
});

describe('words far behind a description, at the edge of the amounts', () => {
  const LIST = columns(
    ['Qty', 60],
    ['Um', 70, 'left'],
    ['Description', 100, 'left'],
    ['Price', 470],
    ['Amount', 560],
  );

  const readRows = (...cells: string[]) =>
    read(
      page(1, [
        { text: 'Basement', x: 100, y: 60, bold: true, size: 11 },
        ...header(LIST, 80),
        ...row(LIST, 96, ['1.00', 'LS', 'Recover refrigerant', '', '185.00']),
        ...row(LIST, 110, ['2.00', 'EA', 'Gas cock, union and dirt leg', '96.00', '192.00']),
        ...row(LIST, 124, cells),
        ...row(LIST, 138, ['1.00', 'EA', 'Condensate pump', '112.50', '112.50']),
      ]),
    ).lineItems.map(({ description, f9Note, printed }) => [
      description,
      f9Note,
      printed?.priceNote ?? null,
    ]);

  it.each(['not soiled', 'existing', 'NOT REQD', 'W/ HALL'])('stand for one: %s', (word) => {
    expect(readRows('', '', 'Firebox tuckpoint', '', word)).toEqual([
      ['Recover refrigerant', null, null],
      ['Gas cock, union and dirt leg', null, null],
      ['Firebox tuckpoint', null, word],
      ['Condensate pump', null, null],
    ]);
  });

  it('are none in a remark that ends there by chance', () => {
    const words = 'said to be there';
    const apart = 'The old pump was '.padEnd(75, 'x');
    expect(readRows('', '', apart, '', words)).toEqual([
      ['Recover refrigerant', null, null],
      ['Gas cock, union and dirt leg', `${apart} ${words}`, null],
      ['Condensate pump', null, null],
    ]);
  });
});
