import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Line', 43, 'left'],
  ['Description', 90, 'left'],
  ['Qty', 380],
  ['Rate', 470],
  ['Amount', 560],
);

const band = (y: number, text: string): PlacedText => ({ text, x: 43, y, bold: true });

const sum = (y: number, label: string, amount: string): PlacedText[] => [
  { text: label, x: 440, y, bold: true },
  { text: amount, x: 560, y, align: 'right', bold: true },
];

const rows = (y: number, letter: string, from: number, ...names: string[]) =>
  names.flatMap((name, at) =>
    row(TABLE, y + at * 14, [`${letter}-${from + at}`, name, '2', '10.00', '20.00']),
  );

const BILL = page(1, [
  ...header(TABLE, 80),
  band(100, 'A Labor & Response'),
  ...rows(114, 'A', 1, 'Call out', 'Technician', 'Supervisor'),
  ...sum(160, 'Subtotal A', '60.00'),
  band(180, 'B Work by Area'),
  band(194, 'Powder Bath'),
  ...rows(208, 'B', 1, 'Extract water', 'Detach toilet'),
  band(240, 'Front Hall'),
  ...rows(254, 'B', 3, 'Tear out wood floor', 'Drill vent holes'),
  ...sum(290, 'Subtotal B', '80.00'),
]);

it('groups whose sums say their letters alone bear their names, and a group of places holds rooms', () => {
  const { lineItems, printed } = read(BILL);
  expect(lineItems.map(({ room, printed: own }) => [room, own?.path])).toEqual([
    ...Array(3).fill(['Labor & Response', ['Labor & Response']]),
    ...Array(2).fill(['Powder Bath', ['Work by Area', 'Powder Bath']]),
    ...Array(2).fill(['Front Hall', ['Work by Area', 'Front Hall']]),
  ]);
  expect(printed?.totals.map(({ kind, name }) => [kind, name])).toEqual([
    ['room', 'Labor & Response'],
    ['level', 'Work by Area'],
  ]);
});
