import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Qty', 100],
  ['Unit', 110, 'left'],
  ['Rate', 220],
  ['Amount', 290],
  ['Scope', 300, 'left'],
);

const readRow = (amount: string) =>
  read(
    page(1, [
      { text: 'Attic', x: 60, y: 60, bold: true, size: 11 },
      ...header(TABLE, 80),
      ...row(TABLE, 96, ['86', 'SF', '$3.15', '$270.90', 'Barriers at doors and registers']),
      ...row(TABLE, 110, ['1', 'EA', '$640.00', '$640.00', 'Decontamination unit']),
      ...row(TABLE, 124, ['6', 'EA', '—', amount, 'Clearance air samples']),
      ...row(TABLE, 138, ['4', 'DAY', '$92.00', '$368.00', 'Negative air machine']),
    ]),
  ).lineItems.map(({ description, quantity, rcv, printed }) => [
    description,
    quantity,
    rcv,
    printed?.priceNote ?? null,
  ]);

it.each([
  ['No charge', 0],
  ['By hygienist', null],
])('words at the edge of amounts before a description are no part of it: %s', (word, rcv) => {
  expect(readRow(word)).toEqual([
    ['Barriers at doors and registers', 86, 270.9, null],
    ['Decontamination unit', 1, 640, null],
    ['Clearance air samples', 6, rcv, word],
    ['Negative air machine', 4, 368, null],
  ]);
});
