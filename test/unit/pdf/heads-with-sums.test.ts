import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const SHEET = columns(
  ['Item', 36, 'left'],
  ['Description', 76, 'left'],
  ['Qty', 330],
  ['Unit', 350, 'left'],
  ['Unit Cost', 440],
  ['Extension', 560],
);

/** The head's number and name stand in one cell over all columns but the last. */
const head = (y: number, name: string, amount: string) => [
  { text: name, x: 36, y, bold: true },
  ...row(SHEET, y, ['', '', '', '', '', amount], { bold: true }),
];

const sheet = (demolition: string) =>
  read(
    page(1, [
      ...header(SHEET, 100),
      ...head(120, '01 DEMOLITION & HAULING', `$ ${demolition}`),
      ...row(SHEET, 136, ['01.01', 'Remove carpet', '10.00', 'SF', '$ 1.00', '$ 10.00']),
      ...row(SHEET, 152, ['01.02', 'Remove base', '20.00', 'LF', '$ 2.00', '$ 40.00']),
      ...head(168, '02 FINISHES', '$ 60.00'),
      ...row(SHEET, 184, ['02.01', 'Paint walls', '30.00', 'SF', '$ 2.00', '$ 60.00']),
      ...row(SHEET, 216, ['', 'Grand Total', '', '', '', '$ 110.00'], { bold: true }),
    ]),
  );

describe('numbered heads of groups that hold what their rows come to', () => {
  it('are rooms, not rows that count a second time', () => {
    expect(
      sheet('50.00').lineItems.map(({ description, rcv, room }) => [description, rcv, room]),
    ).toEqual([
      ['Remove carpet', 10, 'DEMOLITION & HAULING'],
      ['Remove base', 40, 'DEMOLITION & HAULING'],
      ['Paint walls', 60, 'FINISHES'],
    ]);
  });

  it('are so where each of them holds a single row', () => {
    const { lineItems } = read(
      page(1, [
        ...header(SHEET, 100),
        ...head(120, '01 DEMOLITION', '$ 10.00'),
        ...row(SHEET, 136, ['01.01', 'Remove carpet', '10.00', 'SF', '$ 1.00', '$ 10.00']),
        ...head(168, '02 FINISHES', '$ 60.00'),
        ...row(SHEET, 184, ['02.01', 'Paint walls', '30.00', 'SF', '$ 2.00', '$ 60.00']),
        ...row(SHEET, 216, ['', 'Grand Total', '', '', '', '$ 70.00'], { bold: true }),
      ]),
    );
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Remove carpet',
      'Paint walls',
    ]);
  });

  it('keep a sum that is none of their rows, for the reconciliation to tell', () => {
    const { lineItems, printed } = sheet('75.00');
    expect(lineItems.map(({ rcv, room }) => [rcv, room])).toEqual([
      [10, 'DEMOLITION & HAULING'],
      [40, 'DEMOLITION & HAULING'],
      [60, 'FINISHES'],
    ]);
    expect(
      printed?.totals.map(({ amounts }) => Object.values(amounts).find((one) => one !== null)),
    ).toEqual([75, 60, 110]);
  });
});
