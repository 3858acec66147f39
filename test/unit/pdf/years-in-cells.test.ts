import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 50, 'left'],
  ['QTY', 250],
  ['UNIT PRICE', 320],
  ['RCV', 370],
  ['AGE', 410],
  ['LIFE', 460],
  ['DEPREC.', 520],
  ['ACV', 570],
);

const ROWS = [
  ['Laminated shingles', '10.00 SQ', '250.00', '2,500.00', '5', '30', '416.67', '2,083.33'],
  ['3 tab - 25 yr. - shingles', '10.00 SQ', '200.00', '2,000.00', '0', '150', '0.00', '2,000.00'],
  ['Drip edge', '40.00 LF', '3.00', '120.00', '12', '35', '41.14', '78.86'],
] as const;

describe('ages and lives in columns of their own', () => {
  it.each([
    ['', ''],
    ['y', 'y'],
    [' yrs', ' yrs'],
    ['', ' yrs'],
    [' yr.', ' yr.'],
    ['', 'yrs'],
  ])('are years, whatever stands behind them: `5%s`, `30%s`', (behindAge, behindLife) => {
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 80),
        { text: 'Roof', x: 50, y: 96, bold: true },
        ...ROWS.flatMap((cells, at) =>
          row(
            TABLE,
            112 + at * 14,
            cells.map((cell, column) =>
              column === 4 ? cell + behindAge : column === 5 ? cell + behindLife : cell,
            ),
          ),
        ),
      ]),
    );
    expect(
      lineItems.map(({ description, rcv, acv, printed }) => [
        description,
        rcv,
        printed?.ageYears,
        printed?.lifeYears,
        acv,
      ]),
    ).toEqual([
      ['Laminated shingles', 2500, 5, 30, 2083.33],
      ['3 tab - 25 yr. - shingles', 2000, 0, 150, 2000],
      ['Drip edge', 120, 12, 35, 78.86],
    ]);
  });
});

describe('ages in years and months', () => {
  it('are years', () => {
    const table = columns(
      ['#', 40, 'left'],
      ['Item submitted', 60, 'left'],
      ['Qty', 280],
      ['Age', 340],
      ['Unit RCV', 410],
      ['Total RCV', 480],
      ['ACV', 560],
    );
    const { lineItems } = read(
      page(1, [
        { text: 'Den', x: 40, y: 60, bold: true, size: 11 },
        ...header(table, 80),
        ...row(table, 96, ['1', 'Desk', '1', '5y 0m', '$50.00', '$50.00', '$20.00']),
        ...row(table, 110, ['2', 'Lamp', '2', '3y 3m', '$30.00', '$60.00', '$45.00']),
        ...row(table, 124, ['3', 'Clock', '1', '0y 6m', '$20.00', '$20.00', '$19.00']),
      ]),
    );
    expect(lineItems.map(({ printed }) => printed?.ageYears)).toEqual([5, 3.25, 0.5]);
  });
});
