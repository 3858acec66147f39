import { expect, it } from 'vitest';
import { columns, header, page, read, row, text } from './draw.ts';

const TABLE = columns(
  ['QUANTITY', 136],
  ['UNIT PRICE', 212],
  ['TAX', 262],
  ['GCO&P', 316],
  ['RCV', 370],
  ['AGE/LIFE', 424],
  ['DEPREC.', 482],
  ['ACV', 540],
);
const BELOW = columns(['CONDITION', 424], ['DEP %', 482]);

it('the condition may stand below four lines of figures that were too wide for one', () => {
  const { lineItems } = read(
    page(1, [
      text(60, 'Ballroom', { bold: true }),
      ...header(TABLE, 80),
      ...header(BELOW, 91),
      text(110, '1. Wax the floor'),
      ...row(TABLE, 121, [
        '9.00 SF',
        '2.00',
        '1.00',
        '2.00',
        '21.00',
        '2/4 yrs',
        '(10.50)',
        '10.50',
      ]),
      ...row(BELOW, 132, ['Avg.', '50.00%']),
      text(150, '2. R&R Gilded plaster ceiling'),
      ...row(TABLE, 161, ['4.00 EA', '500,000.00', '20,000.00', '404,000.00']),
      ...row(TABLE, 172, ['', '', '', '', '2,424,000.00', '15/150 yrs']),
      ...row(TABLE, 183, ['', '', '', '', '', '', '(242,400.00)']),
      ...row(TABLE, 194, ['', '', '', '', '', '', '', '2,181,600.00']),
      ...row(BELOW, 205, ['New', '10.00%']),
      text(223, '3. Clean the sconces'),
      ...row(TABLE, 234, ['2.00 EA', '9.00', '0.00', '3.60', '21.60', '0/NA', '(0.00)', '21.60']),
      ...row(BELOW, 245, ['Avg.', 'NA']),
    ]),
  );
  expect(
    lineItems.map(({ rcv, depreciation, acv, f9Note, printed }) => [
      rcv,
      depreciation,
      acv,
      printed?.condition,
      printed?.depreciationPercent,
      f9Note,
    ]),
  ).toEqual([
    [21, 10.5, 10.5, 'Avg.', 50, null],
    [2_424_000, 242_400, 2_181_600, 'New', 10, null],
    [21.6, 0, 21.6, 'Avg.', null, null],
  ]);
});
