import { describe, expect, it } from 'vitest';
import { columns, drawn, header, page, read, row } from './draw.ts';

describe('tables that say how much before they say of what', () => {
  it.each([['STYLE/ITEM'], ['STYLE/COLOR'], ['GOODS']])('describe rows below %s', (heading) => {
    const table = columns(
      ['QTY', 96],
      ['U/M', 104, 'left'],
      [heading, 136, 'left'],
      ['PRICE', 484],
      ['EXTENSION', 568],
    );
    const { lineItems } = read(
      page(1, [
        ...header(table, 60),
        { text: 'Master Bed:', x: 136, y: 76, bold: true },
        ...row(table, 90, ['25.83', 'SY', 'Tweed 42 oz. - 00775 Oatmeal', '21.75', '561.80']),
        { text: `12' 0" x 19' roll goods, 1 seam`, x: 144, y: 102, size: 8 },
        ...row(table, 116, ['78.00', 'SF', 'Labor - Tile Install, 12x24', '8.52', '664.56']),
        ...row(table, 130, ['387.50', 'SF', 'Terra 12 x 24 Porcelain', '5.12', '1,984.00']),
        { text: '25 CT @ 15.50 SF/CT, 10% cut', x: 144, y: 142, size: 8 },
        ...row(table, 156, ['43.00', 'LF', 'Quarter Round, 7/16" x 11/16"', '1.50', '64.50']),
        ...row(table, 170, ['2.00', 'EA', 'Furniture Moving', '65.00', '130.00']),
      ]),
    );
    const ofRow = lineItems.map((item) => [
      item.description,
      item.quantity,
      item.unit,
      item.rcv,
      item.f9Note,
      item.room,
    ]);
    const room = 'Master Bed';
    expect(ofRow).toEqual([
      ['Tweed 42 oz. - 00775 Oatmeal', 25.83, 'SY', 561.8, `12' 0" x 19' roll goods, 1 seam`, room],
      ['Labor - Tile Install, 12x24', 78, 'SF', 664.56, null, room],
      ['Terra 12 x 24 Porcelain', 387.5, 'SF', 1984, '25 CT @ 15.50 SF/CT, 10% cut', room],
      ['Quarter Round, 7/16" x 11/16"', 43, 'LF', 64.5, null, room],
      ['Furniture Moving', 2, 'EA', 130, null, room],
    ]);
  });

  it('describe rows below the first heading that nobody knows, beside what they are counted in', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
#Proposal

~QTY    UNITS  STYLE            COLOR        PRICE      AMOUNT
22.50   SQ     Landmark Pro     Weathered    110.00   2,475.00
180.00  LF     Drip edge        White          3.00     540.00
4.00    EA     Pipe boot        Black         45.00     180.00
Total                                                 3,195.00`),
      ),
    );
    expect(
      lineItems.map(({ description, quantity, unit, unitPrice, rcv }) => [
        description,
        quantity,
        unit,
        unitPrice,
        rcv,
      ]),
    ).toEqual([
      ['Landmark Pro', 22.5, 'SQ', 110, 2475],
      ['Drip edge', 180, 'LF', 3, 540],
      ['Pipe boot', 4, 'EA', 45, 180],
    ]);
  });

  it('may say it in brackets, in a cell of its own and not in a description', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
#Quote

~Description               Qty              Rate     Amount
Pipe boot                  (4 pcs)         45.00     180.00
Ridge vent (2 ft)          (12 EA)         20.00     240.00
Dumpster                   (1 lot)        500.00     500.00
Total                                                920.00`),
      ),
    );
    expect(
      lineItems.map(({ description, quantity, unit, room }) => [description, quantity, unit, room]),
    ).toEqual([
      ['Pipe boot', 4, 'EA', 'General'],
      ['Ridge vent (2 ft)', 12, 'EA', 'General'],
      ['Dumpster', 1, 'LS', 'General'],
    ]);
  });

  it.each([
    ['beside', 302],
    ['above', 309],
  ])('have no note in a sentence far below them, %s what all comes to', (_, y) => {
    const table = columns(
      ['Qty', 60],
      ['U/M', 70, 'left'],
      ['Description', 130, 'left'],
      ['Rate', 480],
      ['Total', 560],
    );
    const { lineItems } = read(
      page(1, [
        ...header(table, 60),
        ...row(table, 80, ['1', 'ea', 'Service call', '285.00', '285.00']),
        ...row(table, 94, ['2', 'ea', 'Angle stop', '40.00', '80.00']),
        { text: 'Estimate valid 21 days. Drywall and paint by others.', x: 46, y: 300 },
        { text: 'Total', x: 440, y, bold: true, size: 12 },
        { text: '$365.00', x: 560, y, bold: true, size: 12, align: 'right' },
      ]),
    );
    expect(lineItems.map(({ description, f9Note }) => [description, f9Note])).toEqual([
      ['Service call', null],
      ['Angle stop', null],
    ]);
  });
});
