import { describe, expect, it } from 'vitest';
import { saysPaidWhenIncurred } from '../../../lambdas/domain/pdf/items/says-incurred.ts';
import { columns, drawn, header, type PlacedText, page, read, row } from './draw.ts';

/** What adjusters' own programs print in other places than the common platform does. */

const TABLE = columns(
  ['#', 48],
  ['Description', 60, 'left'],
  ['Quantity', 300],
  ['Unit Cost', 360],
  ['RCV', 430],
  ['Deprec.', 500],
  ['ACV', 570],
);

const line = (y: number, number: string, name: string, more: Partial<PlacedText> = {}) =>
  row(TABLE, y, [number, name, '10.00 LF', '4.00', '40.00', '10.00', '30.00'], more);

describe('a report by trade', () => {
  const TRADES = columns(
    ['Work Item / Location', 46, 'left'],
    ['Quantity', 330],
    ['Unit Cost', 408],
    ['Total', 572],
  );

  const readBelow = (...places: string[]) =>
    read(
      page(1, [
        { text: 'Roofing', x: 40, y: 60, bold: true },
        ...header(TRADES, 80),
        ...places.flatMap((place, at) => [
          ...row(TRADES, 96 + at * 24, [`Drip edge ${at + 1}`, '10.00 LF', '4.00', '40.00']),
          { text: place, x: 56, y: 106 + at * 24, size: 7, italic: true },
        ]),
      ]),
    ).lineItems.map(({ room, section, f9Note }) => [room, section, f9Note]);

  it('says below each row where it is', () => {
    const places = ['Main Roof', 'Main Roof', 'Main Roof', 'Rear Elevation', 'Rear Elevation'];
    expect(readBelow(...places, 'Rear Elevation')).toEqual([
      ...Array(3).fill(['Main Roof', 'Roofing', null]),
      ...Array(3).fill(['Rear Elevation', 'Roofing', null]),
    ]);
  });

  it('has remarks below its rows where they say no places', () => {
    const remarks = ['Bent', 'Bent', 'Dented', 'Dented', 'Torn', 'Torn'];
    expect(readBelow(...remarks).map(([, , note]) => note)).toEqual(remarks);
  });
});

describe('rows that a supplement marks before their numbers', () => {
  it('keep these, without a point too', () => {
    const marked = (y: number, number: string, name: string): PlacedText[] => [
      { text: 'S1', x: 20, y },
      ...line(y, number, name),
    ];
    const { lineItems } = read(
      page(1, [
        { text: 'Roof', x: 36, y: 60, bold: true },
        ...header(TABLE, 80),
        ...line(96, '1', 'Tear off shingles'),
        ...marked(110, '2', 'Starter course'),
        ...marked(124, '3', 'R&R Drip edge'),
        ...line(138, '4', 'R&R Ridge vent'),
        ...marked(152, '5', 'Ice barrier'),
      ]),
    );
    expect(lineItems.map(({ printed, description }) => [printed?.lineNumber, description])).toEqual(
      [
        ['1', 'Tear off shingles'],
        ['2', 'Starter course'],
        ['3', 'R&R Drip edge'],
        ['4', 'R&R Ridge vent'],
        ['5', 'Ice barrier'],
      ],
    );
  });
});

describe('a star behind a depreciation', () => {
  const readWith = (legend: string) =>
    read(
      page(1, [
        { text: 'Roof', x: 36, y: 60, bold: true },
        ...header(TABLE, 80),
        ...line(96, '1', 'Carport'),
        ...row(TABLE, 110, ['2', 'Vent', '10.00 LF', '4.00', '40.00', '10.00*', '30.00']),
        ...line(124, '3', 'Ridge cap'),
        { text: legend, x: 36, y: 160 },
      ]),
    ).lineItems.map((item) => item.depreciationRecoverable);

  it('says that it is lost where a legend says so', () => {
    expect(readWith('* Depreciation marked with an asterisk is non-recoverable.')).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('says so behind the word as well', () => {
    expect(readWith('Depreciation marked * is not recoverable.')).toEqual([true, false, true]);
  });

  it('says nothing of it elsewhere', () => {
    expect(readWith('* Price was changed.')).toEqual([true, true, true]);
  });
});

describe('sums below the rows', () => {
  it('are of what their words say, wherever they end', () => {
    const { printed } = read(
      page(1, [
        { text: 'Roof', x: 36, y: 60, bold: true },
        ...header(TABLE, 80),
        ...line(96, '1', 'Carport'),
        ...line(110, '2', 'Vent'),
        { text: 'Total Replacement Cost', x: 400, y: 140, align: 'right' },
        { text: '$80.00', x: 570, y: 140, align: 'right' },
        { text: 'Less depreciation', x: 400, y: 152, align: 'right' },
        { text: '($20.00)', x: 570, y: 152, align: 'right' },
        { text: 'Actual cash value', x: 400, y: 164, align: 'right' },
        { text: '$60.00', x: 570, y: 164, align: 'right' },
      ]),
    );
    expect(printed?.totals.map(({ amounts }) => [amounts.rcv, amounts.acv])).toEqual([[80, null]]);
  });

  it('may name all of their amounts in one line', () => {
    const { printed } = read(
      page(
        1,
        drawn(`
~Description                 Quantity    Unit Cost      RCV    Deprec.      ACV
Carport                      10.00 LF         4.00    40.00      10.00    30.00
Vent                         10.00 LF         4.00    40.00      10.00    30.00
Estimate Total     Tax 0.00     RCV 80.00     Deprec. 20.00     ACV 60.00
`),
      ),
    );
    expect(printed?.totals).toMatchObject([
      { kind: 'grand', amounts: { tax: 0, rcv: 80, depreciation: 20, acv: 60 } },
    ]);
  });

  it('hold a tax that stands above them', () => {
    const { printed } = read(
      page(
        1,
        drawn(`
~Description                 Quantity    Unit Cost      Total
Carport                      10.00 LF        10.00     100.00
Vent                         10.00 LF        10.00     100.00

Labor                                     120.00
Material                                   80.00
Sales Tax on Material 5.0%                  4.00
Subtotal                                  204.00
Overhead 10.0%                             20.40
Profit 10.0%                               20.40
Replacement Cost Total                    244.80
Depreciation                              -24.80
Actual Cash Value Total                   220.00
Deductible                                -20.00
Net Claim Payable                         200.00
`),
      ),
    );
    expect(printed?.summaries).toMatchObject([{ lineItemTotal: 200, rcv: 244.8, netClaim: 200 }]);
  });
});

describe('a place with its length, width and height', () => {
  it('is called by its name, though only some spaces part the two', () => {
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 60),
        { text: `LIVING ROOM   19' x 14' x 8'`, x: 36, y: 76, bold: true },
        ...line(92, '1', 'Carpet'),
        ...line(106, '2', 'Pad'),
        { text: `KITCHEN   12' x 11' x 8'`, x: 36, y: 130, bold: true },
        ...line(146, '3', 'Vinyl'),
      ]),
    );
    expect(lineItems.map(({ room }) => room)).toEqual(['LIVING ROOM', 'LIVING ROOM', 'KITCHEN']);
  });
});

describe('sheets in scales of their own', () => {
  const sheet = (number: number, scale: number, place: string, ...names: string[]) =>
    page(number, [
      { text: place, x: 36, y: 40, bold: true, size: 12 * scale },
      ...header(TABLE, 60).map((run) => ({ ...run, size: 9 * scale })),
      ...names.flatMap((name, at) => [
        { text: name, x: 60, y: 76 + at * 48, bold: true, size: 9 * scale },
        ...line(90 + at * 48, `${number}.${at}`, `Work ${at}`, { size: 9 * scale }),
        ...row(TABLE, 104 + at * 48, ['', `Subtotal ${name}`, '', '', '40.00', '10.00', '30.00'], {
          bold: true,
          size: 9 * scale,
        }),
      ]),
    ]);

  it('head their places alike', () => {
    const { lineItems } = read(
      sheet(1, 1, 'Building 1 - Office', 'Roofing', 'Plumbing'),
      sheet(2, 0.86, 'Building 2 - Shop', 'Demolition', 'Electrical'),
    );
    expect(lineItems.map(({ room, section }) => [room, section])).toEqual([
      ['Building 1 - Office', 'Roofing'],
      ['Building 1 - Office', 'Plumbing'],
      ['Building 2 - Shop', 'Demolition'],
      ['Building 2 - Shop', 'Electrical'],
    ]);
  });
});

describe('what is paid on an invoice', () => {
  it('is paid when it is incurred', () => {
    expect(saysPaidWhenIncurred('Pay on Invoice')).toBe(true);
    expect(saysPaidWhenIncurred('Paid. See invoice')).toBe(false);
  });
});
