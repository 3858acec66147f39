import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** Mitigation companies bill day by day, in tables that begin with what each row comes to. */

const EQUIPMENT = columns(
  ['CHARGE', 108],
  ['QTY', 160],
  ['RATE / 24 HR', 246],
  ['EQUIPMENT', 252, 'left'],
  ['ASSET TAGS', 433, 'left'],
);
const LABOR = columns(
  ['CHARGE', 108],
  ['HOURS', 160],
  ['RATE', 212],
  ['IN', 235, 'left'],
  ['OUT', 279, 'left'],
  ['CLASS', 314, 'left'],
  ['NAME', 442, 'left'],
);

const day = (y: number, number: number, pieces: string): PlacedText[] => [
  ...header(EQUIPMENT, y),
  ...row(EQUIPMENT, y + 15, ['$218.00', '2', '$109.00', 'Dehumidifier, large', 'DH-204 to 205']),
  ...row(EQUIPMENT, y + 30, [pieces, '8', '$126.00', 'Floor drying system, 8 mats', 'FM-404']),
  ...header(LABOR, y + 60),
  ...row(LABOR, y + 75, [
    '$255.00',
    '3.75',
    '$68.00',
    '8:00',
    '11:45',
    'Lead Technician',
    'B. Fell',
  ]),
  ...row(LABOR, y + 90, ['$270.00', '5.00', '$54.00', '8:00', '13:00', 'Technician', 'I. Rusk']),
  { text: '$1,751.00', x: 108, y: y + 105, align: 'right', bold: true },
  { text: `Day ${number} total`, x: 130, y: y + 105, bold: true },
];

describe('a drying invoice', () => {
  const { lineItems, printed } = read(
    page(1, [...day(100, 1, '$1,008.00'), ...day(300, 2, '$1,008.00')]),
  );

  it('says what was used at which rate, and who worked', () => {
    expect(
      lineItems
        .slice(0, 4)
        .map((item) => [item.description, item.quantity, item.unit, item.unitPrice, item.rcv]),
    ).toEqual([
      ['Dehumidifier, large', 2, null, 109, 218],
      ['Floor drying system, 8 mats', 8, null, 126, 1008],
      ['Lead Technician', 3.75, 'HR', 68, 255],
      ['Technician', 5, 'HR', 54, 270],
    ]);
  });

  it('sums each day with the amount before its name', () => {
    expect(lineItems).toHaveLength(8);
    expect(printed?.totals.map(({ name, amounts }) => [name, amounts.rcv])).toEqual([
      ['Day 1', 1751],
      ['Day 2', 1751],
    ]);
  });
});

describe('a log of what was measured', () => {
  it('has no rows of the invoice that it stands below', () => {
    const CHARGES = columns(
      ['Equipment', 48, 'left'],
      ['Days', 330],
      ['Day Rate', 420],
      ['Charge', 520],
    );
    const LOG = columns(
      ['Location', 48, 'left'],
      ['Material', 150, 'left'],
      ['5/14', 330],
      ['5/15', 420],
      ['5/16', 520],
    );
    const { lineItems } = read(
      page(1, [
        ...header(CHARGES, 100),
        ...row(CHARGES, 114, ['Air mover', '4', '31.50', '126.00']),
        ...row(CHARGES, 126, ['Dehumidifier', '4', '104.00', '416.00']),
        ...row(CHARGES, 138, ['Drying system', '3', '146.00', '438.00']),
        { text: 'MATERIAL MOISTURE CONTENT (%) goal 14', x: 48, y: 170, bold: true },
        ...header(LOG, 184),
        ...row(LOG, 198, ['Laundry N wall', 'Drywall', '38.0', '27.5', '11.0']),
        ...row(LOG, 210, ['Den E wall', 'Stud', '31.4', '25.0', '12.9']),
      ]),
    );
    expect(lineItems.map(({ rcv }) => rcv)).toEqual([126, 416, 438]);
  });
});

it('counts units by days, whose head stands close before that of the unit', () => {
  const table = columns(
    ['Service performed', 36, 'left'],
    ['Units', 370],
    ['x Days', 405],
    ['Basis', 408, 'left'],
    ['Rate', 500],
    ['Charge', 568],
  );
  const { lineItems } = read(
    page(1, [
      ...header(table, 80),
      ...row(table, 96, ['Remove wet plank, bag', '182', '', 'SF', '2.00', '364.00']),
      ...row(table, 110, ['Air mover, axial', '4', '3', 'DAY', '31.50', '378.00']),
      ...row(table, 124, ['Dehumidifier, large', '1', '3', 'DAY', '118.00', '354.00']),
      ...row(table, 138, ['Toe kick removal', '22', '', 'LF', '4.60', '101.20']),
    ]),
  );
  expect(lineItems.map(({ quantity, unit }) => [quantity, unit])).toEqual([
    [182, 'SF'],
    [12, 'DA'],
    [3, 'DA'],
    [22, 'LF'],
  ]);
});
