import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row, warningsOf } from './draw.ts';

const TABLE = columns(
  ['Suite', 170, 'left'],
  ['Opening / Work', 205, 'left'],
  ['Sheets', 430],
  ['Labor', 475],
  ['Material', 525],
  ['Amount', 580],
);

/** A letterhead and the facts of the job in a column of their own, line for line beside the table or not. */
const side = (...lines: [number, string, boolean?][]): PlacedText[] =>
  lines.map(([y, text, bold = false]) => ({ text, x: 20, y, bold, size: 8 }));

describe('facts in a column down the left side', () => {
  const estimate = read(
    page(1, [
      { text: 'BOARD-UP INVOICE', x: 170, y: 40, size: 14, bold: true },
      ...side(
        [70, 'CALL', true],
        [81, '303-555-0142'],
        [110.6, 'SHOP', true],
        [122, '12 Dray Lane'],
        [133, 'Elmtown, CO 80999'],
        [152, 'INVOICE', true],
        [163, '# 7714'],
        [190, 'BILL TO', true],
        [201, 'Plum Row Shops LLC'],
        [223, 'LOSS AT', true],
        [234, '88 Plum Row'],
        [245, 'Elmtown, CO 80998'],
        [268, 'DATE OF LOSS', true],
        [279, '03/14/2025'],
        [301, 'INSURER', true],
        [312, 'Orchard Mutual'],
        [323, 'Claim OM-2025-118'],
      ),
      ...header(TABLE, 80),
      ...row(TABLE, 95, ['All', 'Night mobilization, one truck', '', '300.00', '', '300.00']),
      ...row(TABLE, 110, ['A', 'Shop front, two lites', '2', '190.00', '80.50', '270.50']),
      ...row(TABLE, 125, ['B', 'Rear door, strap and board', '1', '95.00', '40.25', '135.25']),
      ...row(TABLE, 140, ['B', 'Smoke vent, latch again', '', '60.00', '9.25', '69.25']),
      ...row(TABLE, 160, ['', 'Column totals', '3', '645.00', '130.00', '775.00'], { bold: true }),
      ...row(TABLE, 175, ['', '', '', '', 'County tax 8% on material', '10.40']),
      ...row(TABLE, 190, ['', '', '', '', 'Holiday premium 10% on labor', '64.50']),
      ...row(TABLE, 210, ['', '', '', '', 'TOTAL DUE', '$849.90'], { bold: true }),
      { text: 'NEW GLASS - QUOTED, NOT IN TOTAL', x: 170, y: 240, bold: true },
      ...row(TABLE, 255, ['', 'Suite A: two lites, clear', '', '', '', '1,400.00']),
      ...row(TABLE, 270, ['', 'Suite B: one lite, bronze', '', '', '', '880.00']),
    ]),
  );

  it('run into no row', () => {
    expect(estimate.lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Night mobilization, one truck', 300],
      ['Shop front, two lites', 270.5],
      ['Rear door, strap and board', 135.25],
      ['Smoke vent, latch again', 69.25],
    ]);
    expect(warningsOf(estimate).map(({ code }) => code)).toContain('offers_left_out');
  });

  it('are read', () => {
    expect(estimate).toMatchObject({
      claimNumber: 'OM-2025-118',
      insuredName: 'Plum Row Shops LLC',
      propertyAddress: '88 Plum Row, Elmtown, CO 80998',
      dateOfLoss: '2025-03-14',
      carrierName: 'Orchard Mutual',
    });
  });
});

describe('the name of a firm in large letters above the facts and the table', () => {
  const PRICES = columns(['Work', 190, 'left'], ['Rooms', 450], ['Each', 500], ['Price', 560]);
  const estimate = read(
    page(1, [
      { text: 'Lantern Street Drying', x: 20, y: 40, size: 27 },
      ...side(
        [70, 'CALL US', true],
        [81, '9 Lantern Street'],
        [92, 'Elmtown, CO 80999'],
        [103.6, '303-555-0142'],
        [120, 'INSURED', true],
        [133, 'Odile Barge'],
        [144, '5 Cooper Way'],
        [155, 'Elmtown, CO 80998'],
        [176, 'CARRIER', true],
        [187, 'Orchard Mutual'],
        [208, 'CLAIM NUMBER', true],
        [219, 'OM-25-4410'],
        [240, 'DATE OF LOSS', true],
        [251, 'May 4, 2025'],
        [272, 'TERMS', true],
        [283, 'Half when we come, the rest soon'],
        [294, 'after we are done'],
      ),
      ...header(PRICES, 103),
      ...row(PRICES, 124, ['Extract water', '2', '120.00', '$240.00']),
      ...row(PRICES, 148, ['Take up the pad', '2', '95.00', '$190.00']),
      ...row(PRICES, 172, ['Set fans and watch them', '3', '80.00', '$240.00']),
      ...row(PRICES, 196, ['Lay the carpet again', '2', '150.00', '$300.00']),
      ...row(PRICES, 216, ['Total', '', '', '$970.00'], { bold: true }),
      ...[240, 252, 264, 276].map((y) => ({
        text: 'We come each day to see how dry it is, and we call you before we take a fan away for good.',
        x: 190,
        y,
        size: 8,
      })),
    ]),
  );

  it('keeps them apart as well', () => {
    expect(
      estimate.lineItems.map(({ description, f9Note, rcv }) => [description, f9Note, rcv]),
    ).toEqual([
      ['Extract water', null, 240],
      ['Take up the pad', null, 190],
      ['Set fans and watch them', null, 240],
      ['Lay the carpet again', null, 300],
    ]);
    expect(estimate).toMatchObject({ claimNumber: 'OM-25-4410', insuredName: 'Odile Barge' });
  });
});
