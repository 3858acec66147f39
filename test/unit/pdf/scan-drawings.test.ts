import { expect, it } from 'vitest';
import { readEstimate } from '../../../lambdas/domain/pdf/read-estimate.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 260],
  ['UNIT PRICE', 330],
  ['RCV', 440],
);

/** Where the rows of a scan stand that has these lines above its first table. */
const placesOf = (...above: PlacedText[]) => {
  const runs = [
    { text: 'Dwelling Roof', x: 274, y: 56, bold: true },
    ...above,
    ...header(TABLE, 134),
    ...row(TABLE, 148, ['1. Roofing felt', '10.00 SQ', '38.00', '380.00']),
    ...row(TABLE, 162, ['Totals: R10', '', '', '380.00'], { bold: true }),
    { text: 'R4 (2)', x: 206, y: 182, bold: true },
    ...header(TABLE, 196),
    ...row(TABLE, 210, ['2. Drip edge', '40.00 LF', '3.00', '120.00']),
    ...row(TABLE, 224, ['Totals: R4 (2)', '', '', '120.00'], { bold: true }),
    ...row(TABLE, 238, ['Total: Dwelling Roof', '', '', '500.00'], { bold: true }),
  ].map((run): PlacedText => ({ confidence: 0.95, ...run }));
  const result = readEstimate([page(1, runs, 'ocr')], { fileName: 'scan.pdf' });
  if (result.kind !== 'estimate') throw new Error(result.message);
  const { lineItems } = result.estimate;
  return lineItems.map(({ printed, section }) => [printed?.path.join(' > '), section]);
};

const label = (x: number, y: number, text: string, confidence = 0.9): PlacedText => ({
  text,
  x,
  y,
  size: 8,
  confidence,
});

it('a room is what the sum below its rows names, not the labels of the roof drawn beside it', () => {
  const places = placesOf(
    label(50, 72, 'RS (4)', 0.26),
    label(94, 72, 'R4 (2)'),
    { text: 'R10', x: 206, y: 72, bold: true },
    label(50, 84, 'F5(A)'),
    label(216, 84, '3,397.66 Surface Area'),
    label(50, 96, 'RS (4)', 0.41),
    label(50, 108, '29\' 7"'),
    label(94, 108, 'RIOF8(A)', 0.7),
  );
  expect(places).toEqual([
    ['Dwelling Roof > R10', null],
    ['Dwelling Roof > R4 (2)', null],
  ]);
});

it('what stands under a name that has no drawing beside it is a section', () => {
  const places = placesOf(
    { text: 'R10', x: 206, y: 72, bold: true },
    { text: 'Slope 2', x: 36, y: 108, bold: true },
  );
  expect(places[0]).toEqual(['Dwelling Roof > R10', 'Slope 2']);
});

it('a numbered room keeps its name beside its height: no drawing’s label stands there', () => {
  const places = placesOf(
    { text: 'Rm 101', x: 206, y: 72, bold: true },
    { text: "Height: 10'", x: 480, y: 72 },
  );
  expect(places[0]).toEqual(['Dwelling Roof > Rm 101', null]);
});

it('a name in the drawing beside a room is that of the room, however it was read', () => {
  const runs: PlacedText[] = [
    { text: 'Family Room', x: 190, y: 56, bold: true },
    { text: "Height: 8'", x: 500, y: 56, bold: true },
    { text: '488.00 SF Walls', x: 205, y: 72 },
    label(87, 84, 'ami Room', 0.9),
    { text: '67.00 LF Ceil. Perimeter', x: 205, y: 92 },
    ...header(TABLE, 134),
    ...row(TABLE, 148, ['1. Carpet', '10.00 SY', '38.00', '380.00']),
  ].map((run): PlacedText => ({ confidence: 0.95, ...run }));
  const result = readEstimate([page(1, runs, 'ocr')], { fileName: 'scan.pdf' });
  expect(result.kind === 'estimate' && result.estimate.lineItems[0]?.room).toBe('Family Room');
});

/** Where the row of a scan stands below a room's heading, with what was read of its plan on the line and below. */
const roomBeside = (beside: readonly PlacedText[], below: readonly PlacedText[], sum?: string) => {
  const runs: PlacedText[] = [
    ...beside,
    { text: 'Foyer', x: 190, y: 56, bold: true },
    { text: "Height: 8'", x: 500, y: 56, bold: true },
    { text: '488.00 SF Walls', x: 205, y: 72 },
    ...below,
    { text: '67.00 LF Ceil. Perimeter', x: 205, y: 104 },
    ...header(TABLE, 134),
    ...row(TABLE, 148, ['1. Vinyl tile', '10.00 SY', '38.00', '380.00']),
    ...(sum === undefined ? [] : row(TABLE, 162, [sum, '', '', '380.00'], { bold: true })),
  ].map((run): PlacedText => ({ confidence: 0.95, ...run }));
  const [item] = read(page(1, runs, 'ocr')).lineItems;
  return [item?.room, item?.section];
};

it('strokes of a plan are no part of the name that stands apart from them', () => {
  expect(
    roomBeside(
      [label(60, 56, 'os', 0.01), label(80, 56, 'Ep:', 0.35), label(110, 56, 'IS', 0.27)],
      [],
    ),
  ).toEqual(['Foyer', null]);
});

it('strokes close before a name are told by the sum, which says it alone', () => {
  const strokes = [label(100, 56, 'oemreq,', 0.01), label(172, 56, '[we', 0.48)];
  expect(roomBeside(strokes, [], 'Totals: Foyer')).toEqual(['Foyer', null]);
});

it('names read for sure are kept before that of the room', () => {
  expect(roomBeside([label(160, 56, 'Upper', 0.9)], [])).toEqual(['Upper Foyer', null]);
});

it('names in small type left of a room are those of its neighbours, however sure they were read', () => {
  expect(roomBeside([], [{ ...label(60, 88, 'Kitchen Dining'), size: 5.5 }])).toEqual([
    'Foyer',
    null,
  ]);
});
