import { expect, it } from 'vitest';
import { columns, header, page, read, row, text } from './draw.ts';

const TABLE = columns(
  ['Code', 36, 'left'],
  ['Description', 90, 'left'],
  ['Quantity', 320],
  ['Unit', 330, 'left'],
  ['Unit Cost', 430],
  ['Total', 560],
);

it('are no row, whatever columns their figures stand in', () => {
  const { lineItems, insuredName } = read(
    page(1, [
      ...header(TABLE, 50),
      text(64, 'Insured: Orrin Lake Club'),
      text(64, 'Site: 12 Plum Row, Alder, OH 44999', { x: 277 }),
      ...row(TABLE, 84, ['A1', 'Lowboy', '4.00', 'HR', '100.00', '400.00']),
      ...row(TABLE, 98, ['B2', 'Teamster', '4.00', 'HR', '50.00', '200.00']),
    ]),
  );
  expect(lineItems.map(({ description }) => description)).toEqual(['Lowboy', 'Teamster']);
  expect(insuredName).toBe('Orrin Lake Club');
});
