import { describe, expect, test } from 'vitest';
import { linesOfPage } from '../../../lambdas/domain/pdf/pages/lines.ts';
import { headerRowAt } from '../../../lambdas/domain/pdf/tables/header-row.ts';
import { columns, header, page, read, row } from './draw.ts';

describe('headings of a price and of what it is by', () => {
  test('`$ / Unit` between `Meas.` and `Unit` is the price', () => {
    const cells = columns(
      ['Line', 30, 'left'],
      ['Scope of repair', 60, 'left'],
      ['Meas.', 270],
      ['$ / Unit', 320],
      ['Unit', 330, 'left'],
      ['Repair', 410],
      ['Dep', 450],
      ['Deprec.', 510],
      ['Actual', 580],
    );
    const below = columns(['cash value', 580], ['%', 450]);
    const estimate = read(
      page(1, [
        ...header(cells, 100),
        ...header(below, 109),
        ...row(cells, 125, [
          '1',
          'Hang doors',
          '3',
          '754.24',
          'ea',
          '2,262.72',
          '-',
          '-',
          '2,262.72',
        ]),
        ...row(cells, 140, [
          '2',
          'Lay oak',
          '35.5',
          '10.00',
          'sf',
          '355.00',
          '10',
          '35.50',
          '319.50',
        ]),
        ...row(cells, 155, ['3', 'Set base', '8.8', '5.00', 'lf', '44.00', '50', '22.00', '22.00']),
      ]),
    );
    expect(
      estimate.lineItems.map((item) => [
        item.quantity,
        item.unit,
        item.unitPrice,
        item.printed?.depreciationPercent,
        item.acv,
      ]),
    ).toEqual([
      [3, 'EA', 754.24, null, 2262.72],
      [35.5, 'SF', 10, 10, 319.5],
      [8.8, 'LF', 5, 50, 22],
    ]);
  });

  test('`Each  No.  Price` count pieces, beside columns that nobody knows', () => {
    const cells = columns(
      ['Mark', 36, 'left'],
      ['Size W x H', 80, 'left'],
      ['Product', 160, 'left'],
      ['Each', 440],
      ['No.', 490],
      ['Price', 560],
    );
    const print = page(1, [
      ...header(cells, 100),
      { text: 'Front Elevation', x: 36, y: 118, bold: true, size: 11 },
      ...row(cells, 134, ['W1', '43 1/2 x 45', 'Slider XO, half vent', '467.16', '1', '467.16']),
      { text: '+ Screen, full', x: 174, y: 149 },
      ...row(cells, 149, ['', '', '', '40.00', '2', '80.00']),
      ...row(cells, 164, ['W2', '36 1/2 x 42', 'Awning over picture', '400.38', '2', '800.76']),
      ...row(cells, 179, ['W3', '36 1/2 x 39', 'Patio door OX', '900.00', '1', '900.00']),
    ]);
    expect(
      headerRowAt(linesOfPage(print, print.words), 0)?.headings.map(({ kind }) => kind),
    ).toEqual(['itemNumber', 'otherNumber', 'description', 'unitPrice', 'quantity', 'total']);
    const estimate = read(print);
    expect(
      estimate.lineItems.map((item) => [item.description, item.quantity, item.unitPrice]),
    ).toEqual([
      ['Slider XO, half vent', 1, 467.16],
      ['+ Screen, full', 2, 40],
      ['Awning over picture', 2, 400.38],
      ['Patio door OX', 1, 900],
    ]);
  });

  test('a rare code below a heading that nobody knows stands in no description', () => {
    const cells = columns(
      ['Item', 36, 'left'],
      ['Qty', 90],
      ['Code', 100, 'left'],
      ['Description', 170, 'left'],
      ['Hinge', 350, 'left'],
      ['Price', 470],
      ['Total', 560],
    );
    const named = (y: number, number: string, hinge: string) =>
      row(cells, y, [number, '2', `B${number}L`, 'Base 18", 1 door', hinge, '10.00', '20.00']);
    const estimate = read(
      page(1, [
        ...header(cells, 100),
        ...named(120, '1', 'R'),
        ...[135, 150, 165, 180].flatMap((y, at) => named(y, `${at + 2}`, '')),
        ...named(195, '6', 'L'),
      ]),
    );
    expect(new Set(estimate.lineItems.map(({ description }) => description))).toEqual(
      new Set(['Base 18", 1 door']),
    );
  });
});
