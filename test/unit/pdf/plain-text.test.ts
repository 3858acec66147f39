import { expect, test } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** Reads lines of a fixed pitch, each one string of the file, or of its scan. */
const rowsOf = (source: 'text' | 'ocr', lines: readonly string[]) =>
  read(
    page(
      1,
      lines.map((text, at) => ({ text, x: 36, y: 40 + at * 12 })),
      source,
    ),
  ).lineItems.map(({ room, description, quantity, unit, unitPrice, rcv, printed }) => [
    printed?.lineNumber,
    room,
    description,
    quantity,
    unit,
    unitPrice,
    rcv,
  ]);

const rows = (...lines: string[]) => rowsOf('text', lines);

const READ = [
  ['1', 'Kitchen', 'Hang and tape drywall on all of the walls', 12, 'SF', 2.1, 25.2],
  ['2', 'Kitchen', 'Paint walls', 400, 'SF', 0.9, 360],
  ['3', 'Hallway', 'Set door slab', 2, 'EA', 110, 220],
];

test.each(['text', 'ocr'] as const)(
  'bars and rules of a table that is written as text are none of its words: %s',
  (source) => {
    expect(
      rowsOf(source, [
        '# Estimate',
        '## 1. Kitchen',
        '| #  | Description             |    Qty | Unit | Unit Price |   Total |',
        '|----|-------------------------|--------|------|------------|---------|',
        '| 1  | Hang and tape drywall   |  12.00 | SF   |      $2.10 |  $25.20 |',
        '|    | on all of the walls     |        |      |            |         |',
        '| 2  | Paint walls             | 400.00 | SF   |      $0.90 | $360.00 |',
        '|    | **Subtotal - Kitchen**  |        |      |            | **$385.20** |',
        '## 2. Hallway',
        '| #  | Description             |    Qty | Unit | Unit Price |   Total |',
        '|----|-------------------------|--------|------|------------|---------|',
        '| 3  | Set door slab           |   2.00 | EA   |    $110.00 | $220.00 |',
        '- Subtotal: $605.20',
        '- **TOTAL: $605.20**',
      ]),
    ).toEqual(READ);
  },
);

test('nor are bars without spaces and rules with crossings', () => {
  const [, ...rest] = READ[1] ?? [];
  const [, ...last] = READ[2] ?? [];
  expect(
    rows(
      '+--+-------------+------+----+----------+-------+',
      '|No|Description  |   Qty|Unit|Unit Price|  Total|',
      '+--+-------------+------+----+----------+-------+',
      '| 2|Paint walls  |400.00|SF  |      0.90| 360.00|',
      '+--+-------------+------+----+----------+-------+',
      '| 3|Set door slab|  2.00|EA  |    110.00| 220.00|',
      '+--+-------------+------+----+----------+-------+',
    ).map(([number, , ...row]) => [number, ...row]),
  ).toEqual([
    ['2', ...rest.slice(1)],
    ['3', ...last.slice(1)],
  ]);
});

test('a bar in a letterhead stays', () => {
  const estimate = read(
    page(1, [
      { text: 'Linden Restoration | (555) 555-0102 | License 12', x: 36, y: 40 },
      { text: 'Description', x: 36, y: 80 },
      { text: 'Qty', x: 300, y: 80 },
      { text: 'Price', x: 380, y: 80 },
      { text: 'Total', x: 480, y: 80 },
      { text: '## Paint walls', x: 36, y: 95 },
      { text: '400.00 SF', x: 320, y: 95, align: 'right' },
      { text: '0.90', x: 400, y: 95, align: 'right' },
      { text: '360.00', x: 500, y: 95, align: 'right' },
    ]),
  );
  expect(estimate.lineItems[0]?.description).toBe('## Paint walls');
});

test('bars between the measures of rooms make no text of a print: dashes stay in descriptions', () => {
  const table = columns(
    ['Description', 64, 'left'],
    ['Quantity', 300],
    ['Unit price', 360],
    ['Tax', 420],
    ['RCV', 480],
  );
  const room = (y: number, name: string, number: number): PlacedText[] => [
    { text: name, x: 36, y, bold: true, size: 11 },
    { text: "Height 8' | Walls 200.00 SF | Ceiling 90.00 SF | Floor 90.00 SF", x: 36, y: y + 14 },
    ...header(table, y + 32),
    ...row(table, y + 46, [`${number}. Gutter - aluminum`, '10.00 LF', '12.00', '0.00', '120.00']),
    { text: '- Owner keeps the old one', x: 80, y: y + 60 },
    ...row(table, y + 76, [`${number + 1}. Sink`, '1.00 EA', '50.00', '0.00', '50.00']),
    ...row(table, y + 94, [`${name} total`, '', '', '0.00', '170.00'], { bold: true }),
  ];
  const { lineItems } = read(
    page(1, [...room(60, 'Kitchen', 1), ...room(190, 'Bath', 3), ...room(320, 'Den', 5)]),
  );
  expect(lineItems.map(({ f9Note }) => f9Note)).toEqual([
    '- Owner keeps the old one',
    null,
    '- Owner keeps the old one',
    null,
    '- Owner keeps the old one',
    null,
  ]);
});
