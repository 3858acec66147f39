import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 280],
  ['UNIT PRICE', 340],
  ['TAX', 390],
  ['RCV', 450],
  ['DEPREC.', 515],
  ['ACV', 580],
);
const work = (number: number): string[] => [
  `${number}. Paint wall ${number}`,
  '10.00 SF',
  '10.00',
  '0.00',
  '100.00',
  '(0.00)',
  '100.00',
];
const bold = (text: string, x: number, y: number): PlacedText => ({ text, x, y, bold: true });
const WHOLE = 'Great Room with Coffered Ceiling, Inglenook Fireplace and Gallery Overlook (South)';

const estimate = read(
  page(1, [
    bold('Main Level', 280, 60),
    bold('Great Room with Coffered Ceiling, Inglenook Fireplace', 120, 80),
    bold("Height: 21'", 520, 80),
    bold('and Gallery Overlook (South)', 120, 91),
    ...header(TABLE, 110),
    ...row(TABLE, 126, work(1)),
    ...row(TABLE, 142, work(2)),
  ]),
  page(2, [
    bold('CONTINUED - Great Room with Coffered', 200, 60),
    bold('Ceiling, Inglenook Fireplace and', 215, 71),
    bold('Gallery Overlook (South)', 230, 82),
    ...header(TABLE, 100),
    ...row(TABLE, 116, work(3)),
    bold('Totals: Great Room with Coffered Ceiling,', 36, 136),
    ...row(TABLE, 136, ['', '', '', '0.00', '300.00', '0.00', '300.00']),
    bold('Inglenook Fireplace and Gallery', 36, 147),
    bold('Overlook (South)', 36, 158),
    bold('Bath 1/2', 36, 180),
    ...header(TABLE, 196),
    ...row(TABLE, 212, work(4)),
    bold('Totals: Bath 1/2', 36, 230),
    ...row(TABLE, 230, ['', '', '', '0.00', '100.00', '0.00', '100.00']),
  ]),
);

it('a name may take several lines above its rows, where it is continued and beside its total', () => {
  expect(estimate.lineItems.map(({ room, section, f9Note }) => [room, section, f9Note])).toEqual([
    [WHOLE, null, null],
    [WHOLE, null, null],
    [WHOLE, null, null],
    ['Bath 1/2', null, null],
  ]);
  expect(estimate.printed?.totals).toMatchObject([
    { kind: 'room', name: WHOLE, amounts: { rcv: 300 } },
    { kind: 'room', name: 'Bath 1/2', amounts: { rcv: 100 } },
  ]);
});

it('a name that has one line above its rows may have three elsewhere', () => {
  const { lineItems, printed } = read(
    page(1, [
      bold('Detached Garage with Lean-To and Covered Dog Run (Rear of Lot)', 36, 80),
      ...header(TABLE, 110),
      ...row(TABLE, 126, work(1)),
    ]),
    page(2, [
      bold('CONTINUED - Detached Garage with', 200, 60),
      bold('Lean-To and Covered Dog Run (Rear of', 200, 71),
      bold('Lot)', 280, 82),
      ...header(TABLE, 100),
      ...row(TABLE, 116, work(2)),
      bold('Totals: Detached Garage with', 36, 136),
      ...row(TABLE, 136, ['', '', '', '0.00', '200.00', '0.00', '200.00']),
      bold('Lean-To and Covered Dog Run (Rear of', 36, 147),
      bold('Lot)', 36, 158),
    ]),
  );
  const name = 'Detached Garage with Lean-To and Covered Dog Run (Rear of Lot)';
  expect(lineItems.map(({ room, section }) => [room, section])).toEqual([
    [name, null],
    [name, null],
  ]);
  expect(printed?.totals).toMatchObject([{ kind: 'room', name, amounts: { rcv: 200 } }]);
});

it('the height may stand beside the last line of a name, in smaller type', () => {
  const name = 'Stair 2 Upper Landing (shared w/ Unit 5 & Roof Deck Access)';
  const head = (text: string, y: number): PlacedText => ({ text, x: 36, y, bold: true, size: 11 });
  const { lineItems } = read(
    page(1, [
      head('Stair 2 Upper Landing (shared w/ Unit 5 & Roof Deck', 80),
      head('Access)', 93),
      { text: 'Height: 18\' 0"', x: 520, y: 93 },
      { text: '720.00 SF Walls', x: 180, y: 105 },
      ...header(TABLE, 120),
      ...row(TABLE, 136, work(1)),
      bold('Totals: Stair 2 Upper Landing (shared', 36, 156),
      bold('w/ Unit 5 & Roof Deck Access)', 36, 167),
      ...row(TABLE, 167, ['', '', '', '0.00', '100.00', '0.00', '100.00']),
    ]),
  );
  expect(lineItems.map(({ room, f9Note }) => [room, f9Note])).toEqual([[name, null]]);
});
