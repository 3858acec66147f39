import { expect, test } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 300],
  ['UNIT PRICE', 400],
  ['RCV', 500],
);

/** Lines with what stands between them: a row, a note, or space. */
const lines = (...all: (string | number)[]): PlacedText[] => {
  let y = 100;
  let number = 0;
  const runs = header(TABLE, 88);
  for (const line of all) {
    if (typeof line === 'number') y += line;
    else {
      y += 10;
      if (line.endsWith('.')) runs.push({ text: line, x: 54, y, italic: true });
      else if (line.startsWith('Totals'))
        runs.push(...row(TABLE, y, [line, '', '', '400.00'], { bold: true }));
      else {
        number += 1;
        runs.push(...row(TABLE, y, [`${number}. ${line}`, '2.00 EA', '50.00', '100.00']));
      }
    }
  }
  return runs;
};

const notes = (...runs: PlacedText[]) =>
  read(page(1, runs)).lineItems.map(({ description, f9Note }) => [description, f9Note]);

test('notes belong to the row below where the whole print has them above', () => {
  expect(
    notes(
      ...lines(
        'Hail hits were found on all slopes.',
        'Drip edge',
        7,
        'Ridge cap',
        7,
        'Two layers at the porch only.',
        'Felt',
        7,
        'Owner has the invoice for this.',
        'Vent boot',
        7,
        'Totals: Roof',
      ),
    ),
  ).toEqual([
    ['Drip edge', 'Hail hits were found on all slopes.'],
    ['Ridge cap', null],
    ['Felt', 'Two layers at the porch only.'],
    ['Vent boot', 'Owner has the invoice for this.'],
  ]);
});

test('notes below their rows stay there, whatever introduces the first', () => {
  expect(
    notes(
      ...lines(
        'These items replace the roof of the house.',
        'Drip edge',
        'Hail hits were found on all slopes.',
        7,
        'Ridge cap',
        'Two layers at the porch only.',
        7,
        'Felt',
        7,
        'Vent boot',
        7,
        'Totals: Roof',
      ),
    ).slice(0, 3),
  ).toEqual([
    ['Drip edge', 'Hail hits were found on all slopes.'],
    ['Ridge cap', 'Two layers at the porch only.'],
    ['Felt', null],
  ]);
});
