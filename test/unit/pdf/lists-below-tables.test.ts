import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const HOURS = columns(
  ['Day', 36, 'left'],
  ['Men', 110],
  ['What was done', 130, 'left'],
  ['Man-hours', 420],
  ['Rate', 480],
  ['Amount', 560],
);
const USED = columns(['', 50], ['', 70, 'left'], ['', 130, 'left'], ['', 480], ['', 560]);

const bill = (...materials: string[][]) =>
  read(
    page(1, [
      ...header(HOURS, 100),
      ...row(HOURS, 116, ['Mon 3/2', '3', 'Cut out loose plaster', '24', '70.00', '1,680.00']),
      ...row(HOURS, 132, ['Tue 3/3', '2', 'Renail lath', '16', '70.00', '1,120.00']),
      ...row(HOURS, 148, ['Wed 3/4', '2', 'Brown coat', '16', '70.00', '1,120.00']),
      { text: 'Materials used', x: 36, y: 176, bold: true },
      ...materials.flatMap((cells, at) => row(USED, 192 + at * 16, cells)),
    ]),
  ).lineItems;

it('a list below a table counts where its own rows do', () => {
  const items = bill(
    ['44', 'bag', 'Gypsum plaster, 80 lb', '27.50', '1,210.00'],
    ['26', 'ea', 'Metal lath', '17.00', '442.00'],
    ['3', 'gal', 'Bonding agent', '38.50', '115.50'],
  );
  expect(items.map(({ description, quantity, rcv }) => [description, quantity, rcv])).toEqual([
    ['Cut out loose plaster', 24, 1680],
    ['Renail lath', 16, 1120],
    ['Brown coat', 16, 1120],
    ['Gypsum plaster, 80 lb', 44, 1210],
    ['Metal lath', 26, 442],
    ['Bonding agent', 3, 115.5],
  ]);
});
