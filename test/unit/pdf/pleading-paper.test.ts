import { expect, it } from 'vitest';
import { columns, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Item', 124],
  ['', 130, 'left'],
  ['Replacement Cost', 430],
  ['Depreciation', 505],
  ['Actual Cash Value', 585],
);

const LINES = 28;
const STEP = 24;
const yOf = (line: number): number => 50 + line * STEP;

/** Numbers of the paper's lines, whatever stands beside them. */
const numbers: readonly PlacedText[] = Array.from({ length: LINES }, (_, at) => ({
  text: `${at + 1}`,
  x: 80,
  y: yOf(at + 1),
  align: 'right',
  size: 11,
}));

const ROWS: readonly string[][] = [
  ['1.', 'Replace shingles, east slope', '6,400.00', '1,600.00', '4,800.00'],
  ['2.', 'Paint trim', '980.00', '196.00', '784.00'],
  ['3.', 'Clean attic framing', '1,215.50', '0.00', '1,215.50'],
  ['4.', 'Replace insulation', '3,720.00', '372.00', '3,348.00'],
];

const exhibit: readonly PlacedText[] = [
  { text: 'EXHIBIT C', x: 280, y: yOf(1), bold: true },
  ...row(
    TABLE,
    yOf(2),
    TABLE.map(({ heading }) => heading),
    { bold: true },
  ),
  { text: 'Exterior', x: 100, y: yOf(3), bold: true },
  ...row(TABLE, yOf(4), ROWS[0] ?? []),
  ...row(TABLE, yOf(5), ROWS[1] ?? []),
  { text: 'Attic', x: 100, y: yOf(6), bold: true },
  ...row(TABLE, yOf(7), ROWS[2] ?? []),
  ...row(TABLE, yOf(8), ROWS[3] ?? []),
  ...row(TABLE, yOf(9), ['', 'Total', '12,315.50', '2,168.00', '10,147.50'], { bold: true }),
];

it('the numbers of pleading paper stand at the height of rows and are none of theirs', () => {
  const { lineItems } = read(page(1, [...numbers, ...exhibit]));
  expect(
    lineItems.map(({ printed, description, room, rcv }) => [
      printed?.lineNumber,
      description,
      room,
      rcv,
    ]),
  ).toEqual([
    ['1', 'Replace shingles, east slope', 'Exterior', 6400],
    ['2', 'Paint trim', 'Exterior', 980],
    ['3', 'Clean attic framing', 'Attic', 1215.5],
    ['4', 'Replace insulation', 'Attic', 3720],
  ]);
});

it('numbers below the head of a table are those of its rows', () => {
  const FORM = columns(
    ['No.', 80],
    ['Description', 110, 'left'],
    ['Qty', 350],
    ['Price', 430],
    ['Amount', 500],
  );
  const { lineItems } = read(
    page(1, [
      ...row(
        FORM,
        yOf(0),
        FORM.map(({ heading }) => heading),
        { bold: true },
      ),
      ...Array.from({ length: LINES }, (_, at) =>
        row(
          FORM,
          yOf(at + 1),
          at < 20 ? [`${at + 1}`, 'Paint one wall', '10 SF', '12.00', '120.00'] : [`${at + 1}`],
        ),
      ).flat(),
    ]),
  );
  expect(lineItems.map(({ printed }) => printed?.lineNumber)).toEqual(
    Array.from({ length: 20 }, (_, at) => `${at + 1}`),
  );
});
