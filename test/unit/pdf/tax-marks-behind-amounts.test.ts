import { expect, it } from 'vitest';
import { linesOfPage } from '../../../lambdas/domain/pdf/pages/lines.ts';
import { headerRowAt } from '../../../lambdas/domain/pdf/tables/header-row.ts';
import { page } from './draw.ts';

/** The kinds of a scanned header that ends in these heads, the second a space wider than one behind the first. */
const kindsOf = (amount: string, mark: string) => {
  const heads: [string, number][] = [
    ['DATE', 60],
    ['ITEM', 110],
    ['DESCRIPTION', 170],
    ['QTY', 390],
    ['UM', 420],
    ['RATE', 462],
    [amount, 512],
    [mark, 512 + amount.length * 4.6 + 9],
  ];
  const scan = page(
    1,
    heads.map(([text, x]) => ({ text, x, y: 80, size: 9.2, confidence: 0.95 })),
    'ocr',
  );
  return headerRowAt(linesOfPage(scan, scan.words), 0)?.headings.map(({ kind }) => kind);
};

it('a scanned head of tax marks close behind the amounts is a column of its own', () => {
  expect(kindsOf('AMOUNT', 'TX')?.slice(5)).toEqual(['unitPrice', 'total', 'otherNumber']);
});
