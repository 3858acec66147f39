import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, drawn, header, page, read, row } from './draw.ts';

const readPage = (text: string) => read(page(1, drawn(text)));

describe('a workbook with its rate before its quantity', () => {
  it('has rows, not amounts with their units for labels', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

~Item Description                 Cost     Quantity   Unit       Total
Surface light, 2-lamp          133.15       8       EA      1,065.20
Vented soffit panel              7.01     100       SF        701.00
R-13 kraft batt                  1.20     200       SF        240.00
Six-panel door unit            325.84       2       EA        651.68
~                                                   Total  2,657.88
`);
    expect(lineItems.map(({ quantity, unit, unitPrice }) => [quantity, unit, unitPrice])).toEqual([
      [8, 'EA', 133.15],
      [100, 'SF', 7.01],
      [200, 'SF', 1.2],
      [2, 'EA', 325.84],
    ]);
  });
});

describe('headings over two lines that stand as far apart as rows', () => {
  it('are one where every column is known with both', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

~                                  Est.     Unit of                   Total
~Room         Description          Qty      Measure      Rate         Cost
Crawlspace   Level the subfloor    511      sqft        $3.96    $2,023.56
             Final broom clean     100      sqft        $0.29       $29.00
Entry        Reset the range         1      each       $67.89       $67.89
~                                                     Total     $2,120.45
`);
    expect(lineItems.map(({ unit, unitPrice, rcv }) => [unit, unitPrice, rcv])).toEqual([
      ['SF', 3.96, 2023.56],
      ['SF', 0.29, 29],
      ['EA', 67.89, 67.89],
    ]);
  });
});

describe('materials beside hours', () => {
  it('are no O&P: their share varies from row to row', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

~No.   Item Description               Hrs    Rate/Hr    Materials       Total
1     Tuck-point chimney            12.0      55.00        58.03      718.03
2     Sand and finish oak strip     15.5      55.00        67.07      919.57
3     Base cabinet run              10.0      75.00       308.45    1,058.45
4     Lavatory faucet               15.5      55.00       388.43    1,240.93
5     Duplex outlet                  4.0      75.00       398.57      698.57
`);
    expect(lineItems.map(({ rcv, overheadProfit }) => [rcv, overheadProfit])).toEqual([
      [718.03, null],
      [919.57, null],
      [1058.45, null],
      [1240.93, null],
      [698.57, null],
    ]);
  });
});

describe('names that are counted apart from the rows', () => {
  const rooms = (text: string) => readPage(text).lineItems.map(({ room }) => room);

  it.each([
    ['A.', 'B.'],
    ['1.', '2.'],
  ])('%s, %s are the names alone', (first, second) => {
    expect(
      rooms(`
Insured: Ida Quillon

~#     Description            Qty     Unit    Rate       Total
~${first} Laundry Room
1     Corner bead, metal       2       EA     10.00       20.00
2     Duplex outlet, 15 amp    3       EA     10.00       30.00
~      Total Laundry Room                                 50.00
~${second} 2nd Floor Landing
3     Final broom clean       10       SF      1.00       10.00
4     Reset the range          1       EA     60.00       60.00
~      Total 2nd Floor Landing                            70.00
~                                            Total       120.00
`),
    ).toEqual(['Laundry Room', 'Laundry Room', '2nd Floor Landing', '2nd Floor Landing']);
  });

  it('keep what is no count', () => {
    expect(
      rooms(`
Insured: Ida Quillon

~#     Description            Qty     Unit    Rate       Total
~C. Laundry Room
1     Corner bead, metal       2       EA     10.00       20.00
2     Duplex outlet, 15 amp    3       EA     10.00       30.00
~                                            Total        50.00
`),
    ).toEqual(['C. Laundry Room', 'C. Laundry Room']);
  });
});

describe('sums of all columns below a numbered group', () => {
  it('are its sum, and no note of its last row', () => {
    const estimate = readPage(`
Insured: Ida Quillon

~#     Description            Qty     Unit   Material       Labor     Equip.       Total
~Crawlspace
1     Corner bead, metal       2       EA    $  15.00    $   5.00   $   0.00   $   20.00
2     Duplex outlet, 15 amp    3       EA    $  10.00    $  20.00   $   0.00   $   30.00
~      Total Crawlspace                       $  25.00    $  25.00   $   0.00   $   50.00
~Garage
3     Final broom clean       10       SF    $   2.00    $   7.00   $   1.00   $   10.00
4     Reset the range          1       EA    $  40.00    $  20.00   $   0.00   $   60.00
~      Total Garage                           $  42.00    $  27.00   $   1.00   $   70.00
~                                                                      Total   $  120.00
`);
    expect(estimate.lineItems.map(({ f9Note, rcv }) => [f9Note, rcv])).toEqual([
      [null, 20],
      [null, 30],
      [null, 10],
      [null, 60],
    ]);
    expect(estimate.printed?.totals.map(({ name }) => name)).toEqual(['Crawlspace', 'Garage', '']);
    expect(reconcile(estimate).failures).toEqual([]);
  });
});

describe('points below a row', () => {
  it('belong to what is said of it, not to the next row', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

~Description                  Qty     Unit    Rate       Total
Corner bead, metal            2       EA     10.00       20.00

Duplex outlet, 15 amp         3       EA     10.00       30.00

- Protect adjacent surfaces
Final broom clean            10       SF      1.00       10.00

Reset the range               1       EA     60.00       60.00
~                                           Total       120.00
`);
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Corner bead, metal',
      'Duplex outlet, 15 amp',
      'Final broom clean',
      'Reset the range',
    ]);
  });
});

describe('remarks of whole sentences', () => {
  it('are of the row above, where they are set in from the one below', () => {
    const table = columns(
      ['Work Item', 54, 'left'],
      ['Qty', 200],
      ['Unit', 214, 'left'],
      ['Rate', 280],
      ['Amount', 360],
    );
    const said = (y: number, text: string) => ({ text, x: 64, y, size: 7 });
    const { lineItems } = read(
      page(1, [
        ...header(table, 100),
        ...row(table, 112, ['Lap siding', '11.5', 'SF', '10.00', '115.00'], { size: 8 }),
        said(123, '- Protect adjacent surfaces'),
        said(132, 'Color and finish are chosen by the owner.'),
        ...row(table, 141, ['40 gal. heater', '1', 'EA', '900.00', '900.00'], { size: 8 }),
        said(152, '- Haul debris to the dumpster'),
        ...row(table, 161, ['Seal the walls', '50', 'SF', '2.00', '100.00'], { size: 8 }),
        ...row(table, 173, ['Broom clean', '100', 'SF', '0.50', '50.00'], { size: 8 }),
      ]),
    );
    expect(lineItems.map(({ description, f9Note }) => [description, f9Note])).toEqual([
      ['Lap siding', '- Protect adjacent surfaces\nColor and finish are chosen by the owner.'],
      ['40 gal. heater', '- Haul debris to the dumpster'],
      ['Seal the walls', null],
      ['Broom clean', null],
    ]);
  });

  it('are of no row, far below the last one', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

~Work Item                              Qty    Unit     Rate       Amount
Fiber-cement lap siding               11.50    SF      10.00       115.00
40 gal. gas water heater               1.00    EA     900.00       900.00
Final broom clean                    100.00    SF       0.50        50.00



Hidden damage is not included. This price may be withdrawn after 30 days.
`);
    expect(lineItems.map(({ f9Note }) => f9Note)).toEqual([null, null, null]);
  });
});
