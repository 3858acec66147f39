import { expect, it } from 'vitest';
import { amount, page, read, THREE_ROWS, text } from './draw.ts';

it('a settlement of each coverage is its summary', () => {
  const { printed } = read(
    page(1, THREE_ROWS),
    page(2, [
      text(60, 'Settlement - Dwelling', { bold: true }),
      ...[
        ['Line Items', '1,000.00'],
        ['Replacement Cost Value', '1,200.00'],
        ['Less Recoverable Depreciation', '(200.00)'],
        ['Actual Cash Value', '1,000.00'],
        ['Less Deductible', '(500.00)'],
        ['Net Claim', '500.00'],
      ].flatMap(([label = '', value = ''], at) => [
        text(76 + at * 12, label),
        amount(76 + at * 12, value),
      ]),
      text(180, 'Settlement - Other Structures', { bold: true }),
      text(196, 'Replacement Cost Value'),
      amount(196, '300.00'),
      text(208, 'Net Claim'),
      amount(208, '300.00'),
    ]),
  );
  expect(printed?.summaries).toMatchObject([
    {
      coverage: 'Dwelling',
      lineItemTotal: 1000,
      rcv: 1200,
      acv: 1000,
      deductible: 500,
      netClaim: 500,
    },
    { coverage: 'Other Structures', rcv: 300, netClaim: 300 },
  ]);
});
