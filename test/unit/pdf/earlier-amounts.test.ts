import { describe, expect, test } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

/** Revisions that print what a row was before, and the difference, behind its own amounts. */
const table = columns(
  ['DESCRIPTION', 50, 'left'],
  ['QUANTITY', 230],
  ['UNIT PRICE', 290],
  ['TAX', 330],
  ['RCV', 380],
  ['DEPREC.', 430],
  ['ACV', 480],
  ['RCV', 530],
  ['DIFF.', 580],
);
const heads = (y: number) => [
  { text: 'WAS', x: 530, y: y - 11, align: 'right' as const, bold: true },
  ...header(table, y),
];
const estimate = () =>
  read(
    page(1, [
      { text: 'Study', x: 50, y: 60, bold: true, size: 11 },
      ...heads(90),
      ...row(table, 108, [
        '1. Paint',
        '1.00 EA',
        '5.00',
        '0.00',
        '5.00',
        '(1.00)',
        '4.00',
        '7.00',
        '-2.00',
      ]),
      ...row(table, 122, [
        '2. Seal',
        '1.00 EA',
        '6.00',
        '0.00',
        '6.00',
        '(1.00)',
        '5.00',
        '5.00',
        '1.00',
      ]),
      { text: 'Deck', x: 50, y: 160, bold: true, size: 11 },
      ...heads(180),
      ...row(table, 198, [
        '3. Stain',
        '1.00 EA',
        '5.00',
        '0.00',
        '5.00',
        '(1.00)',
        '4.00',
        '8.00',
        '-3.00',
      ]),
    ]),
  );

describe('columns of what a row was before', () => {
  test('have a word above their heads that is no section', () => {
    expect(estimate().lineItems.map(({ room, section }) => [room, section])).toEqual([
      ['Study', null],
      ['Study', null],
      ['Deck', null],
    ]);
  });

  test('make no credit of a row that is less than it was', () => {
    expect(estimate().lineItems.map(({ rcv, printed }) => [rcv, printed?.flags])).toEqual([
      [5, []],
      [6, []],
      [5, []],
    ]);
  });
});
