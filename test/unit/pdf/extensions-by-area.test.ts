import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../../lambdas/domain/estimate/estimate.ts';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

const readPage = (text: string): Estimate => read(page(1, drawn(text)));

const EXTENSION = `
~                                                           Mat'l        Mat'l    Labor    Labor      Labor       Line
~Line   Item #   Description                     Quantity   Price   U      Ext     Unit    Hours    Dollars      Total
~Area: 1st Floor - Sales
~    Demolition
   1    19001    Demo burned conduit and wire         620    0.00   C     0.00     2.80    17.36   1,239.50   1,239.50
   2    19002    Demo light fixture                    46    0.00   E     0.00     0.35    16.10   1,149.54   1,149.54
~                                          Demolition Total               0.00             33.46   2,389.04   2,389.04
~    Branch Rough-in
   3    10112    1/2" EMT conduit                     740   78.40   C   580.16     3.50    25.90   1,849.26   2,429.42
   4    10113    3/4" EMT conduit                     280  131.20   C   367.36     4.10    11.48     819.67   1,187.03
   5    11012    #12 THHN stranded                   4180  214.00   M   894.52     5.40    22.57   1,611.50   2,506.02
~                                     Branch Rough-in Total           1,842.04             59.95   4,280.43   6,122.47
~                           Area Total: 1st Floor - Sales           1,842.04             93.41   6,669.47   8,511.51
~Area: Roof & Exterior
~    Lighting
   6    14010    Wall pack, LED                         5  139.00   E   695.00     1.20     6.00     428.40   1,123.40
   7    14011    Exit sign, LED                         2   87.40   E   174.80     0.90     1.80     128.52     303.32
~                                            Lighting Total             869.80              7.80     556.92   1,426.72
~    Branch Rough-in
   8    11012    #12 THHN stranded                   1000  214.00   M   214.00     5.40     5.40     385.56     599.56
~                                     Branch Rough-in Total             214.00              5.40     385.56     599.56
~                             Area Total: Roof & Exterior           1,083.80             13.20     942.48   2,026.28
~                                                Job Total          2,925.84            106.61   7,611.95  10,537.79
`;

describe('extensions of electrical estimating programs', () => {
  it('head what materials and labor come to in two lines, and sum each', () => {
    const estimate = readPage(EXTENSION);
    expect(estimate.lineItems.map(({ rcv }) => rcv)).toEqual([
      1239.5, 1149.54, 2429.42, 1187.03, 2506.02, 1123.4, 303.32, 599.56,
    ]);
    expect(reconcile(estimate).failures).toEqual([]);
  });

  it('sum the phases of areas, whose label says that they are places', () => {
    const { lineItems } = readPage(EXTENSION);
    expect(lineItems.map(({ room, section }) => [room, section])).toEqual([
      ['1st Floor - Sales', 'Demolition'],
      ['1st Floor - Sales', 'Demolition'],
      ['1st Floor - Sales', 'Branch Rough-in'],
      ['1st Floor - Sales', 'Branch Rough-in'],
      ['1st Floor - Sales', 'Branch Rough-in'],
      ['Roof & Exterior', 'Lighting'],
      ['Roof & Exterior', 'Lighting'],
      ['Roof & Exterior', 'Branch Rough-in'],
    ]);
  });

  it('print by how many a price is, which is no unit of the quantity', () => {
    const { lineItems } = readPage(EXTENSION);
    expect(lineItems.map(({ quantity, unit }) => [quantity, unit])).toEqual([
      [620, null],
      [46, null],
      [740, null],
      [280, null],
      [4180, null],
      [5, null],
      [2, null],
      [1000, null],
    ]);
  });
});
