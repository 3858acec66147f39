import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Description', 60, 'left'],
  ['Unit', 330, 'left'],
  ['Qty', 420],
  ['Rate', 490],
  ['Amount', 560],
);

it('`per SF` in a cell of its own is a unit, and no end of the description', () => {
  const { lineItems } = read(
    page(1, [
      ...header(TABLE, 80),
      ...row(TABLE, 100, ['Board up with plywood', 'per SF', '74', '4.85', '358.90']),
      ...row(TABLE, 114, ['Bracing and poly', 'per SF', '112', '1.90', '212.80']),
      ...row(TABLE, 128, ['Return trip', 'EA', '1', '60.00', '60.00']),
    ]),
  );
  expect(lineItems.map(({ description, unit }) => [description, unit])).toEqual([
    ['Board up with plywood', 'SF'],
    ['Bracing and poly', 'SF'],
    ['Return trip', 'EA'],
  ]);
});

const PRICED = columns(
  ['Services', 60, 'left'],
  ['unit price', 430],
  ['qty', 480],
  ['amount', 560],
);

it('the unit of a price breaks in its narrow cell: `$2.15/sq` over `ft`', () => {
  const broken = (
    y: number,
    name: string,
    price: string,
    qty: string,
    amount: string,
  ): PlacedText[] => [
    ...row(PRICED, y, [name, price, qty, amount]),
    { text: 'ft', x: 430, y: y + 10, align: 'right' },
  ];
  const { lineItems } = read(
    page(1, [
      ...header(PRICED, 80),
      ...broken(100, 'Remove wet ceiling', '$2.15/sq', '118', '$253.70'),
      ...broken(126, 'Paint ceiling', '$1.34/sq', '196', '$262.64'),
      ...row(PRICED, 152, ['Move content', '$62.00/hr', '5.5', '$341.00']),
    ]),
  );
  expect(
    lineItems.map(({ description, unit, unitPrice, f9Note }) => [
      description,
      unit,
      unitPrice,
      f9Note,
    ]),
  ).toEqual([
    ['Remove wet ceiling', 'SF', 2.15, null],
    ['Paint ceiling', 'SF', 1.34, null],
    ['Move content', 'HR', 62, null],
  ]);
});

const DRYING = columns(
  ['Description', 60, 'left'],
  ['Pcs', 300],
  ['Days', 330],
  ['Billed qty', 410],
  ['Rate', 480],
  ['Amount', 560],
);

it('what is billed has units, what that was reckoned with is bare', () => {
  const { lineItems } = read(
    page(1, [
      ...header(DRYING, 80),
      ...row(DRYING, 100, ['Water technician', '2', '', '7.50 HR', '78.40', '588.00']),
      ...row(DRYING, 114, ['Air mover', '4', '4', '16.00 DA', '29.75', '476.00']),
      ...row(DRYING, 128, ['Extract water', '', '', '28.50 SF', '0.46', '13.11']),
    ]),
  );
  expect(lineItems.map(({ quantity, unit }) => [quantity, unit])).toEqual([
    [7.5, 'HR'],
    [16, 'DA'],
    [28.5, 'SF'],
  ]);
});

const PLACED = columns(
  ['EQUIPMENT', 60, 'left'],
  ['SET', 300],
  ['PULLED', 350],
  ['DAYS', 400],
  ['RATE / DAY', 480],
  ['AMOUNT', 560],
);

it('two columns of days are no ages', () => {
  const { lineItems } = read(
    page(1, [
      ...header(PLACED, 80),
      ...row(PLACED, 100, ['Air mover', '05/09', '05/14', '5', '27.50', '137.50']),
      ...row(PLACED, 114, ['Dehumidifier', '05/09', '05/13', '4', '82.00', '328.00']),
      ...row(PLACED, 128, ['Air scrubber', '05/10', '05/14', '4', '74.00', '296.00']),
    ]),
  );
  expect(lineItems.map(({ quantity, printed }) => [quantity, printed?.ageYears])).toEqual([
    [5, null],
    [4, null],
    [4, null],
  ]);
});

it('a price says in words what it is of: `$41.25 per linear foot`, `$418.00 per pallet`', () => {
  const table = columns(
    ['Description', 60, 'left'],
    ['Quantity', 300, 'left'],
    ['Price', 380, 'left'],
    ['Amount', 560],
  );
  const rows: [string, string, string, string][] = [
    ['Cedar fence', '86 linear feet', '$41.25 per linear foot', '$3,547.50'],
    ['Topsoil', '4.5 cubic yards', '$62.00 per cubic yard', '$279.00'],
    ['Sod', '2 pallets', '$418.00 per pallet', '$836.00'],
    ['Gate', '1 each', '$312.00 each', '$312.00'],
  ];
  const { lineItems } = read(
    page(1, [
      ...header(table, 80),
      ...rows.flatMap((cells, at) => row(table, 100 + at * 14, cells)),
    ]),
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
    ['Cedar fence', 86, 'LF', 41.25, 3547.5],
    ['Topsoil', 4.5, 'CY', 62, 279],
    ['Sod', 2, 'pallets', 418, 836],
    ['Gate', 1, 'EA', 312, 312],
  ]);
});
