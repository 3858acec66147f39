import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 290],
  ['UNIT PRICE', 350],
  ['TAX', 400],
  ['RCV', 460],
  ['DEPREC.', 520],
  ['ACV', 580],
);

const drying = (total: string) =>
  read(
    page(1, [
      { text: 'Drying Equipment - 3/2/26 thru 3/6/26', x: 200, y: 90, bold: true },
      ...header(TABLE, 106),
      ...row(TABLE, 122, [
        '1. Air mover',
        '8.00 EA',
        '25.00',
        '0.00',
        '200.00',
        '(0.00)',
        '200.00',
      ]),
      ...row(TABLE, 138, [
        '2. Dehumidifier',
        '4.00 EA',
        '70.00',
        '0.00',
        '280.00',
        '(0.00)',
        '280.00',
      ]),
      { text: 'Totals: Drying Equipment - 3/2/26', x: 36, y: 156, bold: true },
      ...row(TABLE, 167, ['thru 3/6/26', '', '', '0.00', total, '0.00', total]),
      { text: 'Line Item Totals:', x: 36, y: 190, bold: true },
      ...row(TABLE, 201, ['OKONJO-2026-03', '', '', '0.00', '480.00', '0.00', '480.00']),
    ]),
  );

it('the name of a total may go on beside its figures', () => {
  const { lineItems, printed } = drying('480.00');
  expect(lineItems.map(({ f9Note }) => f9Note)).toEqual([null, null]);
  expect(printed?.totals).toMatchObject([
    {
      kind: 'room',
      name: 'Drying Equipment - 3/2/26 thru 3/6/26',
      amounts: { rcv: 480, acv: 480 },
    },
    { kind: 'line_items', name: 'OKONJO-2026-03', amounts: { rcv: 480 } },
  ]);
});

it('a bracket alone below a row closes its description', () => {
  const { lineItems } = read(
    page(1, [
      ...header(TABLE, 106),
      ...row(TABLE, 122, [
        '1. Tall cabinet (list 90.00 less 10%',
        '1.00 EA',
        '81.00',
        '0.00',
        '81.00',
        '(0.00)',
        '81.00',
      ]),
      { text: ')*', x: 36, y: 132 },
      ...row(TABLE, 148, [
        '2. Air mover',
        '8.00 EA',
        '25.00',
        '0.00',
        '200.00',
        '(0.00)',
        '200.00',
      ]),
    ]),
  );
  expect(lineItems[0]).toMatchObject({
    description: 'Tall cabinet (list 90.00 less 10% )',
    f9Note: null,
  });
});
