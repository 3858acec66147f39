import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row, warningsOf } from './draw.ts';

describe('a sheet with a row per task and a column per room', () => {
  it.each([
    ['Total', 'Qty'],
    ['Total', 'Units'],
  ])('takes the sum of the rooms below %s over %s', (upper, lower) => {
    const table = columns(
      ['#', 60],
      ['Task', 66, 'left'],
      ['Unit', 272, 'left'],
      ['Kitch', 340],
      ['LR', 386],
      ['Bath', 432],
      [lower, 490],
      ['Rate', 540],
      ['Amount', 600],
    );
    const estimate = read(
      page(1, [
        { text: upper, x: 490, y: 50, align: 'right', bold: true },
        ...header(table, 60),
        { text: 'DEMOLITION', x: 43, y: 76, bold: true },
        ...row(table, 90, ['1', 'Gut walls', 'lf', '53', '46.5', '', '99.5', '4.33', '430.84']),
        ...row(table, 104, [
          '2',
          'Haul off pad',
          'sf',
          '',
          '130',
          '221.5',
          '351.5',
          '0.97',
          '340.96',
        ]),
        { text: 'FLOORING', x: 43, y: 118, bold: true },
        ...row(table, 132, ['3', 'Plank 7 in.', 'sf', '33', '', '412', '445', '7.41', '3,297.45']),
        ...row(table, 146, ['4', 'Level floor', 'sf', '', '162.5', '', '162.5', '3.38', '549.25']),
      ]),
    );
    expect(
      estimate.lineItems.map((item) => [
        item.description,
        item.quantity,
        item.unit,
        item.unitPrice,
        item.rcv,
      ]),
    ).toEqual([
      ['Gut walls', 99.5, 'LF', 4.33, 430.84],
      ['Haul off pad', 351.5, 'SF', 0.97, 340.96],
      ['Plank 7 in.', 445, 'SF', 7.41, 3297.45],
      ['Level floor', 162.5, 'SF', 3.38, 549.25],
    ]);
    expect(warningsOf(estimate)).toEqual([]);
  });
});
