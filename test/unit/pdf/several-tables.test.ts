import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** One invoice, and for each kind of thing a table of its own, headed in its own words. */

const RENTAL = columns(
  ['Rental', 40, 'left'],
  ['Units', 300],
  ['Days', 360],
  ['Unit Days', 430],
  ['Daily Rate', 500],
  ['Charge', 570],
);
const CREW = columns(
  ['Crew', 40, 'left'],
  ['Date', 220, 'left'],
  ['Hours', 360],
  ['Hourly Rate', 500],
  ['Charge', 570],
);
const SUPPLY = columns(['Supply', 40, 'left'], ['Used', 360], ['Each', 500], ['Charge', 570]);

const sum = (y: number, name: string, amount: string): PlacedText[] => [
  { text: name, x: 40, y },
  { text: amount, x: 570, y, align: 'right' },
];

const rental = [
  ...header(RENTAL, 100),
  ...row(RENTAL, 115, ['Air mover, axial', '6', '4', '24', '32.50', '780.00']),
  ...row(RENTAL, 130, ['Dehumidifier, large', '2', '4', '8', '88.00', '704.00']),
  ...sum(145, 'Total rental', '1,484.00'),
];
const crew = (y: number) => [
  ...header(CREW, y),
  ...row(CREW, y + 15, ['Technician, set up', '3/5/2026', '4.5', '65.00', '292.50']),
  ...row(CREW, y + 30, ['Supervisor', '3/8/2026', '1.5', '85.00', '127.50']),
  ...sum(y + 45, 'Total crew', '420.00'),
];
const supplies = (y: number, used = '3') => [
  ...header(SUPPLY, y),
  ...row(SUPPLY, y + 15, ['Antimicrobial, gallon', used, '41.00', '123.00']),
  ...row(SUPPLY, y + 30, ['Plastic sheeting, roll', '2', '58.25', '116.50']),
  ...sum(y + 45, 'Total supply', '239.50'),
];

const rowsOf = (...pages: PlacedText[][]) =>
  read(...pages.map((runs, at) => page(at + 1, runs))).lineItems.map((item) => [
    item.description,
    item.quantity,
    item.unit,
    item.unitPrice,
    item.rcv,
  ]);

const ALL = [
  ['Air mover, axial', 24, null, 32.5, 780],
  ['Dehumidifier, large', 8, null, 88, 704],
  ['Technician, set up', 4.5, 'HR', 65, 292.5],
  ['Supervisor', 1.5, 'HR', 85, 127.5],
  ['Antimicrobial, gallon', 3, null, 41, 123],
  ['Plastic sheeting, roll', 2, null, 58.25, 116.5],
];

describe('several tables in one invoice', () => {
  it('are read each by its own heads', () => {
    expect(rowsOf([...rental, ...crew(200), ...supplies(300)])).toEqual(ALL);
  });

  it('are read on pages of their own', () => {
    expect(rowsOf(rental, crew(100), supplies(100))).toEqual(ALL);
  });

  it('begin with what is done, also where its head is a word for prices', () => {
    const LABOR = columns(
      ['Labor', 40, 'left'],
      ['Date', 360],
      ['Hours', 430],
      ['Hourly Rate', 500],
      ['Charge', 570],
    );
    expect(
      rowsOf([
        ...rental,
        ...header(LABOR, 200),
        ...row(LABOR, 215, ['Technician - monitoring', '5/10/26', '6.75', '$54.26', '$366.26']),
        ...row(LABOR, 230, ['Supervisor - documents', '5/4/26', '3.25', '$84.65', '$275.11']),
        ...row(LABOR, 245, ['Cleaning crew', '5/9/26', '10.25', '$53.35', '$546.84']),
      ]).slice(2),
    ).toEqual([
      ['Technician - monitoring', 6.75, 'HR', 54.26, 366.26],
      ['Supervisor - documents', 3.25, 'HR', 84.65, 275.11],
      ['Cleaning crew', 10.25, 'HR', 53.35, 546.84],
    ]);
  });

  it('are none where a column that nobody knows does not make the amounts', () => {
    expect(rowsOf([...rental, ...supplies(200, '5')])).not.toContainEqual([
      'Antimicrobial, gallon',
      5,
      null,
      41,
      123,
    ]);
  });
});

describe('a subtotal of more than was read', () => {
  const HARDLY = columns(['Thing', 40, 'left'], ['Number', 190], ['Comes to', 260]);
  const subtotal: PlacedText[] = [
    { text: 'Subtotal', x: 430, y: 500 },
    { text: '1,723.50', x: 570, y: 500, align: 'right' },
  ];
  const unread = [
    ...header(HARDLY, 300),
    ...row(HARDLY, 315, ['Antimicrobial, gallon', '3', '123.00']),
    ...row(HARDLY, 330, ['Plastic sheeting, roll', '2', '116.50']),
  ];

  it('says that lines may be missing', () => {
    const { failures } = reconcile(read(page(1, [...rental, ...unread, ...subtotal])));
    expect(failures.map(({ figure, printed, computed }) => [figure, printed, computed])).toEqual([
      ['rcv', 1723.5, 1484],
    ]);
    expect(failures[0]?.message).toContain('lines may be missing');
  });

  it('is nothing to tell where all of it was read', () => {
    const { failures } = reconcile(read(page(1, [...rental, ...supplies(300), ...subtotal])));
    expect(failures).toEqual([]);
  });
});
