import { describe, expect, it } from 'vitest';
import { readEstimate } from '../../../lambdas/domain/pdf/read-estimate.ts';
import { type ColumnPlace, header, type PlacedText, page, row } from './draw.ts';

const COLUMNS: ColumnPlace[] = [
  { heading: 'DESCRIPTION', x: 36, align: 'left' },
  { heading: 'QUANTITY', x: 300, align: 'right' },
  { heading: 'UNIT PRICE', x: 358, align: 'right' },
  { heading: 'TAX', x: 410, align: 'right' },
  { heading: 'RCV', x: 463, align: 'right' },
];

describe('a figure in the estimate’s name', () => {
  it('is none of the sums that it stands before, its underscore read or not', () => {
    const words: PlacedText[] = [
      { text: 'Estimate: ASHGROVE_3129', x: 36, y: 40 },
      ...header(COLUMNS, 100),
      { text: '1.', x: 36, y: 116 },
      { text: 'Remove carpet', x: 56, y: 116 },
      ...row(COLUMNS.slice(1), 116, ['10.00 SF', '1.00', '0.50', '10.50']),
      { text: 'Line Item Totals: ASHGROVE 3129', x: 36, y: 150 },
      ...row(COLUMNS.slice(1), 150, ['', '', '0.50', '10.50']),
    ];
    const sheet = page(
      1,
      words.map((run) => ({ confidence: 0.95, ...run })),
      'ocr',
    );
    const result = readEstimate([sheet], { fileName: 'scan.pdf' });
    if (result.kind !== 'estimate') throw new Error(result.message);
    const { printed } = result.estimate;
    expect(printed?.totals.at(-1)).toMatchObject({
      name: 'ASHGROVE_3129',
      amounts: { tax: 0.5, rcv: 10.5 },
    });
  });
});
