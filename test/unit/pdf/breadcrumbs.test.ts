import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** The way to a room as its head, trades in bold below it, and a sum in other words for each. */

const TABLE = columns(
  ['#', 36, 'left'],
  ['Description', 58, 'left'],
  ['Quantity', 320],
  ['Unit Price', 380],
  ['RCV', 440],
  ['Depreciation', 510],
  ['ACV', 570],
);

const bold = (y: number, text: string): PlacedText => ({ text, x: 36, y, bold: true });

const sum = (y: number, name: string, amount: string, isStrong: boolean): PlacedText[] =>
  row(TABLE, y, ['', name, '', '', amount, '0.00', amount]).map((run) => ({
    ...run,
    bold: isStrong,
  }));

let number = 0;

/** A room of two trades with a row each, 142 points high. */
const room = (y: number, head: string, name: string, trades: [string, string]): PlacedText[] => [
  bold(y, head),
  ...header(TABLE, y + 14),
  ...trades.flatMap((trade, at) => {
    const top = y + 28 + at * 44;
    number += 1;
    const cells = [`${number}`, `Work of ${trade}`, '10.00 SF', '2.00', '20.00', '0.00', '20.00'];
    return [
      bold(top, trade),
      ...row(TABLE, top + 14, cells),
      ...sum(top + 28, `Subtotal ${trade}`, '20.00', false),
    ];
  }),
  ...sum(y + 118, `Total ${name}`, '40.00', true),
];

const estimate = () =>
  read(
    page(1, [
      ...room(60, 'Main Level > Bath', 'Bath', ['Drywall', 'Painting']),
      ...room(210, 'Upper Level > Bath', 'Bath', ['Drywall', 'Flooring']),
      ...room(360, 'Crawlspace > Below Kitchen', 'Below Kitchen', ['Insulation', 'Cleaning']),
      ...room(510, 'General Items', 'General Items', ['Debris Removal', 'Minimum Charges']),
    ]),
  );

it('the last part of a way is the room, and those before it the levels', () => {
  const { lineItems, printed } = estimate();
  expect(lineItems.map(({ room: name, printed: own }) => [name, own?.path])).toEqual(
    [
      ['Bath', ['Main Level', 'Bath']],
      ['Bath', ['Upper Level', 'Bath']],
      ['Below Kitchen', ['Crawlspace', 'Below Kitchen']],
      ['General Items', ['General Items']],
    ].flatMap((one) => [one, one]),
  );
  const sums = printed?.totals.filter(({ kind }) => kind === 'room');
  expect(sums?.map(({ path }) => path.join(' in ')).slice(0, 3)).toEqual([
    'Main Level in Bath',
    'Upper Level in Bath',
    'Crawlspace in Below Kitchen',
  ]);
});

it('what a sum of the lesser word closes is a section, however it is called', () => {
  expect(
    estimate()
      .lineItems.slice(-2)
      .map(({ room: name, section }) => [name, section]),
  ).toEqual([
    ['General Items', 'Debris Removal'],
    ['General Items', 'Minimum Charges'],
  ]);
});
