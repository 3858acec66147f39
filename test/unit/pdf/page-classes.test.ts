import { describe, expect, it } from 'vitest';
import { columns, drawn, header, page, read, row } from './draw.ts';

/** What pages without rows are for. */

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 260],
  ['UNIT PRICE', 330],
  ['RCV', 440],
);

const classBehindRows = (text: string) =>
  read(
    page(1, [
      { text: 'Den', x: 180, y: 80, bold: true },
      ...header(TABLE, 100),
      ...row(TABLE, 114, ['1. Roofing felt', '10.00 SQ', '38.00', '380.00']),
      ...row(TABLE, 128, ['2. Drip edge', '40.00 LF', '3.00', '120.00']),
      ...row(TABLE, 142, ['Totals: Den', '', '', '500.00'], { bold: true }),
    ]),
    page(2, drawn(text)),
  ).printed?.pages[1]?.class;

describe('a page without rows', () => {
  it('belongs to the items where it tells the measures of rooms', () => {
    expect(
      classBehindRows(`
~Stairs                                         Height: 17'
       4.14 SY Flooring             37.22 SF Floor
~Missing Wall        3' 4" X 17'            Opens into DECK
~Missing Wall        6' 5" X 17'            Opens into Exterior
~Subroom: Stairs2 (1)                           Height: 12' 6"
       4.17 SY Flooring             37.50 SF Floor
~Missing Wall        1" X 12' 6"            Opens into LANDING
~Missing Wall        6' 6" X 12' 6"         Opens into Exterior
`),
    ).toBe('items');
  });

  it('recaps a loss as it does an estimate', () => {
    expect(
      classBehindRows(`
~                     Loss Recap Summary
~CATEGORY                     RC         DEPREC           ACV
TOTAL ROOFING              $500.00        $0.00        $500.00
~TOTAL                     $500.00        $0.00        $500.00
`),
    ).toBe('recap');
  });

  it('goes on with the recap of the page before, and ends with it', () => {
    const recap = `
~                     Recap by Category
ROOFING                   300.00       60.00%
`;
    const next = `
Granite Peak Exteriors
GUTTERS                   200.00       40.00%
Total                     500.00      100.00%
`;
    const classes = (last: string) =>
      read(
        page(1, [
          ...header(TABLE, 100),
          ...row(TABLE, 114, ['1. Roofing felt', '10.00 SQ', '38.00', '380.00']),
        ]),
        page(2, drawn(recap)),
        page(3, drawn(next)),
        page(4, drawn(last)),
      ).printed?.pages.map((each) => each.class);
    expect(classes('~Photo Sheet\nFront of the house')).toEqual([
      'items',
      'recap',
      'recap',
      'other',
    ]);
  });

  it('is a sketch though a sentence stands at its foot, or one room is all that is drawn', () => {
    const foot =
      'All amounts payable are subject to the terms, conditions and limits of your policy.';
    expect(
      classBehindRows(`
~                  Main Level
26' 5"         21' 1"         14'
Shed Roof      Pantry         Garage
27' 9"         8'             32' 2"
${foot}
`),
    ).toBe('sketch');
    expect(classBehindRows(`\n~        Main Level\n37' 8"\nPantry`)).toBe('sketch');
  });

  it('is no sketch for the blanks of a form', () => {
    expect(
      classBehindRows(`
Site Visit:       __________
Bidder:           __________
Bids open:        __________
The contractor verifies all quantities on the site before bidding, and says so by signing.
`),
    ).toBe('other');
  });
});

const ROOM = (name: string, remark = ''): string => `
~${name}
~DESCRIPTION                       QUANTITY   UNIT PRICE      TAX        RCV
1.  Clean the walls               200.00 SF         0.43     4.84      90.84
${remark}
2.  Paint the walls               100.00 SF         1.10     0.00     110.00
~Totals:  ${name.padEnd(20)}                                4.84     200.84
`;

const roomsOf = (...texts: string[]) =>
  read(...texts.map((text, at) => page(at + 1, drawn(text)))).lineItems.map(({ room }) => room);

describe('a page with rows', () => {
  it.each(['Invoice # 4471', 'Invoice total due', 'Receipt and invoice number 12'])(
    'is no bill because of a remark below one of them: %s',
    (remark) => {
      expect(roomsOf(ROOM('Kitchen'), ROOM('Den', remark))).toEqual([
        'Kitchen',
        'Kitchen',
        'Den',
        'Den',
      ]);
    },
  );

  it('is named where it is left out as a bill', () => {
    const bill = `
#Invoice
~DESCRIPTION                       QUANTITY   UNIT PRICE      TAX        RCV
Board up windows                    3.00 EA        60.00     0.00     180.00
Total due                                                             180.00
`;
    const { lineItems, printed } = read(page(1, drawn(ROOM('Den'))), page(2, drawn(bill)));
    expect(lineItems.map(({ room }) => room)).toEqual(['Den', 'Den']);
    expect(printed?.warnings).toMatchObject([{ code: 'bill_left_out', at: { page: 2 } }]);
  });

  it.each(['Recap: 3 doors', 'Recap: 12 LF of wall'])(
    'is read on behind a remark that begins as a recap does: %s',
    (remark) => {
      const estimate = read(
        page(
          1,
          drawn(`
~Den
~Description                       Quantity   Unit Price      Total
Clean the walls                   200.00 SF         0.43      86.00
${remark}
Paint the walls                   100.00 SF         1.10     110.00
Hang door                           3.00 EA        60.00     180.00
`),
        ),
      );
      expect(estimate.lineItems).toHaveLength(3);
    },
  );

  it('is no copy of another one whose rows are of another room', () => {
    const rooms = ['Unit 101', 'Unit 102', 'Unit 103'];
    expect(roomsOf(...rooms.map((name) => ROOM(name)))).toEqual(
      rooms.flatMap((name) => [name, name]),
    );
  });

  it('is a copy where only what was sent with it differs', () => {
    const sent = (number: number) => `05/06/2026 10:2${number}   Page ${number} of 9${ROOM('Den')}`;
    expect(roomsOf(ROOM('Kitchen', 'as agreed'), sent(2), sent(7))).toEqual([
      'Kitchen',
      'Kitchen',
      'Den',
      'Den',
    ]);
  });
});
