import { describe, expect, it } from 'vitest';
import { pricesMakeTotals } from '../../../lambdas/domain/pdf/scan/row-equations.ts';
import { columns, header, page, read, row } from './draw.ts';

const COLUMNS = columns(
  ['Description', 36, 'left'],
  ['Qty', 300],
  ['Unit', 320, 'left'],
  ['Price', 400],
  ['Amount', 480],
);

/** A scan of a contractor's table, whose program prints figures in its own way. */
const scanned = (...rows: (readonly string[])[]) =>
  read(
    page(
      1,
      [
        ...header(COLUMNS, 100),
        ...rows.flatMap((cells, at) => row(COLUMNS, 116 + at * 14, cells)),
      ].map((run) => ({ ...run, confidence: 0.9 })),
      'ocr',
    ),
  ).lineItems;

describe('a scanned figure without a point', () => {
  it('is what its row’s arithmetic proves it to be', () => {
    const [tarp] = scanned(['Tarp, 10 mil', '1837', 'SF', '1.62', '2,975.94']);
    expect(tarp).toMatchObject({ quantity: 1837, unitPrice: 1.62, rcv: 2975.94 });
  });

  it('has lost its point where its row adds up with one', () => {
    const [tarp] = scanned(['Tarp, 10 mil', '1837', 'SF', '1.62', '29.76']);
    expect(tarp).toMatchObject({ quantity: 18.37, rcv: 29.76 });
  });

  it('is printed so where other rows print whole numbers, though nothing adds up', () => {
    const rows = scanned(
      ['Tarp, 10 mil', '259', 'SF', '4.90', '1,290.10'],
      ['Board-up', '3', 'EA', '82.00', '246.00'],
      ['Haul debris', '12', 'HR', '45.00', '540.00'],
    );
    expect(rows.map(({ quantity }) => quantity)).toEqual([259, 3, 12]);
  });

  it('is misread where the print has points', () => {
    const rows = scanned(
      ['Tarp, 10 mil', '259', 'SF', '4.90', '12.90'],
      ['Board-up', '3.00', 'EA', '82.00', '246.00'],
      ['Haul debris', '12.00', 'HR', '45.00', '540.00'],
    );
    expect(rows[0]).toMatchObject({ quantity: 2.59 });
  });

  it('has lost its point in every row that adds up with one, however many do', () => {
    const rows = scanned(
      ['Vinyl plank', '12.50', 'SF', '598', '74.75'],
      ['Ceiling tile', '10.20', 'SF', '1521', '155.14'],
      ['Deep clean hood', '1.00', 'EA', '20596', '205.96'],
      ['Board-up', '3.00', 'EA', '82.00', '246.00'],
      ['Seal studs', '207.33', 'SF', '395', '817.77'],
    );
    expect(rows.map(({ unitPrice }) => unitPrice)).toEqual([5.98, 15.21, 205.96, 82, 3.95]);
  });

  it('is a whole amount where commas part its thousands', () => {
    const rows = scanned(
      ['Roof, complete', '1.00', 'LS', '13,400', '13,400'],
      ['Gutters', '1.00', 'LS', '1,250.00', '1,250.00'],
      ['Permit', '1.00', 'LS', '320.00', '320.00'],
    );
    expect(rows[0]).toMatchObject({ unitPrice: 13400, rcv: 13400 });
  });
});

describe('a scanned figure with one decimal', () => {
  it('is what its row’s arithmetic proves it to be', () => {
    const [board] = scanned(['Gypsum board', '960.00', 'SF', '3.54', '3398.4']);
    expect(board).toMatchObject({ unitPrice: 3.54, rcv: 3398.4 });
  });

  it('has its point where the row’s arithmetic puts it, though the print has whole numbers, too', () => {
    const rows = scanned(
      ['Finish carpenter', '242', 'HR', '102.06', '2,469.85'],
      ['Board-up', '3', 'EA', '82.00', '246.00'],
      ['Haul debris', '12', 'HR', '45.00', '540.00'],
    );
    expect(rows[0]).toMatchObject({ quantity: 24.2 });
  });
});

/** A scan of an exported list, read surely, whose program drops the last nought. */
describe('a scanned export', () => {
  const EXPORT = columns(
    ['Description', 36, 'left'],
    ['Qty', 260],
    ['Unit', 280, 'left'],
    ['Price', 340],
    ['RCV', 420],
    ['ACV', 500],
  );
  const rows = [
    ['Haul off carpet', '1135.0', 'SF', '0.46', '522.1', '522.1'],
    ['Surface light', '3.0', 'EA', '112.93', '338.79', '304.91'],
    ['Megger test', '20', 'EA', '146.78', '293.56', '293.56'],
    ['Broadloom carpet', '39.41', 'SY', '25.47', '1003.77', '1003.77'],
  ];
  const { lineItems } = read(
    page(
      1,
      [
        ...header(EXPORT, 100),
        ...rows.flatMap((cells, at) => row(EXPORT, 116 + at * 14, cells)),
      ].map((run) => ({ ...run, confidence: 0.96 })),
      'ocr',
    ),
  );

  it('has amounts of one decimal in any column, though one of them stands alone there', () => {
    expect(lineItems[0]).toMatchObject({ quantity: 1135, rcv: 522.1, acv: 522.1 });
  });

  it('lost a point before the nought that makes what the row comes to', () => {
    expect(lineItems[2]).toMatchObject({ quantity: 2, rcv: 293.56 });
  });
});

describe('a table whose totals are what its prices make', () => {
  const rowOf = (quantity: number, unitPrice: number, rcv: number) =>
    new Map([
      ['quantity', quantity],
      ['unitPrice', unitPrice],
      ['rcv', rcv],
    ] as const);

  it('stays one where most prices have lost their point', () => {
    const rows = [rowOf(12.5, 598, 74.75), rowOf(11, 20596, 2265.56), rowOf(3, 82, 246)];
    expect(pricesMakeTotals(rows)).toBe(true);
  });

  it('is none where fees that no column shows make other totals', () => {
    const rows = [rowOf(12.5, 598, 80), rowOf(11, 205, 2900), rowOf(3, 82, 246)];
    expect(pricesMakeTotals(rows)).toBe(false);
  });
});
