import { expect, it } from 'vitest';
import { type PlacedText, page, read } from './draw.ts';

/** A typewriter's proposal: each row numbered, its figures on the line below, and its amount at the right. */

const line = (y: number, ...cells: [x: number, text: string][]): PlacedText[] =>
  cells.map(([x, text]) =>
    text.endsWith('.00') || /^[A-Z ]+$/.test(text)
      ? { text, x: 540, y, align: 'right' }
      : { text, x, y },
  );

const ROWS = [
  line(60, [66, '1. Excavate by machine to footing']),
  line(72, [126, '31 LF @ $44.00'], [0, '1,364.00']),
  line(84, [66, '2. Hand dig at gas meter']),
  line(96, [126, '6 HR @ $60.00'], [0, '360.00']),
  line(108, [108, '( Beams go at the bow, which is where it']),
  line(120, [120, 'gives way. )']),
  line(132, [66, '3. Drain board']),
  line(144, [126, '217 SF @ $2.00'], [0, '434.00']),
  line(156, [108, '( Excludes seed and shrubs. )']),
  line(168, [66, '4. Haul surplus soil']),
  line(180, [126, '3 LD @ $200.00'], [0, '600.00']),
  line(192, [66, '5. Take out and reset condenser'], [0, 'BY OTHERS']),
];

const rowsIn = (...pages: PlacedText[][][]) =>
  read(...pages.map((runs, at) => page(at + 1, runs.flat()))).lineItems.map(
    ({ printed, description, rcv, f9Note }) => [printed?.lineNumber, description, rcv, f9Note],
  );

const READ = [
  ['1', 'Excavate by machine to footing', 1364, null],
  ['2', 'Hand dig at gas meter', 360, '( Beams go at the bow, which is where it\ngives way. )'],
  ['3', 'Drain board', 434, '( Excludes seed and shrubs. )'],
  ['4', 'Haul surplus soil', 600, null],
  ['5', 'Take out and reset condenser', null, null],
];

it('remarks in brackets are of the row above, and words stand for an amount', () => {
  expect(rowsIn(ROWS)).toEqual(READ);
});

it('a row whose figures are overleaf is described at the foot of the page', () => {
  const before = [
    ...ROWS,
    line(204, [66, '6. Saw and break out floor']),
    line(760, [66, 'Sheet 1']),
  ];
  const behind = [
    line(40, [66, 'Mr. Quillon, page 2']),
    line(60, [126, '92 LF @ $20.00'], [0, '1,840.00']),
    line(72, [66, '7. Drain tile in washed stone']),
    line(84, [126, '90 LF @ $20.00'], [0, '1,800.00']),
  ];
  expect(rowsIn(before, behind)).toEqual([
    ...READ,
    ['6', 'Saw and break out floor', 1840, null],
    ['7', 'Drain tile in washed stone', 1800, null],
  ]);
});
