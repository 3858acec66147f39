import { describe, expect, test } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

/** Options of the common platform's print that are seldom chosen together. */

const figures = columns(
  ['QUANTITY', 190],
  ['PRICE', 250],
  ['TAX', 310],
  ['RCV', 380],
  ['AGE/LIFE', 425],
  ['DEPREC.', 470],
  ['CASH VALUE', 530],
);
const one = ['10.00 SF', '2.00', '1.00', '21.00', '1/20 yrs', '(1.00)', '20.00'];
const two = ['3.00 EA', '5.00', '0.50', '15.50', '0/NA', '(0.00)', '15.50'];

describe('a heading for descriptions on a line of its own, above the heads of the figures', () => {
  const withHead = (head: string, first: string, second: string, top = 700): ReturnType<typeof page> =>
    page(1, [
      { text: 'Kitchen', x: 50, y: 60, bold: true, size: 11 },
      { text: '100.00 SF Walls', x: 110, y: 74 },
      { text: head, x: 50, y: 90, bold: true },
      { text: 'UNIT', x: 250, y: 101, align: 'right', bold: true },
      { text: 'ACTUAL', x: 530, y: 101, align: 'right', bold: true },
      ...header(figures, 111).map((run) => ({ ...run, bold: true })),
      { text: first, x: 50, y: 120 },
      ...row(figures, 131, one),
      { text: second, x: 50, y: 150 },
      ...row(figures, 161, two),
      { text: 'Totals:  Kitchen', x: 50, y: 180, bold: true },
      ...row(figures, 180, ['', '', '1.50', '36.50', '', '(1.00)', '35.50'], { bold: true }),
      { text: '1', x: 50, y: top },
    ]);

  test('is no section', () => {
    const { lineItems } = read(withHead('DESCRIPTION', '1. R&R Drywall', '2. Door stop'));
    expect(lineItems.map(({ description, section }) => [description, section])).toEqual([
      ['R&R Drywall', null],
      ['Door stop', null],
    ]);
    expect(lineItems.map(({ room, rcv }) => [room, rcv])).toEqual([
      ['Kitchen', 21],
      ['Kitchen', 15.5],
    ]);
  });

  test('tells of codes before the descriptions', () => {
    const { lineItems } = read(
      withHead('CAT SEL DESCRIPTION', '1. DRY 1/2 R&R Drywall', '2. FNH STOP- Door stop'),
    );
    expect(lineItems.map(({ cat, sel, description, activity }) => [cat, sel, description, activity])).toEqual([
      ['DRY', '1/2', 'R&R Drywall', '&'],
      ['FNH', 'STOP-', 'Door stop', '+'],
    ]);
  });

  test('tells of codes and what is done, also where rows have no numbers', () => {
    const { lineItems } = read(
      withHead('CAT SEL ACT DESCRIPTION', 'DRY 1/2 & R&R Drywall', 'FNH STOP- - Door stop'),
    );
    expect(lineItems.map(({ cat, sel, description, activity }) => [cat, sel, description, activity])).toEqual([
      ['DRY', '1/2', 'R&R Drywall', '&'],
      ['FNH', 'STOP-', 'Door stop', '-'],
    ]);
  });
});
