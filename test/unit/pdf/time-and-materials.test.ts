import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../../lambdas/domain/estimate/estimate.ts';
import { drawn, page, read } from './draw.ts';

/** Names of places a little larger than all other bold type. */
const readPage = (text: string): Estimate =>
  read(
    page(
      1,
      drawn(text).map((run) => (run.text === 'Unit 1A' ? { ...run, size: 11 } : run)),
    ),
  );

const placesOf = ({ lineItems }: Estimate) =>
  lineItems.map(({ room, section, description }) => [section ?? room, description]);

describe('an invoice for time and materials', () => {
  const estimate = readPage(`
#Job cost invoice
~Labor
~Date         Description                                     Hours      Rate     Amount
05/11/2026   Lead technician - set containment                4.00     68.00     272.00
05/12/2026   Technician - move equipment                      3.00     54.00     162.00
~                                                   Labor Total                 $434.00
~Equipment
~Equipment                          Date On       Date Off       Days      Rate     Amount
Dehumidifier, large                05/11/2026    05/14/2026         3    245.00     735.00
Air mover - set A                  05/11/2026    05/15/2026         4     27.50     110.00
~                                                   Equipment Total             $845.00
~Subcontractors
~Vendor / Description                      Vendor Inv.        Cost     Markup      Amount
Hill Environmental - sampling             HD-26-22          100.00        10%      110.00
Canyon Waste - 20 yd roll-off             88120             400.00        10%      440.00
~                                                   Subcontractors Total        $550.00
~                                                   Total Due                 $1,829.00
`);

  it('sorts its rows by the kind of cost that heads their table', () => {
    expect(placesOf(estimate).map(([place]) => place)).toEqual([
      ...['Labor', 'Labor'],
      ...['Equipment', 'Equipment'],
      ...['Subcontractors', 'Subcontractors'],
    ]);
  });

  it('says when what is rented came and went, in columns of their own', () => {
    expect(placesOf(estimate).slice(2, 4)).toEqual([
      ['Equipment', 'Dehumidifier, large'],
      ['Equipment', 'Air mover - set A'],
    ]);
  });

  it('bills what others charged, with a markup and the number of their bill', () => {
    expect(estimate.lineItems.slice(4).map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Hill Environmental - sampling', 110],
      ['Canyon Waste - 20 yd roll-off', 440],
    ]);
  });
});

describe('a spreadsheet of labor, material and equipment', () => {
  const { lineItems } = readPage(`
~                                       Takeoff         Labor        Labor    Material   Material         Total       Total
~Phase      Item  Description               Qty     Cost/Unit       Amount       Price     Amount     Cost/Unit      Amount
~Unit 1A
~02050.000  Demolition
             10   Demo walls          100.00 sf       0.90/sf        90.00          -          -        0.90/sf       90.00
             14   Demo base            50.00 lf       2.00/lf       100.00          -          -        2.00/lf      100.00
                  Demolition                                         190.00                                           190.00
~09900.000  Painting
             10   Paint walls         100.00 sf       0.66/sf        66.00     0.17/sf      17.00       0.83/sf       83.00
             30   Paint door           8.00 side    29.00/side      232.00   6.20/side      49.60    35.20/side      281.60
                  Painting                                           298.00                 66.60                     364.60
~            Unit 1A Total                                           488.00                 66.60                     554.60
`);

  it('prices each row at what all parts cost for one, whatever is counted', () => {
    expect(
      lineItems.map(({ quantity, unit, unitPrice, rcv }) => [quantity, unit, unitPrice, rcv]),
    ).toEqual([
      [100, 'SF', 0.9, 90],
      [50, 'LF', 2, 100],
      [100, 'SF', 0.83, 83],
      [8, 'side', 35.2, 281.6],
    ]);
  });

  it('keeps its places over the phases, whose codes stand below a heading of their own', () => {
    expect(lineItems.map(({ room, section }) => [room, section])).toEqual([
      ['Unit 1A', '02050.000 Demolition'],
      ['Unit 1A', '02050.000 Demolition'],
      ['Unit 1A', '09900.000 Painting'],
      ['Unit 1A', '09900.000 Painting'],
    ]);
  });
});

describe('the kinds of cost of each place', () => {
  it('are sections of what stands above the first of them in larger type, whatever it is called', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
#Estimate
#Throughout (both floors)
Material
~Item                             Qty  Unit      Each       Cost
Drywall sheets                     11  ea       21.00     231.00
Joint compound                      3  ea       17.00      51.00
Labor
~Work                           Hours            Rate       Cost
Hang ceiling                      7.0           64.00     448.00

#Stairwell
Material
~Item                             Qty  Unit      Each       Cost
Primer                              2  ea       38.00      76.00
Labor
~Work                           Hours            Rate       Cost
Tape and finish                   8.0           64.00     512.00
`),
      ),
    );
    expect(lineItems.map(({ room, section }) => [room, section])).toEqual([
      ['Throughout (both floors)', 'Material'],
      ['Throughout (both floors)', 'Material'],
      ['Throughout (both floors)', 'Labor'],
      ['Stairwell', 'Material'],
      ['Stairwell', 'Labor'],
    ]);
  });
});

describe('a kind of cost in several words', () => {
  it('is no room where it heads a table at the top of a page', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
~Pantry
Materials
~Qty  Unit  Item                          Each       Amount
  1  ea    Tall pantry, two roll-outs   865.00       865.00
  4  ea    Roll-out tray, added         118.00       472.00
`),
      ),
      page(
        2,
        drawn(`
Shop and field labor
~Hours   Task                             Rate       Amount
 10.5   Build and finish                 78.00       819.00
  6.0   Install                          72.00       432.00
`),
      ),
    );
    expect(lineItems.map(({ room, section }) => [room, section])).toEqual([
      ['Pantry', 'Materials'],
      ['Pantry', 'Materials'],
      ['Pantry', 'Shop and field labor'],
      ['Pantry', 'Shop and field labor'],
    ]);
  });
});
