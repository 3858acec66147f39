import { expect, test } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['QTY', 60],
  ['ITEM NO.', 68, 'left'],
  ['DESCRIPTION', 130, 'left'],
  ['UNIT', 330, 'left'],
  ['UNIT PRICE', 410],
  ['DISC%', 440],
  ['EXTENDED', 500],
  ['JOB', 506, 'left'],
  ['CODE', 550, 'left'],
);

test('the code of the stock before a description, and that of the tax behind the amounts', () => {
  const at = { size: 8 };
  const { lineItems } = read(
    page(1, [
      ...header(TABLE, 60),
      ...row(
        TABLE,
        76,
        [
          '86',
          'RT-CONC',
          'Concrete tile, replace hail broken. In grey',
          'Ea',
          '$11.80',
          '',
          '$1,014.80',
          'RF01',
          'GST',
        ],
        at,
      ),
      ...row(TABLE, 86, ['', '', 'weathered, so second hand ones are to be used'], at),
      ...row(
        TABLE,
        99,
        ['22', 'RT-RIDGE', 'Ridge cap rebed', 'lm', '$48.50', '', '$1,067.00', 'RF01', 'GST'],
        at,
      ),
      ...row(
        TABLE,
        112,
        [
          '1',
          'SCAFF-E',
          'Edge protection, 2 sides, up to a month and no day',
          'Ea',
          '$1,980.00',
          '5%',
          '$1,881.00',
          'RF01',
          'GST',
        ],
        at,
      ),
      ...row(TABLE, 122, ['', '', 'longer'], at),
      ...row(
        TABLE,
        135,
        ['3', 'SKY-ACR', 'Skylight dome', 'Ea', '$236.00', '', '$708.00', 'RF01', 'GST'],
        at,
      ),
      ...row(
        TABLE,
        148,
        ['1', 'QBCC', 'Home warranty', 'Ea', '$412.55', '', '$412.55', 'GN09', 'FRE'],
        at,
      ),
    ]),
  );
  expect(lineItems.map(({ sel, description, f9Note }) => [sel, description, f9Note])).toEqual([
    [
      'RT-CONC',
      'Concrete tile, replace hail broken. In grey weathered, so second hand ones are to be used',
      null,
    ],
    ['RT-RIDGE', 'Ridge cap rebed', null],
    ['SCAFF-E', 'Edge protection, 2 sides, up to a month and no day longer', null],
    ['SKY-ACR', 'Skylight dome', null],
    ['QBCC', 'Home warranty', null],
  ]);
});
