import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['LN', 48, 'left'],
  ['QTY', 104],
  ['UM', 114, 'left'],
  ['DESCRIPTION', 150, 'left'],
  ['PRICE', 476],
  ['PER', 486, 'left'],
  ['EXTENSION', 573],
);

const quote = (units: readonly string[]): PlacedText[] => [
  ...header(TABLE, 100),
  ...row(TABLE, 114, ['1', '30', 'SQ', 'ARCH SHINGLE', '142.24', units[0] ?? '', '4,267.20']),
  ...row(TABLE, 126, ['2', '2', 'RL', 'UNDERLAYMENT', '76.01', units[1] ?? '', '152.02']),
  ...row(TABLE, 138, ['3', '4', 'EA', 'PIPE BOOT', '14.04', units[2] ?? '', '56.16']),
];

const foot = (y: number, said: string, label: string, amount: string): PlacedText[] => [
  { text: said, x: 48, y },
  { text: label, x: 330, y },
  { text: amount, x: 573, y, align: 'right' },
];

describe('a quotation of a supplier', () => {
  it('prints the unit of a price that is that of its quantity', () => {
    const { lineItems } = read(page(1, quote(['SQ', 'RL', 'EA'])));
    expect(lineItems.map(({ quantity, unit, unitPrice }) => [quantity, unit, unitPrice])).toEqual([
      [30, 'SQ', 142.24],
      [2, 'RL', 76.01],
      [4, 'EA', 14.04],
    ]);
  });

  it('may say its terms beside its sums, which are no rows', () => {
    const estimate = read(
      page(1, [
        ...quote(['SQ', 'RL', 'EA']),
        ...foot(162, 'PRICES GOOD 10 DAYS. LUMBER SUBJECT TO', 'MERCHANDISE', '4,475.38'),
        ...foot(174, 'CHANGE WITHOUT NOTICE. SPECIAL ORDERS', 'DELIVERY', '110.00'),
        ...foot(186, 'ARE NOT RETURNABLE.', 'SALES TAX', '300.00'),
        ...foot(198, '', 'QUOTE TOTAL', '4,885.38'),
      ]),
    );
    expect(estimate.lineItems.map(({ description, f9Note }) => [description, f9Note])).toEqual([
      ['ARCH SHINGLE', null],
      ['UNDERLAYMENT', null],
      ['PIPE BOOT', null],
    ]);
    expect(reconcile(estimate).failures).toEqual([]);
  });
});

describe('a quote of a dealer', () => {
  it('has its net price beside the list price, which is the same where nothing is taken off', () => {
    const NET = columns(
      ['Line', 45, 'left'],
      ['Qty', 96],
      ['Description', 120, 'left'],
      ['List Price', 400],
      ['Disc.', 450],
      ['Net Price', 510],
      ['Ext. Price', 580],
    );
    const { lineItems } = read(
      page(1, [
        ...header(NET, 100),
        ...row(NET, 114, ['1', '4', 'Slider', '500.00', '40%', '300.00', '1,200.00']),
        ...row(NET, 126, ['2', '2', 'Storm door', '400.00', '', '400.00', '800.00']),
        ...row(NET, 138, ['3', '3', 'Overhead door', '900.00', '', '900.00', '2,700.00']),
        ...row(NET, 150, ['4', '6', 'Installation', '', '', '90.00', '540.00']),
      ]),
    );
    expect(lineItems.map(({ unitPrice, rcv }) => [unitPrice, rcv])).toEqual([
      [300, 1200],
      [400, 800],
      [900, 2700],
      [90, 540],
    ]);
  });
});

describe('the name of a place in the type of the rows', () => {
  const INVOICE = columns(
    ['Description', 57, 'left'],
    ['Quantity', 354],
    ['Unit Price', 420],
    ['Amount USD', 555],
  );
  const rows = (y: number, count: number): PlacedText[] =>
    Array.from({ length: count }, (_, at) =>
      row(INVOICE, y + at * 16, ['Paint the walls', `${at + 2}.00`, '4.00', `${(at + 2) * 4}.00`]),
    ).flat();

  it('is the only room, above the first row', () => {
    const { lineItems } = read(
      page(1, [...header(INVOICE, 100), { text: 'Kitchen', x: 57, y: 116 }, ...rows(132, 4)]),
    );
    expect(lineItems.map(({ room }) => room)).toEqual(Array(4).fill('Kitchen'));
  });

  it('may be one of several, of which one opens a page and is no place', () => {
    const { lineItems } = read(
      page(1, [
        ...header(INVOICE, 100),
        { text: 'Kitchen', x: 57, y: 116 },
        ...rows(132, 3),
        { text: 'Living room', x: 57, y: 180 },
        ...rows(196, 3),
      ]),
      page(2, [...header(INVOICE, 50), { text: 'Job costs', x: 57, y: 66 }, ...rows(82, 3)]),
    );
    expect(lineItems.map(({ room }) => room)).toEqual([
      ...Array(3).fill('Kitchen'),
      ...Array(3).fill('Living room'),
      ...Array(3).fill('Job costs'),
    ]);
  });
});
