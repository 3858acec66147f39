import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Item', 60, 'left'],
  ['Replacement Cost', 430],
  ['Depreciation', 500],
  ['Actual Cash Value', 580],
);

const head = (y: number, x: number, text: string): PlacedText => ({ text, x, y, bold: true });

const AWARD = page(1, [
  ...header(TABLE, 80),
  head(100, 40, 'Coverage A - Dwelling'),
  head(114, 50, 'Pantry'),
  ...row(TABLE, 128, ['1. Clean walls', '300.00', '0.00', '300.00']),
  ...row(TABLE, 142, ['2. Paint walls', '500.00', '100.00', '400.00']),
  head(156, 50, 'Bedrooms 1 and 2'),
  ...row(TABLE, 170, ['3. Replace carpet', '1,200.00', '600.00', '600.00']),
  ...row(TABLE, 184, ['4. Clean ceiling', '200.00', '0.00', '200.00']),
  ...row(TABLE, 198, ['Total Coverage A - Dwelling', '2,200.00', '700.00', '1,500.00'], {
    bold: true,
  }),
]);

it('a coverage that its sum closes holds the places headed in it', () => {
  const { lineItems, printed } = read(AWARD);
  expect(lineItems.map(({ room, printed: own }) => [room, own?.path])).toEqual([
    ...Array(2).fill(['Pantry', ['Coverage A - Dwelling', 'Pantry']]),
    ...Array(2).fill(['Bedrooms 1 and 2', ['Coverage A - Dwelling', 'Bedrooms 1 and 2']]),
  ]);
  expect(printed?.totals.map(({ kind, name }) => [kind, name])).toContainEqual([
    'level',
    'Coverage A - Dwelling',
  ]);
});
