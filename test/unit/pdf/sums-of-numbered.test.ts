import { describe, expect, test } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** Groups with a number, and sums that say the number alone or the whole name. */

const table = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 300],
  ['UNIT PRICE', 380],
  ['RCV', 460],
);

const group = (y: number, name: string, total: string): PlacedText[] => [
  { text: name, x: 36, y, bold: true, size: 11 },
  ...header(table, y + 14),
  ...row(table, y + 28, ['Membrane patch', '10.00 SF', '4.00', '40.00']),
  ...row(table, y + 42, ['Seal seams', '2.00 LF', '5.00', '10.00']),
  ...row(table, y + 56, [total, '', '', '50.00'], { bold: true }),
];

const totalsOf = (first: [string, string], second: [string, string]) =>
  read(
    page(1, [
      ...group(60, ...first),
      ...group(160, ...second),
      ...group(260, 'Shed', 'Shed Total'),
    ]),
  ).printed?.totals.map(({ name }) => name);

describe('sums of numbered groups', () => {
  test('get the name of the group whose number they say', () => {
    expect(
      totalsOf(
        ['Deficiency 1: Membrane Displaced', 'Deficiency 1 Total'],
        ['Deficiency 2: Open Seams', 'Deficiency 2 Total'],
      ),
    ).toEqual(['Deficiency 1: Membrane Displaced', 'Deficiency 2: Open Seams', 'Shed']);
  });

  test('keep a name that they say themselves', () => {
    expect(
      totalsOf(
        ['Bldg 1 - Sanctuary', 'Total: Bldg 1 - Sanctuary'],
        ['Bldg 2 - School', 'Total: Bldg 2 - School'],
      ),
    ).toEqual(['Bldg 1 - Sanctuary', 'Bldg 2 - School', 'Shed']);
  });
});
