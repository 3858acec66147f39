import { describe, expect, it } from 'vitest';
import { columns, drawn, header, type PlacedText, page, read, row } from './draw.ts';

const table = columns(
  ['#', 40, 'left'],
  ['Description', 60, 'left'],
  ['Qty', 372],
  ['Unit', 391, 'left'],
  ['Rate', 480],
  ['Amount', 560],
);

const rows = (y: number, work = 'Emulsion as described'): PlacedText[] => [
  ...row(table, y, ['1', work, '46', 'm2', '8.87', '408.02']),
  ...row(table, y + 16, ['2', 'Twin switched socket outlet', '5', 'nr', '24.88', '124.40']),
];

const placesOf = (...pages: Parameters<typeof read>) =>
  read(...pages).lineItems.map(({ room, section }) => room ?? section);

const sum = (label: string, y: number, amount: string): PlacedText[] => [
  { text: label, x: 300, y, bold: true },
  { text: amount, x: 560, y, align: 'right', bold: true },
];

describe('parts of an estimate that have a number', () => {
  it.each([
    ['I.', 'II.'],
    ['A.', 'B.'],
    ['1.0', '2.0'],
  ])('are called without %s, as their sums call them', (one, two) => {
    const print = page(1, [
      ...header(table, 60),
      { text: one, x: 40, y: 76, bold: true },
      { text: 'COCINA', x: 60, y: 76, bold: true },
      ...rows(92),
      ...sum('Sub-total COCINA', 124, '532.42'),
      { text: two, x: 40, y: 150, bold: true },
      { text: 'SALA-COMEDOR', x: 60, y: 150, bold: true },
      ...rows(166),
      ...sum('Sub-total SALA-COMEDOR', 198, '532.42'),
    ]);
    expect(placesOf(print)).toEqual(['COCINA', 'COCINA', 'SALA-COMEDOR', 'SALA-COMEDOR']);
    expect(read(print).lineItems.map(({ unit }) => unit?.toLowerCase())).toEqual([
      'm2',
      'nr',
      'm2',
      'nr',
    ]);
  });

  it('are places all of them, whatever they are called', () => {
    const part = (y: number, number: number, name: string): PlacedText[] => [
      { text: `${number}.0`, x: 40, y, bold: true },
      { text: name, x: 60, y, bold: true },
      ...row(table, y + 16, [`${number}.01`, 'Emulsion', '46', 'm2', '8.87', '408.02']),
      ...row(table, y + 32, [`${number}.02`, 'Socket outlet', '5', 'nr', '24.88', '124.40']),
      ...sum(`Sub-total ${name}`, y + 48, '532.42'),
    ];
    const print = page(1, [
      ...header(table, 60),
      ...part(76, 1, 'Kitchen / Diner'),
      ...part(150, 2, 'External Works'),
    ]);
    expect(placesOf(print)).toEqual([
      'Kitchen / Diner',
      'Kitchen / Diner',
      'External Works',
      'External Works',
    ]);
  });

  it('may be bills, whose title is that of several pages and whose pages are added up', () => {
    const bill = (number: number, title: string, work: string): Parameters<typeof read>[number] =>
      page(number, [
        { text: title, x: 40, y: 40, bold: true },
        ...header(table, 58),
        { text: 'Decorations', x: 60, y: 80, bold: true },
        ...rows(100, work),
        { text: 'Carried to Collection', x: 380, y: 730, italic: true },
        { text: '£ 532.42', x: 560, y: 730, align: 'right', bold: true },
      ]);
    const collection = page(3, [
      { text: 'Bill Nr 2 - Hall, Stairs and Landing', x: 40, y: 40, bold: true },
      ...header(table, 58),
      { text: 'COLLECTION', x: 60, y: 80, bold: true },
      { text: 'Page 2/1', x: 60, y: 106 },
      { text: '532.42', x: 560, y: 106, align: 'right' },
      { text: 'Page 2/2', x: 60, y: 122 },
      { text: '532.42', x: 560, y: 122, align: 'right' },
    ]);
    const title = 'Bill Nr 2 - Hall, Stairs and Landing';
    const rooms = read(
      bill(1, title, 'Emulsion as described, to ceilings'),
      bill(2, title, 'Mist coat to plastered walls'),
      collection,
      bill(4, 'Bill Nr 3 - Lounge', 'Hang lining paper'),
    ).lineItems.map(({ room }) => room);
    expect(rooms).toEqual([
      ...Array(4).fill('Hall, Stairs and Landing'),
      ...Array(2).fill('Lounge'),
    ]);
  });
});

describe('sums before tax below the table', () => {
  it('and a margin are no rows', () => {
    const descriptions = read(
      page(1, [
        ...header(table, 60),
        { text: 'Kitchen', x: 40, y: 76, bold: true },
        { text: '1.9 x 2.3 x 2.4 m   4.37 m2', x: 400, y: 76, bold: true },
        ...rows(92),
        ...sum('Total Kitchen', 124, '532.42'),
        { text: 'Trade total (ex GST)', x: 380, y: 150 },
        { text: '$532.42', x: 560, y: 150, align: 'right' },
        { text: 'Builders margin 18%', x: 380, y: 162 },
        { text: '$95.84', x: 560, y: 162, align: 'right' },
      ]),
    ).lineItems.map(({ room, description }) => [room, description]);
    expect(descriptions).toEqual([
      ['Kitchen', 'Emulsion as described'],
      ['Kitchen', 'Twin switched socket outlet'],
    ]);
  });

  it('heads rows by their numbers, whatever type the name is set in', () => {
    const estimate = read(
      page(
        1,
        drawn(`
~        Works                                   Extent     Labour     Materials         Cost
1       Chimney, south stack
1.01    Renew clay pot and flaunching              1 ea     126.23         85.59       211.82
1.02    Rebuild upper courses                    4.4 sf     997.33        634.50     1,631.83
2       Gable wall to lane
2.01    Replace spalled facings                   70 ea     611.54        263.49       875.03
2.02    Rebed kneeler and coping stone             2 ea     204.64        101.10       305.74
        Contingency 5%                                                                 151.22
~        Total                                                                       3,175.64
`),
      ),
    );
    expect(estimate.lineItems.map(({ room }) => room)).toEqual([
      'Chimney, south stack',
      'Chimney, south stack',
      'Gable wall to lane',
      'Gable wall to lane',
    ]);
    expect(estimate.lineItems.map(({ f9Note }) => f9Note)).toEqual([null, null, null, null]);
    expect(estimate.printed?.totals.at(-1)?.adjustments).toBe(151.22);
  });
});
