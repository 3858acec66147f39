import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, drawn, header, page, read, row } from './draw.ts';

const RENTED = columns(
  ['QTY', 49],
  ['EQUIPMENT #', 66, 'left'],
  ['Min', 352],
  ['Day', 404],
  ['Week', 458],
  ['4 Week', 516],
  ['Amount', 578],
);

const rates = (day: string, week: string, month: string): string[] => [day, day, week, month];

describe('an invoice that does not head all its columns', () => {
  it('has a price, of a rental branch, where one rate makes the amount, and none where a row is charged by two', () => {
    const estimate = read(
      page(
        1,
        [
          ...header(RENTED, 100),
          ...row(RENTED, 114, ['2', 'BOOM LIFT', ...rates('80.00', '240.00', '610.00'), '480.00']),
          ...row(RENTED, 126, ['12', 'DUCT FLEX', ...rates('15.00', '45.00', '120.00'), '540.00']),
          ...row(RENTED, 138, ['4', 'BLOWER', ...rates('11.00', '33.00', '90.00'), '132.00']),
          ...row(RENTED, 150, ['3', 'CABLE SET', ...rates('20.00', '60.00', '170.00'), '180.00']),
          ...row(RENTED, 162, ['8', 'HEATER', ...rates('30.00', '90.00', '250.00'), '720.00']),
          ...row(RENTED, 174, ['1', 'CHILLER', ...rates('90.00', '270.00', '700.00'), '360.00']),
        ].map((run) => (/^\d{1,2}$/.test(run.text) ? { ...run, x: 56 } : run)),
      ),
    );
    expect(
      estimate.lineItems.map(({ description, quantity, unitPrice, rcv }) => [
        description,
        quantity,
        unitPrice,
        rcv,
      ]),
    ).toEqual([
      ['BOOM LIFT', 2, 240, 480],
      ['DUCT FLEX', 12, 45, 540],
      ['BLOWER', 4, 33, 132],
      ['CABLE SET', 3, 60, 180],
      ['HEATER', 8, 90, 720],
      ['CHILLER', 1, null, 360],
    ]);
    expect(reconcile(estimate).failures).toEqual([]);
  });

  it('heads neither what it sold nor what that comes to', () => {
    const sold = columns(
      ['Qty', 49],
      ['Item number', 66, 'left'],
      ['Unit', 404, 'left'],
      ['Price', 500],
    );
    const cells = (y: number, [count, number, what, unit, price, amount]: string[]) => [
      { text: count ?? '', x: 49, y, align: 'right' as const },
      { text: number ?? '', x: 66, y },
      { text: what ?? '', x: 170, y },
      { text: unit ?? '', x: 404, y },
      { text: price ?? '', x: 500, y, align: 'right' as const },
      { text: amount ?? '', x: 578, y, align: 'right' as const },
    ];
    const { lineItems } = read(
      page(1, [
        ...header(sold, 100),
        ...cells(114, ['3', 'BAG/6', 'DISPOSAL BAG 6 MIL', 'RL', '41.500', '124.50']),
        ...cells(126, ['20', 'TAPE', 'DUCT TAPE', 'EA', '6.200', '124.00']),
        ...cells(138, ['110', 'FUEL', 'CLEAR DIESEL', 'GAL', '4.100', '451.00']),
      ]),
    );
    expect(
      lineItems.map(({ description, sel, quantity, unitPrice, rcv }) => [
        description,
        sel,
        quantity,
        unitPrice,
        rcv,
      ]),
    ).toEqual([
      ['DISPOSAL BAG 6 MIL', 'BAG/6', 3, 41.5, 124.5],
      ['DUCT TAPE', 'TAPE', 20, 6.2, 124],
      ['CLEAR DIESEL', 'FUEL', 110, 4.1, 451],
    ]);
  });

  it('may head the hours, and not what was done in them', () => {
    const hours = columns(['HRS', 60], ['RATE', 470], ['AMOUNT', 578]);
    const cells = (y: number, [count, what, rate, amount]: string[]) => [
      { text: count ?? '', x: 42, y },
      { text: what ?? '', x: 90, y },
      { text: rate ?? '', x: 470, y, align: 'right' as const },
      { text: amount ?? '', x: 578, y, align: 'right' as const },
    ];
    const { lineItems } = read(
      page(1, [
        ...header(hours, 100),
        ...cells(114, ['2.5', '2/23 Leak search with gas', '120.00', '300.00']),
        ...cells(126, ['6', '2/24 Break slab. Plumber', '110.00', '660.00']),
        ...cells(138, ['6', '2/24 Helper', '55.00', '330.00']),
      ]),
    );
    expect(
      lineItems.map(({ description, quantity, unit, rcv }) => [description, quantity, unit, rcv]),
    ).toEqual([
      ['2/23 Leak search with gas', 2.5, 'HR', 300],
      ['2/24 Break slab. Plumber', 6, 'HR', 660],
      ['2/24 Helper', 6, 'HR', 330],
    ]);
  });

  it('may print the price before the count, in words that nobody knows: the sign tells them apart', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
#Quotation
Glass                        Per lite, installed   Lites     Extended
Obscure glass                          $455.00         1      $455.00
Laminated glass                      $1,044.00         2    $2,088.00
Rain pattern                           $497.00         3    $1,491.00
Net                                                         $4,034.00`),
      ),
    );
    expect(lineItems.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([
      [1, 455],
      [2, 1044],
      [3, 497],
    ]);
  });
});
