import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 260],
  ['UNIT PRICE', 330],
  ['TAX', 380],
  ['RCV', 440],
);

/** A room of one row, with nothing that sums it. */
const room = (y: number, name: string, number: number): PlacedText[] => [
  { text: name, x: 180, y },
  { text: "Height: 8'", x: 480, y },
  { text: '400.00 SF Walls', x: 200, y: y + 11 },
  { text: '160.00 SF Ceiling', x: 400, y: y + 11 },
  ...header(TABLE, y + 26),
  ...row(TABLE, y + 40, [`${number}. Paint the ceiling`, '10.00 SF', '5.00', '0.00', '50.00']),
];

it('tells the rooms of one dwelling from those of another, where nothing sums either', () => {
  const dwelling = (y: number, name: string): PlacedText => ({
    text: name,
    x: 36,
    y,
    bold: true,
    size: 13,
  });
  const { lineItems, printed } = read(
    page(1, [
      dwelling(60, 'Unit A'),
      ...room(84, 'Kitchen', 1),
      ...room(146, 'Bath', 2),
      dwelling(210, 'Unit B'),
      ...room(234, 'Kitchen', 3),
      { text: 'Labor Minimums Applied', x: 180, y: 298, bold: true },
      ...header(TABLE, 314),
      ...row(TABLE, 328, ['4. Painting labor minimum', '1.00 EA', '80.00', '0.00', '80.00']),
      ...row(TABLE, 350, ['Line Item Totals: ELM_COURT', '', '', '0.00', '230.00'], {
        bold: true,
      }),
    ]),
  );
  expect(lineItems.map((item) => item.printed?.path.join(' > '))).toEqual([
    'Unit A > Kitchen',
    'Unit A > Bath',
    'Unit B > Kitchen',
    'Labor Minimums Applied',
  ]);
  expect(printed?.rooms.map(({ kind, path }) => `${kind} ${path.join(' > ')}`)).toEqual([
    'level Unit A',
    'room Unit A > Kitchen',
    'room Unit A > Bath',
    'level Unit B',
    'room Unit B > Kitchen',
    'room Labor Minimums Applied',
  ]);
});
