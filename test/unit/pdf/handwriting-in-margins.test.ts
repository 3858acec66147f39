import { expect, it } from 'vitest';
import type { Estimate } from '../../../lambdas/domain/estimate/estimate.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Item', 43, 'left'],
  ['Qty', 299],
  ['Unit', 312, 'left'],
  ['Unit Price', 387],
  ['Total', 490],
);

const work = (y: number, words: string): PlacedText[] =>
  row(TABLE, y, [words, '10.00', 'SF', '$2.00', '$20.00']);

const scanned = (...runs: PlacedText[]): Estimate =>
  read(
    page(
      1,
      runs.map((run) => ({ confidence: 0.95, ...run })),
      'ocr',
    ),
  );

it('a scanned row without a number may be ticked off in the margin', () => {
  const { lineItems } = scanned(
    ...header(TABLE, 80),
    ...work(96, 'Remove vinyl sheet goods'),
    { text: 'ok', x: 16, y: 112, confidence: 0.69 },
    ...work(112, 'Water extraction from hard surface'),
    ...work(128, 'Apply plant based disinfectant'),
  );
  expect(lineItems.map(({ description }) => description)).toEqual([
    'Remove vinyl sheet goods',
    'Water extraction from hard surface',
    'Apply plant based disinfectant',
  ]);
});

it("somebody's initials far behind a scanned head are none of its name", () => {
  const { lineItems } = scanned(
    { text: 'Kitchen', x: 43, y: 60, bold: true },
    ...header(TABLE, 80),
    { text: 'Walls', x: 43, y: 96, bold: true, italic: true },
    { text: 'T R', x: 580, y: 96 },
    ...work(112, 'Remove drywall'),
    ...work(126, 'Hang drywall'),
  );
  expect(lineItems.map(({ section }) => section)).toEqual(['Walls', 'Walls']);
});

it('what was hardly read of a drawing beside the name of a scanned room is none of it', () => {
  const PLATFORM = columns(
    ['DESCRIPTION', 40, 'left'],
    ['QUANTITY', 268],
    ['UNIT PRICE', 327],
    ['RCV', 478],
  );
  const { lineItems } = scanned(
    { text: '0.12', x: 69, y: 72, confidence: 0.38 },
    { text: 'Dining Room', x: 190, y: 72 },
    { text: "Height: 8'", x: 532, y: 72 },
    { text: '372.00 SF Walls', x: 230, y: 84 },
    { text: '135.00 SF Ceiling', x: 401, y: 84 },
    ...header(PLATFORM, 104),
    ...row(PLATFORM, 118, ['1. R&R Baseboard', '10.00 LF', '2.00', '20.00']),
    ...row(PLATFORM, 132, ['2. Paint baseboard', '10.00 LF', '1.00', '10.00']),
    ...row(PLATFORM, 146, ['Totals: Dining Room', '', '', '30.00'], { bold: true }),
  );
  expect(lineItems.map(({ room }) => room)).toEqual(['Dining Room', 'Dining Room']);
});
