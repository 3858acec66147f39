import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const figuresOf = (...pages: Parameters<typeof read>) =>
  read(...pages).lineItems.map(({ description, quantity, unit, unitPrice, tax, rcv }) => ({
    description,
    quantity,
    unit,
    unitPrice,
    tax,
    rcv,
  }));

describe('amounts before and with their tax', () => {
  it.each([
    ['Ex GST', 'GST', 'Inc GST'],
    ['Excl. VAT', 'VAT', 'Total incl. VAT'],
    ['Total before tax', 'Tax', 'Total including tax'],
  ])('reads %s, %s and %s of a row', (before, tax, after) => {
    const table = columns(
      ['Description', 40, 'left'],
      ['Qty', 250],
      ['UOM', 262, 'left'],
      ['Rate', 340],
      [before, 420],
      [tax, 470],
      [after, 560],
    );
    const items = figuresOf(
      page(1, [
        ...header(table, 60),
        { text: 'Ensuite', x: 40, y: 76, bold: true },
        ...row(table, 92, [
          'Cove cornice',
          '79.66',
          'lm',
          '17.94',
          '1,429.10',
          '142.91',
          '1,572.01',
        ]),
        ...row(table, 108, [
          'Rehang hollow core door',
          '6.00',
          'ea',
          '115.09',
          '690.54',
          '69.05',
          '759.59',
        ]),
        ...row(table, 124, [
          'Skirting, primed pine',
          '3.18',
          'lm',
          '18.43',
          '58.61',
          '5.86',
          '64.47',
        ]),
      ]),
    );
    expect(items).toMatchObject([
      { quantity: 79.66, unitPrice: 17.94, tax: 142.91, rcv: 1572.01 },
      { quantity: 6, unitPrice: 115.09, tax: 69.05, rcv: 759.59 },
      { quantity: 3.18, unitPrice: 18.43, tax: 5.86, rcv: 64.47 },
    ]);
  });
});

describe('a currency for a heading', () => {
  it.each(['£', '€'])('heads with %s what the rows come to, numbered by letters', (sign) => {
    const table = columns(
      ['Item', 40, 'left'],
      ['', 60, 'left'],
      ['Qty', 372],
      ['Unit', 391, 'left'],
      ['Rate', 480],
      [sign, 560],
    );
    const items = figuresOf(
      page(1, [
        ...header(table, 60),
        ...row(table, 76, [
          'A',
          'Emulsion as described, to ceilings',
          '46',
          'm²',
          '8.87',
          '408.02',
        ]),
        ...row(table, 92, ['B', 'Twin switched socket outlet', '5', 'nr', '24.88', '124.40']),
        ...row(table, 108, ['C', 'Latex levelling compound', '15', 'm²', '17.31', '259.65']),
      ]),
    );
    expect(items).toMatchObject([
      { quantity: 46, unitPrice: 8.87, rcv: 408.02 },
      { quantity: 5, unitPrice: 24.88, rcv: 124.4 },
      { quantity: 15, unitPrice: 17.31, rcv: 259.65 },
    ]);
  });
});

describe('estimates in Spanish that count in dollars', () => {
  const table = columns(
    ['Part.', 40, 'left'],
    ['Cant.', 106],
    ['Und.', 112, 'left'],
    ['Descripción', 152, 'left'],
    ['Precio Unit.', 460],
    ['Importe', 544],
  );

  it('have units and letters of rows that are none of the words', () => {
    const items = figuresOf(
      page(1, [
        ...header(table, 60),
        { text: 'COCINA', x: 152, y: 76, bold: true },
        ...row(table, 92, [
          'a.',
          '1,115',
          'p.c.',
          'Remover panel de yeso mojado',
          '$1.31',
          '$1,460.65',
        ]),
        ...row(table, 108, ['b.', '7', 'c/u', 'Puerta interior con marco', '$347.79', '$2,434.53']),
        ...row(table, 124, ['c.', '98', 'p.l.', 'Zócalo de losa, 3" de alto', '$5.67', '$555.66']),
        ...row(table, 140, [
          'd.',
          '1',
          'global',
          'Movilización y limpieza final',
          '$900.00',
          '$900.00',
        ]),
      ]),
    );
    expect(
      items.map(({ description, quantity, unit, unitPrice, rcv }) => [
        description,
        quantity,
        unit,
        unitPrice,
        rcv,
      ]),
    ).toEqual([
      ['Remover panel de yeso mojado', 1115, 'SF', 1.31, 1460.65],
      ['Puerta interior con marco', 7, 'EA', 347.79, 2434.53],
      ['Zócalo de losa, 3" de alto', 98, 'LF', 5.67, 555.66],
      ['Movilización y limpieza final', 1, 'LS', 900, 900],
    ]);
  });
});

describe('hours and days of a week in columns of their own', () => {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  const table = (first: string, total: string, rate: string) =>
    columns(
      [first, 40, 'left'],
      ['Type', 170, 'left'],
      ...days.map((day, at): [string, number] => [day, 220 + at * 30]),
      [total, 440],
      [rate, 500],
      ['Amount', 570],
    );

  it('are no quantities beside what they come to', () => {
    const hours = table('Labor Classification', 'Hours', 'Rate');
    const machines = table('Equipment', 'Days', 'Daily Rate');
    const items = figuresOf(
      page(1, [
        ...header(hours, 60),
        ...row(hours, 76, [
          'Field Supervisor',
          'ST',
          '6',
          '2',
          '8',
          '8',
          '8',
          '',
          '',
          '32.00',
          '84.50',
          '2,704.00',
        ]),
        ...row(hours, 92, [
          'Project Manager',
          'OT',
          '',
          '',
          '',
          '8',
          '',
          '6',
          '4',
          '18.00',
          '168.00',
          '3,024.00',
        ]),
        ...row(hours, 108, [
          'Restoration Tech',
          'ST',
          '',
          '4.5',
          '',
          '',
          '',
          '',
          '',
          '4.50',
          '60.00',
          '270.00',
        ]),
        ...header(machines, 140),
        ...row(machines, 156, [
          'Light Tower',
          '',
          '',
          '8',
          '8',
          '8',
          '8',
          '8',
          '8',
          '48.00',
          '165.00',
          '7,920.00',
        ]),
        ...row(machines, 172, [
          'Air Mover',
          '',
          '',
          '',
          '',
          '',
          '8',
          '8',
          '8',
          '24.00',
          '31.00',
          '744.00',
        ]),
      ]),
    );
    expect(items.map(({ quantity, unitPrice, rcv }) => [quantity, unitPrice, rcv])).toEqual([
      [32, 84.5, 2704],
      [18, 168, 3024],
      [4.5, 60, 270],
      [48, 165, 7920],
      [24, 31, 744],
    ]);
  });
});
