import { expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { type PlacedText, page, read } from './draw.ts';

const EDGES = [410, 445, 520, 600, 670, 745];
const cells = (y: number, text: string, amounts: string[], at = 74): PlacedText[] => [
  { text, x: at, y },
  ...amounts.map(
    (amount, index): PlacedText => ({
      text: amount,
      x: EDGES[index] ?? 0,
      y,
      align: 'right',
    }),
  ),
];

it('a statement of loss says what was paid already, beside what each row is worth', () => {
  const bold = (line: PlacedText): PlacedText => ({ ...line, bold: true });
  const estimate = read({
    ...page(1, [
      ...cells(90, '', ['Replacement', 'Depr.', 'Less', 'Actual Cash', 'Prior', 'Unpaid']).map(
        bold,
      ),
      ...cells(100, 'Description of Loss', [
        'Cost Value',
        '%',
        'Depreciation',
        'Value',
        'Payments',
        'ACV',
      ]).map(bold),
      { text: 'No.', x: 46, y: 100, bold: true },
      { text: '1.', x: 46, y: 116 },
      ...cells(116, 'Finish carpentry', [
        '52,000.00',
        '25%',
        '(13,000.00)',
        '39,000.00',
        '-',
        '39,000.00',
      ]),
      { text: '2.', x: 46, y: 130 },
      ...cells(130, 'Painting', [
        '80,000.00',
        '40%',
        '(32,000.00)',
        '48,000.00',
        '8,000.00',
        '40,000.00',
      ]),
      { text: '3.', x: 46, y: 144 },
      ...cells(144, 'Building permit', ['21,000.00', '-', '-', '21,000.00', '-', '21,000.00']),
      ...cells(160, 'Subtotal', [
        '153,000.00',
        '',
        '(45,000.00)',
        '108,000.00',
        '8,000.00',
        '100,000.00',
      ]).map(bold),
    ]),
    width: 792,
  });
  expect(estimate.lineItems.map(({ rcv, acv }) => [rcv, acv])).toEqual([
    [52000, 39000],
    [80000, 48000],
    [21000, 21000],
  ]);
  expect(reconcile(estimate).failures).toEqual([]);
});
