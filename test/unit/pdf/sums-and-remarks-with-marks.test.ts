import { describe, expect, it } from 'vitest';
import { totalLabel } from '../../../lambdas/domain/pdf/sums/total-labels.ts';
import { columns, drawn, header, page, read, row } from './draw.ts';

describe('a sum that an old program prints', () => {
  it.each([
    ['ROOM TOTAL KITCHEN   1,234.00', 'KITCHEN'],
    ['** ROOM TOTAL KITCHEN   1,234.00', 'KITCHEN'],
    ['== ROOM TOTAL KITCHEN   1,234.00', 'KITCHEN'],
  ])('is its room: %s', (text, name) => {
    expect(totalLabel(text)).toEqual({ kind: 'room', name });
  });

  it('is none without an amount and a colon', () => {
    expect(totalLabel('ROOM TOTAL KITCHEN')?.kind).not.toBe('room');
  });
});

const TABLE = columns(
  ['CODE', 36, 'left'],
  ['DESCRIPTION', 100, 'left'],
  ['QTY', 330],
  ['PRICE', 400],
  ['RCV', 470],
);

it('a marked line set in below the words of coded rows is a remark, and none of their words', () => {
  const { lineItems } = read(
    page(1, [
      ...header(TABLE, 80),
      ...row(TABLE, 100, ['DRY AV', 'DRYWALL, REMOVE AND REPLACE', '30.00 SF', '3.00', '90.00']),
      { text: '** WHOLE CEILING TO BLEND', x: 100, y: 112 },
      ...row(TABLE, 126, ['PNT P', 'PAINT THE CEILING AND WALLS', '50.00 SF', '1.00', '50.00']),
      ...row(TABLE, 140, ['FCC AV', 'CARPET, STANDARD GRADE', '20.00 SF', '4.00', '80.00']),
      { text: '** PAD IS BILLED BY OTHERS', x: 100, y: 152 },
      ...row(TABLE, 166, ['FNC B', 'BASEBOARD', '10.00 LF', '5.00', '50.00']),
    ]),
  );
  expect(
    lineItems.map(({ description, f9Note, section }) => [description, f9Note, section]),
  ).toEqual([
    ['DRYWALL, REMOVE AND REPLACE', '** WHOLE CEILING TO BLEND', null],
    ['PAINT THE CEILING AND WALLS', null, null],
    ['CARPET, STANDARD GRADE', '** PAD IS BILLED BY OTHERS', null],
    ['BASEBOARD', null, null],
  ]);
});

it('a divider between marks is no remark of the row above it', () => {
  const { lineItems } = read(
    page(1, [
      ...header(TABLE, 80),
      ...row(TABLE, 100, ['DRY AV', 'DRYWALL, REMOVE AND REPLACE', '30.00 SF', '3.00', '90.00']),
      { text: '=======Floor====:', x: 100, y: 112 },
      ...row(TABLE, 126, ['FCC AV', 'CARPET, STANDARD GRADE', '20.00 SF', '4.00', '80.00']),
      ...row(TABLE, 140, ['FNC B', 'BASEBOARD', '10.00 LF', '5.00', '50.00']),
    ]),
  );
  expect(lineItems.map(({ f9Note }) => f9Note)).toEqual([null, null, null]);
});

describe('a remark far left of the sum of an area', () => {
  const areas = `
#Area 1: Kitchen
Service Rendered                     Qty   Unit        Price      Extended
Extract water                         20   SF           2.00         40.00
Remove base trim                      10   LF           1.00         10.00
                                                           Area total $50.00
#Area 2: Hall
Service Rendered                     Qty   Unit        Price      Extended
Cut wet ceiling                       40   SF           2.00         80.00
Zipper door                            1   EA          20.00         20.00
Tech note: owner signed the form.                         Area total $100.00

                                         Total charges              $150.00`;

  it('is no row where the rows above come to the sum', () => {
    const { lineItems, printed } = read(page(1, drawn(areas)));
    expect(lineItems.map(({ description, f9Note }) => [description, f9Note])).toEqual([
      ['Extract water', null],
      ['Remove base trim', null],
      ['Cut wet ceiling', null],
      ['Zipper door', null],
    ]);
    expect(printed?.totals.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'room Kitchen',
      'room Hall',
      'grand ',
    ]);
  });
});
