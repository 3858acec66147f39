import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** A price book's program heads no column of descriptions: the words of a row stand above its figures, set in from the second line on. */

const TABLE = columns(
  ['Qty', 118],
  ['Craft@Hours', 196],
  ['Unit', 204, 'left'],
  ['Material', 318],
  ['Labor', 390],
  ['Equipment', 462],
  ['Total', 548],
);

const words = (y: number, text: string, x = 54): PlacedText => ({ text, x, y });

const figures = (y: number, ...cells: string[]): PlacedText[] => row(TABLE, y, cells);

const sum = (y: number, hours: string, ...cells: string[]): PlacedText[] => [
  { text: 'Subtotal', x: 54, y, bold: true },
  ...row(TABLE, y, ['', `@${hours}`, '', ...cells], { bold: true }),
];

const estimate = () =>
  read(
    page(1, [
      ...header(TABLE, 60),
      { text: 'GARAGE - FRAMING', x: 54, y: 90, bold: true },
      words(105, 'Remove siding, fiber cement lap'),
      ...figures(117, '100.00', 'BC@2.600', 'SF', '0.00', '143.00', '0.00', '143.00'),
      words(133, 'Cut out damaged framing, 2" x 4"'),
      words(145, '16" on center, per LF of wall', 68),
      ...figures(157, '17.50', 'BC@2.678', 'LF', '0.00', '147.35', '0.00', '147.35'),
      words(173, 'Stud wall, 2" x 4" @ 16" OC, 8\' high,'),
      words(185, 'with double top plate', 68),
      ...figures(197, '17.50', 'BC@3.675', 'LF', '178.15', '202.13', '0.00', '380.28'),
      ...sum(213, '8.953', '178.15', '492.48', '0.00', '670.63'),
      { text: 'FENCE', x: 54, y: 237, bold: true },
      words(252, "Remove and haul fence, 4' high"),
      ...figures(264, '22.00', 'BL@.880', 'LF', '0.00', '48.40', '0.00', '48.40'),
      words(280, 'Chain link fence, 9 gauge, with'),
      words(292, 'line posts set in concrete', 68),
      ...figures(304, '22.00', 'BL@3.08', 'LF', '224.40', '169.40', '0.00', '393.80'),
      ...sum(320, '3.960', '224.40', '217.80', '0.00', '442.20'),
      words(344, 'Total Manhours, Material, Labor, and Equipment:'),
      ...figures(357, '', '12.913', '', '402.55', '710.28', '0.00', '1,112.83'),
      { text: 'Subtotal:', x: 462, y: 380, align: 'right' },
      { text: '1,112.83', x: 548, y: 380, align: 'right' },
      { text: '10.00% Overhead:', x: 462, y: 393, align: 'right' },
      { text: '111.28', x: 548, y: 393, align: 'right' },
      { text: 'Estimate Total:', x: 462, y: 415, align: 'right', bold: true },
      { text: '1,224.11', x: 548, y: 415, align: 'right', bold: true },
    ]),
  );

it('words of two lines, the second set in, stand above the figures of their row', () => {
  expect(
    estimate().lineItems.map(({ description, rcv, f9Note }) => [description, rcv, f9Note]),
  ).toEqual([
    ['Remove siding, fiber cement lap', 143, null],
    ['Cut out damaged framing, 2" x 4" 16" on center, per LF of wall', 147.35, null],
    ['Stud wall, 2" x 4" @ 16" OC, 8\' high, with double top plate', 380.28, null],
    ["Remove and haul fence, 4' high", 48.4, null],
    ['Chain link fence, 9 gauge, with line posts set in concrete', 393.8, null],
  ]);
});

it('hours before the figures of a sum leave these below its label what they are', () => {
  const totals = estimate().printed?.totals.map(({ kind, name, amounts }) => [
    kind,
    name,
    amounts.rcv,
  ]);
  expect(totals).toEqual([
    ['room', 'GARAGE - FRAMING', 670.63],
    ['room', 'FENCE', 442.2],
    ['section', 'Manhours, Material, Labor, and Equipment:', 1112.83],
    ['section', '', 1112.83],
    ['grand', '', 1224.11],
  ]);
});
