import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const INVOICE = columns(
  ['Code', 36, 'left'],
  ['Service', 90, 'left'],
  ['Chamber', 290, 'left'],
  ['In', 345],
  ['Out', 385],
  ['Qty', 430],
  ['Rate', 490],
  ['Total', 560],
);

it('has neither chambers nor the days of equipment in descriptions or notes', () => {
  const { lineItems } = read(
    page(1, [
      ...header(INVOICE, 100),
      ...row(INVOICE, 116, [
        'TO-PAD',
        'Tear out wet pad',
        'A',
        '03/18',
        '03/18',
        '60.00 SF',
        '0.50',
        '30.00',
      ]),
      ...row(INVOICE, 132, [
        'AM-AX',
        'Air mover, axial',
        'A',
        '03/17',
        '03/20',
        '9.00 DY',
        '30.00',
        '270.00',
      ]),
      ...row(INVOICE, 148, [
        'DHM',
        'Dehumidifier, large',
        'B',
        '03/17',
        '03/22',
        '5.00 DY',
        '80.00',
        '400.00',
      ]),
      ...row(INVOICE, 164, [
        'HTR',
        'Electric heater',
        'B',
        '03/17',
        '03/19',
        '2.00 DY',
        '110.00',
        '220.00',
      ]),
    ]),
  );
  expect(lineItems.map(({ description, f9Note }) => [description, f9Note])).toEqual([
    ['Tear out wet pad', null],
    ['Air mover, axial', null],
    ['Dehumidifier, large', null],
    ['Electric heater', null],
  ]);
});
