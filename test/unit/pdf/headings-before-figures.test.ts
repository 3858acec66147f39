import { expect, it } from 'vitest';
import { type PlacedText, page, read } from './draw.ts';

const HEADINGS: readonly [string, number][] = [
  ['Item', 36],
  ['CSI Div.', 66],
  ['Description of work', 113],
  ['Quantity', 330],
  ['Unit', 390],
  ['Unit cost', 418],
  ['Total cost', 471],
  ['Source', 538],
];

const WORK: readonly (readonly string[])[] = [
  ['3.01', 'Replace gangway planks', '3,960', 'SF', '1.85', '7,326.00', 'local'],
  ['3.02', 'Reset mooring cleats', '6', 'EA', '85.00', '510.00', 'quote'],
  ['3.03', 'Paint handrails', '4,120', 'LF', '4.40', '18,128.00', 'local'],
  ['3.04', 'Replace rub rail', '64', 'LF', '18.40', '1,177.60', 'quote'],
  ['3.05', 'Haul debris', '3', 'EA', '410.00', '1,230.00', 'local'],
];

const workRow = (cells: readonly string[], y: number): PlacedText[] => {
  const [number = '', name = '', quantity = '', unit = '', price = '', total = '', source = ''] =
    cells;
  return [
    { text: number, x: 36, y },
    { text: name, x: 113, y },
    { text: quantity, x: 388, y, align: 'right' },
    { text: unit, x: 390, y },
    { text: price, x: 469, y, align: 'right' },
    { text: total, x: 536, y, align: 'right' },
    { text: source, x: 538, y },
  ];
};

it('reads figures that end before the next heading as those of the heading before', () => {
  const { lineItems } = read(
    page(1, [
      ...HEADINGS.map(([text, x]) => ({ text, x, y: 60, bold: true, size: 7 })),
      ...WORK.flatMap((cells, at) =>
        workRow(cells, 80 + at * 20).map((run) => ({ ...run, size: 7 })),
      ),
    ]),
  );
  expect(lineItems.map(({ quantity, unitPrice, rcv }) => [quantity, unitPrice, rcv])).toEqual([
    [3960, 1.85, 7326],
    [6, 85, 510],
    [4120, 4.4, 18128],
    [64, 18.4, 1177.6],
    [3, 410, 1230],
  ]);
});
