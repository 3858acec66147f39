import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../../lambdas/domain/estimate/estimate.ts';
import { withNotesBeside } from '../../../lambdas/domain/pdf/cells/notes-beside.ts';
import { linesOfPage } from '../../../lambdas/domain/pdf/pages/lines.ts';
import { columns, drawn, header, page, read, row } from './draw.ts';

const readPage = (text: string): Estimate => read(page(1, drawn(text)));
const placesOf = ({ lineItems }: Estimate) => lineItems.map(({ room, section }) => [room, section]);

describe('names of parts that have a number', () => {
  it('keep it where their sums say it, as those of divisions do', () => {
    const estimate = readPage(`
~Item    Description                           Quantity   Unit    Unit Cost         Total
~        02 - SITE WORK
02.01    Gut interior finishes                     40.00    SF         5.00        200.00
02.02    Haul debris                                2.00    EA       150.00        300.00
~        Subtotal 02 - SITE WORK                                                   500.00
~        03 - CONCRETE
03.01    Repair topping slab                       20.00    SF        10.00        200.00
03.02    Inject cracks                              9.00    LF        10.00         90.00
~        Subtotal 03 - CONCRETE                                                    290.00
~        Total                                                                     790.00
`);
    expect(estimate.lineItems.map(({ room, section }) => section ?? room)).toEqual([
      '02 - SITE WORK',
      '02 - SITE WORK',
      '03 - CONCRETE',
      '03 - CONCRETE',
    ]);
  });

  it('head rows whatever they name, and with a point and a nought behind the number', () => {
    const estimate = readPage(`
~Ref     Description of works                       Qty   Unit      Rate        Total
~1.0     Preliminaries
1.1      Site set up and protection                  1    item     685.00       685.00
1.2      Skip, 8 yd                                  2    nr       310.00       620.00
~2.0     Kitchen
2.1      Take up quarry tiles                     12.0    m        40.00       480.00
2.2      Refix kitchen units                       5.0    m       100.00       500.00
~3.0     Services
3.1      Boiler service                              1    item     195.00       195.00
3.2      Air bricks, clear and renew                 6    nr        38.50       231.00
~Total                                                                       2,711.00
`);
    expect(estimate.lineItems.map(({ room, section }) => section ?? room)).toEqual([
      ...['Preliminaries', 'Preliminaries'],
      ...['Kitchen', 'Kitchen'],
      ...['Services', 'Services'],
    ]);
  });

  it('are no headings, and neither are the lines of stacked heads names', () => {
    const estimate = readPage(`
~                                                              Unit Cost               Extended Cost
~Item     Description                 Quantity   Unit                                                       Total
~                                                          Material   Labor / Sub   Material   Labor / Sub
~         01 - GENERAL CONDITIONS
01.01     Superintendent                    26     WK         0.00      1,000.00        0.00     26,000.00    26,000.00
01.02     Temporary fence                  640     LF         5.00          3.00    3,200.00      1,920.00     5,120.00
01.03     Temporary toilets                  6     MO       310.00          0.00    1,860.00          0.00     1,860.00
01.04     Final cleaning                 1,000     SF         0.05          0.30       50.00        300.00       350.00
~         Subtotal 01 - GENERAL CONDITIONS                                          5,110.00     28,220.00    33,330.00
~         02 - MASONRY
02.01     Face brick                       100     SF        10.00         20.00    1,000.00      2,000.00     3,000.00
02.02     Coping                            13     LF        60.00         30.00      780.00        390.00     1,170.00
02.03     Tuckpoint                        290     SF         1.50          9.00      435.00      2,610.00     3,045.00
~         Subtotal 02 - MASONRY                                                     2,215.00      5,000.00     7,215.00
`);
    expect(estimate.lineItems.map(({ room, section }) => section ?? room)).toEqual([
      ...Array(4).fill('01 - GENERAL CONDITIONS'),
      ...Array(3).fill('02 - MASONRY'),
    ]);
  });
});

describe('what a bid or an offer is called', () => {
  it('is no room above places whose sum it names', () => {
    const estimate = readPage(`
~BASE BID
~Work                                          Quantity    Unit price      Amount
~Bell tower
Rebuild parapet                                 96.00 SF        10.00      960.00
Reset coping                                    14.00 EA        20.00      280.00
~Narthex steps
Reset granite treads                             6.00 EA       100.00      600.00
Rebuild cheek wall                              10.00 LF        30.00      300.00
~TOTAL BASE BID                                                           2,140.00
`);
    expect(estimate.lineItems.map(({ room }) => room)).toEqual([
      ...['Bell tower', 'Bell tower'],
      ...['Narthex steps', 'Narthex steps'],
    ]);
    expect(estimate.printed?.totals).toContainEqual(
      expect.objectContaining({ kind: 'grand', amounts: expect.objectContaining({ rcv: 2140 }) }),
    );
  });

  it('is none where it stands alone above all rows', () => {
    const estimate = readPage(`
~OPTION 1 - LIKE KIND AND QUALITY
~Equipment / Description                       Quantity    Unit price      Amount
Gas furnace, upflow                              1.00 EA     2,000.00    2,000.00
Condensate pump                                  1.00 EA       164.00      164.00
Line set                                         1.00 EA       865.00      865.00
~Option 1 total                                                          3,029.00
`);
    expect(placesOf(estimate)).toEqual(Array(3).fill(['General', null]));
  });

  it('is none above the fields of a form, and these are no section', () => {
    const estimate = readPage(`
~RED FERN ROOFING              ROOF BID
870-555-0183            Ask for Travis
Name       Hattie Lindgren        Ins. Co.       Delta Farm Mutual
City       Marlow, OK 74055       Date of Loss   5-28-26

~Description                                       Qty         Price       Amount
Tear-off, 1 layer                                10.00 SQ      70.00       700.00
Laminated shingles                               11.00 SQ     300.00     3,300.00
Hip and ridge                                    20.00 LF       5.00       100.00
                                                            Subtotal     4,100.00
`);
    expect(placesOf(estimate)).toEqual(Array(3).fill(['General', null]));
  });
});

describe('notes in a column of their own', () => {
  const TABLE = columns(
    ['Description', 36, 'left'],
    ['Qty', 260],
    ['Price', 330],
    ['Total', 400],
    ['Comments', 447, 'left'],
  );
  const noted = (y: number, words: string) => ({ text: words, x: 420, y });

  it('set at the foot of their cell below a heading in its middle are no rooms', () => {
    const sheet = page(1, [
      ...header(TABLE, 80),
      { text: 'Roof', x: 36, y: 96, bold: true },
      ...row(TABLE, 110, ['Laminated shingles', '30.00 SQ', '300.00', '9,000.00', '']),
      noted(110, 'Agreed'),
      ...row(TABLE, 124, ['Starter', '200.00 LF', '2.00', '400.00', '']),
      noted(124, 'Omitted'),
      ...row(TABLE, 138, ['Subtotal', '', '', '9,400.00'], { bold: true }),
      { text: 'Attic', x: 36, y: 152, bold: true },
      noted(166, 'Moisture map shows entire bay'),
      ...row(TABLE, 177, ['Blown insulation', '100.00 SF', '1.00', '100.00', '']),
      noted(177, 'wet'),
      ...row(TABLE, 191, ['Anti-microbial', '100.00 SF', '0.50', '50.00', '']),
      noted(191, 'Omitted'),
      ...row(TABLE, 205, ['Subtotal', '', '', '150.00'], { bold: true }),
    ]);
    const lines = linesOfPage(sheet, sheet.words);
    const [settled] = withNotesBeside([{ page: 1, width: 612, height: 792, ocr: false, lines }]);
    expect(settled?.lines.map(({ text }) => text)).toContain(
      'Blown insulation 100.00 SF 1.00 100.00 Moisture map shows entire bay wet',
    );
    const { lineItems } = read(sheet);
    expect(lineItems.map(({ room }) => room)).toEqual(['Roof', 'Roof', 'Attic', 'Attic']);
    expect(lineItems.map(({ f9Note }) => f9Note)).toEqual([
      ...['Agreed', 'Omitted'],
      ...['Moisture map shows entire bay wet', 'Omitted'],
    ]);
  });
});

describe('notes in small type off the base line', () => {
  const TABLE = columns(
    ['Description', 36, 'left'],
    ['Qty', 260],
    ['Price', 330],
    ['Total', 400],
    ['Remarks', 450, 'left'],
  );
  const noted = (y: number, words: string) => ({ text: words, x: 420, y: y - 3, size: 7 });

  it('begin left of the heading in the middle of their column, and name no section', () => {
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 80),
        { text: 'Clubhouse', x: 36, y: 96, bold: true },
        ...row(TABLE, 114, ['Metal roof', '10.00 SQ', '$300', '$3,000']),
        noted(114, 'See elevation drawings'),
        ...row(TABLE, 132, ['Cupola', '1.00 EA', '$900', '$900']),
        noted(132, 'Copper, as it was'),
        { text: 'Carports', x: 36, y: 150, bold: true },
        ...row(TABLE, 168, ['Roof panels', '100.00 SF', '$4.00', '$400']),
        noted(168, '5 carports'),
        ...row(TABLE, 186, ['Gutter', '50.00 LF', '$10.00', '$500']),
      ]),
    );
    expect(lineItems.map(({ room, section }) => section ?? room)).toEqual([
      ...['Clubhouse', 'Clubhouse'],
      ...['Carports', 'Carports'],
    ]);
    expect(lineItems.map(({ f9Note }) => f9Note)).toEqual([
      ...['See elevation drawings', 'Copper, as it was'],
      ...['5 carports', null],
    ]);
  });
});

describe('what stands between a name and its table', () => {
  it('are measures, though no space parts them from their figures', () => {
    const estimate = readPage(`
~Dwelling Roof
                         2,554.00Surface Area          25.54Number of Squares
                         76.66Total Hip Length
~Description                                   Quantity    Unit price         RCV
1. Laminated shingles                           28.00 SQ       250.00    7,000.00
2. Drip edge                                   300.00 LF         3.00      900.00
~Totals: Dwelling Roof                                                   7,900.00
`);
    expect(placesOf(estimate)).toEqual(Array(2).fill(['Dwelling Roof', null]));
    expect(estimate.printed?.rooms[0]?.dimensions).toMatchObject({ lfTotalHip: 76.66 });
  });

  it('is a shortened name behind a slash as well', () => {
    const estimate = readPage(`
~No.  Description                              Quantity    Unit price         RCV
~     KITCHEN
1     BASE CABINETS                             14.00 LF       100.00    1,400.00
2     VINYL FLOOR                              120.00 SF         5.00      600.00
~     BASEMENT / MECH.
3     FURNACE                                    1.00 EA     3,000.00    3,000.00
4     WATER HEATER                               1.00 EA     1,000.00    1,000.00
~     TOTAL                                                              6,000.00
`);
    expect(estimate.lineItems.map(({ room, section }) => section ?? room)).toEqual([
      ...['KITCHEN', 'KITCHEN'],
      ...['BASEMENT / MECH.', 'BASEMENT / MECH.'],
    ]);
  });
});
