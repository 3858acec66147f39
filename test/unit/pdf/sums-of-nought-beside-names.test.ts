import { expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, header, page, read, row } from './draw.ts';

const COSTS = columns(
  ['Description', 36, 'left'],
  ['Quantity', 240],
  ['Unit', 250, 'left'],
  ['Material', 330],
  ['Labor', 390],
  ['Sub', 450],
  ['Total', 520],
);

const group = (y: number, cells: readonly string[]) => row(COSTS, y, cells, { bold: true });

const ROWS = [
  ...header(COSTS, 100),
  ...group(116, ['PERMITS', '', '', '0.00', '0.00', '310.00', '310.00']),
  ...row(COSTS, 132, ['Permit of the town', '1.00', 'EA', '', '', '190.00', '190.00']),
  ...row(COSTS, 148, ['Survey of the rafters', '1.00', 'EA', '', '', '120.00', '120.00']),
  ...group(164, ['ROOFING', '', '', '100.00', '80.00', '0.00', '180.00']),
  ...row(COSTS, 180, ['Shingles', '2.00', 'SQ', '60.00', '50.00', '', '110.00']),
  ...row(COSTS, 196, ['Drip edge', '20.00', 'LF', '40.00', '30.00', '', '70.00']),
  ...group(212, ['PAINTING', '', '', '25.00', '75.50', '0.00', '100.50']),
  ...row(COSTS, 228, ['Paint the walls', '40.00', 'SF', '15.00', '45.25', '', '60.25']),
  ...row(COSTS, 244, ['Paint the trim', '30.00', 'LF', '10.00', '30.25', '', '40.25']),
];

it('heads rows with names and noughts, and leads from the cost of a job to its price', () => {
  const estimate = read(
    page(1, [
      ...ROWS,
      ...group(262, ['JOB COST', '', '', '125.00', '155.50', '310.00', '590.50']),
      ...row(COSTS, 276, ['Overhead and profit 20% of job cost', '', '', '', '', '', '118.10']),
      ...group(290, ['SELLING PRICE', '', '', '', '', '', '708.60']),
      { text: 'Category recap', x: 36, y: 330, bold: true },
      ...row(COSTS, 346, ['Category', '', '', 'Material', 'Labor', 'Sub', 'Cost'], { bold: true }),
      ...row(COSTS, 362, ['Permits', '', '', '0.00', '0.00', '310.00', '310.00']),
      ...row(COSTS, 378, ['Roofing', '', '', '100.00', '80.00', '0.00', '180.00']),
      ...row(COSTS, 394, ['Painting', '', '', '25.00', '75.50', '0.00', '100.50']),
      ...row(COSTS, 410, ['Total cost', '', '', '125.00', '155.50', '310.00', '590.50']),
    ]),
  );
  expect(estimate.lineItems.map(({ room }) => room)).toEqual(
    ['PERMITS', 'ROOFING', 'PAINTING'].flatMap((name) => [name, name]),
  );
  expect(estimate.printed?.totals.at(-1)).toMatchObject({
    kind: 'grand',
    amounts: { rcv: 708.6 },
    adjustments: 118.1,
  });
  expect(reconcile(estimate)).toMatchObject({ reconciled: true, failures: [] });
});
