import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** A counter program sets what is sold on a line of its own, and its figures below. */

const TABLE = columns(
  ['ITEM', 39, 'left'],
  ['QTY', 360],
  ['U/M', 378, 'left'],
  ['PRICE', 462],
  ['EXTENDED', 541],
);

const words = (y: number, text: string, x = 43): PlacedText => ({ text, x, y });

const figures = (y: number, ...cells: string[]): PlacedText[] => row(TABLE, y, ['', ...cells]);

const quote = () =>
  read(
    page(1, [
      ...header(TABLE, 80),
      { text: 'HALL', x: 37, y: 100, bold: true },
      words(114, 'Take up carpet and pad'),
      ...figures(125, '18.00', 'SY', '3.00', '54.00'),
      words(138, 'Setting kit with grout'),
      ...figures(149, '1.00', 'KT', '118.00', '118.00'),
      { text: 'T', x: 548, y: 149 },
      words(162, 'Hickory plank to match, 23.31 SF/CT, pattern'),
      words(173, 'matched at the hall door', 51),
      ...figures(184, '2.00', 'JB', '142.00', '284.00'),
      { text: 'Two cartons cover it.', x: 60, y: 195, size: 8, italic: true },
      words(209, 'Tack strip at tile edge'),
      ...figures(220, '', '', '', 'INCL'),
      words(233, 'Disconnect ice maker'),
      ...figures(244, '1.00', 'EA', '', 'BY PLUMBER'),
      words(257, 'Carpet from first cut'),
      ...figures(268, '', '', '', 'W/ DEN'),
      words(281, 'Disposal fee'),
      ...figures(292, '', '', '', '140.00'),
      words(305, 'Stretch in new carpet'),
      ...figures(316, '18.00', 'SY', '8.00', '144.00'),
      words(329, 'Pull washer and reset'),
      ...figures(340, '2.00', 'EA', '40.00', '80.00'),
      { text: 'HALL SUBTOTAL', x: 400, y: 354, bold: true },
      { text: '820.00', x: 541, y: 354, align: 'right', bold: true },
      { text: 'QUOTE TOTAL', x: 400, y: 374, bold: true },
      { text: '820.00', x: 541, y: 374, align: 'right', bold: true },
    ]),
  );

it('figures below words are of these, be they an amount, words for one or in a unit of no list', () => {
  expect(
    quote().lineItems.map(({ description, quantity, unit, rcv, f9Note, printed }) => [
      description,
      quantity,
      unit,
      rcv,
      printed?.priceNote ?? f9Note,
    ]),
  ).toEqual([
    ['Take up carpet and pad', 18, 'SY', 54, null],
    ['Setting kit with grout', 1, 'KT', 118, null],
    [
      'Hickory plank to match, 23.31 SF/CT, pattern matched at the hall door',
      2,
      'JB',
      284,
      'Two cartons cover it.',
    ],
    ['Tack strip at tile edge', 1, null, 0, 'INCL'],
    ['Disconnect ice maker', 1, 'EA', null, 'BY PLUMBER'],
    ['Carpet from first cut', 1, null, null, 'W/ DEN'],
    ['Disposal fee', 1, null, 140, null],
    ['Stretch in new carpet', 18, 'SY', 144, null],
    ['Pull washer and reset', 2, 'EA', 80, null],
  ]);
});
