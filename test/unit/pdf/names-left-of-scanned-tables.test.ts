import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const COLUMNS = columns(
  ['DESCRIPTION', 90, 'left'],
  ['QUANTITY', 360],
  ['UNIT PRICE', 440],
  ['TOTAL', 520],
);

const SIZE = { size: 10.5 };

/** A name with its table below it; names stand 14 points below the last row, as rows do below each other. */
const table = (y: number, name: PlacedText, rows: readonly string[][]): PlacedText[] => [
  { ...name, y, ...SIZE },
  ...header(COLUMNS, y + 14),
  ...rows.flatMap((cells, at) => row(COLUMNS, y + 28 + at * 14, cells, SIZE)),
];

const roomsOf = (left: number, text: string) => {
  const runs = [
    { text: 'NORTH SIDE', x: 60, y: 60, bold: true, ...SIZE },
    ...table(80, { text: 'Window N-4, The Harvest', x: 60, y: 0 }, [
      ['Re-lead two panels', '2 panels', '310.00', '620.00'],
      ['Replace cracked pieces', '8 pieces', '22.00', '176.00'],
    ]),
    ...table(136, { text, x: left, y: 0 }, [
      ['Solder repairs', '5 joints', '18.00', '90.00'],
      ['Reset in frame', '1 panel', '140.00', '140.00'],
    ]),
  ];
  return read(
    page(
      1,
      runs.map((run) => ({ ...run, confidence: 0.94 })),
      'ocr',
    ),
  ).lineItems.map(({ room }) => room);
};

describe('a name in plain type left of a scanned table, where that of the room before stands', () => {
  it('is the next room', () => {
    expect(roomsOf(60.5, 'Lunette over the stair')).toEqual([
      'Window N-4, The Harvest',
      'Window N-4, The Harvest',
      'Lunette over the stair',
      'Lunette over the stair',
    ]);
  });

  it('is a remark of the row above it where rows begin, or as a sentence', () => {
    for (const rooms of [
      roomsOf(90, 'Lunette over the stair'),
      roomsOf(60, 'Broken ones are kept for matching.'),
    ])
      expect(new Set(rooms)).toEqual(new Set(['Window N-4, The Harvest']));
  });
});
