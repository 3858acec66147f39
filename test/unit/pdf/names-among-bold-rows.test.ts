import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const cells = columns(
  ['Product/Service', 46, 'left'],
  ['Qty.', 394],
  ['Unit Price', 480],
  ['Total', 567],
);

/** A row as quote apps print it: its name in bold type, what is said of it in plain type below. */
const entry = (y: number, name: string, figures: readonly string[], said = ''): PlacedText[] => [
  { text: name, x: 46, y, bold: true },
  ...row(cells, y, ['', ...figures]),
  ...(said === '' ? [] : [{ text: said, x: 46, y: y + 12 }]),
];

it('names set as the rows are, with a remark below them, head the rows that follow', () => {
  const estimate = read(
    page(1, [
      ...header(cells, 80),
      ...entry(102, 'Kitchen', [], 'Supply line failed. Rebuild after dry-out by others.'),
      ...entry(138, 'Protection', ['1', '385.00', '385.00'], 'Ram board on the path of travel.'),
      ...entry(174, 'Base cabinets, reset', ['11', '78.50', '863.50'], 'Label and set back.'),
      ...entry(210, 'Insulation batt R-13', ['48', '1.62', '77.76']),
      ...entry(234, 'Baseboard MDF primed', ['42', '5.35', '224.70']),
      ...entry(258, 'Hall bath', [], 'Water came under the common wall.'),
      ...entry(294, 'Toilet, reset', ['1', '245.00', '245.00'], 'New wax ring.'),
      ...entry(330, 'General', []),
      ...entry(354, 'Final cleaning', ['1', '225.00', '225.00']),
    ]),
  );
  expect(
    estimate.lineItems.map(({ room, description, f9Note }) => [room, description, f9Note]),
  ).toEqual([
    ['Kitchen', 'Protection', 'Ram board on the path of travel.'],
    ['Kitchen', 'Base cabinets, reset', 'Label and set back.'],
    ['Kitchen', 'Insulation batt R-13', null],
    ['Kitchen', 'Baseboard MDF primed', null],
    ['Hall bath', 'Toilet, reset', 'New wax ring.'],
    ['General', 'Final cleaning', null],
  ]);
});
