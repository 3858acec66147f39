import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../../lambdas/domain/estimate/estimate.ts';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, drawn, header, type PlacedText, page, read, row } from './draw.ts';

const readPage = (text: string): Estimate => read(page(1, drawn(text)));

describe('what a row comes to, told by what adds up', () => {
  it('is the last amount, where it is the cost and the markup between', () => {
    const { lineItems } = readPage(`
~#   Description               Qty  Unit   Men  Days  Man Hrs     Labor      Mat'l       Cost   Mkup %   Mkup $       Price
1    Superintendent              1    LS     1     9       72  3,888.00              3,888.00      15%   583.20    4,471.20
2    Permit and plan check       1    LS                                  1,460.00   1,460.00       0%     0.00    1,460.00
3    Clean-up, weekly           12    WK     1     6       48  2,592.00     180.00   2,772.00      15%   415.80    3,187.80
4    Engineered trusses          7    EA     4     1       32  1,728.00   1,484.00   3,212.00      15%   481.80    3,693.80
~                                                    Subtotal  8,208.00   3,124.00  11,332.00           1,480.80   12,812.80
`);
    expect(
      lineItems.map(({ quantity, unit, overheadProfit, rcv }) => [
        quantity,
        unit,
        overheadProfit,
        rcv,
      ]),
    ).toEqual([
      [1, 'LS', 583.2, 4471.2],
      [1, 'LS', 0, 1460],
      [12, 'WK', 415.8, 3187.8],
      [7, 'EA', 481.8, 3693.8],
    ]);
  });

  it('is the replacement cost with its tax and shipping, below heads of three lines', () => {
    const estimate = readPage(`
~Line                                                Age             Replace     Replace Cost
~      Room            Qty    Item Description            Cond                                    Tax/Ship     Total RCV    Dep %    Dep Amount          ACV
~ #                                                 (yrs)           Cost Each       Total
1      Living Room       1    Sectional sofa           4   G         1,899.00       1,899.00         75.96      1,974.96      40%        789.98     1,184.98
2      Living Room       2    End tables, pine         6   A           179.99         359.98         14.40        374.38      40%        149.75       224.63
3      Kitchen          14    Dish towels              2   A             5.00          70.00          2.80         72.80      40%         29.12        43.68
4      Kitchen           1    Stand mixer              8   P           449.99         449.99         18.00        467.99      50%        234.00       233.99
`);
    expect(
      estimate.lineItems.map(({ room, section, quantity, unitPrice, tax, rcv, printed }) => [
        room,
        section,
        quantity,
        unitPrice,
        tax,
        rcv,
        printed?.ageYears,
        printed?.condition,
      ]),
    ).toEqual([
      ['Living Room', null, 1, 1899, 75.96, 1974.96, 4, 'G'],
      ['Living Room', null, 2, 179.99, 14.4, 374.38, 6, 'A'],
      ['Kitchen', null, 14, 5, 2.8, 72.8, 2, 'A'],
      ['Kitchen', null, 1, 449.99, 18, 467.99, 8, 'P'],
    ]);
    expect(reconcile(estimate).failures).toEqual([]);
  });

  it('is what was bought with its markup, below a head of two lines', () => {
    const { lineItems } = readPage(`
~                                                       Mark-up
~Description                                  Cost          15%        Amount
Poly sheeting 6 mil, 5 rolls                612.45        91.87        704.32
Contractor bags 3 mil, 6 cs                 257.70        38.66        296.36
Roll-off 30 yd, haul and tip              1,185.00       177.75      1,362.75
~Total Materials                                                     2,363.43
`);
    expect(
      lineItems.map(({ description, overheadProfit, rcv }) => [description, overheadProfit, rcv]),
    ).toEqual([
      ['Poly sheeting 6 mil, 5 rolls', 91.87, 704.32],
      ['Contractor bags 3 mil, 6 cs', 38.66, 296.36],
      ['Roll-off 30 yd, haul and tip', 177.75, 1362.75],
    ]);
  });
});

describe('a valuation in whole dollars', () => {
  const failures = (price: string) =>
    reconcile(
      readPage(`
~Component                          Quantity   Unit Cost        Cost   Depreciation       Value
Stem wall, 4' crawl                   164 LF      148.20      24,305          2,431      21,874
Interior piers                      1,092 SF        4.86       5,307            531       4,776
Floor framing                       2,184 SF       13.62      29,746          2,380      27,366
Gutters and downspouts                188 LF       12.15       2,284            914       1,370
Composition shingle                  16.4 SQ      512.00       ${price}          3,779       4,618
Exterior paint                      2,330 SF        2.36       5,499          3,299       2,200
`),
    ).failures.map(({ name, figure }) => [name, figure]);

  it('hides up to half a dollar in each amount, and no more', () => {
    expect(failures('8,397')).toEqual([]);
    expect(failures('8,467').map(([name]) => name)).toContain('5. Composition shingle');
  });
});

describe('what is counted', () => {
  it('is measured in units, where hours beside it say how long that takes', () => {
    const { lineItems } = readPage(`
~                             Amount of   Labor
~Description of Work               work   Hours    Labor $   Material $        Cost       Total
Pull carpet and pad              263 SF       4     248.00                   248.00      297.60
Remove and replace drywall       260 SF    14.5     899.00       228.80    1,127.80    1,353.36
Prime and paint walls            522 SF       9     558.00       168.00      726.00      871.20
Carpet and 8 lb pad               32 SY                        1,212.80    1,212.80    1,455.36
`);
    expect(lineItems.map(({ quantity, unit }) => [quantity, unit])).toEqual([
      [263, 'SF'],
      [260, 'SF'],
      [522, 'SF'],
      [32, 'SY'],
    ]);
  });

  it('has a unit with a point behind it before the description', () => {
    const { lineItems } = readPage(`
~Qty       Work                                            Price       Total
1 ea.      Remove damaged overhead garage door            185.00      185.00
18 ft.     Jamb and brick mold, PVC                         9.50      171.00
6 hrs.     Repair brick at left pier                       75.00      450.00
`);
    expect(
      lineItems.map(({ quantity, unit, description }) => [quantity, unit, description]),
    ).toEqual([
      [1, 'EA', 'Remove damaged overhead garage door'],
      [18, 'FT', 'Jamb and brick mold, PVC'],
      [6, 'HR', 'Repair brick at left pier'],
    ]);
  });
});

describe('cells of several lines', () => {
  const table = columns(
    ['Location', 60, 'left'],
    ['Scope of work', 150, 'left'],
    ['Measure', 360],
    ['Rate', 420],
    ['Price', 500],
  );
  const work = (y: number, ...cells: string[]): PlacedText[] => row(table, y, ['', ...cells]);
  const name = (y: number, text: string): PlacedText => ({ text, x: 60, y, bold: true });

  it('merged over their rows name all of them from the first one on', () => {
    const { lineItems } = read(
      page(1, [
        ...header(table, 100),
        ...work(118, 'Pressure wash', '640 SF', '0.45', '288.00'),
        ...work(136, 'Replace siding', '185 SF', '11.20', '2,072.00'),
        name(139, 'North'),
        name(149, 'Elevation'),
        ...work(154, 'Prime and paint', '640 SF', '1.65', '1,056.00'),
        ...work(172, 'Window screens', '3 EA', '58.00', '174.00'),
        ...work(190, 'Pressure wash', '410 SF', '0.45', '184.50'),
        name(203, 'East'),
        ...work(208, 'Prime and paint', '410 SF', '1.65', '676.50'),
        name(213, 'Elevation'),
        ...work(226, 'Dryer vent hood', '1 EA', '64.00', '64.00'),
        ...row(table, 244, ['', 'Total', '', '', '4,515.00'], { bold: true }),
      ]),
    );
    expect(lineItems.map(({ room }) => room)).toEqual([
      ...['North Elevation', 'North Elevation', 'North Elevation', 'North Elevation'],
      ...['East Elevation', 'East Elevation', 'East Elevation'],
    ]);
  });

  it('set at the foot of their rows begin above them', () => {
    const inventory = columns(
      ['#', 40],
      ['Room', 60, 'left'],
      ['Qty', 150],
      ['Description', 170, 'left'],
      ['Price', 420],
      ['Total', 500],
    );
    const thing = (y: number, ...cells: string[]): PlacedText[] => row(inventory, y, cells);
    const { lineItems } = read(
      page(1, [
        ...header(inventory, 100),
        ...thing(114, '1', 'Bedroom 1', '1', 'Electric blanket', '99.99', '99.99'),
        ...thing(128, '2', 'Bedroom 1', '1', 'Space heater', '49.99', '49.99'),
        ...thing(142, '', 'Bedroom 1'),
        ...thing(153, '3', 'Closet', '18', 'Dress shirts', '69.50', '1,251.00'),
        ...thing(167, '', 'Bedroom 1'),
        ...thing(178, '4', 'Closet', '9', 'Jeans', '69.50', '625.50'),
        ...thing(192, '5', 'Kitchen', '1', 'Toaster', '39.00', '39.00'),
      ]),
    );
    expect(lineItems.map(({ room }) => room)).toEqual([
      ...['Bedroom 1', 'Bedroom 1', 'Bedroom 1 Closet', 'Bedroom 1 Closet', 'Kitchen'],
    ]);
  });
});

describe('what stands below rows', () => {
  it('is a remark where it is set hardly smaller', () => {
    const services = columns(
      ['Services', 40, 'left'],
      ['qty', 380],
      ['unit price', 460],
      ['amount', 540],
    );
    const note = (y: number, text: string): PlacedText => ({ text, x: 40, y, size: 8.25 });
    const { lineItems } = read(
      page(1, [
        ...header(services, 100),
        ...row(services, 120, ['Water extraction - hard surface', '228.0', '0.34', '77.52']),
        note(133, 'Laundry, hall bath and kitchen LVP'),
        ...row(services, 156, ['Remove baseboard - discard', '62.0', '0.95', '58.90']),
        note(169, 'Laundry and hall. MDF swelled'),
        ...row(services, 192, ['Content manipulation', '2.5', '58.00', '145.00']),
      ]),
    );
    expect(lineItems.map(({ description, f9Note }) => [description, f9Note])).toEqual([
      ['Water extraction - hard surface', 'Laundry, hall bath and kitchen LVP'],
      ['Remove baseboard - discard', 'Laundry and hall. MDF swelled'],
      ['Content manipulation', null],
    ]);
  });

  it('is the rate of the depreciation beside it, behind a word that nobody knows', () => {
    const { lineItems } = readPage(`
~Description                        Qty   Unit Cost         RC                 Depreciation        ACV
Vapor wrap under siding       312.00 SF        0.41     127.92            PHYS 25.0%  31.98      95.94
Roof vent boot                  4.00 EA       37.80     151.20            PHYS 40.0%  60.48      90.72
Steps, reset and level          1.00 EA       94.00      94.00                         0.00      94.00
`);
    expect(lineItems.map(({ printed }) => printed?.depreciationPercent)).toEqual([25, 40, null]);
  });

  it('may be depreciated with the rows, by no more than it comes to', () => {
    const estimate = (tax: string): Estimate =>
      readPage(`
~Description                        Qty   Unit Cost         RC      Depreciation        ACV
Vapor wrap under siding       312.00 SF        0.41     127.92             31.98      95.94
Roof vent boot                  4.00 EA       37.80     151.20             60.48      90.72
Steps, reset and level          1.00 EA       94.00      94.00              0.00      94.00
~Total Line Items                                       373.12             92.46     280.66
Sales Tax, Materials 7.000%                              26.12              ${tax}
~Estimate Total                                         399.24   ${tax === '6.47 ' ? '          98.93     300.31' : '         120.00     279.24'}
`);
    expect(reconcile(estimate('6.47 ')).failures).toEqual([]);
    expect(reconcile(estimate('27.54')).failures.map(({ figure }) => figure)).toContain(
      'depreciation',
    );
  });

  it('names the measures of a room, whatever label stands before them', () => {
    const { lineItems } = readPage(`
#Living Room
Dimensions: 15' 4" x 13' 2" Area: 201.89 sq ft Perimeter: 57.00 ft Ceiling height: 8' 0"
~Item                                     Quantity   Unit Price        Total
Clean ceiling, dry sponge                   201.89         0.54       109.02
Seal ceiling                                201.89         0.82       165.55
~Total Living Room                                                    274.57
#Kitchen
Dimensions: 12' 0" x 11' 6" Area: 138.00 sq ft Perimeter: 47.00 ft Ceiling height: 8' 0"
~Item                                     Quantity   Unit Price        Total
Clean ceiling, dry sponge                   138.00         0.54        74.52
~Total Kitchen                                                         74.52
`);
    expect(lineItems.map(({ room }) => room)).toEqual(['Living Room', 'Living Room', 'Kitchen']);
  });

  it('is the sum of a bid and what was added to it, and no work', () => {
    const { lineItems } = readPage(`
~Item    Description of Work               Est. Qty    Unit    Unit Price      Extended
~DIVISION 26 - ELECTRICAL
26.01    Test branch circuits                     1      LS     $6,900.00    $ 6,900.00
26.02    Lay-in LED fixtures                     22      EA       $268.00    $ 5,896.00
~                                                  Subtotal Division 26     $ 12,796.00
                                               Overhead and Profit, 8%       $ 1,023.68
                                    Performance and Payment Bond, 1.5%         $ 207.30
~                                                              BASE BID     $ 14,026.98
~ALTERNATES (not included in Base Bid)
~   Alt.    Description                                                     Add / Deduct
   A-1     Substitute emergency ballasts                                  Add $ 1,270.00
`);
    expect(lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Test branch circuits', 6900],
      ['Lay-in LED fixtures', 5896],
    ]);
  });
});
