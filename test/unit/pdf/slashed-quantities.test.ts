import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const WORKSHEET = columns(
  ['ITEM', 36, 'left'],
  ['NARRATIVE', 90, 'left'],
  ['QUANTITY/UNIT', 400],
  ['UNIT PRICE', 480],
  ['COST', 560],
);

const ROWS = [
  ['1', 'Contract - pumping by truck', '12.5/ HR', '$ 80.00', '$ 1,000.00'],
  ['2', 'Labor, overtime only', '30/ HR', '$ 41.10', '$ 1,233.00'],
  ['3', 'Check valve, rebuild kit', '2/ EA', '$ 310.00', '$ 620.00'],
  ['4', 'Slab repair, reinforced', '20/ SF', '$ 14.25', '$ 285.00'],
];

const sheet = (foot: readonly string[]) =>
  read(
    page(1, [
      ...header(WORKSHEET, 100),
      { text: '*** Version 0 ***', x: 90, y: 116, bold: true },
      { text: 'Work Completed', x: 90, y: 130, bold: true },
      ...ROWS.flatMap((cells, at) => row(WORKSHEET, 146 + at * 14, cells)),
      ...foot.map((text, at) => ({ text, x: at === 0 ? 400 : 36, y: 240 + at * 30 })),
    ]),
    page(2, [
      ...header(WORKSHEET, 100),
      ...row(WORKSHEET, 116, ['5', 'Batts', '100/ SF', '$ 1.71', '$ 171.00']),
      ...row(WORKSHEET, 140, ['', '', '', 'TOTAL COST', '$ 3,309.00'], { bold: true }),
    ]),
  );

it('reads a quantity that a slash parts from its unit', () => {
  const { lineItems } = sheet([]);
  expect(lineItems.map(({ quantity, unit, rcv }) => [quantity, unit, rcv])).toEqual([
    [12.5, 'HR', 1000],
    [30, 'HR', 1233],
    [2, 'EA', 620],
    [20, 'SF', 285],
    [100, 'SF', 171],
  ]);
});

it('takes the version of a worksheet for no name of work', () => {
  const { lineItems } = sheet([]);
  const names = lineItems.flatMap(({ room, section }) => [room, section]);
  expect(names.some((name) => /version/i.test(name ?? ''))).toBe(false);
});

it('has no note in the foot of a form that goes on overleaf', () => {
  const { lineItems } = sheet(['(continued on next page)', 'PREPARED BY   TITLE', 'Ida Quillon']);
  expect(lineItems.map(({ f9Note }) => f9Note)).toEqual([null, null, null, null, null]);
});

it('reads a quantity with its slash apart, one wide space from the cells beside it', () => {
  const cells = (y: number, type: string, quantity: string, price: string, total: string) => [
    { text: 'Paint walls, eggshell', x: 42, y },
    { text: type, x: 326, y },
    { text: quantity, x: 463, y, align: 'right' as const },
    { text: price, x: 512, y, align: 'right' as const },
    { text: total, x: 570, y, align: 'right' as const },
  ];
  const { lineItems } = read(
    page(1, [
      ...columns(
        ['Item Name', 42, 'left'],
        ['Type', 326, 'left'],
        ['QTY / Unit', 463],
        ['Unit Cost', 512],
        ['Total', 570],
      ).map(({ heading, x, align }) => ({ text: heading, x, y: 100, align, bold: true })),
      { text: 'Finishes', x: 42, y: 114, bold: true },
      ...cells(128, 'Labor', '12.00 / Hrs', '$58.00', '$696.00'),
      ...cells(142, 'Material', '118.00 / Lnft', '$2.74', '$323.32'),
      // The cells beside these are nearer than words of two cells are elsewhere.
      ...cells(156, 'Subcontractor', '1,160.00 / Sqft', '$1.24', '$1,438.40'),
      ...cells(170, 'Subcontractor', '3.00 / Each', '$1,138.00', '$3,414.00'),
    ]),
  );
  expect(lineItems.map(({ quantity, unit }) => [quantity, unit])).toEqual([
    [12, 'HR'],
    [118, 'LF'],
    [1160, 'SF'],
    [3, 'EA'],
  ]);
});
