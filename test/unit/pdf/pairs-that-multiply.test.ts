import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const STOPS = [250, 300, 370, 440, 510];

interface DrawnTable {
  headings: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What is read of tables below each other: description, quantity, price and amount of each row. */
const readTables = (...tables: readonly DrawnTable[]): (string | number | null)[][] =>
  read(
    page(
      1,
      tables.flatMap(({ headings, rows }, index) => {
        const [first = '', ...others] = headings;
        const table = columns(
          [first, 36, 'left'],
          ...others.map((heading, at): [string, number] => [heading, STOPS[at] ?? 0]),
        );
        const top = 100 + index * 120;
        return [
          ...header(table, top),
          ...rows.flatMap((cells, at) => row(table, top + 20 + at * 14, cells)),
        ];
      }),
    ),
  ).lineItems.map(({ description, quantity, unitPrice, rcv }) => [
    description,
    quantity,
    unitPrice,
    rcv,
  ]);

const RENTED = [
  ['Air mover', '3', '4', '12', '28.00', '336.00'],
  ['Dehumidifier, large', '2', '4', '8', '95.00', '760.00'],
  ['Air scrubber', '1', '3', '3', '75.00', '225.00'],
  ['Heater', '2', '1', '2', '50.00', '100.00'],
];

const READ = [
  ['Air mover', 12, 28, 336],
  ['Dehumidifier, large', 8, 95, 760],
  ['Air scrubber', 3, 75, 225],
  ['Heater', 2, 50, 100],
];

describe('the quantity and the price', () => {
  it.each([
    [['Description', 'Units', 'Days', 'Unit-Days', 'Daily Rate', 'Amount']],
    [['Description', 'Units', 'Days', 'Total Days', 'Rate/Day', 'Total']],
    [['Task', 'Men', 'Hours', 'Man-Hours', 'Rate', 'Amount']],
    [['Task', 'Crew', 'Hours', 'Labor Hours', 'Rate', 'Cost']],
    [['Equipment', 'Qty', 'Days', 'Equip. Days', 'Rate', 'Amount']],
  ])('are the pair that comes to the amount in all rows: %s', (headings) => {
    expect(readTables({ headings, rows: RENTED })).toEqual(READ);
  });

  it.each([
    [['Description', 'Units', 'Days', 'Unit-Days', 'Daily Rate', 'Amount']],
    [['Task', 'Men', 'Hours', 'Man-Hours', 'Rate', 'Amount']],
    [['Equipment', 'Qty', 'Days', 'Equip. Days', 'Rate', 'Amount']],
  ])('are that pair beside tables that say it outright: %s', (headings) => {
    const labor = {
      headings: ['Description', 'Hours', 'Rate', 'Amount'],
      rows: [
        ['Technician', '8', '45.00', '360.00'],
        ['Supervisor', '2', '65.00', '130.00'],
        ['Laborer', '10', '30.00', '300.00'],
        ['Driver', '3', '28.00', '84.00'],
        ['Helper', '6', '25.00', '150.00'],
      ],
    };
    expect(readTables(labor, { headings, rows: RENTED }).slice(5)).toEqual(READ);
  });

  it('are the pair behind a count of days that nobody sums', () => {
    expect(
      readTables({
        headings: ['Equipment', 'Qty', 'Days', 'Rate', 'Amount'],
        rows: RENTED.map((cells) => cells.filter((_, at) => at !== 3)),
      }),
    ).toEqual(READ);
  });

  it('stay what their headings say where these come to the amount as well', () => {
    expect(
      readTables({
        headings: ['Description', 'Qty', 'Boxes', 'Price', 'Markup', 'Total'],
        rows: [
          ['Tile', '12', '12', '3.00', '36.00', '36.00'],
          ['Grout', '2', '2', '9.00', '18.00', '18.00'],
          ['Backer', '4', '4', '7.00', '28.00', '28.00'],
        ],
      }).map(([, quantity, price]) => [quantity, price]),
    ).toEqual([
      [12, 3],
      [2, 9],
      [4, 7],
    ]);
  });
});
