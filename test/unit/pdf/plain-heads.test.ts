import { describe, expect, it, test } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** Sub-heads in the type of the notes, at the distance of rows. */

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 260],
  ['UNIT PRICE', 330],
  ['RCV', 440],
  ['ACV', 560],
);

const DOOR = ['10.00 EA', '250.00', '2,500.00', '2,500.00'];
const FELT = ['10.00 SQ', '38.00', '380.00', '380.00'];
const EDGE = ['40.00 LF', '3.00', '120.00', '120.00'];

const text = (y: number, words: string): PlacedText => ({ text: words, x: 36, y });

/** Rows of one room with a line above the first and the second. */
const between = (above: string, below: string) =>
  read(
    page(1, [
      { text: 'Yard', x: 180, y: 80, bold: true },
      ...header(TABLE, 100),
      ...(above === '' ? [] : [text(113, above)]),
      ...row(TABLE, 126, ['1. Overhead door', ...DOOR]),
      text(139, below),
      ...row(TABLE, 152, ['2. Roofing felt', ...FELT]),
      ...row(TABLE, 165, ['3. Drip edge', ...EDGE]),
      ...row(TABLE, 178, ['Totals: Yard', '', '', '3,000.00', '3,000.00'], { bold: true }),
    ]),
  ).lineItems.map(({ section, f9Note }) => [section, f9Note]);

describe('plain sub-heads', () => {
  it.each([
    ['Right Elevation', 'Back Elevation'],
    ['Full Roof Replacement', 'Roof Components'],
    ['Roofing', 'Components'],
    ['Drywall', 'Paint'],
    ['Walls', 'Ceiling'],
    ['TREE REMOVAL FROM COVERED STRUCTURE', 'STUMPS AND ROOTS'],
    ['TREE REMOVAL FROM COVERED STRUCTURE', 'TREE DEBRIS FROM THE GROUND - LIMITED TO $500'],
  ])('go on as the one below the heads of the columns began: `%s`, `%s`', (first, second) => {
    expect(between(first, second)).toEqual([
      [first, null],
      [second, null],
      [second, null],
    ]);
  });

  it('end in a colon right above a row', () => {
    expect(between('CHIMNEY:', 'Rear Wall:')).toEqual([
      ['CHIMNEY', null],
      ['Rear Wall', null],
      ['Rear Wall', null],
    ]);
    expect(between('', 'WALL:')).toEqual([
      [null, null],
      ['WALL', null],
      ['WALL', null],
    ]);
  });

  it('may have no rows, at the end of their room', () => {
    const { lineItems } = read(
      page(1, [
        { text: 'Yard', x: 180, y: 80, bold: true },
        ...header(TABLE, 100),
        text(113, 'Front elevation'),
        ...row(TABLE, 126, ['1. Overhead door', ...DOOR]),
        text(139, 'Back elevation'),
        ...row(TABLE, 152, ['Totals: Yard', '', '', '2,500.00', '2,500.00'], { bold: true }),
      ]),
    );
    expect(lineItems.map(({ section, f9Note }) => [section, f9Note])).toEqual([
      ['Front elevation', null],
    ]);
  });

  it('head rows in the next room as they did in the one before', () => {
    const { lineItems } = read(
      page(1, [
        { text: 'Roof', x: 180, y: 80, bold: true },
        ...header(TABLE, 100),
        text(113, 'Vents'),
        ...row(TABLE, 126, ['1. Overhead door', ...DOOR]),
        ...row(TABLE, 152, ['Totals: Roof', '', '', '2,500.00', '2,500.00'], { bold: true }),
        { text: 'Yard', x: 180, y: 180, bold: true },
        ...header(TABLE, 200),
        ...row(TABLE, 213, ['2. Roofing felt', ...FELT]),
        text(226, 'Vents'),
        ...row(TABLE, 239, ['3. Drip edge', ...EDGE]),
        ...row(TABLE, 252, ['Totals: Yard', '', '', '500.00', '500.00'], { bold: true }),
      ]),
    );
    expect(lineItems.map(({ room, section, f9Note }) => [room, section, f9Note])).toEqual([
      ['Roof', 'Vents', null],
      ['Yard', null, null],
      ['Yard', 'Vents', null],
    ]);
  });

  it('are not made of what the price list knows of a row, in whatever type', () => {
    const told = { text: 'No life expectancy data', x: 40, y: 139, size: 10 };
    const { lineItems } = read(
      page(1, [
        { text: 'Yard', x: 180, y: 80, bold: true },
        ...header(TABLE, 100),
        ...row(TABLE, 126, ['1. Overhead door', ...DOOR]),
        told,
        ...row(TABLE, 152, ['2. Roofing felt', ...FELT]),
      ]),
    );
    expect(lineItems.map(({ section, printed }) => [section, printed?.machineNotes])).toEqual([
      [null, [told.text]],
      [null, []],
    ]);
  });

  it.each([
    ['', 'Back Elevation'],
    ['', 'STUMPS AND ROOTS'],
    ['Right Elevation', 'Dents on 3 of 5 windows'],
    ['Right Elevation', 'Per the insured'],
    ['Right Elevation', 'Top row'],
    ['Roofing', 'Metal'],
    ['Full Roof Replacement', 'Rake Only'],
    ['TREE REMOVAL', 'OWNER TO CONFIRM COLOR BEFORE ORDERING'],
    ['TREE REMOVAL', 'SEE PHOTO 12'],
    ['TREE REMOVAL', 'Half of it is allowed'],
  ])('are not made of notes: `%s`, `%s`', (first, note) => {
    const section = first === '' ? null : first;
    expect(between(first, note)).toEqual([
      [section, note],
      [section, null],
      [section, null],
    ]);
  });
});

test('a name between two typed rules heads the rows below it, and ends the note above', () => {
  const rule = (y: number): PlacedText => text(y, '='.repeat(60));
  const { lineItems } = read(
    page(1, [
      { text: 'Yard', x: 180, y: 80, bold: true },
      ...header(TABLE, 100),
      ...[rule(113), text(124, 'Doors'), rule(135)],
      ...row(TABLE, 148, ['1. Overhead door', ...DOOR]),
      { text: 'The frame is bent; the owner keeps it', x: 52, y: 159 },
      ...[rule(170), text(181, 'Zone 2 Roof'), rule(192)],
      ...row(TABLE, 205, ['2. Roofing felt', ...FELT]),
      ...row(TABLE, 218, ['3. Drip edge', ...EDGE]),
      ...row(TABLE, 231, ['Totals: Yard', '', '', '3,000.00', '3,000.00'], { bold: true }),
    ]),
  );
  expect(lineItems.map(({ room, section, f9Note }) => [room, section, f9Note])).toEqual([
    ['Yard', 'Doors', 'The frame is bent; the owner keeps it'],
    ['Yard', 'Zone 2 Roof', null],
    ['Yard', 'Zone 2 Roof', null],
  ]);
});

describe('work in plain type right above the heads of the columns', () => {
  const room = (y: number, name: string, work: string): PlacedText[] => [
    { text: name, x: 180, y, bold: true },
    text(y + 12, work),
    ...header(TABLE, y + 26),
    ...row(TABLE, y + 40, ['1. Overhead door', ...DOOR]),
  ];

  it('is a section of the room in bold type above it', () => {
    const { lineItems } = read(
      page(1, [
        ...room(80, 'Kitchen', 'Drywall'),
        ...room(160, 'North corner', 'Flooring'),
        ...room(240, 'Main Level', 'Painting'),
      ]),
    );
    expect(lineItems.map(({ room, section }) => [room, section])).toEqual([
      ['Kitchen', 'Drywall'],
      ['North corner', 'Flooring'],
      ['Main Level', 'Painting'],
    ]);
  });
});
