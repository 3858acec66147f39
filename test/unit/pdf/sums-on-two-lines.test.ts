import { expect, it } from 'vitest';
import { columns, header, page, read, row, text } from './draw.ts';

const COLUMNS = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 290],
  ['UNIT PRICE', 345],
  ['TAX', 385],
  ['O&P', 430],
  ['RCV', 478],
  ['DEPREC.', 528],
  ['ACV', 578],
);

const BOLD = { bold: true };

const barn = (
  above: string[],
  below: string[],
  more: { size?: number; isScan?: true; third?: string[] } = {},
) =>
  read(
    page(
      1,
      [
        text(60, 'Stable', BOLD),
        ...header(COLUMNS, 84),
        ...row(COLUMNS, 100, [
          '1. Post frame, kit',
          '1.00 EA',
          '100,000.00',
          '4,000.00',
          '20,800.00',
          '124,800.00',
          '(4,800.00)',
          '120,000.00',
        ]),
        ...row(COLUMNS, 116, [
          '2. Fence',
          '10.00 LF',
          '20.00',
          '5.00',
          '41.00',
          '246.00',
          '(46.00)',
          '200.00',
        ]),
        ...row(COLUMNS, 140, above, BOLD),
        ...row(COLUMNS, 151, below, { ...BOLD, size: more.size ?? 9 }),
        ...row(COLUMNS, 162, more.third ?? [], BOLD),
        text(180, 'Yard', BOLD),
        ...header(COLUMNS, 204),
        ...row(COLUMNS, 220, [
          '3. Fence',
          '10.00 LF',
          '20.00',
          '5.00',
          '41.00',
          '246.00',
          '(46.00)',
          '200.00',
        ]),
      ],
      more.isScan ? 'ocr' : 'text',
    ),
  );

const SUMS = {
  kind: 'room',
  name: 'Stable',
  amounts: {
    tax: 4005,
    overheadProfit: 20841,
    rcv: 125046,
    depreciation: 4846,
    acv: 120200,
  },
};

it('amounts of a sum that are wider than their columns fall to the line below', () => {
  const { lineItems, printed } = barn(
    ['Totals: Stable', '', '', '4,005.00', '20,841.00'],
    ['', '', '', '', '', '125,046.00', '4,846.00', '120,200.00'],
  );
  expect(lineItems).toHaveLength(3);
  expect(printed?.totals[0]).toMatchObject(SUMS);
  expect(printed?.totals).toHaveLength(1);
});

it('one may fall between others that stay', () => {
  const { printed } = barn(
    ['Totals: Stable', '', '', '4,005.00', '20,841.00', '', '4,846.00', '120,200.00'],
    ['', '', '', '', '', '125,046.00'],
  );
  expect(printed?.totals).toMatchObject([SUMS]);
});

it('and from there to a third line', () => {
  const { lineItems, printed } = barn(
    ['Totals: Stable', '', '', '4,005.00', '20,841.00'],
    ['', '', '', '', '', '125,046.00', '4,846.00'],
    { third: ['', '', '', '', '', '', '', '120,200.00'] },
  );
  expect(lineItems).toHaveLength(3);
  expect(printed?.totals).toMatchObject([SUMS]);
});

it('on a scan, both lines may be measured in type of different size', () => {
  const sum = (size: number, isScan?: true) =>
    barn(
      ['Totals: Stable', '', '', '4,005.00', '20,841.00'],
      ['', '', '', '', '', '125,046.00', '4,846.00', '120,200.00'],
      { size, ...(isScan ? { isScan } : {}) },
    ).printed?.totals[0];
  expect(sum(8.7, true)).toMatchObject(SUMS);
  expect(sum(7)?.amounts.rcv).toBeNull();
});

it('a line below that fills a column once more is no part of the sum', () => {
  const { printed } = barn(
    ['Totals: Stable', '', '', '4,005.00', '20,841.00', '125,046.00', '4,846.00'],
    ['', '', '', '', '20,841.00', '', '', '120,200.00'],
  );
  expect(printed?.totals[0]?.amounts).toMatchObject({ rcv: 125046, acv: null });
});

it('the end of a long name stands before the amounts that fall', () => {
  const estimate = read(
    page(1, [
      text(60, 'Stable with six stalls, a wash rack and the loft', BOLD),
      ...header(COLUMNS, 84),
      ...row(COLUMNS, 100, [
        '1. Post frame, kit',
        '1.00 EA',
        '100,000.00',
        '4,000.00',
        '20,800.00',
        '124,800.00',
        '(4,800.00)',
        '120,000.00',
      ]),
      ...row(
        COLUMNS,
        124,
        ['Totals: Stable with six stalls, a wash', '', '', '4,000.00', '20,800.00'],
        BOLD,
      ),
      ...row(
        COLUMNS,
        135,
        ['rack and the loft', '', '', '', '', '124,800.00', '4,800.00', '120,000.00'],
        BOLD,
      ),
    ]),
  );
  expect(estimate.printed?.totals[0]).toMatchObject({
    kind: 'room',
    name: 'Stable with six stalls, a wash rack and the loft',
    amounts: { tax: 4000, overheadProfit: 20800, rcv: 124800, depreciation: 4800, acv: 120000 },
  });
});
