import { describe, expect, it } from 'vitest';
import { makeLine } from '../../../lambdas/domain/pdf/pages/lines.ts';
import { couldBeName } from '../../../lambdas/domain/pdf/rooms/room-lines.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['No.', 36, 'left'],
  ['Item', 80, 'left'],
  ['Qty', 370],
  ['Unit', 383, 'left'],
  ['Unit Price', 440],
  ['Total', 560],
);

const work = (y: number, number: string, words: string): PlacedText[] =>
  row(TABLE, y, [number, words, '2.00', 'ea', '$10.00', '$20.00']);

const measured = (y: number, name: string, measures: string): PlacedText[] => [
  { text: name, x: 36, y, bold: true },
  { text: measures, x: 560, y, align: 'right', size: 7 },
];

describe('a place with its measures at the other end of its line', () => {
  it('is called by its name alone', () => {
    const { lineItems } = read(
      page(1, [
        ...measured(80, 'Primary Bedroom', "Ceiling: 187.50 SF | Walls: 440.00 SF | Height: 8'"),
        ...header(TABLE, 96),
        ...work(110, '1', 'Detach the closet door'),
        ...work(124, '2', 'Paint the door jamb'),
        ...measured(150, 'Area: Machine Shed', 'Roof area: 5,310.00 sq ft    Slopes: 2'),
        ...header(TABLE, 166),
        ...work(180, '3', 'Replace the ridge cap'),
        { text: 'Area: Machine Shed (continued)', x: 36, y: 200, bold: true },
        ...header(TABLE, 216),
        ...work(230, '4', 'Replace the drip edge'),
      ]),
    );
    expect(lineItems.map(({ room }) => room)).toEqual([
      'Primary Bedroom',
      'Primary Bedroom',
      'Machine Shed',
      'Machine Shed',
    ]);
  });

  it('is numbered within a numbered level, and its rows within it', () => {
    const { lineItems } = read(
      page(1, [
        { text: '1 Ground Floor', x: 36, y: 60, bold: true, size: 12 },
        ...measured(
          80,
          '1.1 Living Room',
          `Ground surface: 268.3 sq ft Perimeter: 66' 4" Ceiling height: 8' 11"`,
        ),
        ...header(TABLE, 96),
        ...work(110, '1.1.1', 'Tear out wet carpet'),
        ...work(124, '1.1.2', 'Tear out baseboard'),
        ...measured(
          150,
          '1.2 Kitchen',
          `Ground surface: 141.0 sq ft Perimeter: 48' 2" Ceiling height: 8' 11"`,
        ),
        ...header(TABLE, 166),
        ...work(180, '1.2.1', 'Pull and reset the refrigerator'),
        { text: '2 1st Floor', x: 36, y: 210, bold: true, size: 12 },
        ...measured(
          230,
          '2.1 Hallway',
          `Ground surface: 61.2 sq ft Perimeter: 37' 8" Ceiling height: 8' 0"`,
        ),
        ...header(TABLE, 246),
        ...work(260, '2.1.1', 'Tear out wet pad'),
      ]),
    );
    expect(lineItems.map(({ printed }) => printed?.path)).toEqual([
      ['Ground Floor', 'Living Room'],
      ['Ground Floor', 'Living Room'],
      ['Ground Floor', 'Kitchen'],
      ['1st Floor', 'Hallway'],
    ]);
  });
});

it.each(['3.5 hr/day x 4 days', '2 units x 4 days'])(
  'how a quantity was reckoned is no name: %s',
  (text) => {
    const words = text.split(' ').map((word, at) => ({
      text: word,
      box: { left: 36 + at * 30, right: 60 + at * 30, top: 100, bottom: 108 },
      angle: 0,
      fontSize: 8,
      bold: false,
      italic: true,
      confidence: 1,
    }));
    expect(couldBeName(makeLine(1, words, false))).toBe(false);
  },
);
