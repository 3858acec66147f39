import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QTY', 235],
  ['REMOVE', 300],
  ['REPLACE', 360],
  ['TAX', 420],
  ['O&P', 480],
  ['TOTAL', 560],
);

const open = (y: number, name: string, x: number, number: number) => [
  { text: name, x, y, bold: true, size: 10 },
  ...header(TABLE, y + 12),
  ...row(TABLE, y + 26, [
    `${number}. Coordination`,
    '1.00 EA',
    '0.00',
    '500.00',
    '0.00',
    '100.00',
    '600.00',
  ]),
];

const section = (y: number, name: string, x: number, number: number) => [
  ...open(y, name, x, number),
  ...row(TABLE, y + 40, [`Totals: ${name}`, '', '', '', '0.00', '100.00', '600.00'], {
    bold: true,
  }),
];

describe('a room that bears the name of a column', () => {
  it.each([
    ['O&P', 36],
    ['O&P', 165],
    ['Tax', 36],
  ])('heads no column above the head of its table: %s at %i', (name, x) => {
    const { lineItems } = read(
      page(1, [...section(60, 'Fence', 36, 1), ...section(140, name, x, 2)]),
    );
    expect(
      lineItems.map(({ room, tax, overheadProfit, rcv }) => [room, tax, overheadProfit, rcv]),
    ).toEqual([
      ['Fence', 0, 100, 600],
      [name, 0, 100, 600],
    ]);
  });
});

describe('a room without a sum, set as the one before', () => {
  it.each([
    'O&P',
    'Notes',
    'Materials',
    'Recap',
    'Invoice',
    'Estimate Items',
    'Insured Requested Items',
    'Date of Loss Tarp',
  ])('may be called %s', (name) => {
    const { lineItems } = read(
      page(1, [
        ...open(60, 'Fence', 165, 1),
        ...open(140, name, 165, 2),
        ...open(220, 'Deck', 165, 3),
      ]),
    );
    expect(lineItems.map(({ room }) => room)).toEqual(['Fence', name, 'Deck']);
  });
});

describe('a section right below the heads of the columns', () => {
  it.each(['Demo', 'Remove', 'Materials', 'Labor', 'Notes', 'Equipment', 'Trade', 'Contents'])(
    'may bear the name of one: %s',
    (name) => {
      const [title, ...rest] = open(60, 'Fence', 36, 1);
      const heads = header(TABLE, 72);
      const { lineItems } = read(
        page(1, [
          ...(title === undefined ? [] : [title]),
          ...heads,
          { text: name, x: 44, y: 85, bold: true },
          ...rest.slice(heads.length).map((run) => ({ ...run, y: run.y + 14 })),
          ...open(160, 'Deck', 36, 2),
        ]),
      );
      expect(lineItems.map(({ room, section, rcv }) => [room, section, rcv])).toEqual([
        ['Fence', name, 600],
        ['Deck', null, 600],
      ]);
    },
  );
});
