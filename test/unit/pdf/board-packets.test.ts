import { describe, expect, it } from 'vitest';
import { columns, drawn, header, page, read, row } from './draw.ts';

/** Bids that come with a memo, schedules of surveyors, and offers that show what is marked up. */

const BID = `
PLUM VALLEY RESTORATION
PROPOSAL 25-118                                        DATE: 02/11/2026
TO:    Plum Row Consolidated School District No. 4
ITEM    DESCRIPTION                                QTY     UNIT PRICE     AMOUNT
~LIBRARY
114-01  Remove wet gypsum board                  188 SF          1.95     366.60
114-02  Remove tile and mastic                   812 SF          2.30   1,867.60
114-03  Remove cove base                         118 LF          0.85     100.30
~CORRIDOR C
C-01    Lay tile, floor prep                     100 SF          5.15     515.00
C-02    Replace light fixtures                     4 EA        268.00   1,072.00
C-03    Fire alarm devices                                                   Nil
`;

describe('a bid behind the memo of a board', () => {
  const { lineItems, estimateName, insuredName } = read(
    page(1, drawn('\n#AGENDA ITEM REVIEW\nAward of water damage restoration, Plum Row Elementary')),
    page(2, drawn(BID)),
    page(
      3,
      drawn(`
Plum Valley Restoration    Proposal 25-118 (continued)
ITEM    DESCRIPTION                                QTY     UNIT PRICE     AMOUNT
C-04    Paint door frames                          6 EA        142.50     855.00
`),
    ),
  );

  it('has numbers of two parts in the column of its items', () => {
    expect(lineItems.map(({ printed, description }) => [printed?.lineNumber, description])).toEqual(
      [
        ['114-01', 'Remove wet gypsum board'],
        ['114-02', 'Remove tile and mastic'],
        ['114-03', 'Remove cove base'],
        ['C-01', 'Lay tile, floor prep'],
        ['C-02', 'Replace light fixtures'],
        ['C-03', 'Fire alarm devices'],
        ['C-04', 'Paint door frames'],
      ],
    );
  });

  it('goes on overleaf in the same place, whatever the paper is called there', () => {
    expect(lineItems.slice(3).map(({ room }) => room)).toEqual(Array(4).fill('CORRIDOR C'));
  });

  it('costs nothing where it says nil', () => {
    expect(lineItems[5]).toMatchObject({ rcv: 0, unitPrice: 0 });
  });

  it('is called by its own number, and made out to the district', () => {
    expect([estimateName, insuredName]).toEqual([
      '25-118',
      'Plum Row Consolidated School District No. 4',
    ]);
  });
});

describe('a schedule of works', () => {
  it('counts by letters within its parts, and has sums for what is not known yet', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
Item      Description                                  Qty  Unit       Rate      Amount
~1. KITCHEN
1/A       Lay laminate flooring                       14.80 m2        33.20      491.36
1/B       Tap and sink                                    1 PC Sum   220.00      220.00
1/C       Repairs to concealed pipework                     Prov Sum             350.00
`),
      ),
    );
    expect(
      lineItems.map(({ printed, description, unit, rcv }) => [
        printed?.lineNumber,
        description,
        unit,
        rcv,
      ]),
    ).toEqual([
      ['1/A', 'Lay laminate flooring', 'm2', 491.36],
      ['1/B', 'Tap and sink', 'LS', 220],
      ['1/C', 'Repairs to concealed pipework', 'LS', 350],
    ]);
  });
});

describe('an offer that shows what its price is marked up by', () => {
  it('has the cost as the unit price, and the rest as overhead and profit', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
~Description                        Qty  Unit   Contractor Unit Price   Markup %      Total
Remove charred cabinets              18   LF                   $24.50        20%    $529.20
Remove drywall                      462   SF                    $1.15        20%    $637.56
Gas range - ALLOWANCE                 1   EA                $1,100.00         0%  $1,100.00
`),
      ),
    );
    expect(
      lineItems.map(({ unitPrice, overheadProfit, rcv }) => [unitPrice, overheadProfit, rcv]),
    ).toEqual([
      [24.5, 88.2, 529.2],
      [1.15, 106.26, 637.56],
      [1100, 0, 1100],
    ]);
  });
});

describe('a rate below the depreciation', () => {
  const TABLE = columns(
    ['#', 36],
    ['Item', 44, 'left'],
    ['Quantity', 300],
    ['Unit Price', 360],
    ['Replacement Cost', 440],
    ['Depreciation', 510],
    ['Actual Cash Value', 580],
  );

  const readBelow = (rate: string) =>
    read(
      page(1, [
        { text: 'Front', x: 36, y: 60, bold: true },
        ...header(TABLE, 80),
        ...row(TABLE, 96, ['1', 'Gutter', '48.00 LF', '$8.00', '$384.00', '$0.00', '$384.00']),
        ...row(TABLE, 110, [
          '2',
          'Fascia, wood, primed on all sides, as is long',
          '10.00 LF',
          '$4.00',
          '$40.00',
          '$8.00',
          '$32.00',
        ]),
        ...row(TABLE, 120, ['', 'enough to wrap', '', '', '', rate, '']),
        ...row(TABLE, 134, ['3', 'Soffit', '10.00 SF', '$3.00', '$30.00', '$0.00', '$30.00']),
        { text: 'Front', x: 44, y: 150, bold: true },
        { text: 'Replacement Cost $454.00', x: 200, y: 150, bold: true },
        { text: 'Depreciation $8.00', x: 510, y: 150, bold: true, align: 'right' },
        { text: 'ACV $446.00', x: 580, y: 150, bold: true, align: 'right' },
      ]),
    );

  it('may stand beside the second line of the description', () => {
    const { lineItems } = readBelow('20.00%');
    expect(
      lineItems.map(({ description, printed }) => [description, printed?.depreciationPercent]),
    ).toEqual([
      ['Gutter', null],
      ['Fascia, wood, primed on all sides, as is long enough to wrap', 20],
      ['Soffit', null],
    ]);
  });

  it('is none where the row above does not lose so much', () => {
    const { lineItems } = readBelow('35.00%');
    expect(lineItems.map(({ printed }) => printed?.depreciationPercent)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is followed by a sum that names all three of its amounts, and is no row', () => {
    const { lineItems, printed } = readBelow('20.00%');
    expect(lineItems.length).toBe(3);
    expect(printed?.totals[0]).toMatchObject({
      name: 'Front',
      amounts: { rcv: 454, depreciation: 8, acv: 446 },
    });
  });
});
