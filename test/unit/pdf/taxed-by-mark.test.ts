import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Service', 36, 'left'],
  ['Rate', 300],
  ['Per', 330, 'left'],
  ['Count', 400],
  ['Tax', 440],
  ['Extended', 540],
);

const withTaxes = (first: string, last: string) =>
  read(
    page(1, [
      ...header(TABLE, 80),
      ...row(TABLE, 96, ['Pack dishes', '$33.18', 'BX', '12', first, '$398.16']),
      ...row(TABLE, 110, ['Contents supervisor', '$80.88', 'HR', '2.5', '', '$202.20']),
      ...row(TABLE, 124, ['Bubble wrap', '$57.66', 'RL', '2', last, '$115.32']),
      ...row(TABLE, 138, ['Blanket wrap', '$25.30', 'EA', '3', '', '$75.90']),
    ]),
  ).lineItems.map(({ rcv, lineItemTotal }) => [lineItemTotal, rcv]);

describe('a column of taxes', () => {
  it('that only marks what is taxed leaves the extended amount all that a row comes to', () => {
    expect(withTaxes('T', 'T')).toEqual([
      [398.16, 398.16],
      [202.2, 202.2],
      [115.32, 115.32],
      [75.9, 75.9],
    ]);
  });

  it('that holds amounts leaves it what a row comes to before them', () => {
    expect(withTaxes('$31.85', '$9.23')).toEqual([
      [398.16, null],
      [202.2, null],
      [115.32, null],
      [75.9, null],
    ]);
  });
});
