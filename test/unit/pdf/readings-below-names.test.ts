import { expect, it } from 'vitest';
import { columns, header, page, read, row, text, warningsOf } from './draw.ts';

const TABLE = columns(
  ['Code', 36, 'left'],
  ['Service', 100, 'left'],
  ['Qty', 330],
  ['U/M', 345, 'left'],
  ['Rate', 450],
  ['Amount', 560],
);
const READINGS = columns(
  ['Moisture point', 44, 'left'],
  ['5/02 reading', 180, 'left'],
  ['Goal', 290, 'left'],
);

const room = (y: number, name: string, floor: string) => [
  text(y, name, { bold: true, size: 11 }),
  ...header(READINGS, y + 14),
  ...row(READINGS, y + 26, [floor, '88 rel', '15']),
  ...row(READINGS, y + 38, ['Drywall E', '24.0%', '12%']),
  ...header(TABLE, y + 54),
  ...row(TABLE, y + 68, ['EXT', 'Extract water', '50.00', 'SF', '0.60', '30.00']),
  ...row(TABLE, y + 82, ['DRW', 'Cut drywall', '10.00', 'SF', '3.00', '30.00']),
  ...row(TABLE, y + 98, ['', '', '', `${name} total`, '', '60.00'], { bold: true }),
];

it('moisture readings below the name of a room are said of it, and name nothing', () => {
  const estimate = read(
    page(1, [...room(60, 'Pantry', 'Oak plank'), ...room(180, 'Mud Room', 'Vinyl tile')]),
  );
  expect(estimate.lineItems.map(({ room, section }) => [room, section])).toEqual([
    ['Pantry', null],
    ['Pantry', null],
    ['Mud Room', null],
    ['Mud Room', null],
  ]);
  expect(JSON.stringify(warningsOf(estimate))).toContain('Oak plank 88 rel 15');
});
