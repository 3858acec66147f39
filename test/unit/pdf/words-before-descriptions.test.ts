import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Qty', 100],
  ['Unit', 110, 'left'],
  ['Rate', 220],
  ['Amount', 290],
  ['Scope', 300, 'left'],
);

const readRow = (amount: string) =>
  read(
    page(1, [
      { text: 'Attic', x: 60, y: 60, bold: true, size: 11 },
      ...header(TABLE, 80),
      ...row(TABLE, 96, ['86', 'SF', '$3.15', '$270.90', 'Barriers at doors and registers']),
      ...row(TABLE, 110, ['1', 'EA', '$640.00', '$640.00', 'Decontamination unit']),
      ...row(TABLE, 124, ['6', 'EA', '—', amount, 'Clearance air samples']),
      ...row(TABLE, 138, ['4', 'DAY', '$92.00', '$368.00', 'Negative air machine']),
    ]),
  ).lineItems.map(({ description, quantity, rcv, printed }) => [
    description,
    quantity,
    rcv,
    printed?.priceNote ?? null,
  ]);

it.each([
  ['No charge', 0],
  ['By hygienist', null],
])('words at the edge of amounts before a description are no part of it: %s', (word, rcv) => {
  expect(readRow(word)).toEqual([
    ['Barriers at doors and registers', 86, 270.9, null],
    ['Decontamination unit', 1, 640, null],
    ['Clearance air samples', 6, rcv, word],
    ['Negative air machine', 4, 368, null],
  ]);
});

it('words that begin a row where its amount ends stand for it, before what it counts', () => {
  const first = columns(
    ['Total', 108],
    ['Count', 165],
    ['What we did', 200, 'left'],
    ['Men', 500],
    ['Machines', 570],
  );
  const { lineItems } = read(
    page(1, [
      { text: 'YARD', x: 200, y: 60, bold: true, size: 11 },
      ...header(first, 80),
      ...row(first, 96, ['920.00', '4 ea', 'Uprooted pine, cut flush', '540.00', '380.00']),
      ...row(first, 110, ['465.00', '3 ea', 'Stump grind to 8 in.', '', '465.00']),
      ...row(first, 124, ['no charge', '1 ea', 'Hanger over playset']),
      ...row(first, 138, ['255.00', '1 ls', 'Rake and blow', '220.00', '35.00']),
    ]),
  );
  expect(
    lineItems.map(({ description, quantity, rcv, f9Note }) => [description, quantity, rcv, f9Note]),
  ).toEqual([
    ['Uprooted pine, cut flush', 4, 920, null],
    ['Stump grind to 8 in.', 3, 465, null],
    ['Hanger over playset', 1, 0, null],
    ['Rake and blow', 1, 255, null],
  ]);
});
