import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Description', 50, 'left'],
  ['Qty', 372],
  ['U/M', 391, 'left'],
  ['Rate', 480],
  ['Amount', 560],
);

const ROWS = [
  ['Crew of 3, regular hours', '7.0', 'HR', '186.00', '1,302.00'],
  ['Debris to landfill, 16 yd. trailer', '4.0', 'LOAD', '385.00', '1,540.00'],
  ['Haul, per load', '1', 'LD', '150.00', '150.00'],
  ['Tarp, slope up to 6/12', '1,864', 'SF', '1.62', '3,019.68'],
  ['Trips to the yard', '2', 'TRIP', '75.00', '150.00'],
] as const;

describe('units that nobody has heard of', () => {
  it('stand below the heading of units, behind their quantity', () => {
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 80),
        ...ROWS.flatMap((cells, at) => row(TABLE, 96 + at * 16, cells)),
      ]),
    );
    expect(
      lineItems.map(({ description, quantity, unit, unitPrice }) => [
        description,
        quantity,
        unit,
        unitPrice,
      ]),
    ).toEqual([
      ['Crew of 3, regular hours', 7, 'HR', 186],
      ['Debris to landfill, 16 yd. trailer', 4, 'LOAD', 385],
      ['Haul, per load', 1, 'LD', 150],
      ['Tarp, slope up to 6/12', 1864, 'SF', 1.62],
      ['Trips to the yard', 2, 'TRIP', 75],
    ]);
  });
});

describe('a share of an amount', () => {
  it('is counted once at what it comes to', () => {
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 80),
        ...ROWS.flatMap((cells, at) => row(TABLE, 96 + at * 16, cells)),
        ...row(TABLE, 200, ['Fuel surcharge', '6.00', '%', '6,161.68', '369.70']),
        ...row(TABLE, 216, ['Rate in percent of nothing', '2.00', '%', '5.00', '10.00']),
      ]),
    );
    const [fuel, other] = lineItems.slice(-2);
    expect(fuel).toMatchObject({
      description: 'Fuel surcharge',
      quantity: 1,
      unit: 'EA',
      unitPrice: 369.7,
      lineItemTotal: 369.7,
      rcv: 369.7,
      printed: { machineNotes: ['6% of 6161.68'] },
    });
    expect(other).toMatchObject({ quantity: 2, unitPrice: 5, rcv: 10 });
  });
});
