import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** An accounting program's estimate: memos are lines of the table like all others, wrapped more closely than rows. */

const TABLE = columns(['Description', 40, 'left'], ['Qty', 372], ['Rate', 485], ['Total', 571]);

const line = (y: number, text: string): PlacedText => ({ text, x: 40, y });

const rows = (y: number, ...cells: string[][]): PlacedText[] =>
  cells.flatMap((one, at) => row(TABLE, y + 13 * at, one));

const rowsAndNotes = (...runs: PlacedText[][]) =>
  read(...runs.map((some, at) => page(at + 1, some))).lineItems.map(({ description, f9Note }) => [
    description,
    f9Note,
  ]);

const WRAPPED = [
  ...header(TABLE, 60),
  ...rows(80, ['Cut out wet ceiling board', '42', '1.00', '42.00']),
  ...rows(93, [
    'Tape, three coats, sand; blend the texture into existing ceiling',
    '110',
    '1.00',
    '110.00',
  ]),
  line(103.2, 'to the nearest break'),
  ...rows(116.2, [
    'Hang new board on the upper feet of the north and the east walls',
    '44',
    '1.00',
    '44.00',
  ]),
  line(126.4, 'where the water ran down'),
  ...rows(139.4, ['Walls, two coats eggshell', '214', '1.00', '214.00']),
];

const READ = [
  ['Cut out wet ceiling board', null],
  ['Tape, three coats, sand; blend the texture into existing ceiling to the nearest break', null],
  [
    'Hang new board on the upper feet of the north and the east walls where the water ran down',
    null,
  ],
];

it('a memo of two lines as far below its row as rows are from each other leads none', () => {
  expect(
    rowsAndNotes([
      ...WRAPPED,
      line(152.4, 'Color Repose Gray. Homeowner has one can left over, which we'),
      line(162.6, 'used: see credit below.'),
      ...rows(175.6, ['Vanity and mirror', '1', '145.00', '145.00']),
    ]),
  ).toEqual([
    ...READ,
    [
      'Walls, two coats eggshell',
      'Color Repose Gray. Homeowner has one can left over, which we\nused: see credit below.',
    ],
    ['Vanity and mirror', null],
  ]);
});

it('a memo at the head of a page is of the row overleaf', () => {
  expect(
    rowsAndNotes(WRAPPED, [
      ...header(TABLE, 60),
      line(73, 'Special order profile, two weeks lead.'),
      ...rows(86, ['Primer on new board', '200', '1.00', '200.00']),
    ]),
  ).toEqual([
    ...READ,
    ['Walls, two coats eggshell', 'Special order profile, two weeks lead.'],
    ['Primer on new board', null],
  ]);
});
