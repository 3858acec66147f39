import { expect, it } from 'vitest';
import { amount, page, read, text } from './draw.ts';

it('a sum that tax leads to is none of the lump sums, whatever it is called', () => {
  const lines: [string, string][] = [
    ['A.   Shop drawings and one trip to measure', '$350.00'],
    ['B.   Base cabinets on the range wall', '$6,875.00'],
    ['C.   Pantry cabinet with five trays', '$2,410.00'],
    ['D.   Hardware. Pulls to be used again', 'INCLUDED'],
    ['E.   Delivery and installation', '$3,200.00'],
  ];
  const proposal = read(
    page(1, [
      text(40, 'We propose to build, finish and install as follows:'),
      ...lines.flatMap(([words, sum], at) => [
        text(70 + at * 14, words),
        amount(70 + at * 14, sum),
      ]),
      text(160, 'TOTAL, A thru E', { x: 60 }),
      amount(160, '$12,835.00'),
      text(174, 'Ky. sales tax 6% on lumber and hardware', { x: 60 }),
      amount(174, '$678.00'),
      text(188, 'PROPOSAL AMOUNT', { x: 60 }),
      amount(188, '$13,513.00'),
    ]),
  );
  expect(proposal.lineItems.map(({ rcv }) => rcv ?? 0)).toEqual([350, 6875, 2410, 0, 3200]);
  expect(proposal.printed?.totals.map(({ kind, amounts }) => [kind, amounts.rcv])).toContainEqual([
    'grand',
    13513,
  ]);
});
