import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../../lambdas/domain/estimate/estimate.ts';
import { drawn, page, read } from './draw.ts';

const readPage = (text: string): Estimate => read(page(1, drawn(text)));

describe('units before their quantities', () => {
  it('stand in the cell of these, without a heading', () => {
    const { lineItems } = readPage(`
~Sr   Item Code     Description                                    Quantity          Rate         Amount
 1    GB-SHEET-44   Bin wall sheet, 16 ga, west face                 Nos 14      $ 348.20     $ 4,874.80
 2    HDW-BB-38     Bin bolt 3/8 x 1 with washer                      Box 8       $ 88.15       $ 705.20
 3    DRY-PLENUM    Plenum panel kit, upper                           Kit 1     $ 2,395.50     $ 2,395.50
 4    ELE-MC-CBL    MC cable 10-3, motor feeds                     Foot 340        $ 3.18     $ 1,081.20
 5    SVC-GRAIN     Move 11,400 bu scorched corn              Bushel 11,400        $ 0.11     $ 1,254.00
`);
    expect(
      lineItems.map(({ description, quantity, unit }) => [description, quantity, unit]),
    ).toEqual([
      ['Bin wall sheet, 16 ga, west face', 14, 'Nos'],
      ['Bin bolt 3/8 x 1 with washer', 8, 'BX'],
      ['Plenum panel kit, upper', 1, 'Kit'],
      ['MC cable 10-3, motor feeds', 340, 'Foot'],
      ['Move 11,400 bu scorched corn', 11400, 'Bushel'],
    ]);
  });

  it('are no words that a description ends with', () => {
    const { lineItems } = readPage(`
~#    Description                        Quantity          Rate         Amount
 1    Bin wall sheet, gage 16                  14      $ 348.20     $ 4,874.80
 2    Roof panel, Box 8                         9       $ 88.15       $ 793.35
 3    Plenum panel kit                          1     $ 2,395.50     $ 2,395.50
`);
    expect(lineItems.map(({ description, unit }) => [description, unit])).toEqual([
      ['Bin wall sheet, gage 16', null],
      ['Roof panel, Box 8', null],
      ['Plenum panel kit', null],
    ]);
  });
});
