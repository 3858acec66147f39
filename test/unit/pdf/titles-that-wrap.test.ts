import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Product/Service', 42, 'left'],
  ['Description', 166, 'left'],
  ['Qty.', 472],
  ['Unit Price', 521],
  ['Total', 570],
);

const item = (y: number, name: string, words: string): PlacedText[] => [
  { text: name, x: 42, y, bold: true, size: 8 },
  ...row(TABLE, y, ['', words, '2', '$10.00', '$20.00'], { size: 8 }),
];

it('one word more of a bold name right below its row is no place', () => {
  const { lineItems } = read(
    page(1, [
      ...header(TABLE, 80),
      ...item(100, 'AFCI Breaker', 'Forty spaces in the main panel'),
      ...item(124, 'Smoke/CO Combo', 'Sealed for ten years, interconnected'),
      { text: 'Hardwired', x: 42, y: 136, bold: true, size: 8 },
      ...item(160, 'Wire Pull', 'Run new wire to the well pump disconnect'),
      ...item(184, 'Well Pump Control Box', 'One horse power, fried'),
    ]),
  );
  expect(lineItems[1]?.description).toBe(
    'Smoke/CO Combo Hardwired Sealed for ten years, interconnected',
  );
  expect(lineItems.map(({ room }) => room)).toEqual(Array(4).fill(lineItems[0]?.room));
});
