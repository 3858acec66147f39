import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['#', 46, 'left'],
  ['Room', 62, 'left'],
  ['Description', 114, 'left'],
  ['Qty', 369],
  ['Unit', 386, 'left'],
  ['Unit Cost', 458],
  ['RCV', 521],
);

const work = (y: number, number: string, room: string, words: string): PlacedText[] =>
  row(TABLE, y, [number, room, words, '2', 'EA', '10.00', '20.00']);

it('rows are numbered on below a header whose sign for it was lost', () => {
  const { lineItems } = read(
    page(1, [
      ...header(TABLE, 80),
      ...work(94, '1', 'Kitchen', 'Gut kitchen to studs'),
      ...work(108, '2', 'Kitchen', 'Hang drywall'),
      ...work(122, '3', 'Family Rm', 'Clean walls'),
    ]),
    page(2, [
      ...header(TABLE, 80).slice(1),
      ...work(94, '4', 'Family Rm', 'Paint walls'),
      ...work(108, '5', 'Hall', 'Clean walls'),
      ...work(122, '6', 'Hall', 'Smoke detector'),
      ...work(136, '7', 'Attic', 'Thermal fog'),
    ]),
  );
  expect(lineItems.map(({ printed, room }) => [printed?.lineNumber, room])).toEqual([
    ['1', 'Kitchen'],
    ['2', 'Kitchen'],
    ['3', 'Family Rm'],
    ['4', 'Family Rm'],
    ['5', 'Hall'],
    ['6', 'Hall'],
    ['7', 'Attic'],
  ]);
});
