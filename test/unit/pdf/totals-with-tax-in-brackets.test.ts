import { expect, it } from 'vitest';
import { headingKind } from '../../../lambdas/domain/pdf/tables/heading-words.ts';
import { columns, header, page, read, row } from './draw.ts';

it.each(['Total (inc tax)', 'Amount (incl. GST)', 'Line total (including VAT)'])(
  'what it is with tax may be said in brackets: %s',
  (heading) => {
    expect(headingKind(heading)).toBe('total');
  },
);

it('quotes of service software print what they sell for, a discount, a tax and a total with it', () => {
  const quote = columns(
    ['Part No.', 40, 'left'],
    ['Description', 110, 'left'],
    ['Qty', 320],
    ['Unit', 330, 'left'],
    ['Sell', 400],
    ['Disc %', 440],
    ['Tax', 490],
    ['Total (inc tax)', 560],
  );
  const { lineItems } = read(
    page(1, [
      ...header(quote, 80),
      ...row(quote, 96, ['VLV-2', 'Gate valve 2 in', '2', 'EA', '140.00', '', '22.40', '302.40']),
      ...row(quote, 112, [
        'PIPE-CU',
        'Copper type L',
        '50',
        'FT',
        '6.00',
        '10%',
        '21.60',
        '291.60',
      ]),
      ...row(quote, 128, ['LAB-PL', 'Plumber', '8', 'HR', '98.00', '', '0.00', '784.00']),
      { text: 'Quote total inc tax', x: 400, y: 150 },
      { text: '$1,378.00', x: 560, y: 150, align: 'right' },
    ]),
  );
  expect(
    lineItems.map(({ description, quantity, unit, unitPrice, tax, rcv }) => [
      description,
      quantity,
      unit,
      unitPrice,
      tax,
      rcv,
    ]),
  ).toEqual([
    ['Gate valve 2 in', 2, 'EA', 140, 22.4, 302.4],
    ['Copper type L', 50, 'FT', 5.4, 21.6, 291.6],
    ['Plumber', 8, 'HR', 98, 0, 784],
  ]);
});
