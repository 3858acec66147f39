import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const SHEET = columns(
  ['Item', 36, 'left'],
  ['Description', 80, 'left'],
  ['Qty', 300],
  ['Unit', 310, 'left'],
  ['Unit Price', 400],
  ['Total', 520],
);

const sheet = (number: number, name: string) =>
  page(number, [
    { text: name, x: 36, y: 60, bold: true },
    ...header(SHEET, 80),
    ...row(SHEET, 96, ['1', 'Pipe, grooved', '10.00', 'LF', '20.00', '200.00']),
    ...row(SHEET, 112, ['2', 'Coupling', '4.00', 'EA', '30.00', '120.00']),
    ...row(SHEET, 130, ['SHEET TOTAL', '', '', '', '', '320.00'], { bold: true }),
  ]);

it('names the rows of a sheet whose title holds a colon', () => {
  const { lineItems } = read(
    sheet(1, 'SHEET 1 - OWN WORK'),
    sheet(2, 'SHEET 2 - SUBCONTRACTOR: FIRE PROTECTION'),
  );
  expect(lineItems.map(({ room }) => room)).toEqual([
    'SHEET 1 - OWN WORK',
    'SHEET 1 - OWN WORK',
    'SHEET 2 - SUBCONTRACTOR: FIRE PROTECTION',
    'SHEET 2 - SUBCONTRACTOR: FIRE PROTECTION',
  ]);
});
