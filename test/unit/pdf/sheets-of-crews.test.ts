import { describe, expect, it } from 'vitest';
import { columns, type PlacedText, page, read, row } from './draw.ts';

/** Quantity, unit, work, price and amount, which nothing heads. */
const SHEET = columns(['', 100], ['', 109, 'left'], ['', 143, 'left'], ['', 484], ['', 550]);
const SIZE = { size: 12 };

const rowAt = (y: number, ...cells: readonly string[]): PlacedText[] => row(SHEET, y, cells, SIZE);
const name = (y: number, text: string): PlacedText => ({ text, x: 57, y, ...SIZE });
const size = (y: number, text: string): PlacedText => ({ text, x: 61, y, size: 10 });
/** A label as close to its amount as these sheets set it. */
const sum = (y: number, label: string, figure: string): PlacedText[] => [
  { text: label, x: 550 - figure.length * 6 - 9, y, align: 'right', ...SIZE },
  { text: figure, x: 550, y, align: 'right', ...SIZE },
];
const sumApart = (y: number, label: string, figure: string): PlacedText[] => [
  { text: label, x: 450, y, align: 'right', ...SIZE },
  { text: figure, x: 550, y, align: 'right', ...SIZE },
];

const sheet = (...below: readonly PlacedText[]) =>
  read(
    page(1, [
      name(60, 'Deck'),
      size(74, `16' x 12' 6"`),
      size(87, `2' 4" off grade`),
      ...rowAt(105, '200', 'sf', 'Decking, treated', '9.85', '1,970.00'),
      ...rowAt(125, '41', 'lf', 'Rail, square baluster', '52.00', '2,132.00'),
      ...sumApart(145, 'Deck', '4,102.00'),
      name(173, 'Deck steps'),
      size(187, "4' wide"),
      ...rowAt(205, '3', 'ea', 'Stringer, treated', '61.00', '183.00'),
      ...rowAt(225, '5', 'ea', 'Tread, double', '38.50', '192.50'),
      ...sumApart(245, 'Deck steps', '375.50'),
      name(273, 'Yard'),
      ...rowAt(293, '1', 'load', 'Pick up and haul barn tin', '425.00', '425.00'),
      ...rowAt(313, '1', 'ea', 'Permit, county', '75.00', '75.00'),
      ...sumApart(333, 'Yard', '500.00'),
      ...below,
    ]),
  );

describe('sheets of crews', () => {
  const { lineItems, printed } = sheet(
    ...sumApart(360, 'All sides', '4,977.50'),
    ...sumApart(380, '3% off, paid by check', '-149.33'),
    ...sum(400, 'Total', '$4,828.17'),
  );

  it('say below a name how large it is, which names no part of it', () => {
    expect(lineItems.map(({ room, section }) => [room, section])).toEqual([
      ['Deck', null],
      ['Deck', null],
      ['Deck steps', null],
      ['Deck steps', null],
      ['Yard', null],
      ['Yard', null],
    ]);
  });

  it('sum each of its sides by its name, though a long unit stands close to a text', () => {
    expect(printed?.totals.map(({ kind, name, amounts }) => [kind, name, amounts.rcv])).toEqual([
      ['room', 'Deck', 4102],
      ['room', 'Deck steps', 375.5],
      ['room', 'Yard', 500],
      ['grand', '', 4977.5],
      ['grand', '', 4828.17],
    ]);
  });

  it('lead to a total that touches its label by what they take off', () => {
    expect(printed?.totals.at(-1)).toMatchObject({ adjustments: -149.33 });
  });
});
