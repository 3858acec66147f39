import { expect, it } from 'vitest';
import { columns, header, page, read, row, text } from './draw.ts';

const COLUMNS = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QTY', 290],
  ['REMOVE', 345],
  ['REPLACE', 405],
  ['TAX', 455],
  ['O&P', 515],
  ['TOTAL', 580],
);

/** A row whose total stands on the next page, below what the page is headed with. */
const cabinets = (total: string, ...heads: string[]) =>
  read(
    page(1, [
      text(60, 'Pantry', { bold: true }),
      ...header(COLUMNS, 100),
      ...row(COLUMNS, 116, ['1. Base', '10.00 LF', '0.00', '3.00', '1.00', '6.20', '37.20']),
      ...row(COLUMNS, 132, [
        '2. Cabinetry',
        '20.00 LF',
        '30.00',
        '570.00',
        '500.00',
        '2,500.00',
        '',
      ]),
    ]),
    page(2, [
      ...heads.map((line, at) => text(40 + at * 13, line, { bold: true, x: 200, size: 11 })),
      ...header(COLUMNS, 100),
      ...row(COLUMNS, 116, ['', '', '', '', '', '', total]),
      ...row(COLUMNS, 132, ['3. Shoe', '10.00 LF', '0.00', '3.00', '1.00', '6.20', '37.20']),
    ]),
  ).lineItems;

it('the total of a row may stand alone at the head of the next page', () => {
  expect(cabinets('15,000.00', 'CONTINUED - Pantry')).toMatchObject([
    { rcv: 37.2 },
    { description: 'Cabinetry', rcv: 15000, room: 'Pantry' },
    { rcv: 37.2, room: 'Pantry' },
  ]);
});

const LONG = [
  'CONTINUED - Pantry, cold room and back',
  'stairs with the landing (see',
  'subroom 1)',
];

it('where it completes the row, the room goes on, whatever its name takes at the head of the page', () => {
  expect(cabinets('15,000.00', ...LONG)).toMatchObject([
    { rcv: 37.2 },
    { description: 'Cabinetry', rcv: 15000, room: 'Pantry' },
    { rcv: 37.2, room: 'Pantry' },
  ]);
});

it('an amount that the row does not come to is none of its own', () => {
  expect(cabinets('14,000.00', ...LONG)[1]?.rcv).not.toBe(14000);
});
