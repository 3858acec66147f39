import { expect, test } from 'vitest';
import { columns, header, page, read, row, warningsOf } from './draw.ts';

const TABLE = columns(
  ['Ln', 30, 'left'],
  ['Product', 60, 'left'],
  ['Description', 112, 'left'],
  ['Qty', 383],
  ['UOM', 390, 'left'],
  ['Price', 479],
  ['Per', 483, 'left'],
  ['Total', 581],
);

test('a price and what it is for, beside the measure of the row', () => {
  const estimate = read(
    page(1, [
      ...header(TABLE, 60),
      ...row(TABLE, 80, ['1', 'PTP6614', '6x6x14 #1 POST', '11', 'EA', '68.40', '  EA', '752.40']),
      { text: 'gable mid posts', x: 128, y: 92, italic: true },
      ...row(TABLE, 108, [
        '2',
        'TT2814',
        '2x8 BOARD',
        '0.896',
        'MBF',
        '1,485.00',
        '  MBF',
        '1,330.56',
      ]),
      { text: 'Customer count, yard did not verify.', x: 128, y: 120, italic: true },
      ...row(TABLE, 136, ['3', 'SCR15', 'SCREW 250/BAG', '9', 'BAG', '27.40', '  BAG', '246.60']),
      { text: '5 white 4 red', x: 128, y: 148, italic: true },
      ...row(TABLE, 164, ['4', 'CONC80', 'CONCRETE MIX', '66', 'BAG', '6.29', '  BAG', '415.14']),
      ...row(TABLE, 180, ['5', 'DLV2', 'DELIVERY', '2', 'EA', '85.00', '  EA', '170.00']),
    ]),
  );
  expect(
    estimate.lineItems.map(({ quantity, unit, unitPrice, rcv, f9Note }) => [
      quantity,
      unit,
      unitPrice,
      rcv,
      f9Note,
    ]),
  ).toEqual([
    [11, 'EA', 68.4, 752.4, 'gable mid posts'],
    [0.896, 'MBF', 1485, 1330.56, 'Customer count, yard did not verify.'],
    [9, 'BG', 27.4, 246.6, '5 white 4 red'],
    [66, 'BG', 6.29, 415.14, null],
    [2, 'EA', 85, 170, null],
  ]);
  expect(warningsOf(estimate).map(({ code }) => code)).not.toContain('columns_inferred');
});
